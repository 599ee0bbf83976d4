"""Writing a record: every line goes to the disk at once, and no two programs write the same file."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import BinaryIO

from game.errors import FeluccaError, reason, sentence
from game.paths import sync, write_whole
from game.table import keys
from game.table.lines import AnyLine, Reseed
from game.table.random_stream import Secret
from game.table.record import Record, encode

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_BUSY = (errno.EACCES, errno.EAGAIN, errno.EDEADLK, 0)
"""The numbers of the errors that refuse a lock; Wine 8 gives none."""


class Lock:
    """The right to write one record, held until `release` or the end of the process."""

    def __init__(self, record: Path) -> None:
        """Take the lock; raises FeluccaError if another window or program has it.

        Where no lock file can be made nothing can be written either, so no lock is needed.
        """
        self._path = record.with_name(record.name + ".lock")
        self._handle = -1
        while True:
            try:
                handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError:
                return
            if not _try_lock(handle):
                os.close(handle)
                taken = "the game '{match}' is already open in another Felucca window"
                raise FeluccaError(sentence("error-open-elsewhere", taken, match=record.stem))
            if _is_same(handle, self._path):
                break
            os.close(handle)
        self._handle = handle

    def release(self) -> None:
        """Release the lock; harmless if that was done before."""
        if self._handle < 0:
            return
        handle, self._handle = self._handle, -1
        if sys.platform == "win32":  # it removes no open file, and so never one that somebody else has locked meanwhile
            with contextlib.suppress(OSError):
                msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)
            os.close(handle)
        with contextlib.suppress(OSError):
            self._path.unlink()
        if sys.platform != "win32":
            os.close(handle)


def _try_lock(handle: int) -> bool:
    """Lock an open file unless somebody else has; a file system without locks counts as free."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in _BUSY
    return True


def _is_same(handle: int, path: Path) -> bool:
    """Say whether the opened file still has its name: its last owner may have just removed it.

    Windows keeps the name of an open file, and does not always report the same identity by name and by handle.
    """
    if sys.platform == "win32":
        return True
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False


class Ledger:
    """An open record file that lines are appended to."""

    def __init__(self, path: Path, file: BinaryIO, lock: Lock, last_sum: str) -> None:
        self.path = path
        self._file = file
        self._lock = lock
        self._sum = last_sum
        self._is_broken = False
        """Whether a line may have been written only in part."""

    @classmethod
    def create(cls, path: Path, lines: Iterable[AnyLine], lock: Lock) -> Ledger:
        """Write a new file that begins with `lines`, atomically, under `lock`; raises OSError."""
        text, digits = _encoded(lines)
        write_whole(path, text)
        return cls(path, _open_end(path), lock, digits)

    @classmethod
    def resume(cls, path: Path, record: Record, lock: Lock) -> Ledger:
        """Open the file that `record` was read from, under `lock`, to continue after its last complete line.

        Raises OSError.
        """
        file = path.open("r+b", buffering=0)
        file.truncate(record.length)
        file.seek(0, os.SEEK_END)
        ledger = cls(path, file, lock, record.last_sum)
        ledger._finish_line(record.length)
        return ledger

    @property
    def is_whole(self) -> bool:
        """Whether the file still has its name and its length; True where the system cannot tell."""
        if self._is_broken:
            return False
        try:
            return os.fstat(self._file.fileno()).st_size == self._file.tell() and self.path.exists()
        except OSError:
            return True

    def renew(self, lines: Iterable[AnyLine]) -> None:
        """Write the whole record over a file that somebody else has changed; raises OSError."""
        self._file.close()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text, digits = _encoded(lines)
        write_whole(self.path, text)
        self._file = _open_end(self.path)
        self._sum, self._is_broken = digits, False

    def append(self, line: AnyLine) -> None:
        """Write a line and flush it to the disk; after an OSError only `renew` can continue."""
        text, digits = encode(line, self._sum)
        try:
            self._write(text)
            sync(self._file)
        except OSError:
            self._is_broken = True
            with contextlib.suppress(OSError):
                self._file.close()
            raise
        self._sum = digits

    def close(self) -> None:
        """Close the file and release the lock."""
        with contextlib.suppress(OSError):  # every line was flushed; an error here has nothing left to lose
            self._file.close()
        self._lock.release()

    def _finish_line(self, length: int) -> None:
        """Add the newline that a crash cut off a complete last line."""
        self._file.seek(length - 1)
        if self._file.read(1) != b"\n":
            self._write(b"\n")

    def _write(self, text: bytes) -> None:
        while text:
            text = text[self._file.write(text) :]


