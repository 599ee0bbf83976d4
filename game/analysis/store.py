"""The answers of the judge about a game, kept beside its record, so that each is computed once.

`NAME.felucca` has its answers in `NAME.analysis`: one JSON value per line. The parameters of a judge begin a section,
whose other lines are its answers to the steps, in any order. The sections of other judges, of older and newer versions
and of records that had the name before stay as they are. Each answer is written at once, so that an interrupted
analysis can continue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

import msgspec

from game.ai.comparison import Consequences, ForeseenReply
from game.analysis import par
from game.analysis.estimate import MoveLabel
from game.analysis.judge import Judgement, Verdict
from game.errors import FeluccaError, unread, unwritten
from game.files.growing import Branched, GrowingFile
from game.files.lock import Lock
from game.files.notices import NOTICES
from game.files.placing import read_or_empty
from game.match.lines import Natural, Word
from game.match.record import LARGEST, UNREADABLE, Record
from game.match.saves import ANALYSIS
from game.match.seats import MOST_SEATS

FORMAT = 4
"""Incremented when the judge changes, which invalidates older answers."""
_HEAD = b'{"analysis":'
"""The beginning of every first line of a section, in all versions."""
_Share = Annotated[float, msgspec.Meta(ge=-10.0, le=10.0)]
"""A share of a game as it is measured: not always within 0 and 1, but never far outside."""
_MOST_LEVELS = 16
"""More levels than a decision is compared with."""
_Shares = Annotated[list[_Share], msgspec.Meta(max_length=MOST_SEATS)]


class Head(msgspec.Struct, frozen=True):
    """The first line of a section: the checksum of the record and the other parameters that the answers depend on."""

    analysis: int
    record: Word
    level: Word
    nodes: Natural
    seed: Word


class Foreseen(msgspec.Struct, frozen=True, omit_defaults=True):
    """The consequences of a move: `seat` replied with `deed` in `replies` of the worlds; an empty `deed`: no reply."""

    worlds: Natural
    points: Annotated[list[Annotated[float, msgspec.Meta(ge=-10_000, le=10_000)]], msgspec.Meta(max_length=MOST_SEATS)]
    seat: int = -1
    deed: Annotated[list[int], msgspec.Meta(max_length=1000)] = []
    replies: Natural = 0


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer; without `label` the step had no choice, without `luck` nothing was drawn.

    `values` are those of `moves`, the moves examined. `foreseen` are the consequences of the best move and of the move
    played, if they were counted. `gains` are those over levels, found by the comparison of version `par`.
    """

    ply: Natural
    chances: _Shares
    luck: _Shares | None = None
    best: Annotated[list[int], msgspec.Meta(max_length=1000)] | None = None
    loss: _Share = 0.0
    error: _Share = 0.0
    label: MoveLabel | None = None
    is_sure: bool = True
    played: float = 0.5
    moves: list[list[int]] = []
    values: list[float] = []
    foreseen: tuple[Foreseen, Foreseen] | None = None
    par: Natural = 0
    gains: Annotated[dict[Word, _Share], msgspec.Meta(max_length=_MOST_LEVELS)] = {}


def path_of(record: Path) -> Path:
    """Return the path of the file with the answers about a record."""
    return record.with_suffix(ANALYSIS)


def head_of(record: Record, level: str, nodes: int, seed: str) -> Head:
    """Return the first line of the section for a record and a judge."""
    return Head(FORMAT, record.last_sum, level, nodes, seed)


Fits = Callable[[Judgement], bool]
"""Says whether an answer belongs to a step of the game."""


def read(path: Path, head: Head, fits: Fits = lambda _: True) -> dict[int, Judgement]:
    """Return the answers in a file by step; none if there is no such file, or none for this judge and record.

    An unfinished last line, damaged lines and answers that do not fit are left out. NOTICES reports if the file cannot
    be read.
    """
    try:
        return _answers_in(read_or_empty(path, LARGEST), head, fits)[0]
    except OSError as error:
        NOTICES.tell(unread(path, error))
        return {}


