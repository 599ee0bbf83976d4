"""The search for a worst lie in the background, in a process of its own; no method waits."""

from __future__ import annotations

from concurrent.futures import Future

from game.ai.pool import ProcessPool, result_of
from game.ai.worker import NICENESS
from game.puzzles.puzzle import game_of
from game.puzzles.worst_lie import WorstLie, worst_lie
from game.rules.core.game import Move, View
from game.rules.core.state import State


class LieSeeker:
    """Looks for one worst lie at a time in the game called `name`."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._pool: ProcessPool | None = None
        self._asked: Future[WorstLie[State] | None] | None = None

    def ask(self, seen: View[State], right: Move, wrong: Move) -> None:
        """Start looking for a world in which `wrong` loses and `right` doesn't."""
        if self._pool is None:
            self._pool = ProcessPool(1, _prepare, self._name, niceness=NICENESS)
        self._asked = self._pool.submit(worst_lie, self._name, seen, right, wrong)

    @property
    def is_done(self) -> bool:
        """Whether there is an answer that has not been collected."""
        return self._asked is not None and self._asked.done()

    @property
    def is_looking(self) -> bool:
        """Whether an answer is still to come or to be collected."""
        return self._asked is not None

    def collect(self) -> WorstLie[State] | None:
        """Return the worst lie, None if none was found, once `is_done`; raises FeluccaError if the process failed."""
        asked, self._asked = self._asked, None
        assert asked is not None
        return result_of(asked)

    def forget(self) -> None:
        """Drop the question: its answer is no longer wanted."""
        self._asked = None

    def close(self) -> None:
        """End the process."""
        if self._pool is not None:
            self._pool.close()


def _prepare(name: str) -> None:
    game_of(name)
