"""The tips of a first game of Sobek, in this order where several things come up at once."""

from __future__ import annotations

from game.rules.core.game import View
from game.rules.sobek.moves import EVENT, LAY, PLAY, SET, STARTER, TAKE
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import SLOTS
from game.ui.boards.kit.lessons import Area, FaceDown, Lesson, always, both, kinds, later
from game.ui.boards.kit.values import SeatPanel
from game.ui.boards.sobek.targets import Pile, QuayCard, TrayPiece


def _lies_hidden(view: View[SobekState]) -> bool:
    """Fit when a card lies face down on the quays."""
    return any(card < 0 for card in view.state.quays)


def _can_grow(view: View[SobekState]) -> bool:
    """Fit when cards may join a set that lies on the table."""
    sets = view.state.sets[view.viewer * SLOTS : (view.viewer + 1) * SLOTS]
    return any(move[0] == SET and sets[move[1]] for move in view.legal)


def _is_last_delivery(view: View[SobekState]) -> bool:
    """Fit when no card is left to be delivered."""
    return not view.state.deck


def _has_played_a_round(view: View[SobekState]) -> bool:
    """Fit from the second round on."""
    return view.state.round >= 2


_TURN = kinds(TAKE)
LESSONS = (
    Lesson("aim", "S-7.1", (SeatPanel,), always),
    Lesson("starter", "S-2.5", (Area.ACTIONS,), kinds(STARTER)),
    Lesson("take", "S-3.1a", (QuayCard,), _TURN),
    Lesson("corruption", "S-7.3", (Pile.CORRUPTION,), _TURN),
    Lesson("hand", "S-3.3a", (Area.HAND,), _TURN),
    Lesson("help", "", (Area.TOOLS,), _TURN),
    Lesson("hidden", "S-3.1c", (FaceDown(QuayCard),), later(both(_TURN, _lies_hidden))),
    Lesson("character", "S-3.2", (Area.HAND,), kinds(PLAY)),
    Lesson("set", "S-3.3", (Area.HAND, Area.ACTIONS), later(kinds(SET))),
    Lesson("event", "S-6", (TrayPiece,), kinds(EVENT)),
    Lesson("join", "S-3.3b", (Area.HAND, Area.ACTIONS), _can_grow),
    Lesson("last", "S-4.2", (QuayCard,), both(_TURN, _is_last_delivery)),
    Lesson("sideways", "S-4.3", (Area.HAND, Area.ACTIONS), kinds(LAY)),
    Lesson("round", "S-7.4", (SeatPanel,), both(_TURN, _has_played_a_round)),
)
