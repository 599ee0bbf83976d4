"""The answers of the judge about a game, kept beside its record, so that each is computed once.

`NAME.felucca` has its answers in `NAME.analysis`: one JSON value per line, first the parameters of the judge, then an
answer to each step in any order. Each answer is written at once, so that an interrupted analysis can continue.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import msgspec

from game.analysis.estimate import MoveLabel
from game.analysis.judge import Judgement, Verdict
from game.table.record import Record
from game.table.saves import ANALYSIS

FORMAT = 3
"""Incremented when the judge changes, which invalidates older answers."""


class Head(msgspec.Struct, frozen=True):
    """The first line: the checksum of the record and the other parameters that the answers depend on."""

    analysis: int
    record: str
    level: str
    nodes: int
    seed: str


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer; without `label` the step had no choice, without `luck` nothing was drawn.

    `values` are those of `moves`, the moves examined.
    """

    ply: int
    chances: list[float]
    luck: list[float] | None = None
    best: list[int] | None = None
    loss: float = 0.0
    error: float = 0.0
    label: MoveLabel | None = None
    is_sure: bool = True
    played: float = 0.5
    moves: list[list[int]] = []
    values: list[float] = []


def path_of(record: Path) -> Path:
    """Return the path of the answers about a record."""
    return record.with_suffix(ANALYSIS)


def head_of(record: Record, level: str, nodes: int, seed: str) -> Head:
    """Return the first line for a record and a judge."""
    return Head(FORMAT, record.last_sum, level, nodes, seed)


def read(path: Path, head: Head) -> dict[int, Judgement]:
    """Return the answers in a file by step; none if there is no such file, or one for another judge or record.

    An unfinished last line and damaged lines are left out.
    """
    try:
        first, *rest = path.read_bytes().split(b"\n")
        if msgspec.json.decode(first, type=Head) != head:
            return {}
    except (OSError, msgspec.DecodeError):
        return {}
    found = {}
    for text in rest:
        with contextlib.suppress(msgspec.DecodeError):
            answer = _answer(msgspec.json.decode(text, type=Line))
            found[answer.ply] = answer
    return found


def _answer(line: Line) -> Judgement:
    verdict = None
    if line.label is not None:
        values = tuple(zip(map(tuple, line.moves), line.values, strict=False))
        verdict = Verdict(tuple(line.best or ()), line.loss, line.error, line.label, line.is_sure, line.played, values)
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
    )  # fmt: skip


class AnswerFile:
    """An open file of answers; if it cannot be written, the answers stay in memory."""

    def __init__(self, path: Path, head: Head, known: Iterable[Judgement]) -> None:
        """Begin the file with the answers in `known`."""
        self._file: BinaryIO | None = None
        lines = [msgspec.json.encode(head), *(msgspec.json.encode(_line(answer)) for answer in known)]
        with contextlib.suppress(OSError):
            self._file = path.open("wb", buffering=0)
            self._file.write(b"".join(line + b"\n" for line in lines))

    def add(self, answer: Judgement) -> None:
        """Write an answer."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.write(msgspec.json.encode(_line(answer)) + b"\n")

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
