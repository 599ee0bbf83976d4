"""Statistics of the people who played finished matches.

They are computed from the records, as long as these exist, and from the analyses beside them. A separate file keeps
them for when the records are deleted.
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
from game.table.lines import Preference, Reseed, SeatChange, Undo
from game.table.preferences import COACHED
from game.table.record import SUFFIX, Record, RecordError, read_record

_KEPT = 20_000
"""The number of records whose statistics are cached."""
WRITING = RLock()
"""Held while the file is read and rewritten: records are read in a thread of their own."""
_FORMAT = 1


@dataclass(frozen=True, slots=True)
class Sitting:
    """The result of one person in one finished match; a shared win counts as won.

    `rivals` are the levels of the AIs that played against the person from the deal to the end, and '' if there was
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
    """The decisions of one person in one analysed match, in shares of a game.

    `decisions` had a choice and lost `loss` in all; `kinds` holds the same for each kind of decision. `luck` is the
    gain from the draws.
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
    """The data kept of a finished match.

    `deals` identifies the deals that people now know: the game, the seed if it was revealed, and the name of each
    person, even where the match does not count. `performances` is None while the match has not been analysed.
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
    """All sittings and performances that count, the oldest first, and the number of unreadable records."""

    sittings: tuple[Sitting, ...] = ()
    damaged: int = 0
    performances: tuple[Performance, ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """A summary of sittings: their number, the number won, the best and the average points."""

    played: int
    won: int
    best: int
    average: float


def tally(sittings: Sequence[Sitting]) -> Tally:
    """Return the summary of at least one sitting."""
    scores = [sitting.score for sitting in sittings]
    won = sum(sitting.has_won for sitting in sittings)
    return Tally(len(scores), won, max(scores), sum(scores) / len(scores))


def against(sittings: Iterable[Sitting]) -> dict[str, list[Sitting]]:
    """Return the sittings by level of the rivals; one against several levels appears under each of them."""
    found: dict[str, list[Sitting]] = {}
    for sitting in sittings:
        for rival in sitting.rivals:
            found.setdefault(rival, []).append(sitting)
    return found


def sittings(record: Record) -> list[Sitting]:
    """Return the sittings of the people in a match, none if it is unfinished or does not count.

    A match does not count where a coach warned of blunders, nor where everything could be taken back and something
    was, or play went on from a game that was over, nor where a person took over from an AI and so saw its hand. A
    person who took over a seat, or left one, has no sitting. Raises RecordError for a result that does not cover all
    seats.
    """
    header, result = record.header, record.result
    if result is None:
        return []
    if len(result.scores) != len(header.seats):
        raise RecordError(len(record.lines), "the result must have the points of every seat")
    if header.free_undo and any(isinstance(line, Undo | Reseed) for line in record.lines):
        return []
    if any(isinstance(line, Preference) and line.value == COACHED for line in record.lines):
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
    """Return the path of the statistics."""
    return user_dir() / "statistics.json"


def load_entries(file: Path) -> dict[str, MatchEntry]:
    """Return the matches kept in a file; an unreadable file counts as empty and is built anew."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=_File)
    except (OSError, msgspec.DecodeError, RecursionError):
        return {}
    return found.matches if found.statistics == _FORMAT else {}


def store_entries(entries: Mapping[str, MatchEntry], file: Path) -> None:
    """Keep matches in a file; where it cannot be written, they are read from the records as long as these exist."""
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, msgspec.json.encode(_File(_FORMAT, dict(entries))))


def read_entries(folder: Path, file: Path) -> tuple[dict[str, MatchEntry], int]:
    """Return the data of all matches, and the number of unreadable records; new data is stored.

    Where a record exists, it takes precedence over the file.
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
            entry = _entry_of(path, state.st_mtime_ns, state.st_size)
        except (FeluccaError, OSError):
            damaged += 1
            continue
        if entry is not None:
            found[path.stem] = entry
    with WRITING:
        kept = load_entries(file)
        entries = dict(kept)
        for stem, entry in found.items():
            entries[stem] = msgspec.structs.replace(entry, performances=kept.get(stem, entry).performances)
        if entries != kept:
            store_entries(entries, file)
    return entries, damaged


def remember(path: Path, file: Path) -> None:
    """Store the data of a finished match while its record exists; an unfinished match is left alone."""
    try:
        state = path.stat()
        entry = _entry_of(path, state.st_mtime_ns, state.st_size)
    except (FeluccaError, OSError):
        return
    with WRITING:
        kept = load_entries(file)
        if entry is not None and path.stem not in kept:
            store_entries({**kept, path.stem: entry}, file)


def history_of(entries: Mapping[str, MatchEntry], damaged: int = 0) -> SittingHistory:
    """Return all sittings and performances that count."""
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
def _entry_of(path: Path, changed: int, size: int) -> MatchEntry | None:
    """Return the data of a record, None if unfinished; `changed` (nanoseconds) and `size` (bytes) are the cache key."""
    record = read_record(path)
    header, result = record.header, record.result
    if result is None:
        return None
    people = [seat.name for seat in header.seats if seat.is_human] if result.seed else []
    deals = frozenset((header.game, result.seed, name) for name in people)
    return MatchEntry(header.created, deals, tuple(sittings(record)))
