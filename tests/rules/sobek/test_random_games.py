"""Invariants of every move in random games. FELUCCA_GAMES raises their number."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest

from game.rules.core.bits import members
from game.rules.core.chance import seeded
from game.rules.core.facts import SPECTATOR, Fact, Gathered, Moved, Noted
from game.rules.core.game import Setup
from game.rules.core.observers import Observers
from game.rules.sobek.moves import LAY
from tests.rules.agreement import allows
from tests.rules.sobek.positions import GAME, NUMBERS, position
from tests.rules.sobek.slow import TRACK, looks, slow_legal, symbol_before

GAMES = int(os.environ.get("FELUCCA_GAMES", "6"))
SCARABS = {GAME.universe.id(piece["name"]): int(piece.get("scarabs") or 0) for piece in NUMBERS["pieces"]}


class Ledger:
    """Keeps the score of a game from its facts alone, with pieces as they lie on the table."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.points = [0] * seats
        self.zones: dict[str, Counter[int]] = {}
        self.places: dict[int, tuple[str, int]] = {}
        self.rounds = 0

    def take(self, fact: Fact) -> None:
        if isinstance(fact, Gathered):
            self.places = {}
        elif isinstance(fact, Moved):
            for number, piece in enumerate(fact.pieces):
                at = fact.at[number] if fact.at else 0
                self.places[piece] = (GAME.zones[fact.dst].name, at)
        elif fact in (Noted("scores", -1, getattr(fact, "values", ())),):
            self.score_round()
            assert list(fact.values) == self.points
        elif isinstance(fact, Noted) and fact.what in ("guild-forward", "guild-back"):
            self.points[fact.seat] = fact.values[2]
        elif isinstance(fact, Noted) and fact.what == "deceit":
            pile = [p for p, (zone, _) in self.places.items() if zone == f"corruption.{fact.seat}" and p < 63]
            assert len(pile) == fact.values[0]
            self.points[fact.seat] += len(pile)

    def score_round(self) -> None:
        gains = []
        ranks = []
        for seat in range(self.seats):
            sets: dict[int, list[int]] = {}
            pile = []
            for piece, (zone, at) in self.places.items():
                if zone == f"sets.{seat}":
                    sets.setdefault(at, []).append(piece)
                elif zone == f"corruption.{seat}":
                    pile.append(piece)
                assert zone != f"hand.{seat}"
            gain = 0
            for at, pieces in sets.items():
                cards = [p for p in pieces if p < 63]
                value = sum(SCARABS[p] for p in cards) + 2 * (len(pieces) - len(cards))
                gain += value if at >= 7 else value * len(cards)
            gains.append(gain)
            weight = sum(1 if p < 63 else 2 for p in pile)
            ranks.append((weight, sum(SCARABS[p] for p in pile)))
        for seat, gain in enumerate(gains):
            self.points[seat] += gain
            if ranks[seat] == max(ranks) and ranks[seat][0]:
                letter = TRACK[self.points[seat] % 100]
                for _ in range(gain // 10):
                    self.points[seat] = max(0, symbol_before(self.points[seat], letter))
        self.rounds += 1


def seen(move: Any, state: Any) -> Any:
    """Return a move with its cards as faces, so that equal moves are equal."""
    kind, *rest = move
    if kind in (2, 11, 15):
        return kind, rest[0], looks(members(rest[1]))
    if kind == 8:
        return kind, looks(members(rest[0]))
    if kind == 10:
        return kind, looks(rest)
    if kind == 3:
        word = GAME.universe.show(rest[0])
        return kind, word if word.startswith("guild") else word.split(".")[0]
    return tuple(move)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game(seed: int) -> None:
    seats = 2 + seed % 3
    setup = Setup(seats)
    ledger = Ledger(seats)
    watching = Observers(GAME, setup)
    chance = seeded(random.Random(seed))

    def hear(fact: Fact) -> None:
        watching.sink(fact)
        ledger.take(fact)

    state = GAME.start(setup, chance, hear)
    for _ in range(1000):
        zones = GAME.zone_masks(state)
        assert sum(mask.bit_count() for mask in zones) == 75
        total = 0
        for mask in zones:
            total |= mask
        assert total == (1 << 75) - 1
        assert not state.shown & ~(sum(state.hands) | sum(state.corruption))
        assert ledger.points == state.scores
        for viewer in (*range(seats), SPECTATOR):
            assert allows(watching.knowledge(viewer), zones)
        if GAME.to_move(state) < 0:
            break
        legal = GAME.legal(state)
        move = GAME.sample(state, chance)
        assert move in legal
        if state.hands[GAME.to_move(state)].bit_count() < 11:
            assert Counter(seen(m, state) for m in legal) == Counter(seen(m, state) for m in slow_legal(state))
        GAME.apply(state, move, chance, hear)
    assert GAME.to_move(state) == -1
    assert state.stack == []
    assert ledger.rounds == state.round
    assert state.scores == ledger.points
    assert [s for s in range(seats) if state.scores[s] == max(state.scores)] == list(GAME.winners(state))


def test_every_legal_move_can_be_sampled() -> None:
    """Positions met in a random game, each sampled until all its moves have come up."""
    rng = random.Random(11)
    chance = seeded(rng)
    state = GAME.start(Setup(3), chance)
    kinds = set()
    while GAME.to_move(state) >= 0:
        legal = GAME.legal(state)
        if len(legal) <= 12:
            found = {GAME.sample(state, chance) for _ in range(60 * len(legal) + 200)}
            assert found == set(legal)
            kinds |= {move[0] for move in legal}
        GAME.apply(state, GAME.sample(state, chance), chance)
    assert {0, 1, 2, 3, 15, 16} <= kinds


@pytest.mark.rule("S-3.3c")
@pytest.mark.parametrize(("decision", "count"), [((), 9), ((LAY, 0), 6)])
def test_of_amulets_all_that_is_legal_is_sampled_and_nothing_else(decision: tuple[int, ...], count: int) -> None:
    state = position(hands=["amulet.1-4+wheat.6"])
    state.flat = [0] * 14 if decision else []
    state.stack = [decision] if decision else []
    legal = GAME.legal(state)
    assert len(legal) == count
    chance = seeded(random.Random(3))
    assert {GAME.sample(state, chance) for _ in range(2000)} == set(legal)


def test_facts_or_not_the_game_is_the_same() -> None:
    for seats in (2, 3, 4):
        one, two = random.Random(seats), random.Random(seats)
        facts: list[Fact] = []
        first = GAME.start(Setup(seats), seeded(one), facts.append)
        second = GAME.start(Setup(seats), seeded(two))
        while GAME.to_move(first) >= 0:
            move = GAME.sample(first, seeded(one))
            assert move == GAME.sample(second, seeded(two))
            GAME.apply(first, move, seeded(one), facts.append)
            GAME.apply(second, move, seeded(two))
            assert first == second
        assert facts
