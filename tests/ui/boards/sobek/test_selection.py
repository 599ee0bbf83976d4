"""Choosing cards, seats and sets in Sobek: narrowing, values, and the places for amulets."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.components.load import numbers
from game.match.seats import human
from game.rules.core.bits import mask_of
from game.rules.core.chance import seeded
from game.rules.core.game import Refusal, Setup, View
from game.rules.sobek.game import Sobek
from game.rules.sobek.moves import ADD, EVENT, GUILD, LAY, PLAY, SET, SHED, STEAL
from game.rules.sobek.tables import AMULET, FAMILIES
from game.ui.boards.kit.values import Narrow
from game.ui.boards.sobek.about import is_idle, outcome
from game.ui.boards.sobek.offers import offers, prompt
from game.ui.boards.sobek.selection import Selection
from game.ui.boards.sobek.words import Words

GAME = Sobek(numbers("sobek"))
SETUP = Setup(3)
WORDS = Words(GAME.tables, [human("Anna"), human("Nefer"), human("Ramose")])
FISH, WHEAT, IVORY = (FAMILIES.index(name) for name in ("fish", "wheat", "ivory"))


def cards(names: str) -> int:
    return mask_of(GAME.universe.id(name) for name in names.split())


def choice(
    hand: str, sets: dict[int, str] | None = None, stack: tuple[int, ...] = (), **fields: int | list[int]
) -> Selection:
    """Return the selection of seat 0 in a position made up: his hand, his sets, an open decision."""
    state = GAME.start(SETUP, seeded(random.Random(1)))
    state.turn = 0
    state.hands = [cards(hand), 0, 0]
    for slot, names in (sets or {}).items():
        state.sets[slot] = cards(names)
    state.stack = [stack] if stack else []
    for name, value in fields.items():
        setattr(state, name, value)
    view = View(0, SETUP, state, GAME.knowledge(0, SETUP), 0, tuple(GAME.legal(state)))
    return Selection(GAME, view)


@pytest.mark.rule("S-7.1")
def test_a_suggested_set_tells_what_it_is_worth() -> None:
    made = choice("wheat.1 wheat.2 wheat.3 wheat.6 fish.1 fish.2")
    assert made.suggestions() == [(WHEAT, cards("wheat.1 wheat.2 wheat.3 wheat.6"))]
    [offer] = offers(made, WORDS)
    assert (offer.label, offer.note) == ("Play 4 wheat…", "4 × 3 = 12")


@pytest.mark.rule("S-5")
def test_a_character_in_hand_is_an_answer_that_leads_to_its_power() -> None:
    made = choice("merchant.wheat fish.1")
    merchant = GAME.universe.id("merchant.wheat")
    [offer] = offers(made, WORDS)
    assert (offer.id, offer.label, offer.note) == (f"power.{merchant}", "Play the Merchant…", "any card, no corruption")
    assert isinstance(offer.does, Narrow)
    assert [each.id for each in offers(offer.does.selection, WORDS)] == [f"play.{merchant}", "clear"]


@pytest.mark.rule("S-3.3a")
def test_amulets_are_suggested_only_as_far_as_they_are_needed() -> None:
    made = choice("fish.1 fish.2 amulet.1 amulet.2")
    assert made.suggestions() == [(FISH, cards("fish.1 fish.2 amulet.1"))]


@pytest.mark.rule("S-3.3b")
def test_what_a_set_gains_is_told_when_it_is_extended() -> None:
    made = choice("fish.1 fish.2 fish.6", {FISH: "fish.3 fish.4 fish.7"})
    made = replace(made, cards=cards("fish.1 fish.2 fish.6"))
    value = made.value(FISH, made.cards)
    assert (value.count, value.worth, value.points, value.before, value.gain) == (6, 4, 24, 6, 18)
    first = offers(made, WORDS)[0]
    assert (first.id, first.label, first.note) == (f"do.{FISH}", "Add 3 to your fish set", "6 × 4 = 24  (+18)")


@pytest.mark.rule("S-3.3a")
def test_more_cards_are_asked_for_only_while_there_are_some() -> None:
    made = choice("fish.1 fish.2 fish.6 amulet.1 wheat.1")
    made = replace(made, cards=cards("fish.1"))
    assert prompt(made, WORDS) == "1 card chosen. Add more of its family, or amulets."
    made = replace(made, cards=cards("fish.1 fish.2 fish.6"))
    assert prompt(made, WORDS) == "3 cards chosen. Add more, or play the set."
    made = replace(made, cards=cards("fish.1 fish.2 fish.6 amulet.1"))
    assert prompt(made, WORDS) == "4 cards chosen. Play the set?"
    assert offers(made, WORDS)[-1].label == "Clear selection"
    made = replace(made, cards=cards("fish.1"))
    assert offers(made, WORDS)[-1].label == "Clear selection"


@pytest.mark.rule("S-4.3")
def test_at_the_end_of_a_round_it_is_said_that_there_is_no_set_to_lay() -> None:
    made = choice("fish.1 wheat.1 ivory.1", stack=(LAY, 0), flat=[0] * 21)
    assert prompt(made, WORDS) == "The round is over. You have no set to play sideways."
    made = choice("fish.1 fish.2 fish.6", stack=(LAY, 0), flat=[0] * 21)
    assert prompt(made, WORDS) == "The round is over. Play sets sideways, or press Done."
    made = replace(made, cards=cards("fish.1 fish.2"))
    assert prompt(made, WORDS) == "2 cards chosen. Add more of the family, or amulets."
    made = replace(made, cards=cards("fish.1 fish.2 fish.6"))
    assert prompt(made, WORDS) == "3 cards chosen. Play the set?"
    assert "done" not in {each.id for each in offers(made, WORDS)}


@pytest.mark.rule("S-3.3c")
def test_amulets_alone_may_go_to_any_set() -> None:
    made = choice("amulet.1 amulet.2 amulet.3", {FISH: "fish.1 fish.2 fish.3", IVORY: "ivory.1 ivory.2 ivory.3"})
    made = replace(made, cards=cards("amulet.1 amulet.2 amulet.3"))
    assert made.slots() == [IVORY, FISH, AMULET]
    assert [offer.id for offer in offers(made, WORDS)] == [f"do.{IVORY}", f"do.{FISH}", f"do.{AMULET}", "clear"]


@pytest.mark.rule("S-3.3b")
def test_family_cards_may_join_amulets_or_lie_alone() -> None:
    made = choice("fish.1 fish.2 fish.3", {AMULET: "amulet.1 amulet.2 amulet.3"})
    made = replace(made, cards=cards("fish.1 fish.2 fish.3"))
    assert made.slots() == [FISH, AMULET]
    assert made.value(AMULET, made.cards).points == 18
    assert made.value(FISH, made.cards).points == 9


@pytest.mark.rule("S-3.3a")
def test_a_card_of_another_family_cannot_join() -> None:
    made = choice("fish.1 fish.2 fish.3 wheat.1 wheat.2 wheat.3")
    made = replace(made, cards=cards("fish.1"))
    refused = made.at_card(GAME.universe.id("wheat.1"))
    assert isinstance(refused, Refusal)
    assert (refused.rule, refused.key) == ("S-3.3a", "refuse-sobek-mixed")
    assert isinstance(made.at_card(GAME.universe.id("fish.2")), tuple)


@pytest.mark.rule("S-3.2")
def test_a_character_offers_its_power_and_a_set_only_if_there_is_one() -> None:
    lone = choice("thief.fish wheat.1 wheat.2")
    lone = replace(lone, cards=cards("thief.fish"))
    assert lone.is_lone_character
    assert [offer.id for offer in offers(lone, WORDS)] == [f"play.{GAME.universe.id('thief.fish')}", "clear"]
    assert "random card" in prompt(lone, WORDS)
    both = choice("thief.fish fish.1 fish.2")
    both = replace(both, cards=cards("thief.fish"))
    assert not both.is_lone_character
    assert [offer.id for offer in offers(both, WORDS)] == [
        f"play.{GAME.universe.id('thief.fish')}",
        f"do.{FISH}",
        "clear",
    ]
    assert (PLAY, GAME.universe.id("thief.fish")) in both.legal


@pytest.mark.rule("S-5.4")
def test_a_scribes_victim_confirms_once_he_has_chosen_enough() -> None:
    made = choice("fish.1 fish.2 wheat.1 wheat.2 wheat.3 ivory.1 ivory.2 ebony.1", stack=(SHED, 0, 2))
    assert offers(made, WORDS) == []
    assert "2 cards" in prompt(made, WORDS)
    made = replace(made, cards=cards("fish.1"))
    first = offers(made, WORDS)[0]
    assert (first.id, first.kind, first.note) == ("do", "quiet", "1 of 2")
    made = replace(made, cards=cards("fish.1 wheat.1"))
    assert offers(made, WORDS)[0].kind == "primary"
    assert made.is_legal((SHED, made.cards))
    assert isinstance(made.at_card(GAME.universe.id("ivory.1")), Refusal)


@pytest.mark.rule("S-5.6")
def test_the_courtesan_adds_to_the_set_that_fits() -> None:
    made = choice("fish.1 wheat.1 amulet.1", {FISH: "fish.2 fish.3 fish.4"}, stack=(ADD, 0))
    made = replace(made, cards=cards("fish.1 amulet.1"))
    assert made.slots() == [FISH]
    assert isinstance(made.at_card(GAME.universe.id("wheat.1")), Refusal)


@pytest.mark.rule("S-5.3")
def test_the_thief_is_asked_for_seat_and_back() -> None:
    made = choice("fish.1", stack=(STEAL, 0))
    made.state.hands[1] = cards("wheat.1 thief.fish")
    made.state.hands[2] = cards("ivory.6")
    again = Selection(
        GAME,
        View(0, SETUP, made.state, made.view.knowledge, 0, tuple(GAME.legal(made.state))),
    )
    labels = [offer.label for offer in offers(again, WORDS)]
    assert labels == ["Nefer: beige back", "Nefer: orange back", "Ramose: green back"]
    again = replace(again, victim=1)
    assert [offer.id for offer in offers(again, WORDS)] == ["steal.1.0", "steal.1.2", "clear"]
    assert offers(again, WORDS)[-1].label == "Choose another opponent"
    made.state.hands[2] = 0
    view = View(0, SETUP, made.state, made.view.knowledge, 0, tuple(GAME.legal(made.state)))
    alone = Selection(GAME, view)
    alone = replace(alone, victim=1)
    assert [offer.id for offer in offers(alone, WORDS)] == ["steal.1.0", "steal.1.2"]


@pytest.mark.rule("S-6.4")
def test_events_without_effect_are_marked() -> None:
    tokens = {name: GAME.universe.id(name) for name in ("embalming", "deceit", "prosperity.1", "flood.1", "guild.ankh")}
    mask = mask_of(tokens.values())
    bare = choice("fish.1", {IVORY: "ivory.1 ivory.2 ivory.3"}, stack=(EVENT, 0), tokens=mask)
    assert [name for name, token in tokens.items() if is_idle(bare, token)] == ["embalming", "deceit", "prosperity.1"]
    rich = choice("fish.1", {WHEAT: "wheat.1 wheat.2 wheat.3"}, stack=(EVENT, 0), tokens=mask)
    rich.state.corruption[0] = cards("fish.5")
    assert not any(is_idle(rich, token) for token in tokens.values())
    assert [outcome(bare, tokens[name]) for name in ("embalming", "guild.ankh", "flood.1")] == [
        "no effect",
        "0 → 1",
        "",
    ]
    assert outcome(rich, tokens["deceit"]) == "+1"
    assert outcome(rich, tokens["prosperity.1"]) == "+6"
    rich.state.sets[AMULET] = cards("amulet.1 amulet.2 amulet.3 amulet.4")
    assert outcome(rich, tokens["prosperity.1"]) == "up to +8"
    assert outcome(bare, tokens["prosperity.1"]) == "no effect"
    assert prompt(rich, WORDS) == "Set played. Choose an event."
    assert rich.makes != SET


@pytest.mark.rule("S-6.1")
def test_a_guild_tells_where_each_marker_would_go_back_to() -> None:
    made = choice("fish.1", stack=(GUILD, 0, 0))
    made.state.scores = [3, 61, 0]
    view = View(0, SETUP, made.state, made.view.knowledge, 0, tuple(GAME.legal(made.state)))
    asked = Selection(GAME, view)
    assert [(offer.id, offer.note) for offer in offers(asked, WORDS)] == [("who.1", "61 → 59")]
    refused = asked.at_seat(2)
    assert isinstance(refused, Refusal)
    assert refused.key == "refuse-sobek-guild-below-zero"
