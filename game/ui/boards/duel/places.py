"""Where everything of the duel lies on the screen: the market, the boats, the panels of the players, the own hand."""

from __future__ import annotations

import pygame

from game.components.boards import load_board
from game.rules.duel.geometry import STEPS
from game.ui.boards.geometry import around, fitted_board, slot_in, square_in

_GAP = 8.0
_HEAD = 29.0
_COLUMNS = 3
_COIN, _SMALL_COIN = 40.0, 23.0
"""The largest and the smallest a Deben is drawn in a panel."""
_TOKEN = 26.0
"""The largest a Scarabs token is drawn on a set."""
_SCORE = 96.0
"""The room for the points in the head of a panel."""
_PILE = 104.0
"""The width of the corruption in a panel."""
_APART = 9.0
"""Between two tiles in hand, where there is room: the frames of what can be used do not touch."""
_TILE = 0.9
"""A tile leaves a rim of its square bare, in which it can glow."""


class Places:
    """Rectangles in logical pixels for one size of the window; `own` is the seat shown at the bottom.

    For a spectator there is no hand, and the panels share its room.
    """

    def __init__(self, table: pygame.FRect, side: pygame.FRect, own: int, *, has_hand: bool = True) -> None:
        """`table` is the room for the market, `side` that for all the rest."""
        self.map = load_board("duel")
        self.supply_map = load_board("duel-supply")
        self.table = table
        self.side = side
        self.own = own
        self.board = fitted_board(table, self.map)
        hand = min(max(side.height * 0.235, 92.0), 150.0) if has_hand else 0.0
        strip = min(side.width * self.supply_map.height_mm / self.supply_map.width_mm, side.height * 0.2, 120.0)
        below = hand + _GAP if has_hand else 0.0
        panel = min((side.height - below - strip - 2 * _GAP) / 2, 190.0)
        self.panel_height = panel
        self.hand = pygame.FRect(side.left, side.bottom - hand, side.width, hand)
        self._low = pygame.FRect(side.left, side.bottom - below - panel, side.width, panel)
        self._high = pygame.FRect(side.left, side.top, side.width, panel)
        room = pygame.FRect(
            side.left, self._high.bottom + _GAP, side.width, self._low.top - self._high.bottom - 2 * _GAP
        )
        self.supply = fitted_board(room, self.supply_map)

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
    def lifted(self) -> pygame.FRect:
        """Return where the Ankh waits while it is off the market."""
        return square_in(self.supply_slot("ankh"))

    @property
    def off(self) -> pygame.FRect:
        """Return where what leaves the game goes, beyond the edge."""
        return pygame.FRect(self.side.right + 20, self.supply.centery - 30, 60, 60)

    @property
    def shown(self) -> pygame.FRect:
        """Return the room in which tiles are shown that somebody sells: over the boats, as large as on the market."""
        return self.supply.inflate(-12, self.tile(0).height - self.supply.height)

    # The panel of a seat

    def seat(self, seat: int) -> pygame.FRect:
        """Return the panel of a seat: the own one at the bottom."""
        return pygame.FRect(self._low if seat == self.own else self._high)

    def _body(self, seat: int) -> pygame.FRect:
        panel = self.seat(seat)
        return pygame.FRect(panel.left + 8, panel.top + _HEAD + 5, panel.width - 16, panel.height - _HEAD - 10)

    def _left(self, seat: int) -> pygame.FRect:
        body = self._body(seat)
        return pygame.FRect(body.left, body.top, body.width * 0.44, body.height)

    @property
    def row(self) -> float:
        """Return the height of a row in a panel."""
        return (self.panel_height - _HEAD - 10) / 2

    def pile_of(self, seat: int) -> pygame.FRect:
        """Return the room of the corruption: its tile and its count."""
        left = self._left(seat)
        return pygame.FRect(left.left, left.top, _PILE, left.height)

    def corruption(self, seat: int) -> pygame.FRect:
        """Return the corruption tile of a seat."""
        room = self.pile_of(seat)
        width = min(62.0, (room.height - 2) * 60 / 44)
        height = width * 44 / 60
        return pygame.FRect(room.left, room.centery - height / 2, width, height)

    def _right_of_pile(self, seat: int, row: int) -> pygame.FRect:
        left = self._left(seat)
        x = left.left + _PILE + 4
        return pygame.FRect(x, left.top + row * self.row, left.right - x, self.row - 4)

    def backs(self, seat: int) -> pygame.FRect:
        """Return where the backs of a hand show."""
        return self._right_of_pile(seat, 0)

    def back(self, seat: int, back: int) -> pygame.FRect:
        """Return where a colour of back in a hand shows."""
        room = self.backs(seat)
        width = room.width / 3
        return pygame.FRect(room.left + back * width, room.top, width - 2, room.height)

    def coins(self, seat: int) -> pygame.FRect:
        """Return where the Deben of a seat lie."""
        return self._right_of_pile(seat, 1)

    def coin(self, seat: int, at: int, many: int) -> pygame.FRect:
        """Return one of the Deben of a seat; many are smaller, so that their values can be read."""
        room = self.coins(seat)
        side = min(room.height, _COIN, max(_SMALL_COIN, room.width / many - 2))
        step = min(side + 2, (room.width - side) / max(1, many - 1))
        return pygame.FRect(room.left + at * step, room.centery - side / 2, side, side)

    def token(self, seat: int, at: int, many: int) -> pygame.FRect:
        """Return one of the Pirogues that lie with a seat, in the head of its panel before the points."""
        head = self.seat(seat)
        height = _HEAD - 2
        width = height * 36 / 39.5
        right = head.right - _SCORE - (many - 1 - at) * (width + 3)
        return pygame.FRect(right - width, head.top + 1, width, height)

    def set(self, seat: int, family: int) -> pygame.FRect:
        """Return the sold set of a family."""
        body, left = self._body(seat), self._left(seat)
        room = pygame.FRect(left.right + 8, body.top, body.right - left.right - 8, body.height)
        row, column = divmod(family, _COLUMNS)
        width = (room.width - 5 * (_COLUMNS - 1)) / _COLUMNS
        height = (room.height - 5) / 2
        return pygame.FRect(room.left + column * (width + 5), room.top + row * (height + 5), width, height)

    def on_set(self, seat: int, family: int, at: int) -> pygame.FRect:
        """Return a Scarabs token on a set."""
        cell = self.set(seat, family)
        side = min(cell.height * 0.62, _TOKEN)
        return pygame.FRect(cell.left - side * 0.2 + at * side * 0.6, cell.top - side * 0.32, side, side * 1.1)

    # The own hand

    def held(self, at: int, many: int) -> pygame.FRect:
        """Return a tile in hand, the `at`th of `many`, overlapping where there is no room."""
        side = self.hand.height - 20
        room = self.hand.width - 16
        step = min(side + _APART, (room - side) / max(1, many - 1))
        start = self.hand.left + 8 + max(0.0, (room - (step * (many - 1) + side)) / 2)
        return pygame.FRect(start + at * step, self.hand.bottom - side - 4, side, side)
