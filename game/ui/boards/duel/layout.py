"""The items on the table of the duel and their places."""

from __future__ import annotations

import pygame

from game.rules.core.bits import members
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import View
from game.rules.core.universe import EMPTY
from game.rules.duel import tables
from game.rules.duel.state import DuelState
from game.ui.boards.duel.places import Places
from game.ui.boards.duel.words import Words
from game.ui.boards.kit.geometry import share_in_sight, square_in
from game.ui.boards.kit.values import Extra, Item, piece_id, strip
from game.ui.layout import around, placed, trim

TURNED = (0, 90, 315, 45)
"""The rotation of the horizontal arrows for each orientation, in degrees."""

_GROWTH = 0.14
"""How much larger a tile of the market gets as it is raised."""
_TOKEN, _ON_LARGE = 27.0, 0.32
"""The greatest size of a Scarabs token on a set, and on a large one, of its height."""
_SACKS = (0, 3, 6)
"""The tiles of corruption from which on each size of sack is drawn."""
_ASIDE, _SPEECH = 14.0, (304.0, 420.0)
"""The gap between the sets of a seat and its words, and the least and greatest width of these."""
_WHOLE, _NAMED = 0.87, 0.8
"""A tile that shows less than these shares hides some of its scarabs, or a part of its name."""
COVERED = 49
"""The level of detail of tiles in sets and below others, as a width in pixels.

It is too small for a name and for marks that only matter on the market.
"""
_BOLD, _SMALL = 71, 72.0
"""The level of detail at which characters have their name in larger letters, and the logical width of tiles in hand
below which they need those, on a screen of any density.
"""


def square_id(square: int) -> str:
    """Return the id of the item and target of the tile on a square of the market."""
    return f"market.{square}"


