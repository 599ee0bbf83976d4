"""The exact expectation of one more card: every card that may come, and all consequences.

All standing seats go on; rivals do not react. The seat's own Gardens and Library are used as soon as possible, its own
Palace as is best (R-5.4 to R-6).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.rules.core.bits import members
from game.rules.core.universe import EMPTY
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    DOUBLE_TROUBLE,
    FACES,
    GARDENS_BIT,
    GOLD,
    HORUS,
    HOSHEKH,
    JOKER,
    LIBRARY_BIT,
    PALACE_BIT,
    TROUBLE,
    Tables,
)

Counts = tuple[int, ...]
"""The number of cards by face."""
Worth = Callable[[Sequence[int]], float]
"""The value of the wood, stone, gold and jokers that a seat gets by stopping."""
REACTIONS = PALACE_BIT | GARDENS_BIT | LIBRARY_BIT
NO_RIVAL = 0
"""The distance of the last rival to red if there is no rival: the seat is alone."""


def counts(tables: Tables, cards: Sequence[int]) -> Counts:
    """Return the number of cards with each face."""
    found = [0] * len(FACES)
    for card in cards:
        found[tables.faces[card]] += 1
    return tuple(found)


def revolt(tables: Tables, state: SaReState, seat: int, lower: int = 0) -> float:
    """Return the chance that `seat` revolts before its next question if it goes on, in a complete position.

    `lower` counts squares by which the gauge is assumed to be lower.
    """
    later = [tables.faces[card] for card in state.bottom if card != EMPTY]
    first = [tables.faces[card] for card in state.top]
    ready = state.ready[seat] & REACTIONS
    margin = tables.red - state.gauge[seat] + lower
    return _revolt(counts(tables, state.shoe), (*first, -1, *later), margin, ready, _rivals(tables, state, seat), 1, 0)


def _rivals(tables: Tables, state: SaReState, seat: int) -> int:
    """Return the distance to red of the calmest standing rival; until it has revolted the seat is not alone (R-5.6)."""
    others = (other for other in range(state.seats) if other != seat and state.standing >> other & 1)
    return max((tables.red - state.gauge[other] for other in others), default=NO_RIVAL)


def _next(deck: Counts, order: Counts) -> Iterator[tuple[float, int, Counts, Counts]]:
    """Yield the chance, face, remaining deck and order for every possible next card.

    `order` holds the faces of the cards on top of the shuffled ones, -1 for these, and the faces of those below.
    """
    if order[0] >= 0:
        yield 1.0, order[0], deck, order[1:]
        return
    total = sum(deck)
    for face, number in enumerate(deck):
        if number:
            yield number / total, face, (*deck[:face], number - 1, *deck[face + 1 :]), order
    if not total and len(order) > 1:
        yield 1.0, order[1], deck, (-1, *order[2:])


def _rise(face: int, ready: int, inside: int) -> tuple[int, int, int]:
    """Return the rise of the seat's gauge by a Trouble, the buildings still ready, and the jokers it brings (R-6)."""
    amount = 2 if face == DOUBLE_TROUBLE else 1
    jokers = 0
    if not inside:
        if amount == 2 and ready & GARDENS_BIT:
            ready, amount = ready & ~GARDENS_BIT, 1
        if amount == 1 and ready & LIBRARY_BIT:
            ready, amount, jokers = ready & ~LIBRARY_BIT, 0, 1
    return amount, ready, jokers


@lru_cache(maxsize=1 << 15)
def _revolt(deck: Counts, order: Counts, margin: int, ready: int, rivals: int, draws: int, inside: int) -> float:
    """Return the chance of a revolt within `draws` cards; `margin` and `rivals` count squares up to red."""
    if not draws:
        return 0.0
    chance = 0.0
    for part, face, rest, after in _next(deck, order):
        way = 0.0
        if face in (TROUBLE, DOUBLE_TROUBLE):
            amount, left, _ = _rise(face, ready, inside)
            others = rivals - (2 if face == DOUBLE_TROUBLE else 1)
            if amount >= margin:
                way = 1.0
            elif rivals > 0:
                way = _revolt(rest, after, margin - amount, left, max(others, NO_RIVAL), draws - 1, inside)
        elif face == HORUS:
            way = _revolt(rest, after, margin, ready, rivals, draws + 1, 1)
        else:
            way = _revolt(rest, after, margin, ready, rivals, draws - 1, inside)
        if way and ready & PALACE_BIT:
            way = min(way, _revolt(rest, after, margin, ready & ~PALACE_BIT, rivals, draws - 1, inside))
        chance += part * way
    return chance


class At(NamedTuple):
    """A point within a step: cards to come, cards laid, and the distance to red of the seat and its calmest rival."""

    deck: Counts
    order: Counts
    laid: Counts
    dark: Counts
    pool: Counts
    own: Counts
    supply: Counts
    margin: int
    ready: int
    rivals: int
    draws: int = 1
    inside: int = 0