def _encoded(lines: Iterable[AnyLine]) -> tuple[bytes, str]:
    """Return the text of a whole record and its last sum."""
    text, digits = b"", ""
    for line in lines:
        more, digits = encode(line, digits)
        text += more
    return text, digits


def _open_end(path: Path) -> BinaryIO:
    file = path.open("r+b", buffering=0)
    file.seek(0, os.SEEK_END)
    return file


def explain(error: OSError, path: Path) -> str:
    """Return why a record can no longer be written."""
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return sentence("error-no-rights", "cannot write to '{folder}'", folder=path.parent)
    return reason(error)


class Transcript:
    """The lines of a match, append-only.

    A file that cannot be written is no error: `trouble` says why, the lines stay, and every later line tries again.
    `on_trouble` is called when the trouble begins.
    """

    def __init__(self, lines: Iterable[AnyLine], on_trouble: Callable[[str], None]) -> None:
        self.lines: list[AnyLine] = list(lines)
        self.trouble = ""
        self._on_trouble = on_trouble
        self._ledger: Ledger | None = None

    @property
    def path(self) -> Path | None:
        """The file it is written to, or None if it lives in memory only."""
        return self._ledger.path if self._ledger else None

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the last new seed, or '' if there was none."""
        reseeds = [line.fingerprint for line in self.lines if isinstance(line, Reseed)]
        return reseeds[-1] if reseeds else ""

    def create(self, path: Path, secret: Secret) -> None:
        """Write the lines to a new file from now on, beside its key; a file that cannot be started is removed."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._have_trouble(error, path)
            return
        lock = Lock(path)
        try:
            if path.exists():
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
            try:
                keys.save(path, secret)
                self._ledger = Ledger.create(path, self.lines, lock)
            except OSError:
                keys.remove(path)
                raise
        except OSError as error:
            lock.release()
            self._have_trouble(error, path)

    def go_on(self, path: Path, record: Record, lock: Lock) -> None:
        """Write later lines to the file that `record` was read from, whose `lock` is held."""
        try:
            self._ledger = Ledger.resume(path, record, lock)
        except OSError as error:
            lock.release()
            self.trouble = explain(error, path)

    def write(self, line: AnyLine) -> None:
        """Add a line; if the file was cut or removed, or could not be written, the whole record is written again."""
        self.lines.append(line)
        if self._ledger is not None:
            try:
                if self._ledger.is_whole:
                    self._ledger.append(line)
                else:
                    self._ledger.renew(self.lines)
            except OSError as error:
                self._have_trouble(error, self._ledger.path)
            else:
                self.trouble = ""

    def finish(self, line: AnyLine) -> None:
        """Add the last line, which reveals the secret: the key is no longer needed."""
        path = self.path
        self.write(line)
        self.close()
        if path is not None and not self.trouble:
            keys.remove(path)

    def close(self) -> None:
        """Close the file; the written lines stay."""
        if self._ledger is not None:
            self._ledger.close()
            self._ledger = None

    def _have_trouble(self, error: OSError, path: Path) -> None:
        before, self.trouble = self.trouble, explain(error, path)
        if self.trouble != before:
            self._on_trouble(self.trouble)
