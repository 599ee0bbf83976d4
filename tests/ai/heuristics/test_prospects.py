"""The prospects of seats: cards that can still come, surely the one in front, and nothing once the game is over."""

from __future__ import annotations

import random

import pytest

from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.completion import arrivals, chances
from game.ai.heuristics.sobek.evaluation import WEIGHTS, Evaluation
from game.ai.heuristics.sobek.inventory import Inventory, best_take, take_gain
from game.rules.core.chance import seeded
from game.rules.core.game import Setup
from tests.ai.positions import ids, position, sobek
from tests.ai.test_opponents import made

FILLER = "fish.6 fish.7 wheat.6 wheat.7 cattle.6 cattle.7 marble.4 marble.5"


def hope(quays: str, hands: list[str], seat: int = 0) -> float:
    """Return the gain that the unfinished sets of `seat` may bring."""
    state, _ = position(quays, hands, deck=FILLER)
    judge = Evaluation(sobek().tables, dict(WEIGHTS))
    left = len(state.quays) + len(state.deck)
    return judge.parts(state, seat, left / 3, judge.inventory.coming(state))[2]


def test_what_can_still_come_lies_on_the_quays_or_in_the_deck() -> None:
    state, _ = position("ivory.1 fish.1", ["wheat.1", "cattle.1"], deck="ebony.1", corruption=["", "marble.1"])
    assert Inventory(sobek().tables).coming(state) == sum(1 << card for card in ids("ivory.1 fish.1 ebony.1"))


def test_no_hope_for_a_card_that_cannot_come() -> None:
    assert hope("fish.1 fish.2", ["ivory.1 ivory.2", "cattle.1"]) == 0.0
    assert hope("fish.1 fish.2 ivory.3", ["ivory.1 ivory.2", "cattle.1"]) > 5.0
    assert hope("ivory.2 fish.2 wheat.8", ["ivory.1", "cattle.1"]) == 0.0


def test_the_card_in_front_is_as_good_as_taken() -> None:
    near = hope("fish.1 fish.2 fish.3 ivory.3 wheat.8", ["ivory.1 ivory.2", "cattle.1"])
    far = hope("fish.1 fish.2 fish.3 wheat.8 ivory.3", ["ivory.1 ivory.2", "cattle.1"])
    assert near > far
    rivals = hope("fish.1 fish.2 fish.3 ivory.3 wheat.8", ["cattle.1", "ivory.1 ivory.2"], seat=1)
    assert rivals == far


def test_the_chance_that_what_a_set_lacks_still_comes() -> None:
    """Of two pieces to come, each got every other time: both in 1 of 4 cases, at least one in 3 of 4."""
    at_least = chances(0.5, 2)
    assert [row[2] for row in at_least] == [1.0, 0.75, 0.25, 0.0]
    assert [len(row) for row in at_least] == [3] * 4
    by_turns = arrivals(0.5, 2, 4)
    assert (by_turns[0], len(by_turns)) == (0.0, 12)
    assert by_turns[6] == pytest.approx((1 - 1 / 2.718281828) ** 2)


def test_a_take_is_worth_less_by_what_is_skipped_for_it() -> None:
    state, _ = position("fish.6 amulet.1 ivory.1 thief.fish", ["ivory.2", "cattle.1"])
    inventory = Inventory(sobek().tables)
    gains = [take_gain(inventory, state, 0, place) for place in range(4)]
    # No scarab; a wild card; three scarabs beside a card with three; a character.
    assert gains == pytest.approx([0.0, 5.0 - 1.6, 3 * (1.2 + 0.6) + 0.7 * 3 - 3.2, 3.0 - 4.8])
    assert best_take(inventory, state) == max(gains)


@pytest.mark.parametrize("name", ["sobek", "duel"])
def test_once_the_game_is_over_the_points_are_those_of_the_result(name: str) -> None:
    game, chance = made(name), seeded(random.Random(3))
    state = game.start(Setup(2), chance)
    while game.to_move(state) >= 0:
        game.apply(state, game.sample(state, chance), chance)
    heuristics = make_heuristics(game)
    assert [heuristics.points(state, seat) for seat in range(2)] == list(game.scores(state))
