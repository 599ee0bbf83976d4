"""Picking cards one by one: why a card cannot join the chosen ones, and where they may go.

A screen asks `explain(kind, chosen, card)` for each card the player points at: the answer is None as long as some legal
move of that kind contains the chosen cards and this one. `slots(kind, chosen)` then says where the cards may go as they
are; it is empty until they make a legal move, and `refusals.refusal` of the move with the slot pointed at says what is
still missing. All of this works on the views of the seat that must decide.
"""

from __future__ import annotations

from game.rules.core.game import Refusal
from game.rules.sobek.moves import ADD, LAY, PLAY, SET, SHED
from game.rules.sobek.refusals import (
    check_add,
    check_play,
    family_of,
    mixed,
    not_held,
    own_slots,
    refusal,
    shed_count,
    untimely,
)
from game.rules.sobek.state import SobekState, to_move
from game.rules.sobek.tables import AMULET, SLOTS, Tables


def explain(tables: Tables, state: SobekState, kind: int, chosen: int, card: int) -> Refusal | None:
    """Return why `card` cannot join the cards `chosen` (a mask) in a move of `kind`, or None if it can.

    `kind` is PLAY, SET, ADD, SHED or LAY; PLAY takes one card, so `chosen` does not count there.
    """
    seat = to_move(state)
    if early := untimely(state, kind):
        return early
    if kind == PLAY:
        return check_play(tables, state, seat, (PLAY, card))
    cards = chosen | 1 << card
    if missing := not_held(state, seat, cards, kind):
        return missing
    if kind == SHED:
        wanted = state.stack[-1][2]
        return shed_count(wanted, cards) if cards.bit_count() > wanted else None
    if mixture := mixed(tables, cards, kind):
        return mixture
    if kind == ADD:
        if cards.bit_count() > tables.courtesan_cards:
            return Refusal("S-5.6", "refuse-sobek-add-many", {"most": tables.courtesan_cards})
        if slots(tables, state, ADD, cards):
            return None
        reasons = (check_add(tables, state, seat, (ADD, slot, cards)) for slot in own_slots(state, seat))
        return next(why for why in reasons if why is not None)
    return _out_of_reach(tables, state, seat, cards, kind)


def slots(tables: Tables, state: SobekState, kind: int, cards: int) -> list[int]:
    """Return the slots where `cards` may go as they are in a move of `kind`: SET, ADD or LAY."""
    return [slot for slot in range(SLOTS) if refusal(tables, state, (kind, slot, cards)) is None]


def _out_of_reach(tables: Tables, state: SobekState, seat: int, cards: int, kind: int) -> Refusal | None:
    """Return why no set of the hand can contain `cards`, which are of one family."""
    hand = state.hands[seat]
    wild = hand & tables.amulets
    family = family_of(tables, cards)
    closed = [kind == LAY and bool(state.flat[seat * SLOTS + slot]) for slot in range(SLOTS)]
    if family != AMULET and closed[family]:
        return Refusal("S-4.3", "refuse-sobek-lay-twice")
    able = range(SLOTS) if family == AMULET else (family,)
    most = max((((hand & tables.families[f]) | wild).bit_count() for f in able if not closed[f]), default=0)
    if most >= tables.set_size:
        return None
    rule = "S-3.3a" if kind == SET else "S-4.3"
    return Refusal(rule, "refuse-sobek-set-hopeless", {"least": tables.set_size, "count": most})
