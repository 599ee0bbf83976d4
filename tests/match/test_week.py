"""Which game counts at a table that repeats: the first one of each person, whatever comes later."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from game.match.week import counting_games, days_of, monday, people
from tests.weeks import MONDAY, sailing


@pytest.mark.parametrize("ahead", range(7))
def test_a_week_begins_on_monday(ahead: int) -> None:
    day = MONDAY + timedelta(days=ahead)
    assert monday(day) == MONDAY
    assert days_of(day)[ahead] == day
    assert len(days_of(day)) == 7


def test_the_turn_of_the_year_is_a_week_like_any_other() -> None:
    assert days_of(date(2027, 1, 1))[0] == date(2026, 12, 28)
    assert days_of(date(2024, 2, 29))[-1] == date(2024, 3, 3)


def test_the_first_game_counts_in_whatever_order_the_files_are_found() -> None:
    games = [sailing(0, order="2"), sailing(0, order="1"), sailing(1, order="3"), sailing(0, order="4")]
    for seed in range(6):
        Random(seed).shuffle(games)
        found = counting_games(games, "Anna")
        assert {code: one.order[0] for code, one in found.items()} == {"FEL-0": "1", "FEL-1": "3"}


def test_two_people_at_one_computer_have_a_first_game_each() -> None:
    games = [sailing(0, "Anna", "1"), sailing(0, "Bo", "2"), sailing(0, "anna ", "3"), sailing(1, "Bo", "4")]
    assert counting_games(games, "ANNA").keys() == {"FEL-0"}
    assert counting_games(games, "Bo").keys() == {"FEL-0", "FEL-1"}
    assert counting_games(games, "Bo")["FEL-0"].order[0] == "2"
    assert people(games) == ("anna ", "Bo")
    assert counting_games(games, "nobody") == {}
