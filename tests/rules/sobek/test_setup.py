"""Setting up a round (S-2)."""

from __future__ import annotations

import random

import pytest

from game.rules.core.chance import recording, seeded
from game.rules.core.facts import EVERYONE, NOBODY, Fact, Gathered, Noted, redact
from game.rules.core.game import Setup
from tests.rules.sobek.positions import GAME, TABLES, moved, names, noted, options, play, position

U = GAME.universe


def deal(seats: int, seed: int = 7) -> tuple[object, list[Fact], list[int]]:
    facts: list[Fact] = []
    draws: list[int] = []
    state = GAME.start(Setup(seats), recording(seeded(random.Random(seed)), draws), facts.append)
    return state, facts, draws


@pytest.mark.rule("S-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_green_cards_each_seen_by_their_owner_alone(seats: int) -> None:
    state, facts, _ = deal(seats)
    for seat in range(seats):
        assert (state.hands[seat] & TABLES.green).bit_count() == state.hands[seat].bit_count() == 2
    deals = [fact for fact in moved(facts, "deal") if fact.seers]
    assert [fact.seers for fact in deals] == [1 << seat for seat in range(seats)]
    assert (state.out & TABLES.green).bit_count() == 9 - 2 * seats


@pytest.mark.rule("S-2.2")
@pytest.mark.parametrize(("seats", "removed", "left"), [(2, 9, 36), (3, 0, 45), (4, 0, 45)])
def test_two_players_play_without_nine_cards(seats: int, removed: int, left: int) -> None:
    state, facts, _ = deal(seats)
    assert (state.out & TABLES.deck).bit_count() == removed
    assert len(state.deck) == left
    gone = moved(facts, "remove")
    assert [len(fact.pieces) for fact in gone] == ([9] if removed else [])
    assert all(fact.seers == NOBODY and list(fact.pieces) == sorted(fact.pieces) for fact in gone)


@pytest.mark.rule("S-2.3")
def test_the_card_laid_last_is_the_first_to_be_taken() -> None:
    state, facts, draws = deal(3)
    laid = draws[6:15]
    assert state.quays == laid[::-1]
    refills = moved(facts, "refill")
    assert [fact.pieces[0] for fact in refills] == laid
    assert [fact.at for fact in refills] == [(at,) for at in range(8, -1, -1)]
    for fact in refills:
        assert fact.seers == (NOBODY if TABLES.characters >> fact.pieces[0] & 1 else EVERYONE)


@pytest.mark.rule("S-2.3")
def test_a_face_down_character_shows_its_back() -> None:
    _, facts, _ = deal(4, seed=3)
    hidden = [fact for fact in moved(facts, "refill") if fact.seers == NOBODY]
    assert hidden
    assert [U.show(redact(fact, 0, U).pieces[0]) for fact in hidden] == ["?orange"] * len(hidden)


@pytest.mark.rule("S-2.4")
def test_five_tokens_lie_unseen() -> None:
    state, facts, _ = deal(3)
    assert state.tokens.bit_count() == 5
    assert (state.out & TABLES.tokens).bit_count() == 7
    assert [fact.seers for fact in moved(facts, "deal") if len(fact.pieces) == 5] == [NOBODY]


@pytest.mark.rule("S-2.5")
def test_a_random_player_starts_the_first_round() -> None:
    starts = set()
    for seed in range(40):
        state, facts, draws = deal(4, seed)
        assert draws[-1] == U.seat(state.turn)
        assert noted(facts, "start") == [(state.turn, ())]
        starts.add(state.turn)
    assert starts == {0, 1, 2, 3}


LAST_CARD = {"quays": "fish.8", "round": 1}


def _next_round(scores: list[int], tie: list[str]) -> tuple[object, list[Fact]]:
    """Take the last card of a round of three with bare hands; the set-up that follows is drawn in order of ids."""
    state = position(seats=3, scores=scores, **LAST_CARD)
    green = "ivory.6 ebony.7 marble.7 cattle.8 cattle.9 fish.9"
    beige = "ivory.1 ivory.2 ivory.3 ivory.4 ivory.5 ebony.1 ebony.2 ebony.3 queen.ivory"
    tokens = "guild.ankh guild.eye guild.feather guild.water flood.1"
    return state, play(state, "take 1", draws=[*green.split(), *beige.split(), *tokens.split(), *tie])


@pytest.mark.rule("S-2.5")
def test_later_the_last_player_names_the_starter() -> None:
    state, facts = _next_round([12, 5, 9], [])
    assert state.round == 2
    assert noted(facts, "names-starter") == [(1, (1,))]
    assert GAME.to_move(state) == 1
    assert len(state.quays) == 9
    assert names(state.hands[1]) == "marble.7+cattle.8"
    assert options(state, "starter") == ["seat.0", "seat.1", "seat.2"]
    play(state, "starter seat.2")
    assert (GAME.to_move(state), state.turn, state.stack) == (2, 2, [])


@pytest.mark.rule("S-2.5")
def test_one_of_several_last_players_is_drawn_to_name_the_starter() -> None:
    state, facts = _next_round([5, 9, 5], ["seat.2"])
    assert noted(facts, "names-starter") == [(2, (0, 2))]
    assert GAME.to_move(state) == 2
    play(state, "starter seat.2")
    assert state.turn == 2


@pytest.mark.rule("S-2.6")
def test_every_round_uses_everything_again() -> None:
    state, facts = _next_round([12, 5, 9], [])
    assert [type(fact) for fact in facts].count(Gathered) == 1
    masks = GAME.zone_masks(state)
    assert sum(mask.bit_count() for mask in masks) == 75
    assert state.discard == state.spent == state.shown == 0
    assert state.sets == [0] * 21
    assert state.corruption == [0, 0, 0]
    assert (state.curses, state.prosperity) == ([-1, -1], [-1, -1])
    assert Noted("round", -1, (2,)) in facts
