"""The items on the table of Sobek and their places."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.core.bits import members
from game.rules.core.facts import SPECTATOR, Moved
from game.rules.core.game import View
from game.rules.sobek import tables
from game.rules.sobek.scoring import scarabs, set_points
from game.rules.sobek.state import SobekState, cards_under
from game.ui.boards.kit.geometry import share_in_sight
from game.ui.boards.kit.presenter import Past
from game.ui.boards.kit.seat_head import SEALS
from game.ui.boards.kit.values import Item, piece_id, strip
from game.ui.boards.sobek.places import CARD, Places
from game.ui.boards.sobek.words import Words
from game.ui.layout import placed, trim

_LITTLE, _MUCH = 2, 5
"""The sack of corruption grows with more cards than these."""
_STEP, _WIDE_STEP = 0.25, 0.42
"""The usual distance between two cards of a fan, relative to their width, and the greatest where there is room."""
_TAG = 18.0
"""How far the plate with the points of a set reaches beyond its last card."""
_WHOLE = 0.85
"""A card that shows less than this share hides some of its scarabs."""
NAMELESS = 60
"""The level of detail of cards in sets, as a width in pixels: too small for a name, which other cards and the plate
with the points would cut.
"""
_ROOMY = 64.0
"""A set of at least this width has room for all its figures."""
_DISCARDS = 12
"""The number of cards of the discard pile that are drawn."""


class Layout:
    """A view laid out: items, and the place of every zone. It is made afresh for every view and size.

    `discarded` are all cards that were discarded so far, in their order.
    """

    def __init__(
        self,
        view: View[SobekState],
        places: Places,
        words: Words,
        discarded: Sequence[int] = (),
        *,
        is_open: bool = False,
    ) -> None:
        """`is_open` says whether the table plays with open information (S-8.2)."""
        self.view = view
        self.tables = words.tables
        self.places = places
        self.words = words
        self._discarded = discarded
        self.is_open = is_open
        self.state: SobekState = view.state
        self.viewer = view.viewer if view.viewer != SPECTATOR else -1
        self._plates: tuple[tuple[int, ...], list[Item]] | None = None
        """The plates with points, and the sets that they tell of."""
        self.hand: list[int] = []
        if 0 <= self.viewer < self.state.seats:
            self.hand = sorted(members(self.state.hands[self.viewer]), key=self.order)

    @property
    def is_told(self) -> bool:
        """Whether cards of the opponents are shown: with open information, and after the last scoring (S-8.1)."""
        return self.is_open or self.view.to_move < 0

    def told(self, seat: int, slot: int) -> tuple[int, bool]:
        """Return how many cards of a family an opponent certainly holds, and whether there may be more; 0 and False
        where that is not shown (S-8.2).

        The explanation of the seat shows each of them.
        """
        if not self.is_told or seat == self.viewer:
            return 0, False
        family, zone = self.tables.families[slot], tables.HAND + seat
        sure = sum(family >> piece & 1 for piece in self.certain(zone))
        return sure, any(family >> piece & 1 for piece in self.possible(zone))

    def has_set(self, seat: int, slot: int) -> bool:
        """Return whether cards of a family lie before a seat."""
        index = seat * tables.SLOTS + slot
        return bool(self.state.sets[index] or (self.state.flat and self.state.flat[index]))

    def shelved(self, seat: int) -> list[int]:
        """Return the families with a place on a seat's shelves: its sets and the known part of its hand."""
        slots = range(tables.SLOTS)
        return [slot for slot in slots if self.has_set(seat, slot) or self.told(seat, slot) != (0, False)]

    def set_place(self, seat: int, slot: int) -> pygame.FRect:
        """Return the place of a family's set, or its future place beside the others."""
        shelved = self.shelved(seat)
        if slot in shelved:
            return self.places.seat_set(seat, shelved.index(slot), len(shelved))
        return self.places.seat_set(seat, len(shelved), len(shelved) + 1)

    def fan(self, seat: int, slot: int) -> list[Item]:
        """Return the cards of a set from left to right, most scarabs first; the last is wholly visible."""
        state, index = self.state, seat * tables.SLOTS + slot
        cards = members(state.sets[index] | (state.flat[index] if state.flat else 0))
        rect, worth, many = self.set_place(seat, slot), self.tables.worth, len(cards)
        high = min(rect.height - 6, rect.width / (1 + _STEP * min(max(0, many - 1), 4)) * CARD)
        wide = high / CARD
        free = rect.width - wide
        step = max(min(wide * _STEP, free / max(1, many - 1)), min(wide * _WIDE_STEP, (free - _TAG) / max(1, many - 1)))
        first = placed(trim(rect, bottom=2), wide, high, 0.0, 1.0)
        return [
            Item(piece_id(card), first.move(at * step, 0), self.words.face(card), detail=NAMELESS)
            for at, card in enumerate(sorted(cards, key=lambda card: (worth[card], card), reverse=True))
        ]

    def told_words(self, seat: int, slot: int) -> str:
        """Return how many cards of a family an opponent certainly holds, in figures: `+` if there may be more and there
        is room to say so, `?` if there may be some; '' if there are none, or it is not shown.
        """
        sure, more = self.told(seat, slot)
        if not sure:
            return "?" if more else ""
        return f"{sure}+" if more and self.set_place(seat, slot).width >= _ROOMY else str(sure)

    def points(self, seat: int, slot: int) -> Item | None:
        """Return the plate with the points of a set, and those of its cards laid sideways; None without a set."""
        state, index = self.state, seat * tables.SLOTS + slot
        fan = self.fan(seat, slot)
        if not fan:
            return None
        across = state.flat[index] if state.flat else 0
        words = str(set_points(self.tables, state, index)) if state.sets[index] else ""
        words += f"+{scarabs(self.tables, across)}" if across else ""
        place, told = self.set_place(seat, slot), self.told_words(seat, slot)
        right = min(self.places.told(place, told).left - 2 if told else place.right, fan[-1].rect.right + _TAG)
        is_long = len(words) > 2
        rect = self.places.plate(place, right, is_long=is_long)
        return Item(f"points.{index}", rect, "sum-long" if is_long else "sum", extra=(("number", words),))

    def order(self, piece: int) -> tuple[int, ...]:
        """Return the sort key of a hand: family, characters last, most scarabs first."""
        return self.tables.family[piece], int(piece in self.tables.power), -self.tables.worth[piece], piece

    def certain(self, zone: int) -> list[int]:
        """Return the cards that the viewer knows to lie in `zone`, in order."""
        return sorted(members(self.view.knowledge.surely_lies(zone) & self.tables.cards), key=self.order)

    def possible(self, zone: int) -> list[int]:
        """Return the other cards that may lie in `zone`: of equal ones, as many as lie there unseen (S-8.2)."""
        knowledge = self.view.knowledge
        sure = knowledge.surely_lies(zone)
        maybe = knowledge.may_lie(zone) & ~sure
        found: list[int] = []
        for back in range(tables.CARD_BACKS):
            mask = self.tables.backs[back]
            unseen = knowledge.count(zone, back) - (sure & mask).bit_count()
            for group in self.tables.all_groups:
                found += members(maybe & group & mask)[:unseen]
        return sorted(found, key=self.order)

    def items(self, tray: pygame.FRect | None = None) -> list[Item]:
        """Return everything on the table except the contents of a tray, and without the cards on quays that a `tray`
        covers.
        """
        quays = [item for item in self.quays() if tray is None or not item.rect.colliderect(tray)]
        found = [*self.piles(), *quays, *self.plates()]
        return [*found, *self.tokens(), *self.markers(), *self.own()]

    def plates(self) -> list[Item]:
        """Return the plates with the points of all sets, kept as long as these stay the same."""
        state = self.state
        key = (*state.sets, *state.flat, *state.prosperity)
        if self._plates is None or self._plates[0] != key:
            found = (self.points(seat, slot) for seat in range(state.seats) for slot in self.shelved(seat))
            self._plates = key, [plate for plate in found if plate is not None]
        return self._plates[1]

    def piles(self) -> list[Item]:
        """Return the deck and the discard pile, with the cards below its top that may show before one lands."""
        state, places = self.state, self.places
        found = []
        if state.deck:
            found.append(Item("deck", places.deck, "back-beige", badge=str(len(state.deck))))
        pile = self.discards()
        for at, piece in list(enumerate(pile))[-_DISCARDS:]:
            name, is_under = discard_id(at, len(pile)), at + 1 < len(pile)
            found.append(Item(name, places.discard, self.words.face(piece), badge=str(at + 1), is_under=is_under))
        return found

    def discards(self) -> list[int]:
        """Return the discard pile, the latest card last, on top."""
        left = self.state.discard
        found: list[int] = []
        for piece in reversed(self._discarded):
            alike = left & self.tables.group[piece]
            if alike:
                found.append(members(alike)[0])
                left ^= 1 << found[-1]
        return [*members(left), *reversed(found)]

    def quays(self) -> list[Item]:
        """Return the cards on the quays; a character shows its back."""
        places, words = self.places, self.words
        return [Item(f"quay.{at}", places.quay(at), words.face(piece)) for at, piece in enumerate(self.state.quays)]

    def token_count(self) -> int:
        """Return the number of event tokens left, which is public."""
        return self.view.knowledge.count(tables.TOKENS)

    def tokens(self) -> list[Item]:
        """Return the event tokens: those left face down (known ones face up), then those played."""
        state, places, words = self.state, self.places, self.words
        count = self.token_count()
        known = members(state.tokens)
        found = []
        for at in range(count):
            face = words.face(known[at]) if at < len(known) else "back-event"
            found.append(Item(f"token.{at}", places.token(at), face))
        for at, token in enumerate(members(state.spent)):
            found.append(Item(piece_id(token), places.token(count + at), words.face(token), look="faded"))
        return found

    def markers(self) -> list[Item]:
        """Return the markers on the track, side by side where they share a space."""
        return [self.marker(seat, self.state.scores) for seat in range(self.state.seats)]

    def marker(self, seat: int, scores: list[int]) -> Item:
        """Return the marker of `seat` for given scores."""
        space = scores[seat] % self.tables.spaces
        together = [s for s in range(len(scores)) if scores[s] % self.tables.spaces == space]
        rect = self.places.marker(scores[seat], together.index(seat), len(together))
        extra = (("icon", SEALS[seat]), ("seat", seat + 1))
        return Item(f"marker.{seat}", rect, "marker", extra=extra)

    def own(self) -> list[Item]:
        """Return the viewer's sack of corruption, Curses and hand; nothing for a spectator."""
        if self.viewer < 0:
            return []
        state, places, viewer = self.state, self.places, self.viewer
        found = [self.pile(viewer, cards_under(state, viewer))]
        curses = [token for i, token in enumerate(self.tables.curses) if state.curses[i] == viewer]
        for at, token in enumerate(curses):
            found.append(Item(piece_id(token), places.curse(viewer, at), self.words.face(token)))
        many = len(self.hand)
        rects = [places.held(at, many) for at in range(many)]
        for at, (piece, rect) in enumerate(zip(self.hand, rects, strict=True)):
            seen = share_in_sight(rect, rects[at + 1 : at + 2])
            pips = ("scarab",) * self.tables.worth[piece] if seen < _WHOLE else ()
            lean, extra = round(places.lean(at, many), 2), strip(seen)
            found.append(Item(piece_id(piece), rect, self.words.face(piece), extra=extra, pips=pips, lean=lean))
        return found

    def pile(self, seat: int, under: int | None) -> Item:
        """Return the sack with the corruption of a seat, the fuller the more cards are `under` its tile; half full if
        their number is unknown (None).
        """
        fill = 2 if under is None else 1 + (under > _LITTLE) + (under > _MUCH)
        return Item("pile", self.places.sack(seat), "sack", extra=(("fill", fill),))

    # Where a piece is that moves

    def anchor(self, zone: int, piece: int, at: int = -1, number: int = 0) -> pygame.FRect:
        """Return the place of a piece in a zone; `at` is its position where the zone has positions, `number` that of a
        token among those left.
        """
        places = self.places
        if zone == tables.QUAYS:
            return places.quay(at)
        if zone in (tables.DECK, tables.BOX):
            return places.deck
        if zone == tables.DISCARD:
            return places.discard
        if zone in (tables.TOKENS, tables.SPENT):
            return self._token(zone, piece, number)
        if zone >= tables.SETS:
            seat = zone - tables.SETS
            slot = at % tables.SLOTS if at >= 0 else 0
            own = [card.rect for card in self.fan(seat, slot) if card.id == piece_id(piece)]
            return own[0] if own else _small(self.set_place(seat, slot))
        if zone >= tables.CORRUPTION:
            return places.pile_tile(zone - tables.CORRUPTION)
        seat = zone - tables.HAND
        if seat != self.viewer:
            return _small(places.seat_hand(seat))
        at = self.hand.index(piece) if piece in self.hand else len(self.hand) // 2
        return places.held(at, max(1, len(self.hand)))

    def _token(self, zone: int, token: int, number: int) -> pygame.FRect:
        """Return where an event token lies: among those left or those played."""
        name = piece_id(token)
        found = (item.rect for item in self.tokens() if item.id == name)
        return next(found, None) or self.places.token(number if zone == tables.TOKENS else self.token_count())

    def is_seen(self, zone: int, piece: int) -> bool:
        """Return whether the viewer sees the face of a piece in a zone."""
        if zone == tables.QUAYS:
            return piece not in self.tables.power
        if zone in (tables.DISCARD, tables.SPENT) or zone >= tables.SETS:
            return True
        return self.viewer >= 0 and zone == tables.HAND + self.viewer

    def item(self, zone: int, piece: int, at: int, number: int) -> str:
        """Return the id of the item that stands for a piece in a zone, or '' if there is none."""
        if zone == tables.QUAYS:
            return f"quay.{at}"
        is_shown = piece >= 0 and zone in (tables.HAND + self.viewer, tables.SPENT)
        return piece_id(piece) if is_shown else ""


def discarded_in(past: Past) -> list[int]:
    """Return all cards that were discarded, in their order."""
    moves = (fact for facts in past for fact in facts if isinstance(fact, Moved) and fact.dst == tables.DISCARD)
    return [piece for fact in moves for piece in fact.pieces]


def discard_id(at: int, many: int) -> str:
    """Return the id of the item of a card on a discard pile of `many`; `at` is its position, 0 at the bottom."""
    return "discard" if at + 1 == many else f"discard.{at}"


def _small(rect: pygame.FRect) -> pygame.FRect:
    """Return a card-shaped place in the middle of another."""
    high = min(120.0, max(34.0, rect.height))
    return placed(rect, high / CARD, high)
