"""Judging in the background: whole games while the player does something else, and single decisions for the coach."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future

from game.ai.pool import ProcessPool, result_of
from game.ai.worker import NICENESS
from game.analysis.judge import Verdict
from game.analysis.profile import keep
from game.analysis.run import GameAnalysis, JudgeSpec, default_jobs, judge_decision, prepare_judge, strongest
from game.errors import FeluccaError, stumbled
from game.rules.core.game import Game, Move, View
from game.rules.core.state import State

_NICE = 2 * NICENESS
"""The niceness of the processes, below the window and its AIs."""


class Analyst:
    """Works on one analysis at a time, in a thread and processes of its own; no method waits for it."""

    def __init__(self) -> None:
        self.running: GameAnalysis | None = None
        self.problem = ""
        """The reason why the analysis begun last failed; '' if it did not."""
        self.on_done: list[Callable[[GameAnalysis], None]] = [keep]
        """The functions that are called with each complete analysis, in the thread that worked on it."""

    def begin(self, analysis: GameAnalysis) -> None:
        """Work on `analysis` instead of the one before, whose results are kept; does nothing if it is complete."""
        if self.running is analysis or analysis.is_complete:
            return
        self.running, self.problem = analysis, ""
        threading.Thread(target=self._run, args=(analysis,), name="felucca-analysis", daemon=True).start()

    def find(self, fingerprint: str) -> GameAnalysis | None:
        """Return the running analysis of the game with this fingerprint, if there is one."""
        running = self.running
        if running is None or running.played.record.header.fingerprint != fingerprint:
            return None
        return running

    def stop(self) -> None:
        """Stop working; the processes are ended within a second."""
        self.running = None

    def _run(self, analysis: GameAnalysis) -> None:
        problem = ""
        try:
            analysis.run(default_jobs(), is_wanted=lambda: self.running is analysis, nice=_NICE)
            if analysis.is_complete:
                for each in self.on_done:
                    each(analysis)
        except FeluccaError as error:
            problem = error.sentence
        except Exception as error:  # whatever a judge stumbles over must reach the player as a sentence
            problem = stumbled(error)
        if self.running is analysis:  # the page that is open now waits for another one otherwise
            self.problem, self.running = problem, None


ANALYST = Analyst()
"""The analyst of the window."""


NODES = 10_000
"""The number of nodes for a decision: few, so that the player does not wait long."""


class LiveJudge:
    """Judges one move at a time in a process of its own, by the knowledge of the seat alone; no method waits."""

    def __init__(self, game: Game[State]) -> None:
        self._game = game
        self._pool: ProcessPool | None = None
        self._asked: Future[Verdict] | None = None

    def ask(self, seen: View[State], move: Move) -> None:
        """Start judging `move` of the viewer, who must have a choice; an earlier verdict can no longer be polled."""
        if self._pool is None:
            name, numbers = self._game.name, dict(self._game.numbers)
            spec = JudgeSpec(strongest(name), NODES)
            self._pool = ProcessPool(1, prepare_judge, name, numbers, spec, niceness=NICENESS)
        self._asked = self._pool.submit(judge_decision, seen, move)

    def poll(self) -> Verdict | None:
        """Return the verdict once it is there, else None; raises FeluccaError if the judge failed."""
        return result_of(self._asked) if self._asked is not None and self._asked.done() else None

    def close(self) -> None:
        """End the process."""
        if self._pool is not None:
            self._pool.close()
