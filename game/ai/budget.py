"""The limits on an AI's thinking."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """The limit for one decision in nodes and in seconds; 0 means without limit.

    A limit in nodes alone makes an AI play the same on every machine.
    """

    nodes: int = 0
    seconds: float = 0.0


def _never() -> bool:
    return False


class Budget:
    """The limit for one decision while it is being spent; its time begins when the budget is made.

    `stopped` is polled too: it returns True, or raises, once nobody waits any longer.
    """

    __slots__ = ("_clock", "_deadline", "_nodes", "_stopped", "limit", "spent")

    def __init__(
        self,
        limit: Limit,
        stopped: Callable[[], bool] = _never,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.limit = limit
        self.spent = 0
        self._nodes = limit.nodes or 1 << 62
        self._clock = clock
        self._deadline = clock() + limit.seconds if limit.seconds else float("inf")
        self._stopped = stopped

    def spend(self, nodes: int = 1) -> bool:
        """Count `nodes` as spent and return whether the budget allows more."""
        self.spent += nodes
        return not self._stopped() and self.spent < self._nodes and self._clock() < self._deadline

    def again(self) -> Budget:
        """Return a new budget with the same limit, starting now."""
        return Budget(self.limit, self._stopped, self._clock)

    def is_left(self) -> bool:
        """Return whether anything is left, without spending."""
        return self.spend(0)
