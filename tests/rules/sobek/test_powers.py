"""The powers of the characters (S-5)."""

from __future__ import annotations

import pytest

from game.rules.core.facts import EVERYONE
from tests.rules.sobek.positions import (
    GAME,
    cards,
    exclusions,
    looks,
    moved,
    names,
    noted,
    options,
    play,
    position,
    why_not,
)

QUEEN, PRIEST, PRIESTESS = "play queen.ivory", "play high-priest.ebony", "play high-priestess.marble"


@pytest.mark.rule("S-5.1")
def test_the_queen_draws_three_cards_unseen_by_others() -> None:
    state = position(seats=3, turn=1, hands=["", "queen.ivory"], deck="ivory.1-5+thief.fish")
    facts = play(state, QUEEN, draws=["thief.fish", "ivory.5", "ivory.1"])
    assert names(state.hands[1]) == "ivory.1+ivory.5+thief.fish"
    assert [(f.seers, len(f.pieces)) for f in moved(facts, "draw")] == [(0b10, 3)]
    assert state.shown == 0
    assert state.turn == 2


@pytest.mark.rule("S-5.1")
def test_the_queen_draws_nothing_after_the_last_delivery() -> None:
    state = position(hands=["queen.ivory"])
    facts = play(state, QUEEN)
    assert state.hands[0] == 0
    assert noted(facts, "no-effect") == [(0, ())]


PILE = "fish.1+fish.9+scribe.fish+wheat.1+amulet.1"


@pytest.mark.rule("S-5.2")
@pytest.mark.parametrize("play_priest", [PRIEST, PRIESTESS])
def test_a_priest_discards_one_family_from_the_own_corruption(play_priest: str) -> None:
    hand = play_priest.removeprefix("play ")
    state = position(hands=[hand], corruption=[PILE, "fish.2"])
    play(state, play_priest)
    assert options(state, "purge") == ["fish", "wheat"]
    assert why_not(state, "purge amulet") == ("S-5.2", "purge-amulets")
    assert why_not(state, "purge ivory") == ("S-5.2", "purge-none")
    facts = play(state, "purge fish")
    assert names(state.corruption[0]) == "wheat.1+amulet.1"
    assert names(state.corruption[1]) == "fish.2"
    assert names(state.discard & ~cards(hand)) == "fish.1+fish.9+scribe.fish"
    assert [f.seers for f in moved(facts, "purge")] == [EVERYONE]
    assert [(GAME.zones[f.zone].name, names(f.pieces)) for f in exclusions(facts)] == [
        ("corruption.0", "+".join([*[f"fish.{i}" for i in range(1, 11)], "scribe.fish", "thief.fish"]))
    ]
    assert state.turn == 1


@pytest.mark.rule("S-5.2")
def test_a_priest_without_effect_shows_that_only_amulets_lie_there() -> None:
    state = position(hands=["high-priest.ebony"], corruption=["amulet.1+amulet.2"])
    facts = play(state, PRIEST)
    assert [f.pieces & cards("amulet.1-5") for f in exclusions(facts)] == [0]
    assert [f.pieces.bit_count() for f in exclusions(facts)] == [58]
    assert names(state.corruption[0]) == "amulet.1+amulet.2"


@pytest.mark.rule("S-5.3")
def test_the_thief_takes_a_random_card_of_a_back() -> None:
    hands = ["thief.fish", "wheat.1+wheat.9+queen.ivory+ivory.1", "fish.1"]
    state = position(seats=3, hands=hands, shown="wheat.1+ivory.1+fish.1")
    play(state, "play thief.fish")
    assert options(state, "steal") == ["seat.1 beige", "seat.1 green", "seat.1 orange", "seat.2 beige"]
    assert why_not(state, "steal seat.0 beige") == ("S-5.3", "no-opponent")
    assert why_not(state, "steal seat.2 green") == ("S-5.3", "steal-back")
    facts = play(state, "steal seat.1 beige", draws=["wheat.1"])
    assert [names(hand) for hand in state.hands] == ["wheat.1", "ivory.1+wheat.9+queen.ivory", "fish.1"]
    assert [(f.seers, names(1 << f.pieces[0])) for f in moved(facts, "steal")] == [(0b11, "wheat.1")]
    assert names(state.shown) == "fish.1"


@pytest.mark.rule("S-5.3")
def test_with_one_target_the_thief_need_not_choose() -> None:
    state = position(hands=["thief.fish", "wheat.1+wheat.6"])
    play(state, "play thief.fish", draws=["wheat.6"])
    assert [names(hand) for hand in state.hands] == ["wheat.6", "wheat.1"]
    assert names(state.shown) == "wheat.6"
    assert state.turn == 1


