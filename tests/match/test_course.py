"""The course of a finished game: who led when, and what that tells."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from game import registry
from game.ai.heuristics import make as make_heuristics
from game.components.load import numbers
from game.match import course as courses
from game.match.course import Turning, course
from game.match.lines import Result
from game.match.match import History
from game.match.position import HistoryEntry, Position
from game.registry import GAMES
from game.rules.core.chance import seeded
from game.rules.core.facts import Noted
from game.rules.core.game import Setup


@dataclass
class Plain:
    """A game whose states are its points."""

    name: str = "sobek"


def told(
    monkeypatch: pytest.MonkeyPatch,
    *points: tuple[int, ...],
    winners: tuple[int, ...] = (),
    resigned: int = -1,
    notes: dict[int, Noted] | None = None,
) -> courses.GameCourse:
    """Return the course of a game with these points after the set-up and after each decision."""
    monkeypatch.setattr(courses, "known_points", lambda _, state: state)
    best = tuple(seat for seat, score in enumerate(points[-1]) if score == max(points[-1]))
    result = Result(scores=list(points[-1]), winners=list(winners or best), seed="", salt="", resigned=resigned)
    facts = notes or {}
    steps = tuple(
        HistoryEntry(ply, ply % 2 if ply else -1, (), "", (), (facts[ply],) if ply in facts else (), False)
        for ply in range(len(points))
    )
    game: Any = Plain()
    states: Any = points
    return course(game, History(steps, states, result))


def test_the_lead_is_taken_for_good_by_the_last_deed_that_gives_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, (0, 0), (3, 0), (3, 6), (5, 6), (9, 6), (9, 8))
    assert (found.turn, found.seat, found.ply, found.changes, found.mark) == (Turning.LEAD, 0, 4, 2, 4)


def test_drawing_level_gives_the_lead_away(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, (0, 0), (3, 0), (3, 3), (5, 3), (5, 4))
    assert (found.turn, found.ply) == (Turning.LEAD, 3)


def test_a_lead_from_the_first_points_to_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, (0, 0), (0, 0), (0, 2), (1, 2), (1, 9))
    assert (found.turn, found.seat, found.mark) == (Turning.THROUGHOUT, 1, 2), "the end is no deed"
    found = told(monkeypatch, (0, 0), (0, 0), (0, 9))
    assert (found.turn, found.mark) == (Turning.LAST, 2)


def test_many_changes_of_the_lead_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, (0, 0), (1, 0), (1, 2), (3, 2), (3, 4), (5, 4), (6, 4))
    assert (found.turn, found.changes, found.ply) == (Turning.OFTEN, 4, 5)


def test_the_tie_break_and_a_shared_win(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, (0, 0, 0), (4, 0, 1), (4, 4, 1), winners=(1,))
    assert (found.turn, found.seat, found.others) == (Turning.TIE, 1, (0, 1))
    found = told(monkeypatch, (0, 0, 0), (4, 0, 1), (4, 4, 1))
    assert (found.turn, found.others) == (Turning.SHARED, (0, 1))


def test_only_the_last_decision_gives_the_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, (0, 0), (4, 0), (5, 0), (5, 8))
    assert (found.turn, found.seat, found.ply) == (Turning.LAST, 1, 3)


def test_who_was_ahead_of_somebody_who_resigns(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, (0, 0), (4, 0), (5, 0), winners=(0,), resigned=1)
    assert (found.turn, found.seat, found.ply, found.others) == (Turning.RESIGNED, 1, 2, (0,))
    found = told(monkeypatch, (0, 0), (4, 0), winners=(1,), resigned=0)
    assert (found.turn, found.seat, found.others) == (Turning.RESIGNED, 0, ())
    found = told(monkeypatch, (0, 0), winners=(1,), resigned=0)
    assert (found.ply, found.points) == (0, ((0, 0),))


def test_an_upset_costs_the_lead_only_if_it_would_have_lasted_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    fine = {3: Noted("corrupt", 0, (1,))}
    found = told(monkeypatch, (0, 0), (9, 0), (9, 7), (4, 7), (4, 8), notes=fine)
    assert (found.turn, found.seat, found.upset, found.ply) == (Turning.UPSET, 0, "corrupt", 3)
    found = told(monkeypatch, (0, 0), (9, 0), (9, 7), (8, 12), (8, 13), notes=fine)
    assert found.turn is Turning.LEAD, "the other had more than it ever had"
    other = {3: Noted("corrupt", 1, (1,))}
    assert told(monkeypatch, (0, 0), (9, 0), (9, 7), (4, 7), (4, 8), notes=other).turn is Turning.LEAD


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_of_random_games_is_true(name: str) -> None:
    """Compared with a replay that asks the rules for the points at every decision."""
    game = registry.make(name, numbers(name))
    heuristics = make_heuristics(game)
    for seed in range(3):
        many = min(max(game.seats), 2 + seed)
        rng = random.Random(seed)
        chance = seeded(rng)
        position = Position(game, Setup(many), chance)
        while position.to_move >= 0:
            state = position.state
            move = game.canonical(state, heuristics.policy(state, rng.random))
            position.play(move, chance, watchful=False)
        state = position.state
        result = Result(scores=list(game.scores(state)), winners=list(game.winners(state)), seed="", salt="")
        history = History(tuple(position.history), position.states, result)
        found = course(game, history)
        assert found.points[-1] == tuple(result.scores)
        counted = [tuple(courses.known_points(game, each)) for each in history.states]
        assert counted[:-1] == [*found.points[:-1]]
        assert counted[-1] == found.points[-1]
        ahead = [[seat for seat in range(many) if each[seat] == max(each)] for each in found.points]
        winner = result.winners[0]
        match found.turn:
            case Turning.LEAD | Turning.OFTEN | Turning.LAST | Turning.UPSET:
                assert all(each == [winner] for each in ahead[found.ply :])
                assert ahead[found.ply - 1] != [winner]
                alone = [each[0] for each in ahead if len(each) == 1]
                assert found.changes == sum(one != other for one, other in pairwise(alone))
                assert (found.turn is Turning.LAST) <= (found.ply == position.ply)
            case Turning.THROUGHOUT:
                assert all(winner in each for each in ahead)
                gains = [now[winner] - before[winner] for before, now in pairwise(found.points[:-1])]
                assert found.ply == -1 or gains[found.ply - 1] == max(gains)
            case Turning.TIE:
                assert len(result.winners) == 1
                assert set(found.others) == set(ahead[-1])
            case Turning.SHARED:
                assert set(found.others) == set(result.winners)
            case Turning.RESIGNED:
                pytest.fail("nobody has resigned")


@pytest.mark.parametrize("name", ["sobek", "duel", "sa-re"])
def test_every_upset_is_a_note_of_its_game(name: str) -> None:
    assert set(registry.entry(name).upsets) <= set(registry.notes(name))
