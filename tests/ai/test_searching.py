"""The searches themselves: cuts change nothing, trees share their visits out, chance stays chance."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.ai.budget import Budget, Limit
from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.contract import Heuristics
from game.ai.ismcts import USUAL, TreeSearch
from game.ai.pimc import FixedDraws, WorldSearch
from game.ai.search import OPTIONS, make
from game.ai.worlds import Worlds
from game.errors import FeluccaError
from tests.ai.positions import position, sobek
from tests.ai.test_opponents import made, reached


def plain(heuristics: Heuristics, state: Any, me: int, plies: int, width: int, stage: int, chance: Any) -> float:
    """Return the value of a position by going through everything, without cuts."""
    game = heuristics.game
    seat = game.to_move(state)
    if seat < 0 or heuristics.stage(state) != stage or (plies <= 0 and not heuristics.is_within(state)):
        return heuristics.shares(state, stage)[me]
    found = []
    for move in heuristics.candidates(state)[:width]:
        after = state.clone()
        chance.at = 0
        game.apply(after, move, chance)
        deeper = plies if heuristics.is_within(state) else plies - 1
        found.append(plain(heuristics, after, me, deeper, width, stage, chance))
    return max(found) if seat == me else min(found)


@pytest.mark.parametrize(
    ("quays", "hand"),
    [
        ("wheat.6 fish.1 cattle.1 ivory.1 marble.1", "ivory.2 ebony.1"),
        ("fish.1 fish.2 wheat.1 ebony.1 fish.3", "fish.4 fish.5 wheat.2"),
    ],
)
def test_cuts_change_no_value(quays: str, hand: str) -> None:
    _, seen = position(quays, [hand, "cattle.2 cattle.3"], deck="fish.6 fish.7 wheat.7 wheat.8 marble.4 marble.5")
    heuristics = make_heuristics(sobek())
    search = WorldSearch(sobek(), heuristics, {**OPTIONS, "worlds": 1, "rounds_ahead": 1, "width": 4}, 5)
    values = search.values(seen, Budget(Limit()))
    rng = random.Random(5)
    world = sobek().world(seen, rng)
    luck = rng.getrandbits(32)
    for move, value in values.items():
        state = world.clone()
        chance = FixedDraws(luck)
        sobek().apply(state, move, chance)
        assert value == pytest.approx(plain(heuristics, state, 0, 2, 4, heuristics.stage(world), chance))


def test_an_empty_budget_still_judges_every_candidate() -> None:
    _, seen = reached("duel", 2, 14, 5)
    search = WorldSearch(made("duel"), make_heuristics(made("duel")), OPTIONS, 1)
    values = search.values(seen, Budget(Limit(nodes=1)))
    assert len(values) > 1
    assert all(0 < value < 1 for value in values.values())


def test_more_time_looks_deeper() -> None:
    _, seen = reached("duel", 2, 14, 5)
    spent = []
    for circles in (0, 1):
        budget = Budget(Limit())
        options = {**OPTIONS, "worlds": 2, "rounds_ahead": circles}
        WorldSearch(made("duel"), make_heuristics(made("duel")), options, 1).values(seen, budget)
        spent.append(budget.spent)
    assert spent[1] > 5 * spent[0]


def test_the_move_most_visited_is_the_one_valued_most() -> None:
    _, seen = reached("sobek", 3, 17, 5)
    budget = Budget(Limit(nodes=600))
    values = TreeSearch(sobek(), make_heuristics(sobek()), OPTIONS, 1).values(seen, budget)
    visits = sorted((int(value) for value in values.values()), reverse=True)
    assert visits[0] > visits[-1]
    assert sum(visits) <= budget.spent


def test_worlds_repeat_after_so_many_and_are_not_spoiled() -> None:
    _, seen = reached("sobek", 2, 17, 5)
    worlds = Worlds(sobek(), seen, random.Random(1), 2)
    first, second = worlds.fresh(), worlds.fresh()
    kept = first.clone()
    first.hands[0] = 0
    assert worlds.fresh() == kept
    assert worlds.fresh() == second


def test_a_game_nobody_knows_is_refused() -> None:
    class Unknown:
        name = "senet"

    with pytest.raises(FeluccaError, match="no opponent knows how to play 'senet'"):
        make_heuristics(Unknown())  # type: ignore[arg-type]


def test_only_the_best_at_first_sight_are_looked_into() -> None:
    _, seen = reached("sobek", 3, 17, 5)
    heuristics = make_heuristics(sobek())
    options = {**OPTIONS, "worlds": 2, "width": 3}
    first = WorldSearch(sobek(), heuristics, {**options, "rounds_ahead": 0}, 1).values(seen, Budget(Limit()))
    wide, narrow = Budget(Limit()), Budget(Limit())
    WorldSearch(sobek(), heuristics, {**options, "rounds_ahead": 1}, 1).values(seen, wide)
    found = WorldSearch(sobek(), heuristics, {**options, "rounds_ahead": 1, "narrow": 2}, 1).values(seen, narrow)
    assert narrow.spent < wide.spent
    assert found.keys() == first.keys()
    best = sorted(first, key=lambda move: -first[move])[:2]
    assert max(found, key=lambda move: found[move]) in best
    least = min(found[move] for move in best)
    assert all(found[move] <= least for move in found if move not in best)


def test_trust_in_between_gives_values_in_between() -> None:
    _, seen = reached("duel", 2, 14, 5)
    heuristics = make_heuristics(made("duel"))
    values = []
    for trust in (0.0, 0.5, 1.0):
        options = {**OPTIONS, "worlds": 2, "width": 3, "trust": trust}
        values.append(WorldSearch(made("duel"), heuristics, options, 1).values(seen, Budget(Limit())))
    for move, value in values[1].items():
        assert value == pytest.approx((values[0][move] + values[2][move]) / 2)


def test_a_tree_without_any_limit_stops_growing() -> None:
    _, seen = reached("sa-re", 2, 18, 5)
    budget = Budget(Limit())
    assert TreeSearch(made("sa-re"), make_heuristics(made("sa-re")), {**OPTIONS, "first": 3}, 1).values(seen, budget)
    assert USUAL <= budget.spent < USUAL + 500


def test_a_tree_can_be_told_how_often_to_grow() -> None:
    _, seen = position("wheat.6 fish.1 cattle.1 ivory.1", ["ivory.2 ebony.1", "cattle.2 cattle.3"])
    search = TreeSearch(sobek(), make_heuristics(sobek()), {**OPTIONS, "iterations": 57}, 5)
    assert sum(int(value) for value in search.values(seen, Budget(Limit())).values()) == 57


def test_with_more_than_two_seats_the_search_may_be_narrower() -> None:
    _, crowd = reached("sobek", 3, 17, 5)
    spent = []
    for narrow in (0, 2):
        budget = Budget(Limit())
        options = {
            "multiplayer_method": 0,
            "worlds": 1,
            "width": 3,
            "multiplayer_narrow": narrow,
            "multiplayer_trust": 0.5,
        }
        make(sobek(), options, 1).values(crowd, budget)
        spent.append(budget.spent)
    assert spent[1] < spent[0]


def test_with_more_than_two_seats_the_search_may_be_shorter() -> None:
    _, crowd = reached("sobek", 3, 17, 5)
    spent = []
    for circles in (0, 1):
        budget = Budget(Limit())
        options = {
            "multiplayer_method": 0,
            "rounds_ahead": 2,
            "worlds": 1,
            "width": 2,
            "narrow": 3,
            "multiplayer_rounds_ahead": circles,
        }
        make(sobek(), options, 1).values(crowd, budget)
        spent.append(budget.spent)
    assert spent[1] < spent[0]


def test_luck_is_the_same_after_every_move() -> None:
    luck = FixedDraws(7)
    first = [luck(range(10)) for _ in range(20)]
    luck.at = 0
    assert [luck(range(10)) for _ in range(20)] == first
    assert len(set(first)) > 3
    assert all(0 <= drawn < 10 for drawn in first)
    assert [FixedDraws(8)(range(1000)) for _ in range(2)] != [FixedDraws(7)(range(1000)) for _ in range(2)]
