"""The opponent that any other must beat."""

from __future__ import annotations

import random

from game.ai.budget import Budget
from game.rules.core.game import Move, View


class RandomPlayer:
    """Does any legal thing, each with equal chance."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        """Return one of `view.legal`."""
        return self._rng.choice(view.legal)