class Layout:
    """A view laid out: items, and the place of every zone. It is made afresh for every view and size."""

    def __init__(self, view: View[DuelState], places: Places, words: Words) -> None:
        self.view = view
        self.tables = words.tables
        self.places = places
        self.words = words
        self.state: DuelState = view.state
        self.viewer = view.viewer if view.viewer != SPECTATOR else -1
        self.hand: list[int] = []
        if self.viewer >= 0:
            self.hand = sorted(members(self.state.hands[self.viewer]), key=self.order)

    def order(self, piece: int) -> tuple[int, ...]:
        """Return the sort key of a tile: family, wild tiles last, characters after goods, most scarabs first."""
        return self.tables.family[piece], int(piece in self.tables.powers), -self.tables.scarabs[piece], piece

    # Numbers that are public

    def held(self, seat: int, back: int) -> int:
        """Return the number of tiles with the back `back` that a seat holds."""
        return self.view.knowledge.count(tables.HAND + seat, back)

    def held_in_all(self, seat: int) -> int:
        """Return the number of tiles that a seat holds."""
        return self.view.knowledge.count(tables.HAND + seat)

    def under(self, seat: int) -> int:
        """Return the number of tiles in a seat's corruption."""
        return self.view.knowledge.count(tables.CORRUPTION + seat)

    def berths(self) -> int:
        """Return how many Pirogues are left."""
        return self.view.knowledge.count(tables.BERTHS)

    def used(self) -> list[int]:
        """Return the Pirogues that are known to be used, those that left the game first."""
        state, every = self.state, sum(self.tables.token_masks)
        lying = state.pirogues[0] | state.pirogues[1]
        for tiles in state.sets:
            lying |= tiles & every
        return [*members(state.removed & every), *members(lying)]

    def coins(self, seat: int) -> list[int]:
        """Return the Deben of a seat, the highest first, then the hidden ones as negative codes."""
        known = sorted(members(self.state.deben[seat]), key=lambda coin: -self.tables.coin_values[coin])
        count = self.view.knowledge.count(tables.DEBEN + seat)
        return known + [-1 - tables.COIN] * (count - len(known))

    # Sold sets

    def sold(self, seat: int) -> list[int]:
        """Return the families of the sets in front of a seat."""
        return [family for family in range(tables.COUNT) if self.state.sets[seat * tables.COUNT + family]]

    def set_place(self, seat: int, family: int) -> pygame.FRect:
        """Return the place of a family's set, or its future place; the tiles of both seats' sets have the same size."""
        sold = self.sold(seat)
        at = sold.index(family) if family in sold else len(sold)
        many = [self.tiles_in(seat, each) for each in sold]
        many += [self.tables.set_size] * (at + 1 - len(many))
        return self.places.fans(seat, many, max(at + 1, *(len(self.sold(each)) for each in range(2))))[at]

    def speech(self, seat: int) -> pygame.FRect | None:
        """Return the upper edge of a seat's speech bubble on its cloth, beside its sets, as a rectangle without height;
        None where the sets need the room.
        """
        room = self.places.sets(seat)
        left = max((self.set_place(seat, family).right + _ASIDE for family in self.sold(seat)), default=room.left)
        wide = min(room.right - left, _SPEECH[1])
        return around((left, room.top), wide, 0.0, 0.0) if wide >= _SPEECH[0] else None

    def tiles_in(self, seat: int, family: int) -> int:
        """Return the number of tiles in a sold set."""
        return (self.state.sets[seat * tables.COUNT + family] & self.tables.tiles).bit_count()

    def on_set(self, seat: int, family: int, at: int) -> pygame.FRect:
        """Return the place of the `at`th Scarabs token on a set."""
        place = self.set_place(seat, family)
        side = min(
            place.height * 0.5, place.width * 0.4, max(_TOKEN * self.places.cloth_scale, place.height * _ON_LARGE)
        )
        return placed(trim(place, left=-4, bottom=-0.05 * side), side, side * 1.1, 0.0, 1.0).move(at * side * 0.6, 0)

    # Items

    def items(self) -> list[Item]:
        """Return everything on the table except the contents of a tray."""
        found = [*self.supply(), *self.market()]
        for seat in range(2):
            found += self.belongings(seat)
        return [*found, *self.own()]

    def supply(self) -> list[Item]:
        """Return the draw pile, the bag and the Pirogues; Pirogues that the viewer has looked at lie face up."""
        places, words, state = self.places, self.words, self.state
        found = []
        if state.pile:
            found.append(Item("pile", places.pile, "back-black", badge=str(len(state.pile))))
        found.append(Item("bag", places.bag, "bag", badge=str(len(state.bag))))
        known = members(state.berths)
        for at in range(self.berths()):
            face = words.face(known[at]) if at < len(known) else "back-pirogue"
            found.append(Item(f"pirogue.{at}", places.pirogue(at), face))
        return found

    def market(self) -> list[Item]:
        """Return the tiles of the market, the Ankh, and the Finger on its tile."""
        state, places, words = self.state, self.places, self.words
        found = [
            Item(square_id(square), places.tile(square), words.face(piece), growth=_GROWTH)
            for square, piece in enumerate(state.market)
            if piece != EMPTY
        ]
        found.append(self.ankh())
        if state.finger >= 0:
            found.append(Item("finger", places.finger(state.finger), "finger"))
        return found

    def ankh(self) -> Item:
        """Return the Ankh, without arrows while it has not been turned."""
        state, places = self.state, self.places
        place = places.square(state.ankh) if state.ankh >= 0 else places.lifted
        if state.facing < 0:
            return Item("ankh", place, "ankh-still")
        return Item("ankh", place, "ankh", extra=self.turned(state.facing))

    @staticmethod
    def turned(orientation: int) -> Extra:
        """Return the property that turns the arrows of the Ankh."""
        return (("turn", TURNED[orientation]),)

    def belongings(self, seat: int) -> list[Item]:
        """Return the contents of a seat's panel: corruption, Deben, Pirogues, Scarabs on sets."""
        state, places, words = self.state, self.places, self.words
        found = [self.corruption(seat)]
        coins = self.coins(seat)
        for at, coin in enumerate(coins):
            name = piece_id(coin) if coin >= 0 else f"coin.{seat}.{at}"
            found.append(Item(name, places.coin(seat, at, len(coins)), words.face(coin)))
        tokens = members(state.pirogues[seat])
        for at, token in enumerate(tokens):
            found.append(Item(piece_id(token), places.token(seat, at, len(tokens)), words.face(token)))
        for family in range(tables.COUNT):
            blessed = state.sets[seat * tables.COUNT + family] & self.tables.token_masks[tables.SCARABS]
            for at, token in enumerate(members(blessed)):
                found.append(Item(piece_id(token), self.on_set(seat, family, at), words.face(token)))
        return found

    def corruption(self, seat: int) -> Item:
        """Return the sack of the corruption of a seat, which grows with its contents."""
        size = sum(self.under(seat) >= least for least in _SACKS)
        return Item(f"pile.{seat}", self.places.corruption(seat), "sack", extra=(("number", size),))

    def own(self) -> list[Item]:
        """Return the viewer's hand; tiles that lie under others show their scarabs on the edge that is visible."""
        many = len(self.hand)
        rects = [self.places.held(at, many) for at in range(many)]
        found, rise = [], self.places.rise(many)
        for at, (piece, rect) in enumerate(zip(self.hand, rects, strict=True)):
            seen = share_in_sight(rect, rects[at + 1 : at + 2])
            pips = ("scarab",) * self.tables.scarabs[piece] if seen < _WHOLE else ()
            detail = COVERED if seen < _NAMED else _BOLD if seen >= 1.0 and rect.width < _SMALL else 0
            extra = () if detail else strip(seen)
            face = self.words.face(piece)
            found.append(Item(piece_id(piece), rect, face, extra=extra, pips=pips, detail=detail, rise=rise))
        return found

    # Where a piece is that moves

    def anchor(self, zone: int, piece: int, at: int = -1, number: int = 0) -> pygame.FRect:
        """Return the place of a piece in a zone; `at` is its square on the market, `number` counts Pirogues that come
        to their berths.
        """
        places = self.places
        if zone == tables.MARKET:
            return places.tile(at)
        if zone == tables.PILE:
            return places.pile
        if zone in (tables.BAG, tables.OFFER) and self._is_coin(piece):
            return square_in(places.bag, 0.6)
        if zone == tables.BERTHS:
            known = members(self.state.berths)
            return places.pirogue(known.index(piece) if piece in known else number)
        if zone == tables.OFFER:
            return square_in(places.board, 0.14)
        if zone in (tables.REMOVED, tables.RESERVE) or zone < tables.MARKET:
            return places.off
        return self._with_seat(zone, piece)

    def is_seen(self, zone: int, piece: int) -> bool:
        """Return whether the viewer sees the face of a piece in a zone."""
        owners = range(2)
        if zone == tables.MARKET:
            return piece not in self.tables.powers
        if zone == tables.REMOVED or zone - tables.SETS in owners or zone - tables.PIROGUES in owners:
            return True
        if zone in (tables.BERTHS, tables.OFFER):
            return bool((self.state.berths | self.state.offer) >> piece & 1)
        return self.viewer >= 0 and zone - self.viewer in (tables.HAND, tables.CORRUPTION, tables.DEBEN)

    def item(self, zone: int, piece: int, at: int, number: int) -> str:
        """Return the id of the item that stands for a piece in a zone, or '' if there is none."""
        if zone == tables.BERTHS:
            return f"pirogue.{number}"
        if zone == tables.MARKET:
            return square_id(at)
        is_mine = self.viewer >= 0 and zone - self.viewer in (tables.HAND, tables.DEBEN)
        is_open = zone - tables.PIROGUES in range(2) or zone - tables.SETS in range(2)
        return piece_id(piece) if piece >= 0 and (is_mine or is_open) else ""

    def _with_seat(self, zone: int, piece: int) -> pygame.FRect:
        places, state = self.places, self.state
        if zone >= tables.DEBEN:
            seat = zone - tables.DEBEN
            coins = self.coins(seat)
            at = coins.index(piece) if piece in coins else max(0, len(coins) - 1)
            return places.coin(seat, at, max(1, len(coins)))
        if zone >= tables.PIROGUES:
            seat = zone - tables.PIROGUES
            tokens = members(state.pirogues[seat])
            return places.token(seat, tokens.index(piece) if piece in tokens else 0, max(1, len(tokens)))
        if zone >= tables.SETS:
            return self._in_set(zone - tables.SETS, piece)
        if zone >= tables.CORRUPTION:
            return square_in(places.corruption(zone - tables.CORRUPTION))
        seat = zone - tables.HAND
        if seat != self.viewer:
            return square_in(places.back(seat, self._back(piece)))
        at = self.hand.index(piece) if piece in self.hand else len(self.hand) // 2
        return places.held(at, max(1, len(self.hand)))

    def _in_set(self, seat: int, piece: int) -> pygame.FRect:
        for family in range(tables.COUNT):
            tiles = self.state.sets[seat * tables.COUNT + family]
            if piece >= 0 and tiles >> piece & 1:
                if piece in self.tables.token_kind:
                    return self.on_set(seat, family, 0)
                return square_in(self.set_place(seat, family))
        family = self.tables.family[piece] if 0 <= piece < len(self.tables.family) else 0
        return square_in(self.set_place(seat, family if family != tables.STATUE else 0))

    def _is_coin(self, piece: int) -> bool:
        return self._back(piece) == tables.COIN

    def _back(self, piece: int) -> int:
        return self.tables.universe.backs[piece] if piece >= 0 else -1 - piece
