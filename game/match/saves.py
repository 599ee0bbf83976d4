"""The folder of records: the unfinished matches and the finished ones."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from itertools import count
from pathlib import Path

from game.contest.standing import Standing
from game.errors import FeluccaError, Sentence, printable, reason, sentence, unwritten
from game.files import placing
from game.files.lock import ENDING as LOCK
from game.files.lock import Lock
from game.match import keys
from game.match.contests import standing_of
from game.match.lines import Decision, Note, Undo
from game.match.record import NEWER, SUFFIX, Record, RecordError, parse, parse_good, read_file, read_record
from game.match.seats import Seat
from game.paths import user_dir
from game.registry import ENTRIES, recorded_notes
from game.rules.core.notes import read_values

_KEPT = 20_000
"""The number of records whose summaries are cached: more than anybody keeps."""
ANALYSIS = ".analysis"
"""The ending of the name of the file beside a record that holds its analysis."""
_WORD = re.compile(r"\w+|\W+")
"""A word of a file name, or what stands between two."""
_OLDEST = 86_400
"""Seconds since the epoch; every system can show a day that old, some fail with older ones."""


def folder() -> Path:
    """Return the folder of the records; it need not exist yet."""
    return user_dir() / "matches"


def new_path(game: str, now: datetime | None = None) -> Path:
    """Return the path of a new record, one that no other has, even if two windows ask at once."""
    moment = (now or datetime.now()).strftime("%Y-%m-%d-%H%M%S")
    return folder() / f"{game}-{moment}-{secrets.token_hex(2)}{SUFFIX}"


@dataclass(frozen=True, slots=True)
class Saved:
    """A record in the folder. `problem` is a sentence if it cannot be opened; then the other fields say little.

    If only its middle is damaged, `rescue` is a sentence too, and the other fields describe its good part, of which the
    function `rescue` makes a record.
    """

    path: Path
    game: str
    seats: tuple[Seat, ...]
    created: str
    played: datetime
    decisions: int
    round: int
    is_finished: bool
    problem: str = ""
    rescue: str = ""
    winners: tuple[str, ...] = ()
    """The names of those who won a finished match."""
    resigned: str = ""
    """The name of the player who ended the match by resigning; '' if nobody did."""
    deal: tuple[str, str, bool] | None = None
    """The data of the header that all copies of a match have in common."""
    copy: str = ""
    """For a copy of another record of the listing, the part of its file name that tells it from the other; else ''."""
    contest: tuple[str, int] | None = None
    """The id of the contest that the match belongs to, and its number there; None without one."""
    score: Standing | None = None
    """The score of the contest, with this match if it is finished; None without a contest."""
    has_next: bool = False
    """Whether the match is finished and the last one of the listing in an undecided contest."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in the order of the seats; for a record that cannot be opened, its file name."""
        return tuple(seat.name for seat in self.seats) or (printable(self.path.stem),)

    @property
    def is_newer(self) -> bool:
        """Whether the problem is only that a newer version saved the record."""
        return isinstance(self.problem, Sentence) and self.problem.key == NEWER


def listing(where: Path | None = None, most: int | None = None) -> list[Saved]:
    """Return the records of the folder, the last one played first; a damaged one is listed with its problem.

    With `most` only that many are read: the last ones written. A folder that cannot be read has none.
    """
    found: list[tuple[float, Path]] = []
    try:
        with os.scandir(where or folder()) as entries:
            for entry in entries:
                if entry.name.endswith(SUFFIX):
                    found.append((_written(entry), Path(entry.path)))
    except OSError:
        return []
    if most is not None:
        found = sorted(found, reverse=True)[:most]
    listed = _followed(_told_apart([summary(path) for _, path in found]))
    return sorted(listed, key=lambda saved: saved.played, reverse=True)


