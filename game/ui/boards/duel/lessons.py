"""What a first game of the duel explains, in this order where several things come up at once."""

from __future__ import annotations

from game.rules.core.game import View
from game.rules.core.universe import EMPTY
from game.rules.duel.moves import DISCARD, EXCHANGE, ORIENT, PLAY, REFILL, SELL, TAKE
from game.rules.duel.state import BERTH, OPENING, DuelState
from game.rules.duel.tables import COUNT
from game.ui.boards.lessons import Lesson, always, both, decision, kinds, later


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
    Lesson("aim", "D-4.5", ("seat",), always),
    Lesson("opening", "D-2.4", ("market",), _is_opening),
    Lesson("ankh", "D-3.1", ("ankh", "market"), _is_turn),
    Lesson("turning", "D-3.1", ("market",), _is_turn),
    Lesson("corruption", "D-4.4", ("corruption.me",), _is_turn),
    Lesson("hand", "D-3.2", ("p",), _is_turn),
    Lesson("help", "", ("tools",), always),
    Lesson("hidden", "D-3.1a", ("market",), later(_lies_hidden)),
    Lesson("facing", "D-3.1a", ("turn", "ankh"), kinds(ORIENT)),
    Lesson("deben", "D-3.1b", ("keep", "exchange"), kinds(EXCHANGE)),
    Lesson("character", "D-3.3", ("p",), later(kinds(PLAY))),
    Lesson("sale", "D-3.2", ("p", "actions"), later(kinds(SELL))),
    Lesson("pirogue", "D-3.2b", ("token",), decision(BERTH)),
    Lesson("join", "D-3.2a", ("set.me",), _can_grow),
    Lesson("refill", "D-3.1c", ("pile", "ankh"), kinds(REFILL)),
    Lesson("scribe", "D-5.7", ("p",), kinds(DISCARD)),
    Lesson("end", "D-4.2", ("p",), both(_is_turn, _is_pile_empty)),
)
