"""Finds the line at which a turn of the loop is when it takes too long."""

from __future__ import annotations

import faulthandler
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

_CALL = re.compile(r'File "[^"]*/(game/\S+)", line (\d+) in (\S+)')
_KEPT = 3
"""The number of calls that are named, the innermost first."""


class Watch:
    """Watches turns of the loop that may take some `seconds`."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.where = ""
        """The innermost calls of `game` after these seconds of the last turn, '' if it was over by then."""

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Watch what is done in this context."""
        with tempfile.TemporaryFile("w+", encoding="utf-8") as file:
            faulthandler.dump_traceback_later(self._seconds, file=file)
            try:
                yield
            finally:
                faulthandler.cancel_dump_traceback_later()
                file.seek(0)
                calls = _CALL.findall(file.read().rpartition("(most recent call first)")[2])
                self.where = ", in ".join(f"{name} ({module}:{line})" for module, line, name in calls[:_KEPT])
