"""The players that search: which method, with which options."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.ai.budget import Budget
from game.ai.ismcts import TreeSearch
from game.ai.knowhow import make as make_knowhow
from game.ai.options import read_options
from game.ai.pimc import WorldSearch
from game.rules.core.game import Game, Move, View

OPTIONS = {
    "method": 0,
    "worlds": 24,
    "first": 12,
    "growth": 0.6,
    "explore": 0.35,
    "depth": 0,
    "circles": 1,
    "width": 8,
    "noise": 0.0,
}
"""method: 0 looks ahead in each world, 1 grows a tree over all of them; worlds: how many possible truths at most;
first: candidates at the root (method 1: of a new node); growth: how fast the tree widens; explore: its curiosity;
depth: playout moves before a position of the tree is judged; circles: how many turns around the table are looked ahead;
width: candidates at each step of that; noise: how far a value may be misjudged."""
METHODS = (WorldSearch, TreeSearch)


class Searcher:
    """Plays the candidate that its search values most."""

    def __init__(self, game: Game, search: WorldSearch | TreeSearch, noise: float, seed: int) -> None:
        self._game = game
        self._search = search
        self._noise = noise
        self._rng = random.Random(seed)

    def values(self, view: View, budget: Budget) -> dict[Move, float]:
        """Return what the search thinks of every candidate: the higher the better; moves as `view.legal` has them."""
        values = self._search.values(view, budget)
        return {self._game.canonical(view.state, move): value for move, value in values.items()}

    def choose(self, view: View, budget: Budget) -> Move:
        """Return one of `view.legal`, which is not empty."""
        if len(view.legal) == 1:
            return view.legal[0]
        values = self.values(view, budget)
        if self._noise:
            values = {move: value + self._rng.gauss(0.0, self._noise) for move, value in values.items()}
        return max(values, key=lambda move: values[move])


def make(game: Game, options: Mapping[str, Any], seed: int) -> Searcher:
    """Return a searching player; raises FeluccaError for an option it does not know."""
    known, weights = read_options(options, OPTIONS)
    search = METHODS[int(known["method"])](game, make_knowhow(game, weights), known, seed)
    return Searcher(game, search, known["noise"], seed + 1)
