"""The exact odds and the exact expectation of one more card: every card that may come, and all consequences.

Unless a function says otherwise, all standing seats go on, opponents do not react, and the seat uses its own Gardens
and Library as soon as possible, its own Palace whenever that is best (R-5.4 to R-6). AIs ask about complete positions,
the window about what a viewer knows; `is_safe` follows from common knowledge alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.rules.core.arithmetic import total
from game.rules.core.bits import mask_of, members
from game.rules.core.deck import Distribution
from game.rules.core.game import View
from game.rules.core.universe import EMPTY
from game.rules.sare import city, moves
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    BARRACKS_BIT,
    BOTTOM,
    DOUBLE_TROUBLE,
    FACES,
    GARDENS_BIT,
    GOLD,
    HORUS,
    HOSHEKH,
    JOKER,
    KEPT,
    LIBRARY_BIT,
    NEXT_STANDING,
    NOT_STANDING,
    PALACE_BIT,
    PALACE_ZONE,
    SEASON_BACK,
    SHOE,
    TOP,
    TROUBLE,
    Tables,
)

Counts = tuple[int, ...]
"""The number of cards by face."""
CardOrder = tuple[int, ...]
"""The cards to come, the next one first: the face of a known card, or -n for n cards drawn at random from a deck."""
Worth = Callable[[Sequence[int]], float]
"""Returns the value of the wood, stone, gold and jokers that a seat gets by stopping."""
REACTIONS: Final = PALACE_BIT | GARDENS_BIT | LIBRARY_BIT
NO_RIVAL: Final = 0
"""The value of `rivals` for a seat that stands alone."""
_STEADY: Final = 99
"""The distance of an opponent to red that no season covers: such an opponent never revolts."""


def counts(tables: Tables, cards: Sequence[int]) -> Counts:
    """Return the number of cards with each face."""
    found = [0] * len(FACES)
    for card in cards:
        found[tables.faces[card]] += 1
    return tuple(found)


class Exposure(NamedTuple):
    """A seat's situation before the cards that come up to its next question.

    `margin` and `rivals` count squares up to red; `ready` is the mask of the seat's unused REACTIONS.
    """

    margin: int
    ready: int
    rivals: int
    """The distance to red of the calmest standing opponent; until it has revolted the seat is not alone (R-5.6)."""
    draws: int = 1
    """The number of cards to be drawn without another question."""
    inside: int = 0
    """1 while the cards of a Horus are drawn."""


def exposure(tables: Tables, state: SaReState, seat: int) -> Exposure:
    """Return the situation of a standing seat: at its question, or at a reaction, before the card takes effect."""
    margin, ready = tables.red - state.gauge[seat], state.ready[seat] & REACTIONS
    reacts = state.stack[-1][0] in (moves.AT_PALACE, moves.AT_TROUBLE)
    draws, inside = (state.draws, state.inside) if reacts else (1, 0)
    return Exposure(margin, ready, _rivals(tables, state, seat), draws, inside)


def revolt(tables: Tables, state: SaReState, seat: int, lower: int = 0) -> float:
    """Return the chance that `seat` revolts before its next question if it continues, in a complete position.

    `lower` counts squares by which the gauge is assumed to be lower.
    """
    ready = state.ready[seat] & REACTIONS
    margin = tables.red - state.gauge[seat] + lower
    order, rivals = card_order(tables, state), _rivals(tables, state, seat)
    return _revolt(counts(tables, state.shoe), order, margin, ready, rivals, 1, 0)


def card_order(tables: Tables, state: SaReState) -> CardOrder:
    """Return the cards to come in a complete position: on top, shuffled, and at the bottom."""
    first = [tables.faces[card] for card in state.top]
    later = [tables.faces[card] for card in state.bottom if card != EMPTY]
    return (*first, -len(state.shoe), *later) if state.shoe else (*first, *later)


def _rivals(tables: Tables, state: SaReState, seat: int) -> int:
    """Return the distance to red of the calmest standing opponent; until its revolt the seat is not alone (R-5.6)."""
    others = (other for other in range(state.seats) if other != seat and state.standing >> other & 1)
    return max((tables.red - state.gauge[other] for other in others), default=NO_RIVAL)


class Outlook(NamedTuple):
    """The cards that a viewer expects: with the chance `weight`, those of `order`, drawn from `deck`.

    The deck also has the cards that lie elsewhere unknown, such as the one set aside: any of them may be the next.
    """

    weight: float
    deck: Counts
    order: CardOrder


def outlooks(tables: Tables, view: View[SaReState]) -> tuple[Outlook, ...]:
    """Return the possible outlooks of a viewer during a season; their weights add up to 1.

    There are several if the viewer knows something about the cards that opponents' Temples keep and put back (R-6).
    Draws are fair, and Temples are taken to choose at random, as in `Knowledge`.
    """
    deck = view.knowledge.decks[SEASON_BACK]
    shuffled = deck.may_lie(SHOE)
    loose = [at for at, mask in enumerate(deck.bundles) if mask & shuffled]
    placed = [at for at, mask in enumerate(deck.bundles) if not mask & shuffled]
    alike: dict[Distribution, list[Distribution]] = {}
    weights: dict[Distribution, int] = {}
    for distribution, weight in deck.distributions.items():
        key = tuple(distribution[at] for at in placed)
        alike.setdefault(key, []).append(tuple(distribution[at] for at in loose))
        weights[key] = weights.get(key, 0) + weight
    whole, cards = sum(weights.values()), counts(tables, members(shuffled))
    found: dict[tuple[Counts, CardOrder], float] = {}
    for key, rows in alike.items():
        limits = _limits(tables, [deck.bundles[at] for at in loose], rows)
        for chance, left in _without(cards, limits):
            for part, order in _orders(tables, [deck.bundles[at] for at in placed], key, rows[0]):
                at = left, order
                found[at] = found.get(at, 0.0) + weights[key] / whole * chance * part
    return tuple(Outlook(weight, *at) for at, weight in found.items())


def _limits(tables: Tables, bundles: Sequence[int], rows: Sequence[Distribution]) -> list[Counts]:
    """Return, for each kept card of which some shuffled cards are ruled out, the possible ones by face.

    A Temple that pays nothing tells that its card is no resource. Apart from that any unknown card may lie at any
    unknown place.
    """
    found = []
    for zone in range(KEPT, PALACE_ZONE):
        may = [mask for at, mask in enumerate(bundles) if any(row[at][zone] for row in rows)]
        if may and len(may) < len(bundles):
            found.append(counts(tables, members(sum(may))))
    return found


def _without(cards: Counts, limits: Sequence[Counts]) -> list[tuple[float, Counts]]:
    """Return the chances of what remains of `cards` once a card within each of `limits` was taken."""
    ways: list[tuple[float, Counts]] = [(1.0, cards)]
    for limit in limits:
        ways = [
            (weight * left[face], _plus(left, face, -1))
            for weight, left in ways
            for face, number in enumerate(limit)
            if number and left[face]
        ]
    whole = total(weight for weight, _ in ways)
    return [(weight / whole, left) for weight, left in ways]


def _orders(
    tables: Tables, bundles: Sequence[int], placed: Distribution, loose: Distribution
) -> list[tuple[float, CardOrder]]:
    """Return the orders of the cards to come, with their chances.

    `bundles` are those that lie outside the shuffled cards, as `placed` says; where `loose` has one it is unknown.
    """
    ways: list[tuple[float, int, CardOrder]] = [(1.0, 0, ())]
    for zone in (TOP, SHOE, *range(BOTTOM, BOTTOM + 4)):
        hidden = sum(row[zone] for row in loose)
        if hidden:
            ways = [(chance, taken, _later(order, hidden)) for chance, taken, order in ways]
        for mask in (mask for mask, row in zip(bundles, placed, strict=True) if row[zone]):
            ways = [
                (chance / (mask & ~taken).bit_count(), taken | 1 << card, (*order, tables.faces[card]))
                for chance, taken, order in ways
                for card in members(mask & ~taken)
            ]
    return [(chance, order) for chance, _, order in ways]


def _later(order: CardOrder, number: int) -> CardOrder:
    """Return the order followed by so many unknown cards."""
    return (*order[:-1], order[-1] - number) if order and order[-1] < 0 else (*order, -number)


def chance_of_revolt(expected: Sequence[Outlook], at: Exposure) -> float:
    """Return the chance that a seat revolts before its next question, as a viewer knows it."""
    return total(each.weight * _revolt(each.deck, each.order, *at) for each in expected)


class NextCard(NamedTuple):
    """A kind of season card: the chance that it comes next, and that it comes next and leads to a revolt of the seat.

    A Horus leads to a revolt by the cards that it brings.
    """

    chance: float
    revolt: float


def next_cards(expected: Sequence[Outlook], at: Exposure) -> tuple[NextCard, ...]:
    """Return the chances for each of FACES; those of a revolt add up to `chance_of_revolt`."""
    chances, revolts = [0.0] * len(FACES), [0.0] * len(FACES)
    for each in expected:
        for part, face, rest, after in _next(each.deck, each.order) if each.order else ():
            chances[face] += each.weight * part
            revolts[face] += each.weight * part * _revolt(rest, (face, *after), *at)
    return tuple(map(NextCard, chances, revolts))


def chance_of_trouble(expected: Sequence[Outlook], at: Exposure) -> float:
    """Return the chance of any Trouble before the next question: it ends the season of a seat that stands alone
    (R-5.6).
    """
    return chance_of_revolt(expected, at._replace(margin=1, ready=0))


def chance_of_loss(tables: Tables, state: SaReState, seat: int, expected: Sequence[Outlook]) -> float:
    """Return the chance that darkness takes a token of the pool before the next question of `seat` (R-5.4).

    No Palace takes a card, and the seat does not soften Troubles.
    """
    at = at_question(tables, state, seat, deck=(), order=())._replace(ready=0, own=())
    return total(each.weight * _loss(at._replace(deck=each.deck, order=each.order)) for each in expected)


def adds(tables: Tables, state: SaReState, kind: int) -> float:
    """Return the chance that a resource card that comes next adds a token to the pool: the supply must have one, or
    get it back by the darkness (R-5.4).
    """
    if state.supply[kind]:
        return 1.0
    if not state.dark or not state.pool[kind]:
        return 0.0
    return sum(tables.faces[card] == kind for card in state.dark) / len(state.dark)


def worst_risk(tables: Tables, state: SaReState, seat: int) -> float:
    """Return the chance that `seat`, which is asked now and continues, revolts before it is asked again.

    Everybody can compute it. The seat does not react, no opponent revolts or takes a card, and those asked later raise
    its gauge with their Barracks (R-6).
    """
    deck = counts(tables, members(mask_of(tables.season_cards) & ~state.seen))
    left = len(state.shoe) + len(state.top) + sum(card != EMPTY for card in state.bottom)
    margin = max(1, tables.red - state.gauge[seat] - _pushes(state, seat))
    rivals = _STEADY if state.standing & ~(1 << seat) else NO_RIVAL
    return _revolt(deck, (-left,) if left else (), margin, 0, rivals, 1, 0)


def is_safe(tables: Tables, state: SaReState, seat: int) -> bool:
    """Return whether a seat at its question can continue and be sure of being asked again, or of stopping with the
    pool.

    No order of the cards leads to a revolt, whatever the seat and its opponents do. This follows from what everybody
    knows: knowing that a seat was safe, or not, tells nothing hidden.
    """
    return not worst_risk(tables, state, seat)


def _pushes(state: SaReState, seat: int) -> int:
    """Return how many opponents may still use their Barracks before the next card (R-5.3, R-6)."""
    following = NEXT_STANDING[state.seats][state.first]
    number, other = 0, following[seat][state.standing]
    while other != NOT_STANDING:
        number += bool(state.ready[other] & BARRACKS_BIT) and state.gauge[other] > city.base(state, other)
        other = following[other][state.standing]
    return number


def _next(deck: Counts, order: CardOrder) -> Iterator[tuple[float, int, Counts, CardOrder]]:
    """Yield the chance, face, remaining deck and order for every possible next card; there must be one."""
    first = order[0]
    if first >= 0:
        yield 1.0, first, deck, order[1:]
        return
    after = order[1:] if first == -1 else (first + 1, *order[1:])
    left = sum(deck)
    for face, number in enumerate(deck):
        if number:
            yield number / left, face, (*deck[:face], number - 1, *deck[face + 1 :]), after


def rise(face: int, ready: int, inside: int) -> tuple[int, int, int]:
    """Return the rise of the seat's gauge by a Trouble, the buildings still ready, and the jokers it yields (R-6)."""
    amount = 2 if face == DOUBLE_TROUBLE else 1
    jokers = 0
    if not inside:
        if amount == 2 and ready & GARDENS_BIT:
            ready, amount = ready & ~GARDENS_BIT, 1
        if amount == 1 and ready & LIBRARY_BIT:
            ready, amount, jokers = ready & ~LIBRARY_BIT, 0, 1
    return amount, ready, jokers


