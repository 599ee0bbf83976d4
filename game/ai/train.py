"""Learning from self-play what a position is worth.

A program plays both sides, one decision ahead, with a little noise; positions at the start of turns are noted, and at
the end what every seat really gained. A small network (game.ai.network) is then fitted to tell the gain from the
features of the position, step by step down the gradient. Everything follows from the seed.
"""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import tanh
from operator import mul
from typing import Any, Protocol, runtime_checkable

from game.ai.knowhow.contract import Knowhow
from game.rules.core.chance import Chance, seeded

NOISE = 0.012
"""How far a share of the victory is misjudged during self-play, so that games differ."""
ODD = 0.06
"""How often a rule of thumb decides instead of the evaluation."""
NOTED = 0.5
"""The part of the positions that is noted."""
BATCH = 64
FAST, SLOW = 0.9, 0.999
"""How much of the mean and the size of the gradients is remembered from batch to batch."""
FEWEST = 100
"""Examples below which nothing is learned."""
WIDTH = 14
FOLLOW_UPS = 4


@runtime_checkable
class Pupil(Knowhow, Protocol):
    """Experience that can be learned."""

    unit: float
    """Points that the network calls 1."""

    def lesson(self, rng: random.Random, number: int) -> Any:
        """Return a position to play on from, to the end of its stage."""

    def features(self, state: Any) -> list[list[float]]:
        """Return what the network sees, a row for every seat."""

    def gained(self, before: Any, after: Any) -> list[float]:
        """Return the points that every seat made between two positions."""


@dataclass(slots=True)
class Weights:
    """The weights of a network, to be changed."""

    direct: list[float]
    layer: list[list[float]]
    offsets: list[float]
    output: list[float]
    constant: float


def examples(pupil: Pupil, lessons: int, rng: random.Random) -> list[tuple[list[float], float]]:
    """Return pairs of a row of features and what was gained, in units, from `lessons` stretches of self-play."""
    chance = seeded(rng)
    found: list[tuple[list[float], float]] = []
    for number in range(lessons):
        state = pupil.lesson(rng, number)
        stage = pupil.stage(state)
        noted = []
        while pupil.game.to_move(state) >= 0 and pupil.stage(state) == stage:
            if not pupil.is_within(state) and rng.random() < NOTED:
                noted.append(state.clone())
            odd = rng.random() < ODD
            move = pupil.policy(state, rng.random) if odd else _best(pupil, state, rng, chance)
            pupil.game.apply(state, move, chance)
        for before in noted:
            gains = pupil.gained(before, state)
            found += [(row, gain / pupil.unit) for row, gain in zip(pupil.features(before), gains, strict=True)]
    return found


def _best(pupil: Pupil, state: Any, rng: random.Random, chance: Chance) -> Any:
    """Return the candidate that looks best after its own follow-ups; both sides' cards are seen, the future is not."""
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


def _answer(pupil: Pupil, state: Any, seat: int, stage: int, chance: Chance) -> Any:
    best, chosen = -9.0, None
    for answer in pupil.candidates(state)[:6]:
        after = state.clone()
        pupil.game.apply(after, answer, chance)
        value = pupil.shares(after, stage)[seat]
        if value > best:
            best, chosen = value, answer
    return chosen


def fresh(inputs: int, switches: int, rng: random.Random) -> Weights:
    """Return small random weights."""
    layer = [[rng.gauss(0.0, 0.3) for _ in range(inputs)] for _ in range(switches)]
    output = [rng.gauss(0.0, 0.05) for _ in range(switches)]
    return Weights([0.0] * inputs, layer, [0.0] * switches, output, 0.0)


