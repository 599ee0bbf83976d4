"""The three actions of a turn (S-3)."""

from __future__ import annotations

import pytest

from game.rules.core.facts import EVERYONE
from game.rules.sobek.tables import SETS
from tests.rules.sobek.positions import GAME, cards, looks, moved, names, noted, options, play, position, why_not

ROW = "wheat.6+marble.4+thief.fish+merchant.wheat+fish.6+scribe.cattle+marble.5"


@pytest.mark.rule("S-3.0")
def test_the_turn_goes_round_to_the_left() -> None:
    state = position(seats=3, turn=1)
    assert noted(play(state, "take 1"), "turn") == [(2, ())]
    assert noted(play(state, "take 1"), "turn") == [(0, ())]
    assert GAME.to_move(state) == 0


@pytest.mark.rule("S-3.0")
def test_there_is_always_a_card_to_take() -> None:
    assert options(position(quays="fish.8"), "take") == ["1"]
    assert [m[0] for m in GAME.legal(position(hands=["wheat.1+wheat.2"]))] == [0, 0, 0, 0]


@pytest.mark.rule("S-3.1a")
def test_one_of_the_first_four_cards_can_be_taken() -> None:
    assert options(position(quays=ROW), "take") == ["1", "2", "3", "4"]
    assert options(position(quays="fish.8+fish.7"), "take") == ["1", "2"]
    assert why_not(position(quays=ROW), "take 5") == ("S-3.1a", "take-too-far")
    assert why_not(position(quays="fish.8+fish.7"), "take 3") == ("S-3.1a", "no-card-there")


@pytest.mark.rule("S-3.1b")
def test_the_cards_before_it_go_under_the_tile() -> None:
    """The example of the rulebook: the third card is taken, wheat and marble are skipped."""
    state = position(quays=ROW)
    facts = play(state, "take 3")
    assert names(state.hands[0]) == "thief.fish"
    assert names(state.corruption[0]) == "marble.4+wheat.6"
    assert state.quays[0] == GAME.universe.id("merchant.wheat")
    skipped = moved(facts, "skip")
    assert [(names(1 << f.pieces[0]), f.at, f.seers) for f in skipped] == [
        ("wheat.6", (0,), EVERYONE),
        ("marble.4", (1,), EVERYONE),
    ]


@pytest.mark.rule("S-3.1b")
def test_the_first_card_costs_nothing() -> None:
    state = position(quays=ROW)
    assert moved(play(state, "take 1"), "skip") == []
    assert state.corruption == [0, 0]


@pytest.mark.rule("S-3.1c")
def test_a_face_down_character_is_seen_by_its_new_owner_alone() -> None:
    state = position(quays=ROW, turn=1)
    facts = play(state, "take 4")
    assert [(f.pieces, f.seers) for f in moved(facts, "take")] == [((GAME.universe.id("merchant.wheat"),), 0b10)]
    assert [f.seers for f in moved(facts, "skip")] == [EVERYONE, EVERYONE, 0b10]
    assert names(state.shown) == "marble.4+wheat.6"


@pytest.mark.rule("S-3.1d")
def test_the_last_card_of_a_row_brings_the_next_delivery() -> None:
    deck = "ivory.1-5+ebony.1-4+queen.ivory"
    state = position(quays="fish.8+fish.7", deck=deck)
    drawn = ["ivory.1", "ivory.2", "ivory.3", "ivory.4", "ivory.5", "ebony.1", "ebony.2", "ebony.3", "ebony.4"]
    facts = play(state, "take 2", draws=drawn)
    assert [GAME.universe.show(card) for card in state.quays] == drawn[::-1]
    assert noted(facts, "delivery") == [(-1, (9, 1))]
    assert names(state.corruption[0]) == "fish.8"
    assert state.turn == 1


@pytest.mark.rule("S-3.2")
def test_a_character_is_discarded_and_its_power_used() -> None:
    state = position(hands=["queen.ivory+wheat.1"], deck="ivory.1-5")
    assert options(state, "play") == ["queen.ivory"]
    facts = play(state, "play queen.ivory", draws=["ivory.1", "ivory.3", "ivory.2"])
    assert names(state.discard) == "queen.ivory"
    assert [(f.seers, names(1 << f.pieces[0])) for f in moved(facts, "play")] == [(EVERYONE, "queen.ivory")]
    assert state.turn == 1


