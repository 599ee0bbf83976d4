"""A player that follows its rules of thumb without looking ahead."""

from __future__ import annotations

import random

from game.ai.budget import Budget
from game.ai.knowhow.contract import Knowhow
from game.ai.memory import recalled
from game.rules.core.game import Game, Move, View

_HIGHEST = 1 - 2**-53
"""The last number below 1."""


class Follower:
    """Does what a playout would do in one possible truth; `looseness` says how much it leaves to chance, `memory` how
    much of what it saw it still knows.

    With a looseness of 1 all numbers it draws are alike; above, the lowest and the highest come more often.
    """

    def __init__(self, game: Game, knowhow: Knowhow, looseness: float, memory: float, seed: int) -> None:
        self._game = game
        self._knowhow = knowhow
        self._looseness = looseness
        self._memory = memory
        self._rng = random.Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        """Return one of `view.legal`, which is not empty."""
        if len(view.legal) == 1:
            return view.legal[0]
        world = self._game.world(recalled(self._game, view, self._memory, self._rng), self._rng)
        move = self._knowhow.policy(world, self._uniform)
        budget.spend()
        return self._game.canonical(view.state, move)

    def _uniform(self) -> float:
        return min(max(0.5 + self._looseness * (self._rng.random() - 0.5), 0.0), _HIGHEST)
