"""A player's progress in the lessons: one small file, shared by all windows."""

from __future__ import annotations

import json
from pathlib import Path

from game.errors import FeluccaError, sentence
from game.files.document import Edit, Unsound, change_document, members, read_document
from game.files.notices import NOTICES
from game.paths import user_dir

GUIDED_GAME = "guided-game"
"""The name of a guided game that was played to its end, among the names of chapters."""
EXERCISE = "exercise-"
"""The prefix of an exercise's name among the names of chapters."""


def progress_file() -> Path:
    """Return the path of the file with the progress in lessons."""
    return user_dir() / "learned.json"


def load_progress(file: Path | None = None) -> dict[str, int]:
    """Return the number of steps done for each `<game>/<chapter>`; none for a file of another form.

    NOTICES reports if the file cannot be read; then nothing counts as done.
    """
    try:
        found = members(read_document(file or progress_file()))
    except Unsound:
        return {}
    except FeluccaError as error:
        NOTICES.tell(error.sentence)
        return {}
    return {name: done for name, done in found.items() if _is_count(done)}


def note_progress(game: str, chapter: str, done: int, file: Path | None = None) -> None:
    """Note that `done` steps of a chapter are done, never fewer than before; everything else in the file stays.

    NOTICES reports it if they cannot be stored.
    """
    name = f"{game}/{chapter}"

    def edit(data: bytes) -> bytes:
        known = members(data)
        if _is_count(known.get(name)) and known[name] >= done:
            return data
        return json.dumps({**known, name: done}, indent=2).encode()

    change_progress(file or progress_file(), edit)


def change_progress(file: Path, edit: Edit) -> None:
    """Change a file with progress, as `change_document` does; NOTICES reports if the change cannot be stored."""
    try:
        change_document(file, edit)
    except FeluccaError as error:
        unkept = "your progress could not be saved: {reason}"
        NOTICES.tell(sentence("error-progress", unkept, reason=error.sentence))


def _is_count(done: object) -> bool:
    return isinstance(done, int) and not isinstance(done, bool)
