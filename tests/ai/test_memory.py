"""A poor memory loses cards seen in rivals' hands, and nothing else."""

from __future__ import annotations

import random

import pytest

from game.ai.greedy import recalled
from game.ai.levels import Level
from game.match.series import play
from game.rules.core.game import Setup
from tests.ai.positions import position, sobek
from tests.ai.test_opponents import made, reached
from tests.rules.agreement import all_of, allows
from tests.rules.zones import zone_called
from tests.sparing import one_now

POOR = Level("poor", "greedy", {"worlds": 2, "memory": 0.0})
POOR_FOLLOWER = Level("poor-follower", "greedy", {"rollout": 1, "memory": 0.3})


def test_with_a_perfect_memory_the_view_is_the_same_and_no_luck_is_used() -> None:
    _, view = reached("duel", 2, 12, 3)
    rng = random.Random(1)
    before = rng.getstate()
    assert recalled(made("duel"), view, 1.0, rng) is view
    assert rng.getstate() == before


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_without_memory_no_card_of_a_rival_is_certain(game: str) -> None:
    forgotten = 0
    for decisions in range(6, 40):
        _, view = reached(game, 2, decisions, decisions)
        if view.to_move < 0:
            continue
        dim = recalled(made(game), view, 0.0, random.Random(1))
        zones = made(game).zones
        rival = zone_called(zones, f"hand.{1 - view.viewer}")
        own = zone_called(zones, f"hand.{view.viewer}")
        assert dim.knowledge.surely_lies(own) == view.knowledge.surely_lies(own)
        assert [dim.knowledge.count(zone) for zone in range(dim.knowledge.zones)] == [
            view.knowledge.count(zone) for zone in range(dim.knowledge.zones)
        ]
        lost = view.knowledge.surely_lies(rival) & ~dim.knowledge.surely_lies(rival)
        forgotten += lost.bit_count()
        assert allows(dim.knowledge, made(game).zone_masks(made(game).world(view, random.Random(2))))
    assert forgotten > 10


def test_a_half_memory_loses_about_half_of_what_can_be_lost() -> None:
    zone = zone_called(made("sobek").zones, "hand.1")
    left = dict.fromkeys((1.0, 0.5, 0.0), 0)
    for decisions in range(8, 80):
        _, view = reached("sobek", 2, decisions, decisions)
        if view.viewer == 0:
            for memory in left:
                dim = recalled(made("sobek"), view, memory, random.Random(decisions))
                left[memory] += dim.knowledge.surely_lies(zone).bit_count()
    assert left[0.0] < 0.7 * left[1.0]
    assert left[0.5] == pytest.approx((left[0.0] + left[1.0]) / 2, rel=0.15)


def test_with_everything_else_certain_nothing_can_be_forgotten() -> None:
    _, view = position("wheat.6 fish.1", ["ivory.2", "cattle.2 cattle.3 fish.2"], deck="fish.6")
    dim = recalled(sobek(), view, 0.0, random.Random(1))
    assert all_of(dim.knowledge) == all_of(view.knowledge)


@pytest.mark.parametrize("seed", one_now(range(3)))
@pytest.mark.parametrize(("game", "seats"), [("sobek", 2), ("sobek", 4), ("duel", 2), ("sa-re", 3)])
def test_who_forgets_plays_on_by_the_rules(game: str, seats: int, seed: int) -> None:
    levels = [POOR, POOR_FOLLOWER, POOR, POOR_FOLLOWER][:seats]
    outcome = play(made(game), Setup(seats), levels, f"memory/{seed}")
    assert outcome.winners
