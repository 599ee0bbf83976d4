"""The rating at puzzles."""

from __future__ import annotations

import pytest

from game.puzzles.rating import LEAST_DEVIATION, START, PuzzleRating, after, after_period


def test_the_example_of_the_paper() -> None:
    """Glickman, "Example of the Glicko-2 system": 1500, 200, 0.06 against three opponents; shifted to our centre."""
    shift = START - 1500
    games = [(1400.0 + shift, 30.0, 1.0), (1550.0 + shift, 100.0, 0.0), (1700.0 + shift, 300.0, 0.0)]
    found = after_period(PuzzleRating(START, 200.0, 0.06), games)
    assert found.value - shift == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_hard_puzzle_solved_says_more_than_an_easy_one() -> None:
    new = PuzzleRating()
    easy, hard = (after(new, rating, is_solved=True).value - new.value for rating in (400.0, 1400.0))
    assert 0 < easy < hard
    assert after(new, 800.0, is_solved=False).value < new.value


def test_the_rating_of_a_player_settles_but_never_freezes() -> None:
    player = PuzzleRating()
    for number in range(400):
        player = after(player, 1000.0, is_solved=number % 4 != 0)
    low, high = player.interval
    assert 1000 < low < 1191 < high < 1350  # three of four at 1000 points are 1191
    assert player.deviation >= LEAST_DEVIATION
