"""Heuristics for Sa-Rê: the progress of each seat, the sites to build, the time to stop."""

from __future__ import annotations

import random
from collections.abc import Mapping

from game.ai.heuristics.contract import Uniform
from game.ai.heuristics.personality import merged
from game.ai.heuristics.sare import policy
from game.ai.heuristics.sare.evaluation import WEIGHTS, Evaluation
from game.ai.heuristics.sare.features import SIZE, features
from game.ai.heuristics.sare.needs import rounds_to_go
from game.ai.heuristics.sare.policy import Exploration
from game.ai.network import Network, subject_of
from game.ai.train.trainable import Aim
from game.rules.core.chance import seeded
from game.rules.core.game import Move, Setup
from game.rules.sare.game import SaRe
from game.rules.sare.state import OVER, SITES, SaReState
from game.rules.sare.tables import SCENARIOS


class SaReHeuristics:
    """Heuristics for Sa-Rê; a stage is a round."""

    def __init__(self, game: SaRe, weights: Mapping[str, float]) -> None:
        self.game = game
        self.judge = Evaluation(game.tables, merged(WEIGHTS, weights))
        self.exploration: Exploration | None = None

    def stage(self, state: SaReState) -> int:
        """Return the number of the round, -1 once the game is over."""
        return -1 if state.phase == OVER else state.round

    def is_within(self, state: SaReState) -> bool:
        """Return True: in the middle of a round nothing can be judged."""
        return True

    def is_near_end(self, state: SaReState) -> bool:
        """Return False: a round is always searched to its end."""
        return False

    def candidates(self, state: SaReState) -> list[Move]:
        """Return the moves worth considering, the most promising first; in an episode the one that is played."""
        if self.exploration is not None:
            return [self.exploration.move(self.game, self.judge, state)]
        return policy.candidates(self.game, self.judge, state)

    def policy(self, state: SaReState, uniform: Uniform) -> Move:
        """Return a plausible move, quickly."""
        return policy.choose(self.game, self.judge, state, uniform)

    def alternatives(self, state: SaReState, move: Move, uniform: Uniform) -> list[Move]:
        """Return the moves as promising as `move`, itself included; those that suit the personality come first."""
        return policy.alternatives(self.judge, state, move, uniform)

    def shares(self, state: SaReState, stage: int) -> list[float]:
        """Return the expected share of the victory of every seat."""
        return self.judge.shares(state)

    def points(self, state: SaReState, seat: int, stage: int | None = None) -> float:
        """Return the approximate number of rounds that `seat` needs to fulfil the scenario, negated."""
        return -rounds_to_go(self.judge.tables, self.judge.weights, state, seat)

    aim: Aim = "share"

    def subjects(self) -> dict[str, int]:
        """Return the subjects of training, one for each scenario and number of players, with the length of a row."""
        return {subject_of("sa-re", seats, name): SIZE for name in SCENARIOS for seats in self.game.seats}

    def use_network(self, subject: str, network: Network) -> None:
        """Evaluate with `network` where `subject` is played."""
        self.judge.networks[subject] = network

    def start_episode(self, setup: Setup, rng: random.Random, number: int) -> SaReState:
        """Return the first position of a game; `candidates` now returns the move to play: see Exploration."""
        self.exploration = Exploration(rng, setup.seats)
        return self.game.start(setup, seeded(rng))

    def is_going_on(self, state: SaReState, began: int) -> bool:
        """Return whether the game is not over: an episode is a whole game."""
        return state.phase != OVER

    def is_judged(self, state: SaReState, seat: int) -> bool:
        """Return whether a round begins: positions within a round are played out, not evaluated."""
        return state.phase == SITES and state.round > 1 and state.stack[-1][1] == state.first and not state.launched

    def features(self, state: SaReState) -> list[list[float]]:
        """Return the input of the network: a row for every seat."""
        return features(self.judge.tables, self.judge.weights, state)

    def settled(self, state: SaReState) -> list[float]:
        """Return zeros: no part of a victory is settled before the end."""
        return [0.0] * state.seats

    def result(self, state: SaReState) -> list[float]:
        """Return the share of the victory of every seat."""
        return self.judge.shares(state)
