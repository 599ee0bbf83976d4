"""Disks that go bad while a record is written."""

from __future__ import annotations

import errno
import os
from typing import Any

import pytest

from game.files import growing, placing


class Disk:
    """The disk under all records: it has `room` for so many more bytes, without an end while that is None.

    With a `device` everything that is appended goes there instead.
    """

    def __init__(self) -> None:
        self.room: int | None = None
        self.device: int | None = None

    def write(self, handle: int, data: Any) -> int:
        """Write what there is room for, as the system does."""
        if self.device is not None:
            return os.write(self.device, data)
        if self.room is None:
            return os.write(handle, data)
        if not self.room:
            raise OSError(errno.ENOSPC, "No space left on device")
        written = os.write(handle, bytes(data)[: self.room])
        self.room -= written
        return written

    @classmethod
    def under_new_records(cls, monkeypatch: pytest.MonkeyPatch) -> Disk:
        """Return the disk under the records from now on; where it has no room no file can be begun either."""
        disk, create = cls(), placing.create

        def make(*args: Any) -> None:
            if disk.room is not None:
                raise OSError(errno.ENOSPC, "No space left on device")
            create(*args)

        monkeypatch.setattr(growing, "os", _System(disk))
        for module in (growing, placing):
            monkeypatch.setattr(module, "create", make)
        return disk


class _System:
    """The system's functions, with the writing of a disk."""

    def __init__(self, disk: Disk) -> None:
        self.write = disk.write

    def __getattr__(self, name: str) -> Any:
        return getattr(os, name)
