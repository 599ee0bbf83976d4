"""D-6: the Pirogue tokens, used after a sale."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.core.facts import Moved
from game.rules.duel.state import FINGER_TURN, PYRAMID_TURN, TURN, DuelState
from game.rules.duel.tables import BAG, DEBEN, OFFER
from tests.rules.duel.material import GAME, T, U, do, legal, mask, names, noted, position, refused, square

pytestmark = pytest.mark.rule("D-6")

MARKET = {"a3": "marble.5", "c3": "marble.3", "b6": "ivory.4", "e5": "scribe.fish"}
SALE = "sell fish fish.4+fish.5+fish.6"
HAND = "fish.4 fish.5 fish.6"


def after_sale(
    berths: str, market: dict[str, str] = MARKET, facing: str = "h", hand: str = HAND, **more: Any
) -> DuelState:
    s = position(market, "b3", facing, hands=(hand, ""), berths=berths, **more)
    do(s, SALE)
    return s


def test_any_of_those_left_may_be_chosen() -> None:
    s = after_sale("pyramid.1 pyramid.2 mummy snake-1 deben-two.2")
    assert legal(s) == ["use pyramid.1", "use mummy", "use snake-1", "use deben-two.2"]
    other = (6, U.id("pyramid.2"))
    assert GAME.refusal(s, other) is None
    assert GAME.canonical(s, other) == (6, U.id("pyramid.1"))


def test_the_pyramid_gives_another_full_turn() -> None:
    s = after_sale("pyramid.1", hand=f"{HAND} queen.ivory", pile=4)
    do(s, "use pyramid.1")
    assert s.stack == [(PYRAMID_TURN, 0)]
    assert s.removed >> U.id("pyramid.1") & 1
    # Up and down there is b6, across a3 and c3; both diagonals are empty, so a refill may be chosen too.
    assert legal(s) == ["take a3", "take c3", "take b6", "refill", "play queen.ivory"]
    assert refused(s, "take e5") == ("D-6", "off-line")
    do(s, "take b6")
    assert s.hands[0] == mask("queen.ivory", "ivory.4")
    assert s.stack == [(TURN, 1)]


def test_the_turn_of_a_pyramid_may_be_a_refill() -> None:
    s = after_sale("pyramid.1", pile="fish.1")
    do(s, "use pyramid.1", "refill", draws=["fish.1"])
    assert legal(s) == ["take c3", "take d3"]


def test_no_refill_when_every_line_has_a_tile() -> None:
    s = after_sale("pyramid.1", MARKET | {"a2": "fish.1", "a4": "fish.2"}, pile=4)
    do(s, "use pyramid.1")
    assert refused(s, "refill") == ("D-3.1c", "line-not-empty")


def test_passing_tiles_in_the_turn_of_a_pyramid() -> None:
    s = after_sale("pyramid.1", MARKET | {"b5": "ebony.3"}, pile=4)
    do(s, "use pyramid.1", "take b6")
    assert s.corruption[0] == mask("ebony.3")


def test_a_sale_in_the_turn_of_a_pyramid_leaves_the_ankh() -> None:
    s = after_sale("pyramid.1 seven", hand=f"{HAND} wheat.1 wheat.2 wheat.3")
    do(s, "use pyramid.1", "sell wheat wheat.1+wheat.2+wheat.3", "use seven")
    assert (s.ankh, s.facing) == (square("b3"), 0)
    assert s.stack == [(TURN, 1)]


def test_two_pyramids_in_a_row() -> None:
    s = after_sale("pyramid.1 pyramid.2", hand=f"{HAND} wheat.1 wheat.2 wheat.3")
    do(s, "use pyramid.1", "sell wheat wheat.1+wheat.2+wheat.3", "use pyramid.2")
    assert s.stack == [(PYRAMID_TURN, 0)]


def test_scarabs_go_on_a_sold_set() -> None:
    sold = {(0, "wheat"): "wheat.4 wheat.5 wheat.6", (0, "ivory"): "ivory.3", (1, "cattle"): "cattle.3"}
    s = after_sale("scarabs.1 scarabs.2", sets=sold)
    assert legal(s) == ["use scarabs.1 fish", "use scarabs.1 wheat"]
    assert refused(s, "use scarabs.1") == ("D-3.2", "must-apply")
    assert refused(s, "use scarabs.1 ivory") == ("D-6", "scarabs-set")
    assert refused(s, "use scarabs.1 cattle") == ("D-6", "scarabs-set")
    before = GAME.scores(s)[0]
    do(s, "use scarabs.1 wheat")
    # Three wheat tiles with a scarab each: 3 × 3 become 3 × 5.
    assert GAME.scores(s)[0] - before == 6
    assert names(s.sets[2]) == {"wheat.4", "wheat.5", "wheat.6", "scarabs.1"}


def test_both_scarabs_on_one_set() -> None:
    s = position(MARKET, "b3", hands=(HAND, ""), sets={(0, "fish"): "fish.7 fish.8 scarabs.2"}, berths="scarabs.1")
    do(s, SALE, "use scarabs.1 fish")
    # Five tiles, five scarabs and four more.
    assert GAME.scores(s)[0] == 5 * 9


def test_scarabs_without_a_set_are_discarded() -> None:
    s = position(MARKET, "b3", hands=("ivory.3 ivory.5 ivory.1", ""), berths="scarabs.1")
    do(s, "sell ivory ivory.1+ivory.3+ivory.5")
    assert legal(s) == ["use scarabs.1"]
    do(s, "use scarabs.1")
    assert s.removed >> U.id("scarabs.1") & 1


def test_the_mummy_raises_all_corruption() -> None:
    s = after_sale("mummy", corruption=("wheat.2 ivory.1 queen.ivory", "fish.1"))
    facts = do(s, "use mummy")
    assert s.hands[0] == mask("wheat.2", "ivory.1", "queen.ivory")
    assert s.corruption == [0, mask("fish.1")]
    assert [f.seers for f in facts if isinstance(f, Moved) and f.how == "raise"] == [1]


def test_a_mummy_without_corruption_has_no_effect() -> None:
    s = after_sale("mummy")
    facts = do(s, "use mummy")
    assert s.hands[0] == 0
    assert not [f for f in facts if isinstance(f, Moved) and f.how == "raise"]


@pytest.mark.parametrize(("snake", "value"), [("snake-1", 1), ("snake-2", 2)])
def test_snakes_are_corruption_of_the_opponent(snake: str, value: int) -> None:
    from game.rules.duel.scoring import corruption

    s = after_sale(snake, corruption=("fish.1", "fish.2"))
    do(s, f"use {snake}")
    assert s.pirogues == [0, mask(snake)]
    assert corruption(T, s, 0) == 1
    assert corruption(T, s, 1) == 1 + value


def test_seven_points() -> None:
    s = after_sale("seven")
    before = GAME.scores(s)[0]
    do(s, "use seven")
    assert GAME.scores(s) == (before + 7, 0)
    assert s.pirogues == [mask("seven"), 0]


def test_two_points_and_a_deben() -> None:
    s = after_sale("deben-two.1")
    before = GAME.scores(s)[0]
    facts = do(s, "use deben-two.1", draws=["deben.12"])
    assert s.deben[0] == mask("deben.12")
    assert GAME.scores(s)[0] == before + 2 + 8
    assert [f.seers for f in facts if isinstance(f, Moved) and f.how == "draw"] == [1]


@pytest.mark.parametrize(
    ("first", "second", "kept"), [("deben.2", "deben.9", "deben.9"), ("deben.9", "deben.2", "deben.9")]
)
def test_the_eye_keeps_the_higher_of_two(first: str, second: str, kept: str) -> None:
    s = after_sale("eye")
    facts = do(s, "use eye", draws=[first, second])
    assert s.deben[0] == mask(kept)
    assert U.id("deben.2") in s.bag
    assert s.bag == sorted(s.bag)
    assert len(s.bag) == 12
    flows = [(f.src, f.dst, f.seers, len(f.pieces)) for f in facts if isinstance(f, Moved) and f.src != 10]
    assert flows == [(BAG, OFFER, 1, 2), (OFFER, DEBEN, 1, 1), (OFFER, BAG, 1, 1)]


@pytest.mark.parametrize(("first", "second"), [("deben.1", "deben.3"), ("deben.3", "deben.1")])
def test_the_eye_keeps_the_first_of_two_equal_deben(first: str, second: str) -> None:
    s = after_sale("eye")
    do(s, "use eye", draws=[first, second])
    assert s.deben[0] == mask(first)


def test_the_bag_may_hold_one_deben_or_none() -> None:
    s = after_sale("eye deben-two.1", deben=("", " ".join(f"deben.{i}" for i in range(1, 13))))
    assert [U.names[coin] for coin in s.bag] == ["deben.13"]
    other = s.clone()
    do(s, "use eye", draws=["deben.13"])
    assert s.deben[0] == mask("deben.13")
    other.deben[1] |= mask("deben.13")
    other.bag = []
    third = other.clone()
    do(other, "use eye")
    do(third, "use deben-two.1")
    assert other.deben[0] == third.deben[0] == 0
    assert GAME.scores(third)[0] - GAME.scores(other)[0] == 2


def test_the_finger_forces_a_take() -> None:
    hands = (HAND, "queen.ivory wheat.1 wheat.2 wheat.3")
    s = position(MARKET | {"d3": "marble.1"}, "b3", hands=hands, berths="finger.2", pile=1)
    do(s, SALE)
    assert legal(s) == ["use finger.2 a3", "use finger.2 c3", "use finger.2 d3"]
    assert refused(s, "use finger.2") == ("D-3.2", "must-apply")
    assert refused(s, "use finger.2 b6") == ("D-6", "wrong-target")
    facts = do(s, "use finger.2 d3")
    assert s.finger == square("d3")
    assert s.stack == [(FINGER_TURN, 1)]
    assert noted(facts, "turn") == [(1, (FINGER_TURN,))]
    assert legal(s) == ["take d3"]
    for text in ("take c3", "play queen.ivory", "sell wheat wheat.1+wheat.2+wheat.3", "refill"):
        assert refused(s, text) == ("D-6", "finger")
    do(s, "take d3", "keep")
    assert s.corruption[1] == mask("marble.3")
    assert s.finger == -1
    assert s.removed >> U.id("finger.2") & 1
    assert s.stack == [(TURN, 0)]


def test_a_finger_may_lie_on_a_character() -> None:
    s = position({"e3": "scribe.fish", "e1": "ivory.4"}, "b3", hands=(HAND, ""), berths="finger.2")
    do(s, SALE, "use finger.2 e3", "take e3")
    assert legal(s) == ["turn v"]


def test_a_finger_without_a_tile_is_discarded() -> None:
    s = position({"b6": "ivory.4"}, "b3", "h", hands=(HAND, ""), berths="finger.2", pile=3)
    do(s, SALE)
    assert legal(s) == ["use finger.2"]
    assert refused(s, "use finger.2 b6") == ("D-6", "wrong-target")
    do(s, "use finger.2")
    assert s.finger == -1
    assert s.removed >> U.id("finger.2") & 1
    assert s.stack == [(TURN, 1)]
    assert legal(s) == ["refill"]


def test_a_finger_in_the_turn_of_a_pyramid_lies_on_the_line_as_the_ankh_stands() -> None:
    s = after_sale("pyramid.1 finger.1", hand=f"{HAND} wheat.1 wheat.2 wheat.3")
    do(s, "use pyramid.1", "sell wheat wheat.1+wheat.2+wheat.3")
    assert legal(s) == ["use finger.1 a3", "use finger.1 c3"]
    assert refused(s, "use finger.1 b6") == ("D-6", "wrong-target")


def test_a_character_in_the_turn_of_a_pyramid_leaves_the_ankh() -> None:
    s = after_sale("pyramid.1", hand=f"{HAND} scribe.cattle")
    do(s, "use pyramid.1", "play scribe.cattle")
    assert (s.ankh, s.facing) == (square("b3"), 0)
    assert s.stack == [(TURN, 1)]


def test_a_rival_with_a_full_hand_answers_a_scribe_in_the_turn_of_a_pyramid() -> None:
    full = "wheat.1 wheat.2 wheat.4 wheat.9 ivory.5 ivory.1 marble.1"
    s = position(MARKET, "b3", hands=(f"{HAND} scribe.cattle", full), berths="pyramid.1")
    do(s, SALE, "use pyramid.1", "play scribe.cattle")
    assert GAME.to_move(s) == 1
    do(s, "discard marble.1")
    assert s.stack == [(TURN, 1)]
