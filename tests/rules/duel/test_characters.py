"""D-5: the powers of the characters."""

from __future__ import annotations

import pytest

from game.rules.core.facts import EVERYONE, Excluded, Looked, Moved
from game.rules.duel.state import DRAWN, FINGER_TURN, PYRAMID_TURN, SCRIBE_TILES, TURN, VIZIER_TILE
from game.rules.duel.tables import CORRUPTION, HAND
from tests.rules.duel.material import (
    GAME,
    T,
    U,
    do,
    legal,
    mask,
    move,
    moved,
    names,
    position,
    refused,
    square,
    written,
)

pytestmark = pytest.mark.rule("D-5")

MARKET = {"a3": "fish.5", "c3": "fish.3", "e5": "scribe.fish"}


def seers(facts: list[object], how: str) -> list[int]:
    return [fact.seers for fact in facts if isinstance(fact, Moved) and fact.how == how]


@pytest.mark.parametrize(("pile", "drawn"), [("fish.1 wheat.1 ivory.1 ebony.1", 3), ("fish.1 wheat.1", 2), ("", 0)])
def test_the_queen_draws_three_tiles_or_what_is_left(pile: str, drawn: int) -> None:
    s = position(MARKET, "b3", hands=("queen.ivory", ""), pile=pile)
    wanted = pile.split()[:drawn]
    facts = do(s, "play queen.ivory", draws=reversed(wanted))
    assert s.hands[0] == mask(*wanted)
    assert len(s.pile) == len(pile.split()) - drawn
    assert seers(facts, "draw") == ([1] if drawn else [])
    assert s.stack == [(TURN, 1)]


def test_the_vizier_looks_and_takes() -> None:
    s = position(MARKET, "b3", hands=("vizier.cattle", ""), corruption=("fish.1", "wheat.2 wheat.3 ivory.3 wheat.4"))
    assert legal(s)[-1] == "play vizier.cattle"
    facts = do(s, "play vizier.cattle")
    assert s.stack == [(VIZIER_TILE, 0)]
    assert [f for f in facts if isinstance(f, Looked)] == [
        Looked(1, CORRUPTION + 1, tuple(sorted(map(U.id, ("wheat.2", "wheat.3", "wheat.4", "ivory.3")))))
    ]
    assert legal(s) == ["pick wheat.2", "pick wheat.4", "pick ivory.3"]
    assert refused(s, "pick fish.1") == ("D-5", "not-in-corruption")
    assert refused(s, "take c3") == ("D-5", "vizier-first")
    assert GAME.show_move(s, GAME.canonical(s, (7, U.id("wheat.3")))) == "pick wheat.2"
    facts = do(s, "pick ivory.3")
    assert s.hands[0] == mask("ivory.3")
    assert s.corruption[1] == mask("wheat.2", "wheat.3", "wheat.4")
    assert seers(facts, "pick") == [0b11]
    assert s.stack == [(TURN, 1)]


def test_a_vizier_without_corruption_to_look_at() -> None:
    s = position(MARKET, "b3", hands=("vizier.cattle", ""), corruption=("fish.1", ""))
    do(s, "play vizier.cattle")
    assert s.stack == [(TURN, 1)]


def test_the_thief_takes_a_random_tile_of_a_back() -> None:
    s = position(MARKET, "b3", hands=("thief.fish", "fish.1 wheat.1 wheat.9 queen.ivory"))
    plays = ["play thief.fish black", "play thief.fish grey", "play thief.fish red"]
    assert [text for text in legal(s) if "thief" in text] == plays
    assert refused(s, "play thief.fish") == ("D-3.3", "must-apply")
    facts = do(s, "play thief.fish black", draws=["wheat.1"])
    assert s.hands == [mask("wheat.1"), mask("fish.1", "wheat.9", "queen.ivory")]
    assert seers(facts, "steal") == [0b11]


def test_a_thief_needs_the_back_and_a_hand() -> None:
    s = position(MARKET, "b3", hands=("thief.fish", "wheat.9"))
    assert refused(s, "play thief.fish black") == ("D-5", "no-such-back")
    s = position(MARKET, "b3", hands=("thief.fish", ""))
    assert refused(s, "play thief.fish black") == ("D-5", "no-target")
    do(s, "play thief.fish")
    assert s.hands == [0, 0]