@pytest.mark.rule("S-3.2")
@pytest.mark.parametrize("card", ["queen.ivory", "high-priest.ebony", "high-priestess.marble", "vizier.cattle"])
def test_a_power_without_effect_may_be_played(card: str) -> None:
    state = position(hands=[card])
    facts = play(state, f"play {card}")
    assert noted(facts, "no-effect") == [(0, ())]
    assert (names(state.discard), state.turn, state.stack) == (card, 1, [])


@pytest.mark.rule("S-3.2")
@pytest.mark.parametrize("card", ["scribe.cattle", "scribe.fish", "thief.fish", "courtesan.wheat"])
def test_a_power_that_finds_nothing_may_be_played(card: str) -> None:
    state = position(hands=[card, ""])
    assert noted(play(state, f"play {card}"), "no-effect") == [(0, ())]
    assert (state.turn, state.stack) == (1, [])


@pytest.mark.rule("S-3.2")
def test_only_a_target_with_an_effect_can_be_chosen() -> None:
    state = position(seats=4, hands=["thief.fish", "wheat.1", "", "wheat.9"])
    play(state, "play thief.fish")
    assert options(state, "steal") == ["seat.1 beige", "seat.3 green"]
    state = position(seats=4, hands=["vizier.cattle"], corruption=["", "wheat.1", "", "wheat.2"])
    play(state, "play vizier.cattle")
    assert options(state, "search") == ["seat.1", "seat.3"]


@pytest.mark.rule("S-3.2")
def test_a_card_of_goods_has_no_power() -> None:
    state = position(hands=["wheat.1"])
    assert why_not(state, "play wheat.1") == ("S-3.2", "no-character")
    assert why_not(state, "play queen.ivory") == ("S-3.2", "not-in-hand")


@pytest.mark.rule("S-3.3a")
def test_a_set_has_three_cards_of_one_family() -> None:
    state = position(hands=["wheat.1+wheat.6+wheat.9+fish.1"])
    assert options(state, "set") == ["wheat wheat.1+wheat.6+wheat.9"]
    assert why_not(state, "set wheat wheat.1+wheat.6") == ("S-3.3a", "set-too-small")
    assert why_not(state, "set wheat wheat.1+wheat.6+fish.1") == ("S-3.3a", "mixed")
    assert why_not(state, "set wheat wheat.1+wheat.6+wheat.2") == ("S-3.3", "not-in-hand")


@pytest.mark.rule("S-3.3a")
def test_amulets_and_characters_count_and_not_all_need_be_played() -> None:
    state = position(hands=["amulet.1+amulet.2+wheat.6+merchant.wheat"])
    assert sorted(options(state, "set")) == [
        "wheat amulet.1+amulet.2+merchant.wheat",
        "wheat wheat.6+amulet.1+amulet.2",
        "wheat wheat.6+amulet.1+amulet.2+merchant.wheat",
        "wheat wheat.6+amulet.1+merchant.wheat",
    ]
    facts = play(state, "set wheat amulet.1+amulet.2+merchant.wheat")
    assert names(state.sets[5]) == "amulet.1+amulet.2+merchant.wheat"
    assert names(state.hands[0]) == "wheat.6"
    assert (state.turn, state.discard) == (1, 0)
    assert [(f.seers, f.at) for f in moved(facts, "set")] == [(EVERYONE, (5, 5, 5))]


@pytest.mark.rule("S-3.3a")
def test_equal_cards_make_one_choice_and_the_lowest_are_named() -> None:
    state = position(hands=["wheat.1-4"])
    assert options(state, "set") == ["wheat wheat.1+wheat.2+wheat.3", "wheat wheat.1+wheat.2+wheat.3+wheat.4"]
    move = GAME.read_move(state, "set wheat wheat.2+wheat.3+wheat.4")
    assert GAME.refusal(state, move) is None
    assert GAME.show_move(state, GAME.canonical(state, move)) == "set wheat wheat.1+wheat.2+wheat.3"


