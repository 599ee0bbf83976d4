"""All seats are alike: in a position where everybody has moved on one seat, everything happens just the same there."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.rules.core.chance import recording, scripted, seeded
from game.rules.core.facts import Fact, Noted
from game.rules.core.game import Move
from game.rules.core.universe import Zone
from game.rules.sare.moves import BARRACKS_PUSH, PLACE, SEIZE, SOFTEN, SWAP, TEMPLE_LOOK
from game.rules.sare.state import SaReState
from tests.rules.sare.material import GAME
from tests.rules.sare.test_random import full_city
from tests.rules.seats import told_elsewhere

SEATS = 3
BY_SEAT = {
    "owned": 13, "siting": 1, "occupied": 1, "tokens": 1, "pyramid": 1, "steps": 1, "store": 3, "gains": 4,
    "caravans": 1, "gauge": 1, "growth": 1, "ready": 1, "kept": 1, "palace": 1,
}  # fmt: skip
"""The lists of a position that go by seats, and how many entries each seat has in them."""


def on(seat: int) -> int:
    return (seat + 1) % SEATS if seat >= 0 else -1


def seats_there(mask: int) -> int:
    """Return the corresponding mask of seats, or of viewers, after everybody has moved on."""
    return mask & ~0b111 | sum(1 << on(seat) for seat in range(SEATS) if mask >> seat & 1)


def moved_on(state: SaReState) -> SaReState:
    new = state.clone()
    for name, width in BY_SEAT.items():
        row = getattr(state, name)
        setattr(new, name, [*row[-width:], *row[:-width]])
    new.first, new.last = on(state.first), on(state.last)
    new.standing, new.revolted = seats_there(state.standing), seats_there(state.revolted)
    new.jokers = seats_there(state.jokers)
    new.stack = [(kind, on(seat), *rest) for kind, seat, *rest in state.stack]
    return new


def move_there(move: Move) -> Move:
    return (move[0], on(move[1]), *move[2:]) if move[0] in (BARRACKS_PUSH, SWAP) else move


def zone_there(zone: int) -> int:
    there = GAME.zones[zone]
    return GAME.zones.index(Zone(there.kind, on(there.owner))) if 0 <= there.owner < SEATS else zone


def values_there(what: str, values: Sequence[int]) -> tuple[int, ...]:
    if what in ("barracks", "swap"):
        return on(values[0]), *values[1:]
    return tuple(sorted(map(on, values))) if what in ("finished", "end") else tuple(values)


def told_there(fact: Fact) -> Fact:
    if not isinstance(fact, Noted):
        return told_elsewhere(fact, zone_there, seats_there)
    return replace(fact, seat=on(fact.seat), values=values_there(fact.what, fact.values))


@pytest.mark.rule("R-5.3")
def test_what_one_seat_does_the_next_could_do() -> None:
    kinds: Counter[int] = Counter()
    for seed in range(6):
        chance = seeded(random.Random(seed))
        state = full_city(SEATS)[0].state
        for _ in range(150):
            if GAME.to_move(state) < 0:
                break
            there = moved_on(state)
            legal = GAME.legal(state)
            assert sorted(map(move_there, legal)) == sorted(GAME.legal(there))
            look = seed % 2 and (TEMPLE_LOOK,) in legal
            move = (TEMPLE_LOOK,) if look else GAME.sample(state, chance)
            kinds[move[0]] += 1
            drawn: list[int] = []
            here: list[Fact] = []
            other: list[Fact] = []
            GAME.apply(state, move, recording(chance, drawn), here.append)
            GAME.apply(there, move_there(move), scripted(drawn), other.append)
            assert there == moved_on(state)
            assert Counter(other) == Counter(map(told_there, here))
    assert {BARRACKS_PUSH, SWAP, PLACE, SEIZE, SOFTEN} <= kinds.keys()
