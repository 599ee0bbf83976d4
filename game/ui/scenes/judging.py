"""Games that are judged one after the other while a page shows their results."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

from game.analysis.background import ANALYST
from game.analysis.questions import read_game
from game.analysis.run import GameAnalysis
from game.errors import FeluccaError
from game.ui.widgets.background import POLL, Background

_JUDGED = 0.5
"""The seconds between two looks for a judgement."""


class Judging:
    """Has the analyst judge one game at a time, each once."""

    def __init__(self) -> None:
        self._preparing: Background[GameAnalysis] | None = None
        """The work that reads a game to be judged."""
        self._judged: GameAnalysis | None = None
        """The game that is being judged."""
        self._tried: set[Path] = set()
        """The games whose judgement has begun."""

    @property
    def is_working(self) -> bool:
        """Whether a game is being read or judged."""
        return self._preparing is not None or self._judged is not None

    @property
    def wait(self) -> float:
        """The seconds until the next check, 0 while nothing is being judged."""
        return POLL if self._preparing is not None else _JUDGED if self._judged is not None else 0.0

    def begin(self, waiting: Sequence[Path]) -> None:
        """Prepare the judgement of the last of the `waiting` games that has not been tried; nothing while another is
        judged.
        """
        wanted = next((path for path in reversed(waiting) if path not in self._tried), None)
        if wanted is None or self._preparing is not None or ANALYST.running is not None:
            return
        self._tried.add(wanted)
        self._preparing = Background(lambda: GameAnalysis(read_game(wanted), wanted))

    def has_ended(self) -> bool:
        """Begin a prepared judgement, and return whether one has just ended."""
        if self._preparing is not None and self._preparing.wait():
            preparing, self._preparing = self._preparing, None
            with contextlib.suppress(FeluccaError, OSError):  # a record that was deleted meanwhile is not judged
                self._judged = preparing.result()
                ANALYST.begin(self._judged)
        if self._judged is not None and ANALYST.running is not self._judged:
            self._judged = None
            return True
        return False
