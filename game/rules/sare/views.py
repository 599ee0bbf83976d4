"""Secrecy: the knowledge at the start, redacted positions, and worlds that agree with them (R-10)."""

from __future__ import annotations

import random
from typing import Final

from game.rules.core.bits import mask_of, members
from game.rules.core.game import View
from game.rules.core.knowledge import Knowledge
from game.rules.core.universe import EMPTY
from game.rules.sare.moves import AT_TEMPLE
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    BOTTOM,
    DARK,
    DISCARD,
    DOUBLE,
    GONE,
    KEPT,
    PALACE_ZONE,
    PILE,
    REMOVED,
    SEASON_BACK,
    SECOND,
    SHOE,
    SHOWN,
    SPENT,
    TEMPLE_HAND,
    TOP,
    ZONES,
    Tables,
)

HIDDEN: Final = -1 - SEASON_BACK


def knowledge(tables: Tables, viewer: int) -> Knowledge:
    """Return the knowledge that every viewer has before the first fact: all cards lie in the shoe and in the pile."""
    start = {SHOE: mask_of(tables.season_cards), PILE: mask_of(tables.double_gains)}
    return Knowledge(viewer, tables.universe, len(ZONES), start)


def zone_masks(state: SaReState) -> list[int]:
    """Return the cards in every zone, as masks."""
    masks = [0] * len(ZONES)
    masks[PILE] = mask_of(state.pile)
    masks[SPENT] = state.spent
    for zone, cards in (
        (DOUBLE, state.double),
        (SHOE, state.shoe),
        (REMOVED, state.removed),
        (TEMPLE_HAND, state.hand),
        (TOP, state.top),
        (SHOWN, state.shown),
        (DARK, state.dark),
    ):
        masks[zone] = mask_of(cards)
    masks[DISCARD], masks[SECOND], masks[GONE] = state.discard, state.second, state.gone
    for zone, places in ((BOTTOM, state.bottom), (KEPT, state.kept), (PALACE_ZONE, state.palace)):
        for at, card in enumerate(places):
            if card != EMPTY:
                masks[zone + at] = 1 << card
    return masks


def _places(state: SaReState) -> list[tuple[list[int], int, int]]:
    """Return (list, index, zone) of every single place where a card may lie hidden, in a fixed order."""
    found = [(state.removed, 0, REMOVED)] if state.removed else []
    found += [(state.kept, seat, KEPT + seat) for seat in range(state.seats)]
    if state.top:
        found.append((state.top, 0, TOP))
    found += [(state.bottom, at, BOTTOM + at) for at in range(len(state.bottom))]
    return [place for place in found if place[0][place[1]] != EMPTY]


def _next_label(tables: Tables, card: int, taken: int) -> int:
    """Return the lowest id among the cards like `card` that is not yet given to a place."""
    free = tables.twins[card] & ~taken
    return (free & -free).bit_length() - 1


def redact(tables: Tables, state: SaReState, viewer: int, known: Knowledge) -> SaReState:
    """Return a copy of a position in which everything that a viewer does not know is a hidden code.

    Cards that only some viewers know get ids by their faces, so that equal knowledge gives equal copies.
    """
    copy = state.clone()
    taken = state.seen
    for place, at, zone in _places(copy):
        if state.seen >> place[at] & 1:
            continue
        may = known.may_lie(zone)
        low = (may & -may).bit_length() - 1
        if may & ~tables.twins[low]:
            place[at] = HIDDEN
        else:
            place[at] = _next_label(tables, low, taken)
            taken |= 1 << place[at]
    if copy.hand:
        if copy.stack[-1] == (AT_TEMPLE, viewer):
            for at, card in enumerate(copy.hand):
                copy.hand[at] = _next_label(tables, card, taken)
                taken |= 1 << copy.hand[at]
        else:
            copy.hand = [HIDDEN] * 2
    copy.shoe = [HIDDEN] * len(copy.shoe)
    return copy


def unknown(tables: Tables, state: SaReState) -> int:
    """Return the mask of the season cards that the viewer of `state` has not seen this season and cannot place."""
    places = (*((place, at) for place, at, _ in _places(state)), *((state.hand, at) for at in range(len(state.hand))))
    known = mask_of(place[at] for place, at in places if place[at] >= 0)
    return mask_of(tables.season_cards) & ~(state.seen | known)


def world(tables: Tables, view: View[SaReState], rng: random.Random) -> SaReState:
    """Return a complete position that agrees with everything that a view knows."""
    state: SaReState = view.state.clone()
    zones = view.knowledge.sample(rng)
    taken = state.seen
    places = _places(state)
    places += [(state.hand, at, TEMPLE_HAND) for at in range(len(state.hand))]
    for place, at, _ in places:
        if place[at] >= 0:
            taken |= 1 << place[at]
    for place, at, zone in places:
        if place[at] < 0:
            card = zones[zone].pop()
            place[at] = _next_label(tables, card, taken)
            taken |= 1 << place[at]
    state.shoe = members(mask_of(tables.season_cards) & ~taken)
    return state
