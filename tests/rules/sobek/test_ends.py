"""Deliveries, the end of a round, its scoring and the end of the game (S-4, S-7)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.rules.core.chance import seeded
from game.rules.core.facts import EVERYONE, Fact
from game.rules.core.game import Setup
from game.rules.sobek.scoring import corrupt_seats, set_points, steps_back, table_points
from tests.rules.sobek.positions import (
    GAME,
    TABLES,
    cards,
    looks,
    moved,
    names,
    noted,
    options,
    play,
    position,
    why_not,
)
from tests.rules.zones import zone_called


@pytest.mark.rule("S-4.1")
@pytest.mark.parametrize(("seats", "deliveries"), [(2, 5), (3, 6), (4, 6)])
def test_six_deliveries_of_nine_or_five_with_two_players(seats: int, deliveries: int) -> None:
    """A round in which cards are only taken, never played."""
    facts: list[Fact] = []
    chance = seeded(random.Random(seats))
    state = GAME.start(Setup(seats), chance, facts.append)
    while not state.flat:
        GAME.apply(state, (0, 0), chance, facts.append)
    left = [9 * count for count in range(deliveries - 1, -1, -1)]
    assert noted(facts, "delivery") == [(-1, (9, rest)) for rest in left]


@pytest.mark.rule("S-4.1")
def test_after_the_queen_the_last_delivery_has_six_cards() -> None:
    state = position(quays="fish.1", deck="ivory.1-5+queen.ivory", hands=["wheat.1"])
    drawn = ["ivory.1", "ivory.2", "ivory.3", "ivory.4", "ivory.5", "queen.ivory"]
    play(state, "take 1", draws=drawn)
    assert len(state.quays) == 6
    assert state.deck == []


def last_take(**given: Any) -> Any:
    """Return a position in round 3 in which the last card has just been taken by seat `turn`."""
    state = position(quays="ivory.5", round=3, **given)
    return state, play(state, "take 1")


@pytest.mark.rule("S-4.2")
def test_the_round_ends_at_once_with_the_last_card() -> None:
    state, facts = last_take(seats=3, turn=1, hands=["wheat.1-3", "", "fish.1-3"])
    assert noted(facts, "round-end") == [(1, (3,))]
    assert noted(facts, "turn") == []
    assert GAME.to_move(state) == 2
    assert why_not(state, "take 1") == ("S-4.3", "first-lay")


@pytest.mark.rule("S-4.2")
def test_the_merchant_may_end_the_round() -> None:
    state = position(quays="ivory.5", round=3, hands=["merchant.wheat"])
    facts = play(state, "play merchant.wheat")
    assert noted(facts, "round-end") == [(0, (3,))]
    assert GAME.to_move(state) == -1


HAND = "fish.1+marble.1+marble.2+wheat.1+wheat.2+wheat.6+merchant.wheat"


@pytest.mark.rule("S-4.3")
def test_the_example_of_the_rulebook() -> None:
    """Seven cards left: fish and marble go under the tile, the wheat makes a horizontal set beside the upright one."""
    state, _ = last_take(turn=1, hands=[HAND], sets={(0, "wheat"): "wheat.3-5"})
    play(state, "lay wheat wheat.1+wheat.2+wheat.6+merchant.wheat")
    assert names(state.flat[5]) == "wheat.1+wheat.2+wheat.6+merchant.wheat"
    assert state.sets[5].bit_count() == 3
    facts = play(state, "done")
    assert names(state.corruption[0]) == "marble.1+marble.2+fish.1"
    assert [f.seers for f in moved(facts, "leftover")] == [1]
    assert state.round_scores == [9 + 2, 0]


@pytest.mark.rule("S-4.3")
def test_sets_are_laid_clockwise_from_whoever_ended_the_round() -> None:
    state, _ = last_take(seats=4, turn=2, hands=["wheat.1-3", "ivory.1+ivory.2", "fish.1-3", "ebony.1-3"])
    order = []
    while GAME.to_move(state) >= 0:
        order.append(GAME.to_move(state))
        play(state, "done")
    assert order == [2, 3, 0]


@pytest.mark.rule("S-4.3")
def test_who_holds_too_few_cards_is_not_asked() -> None:
    state, facts = last_take(hands=["wheat.1", "wheat.2+wheat.3"])
    assert GAME.to_move(state) == -1
    assert [names(pile) for pile in state.corruption] == ["ivory.5+wheat.1", "wheat.2+wheat.3"]
    assert len(moved(facts, "leftover")) == 2


@pytest.mark.rule("S-4.3")
def test_several_horizontal_sets_and_amulets_alone() -> None:
    state, _ = last_take(turn=1, hands=["wheat.1-3+fish.1-3+amulet.1-4"])
    assert "amulet amulet.1+amulet.2+amulet.3" in options(state, "lay")
    assert "wheat wheat.1+wheat.2+amulet.1" in options(state, "lay")
    play(state, "lay wheat wheat.1+wheat.2+amulet.1")
    assert why_not(state, "lay wheat wheat.3+amulet.2+amulet.3") == ("S-4.3", "lay-twice")
    assert why_not(state, "lay fish amulet.2+amulet.3+amulet.4") == ("S-4.3", "lay-elsewhere")
    assert why_not(state, "lay fish fish.1+fish.2+wheat.3") == ("S-4.3", "mixed")
    assert why_not(state, "lay fish fish.1+fish.2") == ("S-4.3", "set-too-small")
    assert why_not(state, "lay fish fish.1+fish.2+fish.4") == ("S-4.3", "not-in-hand")
    play(state, "lay amulet amulet.2+amulet.3+amulet.4", "lay fish fish.1+fish.2+fish.3")
    assert names(state.corruption[0]) == "wheat.3"
    assert state.round_scores == [5, 0]


@pytest.mark.rule("S-4.3")
def test_nothing_else_happens_when_horizontal_sets_are_laid() -> None:
    state, _ = last_take(turn=1, hands=["wheat.1-3+thief.fish", "fish.1"], tokens="deceit")
    facts = play(state, "lay wheat wheat.1+wheat.2+wheat.3")
    assert looks(facts)[0].zone == zone_called(GAME.zones, "corruption.0")
    assert names(state.corruption[0]) == "thief.fish"
    assert names(state.tokens) == "deceit"


@pytest.mark.rule("S-7.1")
def test_a_set_scores_scarabs_times_cards() -> None:
    state = position(sets={(0, "ivory"): "ivory.1+ivory.2+ivory.4+amulet.1"})
    assert set_points(TABLES, state, 0) == 24


@pytest.mark.rule("S-7.1")
def test_prosperities_add_scarabs_and_no_cards() -> None:
    sets = {(0, "wheat"): "wheat.1+wheat.6+merchant.wheat", (1, "amulet"): "amulet.1-3"}
    state = position(sets=sets, prosperity=[(0, "wheat"), (0, "wheat")])
    assert set_points(TABLES, state, 5) == 5 * 3
    state = position(sets=sets, prosperity=[(1, "amulet"), None])
    assert set_points(TABLES, state, 5) == 3
    assert set_points(TABLES, state, 13) == 2 * 3


@pytest.mark.rule("S-7.1")
def test_horizontal_sets_score_scarabs_only() -> None:
    state = position(sets={(0, "ivory"): "ivory.4+ivory.5+amulet.1", (0, "wheat"): "wheat.1-3"})
    state.flat = [0] * 14
    state.flat[1] = cards("ebony.1-3")
    state.flat[5] = cards("wheat.4+wheat.6+wheat.7")
    assert table_points(TABLES, state, 0) == 0 + 9 + 6 + 1


@pytest.mark.rule("S-7.1")
def test_the_score_is_reported_in_parts() -> None:
    sets = {(0, "ivory"): "ivory.1+ivory.2+ivory.4+amulet.1", (1, "wheat"): "wheat.1-3+wheat.6"}
    state, facts = last_take(turn=1, hands=["fish.1-3"], sets=sets, scores=[3, 4], corruption=["", "ebony.1+ebony.2"])
    assert noted(facts, "set-score") == []
    facts = play(state, "lay fish fish.1+fish.2+fish.3")
    assert noted(facts, "set-score") == [(0, (0, 0, 6, 4, 24)), (0, (4, 1, 3, 3, 3)), (1, (5, 0, 3, 4, 12))]
    assert noted(facts, "round-score") == [(0, (27, 3, 30)), (1, (12, 4, 16))]
    assert noted(facts, "corruption") == [(0, (0, 0, 0, 0)), (1, (3, 0, 3, 4))]
    assert noted(facts, "corrupt") == [(1, (1,))]
    assert noted(facts, "step-back") == [(1, (16, 12))]
    assert state.round_scores == [27, 12]


@pytest.mark.rule("S-7.2")
@pytest.mark.parametrize(
    ("piles", "curses", "corrupt"),
    [
        (["wheat.6+wheat.7", "ivory.1", ""], [-1, -1], [0]),
        (["wheat.6+wheat.7", "ivory.1", ""], [1, -1], [1]),
        (["wheat.6+wheat.7", "ivory.1", "fish.1"], [2, 2], [2]),
        (["wheat.6+wheat.7", "wheat.1+wheat.8", "fish.1"], [-1, -1], [1]),
        (["wheat.6+ivory.1", "", "ebony.1+wheat.1"], [-1, -1], [0, 2]),
        (["wheat.6+wheat.7", "", ""], [1, -1], [0, 1]),
        (["", "", ""], [-1, -1], []),
    ],
)
def test_the_most_corrupt(piles: list[str], curses: list[int], corrupt: list[int]) -> None:
    state = position(seats=3, corruption=piles, curses=curses)
    assert corrupt_seats(TABLES, state) == corrupt


@pytest.mark.rule("S-7.3")
def test_the_two_examples_of_the_rulebook() -> None:
    assert steps_back(TABLES, 61, 2) == [59, 52]
    assert steps_back(TABLES, 50, 3) == [45, 40, 35]


@pytest.mark.rule("S-7.3")
def test_steps_back_cross_the_hundred_and_stop_at_zero() -> None:
    assert steps_back(TABLES, 101, 2) == [96, 93]
    assert steps_back(TABLES, 7, 3) == [1, 0]
    assert steps_back(TABLES, 0, 2) == []


@pytest.mark.rule("S-7.3")
def test_blue_goes_from_38_to_61_and_back_to_52() -> None:
    sets = {
        (0, "ivory"): "ivory.1+ivory.4+amulet.1",
        (0, "fish"): "fish.1+fish.2+fish.6",
        (0, "wheat"): "wheat.1+wheat.2+wheat.6+wheat.7",
    }
    state, facts = last_take(turn=1, scores=[38, 0], sets=sets, corruption=["fish.7+fish.8"])
    assert noted(facts, "round-score")[0] == (0, (23, 38, 61))
    assert noted(facts, "corrupt") == [(0, (2,))]
    assert noted(facts, "step-back") == [(0, (61, 59)), (0, (59, 52))]
    assert (state.scores, state.round_scores, state.fines) == ([52, 0], [23, 0], [9, 0])


@pytest.mark.rule("S-7.3")
def test_points_from_events_are_not_in_the_rounds_score() -> None:
    """Nine points of a set and three of a Deceit are no full ten."""
    state = position(
        quays="ebony.5+ivory.5", round=3, scores=[58, 0], hands=["wheat.1-3"], tokens="deceit",
        corruption=["fish.6+fish.7+fish.8"],
    )  # fmt: skip
    play(state, "set wheat wheat.1+wheat.2+wheat.3", "event deceit", "take 1")
    assert state.scores == [61, 0]
    facts = play(state, "take 1")
    assert noted(facts, "corrupt") == [(0, (0,))]
    assert (state.scores, state.round_scores) == ([70, 0], [9, 0])


@pytest.mark.rule("S-7.3")
def test_upright_and_horizontal_sets_make_the_full_tens_together() -> None:
    state, _ = last_take(turn=1, hands=["fish.1-3"], sets={(0, "wheat"): "wheat.1-3"}, corruption=["ebony.1-3"])
    facts = play(state, "lay fish fish.1+fish.2+fish.3")
    assert noted(facts, "corrupt") == [(0, (1,))]
    assert (state.round_scores, state.scores[0]) == ([12, 0], 12 - state.fines[0])


@pytest.mark.rule("S-7.2")
def test_all_who_are_still_tied_pay_each_by_the_own_score_of_the_round() -> None:
    sets = {(0, "wheat"): "wheat.1-4", (1, "fish"): "fish.1-5"}
    state, facts = last_take(
        seats=3, turn=2, scores=[34, 36, 0], sets=sets, corruption=["wheat.6+fish.6", "wheat.7+fish.7"]
    )
    assert noted(facts, "round-score") == [(0, (16, 34, 50)), (1, (25, 36, 61)), (2, (0, 0, 0))]
    assert noted(facts, "corrupt") == [(0, (1,)), (1, (2,))]
    assert (state.scores, state.fines) == ([45, 52, 0], [5, 9, 0])


@pytest.mark.rule("S-8.0")
def test_all_piles_are_open_when_a_round_is_scored() -> None:
    _, facts = last_take(turn=1, corruption=["fish.6+thief.fish"], curses=[0, -1])
    assert [(f.seers, names(sum(1 << p for p in f.pieces))) for f in looks(facts)] == [
        (EVERYONE, "fish.6+thief.fish+curse.1"),
        (EVERYONE, "ivory.5"),
    ]


@pytest.mark.rule("S-7.4")
def test_the_game_ends_after_the_third_round() -> None:
    state, facts = last_take(seats=3, scores=[20, 31, 31])
    assert (state.turn, state.stack, GAME.legal(state)) == (-1, [], [])
    assert GAME.winners(state) == (1, 2)
    assert noted(facts, "game-end") == [(-1, (1, 2))]
    assert why_not(state, "take 1") == ("S-7.4", "game-over")


@pytest.mark.rule("S-7.4")
@pytest.mark.parametrize(("points", "over"), [(100, False), (101, True)])
def test_it_ends_after_the_second_round_if_someone_is_above_100(points: int, over: bool) -> None:
    state = position(quays="ivory.5", round=2, scores=[points, 0])
    draws = [] if over else _next_deal()
    play(state, "take 1", draws=draws)
    assert (GAME.to_move(state) == -1) == over
    assert GAME.winners(state) == ((0,) if over else ())


@pytest.mark.rule("S-7.4")
def test_it_does_not_end_after_the_first_round_whatever_the_points() -> None:
    state = position(quays="ivory.5", scores=[150, 0])
    play(state, "take 1", draws=_next_deal())
    assert (GAME.to_move(state), state.round) == (1, 2)


@pytest.mark.rule("S-7.4")
def test_the_penalty_comes_before_that() -> None:
    sets = {(0, "wheat"): "wheat.1-3+amulet.1"}
    state = position(quays="ivory.5", round=2, scores=[89, 0], sets=sets, corruption=["fish.1+fish.2"], turn=1)
    play(state, "take 1", draws=_next_deal())
    assert state.scores == [96, 0]
    assert GAME.to_move(state) == 1


def _next_deal() -> list[str]:
    """Return the draws of a set-up for two, in order of ids."""
    green = "ivory.6 ebony.7 marble.7 cattle.8"
    removed = "ivory.1 ivory.2 ivory.3 ivory.4 ivory.5 ebony.1 ebony.2 ebony.3 ebony.4"
    row = "ebony.5 ebony.6 marble.1 marble.2 marble.3 marble.4 marble.5 marble.6 queen.ivory"
    return f"{green} {removed} {row} guild.ankh guild.eye guild.feather guild.water flood.1".split()
