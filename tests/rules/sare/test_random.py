"""Properties that hold at every moment of random games; FELUCCA_GAMES raises their number."""

from __future__ import annotations

import os
import random
from itertools import product

import pytest

from game.rules.core.chance import recording, scripted, seeded
from game.rules.core.facts import SPECTATOR, Fact, Moved, Noted
from game.rules.core.game import Setup
from game.rules.core.observers import Observers
from game.rules.sare import city, legal, moves
from game.rules.sare.state import CONSTRUCTION, OVER, SEASON, SITES, SaReState
from game.rules.sare.tables import SCENARIOS, TYPES
from tests.rules.agreement import allows
from tests.rules.sare.material import GAME, Table, U, count_resources, count_tiles

GAMES = int(os.environ.get("FELUCCA_GAMES", "12"))
SETUPS = [
    Setup(seats, {"scenario": scenario, "architect": architect})
    for seats, scenario, architect in product((2, 3, 4), SCENARIOS, ("off", "on"))
]

MOST_MOVES = 30_000
MOST_ROUNDS = 1_500
"""Bounds on random play; the longest of 2,400 games over all set-ups had 564 rounds and 11,179 moves."""


def check_position(state: SaReState, seats: int) -> None:
    """Assert all that is true of any position."""
    assert count_tiles(state)[:1] + count_tiles(state)[2:11] == [seats] * 10
    assert count_tiles(state)[11:] == [2 * seats] * 2
    assert count_resources(GAME, state) == list(GAME.tables.supply)
    assert min(*state.supply, *state.pool, *state.store, *state.gains, *state.stock) >= 0
    cards = GAME.zone_masks(state)
    assert sum(mask.bit_count() for mask in cards) == GAME.universe.size
    assert sum(cards) == (1 << GAME.universe.size) - 1
    held = [number for number in state.pyramid if number]
    assert sorted([*held, *(n + 1 for n in range(4) if state.pyramids >> n & 1)]) == list(range(1, seats + 1))
    for seat in range(seats):
        occupied = sites = 0
        for tile, slot, built in city.tiles(state, seat):
            assert not occupied >> slot & 1
            occupied |= 1 << slot
            sites |= 0 if built else 1 << slot
            if slot >= 12:
                below = next(t for t, s, _ in city.tiles(state, seat) if s == slot - 12)
                assert min(tile, below) >= 8
        assert (occupied, sites) == (state.occupied[seat], state.siting[seat])
        assert state.tokens[seat] & ~occupied == 0
        assert state.tokens[seat] & sites == 0
        assert city.base(state, seat) <= state.gauge[seat] <= GAME.tables.red
        assert (state.gauge[seat] == GAME.tables.red) == bool(state.revolted >> seat & 1)
        assert sites.bit_count() <= 2 * city.masters(state, seat)
        assert 0 <= state.caravans[seat] <= 3
        stored = sum(state.store[seat * 3 : seat * 3 + 3])
        if state.stack[-1:] != [(moves.AT_LOSS, seat)]:
            assert stored <= city.room(GAME.tables, state, seat)
        has_pyramid = state.owned[seat * TYPES + 1] > 0
        assert has_pyramid == (state.pyramid[seat] > 0)
        for tile in range(8):
            assert state.owned[seat * TYPES + tile].bit_count() <= 1
        if state.phase in (SITES, OVER) and state.stack[-1:] != [(moves.AT_LOSS, seat)]:
            assert state.gains[seat * 4 : seat * 4 + 4] == [0, 0, 0, 0]


def check_moves(state: SaReState, rng: random.Random) -> None:
    """Assert that legal, refusal and canonical agree, for legal moves and for made-up ones."""
    found = GAME.legal(state)
    assert found
    assert found == sorted(set(found))
    for move in found:
        assert GAME.refusal(state, move) is None
        assert GAME.canonical(state, move) == move
    for _ in range(3):
        kind = rng.choice(legal.KINDS[state.stack[-1][0]])
        ranges = legal.RANGES.get(kind, ())
        move = (kind, *(rng.randint(max(low, -2), min(high, 12)) for low, high in ranges))
        refusal = GAME.refusal(state, move)
        if refusal is None:
            assert GAME.canonical(state, move) in found
        else:
            assert move not in found
            assert refusal.rule.startswith("R-")


@pytest.mark.parametrize("number", range(GAMES))
def test_random_games_keep_to_the_rules_and_end(number: int) -> None:
    setup = SETUPS[number * 7 % len(SETUPS)]
    rng = random.Random(number)
    chance = seeded(rng)
    state = GAME.start(setup, chance)
    made = 0
    while state.stack:
        check_position(state, setup.seats)
        check_moves(state, rng)
        found = GAME.legal(state)
        move = GAME.sample(state, chance) if rng.random() < 0.9 else rng.choice(found)
        assert move in found
        phase = state.phase
        GAME.apply(state, move, chance)
        made += 1
        assert (phase, state.phase) in {
            (SITES, SITES), (SITES, SEASON), (SEASON, SEASON), (SEASON, CONSTRUCTION), (SEASON, SITES), (SEASON, OVER),
            (CONSTRUCTION, CONSTRUCTION), (CONSTRUCTION, SITES), (CONSTRUCTION, OVER)}  # fmt: skip
        assert made < MOST_MOVES
        assert state.round < MOST_ROUNDS
    check_position(state, setup.seats)
    assert GAME.winners(state)


