"""`felucca verify`: plays saved games again and checks every line of them.

The records of one match that are given together must agree: each states the scores of the games before it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from game import registry
from game.contest.place import GameScore
from game.errors import FeluccaError, printable
from game.match.contests import score_of
from game.match.playback import Playback
from game.match.record import Record, RecordError, read_record


@dataclass(frozen=True, slots=True)
class FileVerdict:
    """The result for one file: `code` is 0 (valid), 1 (wrong from `line` on) or 2 (not readable as a record)."""

    file: str
    code: int
    line: int
    sentence: str


def examine(path: Path) -> tuple[FileVerdict, Record | None]:
    """Play the record in `path` again; return the verdict, and the record if it is valid."""
    try:
        record = read_record(path)
        playback = Playback(record, registry.make)
        position = playback.play_all()
    except RecordError as error:
        return FileVerdict(str(path), error.exit_code, error.line, str(error)), None
    except FeluccaError as error:
        return FileVerdict(str(path), 2, 0, str(error)), None
    words = [f"{record.header.game}, {len(playback.seats)} players, {position.ply} decisions"]
    place = record.header.contest
    if place is not None:
        words.append(f"game {place.game} of a match of {place.length}")
    if record.result is not None:
        resigned = record.result.resigned
        words.append(
            f"resigned by {playback.seats[resigned].name or f'seat {resigned}'}" if resigned >= 0 else "finished"
        )
    words += playback.remarks()
    if record.torn:
        words.append("an unfinished last line was left out")
    return FileVerdict(str(path), 0, 0, ", ".join(words)), record


def _compared(found: Sequence[tuple[FileVerdict, Record | None]]) -> Iterator[FileVerdict]:
    """Yield the verdicts; wrong is also a game that states another score of an earlier one than any of its records."""
    scores: dict[tuple[str, int], dict[str, GameScore]] = {}
    for verdict, record in found:
        place = record.header.contest if record is not None else None
        score = score_of(record.lines) if record is not None else None
        if place is not None and score is not None:
            scores.setdefault((place.id, place.game), {})[verdict.file] = score
    for verdict, record in found:
        place = record.header.contest if record is not None else None
        for number, stated in enumerate(place.before if place is not None else (), start=1):
            known = scores.get((place.id, number), {}) if place is not None else {}
            if known and stated not in known.values():
                file = next(iter(known))
                words = f"game {number} of the match ended differently from what this record says: see '{file}'"
                yield FileVerdict(verdict.file, 1, 1, words)
                break
        else:
            yield verdict


def verify(files: Sequence[Path], as_json: bool) -> int:
    """Print a verdict on each file and return the worst code."""
    verdicts = [*_compared([examine(path) for path in files])]
    if as_json:
        print(json.dumps([asdict(verdict) for verdict in verdicts]))
    else:
        for verdict in verdicts:
            print(f"{printable(verdict.file)}: {'valid' if not verdict.code else 'INVALID'}: {verdict.sentence}")
    return max(verdict.code for verdict in verdicts)
