"""Labels of decisions by their loss."""

from __future__ import annotations

from enum import StrEnum


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
    """Say whether a border is so close to `loss` that more worlds could change the label."""
    return any(abs(loss - border) < SURE * error for border in BORDERS)
