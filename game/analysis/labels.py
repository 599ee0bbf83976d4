"""Labels of decisions by what they lose."""

from __future__ import annotations

from enum import StrEnum


class MoveLabel(StrEnum):
    """How good a decision was; the value stands in texts, in JSON and in the file beside the record."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LADDER = tuple(MoveLabel)
BORDERS = (0.01, 0.03, 0.08)
"""The losses, as shares of a game, from which a decision is an inaccuracy, a mistake, a blunder."""
SURE = 2.0
"""So many standard errors a loss must be away from a border to be on its side for sure."""


def label_of(loss: float) -> MoveLabel:
    """Return the label for `loss`; whether a good decision was the best is for the caller to say."""
    return LADDER[1 + sum(loss >= border for border in BORDERS)]


def milder(label: MoveLabel) -> MoveLabel:
    """Return the next better label; there must be one."""
    return LADDER[LADDER.index(label) - 1]


def border_of(label: MoveLabel) -> float:
    """Return the loss from which `label` is given."""
    at = LADDER.index(label) - 2
    return BORDERS[at] if at >= 0 else 0.0


def is_open(loss: float, error: float) -> bool:
    """Say whether a border lies so near to `loss` that more thought could change the label."""
    return any(abs(loss - border) < SURE * error for border in BORDERS)
