"""The order of moves by their values, and noise."""

from __future__ import annotations

import random

import pytest

from game.ai.playout import BELOW, Candidate, final_shares
from game.ai.preference import favourite, ranked, with_noise


def test_equal_values_are_ordered_by_the_move() -> None:
    values = {(2, 1): 0.5, (1, 7): 0.5 + 3e-10, (1, 2): 0.5 - 3e-10, (0, 0): 0.4999}
    assert ranked(values) == [(1, 2), (1, 7), (2, 1), (0, 0)]
    assert favourite(values) == (1, 2)
    assert favourite({(1, 2): 0.5, (2, 1): 0.500001}) == (2, 1)


def test_noise_is_about_normal() -> None:
    moves = {(number,): 0.5 for number in range(20_000)}
    errors = [value - 0.5 for value in with_noise(moves, 0.05, random.Random(1)).values()]
    assert sum(errors) / len(errors) == pytest.approx(0, abs=0.002)
    assert (sum(error * error for error in errors) / len(errors)) ** 0.5 == pytest.approx(0.05, rel=0.02)
    assert sum(abs(error) < 0.05 for error in errors) / len(errors) == pytest.approx(0.683, abs=0.012)
    assert with_noise(moves, 0.0, random.Random(1)) == moves


def test_the_choice_of_playouts_has_the_highest_value() -> None:
    usual, best = Candidate((9,), is_usual=True), Candidate((1,), is_usual=True)
    for candidate, shares in ((usual, [0.4, 0.6, 0.5, 0.5]), (best, [0.5, 0.5, 0.5, 0.52])):
        candidate.shares, candidate.total = shares, sum(shares)
    found = final_shares([usual, best])
    assert favourite(found) == (9,)
    assert found[9,] - found[1,] == pytest.approx(BELOW)