@pytest.mark.rule("S-8.3")
def test_of_equal_cards_those_known_to_all_are_played_first() -> None:
    state = position(hands=["wheat.1-4"], shown="wheat.2+wheat.3+wheat.4")
    assert options(state, "set")[0] == "wheat wheat.2+wheat.3+wheat.4"
    state = position(hands=["wheat.1-4"], shown="wheat.3")
    assert options(state, "set")[0] == "wheat wheat.1+wheat.2+wheat.3"


@pytest.mark.rule("S-3.3b")
def test_more_of_a_family_joins_its_set() -> None:
    state = position(hands=["wheat.1-4"], sets={(0, "wheat"): "wheat.6-8", (0, "amulet"): "amulet.1-3"})
    assert {text.split()[0] for text in options(state, "set")} == {"wheat"}
    assert why_not(state, "set amulet wheat.1+wheat.2+wheat.3") == ("S-3.3b", "own-set-first")
    assert why_not(state, "set fish wheat.1+wheat.2+wheat.3") == ("S-3.3b", "wrong-set")
    play(state, "set wheat wheat.1+wheat.2+wheat.3")
    assert names(state.sets[5]) == "wheat.1+wheat.2+wheat.3+wheat.6+wheat.7+wheat.8"


@pytest.mark.rule("S-3.3b")
def test_extending_a_set_takes_three_new_cards() -> None:
    state = position(hands=["wheat.1+wheat.2"], sets={(0, "wheat"): "wheat.6-8"})
    assert options(state, "set") == []
    assert why_not(state, "set wheat wheat.1+wheat.2") == ("S-3.3a", "set-too-small")


@pytest.mark.rule("S-3.3b")
def test_an_amulets_set_may_become_a_set_of_a_family() -> None:
    state = position(hands=["wheat.1-3"], sets={(0, "amulet"): "amulet.1-3"}, prosperity=[(0, "amulet"), None])
    assert options(state, "set") == ["wheat wheat.1+wheat.2+wheat.3", "amulet wheat.1+wheat.2+wheat.3"]
    facts = play(state, "set amulet wheat.1+wheat.2+wheat.3")
    assert names(state.sets[5]) == "wheat.1+wheat.2+wheat.3+amulet.1+amulet.2+amulet.3"
    assert state.sets[6] == 0
    assert state.prosperity == [5, -1]
    assert [names(sum(1 << p for p in f.pieces)) for f in moved(facts, "join")] == [
        "amulet.1+amulet.2+amulet.3+prosperity.1"
    ]
    state = position(turn=1, hands=["", "wheat.1-3"], sets={(1, "amulet"): "amulet.1-3"})
    (join,) = moved(play(state, "set amulet wheat.1+wheat.2+wheat.3"), "join")
    assert (join.src, join.dst, join.at) == (SETS + 1, SETS + 1, (5, 5, 5))


@pytest.mark.rule("S-3.3b")
def test_or_a_new_set_beside_the_amulets() -> None:
    state = position(hands=["wheat.1-3"], sets={(0, "amulet"): "amulet.1-3"})
    play(state, "set wheat wheat.1+wheat.2+wheat.3")
    assert [names(mask) for mask in state.sets[5:7]] == ["wheat.1+wheat.2+wheat.3", "amulet.1+amulet.2+amulet.3"]
    state = position(hands=["wheat.1-3"])
    assert why_not(state, "set amulet wheat.1+wheat.2+wheat.3") == ("S-3.3b", "no-amulets")


@pytest.mark.rule("S-3.3c")
def test_amulets_alone_join_any_own_set() -> None:
    state = position(hands=["amulet.3-5"], sets={(0, "fish"): "fish.1-3", (0, "amulet"): "amulet.1+amulet.2"})
    assert options(state, "set") == ["fish amulet.3+amulet.4+amulet.5", "amulet amulet.3+amulet.4+amulet.5"]
    assert why_not(state, "set wheat amulet.3+amulet.4+amulet.5") == ("S-3.3c", "amulets-elsewhere")
    play(state, "set fish amulet.3+amulet.4+amulet.5")
    assert state.sets[4].bit_count() == 6