@pytest.mark.rule("S-5.4")
def test_the_scribe_leaves_six_cards_in_each_opponents_hand() -> None:
    hands = ["wheat.1-8", "scribe.fish+ebony.1-4+ivory.1-4", "marble.1-6", "fish.1-7"]
    state = position(seats=4, turn=1, hands=hands, quays="ivory.5")
    play(state, "play scribe.fish")
    assert state.stack == [(8, 0, 2), (8, 3, 1)]
    assert GAME.to_move(state) == 3
    assert options(state, "shed") == ["fish.1", "fish.6"]
    assert why_not(state, "shed fish.1+fish.2") == ("S-5.4", "shed-count")
    facts = play(state, "shed fish.6")
    assert [f.seers for f in moved(facts, "shed")] == [0b1000]
    assert GAME.to_move(state) == 0
    play(state, "shed wheat.1+wheat.6")
    assert [hand.bit_count() for hand in state.hands] == [6, 8, 6, 6]
    assert [names(pile) for pile in state.corruption] == ["wheat.1+wheat.6", "", "", "fish.6"]
    assert state.turn == 2


@pytest.mark.rule("S-5.4")
def test_cards_that_differ_in_the_back_are_different() -> None:
    state = position(hands=["scribe.cattle", "wheat.6-10+fish.6+fish.9"])
    play(state, "play scribe.cattle")
    assert options(state, "shed") == ["fish.6", "fish.9", "wheat.6", "wheat.9"]


@pytest.mark.rule("S-5.4")
def test_what_a_victim_puts_away_is_no_longer_known_to_all() -> None:
    state = position(hands=["scribe.cattle", "wheat.1-7"], shown="wheat.1-3", corruption=["", "fish.1"])
    play(state, "play scribe.cattle", "shed wheat.2")
    assert (state.turn, state.stack) == (1, [])
    assert state.shown == 0


@pytest.mark.rule("S-5.5")
def test_the_vizier_looks_at_a_pile_and_takes_a_card() -> None:
    piles = ["ivory.1", "wheat.1+wheat.6+queen.ivory", "fish.1"]
    state = position(seats=3, hands=["vizier.cattle"], corruption=piles, curses=[1, -1], shown="wheat.1+wheat.6")
    play(state, "play vizier.cattle")
    assert options(state, "search") == ["seat.1", "seat.2"]
    assert why_not(state, "search seat.0") == ("S-5.5", "no-opponent")
    facts = play(state, "search seat.1")
    assert [(f.seers, names(sum(1 << p for p in f.pieces))) for f in looks(facts)] == [
        (0b11, "wheat.1+wheat.6+queen.ivory+curse.1")
    ]
    assert options(state, "grab") == ["wheat.1", "wheat.6", "queen.ivory"]
    assert why_not(state, "grab fish.1") == ("S-5.5", "not-in-pile")
    facts = play(state, "grab wheat.6")
    assert (names(state.hands[0]), names(state.corruption[1])) == ("wheat.6", "wheat.1+queen.ivory")
    assert [f.seers for f in moved(facts, "grab")] == [0b11]
    assert (state.shown, state.turn) == (0, 1)


@pytest.mark.rule("S-5.5")
def test_with_one_pile_the_vizier_need_not_choose_it() -> None:
    state = position(hands=["vizier.cattle"], corruption=["", "wheat.1+wheat.2"])
    play(state, "play vizier.cattle")
    assert options(state, "grab") == ["wheat.1"]


@pytest.mark.rule("S-5.5")
def test_an_empty_pile_cannot_be_searched() -> None:
    state = position(seats=4, hands=["vizier.cattle"], corruption=["", "wheat.1", "fish.1"])
    play(state, "play vizier.cattle")
    assert why_not(state, "search seat.3") == ("S-5.5", "search-empty")


@pytest.mark.rule("S-5.5")
def test_a_curse_alone_is_no_pile_to_look_at() -> None:
    state = position(hands=["vizier.cattle"], curses=[1, 1])
    assert noted(play(state, "play vizier.cattle"), "no-effect") == [(0, ())]
    assert (state.curses, state.turn, state.stack) == ([1, 1], 1, [])


