"""The episodes of a search-bootstrap run in an append-only file, so that the run can be resumed."""

from __future__ import annotations

import base64
import binascii
import json
import os
import zlib
from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.ai.train.search_bootstrap import Episode
from game.errors import FeluccaError, reason

HEAD = "episodes"
"""The first word of the file's first line."""


def begin_checkpoint(path: Path, plan: Mapping[str, Any]) -> None:
    """Begin a checkpoint for `plan`; raises FeluccaError if it cannot be written."""
    _write(path, "w", [json.dumps({HEAD: dict(plan)})])


def add_episodes(path: Path, episodes: Sequence[Episode]) -> None:
    """Add episodes; raises FeluccaError if they cannot be written."""
    _write(path, "a", [json.dumps([_packed(cases) for cases in taught]) for taught in episodes])


def read_episodes(path: Path, plan: Mapping[str, Any]) -> list[Episode]:
    """Return the complete episodes, and cut off an incomplete last line.

    Raises FeluccaError if the file cannot be read or repaired, is no checkpoint, or belongs to another plan.
    """
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise FeluccaError(f"the checkpoint {path} cannot be read: {reason(error)}") from None
    try:
        before = dict(json.loads(lines[0])[HEAD])
        episodes = [[_unpacked(text) for text in json.loads(line)] for line in lines[1:] if line.endswith(b"\n")]
    except (ValueError, TypeError, KeyError, IndexError, RecursionError, binascii.Error, zlib.error):
        raise FeluccaError(f"the checkpoint {path} is damaged: begin again without --resume") from None
    for name, value in plan.items():
        if before.get(name) != value:
            raise FeluccaError(f"the checkpoint {path} is of a run with {name} {before.get(name)!r}, not {value!r}")
    if not lines[-1].endswith(b"\n"):
        try:
            os.truncate(path, sum(map(len, lines[:-1])))
        except OSError as error:
            raise _unwritten(path, error) from None
    return episodes


def _write(path: Path, mode: str, lines: Sequence[str]) -> None:
    try:
        with path.open(mode, encoding="ascii", newline="\n") as file:
            file.writelines(f"{line}\n" for line in lines)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise _unwritten(path, error) from None


def _unwritten(path: Path, error: OSError) -> FeluccaError:
    return FeluccaError(f"the checkpoint {path} cannot be written: {reason(error)}")


def _packed(cases: array[float]) -> str:
    return base64.b64encode(zlib.compress(cases.tobytes())).decode("ascii")


def _unpacked(text: str) -> array[float]:
    cases = array("f")
    cases.frombytes(zlib.decompress(base64.b64decode(text, validate=True)))
    return cases
