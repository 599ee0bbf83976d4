"""A second writer that acts between any two calls of the system, as a sync program or another account may."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

CALLS = (
    *("open", "close", "read", "write", "lseek", "fsync", "link", "rename", "replace", "unlink", "stat", "fstat"),
    *("mkdir", "fchmod", "listdir", "scandir"),
)
"""The calls of the system that programs touch files with; not those that only follow the links of a path."""


class SecondWriter:
    """Does its work once, right before or right after the call number `at` (each call counts twice)."""

    def __init__(self, at: int, work: Callable[[], None]) -> None:
        self._left = at
        self._work = work
        self.has_acted = False
        self._is_acting = False

    def pass_step(self) -> None:
        """Act if it is time."""
        if self.has_acted or self._is_acting:
            return
        if self._left == 0:
            self._is_acting = True
            self._work()
            self._is_acting, self.has_acted = False, True
        self._left -= 1


@contextmanager
def beside(writer: SecondWriter) -> Iterator[None]:
    """Let a second writer act while something else is done; nothing waits for the disk."""
    with pytest.MonkeyPatch.context() as patch:
        for name in CALLS:
            patch.setattr(os, name, _watched(getattr(os, name), writer, name))
        yield


def _watched(call: Callable[..., Any], writer: SecondWriter, name: str) -> Callable[..., Any]:
    def watched(*args: Any, **more: Any) -> Any:
        writer.pass_step()
        try:
            return None if name == "fsync" else call(*args, **more)
        finally:
            writer.pass_step()

    return watched


def at_every_step(
    begin: Callable[[Path], Callable[[], None]], work: Callable[[Path], None], top: Path
) -> Iterator[Path]:
    """Do something in a new folder again and again, with the second writer one step later each time.

    `begin` prepares the folder and returns what is done there, `work` is the work of the second writer in it. Yields
    each folder when both are done.
    """
    for at in count():
        folder = top / str(at)
        folder.mkdir()
        mine = begin(folder)
        writer = SecondWriter(at, lambda folder=folder: work(folder))  # type: ignore[misc]
        with beside(writer):
            mine()
        if not writer.has_acted:
            assert at > 20, "there were hardly any steps"
            return
        yield folder


def contents(folder: Path) -> bytes:
    """Return everything that lies in a folder, also behind links."""
    return b"\n".join(path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file())
