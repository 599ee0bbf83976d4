"""The event tokens (S-6)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.core.facts import EVERYONE
from tests.rules.sobek.positions import GAME, moved, names, noted, options, play, position, why_not

SET = "set wheat wheat.1+wheat.2+wheat.3"


def with_set(tokens: str, **given: Any) -> Any:
    """Return a position in which seat 0 has just played three wheat and must choose one of `tokens`."""
    hands = given.pop("hands", ["wheat.1-3"])
    state = position(hands=hands, tokens=tokens, **given)
    play(state, SET)
    return state


@pytest.mark.rule("S-6")
def test_one_token_is_chosen_applied_and_discarded() -> None:
    state = with_set("flood.1+flood.2+embalming+deceit")
    assert options(state, "event") == ["flood.1", "embalming", "deceit"]
    assert why_not(state, "event curse.1") == ("S-6", "event-not-left")
    facts = play(state, "event embalming")
    assert (names(state.tokens), names(state.spent)) == ("flood.1+flood.2+deceit", "embalming")
    assert [f.seers for f in moved(facts, "event")] == [EVERYONE]
    assert moved(facts, "embalm") == []
    assert state.turn == 1


@pytest.mark.rule("S-6")
def test_a_token_without_effect_may_be_chosen() -> None:
    state = with_set("embalming+deceit")
    play(state, "event deceit")
    assert (state.scores, state.turn) == ([0, 0], 1)


@pytest.mark.rule("S-6.1")
def test_a_guild_moves_the_own_marker_on_and_one_opponents_back() -> None:
    state = with_set("guild.ankh", seats=4, scores=[50, 61, 0, 4])
    facts = play(state, "event guild.ankh")
    assert state.scores == [52, 61, 0, 4]
    assert noted(facts, "guild-forward") == [(0, (0, 50, 52))]
    assert options(state, "guild") == ["seat.1", "seat.3"]
    assert why_not(state, "guild seat.0") == ("S-6.1", "no-opponent")
    assert why_not(state, "guild seat.2") == ("S-6.1", "guild-below-zero")
    facts = play(state, "guild seat.1")
    assert state.scores == [52, 59, 0, 4]
    assert noted(facts, "guild-back") == [(1, (0, 61, 59))]
    assert state.turn == 1


@pytest.mark.rule("S-6.1")
def test_next_and_previous_are_strictly_after_and_before() -> None:
    state = with_set("guild.ankh", scores=[52, 52])
    play(state, "event guild.ankh")
    assert state.scores == [59, 48]


@pytest.mark.rule("S-3.0")
@pytest.mark.parametrize("token", ["guild.ankh", "curse.1", "prosperity.1", "embalming", "deceit"])
def test_the_turn_passes_once_after_an_event_that_asks_nothing_more(token: str) -> None:
    state = with_set(token, scores=[52, 52])
    facts = play(state, f"event {token}")
    assert (state.turn, GAME.to_move(state), state.stack) == (1, 1, [])
    assert len(noted(facts, "turn")) == 1


@pytest.mark.rule("S-6.1")
def test_if_nobody_can_go_back_only_the_own_marker_moves() -> None:
    state = with_set("guild.ankh", seats=3, scores=[98, 1, 0])
    play(state, "event guild.ankh")
    assert (state.scores, state.turn, state.stack) == ([101, 1, 0], 1, [])


@pytest.mark.rule("S-6.2")
def test_a_flood_gives_another_complete_turn() -> None:
    state = with_set("flood.2", hands=["wheat.1-3+fish.1-3"])
    play(state, "event flood.2")
    assert (state.turn, GAME.to_move(state), state.stack) == (0, 0, [])
    assert {m[0] for m in GAME.legal(state)} == {0, 2}
    play(state, "set fish fish.1+fish.2+fish.3")
    assert state.turn == 1


@pytest.mark.rule("S-6.3")
def test_a_curse_lies_with_an_opponent_until_the_round_ends() -> None:
    state = with_set("curse.2", seats=3)
    play(state, "event curse.2")
    assert options(state, "curse") == ["seat.1", "seat.2"]
    assert why_not(state, "curse seat.0") == ("S-6.3", "no-opponent")
    facts = play(state, "curse seat.2")
    assert state.curses == [-1, 2]
    assert state.spent == 0
    assert [GAME.zones[f.dst].name for f in moved(facts, "curse")] == ["corruption.2"]
    assert state.turn == 1


@pytest.mark.rule("S-6.3")
def test_with_two_players_the_opponent_gets_the_curse() -> None:
    state = with_set("curse.1")
    play(state, "event curse.1")
    assert (state.curses, state.turn) == ([1, -1], 1)


@pytest.mark.rule("S-6.4")
def test_a_prosperity_goes_on_cattle_fish_wheat_or_amulets() -> None:
    sets = {(0, "ivory"): "ivory.1-3", (0, "cattle"): "cattle.1-3", (0, "amulet"): "amulet.1-3"}
    state = with_set("prosperity.1", sets={**sets, (1, "fish"): "fish.1-3"})
    play(state, "event prosperity.1")
    assert options(state, "prosper") == ["cattle", "wheat", "amulet"]
    assert why_not(state, "prosper ivory") == ("S-6.4", "prosper-family")
    assert why_not(state, "prosper fish") == ("S-6.4", "no-set-there")
    facts = play(state, "prosper wheat")
    assert state.prosperity == [5, -1]
    assert [(GAME.zones[f.dst].name, f.at) for f in moved(facts, "prosper")] == [("sets.0", (5,))]
    assert state.turn == 1


@pytest.mark.rule("S-6.4")
def test_a_prosperity_without_a_set_is_discarded() -> None:
    state = position(hands=["ivory.1-3"], tokens="prosperity.1")
    play(state, "set ivory ivory.1+ivory.2+ivory.3", "event prosperity.1")
    assert (state.prosperity, names(state.spent), state.turn) == ([-1, -1], "prosperity.1", 1)


@pytest.mark.rule("S-6.4")
def test_both_prosperities_may_lie_on_one_set() -> None:
    state = with_set("prosperity.2", prosperity=[(0, "wheat"), None], sets={(0, "wheat"): "wheat.6-8"})
    play(state, "event prosperity.2")
    assert state.prosperity == [5, 5]


@pytest.mark.rule("S-6.5")
def test_embalming_takes_the_whole_corruption_into_hand() -> None:
    state = with_set("embalming", corruption=["fish.1+queen.ivory"], curses=[0, -1], shown="fish.1")
    facts = play(state, "event embalming")
    assert names(state.hands[0]) == "fish.1+queen.ivory"
    assert (state.corruption[0], state.curses) == (0, [0, -1])
    assert [(f.seers, len(f.pieces)) for f in moved(facts, "embalm")] == [(1, 2)]
    assert names(state.shown) == "fish.1"


@pytest.mark.rule("S-6.6")
def test_deceit_scores_the_cards_under_the_own_tile() -> None:
    state = with_set("deceit", corruption=["fish.1+queen.ivory+ivory.1"], curses=[0, 0], scores=[4, 0])
    facts = play(state, "event deceit")
    assert state.scores == [7, 0]
    assert noted(facts, "deceit") == [(0, (3, 7))]
    assert state.corruption[0].bit_count() == 3
