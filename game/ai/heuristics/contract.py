"""What a search has to be told about a game beside its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.rules.core.game import Game, Move
from game.rules.core.state import S

Uniform = Callable[[], float]
"""Fair numbers from 0 up to 1."""


class Heuristics(Protocol[S]):
    """Heuristics for one game. All positions are complete ones: sampled worlds, never the true position."""

    @property
    def game(self) -> Game[S]:
        """The game that they are for."""

    def stage(self, state: S) -> int:
        """Return the number of the stretch that `state` is in; a forecast does not look past the end of it."""

    def is_within(self, state: S) -> bool:
        """Say whether the open decision belongs to an action that has begun."""

    def is_near_end(self, state: S) -> bool:
        """Say whether the stretch ends within a few turns, so that looking ahead shows how; views will do."""

    def candidates(self, state: S) -> list[Move]:
        """Return the moves worth a thought, the most promising first, at least one unless the game is over."""

    def policy(self, state: S, uniform: Uniform) -> Move:
        """Return a plausible move, quickly: what a playout does."""

    def whims(self, state: S, move: Move, uniform: Uniform) -> list[Move]:
        """Return the moves that promise as much as `move`, itself among them; what one feels like comes first."""

    def shares(self, state: S, stage: int) -> list[float]:
        """Return the expected share of the victory of every seat; they add up to 1.

        Beyond `stage` only what is settled counts.
        """

    def points(self, state: S, seat: int) -> float:
        """Return the points that `seat` can expect by the end of the stage, for hints and for tests."""
