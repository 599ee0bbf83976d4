"""Heuristics for Sobek: position values, candidate moves and a fast rollout policy."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from game.ai.heuristics.contract import Uniform
from game.ai.heuristics.personality import merged
from game.ai.heuristics.sobek import candidates, policy
from game.ai.heuristics.sobek.evaluation import SUBJECTS, UNIT, WEIGHTS, Evaluation
from game.ai.heuristics.sobek.features import SIZE, features
from game.ai.network import Network
from game.ai.train.trainable import Aim
from game.rules.core.chance import seeded
from game.rules.core.game import Move, Setup
from game.rules.sobek.game import Sobek
from game.rules.sobek.state import SobekState

NEAR_END: Final = 8
"""The number of cards left on the quays and in the deck up to which a round is near its end."""


class SobekHeuristics:
    """Heuristics for Sobek; a stage is a round."""

    def __init__(self, game: Sobek, weights: Mapping[str, float]) -> None:
        self.game = game
        self.judge = Evaluation(game.tables, merged(WEIGHTS, weights))

    def stage(self, state: SobekState) -> int:
        """Return the number of the round, 0 once the game is over."""
        return state.round if state.turn >= 0 else 0

    def is_within(self, state: SobekState) -> bool:
        """Return whether the open decision belongs to an action that has begun."""
        return bool(state.stack)

    def is_near_end(self, state: SobekState) -> bool:
        """Return whether few cards are left to be taken in this round."""
        return len(state.quays) + len(state.deck) <= NEAR_END

    def candidates(self, state: SobekState) -> list[Move]:
        """Return the moves worth considering, the most promising first."""
        return candidates.candidates(self.game, self.judge.inventory, state)

    def policy(self, state: SobekState, uniform: Uniform) -> Move:
        """Return a plausible move, quickly."""
        return policy.choose(self.game, self.judge.inventory, state, uniform)

    def alternatives(self, state: SobekState, move: Move, uniform: Uniform) -> list[Move]:
        """Return `move` alone: no other is considered as promising."""
        return [move]

    def shares(self, state: SobekState, stage: int) -> list[float]:
        """Return the expected share of the victory of every seat."""
        return self.judge.shares(state, stage)

    def points(self, state: SobekState, seat: int, stage: int | None = None) -> float:
        """Return the points that `seat` can expect by the end of the round, or has once the round is over."""
        is_over = state.turn < 0 or stage not in (None, state.round)
        return state.scores[seat] + (0.0 if is_over else self.judge.nets(state)[seat])

    aim: Aim = "gain"

    def subjects(self) -> dict[str, int]:
        """Return the subjects of training, one for each number of players, with the length of a row of features."""
        return dict.fromkeys(SUBJECTS.values(), SIZE)

    def use_network(self, subject: str, network: Network) -> None:
        """Evaluate with `network` where `subject` is played."""
        self.judge.networks[subject] = network

    def start_episode(self, setup: Setup, rng: random.Random, number: int) -> SobekState:
        """Return the first position of a random one of the rounds, with random scores."""
        state = self.game.start(setup, seeded(rng))
        state.round = rng.randint(1, self.judge.tables.rounds)
        state.scores = [rng.randint(20, 90) * (state.round - 1) for _ in range(setup.seats)]
        return state

    def is_going_on(self, state: SobekState, began: int) -> bool:
        """Return whether the round of the episode is not over."""
        return self.stage(state) == began

    def is_judged(self, state: SobekState, seat: int) -> bool:
        """Return whether an action has just been completed."""
        return not state.stack

    def features(self, state: SobekState) -> list[list[float]]:
        """Return the input of the network: a row for every seat."""
        return features(self.judge.inventory, state, self.judge.judged(state))

    def settled(self, state: SobekState) -> list[float]:
        """Return the points of every seat from earlier rounds, in units of UNIT points."""
        return [score / UNIT for score in state.scores]

    def swing(self, state: SobekState) -> float:
        """Return the units (of UNIT points) by which luck may still change the result."""
        return self.judge.swing(state) / UNIT

    def result(self, state: SobekState) -> list[float]:
        """Return the points of every seat after the round, in units of UNIT points."""
        return [score / UNIT for score in state.scores]
