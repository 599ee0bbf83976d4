"""A match of four tables: its chairs, its score, and who is ahead."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

import pytest

from game.analysis.estimate import SURE
from game.analysis.four_tables import MatchScore, score_of
from game.analysis.par import LevelPar, Measured, Par, measured, pooled
from game.analysis.week import DayVerdict
from game.match.almanac import any_table
from game.match.table_code import TableCode, decode, four_tables
from game.registry import WEEK


@pytest.mark.parametrize(("others", "chairs"), [(1, [1, 0, 1, 0]), (2, [1, 2, 0, 1]), (3, [1, 2, 3, 0])])
def test_each_table_has_a_chair_and_a_luck_of_its_own(others: int, chairs: list[int]) -> None:
    first = TableCode("sobek" if others > 1 else "duel", ("miser",) * others, 1, {}, 12_345)
    tables = four_tables(first)
    assert tables[0] == first
    assert [table.seat for table in tables] == chairs
    assert len({table.number for table in tables}) == 4
    assert all(replace(table, seat=1, number=12_345) == first for table in tables)
    assert four_tables(decode(first.encode())) == tables


@pytest.mark.parametrize("game", {game: None for game, _, _ in WEEK})
def test_a_match_can_be_begun_in_every_game(game: str) -> None:
    one, other = any_table(game), any_table(game)
    assert one.game == other.game == game
    assert one.number != other.number
    assert len(four_tables(one)) == 4


def test_decisions_are_pooled_as_if_they_were_of_one_game() -> None:
    games = [[0.1, -0.2, 0.3], [0.0, 0.4, -0.1, 0.2, 0.5]]
    parts = [(len(game), measured(game)) for game in games]
    whole = pooled(parts)
    assert whole.mean == pytest.approx(sum(map(sum, games)) / 8)
    assert whole.error == pytest.approx(sqrt(sum((n * one.error) ** 2 for n, one in parts)) / 8)


def verdict(decisions: int, gain: float, error: float, level: str = "steward") -> DayVerdict:
    levels = {level: LevelPar(Measured(0.0, 0.0), Measured(gain, error))} if level else {}
    return DayVerdict(8.0, {}, (2,), par=Par(decisions, Measured(0.008, 0.002), levels))


def test_the_score_is_the_mean_gain_of_all_decisions_with_its_interval() -> None:
    score = score_of([verdict(30, 0.01, 0.002), None, verdict(10, -0.01, 0.004)])
    assert score is not None
    assert score.gain == pytest.approx((30 * 10 - 10 * 10) / 40)
    assert score.within == pytest.approx(SURE * sqrt((30 * 2) ** 2 + (10 * 4) ** 2) / 40)
    assert score.level == "steward"
    assert score_of([None, None]) is None


def test_where_no_level_can_be_told_apart_the_best_move_is_the_measure() -> None:
    assert score_of([verdict(30, 0, 0, "")]) == MatchScore(pytest.approx(-8.0), pytest.approx(SURE * 2.0))


def test_a_lead_within_the_errors_is_none() -> None:
    assert MatchScore(5.0, 3.0).lead(MatchScore(1.0, 3.0)) == 0
    assert MatchScore(6.0, 3.0).lead(MatchScore(1.0, 3.0)) == 1
    assert MatchScore(1.0, 3.0).lead(MatchScore(6.0, 3.0)) == -1
