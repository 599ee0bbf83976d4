"""The effects of a season on a seat: a rising gauge, a revolt, or the gains of stopping (R-5.5, R-7)."""

from __future__ import annotations

from game.rules.core.bits import mask_of
from game.rules.core.facts import EVERYONE, Excluded, Looked, Noted, Sink
from game.rules.core.universe import EMPTY
from game.rules.sare import city, shoe
from game.rules.sare.notes import Amounts, Gain
from game.rules.sare.state import SaReState
from game.rules.sare.tables import GOLD, KEPT, STONE, WOOD, Tables

FROM_POOL, FROM_DOUBLE, FROM_TEMPLE, FROM_PALACE, FROM_LIBRARY, FROM_REVOLT = range(6)
"""The source of a gain: the first value of the fact `gain`."""


def raise_gauge(tables: Tables, state: SaReState, seat: int, amount: int, sink: Sink | None) -> None:
    """Move a gauge up; on red the seat revolts."""
    if not amount:
        return
    square = state.gauge[seat] + amount
    city.set_gauge(state, seat, min(square, tables.red), sink)
    if square >= tables.red:
        revolt(state, seat, sink)


def revolt(state: SaReState, seat: int, sink: Sink | None) -> None:
    """Take a seat out of the season, with one wood, stone and gold for the Warehouses (R-7)."""
    state.standing &= ~(1 << seat)
    state.revolted |= 1 << seat
    state.jokers &= ~(1 << seat)
    if sink:
        sink(Noted("revolt", seat))
    gain(state, seat, (1, 1, 1, 0), FROM_REVOLT, sink)


def gain(state: SaReState, seat: int, what: tuple[int, ...], source: int, sink: Sink | None) -> None:
    """Take resources from the supply as far as it goes (R-1.1)."""
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
    """Lay an obelisk and collect: pool, double-resource card, Temple, Palace, Library (R-5.1, R-5.5, R-6)."""
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
        card = state.kept[seat] = shoe.publish(tables, state, state.kept[seat])
        if sink:
            sink(Looked(EVERYONE, KEPT + seat, (card,)))
        gain(state, seat, tuple(int(k == kind) for k in range(4)), FROM_TEMPLE, sink)
    elif sink:
        payable = mask_of(c for c in tables.season_cards if tables.faces[c] <= GOLD and state.supply[tables.faces[c]])
        sink(Excluded(KEPT + seat, payable))
