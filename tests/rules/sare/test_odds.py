"""The odds of Sa-Rê equal an enumeration of the cards, in the true position and as a viewer knows it; safe is safe."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from game.ai.heuristics.sare import explain
from game.rules.core.bits import members
from game.rules.core.chance import seeded
from game.rules.core.facts import Fact, Noted
from game.rules.core.game import View, view
from game.rules.core.universe import EMPTY
from game.rules.sare import moves, odds, views
from game.rules.sare.state import SEASON, SaReState
from game.rules.sare.tables import BARRACKS_BIT, BOTTOM, FACES, GOLD, KEPT, REMOVED, SEASON_BACK, SHOE, TEMPLE_BIT, TOP
from tests.ai.sanity.sare_table import Position, T
from tests.rules.sare.enumeration import enumerated, everywhere, outcomes, seasons
from tests.rules.sare.material import GAME

SOME = 72
"""Positions: each square of the gauge, with and without reactions, with a shoe of both kinds."""
EVENINGS = 6
"""Seasons played at random, each looked at by all seats at each question."""
FEW_CARDS = 5
"""So many unknown cards are laid in every order."""


@pytest.mark.rule("R-5.4")
def test_the_risk_of_a_card_is_an_enumeration_at_every_square() -> None:
    risky: set[tuple[int, bool]] = set()
    for seed in range(SOME):
        state = everywhere(seed)
        exact = enumerated(state)
        assert odds.revolt(T, state, 0) == pytest.approx(exact), seed
        if exact:
            risky.add((state.gauge[0], bool(state.ready[0])))
    assert {square for square, _ in risky} == {1, 2, 3, 4, 5, 6}
    assert {reacts for _, reacts in risky} == {True, False}


def seasons_of_temples(seed: int) -> Position:
    """Return a question of a season in which all have Temples."""
    table = Position(3, "priest").question("wood-gold", removed="stone.4")
    rng = random.Random(seed)
    for seat in range(3):
        table.state.ready[seat] = TEMPLE_BIT | (BARRACKS_BIT if rng.random() < 0.5 else 0)
    return table


def moments(seed: int) -> list[tuple[SaReState, View[SaReState], View[SaReState], View[SaReState]]]:
    """Return the positions and the views of all seats at the questions of a season played at random; nobody revolts."""
    table, found = seasons_of_temples(seed), []
    rng = random.Random(seed)
    state, chance = table.state, seeded(rng)
    while state.phase == SEASON and state.stack:
        kind, seat = state.stack[-1][:2]
        state.gauge = [1 + rng.randrange(2) for _ in state.gauge]
        if kind == moves.AT_QUESTION and state.drawn != 1:
            one, two, three = (view(GAME, state, table.knowledge(viewer), table.setup) for viewer in range(3))
            found.append((state.clone(), one, two, three))
        move = GAME.sample(state, chance)
        if kind == moves.AT_QUESTION and state.ready[seat] & TEMPLE_BIT and not state.drawn:
            move = (moves.TEMPLE_LOOK,)
        elif move == (moves.STOP,) and (state.drawn < 3 or state.standing == 1 << seat):
            move = (moves.CONTINUE,)
        if seat and move == (moves.STOP,):
            state.supply[:3] = [0, 9, 9]
        GAME.apply(state, move, chance, table.facts.append)
    return found


@pytest.fixture(scope="module")
def evenings() -> list[View[SaReState]]:
    return [seen for seed in range(EVENINGS) for _, *views in moments(seed) for seen in views]


@pytest.mark.rule("R-10")
def test_the_next_card_is_as_likely_as_the_knowledge_says(evenings: list[View[SaReState]]) -> None:
    several = 0
    for seen in evenings:
        zone = next((zone for zone in (TOP, SHOE, *range(BOTTOM, BOTTOM + 4)) if seen.knowledge.count(zone)), None)
        if zone is None:
            continue
        wanted = [0.0] * len(FACES)
        for card in T.season_cards:
            wanted[T.faces[card]] += seen.knowledge.chance_of(card, zone) / seen.knowledge.count(zone)
        expected = odds.outlooks(T, seen)
        several += len(expected) > 1
        cards = odds.next_cards(expected, odds.Exposure(margin=1, ready=0, rivals=9))
        assert [card.chance for card in cards] == pytest.approx(wanted)
    assert several


@pytest.mark.rule("R-10")
def test_the_risk_of_a_hint_is_that_of_the_button(evenings: list[View[SaReState]]) -> None:
    alike = temples = 0
    for seen in evenings:
        expected = odds.outlooks(T, seen)
        at = odds.exposure(T, seen.state, seen.viewer)
        for lower in (0, 1):
            exact = odds.chance_of_revolt(expected, at._replace(margin=at.margin + lower))
            assert explain.risk(T, seen, lower) == pytest.approx(exact)
            alike += 0 < exact < 1
        temples += len(expected) > 1
    assert alike > 20
    assert temples, "even where a rival's Temple has kept one of the cards seen before"


def worlds(seen: View[SaReState]) -> list[tuple[float, SaReState]]:
    """Return the positions that a viewer can imagine, with weights, by laying all unknown cards in every way."""
    deck, found = seen.knowledge.decks[SEASON_BACK], []
    for distribution, weight in deck.distributions.items():
        ways: list[dict[int, tuple[int, ...]]] = [{}]
        for mask, row in zip(deck.bundles, distribution, strict=True):
            ways = [_joined(way, more) for way in ways for more in _laid(members(mask), row)]
        found += [(weight / len(ways), _world(seen.state, way)) for way in ways]
    return found


def _laid(cards: list[int], row: tuple[int, ...]) -> list[dict[int, tuple[int, ...]]]:
    """Return every way to lay cards in zones, so many in each as `row` says."""
    zone = next((zone for zone, number in enumerate(row) if number), None)
    if zone is None:
        return [{}]
    rest = (*row[:zone], 0, *row[zone + 1 :])
    return [
        {zone: chosen, **others}
        for chosen in combinations(cards, row[zone])
        for others in _laid([card for card in cards if card not in chosen], rest)
    ]


def _joined(one: dict[int, tuple[int, ...]], other: dict[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    return {zone: one.get(zone, ()) + other.get(zone, ()) for zone in {*one, *other}}


def _world(state: SaReState, laid: dict[int, tuple[int, ...]]) -> SaReState:
    world = state.clone()
    world.shoe, world.removed, world.top = sorted(laid.get(SHOE, ())), [*laid[REMOVED]], [*laid.get(TOP, ())]
    world.bottom = [laid.get(BOTTOM + at, (EMPTY,))[0] for at in range(len(world.bottom))]
    world.kept = [laid.get(KEPT + seat, (EMPTY,))[0] for seat in range(world.seats)]
    return world


@pytest.mark.rule("R-10")
def test_what_a_viewer_risks_is_the_mean_of_all_he_can_imagine(evenings: list[View[SaReState]]) -> None:
    rng, done, several = random.Random(4), 0, 0
    for seen in evenings:
        state, unknown = seen.state, views.unknown(T, seen.state)
        seat = next((each for each in range(3) if state.standing >> each & 1), -1)
        if seat < 0 or not 0 < unknown.bit_count() <= FEW_CARDS:
            continue
        state.gauge[seat] = rng.choice((4, 5, 6))
        imagined = worlds(seen)
        mean = sum(weight * odds.revolt(T, world, seat) for weight, world in imagined)
        mean /= sum(weight for weight, _ in imagined)
        at = odds.exposure(T, state, seat)
        assert odds.chance_of_revolt(odds.outlooks(T, seen), at) == pytest.approx(mean)
        cards = odds.next_cards(odds.outlooks(T, seen), at)
        assert sum(card.revolt for card in cards) == pytest.approx(mean)
        done += 1
        several += len(odds.outlooks(T, seen)) > 1
    assert done >= 20
    assert several


@pytest.mark.rule("R-5.4")
def test_darkness_takes_a_token_as_often_as_the_rules_let_it() -> None:
    some = 0
    for seed in range(SOME):
        state = everywhere(seed)
        state.ready = [0] * state.seats
        if not state.dark or not any(state.pool):
            continue
        expected = [odds.Outlook(1.0, odds.counts(T, state.shoe), odds.card_order(T, state))]
        assert odds.chance_of_loss(T, state, 0, expected) == pytest.approx(_lost(state)), seed
        some += 1
    assert some > 5


def _lost(state: SaReState) -> float:
    """Return the chance that a token leaves the pool while seat 0 is in, by the rules; all others only go on."""
    total, todo = 0.0, [(1.0, state)]
    while todo:
        chance, before = todo.pop()
        for part, after, facts in outcomes(before, (moves.CONTINUE,)):
            is_lost = _loses_a_token(facts)
            if is_lost:
                total += chance * part
            elif after.standing & 1 and after.stack[-1][1] != 0:
                todo.append((chance * part, after))
    return total


def _loses_a_token(facts: list[Fact]) -> bool:
    """Say whether darkness took a token before seat 0 revolted or stopped."""
    for fact in (fact for fact in facts if isinstance(fact, Noted)):
        if fact.what in ("revolt", "stop") and fact.seat == 0:
            return False
        if fact.what == "pool" and fact.values[1] < 0:
            return True
    return False


@pytest.mark.rule("R-7")
def test_nobody_revolts_who_goes_on_while_it_is_safe() -> None:
    safe = seasons(1500, 7, lambda state: odds.is_safe(T, state, 0))
    assert safe.answers > 1500
    assert not safe.revolts
    single = seasons(1500, 7, lambda state: state.gauge[0] + 2 < T.red)
    assert single.revolts > 3, "what a single card can do is not all"


@pytest.mark.rule("R-6")
def test_a_rival_asked_later_may_still_push_who_goes_on() -> None:
    table = Position(2, "priest").question("wood-gold", gone="horus 2").gauge(4, 3)
    assert odds.is_safe(T, table.state, 0)
    table.state.ready[1] = BARRACKS_BIT
    assert not odds.is_safe(T, table.state, 0)
    table.state.gauge[1] = 1
    assert odds.is_safe(T, table.state, 0), "a gauge at its base cannot be passed on"


@pytest.mark.rule("R-10")
def test_being_safe_tells_nothing_hidden() -> None:
    for true, *seen in (moment for seed in range(2) for moment in moments(seed)):
        seat = true.stack[-1][1]
        assert {odds.worst_risk(T, each.state, seat) for each in seen} == {odds.worst_risk(T, true, seat)}


@pytest.mark.rule("R-1.1")
def test_adding_needs_a_token() -> None:
    table = Position(2, "priest").question("wood-gold")
    assert [odds.adds(T, table.state, kind) for kind in range(GOLD + 1)] == [1.0, 1.0, 1.0]
    table.state.supply[0] = 0
    table.state.pool[0] = 2
    assert odds.adds(T, table.state, 0) == 0.0
    table.state.dark = [T.season_cards[0], T.season_cards[-1]]
    assert odds.adds(T, table.state, 0) == 0.5


@pytest.mark.rule("R-5.6")
def test_unrest_of_either_kind_ends_the_season_of_the_last_one() -> None:
    table = Position(2, "priest").question("wood-gold", gone="horus 2").lay(1)
    state = table.state
    expected = odds.outlooks(T, table.view())
    assert odds.chance_of_trouble(expected, odds.exposure(T, state, 0)) == pytest.approx(7 / 20)
