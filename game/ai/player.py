"""The interface of an AI."""

from __future__ import annotations

from typing import Protocol

from game.ai.budget import Budget
from game.rules.core.game import Move, View
from game.rules.core.state import S_contra


class Player(Protocol[S_contra]):
    """A player that decides from a view of its seat."""

    def choose(self, view: View[S_contra], budget: Budget) -> Move:
        """Return one of `view.legal`, which is not empty, before `budget` is spent."""
