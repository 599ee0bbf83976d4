"""The interface of an AI, and the baseline opponent that every other AI must beat."""

from __future__ import annotations

import random
from typing import Generic, Protocol

from game.ai.budget import Budget
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S, S_contra


class Player(Protocol[S_contra]):
    """A player that decides from a view of its seat."""

    def choose(self, view: View[S_contra], budget: Budget) -> Move:
        """Return one of `view.legal`, which is not empty, before `budget` is spent."""


class RandomPlayer(Generic[S]):
    """Plays a random legal move, with probabilities that the game chooses so that games come to an end."""

    def __init__(self, game: Game[S], seed: int) -> None:
        self._game = game
        self._rng = random.Random(seed)

    def choose(self, view: View[S], budget: Budget) -> Move:
        """Return one of `view.legal`."""
        move = self._game.sample(view.state, seeded(self._rng))
        return move if move in view.legal else self._rng.choice(view.legal)
