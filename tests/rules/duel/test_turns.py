"""D-2 and D-3: the set-up and the three actions."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.rules.core.bits import members
from game.rules.core.chance import seeded
from game.rules.core.facts import EVERYONE, Fact, Looked, Moved
from game.rules.duel.geometry import show_square
from game.rules.duel.state import BERTH, CENTRE, FACING, ICON, OPENING, PYRAMID_TURN, TURN
from game.rules.duel.tables import BERTHS
from tests.rules.duel.material import GAME, SETUP, T, U, do, legal, mask, moved, names, noted, position, refused, square


def start(seed: int, facts: list[Fact] | None = None):
    return GAME.start(SETUP, seeded(random.Random(seed)), facts.append if facts is not None else None)


@pytest.mark.rule("D-2")
def test_the_set_up() -> None:
    facts: list[Fact] = []
    s = start(1, facts)
    assert [hand.bit_count() for hand in s.hands] == [2, 2]
    assert s.box.bit_count() == 2
    greys = [U.backs[s.market[at]] == 1 for at in T.fill]
    assert greys == [True] * 4 + [False] * 32
    assert len(s.pile) == 23
    assert s.berths.bit_count() == 5
    assert s.reserve.bit_count() == 8
    assert len(s.bag) == 13
    assert s.ankh == s.facing == s.finger == -1
    assert s.stack == [(OPENING, s.turn)]
    fills = [f for f in facts if isinstance(f, Moved) and f.how == "fill"]
    assert [f.at[0] for f in fills] == list(T.fill)
    for fill in fills:
        red = T.characters >> fill.pieces[0] & 1
        assert fill.seers == (0 if red else EVERYONE)


@pytest.mark.rule("D-2")
def test_every_tile_token_and_seat_can_come_up() -> None:
    seats: Counter[int] = Counter()
    hands: Counter[int] = Counter()
    centre: Counter[int] = Counter()
    berths: Counter[int] = Counter()
    for seed in range(400):
        s = start(seed)
        seats[s.turn] += 1
        hands.update(members(s.hands[0]))
        centre.update(s.market[at] for at in T.fill[:4])
        berths.update(members(s.berths))
    assert min(seats.values()) > 150
    assert len(hands) == len(centre) == 10
    assert min(hands.values()) > 50
    assert min(centre.values()) > 110
    assert len(berths) == 13
    assert min(berths.values()) > 110


@pytest.mark.rule("D-2")
def test_the_first_turn_takes_a_centre_tile() -> None:
    s = start(2)
    assert legal(s) == ["take c3", "take d3", "take c4", "take d4"]
    assert refused(s, "take b2") == ("D-2", "centre-only")
    assert refused(s, "refill") == ("D-2", "first-turn")
    tile = s.market[square("d4")]
    first = s.turn
    do(s, "take d4")
    assert s.hands[first] >> tile & 1
    assert s.ankh == square("d4")
    assert s.facing == T.mark[tile]
    assert not any(s.corruption)
    assert s.stack == [(TURN, 1 - first)]


# The Ankh on b3 points left and right: marble.1 on a3, fish.1 on c3, cattle.2 on d3, wheat.4 on f3.
ROW = {"a3": "marble.1", "c3": "fish.3", "d3": "cattle.3", "f3": "wheat.6", "f1": "wheat.7", "c6": "ivory.2"}


@pytest.mark.rule("D-3")
def test_one_action_a_turn() -> None:
    s = position(ROW, "b3", "h", hands=("queen.ivory fish.4 fish.5 fish.6", ""), pile=5)
    kinds = {text.split()[0] for text in legal(s)}
    assert kinds == {"take", "sell", "play"}
    assert refused(s, "turn h") == ("D-3", "turn")
    assert refused(s, "use seven") == ("D-3", "turn")
    do(s, "take c3")
    assert s.stack == [(TURN, 1)]


@pytest.mark.rule("D-3.1")
def test_any_tile_of_the_line_both_ways() -> None:
    s = position(ROW, "b3", "h")
    assert legal(s) == ["take a3", "take c3", "take d3", "take f3"]
    assert refused(s, "take f1") == ("D-3.1", "off-line")
    assert refused(s, "take e3") == ("D-3.1", "empty-square")
    assert refused(s, "take b3") == ("D-3.1", "ankh-there")
    assert refused(s, (0, 36)) == ("D-1.7", "no-square")


@pytest.mark.rule("D-3.1")
@pytest.mark.parametrize(
    ("target", "corruption", "facing"),
    [("a3", "", "/"), ("c3", "", "/"), ("d3", "fish.3", "h"), ("f3", "fish.3 cattle.3", "v")],
)
def test_tiles_passed_over_are_corruption(target: str, corruption: str, facing: str) -> None:
    s = position(ROW, "b3", "h", pile=1)
    tile = s.market[square(target)]
    facts = do(s, f"take {target}")
    if target == "a3":
        facts += do(s, "keep")
    assert s.hands[0] == 1 << tile
    assert s.corruption == [mask(*corruption.split()), 0]
    assert show_square(s.ankh, 6) == target
    assert s.facing == "hv/\\".index(facing)
    assert {show_square(i, 6) for i in range(36) if s.filled >> i & 1} == set(ROW) - {target} - {
        spot for spot, name in ROW.items() if name in corruption.split()
    }
    assert moved(facts, "skip") == [(name,) for name in corruption.split()]
    assert noted(facts, "ankh") == [(0, (square(target), s.facing))]


@pytest.mark.rule("D-3.1")
def test_tiles_passed_over_from_the_first_corner_are_corruption() -> None:
    s = position({"b1": "fish.3", "c1": "wheat.6"}, "a1", "h", pile=1)
    do(s, "take c1")
    assert s.corruption == [mask("fish.3"), 0]


@pytest.mark.rule("D-3.1")
def test_there_is_no_hand_limit() -> None:
    hand = " ".join(f"fish.{i}" for i in range(1, 9)) + " wheat.1 wheat.2 wheat.3 wheat.4"
    s = position({"c3": "fish.9", "a1": "fish.10"}, "b3", hands=(hand, ""), pile=1)
    do(s, "take c3")
    assert s.hands[0].bit_count() == 13


@pytest.mark.rule("D-3.1a")
def test_a_character_lets_you_turn_the_ankh_to_a_tile() -> None:
    s = position({"c3": "fish.3", "e3": "thief.fish", "e6": "wheat.4", "c5": "wheat.5"}, "b3", "h")
    facts = do(s, "take e3")
    assert s.corruption[0] == mask("fish.3")
    assert s.hands[0] == mask("thief.fish")
    assert s.stack == [(FACING, 0)]
    assert legal(s) == ["turn v", "turn /"]
    assert refused(s, "turn h") == ("D-3.1a", "face-a-tile")
    assert refused(s, (5, 4)) == ("D-1.7", "no-orientation")
    assert refused(s, "take e6") == ("D-3.1a", "turn-first")
    assert [f.seers for f in facts if isinstance(f, Moved)] == [1, EVERYONE]
    assert noted(facts, "ankh") == [(0, (square("e3"), -1))]
    facts = do(s, "turn /")
    assert noted(facts, "ankh") == [(0, (square("e3"), 2))]
    assert s.stack == [(TURN, 1)]
    assert legal(s) == ["take c5"]


@pytest.mark.rule("D-3.1a")
def test_passed_tiles_are_gone_before_the_ankh_is_turned() -> None:
    s = position({"c3": "fish.3", "e3": "thief.fish", "a1": "fish.4"}, "b3", "h", pile=1)
    do(s, "take e3")
    assert legal(s) == ["turn h", "turn v", "turn /", "turn \\"]


@pytest.mark.rule("D-3.1a")
def test_a_character_passed_over_is_seen_by_its_owner_only() -> None:
    s = position({"c3": "thief.fish", "d3": "fish.4", "a1": "fish.5"}, "b3", "h", pile=1)
    facts = do(s, "take d3")
    assert [f.seers for f in facts if isinstance(f, Moved)] == [EVERYONE, 1]
    assert names(s.corruption[0]) == {"thief.fish"}


@pytest.mark.rule("D-3.1b")
def test_a_deben_instead_of_the_tile() -> None:
    s = position(ROW | {"b2": "fish.1"}, "b5", "v", pile=1)
    facts = do(s, "take b2")
    assert s.stack == [(ICON, 0)]
    assert names(s.taken) == {"fish.1"}
    assert GAME.to_move(s) == 0
    assert legal(s) == ["exchange", "keep"]
    assert s.hands[0] == mask("fish.1")
    facts += do(s, "exchange", draws=["deben.7"])
    assert s.hands[0] == 0
    assert s.taken == 0
    assert s.removed >> U.id("fish.1") & 1
    assert s.deben == [mask("deben.7"), 0]
    assert U.id("deben.7") not in s.bag
    assert (show_square(s.ankh, 6), s.facing) == ("b2", 1)
    seen = [(f.how, f.seers) for f in facts if isinstance(f, Moved)]
    assert seen == [("take", EVERYONE), ("exchange", EVERYONE), ("draw", 1)]
    assert s.stack == [(TURN, 1)]


@pytest.mark.rule("D-3.1b")
def test_the_tile_may_be_kept() -> None:
    s = position(ROW, "b3", "h", pile=1)
    do(s, "take a3", "keep")
    assert s.hands[0] == mask("marble.1")
    assert s.deben == [0, 0]
    assert s.stack == [(TURN, 1)]
    assert refused(s, "exchange") == ("D-3.1b", "no-icon")


@pytest.mark.rule("D-3.1b")
def test_the_exchange_is_decided_when_the_corruption_has_been_seen() -> None:
    s = position({"c3": "thief.fish", "d3": "marble.1", "e2": "wheat.4"}, "b3", "h")
    facts = do(s, "take d3")
    assert s.corruption[0] == mask("thief.fish")
    assert [f.how for f in facts if isinstance(f, Moved)] == ["take", "skip"]
    do(s, "exchange", draws=["deben.1"])
    assert s.corruption[0] == mask("thief.fish")


@pytest.mark.rule("D-3.1b")
def test_only_a_tile_with_an_icon_can_be_exchanged() -> None:
    s = position(ROW, "b3", "h", pile=1)
    assert refused(s, "exchange") == ("D-3.1b", "no-icon")
    assert refused(s, "keep") == ("D-3.1b", "no-icon")
    other = s.clone()
    do(s, "take c3")
    assert s.stack == [(TURN, 1)]
    do(other, "take a3")
    assert refused(other, "take c3") == ("D-3.1b", "icon-first")


@pytest.mark.rule("D-3.1b")
def test_without_deben_in_the_bag_there_is_nothing_to_decide() -> None:
    s = position(ROW, "b3", "h", pile=1)
    s.deben[1] = sum(1 << coin for coin in s.bag)
    s.bag = []
    do(s, "take a3")
    assert s.hands[0] == mask("marble.1")
    assert s.stack == [(TURN, 1)]


@pytest.mark.rule("D-3.1b")
def test_the_exchange_is_possible_after_a_refill_and_under_a_finger() -> None:
    s = position({"a1": "fish.3"}, "c4", "h", pile="ebony.1 wheat.2")
    do(s, "refill", draws=["ebony.1", "wheat.2"])
    do(s, "take c3")
    assert legal(s) == ["exchange", "keep"]
    s = position({"d4": "ivory.1", "e4": "fish.2"}, "c4", "h", berths="finger.1", hands=("fish.3 fish.4 fish.5", ""))
    do(s, "sell fish fish.3+fish.4+fish.5", "use finger.1 d4", "take d4")
    assert s.stack == [(ICON, 1)]
    assert legal(s) == ["exchange", "keep"]


@pytest.mark.rule("D-3.1b")
def test_a_tile_got_by_a_power_cannot_be_exchanged() -> None:
    s = position(ROW, "b3", "h", hands=("merchant.wheat", "thief.fish"), pile=1)
    do(s, "play merchant.wheat a3")
    assert s.stack == [(TURN, 1)]
    do(s, "play thief.fish black", draws=["marble.1"])
    assert s.stack == [(TURN, 0)]


@pytest.mark.rule("D-3.1b")
def test_a_tile_drawn_picked_or_raised_cannot_be_exchanged() -> None:
    s = position(ROW, "b3", "h", hands=("queen.ivory", ""), pile="fish.1")
    do(s, "play queen.ivory", draws=["fish.1"])
    assert (s.hands[0], s.stack) == (mask("fish.1"), [(TURN, 1)])
    s = position(ROW, "b3", "h", hands=("vizier.cattle", ""), corruption=("", "fish.1"), pile=1)
    do(s, "play vizier.cattle", "pick fish.1")
    assert (s.hands[0], s.stack) == (mask("fish.1"), [(TURN, 1)])
    hand = "fish.4 fish.5 fish.6"
    s = position(ROW, "b3", "h", hands=(hand, ""), corruption=("fish.1", ""), berths="mummy", pile=1)
    do(s, "sell fish fish.4+fish.5+fish.6", "use mummy")
    assert (s.hands[0], s.stack) == (mask("fish.1"), [(TURN, 1)])


@pytest.mark.rule("D-3.1c")
def test_an_empty_line_means_a_refill_and_a_centre_tile() -> None:
    s = position({"a1": "fish.3", "d3": "fish.4"}, "c4", "h", pile="wheat.1 wheat.2 wheat.3 thief.fish queen.ivory")
    assert legal(s) == ["refill"]
    facts = do(s, "refill", draws=["wheat.2", "thief.fish", "wheat.1", "queen.ivory", "wheat.3"])
    spots = {show_square(i, 6): U.names[s.market[i]] for i in range(36) if s.filled >> i & 1}
    assert spots == {
        "c3": "wheat.2",
        "d3": "fish.4",
        "d4": "thief.fish",
        "c4": "wheat.1",
        "b2": "queen.ivory",
        "c2": "wheat.3",
        "a1": "fish.3",
    }
    assert s.pile == []
    assert (s.ankh, s.facing) == (-1, -1)
    assert s.stack == [(CENTRE, 0)]
    assert noted(facts, "refill") == [(0, ())]
    assert legal(s) == ["take c3", "take d3", "take c4", "take d4"]
    do(s, "take d3")
    assert s.corruption[0] == 0
    assert s.hands[0] == mask("fish.4")
    assert s.ankh == square("d3")


@pytest.mark.rule("D-3.1c")
def test_the_pile_may_reach_for_some_centre_squares_only() -> None:
    s = position({"a1": "fish.3"}, "c4", "h", pile="wheat.1 wheat.2")
    do(s, "refill", draws=["wheat.2", "wheat.1"])
    assert legal(s) == ["take c3", "take d3"]


@pytest.mark.rule("D-3.1c")
def test_a_character_after_a_refill_turns_the_ankh() -> None:
    s = position({"a5": "fish.3"}, "c4", "h", pile="thief.fish")
    do(s, "refill", draws=["thief.fish"])
    do(s, "take c3")
    assert legal(s) == ["turn /"]


@pytest.mark.rule("D-3.1c")
def test_the_refill_is_final() -> None:
    s = position({"a1": "fish.3"}, "c4", "h", pile="wheat.1", hands=("fish.4 fish.5 fish.6 queen.ivory", ""))
    assert {"refill", "sell fish fish.4+fish.5+fish.6", "play queen.ivory"} <= set(legal(s))
    do(s, "refill", draws=["wheat.1"])
    assert refused(s, "sell fish fish.4+fish.5+fish.6") == ("D-3.1c", "refill-final")
    assert refused(s, "play queen.ivory") == ("D-3.1c", "refill-final")
    assert refused(s, "take a1") == ("D-3.1c", "centre-only")


@pytest.mark.rule("D-3.1c")
def test_no_refill_without_need_or_without_a_pile() -> None:
    assert refused(position(ROW, "b3", "h", pile=3), "refill") == ("D-3.1c", "line-not-empty")
    s = position({"a1": "fish.3"}, "c4", "h", hands=("queen.ivory", ""))
    assert refused(s, "refill") == ("D-3.1c", "pile-empty")
    assert legal(s) == ["play queen.ivory"]


@pytest.mark.rule("D-3.1c")
def test_selling_and_playing_never_refill() -> None:
    s = position({"a1": "fish.3"}, "c4", "h", pile=6, hands=("marble.4 marble.5 marble.6", "vizier.cattle"))
    do(s, "sell marble marble.4+marble.5+marble.6")
    assert len(s.pile) == 6
    do(s, "play vizier.cattle")
    assert len(s.pile) == 6
    assert s.filled == 1 << square("a1")


@pytest.mark.rule("D-3.1d")
def test_the_ankh_may_point_at_nothing() -> None:
    s = position({"c3": "fish.5", "a1": "fish.4"}, "b3", "h", pile=2)
    do(s, "take c3")
    assert legal(s) == ["refill"]


@pytest.mark.rule("D-3.2")
@pytest.mark.parametrize(
    ("hand", "sold", "lenient", "expected"),
    [
        ("fish.4 fish.5", "", False, ""),
        ("fish.1 fish.2 fish.3", "", False, "fish fish.1+fish.2+fish.3"),
        ("fish.4 fish.5 statue.1", "", False, "fish fish.4+fish.5+statue.1"),
        ("fish.4 statue.1 architect.statue", "", False, "fish fish.4+statue.1+architect.statue"),
        ("fish.9 statue.1 statue.2", "", False, "fish statue.1+statue.2+fish.9"),
        ("fish.4 fish.5 thief.fish", "", False, "fish fish.4+fish.5+thief.fish"),
        ("thief.fish statue.1 statue.2", "", False, ""),
        ("thief.fish scribe.fish statue.2", "", False, ""),
        ("thief.fish statue.1 statue.2", "", True, "fish statue.1+statue.2+thief.fish"),
        ("statue.1 statue.2 statue.3", "", True, ""),
        ("statue.1 statue.2 statue.3", "fish", False, "fish statue.1+statue.2+statue.3"),
        ("thief.fish scribe.fish architect.statue", "fish", False, "fish thief.fish+scribe.fish+architect.statue"),
        ("fish.1 fish.2", "fish", False, ""),
        ("fish.1 wheat.2 marble.3 ivory.4", "", False, ""),
    ],
)
def test_what_makes_a_set(hand: str, sold: str, lenient: bool, expected: str) -> None:
    spare = {"fish": "fish.6 fish.7 fish.8"}
    sets = {(0, sold): spare[sold]} if sold else None
    s = position(ROW, "a1", "v", hands=(hand, ""), sets=sets, lenient=lenient, pile=1)
    wanted = set(expected.split(" ")[1:])
    offered = {text.removeprefix("sell ") for text in legal(s) if text.startswith("sell")}
    assert offered == ({expected} if wanted else set())


@pytest.mark.rule("D-3.2")
def test_statues_alone_join_the_set_that_is_named() -> None:
    sets = {(0, "fish"): "fish.6 fish.7 fish.8", (0, "ivory"): "ivory.3 ivory.4 ivory.5"}
    s = position(ROW, "a1", "v", hands=("statue.1 statue.2 statue.3", ""), sets=sets, pile=1)
    assert [text for text in legal(s) if text.startswith("sell")] == [
        "sell fish statue.1+statue.2+statue.3",
        "sell ivory statue.1+statue.2+statue.3",
    ]
    do(s, "sell ivory statue.1+statue.2+statue.3")
    assert s.sets[5] == mask("ivory.3", "ivory.4", "ivory.5", "statue.1", "statue.2", "statue.3")


@pytest.mark.rule("D-3.2")
def test_why_a_sale_is_refused() -> None:
    s = position(ROW, "a1", "v", hands=("fish.4 fish.5 wheat.4 thief.fish statue.1 statue.2", "fish.7"), pile=1)
    assert refused(s, "sell fish fish.4+fish.5") == ("D-3.2", "set-small")
    assert refused(s, "sell fish fish.4+fish.5+wheat.4") == ("D-3.2", "one-family")
    assert refused(s, "sell fish fish.4+fish.5+fish.7") == ("D-3.2", "not-in-hand")
    assert refused(s, "sell fish thief.fish+statue.1+statue.2") == ("D-3.2", "set-needs-goods")
    assert refused(s, "sell statue fish.4+statue.1+statue.2") == ("D-3.2", "no-family")
    assert refused(s, (3, 1, 0)) == ("D-3.2", "not-in-hand")


@pytest.mark.rule("D-3.2")
def test_a_later_sale_joins_the_set() -> None:
    s = position(ROW, "a1", "v", hands=("fish.1 fish.4 fish.5 fish.6", ""), sets={(0, "fish"): "fish.2 fish.7 fish.8"})
    facts = do(s, "sell fish fish.1+fish.4+fish.5")
    assert s.sets[1] == mask("fish.1", "fish.2", "fish.4", "fish.5", "fish.7", "fish.8")
    assert s.hands[0] == mask("fish.6")
    # 3 tiles with 2 scarabs become 6 tiles with 4: from 6 to 24 points.
    assert noted(facts, "sale") == [(0, (1, 3, 18))]


@pytest.mark.rule("D-3.2")
def test_alike_tiles_stand_for_each_other() -> None:
    s = position(ROW, "a1", "v", hands=("fish.1 fish.2 fish.4 fish.6 fish.9", ""), pile=1)
    sales = [text for text in legal(s) if text.startswith("sell")]
    assert sales == [
        "sell fish fish.1+fish.2+fish.4",
        "sell fish fish.1+fish.4+fish.6",
        "sell fish fish.1+fish.2+fish.4+fish.6",
        "sell fish fish.1+fish.2+fish.9",
        "sell fish fish.1+fish.4+fish.9",
        "sell fish fish.1+fish.2+fish.4+fish.9",
        "sell fish fish.4+fish.6+fish.9",
        "sell fish fish.1+fish.4+fish.6+fish.9",
        "sell fish fish.1+fish.2+fish.4+fish.6+fish.9",
    ]
    other = (3, 1, mask("fish.2", "fish.6", "fish.9"))
    assert GAME.refusal(s, other) is None
    assert GAME.show_move(s, GAME.canonical(s, other)) == "sell fish fish.1+fish.4+fish.9"


@pytest.mark.rule("D-3.2")
def test_a_sale_uses_a_pirogue_while_one_is_left() -> None:
    s = position(ROW, "b3", "h", hands=("fish.4 fish.5 fish.6", "fish.7 fish.8 fish.9"), berths="seven finger.1")
    facts = do(s, "sell fish fish.4+fish.5+fish.6")
    assert s.stack == [(BERTH, 0)]
    assert [f for f in facts if isinstance(f, Looked)] == [Looked(1, BERTHS, tuple(members(s.berths)))]
    assert refused(s, "take c3") == ("D-3.2", "pirogue-first")
    assert refused(s, "use mummy") == ("D-3.2", "pirogue-gone")
    do(s, "use seven")
    assert names(s.berths) == {"finger.1"}
    do(s, "sell fish fish.7+fish.8+fish.9")
    assert s.stack == [(BERTH, 1)]
    do(s, "use finger.1 a3")
    assert s.berths == 0


@pytest.mark.rule("D-3.2")
def test_without_pirogues_the_turn_is_over() -> None:
    s = position(ROW, "b3", "h", hands=("fish.4 fish.5 fish.6", ""))
    facts = do(s, "sell fish fish.4+fish.5+fish.6")
    assert s.stack == [(TURN, 1)]
    assert not [f for f in facts if isinstance(f, Looked)]


@pytest.mark.rule("D-3.2")
def test_an_extension_uses_a_pirogue_too() -> None:
    s = position(
        ROW, "b3", "h", hands=("fish.1 fish.4 fish.5", ""), sets={(0, "fish"): "fish.2 fish.7 fish.8"}, berths="seven"
    )
    do(s, "sell fish fish.1+fish.4+fish.5")
    assert s.stack == [(BERTH, 0)]


@pytest.mark.rule("D-3.2")
def test_characters_in_a_set_lose_their_power() -> None:
    s = position(ROW, "b3", "h", hands=("fish.4 fish.5 thief.fish", "wheat.4"))
    do(s, "sell fish fish.4+fish.5+thief.fish")
    assert s.hands == [0, mask("wheat.4")]
    assert T.characters & s.sets[1]


@pytest.mark.rule("D-3.3")
def test_a_character_leaves_the_game() -> None:
    s = position(ROW, "b3", "h", hands=("vizier.cattle fish.4", ""))
    assert refused(s, (4, U.id("fish.4"))) == ("D-3.3", "not-a-character")
    assert refused(s, "play queen.ivory") == ("D-3.3", "not-in-hand")
    facts = do(s, "play vizier.cattle")
    assert s.removed >> U.id("vizier.cattle") & 1
    assert s.hands[0] == mask("fish.4")
    assert moved(facts, "play") == [("vizier.cattle",)]
    assert s.stack == [(TURN, 1)]


@pytest.mark.rule("D-3.3")
def test_an_effect_that_is_possible_must_be_applied() -> None:
    s = position(ROW, "b3", "h", hands=("merchant.wheat", ""))
    assert refused(s, "play merchant.wheat") == ("D-3.3", "must-apply")
    s = position({}, "b3", "h", hands=("merchant.wheat", ""), pile=1)
    assert legal(s) == ["refill", "play merchant.wheat"]
    do(s, "play merchant.wheat")
    assert s.hands[0] == 0


@pytest.mark.parametrize("wrong", [(), (10,), (0,), (0, 1, 2), (2, 1), (4,), (0, -1), (99, 1)])
def test_a_tuple_that_is_no_move(wrong: tuple[int, ...]) -> None:
    assert refused(position(ROW, "b3", "h"), wrong) == ("D-3", "unknown")


def test_the_kinds_of_turns_are_noted() -> None:
    s = position(ROW, "b3", "h", hands=("fish.4 fish.5 fish.6", ""), berths="pyramid.1")
    facts = do(s, "sell fish fish.4+fish.5+fish.6", "use pyramid.1")
    assert noted(facts, "turn") == [(0, (PYRAMID_TURN,))]
