"""Statistics of the people who played finished matches.

They are computed from the records, as long as these exist, and from the analyses beside them. A separate file keeps
them for when the records are deleted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game.contest.place import LENGTHS
from game.errors import FeluccaError
from game.files.document import Unsound, change_document
from game.files.notices import NOTICES
from game.files.placing import NEWER, files_in
from game.match.contests import standing_of
from game.match.lines import Finite, Natural, Preference, Reseed, SeatChange, Seconds, Undo, Word
from game.match.preferences import COACHED
from game.match.record import LARGEST, SUFFIX, UNREADABLE, Record, RecordError, read_record
from game.match.seats import MOST_SEATS, same_person
from game.paths import user_dir

_KEPT = 20_000
"""The number of records whose statistics are cached."""
_FORMAT = 1
_PLAYERS = 2
"""The least number of seats of any game."""
_MOST_POINTS = 1_000_000
"""More points than anybody can have."""


@dataclass(frozen=True, slots=True)
class ContestResult:
    """The end of a contest for one person: its length in games, and whether the person won it, perhaps with others."""

    length: Annotated[int, msgspec.Meta(ge=min(LENGTHS), le=max(LENGTHS))]
    has_won: bool


@dataclass(frozen=True, slots=True)
class Sitting:
    """The result of one person in one finished match; a shared win counts as won.

    `rivals` are the levels of the AIs that played against the person from the deal to the end, and '' if there was
    another person. `scenario` is '' in games without scenarios, `seconds` the playing time of the match.
    """

    game: Word
    name: Word
    seats: Annotated[int, msgspec.Meta(ge=_PLAYERS, le=MOST_SEATS)]
    scenario: Word
    rivals: frozenset[Word]
    score: Annotated[int, msgspec.Meta(ge=-_MOST_POINTS, le=_MOST_POINTS)]
    has_won: bool
    seconds: Seconds
    people: frozenset[Word] = frozenset()
    """The names of the other people who played from the deal to the end."""
    lead: Annotated[int, msgspec.Meta(ge=-2 * _MOST_POINTS, le=2 * _MOST_POINTS)] | None = None
    """The points ahead of the best other seat; None if they are unknown or say nothing, because somebody resigned."""
    is_shared: bool = False
    """Whether the win was shared with another seat."""
    is_resigned: bool = False
    """Whether somebody resigned, so that the points count for nothing."""
    contest: ContestResult | None = None
    """The contest that this match decided; None if it decided none."""


@dataclass(frozen=True, slots=True)
class Performance:
    """The decisions of one person in one analysed match, in shares of a game.

    `decisions` had a choice and lost `loss` in all; `kinds` holds both numbers for each kind of decision. `luck` is the
    gain from the draws. `gains` holds, for each level from the weakest, the total gain over it at the same decisions
    and the standard error of that total; it is empty where nothing was compared.
    """

    game: Word
    name: Word
    decisions: Natural
    loss: Finite
    luck: Finite
    kinds: Mapping[Word, tuple[Natural, Finite]]
    seats: Annotated[int, msgspec.Meta(ge=_PLAYERS, le=MOST_SEATS)] = 2
    gains: Mapping[Word, tuple[Finite, Finite]] = field(default_factory=dict)

    @property
    def error_rate(self) -> float:
        """The mean loss of a decision."""
        return self.loss / self.decisions if self.decisions else 0.0


class MatchEntry(msgspec.Struct, frozen=True):
    """The data kept of a finished match.

    `deals` identifies the deals that people now know, even where the match does not count: by game, seed and the name
    of each person; it is empty if the seed was not revealed. `performances` is None while the match has not been
    analysed.
    """

    created: Word
    deals: frozenset[tuple[Word, Word, Word]]
    sittings: tuple[Sitting, ...]
    performances: tuple[Performance, ...] | None = None


Entries = Mapping[str, MatchEntry]


@dataclass(frozen=True, slots=True)
class SittingHistory:
    """All sittings and performances that count, the oldest first, and the number of unreadable records."""

    sittings: tuple[Sitting, ...] = ()
    damaged: int = 0
    performances: tuple[Performance, ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """A summary of sittings: their number, the number won, the best and the average points.

    The points are those of games that nobody resigned, None if there are none.
    """

    played: int
    won: int
    best: int | None
    average: float | None


def tally(sittings: Sequence[Sitting]) -> Tally:
    """Return the summary of at least one sitting."""
    scores = [sitting.score for sitting in sittings if not sitting.is_resigned]
    won = sum(sitting.has_won for sitting in sittings)
    if not scores:
        return Tally(len(sittings), won, None, None)
    return Tally(len(sittings), won, max(scores), sum(scores) / len(scores))


def against(sittings: Iterable[Sitting]) -> dict[str, list[Sitting]]:
    """Return the sittings by level of the opponents, '' for people; one against several appears under each of them."""
    found: dict[str, list[Sitting]] = {}
    for sitting in sittings:
        for rival in sitting.rivals:
            found.setdefault(rival, []).append(sitting)
    return found


def sittings(record: Record) -> list[Sitting]:
    """Return the sittings of the people in a match, none if it is unfinished or does not count.

    A match does not count where a coach warned of blunders, nor where everything could be taken back and something
    was, or the seed was replaced (as when a finished game goes on with new luck), nor where a person took over from an
    AI and so saw its hand. A person who took over a seat, or left one, has no sitting. Raises RecordError for a result
    that does not cover all seats.
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
    is_resigned = result.resigned >= 0
    score = standing_of(header, result)
    ended = score if score is not None and score.is_over else None

    def lead(number: int) -> int | None:
        others = [score for other, score in enumerate(result.scores) if other != number]
        return None if is_resigned or not others else result.scores[number] - max(others)

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
            frozenset(one.name for other, one in steady.items() if one.is_human and other != number),
            lead(number),
            number in result.winners and len(result.winners) > 1,
            is_resigned,
            ContestResult(ended.length, number in ended.winners) if ended is not None else None,
        )
        for number, seat in steady.items()
        if seat.is_human
    ]


