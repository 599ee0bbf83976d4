"""Chance is a parameter: the caller that applies a move provides fair draws, and the rules name their source."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from game.errors import FeluccaError


class DrawSource(NamedTuple):
    """A source of draws: a pile, or an occasion such as a theft.

    What is drawn from a *pile* does not come back within an epoch (a round, a season), so that the order of the pile
    can be fixed before the first draw. With `returns` the pieces come back or change, and every draw is independent.
    """

    name: str
    returns: bool = False


FIRST_PLAYER: Final = DrawSource("first", returns=True)
"""The draw of the player who begins, in every game."""


class Chance(Protocol):
    """A fair draw by the rules: takes a bag (ids, ascending, at least one), its source and the epoch, and returns the
    index of the drawn id.

    Drawing from a bag of one still counts as a draw, so that records stay aligned.
    """

    def __call__(self, bag: Sequence[int], source: DrawSource, epoch: int = 0, /) -> int: ...


Roll = Callable[[Sequence[int]], int]
"""A fair choice that is no draw of the rules, as of a random player: takes a bag and returns an index."""


class Seeded(Protocol):
    """Fair draws that serve as `Chance` and as `Roll`."""

    def __call__(self, bag: Sequence[int], source: DrawSource = FIRST_PLAYER, epoch: int = 0, /) -> int: ...


def seeded(rng: random.Random) -> Seeded:
    """Return fair draws from `rng`, whatever their source."""
    uniform = rng.random

    def chance(bag: Sequence[int], source: DrawSource = FIRST_PLAYER, epoch: int = 0, /) -> int:
        return int(uniform() * len(bag))

    return chance


def scripted(ids: Iterable[int]) -> Chance:
    """Return draws that yield exactly `ids`, one after the other.

    Raises FeluccaError when the script runs out or names an id that is not in the bag.
    """
    script = iter(ids)

    def chance(bag: Sequence[int], source: DrawSource, epoch: int = 0, /) -> int:
        for drawn in script:
            if drawn not in bag:
                raise FeluccaError(f"the recorded draw {drawn} is not in the bag {list(bag)}")
            return bag.index(drawn)
        raise FeluccaError("a draw is missing")

    return chance


def recording(chance: Chance, outcomes: list[int], sources: list[tuple[str, int]] | None = None) -> Chance:
    """Return draws from `chance` whose outcomes (ids, not indices) are appended to `outcomes`, and the names of their
    sources with the epochs to `sources`.
    """

    def recorded(bag: Sequence[int], source: DrawSource, epoch: int = 0, /) -> int:
        index = chance(bag, source, epoch)
        outcomes.append(bag[index])
        if sources is not None:
            sources.append((source.name, epoch))
        return index

    return recorded


def lowest(bag: Sequence[int], source: DrawSource, epoch: int = 0, /) -> int:
    """Return 0, the index of the lowest id: for positions whose draws do not matter."""
    return 0


def unavailable(bag: Sequence[int], source: DrawSource, epoch: int = 0, /) -> int:
    """Raise AssertionError: for positions and moves that must not involve chance."""
    raise AssertionError(f"a draw from {list(bag)} was not expected")
