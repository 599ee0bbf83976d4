"""Disks that go bad while a record is written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest


class Disk:
    """Stands between a record that is written and its file: `file` can be changed for a worse one."""

    def __init__(self) -> None:
        self.file: Any = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)

    @classmethod
    def under_new_records(cls, monkeypatch: pytest.MonkeyPatch) -> Disk:
        """Return the disk under the next record that is begun."""
        disk, real = cls(), Path.open

        def begin(path: Path, mode: str = "r", *rest: Any, **more: Any) -> Any:
            file = real(path, mode, *rest, **more)
            if mode != "xb":
                return file
            disk.file = file
            return disk

        monkeypatch.setattr(Path, "open", begin)
        return disk
