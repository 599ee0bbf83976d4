"""The playing time of a match, without the time it lay saved."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], float]
"""A clock in seconds that never runs backwards."""
CLOCK: Clock = time.monotonic


class Stopwatch:
    """Counts on from `played` seconds; without a clock it returns None."""

    def __init__(self, clock: Clock | None, played: float = 0.0) -> None:
        self._clock = clock
        self._began = clock() - played if clock else 0.0

    @property
    def noted(self) -> float | None:
        """The playing time for a record: in seconds, to a tenth; None without a clock."""
        return round(self._clock() - self._began, 1) if self._clock else None
