"""Odds by enumeration: the rules play every order of the cards; and seasons in which a seat goes on while it is safe.

`python -m tests.rules.sare.enumeration` compares the odds of 500 positions, and plays 100,000 seasons.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.rules.core.chance import seeded
from game.rules.core.facts import Fact, Noted
from game.rules.core.game import Move
from game.rules.core.universe import EMPTY
from game.rules.sare import moves, odds
from game.rules.sare.powers import softenings
from game.rules.sare.season import stop
from game.rules.sare.state import SEASON, SaReState
from game.rules.sare.tables import (
    BARRACKS_BIT,
    DOUBLE_TROUBLE,
    HORUS,
    TROUBLE,
)
from tests.ai.sanity.sare_table import Position, T
from tests.rules.sare.material import GAME

CAUSES = ("palace b3", "gardens b2", "library c2", "palace b3, gardens b2, library c2", "")
Value = Callable[[Sequence[int]], float]
"""The value of the wood, stone, gold and jokers that a seat gets by stopping."""


class Branch(Exception):
    """A draw with this many outcomes is not in the script."""


def outcomes(state: SaReState, move: Move) -> Iterator[tuple[float, SaReState, list[Fact]]]:
    """Yield chance, position and facts for every way in which the draws after a move can come out."""
    scripts: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    while scripts:
        script, chance = scripts.pop()
        after, facts = state.clone(), []
        try:
            GAME.apply(after, move, reader(script), facts.append)
        except Branch as branch:
            ways = branch.args[0]
            scripts += [((*script, way), chance / ways) for way in range(ways)]
            continue
        yield chance, after, facts


def reader(script: Sequence[int]) -> Callable[[Sequence[int]], int]:
    """Return draws that follow a script and raise Branch after it."""
    left = iter(script)

    def chance(bag: Sequence[int], source: object = None, epoch: int = 0, /) -> int:
        index = next(left, None)
        if index is None:
            raise Branch(len(bag))
        return index

    return chance


def counted_out(state: SaReState, value: Value, lost: float) -> float:
    """Return the value for seat 0 of going on once and then stopping, by the rules alone; the Palace is used best."""
    return _walk(state, (moves.CONTINUE,), value, lost)


def _walk(state: SaReState, move: Move, value: Value, lost: float) -> float:
    total = 0.0
    for chance, after, facts in outcomes(state, move):
        own = [fact for fact in facts if isinstance(fact, Noted) and fact.seat == 0]
        if any(fact.what == "revolt" for fact in own):
            total += chance * lost
            continue
        if any(fact.what == "stop" for fact in own):
            gains = [fact.values[1:] for fact in own if fact.what == "gain"]
            total += chance * value([sum(gain[kind] for gain in gains) for kind in range(4)])
            continue
        kind, seat = after.stack[-1][:2]
        if kind == moves.AT_QUESTION and seat == 0:
            stop(T, after, 0, None)
            total += chance * value(after.gains[:4])
        elif kind == moves.AT_QUESTION:
            total += chance * _walk(after, (moves.CONTINUE,), value, lost)
        elif kind == moves.AT_TROUBLE:
            total += chance * _walk(after, softenings(after)[-1], value, lost)
        else:
            assert kind == moves.AT_PALACE
            total += chance * max(_walk(after, choice, value, lost) for choice in ((moves.SEIZE,), (moves.PASS,)))
    return total


def enumerated(state: SaReState) -> float:
    """Return the chance that seat 0 revolts before its next question, by the rules alone."""
    return -counted_out(state, lambda brought: 0.0, -1.0)


def anywhere(seed: int) -> SaReState:
    """Return a question to seat 0 with a few cards left, some of them below or on top, and perhaps darkness."""
    rng = random.Random(seed)
    table = Position(rng.choice((2, 3)), "priest").build(0, rng.choice(CAUSES)).question("wood-stone")
    state = table.state
    cards = list(T.season_cards)
    rng.shuffle(cards)
    horus = [card for card in cards if T.faces[card] >= TROUBLE + 2]
    cards = sorted(cards, key=lambda card: (card not in horus) + rng.random() * 2.0)
    state.removed = [cards.pop()]
    state.shoe = sorted(cards.pop(0) for _ in range(rng.choice((2, 3, 4))))
    state.top = [cards.pop(0)] if rng.random() < 0.3 else []
    state.bottom = [EMPTY, cards.pop(0)] if rng.random() < 0.3 else []
    state.kept[0] = cards.pop() if rng.random() < 0.3 else EMPTY
    state.dark = sorted(cards.pop() for _ in range(rng.choice((0, 0, 1, 3))))
    state.discard = sum(1 << cards.pop() for _ in range(rng.choice((1, 3))))
    state.gone = sum(1 << card for card in cards)
    hidden = [*state.shoe, *state.top, *state.bottom, *state.removed, state.kept[0]]
    state.seen = sum(1 << card for card in T.season_cards if card not in hidden)
    state.drawn, state.awarded = 9, 1
    for kind in range(3):
        state.pool[kind] = rng.randrange(3)
        state.supply[kind] -= state.pool[kind]
    state.gauge = [rng.choice((2, 4, 5, 6)) for _ in state.gauge]
    for other in range(1, state.seats):
        if rng.random() < 0.4:
            state.standing &= ~(1 << other)
    return state


def everywhere(seed: int) -> SaReState:
    """Return the same at every square of the gauge in turn, with and without reactions, or with a shoe full of danger.

    Only such a shoe threatens those who are far from red.
    """
    state, rng = anywhere(seed), random.Random(-1 - seed)
    state.gauge[0] = 1 + seed % 6
    if seed // 6 % 2:
        state.ready[0] &= ~odds.REACTIONS
    if seed // 12 % 2:
        cards = list(T.season_cards)
        rng.shuffle(cards)
        horus = [card for card in cards if T.faces[card] == HORUS]
        doubles = [card for card in cards if T.faces[card] == DOUBLE_TROUBLE]
        state.shoe = sorted([*horus, *doubles[: rng.choice((2, 3, 3))]])
        others = [card for card in cards if card not in state.shoe]
        state.removed, state.kept[0], state.top, state.bottom, state.dark = [others.pop()], EMPTY, [], [], []
        state.discard, state.gone = sum(1 << card for card in others), 0
        state.seen = sum(1 << card for card in others)
        state.standing |= 2
        state.gauge[1] = rng.choice((1, 4))
    return state


class Seasons(NamedTuple):
    """The course of seasons in which seat 0 goes on by itself: decisions to go on, and revolts after them."""

    answers: int
    revolts: int


def seasons(number: int, seed: int, is_safe: Callable[[SaReState], bool]) -> Seasons:
    """Play seasons in which seat 0 goes on while `is_safe`, then stops; all else is decided at random."""
    rng = random.Random(seed)
    begun = {seats: Position(seats, "priest").question("wood-gold", removed="stone.4").state for seats in (2, 3, 4)}
    chance, answers, revolts = seeded(rng), 0, 0
    for _ in range(number):
        state = begun[rng.choice((2, 3, 4))].clone()
        _disorder(state, rng)
        was_safe = False
        while state.phase == SEASON and state.standing & 1:
            kind, seat = state.stack[-1][:2]
            move = GAME.sample(state, chance)
            if kind == moves.AT_QUESTION and seat == 0:
                was_safe = is_safe(state)
                move = (moves.CONTINUE,) if was_safe else (moves.STOP,)
                answers += was_safe
            GAME.apply(state, move, chance, None)
        revolts += state.revolted & 1 and was_safe
    return Seasons(answers, revolts)


def _disorder(state: SaReState, rng: random.Random) -> None:
    """Set gauges, buildings and the cards seen at random; now and then rivals have Barracks and high gauges."""
    cards = list(T.season_cards)
    rng.shuffle(cards)
    state.removed = [cards.pop()]
    seen = [cards.pop() for _ in range(rng.choice((0, 0, 4, 9, 14)))]
    state.discard = state.seen = sum(1 << card for card in seen)
    state.shoe, state.drawn = sorted(cards), len(seen)
    for seat in range(state.seats):
        state.gauge[seat] = rng.choice((1, 1, 2, 2, 3, 4, 5))
        state.ready[seat] = rng.choice((0, 0, BARRACKS_BIT, rng.randrange(64)))


def main() -> None:
    """Compare the odds of many positions, play many seasons, and print both counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--seasons", type=int, default=100_000)
    chosen = parser.parse_args()
    off = 0.0
    for seed in range(chosen.positions):
        state = everywhere(seed)
        off = max(off, abs(odds.revolt(T, state, 0) - enumerated(state)))
    print(f"{chosen.positions} positions, greatest difference {off:.1e}")
    safe = seasons(chosen.seasons, 1, lambda state: odds.is_safe(T, state, 0))
    print(f"{chosen.seasons} seasons: went on {safe.answers} times while safe, {safe.revolts} revolts")


if __name__ == "__main__":
    main()
