"""The record of a match as text: one JSON value per line, each with a checksum, described in docs/records.md.

The lines are defined in `lines`; `ledger` writes them, `playback` plays them again.
"""

from __future__ import annotations

import errno
import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

import game as felucca
from game.contest.place import ContestPlace
from game.errors import FeluccaError, sentence, unread
from game.files.placing import read
from game.match.lines import AnyLine, Deal, Note, RecordHeader, Result
from game.registry import ENTRIES, recorded_notes
from game.rules.core.facts import Fact, Noted

FORMAT = 1
"""The format version of a single game whose first player is drawn."""
FORMAT_WITH_FIRST = 2
"""The format version of a game with a given first player or of a contest."""
FORMAT_WITH_SOURCES = 3
"""The format version of every game whose luck has named sources (version 2 or later); newer ones are refused."""
NEWER = "error-newer"
"""The text key of the problem of a record in a newer format."""
SUM_DIGITS = 12
SUFFIX = ".felucca"
_MARK = b"\xef\xbb\xbf"
"""The byte order mark that some programs put before a text."""
_PROGRAM = re.compile(r"Felucca (\d{1,4}(?:\.\d{1,4}){1,3})(\.dev\d{1,4})?")
_BEGINNING = 2
"""The lines that every record begins with: header and deal."""
DEEPEST = 12
"""The maximum depth of lists and mappings in the numbers of a game."""
LARGEST = 1 << 24
"""The maximum number of bytes read of a record."""


class RecordError(FeluccaError):
    """A record whose line `line` (from 1) is wrong; line 0 means that it cannot be read as a record at all."""

    def __init__(self, line: int, problem: str) -> None:
        placed = sentence("error-line", "line {line} of the file is invalid: {problem}", line=line, problem=problem)
        super().__init__(placed if line else problem)
        self.line = line
        self.problem = problem
        self.exit_code = 1 if line else 2


