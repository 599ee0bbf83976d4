"""How the chances went in a match that is over."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.match import win_chances
from game.match.replay import Replay
from tests.match.test_replay import GAMES, played
from tests.matches import truth


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_chance_for_every_seat_after_every_decision_and_the_last_is_what_came_of_it(name):
    match, _ = played(name, seed="a")
    found = Replay(match).win_chances()
    assert len(found.chances) == match.ply + 1
    for chances in found.chances:
        assert len(chances) == 2
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0.0
    winners = match.result.winners
    assert found.chances[-1] == tuple((seat in winners) / len(winners) for seat in range(2))
    assert len(set(found.chances)) > 5, "it moves"


@pytest.mark.parametrize("name", GAMES)
def test_rounds_are_parted_where_one_began(name):
    match, _ = played(name, seed="a")
    states = truth(match).states
    rounds = [state.round for state in states] if hasattr(states[0], "round") else []
    began = [ply for ply in range(1, len(rounds)) if rounds[ply] != rounds[ply - 1]]
    found = Replay(match).win_chances().stretches
    assert set(began) - {match.ply} == {ply for ply in found if rounds[ply] != rounds[ply - 1]}
    assert len(found) <= len(began) + 1, "in Sa-Rê the first tiles are a stretch of their own"


def test_who_leads_far_in_the_last_round_is_thought_to_win():
    match, _ = played("sobek", seed="a")
    even = truth(match).states[0]
    ahead = even.clone()
    ahead.round, ahead.scores = 3, [75, 5]
    found = win_chances.win_chances(match.game, [even, ahead, ahead], [1])
    assert found.chances[0][0] == pytest.approx(0.5, abs=0.2)
    assert found.chances[1][0] > 0.9
    assert found.chances[2] == (0.0, 1.0), "what came of it is no guess"
    assert found.stretches == (1,)


def test_judgements_within_a_round_are_the_mean_over_a_circle():
    match, _ = played("sobek", seed="a")
    states = truth(match).states[:4]
    each = [win_chances.win_chances(match.game, [state, state], [0]).chances[0][0] for state in states]
    found = win_chances.win_chances(match.game, [*states, states[-1]], [0]).chances
    assert found[1][0] == pytest.approx((each[0] + each[1]) / 2)
    assert found[2][0] == pytest.approx((each[1] + each[2]) / 2)


def turns_of(monkeypatch, lead: list[float], winners: list[int]) -> tuple[int, ...]:
    """Return the turning points of a match of two in which the first has these chances, decision by decision."""
    judge = SimpleNamespace(
        stage=lambda ply: ply, is_within=lambda ply: False, shares=lambda ply, stage: (lead[ply], 1 - lead[ply])
    )
    monkeypatch.setattr(win_chances, "make_heuristics", lambda game: judge)
    game = SimpleNamespace(scores=lambda ply: (0, 0))
    return win_chances.win_chances(game, range(len(lead) + 1), winners).turns


def test_turning_points_are_the_greatest_changes_apart_from_each_other(monkeypatch):
    lead = [0.5, 0.5, 0.7, 0.8, 0.8, 0.8, 0.8, 0.75, 0.75, 0.75, 0.3, 0.3]
    assert turns_of(monkeypatch, lead, [1]) == (2, 10)
    waves = [0.1 + 0.8 * (ply // 4 % 2) for ply in range(80)]
    assert len(turns_of(monkeypatch, waves, [0])) == win_chances.TURNS
    assert turns_of(monkeypatch, [0.5] * 9, [0, 1]) == ()
