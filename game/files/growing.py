"""A file that is only appended to: this program never changes bytes that it has written."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from game.files.placing import OPEN, check_regular, create, real
from game.paths import sync

_TRIES = 20
"""The number of times that a file may change under the hands of its writer."""
_TAIL = 256
"""The bytes at the end that are compared where a file is still the same one: its last lines, with their sums."""


class Branched(Exception):
    """Raised when a file has bytes other than those that a `GrowingFile` expects: somebody else has written it."""


class GrowingFile:
    """The bytes that a file should have; they are written only by appending, or to a new file."""

    def __init__(self, path: Path, data: bytes = b"") -> None:
        """Take `data` as the content of the file, empty for a file that does not exist yet; nothing is written."""
        self.path = real(path)
        self._data = bytearray(data)
        self._known: tuple[int, int, int] | None = None
        """Device, inode and length of the file when it last had all bytes."""

    @property
    def data(self) -> bytes:
        """All bytes that the file should have."""
        return bytes(self._data)

    def add(self, more: bytes) -> None:
        """Add bytes at the end; `save` writes them."""
        self._data += more

    def save(self) -> None:
        """Write the file's bytes to the disk: append the missing ones, or create the file if it is missing.

        Raises Branched, and writes nothing, if the file has other bytes; further bytes after ours are no
        contradiction. Raises OSError where it cannot be read or written; a later attempt continues from there.
        """
        for _ in range(_TRIES):
            try:
                if self._is_brought():
                    return
            except FileNotFoundError:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                try:
                    create(self.path, self.data)
                except FileExistsError:
                    continue
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))

    def _is_brought(self) -> bool:
        """Append what the file lacks; return whether it lacked nothing, so that everything is really there."""
        handle = os.open(self.path, os.O_RDWR | os.O_APPEND | OPEN)
        try:
            check_regular(handle)
            length = self._length_of_ours(handle)
            if length == len(self._data):
                return True
            self._write(handle, length)
            sync(handle)
            return False
        finally:
            os.close(handle)

    def _length_of_ours(self, handle: int) -> int:
        """Return the number of our bytes that an open file has; raises Branched if it has others."""
        found = os.fstat(handle)
        state = found.st_dev, found.st_ino, found.st_size
        is_known = state == self._known and found.st_size <= len(self._data)
        begin = max(0, found.st_size - _TAIL) if is_known else 0
        there = _bytes_of(handle, begin, min(found.st_size, len(self._data)) - begin)
        if there != self._data[begin : begin + len(there)]:
            raise Branched
        length = begin + len(there)
        if length == found.st_size == len(self._data):
            self._known = state
        return length

    def _write(self, handle: int, start: int) -> None:
        left = memoryview(bytes(self._data[start:]))
        while left:
            left = left[os.write(handle, left) :]


def _bytes_of(handle: int, begin: int, length: int) -> bytes:
    """Return up to `length` bytes of an open file from `begin` on."""
    parts = []
    os.lseek(handle, begin, os.SEEK_SET)
    while length > 0 and (part := os.read(handle, length)):
        parts.append(part)
        length -= len(part)
    return b"".join(parts)
