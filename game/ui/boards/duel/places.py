"""Where everything of the duel lies on the screen: the market, the canal, the cloths of the players, the viewer's
hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import pygame

from game.components.boards import load_board
from game.rules.duel.geometry import STEPS
from game.ui.boards.kit.geometry import fitted_board, slot_in, square_in
from game.ui.boards.kit.values import RISE
from game.ui.layout import Edge, abreast, around, bounded, cut, grid, placed, standing, trim

SIDE = 6
"""The number of squares in a row of the market."""
_GAP = 8.0
_COIN = 23.0
"""The least width at which a Deben can be read."""
_APART = 9.0
"""The gap between two tiles in hand, if there is room, so that frames of usable tiles do not touch."""
_CLOSE = 3.0
"""The least gap between them."""
_WHOLE = 3
"""So many tiles in hand never overlap."""
_GREATEST = 1.3
"""The greatest size of a tile in hand, of one on the market."""
_LEAST_SEEN = 0.4
"""The share of a tile in hand that others beside it leave in sight at least."""
_SMALLER = 0.66
"""Tiles in hand become smaller by this factor at most so that none covers another, unless two rows make them smaller
still.
"""
_ROWS_APART = 6.0
"""The gap between two rows of tiles in hand."""
_LOW_RISE = 2.0
"""The distance by which a chosen tile of two rows is raised."""
_TILE = 0.9
"""The tile's share of its square; the rim is left for its glow."""
_DAIS = (10.4, 1079.3)
"""Where the painted dais begins on the map and how wide it is: its squares are those of the map."""
_ABREAST = (1.7, 1000.0)
"""In a room of at least this ratio of width to height, and of at least this width, the cloths lie side by side."""
_WALL = 0.16
"""How much of the height of the canal its walls take, each."""
_BESIDE_WORDS, _BELOW_CLOTH = 2.0, 12.0
"""What words over a cloth leave free beside canal and hand, and how far they reach below the cloth at most."""
_APART_MOST = 40.0
"""How far boat and bridge move at most, each."""
_ORNAMENT = 0.12, 0.1
"""How far the bands of a cloth reach in from its right and from its left edge, of its width."""
_BESIDE_BAND = 0.015
"""How far things are from the bands, of the width of the cloth."""
_FRINGE = 0.03
"""Where the fringe at the left end of a cloth ends, of its width."""
_HEAD = 0.39
"""The height of the upper row of a cloth, of its height."""
_LEAST_HEAD, _MOST_HEAD = 45.0, 72.0
"""A name above a Deben needs as much as the first of these; more than the second helps nothing."""
_DEEP = 200.0, 0.36
"""A cloth of at least this height, in itself and relative to its width, has room for a head in two rows: name and
Deben above, hand and corruption below.
"""
_DEEP_HEAD, _MOST_DEEP_HEAD = 0.43, 122.0
"""The height of such a head, of its cloth, and its greatest height."""
_UPPER = 0.44
"""The height of its upper row, of its own."""
_SEAM = 0.085
"""Where the seam at the upper edge of a cloth ends, of its height; name and Deben in such a head lie below it."""
_DEEP_NAME, _DEEP_HAND, _DEEP_PILE = 0.4, 0.52, 0.74
"""Where name, hand and corruption end in such a head, of the room beside the portrait."""
_SITTER, _DEEP_SITTER = 0.14, 0.2
"""The greatest width of a portrait, of the width of its cloth, beside one row and beside two."""
_NAME, _HAND, _PILE = 0.3, 0.63, 0.79
"""Where name, hand and corruption end, of the room beside the portrait."""
_LARGEST_COIN = 34.0
_SACK, SAIL = 80 / 76, 39.5 / 36
"""The heights of a sack of corruption and of a Pirogue, relative to their widths."""
_FINGER, _OVER_CORNER = 0.44, (0.86, 0.96 / SAIL)
"""The width of a Finger on a tile, of the tile's, and the shares of it to the left of its corner and above it."""
_OFF = 50.0, 60.0
"""How far beyond the edge the middle of the place is where pieces leave the game, and its width."""
_LEAST_SAIL = 0.42
"""The share of a Pirogue that others leave in sight."""
STEP, LEAST_STEP = 0.4, 0.2
"""The usual and the least distance between two tiles of a fan, relative to their width.

At the usual one the scarabs of each are in sight; the least is for many sets.
"""
OVER = 8.0
"""How far the tag with the points reaches beyond the last tile of a set."""
_FAN = 1 + 2 * LEAST_STEP
"""The least width of a fan, relative to the width of a tile."""
_BETWEEN = 6.0
"""The gap between two sets."""
_WITHIN = 0.85
"""How small the tiles of sold sets may become so that all lie within the bands, of their size on the whole cloth."""
_GREATEST_SOLD = 1.3
"""The greatest size of a tile of a sold set, of one on the market."""
_USUAL = 135.0
"""The height of a cloth in the smallest window; writing grows with higher cloths."""


