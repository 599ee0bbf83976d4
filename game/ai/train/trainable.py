"""What heuristics offer that can be learned."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Literal, Protocol, runtime_checkable

from game.ai.heuristics.contract import Heuristics
from game.ai.network import Network
from game.rules.core.game import Setup
from game.rules.core.state import S

Aim = Literal["gain", "share"]
"""What the network tells from a seat's row: `gain`, the units that the seat will still make, by itself; `share`, how
much speaks for the seat: the shares of all seats are the soft maximum over their rows."""


@runtime_checkable
class Trainable(Heuristics[S], Protocol[S]):
    """Heuristics that can be learned.

    An episode is a stretch of self-play: a game, or a part of it that can be told by itself. A position is judged, in
    play and in learning alike, only as an afterstate: right after an action of the seat that cares.
    """

    aim: Aim

    def subjects(self) -> Mapping[str, int]:
        """Return what there is to learn (see game.ai.learned.subject_of) with the length of a row of features.

        The weights of all of it belong to the program, which does not play without them.
        """

    def use_network(self, subject: str, network: Network) -> None:
        """Judge by `network` from now on where `subject` is played."""

    def start_episode(self, setup: Setup, rng: random.Random, number: int) -> S:
        """Return the position that episode `number` begins with."""

    def is_going_on(self, state: S, began: int) -> bool:
        """Say whether the episode that began in stage `began` is not over."""

    def is_judged(self, state: S, seat: int) -> bool:
        """Say whether `state`, which an action of `seat` has just led to, is an afterstate to learn from."""

    def features(self, state: S) -> list[list[float]]:
        """Return what the network sees: a row for every seat."""

    def settled(self, state: S) -> list[float]:
        """Return the units every seat has already, which the network does not tell; zeros for shares."""

    def result(self, state: S) -> list[float]:
        """Return what every seat has when the episode is over: units, or its share of the victory."""


@runtime_checkable
class SearchTrainable(Trainable[S], Protocol[S]):
    """Heuristics that can learn from its own look-ahead; shares are the soft maximum of settled and gained units."""

    def swing(self, state: S) -> float:
        """Return the units by which luck still spreads the results: how soft that maximum is."""
