"""The play in training episodes of Sa-Rê: the rollout policy, with enough chance to produce all kinds of cities."""

from __future__ import annotations

import random

from game.ai.heuristics.sare import policy
from game.ai.heuristics.sare.evaluation import Evaluation
from game.ai.heuristics.temperature import at_temperature
from game.rules.core.game import Game, Move
from game.rules.sare import moves
from game.rules.sare.state import SaReState

ADVENTUROUSNESS = (0.0, 0.1, 0.25)
"""The chances that a seat tries any candidate where it plans and builds: one of these for a whole game."""
TEMPERATURES = (0.2, 0.5)
"""The temperatures of a seat's rollout policy: one of these for a whole game."""
PLANNED = frozenset({moves.AT_SETTLE, moves.AT_SITES, moves.AT_BUILD, moves.AT_STORE})


class Exploration:
    """The seats of one episode."""

    __slots__ = ("_adventure", "_rng", "_uniforms")

    def __init__(self, rng: random.Random, seats: int) -> None:
        self._rng = rng
        self._adventure = [rng.choice(ADVENTUROUSNESS) for _ in range(seats)]
        self._uniforms = [at_temperature(rng.random, rng.choice(TEMPERATURES)) for _ in range(seats)]

    def move(self, game: Game[SaReState], judge: Evaluation, state: SaReState) -> Move:
        """Return the move of the seat that must decide."""
        kind, seat = state.stack[-1][:2]
        if kind in PLANNED and self._rng.random() < self._adventure[seat]:
            return self._rng.choice(policy.candidates(game, judge, state))
        return policy.choose(game, judge, state, self._uniforms[seat])
