"""What an opponent is."""

from __future__ import annotations

from typing import Protocol

from game.ai.budget import Budget
from game.rules.core.game import Move, View


class Player(Protocol):
    """Somebody who decides from what a seat may know."""

    def choose(self, view: View, budget: Budget) -> Move:
        """Return one of `view.legal`, which is not empty, before `budget` is spent."""
