"""What a game that is over is worth: who won, and a trifle for the margin."""

from __future__ import annotations

import pytest

from game.ai.knowhow.spread import TRIFLE, settled


@pytest.mark.parametrize(("points", "won"), [((60, 50), (0,)), ((50, 50), (0, 1)), ((70, 20, 70, 10), (0, 2))])
def test_the_shares_add_up_and_the_winners_have_them(points: tuple[int, ...], won: tuple[int, ...]) -> None:
    shares = settled(points, won)
    assert sum(shares) == pytest.approx(1.0)
    for seat, share in enumerate(shares):
        assert share == pytest.approx(1.0 / len(won) if seat in won else 0.0, abs=TRIFLE)


def test_a_larger_victory_and_a_smaller_defeat_are_better() -> None:
    assert settled((70, 50), (0,))[0] > settled((60, 50), (0,))[0]
    assert settled((40, 50), (1,))[0] > settled((30, 50), (1,))[0]


def test_no_margin_outweighs_a_victory() -> None:
    assert settled((51, 50), (0,))[0] > 0.99 > settled((50, 50), (0, 1))[0] > 0.01 > settled((50, 51), (1,))[0]
