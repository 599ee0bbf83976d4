"""What finished matches tell about the people who played.

It follows from the records, as long as they are there, and from the analyses beside them. A file of its own keeps it
for when they are deleted.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from threading import RLock

import msgspec

from game.errors import FeluccaError
from game.paths import user_dir, write_whole
from game.table.lines import Preference, SeatChange
from game.table.preferences import COACHED
from game.table.record import SUFFIX, Record, RecordError, read_record

_KEPT = 20_000
"""Of so many records it is remembered what they tell."""
WRITING = RLock()
"""Held by who reads the file to write it anew: records are read in a thread of their own."""
_FORMAT = 1


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
class Performance:
    """How one person decided in one analysed match, in shares of a game.

    `decisions` had a choice and lost `loss` in all; `kinds` says the same for each kind of decision. `luck` is what the
    draws gave.
    """

    game: str
    name: str
    decisions: int
    loss: float
    luck: float
    kinds: Mapping[str, tuple[int, float]]
    seats: int = 2

    @property
    def error_rate(self) -> float:
        """The mean loss of a decision."""
        return self.loss / self.decisions if self.decisions else 0.0


class MatchEntry(msgspec.Struct, frozen=True):
    """What is kept of a finished match.

    `deals` says who now knows which deal: the game, the seed if it was opened, and the name of each person, also where
    the match does not count. `performances` is None while the match has not been analysed.
    """

    created: str
    deals: frozenset[tuple[str, str, str]]
    sittings: tuple[Sitting, ...]
    performances: tuple[Performance, ...] | None = None


class _File(msgspec.Struct):
    """The file: its format, and the matches by the names of their records, without the ending."""

    statistics: int
    matches: dict[str, MatchEntry]


@dataclass(frozen=True, slots=True)
class SittingHistory:
    """All sittings and performances that count, the oldest first, and how many records cannot be read."""

    sittings: tuple[Sitting, ...] = ()
    damaged: int = 0
    performances: tuple[Performance, ...] = ()


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


def statistics_file() -> Path:
    """Return where statistics are kept."""
    return user_dir() / "statistics.json"


def load_entries(file: Path) -> dict[str, MatchEntry]:
    """Return the matches that a file keeps; what cannot be read counts as nothing and is built anew."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=_File)
    except (OSError, msgspec.DecodeError, RecursionError):
        return {}
    return found.matches if found.statistics == _FORMAT else {}


def store_entries(entries: Mapping[str, MatchEntry], file: Path) -> None:
    """Keep matches in a file; where it cannot be written, they are told from the records as long as there are any."""
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, msgspec.json.encode(_File(_FORMAT, dict(entries))))


def read_entries(folder: Path, file: Path) -> tuple[dict[str, MatchEntry], int]:
    """Return what is known of all matches, and how many records cannot be read; what is new is kept.

    Where a record is there, it is believed rather than the file.
    """
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except OSError:
        paths = []
    found: dict[str, MatchEntry] = {}
    damaged = 0
    for path in paths:
        try:
            state = path.stat()
            told = _told(path, state.st_mtime_ns, state.st_size)
        except (FeluccaError, OSError):
            damaged += 1
            continue
        if told is not None:
            found[path.stem] = told
    with WRITING:
        kept = load_entries(file)
        entries = dict(kept)
        for stem, told in found.items():
            entries[stem] = msgspec.structs.replace(told, performances=kept.get(stem, told).performances)
        if entries != kept:
            store_entries(entries, file)
    return entries, damaged


def remember(path: Path, file: Path) -> None:
    """Keep what the record of a finished match tells, as long as it is there; another record is left alone."""
    try:
        state = path.stat()
        told = _told(path, state.st_mtime_ns, state.st_size)
    except (FeluccaError, OSError):
        return
    with WRITING:
        kept = load_entries(file)
        if told is not None and path.stem not in kept:
            store_entries({**kept, path.stem: told}, file)


def history_of(entries: Mapping[str, MatchEntry], damaged: int = 0) -> SittingHistory:
    """Return what counts of all matches."""
    found: list[Sitting] = []
    performances: list[Performance] = []
    known: set[tuple[str, str, str]] = set()
    for _, entry in sorted(entries.items(), key=lambda item: (item[1].created, item[0])):
        before = {name for game, seed, name in entry.deals & known}
        counting = [sitting for sitting in entry.sittings if sitting.name not in before]
        names = {sitting.name for sitting in counting}
        found += counting
        performances += [one for one in entry.performances or () if one.name in names]
        known |= entry.deals
    return SittingHistory(tuple(found), damaged, tuple(performances))


@lru_cache(maxsize=_KEPT)
def _told(path: Path, changed: int, size: int) -> MatchEntry | None:
    """Return what a record tells as it is since `changed` (nanoseconds) with `size` bytes; None if it is not over."""
    record = read_record(path)
    header, result = record.header, record.result
    if result is None:
        return None
    people = [seat.name for seat in header.seats if seat.is_human] if result.seed else []
    deals = frozenset((header.game, result.seed, name) for name in people)
    return MatchEntry(header.created, deals, tuple(sittings(record)))
