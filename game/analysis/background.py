"""Analyses that run behind the window while the player does something else."""

from __future__ import annotations

import threading

from game.analysis.profile import keep
from game.analysis.run import GameAnalysis, default_jobs
from game.errors import FeluccaError, sentence

_NICE = 10
"""The niceness of the processes, below the window and its AIs."""


class Analyst:
    """Works on one analysis at a time, in a thread and processes of its own; no method waits for it."""

    def __init__(self) -> None:
        self.running: GameAnalysis | None = None
        self.problem = ""
        """The reason why the last analysis failed; '' if none did."""

    def begin(self, analysis: GameAnalysis) -> None:
        """Work on `analysis` from now on; the results of the one before are kept."""
        if self.running is analysis or analysis.is_done:
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
        """Stop working; the processes end as soon as they notice."""
        self.running = None

    def _run(self, analysis: GameAnalysis) -> None:
        try:
            analysis.run(default_jobs(), is_wanted=lambda: self.running is analysis, nice=_NICE)
            if analysis.is_done:
                keep(analysis)
        except FeluccaError as error:
            self.problem = error.sentence
        except Exception as error:  # whatever a judge stumbles over must reach the player as a sentence
            words = "the AI failed with {error}: {reason}"
            self.problem = sentence("error-ai-stumbled", words, error=type(error).__name__, reason=error)
        if self.running is analysis:
            self.running = None


ANALYST = Analyst()
"""The analyst of the window."""
