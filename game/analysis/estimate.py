"""The loss of a decision, estimated from the values of its candidates in sampled worlds, and its label.

A value is a share of the victory, from 0 to 1. `values[candidate][world]` were found with the same draws for all
candidates of a world, so that differences between candidates vary much less than the values themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import sqrt


class MoveLabel(StrEnum):
    """The quality of a decision; the value appears in texts, in JSON and in the file beside the record."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LADDER = tuple(MoveLabel)
BORDERS = (0.01, 0.03, 0.08)
"""The losses, as shares of a game, from which a decision is an inaccuracy, a mistake, a blunder."""
SURE = 2.0
"""The distance, in standard errors, at which a loss is surely on its side of a border."""


def label_of(loss: float) -> MoveLabel:
    """Return the label for `loss`; the caller decides whether a good decision was the best."""
    return LADDER[1 + sum(loss >= border for border in BORDERS)]


def milder(label: MoveLabel) -> MoveLabel:
    """Return the next better label; there must be one."""
    return LADDER[LADDER.index(label) - 1]


def border_of(label: MoveLabel) -> float:
    """Return the lowest loss that gets `label`."""
    at = LADDER.index(label) - 2
    return BORDERS[at] if at >= 0 else 0.0


def is_open(loss: float, error: float) -> bool:
    """Return whether a border is so close to `loss` that more worlds could change the label."""
    return any(abs(loss - border) < SURE * error for border in BORDERS)


SeatValues = Sequence[Sequence[float]]


@dataclass(frozen=True, slots=True)
class Estimate:
    """The index of the best candidate, the loss of the played one against it, and the certainty of both.

    `error` is the standard error of `loss`. `fusion` is the gain if one could choose in every world separately: a large
    value means that the search knows more than the seat can (strategy fusion).
    """

    best: int
    loss: float
    error: float
    fusion: float


def mean(numbers: Sequence[float]) -> float:
    """Return the mean of at least one number."""
    return sum(numbers) / len(numbers)


def standard_error(numbers: Sequence[float]) -> float:
    """Return the standard error of the mean of `numbers`; 1, a whole game, if there are fewer than two."""
    count = len(numbers)
    if count < 2:
        return 1.0
    middle = mean(numbers)
    return sqrt(sum((number - middle) ** 2 for number in numbers) / (count - 1) / count)


def differences(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """Return by how much `one` is better than `other` in each world."""
    return [a - b for a, b in zip(one, other, strict=True)]


def estimate(values: SeatValues, played: int) -> Estimate:
    """Return the estimate for the candidate `played`; it needs at least two candidates and two worlds.

    Choosing the best and measuring it in the same worlds overstates the loss (the winner's curse), choosing it in one
    half of the worlds and measuring it in the other understates it, since half the worlds choose worse: the loss is the
    mean of the two (docs/analysis.md). It may be negative, and is not cut off at 0, so that sums stay unbiased.
    """
    means = [mean(row) for row in values]
    best = max(range(len(values)), key=lambda at: (means[at], at == played))
    naive = means[best] - means[played]
    halves = [[row[half::2] for row in values] for half in (0, 1)]
    crossed = 0.0
    for chosen_in, measured_in in (halves, halves[::-1]):
        chosen = max(range(len(values)), key=lambda at: (mean(chosen_in[at]), at == played))
        crossed += 0.5 * (mean(measured_in[chosen]) - mean(measured_in[played]))
    rival = max((at for at in range(len(values)) if at != played), key=lambda at: means[at])
    error = standard_error(differences(values[rival], values[played]))
    fusion = mean([max(column) for column in zip(*values, strict=True)]) - means[best]
    return Estimate(best, 0.5 * (naive + crossed), error, fusion)


def contenders(values: SeatValues, played: int, most: int) -> list[int]:
    """Return the candidates that deserve more worlds: the played one, then the other contenders for the best.

    These are at most `most`, the best first: the candidates besides the played one that are not clearly worse than the
    best of them. Returns indices.
    """
    others = sorted((at for at in range(len(values)) if at != played), key=lambda at: -mean(values[at]))
    behind = {at: differences(values[others[0]], values[at]) for at in others[1:most]}
    near = [at for at, lags in behind.items() if mean(lags) < SURE * standard_error(lags)]
    return [played, others[0], *near]
