"""The order in which an AI prefers moves by their values, and the noise of one that misjudges them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from game.rules.core.game import Move

DIGITS: Final = 9
"""The decimal places to which values are compared."""
THROWS: Final = 12
"""The number of uniform numbers whose sum stands for a normal one: its variance is 1."""


def ranked(values: Mapping[Move, float]) -> list[Move]:
    """Return the moves, the highest value first; values that are equal to DIGITS places are ordered by the move."""
    return sorted(values, key=lambda move: (-round(values[move], DIGITS), move))


def favourite(values: Mapping[Move, float]) -> Move:
    """Return the move that `ranked` puts first."""
    return min(values, key=lambda move: (-round(values[move], DIGITS), move))


def with_noise(values: Mapping[Move, float], deviation: float, rng: random.Random) -> dict[Move, float]:
    """Return `values` with random errors of this standard deviation; see `normal`."""
    if not deviation:
        return dict(values)
    return {move: value + deviation * normal(rng) for move, value in values.items()}


def normal(rng: random.Random) -> float:
    """Return a random number with the mean 0 and the variance 1, about normally distributed.

    It is a sum of uniform numbers, since the logarithm in `random.gauss` is not the same on every system.
    """
    found = -0.5 * THROWS
    for _ in range(THROWS):
        found += rng.random()
    return found
