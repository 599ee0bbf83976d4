"""What decided a game of Sa-Rê, as it is measured for the docs."""

from __future__ import annotations

import pytest

from game.rules.core.facts import Noted
from game.rules.sare.tables import MARKET, PYRAMID
from tests.ai.endings import Ending, ending, first_pyramid


@pytest.mark.parametrize(
    ("ranks", "how"),
    [
        ([], Ending.ALONE),
        ([(3, -2, 2, -2), (4, -3, 3, -3)], Ending.BUILDINGS),
        ([(3, -2, 3, -2), (3, -1, 2, -1), (2, -3, 2, -3)], Ending.NUMBER),
        ([(3, -99, 2, -1), (3, -2, 3, -2)], Ending.COMPLETED),
        ([(0, -99, 1, -1), (0, -99, 2, -2)], Ending.STEPS),
        ([(0, -99, 1, -1), (0, -99, 1, -2)], Ending.NUMBER),
        ([(0, -1, 3, -1), (0, -1, 3, -1)], Ending.SHARED),
    ],
)
def test_the_first_difference_of_the_two_best_finishers_decides(ranks: list[tuple[int, ...]], how: Ending) -> None:
    assert ending([Noted("tie-break", seat, rank) for seat, rank in enumerate(ranks)]) is how


def test_the_first_pyramid_launched_has_the_lowest_number() -> None:
    launched = [(1, (MARKET, 3, 0)), (0, (PYRAMID, 4, 1)), (1, (PYRAMID, 6, 2))]
    assert first_pyramid([Noted("launch", seat, values) for seat, values in launched]) == 0
    assert first_pyramid([]) == -1