@pytest.mark.rule("S-3.3c")
def test_amulets_alone_start_a_set_also_beside_sets_of_goods() -> None:
    state = position(hands=["amulet.1-3"], sets={(1, "fish"): "fish.1-3"})
    assert options(state, "set") == ["amulet amulet.1+amulet.2+amulet.3"]
    state = position(hands=["amulet.1-3+wheat.1-3"], sets={(0, "fish"): "fish.1-3"})
    alone = [it for it in options(state, "set") if "wheat" not in it]
    assert alone == ["fish amulet.1+amulet.2+amulet.3", "amulet amulet.1+amulet.2+amulet.3"]
    play(state, "set amulet amulet.1+amulet.2+amulet.3")
    assert [names(state.sets[slot]) for slot in (4, 6)] == ["fish.1+fish.2+fish.3", "amulet.1+amulet.2+amulet.3"]


@pytest.mark.rule("S-3.3c")
def test_the_amulets_beside_a_set_take_the_family_of_the_goods_that_join_them() -> None:
    sets = {(0, "fish"): "fish.1-3", (0, "amulet"): "amulet.1-3"}
    state = position(hands=["wheat.1-3+fish.4-6"], sets=sets)
    assert "amulet wheat.1+wheat.2+wheat.3" in options(state, "set")
    assert why_not(state, "set amulet fish.4+fish.5+fish.6") == ("S-3.3b", "own-set-first")
    play(state, "set amulet wheat.1+wheat.2+wheat.3")
    assert names(state.sets[5]) == "wheat.1+wheat.2+wheat.3+amulet.1+amulet.2+amulet.3"
    assert not state.sets[6]


@pytest.mark.rule("S-3.3d")
def test_blessed_amulets_take_only_cattle_fish_or_wheat() -> None:
    hand = "ivory.1-3+cattle.1-3"
    state = position(hands=[hand], sets={(0, "amulet"): "amulet.1-3"}, prosperity=[None, (0, "amulet")])
    assert options(state, "set") == [
        "ivory ivory.1+ivory.2+ivory.3",
        "cattle cattle.1+cattle.2+cattle.3",
        "amulet cattle.1+cattle.2+cattle.3",
    ]
    assert why_not(state, "set amulet ivory.1+ivory.2+ivory.3") == ("S-3.3d", "blessed-amulets")


@pytest.mark.rule("S-3.3e")
def test_a_set_brings_an_event_while_tokens_remain() -> None:
    state = position(hands=["wheat.1-3"], tokens="flood.1+deceit")
    facts = play(state, "set wheat wheat.1+wheat.2+wheat.3")
    assert [(f.seers, names(sum(1 << p for p in f.pieces))) for f in looks(facts)] == [(1, "flood.1+deceit")]
    assert GAME.to_move(state) == 0
    assert options(state, "event") == ["flood.1", "deceit"]
    assert why_not(state, "take 1") == ("S-6", "first-event")
    state = position(hands=["wheat.1-3"])
    play(state, "set wheat wheat.1+wheat.2+wheat.3")
    assert (state.turn, state.stack) == (1, [])


@pytest.mark.rule("S-3.3e")
@pytest.mark.parametrize("slot", ["wheat", "amulet"])
def test_a_set_that_is_extended_or_gets_its_family_brings_an_event_too(slot: str) -> None:
    lying = {"wheat": "wheat.6-8", "amulet": "amulet.1-3"}[slot]
    state = position(hands=["wheat.1-3"], sets={(0, slot): lying}, tokens="deceit")
    play(state, f"set {slot} wheat.1+wheat.2+wheat.3")
    assert state.sets[5].bit_count() == 6
    assert options(state, "event") == ["deceit"]


@pytest.mark.rule("S-3.1d")
def test_a_last_card_that_is_skipped_ends_the_round_too() -> None:
    state = position(quays="ivory.4+ivory.5", round=3)
    play(state, "take 2")
    assert names(state.corruption[0]) == "ivory.4+ivory.5"
    assert GAME.to_move(state) == -1


def test_cards_written_short() -> None:
    assert names(cards("wheat.1-3+amulet.5+high-priest.ebony")) == "wheat.1+wheat.2+wheat.3+amulet.5+high-priest.ebony"
