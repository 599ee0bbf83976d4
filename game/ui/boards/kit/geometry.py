"""Places on the screen, in logical pixels: slots of boards, and shapes in the middle of a room."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.components.boards import ANCHORS, SURROUNDINGS, Board, Rect, Slot
from game.ui.layout import around, placed


def square_in(room: pygame.FRect, share: float = 1.0) -> pygame.FRect:
    """Return a square in the middle of `room`; its side is a `share` of the shorter side of the room."""
    side = min(room.width, room.height) * share
    return placed(room, side, side)


def share_in_sight(rect: pygame.FRect, following: Sequence[pygame.FRect]) -> float:
    """Return the share of a piece's width that those `following` it in its row leave in sight."""
    over = [each.left for each in following if rect.left < each.left < rect.right]
    return (min(over) - rect.left) / rect.width if over else 1.0


def fitted(room: pygame.FRect, shape: float) -> pygame.FRect:
    """Return the largest rectangle centred in `room` whose height is `shape` times its width."""
    width = min(room.width, room.height / shape)
    return placed(room, width, width * shape)


def fitted_board(room: pygame.FRect, board: Board) -> pygame.FRect:
    """Return the place of a board in the middle of `room`, as large as fits."""
    scale = min(room.width / board.width_mm, room.height / board.height_mm)
    return placed(room, board.width_mm * scale, board.height_mm * scale)


def slot_in(place: pygame.FRect, board: Board, name: str) -> pygame.FRect:
    """Return the place of the slot `name` of a board that lies at `place`."""
    return _enlarged(board.rect(name), place.width / board.width_mm, place.topleft)


def _enlarged(box: Rect, scale: float, corner: tuple[float, float]) -> pygame.FRect:
    """Return the place of a box of a map in logical pixels; `corner` is the map's upper left corner."""
    return around((corner[0] + box.x * scale, corner[1] + box.y * scale), box.width * scale, box.height * scale, 0, 0)


class Setting:
    """A board that fills a room of any shape: the map at the largest scale that fits, its slots moved to their anchors.

    A slot's property `anchor` names the edges it keeps to in a room wider or higher than the map (`left`, `right`,
    `top`, `bottom`); without one it stays in the middle. The objects of the kind `surroundings` cover the room
    together: all are enlarged alike, from the middle of the map's upper edge.
    """

    def __init__(self, board: Board, room: pygame.FRect) -> None:
        self.board = board
        self.room = room
        self.scale = min(room.width / board.width_mm, room.height / board.height_mm)
        self._slots: dict[str, pygame.FRect] = {}

    def slot(self, name: str) -> pygame.FRect:
        """Return where a slot lies; KeyError if the board has none of that name."""
        if name not in self._slots:
            self._slots[name] = self._place(self.board.slots[name])
        return self._slots[name].copy()

    def _place(self, slot: Slot) -> pygame.FRect:
        if slot.kind == SURROUNDINGS:
            return self._around(slot)
        shares = [0.5, 0.5]
        for word in slot.anchor.split():
            shares[word in ("top", "bottom")] = ANCHORS[word]
        whole = placed(self.room, self.board.width_mm * self.scale, self.board.height_mm * self.scale, *shares)
        return _enlarged(slot.rect, self.scale, whole.topleft)

    def _around(self, slot: Slot) -> pygame.FRect:
        """Return a piece of the surroundings: all grow alike, so much that the widest of them covers the room."""
        pieces = [each.rect for each in self.board.slots.values() if each.kind == SURROUNDINGS]
        widest = max(each.width for each in pieces)
        factor = max(self.room.height / self.board.height_mm, self.room.width / widest)
        whole = placed(self.room, self.board.width_mm * factor, 0.0, down=0.0)
        return _enlarged(slot.rect, factor, whole.topleft)
