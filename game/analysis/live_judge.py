"""A judge for single decisions of an unfinished game: the coach of the window uses it."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import ExitStack

from game.ai.pool import pool
from game.ai.worker import shared_number
from game.analysis.judge import Verdict
from game.analysis.run import JudgeSpec, judge_decision, prepare_judge, strongest
from game.errors import FeluccaError, sentence
from game.rules.core.game import Game, Move, View
from game.rules.core.state import State

NODES = 10_000
"""Nodes for a decision, few enough for the player not to wait long."""


class LiveJudge:
    """Judges one move at a time in a process of its own, by the knowledge of the seat alone; no method waits."""

    def __init__(self, game: Game[State]) -> None:
        self._game = game
        self._stack = ExitStack()
        self._process: ProcessPoolExecutor | None = None
        self._stop, self._shared = shared_number()
        self._asked: Future[Verdict] | None = None

    def ask(self, seen: View[State], move: Move) -> None:
        """Start judging `move` of the viewer, who must have a choice."""
        if self._process is None:
            spec = JudgeSpec(strongest(self._game.name), NODES)
            process = pool(1, prepare_judge, self._game.name, dict(self._game.numbers), spec, self._shared, 0)
            self._process = self._stack.enter_context(process)
        self._asked = self._process.submit(judge_decision, seen, move)

    def poll(self) -> Verdict | None:
        """Return the verdict once it is there; raises FeluccaError if the judge failed."""
        if self._asked is None or not self._asked.done():
            return None
        try:
            return self._asked.result()
        except Exception as error:  # whatever a judge stumbles over must reach the player as a sentence
            words = "the AI failed with {error}: {reason}"
            stumbled = sentence("error-ai-stumbled", words, error=type(error).__name__, reason=error)
            raise FeluccaError(stumbled) from None

    def close(self) -> None:
        """End the process."""
        self._stop.value = 1
        self._stack.close()
