"""The places of tokens: of a price, of a caravan's, in the Warehouses, and in the two stores of a Market's swap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.rules.sare import city
from game.ui.boards.sare.layout import TOKENS
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.steps import Chartering, Counter, Keeping, Paying, Swapping

CARAVAN_PRICE = 2
"""The resources that a caravan costs (R-8.3)."""


@dataclass(frozen=True, slots=True)
class TokenSlot:
    """A place for one token: the face it asks for, '' for any, and the counter whose token lies there.

    Taking the token away changes that counter by `by`. One that `is_over` holds what is more than asked for; `is_laid`
    says whether the viewer has put the token there.
    """

    wanted: str = ""
    filled: Counter | None = None
    by: int = -1
    is_over: bool = False
    is_laid: bool = True


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
