"""The numbers of a game under the names used in its texts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.components.load import load_game


@cache
def numbers_in(game: str) -> dict[str, str | int]:
    """Return the numbers of a game under the names used in its texts: `caravans`, `costs-port`, `pyramids-1-steps`.

    A list of numbers becomes a text such as `3/2/2`.
    """
    found: dict[str, str | int] = {}

    def take(name: str, value: object) -> None:
        if isinstance(value, Mapping):
            for key, part in value.items():
                take(f"{name}-{key}", part)
        elif isinstance(value, (list, tuple)) and value and all(isinstance(part, Mapping) for part in value):
            for index, part in enumerate(value, start=1):
                take(f"{name}-{index}", part)
        elif isinstance(value, (list, tuple)):
            found[name] = "/".join(map(str, value))
        elif isinstance(value, (int, str)):
            found[name] = value

    for name, number in load_game(game).numbers.items():
        take(name, number.value)
    return found
