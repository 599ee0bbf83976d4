"""All seats are alike: in a position where everybody has moved on one seat, everything happens just the same there."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from game.rules.core.chance import recording, scripted, seeded
from game.rules.core.facts import Fact, Noted
from game.rules.core.game import Move, Setup
from game.rules.core.universe import Zone
from game.rules.sobek.moves import CURSE, GRAB, GUILD, SEARCH, STARTER, STEAL
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import SLOTS
from tests.rules.seats import told_elsewhere
from tests.rules.sobek.positions import GAME

SEATS = 3
ABOUT_SEATS = {"search"}
"""Notes whose values are seats."""


def on(seat: int) -> int:
    return (seat + 1) % SEATS if seat >= 0 else -1


def turned(row: list[int], width: int = 1) -> list[int]:
    return [*row[-width:], *row[:-width]]


def moved_on(state: SobekState) -> SobekState:
    new = state.clone()
    new.turn = on(state.turn)
    new.stack = [(kind, on(seat), *(map(on, rest) if kind == GRAB else rest)) for kind, seat, *rest in state.stack]
    new.hands, new.corruption, new.scores = turned(state.hands), turned(state.corruption), turned(state.scores)
    new.sets, new.flat = turned(state.sets, SLOTS), turned(state.flat, SLOTS)
    new.curses = [on(seat) for seat in state.curses]
    new.prosperity = [at if at < 0 else on(at // SLOTS) * SLOTS + at % SLOTS for at in state.prosperity]
    return new


def move_there(move: Move) -> Move:
    return (move[0], on(move[1]), *move[2:]) if move[0] in (GUILD, CURSE, STEAL, SEARCH, STARTER) else move


def zone_there(zone: int) -> int:
    there = GAME.zones[zone]
    return GAME.zones.index(Zone(there.kind, on(there.owner))) if there.owner >= 0 else zone


def seers_there(seers: int) -> int:
    return seers & ~0b111 | sum(1 << on(seat) for seat in range(SEATS) if seers >> seat & 1)


def told_there(fact: Fact) -> Fact:
    if not isinstance(fact, Noted):
        return told_elsewhere(fact, zone_there, seers_there)
    values = tuple(map(on, fact.values)) if fact.what in ABOUT_SEATS else fact.values
    return replace(fact, seat=on(fact.seat), values=values)


@pytest.mark.rule("S-3.0")
def test_what_one_seat_does_the_next_could_do() -> None:
    kinds: Counter[int] = Counter()
    for seed in range(12):
        chance = seeded(random.Random(seed))
        state = GAME.start(Setup(SEATS), chance)
        while GAME.to_move(state) >= 0:
            there = moved_on(state)
            assert sorted(map(move_there, GAME.legal(state))) == sorted(GAME.legal(there))
            move = GAME.sample(state, chance)
            round_number = state.round
            drawn: list[int] = []
            here: list[Fact] = []
            GAME.apply(state, move, recording(chance, drawn), here.append)
            if state.round != round_number or GAME.to_move(state) < 0:
                continue  # cards are dealt seat by seat, and the notes of a scoring are in the order of the seats
            kinds[move[0]] += 1
            other: list[Fact] = []
            GAME.apply(there, move_there(move), scripted(drawn), other.append)
            assert there == moved_on(state)
            assert other == [told_there(fact) for fact in here]
    assert {GUILD, CURSE, STEAL, SEARCH, STARTER, GRAB} <= kinds.keys()
