"""Sa-Rê as a trainable: its subjects, its afterstates, and its play without weights."""

from __future__ import annotations

import random

import pytest

from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.sare import SaReHeuristics
from game.ai.heuristics.sare.features import SIZE
from game.ai.network import Network
from game.ai.train.trainable import Trainable
from game.rules.core.chance import seeded
from game.rules.core.game import Setup
from game.rules.sare.state import SaReState
from tests.ai.test_opponents import made


def trainable() -> SaReHeuristics:
    found = SaReHeuristics(made("sa-re"), {})
    assert isinstance(found, Trainable)
    return found


def episode(number: int, seats: int = 2) -> tuple[SaReHeuristics, SaReState, list[SaReState]]:
    """Play an episode; return the trainable, the end and the positions that are judged."""
    found, rng = trainable(), random.Random(number)
    state = found.start_episode(Setup(seats, {"scenario": "priest"}), rng, number)
    began, judged = found.stage(state), []
    while found.is_going_on(state, began):
        seat = found.game.to_move(state)
        (move,) = found.candidates(state)
        found.game.apply(state, move, seeded(rng))
        if found.is_going_on(state, began) and found.is_judged(state, seat):
            judged.append(state.clone())
    return found, state, judged


def test_every_scenario_and_number_of_players_is_a_subject() -> None:
    subjects = trainable().subjects()
    assert len(subjects) == 12
    assert set(subjects.values()) == {SIZE}
    assert {"sa-re-priest-2", "sa-re-scribe-4", "sa-re-first-pyramid-3"} <= set(subjects)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_row_has_the_size_it_says(seats: int) -> None:
    found, _, judged = episode(5, seats)
    for state in judged:
        rows = found.features(state)
        assert [len(row) for row in rows] == [SIZE] * seats
        assert all(-2.0 < value < 8.0 for row in rows for value in row)


def test_a_lesson_notes_the_start_of_every_round_but_the_first() -> None:
    found, end, judged = episode(3)
    assert [state.round for state in judged] == list(range(2, end.round + 1))
    assert sum(found.result(end)) == pytest.approx(1.0)


def test_a_lesson_follows_from_its_seed() -> None:
    assert episode(4)[1] == episode(4)[1]
    assert episode(4)[1] != episode(6)[1]


def test_what_is_taught_is_what_is_judged_by() -> None:
    found, _, judged = episode(3)
    likes_gold = Network([0.0] * SIZE, [], [], [], 0.0)
    found.use_network("sa-re-priest-2", likes_gold)
    assert found.shares(judged[0], 1) == [0.5, 0.5]
    lacking = Network([-100.0, *[0.0] * (SIZE - 1)], [], [], [], 0.0)
    found.use_network("sa-re-priest-2", lacking)
    rows = found.features(judged[-1])
    better = min((0, 1), key=lambda seat: rows[seat][0])
    assert found.shares(judged[-1], 1)[better] >= 0.5


def test_without_weights_the_rounds_to_go_tell() -> None:
    _, _, judged = episode(3)
    by_hand = make_heuristics(made("sa-re"), {"learned": 0.0})
    rounds = [-by_hand.points(judged[-1], seat) for seat in (0, 1)]
    shares = by_hand.shares(judged[-1], 1)
    assert (shares[0] > shares[1]) == (rounds[0] < rounds[1])