def fit(
    data: Sequence[tuple[list[float], float]],
    weights: Weights,
    epochs: int,
    rng: random.Random,
    tell: Callable[[str], None],
    rate: float = 0.004,
) -> None:
    """Move `weights` down the gradient of the squared error, a batch at a time, ever more slowly.

    Every weight has its own step, from the mean and the size of its recent gradients (Adam). Tells after each pass the
    part of the variance that is explained in the tenth of the data that is kept for testing.
    """
    order = list(range(len(data)))
    rng.shuffle(order)
    kept, order = order[: len(order) // 10], order[len(order) // 10 :]
    numbers = _flat(weights)
    means, sizes = [0.0] * len(numbers), [0.0] * len(numbers)
    batches = 0
    for epoch in range(epochs):
        rng.shuffle(order)
        step = rate * (1.0 - epoch / epochs) ** 1.5
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            slope = [0.0] * len(numbers)
            for at in batch:
                _add_slope(weights, *data[at], slope)
            batches += 1
            pace = step * (1.0 - SLOW**batches) ** 0.5 / (1.0 - FAST**batches)
            scale = 1.0 / len(batch)
            for k, raw in enumerate(slope):
                down = raw * scale
                means[k] = FAST * means[k] + (1.0 - FAST) * down
                sizes[k] = SLOW * sizes[k] + (1.0 - SLOW) * down * down
                numbers[k] -= pace * means[k] / (sizes[k] ** 0.5 + 1e-8)
            _unflat(weights, numbers)
        tell(f"pass {epoch + 1} of {epochs}: {100 * explained(weights, [data[at] for at in kept]):.1f} % explained")


def _flat(weights: Weights) -> list[float]:
    """Return all numbers of `weights` in one list: constant, direct, offsets, output, then the layer row by row."""
    rows = [number for row in weights.layer for number in row]
    return [weights.constant, *weights.direct, *weights.offsets, *weights.output, *rows]


def _unflat(weights: Weights, numbers: list[float]) -> None:
    inputs, switches = len(weights.direct), len(weights.offsets)
    weights.constant = numbers[0]
    ends = (1, 1 + inputs, 1 + inputs + switches, 1 + inputs + 2 * switches)
    weights.direct = numbers[ends[0] : ends[1]]
    weights.offsets = numbers[ends[1] : ends[2]]
    weights.output = numbers[ends[2] : ends[3]]
    weights.layer = [numbers[ends[3] + k * inputs : ends[3] + (k + 1) * inputs] for k in range(switches)]


def _add_slope(weights: Weights, row: list[float], target: float, slope: list[float]) -> None:
    """Add the gradient of half the squared error of one example to `slope`, in the order of `_flat`."""
    total = weights.constant + sum(map(mul, weights.direct, row))
    states = []
    for switch, offset, strength in zip(weights.layer, weights.offsets, weights.output, strict=True):
        state = tanh(offset + sum(map(mul, switch, row)))
        states.append(state)
        total += strength * state
    error = total - target
    inputs, switches = len(row), len(states)
    slope[0] += error
    for i, x in enumerate(row, 1):
        slope[i] += error * x
    at = 1 + inputs + 2 * switches
    for k, state in enumerate(states):
        back = error * weights.output[k] * (1.0 - state * state)
        slope[1 + inputs + k] += back
        slope[1 + inputs + switches + k] += error * state
        for x in row:
            slope[at] += back * x
            at += 1


def explained(weights: Weights, data: Sequence[tuple[list[float], float]]) -> float:
    """Return the part of the variance of the targets that the network explains, 1 for all of it."""
    mean = sum(target for _, target in data) / len(data)
    total = sum((target - mean) ** 2 for _, target in data)
    return 1.0 - sum((target - predict(weights, row)) ** 2 for row, target in data) / total


def predict(weights: Weights, row: Sequence[float]) -> float:
    """Return what the network says about `row`."""
    total: float = weights.constant + sum(map(mul, weights.direct, row))
    for switch, offset, strength in zip(weights.layer, weights.offsets, weights.output, strict=True):
        total += strength * tanh(offset + sum(map(mul, switch, row)))
    return total


def source(weights: Weights) -> str:
    """Return the module that holds `weights`."""
    layer = "".join(f"    {_numbers(row, 4)},\n" for row in weights.layer)
    return (
        '"""What self-play has taught, as `felucca train` writes it; see docs/opponents.md."""\n\n'
        "from __future__ import annotations\n\n# fmt: off\n"
        f"DIRECT: tuple[float, ...] = {_numbers(weights.direct, 0)}\n"
        f"LAYER: tuple[tuple[float, ...], ...] = (\n{layer})\n"
        f"OFFSETS: tuple[float, ...] = {_numbers(weights.offsets, 0)}\n"
        f"OUTPUT: tuple[float, ...] = {_numbers(weights.output, 0)}\n"
        f"CONSTANT = {weights.constant:.5g}\n"
    )


def _numbers(values: Sequence[float], indent: int) -> str:
    space = " " * indent
    text = ", ".join(f"{value:.4g}" for value in values) + ","
    wrapped = textwrap.fill(text, 118, initial_indent=space + "    ", subsequent_indent=space + "    ")
    return f"(\n{wrapped}\n{space})"
