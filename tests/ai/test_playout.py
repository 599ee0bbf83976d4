"""Playing out: the same luck for all candidates, the worse half dropped, judged at the end of a stretch."""

from __future__ import annotations

import random

import pytest

from game.ai.budget import Budget, Limit
from game.ai.heuristics import make as make_heuristics
from game.ai.playout import BELOW, FEWEST, Candidate, PlayoutSearch, final_shares, is_clear
from game.ai.search import OPTIONS, make
from game.rules.core.chance import seeded
from tests.ai.test_opponents import made, reached


def line(move: int, shares: list[float]) -> Candidate:
    found = Candidate((move,))
    found.shares, found.total = shares, sum(shares)
    return found


def test_a_playout_ends_where_the_next_round_begins() -> None:
    game = made("sa-re")
    _, seen = reached("sa-re", 2, 60, 3)
    world = game.world(seen, random.Random(1))
    heuristics = make_heuristics(game)
    search = PlayoutSearch(game, heuristics, OPTIONS, 1)
    move = heuristics.candidates(world)[0]
    share, made_moves = search.playout(world.clone(), move, seen.viewer, 7)
    again = world.clone()
    rng = random.Random(7)
    chance = seeded(rng)
    stage = heuristics.stage(world)
    game.apply(again, move, chance)
    count = 1
    while heuristics.stage(again) == stage:
        game.apply(again, heuristics.policy(again, lambda: 0.5 + OPTIONS["temperature"] * (rng.random() - 0.5)), chance)
        count += 1
    assert made_moves == count
    assert share == pytest.approx(heuristics.shares(again, heuristics.stage(again))[seen.viewer])


def test_more_stages_take_more_moves() -> None:
    game = made("sa-re")
    _, seen = reached("sa-re", 2, 60, 3)
    world = game.world(seen, random.Random(1))
    heuristics = make_heuristics(game)
    move = heuristics.candidates(world)[0]
    counts = [
        PlayoutSearch(game, heuristics, {**OPTIONS, "stages": stages}, 1).playout(world.clone(), move, 0, 7)[1]
        for stages in (1, 2)
    ]
    assert counts[1] > counts[0] > 0


def test_one_that_is_dropped_is_told_as_far_behind_as_it_was() -> None:
    found = final_shares([line(1, [0.5, 0.5]), line(2, [0.6, 0.2, 0.5, 0.5]), line(3, [0.7, 0.3, 0.6, 0.6])])
    assert found == {
        (1,): pytest.approx(0.55 - BELOW, abs=1e-12),
        (2,): pytest.approx(0.55 - 0.1),
        (3,): pytest.approx(0.55),
    }


def test_a_search_ends_early_only_when_it_is_clear() -> None:
    better, worse = [0.6, 0.7] * (FEWEST // 2), [0.2, 0.3] * (FEWEST // 2)
    assert is_clear([line(1, better), line(2, worse)])
    assert not is_clear([line(1, better[:4]), line(2, worse[:4])])
    assert not is_clear([line(1, better), line(2, list(reversed(better)))])


def test_playouts_are_limited_by_number() -> None:
    _, seen = reached("sa-re", 2, 40, 3)
    spent = []
    for playouts in (2, 8):
        budget = Budget(Limit(nodes=100000))
        player = make(made("sa-re"), {"method": 2, "playouts": playouts}, 1)
        values = player.values(seen, budget)
        assert all(0.0 <= value <= 1.0 for value in values.values())
        spent.append(budget.spent)
    assert spent[1] > spent[0]


def test_nodes_alone_make_it_repeatable() -> None:
    _, seen = reached("sa-re", 2, 60, 3)
    found = [make(made("sa-re"), {"method": 2}, 5).values(seen, Budget(Limit(nodes=300))) for _ in range(2)]
    assert found[0] == found[1]


def test_habit_favours_what_the_rules_of_thumb_would_do() -> None:
    game = made("sa-re")
    _, seen = reached("sa-re", 2, 40, 3)
    usual = make_heuristics(game).policy(game.world(seen, random.Random(1)), lambda: 0.5)
    plain, bound = (
        make(game, {"method": 2, "prior_weight": habit, "playouts": 1}, 5).values(seen, Budget(Limit(nodes=5000)))
        for habit in (0.0, 5.0)
    )
    assert max(bound, key=lambda move: bound[move]) == game.canonical(seen.state, usual)
    share = plain[game.canonical(seen.state, usual)]
    assert 0.05 < share < 0.95
    assert bound[game.canonical(seen.state, usual)] == pytest.approx(share)


def test_whim_leaves_to_chance_what_is_favoured() -> None:
    game = made("sa-re")
    _, seen = reached("sa-re", 2, 41, 3)
    favoured = []
    for whim in (0.0, 1.0):
        players = (
            make(game, {"method": 2, "prior_weight": 5.0, "playouts": 1, "policy_noise": whim}, seed)
            for seed in range(12)
        )
        favoured.append({player.choose(seen, Budget(Limit(nodes=5000))) for player in players})
    assert len(favoured[0]) == 1 < len(favoured[1])


@pytest.mark.parametrize(("share", "favour"), [(0.5, 0.3), (0.1, 0.108), (0.0, 0.0), (1.0, 0.0)])
def test_habit_counts_less_the_more_the_game_is_settled(share: float, favour: float) -> None:
    line = Candidate((0,), 0.3)
    line.shares, line.total = [share, share], 2 * share
    assert line.preference(2) == pytest.approx(share + favour)
    assert line.preference(1) == pytest.approx(share + favour)