@pytest.mark.rule("S-5.6")
def test_the_courtesan_adds_one_or_two_cards_to_a_set() -> None:
    hand = "courtesan.wheat+wheat.1+merchant.wheat+amulet.1+fish.1"
    state = position(hands=[hand], sets={(0, "wheat"): "wheat.6-8"}, tokens="flood.1")
    play(state, "play courtesan.wheat")
    assert sorted(options(state, "add")) == [
        "wheat amulet.1",
        "wheat amulet.1+merchant.wheat",
        "wheat merchant.wheat",
        "wheat wheat.1",
        "wheat wheat.1+amulet.1",
        "wheat wheat.1+merchant.wheat",
    ]
    assert why_not(state, "add wheat -") == ("S-5.6", "add-none")
    assert why_not(state, "add wheat wheat.1+amulet.1+merchant.wheat") == ("S-5.6", "add-many")
    assert why_not(state, "add wheat fish.1") == ("S-3.3b", "wrong-set")
    assert why_not(state, "add wheat wheat.1+fish.1") == ("S-5.6", "mixed")
    assert why_not(state, "add fish fish.1") == ("S-5.6", "no-set-there")
    assert why_not(state, "add wheat courtesan.wheat") == ("S-5.6", "not-in-hand")
    play(state, "add wheat wheat.1+merchant.wheat")
    assert names(state.sets[5]) == "wheat.1+wheat.6+wheat.7+wheat.8+merchant.wheat"
    assert (state.turn, state.stack) == (1, [])


@pytest.mark.rule("S-5.6")
def test_the_courtesan_may_give_amulets_a_family() -> None:
    hand = "courtesan.wheat+wheat.1+ivory.1"
    sets = {(0, "amulet"): "amulet.1-3", (0, "ivory"): "ivory.2-4"}
    state = position(hands=[hand], sets=sets)
    play(state, "play courtesan.wheat")
    assert options(state, "add") == ["ivory ivory.1", "amulet wheat.1"]
    assert why_not(state, "add amulet ivory.1") == ("S-3.3b", "own-set-first")
    play(state, "add amulet wheat.1")
    assert names(state.sets[5]) == "wheat.1+amulet.1+amulet.2+amulet.3"
    assert state.sets[6] == 0


@pytest.mark.rule("S-5.6")
def test_the_courtesan_adds_nothing_to_a_set_that_nothing_in_hand_fits() -> None:
    sets = {(0, "wheat"): "wheat.6-8", (0, "fish"): "fish.6-8"}
    state = position(hands=["courtesan.wheat+wheat.1+ivory.1"], sets=sets)
    play(state, "play courtesan.wheat")
    assert options(state, "add") == ["wheat wheat.1"]


@pytest.mark.rule("S-5.6")
def test_a_blessed_amulets_set_stays_choosy() -> None:
    state = position(
        hands=["courtesan.wheat+ivory.1"], sets={(0, "amulet"): "amulet.1-3"}, prosperity=[(0, "amulet"), None]
    )
    facts = play(state, "play courtesan.wheat")
    assert noted(facts, "no-effect") == [(0, ())]
    excluded = exclusions(facts)[0]
    assert GAME.zones[excluded.zone].name == "hand.0"
    assert excluded.pieces & cards("ivory.1+ebony.1+marble.1") == 0
    assert cards("cattle.1+fish.1+wheat.1+amulet.4+scribe.fish") & ~excluded.pieces == 0


@pytest.mark.rule("S-5.7")
def test_the_merchant_takes_any_card_without_corruption() -> None:
    state = position(hands=["merchant.wheat"], quays="wheat.1+fish.1+ivory.1+thief.fish+ivory.2+ivory.3")
    play(state, "play merchant.wheat")
    assert options(state, "fetch") == ["1", "2", "3", "4", "5", "6"]
    assert why_not(state, "fetch 7") == ("S-5.7", "no-card-there")
    facts = play(state, "fetch 4")
    assert names(state.hands[0]) == "thief.fish"
    assert [GAME.universe.show(card) for card in state.quays] == ["wheat.1", "fish.1", "ivory.1", "ivory.2", "ivory.3"]
    assert [(f.at, f.seers) for f in moved(facts, "fetch")] == [((3,), 1)]
    assert (state.corruption[0], state.turn) == (0, 1)


@pytest.mark.rule("S-3.1d")
def test_the_merchant_may_empty_the_row() -> None:
    state = position(hands=["merchant.wheat"], quays="wheat.1", deck="ivory.1-3")
    facts = play(state, "play merchant.wheat", draws=["ivory.2", "ivory.1", "ivory.3"])
    assert names(state.hands[0]) == "wheat.1"
    assert [f.seers for f in moved(facts, "fetch")] == [EVERYONE]
    assert len(state.quays) == 3
    assert state.turn == 1
