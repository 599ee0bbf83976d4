"""Phase 2: the course of a season (R-5), from the first card to the last obelisk, and revolts (R-7)."""

from __future__ import annotations

from game.rules.core.bits import mask_of, members
from game.rules.core.chance import Chance
from game.rules.core.facts import EVERYONE, NOBODY, Looked, Moved, Noted, Sink
from game.rules.core.universe import EMPTY
from game.rules.sare import city, construction, harvest, market, moves, shoe
from game.rules.sare.notes import Amounts, Night, Pool, Round
from game.rules.sare.state import SEASON, SaReState
from game.rules.sare.tables import (
    DARK,
    DISCARD,
    DOUBLE,
    DOUBLE_TROUBLE,
    FIRST_STANDING,
    GARDENS_BIT,
    GOLD,
    HORUS,
    HOSHEKH,
    LIBRARY_BIT,
    MARKET_BIT,
    NEXT_STANDING,
    NOT_STANDING,
    PALACE_BIT,
    PILE,
    REMOVED,
    SECOND,
    SHOE,
    SHOWN,
    SPENT,
    TEMPLE_BIT,
    TURN_ORDER,
    Tables,
)


def begin(tables: Tables, state: SaReState, chance: Chance, sink: Sink | None) -> None:
    """Start a season: gather the cards, show a double, remove one card, set the gauges (R-3.2, R-5.1, R-5.2)."""
    state.phase = SEASON
    shoe.gather(tables, state, sink)
    if not state.pile:
        state.pile = members(state.spent)
        state.spent = 0
        if sink:
            sink(Moved(tuple(state.pile), SPENT, PILE, EVERYONE, "gather"))
    double = state.pile.pop(chance(state.pile))
    state.double = [double]
    if sink:
        sink(Moved((double,), PILE, DOUBLE, EVERYONE, "reveal"))
    removed = state.shoe.pop(chance(state.shoe))
    state.removed = [removed]
    state.standing = (1 << state.seats) - 1
    state.revolted = state.jokers = state.awarded = state.drawn = state.draws = state.inside = 0
    state.last = -1
    seers = 0
    for seat in range(state.seats):
        buildings = city.administrative(state, seat)
        state.ready[seat] = buildings
        if buildings & TEMPLE_BIT:
            seers |= 1 << seat
    if sink:
        sink(Noted("season", state.first, Round(state.round)))
        sink(Moved((removed,), SHOE, REMOVED, NOBODY, "remove"))
        if seers:
            sink(Looked(seers, REMOVED, (removed,)))
    for seat in TURN_ORDER[state.seats][state.first]:
        sites = state.siting[seat].bit_count()
        city.set_gauge(state, seat, city.first_square(state, seat, sites, city.masters(state, seat)), sink)
    state.stack.append((moves.AT_QUESTION, state.first, 0))


def answered(tables: Tables, state: SaReState, seat: int, chance: Chance, sink: Sink | None) -> None:
    """Go on to the next seat's question, or draw when every standing seat has answered (R-5.3)."""
    following = NEXT_STANDING[state.seats][state.first][seat][state.standing]
    if following != NOT_STANDING:
        state.stack[-1] = (moves.AT_QUESTION, following, 0)
        return
    state.stack.pop()
    state.draws = 1
    flow(tables, state, chance, sink)


def flow(tables: Tables, state: SaReState, chance: Chance, sink: Sink | None) -> None:
    """Draw and resolve cards until a seat has to decide (R-5.4, R-5.7)."""
    while True:
        if not state.standing:
            end(tables, state, chance, sink)
            return
        if not state.shoe and not state.top and all(card == EMPTY for card in state.bottom):
            for seat in TURN_ORDER[state.seats][state.first]:
                if state.standing >> seat & 1:
                    harvest.stop(tables, state, seat, sink)
            end(tables, state, chance, sink)
            return
        if not state.draws:
            state.inside = 0
            asked = FIRST_STANDING[state.seats][state.first][state.standing]
            state.stack.append((moves.AT_QUESTION, asked, 0))
            return
        state.draws -= 1
        shoe.reveal(tables, state, chance, sink)
        if offer_palace(state, FIRST_STANDING[state.seats][state.first][state.standing]):
            return
        if resolve(tables, state, sink):
            return