def test_the_merchant_takes_any_tile_and_nothing_else_happens() -> None:
    s = position(MARKET | {"f1": "fish.1"}, "b3", "h", hands=("merchant.wheat", ""))
    targets = [text for text in legal(s) if "merchant" in text]
    assert targets == [f"play merchant.wheat {spot}" for spot in ("f1", "a3", "c3", "e5")]
    assert refused(s, "play merchant.wheat a1") == ("D-5", "wrong-target")
    facts = do(s, "play merchant.wheat f1")
    assert s.hands[0] == mask("fish.1")
    assert s.corruption == [0, 0]
    assert (s.ankh, s.facing) == (square("b3"), 0)
    assert s.stack == [(TURN, 1)]
    assert seers(facts, "buy") == [EVERYONE]


def test_the_merchant_takes_a_character_unseen_and_without_turning() -> None:
    s = position(MARKET, "b3", "h", hands=("merchant.wheat", ""))
    facts = do(s, "play merchant.wheat e5")
    assert s.hands[0] == mask("scribe.fish")
    assert seers(facts, "buy") == [1]
    assert s.stack == [(TURN, 1)]


@pytest.mark.parametrize("priest", ["high-priest.ebony", "high-priestess.marble"])
@pytest.mark.parametrize(
    ("family", "gone"),
    [("fish", "fish.1 fish.4 thief.fish"), ("wheat", "wheat.3"), ("statue", "statue.2 architect.statue")],
)
def test_the_priests_remove_a_family_from_the_corruption(priest: str, family: str, gone: str) -> None:
    dirt = "fish.1 fish.4 thief.fish wheat.3 statue.2 architect.statue"
    s = position(MARKET, "b3", hands=(priest, ""), corruption=(dirt, "fish.2"))
    assert {text for text in legal(s) if "priest" in text} == {
        f"play {priest} fish",
        f"play {priest} wheat",
        f"play {priest} statue",
    }
    assert refused(s, f"play {priest} ivory") == ("D-5", "wrong-target")
    facts = do(s, f"play {priest} {family}")
    assert names(s.corruption[0]) == set(dirt.split()) - set(gone.split())
    assert s.corruption[1] == mask("fish.2")
    assert set(moved(facts, "cleanse")[0]) == set(gone.split())
    assert seers(facts, "cleanse") == [EVERYONE]
    assert s.removed & mask(*gone.split()) == mask(*gone.split())


def test_a_priest_without_corruption() -> None:
    s = position(MARKET, "b3", hands=("high-priest.ebony", ""), corruption=("", "fish.2"))
    do(s, "play high-priest.ebony")
    assert s.corruption == [0, mask("fish.2")]


COURT = "courtesan.wheat fish.1 fish.4 thief.fish wheat.3 statue.2 architect.statue"


def test_of_equal_tiles_the_courtesan_adds_the_first() -> None:
    hand = "courtesan.wheat fish.4 fish.5 statue.2 statue.3"
    s = position(MARKET | {"a3": "wheat.3"}, "b3", hands=(hand, ""), sets={(0, "fish"): "fish.6 fish.7 fish.8"})
    chosen = GAME.canonical(s, move("play courtesan.wheat fish fish.5+statue.3"))
    assert written([chosen]) == ["play courtesan.wheat fish fish.4+statue.2"]


def test_the_courtesan_adds_one_or_two_tiles_to_a_set() -> None:
    s = position(MARKET, "b3", hands=(COURT, ""), sets={(0, "fish"): "fish.6 fish.7 fish.8"}, berths="seven")
    tiles = ("fish.1", "fish.4", "statue.2", "thief.fish", "architect.statue")
    pairs = {f"{a}+{b}" for i, a in enumerate(tiles) for b in tiles[i + 1 :]}
    offered = {text.removeprefix("play courtesan.wheat fish ") for text in legal(s) if "play court" in text}
    assert offered == {*tiles, *pairs}
    facts = do(s, "play courtesan.wheat fish fish.4+statue.2")
    assert s.sets[1] == mask("fish.4", "fish.6", "fish.7", "fish.8", "statue.2")
    assert s.stack == [(TURN, 1)]
    assert s.berths == mask("seven")
    assert moved(facts, "add") == [("fish.4", "statue.2")]


