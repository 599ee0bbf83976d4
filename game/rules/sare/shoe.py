"""The cards of the season: gathering them, drawing the next one, and darkness (R-5.2, R-5.4)."""

from __future__ import annotations

from bisect import insort

from game.rules.core.bits import mask_of, members
from game.rules.core.chance import Chance
from game.rules.core.facts import EVERYONE, NOBODY, Moved, Noted, Sink
from game.rules.core.universe import EMPTY
from game.rules.sare.notes import Pool
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    BOTTOM,
    DARK,
    DISCARD,
    DOUBLE,
    GOLD,
    GONE,
    KEPT,
    PALACE_ZONE,
    REMOVED,
    SECOND,
    SHOE,
    SHOWN,
    SPENT,
    TOP,
    Tables,
)


def gather(tables: Tables, state: SaReState, sink: Sink | None) -> None:
    """Put all season cards back into the shoe, face down, and the double-resource card aside (R-5.1, R-5.2)."""
    if sink:
        zones = [
            (zone, members(mask))
            for zone, mask in (
                (DISCARD, state.discard),
                (SECOND, state.second),
                (DARK, mask_of(state.dark)),
                (GONE, state.gone),
            )
        ]
        zones.append((REMOVED, state.removed))
        zones += [(TOP, state.top), *((BOTTOM + at, [card]) for at, card in enumerate(state.bottom))]
        zones += [(KEPT + seat, [card]) for seat, card in enumerate(state.kept)]
        zones += [(PALACE_ZONE + seat, [card]) for seat, card in enumerate(state.palace)]
        for zone, cards in zones:
            if cards and cards != [EMPTY]:
                sink(Moved(tuple(cards), zone, SHOE, NOBODY, "gather"))
        if state.double:
            sink(Moved(tuple(state.double), DOUBLE, SPENT, EVERYONE, "gather"))
    if state.double:
        state.spent |= 1 << state.double[0]
    state.shoe = list(tables.season_cards)
    state.discard = state.second = state.gone = state.seen = 0
    state.dark = []
    state.top = []
    state.bottom = []
    state.kept = [EMPTY] * state.seats
    state.palace = [EMPTY] * state.seats


def reveal(tables: Tables, state: SaReState, chance: Chance, sink: Sink | None) -> None:
    """Reveal the next card; in darkness the old discard then loses one card (R-5.4)."""
    if state.top:
        zone = TOP
        card = publish(tables, state, state.top[0])
        state.top = []
    elif state.shoe:
        zone = SHOE
        shoe = state.shoe
        card = publish(tables, state, shoe[chance(shoe)])
        shoe.remove(card)
    else:
        at = next(i for i, lying in enumerate(state.bottom) if lying != EMPTY)
        zone = BOTTOM + at
        card = publish(tables, state, state.bottom[at])
        state.bottom[at] = EMPTY
    state.shown = [card]
    state.drawn += 1
    if sink:
        sink(Moved((card,), zone, SHOWN, EVERYONE, "draw"))
    if state.dark:
        lost = state.dark.pop(chance(state.dark))
        state.gone |= 1 << lost
        if sink:
            sink(Moved((lost,), DARK, GONE, EVERYONE, "darkness"))
        kind = tables.faces[lost]
        if kind <= GOLD and state.pool[kind]:
            state.pool[kind] -= 1
            state.supply[kind] += 1
            if sink:
                sink(Noted("pool", -1, Pool(kind, -1, state.pool[kind])))
        if sink and not state.dark:
            sink(Noted("dawn"))


def publish(tables: Tables, state: SaReState, card: int) -> int:
    """Return the id under which a hidden card is revealed: the lowest of its face not yet revealed this season.

    The two cards look alike and change places, so that an id never tells where a card has been.
    """
    alike = tables.twins[card] & ~state.seen
    low = alike & -alike
    state.seen |= low
    shown = low.bit_length() - 1
    shoe = state.shoe
    if shown == card or (card in shoe and shown in shoe):
        return shown
    for place in (state.removed, state.kept, state.top, state.bottom):
        for at, lying in enumerate(place):
            if lying == card:
                place[at] = shown
            elif lying == shown:
                place[at] = card
    for leaving, entering in ((card, shown), (shown, card)):
        if leaving in shoe:
            shoe.remove(leaving)
            insort(shoe, entering)
            break
    return shown