@pytest.mark.rule("R-8.1")
@pytest.mark.parametrize("number", range(3))
def test_a_decision_is_half_made_from_the_site_chosen_until_it_is_paid(number: int) -> None:
    rng = random.Random(number)
    chance = seeded(rng)
    state, facts, halves = GAME.start(SETUPS[number], chance), list[Fact](), 0
    for _ in range(1500):
        if not state.stack:
            break
        builder = GAME.to_move(state)
        GAME.apply(state, GAME.sample(state, chance), chance, facts.append)
        whats = [each.what for each in facts if isinstance(each, Noted) and each.what in ("build", "step", "built")]
        assert state.is_half_made == (whats[-1:] == ["build"])
        assert not state.is_half_made or GAME.to_move(state) == builder, "nobody decides in between"
        halves += state.is_half_made
    assert halves > 20


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_replays_from_its_draws_with_and_without_a_sink(number: int) -> None:
    setup = SETUPS[number * 5 % len(SETUPS)]
    outcomes: list[int] = []
    chance = recording(seeded(random.Random(number)), outcomes)
    choose = seeded(random.Random(-number))
    state = GAME.start(setup, chance)
    made = []
    for _ in range(400):
        if not state.stack:
            break
        made.append(GAME.sample(state, choose))
        GAME.apply(state, made[-1], chance)
    facts: list[Fact] = []
    script = scripted(outcomes)
    again = GAME.start(setup, script, facts.append)
    for move in made:
        GAME.apply(again, move, script, facts.append)
    assert again == state
    assert facts


def full_city(seats: int) -> tuple[Table, Observers]:
    """Return a game in which everybody owns all six administrative buildings, and the common knowledge of it."""
    setup = Setup(seats, {"scenario": "first-pyramid"})
    table = Table(seats, scenario="first-pyramid")
    for seat in range(seats):
        for tile, space in zip(
            ("barracks", "temple", "market", "library", "gardens", "palace"),
            ("b1", "c1", "b2", "c2", "b3", "c3"), strict=True):  # fmt: skip
            table.add(seat, tile, space)
    observers = Observers(GAME, setup)
    for fact in table.facts:
        observers.sink(fact)
    return table, observers


@pytest.mark.rule("R-10")
@pytest.mark.parametrize("number", range(GAMES))
def test_knowledge_is_sound_and_views_tell_nothing_else(number: int) -> None:
    seats = 2 + number % 3
    table, observers = full_city(seats)
    rng = random.Random(number)
    chance = seeded(rng)
    state = table.state
    viewers = (*range(seats), SPECTATOR)
    for step in range(160):
        if not state.stack:
            break
        found = GAME.legal(state)
        temple = [move for move in found if move[0] == moves.TEMPLE_LOOK]
        if temple and rng.random() < 0.7:
            move = temple[0]
        else:
            move = GAME.sample(state, chance) if rng.random() < 0.8 else rng.choice(found)
        GAME.apply(state, move, chance, observers.sink)
        for viewer in viewers:
            known = observers.knowledge(viewer)
            assert allows(known, GAME.zone_masks(state)), (step, viewer)
            view = observers.view(state, viewer)
            assert view.state.shoe == [-1] * len(state.shoe)
            if step % 4:
                continue
            other = GAME.world(view, rng)
            assert allows(known, GAME.zone_masks(other))
            assert GAME.redact(other, viewer, known) == view.state
            seed = rng.random()
            first = GAME.world(view, random.Random(seed))
            second = GAME.world(observers.view(other, viewer), random.Random(seed))
            assert first == second
            if state.stack and state.stack[-1][1] == viewer:
                assert GAME.legal(other) == list(view.legal)
                assert GAME.legal(view.state) == list(view.legal)


@pytest.mark.rule("R-10")
def test_only_the_owner_of_a_temple_sees_the_removed_card_and_only_he_what_he_keeps() -> None:
    table, observers = Table(), Observers(GAME, Setup(2))
    table.add(0, "temple", "b1")
    table.season(removed="hoshekh")
    table.play("temple; place 1 top", "wood.1 double-trouble.1")
    for fact in table.facts:
        observers.sink(fact)
    owner, other = (observers.view(table.state, seat).state for seat in range(2))
    assert [U.show(card) for card in (owner.removed[0], owner.kept[0], owner.top[0])] == [
        "hoshekh", "double-trouble.1", "wood.1"]  # fmt: skip
    assert [U.show(card) for card in (other.removed[0], other.kept[0], other.top[0])] == ["?season"] * 3


@pytest.mark.rule("R-10")
def test_facts_show_faces_only_to_those_who_see_them() -> None:
    table, _ = full_city(3)
    seen: list[Fact] = []
    chance = seeded(random.Random(6))
    state = table.state
    for _ in range(600):
        if not state.stack:
            break
        GAME.apply(state, GAME.sample(state, chance), chance, seen.append)
    hidden = {fact.how for fact in seen if isinstance(fact, Moved) and fact.seers != 0xFF}
    assert hidden == {"gather", "remove", "look", "keep", "return", "shuffle"}
