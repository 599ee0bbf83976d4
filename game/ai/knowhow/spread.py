"""From expected points to the chance of winning."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def spread(hopes: Sequence[float], swing: float) -> list[float]:
    """Return the chance of every seat to come out on top when results drift apart by about `swing` points."""
    best = max(hopes)
    odds = [exp((hope - best) / swing) for hope in hopes]
    total = sum(odds)
    return [o / total for o in odds]
