"""Par at your own table: what levels would have lost at the decisions of a seat, and how much less the seat lost.

At each decision every level is asked what it would do in exactly the view of the seat, and all moves are judged in the
same worlds. The gain of the seat over a level is the value of its move minus the mean value of the level's, so the
level's randomness and the worlds are in the figures, and a level gains nothing over itself on average. Its par is what
the seat lost plus that gain.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from game.ai.budget import Budget
from game.ai.levels import Level, make_player
from game.analysis.estimate import SURE, mean, standard_error
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S

VERSION = 1
"""Incremented when the comparison changes, which invalidates the gains that were kept."""
SAMPLES = 3
"""How often each level is asked at a decision, because it plays with some chance."""
WORLDS = 32
"""The worlds in which the moves of all are judged."""
CAP = 0.25
"""The greatest gain or loss of a single decision that counts, as a share of a game, so that none decides a game alone.

It is the same in both directions, which keeps the mean gain of a level over itself at 0.
"""


def asked(game: Game[S], levels: Sequence[Level], seen: View[S], rng: random.Random) -> list[list[Move]]:
    """Return, for each level, the moves it chooses in a view when it is asked `SAMPLES` times.

    A level without a limit in seconds chooses the same moves on every machine.
    """
    return [
        [
            make_player(level.kind, game, level.options, rng.getrandbits(64)).choose(seen, Budget(level.limit))
            for _ in range(SAMPLES)
        ]
        for level in levels
    ]


def gain(played: float, others: Sequence[float]) -> float:
    """Return the value of a move minus the mean value of a level's moves, cut off at `CAP` in both directions."""
    return max(-CAP, min(CAP, played - mean(others)))


@dataclass(frozen=True, slots=True)
class Measured:
    """A mean over decisions, as a share of a game, and its standard error."""

    mean: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether the mean differs from 0 beyond doubt."""
        return abs(self.mean) > SURE * self.error


@dataclass(frozen=True, slots=True)
class LevelPar:
    """A seat compared with one level: the mean loss of the level (`par`), and how much less the seat lost (`gain`)."""

    par: Measured
    gain: Measured


@dataclass(frozen=True, slots=True)
class Par:
    """The number of decisions, their mean loss, and the comparison with each level, weakest first."""

    decisions: int
    lost: Measured
    levels: Mapping[str, LevelPar]


@dataclass(frozen=True, slots=True)
class SeatPar:
    """The par of all decisions of a seat that were compared, and of each kind of them."""

    seat: int
    whole: Par
    kinds: Mapping[str, Par] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Compared:
    """A decision that was compared: its kind, its loss, and its gain over each level."""

    seat: int
    kind: str
    loss: float
    gains: Mapping[str, float]


def measured(numbers: Sequence[float]) -> Measured:
    """Return the mean of a figure over at least one decision.

    The decisions are the sample: so the error contains the noise of the worlds, the chance in the choices of both
    sides, and how much the decisions differ. For a single decision the error is a whole game.
    """
    return Measured(mean(numbers), standard_error(numbers))


def pooled(parts: Sequence[tuple[int, Measured]]) -> Measured:
    """Return the mean over all decisions of games, each given as the number of its decisions and their mean."""
    decisions = sum(count for count, _ in parts)
    error = sqrt(sum((count * one.error) ** 2 for count, one in parts))
    return Measured(sum(count * one.mean for count, one in parts) / decisions, error / decisions)


def pars(compared: Sequence[Compared]) -> tuple[SeatPar, ...]:
    """Return the par of each seat, for the levels with which all its decisions were compared; no seat without any."""
    found = []
    for seat in sorted({one.seat for one in compared}):
        mine = [one for one in compared if one.seat == seat]
        levels = [level for level in mine[0].gains if all(level in one.gains for one in mine)]
        if levels:
            kinds = sorted({one.kind for one in mine if one.kind})
            of_kinds = {kind: par([one for one in mine if one.kind == kind], levels) for kind in kinds}
            found.append(SeatPar(seat, par(mine, levels), of_kinds))
    return tuple(found)


def par(compared: Sequence[Compared], levels: Iterable[str]) -> Par:
    """Return the par of at least one decision, each compared with these levels."""
    found = {}
    for level in levels:
        gains = [one.gains[level] for one in compared]
        theirs = [one.loss + more for one, more in zip(compared, gains, strict=True)]
        found[level] = LevelPar(measured(theirs), measured(gains))
    return Par(len(compared), measured([one.loss for one in compared]), found)
