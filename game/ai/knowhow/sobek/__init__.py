"""Experience with Sobek: what a position is worth, which moves deserve a thought, how to play on quickly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.ai.knowhow.contract import Uniform
from game.ai.knowhow.sobek import candidates, policy
from game.ai.knowhow.sobek.evaluation import WEIGHTS, Evaluation
from game.ai.knowhow.weights import merged
from game.rules.core.game import Game, Move
from game.rules.sobek.game import Sobek
from game.rules.sobek.state import SobekState


class SobekKnowhow:
    """Experience with Sobek; a stage is a round."""

    def __init__(self, game: Sobek, weights: Mapping[str, float]) -> None:
        self.game: Game = game
        self.judge = Evaluation(game.tables, merged(WEIGHTS, weights))

    def stage(self, state: SobekState) -> int:
        """Return the number of the round, 0 once the game is over."""
        return state.round if state.turn >= 0 else 0

    def is_within(self, state: SobekState) -> bool:
        """Say whether the open decision belongs to an action that has begun."""
        return bool(state.stack)

    def candidates(self, state: SobekState) -> list[Move]:
        """Return the moves worth a thought, the most promising first."""
        return candidates.candidates(self.game, self.judge, state)

    def policy(self, state: SobekState, uniform: Uniform) -> Move:
        """Return a plausible move, quickly."""
        return policy.choose(self.game, self.judge, state, uniform)

    def shares(self, state: SobekState, stage: int) -> list[float]:
        """Return the expected share of the victory of every seat."""
        return self.judge.shares(state, stage)

    def points(self, state: SobekState, seat: int) -> float:
        """Return the points that `seat` can expect by the end of the round."""
        return state.scores[seat] + self.judge.nets(state)[seat]


def make(game: Any, weights: Mapping[str, float]) -> SobekKnowhow:
    """Return the experience with `game`, which must be Sobek."""
    return SobekKnowhow(game, weights)
