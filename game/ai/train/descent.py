"""Gradient descent on the error of a network."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import tanh
from operator import mul

from game.ai.network import Network
from game.ai.train.selfplay import Example, prediction
from game.ai.train.trainable import Aim

BETA_1, BETA_2 = 0.9, 0.999
"""The decay of the mean and of the size of the gradients from step to step."""

Errors = Callable[[list[list[float]]], list[list[float]]]
"""Maps the outputs of the network, by position and row, to the derivatives of the loss by each of them."""


@dataclass(slots=True)
class Descent:
    """The parameters of a network in one list (constant, direct, offsets, output, layer row by row), to be trained.

    Every parameter has its own step size, from the mean and the size of its recent gradients (Adam). `switches` is the
    number of hidden units.
    """

    inputs: int
    switches: int
    numbers: list[float]
    means: list[float]
    sizes: list[float]
    steps: int = 0

    def network(self) -> Network:
        """Return the current network."""
        n, k = self.inputs, self.switches
        ends = (1, 1 + n, 1 + n + k, 1 + n + 2 * k)
        numbers = self.numbers
        layer = [numbers[ends[3] + i * n : ends[3] + (i + 1) * n] for i in range(k)]
        return Network(numbers[1 : ends[1]], layer, numbers[ends[1] : ends[2]], numbers[ends[2] : ends[3]], numbers[0])

    def step(self, aim: Aim, batch: Sequence[Example], rate: float) -> None:
        """Go one step down the mean gradient of `batch`, towards its targets, at the learning rate `rate`."""
        self.descend(self.gradient(aim, batch), rate)

    def descend(self, gradient: Sequence[float], rate: float) -> None:
        """Go one step down `gradient`, which has a number for each of `numbers`, at the learning rate `rate`."""
        self.steps += 1
        pace = rate * (1.0 - BETA_2**self.steps) ** 0.5 / (1.0 - BETA_1**self.steps)
        self.means = [BETA_1 * m + (1.0 - BETA_1) * g for m, g in zip(self.means, gradient, strict=True)]
        self.sizes = [BETA_2 * s + (1.0 - BETA_2) * g * g for s, g in zip(self.sizes, gradient, strict=True)]
        self.numbers = [
            x - pace * m / (s**0.5 + 1e-8) for x, m, s in zip(self.numbers, self.means, self.sizes, strict=True)
        ]

    def gradient(self, aim: Aim, batch: Sequence[Example]) -> list[float]:
        """Return the mean gradient over all rows of `batch`.

        For the aim `gain` it is that of half the squared error, for `share` that of the cross-entropy.
        """

        def errors(values: list[list[float]]) -> list[list[float]]:
            pairs = zip(values, batch, strict=True)
            return [
                [v - t for v, t in zip(prediction(aim, each), example.targets, strict=True)] for each, example in pairs
            ]

        return self.gradient_by([example.rows for example in batch], errors)

    def gradient_by(self, positions: Sequence[Sequence[Sequence[float]]], errors: Errors) -> list[float]:
        """Return the mean gradient over all rows of all `positions`.

        `errors` returns the derivative of the loss by each output, position by position and row by row.
        """
        network = self.network()
        constant = 0.0
        direct = [0.0] * self.inputs
        offsets, output = [0.0] * self.switches, [0.0] * self.switches
        layer = [[0.0] * self.inputs for _ in range(self.switches)]
        switches = tuple(zip(network.layer, network.offsets, strict=True))
        strengths = network.output
        states = [[[tanh(b + sum(map(mul, w, row))) for w, b in switches] for row in rows] for rows in positions]
        values = [
            [
                network.constant + sum(map(mul, network.direct, row)) + sum(map(mul, strengths, lit))
                for row, lit in zip(rows, lits, strict=True)
            ]
            for rows, lits in zip(positions, states, strict=True)
        ]
        for rows, lits, missed in zip(positions, states, errors(values), strict=True):
            for row, lit, error in zip(rows, lits, missed, strict=True):
                constant += error
                direct = [g + error * x for g, x in zip(direct, row, strict=True)]
                for k, state in enumerate(lit):
                    output[k] += error * state
                    back = error * strengths[k] * (1.0 - state * state)
                    offsets[k] += back
                    layer[k] = [g + back * x for g, x in zip(layer[k], row, strict=True)]
        scale = 1.0 / sum(map(len, positions))
        numbers = [constant, *direct, *offsets, *output]
        for weights in layer:
            numbers += weights
        return [number * scale for number in numbers]


def random_start(inputs: int, switches: int, rng: random.Random) -> Descent:
    """Return an initial state with small random weights of `switches` hidden units, and zeros otherwise."""
    output = [rng.gauss(0.0, 0.05) for _ in range(switches)]
    layer = [rng.gauss(0.0, 0.3) for _ in range(switches * inputs)]
    numbers = [0.0] * (1 + inputs + switches) + output + layer
    return Descent(inputs, switches, numbers, [0.0] * len(numbers), [0.0] * len(numbers))


def from_network(network: Network) -> Descent:
    """Return an initial state with the parameters of `network`."""
    numbers = [network.constant, *network.direct, *network.offsets, *network.output]
    for row in network.layer:
        numbers += row
    return Descent(len(network.direct), len(network.layer), numbers, [0.0] * len(numbers), [0.0] * len(numbers))
