"""The places that tokens are put in to pay, to charter a caravan or to store: what each asks for, and holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.ui.boards.sare.layout import TOKENS
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.steps import Chartering, Counter, Keeping, Paying

CARAVAN_PRICE = 2
"""The resources that a caravan costs (R-8.3)."""


@dataclass(frozen=True, slots=True)
class TokenSlot:
    """A place for one token: the face it asks for, '' for any, and the counter whose token lies there.

    One that `is_over` holds what is more than asked for.
    """

    wanted: str = ""
    filled: Counter | None = None
    is_over: bool = False


def has_slots(choice: Selection) -> bool:
    """Return whether the step at hand puts tokens into places; a swap counts what changes hands instead."""
    return isinstance(choice.step, Paying | Chartering | Keeping)


def slots(choice: Selection, counters: Sequence[Counter]) -> list[TokenSlot]:
    """Return the places of the step at hand with its tokens: each kind in its own places first, then wherever there is
    room; none for a step that exchanges.
    """
    if not has_slots(choice):
        return []
    found = _empty(choice)
    left = [counter for counter in counters for _ in range(counter.value)]
    for is_own in (True, False):
        for counter in [*left]:
            at = next((at for at, slot in enumerate(found) if _takes(slot, counter, is_own=is_own)), -1)
            if at >= 0:
                found[at] = replace(found[at], filled=counter)
                left.remove(counter)
    return [*found, *(TokenSlot(filled=counter, is_over=True) for counter in left)]


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
