"""Self-play one action ahead, and what it teaches.

After every action the position is noted with what the network says of it. The next position of the same seat's actions
is its successor, so that afterstates are compared with afterstates of the same seat only and never with positions in
which another seat has just acted. When the lesson is over, the targets follow backwards along each such chain: the
λ-return, which mixes what the network said of the successor with the successor's own target, and at the end of the
chain is what really came out. (The same as eligibility traces whose corrections are made at the end of the lesson.)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple

from game.ai.network import Network
from game.ai.train.pupil import Aim, Pupil
from game.rules.core.chance import Chance, seeded
from game.rules.core.game import Move, Setup

NOISE = 0.012
"""How far a share of the victory is misjudged during self-play, so that games differ."""
ODD = 0.04
"""How often the rollout policy decides instead of the evaluation."""
WIDTH = 14
"""Candidates tried."""
ANSWERS, FOLLOW_UPS = 6, 4
"""Candidates tried for a decision within an action, and how many such decisions are looked through."""


class Example(NamedTuple):
    """An afterstate: a row for every seat, what the network shall say of each, and what really came out."""

    rows: list[list[float]]
    targets: list[float]
    results: list[float]


class Noted(NamedTuple):
    """An afterstate on its way: its rows, what is settled, and what every seat will have, as the network says."""

    rows: list[list[float]]
    settled: list[float]
    told: list[float]


def told(aim: Aim, values: Sequence[float]) -> list[float]:
    """Return what the numbers of the network for all seats mean: themselves, or shares that add up to 1."""
    if aim == "gain":
        return list(values)
    best = max(values)
    odds = [exp(value - best) for value in values]
    total = sum(odds)
    return [o / total for o in odds]


def examples(pupil: Pupil, network: Network, setup: Setup, trace: float, seed: str, number: int) -> list[Example]:
    """Return what lesson `number` teaches; all that happens in it follows from `seed` and `number`.

    `network` must be what the pupil judges by. `trace` is λ.
    """
    rng = random.Random(f"{seed}/{number}")
    chance = seeded(rng)
    state = pupil.lesson(setup, rng, number)
    began = pupil.stage(state)
    chains: dict[int, list[Noted]] = {}
    game = pupil.game
    while pupil.is_going_on(state, began):
        seat = game.to_move(state)
        odd = rng.random() < ODD
        move = pupil.policy(state, rng.random) if odd else _best(pupil, state, rng, chance)
        game.apply(state, move, chance)
        if pupil.is_going_on(state, began) and pupil.is_judged(state, seat):
            rows = pupil.features(state)
            settled = pupil.settled(state)
            values = told(pupil.aim, [network.value(row) for row in rows])
            chains.setdefault(seat, []).append(
                Noted(rows, settled, [s + v for s, v in zip(settled, values, strict=True)])
            )
    results = pupil.result(state)
    return [example for seat in sorted(chains) for example in returns(chains[seat], results, trace)]


def returns(chain: Sequence[Noted], results: list[float], trace: float) -> list[Example]:
    """Return the examples of one chain of afterstates, which ended with `results`."""
    found = []
    target = results
    for noted in reversed(chain):
        settled = noted.settled
        found.append(
            Example(
                noted.rows,
                [t - s for t, s in zip(target, settled, strict=True)],
                [r - s for r, s in zip(results, settled, strict=True)],
            )
        )
        target = [(1.0 - trace) * v + trace * t for v, t in zip(noted.told, target, strict=True)]
    found.reverse()
    return found


def _best(pupil: Pupil, state: Any, rng: random.Random, chance: Chance) -> Move:
    """Return the candidate that looks best after its own follow-ups; all cards are seen, the future is not."""
    game = pupil.game
    moves = pupil.candidates(state)[:WIDTH]
    if len(moves) == 1:
        return moves[0]
    seat, stage = game.to_move(state), pupil.stage(state)
    best, chosen = -9.0, moves[0]
    for move in moves:
        after = state.clone()
        game.apply(after, move, chance)
        for _ in range(FOLLOW_UPS):
            if pupil.stage(after) != stage or game.to_move(after) != seat or not pupil.is_within(after):
                break
            game.apply(after, _answer(pupil, after, seat, stage, chance), chance)
        value = pupil.shares(after, stage)[seat] + rng.gauss(0.0, NOISE)
        if value > best:
            best, chosen = value, move
    return chosen


def _answer(pupil: Pupil, state: Any, seat: int, stage: int, chance: Chance) -> Move:
    moves = pupil.candidates(state)[:ANSWERS]
    best, chosen = -9.0, moves[0]
    for answer in moves:
        after = state.clone()
        pupil.game.apply(after, answer, chance)
        value = pupil.shares(after, stage)[seat]
        if value > best:
            best, chosen = value, answer
    return chosen
