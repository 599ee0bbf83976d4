"""A player that follows the rollout policy, without looking ahead."""

from __future__ import annotations

import random
from typing import Generic

from game.ai.budget import Budget
from game.ai.heuristics.contract import Heuristics
from game.ai.heuristics.temperature import at_temperature
from game.ai.memory import recalled
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S


class RolloutPlayer(Generic[S]):
    """Plays the move of the rollout policy in one sampled world, or one as promising.

    `temperature` (see `at_temperature`) sets how random it is; `memory` is the chance to remember each piece seen in a
    rival's hand.
    """

    def __init__(self, game: Game[S], heuristics: Heuristics[S], temperature: float, memory: float, seed: int) -> None:
        self._game = game
        self._heuristics = heuristics
        self._memory = memory
        self._rng = random.Random(seed)
        self._uniform = at_temperature(self._rng.random, temperature)

    def choose(self, view: View[S], budget: Budget) -> Move:
        """Return one of `view.legal`, which is not empty."""
        if len(view.legal) == 1:
            return view.legal[0]
        world = self._game.world(recalled(self._game, view, self._memory, self._rng), self._rng)
        move = self._heuristics.policy(world, self._uniform)
        budget.spend()
        return self._game.canonical(view.state, self._heuristics.alternatives(world, move, self._rng.random)[0])
