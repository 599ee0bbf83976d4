"""Sampled worlds: complete positions that agree with all that a seat knows."""

from __future__ import annotations

import random
from typing import Generic

from game.rules.core.game import Game, View
from game.rules.core.state import S


class Worlds(Generic[S]):
    """Worlds sampled from a view on demand; never more than `most` different ones.

    Chance is drawn afresh whenever a world is played on, so even one world stands for many futures.
    """

    __slots__ = ("_game", "_most", "_next", "_rng", "_view", "_worlds")

    def __init__(self, game: Game[S], view: View[S], rng: random.Random, most: int) -> None:
        self._game, self._view, self._rng, self._most = game, view, rng, most
        self._worlds: list[S] = []
        self._next = 0

    def fresh(self) -> S:
        """Return the next world, free to be modified: a new one until there are `most`, then those in turn."""
        if len(self._worlds) < self._most:
            self._worlds.append(self._game.world(self._view, self._rng))
            return self._worlds[-1].clone()
        world = self._worlds[self._next % self._most]
        self._next += 1
        return world.clone()
