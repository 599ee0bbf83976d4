"""The places of tokens: in a price, in a caravan's price, in the Warehouses, and in the two stores of a Market's
swap.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.rules.sare import city
from game.rules.sare.moves import AT_BUILD
from game.rules.sare.tables import PORT, PYRAMID, TRADES
from game.ui.boards.sare.layout import TOKENS
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.steps import Chartering, Counter, Keeping, Paying, Swapping

CARAVAN_PRICE = 2
"""The resources that a caravan costs (R-8.3)."""
_IN_ROW = 5
"""The most places side by side that ask for any resource."""


@dataclass(frozen=True, slots=True)
class TokenSlot:
    """A place for one token: the face it asks for, '' for any, and the counter whose token lies there.

    Taking the token away changes that counter by `by`. A slot that `is_over` holds a token beyond what is asked for;
    `is_laid` says whether the viewer has put the token there.
    """

    wanted: str = ""
    filled: Counter | None = None
    by: int = -1
    is_over: bool = False
    is_laid: bool = True


@dataclass(frozen=True, slots=True)
class SlotRow:
    """A row of places: the indices of its slots, the resource it asks for, -1 for any, and the tiles of the buildings
    that strike out one more place each.
    """

    slots: tuple[int, ...]
    kind: int = -1
    struck: tuple[int, ...] = ()


def rows(choice: Selection, found: Sequence[TokenSlot]) -> list[SlotRow]:
    """Return the places in rows: those of a price by resource, the others side by side."""
    lines: list[SlotRow] = []
    for kind in range(3) if choice.plan is not None else ():
        face, struck = TOKENS[kind], discounts(choice, kind)
        at = [at for at, slot in enumerate(found) if _is_in_row(slot, face)]
        if at or struck:
            lines.append(SlotRow(tuple(at), kind, struck))
    laid = {at for line in lines for at in line.slots}
    left = [at for at in range(len(found)) if at not in laid]
    across = -(-len(left) // max(1, -(-len(left) // _IN_ROW)))
    return lines + [SlotRow(tuple(left[at : at + across])) for at in range(0, len(left), max(1, across))]


def _is_in_row(slot: TokenSlot, face: str) -> bool:
    """Return whether a place asks for a token of a face, or holds one too many."""
    return slot.wanted == face or (slot.filled is not None and slot.is_over and slot.filled.face == face)


def discounts(choice: Selection, kind: int) -> tuple[int, ...]:
    """Return the tiles of the buildings that each take one of the resource `kind` off the price of a payment (R-4).

    Of a payment already begun only the Port's is known.
    """
    plan, state = choice.plan, choice.state
    if plan is None:
        return ()
    number = state.pyramid[choice.seat] - 1
    cost = choice.tables.pyramid_costs[number] if plan.tile == PYRAMID else choice.tables.costs[plan.tile]
    by_craftsmen = cost[kind] - plan.due[kind] if choice.kind == AT_BUILD else 0
    by_port = (PORT,) if kind == plan.off else ()
    return (TRADES[kind],) * by_craftsmen + by_port


def slots(choice: Selection, counters: Sequence[Counter]) -> list[TokenSlot]:
    """Return the places of the step at hand with its tokens: each kind in its own places first, then wherever there is
    room; of a swap those of the viewer's store, then those of the opponent's.
    """
    if isinstance(choice.step, Swapping):
        return [slot for store in stores(choice, counters) for slot in store]
    found = _empty(choice)
    left = [counter for counter in counters for _ in range(counter.value)]
    for is_own in (True, False):
        for counter in [*left]:
            at = next((at for at, slot in enumerate(found) if _takes(slot, counter, is_own=is_own)), -1)
            if at >= 0:
                found[at] = replace(found[at], filled=counter)
                left.remove(counter)
    return [*found, *(TokenSlot(filled=counter, is_over=True) for counter in left)]


def stores(choice: Selection, counters: Sequence[Counter]) -> tuple[list[TokenSlot], list[TokenSlot]]:
    """Return the places of the viewer's store and of the opponent's in a swap, each with what lies there now.

    What was received lies where something was given, or where there is room.
    """
    assert isinstance(choice.step, Swapping), "only a swap has two stores"
    rooms = [city.room(choice.tables, choice.state, seat) for seat in (choice.seat, choice.step.rival)]
    own = _store(rooms[0], [(each, each.have, -each.value) for each in counters], by=-1)
    return own, _store(rooms[1], [(each, each.most, each.value) for each in counters], by=1)


def _store(room: int, stock: Sequence[tuple[Counter, int, int]], *, by: int) -> list[TokenSlot]:
    """Return the places of a store of so much `room`; its `stock` is each counter, what lay there, and what was given,
    negative for what was received.
    """
    found = [
        TokenSlot(filled=counter, by=by, is_laid=False) if at < many - max(0, given) else TokenSlot(counter.face)
        for counter, many, given in stock
        for at in range(many)
    ]
    found += [TokenSlot()] * (room - len(found))
    for counter in [counter for counter, _, given in stock for _ in range(-given)]:
        laid = TokenSlot(filled=counter, by=by)
        free = [at for at, slot in enumerate(found) if slot.filled is None]
        if free:
            found[free[0]] = laid
        else:
            found.append(replace(laid, is_over=True))
    return found


def _takes(slot: TokenSlot, counter: Counter, *, is_own: bool) -> bool:
    """Return whether a place is empty and asks for the kind of a token; without `is_own`, whether it may lie there."""
    if slot.filled is not None:
        return False
    if is_own:
        return slot.wanted == counter.face
    return not slot.wanted or counter.face not in TOKENS[:3]


def _empty(choice: Selection) -> list[TokenSlot]:
    match choice.step:
        case Paying(plan=plan):
            priced = [TokenSlot(TOKENS[kind]) for kind, price in enumerate(plan.price) for _ in range(price)]
            return [*priced, *(TokenSlot() for _ in range(plan.rest))]
        case Chartering():
            return [TokenSlot()] * CARAVAN_PRICE
        case Keeping():
            return [TokenSlot()] * choice.room
    return []
