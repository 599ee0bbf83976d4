"""Experience with Sa-Rê: how far everybody is, what to build where, when to stop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.ai.knowhow.contract import Uniform
from game.ai.knowhow.sare import policy
from game.ai.knowhow.sare.evaluation import WEIGHTS, Evaluation
from game.ai.knowhow.weights import merged
from game.rules.core.game import Game, Move
from game.rules.sare.game import SaRe
from game.rules.sare.state import OVER, SaReState


class SaReKnowhow:
    """Experience with Sa-Rê; a stage is a round."""

    def __init__(self, game: SaRe, weights: Mapping[str, float]) -> None:
        self.game: Game = game
        self.judge = Evaluation(game.tables, merged(WEIGHTS, weights))

    def stage(self, state: SaReState) -> int:
        """Return the number of the round, -1 once the game is over."""
        return -1 if state.phase == OVER else state.round

    def is_within(self, state: SaReState) -> bool:
        """Say whether the round is not over: in the middle of a round nothing can be judged."""
        return True

    def is_near_end(self, state: SaReState) -> bool:
        """Say that it never is: a round is looked at to its end anyway."""
        return False

    def candidates(self, state: SaReState) -> list[Move]:
        """Return the moves worth a thought, the most promising first."""
        return policy.candidates(self.game, self.judge, state)

    def policy(self, state: SaReState, uniform: Uniform) -> Move:
        """Return a plausible move, quickly."""
        return policy.choose(self.game, self.judge, state, uniform)

    def shares(self, state: SaReState, stage: int) -> list[float]:
        """Return the expected share of the victory of every seat."""
        return self.judge.shares(state)

    def points(self, state: SaReState, seat: int) -> float:
        """Return about how many rounds `seat` needs to fulfil the scenario, as a negative number."""
        return -self.judge.rounds_to_go(state, seat)


def make(game: Any, weights: Mapping[str, float]) -> SaReKnowhow:
    """Return the experience with `game`, which must be Sa-Rê."""
    return SaReKnowhow(game, weights)
