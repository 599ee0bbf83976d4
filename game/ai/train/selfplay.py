"""Self-play one action ahead, and the training examples it yields.

After every action the position is recorded with the prediction of the network. Its successor is the next position after
an action of the same seat, so that afterstates are compared with afterstates of the same seat only and never with
positions in which another seat has just acted. When the episode is over, the targets follow backwards along each such
chain: the λ-return, which mixes the prediction for the successor with the successor's own target, and at the end of the
chain is the actual result. (The same as eligibility traces whose corrections are made at the end of the episode.)
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
"""The standard deviation of the noise on a share of the victory during self-play, so that games differ."""
POLICY_SHARE = 0.04
"""The chance that the rollout policy decides instead of the evaluation."""
WIDTH = 14
"""The number of candidates tried."""
ANSWERS, FOLLOW_UPS = 6, 4
"""The number of candidates tried for a decision within an action, and the number of such decisions searched."""


class Example(NamedTuple):
    """An afterstate for training: a row for every seat, the targets of the network, and the actual results.

    Targets and results are by seat, without the units that were settled in the afterstate.
    """

    rows: list[list[float]]
    targets: list[float]
    results: list[float]


class Afterstate(NamedTuple):
    """An afterstate before its target is known: its rows, the settled units, and the predicted result of every seat."""

    rows: list[list[float]]
    settled: list[float]
    predicted: list[float]


def prediction(aim: Aim, values: Sequence[float]) -> list[float]:
    """Return the prediction for every seat from the network's outputs: these themselves (`gain`) or their softmax."""
    if aim == "gain":
        return list(values)
    return softmax(values)


def examples(
    trainable: Trainable[S], network: Network, setup: Setup, trace: float, seed: str, number: int
) -> list[Example]:
    """Return the examples of episode `number`; they follow from `seed` and `number` alone.

    `network` must be the one the trainable evaluates with. `trace` is λ.
    """
    rng = random.Random(f"{seed}/{number}")
    chance = seeded(rng)
    state = trainable.start_episode(setup, rng, number)
    began = trainable.stage(state)
    chains: dict[int, list[Afterstate]] = {}
    game = trainable.game
    while trainable.is_going_on(state, began):
        seat = game.to_move(state)
        odd = rng.random() < POLICY_SHARE
        move = trainable.policy(state, rng.random) if odd else _best(trainable, state, rng, chance)
        game.apply(state, move, chance)
        if trainable.is_going_on(state, began) and trainable.is_judged(state, seat):
            rows = trainable.features(state)
            settled = trainable.settled(state)
            values = prediction(trainable.aim, [network.value(row) for row in rows])
            chains.setdefault(seat, []).append(
                Afterstate(rows, settled, [s + v for s, v in zip(settled, values, strict=True)])
            )
    results = trainable.result(state)
    return [example for seat in sorted(chains) for example in returns(chains[seat], results, trace)]


def returns(chain: Sequence[Afterstate], results: list[float], trace: float) -> list[Example]:
    """Return the examples of one chain of afterstates, in order; `results` are those at its end, `trace` is λ."""
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
        target = [(1.0 - trace) * v + trace * t for v, t in zip(noted.predicted, target, strict=True)]
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
