"""Background work that the window does not wait for."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

PATIENCE = 0.2
"""Seconds that a scene waits for background work before it appears without the result, to avoid a late flicker."""
POLL = 0.05
"""The seconds between two checks whether the work is done."""
T = TypeVar("T")


class Background(Generic[T]):
    """Work in a thread of its own, started at once; it must not touch anything that is drawn."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self._done = threading.Event()
        self._result: list[T] = []
        self._error: BaseException | None = None
        threading.Thread(target=self._run, name="felucca-background", daemon=True).start()

    def wait(self, seconds: float = 0.0) -> bool:
        """Wait up to the given seconds; return whether the work is done."""
        return self._done.wait(seconds)

    def result(self) -> T:
        """Return the result of finished work, or raise its exception."""
        if self._error is not None:
            raise self._error
        return self._result[0]

    def taken(self, seconds: float = 0.0) -> T | None:
        """Return the result if the work is done within the given seconds, or raise its exception; None if it is not."""
        return self.result() if self.wait(seconds) else None

    def _run(self) -> None:
        try:
            self._result.append(self._work())
        except BaseException as error:  # the window's own thread raises it again
            self._error = error
        finally:
            self._done.set()
