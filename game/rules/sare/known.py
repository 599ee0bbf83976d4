"""How far each seat is on the way to the goal."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.sare.game import SaRe
from game.rules.sare.state import SaReState
from game.rules.sare.tables import FIRST_PYRAMID


def known_points(game: SaRe, state: SaReState) -> Sequence[int]:
    """Return how much of the scenario each seat has fulfilled; for the First Pyramid the longest Pyramid, less
    the steps that its own still lacks (R-9).
    """
    if state.scenario != FIRST_PYRAMID:
        return game.scores(state)
    most = game.tables.pyramid_steps
    lacking = [most[number - 1] - state.steps[seat] for seat, number in enumerate(state.pyramid)]
    return [max(most) - left if state.pyramid[seat] else 0 for seat, left in enumerate(lacking)]
