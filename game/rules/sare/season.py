"""Phase 2: a season (R-5) from the first card to the last obelisk, its cards, its gains and its revolts (R-7)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from game.rules.core.bits import mask_of, members
from game.rules.core.chance import Chance
from game.rules.core.facts import EVERYONE, NOBODY, Excluded, Looked, Moved, Noted, Sink
from game.rules.core.universe import EMPTY
from game.rules.sare import city, construction, market, moves
from game.rules.sare.notes import Amounts, Gain, Night, Pool, Round
from game.rules.sare.state import SEASON, SaReState
from game.rules.sare.tables import (
    BOTTOM,
    DARK,
    DARKNESS,
    DISCARD,
    DOUBLE,
    DOUBLE_TROUBLE,
    DOUBLES,
    FIRST_STANDING,
    GARDENS_BIT,
    GOLD,
    GONE,
    HORUS,
    HOSHEKH,
    KEPT,
    LIBRARY_BIT,
    MARKET_BIT,
    NEXT_STANDING,
    NOT_STANDING,
    PALACE_BIT,
    PALACE_ZONE,
    PILE,
    REMOVED,
    SEASON_CARDS,
    SECOND,
    SHOE,
    SHOWN,
    SPENT,
    STONE,
    TEMPLE_BIT,
    TOP,
    TURN_ORDER,
    WOOD,
    Tables,
)


def begin(tables: Tables, state: SaReState, chance: Chance, sink: Sink | None) -> None:
    """Start a season (R-3.2, R-5.1, R-5.2).

    The cards are gathered, a double-resource card is revealed, one season card is removed, and the gauges are set.
    """
    state.phase = SEASON
    gather(tables, state, sink)
    if not state.pile:
        state.pile = members(state.spent)
        state.spent = 0
        if sink:
            sink(Moved(tuple(state.pile), SPENT, PILE, EVERYONE, "gather"))
    double = state.pile.pop(chance(state.pile, DOUBLES))
    state.double = [double]
    if sink:
        sink(Moved((double,), PILE, DOUBLE, EVERYONE, "reveal"))
    removed = state.shoe.pop(chance(state.shoe, SEASON_CARDS, state.round))
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
    """Move on to the next seat's question, or draw when every standing seat has answered (R-5.3)."""
    following = NEXT_STANDING[state.seats][state.first][seat][state.standing]
    if following != NOT_STANDING:
        state.stack[-1] = (moves.AT_QUESTION, following, 0)
        return
    state.stack.pop()
    state.draws = 1
    flow(tables, state, chance, sink)


def flow(tables: Tables, state: SaReState, chance: Chance, sink: Sink | None) -> None:
    """Draw and resolve cards until a seat has to decide or the season ends (R-5.4, R-5.7)."""
    while True:
        if not state.standing:
            end(tables, state, chance, sink)
            return
        if not state.shoe and not state.top and all(card == EMPTY for card in state.bottom):
            for seat in TURN_ORDER[state.seats][state.first]:
                if state.standing >> seat & 1:
                    stop(tables, state, seat, sink)
            end(tables, state, chance, sink)
            return
        if not state.draws:
            state.inside = 0
            asked = FIRST_STANDING[state.seats][state.first][state.standing]
            state.stack.append((moves.AT_QUESTION, asked, 0))
            return
        state.draws -= 1
        reveal(tables, state, chance, sink)
        if offer_palace(state, FIRST_STANDING[state.seats][state.first][state.standing]):
            return
        if resolve(tables, state, sink):
            return


def offer_palace(state: SaReState, seat: int) -> bool:
    """Ask the first seat from `seat` on whose Palace may take the card; return whether there is one."""
    following = NEXT_STANDING[state.seats][state.first]
    while seat != NOT_STANDING:
        if state.ready[seat] & PALACE_BIT:
            state.stack.append((moves.AT_PALACE, seat))
            return True
        seat = following[seat][state.standing]
    return False


def resolve(tables: Tables, state: SaReState, sink: Sink | None) -> bool:
    """Discard the revealed card, then apply its effect; return whether a seat must react first (R-5.4)."""
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
    """Raise the gauges of the standing seats from `seat` on by `amount`, until a seat must react first (R-5.4, R-6).

    Return whether there is such a seat. `alone` is 1 if only one seat stood when the card came: it must stop after it
    (R-5.6).
    """
    following = NEXT_STANDING[state.seats][state.first]
    while seat != NOT_STANDING:
        if not state.inside and state.ready[seat] & (GARDENS_BIT if amount == 2 else LIBRARY_BIT):
            state.stack.append((moves.AT_TROUBLE, seat, amount, alone))
            return True
        raise_gauge(tables, state, seat, amount, sink)
        seat = following[seat][state.standing]
    if alone and state.standing:
        state.draws = 0
        stop(tables, state, state.standing.bit_length() - 1, sink)
    return False


def end(tables: Tables, state: SaReState, chance: Chance, sink: Sink | None) -> None:
    """Close the season: a double-resource card with gold goes to the last seat that stopped (R-5.1, R-6).

    Then unused Markets may still be used.
    """
    state.draws = state.inside = 0
    if sink:
        sink(Noted("season-over", state.last))
    if not state.awarded and state.last >= 0 and GOLD in tables.double_gains[state.double[0]]:
        award(tables, state, state.last, sink)
    late_market(tables, state, -1, chance, sink)


