"""What finished records tell about the people who played: nothing is kept that is not in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from game.errors import FeluccaError
from game.table.lines import Preference, SeatChange
from game.table.preferences import COACHED
from game.table.record import SUFFIX, Record, RecordError, read_record

_KEPT = 2000
"""Of so many records it is remembered what they tell."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """What one person did in one finished match; who shares a win has won.

    `rivals` are the levels of the AIs that played against him from the deal to the end, and '' if there was
    another person. `scenario` is '' in games without scenarios, `seconds` the playing time of the match.
    """

    game: str
    name: str
    seats: int
    scenario: str
    rivals: frozenset[str]
    score: int
    has_won: bool
    seconds: float


@dataclass(frozen=True, slots=True)
class SittingHistory:
    """All sittings that the records of a folder tell of, and how many of the files cannot be read."""

    sittings: tuple[Sitting, ...] = ()
    damaged: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """Sittings counted: how many, how many of them won, the best and the average number of points."""

    played: int
    won: int
    best: int
    average: float


def tally(sittings: Sequence[Sitting]) -> Tally:
    """Return the sum of at least one sitting."""
    scores = [sitting.score for sitting in sittings]
    won = sum(sitting.has_won for sitting in sittings)
    return Tally(len(scores), won, max(scores), sum(scores) / len(scores))


def against(sittings: Iterable[Sitting]) -> dict[str, list[Sitting]]:
    """Return the sittings by level of the rivals; one against several levels is with each of them."""
    found: dict[str, list[Sitting]] = {}
    for sitting in sittings:
        for rival in sitting.rivals:
            found.setdefault(rival, []).append(sitting)
    return found


def sittings(record: Record) -> list[Sitting]:
    """Return what the people of a match did, none if it is not finished or does not count.

    It does not where everything could be taken back or a coach warned of blunders, nor where a person took over from an
    AI, whose hand he saw. A person who took over a seat, or left one, counts only if he sat there from the deal to the
    end. Raises RecordError for a result that is not about all seats.
    """
    header, result = record.header, record.result
    if result is None:
        return []
    if len(result.scores) != len(header.seats):
        raise RecordError(len(record.lines), "the result must have the points of every seat")
    if header.free_undo or any(isinstance(line, Preference) and line.value == COACHED for line in record.lines):
        return []
    changes = [line for line in record.lines if isinstance(line, SeatChange)]
    ais = {number for number, seat in enumerate(header.seats) if not seat.is_human}
    if any(line.now.is_human and line.seat in ais for line in changes):
        return []
    changed = {line.seat for line in changes}
    steady = {number: seat for number, seat in enumerate(header.seats) if number not in changed}
    return [
        Sitting(
            header.game,
            seat.name,
            len(header.seats),
            header.options.get("scenario", ""),
            frozenset("" if one.is_human else one.level for other, one in steady.items() if other != number),
            result.scores[number],
            number in result.winners,
            result.at or 0.0,
        )
        for number, seat in steady.items()
        if seat.is_human
    ]


def read_history(folder: Path) -> SittingHistory:
    """Return what the records of a folder tell, in the order of their names; an unreadable file is only counted.

    A deal counts once for each name: whoever plays it again knows it. A file is read again only when it has changed.
    """
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except OSError:
        return SittingHistory()
    found: list[Sitting] = []
    known: set[tuple[str, str, str]] = set()
    damaged = 0
    for path in paths:
        try:
            state = path.stat()
            deals, told = _told(path, state.st_mtime_ns, state.st_size)
        except (FeluccaError, OSError):
            damaged += 1
            continue
        before = {name for game, seed, name in deals & known}
        found += [sitting for sitting in told if sitting.name not in before]
        known |= deals
    return SittingHistory(tuple(found), damaged)


@lru_cache(maxsize=_KEPT)
def _told(path: Path, changed: int, size: int) -> tuple[frozenset[tuple[str, str, str]], tuple[Sitting, ...]]:
    """Return what a record tells as it is since `changed` (nanoseconds) with `size` bytes: who now knows which deal.

    That is the game, the seed if it was opened, and the name of each person, also where the match does not count.
    """
    record = read_record(path)
    header, seed = record.header, record.result.seed if record.result else ""
    people = [seat.name for seat in header.seats if seat.is_human] if seed else []
    return frozenset((header.game, seed, name) for name in people), tuple(sittings(record))