class Places:
    """Rectangles in logical pixels for one size of the window; `own` is the seat shown at the bottom, or the right.

    For a spectator there is no hand.
    """

    def __init__(
        self,
        table: pygame.FRect,
        side: pygame.FRect,
        hand: pygame.FRect,
        shelf: pygame.FRect,
        own: int,
        *,
        is_painted: bool = True,
    ) -> None:
        """`table` is the room for the market, `side` that for canal and cloths, and the `hand` lies on the `shelf`.

        If not `is_painted`, the supplies lie on a board of their own instead of a canal.
        """
        self.map = load_board("duel")
        self.supply_map = load_board("duel-supply")
        self.table = table
        self.side = side
        self.hand, self.shelf = hand, shelf
        self.own = own
        self._most_apart = _APART_MOST if is_painted else 0.0
        self.board = fitted_board(table, self.map)
        strip = min(side.width * self.supply_map.height_mm / self.supply_map.width_mm, side.height * 0.18, 110.0)
        self.are_abreast = side.width > max(side.height * _ABREAST[0], _ABREAST[1])
        """Whether the cloths lie side by side."""
        if self.are_abreast:
            self.canal, cloths = cut(side, Edge.TOP, strip, _GAP)
            self._rival, self._home = grid(cloths, 2, cloths.height, 2, (_GAP, 0.0))
        else:
            high = (side.height - strip - 2 * _GAP) / 2
            self._rival, rest = cut(side, Edge.TOP, high, _GAP)
            self._home, self.canal = cut(rest, Edge.BOTTOM, high, _GAP)
        self.supply = fitted_board(self.canal, self.supply_map)
        self.boat = self.supply_slot("boat")
        """The boat with the Pirogues that are left."""
        self.pile = square_in(self.supply_slot("pile"))
        """The draw pile."""
        self.bag = square_in(self.supply_slot("bag"))
        """The bag of Deben."""
        self.lifted = square_in(self.supply_slot("ankh"))
        """The place of the Ankh while it is off the market."""
        self.off = around((self.side.right + _OFF[0], self.supply.centery), _OFF[1])
        """The destination of pieces that leave the game, beyond the edge."""
        self.shown = self.supply.inflate(-12, self.tile(0).height - self.supply.height)
        """The room in which tiles that somebody sells are shown: over the boats, as large as on the market."""
        self.cloth_scale = min(max(self._home.height / _USUAL, 0.9), self._home.width / 560, 1.5)
        """The scale of writing on a cloth relative to the smallest window."""

    # The market

    def square(self, square: int) -> pygame.FRect:
        """Return the place of a square of the market."""
        return slot_in(self.board, self.map, f"market.{square % SIDE}.{square // SIDE}")

    @property
    def market(self) -> pygame.FRect:
        """The squares of the market together, with the frame above and without that beside and below them."""
        squares = self.square(0).union(self.square(SIDE * SIDE - 1))
        return trim(squares, top=self.board.top - squares.top)

    @property
    def seams(self) -> list[float]:
        """The heights between the rows of the market, and of its lower edge."""
        return [self.square(row * SIDE).bottom for row in range(SIDE)]

    def tile(self, square: int) -> pygame.FRect:
        """Return the place of the tile on a square."""
        return square_in(self.square(square), _TILE)

    def finger(self, square: int) -> pygame.FRect:
        """Return the place of the Finger that lies on the tile of a square."""
        tile = self.tile(square)
        side = tile.width * _FINGER
        return around(tile.bottomright, side, side * SAIL, *_OVER_CORNER)

    def arrows(self, square: int, orientation: int) -> list[pygame.FRect]:
        """Return the places of the arrows that turn the Ankh on a square: at both ends where the market continues, else
        at one.
        """
        centre = self.square(square).center
        step = self.square(1).left - self.square(0).left
        side = step * 0.5
        across, down = STEPS[orientation]
        found = []
        inside = self.board.inflate(-side * 0.5, -side * 0.5)
        for sign in (1, -1):
            reach = step * (0.74 if across and down else 0.86)
            x, y = centre[0] + sign * across * reach, centre[1] + sign * down * reach
            if inside.collidepoint(x, y):
                found.append(around((x, y), side))
        if not found:
            x = min(max(centre[0] + across * step * 0.3, self.board.left + side / 2), self.board.right - side / 2)
            y = min(max(centre[1] + down * step * 0.3, self.board.top + side / 2), self.board.bottom - side / 2)
            found.append(around((x, y), side))
        return found

    @cached_property
    def dais(self) -> pygame.FRect:
        """The painted ground of the market."""
        scale = self.board.width / self.map.width_mm / 4
        left, wide = (value * scale for value in _DAIS)
        return placed(trim(self.board, left=left, top=left), wide, wide, 0.0, 0.0)

    @cached_property
    def light(self) -> pygame.FRect:
        """The squares of the market, each with an equal part of the gaps around it."""
        first, gap = self.square(0), self.square(1).left - self.square(0).right
        return first.union(self.square(SIDE * SIDE - 1)).inflate(gap, gap)

    @cached_property
    def cells(self) -> list[pygame.FRect]:
        """The parts of the market around its squares, each up to those around the others."""
        return grid(self.light, SIDE, self.light.height / SIDE, SIDE**2)

    # Boat, pile and bag

    def supply_slot(self, name: str) -> pygame.FRect:
        """Return the place of a slot on the strip with the boat; in a longer canal boat and bridge move apart."""
        slot = slot_in(self.supply, self.supply_map, name)
        apart = min(max(0.0, (self.canal.width - self.supply.width) / 2 - 4), self._most_apart)
        return slot.move(apart if name in ("pile", "bag") else 0.0 if name == "ankh" else -apart, 0)

    def pirogue(self, at: int) -> pygame.FRect:
        """Return the place of the `at`th Pirogue left, counted from 0."""
        return self.supply_slot(f"pirogue.{at % 5 + 1}")

    @property
    def bridge(self) -> pygame.FRect:
        """The bridge over the canal on which pile and bag lie."""
        things, canal = self.supply_slot("pile").union(self.supply_slot("bag")), self.canal
        return around((things.centerx, canal.centery), things.width + 0.6 * canal.height, canal.height * 1.1)

    @property
    def water(self) -> pygame.FRect:
        """The open water of the canal, between its walls and up to the bridge."""
        canal, wall = self.canal, self.canal.height * _WALL
        return trim(canal, right=canal.right - self.bridge.left, top=wall, bottom=wall)

    @property
    def open_water(self) -> pygame.FRect:
        """The water between the boat and the bridge, where words have room."""
        end = min(self.bridge.left, self.supply_slot("pile").left)
        return bounded(self.water, left=self.boat.right + 4, right=end - 20)

    @property
    def words(self) -> pygame.FRect:
        """The viewer's cloth, up to the water of the canal if that is above it, and to the hand below."""
        cloth, top, bottom = self.seat(self.own), None, None
        if self.canal.bottom <= cloth.top + 1:
            top = self.water.bottom
        if self.hand.top >= cloth.bottom:
            bottom = min(self.hand.top - _BESIDE_WORDS, cloth.bottom + _BELOW_CLOTH)
        return bounded(cloth, top=top, bottom=bottom)

    @property
    def key(self) -> tuple[object, ...]:
        """The key under which the picture of the ground with these places is kept."""
        return ("duel", self.own, *map(tuple, (self.board, self.canal, self.shelf)))

    # The cloth of a seat

    def seat(self, seat: int) -> pygame.FRect:
        """Return the place of a seat's cloth: the viewer's at the bottom, or on the right."""
        return (self._home if seat == self.own else self._rival).copy()

    @cached_property
    def is_deep(self) -> bool:
        """Whether the head of a cloth has two rows."""
        return self._home.height >= max(_DEEP[0], self._home.width * _DEEP[1])

    @property
    def cloths(self) -> pygame.FRect:
        """The room of canal and cloths, with the portrait that stands out over it."""
        return self.side.union(self.portrait(1 - self.own))

    def _head(self, seat: int) -> pygame.FRect:
        """Return the upper row of a cloth: portrait, name, hand, corruption and points."""
        cloth = self.seat(seat)
        height = min(max(cloth.height * _HEAD, _LEAST_HEAD), _MOST_HEAD)
        if self.is_deep:
            height = min(cloth.height * _DEEP_HEAD, _MOST_DEEP_HEAD)
        return cut(trim(cloth, left=12, right=cloth.width * _ORNAMENT[0], top=4), Edge.TOP, height)[0]

    def portrait(self, seat: int) -> pygame.FRect:
        """Return the place of a seat's portrait, which stands out over its row."""
        head = self._head(seat)
        wide = self.seat(seat).width
        side = min(head.height + 11, wide * _DEEP_SITTER if self.is_deep else min(92.0, wide * _SITTER))
        return placed(trim(head, top=-7), side, side, 0.0, 0.0)

    def _after(self, seat: int, share: float) -> float:
        """Return how far to the right a share of the room beside the portrait is."""
        head, left = self._head(seat), self._beside(seat)
        return left + (head.right - left) * share

    def _beside(self, seat: int) -> float:
        """Return where the upper row begins beside the portrait, clear of the bands."""
        cloth = self.seat(seat)
        return max(self.portrait(seat).right + 8, cloth.left + cloth.width * (_ORNAMENT[1] + _BESIDE_BAND))

    def sign(self, seat: int) -> pygame.FRect:
        """Return the place of the name, beside the portrait."""
        head, cloth, end = self._head(seat), self.seat(seat), _NAME
        room = trim(head, bottom=head.height * 0.5)
        if self.is_deep:
            seam, end = cloth.top + cloth.height * _SEAM, _DEEP_NAME
            room = bounded(head, top=seam, bottom=head.top + head.height * _UPPER)
        return bounded(room, left=self._beside(seat), right=self._after(seat, end) - 6)

    def coins(self, seat: int) -> pygame.FRect:
        """Return the place of a seat's Deben, below the name, or beside it in a head of two rows."""
        name = self.sign(seat)
        if self.is_deep:
            return bounded(name, left=name.right + 6, right=self._after(seat, _DEEP_PILE))
        return bounded(name, top=name.bottom, bottom=self._head(seat).bottom)

    def coin(self, seat: int, at: int, many: int) -> pygame.FRect:
        """Return the place of one of a seat's Deben; many are drawn smaller, so that each value can be read."""
        room = self.coins(seat)
        side = min(room.height, max(_COIN, room.width / many - 2), _LARGEST_COIN)
        step = min(side + 2, (room.width - side) / max(1, many - 1))
        return placed(room, side, side, 0.0).move(at * step, 0)

    def back(self, seat: int, back: int) -> pygame.FRect:
        """Return the place of the tiles with one colour of back in a seat's hand."""
        row = self._lower(seat, *((0.0, _DEEP_HAND) if self.is_deep else (_NAME, _HAND)))
        return trim(grid(row, 3, row.height, 3)[back], right=4)

    def _lower(self, seat: int, start: float, end: float) -> pygame.FRect:
        """Return a part of the lower row of a head of two, or of a head of one, between two shares of the room beside
        the portrait.
        """
        head = self._head(seat)
        row = trim(head, top=head.height * _UPPER) if self.is_deep else head
        return bounded(row, left=self._after(seat, start), right=self._after(seat, end))

    def pile_of(self, seat: int) -> pygame.FRect:
        """Return the room of the corruption: its sack and its count."""
        return self._lower(seat, *((_DEEP_HAND, _DEEP_PILE) if self.is_deep else (_HAND, _PILE)))

    def corruption(self, seat: int) -> pygame.FRect:
        """Return the place of the sack of a seat's corruption."""
        room = self.pile_of(seat)
        width = min(room.height / _SACK, room.width * 0.6)
        return placed(room, width, width * _SACK, 0.0)

    def points(self, seat: int) -> pygame.FRect:
        """Return the place of the points."""
        return bounded(self._head(seat), left=self._after(seat, _DEEP_PILE if self.is_deep else _PILE))

    def _row(self, seat: int) -> pygame.FRect:
        """Return the lower row of a cloth, up to the band at its right end."""
        cloth, head = self.seat(seat), self._head(seat)
        room = trim(cloth, left=cloth.width * _FRINGE, bottom=5)
        return bounded(room, right=head.right, top=head.bottom + 2)

    def _band(self, seat: int) -> pygame.FRect:
        """Return the bands at the right end of a cloth, on which Pirogues lie."""
        cloth = self.seat(seat)
        return trim(cloth, left=self._row(seat).right + 4 - cloth.left, right=4, top=8, bottom=6)

    def token(self, seat: int, at: int, many: int) -> pygame.FRect:
        """Return the place of the `at`th of `many` Pirogues that lie with a seat, one below the other at the end of its
        cloth.
        """
        band = self._band(seat)
        high = min(band.width * SAIL, band.height / max(2.0, 1 + _LEAST_SAIL * (many - 1)))
        width = high / SAIL
        step = min(high + 2, (band.height - high) / max(1, many - 1))
        return standing(band.midbottom, width, high).move(0, (at + 1 - many) * step)

    def sets(self, seat: int) -> pygame.FRect:
        """Return the room for the sold sets."""
        return self._row(seat)

    def fans(self, seat: int, tiles: Sequence[int], most: int) -> list[pygame.FRect]:
        """Return the places of sold sets with these numbers of `tiles`, if no seat has more than `most` sets.

        The tiles are as high as the room allows for that many sets. Each set is as wide as its tiles need; where that
        is too much for its row, the long ones are shortened. They begin beside the bands of the cloth, or, where that
        would make the tiles much smaller, beside its fringe.
        """
        whole, cloth = self.sets(seat), self.seat(seat)
        room = trim(whole, left=cloth.left + cloth.width * (_ORNAMENT[1] + _BESIDE_BAND) - whole.left)
        side, columns = self._largest(room, most)
        if side < self._largest(whole, most)[0] * _WITHIN:
            room = whole
            side, columns = self._largest(room, most)
        rows = -(-most // columns)
        block = placed(room, room.width, (side + _BETWEEN) * rows - _BETWEEN)
        found: list[pygame.FRect] = []
        for row, place in enumerate(grid(block, 1, side, rows, (0.0, _BETWEEN))):
            found += _in_row(place, tiles[row * columns : (row + 1) * columns])
        return found

    def _largest(self, room: pygame.FRect, many: int) -> tuple[float, int]:
        """Return the side of the tiles of `many` sets, in one row or two, the larger, and the number in a row."""
        return max(self._arranged(room, many, rows) for rows in (1, 2))

    def _arranged(self, room: pygame.FRect, many: int, rows: int) -> tuple[float, int]:
        """Return the side of the tiles of `many` sets in so many rows, and the sets in a row; tiles are at most
        a little larger than on the market.
        """
        columns = -(-many // rows)
        high = (room.height + _BETWEEN) / rows - _BETWEEN
        side = min(
            high, ((room.width + _BETWEEN) / columns - _BETWEEN - OVER) / _FAN, self.tile(0).width * _GREATEST_SOLD
        )
        return side, columns

    # The own hand

    def held(self, at: int, many: int) -> pygame.FRect:
        """Return the place of the `at`th of `many` tiles in hand.

        They lie in two rows, of which neither covers the other, where one row would hide faces and signs, and cover
        each other only if even two rows are too short.
        """
        rows = self._rows(many)
        side, step = self._lain(many, rows)
        beside = max(1, -(-many // rows))
        row, place = divmod(at, beside)
        block = placed(self._hand_room, step * (beside - 1) + side, (side + _ROWS_APART) * rows - _ROWS_APART)
        return placed(block, side, side, 0.0, 0.0).move(place * step, row * (side + _ROWS_APART))

    @property
    def _hand_room(self) -> pygame.FRect:
        """The room of the tiles on the shelf of the hand."""
        return trim(self.hand, left=8, right=8, top=10, bottom=4)

    def rise(self, many: int) -> float:
        """Return the distance by which a chosen one of `many` tiles in hand is raised: little where they lie in two
        rows, so that neither covers the other or reaches the edge of the shelf.
        """
        return RISE if self.held(0, many).top == self.held(many - 1, many).top else _LOW_RISE

    def _lain(self, many: int, rows: int) -> tuple[float, float]:
        """Return the side of `many` tiles in so many rows in hand, and the distance between two of a row."""
        room, high = self._hand_room.size
        beside = max(1, -(-many // rows))
        side = min(_row_height(high, rows), self.tile(0).width * _GREATEST, room / _WHOLE - _APART)
        whole = (room + _CLOSE) / beside - _CLOSE
        if min(side * _SMALLER, _row_height(high, 2)) <= whole:
            side = min(side, whole)
        elif beside > 1:
            side = min(side, room / (1 + _LEAST_SEEN * (beside - 1)))
        return side, min(side + _APART, (room - side) / max(1, beside - 1))

    def _rows(self, many: int) -> int:
        """Return the number of rows of `many` tiles in hand: two if they would cover each other in one."""
        side, step = self._lain(many, 1)
        return 1 if step >= side else 2


def _row_height(high: float, rows: int) -> float:
    """Return the height of each of some rows of tiles in hand."""
    return (high + _ROWS_APART) / rows - _ROWS_APART


def _in_row(room: pygame.FRect, tiles: Sequence[int]) -> list[pygame.FRect]:
    """Return the places of sets beside each other, from the left, as high as their row."""
    side = room.height
    least = side * _FAN + OVER
    wanted = [max(least, side * (1 + STEP * (many - 1)) + OVER) for many in tiles]
    spare = room.width - _BETWEEN * (len(tiles) - 1) - least * len(tiles)
    more = sum(wanted) - least * len(tiles)
    share = min(1.0, max(0.0, spare / more)) if more else 1.0
    return abreast(room, [least + (wide - least) * share for wide in wanted], _BETWEEN, 0.0)