def late_market(tables: Tables, state: SaReState, asked: int, chance: Chance, sink: Sink | None) -> None:
    """Ask the first seat after `asked` (-1: of all) that can still use its Market; if there is none, begin phase 3
    (R-6).
    """
    order = TURN_ORDER[state.seats][state.first]
    for seat in order[order.index(asked) + 1 :] if asked >= 0 else order:
        if state.ready[seat] & MARKET_BIT and not state.revolted >> seat & 1 and market.is_possible(state, seat):
            state.stack.append((moves.AT_MARKET, seat))
            return
    for kind in range(3):
        state.supply[kind] += state.pool[kind]
    state.pool = [0, 0, 0]
    construction.begin(tables, state, chance, sink)


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
        card = publish(tables, state, shoe[chance(shoe, SEASON_CARDS, state.round)])
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
        lost = state.dark.pop(chance(state.dark, DARKNESS, state.round))
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
    """Reveal a hidden card under the lowest id of its face not yet revealed this season, and return that id.

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


FROM_POOL: Final = 0
FROM_DOUBLE: Final = 1
FROM_TEMPLE: Final = 2
FROM_PALACE: Final = 3
FROM_LIBRARY: Final = 4
FROM_REVOLT: Final = 5
"""The sources of a gain: the first value of the note `gain`."""


def raise_gauge(tables: Tables, state: SaReState, seat: int, amount: int, sink: Sink | None) -> None:
    """Move a gauge up; on red the seat revolts."""
    if not amount:
        return
    square = state.gauge[seat] + amount
    city.set_gauge(state, seat, min(square, tables.red), sink)
    if square >= tables.red:
        revolt(state, seat, sink)


def revolt(state: SaReState, seat: int, sink: Sink | None) -> None:
    """Take a seat out of the season and give it one wood, one stone and one gold (R-7)."""
    state.standing &= ~(1 << seat)
    state.revolted |= 1 << seat
    state.jokers &= ~(1 << seat)
    if sink:
        sink(Noted("revolt", seat))
    gain(state, seat, (1, 1, 1, 0), FROM_REVOLT, sink)


def gain(state: SaReState, seat: int, what: tuple[int, ...], source: int, sink: Sink | None) -> None:
    """Give a seat `what` (wood, stone, gold, jokers) from the supply, as far as it goes (R-1.1)."""
    supply, gains, at = state.supply, state.gains, seat * 4
    got = [0, 0, 0, 0]
    for kind, wanted in enumerate(what):
        if wanted:
            number = wanted if wanted <= supply[kind] else supply[kind]
            supply[kind] -= number
            gains[at + kind] += number
            got[kind] = number
    if not sink:
        return
    if any(got):
        sink(Noted("gain", seat, Gain(source, *got)))
    if any(lost := [wanted - number for wanted, number in zip(what, got, strict=True)]):
        sink(Noted("short", seat, Amounts(*lost)))


def stop(tables: Tables, state: SaReState, seat: int, sink: Sink | None) -> None:
    """Lay the obelisk and collect: pool, double-resource card, Temple, Palace, Library (R-5.1, R-5.5, R-6)."""
    state.standing &= ~(1 << seat)
    state.last = seat
    if sink:
        sink(Noted("stop", seat))
    if state.pool[WOOD] or state.pool[STONE] or state.pool[GOLD]:
        gain(state, seat, (*state.pool, 0), FROM_POOL, sink)
    if not state.awarded and GOLD not in tables.double_gains[state.double[0]]:
        award(tables, state, seat, sink)
    if state.kept[seat] != EMPTY:
        collect_kept(tables, state, seat, sink)
    if state.palace[seat] != EMPTY and (kind := tables.faces[state.palace[seat]]) <= GOLD:
        gain(state, seat, tuple(int(k == kind) for k in range(4)), FROM_PALACE, sink)
    if state.jokers >> seat & 1:
        state.jokers ^= 1 << seat
        gain(state, seat, (0, 0, 0, 1), FROM_LIBRARY, sink)


def award(tables: Tables, state: SaReState, seat: int, sink: Sink | None) -> None:
    """Give a seat the resources of the double-resource card."""
    state.awarded = 1
    pair = tables.double_gains[state.double[0]]
    gain(state, seat, tuple(pair.count(kind) for kind in range(4)), FROM_DOUBLE, sink)


def collect_kept(tables: Tables, state: SaReState, seat: int, sink: Sink | None) -> None:
    """Pay out the card that a Temple keeps, which reveals it; paying nothing is a hint as well (R-6, R-10)."""
    kind = tables.faces[state.kept[seat]]
    if kind <= GOLD and state.supply[kind]:
        card = state.kept[seat] = publish(tables, state, state.kept[seat])
        if sink:
            sink(Looked(EVERYONE, KEPT + seat, (card,)))
        gain(state, seat, tuple(int(k == kind) for k in range(4)), FROM_TEMPLE, sink)
    elif sink:
        payable = mask_of(c for c in tables.season_cards if tables.faces[c] <= GOLD and state.supply[tables.faces[c]])
        sink(Excluded(KEPT + seat, payable))
