"""Where everything of the duel lies on the screen: the market, the canal, the cloths of the players, the viewer's
hand.
"""

from __future__ import annotations

import pygame

from game.components.boards import load_board
from game.rules.duel.geometry import STEPS
from game.ui.boards.geometry import around, fitted_board, slot_in, square_in

_GAP = 8.0
_COIN = 23.0
"""The least width at which a Deben can be read."""
_APART = 9.0
"""The gap between two tiles in hand, if there is room, so that frames of usable tiles do not touch."""
_TILE = 0.9
"""The tile's share of its square; the rim is left for its glow."""
_DAIS = (10.4, 1079.3)
"""Where the painted dais begins on the map and how wide it is: its squares are those of the map."""
_ABREAST = (1.7, 1120.0)
"""In a room of at least this ratio of width to height, and of at least this width, the cloths lie side by side."""
_WALL = 0.16
"""How much of the height of the canal its walls take, each."""
_BELOW = 6.0
"""The gap below a seat's sign."""
_FAN = 1.75
"""The width of a typical fan, relative to the width of a tile."""
_USUAL = 132.0
"""The height of a cloth in the smallest window; writing grows with higher cloths."""


class Places:
    """Rectangles in logical pixels for one size of the window; `own` is the seat shown at the bottom, or the right.

    For a spectator there is no hand, and the cloths share its room.
    """

    def __init__(self, table: pygame.FRect, side: pygame.FRect, own: int, *, has_hand: bool = True) -> None:
        """`table` is the room for the market, `side` that for all the rest."""
        self.map = load_board("duel")
        self.supply_map = load_board("duel-supply")
        self.table = table
        self.side = side
        self.own = own
        self.board = fitted_board(table, self.map)
        hand = min(max(side.height * 0.22, 92.0), 190.0) if has_hand else 0.0
        below = hand + _GAP if has_hand else 0.0
        strip = min(side.width * self.supply_map.height_mm / self.supply_map.width_mm, side.height * 0.17, 120.0)
        left, top, wide = side.left, side.top, side.width
        self.hand = pygame.FRect(left, side.bottom - hand, wide, hand)
        if wide > max(side.height * _ABREAST[0], _ABREAST[1]):
            high, half = side.height - below - strip - _GAP, (wide - _GAP) / 2
            row = top + strip + _GAP
            self.canal = pygame.FRect(left, top, wide, strip)
            self._rival = pygame.FRect(left, row, half, high)
            self._home = pygame.FRect(left + half + _GAP, row, half, high)
        else:
            high = (side.height - below - strip - 2 * _GAP) / 2
            self._rival = pygame.FRect(left, top, wide, high)
            self.canal = pygame.FRect(left, top + high + _GAP, wide, strip)
            self._home = pygame.FRect(left, self.canal.bottom + _GAP, wide, high)
        self.supply = fitted_board(self.canal, self.supply_map)

    # The market

    def square(self, square: int) -> pygame.FRect:
        """Return a square of the market."""
        return slot_in(self.board, self.map, f"market.{square % 6}.{square // 6}")

    def tile(self, square: int) -> pygame.FRect:
        """Return the tile on a square."""
        return square_in(self.square(square), _TILE)

    def finger(self, square: int) -> pygame.FRect:
        """Return the Finger that lies on the tile of a square."""
        tile = self.tile(square)
        side = tile.width * 0.44
        return pygame.FRect(tile.right - side * 0.86, tile.bottom - side * 0.96, side, side * 39.5 / 36)

    def arrows(self, square: int, orientation: int) -> list[pygame.FRect]:
        """Return the arrows that turn the Ankh on a square: at both ends where the market goes on, at least at one."""
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

    @property
    def dais(self) -> pygame.FRect:
        """Return the painted ground of the market."""
        scale = self.board.width / self.map.width_mm / 4
        left, wide = (value * scale for value in _DAIS)
        return pygame.FRect(self.board.left + left, self.board.top + left, wide, wide)

    # Boats, pile and bag

    def supply_slot(self, name: str) -> pygame.FRect:
        """Return a slot of the strip with the boats."""
        return slot_in(self.supply, self.supply_map, name)

    def pirogue(self, at: int) -> pygame.FRect:
        """Return one of the Pirogues that are left, from 0."""
        return self.supply_slot(f"pirogue.{at % 5 + 1}")

    @property
    def pile(self) -> pygame.FRect:
        """Return the draw pile."""
        return square_in(self.supply_slot("pile"), 0.94)

    @property
    def bag(self) -> pygame.FRect:
        """Return the bag of Deben."""
        return square_in(self.supply_slot("bag"))

    @property
    def bridge(self) -> pygame.FRect:
        """Return the bridge over the canal on which pile and bag lie."""
        things, canal = self.supply_slot("pile").union(self.supply_slot("bag")), self.canal
        left, high = things.left - 0.12 * canal.height, canal.height * 1.1
        return pygame.FRect(left, canal.centery - high / 2, things.width + 0.3 * canal.height, high)

    @property
    def water(self) -> pygame.FRect:
        """Return the open water of the canal, between its walls and up to the bridge."""
        canal = self.canal
        return pygame.FRect(
            canal.left, canal.top + canal.height * _WALL, self.bridge.left - canal.left, canal.height * (1 - 2 * _WALL)
        )

    @property
    def key(self) -> tuple[object, ...]:
        """Return the key of these places."""
        return ("duel", self.own, *map(tuple, (self.board, self.canal, self.hand)))

    @property
    def lifted(self) -> pygame.FRect:
        """Return the place of the Ankh while it is off the market."""
        return square_in(self.supply_slot("ankh"))

    @property
    def off(self) -> pygame.FRect:
        """Return the destination of pieces that leave the game, beyond the edge."""
        return pygame.FRect(self.side.right + 20, self.supply.centery - 30, 60, 60)

    @property
    def shown(self) -> pygame.FRect:
        """Return the room in which tiles are shown that somebody sells: over the boats, as large as on the market."""
        return self.supply.inflate(-12, self.tile(0).height - self.supply.height)

    # The cloth of a seat

    def seat(self, seat: int) -> pygame.FRect:
        """Return the cloth of a seat: the own one at the bottom."""
        return pygame.FRect(self._home if seat == self.own else self._rival)

    @property
    def cloth_scale(self) -> float:
        """Return the scale of writing on a cloth relative to the smallest window."""
        return min(max(self._home.height / _USUAL, 0.9), self._home.width / 460, 1.5)

    def _left(self, seat: int) -> pygame.FRect:
        """Return the part of a cloth beside the sold sets: the sign, and two rows of other belongings below it."""
        cloth = self.seat(seat)
        return pygame.FRect(cloth.left + 12, cloth.top + 8, cloth.width * 0.45 - 12, cloth.height - 16)

    def sign(self, seat: int) -> pygame.FRect:
        """Return the sign with portrait, name and points."""
        room = self._left(seat)
        return pygame.FRect(room.left, room.top, room.width, min(max(room.height * 0.46, 50.0), 90.0))

    def _row(self, seat: int, row: int) -> pygame.FRect:
        """Return one of the two rows below the sign."""
        room, sign = self._left(seat), self.sign(seat)
        top = sign.bottom + _BELOW
        high = min((room.bottom - top) / 2, 44.0)
        return pygame.FRect(room.left + 4, top + row * high, room.width - 4, high)

    def rows(self, seat: int) -> pygame.FRect:
        """Return the room of both rows."""
        return self._row(seat, 0).union(self._row(seat, 1)).inflate(4, 0)

    def back(self, seat: int, back: int) -> pygame.FRect:
        """Return the place of a colour of back in a hand."""
        room = self._row(seat, 0)
        width = room.width * 0.66 / 3
        return pygame.FRect(room.left + back * width, room.top, width - 3, room.height - 2)

    def pile_of(self, seat: int) -> pygame.FRect:
        """Return the room of the corruption: its tile and its count."""
        room = self._row(seat, 0)
        left = room.left + room.width * 0.66 + 2
        return pygame.FRect(left, room.top, room.right - left, room.height - 2)

    def corruption(self, seat: int) -> pygame.FRect:
        """Return the corruption tile of a seat."""
        room = self.pile_of(seat)
        height = min(room.height, room.width * 0.52 * 44 / 60)
        return pygame.FRect(room.left, room.centery - height / 2, height * 60 / 44, height)

    def coins(self, seat: int) -> pygame.FRect:
        """Return the place of a seat's Deben."""
        room = self._row(seat, 1)
        return pygame.FRect(room.left, room.top + 1, room.width * 0.5, room.height - 2)

    def coin(self, seat: int, at: int, many: int) -> pygame.FRect:
        """Return the place of one of a seat's Deben; many are drawn smaller, so that each value can be read."""
        room = self.coins(seat)
        side = min(room.height, max(_COIN, room.width / many - 2))
        step = min(side + 2, (room.width - side) / max(1, many - 1))
        return pygame.FRect(room.left + at * step, room.centery - side / 2, side, side)

    def token(self, seat: int, at: int, many: int) -> pygame.FRect:
        """Return one of the Pirogues that lie with a seat, beside its Deben."""
        room, coins = self._row(seat, 1), self.coins(seat)
        left = coins.right + 4
        width = min(room.height * 36 / 39.5, (room.right - left) / max(many, 3) - 3)
        height = width * 39.5 / 36
        right = room.right - (many - 1 - at) * (width + 3)
        return pygame.FRect(right - width, room.bottom - height, width, height)

    def sets(self, seat: int) -> pygame.FRect:
        """Return the room for the sold sets."""
        cloth, left = self.seat(seat), self._left(seat).right + 14
        return pygame.FRect(left, cloth.top + 9, cloth.right - 14 - left, cloth.height - 18)

    def corner(self, seat: int) -> pygame.FRect:
        """Return the end of the room for sold sets, which only many of them need."""
        room = self.sets(seat)
        side = min(room.height * 0.62, room.width * 0.24)
        return pygame.FRect(room.right - side * 1.3, room.bottom - side, side, side)

    def set(self, seat: int, at: int, many: int) -> pygame.FRect:
        """Return the place of the `at`th of `many` sold sets."""
        room = self.sets(seat)
        columns = max(range(1, many + 1), key=lambda columns: self._fan_height(room, columns, many))
        rows = -(-many // columns)
        row, column = divmod(at, columns)
        width, height = room.width / columns, room.height / rows
        return pygame.FRect(room.left + column * width + 3, room.top + row * height + 1, width - 6, height - 2)

    @staticmethod
    def _fan_height(room: pygame.FRect, columns: int, many: int) -> float:
        """Return the height of a typical fan's tiles if the sets lie in this many columns."""
        return min(room.height / -(-many // columns), room.width / columns / _FAN)

    # The own hand

    def held(self, at: int, many: int) -> pygame.FRect:
        """Return the place of the `at`th of `many` tiles in hand, overlapping if space is short."""
        side = self.hand.height - 20
        room = self.hand.width - 16
        step = min(side + _APART, (room - side) / max(1, many - 1))
        start = self.hand.left + 8 + max(0.0, (room - (step * (many - 1) + side)) / 2)
        return pygame.FRect(start + at * step, self.hand.bottom - side - 4, side, side)
