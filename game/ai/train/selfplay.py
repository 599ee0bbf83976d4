"""Self-play one action ahead, and what it teaches.

After every action the position is noted with what the network says of it. The next position of the same seat's actions
is its successor, so that afterstates are compared with afterstates of the same seat only and never with positions in
which another seat has just acted. When the episode is over, the targets follow backwards along each such chain: the
λ-return, which mixes what the network said of the successor with the successor's own target, and at the end of the
chain is what really came out. (The same as eligibility traces whose corrections are made at the end of the episode.)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from game.ai.heuristics.softmax import softmax
from game.ai.network import Network
from game.ai.train.trainable import Aim, Trainable
from game.rules.core.chance import Chance, seeded
from game.rules.core.game import Move, Setup
from game.rules.core.state import S

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


class Afterstate(NamedTuple):
    """An afterstate on its way: its rows, what is settled, and what every seat will have, as the network says."""

    rows: list[list[float]]
    settled: list[float]
    told: list[float]


def told(aim: Aim, values: Sequence[float]) -> list[float]:
    """Return what the numbers of the network for all seats mean: themselves, or shares that add up to 1."""
    if aim == "gain":
        return list(values)
    return softmax(values)


def examples(
    trainable: Trainable[S], network: Network, setup: Setup, trace: float, seed: str, number: int
) -> list[Example]:
    """Return what episode `number` teaches; all that happens in it follows from `seed` and `number`.

    `network` must be what the trainable judges by. `trace` is λ.
    """
    rng = random.Random(f"{seed}/{number}")
    chance = seeded(rng)
    state = trainable.start_episode(setup, rng, number)
    began = trainable.stage(state)
    chains: dict[int, list[Afterstate]] = {}
    game = trainable.game
    while trainable.is_going_on(state, began):
        seat = game.to_move(state)
        odd = rng.random() < ODD
        move = trainable.policy(state, rng.random) if odd else _best(trainable, state, rng, chance)
        game.apply(state, move, chance)
        if trainable.is_going_on(state, began) and trainable.is_judged(state, seat):
            rows = trainable.features(state)
            settled = trainable.settled(state)
            values = told(trainable.aim, [network.value(row) for row in rows])
            chains.setdefault(seat, []).append(
                Afterstate(rows, settled, [s + v for s, v in zip(settled, values, strict=True)])
            )
    results = trainable.result(state)
    return [example for seat in sorted(chains) for example in returns(chains[seat], results, trace)]


def returns(chain: Sequence[Afterstate], results: list[float], trace: float) -> list[Example]:
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


def _best(trainable: Trainable[S], state: S, rng: random.Random, chance: Chance) -> Move:
    """Return the candidate that looks best after its own follow-ups; all cards are seen, the future is not."""
    game = trainable.game
    moves = trainable.candidates(state)[:WIDTH]
    if len(moves) == 1:
        return moves[0]
    seat, stage = game.to_move(state), trainable.stage(state)
    best, chosen = -9.0, moves[0]
    for move in moves:
        after = state.clone()
        game.apply(after, move, chance)
        for _ in range(FOLLOW_UPS):
            if trainable.stage(after) != stage or game.to_move(after) != seat or not trainable.is_within(after):
                break
            game.apply(after, _answer(trainable, after, seat, stage, chance), chance)
        value = trainable.shares(after, stage)[seat] + rng.gauss(0.0, NOISE)
        if value > best:
            best, chosen = value, move
    return chosen


def _answer(trainable: Trainable[S], state: S, seat: int, stage: int, chance: Chance) -> Move:
    moves = trainable.candidates(state)[:ANSWERS]
    best, chosen = -9.0, moves[0]
    for answer in moves:
        after = state.clone()
        trainable.game.apply(after, answer, chance)
        value = trainable.shares(after, stage)[seat]
        if value > best:
            best, chosen = value, answer
    return chosen
