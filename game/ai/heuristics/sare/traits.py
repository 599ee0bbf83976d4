"""The obvious comparisons of moves of Sa-Rê; see `game.ai.manners`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.ai.manners import Trait
from game.rules.core.game import Move, View
from game.rules.sare import odds
from game.rules.sare.moves import AT_QUESTION, CONTINUE, STOP
from game.rules.sare.state import SaReState
from game.rules.sare.tables import Tables

TRAITS: Final[Mapping[str, Trait]] = {}
"""No traits: the AIs of Sa-Rê differ by the weights of their evaluation, not by tastes."""
SURE: Final = 1 - 1e-9
"""The chance from which on a revolt counts as certain."""


def is_better(t: Tables, view: View[SaReState], one: Move, other: Move) -> bool:
    """Return whether `one` is plainly the better of continuing and stopping (R-5.1, R-5.4).

    It is better to continue if nothing can be lost, and to stop if a revolt is certain and the pool holds something.
    The first seat to stop may get the double card, so before that is awarded stopping is never plainly worse.
    """
    state, seat = view.state, view.viewer
    if {one[0], other[0]} != {CONTINUE, STOP} or state.stack[-1][0] != AT_QUESTION:
        return False
    expected = odds.outlooks(t, view)
    revolt = odds.chance_of_revolt(expected, odds.exposure(t, state, seat))
    if one[0] == STOP:
        return revolt >= SURE and any(state.pool)
    return not revolt and bool(state.awarded) and not odds.chance_of_loss(t, state, seat, expected)