@lru_cache(maxsize=1 << 15)
def _revolt(deck: Counts, order: CardOrder, margin: int, ready: int, rivals: int, draws: int, inside: int) -> float:
    """Return the chance of a revolt within `draws` cards; `margin` and `rivals` count squares up to red."""
    if not draws or not order:
        return 0.0
    chance = 0.0
    for part, face, rest, after in _next(deck, order):
        way = 0.0
        if face in (TROUBLE, DOUBLE_TROUBLE):
            amount, left, _ = rise(face, ready, inside)
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
    """A point between two questions of a seat.

    It holds the cards to come (`deck`, `order`), those laid and in darkness by face, the pool, the resources that the
    seat gets besides it (`own`), the supply, and the situation of the seat as in `Exposure`.
    """

    deck: Counts
    order: CardOrder
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


def at_question(
    tables: Tables, state: SaReState, seat: int, deck: Counts | None = None, order: CardOrder | None = None
) -> At:
    """Return the `At` of a seat that is at its question: the point before the next card.

    `deck`, the numbers of the cards to come by their faces, and `order` are by default those of `state`, which must
    then be complete.
    """
    own: Counts = (0, 0, 0, state.jokers >> seat & 1)
    for card in (state.kept[seat], state.palace[seat]):
        if card >= 0 and tables.faces[card] <= GOLD:
            own = _plus(own, tables.faces[card], 1)
    return At(
        deck=counts(tables, state.shoe) if deck is None else deck,
        order=card_order(tables, state) if order is None else order,
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
    """Return the resources that stopping yields at this point, as far as the supply goes."""
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


@lru_cache(maxsize=1 << 14)
def _loss(at: At) -> float:
    """Return the chance that darkness takes a token of the pool before the seat is asked again, or is out."""
    if not at.draws or not at.order:
        return 0.0
    lost = 0.0
    for chance, face, deck, order in _next(at.deck, at.order):
        here = at._replace(deck=deck, order=order, draws=at.draws - 1)
        lost += chance * total(
            part * (1.0 if then.pool != at.pool else _loss_after(then, face)) for part, then in _darkened(here)
        )
    return lost


def _loss_after(at: At, face: int) -> float:
    """Return the chance of a loss by later cards, once a card of `face` takes effect."""
    laid = _plus(at.laid, face, 1)
    if face == HOSHEKH:
        return _loss(at._replace(dark=tuple(map(sum, zip(at.dark, at.laid, strict=True)))))
    if face == HORUS:
        return _loss(at._replace(laid=laid, draws=at.draws + 2))
    if face <= GOLD:
        return _loss(at._replace(laid=laid, pool=_plus(at.pool, face, 1))) if at.draws else 0.0
    amount = 2 if face == DOUBLE_TROUBLE else 1
    if amount >= at.margin or at.rivals == NO_RIVAL:
        return 0.0
    return _loss(at._replace(laid=laid, margin=at.margin - amount, rivals=max(at.rivals - amount, NO_RIVAL)))


class Expectation:
    """The expected value of going on to the next question; an `At` that several orders lead to is computed once."""

    __slots__ = ("_known", "_lost", "_worth")

    def __init__(self, worth: Worth, lost: float) -> None:
        self._worth = worth
        self._lost = lost
        self._known: dict[At, float] = {}

    def value(self, at: At) -> float:
        """Return the value of going on from `at`; with no card left to come, the value of stopping there."""
        if not at.draws or not at.order:
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
        amount, ready, jokers = rise(face, at.ready, at.inside)
        if amount >= at.margin:
            return self._lost
        alone = at.rivals == NO_RIVAL
        rivals = max(at.rivals - (2 if face == DOUBLE_TROUBLE else 1), NO_RIVAL)
        at = at._replace(margin=at.margin - amount, ready=ready, own=_plus(at.own, JOKER, jokers), rivals=rivals)
        return self._worth(brought(at)) if alone else self.value(at)
