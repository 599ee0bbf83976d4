"""A small file that is always written whole, from the content that is there: settings, statistics, progress."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.errors import FeluccaError, Sentence, sentence, unread, unwritten
from game.files import placing
from game.files.lock import Lock, Taken
from game.files.notices import NOTICES
from game.paths import LARGEST

PATIENCE = 1.0
"""Seconds to wait for another window that is writing the same file."""
_TRIES = 5
"""The number of times that somebody else may write the file while it is written."""


class Unsound(Exception):
    """The content of a file cannot be understood; `ending` says why, as the ending of the copy that is kept of it."""

    def __init__(self, ending: str = placing.DAMAGED) -> None:
        super().__init__(ending)
        self.ending = ending


Edit = Callable[[bytes], bytes]
"""Returns the new content of a file for the present one, which is empty if there is none; raises Unsound."""


def read_document(file: Path, most: int = LARGEST) -> bytes:
    """Return the content of a file, b'' where there is none; raises FeluccaError if it cannot be read."""
    try:
        return placing.read_or_empty(file, most)
    except OSError as error:
        raise FeluccaError(unread(file, error)) from None


def members(data: bytes) -> dict[str, Any]:
    """Return the members of the JSON object in `data`, {} if it is empty; raises Unsound if it is anything else."""
    if not data:
        return {}
    try:
        found = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise Unsound from None
    if not isinstance(found, dict):
        raise Unsound
    return found


def change_document(file: Path, edit: Edit, most: int = LARGEST) -> None:
    """Change a file under its lock: `edit` gets what is there at that moment, whoever wrote it.

    Content that `edit` finds Unsound is kept beside the file, which starts empty; so is content that somebody else
    writes in between and `edit` cannot take over. NOTICES reports both. A link is followed. Raises FeluccaError, and
    changes nothing, if the file cannot be read or written, or is being written elsewhere for longer than a second.
    """
    file = placing.real(file)
    if not file.parent.exists() and not edit(b""):
        return  # no folder for nothing
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with _lock(file):
            _change(file, edit, most)
    except OSError as error:
        raise FeluccaError(unwritten(file, error)) from None


def _lock(file: Path) -> Lock:
    try:
        return Lock(file, PATIENCE)
    except Taken as error:
        if error.is_shut:
            raise
        busy = "'{file}' is being written by another Felucca window"
        raise Taken(sentence("error-busy", busy, file=file)) from None


def _change(file: Path, edit: Edit, most: int) -> None:
    try:
        present = placing.read_or_empty(file, most)
    except OSError as error:
        raise FeluccaError(unread(file, error)) from None
    work = _Change(file, edit, most)
    try:
        base: bytes | None = present
        for _ in range(_TRIES):
            if base is None or (found := work.carry_over(base, present)) is None:
                return
            base, present = found
    finally:
        work.settle()


class _Change:
    """A change in progress: the contents that the file has had, and those that are in it still."""

    def __init__(self, file: Path, edit: Edit, most: int) -> None:
        self._file = file
        self._edit = edit
        self._most = most
        self._old: list[tuple[Path, bytes | None]] = []
        """The files that were taken away, and their contents; None for one that cannot be read."""
        self._endings: dict[bytes, str] = {}
        """What becomes of each content: the ending of its copy, or '' if all of it is in the file."""

    def carry_over(self, base: bytes, present: bytes) -> tuple[bytes | None, bytes] | None:
        """Write the change of `base` over a file that should have the content `present`.

        Return None when that is what it had, else what somebody else wrote meanwhile, to be changed in its turn, and
        the content of the file now.
        """
        changed, self._endings[base] = self._edited(base)
        self._endings[changed] = ""
        if changed == present:
            return None
        old = placing.put(self._file, changed)
        if old is None:
            return None
        try:
            found: bytes | None = placing.read(old, self._most)
        except OSError:
            found = None
        self._old.append((old, found))
        return None if found == present else (found, changed)

    def _edited(self, base: bytes) -> tuple[bytes, str]:
        try:
            return self._edit(base), ""
        except Unsound as error:
            return self._edit(b""), error.ending

    def settle(self) -> None:
        """Remove what is in the file still, keep everything else, and tell."""
        for old, content in self._old:
            ending = placing.OTHER if content is None else self._endings.get(content, placing.OTHER)
            if ending:
                NOTICES.tell(kept_notice(self._file, placing.keep(old, self._file, ending)))
            else:
                placing.discard(old)


def kept_notice(file: Path, kept: Path) -> Sentence:
    """Return the sentence about a copy that is kept of a file, by the ending of its name."""
    if kept.suffix == placing.NEWER:
        newer = "'{file}' was saved by a newer version of Felucca: it is kept as '{kept}', and a new file was started"
        return sentence("error-kept-newer", newer, file=file, kept=kept.name)
    if kept.suffix == placing.OTHER:
        other = "another program wrote '{file}' at the same moment: what it wrote is kept as '{kept}'"
        return sentence("error-kept-other", other, file=file, kept=kept.name)
    damaged = "'{file}' was damaged: it is kept as '{kept}', and a new file was started"
    return sentence("error-kept-damaged", damaged, file=file, kept=kept.name)
