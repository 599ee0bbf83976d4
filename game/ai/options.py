"""The options of a player: plain data from the levels, checked once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.errors import FeluccaError

COUNTS = ("worlds", "width", "first", "stages")
"""Options that count what there must be one of; all others may be 0, none less."""
MOST = 1_000_000
"""What no option and no weight exceeds."""


def read_options(
    options: Mapping[str, Any], defaults: Mapping[str, float]
) -> tuple[dict[str, float], dict[str, float]]:
    """Return the options completed by `defaults`, and the weights of the style, which are the mapping `weights`.

    Raises FeluccaError naming an option that does not exist, is no number, too small or too large, or a weight that is.
    """
    known = dict(defaults)
    weights = options.get("weights", {})
    for name, value in options.items():
        if name == "weights":
            continue
        if name not in defaults:
            raise FeluccaError(f"an opponent has no option '{name}': choose {', '.join(sorted(defaults))}")
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
