"""The options of players: plain numbers by name, and the weights of their evaluation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.ai.choices import choice_of
from game.errors import FeluccaError

COUNTS: Final = ("worlds", "width", "first", "stages")
"""The options whose minimum is 1; that of all others is 0."""
MOST: Final = 1_000_000
"""The upper bound of every option and weight."""


def read_options(
    options: Mapping[str, Any], defaults: Mapping[str, float]
) -> tuple[dict[str, float], dict[str, float]]:
    """Return the options completed by `defaults`, and the weights of the evaluation that `options` hold as `weights`.

    Raises FeluccaError naming an unknown option, an option that is no number, too small or too large, or such a
    weight.
    """
    known = dict(defaults)
    weights = options.get("weights", {})
    for name, value in options.items():
        if name == "weights":
            continue
        if name not in defaults:
            raise FeluccaError(f"an opponent has no option '{name}': {choice_of(name, defaults)}")
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise FeluccaError(f"the option '{name}' of an opponent must be a number, not {value!r}")
        least = int(name in COUNTS)
        if not least <= value <= MOST:
            raise FeluccaError(f"the option '{name}' of an opponent must be from {least} to {MOST}, not {value!r}")
        known[name] = value
    is_plain = isinstance(weights, Mapping) and all(
        type(value) in (int, float) and abs(value) <= MOST for value in weights.values()
    )
    if not is_plain:
        raise FeluccaError(f"the weights of an opponent must be numbers by name, at most {MOST}, not {weights!r}")
    return known, dict(weights)
