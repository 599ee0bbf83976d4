"""Disks that go bad while a record is written."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest

from game.table import ledger


class Disk:
    """Stands between a record that is written and its file: `file` can be changed for a worse one.

    While it `is_full`, no record can be written anew either.
    """

    def __init__(self) -> None:
        self.file: Any = None
        self.is_full = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)

    @classmethod
    def under_new_records(cls, monkeypatch: pytest.MonkeyPatch) -> Disk:
        """Return the disk under the next record that is begun."""
        disk, real, write_whole = cls(), Path.open, ledger.write_whole

        def begin(path: Path, mode: str = "r", *rest: Any, **more: Any) -> Any:
            file = real(path, mode, *rest, **more)
            if mode != "r+b":
                return file
            disk.file = file
            return disk

        def write(file: Path, data: bytes) -> None:
            if disk.is_full:
                raise OSError(errno.ENOSPC, "No space left on device")
            write_whole(file, data)

        monkeypatch.setattr(Path, "open", begin)
        monkeypatch.setattr(ledger, "write_whole", write)
        return disk