def statistics_file() -> Path:
    """Return the path of the file of statistics."""
    return user_dir() / "statistics.json"


def match_name(record: Path) -> str:
    """Return the name of a match in the file of statistics: that of its record, with unwritable characters escaped."""
    return record.stem.encode(errors="backslashreplace").decode()


def entries_in(data: bytes) -> Entries:
    """Return the matches in the content of a file of statistics, none in an empty one; raises Unsound."""
    return _entries_in(data)[1]


def _entries_in(data: bytes) -> tuple[dict[str, Any], dict[str, MatchEntry]]:
    """Return the content of the file, also what this version does not know, and the matches; raises Unsound."""
    if not data:
        return {"statistics": _FORMAT, "matches": {}}, {}
    try:
        found = msgspec.json.decode(data, type=dict[str, Any])
        version = found.get("statistics")
        if isinstance(version, int) and version > _FORMAT:
            raise Unsound(NEWER)
        if version != _FORMAT:
            raise Unsound
        return found, msgspec.convert(found.get("matches"), dict[str, MatchEntry])
    except UNREADABLE:
        raise Unsound from None


def change_entries(file: Path, change: Callable[[Entries], Entries]) -> Entries:
    """Change the matches kept in a file and return them; everything else in the file stays.

    `change` gets the present ones. Raises FeluccaError, with the file unchanged, if it cannot be read or written.
    """
    now: Entries = {}

    def edit(data: bytes) -> bytes:
        nonlocal now
        content, kept = _entries_in(data)
        now = change(kept)
        changed = {stem: entry for stem, entry in now.items() if kept.get(stem) != entry}
        matches = content["matches"]
        for stem, entry in changed.items():
            matches[stem] = {**matches.get(stem, {}), **msgspec.to_builtins(entry)}
        return msgspec.json.encode(content) if changed else data

    change_document(file, edit, LARGEST)
    return now


def read_entries(folder: Path, file: Path) -> tuple[Entries, int]:
    """Return the data of all matches, and the number of unreadable records; new data is stored.

    Where a record exists, it takes precedence over the file. NOTICES reports if the file cannot be read or written.
    """
    found: dict[str, MatchEntry] = {}
    damaged = 0
    for path in files_in(folder, SUFFIX):
        try:
            state = path.stat()
            entry = _entry_of(path, state.st_mtime_ns, state.st_size)
        except (FeluccaError, OSError):
            damaged += 1
            continue
        if entry is not None:
            found[match_name(path)] = entry

    def merged(kept: Entries) -> Entries:
        known = {stem: kept.get(stem, entry).performances for stem, entry in found.items()}
        return {**kept, **{stem: msgspec.structs.replace(found[stem], performances=known[stem]) for stem in found}}

    try:
        return change_entries(file, merged), damaged
    except FeluccaError as error:
        NOTICES.tell(error.sentence)
        return found, damaged


def remember(path: Path, file: Path) -> None:
    """Store the data of a finished match while its record exists; an unfinished match is left alone.

    Raises FeluccaError if the file of statistics cannot be read or written.
    """
    try:
        state = path.stat()
        entry = _entry_of(path, state.st_mtime_ns, state.st_size)
    except (FeluccaError, OSError):
        return
    if entry is not None:
        change_entries(file, lambda kept: {match_name(path): entry, **kept})


def history_of(entries: Entries, damaged: int = 0) -> SittingHistory:
    """Return all sittings and performances that count, everybody under the latest spelling of their name.

    Those of a person who knew the deal from an earlier match do not count.
    """
    found: list[Sitting] = []
    performances: list[Performance] = []
    known: set[tuple[str, str, str]] = set()
    spelling: dict[str, str] = {}
    for _, entry in sorted(entries.items(), key=lambda item: (item[1].created, item[0])):
        deals = {(game, seed, same_person(name)) for game, seed, name in entry.deals}
        before = {name for game, seed, name in deals & known}
        counting = [sitting for sitting in entry.sittings if same_person(sitting.name) not in before]
        spelling.update({same_person(sitting.name): sitting.name for sitting in counting})
        names = {same_person(sitting.name) for sitting in counting}
        found += counting
        performances += [one for one in entry.performances or () if same_person(one.name) in names]
        known |= deals
    return SittingHistory(
        tuple(replace(one, name=spelling[same_person(one.name)]) for one in found),
        damaged,
        tuple(replace(one, name=spelling[same_person(one.name)]) for one in performances),
    )


@lru_cache(maxsize=_KEPT)
def _entry_of(path: Path, changed: int, size: int) -> MatchEntry | None:
    """Return the data of a record, None if unfinished; `changed` (nanoseconds) and `size` (bytes) are the cache key."""
    record = read_record(path)
    header, result = record.header, record.result
    if result is None:
        return None
    people = [seat.name for seat in header.seats if seat.is_human] if result.seed else []
    deals = frozenset((header.game, result.seed, name) for name in people)
    entry = MatchEntry(header.created, deals, tuple(sittings(record)))
    try:
        return msgspec.convert(msgspec.to_builtins(entry), MatchEntry)
    except msgspec.ValidationError as error:  # nobody has played the record, and the file must stay readable
        raise RecordError(len(record.lines), str(error)) from None
