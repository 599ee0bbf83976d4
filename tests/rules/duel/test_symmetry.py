"""The two seats are alike: in a position with the seats changed over everything happens just the same to the other."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from game.rules.core.chance import recording, scripted, seeded
from game.rules.core.facts import Fact, Noted
from game.rules.core.universe import Zone
from game.rules.duel.state import DuelState
from tests.rules.duel.material import GAME, SETUP
from tests.rules.seats import told_elsewhere

ZONES = GAME.zones


def other_zone(zone: int) -> int:
    there = ZONES[zone]
    return ZONES.index(Zone(there.kind, 1 - there.owner)) if there.owner >= 0 else zone


def other_seers(seers: int) -> int:
    return seers & ~0b11 | (seers & 1) << 1 | seers >> 1 & 1


def changed_over(state: DuelState) -> DuelState:
    new = state.clone()
    new.turn = 1 - state.turn
    new.hands, new.corruption = state.hands[::-1], state.corruption[::-1]
    new.pirogues, new.deben = state.pirogues[::-1], state.deben[::-1]
    new.sets = [*state.sets[6:], *state.sets[:6]]
    new.stack = [(kind, 1 - seat) for kind, seat in state.stack]
    return new


def seen_from_there(fact: Fact) -> Fact:
    if not isinstance(fact, Noted):
        return told_elsewhere(fact, other_zone, other_seers)
    values = tuple(sorted(1 - seat for seat in fact.values)) if fact.what == "winners" else fact.values
    return replace(fact, seat=1 - fact.seat if fact.seat >= 0 else -1, values=values)


@pytest.mark.rule("D-3")
def test_what_one_seat_does_the_other_could_do() -> None:
    kinds: Counter[int] = Counter()
    for seed in range(40):
        chance = seeded(random.Random(seed))
        state = GAME.start(SETUP, chance)
        while GAME.to_move(state) >= 0:
            other = changed_over(state)
            assert GAME.legal(other) == GAME.legal(state)
            move = GAME.sample(state, chance)
            kinds[move[0]] += 1
            drawn: list[int] = []
            happened: list[Fact] = []
            there: list[Fact] = []
            GAME.apply(state, move, recording(chance, drawn), happened.append)
            GAME.apply(other, move, scripted(drawn), there.append)
            assert other == changed_over(state)
            assert Counter(map(seen_from_there, there)) == Counter(happened)
    assert len(kinds) == 10
