"""The points that everybody knows in the middle of a round."""

from __future__ import annotations

from game.rules.sobek import scoring
from game.rules.sobek.game import Sobek
from game.rules.sobek.state import SobekState


def known_points(game: Sobek, state: SobekState) -> list[int]:
    """Return the points of each seat, in the middle of a game with those of the sets on the table (S-7.1)."""
    if state.turn < 0:
        return [*state.scores]
    return [state.scores[seat] + scoring.table_points(game.tables, state, seat) for seat in range(state.seats)]