def test_why_the_courtesan_may_not() -> None:
    s = position(MARKET, "b3", hands=(COURT, ""), sets={(0, "fish"): "fish.6 fish.7 fish.8", (1, "wheat"): "wheat.4"})
    assert refused(s, "play courtesan.wheat") == ("D-3.3", "must-apply")
    assert refused(s, "play courtesan.wheat wheat wheat.3") == ("D-5", "set-not-sold")
    assert refused(s, "play courtesan.wheat fish wheat.3") == ("D-5", "one-family")
    assert refused(s, "play courtesan.wheat fish fish.2") == ("D-5", "not-in-hand")
    assert refused(s, "play courtesan.wheat fish fish.1+fish.4+statue.2") == ("D-5", "too-many")


def test_the_courtesan_cannot_add_herself() -> None:
    s = position(MARKET, "b3", hands=("courtesan.wheat", ""), sets={(0, "wheat"): "wheat.4 wheat.5 wheat.6"}, pile=1)
    assert refused(s, "play courtesan.wheat wheat courtesan.wheat") == ("D-5", "not-in-hand")
    assert legal(s)[-1] == "play courtesan.wheat"


def test_a_courtesan_without_effect_shows_that_nothing_fits() -> None:
    s = position(
        MARKET, "b3", hands=("courtesan.wheat wheat.3", ""), sets={(0, "fish"): "fish.6 fish.7 fish.8"}, pile=1
    )
    facts = do(s, "play courtesan.wheat")
    assert [f for f in facts if isinstance(f, Excluded)] == [Excluded(HAND, T.families[1] | T.wild)]
    s = position(MARKET, "b3", hands=("courtesan.wheat wheat.3", ""), pile=1)
    assert not [f for f in do(s, "play courtesan.wheat") if isinstance(f, Excluded)]


@pytest.mark.parametrize("scribe", ["scribe.cattle", "scribe.fish"])
def test_the_scribe_leaves_six_tiles(scribe: str) -> None:
    market = {"a3": "fish.5", "c3": "fish.3"}
    full = "wheat.1 wheat.2 wheat.4 wheat.9 ivory.3 ivory.4 queen.ivory thief.fish"
    s = position(market, "b3", hands=(scribe, full), corruption=("", "fish.1"))
    do(s, f"play {scribe}")
    assert s.stack == [(SCRIBE_TILES, 1)]
    assert GAME.to_move(s) == 1
    # Six kinds: wheat (2), wheat with a scarab, grey wheat, ivory (2), two characters. 15 pairs and 2 doubles.
    assert len(legal(s)) == 17
    assert refused(s, "discard wheat.1") == ("D-5", "scribe-count")
    assert refused(s, "discard wheat.1+fish.1") == ("D-5", "not-in-hand")
    assert refused(s, "take c3") == ("D-5", "scribe-first")
    other = GAME.canonical(s, (8, mask("wheat.2", "ivory.4")))
    assert GAME.show_move(s, other) == "discard wheat.1+ivory.3"
    facts = do(s, "discard wheat.9+queen.ivory")
    assert names(s.corruption[1]) == {"fish.1", "wheat.9", "queen.ivory"}
    assert s.hands[1].bit_count() == 6
    assert seers(facts, "discard") == [0b10]
    assert s.stack == [(TURN, 1)]


def test_a_scribe_before_six_tiles() -> None:
    s = position(MARKET, "b3", hands=("scribe.cattle", "wheat.1 wheat.2 wheat.4 wheat.9 ivory.3 ivory.4"))
    do(s, "play scribe.cattle")
    assert s.hands[1].bit_count() == 6
    assert s.stack == [(TURN, 1)]


