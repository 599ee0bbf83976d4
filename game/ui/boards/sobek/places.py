"""Where everything of Sobek lies on the screen: fixed places, taken from the Tiled map and the room there is."""

from __future__ import annotations

import pygame

from game.components.boards import load_board
from game.ui.boards.geometry import around, fitted, fitted_board, slot_in

CARD = 68 / 44
"""The height of a card, of its width."""
_MARKER = 13.5
_APART = 9.0
"""Between two cards in hand, where there is room: the frames of what can be used do not touch."""


class Places:
    """Rectangles in logical pixels for one size of the window."""

    def __init__(self, table: pygame.FRect, hand: pygame.FRect, seats: int) -> None:
        """`table` is the room for the board, `hand` the strip for what is the viewer's own."""
        self.map = load_board("sobek")
        self.seats = seats
        self.table = table
        self.hand = hand
        self.board = fitted_board(table, self.map)
        self.scale = self.board.width / self.map.width_mm

    def slot(self, name: str) -> pygame.FRect:
        """Return a slot of the map."""
        return slot_in(self.board, self.map, name)

    def quay(self, at: int) -> pygame.FRect:
        """Return the card on a quay; 0 is the next to be taken."""
        return fitted(self.slot(f"quay.{at + 1}"), CARD)

    @property
    def deck(self) -> pygame.FRect:
        """Return the draw pile."""
        return fitted(self.slot("deck"), CARD)

    @property
    def discard(self) -> pygame.FRect:
        """Return the discard pile."""
        return fitted(self.slot("discard"), CARD)

    def token(self, at: int) -> pygame.FRect:
        """Return the place of an event token, from 0."""
        return self.slot(f"event.{at % 5 + 1}")

    @property
    def quays(self) -> pygame.FRect:
        """Return the room of all quays, where a tray may lie."""
        first, last = self.slot("quay.1"), self.slot("temple")
        return first.union(last)

    @property
    def shown(self) -> pygame.FRect:
        """Return the room in which cards are shown that somebody sells, as large as on the quays.

        It is below what is said of it.
        """
        panels = self.slot("seat.1").union(self.slot("seat.4"))
        room = pygame.FRect(self.board.left, 0, self.board.width, self.quay(0).height)
        room.bottom = panels.bottom
        return room

    def marker(self, points: int, rank: int, many: int) -> pygame.FRect:
        """Return a marker on the space of `points`, the `rank`th of `many` there; all of it is on the board."""
        space = self.slot(f"track.{points % 100}")
        side = _MARKER * self.scale * (1.0, 0.74, 0.66, 0.66)[many - 1]
        reach = (space.width - side) / 2 + 4
        dx, dy = ((-1, -1), (1, 1), (1, -1), (-1, 1))[rank]
        x, y = (0.0, -2.0) if many == 1 else (dx * reach, dy * reach)
        group = pygame.FRect(0, 0, side + 2 * abs(x), side + 2 * abs(y))
        group.center = space.center
        middle = group.clamp(self.board).center
        return around((middle[0] + x, middle[1] + y), side)

    def seat(self, seat: int) -> pygame.FRect:
        """Return the panel of a seat: the seats share the room the map gives to four."""
        room = self.slot("seat.1").union(self.slot("seat.4"))
        gap = 8.0
        width = (room.width - gap * (self.seats - 1)) / self.seats
        return pygame.FRect(room.left + seat * (width + gap), room.top - 4, width, room.height + 8)

    # Inside the panel of a seat

    def seat_hand(self, seat: int) -> pygame.FRect:
        """Return where the backs of a hand show in the panel of its seat."""
        panel = self.seat(seat)
        return pygame.FRect(panel.left + 6, panel.top + 32, panel.width - 12, 26)

    def seat_pile(self, seat: int) -> pygame.FRect:
        """Return where the corruption shows in the panel of its seat."""
        panel = self.seat(seat)
        return pygame.FRect(panel.left + 6, panel.top + 60, panel.width - 12, 26)

    def seat_set(self, seat: int, slot: int) -> pygame.FRect:
        """Return where the set of a family shows in the panel of its seat."""
        panel = self.seat(seat)
        top = panel.top + 90
        columns = 2 if panel.width < 240 else 3 if panel.width < 330 else 4
        rows = -(-7 // columns)
        width = (panel.width - 12 - 4 * (columns - 1)) / columns
        height = min(30.0, (panel.bottom - top - 5 - 3 * (rows - 1)) / rows)
        row, column = divmod(slot, columns)
        return pygame.FRect(panel.left + 6 + column * (width + 4), top + row * (height + 3), width, height)

    # The strip of what is one's own

    @property
    def card_width(self) -> float:
        """Return the width of a card in hand."""
        return (self.hand.height - 34) / CARD

    @property
    def own_pile(self) -> pygame.FRect:
        """Return the own corruption tile."""
        width = self.card_width
        return pygame.FRect(self.hand.left + 6, self.hand.bottom - width * CARD - 6, width, width * CARD)

    def held(self, at: int, many: int) -> pygame.FRect:
        """Return a card in hand, the `at`th of `many`, overlapping where there is no room."""
        width = self.card_width
        pile = self.own_pile
        left = pile.right + 26
        room = self.hand.right - left - 6
        step = min(width + _APART, (room - width) / max(1, many - 1))
        start = left + max(0.0, (room - (step * (many - 1) + width)) / 2)
        return pygame.FRect(start + at * step, pile.top, width, width * CARD)
