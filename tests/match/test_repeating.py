"""A little of what `python -m tests.match.repeating` tries at length."""

from __future__ import annotations

from collections import Counter

import pytest

from game.match.table_code import decode
from game.registry import GAMES
from tests.match.repeating import chance_of, chi_square, draws, pairs, record, refused, table
from tests.match.test_chi_square import CRITICAL


@pytest.mark.parametrize("freedom", CRITICAL)
def test_the_chance_of_a_chi_square_is_that_of_the_tables(freedom: int) -> None:
    assert chance_of(CRITICAL[freedom], freedom) == pytest.approx(0.001, rel=0.01)
    assert chance_of(0.0, freedom) == 1.0


def test_a_loaded_die_is_found() -> None:
    assert chance_of(chi_square(Counter({0: 90, 1: 110, 2: 100}), 3), 2) > 0.3
    assert chance_of(chi_square(Counter({0: 50, 1: 150, 2: 100}), 3), 2) < 1e-9


@pytest.mark.parametrize("name", GAMES)
def test_two_games_at_a_table_meet_the_same_deliveries(name: str) -> None:
    found = pairs(name, 3)
    assert (found.same, found.different) == (3, 3), found.problems
    assert bool(found.compared) == (name != "sa-re")  # all of its cards return


@pytest.mark.parametrize("name", GAMES)
def test_every_source_draws_evenly(name: str) -> None:
    for source, size, p in draws(name, 2000):
        assert p > 0.001, (source, size)


def test_a_code_with_a_wrong_letter_is_refused() -> None:
    assert refused(1000) == 1000


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_repeated_from_its_code_byte_by_byte(name: str) -> None:
    at = table(name, 0)
    assert record(at) == record(decode(at.encode()))
