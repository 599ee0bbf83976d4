"""The interface of heuristics that can be trained."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Literal, Protocol, runtime_checkable

from game.ai.heuristics.contract import Heuristics
from game.ai.network import Network
from game.rules.core.game import Setup
from game.rules.core.state import S

Aim = Literal["gain", "share"]
"""The meaning of the network's output for a seat's row.

`gain`: the units that the seat will still make. `share`: a score; the shares of all seats are the softmax over their
rows.
"""


@runtime_checkable
class Trainable(Heuristics[S], Protocol[S]):
    """Heuristics that can be trained.

    An episode is a stretch of self-play: a game, or a part of it with a result of its own. In play and in training
    alike, a position is evaluated only as an afterstate: right after an action of the seat in question.
    """

    aim: Aim

    def subjects(self) -> Mapping[str, int]:
        """Return the subjects of training (see game.ai.network.subject_of) with the length of a row of features.

        The weights of all subjects are packaged, since no AI that searches plays without them.
        """

    def use_network(self, subject: str, network: Network) -> None:
        """Evaluate with `network` from now on where `subject` is played."""

    def start_episode(self, setup: Setup, rng: random.Random, number: int) -> S:
        """Return the first position of episode `number`."""

    def is_going_on(self, state: S, began: int) -> bool:
        """Return whether the episode that began in stage `began` is not over."""

    def is_judged(self, state: S, seat: int) -> bool:
        """Return whether `state`, which an action of `seat` has just led to, is an afterstate for training."""

    def features(self, state: S) -> list[list[float]]:
        """Return the input of the network: a row for every seat."""

    def settled(self, state: S) -> list[float]:
        """Return the units every seat has already, which the network does not predict; zeros for shares."""

    def result(self, state: S) -> list[float]:
        """Return the result of every seat when the episode is over: units, or its share of the victory."""


@runtime_checkable
class SearchTrainable(Trainable[S], Protocol[S]):
    """Heuristics that can learn from their own look-ahead; shares are the softmax of settled and gained units."""

    def swing(self, state: S) -> float:
        """Return the units by which luck may still change the results: the temperature of that softmax."""