def offer_palace(state: SaReState, seat: int) -> bool:
    """Ask the first seat from `seat` on whose Palace may take the card; say whether there is one."""
    following = NEXT_STANDING[state.seats][state.first]
    while seat != NOT_STANDING:
        if state.ready[seat] & PALACE_BIT:
            state.stack.append((moves.AT_PALACE, seat))
            return True
        seat = following[seat][state.standing]
    return False


def resolve(tables: Tables, state: SaReState, sink: Sink | None) -> bool:
    """Discard the revealed card, then apply its effect; say whether a seat must react first (R-5.4)."""
    card = state.shown.pop()
    face = tables.faces[card]
    zone = SECOND if face == HOSHEKH or state.second else DISCARD
    if sink:
        sink(Moved((card,), SHOWN, zone, EVERYONE, "discard"))
    if face == HOSHEKH:
        _darken(state, card, sink)
        return False
    if zone == SECOND:
        state.second |= 1 << card
    else:
        state.discard |= 1 << card
    if face <= GOLD:
        _add_to_pool(state, face, sink)
        return False
    if face == HORUS:
        state.draws += 2
        state.inside = 1
        if sink:
            sink(Noted("horus"))
        return False
    alone = 1 if not state.standing & (state.standing - 1) else 0
    seat = FIRST_STANDING[state.seats][state.first][state.standing]
    return trouble(tables, state, seat, 2 if face == DOUBLE_TROUBLE else 1, alone, sink)


def _darken(state: SaReState, hoshekh: int, sink: Sink | None) -> None:
    """Shuffle the discarded cards into the darkness; the card Hoshekh begins a second discard (R-5.4)."""
    if sink:
        for old, cards in ((DISCARD, members(state.discard)), (SECOND, members(state.second))):
            if cards:
                sink(Moved(tuple(cards), old, DARK, NOBODY, "shuffle"))
    state.dark = members(mask_of(state.dark) | state.discard | state.second)
    state.discard = 0
    state.second = 1 << hoshekh
    if sink:
        sink(Noted("night", -1, Night(len(state.dark))))


def _add_to_pool(state: SaReState, kind: int, sink: Sink | None) -> None:
    """Add a revealed resource to the pool, if the supply has one (R-1.1, R-5.4)."""
    if state.supply[kind]:
        state.supply[kind] -= 1
        state.pool[kind] += 1
        if sink:
            sink(Noted("pool", -1, Pool(kind, 1, state.pool[kind])))
    elif sink:
        sink(Noted("short", -1, Amounts(*(int(other == kind) for other in range(4)))))


def trouble(tables: Tables, state: SaReState, seat: int, amount: int, alone: int, sink: Sink | None) -> bool:
    """Raise the gauges from `seat` on; say whether a seat must react first (R-5.4, R-6).

    `alone` is 1 if only one seat stood when the card came: it must stop after it (R-5.6).
    """
    following = NEXT_STANDING[state.seats][state.first]
    while seat != NOT_STANDING:
        if not state.inside and state.ready[seat] & (GARDENS_BIT if amount == 2 else LIBRARY_BIT):
            state.stack.append((moves.AT_TROUBLE, seat, amount, alone))
            return True
        harvest.raise_gauge(tables, state, seat, amount, sink)
        seat = following[seat][state.standing]
    if alone and state.standing:
        state.draws = 0
        harvest.stop(tables, state, state.standing.bit_length() - 1, sink)
    return False


def end(tables: Tables, state: SaReState, chance: Chance, sink: Sink | None) -> None:
    """Close the season: the gold card goes to the last who stopped, then late Markets (R-5.1, R-6)."""
    state.draws = state.inside = 0
    if sink:
        sink(Noted("season-over", state.last))
    if not state.awarded and state.last >= 0 and GOLD in tables.double_gains[state.double[0]]:
        harvest.award(tables, state, state.last, sink)
    late_market(tables, state, -1, chance, sink)


def late_market(tables: Tables, state: SaReState, asked: int, chance: Chance, sink: Sink | None) -> None:
    """Ask the first seat after `asked` (-1: of all) whose Market is unused; if there is none, begin phase 3 (R-6)."""
    order = TURN_ORDER[state.seats][state.first]
    for seat in order[order.index(asked) + 1 :] if asked >= 0 else order:
        if state.ready[seat] & MARKET_BIT and not state.revolted >> seat & 1 and market.is_possible(state, seat):
            state.stack.append((moves.AT_MARKET, seat))
            return
    for kind in range(3):
        state.supply[kind] += state.pool[kind]
    state.pool = [0, 0, 0]
    construction.begin(tables, state, chance, sink)
