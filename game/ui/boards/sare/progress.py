"""How far each seat is on its way to the goal, in the units that a player counts."""

from __future__ import annotations

from game.rules.sare import scoring
from game.rules.sare.state import SaReState
from game.rules.sare.tables import FIRST_PYRAMID, Tables


def progress(tables: Tables, state: SaReState, seat: int) -> tuple[int, int]:
    """Return how much of the scenario a seat has fulfilled, and how much there is to fulfil.

    For the First Pyramid these are the steps of the seat's Pyramid, or of the next Pyramid while it has none.
    """
    if state.scenario != FIRST_PYRAMID:
        return scoring.progress(tables, state, seat)
    number = state.pyramid[seat] or (state.pyramids & -state.pyramids).bit_length()
    return state.steps[seat], tables.pyramid_steps[number - 1] if number else max(tables.pyramid_steps)


def standings(tables: Tables, state: SaReState) -> list[int]:
    """Return for each seat a number that is higher by one for each thing less to do."""
    ways = [progress(tables, state, seat) for seat in range(state.seats)]
    longest = max(wanted for _, wanted in ways)
    return [longest - wanted + have for have, wanted in ways]
