"""Finds the line at which a turn of the loop is when it takes too long."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[2]
_KEPT = 3
"""The number of calls that are named, the innermost first."""


class Watch:
    """Watches turns of the loop, and notes the calls in progress in one that takes longer than `seconds`."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.where = ""
        """The innermost calls of `game` after these seconds of the last turn, '' if it was over by then."""

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Watch what this thread does in this context."""
        self.where = ""
        timer = threading.Timer(self._seconds, self._look, [threading.get_ident()])
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()

    def _look(self, thread: int) -> None:
        calls = traceback.extract_stack(sys._current_frames()[thread])
        game = _ROOT / "game"
        ours = [call for call in reversed(calls) if Path(call.filename).is_relative_to(game)]
        self.where = ", in ".join(
            f"{call.name} ({Path(call.filename).relative_to(_ROOT).as_posix()}:{call.lineno})" for call in ours[:_KEPT]
        )
