"""The information of each player (S-8)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.rules.core.chance import scripted, seeded
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Setup, View
from game.rules.core.observers import Observers
from game.rules.sobek.state import SobekState, cards_held, cards_under, held_of_back
from tests.rules.agreement import allows
from tests.rules.sobek.positions import GAME, TABLES, cards, ids, names
from tests.rules.zones import zone_called

U = GAME.universe
HANDS = "ivory.6 cattle.8 fish.9 fish.10 wheat.9 wheat.10"
QUAYS = "ebony.1 ivory.4 ivory.2 ivory.1 thief.fish fish.1 wheat.1 marble.1 queen.ivory"
TOKENS = "guild.ankh flood.1 flood.2 curse.1 deceit"


def begun(quays: str = QUAYS, hands: str = HANDS, removed: str = "") -> tuple[SobekState, Observers]:
    """Return a game with these starting cards, and these on the quays, the first to be taken first; seat 0 starts."""
    setup = Setup(len(hands.split()) // 2)
    watching = Observers(GAME, setup)
    row = quays.split()[::-1]
    draws = [ids(name) for name in [*hands.split(), *removed.split(), *row, *TOKENS.split(), "seat.0"]]
    return GAME.start(setup, scripted(draws), watching.sink), watching


def play(state: SobekState, watching: Observers, *moves: str, draws: str = "") -> None:
    chance = scripted([ids(name) for name in draws.split()])
    for text in moves:
        move = GAME.read_move(state, text)
        assert GAME.refusal(state, move) is None, text
        GAME.apply(state, move, chance, watching.sink)


def lies(watching: Observers, viewer: int, card: str) -> list[str]:
    """Return the zones where `card` may lie for all that `viewer` knows."""
    return [zone.name for i, zone in enumerate(GAME.zones) if watching.knowledge(viewer).may_lie(i) >> ids(card) & 1]


@pytest.mark.rule("S-8.0")
def test_the_start_seen_by_a_player_and_by_a_spectator() -> None:
    state, watching = begun()
    mine = watching.view(state, 0).state
    assert names(mine.hands[0]) == "ivory.6+cattle.8"
    assert mine.hands[1:] == [0, 0]
    assert [held_of_back(mine, 1, back, TABLES.backs) for back in range(3)] == [0, 2, 0]
    row = "ebony.1 ivory.4 ivory.2 ivory.1 ?orange fish.1 wheat.1 marble.1 ?orange"
    assert [U.show(card) for card in mine.quays] == row.split()
    unseen = TABLES.beige & ~cards(QUAYS.replace(" ", "+"))
    assert [U.show(card) for card in mine.deck] == ["?orange"] * 7 + names(unseen).split("+")
    assert (mine.tokens, mine.out) == (0, 0)
    theirs = watching.view(state, SPECTATOR).state
    assert theirs.hands == [0, 0, 0]
    assert theirs.quays == mine.quays


@pytest.mark.rule("S-8.0")
def test_what_everybody_saw_is_known_to_everybody() -> None:
    state, watching = begun()
    play(state, watching, "take 3")
    for viewer in (1, 2, SPECTATOR):
        seen = watching.view(state, viewer).state
        assert names(seen.hands[0]) == "ivory.2"
        assert names(seen.corruption[0]) == "ivory.4+ebony.1"
        assert (cards_held(seen, 0), cards_under(seen, 0)) == (3, 2)


@pytest.mark.rule("S-8.0")
def test_a_character_taken_face_down_is_known_to_its_owner() -> None:
    state, watching = begun()
    play(state, watching, "take 2", "take 3")
    assert lies(watching, 1, "thief.fish") == ["hand.1"]
    others = ["deck", "quays", "hand.1"]
    assert lies(watching, 0, "thief.fish") == others
    assert lies(watching, 0, "queen.ivory") == others
    assert held_of_back(watching.view(state, 0).state, 1, 2, TABLES.backs) == 1


@pytest.mark.rule("S-8.0")
def test_with_two_players_the_removed_cards_leave_the_deck_open() -> None:
    watching = Observers(GAME, Setup(2))
    state = GAME.start(Setup(2), seeded(random.Random(4)), watching.sink)
    view = watching.view(state, 0).state
    assert [U.show(card)[0] for card in view.deck] == ["?"] * 36
    assert (view.out & TABLES.deck, state.out & TABLES.deck != 0) == (0, True)


@pytest.mark.rule("S-8.0")
def test_only_those_who_looked_know_the_tokens_left() -> None:
    state, watching = begun("ivory.4 thief.fish queen.ivory ivory.2 fish.1 wheat.1 ivory.1 marble.1 ebony.1")
    play(state, watching, *["take 1"] * 6, "set ivory ivory.2+ivory.4+ivory.6")
    pile = zone_called(GAME.zones, "tokens")
    assert names(watching.view(state, 0).state.tokens) == "guild.ankh+flood.1+flood.2+curse.1+deceit"
    assert watching.view(state, 1).state.tokens == 0
    play(state, watching, "event deceit")
    assert names(watching.view(state, 0).state.tokens) == "guild.ankh+flood.1+flood.2+curse.1"
    assert watching.knowledge(1).may_lie(pile).bit_count() == 11
    assert watching.knowledge(1).count(pile) == 4


@pytest.mark.rule("S-8.0")
def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    state, watching = begun()
    play(state, watching, "take 4", *["take 1"] * 3, "play thief.fish", "steal seat.0 green", draws="cattle.8")
    assert lies(watching, 1, "cattle.8") == ["hand.1"]
    assert lies(watching, 0, "cattle.8") == ["hand.1"]
    assert lies(watching, 0, "ivory.6") == ["hand.0"]
    third = ["box", "hand.0", "hand.1"]
    assert lies(watching, 2, "cattle.8") == lies(watching, 2, "ivory.6") == third
    assert names(watching.view(state, 2).state.hands[1]) == ""
    assert names(watching.view(state, 0).state.hands[1]) == "cattle.8"


@pytest.mark.rule("S-8.0")
def test_what_two_players_know_of_each_other_a_spectator_does_not() -> None:
    removed = "marble.4 marble.5 marble.6 cattle.1 cattle.2 cattle.3 cattle.4 cattle.5 cattle.6"
    quays = "fish.1 fish.2 fish.3 thief.fish wheat.1 wheat.2 wheat.3 wheat.4 wheat.5"
    state, watching = begun(quays, "ivory.6 ebony.7 marble.7 fish.9", removed)
    play(state, watching, "take 4", "take 1", "play thief.fish", "steal seat.1 green", draws="fish.9")
    assert [names(watching.view(state, seat).state.hands[0]) for seat in range(2)] == [
        "ivory.6+ebony.7+fish.9",
        "fish.9",
    ]
    assert "fish.9" not in watching.view(state, SPECTATOR).state.text(U)


@pytest.mark.rule("S-8.0")
def test_the_vizier_remembers_the_pile_and_its_owner_what_is_gone() -> None:
    state, watching = begun("fish.1 thief.fish ivory.1 vizier.cattle wheat.1 marble.1 ivory.2 ebony.1 ebony.2")
    play(state, watching, "take 3", "take 1", "take 1", "take 1")
    corruption, hand = zone_called(GAME.zones, "corruption.0"), zone_called(GAME.zones, "hand.1")
    assert names(watching.knowledge(1).surely_lies(corruption)) == "fish.1"
    play(state, watching, "play vizier.cattle")
    assert names(watching.knowledge(1).surely_lies(corruption)) == "fish.1+thief.fish"
    assert names(watching.view(state, 1).state.corruption[0]) == "fish.1+thief.fish"
    play(state, watching, "grab thief.fish")
    assert names(watching.knowledge(1).surely_lies(corruption)) == "fish.1"
    assert names(watching.knowledge(0).surely_lies(hand) & TABLES.characters) == "thief.fish"
    assert watching.knowledge(2).surely_lies(hand) & TABLES.characters == 0
    assert watching.knowledge(2).count(hand, 2) == 1


@pytest.mark.rule("S-8.0")
def test_a_priests_discards_tell_what_is_not_left() -> None:
    """Two characters lie face down under the tile; after all fish is discarded the other one is no fish."""
    quays = "thief.fish vizier.cattle high-priest.ebony wheat.1 fish.1 ivory.1 marble.1 ivory.2 ebony.1"
    state, watching = begun(quays)
    play(state, watching, "take 3", "take 1", "take 1")
    assert "corruption.0" in lies(watching, 1, "scribe.fish")
    play(state, watching, "play high-priest.ebony", "purge fish")
    assert lies(watching, 1, "thief.fish") == ["discard"]
    assert "corruption.0" not in lies(watching, 1, "scribe.fish")
    assert "corruption.0" in lies(watching, 1, "vizier.cattle")
    assert "corruption.0" in lies(watching, 1, "scribe.cattle")


@pytest.mark.rule("S-8.1")
def test_the_original_game_shows_no_hands_and_no_piles() -> None:
    """The rules give every seat all that it may remember; the option says how much of it the table shows."""
    assert GAME.options[0].name == "open_information"
    assert GAME.options[0].values == ("no", "yes")
    assert GAME.start(Setup(2, {"open_information": "no"}), seeded(random.Random(1))) is not None


@pytest.mark.rule("S-8.2")
def test_open_information_names_every_place_where_a_card_may_be() -> None:
    """After an unseen move each card that may have moved is possible in both places, the others stay certain."""
    state, watching = begun()
    play(state, watching, "take 4", *["take 1"] * 3, "play thief.fish", "steal seat.0 beige", draws="ivory.1")
    knowing = watching.knowledge(2)
    hand_0, hand_1 = zone_called(GAME.zones, "hand.0"), zone_called(GAME.zones, "hand.1")
    taken = cards("ivory.1+wheat.1")
    assert knowing.may_lie(hand_0) & TABLES.beige == taken
    assert knowing.may_lie(hand_1) & TABLES.beige == taken
    assert knowing.count(hand_1, 0) == 1
    assert watching.knowledge(1).surely_lies(hand_1) & TABLES.beige == cards("ivory.1")


@pytest.mark.rule("S-8.2")
def test_the_number_of_characters_in_the_deck_is_exact() -> None:
    state, watching = begun()
    view = watching.view(state, 1).state
    assert [U.show(card) for card in view.deck].count("?orange") == 7
    assert watching.knowledge(1).count(zone_called(GAME.zones, "deck"), 2) == 7


@pytest.mark.rule("S-8.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_depend_on_knowledge_alone(seats: int) -> None:
    """Another truth that agrees with all that a viewer knows gives the same view and the same worlds."""
    setup = Setup(seats)
    watching = Observers(GAME, setup)
    chance = seeded(random.Random(seats))
    state: Any = GAME.start(setup, chance, watching.sink)
    for ply in range(90):
        for viewer in (*range(seats), SPECTATOR):
            view = watching.view(state, viewer)
            other = GAME.world(view, random.Random(ply))
            assert allows(watching.knowledge(viewer), GAME.zone_masks(other))
            again = watching.view(other, viewer)
            assert again.state == view.state
            assert GAME.world(again, random.Random(5)) == GAME.world(view, random.Random(5))
            if viewer == view.to_move:
                assert GAME.legal(view.state) == GAME.legal(other) == list(view.legal)
        if GAME.to_move(state) < 0:
            break
        GAME.apply(state, GAME.sample(state, chance), chance, watching.sink)


@pytest.mark.rule("S-8.3")
def test_a_view_says_nothing_of_what_is_hidden() -> None:
    state, watching = begun()
    text = watching.view(state, 1).state.text(U)
    for hidden in ("ivory.6", "cattle.8", "wheat.9", "wheat.10", "queen.ivory", "thief.fish", "flood", "deceit"):
        assert hidden not in text


def test_a_sampled_world_is_complete() -> None:
    state, watching = begun()
    view: View = watching.view(state, SPECTATOR)
    world = GAME.world(view, random.Random(3))
    assert sum(mask.bit_count() for mask in GAME.zone_masks(world)) == 75
    assert min(world.quays) >= 0
    assert len(world.deck) == 45
    assert world.unseen == []


def test_a_curse_is_no_card_of_the_pile_it_lies_with() -> None:
    state, watching = begun("ivory.4 thief.fish queen.ivory ivory.2 fish.1 wheat.1 ivory.1 marble.1 ebony.1")
    play(state, watching, *["take 1"] * 6, "set ivory ivory.2+ivory.4+ivory.6", "event curse.1", "curse seat.1")
    for viewer in (0, 1, 2, SPECTATOR):
        world = GAME.world(watching.view(state, viewer), random.Random(viewer + 1))
        assert (world.corruption, world.curses) == (state.corruption, [1, -1])
