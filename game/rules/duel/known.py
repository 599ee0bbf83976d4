"""The points that everybody knows in the middle of a game."""

from __future__ import annotations

from game.rules.duel import scoring
from game.rules.duel.game import Duel
from game.rules.duel.state import DuelState
from game.rules.duel.tables import COUNT


def known_points(game: Duel, state: DuelState) -> list[int]:
    """Return the points of both players, in the middle of a game without their Deben, which are hidden (D-4.5)."""
    if not state.stack:
        return [*game.scores(state)]
    tables = game.tables
    return [
        scoring.pirogue_points(tables, state, seat)
        + sum(scoring.set_points(tables, family, state.sets[seat * COUNT + family]) for family in range(COUNT))
        for seat in range(2)
    ]
