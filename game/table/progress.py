"""A player's progress in the lessons: one small file, written atomically."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from game.paths import read_text, user_dir, write_whole

GUIDED_GAME = "guided-game"
"""The name of a guided game that was played to its end, among the names of chapters."""
EXERCISE = "exercise-"
"""The prefix of an exercise's name among the names of chapters."""


def progress_file() -> Path:
    """Return the path of the file."""
    return user_dir() / "learned.json"


def load_progress(file: Path | None = None) -> dict[str, int]:
    """Return the steps done by `<game>/<chapter>`; an unreadable file counts as empty."""
    try:
        data = json.loads(read_text(file or progress_file()))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(data, dict):
        return {}
    return {name: done for name, done in data.items() if isinstance(done, int) and not isinstance(done, bool)}


def note_progress(game: str, chapter: str, done: int, file: Path | None = None) -> bool:
    """Note that `done` steps of a chapter are done, never fewer than before; return whether it could be stored."""
    file = file or progress_file()
    known: Mapping[str, int] = load_progress(file)
    name = f"{game}/{chapter}"
    if known.get(name, 0) >= done:
        return True
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, json.dumps({**known, name: done}, indent=2).encode())
    except OSError:
        return False
    return True
