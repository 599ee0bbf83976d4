"""Every decision has a reason, even a small one, and the rules confirm every number in it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from game import locale
from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.contract import Reason
from game.ai.heuristics.sare import needs
from game.ai.reasons import reasons
from game.locale import text
from game.rules.core.chance import seeded
from game.rules.core.game import Move, Setup, View
from game.rules.core.observers import Observers
from game.rules.duel import moves as duel
from game.rules.duel.tables import QUEEN as DUEL_QUEEN
from game.rules.duel.tables import SCRIBE as DUEL_SCRIBE
from game.rules.duel.tables import VIZIER as DUEL_VIZIER
from game.rules.sare import city
from game.rules.sare import moves as sare
from game.rules.sare.state import CONSTRUCTION
from game.rules.sare.tables import SPACES, TRADES
from game.rules.sobek import moves as sobek
from game.rules.sobek.scoring import corruption_count, table_points
from game.rules.sobek.state import cards_held, cards_under
from game.rules.sobek.tables import COURTESAN, VIZIER
from tests.ai.test_opponents import made

OPTIONS: dict[str, list[dict[str, str]]] = {
    "sobek": [{}],
    "duel": [{}],
    "sa-re": [{"scenario": "scribe"}, {"scenario": "priest"}, {"scenario": "pharaoh", "architect": "on"}],
}
GAMES = {"sobek": 6, "duel": 14, "sa-re": 6}
MOST = 10
"""Moves looked at in each position; of more, a sample."""

Case = tuple[View, Any, Move]


@cache
def cases(name: str) -> tuple[Case, ...]:
    """Return moves of whole games, half played sensibly and half at random, with the true position of each."""
    game = made(name)
    heuristics = make_heuristics(game)
    found = []
    for number in range(GAMES[name]):
        rng = random.Random(number)
        options = OPTIONS[name][number % len(OPTIONS[name])]
        setup = Setup(game.seats[number % len(game.seats)], options)
        observers, chance = Observers(game, setup), seeded(rng)
        state = game.start(setup, chance, observers.sink)
        for ply in range(500):
            seat = game.to_move(state)
            if seat < 0:
                break
            view = observers.view(state, seat, ply)
            for move in view.legal if len(view.legal) <= MOST else rng.sample(view.legal, MOST):
                found.append((view, state.clone(), move))
            move = heuristics.policy(state, rng.random) if rng.random() < 0.6 else game.sample(state, chance)
            game.apply(state, move, chance, observers.sink)
    return tuple(found)


def of_kind(name: str, *kinds: int) -> Iterator[tuple[View, Any, Any, Move, list[Reason]]]:
    """Yield view, position before and after, move and reasons of all moves of some kinds."""
    game = made(name)
    count = 0
    for view, state, move in cases(name):
        if move[0] in kinds:
            after = state.clone()
            game.apply(after, move, seeded(random.Random(1)))
            count += 1
            yield view, state, after, move, reasons(game, view, move)
    assert count, kinds


def args(found: list[Reason], key: str) -> dict[str, int]:
    return next(reason.args for reason in found if reason.key == key)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_kind_of_decision_has_a_reason_with_words(name: str) -> None:
    game = made(name)
    kinds: Counter[int] = Counter()
    sentences = set()
    for view, _, move in cases(name):
        found = reasons(game, view, move)
        assert found, game.show_move(view.state, move)
        if len(view.legal) == 1:
            assert found[0] == Reason("reason-only")
        kinds[move[0]] += 1
        sentences |= {(reason.key, tuple(reason.args.items())) for reason in found}
    words = {"sobek": sobek.WORDS, "duel": duel.WORDS, "sa-re": sare.WORDS}[name]
    rare = {"sobek": {"prosper", "add"}, "duel": {"refill"}, "sa-re": {"wild", "redeem"}}[name]
    assert {words[kind] for kind in kinds} >= set(words) - rare
    for key, numbers in sentences:
        assert text(key, **dict(numbers), rivals=2, rival="")
    assert not locale.missing_keys()


def test_reasons_read_only_what_the_seat_sees() -> None:
    """A view holds nothing else, and no reason needs more."""
    for name in OPTIONS:
        game = made(name)
        for view, state, move in cases(name)[::40]:
            other = game.redact(state, view.viewer, view.knowledge)
            assert other == view.state
            assert reasons(game, view, move)


def test_the_numbers_of_small_decisions_of_sobek_are_those_of_the_rules() -> None:
    for view, state, after, move, found in of_kind("sobek", sobek.STARTER):
        order = [(move[1] + step) % state.seats for step in range(state.seats)]
        assert args(found, "reason-starter") == {"place": order.index(view.viewer) + 1, "seats": state.seats}
        assert after.turn == move[1]
    for _, state, _, move, found in of_kind("sobek", sobek.SEARCH):
        held = {"cards": state.corruption[move[1]].bit_count(), "points": state.scores[move[1]]}
        assert args(found, "reason-search") == held
    for _, state, after, move, found in of_kind("sobek", sobek.CURSE):
        total = corruption_count(made("sobek").tables, after, move[1])  # type: ignore[attr-defined]
        assert args(found, "reason-cursed") == {"total": total, "points": state.scores[move[1]]}
    for view, state, _, _, found in of_kind("sobek", sobek.DONE):
        assert args(found, "reason-done") == {"cards": cards_held(state, view.viewer)}
    for view, _, after, move, found in of_kind("sobek", sobek.GRAB):
        if any(reason.key == "reason-family" for reason in found):
            t = made("sobek").tables  # type: ignore[attr-defined]
            family = t.families[t.family[move[1]]]
            assert args(found, "reason-family")["cards"] == (after.hands[view.viewer] & family).bit_count()


def test_a_queen_draws_tiles_in_the_duel_as_many_as_are_left() -> None:
    t = made("duel").tables  # type: ignore[attr-defined]
    queens = [each for each in of_kind("duel", duel.PLAY) if t.powers[each[3][1]] == DUEL_QUEEN]
    assert queens
    for _, state, _, _, found in queens:
        assert args(found, "reason-queen-tile") == {"tiles": min(t.queen_tiles, len(state.pile))}
    locale.set_language("en")
    assert text("reason-queen-tile", tiles=3) == "You draw 3 tiles."
    assert text("reason-queen", cards=1) == "You draw 1 card."


def test_the_numbers_that_tell_victims_and_powers_apart_are_those_of_the_rules() -> None:
    game = made("sobek")
    t, gains = game.tables, Counter[int]()  # type: ignore[attr-defined]
    for _, state, after, move, found in of_kind("sobek", sobek.GUILD):
        assert args(found, "reason-rival-back") == {"before": state.scores[move[1]], "after": after.scores[move[1]]}
    for _, state, _, move, found in of_kind("sobek", sobek.STEAL):
        assert args(found, "reason-steal") == {"cards": cards_held(state, move[1]), "points": state.scores[move[1]]}
    for view, state, after, move, found in of_kind("sobek", sobek.PLAY):
        seat = view.viewer
        if t.power[move[1]] == VIZIER:
            assert args(found, "reason-vizier")["cards"] == max(
                cards_under(state, other) for other in range(state.seats) if other != seat
            )
        if t.power[move[1]] == COURTESAN:
            best = 0
            for addition in game.legal(after) if after.stack and after.stack[-1][0] == sobek.ADD else ():
                added = after.clone()
                game.apply(added, addition, seeded(random.Random(1)))
                best = max(best, table_points(t, added, seat) - table_points(t, after, seat))
            assert args(found, "reason-courtesan") == {"points": best}
            gains[best] += 1
    assert len(gains) > 2, gains


def test_the_resources_that_a_goal_lacks_are_those_of_the_rules() -> None:
    game, changes = made("sa-re"), 0
    t = game.tables  # type: ignore[attr-defined]
    for view, state, _, move, found in of_kind("sa-re", sare.LAUNCH, sare.BUILD):
        if move[1] in TRADES and move[1] not in needs.wanted(t, state, view.viewer):
            kind = TRADES.index(move[1])
            due, own = needs.bill(t, state, view.viewer)[0][kind], needs.means(state, view.viewer)[0][kind]
            assert args(found, "reason-produces")["lacking"] == max(0, round(due - own))
    for view, _, after, _, found in of_kind("sa-re", sare.SWAP):
        change = next((reason.args for reason in found if reason.key == "reason-swap-sites"), None)
        if change is None or (sare.CONTINUE,) not in view.legal:
            continue
        for seen, number in ((view, change["before"]), (replace(view, state=after), change["after"])):
            lacking = [one.args for one in reasons(game, seen, (sare.CONTINUE,)) if one.key == "reason-lacking"]
            assert [one["resources"] for one in lacking] == ([number] if number else [])
        changes += 1
    assert changes


def test_the_numbers_of_a_pick_of_the_duel_are_those_of_the_rules() -> None:
    t = made("duel").tables  # type: ignore[attr-defined]
    for view, _, after, move, found in of_kind("duel", duel.PICK):
        if any(reason.key == "reason-family" for reason in found):
            family = t.families[t.family[move[1]]]
            assert args(found, "reason-family")["cards"] == (after.hands[view.viewer] & family).bit_count()


def test_the_numbers_of_plots_are_those_of_the_rules() -> None:
    t = made("sa-re").tables  # type: ignore[attr-defined]
    for _, _, _, move, found in of_kind("sa-re", sare.SETTLE):
        column, row = t.spaces[move[1]]
        assert args(found, "reason-settle") == {"spaces": 4 - (column in "ac") - (row in "14")}
    for view, state, _, move, found in of_kind("sa-re", sare.ABANDON):
        assert tuple(args(found, "reason-abandon").values()) == city.price(t, state, view.viewer, move[1], move[2])
    for view, _, after, _, found in of_kind("sa-re", sare.DEMOLISH):
        slots = after.occupied[view.viewer]
        free = sum(not (slots | slots >> SPACES) >> space & 1 for space in range(SPACES))
        assert args(found, "reason-demolish") == {"spaces": free}


def test_the_numbers_of_a_construction_are_those_of_the_rules() -> None:
    t = made("sa-re").tables  # type: ignore[attr-defined]
    for view, state, after, move, found in of_kind("sa-re", sare.CHARTER, sare.PAY, sare.FINISH):
        seat = view.viewer
        if move[0] == sare.CHARTER:
            assert args(found, "reason-charter") == {"caravans": after.caravans[seat], "most": t.caravans}
        elif move[0] == sare.PAY:
            kind = next(kind for kind in range(3) if state.stack[-1][4 + kind])
            rest = state.stack[-1][4 + kind] - move[1] - move[2]
            assert args(found, "reason-pay") == {"hand": move[1], "tokens": move[2], "rest": rest}
            if after.phase == CONSTRUCTION and after.stack[-1][:4] == state.stack[-1][:4]:
                assert state.gains[seat * 4 + kind] - after.gains[seat * 4 + kind] == move[1]
        else:
            held = sum(state.gains[seat * 4 : seat * 4 + 4]) + sum(state.store[seat * 3 : seat * 3 + 3])
            room = city.room(t, state, seat)
            key = "reason-finish" if held <= room else "reason-finish-lost"
            assert args(found, key) == {"resources": held, "room": room}
            if after.stack and after.stack[-1][:2] == (sare.AT_STORE, seat):
                kept = max(sum(answer[1:]) for answer in made("sa-re").legal(after) if answer[0] == sare.KEEP)
                assert kept >= min(held, room), "tokens may fill up what is free"
                assert kept <= room
    for _, state, after, move, found in of_kind("sa-re", sare.DISCOUNT):
        due = state.stack[-1][4 + move[1]] - 1
        assert args(found, "reason-discount")["due"] == due
        if len(after.stack) == len(state.stack) and after.stack[-1][0] == sare.AT_PAY:
            assert after.stack[-1][4 + move[1]] in (0, due)


@pytest.mark.rule("R-8.1")
def test_no_building_is_advised_by_the_choice_of_a_space_that_is_past() -> None:
    """Spaces are chosen when sites are launched; a craftsman's neighbours are no reason to build or not to build."""
    built = [found for *_, found in of_kind("sa-re", sare.BUILD)]
    launched = [found for *_, found in of_kind("sa-re", sare.LAUNCH)]
    about = {"reason-settle", "reason-neighbours", "reason-covers"}
    assert built
    assert not [reason for found in built for reason in found if reason.key in about]
    assert about == {reason.key for found in launched for reason in found} & about


