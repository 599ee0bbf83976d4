"""The playing time of a match, without the time it lay saved."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], float]
"""Tells seconds that never run back."""
CLOCK: Clock = time.monotonic


class Stopwatch:
    """Counts on from `played` seconds until `stop`; without a clock it stands still and tells a record nothing."""

    def __init__(self, clock: Clock | None, played: float = 0.0) -> None:
        self._clock = clock
        self._began = clock() - played if clock else 0.0
        self._stopped: float | None = None if clock else played

    @property
    def seconds(self) -> float:
        """The playing time so far."""
        if self._stopped is None:
            assert self._clock is not None  # without one it was stopped from the start
            return self._clock() - self._began
        return self._stopped

    @property
    def noted(self) -> float | None:
        """The playing time as a record has it."""
        return round(self.seconds, 1) if self._clock else None

    def stop(self) -> None:
        """Count no further."""
        self._stopped = self.seconds