def one_more(tables: Tables, state: SaReState, seat: int, worth: Worth, lost: float, lower: int = 0) -> float:
    """Return the expected value of going on to the next question and stopping there, in a complete position.

    `worth` values what the pool and the seat's own Temple, Palace and Library bring then, without the double card;
    `lost` is the value of a revolt. `lower` counts squares by which the gauge of `seat` is assumed to be lower.
    """
    at = at_question(tables, state, seat)
    return Expectation(worth, lost).value(at._replace(margin=at.margin + lower))


def at_question(tables: Tables, state: SaReState, seat: int) -> At:
    """Return the point before the next card."""
    own: Counts = (0, 0, 0, state.jokers >> seat & 1)
    for card in (state.kept[seat], state.palace[seat]):
        if card != EMPTY and tables.faces[card] <= GOLD:
            own = _plus(own, tables.faces[card], 1)
    first = [tables.faces[card] for card in state.top]
    later = [tables.faces[card] for card in state.bottom if card != EMPTY]
    return At(
        deck=counts(tables, state.shoe),
        order=(*first, -1, *later),
        laid=counts(tables, members(state.discard | state.second)),
        dark=counts(tables, state.dark),
        pool=tuple(state.pool),
        own=own,
        supply=tuple(state.supply),
        margin=tables.red - state.gauge[seat],
        ready=state.ready[seat] & REACTIONS,
        rivals=_rivals(tables, state, seat),
    )


def brought(at: At) -> Counts:
    """Return the resources that stopping brings at this point, as far as the supply goes."""
    wanted = (*(pool + own for pool, own in zip(at.pool, at.own, strict=False)), at.own[JOKER])
    return tuple(map(min, wanted, at.supply))


def _plus(counted: Counts, at: int, number: int) -> Counts:
    return (*counted[:at], counted[at] + number, *counted[at + 1 :])


def _darkened(at: At) -> Iterator[tuple[float, At]]:
    """Yield the chance and the point after it for every card that darkness may take away (R-5.4)."""
    size = sum(at.dark)
    if not size:
        yield 1.0, at
        return
    for face, number in enumerate(at.dark):
        if number:
            after = at._replace(dark=_plus(at.dark, face, -1))
            if face <= GOLD and at.pool[face]:
                after = after._replace(pool=_plus(at.pool, face, -1), supply=_plus(at.supply, face, 1))
            yield number / size, after


class Expectation:
    """The expected value of a step; points that several orders of the cards lead to are computed once."""

    __slots__ = ("_known", "_lost", "_worth")

    def __init__(self, worth: Worth, lost: float) -> None:
        self._worth = worth
        self._lost = lost
        self._known: dict[At, float] = {}

    def value(self, at: At) -> float:
        """Return the value of going on from `at`; with no card left to come, the value of stopping there."""
        if not at.draws or (not any(at.deck) and len(at.order) == 1):
            return self._worth(brought(at))
        known = self._known.get(at)
        if known is None:
            known = self._known[at] = self._drawn(at)
        return known

    def _drawn(self, at: At) -> float:
        total = 0.0
        for chance, face, deck, order in _next(at.deck, at.order):
            here = at._replace(deck=deck, order=order, draws=at.draws - 1)
            for part, then in _darkened(here):
                way = self._resolved(then, face)
                if at.ready & PALACE_BIT:
                    own = _plus(then.own, face, 1) if face <= GOLD else then.own
                    way = max(way, self.value(then._replace(own=own, ready=at.ready & ~PALACE_BIT)))
                total += chance * part * way
        return total

    def _resolved(self, at: At, face: int) -> float:
        """Return the value of the step once a card of `face` was drawn and takes effect."""
        laid = _plus(at.laid, face, 1)
        if face == HOSHEKH:
            none = (0,) * len(FACES)
            dark = tuple(map(sum, zip(at.dark, at.laid, strict=True)))
            return self.value(at._replace(dark=dark, laid=_plus(none, face, 1)))
        at = at._replace(laid=laid)
        if face <= GOLD:
            if at.supply[face]:
                at = at._replace(pool=_plus(at.pool, face, 1), supply=_plus(at.supply, face, -1))
            return self.value(at)
        if face == HORUS:
            return self.value(at._replace(draws=at.draws + 2, inside=1))
        amount, ready, jokers = _rise(face, at.ready, at.inside)
        if amount >= at.margin:
            return self._lost
        alone = at.rivals == NO_RIVAL
        rivals = max(at.rivals - (2 if face == DOUBLE_TROUBLE else 1), NO_RIVAL)
        at = at._replace(margin=at.margin - amount, ready=ready, own=_plus(at.own, JOKER, jokers), rivals=rivals)
        return self._worth(brought(at)) if alone else self.value(at)
