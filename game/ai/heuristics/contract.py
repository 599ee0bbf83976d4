"""What a search has to be told about a game beside its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from game.rules.core.game import Game, Move

Uniform = Callable[[], float]
"""Fair numbers from 0 up to 1."""


class Heuristics(Protocol):
    """Heuristics for one game. All positions are complete ones: sampled worlds, never the true position."""

    game: Game

    def stage(self, state: Any) -> int:
        """Return the number of the stretch that `state` is in; a forecast does not look past the end of it."""

    def is_within(self, state: Any) -> bool:
        """Say whether the open decision belongs to an action that has begun."""

    def is_near_end(self, state: Any) -> bool:
        """Say whether the stretch ends within a few turns, so that looking ahead shows how; views will do."""

    def candidates(self, state: Any) -> list[Move]:
        """Return the moves worth a thought, the most promising first, at least one unless the game is over."""

    def policy(self, state: Any, uniform: Uniform) -> Move:
        """Return a plausible move, quickly: what a playout does."""

    def shares(self, state: Any, stage: int) -> list[float]:
        """Return the expected share of the victory of every seat; they add up to 1.

        Beyond `stage` only what is settled counts.
        """

    def points(self, state: Any, seat: int) -> float:
        """Return the points that `seat` can expect by the end of the stage, for hints and for tests."""
