"""Experience with Sobek: what a position is worth, which moves deserve a thought, how to play on quickly."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.ai.knowhow.contract import Uniform
from game.ai.knowhow.sobek import candidates, policy
from game.ai.knowhow.sobek.evaluation import UNIT, WEIGHTS, Evaluation
from game.ai.knowhow.sobek.features import features
from game.ai.knowhow.weights import merged
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Move, Setup
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

    unit = UNIT

    def lesson(self, rng: random.Random, number: int) -> SobekState:
        """Return the start of a round: any of the three, with any scores, with two players as often as with more."""
        seats = (2, 2, 3, 4)[number % 4]
        state: SobekState = self.game.start(Setup(seats), seeded(rng))
        state.round = rng.randint(1, 3)
        state.scores = [rng.randint(20, 90) * (state.round - 1) for _ in range(seats)]
        return state

    def features(self, state: SobekState) -> list[list[float]]:
        """Return what the network sees."""
        return features(self.judge, state)

    def gained(self, before: SobekState, after: SobekState) -> list[float]:
        """Return the points that every seat made."""
        return [float(new - old) for new, old in zip(after.scores, before.scores, strict=True)]


def make(game: Any, weights: Mapping[str, float]) -> SobekKnowhow:
    """Return the experience with `game`, which must be Sobek."""
    return SobekKnowhow(game, weights)