def test_the_architect_draws_three_and_uses_one() -> None:
    s = position(MARKET, "b3", hands=("architect.statue", ""), berths="seven mummy")
    facts = do(s, "play architect.statue", draws=["eye", "pyramid.2", "finger.1"])
    assert s.stack == [(DRAWN, 0)]
    assert names(s.offer) == {"eye", "pyramid.2", "finger.1"}
    assert s.reserve.bit_count() == 8
    assert seers(facts, "draw") == [1]
    assert legal(s) == ["use pyramid.2", "use eye", "use finger.1 a3", "use finger.1 c3"]
    assert refused(s, "use seven") == ("D-3.2", "pirogue-gone")
    assert refused(s, "take c3") == ("D-5", "pirogue-first")
    facts = do(s, "use pyramid.2")
    assert seers(facts, "use") == [EVERYONE]
    assert moved(facts, "return") == [("eye", "finger.1")]
    assert seers(facts, "return") == [1]
    assert s.offer == 0
    assert s.reserve.bit_count() == 10
    assert s.berths == mask("seven", "mummy")
    assert s.stack == [(PYRAMID_TURN, 0)]


def test_an_architect_with_nothing_set_aside() -> None:
    everything = " ".join(U.names[i] for i in range(65, 78))
    s = position(MARKET, "b3", hands=("architect.statue", ""), berths=everything)
    do(s, "play architect.statue")
    assert s.stack == [(TURN, 1)]


def test_an_eye_that_the_architect_drew_draws_from_the_bag() -> None:
    s = position(MARKET, "b3", hands=("architect.statue", ""), berths="seven mummy")
    do(s, "play architect.statue", draws=["eye", "pyramid.2", "finger.1"])
    do(s, "use eye", draws=["deben.3", "deben.9"])
    assert s.deben[0] == mask("deben.9")
    assert s.offer == 0


def test_a_finger_that_the_architect_drew_forces_the_rival() -> None:
    s = position(MARKET, "b3", hands=("architect.statue", "queen.ivory"), pile=3)
    do(s, "play architect.statue", draws=["finger.1", "mummy", "snake-1"])
    do(s, "use finger.1 a3")
    assert s.stack == [(FINGER_TURN, 1)]
    assert legal(s) == ["take a3"]
    assert refused(s, "play queen.ivory") == ("D-6", "finger")


def test_a_mummy_that_the_architect_drew_raises_the_corruption_of_his_player() -> None:
    s = position(MARKET, "b3", hands=("architect.statue", ""), corruption=("fish.1 queen.ivory", "wheat.1"), pile=3)
    do(s, "play architect.statue", draws=["finger.1", "mummy", "snake-1"])
    do(s, "use mummy")
    assert s.hands[0] == mask("fish.1", "queen.ivory")
    assert s.corruption == [0, mask("wheat.1")]
    assert s.stack == [(TURN, 1)]


def test_scarabs_that_the_architect_drew_are_discarded_without_a_set() -> None:
    s = position(MARKET, "b3", hands=("architect.statue", ""), sets={(0, "ivory"): "ivory.3 ivory.4 ivory.5"}, pile=3)
    do(s, "play architect.statue", draws=["finger.1", "scarabs.1", "snake-1"])
    do(s, "use scarabs.1")
    assert s.removed >> U.id("scarabs.1") & 1
    assert s.stack == [(TURN, 1)]


def test_the_last_action_of_a_game_may_be_the_architects() -> None:
    # With nothing to take, sell or play the extra turn of a Pyramid ends the game at once, for its own player (D-4.1).
    s = position({}, "b3", hands=("architect.statue", "wheat.1 wheat.2 wheat.3"), corruption=("", "fish.1"))
    do(s, "play architect.statue", draws=["pyramid.1", "mummy", "snake-1"])
    do(s, "use pyramid.1", draws=["deben.4"])
    assert s.stack == []
    assert s.corruption == [0, mask("fish.1")], "the rival's wheat could have been sold and is removed"
    assert s.deben[0] == mask("deben.4")


def test_a_character_too_may_be_put_away_for_a_scribe() -> None:
    s = position(MARKET, "b3", hands=("scribe.cattle", "fish.1 fish.2 wheat.1 wheat.2 ebony.1 ebony.2 queen.ivory"))
    do(s, "play scribe.cattle")
    assert (SCRIBE_TILES, 1) in s.stack
    assert refused(s, "discard fish.1+fish.2") == ("D-5", "scribe-count")
    do(s, "discard queen.ivory")
    assert s.corruption[1] == mask("queen.ivory")
    assert s.stack == [(TURN, 1)]
