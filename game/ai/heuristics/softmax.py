"""The conversion of expected points to chances of winning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.core.arithmetic import exp, total


def softmax(hopes: Sequence[float], swing: float = 1.0) -> list[float]:
    """Return the chance of every seat to finish first when luck changes results by about `swing` points."""
    best = max(hopes)
    odds = [exp((hope - best) / swing) for hope in hopes]
    whole = total(odds)
    return [o / whole for o in odds]


MARGIN_WEIGHT: Final = 0.001
"""The weight of the margin in the shares; the rest is the victory."""
MARGIN_SWING: Final = 20.0
"""The swing, in points, with which `softmax` turns margins into shares."""


def outlook(hopes: Sequence[float], swing: float) -> list[float]:
    """Return the chances of `softmax`, with a small weight for the margin.

    That weight keeps an AI from giving points away in a game that is as good as won, or lost.
    """
    return _with_margin(softmax(hopes, swing), hopes)


def settled(points: Sequence[float], won: Sequence[int]) -> list[float]:
    """Return the shares of a settled victory: equal for the seats in `won`, the margin weighted as in `outlook`."""
    share = 1.0 / len(won)
    return _with_margin([share if seat in won else 0.0 for seat in range(len(points))], points)


def _with_margin(shares: Sequence[float], points: Sequence[float]) -> list[float]:
    margin = softmax(points, MARGIN_SWING)
    return [(1.0 - MARGIN_WEIGHT) * share + MARGIN_WEIGHT * part for share, part in zip(shares, margin, strict=True)]
