"""The value of one more card in Sa-Rê is exact: the rules give the same over all orders of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from game.ai.heuristics.sare import policy, season
from game.ai.heuristics.sare.evaluation import WEIGHTS, Evaluation
from game.rules.sare import moves, odds
from game.rules.sare.tables import FACES
from tests.ai.sanity.sare_position import revolt_odds
from tests.ai.sanity.sare_table import Position, T
from tests.rules.sare.enumeration import anywhere, counted_out, enumerated
from tests.rules.sare.material import GAME

LOST = -2.5
FEW = 60
"""Random positions; each is counted out over every order of its cards."""


def worth(brought: Sequence[int]) -> float:
    """Return some worth of wood, stone, gold and jokers that is not simply their number."""
    wood, stone, gold, jokers = brought
    return wood + 1.3 * stone + 0.7 * gold + 2.1 * jokers + (0.9 if wood and stone and gold else 0.0)


@pytest.mark.rule("R-5.4")
@pytest.mark.parametrize("seed", range(FEW))
def test_one_more_card_is_worth_what_the_rules_give(seed: int) -> None:
    state = anywhere(seed)
    assert odds.one_more(T, state, 0, worth, LOST) == pytest.approx(counted_out(state, worth, LOST))


@pytest.mark.rule("R-7")
@pytest.mark.parametrize("seed", range(FEW))
def test_the_chance_of_a_revolt_is_what_the_rules_give(seed: int) -> None:
    state = anywhere(seed)
    assert odds.revolt(T, state, 0) == pytest.approx(enumerated(state))


@pytest.mark.rule("R-5.3")
@pytest.mark.parametrize("seed", range(0, FEW, 3))
def test_an_answer_weighs_what_the_rules_give(seed: int) -> None:
    state = anywhere(seed)
    judge = Evaluation(T, WEIGHTS)
    value = season.worth_of(judge, state, 0)
    now = value(odds.brought(odds.at_question(T, state, 0)))
    lost = now - WEIGHTS["caution"] * season.at_stake(state, T, 0) - WEIGHTS["revolt"]
    assert season.expectation(judge, state, 0) == pytest.approx(counted_out(state, value, lost) - now)
    state.gauge[0] -= 1
    lower = counted_out(state, value, lost) - now
    state.gauge[0] += 1
    assert season.expectation(judge, state, 0, 1) == pytest.approx(lower)


def test_an_ai_thinks_first_of_what_the_count_advises_and_not_of_what_the_short_formula_does() -> None:
    judge = Evaluation(T, WEIGHTS)
    advice = {moves.CONTINUE: 0, moves.STOP: 0}
    for seed in range(400):
        state = anywhere(seed)
        found = policy.candidates(GAME, judge, state)
        exact = season.answer(judge, state, lambda: 0.5, season.expectation)
        if len(found) > 1 and exact != season.answer(judge, state, lambda: 0.5) and exact[0] in advice:
            assert found[0] == exact
            advice[exact[0]] += 1
    assert all(advice.values())


@pytest.mark.rule("R-5.5")
def test_nobody_thinks_of_stopping_with_nothing_far_from_red() -> None:
    judge, stop = Evaluation(T, WEIGHTS), (moves.STOP,)

    def table() -> Position:
        return Position(4, "pharaoh").site(0, "stonecutter b1, carpenter a2").question("wood-gold").gauge(2, 2, 2, 2)

    assert policy.candidates(GAME, judge, table().state) == [(moves.CONTINUE,)]
    assert stop in policy.candidates(GAME, judge, table().pool("wood 1").state)
    assert stop in policy.candidates(GAME, judge, table().gauge(6, 2, 2, 2).state)
    first = Position(4, "pharaoh").site(0, "stonecutter b1, carpenter a2").question("wood-stone").gauge(2, 2, 2, 2)
    assert stop in policy.candidates(GAME, judge, first.state)


def test_the_short_formula_changes_the_order_of_the_candidates_alone() -> None:
    judge, brief = Evaluation(T, WEIGHTS), Evaluation(T, {**WEIGHTS, "counted": 0.0})
    others = 0
    for seed in range(100):
        state = anywhere(seed)
        found, quick = policy.candidates(GAME, judge, state), policy.candidates(GAME, brief, state)
        assert sorted(quick) == sorted(found)
        if len(found) > 1 and found[0][0] in (moves.CONTINUE, moves.STOP):
            assert quick[0] == season.answer(brief, state, lambda: 0.5)
            others += quick != found
    assert others


def test_the_random_positions_have_all_that_matters() -> None:
    states = [anywhere(seed) for seed in range(FEW)]
    faces = {T.faces[card] for state in states for card in state.shoe}
    assert faces == set(range(len(FACES)))
    chances = [odds.revolt(T, state, 0) for state in states]
    assert any(0 < chance < 1 for chance in chances)
    assert any(state.dark for state in states)
    assert any(state.standing == 1 for state in states)
    assert any(state.top for state in states)
    assert {bool(state.ready[0]) for state in states} == {True, False}


@pytest.mark.parametrize("margin", range(1, 7))
def test_the_full_deck_by_fractions(margin: int) -> None:
    table = Position(3, "priest").question("wood-gold")
    table.state.shoe, table.state.removed = list(T.season_cards), []
    table.gauge(T.red - margin, 1, 1)
    exact = revolt_odds([4, 4, 4, 4, 3, 2, 1], margin)
    assert odds.revolt(T, table.state, 0) == pytest.approx(float(exact))
    assert (margin == 1) == (exact > Fraction(1, 3))
    if margin > 1:
        table.state.gauge[0] += 1
        assert odds.revolt(T, table.state, 0, 1) == pytest.approx(float(exact))


def test_beside_red_without_horus_seven_cards_of_sixteen_mean_a_revolt() -> None:
    table = Position(2, "priest").question("wood-gold", gone="horus 2 hoshekh 1 wood 3")
    table.state.shoe, table.state.removed = sorted([*table.state.shoe, *table.state.removed]), []
    table.gauge(T.red - 1, 1)
    assert odds.revolt(T, table.state, 0) == pytest.approx(7 / 16)
