"""Heuristics for the duel: position values, candidate moves and a fast rollout policy."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from game.ai.heuristics.contract import Uniform
from game.ai.heuristics.duel import candidates, policy
from game.ai.heuristics.duel.evaluation import SUBJECT, UNIT, WEIGHTS, Evaluation
from game.ai.heuristics.duel.features import SIZE, features
from game.ai.heuristics.personality import merged
from game.ai.network import Network
from game.ai.train.trainable import Aim
from game.rules.core.chance import seeded
from game.rules.core.game import Move, Setup
from game.rules.duel.game import Duel
from game.rules.duel.state import FINGER_TURN, DuelState

NEAR_END: Final = 16
"""The number of tiles left, those in the pile counted twice, up to which the game is near its end.

It usually ends before all tiles are taken.
"""


class DuelHeuristics:
    """Heuristics for the duel; the whole game is one stage."""

    def __init__(self, game: Duel, weights: Mapping[str, float]) -> None:
        self.game = game
        self.judge = Evaluation(game.tables, merged(WEIGHTS, weights))

    def stage(self, state: DuelState) -> int:
        """Return 1, or 0 once the game is over."""
        return 1 if state.stack else 0

    def is_within(self, state: DuelState) -> bool:
        """Return whether the open decision belongs to an action that has begun; the game must not be over."""
        return state.stack[-1][0] > FINGER_TURN

    def is_near_end(self, state: DuelState) -> bool:
        """Return whether at most NEAR_END tiles are left; a tile in the pile counts twice."""
        return state.filled.bit_count() + 2 * len(state.pile) <= NEAR_END

    def candidates(self, state: DuelState) -> list[Move]:
        """Return the moves worth considering, the most promising first."""
        return candidates.candidates(self.judge.inventory, state)

    def policy(self, state: DuelState, uniform: Uniform) -> Move:
        """Return a plausible move, quickly."""
        return policy.choose(self.judge.inventory, state, uniform)

    def alternatives(self, state: DuelState, move: Move, uniform: Uniform) -> list[Move]:
        """Return `move` alone: no other is considered as promising."""
        return [move]

    def shares(self, state: DuelState, stage: int) -> list[float]:
        """Return the expected share of the victory of both seats."""
        return self.judge.shares(state)

    def points(self, state: DuelState, seat: int, stage: int | None = None) -> float:
        """Return the points that `seat` can expect at the end, or has once the game is over."""
        return self.judge.nets(state)[seat] if state.stack else float(self.game.scores(state)[seat])

    aim: Aim = "gain"

    def subjects(self) -> dict[str, int]:
        """Return the subject of training with the length of a row of features."""
        return {SUBJECT: SIZE}

    def use_network(self, subject: str, network: Network) -> None:
        """Evaluate with `network` from now on."""
        self.judge.networks[subject] = network

    def start_episode(self, setup: Setup, rng: random.Random, number: int) -> DuelState:
        """Return the first position of a game."""
        return self.game.start(setup, seeded(rng))

    def is_going_on(self, state: DuelState, began: int) -> bool:
        """Return whether the game is not over."""
        return bool(state.stack)

    def is_judged(self, state: DuelState, seat: int) -> bool:
        """Return whether an action has just been completed."""
        return not self.is_within(state)

    def features(self, state: DuelState) -> list[list[float]]:
        """Return the input of the network: a row for each seat."""
        return features(self.judge.inventory, state, self.judge.judged(state))

    def settled(self, state: DuelState) -> list[float]:
        """Return zeros: the features include the points so far, and the network predicts all points."""
        return [0.0, 0.0]

    def swing(self, state: DuelState) -> float:
        """Return the units (of UNIT points) by which luck may still change the result."""
        return self.judge.swing(state) / UNIT

    def result(self, state: DuelState) -> list[float]:
        """Return all the points of both seats, in units of UNIT points."""
        return [points / UNIT for points in self.game.scores(state)]