_DECODER: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)
_ENCODER = msgspec.json.Encoder()
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""The errors of decoding bytes that are not JSON, not of the expected form, or nested too deeply."""


def present_rules(game: str) -> int:
    """Return the current version of the rules of `game`."""
    return ENTRIES[game].rules_version if game in ENTRIES else 1


def rules_hash(game: str, numbers: Mapping[str, Any], version: int = 0) -> str:
    """Return SHA-256 of the canonical JSON of the numbers and the rules version of `game` (0: the current one)."""
    value = {"numbers": numbers, "version": version or present_rules(game)}
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def format_for(luck: int, first: int, contest: ContestPlace | None) -> int:
    """Return the format version of a game with a version of `luck` that the seat `first` begins (-1: drawn), in a
    contest or by itself.
    """
    if luck > 1:
        return FORMAT_WITH_SOURCES
    return FORMAT if first < 0 and contest is None else FORMAT_WITH_FIRST


def is_from_later(program: str) -> bool:
    """Return whether the `program` in a header is a later version of Felucca than this one; no other program is."""
    theirs, ours = (_PROGRAM.fullmatch(name) for name in (program, f"Felucca {felucca.__version__}"))
    return theirs is not None and ours is not None and _order(theirs) > _order(ours)


def _order(version: re.Match[str]) -> tuple[list[int], bool]:
    """Return the sort key of a version: its numbers, and whether it is a release, which follows its development."""
    return [int(part) for part in version[1].split(".")], not version[2]


def rules_version(game: str, numbers: Mapping[str, Any], rules: str) -> int:
    """Return the version of the rules whose hash is `rules`, if its records can be played, else 0."""
    older = ENTRIES[game].older_rules if game in ENTRIES else ()
    versions = present_rules(game), *older
    return next((version for version in versions if rules_hash(game, numbers, version) == rules), 0)


def notes(game: str, facts: Iterable[Fact]) -> list[Note]:
    """Return the public notes among `facts` that a record of `game` contains."""
    written = recorded_notes(game) if game in ENTRIES else None
    noted = (fact for fact in facts if isinstance(fact, Noted))
    return [[fact.what, fact.seat, *fact.values] for fact in noted if written is None or fact.what in written]


def encode(line: AnyLine, previous: str) -> tuple[bytes, str]:
    """Return the text of `line` with its newline, and its checksum.

    `previous` is the checksum of the line before, which goes into the new one; '' for the first line.
    """
    body = _ENCODER.encode(line)[:-1]
    digits = _sum(body, previous)
    return body + b',"sum":"' + digits.encode() + b'"}\n', digits


def _sum(body: bytes, previous: str) -> str:
    return hashlib.sha256(previous.encode() + body).hexdigest()[:SUM_DIGITS]


def _split(text: bytes) -> tuple[bytes, str]:
    """Return a line without its checksum, and the checksum ('' if it has none); a carriage return is left out."""
    text = text.removesuffix(b"\r")
    tail = len(',"sum":""}') + SUM_DIGITS
    if text[-tail : -tail + 8] == b',"sum":"' and text.endswith(b'"}'):
        return text[:-tail], text[-tail + 8 : -2].decode("ascii", "replace")
    return text, ""


@dataclass(frozen=True, slots=True)
class Record:
    """The reliable lines of a record.

    `length` is the number of bytes they take, `last_sum` the checksum to continue with ('' in a record without
    checksums); `torn` means that an unfinished last line was left out.
    """

    lines: tuple[AnyLine, ...]
    length: int
    last_sum: str
    torn: bool

    @property
    def header(self) -> RecordHeader:
        """The header: the first line of the record."""
        first = self.lines[0]
        assert isinstance(first, RecordHeader)
        return first

    @property
    def result(self) -> Result | None:
        """The result: the last line, None if the match is not finished."""
        last = self.lines[-1]
        return last if isinstance(last, Result) else None


def read_file(path: Path) -> bytes:
    """Return the bytes of a record file; raises FeluccaError, also for a pipe or a device, which may have no end."""
    try:
        return read(path, LARGEST)
    except OSError as error:
        if error.errno in (errno.ENOENT, errno.EINVAL):  # Windows calls a name with an asterisk invalid
            raise FeluccaError(sentence("error-no-file", "there is no file '{file}'", file=path)) from None
        if error.errno == errno.EFBIG:
            large = "'{file}' is too large to be a Felucca game"
            raise FeluccaError(sentence("error-too-large", large, file=path)) from None
        raise FeluccaError(unread(path, error)) from None


def read_record(path: Path) -> Record:
    """Return the record in a file; raises FeluccaError if it cannot be read, RecordError as `parse` does."""
    return parse(read_file(path), path.name)


def parse(data: bytes, name: str = "the record") -> Record:
    """Return the record in `data`; an unfinished last line is left out.

    Additions by editors and mail programs are skipped: a byte order mark, carriage returns, blank lines.
    Raises RecordError naming the first wrong line: not JSON, not of this format, changed after it was written, or out
    of order. The legality of the moves is not checked here.
    """
    whole, _, rest = data.removeprefix(_MARK).rpartition(b"\n")
    texts = [(number, text) for number, text in enumerate(whole.split(b"\n"), 1) if text.strip()]
    if _is_complete(rest, texts[-1][1] if texts else b""):
        texts.append((data.count(b"\n") + 1, rest))
        rest = b""
    if not texts:
        if not data:
            awaited = "'{file}' contains no game: it is empty, but a sync program may still be downloading it"
            raise RecordError(0, sentence("error-awaited", awaited, file=name))
        empty = "'{file}' contains no game: it is empty or was not saved by Felucca"
        raise RecordError(0, sentence("error-empty", empty, file=name))
    lines: list[AnyLine] = []
    previous = ""
    with_sums = bool(_split(texts[0][1])[1])
    for number, text in texts:
        line, digits = _parse_line(text, number, name, is_first=not lines)
        if with_sums and digits != _sum(_split(text)[0], previous):
            raise RecordError(number, sentence("error-changed", "it was changed after it was written"))
        _check_place(line, lines, number)
        lines.append(line)
        previous = digits
    return Record(tuple(lines), len(data) - len(rest), previous, bool(rest.strip()))


def parse_good(data: bytes, name: str = "the record") -> Record:
    """Return the record as `parse` does or, if a line is wrong, the lines before it, proved by their checksums.

    Raises RecordError if a line is wrong and not even the deal is reliable, or the record has no checksums.
    """
    try:
        return parse(data, name)
    except RecordError as error:
        kept = b"".join(text + b"\n" for text in data.split(b"\n")[: max(0, error.line - 1)])
        try:
            good = parse(kept, name)
        except RecordError:
            raise error from None
        if len(good.lines) < _BEGINNING or not good.last_sum:
            raise
        return good


def _is_complete(rest: bytes, before: bytes) -> bool:
    """Return whether a last line without its newline is complete all the same; `before` is the line before it."""
    body, digits = _split(rest)
    return bool(digits) and digits == _sum(body, _split(before)[1])


def _parse_line(text: bytes, number: int, name: str, *, is_first: bool) -> tuple[AnyLine, str]:
    body, digits = _split(text)
    try:
        line = _DECODER.decode(body + b"}" if digits else text)
    except UNREADABLE as error:
        if is_first:
            raise _foreign(text, name) from None
        raise RecordError(number, _plain(error)) from None
    if is_first and (not isinstance(line, RecordHeader) or line.format != _format_of(line) or _is_deep(line.numbers)):
        raise _foreign(text, name)
    return line, digits


def _format_of(header: RecordHeader) -> int:
    """Return the format version that a header must have; only with named sources is there a table that repeats."""
    if header.table and header.luck == 1:
        return FORMAT_WITH_SOURCES
    return format_for(header.luck, header.first, header.contest)


def _is_deep(value: Any) -> bool:
    """Return whether plain data is nested deeper than the numbers of any game."""
    level = [value]
    for _ in range(DEEPEST):
        level = [part for one in level if isinstance(one, (dict, list)) for part in _parts(one)]
    return bool(level)


def _parts(one: dict[str, Any] | list[Any]) -> Iterable[Any]:
    return one.values() if isinstance(one, dict) else one


def _foreign(text: bytes, name: str) -> RecordError:
    """Return the error for a first line that is not one of ours."""
    try:
        first = msgspec.json.decode(text)
    except UNREADABLE:
        first = None
    if isinstance(first, dict) and first.get("line") == "felucca":
        version = first.get("format")
        if isinstance(version, int) and version > FORMAT_WITH_SOURCES:
            newer = "'{file}' was saved by a newer version of Felucca (format {format}): please update"
            return RecordError(0, sentence(NEWER, newer, file=name, format=version))
        return RecordError(1, sentence("error-header", "the header is damaged"))
    return RecordError(0, sentence("error-foreign", "'{file}' is not a Felucca game", file=name))


def _plain(error: Exception) -> str:
    why = str(error).split(" - at ")[0][:120].lower()
    return sentence("error-line-unread", "it cannot be read ({reason})", reason=why)


def _check_place(line: AnyLine, before: list[AnyLine], number: int) -> None:
    if isinstance(line, RecordHeader) != (not before):
        raise RecordError(number, sentence("error-header-place", "the header must be the first line"))
    if isinstance(line, Deal) != (len(before) == 1):
        raise RecordError(number, sentence("error-deal-place", "the deal must be on the second line"))
    if before and isinstance(before[-1], Result):
        raise RecordError(number, sentence("error-after-result", "nothing may follow the result"))


def encode_all(lines: Iterable[AnyLine], previous: str = "") -> tuple[bytes, str]:
    """Return the text of lines that follow the sum `previous`, and the last sum."""
    parts = []
    for line in lines:
        text, previous = encode(line, previous)
        parts.append(text)
    return b"".join(parts), previous


def write_all(lines: Iterable[AnyLine]) -> bytes:
    """Return the whole text of a record that consists of `lines`."""
    return encode_all(lines)[0]
