"""A match of four tables: a person's result at each of them, and the score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from pathlib import Path

from game.analysis.estimate import SURE
from game.analysis.par import Measured, pooled
from game.analysis.week import DayVerdict, Table, sailed_at
from game.match.seats import Names
from game.match.table_code import TableCode, four_tables
from game.match.week import Sailing, counting_games, read_games

MEASURE = "steward"
"""The level over which the gain is the score; where levels cannot be told apart, it is that over the best move."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A table of the match, the game that counts there, its judgement, and an unfinished game, each None if missing."""

    table: Table
    sailed: Sailing | None = None
    verdict: DayVerdict | None = None
    unfinished: Path | None = None


@dataclass(frozen=True, slots=True)
class MatchScore:
    """The mean gain of a decision over a `level` in the games that are judged, or over the best move without one, and
    half its 95 % interval, in thousandths of a game.
    """

    gain: float
    within: float
    level: str = ""

    def lead(self, other: MatchScore) -> int:
        """Return 1 if this score is clearly better than `other`, -1 if it is clearly worse, else 0."""
        ahead = self.gain - other.gain
        return 0 if abs(ahead) <= hypot(self.within, other.within) else 1 if ahead > 0 else -1


def read_visits(first: TableCode, person: str, names: Names) -> tuple[Visit, ...]:
    """Return the results of a person at the four tables of the match that begins with `first`, from the records alone;
    `names` are those for the AIs.
    """
    games = read_games()
    found = counting_games(games.finished, person)
    return tuple(Visit(*sailed_at(table, games, found, person, names)) for table in four_tables(first))


def score_of(verdicts: Sequence[DayVerdict | None]) -> MatchScore | None:
    """Return the score of the games that are judged, None if there is none."""
    pars = [one.par for one in verdicts if one is not None and one.par is not None]
    if not pars:
        return None
    level = MEASURE if all(MEASURE in one.levels for one in pars) else ""
    gains = [one.levels[level].gain if level else Measured(-one.lost.mean, one.lost.error) for one in pars]
    whole = pooled([(one.decisions, gain) for one, gain in zip(pars, gains, strict=True)])
    return MatchScore(1000 * whole.mean, 1000 * SURE * whole.error, level)
