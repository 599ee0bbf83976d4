"""Hints of one player for all tests: the same question gets the same hint."""

from __future__ import annotations

from game.ai.budget import Budget, Limit
from game.ai.reasons import Hint, advise
from game.ai.search import make
from game.rules.core.game import Game, View

OPTIONS: dict[str, dict[str, float]] = {"sa-re": {"method": 2, "multiplayer_method": 2}}


def hint(game: Game, view: View, nodes: int = 64) -> Hint:
    """Return the hint of a player with a budget of `nodes` positions."""
    return advise(game, view, make(game, OPTIONS.get(game.name, {}), 1), Budget(Limit(nodes)))