def _followed(listed: list[Saved]) -> list[Saved]:
    """Return the records with those marked after which their contest goes on: its last one that was found, if that is
    finished and no copy.
    """
    last: dict[str, int] = {}
    for saved in listed:
        if saved.contest is not None:
            last[saved.contest[0]] = max(saved.contest[1], last.get(saved.contest[0], 0))
    return [
        replace(saved, has_next=True)
        if saved.contest is not None
        and last[saved.contest[0]] == saved.contest[1]
        and saved.is_finished
        and not saved.copy
        and saved.score is not None
        and not saved.score.is_over
        else saved
        for saved in listed
    ]


def _told_apart(listed: list[Saved]) -> list[Saved]:
    """Return the records with copies marked, as sync programs make them and as a branched match does.

    Of several records of one match the one with the shortest file name counts as the original.
    """
    alike: dict[tuple[str, str, bool], list[str]] = {}
    for saved in listed:
        if saved.deal is not None:
            alike.setdefault(saved.deal, []).append(saved.path.stem)
    return [saved if saved.deal is None else _marked(saved, alike[saved.deal]) for saved in listed]


def _marked(saved: Saved, stems: list[str]) -> Saved:
    """Return a record with the part of its file name in which it differs from the others of one match."""
    stem = saved.path.stem
    if stem == min(stems, key=lambda each: (len(each), each)):
        return saved
    words = [_WORD.findall(each) for each in stems]
    shared = next(at for at in count() if len({each[at] if at < len(each) else "" for each in words}) > 1)
    added = "".join(_WORD.findall(stem)[shared:])
    return replace(saved, copy=printable(added.strip(" -_.()") or added))


def _written(entry: os.DirEntry[str]) -> float:
    try:
        return entry.stat().st_mtime
    except OSError:
        return 0.0


def summary(path: Path) -> Saved:
    """Return the summary of a record without playing it; a file is read again only when it has changed."""
    try:
        found = path.stat()
        state = found.st_mtime_ns, found.st_size
    except OSError:
        state = 0, 0
    try:
        return _summary_of(path, *state)
    except FeluccaError as error:
        return _damaged(path, state[0], error)


def _damaged(path: Path, changed: int, error: FeluccaError) -> Saved:
    """Return the summary of a record that cannot be opened, including the part that can be rescued."""
    problem = printable(error.sentence) if not isinstance(error.sentence, Sentence) else error.sentence
    try:
        good = parse_good(read_file(path), path.name) if isinstance(error, RecordError) else None
    except FeluccaError:
        good = None
    if good is None:
        return Saved(path, "", (), "", _moment(changed), 0, 0, False, problem)
    header = good.header
    decisions, rounds = _progress(good)
    damaged = "the file is damaged, but the game can continue from move {ply}; the damaged file is kept"
    offer = sentence("error-rescue", damaged, ply=decisions)
    played = _moment(changed)
    seats = tuple(header.seats)
    deal = _deal_of(good)
    return Saved(path, header.game, seats, header.created, played, decisions, rounds, False, problem, offer, deal=deal)


def _deal_of(record: Record) -> tuple[str, str, bool]:
    header = record.header
    return header.fingerprint, header.created, header.free_undo


def rescue(path: Path) -> Path:
    """Replace a damaged record by its good lines and return the path of the damaged file, kept beside it.

    At every moment `path` is either the damaged file or its good part. Raises RecordError if nothing is reliable,
    FeluccaError if the match is open elsewhere or cannot be written.
    """
    try:
        with Lock(path):
            data = read_file(path)
            good = parse_good(data, path.name)
            old = placing.put(path, data[: good.length])
            return placing.keep(old, path, placing.DAMAGED) if old is not None else path
    except OSError as error:
        raise FeluccaError(unwritten(path, error)) from None


def sweep(where: Path | None = None) -> None:
    """Remove the leftovers of a crash: half-written files, and locks that nobody holds.

    Keys without a record and empty records stay: a sync program may be about to bring the rest.
    """
    place = where or folder()
    placing.sweep(place)
    for file in placing.files_in(place, LOCK):
        with contextlib.suppress(FeluccaError, OSError):
            Lock(file.with_suffix("")).release()


