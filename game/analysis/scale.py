"""Error rates beside those of our own levels: "plays like a Steward"."""

from __future__ import annotations

from functools import cache

import msgspec

from game.components.source import Source
from game.paths import asset_dir

FILE = "analysis.yaml"


@cache
def rates(game: str) -> dict[str, float]:
    """Return the measured error rate of levels in a game, weakest first, as shares of a game; empty for others."""
    source = Source(asset_dir("data") / FILE, f"data/{FILE}")
    found = msgspec.convert(source.at(("rates",)), dict[str, dict[str, float]])
    return {level: rate / 1000 for level, rate in found.get(game, {}).items()}


def nearest_level(game: str, rate: float) -> tuple[str, bool]:
    """Return the level whose error rate is nearest, and whether it ends the scale; ('', False) without one."""
    known = rates(game)
    if not known:
        return "", False
    found = min(known, key=lambda level: abs(known[level] - rate))
    return found, found == [*known][-1]
