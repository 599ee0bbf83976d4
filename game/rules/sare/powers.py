"""A seat's options at its question and in reaction to a card, and why others are refused (R-5.3, R-6)."""

from __future__ import annotations

from typing import Final

from game.rules.core.chance import Roll
from game.rules.core.game import Move, Refusal
from game.rules.sare import city, market, moves
from game.rules.sare.state import SaReState
from game.rules.sare.tables import BARRACKS_BIT, GARDENS_BIT, GOLD, LIBRARY_BIT, MARKET_BIT, TEMPLE_BIT, Tables


def why_no_gold(state: SaReState, seat: int) -> Refusal | None:
    """Return why a seat may not pay gold to its workers now, or None if it may (R-5.3)."""
    if state.stack[-1][2]:
        return Refusal("R-5.3", "refuse-sa-re-gold-paid")
    if not state.store[seat * 3 + GOLD]:
        return Refusal("R-5.3", "refuse-sa-re-no-gold")
    if state.gauge[seat] <= city.base(state, seat):
        return Refusal("R-5.3", "refuse-sa-re-gauge-at-base")
    return None


def why_no_barracks(tables: Tables, state: SaReState, seat: int, other: int) -> Refusal | None:
    """Return why the Barracks cannot push the opponent `other`, or None if they can (R-6)."""
    if not state.ready[seat] & BARRACKS_BIT:
        return _not_ready(state, seat, BARRACKS_BIT)
    if state.gauge[seat] <= city.base(state, seat):
        return Refusal("R-6", "refuse-sa-re-gauge-at-base")
    if other == seat or not 0 <= other < state.seats:
        return Refusal("R-6", "refuse-sa-re-no-such-opponent")
    if not state.standing >> other & 1:
        return Refusal("R-6", "refuse-sa-re-opponent-lies")
    if state.gauge[other] + 1 >= tables.red:
        return Refusal("R-6", "refuse-sa-re-onto-red")
    return None


def why_no_temple(state: SaReState, seat: int) -> Refusal | None:
    """Return why the Temple cannot look at the top cards now, or None if it can (R-6)."""
    if not state.ready[seat] & TEMPLE_BIT:
        return _not_ready(state, seat, TEMPLE_BIT)
    if state.drawn:
        return Refusal("R-6", "refuse-sa-re-temple-late")
    return None


def _not_ready(state: SaReState, seat: int, bit: int) -> Refusal:
    if city.administrative(state, seat) & bit:
        return Refusal("R-6", "refuse-sa-re-used")
    return Refusal("R-6", "refuse-sa-re-not-built")


def questions(tables: Tables, state: SaReState, seat: int) -> list[Move]:
    """Return the legal moves of a seat at its question."""
    found: list[Move] = []
    ready = state.ready[seat]
    if why_no_gold(state, seat) is None:
        found.append((moves.PAY_GOLD,))
    if ready & BARRACKS_BIT:
        found += [
            (moves.BARRACKS_PUSH, other)
            for other in range(state.seats)
            if why_no_barracks(tables, state, seat, other) is None
        ]
    if ready & TEMPLE_BIT and not state.drawn:
        found.append((moves.TEMPLE_LOOK,))
    if ready & MARKET_BIT:
        found += market.swaps(state, seat)
    found.append((moves.STOP,))
    found.append((moves.CONTINUE,))
    return found


def refuse_question(tables: Tables, state: SaReState, seat: int, move: Move) -> Refusal | None:
    """Return why a move at the question is not legal, or None if it is."""
    kind = move[0]
    if kind == moves.PAY_GOLD:
        return why_no_gold(state, seat)
    if kind == moves.BARRACKS_PUSH:
        return why_no_barracks(tables, state, seat, move[1])
    if kind == moves.TEMPLE_LOOK:
        return why_no_temple(state, seat)
    if kind == moves.SWAP:
        if not state.ready[seat] & MARKET_BIT:
            return _not_ready(state, seat, MARKET_BIT)
        return market.refusal(state, seat, move)
    return None


_DICE: Final = range(16)
_FOUR: Final = range(4)


def sample_question(tables: Tables, state: SaReState, seat: int, roll: Roll) -> Move:
    """Return a random move at the question: mostly to continue while the gauge is low."""
    die = roll(_DICE)
    if die < 2 or (die < 8 and state.gauge[seat] + 2 >= tables.red):
        return (moves.STOP,)
    if die > 12:
        ready = state.ready[seat]
        if die == 13 and why_no_gold(state, seat) is None:
            return (moves.PAY_GOLD,)
        if die == 14 and ready & TEMPLE_BIT and not state.drawn and roll(_FOUR):
            return (moves.TEMPLE_LOOK,)
        if die == 14 and ready & BARRACKS_BIT:
            other = roll(range(state.seats))
            if why_no_barracks(tables, state, seat, other) is None:
                return moves.BARRACKS_PUSH, other
        if die == 15 and ready & MARKET_BIT and not roll(_FOUR):
            found = market.swaps(state, seat)
            if found:
                return found[roll(range(len(found)))]
    return (moves.CONTINUE,)


def placements(tables: Tables, state: SaReState) -> list[Move]:
    """Return the ways to keep one of the two cards; only one way if the two look alike."""
    first, second = state.hand
    alike = tables.faces[first] == tables.faces[second]
    return [(moves.PLACE, index, below) for index in range(1 if alike else 2) for below in (0, 1)]


def softenings(state: SaReState) -> list[Move]:
    """Return the ways in which the seat asked may soften the Trouble."""
    _, seat, amount, _ = state.stack[-1]
    ready = state.ready[seat]
    found: list[Move] = []
    if amount == 2:
        if ready & GARDENS_BIT:
            found.append((moves.SOFTEN, 1))
            if ready & LIBRARY_BIT:
                found.append((moves.SOFTEN, 3))
    elif ready & LIBRARY_BIT:
        found.append((moves.SOFTEN, 2))
    return found


def refuse_soften(state: SaReState, move: Move) -> Refusal | None:
    """Return why a Trouble cannot be softened by `move`, or None if it can."""
    if move in softenings(state):
        return None
    _, seat, amount, _ = state.stack[-1]
    how = move[1]
    if how == 2 and amount == 2:
        return Refusal("R-6", "refuse-sa-re-library-double")
    if how & 1 and amount == 1:
        return Refusal("R-6", "refuse-sa-re-gardens-single")
    if how & 1 and not state.ready[seat] & GARDENS_BIT:
        return _not_ready(state, seat, GARDENS_BIT)
    return _not_ready(state, seat, LIBRARY_BIT)
