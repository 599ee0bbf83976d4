"""The week on the river as it is shown: the tables of seven days, the game that counts at each, and its judgement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from game.analysis import store
from game.analysis.estimate import SURE, MoveLabel
from game.analysis.par import Par, measured
from game.analysis.questions import read_game
from game.analysis.run import GameAnalysis
from game.errors import FeluccaError
from game.match import almanac
from game.match.seats import Names, Seat, named, same_person
from game.match.table_code import TableCode
from game.match.week import Flower, Sailing, TableGames, counting_games, days_of, people, read_games

MEASURES = (("vizier", Flower.GOLD), ("steward", Flower.SILVER), ("merchant", Flower.BRONZE))
"""The levels with which a person is compared, the strongest first, and the flower for giving away less."""
_KEPT = 512
"""The number of judgements that are cached."""


@dataclass(frozen=True, slots=True)
class Table:
    """A repeatable table: its code, its game, and its players; the person sits where `seat` says."""

    code: str
    game: str
    seats: tuple[Seat, ...]
    seat: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """The AIs at the table."""
        return tuple(who for number, who in enumerate(self.seats) if number != self.seat)


@dataclass(frozen=True, slots=True)
class DayVerdict:
    """The average loss of a person per decision, in thousandths of a game, and that of the levels.

    `pars` are those of the levels at the person's own decisions, empty where levels cannot be told apart; the
    comparison is accurate to `within` (half a 95 % interval, of the least certain level). A measurement below 0 is
    displayed as none. `stretches` are the qualities of the parts of the game: see `stretches_of`.
    """

    lost: float
    pars: Mapping[str, float]
    stretches: tuple[int, ...]
    within: float = 0.0
    par: Par | None = None
    """The par with all its errors, as shares of a game; None without a decision that had a choice."""

    @property
    def flower(self) -> Flower:
        """The flower of the strongest level that would have given away more, PLAIN if there is none."""
        return next((flower for level, flower in MEASURES if self.lost < self.pars.get(level, self.lost)), Flower.PLAIN)


def table_of(code: TableCode, person: str, names: Names) -> Table:
    """Return a table with a person at it, and AIs with those of `names` that are not the person's."""
    called = named(code.opponents, names, [person])
    return Table(code.encode(), code.game, tuple(code.seats(person, called)), code.seat, code.options)


STRETCHES = 7
"""The maximum number of parts into which a person's decisions in a game are divided."""
_QUALITY = {MoveLabel.BEST: 2, MoveLabel.GOOD: 2, MoveLabel.INACCURACY: 1}
"""The quality of a stretch whose worst decision has this label; 0 for mistakes and blunders."""


def stretches_of(labels: Sequence[MoveLabel]) -> tuple[int, ...]:
    """Return the quality of each seventh of a person's decisions, in their order; of fewer than seven, of each one.

    Each is as good as its worst decision: 2 without an inaccuracy, 1 without a mistake, else 0.
    """
    many = min(STRETCHES, len(labels))
    ends = [len(labels) * number // many for number in range(many + 1)] if many else []
    return tuple(min(_QUALITY.get(label, 0) for label in labels[start:end]) for start, end in pairwise(ends))


def verdict_of(path: Path, seat: int) -> DayVerdict | None:
    """Return the judgement of a person in a finished game, None until its analysis is complete and can be read."""
    try:
        states = path.stat(), store.path_of(path).stat()
        return _verdict_of(path, seat, tuple((state.st_mtime_ns, state.st_size) for state in states))
    except (FeluccaError, OSError):
        return None


@lru_cache(maxsize=_KEPT)
def _verdict_of(path: Path, seat: int, states: tuple[tuple[int, int], ...]) -> DayVerdict | None:
    """Return the judgement; `states` (nanoseconds and bytes of both files) are the cache key."""
    work = GameAnalysis(read_game(path), path)
    if not work.is_complete:
        return None
    analysis = work.analysis()
    mine = [one for one in analysis.decisions if one.seat == seat]
    losses = [one.loss for one in mine]
    whole = next((one.whole for one in analysis.pars if one.seat == seat), None)
    if whole is None and losses:
        whole = Par(len(losses), measured(losses), {})
    levels = whole.levels if whole is not None else {}
    return DayVerdict(
        1000 * (analysis.accounts[seat].error_rate or 0.0),
        {level: 1000 * one.par.mean for level, one in levels.items()},
        stretches_of([one.label for one in mine]),
        max((1000 * SURE * one.gain.error for one in levels.values()), default=0.0),
        whole,
    )


@dataclass(frozen=True, slots=True)
class WeekDay:
    """A day and its table: the game that counts there, its judgement, and an unfinished game, each None if missing."""

    day: date
    table: Table
    sailed: Sailing | None = None
    verdict: DayVerdict | None = None
    unfinished: Path | None = None

    def flower(self, today: date) -> Flower:
        """Return the flower at the landing place of the day.

        EMPTY stands for a missed day, BUD for one that can still be sailed, PLAIN for a game that is not judged yet.
        """
        if self.sailed is None:
            return Flower.EMPTY if self.day < today else Flower.BUD
        return self.verdict.flower if self.verdict is not None else Flower.PLAIN


@dataclass(frozen=True, slots=True)
class Week:
    """The seven days around `today` as a person has sailed them; `people` are all who have sailed at this computer."""

    today: date
    person: str
    days: tuple[WeekDay, ...]
    people: Sequence[str] = ()

    @property
    def at(self) -> int:
        """The number of today in the week, 0 for Monday."""
        return self.today.weekday()

    @property
    def latest(self) -> int:
        """The number of the last day that was sailed, else that of today."""
        return max((number for number, day in enumerate(self.days) if day.sailed is not None), default=self.at)


def read_week(person: str, today: date, names: Names) -> Week:
    """Return the week of a person around a day, from the records alone; `names` are those for the AIs at its tables."""
    games = read_games()
    found = counting_games(games.finished, person)
    days = tuple(WeekDay(day, *sailed_at(almanac.day(day), games, found, person, names)) for day in days_of(today))
    return Week(today, person, days, people(games.finished))


def sailed_at(
    code: TableCode, games: TableGames, found: Mapping[str, Sailing], person: str, names: Names
) -> tuple[Table, Sailing | None, DayVerdict | None, Path | None]:
    """Return a table, the game of `found` that counts there, its judgement, and an unfinished game of a person."""
    table = table_of(code, person, names)
    sailed = found.get(table.code)
    verdict = verdict_of(sailed.path, sailed.seat) if sailed is not None else None
    return table, sailed, verdict, games.unfinished.get((table.code, same_person(person)))
