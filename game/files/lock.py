"""The right to write a file: no two windows, programs or accounts have it at once."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from pathlib import Path
from types import TracebackType

from game.errors import FeluccaError, reason, sentence
from game.files.placing import real

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ENDING = ".lock"
"""The ending of the name of a lock, after the whole name of its file."""
_BUSY = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""The numbers of the errors that refuse a lock."""
_PAUSE = 0.01
"""Seconds between two attempts."""


class Taken(FeluccaError):
    """Raised when somebody else has the right to write a file; `is_shut` says that its lock cannot even be opened."""

    is_shut = False


class Lock:
    """The right to write one file, held until `release` or the end of the process."""

    def __init__(self, file: Path, patience: float = 0.0) -> None:
        """Take the lock within `patience` seconds.

        Raises Taken if somebody else has it. A lock that cannot be opened, such as that of another account, is taken.
        Raises OSError where no lock can be made: nothing may be written then.
        """
        self.file = real(file)
        self._path = self.file.with_name(self.file.name + ENDING)
        self._handle = -1
        end = time.monotonic() + patience
        while not self._take():
            if time.monotonic() >= end:
                taken = "the game '{match}' is already open in another Felucca window"
                raise Taken(sentence("error-open-elsewhere", taken, match=file.stem))
            time.sleep(_PAUSE)

    def __enter__(self) -> Lock:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.release()

    def _take(self) -> bool:
        """Try once; raises Taken and OSError as the constructor does."""
        while True:
            handle = self._open()
            if not _try_lock(handle):
                os.close(handle)
                return False
            if _is_same(handle, self._path):
                self._handle = handle
                return True
            os.close(handle)

    def _open(self) -> int:
        """Open the lock's file, made if need be; that of another account may only be readable."""
        try:
            return os.open(self._path, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError as error:
            with contextlib.suppress(OSError):
                return os.open(self._path, os.O_RDONLY)
            if not os.path.lexists(self._path):
                raise
            shut = "the lock '{file}' belongs to another account, where Felucca may be open ({reason})"
            taken = Taken(sentence("error-lock-shut", shut, file=self._path, reason=reason(error)))
            taken.is_shut = True
            raise taken from None

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
        if sys.platform == "win32":  # Wine 8 gives no number, so there is that of any earlier error
            return error.errno == errno.EINVAL
        return error.errno not in _BUSY
    return True


def _is_same(handle: int, path: Path) -> bool:
    """Return whether the opened file still has its name: its last owner may have just removed it.

    Windows keeps the name of an open file, and does not always report the same identity by name and by handle.
    """
    if sys.platform == "win32":
        return True
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False
