"""The tips of a first game of the duel, in this order where several things come up at once."""

from __future__ import annotations

from game.rules.core.game import View
from game.rules.core.universe import EMPTY
from game.rules.duel.moves import DISCARD, EXCHANGE, ORIENT, PLAY, REFILL, SELL, TAKE
from game.rules.duel.state import BERTH, OPENING, DuelState
from game.rules.duel.tables import COUNT
from game.ui.boards.duel.targets import (
    AnkhArrow,
    CorruptionPile,
    Fixture,
    HeldTile,
    MarketTile,
    OfferedPirogue,
    SoldSet,
)
from game.ui.boards.kit.lessons import Area, FaceDown, Lesson, Mine, always, both, decision, kinds, later
from game.ui.boards.kit.values import SeatPanel


def _is_turn(view: View[DuelState]) -> bool:
    """Fit a usual turn with something to take."""
    return _may_take(view) and not _is_opening(view)


def _lies_hidden(view: View[DuelState]) -> bool:
    """Fit when a character, face down, lies where it can be taken."""
    market = view.state.market
    return any(move[0] == TAKE and market[move[1]] != EMPTY and market[move[1]] < 0 for move in view.legal)


def _can_grow(view: View[DuelState]) -> bool:
    """Fit when tiles may join a set that was sold."""
    sold = view.state.sets[view.viewer * COUNT : (view.viewer + 1) * COUNT]
    return any(move[0] == SELL and sold[move[1]] for move in view.legal)


def _is_pile_empty(view: View[DuelState]) -> bool:
    """Fit when nothing is left to fill the market with."""
    return not view.state.pile


_may_take, _is_opening = kinds(TAKE), decision(OPENING)
LESSONS = (
    Lesson("aim", "D-4.5", (SeatPanel,), always),
    Lesson("opening", "D-2.4", (MarketTile,), _is_opening),
    Lesson("ankh", "D-3.1", (Fixture.ANKH, MarketTile), _is_turn),
    Lesson("turning", "D-3.1", (MarketTile,), _is_turn),
    Lesson("corruption", "D-4.4", (Mine(CorruptionPile),), _is_turn),
    Lesson("hand", "D-3.2", (HeldTile,), _is_turn),
    Lesson("help", "", (Area.TOOLS,), always),
    Lesson("hidden", "D-3.1a", (FaceDown(MarketTile),), later(_lies_hidden)),
    Lesson("facing", "D-3.1a", (AnkhArrow, Fixture.ANKH), kinds(ORIENT)),
    Lesson("deben", "D-3.1b", (Fixture.KEEP, Fixture.EXCHANGE), kinds(EXCHANGE)),
    Lesson("character", "D-3.3", (HeldTile,), later(kinds(PLAY))),
    Lesson("sale", "D-3.2", (HeldTile, Area.ACTIONS), later(kinds(SELL))),
    Lesson("pirogue", "D-3.2b", (OfferedPirogue,), decision(BERTH)),
    Lesson("join", "D-3.2a", (Mine(SoldSet),), _can_grow),
    Lesson("refill", "D-3.1c", (Fixture.PILE, Fixture.ANKH), kinds(REFILL)),
    Lesson("scribe", "D-5.7", (HeldTile,), kinds(DISCARD)),
    Lesson("end", "D-4.2", (HeldTile,), both(_is_turn, _is_pile_empty)),
)
