"""A week of tables of the day: which of them were played, and which game counts for each.

Everything follows from the finished games on disk. Of each person the first finished game at the table of a day counts;
all later ones are practice, and nothing depends on the days before or after.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from enum import Enum
from functools import lru_cache
from pathlib import Path

from game.errors import FeluccaError
from game.files.placing import files_in
from game.match import saves
from game.match.lines import HintGiven, Preference, SeatChange, Undo
from game.match.preferences import COACHED, PRACTICE
from game.match.record import SUFFIX, Record, read_record
from game.match.seats import same_person

DAYS = 7
"""The days of a week, which begins on Monday."""
_KEPT, _HEADER = 20_000, 1 << 18
"""The number of records whose games are cached, and the most bytes of a first line that are read."""


class Flower(Enum):
    """The lotus that shows how well a day's game was played; its value is the name of its picture."""

    GOLD = "gold"
    """The person lost less than the Vizier would have at the same decisions."""
    SILVER = "silver"
    """Not gold, but less than the Steward would have lost."""
    BRONZE = "bronze"
    """Not silver, but less than the Merchant would have lost."""
    PLAIN = "plain"
    """Played, but without such a result, or not analysed yet."""
    EMPTY = "empty"
    """Not played, and the day is over."""
    BUD = "bud"
    """Not yet played, today or later in the week."""


@dataclass(frozen=True, slots=True)
class Sailing:
    """A game of a person at a table that repeats.

    `order` sorts the games at one table from the first to the last. The scores are those of all seats, empty while the
    game is unfinished; `seat` is the person's.
    """

    code: str
    person: str
    path: Path
    order: tuple[str, str]
    seat: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    is_helped: bool = False
    """Whether the person took back a move, or was helped by a hint or by the coach."""
    is_resigned: bool = False
    is_practice: bool = False
    """Whether the person had played this table to the end before."""

    @property
    def has_won(self) -> bool:
        """Whether the person is among the winners."""
        return self.seat in self.winners


def monday(day: date) -> date:
    """Return the Monday of a day's week."""
    return day - timedelta(days=day.weekday())


def days_of(day: date) -> tuple[date, ...]:
    """Return the seven days of a day's week."""
    first = monday(day)
    return tuple(first + timedelta(days=number) for number in range(DAYS))


def people(sailings: Iterable[Sailing]) -> tuple[str, ...]:
    """Return the people who have played the games, each under the spelling of their last one, sorted by name."""
    spelling = {same_person(one.person): one.person for one in sorted(sailings, key=lambda one: one.order)}
    return tuple(spelling[name] for name in sorted(spelling))


def counting_games(sailings: Iterable[Sailing], person: str) -> Mapping[str, Sailing]:
    """Return a person's games that count, by the code of the table: at each, the first one that is not practice."""
    found: dict[str, Sailing] = {}
    wanted = same_person(person)
    for one in sorted(sailings, key=lambda one: one.order):
        if same_person(one.person) == wanted and not one.is_practice:
            found.setdefault(one.code, one)
    return found


@dataclass(frozen=True, slots=True)
class TableGames:
    """The games on disk at tables that repeat: the finished ones, and the latest unfinished one of each person at each
    table, by its code and the person as `same_person` spells the name.
    """

    finished: tuple[Sailing, ...] = ()
    unfinished: Mapping[tuple[str, str], Path] = field(default_factory=dict)


def read_games() -> TableGames:
    """Return all games at tables that repeat; a record that cannot be read has none."""
    finished: list[Sailing] = []
    unfinished: dict[tuple[str, str], tuple[tuple[str, str], Path]] = {}
    for path in files_in(saves.folder(), SUFFIX):
        try:
            state = path.stat()
            games, is_over = _games_in(path, state.st_mtime_ns, state.st_size)
        except (FeluccaError, OSError):
            continue
        if is_over:
            finished += games
            continue
        for one in games:
            key = one.code, same_person(one.person)
            if key not in unfinished or unfinished[key][0] < one.order:
                unfinished[key] = one.order, path
    return TableGames(tuple(finished), {key: path for key, (_, path) in unfinished.items()})


@lru_cache(maxsize=_KEPT)
def _games_in(path: Path, changed: int, size: int) -> tuple[tuple[Sailing, ...], bool]:
    """Return the games of the people in a record at a table that repeats, and whether it is finished; `changed`
    (nanoseconds) and `size` (bytes) are the cache key.
    """
    with path.open("rb") as file:
        if b'"table":"' not in file.readline(_HEADER):
            return (), True
    record = read_record(path)
    return games_in(record, path), record.result is not None


def games_in(record: Record, path: Path) -> tuple[Sailing, ...]:
    """Return the game of each person who sat at a table that repeats from the deal on, none for other tables.

    Without a result a game has no points.
    """
    header, result, lines = record.header, record.result, record.lines
    if not header.table:
        return ()
    changed = {line.seat for line in lines if isinstance(line, SeatChange)}
    marks = {(line.seat, line.value) for line in lines if isinstance(line, Preference)}
    helped = {line.seat for line in lines if isinstance(line, Undo | HintGiven)}
    return tuple(
        Sailing(
            header.table,
            who.name,
            path,
            (header.created, path.name),
            seat,
            tuple(result.scores) if result is not None else (),
            tuple(result.winners) if result is not None else (),
            seat in helped or (seat, COACHED) in marks,
            result is not None and result.resigned == seat,
            (seat, PRACTICE) in marks,
        )
        for seat, who in enumerate(header.seats)
        if who.is_human and seat not in changed
    )
