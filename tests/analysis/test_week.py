"""The seven stretches of a game: each is as good as its worst decision."""

from __future__ import annotations

import pytest

from game.analysis.estimate import MoveLabel
from game.analysis.week import stretches_of

BEST, GOOD, POOR, MISTAKE, BLUNDER = MoveLabel


@pytest.mark.parametrize(
    ("labels", "expected"),
    [
        ((BEST,) * 14, (2,) * 7),
        ((BEST, POOR) * 7, (1,) * 7),
        ((BEST,) * 6 + (BLUNDER,), (2, 2, 2, 2, 2, 2, 0)),
        ((MISTAKE, POOR) + (GOOD,) * 12, (0, 2, 2, 2, 2, 2, 2)),
        ((GOOD, MISTAKE, POOR), (2, 0, 1)),
        ((), ()),
    ],
)
def test_a_stretch_is_as_good_as_its_worst_decision(labels, expected) -> None:
    assert stretches_of(labels) == expected


@pytest.mark.parametrize("count", range(7, 60))
def test_every_decision_is_in_one_stretch(count: int) -> None:
    for at in range(count):
        labels = [BEST] * count
        labels[at] = BLUNDER
        assert stretches_of(labels).count(0) == 1