def test_the_numbers_of_a_season_are_those_of_the_rules() -> None:
    t = made("sa-re").tables  # type: ignore[attr-defined]
    for view, _, after, move, found in of_kind("sa-re", sare.BARRACKS_PUSH):
        expected = {"own": after.gauge[view.viewer], "theirs": after.gauge[move[1]], "red": t.red}
        assert args(found, "reason-barracks") == expected
    for view, state, after, _, found in of_kind("sa-re", sare.SWAP):
        seat = view.viewer
        gained = [max(0, after.store[seat * 3 + kind] - state.store[seat * 3 + kind]) for kind in range(3)]
        if after.phase == state.phase:
            assert args(found, "reason-swap") == {"resources": sum(gained)}
    for view, state, after, _, found in of_kind("sa-re", sare.SOFTEN):
        squares = args(found, "reason-soften")["squares"]
        if after.phase == state.phase and after.standing >> view.viewer & 1 and len(after.stack) <= len(state.stack):
            assert after.gauge[view.viewer] >= state.gauge[view.viewer] + squares
        assert squares < state.stack[-1][2]
        assert args(found, "reason-red") == {"squares": t.red - state.gauge[view.viewer]}


@pytest.mark.rule("D-5.2", "D-5.7")
def test_a_scribe_or_vizier_of_the_duel_that_finds_nothing_is_called_idle() -> None:
    game = made("duel")
    told: Counter[tuple[str, bool]] = Counter()
    for view, state, _, move, found in of_kind("duel", duel.PLAY):
        power, other = game.tables.powers[move[1]], 1 - view.viewer
        if power in (DUEL_SCRIBE, DUEL_VIZIER):
            has_effect = (
                state.hands[other].bit_count() > game.tables.hand_limit
                if power == DUEL_SCRIBE
                else state.corruption[other] != 0
            )
            keys = {reason.key for reason in found}
            key = "reason-scribe-limit" if power == DUEL_SCRIBE else "reason-vizier-tile"
            assert (key in keys, "reason-idle" in keys) == (has_effect, not has_effect)
            told[key, has_effect] += 1
    assert len(told) == 4, told