@lru_cache(maxsize=_KEPT)
def _summary_of(path: Path, changed: int, size: int) -> Saved:
    """Return the summary of a readable record; `changed` (nanoseconds) and `size` (bytes) are the cache key."""
    record = read_record(path)
    header, played = record.header, _moment(changed)
    decisions, rounds = _progress(record)
    result, seats = record.result, tuple(header.seats)
    names = {seat: who.name for seat, who in enumerate(seats)}
    place = header.contest
    return Saved(
        path,
        header.game,
        seats,
        header.created,
        played,
        decisions,
        rounds,
        result is not None,
        winners=tuple(names[seat] for seat in result.winners if seat in names) if result is not None else (),
        resigned=names.get(result.resigned, "") if result is not None else "",
        deal=_deal_of(record),
        contest=(place.id, place.game) if place is not None else None,
        score=standing_of(header, result),
    )


def _moment(nanoseconds: int) -> datetime:
    """Return a file's time in local time; a time that no calendar has counts as the oldest."""
    try:
        return datetime.fromtimestamp(max(_OLDEST, nanoseconds / 1e9))
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(_OLDEST)


def _progress(record: Record) -> tuple[int, int]:
    """Return the number of decisions that stand and the number of the last round noted (0: none)."""
    rounds = [0]
    for line in record.lines[1:]:
        if isinstance(line, Undo):
            del rounds[line.to + 1 :]
            continue
        if isinstance(line, Decision):
            rounds.append(rounds[-1])
        for note in getattr(line, "notes", ()):
            rounds[-1] = _round_of(record.header.game, note) or rounds[-1]
    return len(rounds) - 1, rounds[-1]


def _round_of(game: str, note: Note) -> int:
    """Return the number of the round that a note of a record begins, 0 if it begins none."""
    match note:
        case ["round", int(), *values] if game in ENTRIES:
            try:
                read = read_values(recorded_notes(game), "round", tuple(map(int, values)))
            except ValueError:  # whether its notes are right is told when it is opened
                return 0
            return int(getattr(read, "round", 0))
    return 0


def adopt(path: Path) -> Path:
    """Return the path for opening a record from anywhere: its own if it is ours or finished, else that of our copy.

    So opening a file never changes somebody's own file. A copy that was played on since is found again. Raises
    RecordError for a file that is no record, FeluccaError if it cannot be read or copied.
    """
    data = read_file(path)
    record = parse(data, path.name)
    if record.result is not None or _is_ours(path):
        return path
    return _copied(path, data[: record.length])


def adopt_good(path: Path) -> Path:
    """Return the path for opening the good part of a damaged record from anywhere, as a record of ours.

    The damaged file is kept. Raises RecordError if nothing is reliable, FeluccaError as `rescue` and `adopt` do.
    """
    if _is_ours(path):
        rescue(path)
        return path
    data = read_file(path)
    return _copied(path, data[: parse_good(data, path.name).length])


def _is_ours(path: Path) -> bool:
    return path.resolve().parent == folder().resolve()


def _copied(path: Path, kept: bytes) -> Path:
    """Return the path of our copy of a foreign record that begins with `kept`; make one if there is none."""
    for number in count():
        mine = folder() / f"{path.stem}{f'-{number}' if number else ''}{SUFFIX}"
        try:
            mine.parent.mkdir(parents=True, exist_ok=True)
            placing.create(mine, kept)
        except OSError as error:
            if isinstance(error, FileExistsError) and mine.exists():  # and not the folder, as Windows may mean
                if read_file(mine).startswith(kept):
                    return mine
                continue
            raise FeluccaError(unwritten(mine, error)) from None
        keys.copy(path, mine)
        return mine
    raise AssertionError("there is always another number")


def delete(path: Path) -> None:
    """Delete a record, its key and its analysis; raises FeluccaError if it is open elsewhere or cannot be deleted."""
    try:
        with Lock(path):
            path.unlink(missing_ok=True)
            path.with_suffix(ANALYSIS).unlink(missing_ok=True)
            keys.remove(path)
    except OSError as error:
        why = sentence("error-kept", "'{file}' cannot be deleted: {reason}", file=path.name, reason=reason(error))
        raise FeluccaError(why) from None
