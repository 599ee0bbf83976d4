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


TRIFLE = 0.001
"""What the margin counts once a game is over, as a share of the victory."""
MARGIN = 20.0
"""Points between two seats that make much of the trifle."""


def settled(points: Sequence[float], won: Sequence[int]) -> list[float]:
    """Return the shares of a victory that is settled: alike for the seats in `won`, and a trifle for the margin.

    So points are not given away where a game is won already, nor where it is lost.
    """
    share = (1.0 - TRIFLE) / len(won)
    return [TRIFLE * part + (share if seat in won else 0.0) for seat, part in enumerate(spread(points, MARGIN))]
