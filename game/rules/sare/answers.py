"""Carrying out a seat's answers at its question and in reaction to a card (R-5.3, R-6)."""

from __future__ import annotations

from game.rules.core.chance import Chance
from game.rules.core.facts import EVERYONE, Moved, Noted, Sink
from game.rules.core.game import Move
from game.rules.sare import city, market, moves, season
from game.rules.sare.notes import Barracks, Soften
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    BARRACKS_BIT,
    BOTTOM,
    GARDENS_BIT,
    GOLD,
    KEPT,
    LIBRARY_BIT,
    NEXT_STANDING,
    PALACE_BIT,
    PALACE_ZONE,
    SEASON_CARDS,
    SHOE,
    SHOWN,
    TEMPLE_BIT,
    TEMPLE_HAND,
    TOP,
    Tables,
)


def pay_gold(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Pay one gold to the seat's own workers (R-5.3)."""
    seat = state.stack[-1][1]
    state.stack[-1] = (moves.AT_QUESTION, seat, 1)
    state.store[seat * 3 + GOLD] -= 1
    state.supply[GOLD] += 1
    if sink:
        sink(Noted("pay-gold", seat))
    city.set_gauge(state, seat, state.gauge[seat] - 1, sink)


def push(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Use the Barracks: the seat's own gauge goes down, an opponent's goes up (R-6)."""
    seat, other = state.stack[-1][1], move[1]
    state.ready[seat] &= ~BARRACKS_BIT
    if sink:
        sink(Noted("barracks", seat, Barracks(other)))
    city.set_gauge(state, seat, state.gauge[seat] - 1, sink)
    season.raise_gauge(tables, state, other, 1, sink)


def look(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Take the two top cards into the hand of the Temple."""
    seat = state.stack[-1][1]
    state.ready[seat] &= ~TEMPLE_BIT
    if sink:
        sink(Noted("temple", seat))
    while len(state.hand) < 2:
        if state.top:
            zone, card = TOP, state.top.pop()
        else:
            zone, card = SHOE, state.shoe.pop(chance(state.shoe, SEASON_CARDS, state.round))
        state.hand.append(card)
        if sink:
            sink(Moved((card,), zone, TEMPLE_HAND, 1 << seat, "look"))
    state.stack.append((moves.AT_TEMPLE, seat))


def place(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Keep one card of the Temple's hand and put the other on top or at the bottom."""
    _, index, below = move
    _, seat = state.stack.pop()
    card, other = state.hand[index], state.hand[1 - index]
    state.hand = []
    state.kept[seat] = card
    if below:
        zone = BOTTOM + len(state.bottom)
        state.bottom.append(other)
    else:
        zone = TOP
        state.top = [other]
    if sink:
        sink(Moved((card,), TEMPLE_HAND, KEPT + seat, 1 << seat, "keep"))
        sink(Moved((other,), TEMPLE_HAND, zone, 1 << seat, "return"))


def swap(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Use the Market, at the question or after the season (R-6)."""
    seat = state.stack[-1][1]
    market.swap(state, seat, move, sink)
    if state.stack[-1][0] == moves.AT_MARKET:
        state.stack.pop()
        season.late_market(tables, state, seat, chance, sink)


def stop(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Lay the seat's obelisk (R-5.5)."""
    seat = state.stack[-1][1]
    season.stop(tables, state, seat, sink)
    season.answered(tables, state, seat, chance, sink)


def go_on(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Stay in the season (R-5.3)."""
    seat = state.stack[-1][1]
    if sink:
        sink(Noted("continue", seat))
    season.answered(tables, state, seat, chance, sink)


def seize(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Let a Palace take the revealed card: it goes to no discard and has no effect (R-6)."""
    _, seat = state.stack.pop()
    state.ready[seat] &= ~PALACE_BIT
    card = state.shown.pop()
    state.palace[seat] = card
    if sink:
        sink(Moved((card,), SHOWN, PALACE_ZONE + seat, EVERYONE, "seize"))
    season.flow(tables, state, chance, sink)


def soften(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Use the Gardens, the Library or both against a Trouble (R-6)."""
    how = move[1]
    _, seat, amount, alone = state.stack.pop()
    if sink:
        sink(Noted("soften", seat, Soften(how)))
    own = amount
    if how & 1:
        state.ready[seat] &= ~GARDENS_BIT
        own -= 1
    if how & 2:
        state.ready[seat] &= ~LIBRARY_BIT
        state.jokers |= 1 << seat
        own = 0
    _suffer(tables, state, seat, own, amount, alone, chance, sink)


def _suffer(
    tables: Tables, state: SaReState, seat: int, own: int, amount: int, alone: int, chance: Chance, sink: Sink | None
) -> None:
    season.raise_gauge(tables, state, seat, own, sink)
    if not season.trouble(tables, state, _following(state, seat), amount, alone, sink):
        season.flow(tables, state, chance, sink)


def let_pass(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Decline to take a card, to soften a Trouble, or to use the Market after the season (R-6)."""
    kind, seat, *rest = state.stack.pop()
    if sink:
        sink(Noted("pass", seat))
    if kind == moves.AT_TROUBLE:
        amount, alone = rest
        _suffer(tables, state, seat, amount, amount, alone, chance, sink)
    elif kind == moves.AT_MARKET:
        season.late_market(tables, state, seat, chance, sink)
    elif not (season.offer_palace(state, _following(state, seat)) or season.resolve(tables, state, sink)):
        season.flow(tables, state, chance, sink)


def _following(state: SaReState, seat: int) -> int:
    return NEXT_STANDING[state.seats][state.first][seat][state.standing]
