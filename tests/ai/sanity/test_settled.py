"""The value of a finished or nearly finished game: the winners, and a small weight for the margin."""

from __future__ import annotations

import pytest

from game.ai.heuristics.softmax import MARGIN_WEIGHT, outlook, settled, softmax


@pytest.mark.parametrize(("points", "won"), [((60, 50), (0,)), ((50, 50), (0, 1)), ((70, 20, 70, 10), (0, 2))])
def test_the_shares_add_up_and_the_winners_have_them(points: tuple[int, ...], won: tuple[int, ...]) -> None:
    shares = settled(points, won)
    assert sum(shares) == pytest.approx(1.0)
    for seat, share in enumerate(shares):
        assert share == pytest.approx(1.0 / len(won) if seat in won else 0.0, abs=MARGIN_WEIGHT)


def test_a_larger_victory_and_a_smaller_defeat_are_better() -> None:
    assert settled((70, 50), (0,))[0] > settled((60, 50), (0,))[0]
    assert settled((40, 50), (1,))[0] > settled((30, 50), (1,))[0]


def test_no_margin_outweighs_a_victory() -> None:
    assert settled((51, 50), (0,))[0] > 0.99 > settled((50, 50), (0, 1))[0] > 0.01 > settled((50, 51), (1,))[0]


def test_what_is_over_and_what_is_not_yet_count_the_margin_alike() -> None:
    """A seat that cannot win has no reason to end the game, nor to prolong it."""
    assert outlook((20, 90), 1.0)[0] == pytest.approx(settled((20, 90), (1,))[0], abs=1e-9)
    assert outlook((20, 90), 1.0)[0] > softmax((20, 90), 1.0)[0]
    assert sum(outlook((20, 30, 40), 9.0)) == pytest.approx(1.0)
