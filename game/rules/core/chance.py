"""Chance is a parameter: the caller that applies a move provides the source of fair draws."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

from game.errors import FeluccaError

Chance = Callable[[Sequence[int]], int]
"""A fair draw: takes a bag (ids, ascending, at least one) and returns the index of the drawn id.

Drawing from a bag of one still counts as a draw, so that records stay aligned.
"""


def seeded(rng: random.Random) -> Chance:
    """Return fair draws from `rng`."""
    uniform = rng.random

    def chance(bag: Sequence[int]) -> int:
        return int(uniform() * len(bag))

    return chance


def scripted(ids: Iterable[int]) -> Chance:
    """Return draws that yield exactly `ids`, one after the other.

    Raises FeluccaError when the script runs out or names an id that is not in the bag.
    """
    script = iter(ids)

    def chance(bag: Sequence[int]) -> int:
        for drawn in script:
            if drawn not in bag:
                raise FeluccaError(f"the recorded draw {drawn} is not in the bag {list(bag)}")
            return bag.index(drawn)
        raise FeluccaError("a draw is missing")

    return chance


def recording(source: Chance, outcomes: list[int]) -> Chance:
    """Return draws from `source` whose outcomes (ids, not indices) are appended to `outcomes`."""

    def chance(bag: Sequence[int]) -> int:
        index = source(bag)
        outcomes.append(bag[index])
        return index

    return chance


def unavailable(bag: Sequence[int]) -> int:
    """Refuse to draw: the source for positions and moves that must not involve chance."""
    raise AssertionError(f"a draw from {list(bag)} was not expected")
