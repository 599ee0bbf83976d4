"""Writing a record: every line goes to the disk at once, and no two programs write the same file."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from pathlib import Path

from game.errors import reason, sentence
from game.files import placing
from game.files.document import kept_notice
from game.files.growing import Branched, GrowingFile
from game.files.lock import Lock, Taken
from game.files.notices import NOTICES
from game.match import keys
from game.match.lines import AnyLine, Reseed
from game.match.random_stream import Secret
from game.match.record import Record, encode_all

Begin = Callable[[Sequence[AnyLine]], tuple[GrowingFile, int, str]]
"""Opens the file for a match with these lines; returns it with the number of lines in it and the last checksum."""


class Ledger:
    """The file of a record, to which the lines of a match are written, whatever other programs do to it.

    `path` changes if somebody else has written the file: theirs keeps its name, and the match goes on in a new one.
    """

    def __init__(self, path: Path, lock: Lock | None, begin: Begin) -> None:
        """Prepare a file that `begin` opens at the first `save`; with `lock` None, its lock is taken then."""
        self.path = path
        self._lock = lock
        self._begin = begin
        self._file: GrowingFile | None = None
        self._count = 0
        self._sum = ""

    @classmethod
    def new(cls, path: Path, secret: Secret) -> Ledger:
        """Return the ledger of a new file and its key; the key is removed if the file cannot be written."""

        def begin(lines: Sequence[AnyLine]) -> tuple[GrowingFile, int, str]:
            if os.path.lexists(path):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
            try:
                keys.save(path, secret)
                text, digits = encode_all(lines, "")
                placing.create(path, text)
            except OSError:
                keys.remove(path)
                raise
            return GrowingFile(path, text), len(lines), digits

        return cls(path, None, begin)

    @classmethod
    def resume(cls, path: Path, data: bytes, record: Record, lock: Lock | None) -> Ledger:
        """Return the ledger of the file that `record` was read from, as `data`, to continue after its last whole line.

        A line that was cut off is left out; the file as it was is kept.
        """

        def begin(_: Sequence[AnyLine]) -> tuple[GrowingFile, int, str]:
            good = data
            if record.torn:
                good = data[: record.length]
                _cut(path, data, good)
            file = GrowingFile(path, good)
            if not good.endswith(b"\n"):
                file.add(b"\n")
            return file, len(record.lines), record.last_sum

        return cls(path, lock, begin)

    @property
    def has_begun(self) -> bool:
        """Whether `save` has created the file, or opened the existing one."""
        return self._file is not None

    def save(self, lines: Sequence[AnyLine]) -> None:
        """Write to the file those of `lines` that it lacks; they begin with the lines of the last call.

        Raises OSError, or Taken if another window has the file; later calls try again.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._lock is None:
            self._lock = Lock(self.path)
        if self._file is None:
            try:
                self._file, self._count, self._sum = self._begin(lines)
            except OSError:
                self.close()
                raise
        text, self._sum = encode_all(lines[self._count :], self._sum)
        self._count = len(lines)
        self._file.add(text)
        try:
            self._file.save()
        except Branched:
            self._go_beside(self._file.data)

    def _go_beside(self, data: bytes) -> None:
        """Leave the file to whoever has written it, and go on in a new one beside it; raises OSError."""
        for number in count(2):
            path = self.path.with_name(f"{self.path.stem}-{number}{self.path.suffix}")
            if os.path.lexists(path):
                continue
            lock = Lock(path)
            try:
                placing.create(path, data)
            except FileExistsError:
                lock.release()
                continue
            except OSError:
                lock.release()
                raise
            break
        keys.copy(self.path, path)
        branched = (
            "'{file}' was continued by another program or computer: your game continues as '{mine}', and both are kept"
        )
        NOTICES.tell(sentence("error-branched", branched, file=self.path.name, mine=path.name))
        self.close()
        self.path, self._lock, self._file = path, lock, GrowingFile(path, data)

    def close(self) -> None:
        """Release the lock."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _cut(path: Path, data: bytes, good: bytes) -> None:
    """Replace a file by its good part and keep the whole one beside it; raises OSError."""
    old = placing.put(path, good)
    if old is None:
        return
    is_ours = placing.has_content(old, data)
    kept = placing.keep(old, path, placing.DAMAGED if is_ours else placing.OTHER)
    if not is_ours:
        NOTICES.tell(kept_notice(path, kept))
        return
    torn = (
        "the last line of '{file}' was cut off: the game continues from the line before, "
        "and the file is kept as '{kept}'"
    )
    NOTICES.tell(sentence("error-torn", torn, file=path.name, kept=kept.name))


def explain(error: OSError | Taken, path: Path) -> str:
    """Return why a record can no longer be written."""
    if isinstance(error, Taken):
        return error.sentence
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return sentence("error-no-rights", "cannot write to '{folder}'", folder=path.parent)
    return reason(error)


class Transcript:
    """The lines of a match, append-only; `source` is the last file that it was written to.

    A file that cannot be written is no error: `trouble` says why, the lines stay, and every later line, `save` and
    `close` try again. `on_trouble` is called with the reason when the trouble begins, and with '' when it is over.
    """

    def __init__(self, lines: Iterable[AnyLine], on_trouble: Callable[[str], None]) -> None:
        self.lines: list[AnyLine] = list(lines)
        self.trouble = ""
        self._on_trouble = on_trouble
        self._ledger: Ledger | None = None
        self.source: Path | None = None
        self._has_ended = False
        self.fingerprint = next((line.fingerprint for line in reversed(self.lines) if isinstance(line, Reseed)), "")
        """The fingerprint of the last new seed, or '' if there was none."""

    @property
    def path(self) -> Path | None:
        """The file that the lines are written to; None while they are in memory only, and once the file is closed."""
        return self._ledger.path if self._ledger is not None and self._ledger.has_begun else None

    def create(self, path: Path, secret: Secret) -> None:
        """Write the lines to a new file from now on, with its key beside it."""
        self._ledger = Ledger.new(path, secret)
        self.save()

    def go_on(self, path: Path, data: bytes, record: Record, lock: Lock | None) -> None:
        """Write later lines to the file that `record` was read from, as `data`; its `lock` is held, if it has one."""
        self._ledger = Ledger.resume(path, data, record, lock)
        self.save()

    def write(self, line: AnyLine) -> None:
        """Add a line and save it."""
        self.lines.append(line)
        if isinstance(line, Reseed):
            self.fingerprint = line.fingerprint
        self.save()

    def save(self) -> None:
        """Write all missing lines to the file, whatever its state; close it once that has succeeded after the end."""
        if self._ledger is None:
            return
        try:
            self._ledger.save(self.lines)
        except (OSError, Taken) as error:
            self._note_trouble(explain(error, self._ledger.path))
            return
        finally:
            self.source = self.path
        self._note_trouble("")
        if self._has_ended:
            self._release()

    def finish(self, line: AnyLine) -> None:
        """Add the last line, which reveals the secret: once it is written the key is no longer needed."""
        self._has_ended = True
        self.write(line)

    def close(self) -> None:
        """Save once more and close the file; the written lines stay."""
        self.save()
        self._release()

    def _release(self) -> None:
        if self._ledger is None:
            return
        self._ledger.close()
        if self._has_ended and not self.trouble:
            keys.remove(self._ledger.path)
        self._ledger = None

    def _note_trouble(self, reason: str) -> None:
        before, self.trouble = self.trouble, reason
        if self.trouble != before:
            self._on_trouble(self.trouble)
