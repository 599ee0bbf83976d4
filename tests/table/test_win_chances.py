"""How the chances went in a match that is over."""

from __future__ import annotations

import pytest

from game.table import win_chances
from game.table.review import Review
from tests.table.test_review import GAMES, played


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_chance_for_every_seat_after_every_decision_and_the_last_is_what_came_of_it(name):
    match, _ = played(name, seed="a")
    found = Review(match).win_chances()
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
    states = match._position.states
    rounds = [] if name == "duel" else [state.round for state in states]
    began = [ply for ply in range(1, len(rounds)) if rounds[ply] != rounds[ply - 1]]
    found = Review(match).win_chances().stretches
    assert set(began) - {match.ply} == {ply for ply in found if rounds[ply] != rounds[ply - 1]}
    assert len(found) <= len(began) + 1, "in Sa-Rê the first tiles are a stretch of their own"


def test_who_leads_far_in_the_last_round_is_thought_to_win():
    match, _ = played("sobek", seed="a")
    even = match._position.states[0]
    ahead = even.clone()
    ahead.round, ahead.scores = 3, [75, 5]
    found = win_chances.win_chances(match.game, [even, ahead, ahead], [1])
    assert found.chances[0][0] == pytest.approx(0.5, abs=0.2)
    assert found.chances[1][0] > 0.9
    assert found.chances[2] == (0.0, 1.0), "what came of it is no guess"
    assert found.stretches == (1,)


def test_judgements_within_a_round_are_the_mean_over_a_circle():
    match, _ = played("sobek", seed="a")
    states = match._position.states[:4]
    each = [win_chances.win_chances(match.game, [state, state], [0]).chances[0][0] for state in states]
    found = win_chances.win_chances(match.game, [*states, states[-1]], [0]).chances
    assert found[1][0] == pytest.approx((each[0] + each[1]) / 2)
    assert found[2][0] == pytest.approx((each[1] + each[2]) / 2)


def test_turning_points_are_the_greatest_changes_apart_from_each_other():
    lead = [0.5, 0.5, 0.7, 0.8, 0.8, 0.8, 0.8, 0.75, 0.75, 0.75, 0.3, 0.3]
    assert win_chances._turns([(share, 1 - share) for share in lead], 2) == (2, 10)
    waves = [0.1 + 0.8 * (ply // 4 % 2) for ply in range(80)]
    assert len(win_chances._turns([(share, 1 - share) for share in waves], 2)) == win_chances.TURNS
    assert win_chances._turns([(0.5, 0.5)] * 9, 2) == ()
