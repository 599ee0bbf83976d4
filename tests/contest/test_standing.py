"""The score of a contest: wins, ties, resignations, points, and the seat that begins."""

from __future__ import annotations

import msgspec
import pytest

from game.contest.place import ContestPlace, GameScore, new_contest
from game.contest.standing import Standing, is_sound, standing

A, B, TIE = GameScore(0, (60, 40), (0,)), GameScore(1, (40, 60), (1,)), GameScore(0, (50, 50), (0, 1))


def after(*games: GameScore, length: int = 3, seats: int = 2, replays_ties: bool = False) -> Standing:
    return standing(length, seats, games, replays_ties=replays_ties)


@pytest.mark.parametrize(
    ("games", "length", "wins", "turn", "winners"),
    [
        ((), 3, (0, 0), 1, ()),
        ((A,), 3, (1, 0), 2, ()),
        ((A, A), 3, (2, 0), 3, (0,)),
        ((A, B), 3, (1, 1), 3, ()),
        ((A, B, B), 3, (1, 2), 3, (1,)),
        ((A, A), 5, (2, 0), 3, ()),
        ((A, B, A, B, A), 5, (3, 2), 5, (0,)),
    ],
)
def test_between_two_the_first_with_more_than_half_of_the_wins_has_won(games, length, wins, turn, winners) -> None:
    now = after(*games, length=length)
    assert (now.wins, now.turn, now.winners, now.is_over) == (wins, turn, winners, bool(winners))


def test_a_shared_win_counts_for_both_and_the_points_decide_at_the_end() -> None:
    assert after(TIE).wins == (1, 1)
    even = after(TIE, TIE)
    assert (even.wins, even.is_over) == ((2, 2), False)
    assert after(TIE, TIE, B).winners == (1,)
    all_ties = after(TIE, TIE, TIE)
    assert (all_ties.winners, all_ties.is_by_points) == ((0, 1), False)
    close = GameScore(0, (90, 10), (0,))
    by_points = after(close, B, TIE, TIE, B, length=5)
    assert by_points.winners == (1,)
    by_points = after(close, TIE, B, TIE, TIE, length=5)
    assert (by_points.wins, by_points.points, by_points.winners) == ((4, 4), (280, 220), (0,))
    assert by_points.is_by_points


def test_a_tie_that_is_played_again_counts_for_nothing() -> None:
    now = after(TIE, A, TIE, replays_ties=True)
    assert (now.wins, now.points, now.counted, now.played, now.turn) == ((1, 0), (60, 40), 1, 3, 2)


def test_with_more_seats_all_games_are_played() -> None:
    one = GameScore(0, (70, 60, 20), (0,))
    two = after(one, one, seats=3)
    assert (two.is_over, two.leaders) == (False, (0,))
    won = after(one, GameScore(1, (10, 99, 9), (1,)), GameScore(2, (0, 5, 5), (1, 2)), seats=3)
    assert (won.wins, won.winners) == ((1, 2, 1), (1,))


def test_a_resigned_game_is_won_by_the_others_and_brings_no_points() -> None:
    resigned = GameScore(0, (30, 10, 5), (1, 2), resigned=0)
    now = after(resigned, seats=3)
    assert (now.wins, now.points) == ((0, 1, 1), (0, 0, 0))


def place(*games: GameScore, number: int = 0, length: int = 3) -> ContestPlace:
    return msgspec.convert(
        {"id": "x", "game": number or len(games) + 1, "length": length, "before": games}, ContestPlace
    )


@pytest.mark.parametrize(
    ("wrong", "first"),
    [
        (place(A, number=3), 1),
        (place(A), 0),
        (place(A), -1),
        (place(), 0),
        (place(A, GameScore(0, (1, 2), (1,))), 0),
        (place(A, GameScore(1, (60, 40), (0,))), 0),
        (place(GameScore(0, (60, 40), ())), 1),
        (place(GameScore(0, (60, 40, 1), (0,))), 1),
        (place(GameScore(0, (60, 40), (2,))), 1),
        (place(GameScore(0, (60, 40), (0,), resigned=0)), 1),
    ],
)
def test_a_place_that_cannot_be_is_found(wrong: ContestPlace, first: int) -> None:
    assert not is_sound(wrong, first, 2, replays_ties=False)


def test_games_begin_in_turn_order_and_ties_may_come_between() -> None:
    assert is_sound(new_contest(5), -1, 2, replays_ties=False)
    assert is_sound(place(A, B), 0, 2, replays_ties=False)
    ties = tuple(GameScore(at % 2, (50, 50), (0, 1)) for at in range(6))
    assert is_sound(place(*ties), 0, 2, replays_ties=True)
    assert not is_sound(place(*ties), 0, 2, replays_ties=False)