def _answers_in(data: bytes, head: Head, fits: Fits = lambda _: True) -> tuple[dict[int, Judgement], bool]:
    """Return the answers under this head, and whether its section is the last one."""
    found: dict[int, Judgement] = {}
    is_ours = False
    for text in data.split(b"\n"):
        try:
            if text.startswith(_HEAD):
                is_ours = False
                is_ours = msgspec.json.decode(text, type=Head) == head
            elif is_ours:
                answer = _answer(msgspec.json.decode(text, type=Line))
                if fits(answer):
                    found[answer.ply] = answer
        except UNREADABLE:
            continue
    return found, is_ours


def _answer(line: Line) -> Judgement:
    verdict = None
    if line.label is not None:
        values = tuple(zip(map(tuple, line.moves), line.values, strict=False))
        foreseen = (_consequences(line.foreseen[0]), _consequences(line.foreseen[1])) if line.foreseen else None
        verdict = Verdict(
            tuple(line.best or ()), line.loss, line.error, line.label, line.is_sure, line.played, values, foreseen,
            line.gains if line.par == par.VERSION else {},
        )  # fmt: skip
    return Judgement(line.ply, verdict, tuple(line.luck) if line.luck is not None else None, tuple(line.chances))


def _line(answer: Judgement) -> Line:
    line = Line(answer.ply, list(answer.chances), list(answer.luck) if answer.luck is not None else None)
    verdict = answer.verdict
    if verdict is None:
        return line
    return msgspec.structs.replace(
        line, best=list(verdict.best), loss=verdict.loss, error=verdict.error, label=verdict.label,
        is_sure=verdict.is_sure, played=verdict.played, moves=[list(move) for move, _ in verdict.values],
        values=[value for _, value in verdict.values],
        foreseen=(_foreseen(verdict.foreseen[0]), _foreseen(verdict.foreseen[1])) if verdict.foreseen else None,
        par=par.VERSION if verdict.gains else 0, gains=dict(verdict.gains),
    )  # fmt: skip


def _consequences(line: Foreseen) -> Consequences:
    reply = ForeseenReply(line.seat, tuple(line.deed), line.replies) if line.deed else None
    return Consequences(line.worlds, tuple(line.points), reply)


def _foreseen(found: Consequences) -> Foreseen:
    if found.reply is None:
        return Foreseen(found.worlds, list(found.points))
    return Foreseen(found.worlds, list(found.points), found.reply.seat, list(found.reply.deed), found.reply.worlds)


class AnswerFile:
    """The file of answers while they are computed; where it cannot be read or written they stay in memory, and NOTICES
    reports it.
    """

    def __init__(self, path: Path, head: Head, known: Iterable[Judgement]) -> None:
        """Write the answers in `known` to the file and lock it until `close`."""
        self._path = path
        self._head = head
        self._answers = {answer.ply: answer for answer in known}
        self._file: GrowingFile | None = None
        self._lock: Lock | None = None
        self._save()

    def add(self, answer: Judgement) -> None:
        """Add an answer to the file."""
        self._answers[answer.ply] = answer
        if self._file is not None:
            self._file.add(_text(_line(answer)))
        self._save()

    def close(self) -> None:
        """Release the lock of the file."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _save(self) -> None:
        try:
            if self._lock is None:
                self._lock = Lock(self._path)
            try:
                self._file = self._file or self._begun()
                self._file.save()
            except Branched:  # somebody else has written the file: nothing of it is lost, and ours is added once more
                self._file = self._begun()
                self._file.save()
        except Branched:
            self._file = None
        except FeluccaError as error:
            NOTICES.tell(error.sentence)
        except OSError as error:
            NOTICES.tell(unwritten(self._path, error))

    def _begun(self) -> GrowingFile:
        """Return the file with all answers that it lacks at its end; raises OSError if it cannot be read."""
        data = read_or_empty(self._path, LARGEST)
        found, is_last = _answers_in(data, self._head)
        file = GrowingFile(self._path, data)
        lacking = [answer for ply, answer in self._answers.items() if found.get(ply) != answer]
        if data and not data.endswith(b"\n"):
            file.add(b"\n")
        if not is_last:
            file.add(_text(self._head))
        for answer in lacking:
            file.add(_text(_line(answer)))
        return file


def _text(line: Head | Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"
