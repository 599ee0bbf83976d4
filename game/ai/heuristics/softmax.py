"""From expected points to the chance of winning."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def softmax(hopes: Sequence[float], swing: float = 1.0) -> list[float]:
    """Return the chance of every seat to come out on top when results drift apart by about `swing` points."""
    best = max(hopes)
    odds = [exp((hope - best) / swing) for hope in hopes]
    total = sum(odds)
    return [o / total for o in odds]


TRIFLE = 0.001
"""What the margin counts beside the victory, as a share of it."""
MARGIN = 20.0
"""Points between two seats that make much of the trifle."""


def outlook(hopes: Sequence[float], swing: float) -> list[float]:
    """Return the chances of `softmax`, with a trifle for the margin.

    So points are not given away in a game that is as good as won, nor in one that is lost.
    """
    return _with_trifle(softmax(hopes, swing), hopes)


def settled(points: Sequence[float], won: Sequence[int]) -> list[float]:
    """Return the shares of a victory that is settled: alike for the seats in `won`, with the same trifle."""
    share = 1.0 / len(won)
    return _with_trifle([share if seat in won else 0.0 for seat in range(len(points))], points)


def _with_trifle(shares: Sequence[float], points: Sequence[float]) -> list[float]:
    margin = softmax(points, MARGIN)
    return [(1.0 - TRIFLE) * share + TRIFLE * part for share, part in zip(shares, margin, strict=True)]
