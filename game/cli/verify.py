"""`felucca verify`: plays saved games again and checks every line of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from game import registry
from game.errors import FeluccaError, printable
from game.match.playback import Playback
from game.match.record import RecordError, read_record


@dataclass(frozen=True, slots=True)
class FileVerdict:
    """The result for one file: `code` is 0 (right), 1 (wrong from `line` on) or 2 (not readable as a record)."""

    file: str
    code: int
    line: int
    sentence: str


def examine(path: Path) -> FileVerdict:
    """Play the record in `path` again and return the verdict."""
    try:
        record = read_record(path)
        playback = Playback(record, registry.make)
        position = playback.play_all()
    except RecordError as error:
        return FileVerdict(str(path), error.exit_code, error.line, str(error))
    except FeluccaError as error:
        return FileVerdict(str(path), 2, 0, str(error))
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
    return FileVerdict(str(path), 0, 0, ", ".join(words))


def verify(files: Sequence[Path], as_json: bool) -> int:
    """Print a verdict on each file and return the worst code."""
    verdicts = [examine(path) for path in files]
    if as_json:
        print(json.dumps([asdict(verdict) for verdict in verdicts]))
    else:
        for verdict in verdicts:
            print(f"{printable(verdict.file)}: {'right' if not verdict.code else 'WRONG'}: {verdict.sentence}")
    return max(verdict.code for verdict in verdicts)
