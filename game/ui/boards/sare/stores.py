"""The two stores of a Market's swap, side by side: a panel for each seat, with places for its tokens."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.portraits import portrait_of
from game.ui.boards.kit.seat_head import paint_head
from game.ui.boards.sare.cloth import TokenSlot
from game.ui.boards.sare.words import Words
from game.ui.drawing.canvas import Canvas
from game.ui.layout import grid, placed, trim

_HEAD, _PAD, _SLOT_GAP = 35.0, 8.0, 6.0
"""The height of a seat's head with the gap below it, the padding around the places, and the gap between two."""
_BETWEEN, _ARROW = 36.0, 26.0
"""The room between the stores for the arrows, and their side."""
_IN_ROW = 3
"""The places side by side, as many as a Warehouse has."""
_SLOT = 52.0
"""The greatest side of a place."""


class Stores:
    """The stores of two seats in a room, the viewer's on the left."""

    def __init__(self, seats: tuple[int, int], slots: tuple[list[TokenSlot], list[TokenSlot]], words: Words) -> None:
        self.seats = seats
        self.slots = slots
        self._words = words
        self.panels = (pygame.FRect(), pygame.FRect())

    def height(self, width: float) -> float:
        """Return the height that the stores need in a room `width` wide."""
        rows = -(-max(map(len, self.slots)) // _IN_ROW)
        return _HEAD + rows * (_side((width - _BETWEEN) / 2) + _SLOT_GAP) - _SLOT_GAP + _PAD

    def lay(self, room: pygame.FRect) -> list[pygame.FRect]:
        """Lay the stores into a room; return the places of the viewer's tokens, and those of the opponent's."""
        high = min(room.height, self.height(room.width))
        own, other = grid(placed(room, room.width, high), 2, high, 2, (_BETWEEN, 0.0))
        self.panels = own, other
        return [place for panel, slots in zip(self.panels, self.slots, strict=True) for place in _grid(panel, slots)]

    def paint(self, canvas: Canvas, brush: Brush) -> None:
        """Draw the panels with the heads of their seats, and the arrows between them."""
        heads = [(self._words.plain_seat(seat), "") for seat in range(len(self._words.seats))]
        for seat, slots, panel in zip(self.seats, self.slots, self.panels, strict=True):
            lying, room = sum(slot.filled is not None for slot in slots), sum(not slot.is_over for slot in slots)
            heads[seat] = heads[seat][0], f"{lying}/{room}"
            canvas.box(panel, "field", radius=8, line="panel_line", width=1.5)
            portrait = portrait_of(self._words.seats[seat], seat, canvas.portraits)
            paint_head(canvas, brush.painter.theme, panel, seat, heads, is_turn=False, portrait=portrait)
        x, y = (self.panels[0].right + self.panels[1].left) / 2, self.panels[0].centery
        for sign, down in (("right", -0.45), ("left", 0.45)):
            canvas.icon(sign, (x, y + down * _ARROW), _ARROW, "text_soft")


def _side(width: float) -> float:
    """Return the side of a place in a panel of a width."""
    return min(_SLOT, (width - 2 * _PAD + _SLOT_GAP) / _IN_ROW - _SLOT_GAP)


def _grid(panel: pygame.FRect, slots: Sequence[TokenSlot]) -> list[pygame.FRect]:
    """Return the places in a panel, row by row below its head."""
    rows = max(1, -(-len(slots) // _IN_ROW))
    side = min(_side(panel.width), (panel.height - _HEAD - _PAD + _SLOT_GAP) / rows - _SLOT_GAP)
    room = placed(trim(panel, top=_HEAD), _IN_ROW * (side + _SLOT_GAP) - _SLOT_GAP, rows * (side + _SLOT_GAP), 0.5, 0.0)
    return grid(room, _IN_ROW, side, len(slots), (_SLOT_GAP, _SLOT_GAP))
