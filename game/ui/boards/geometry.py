"""Places on the screen, in logical pixels: slots of boards, and shapes in the middle of a room."""

from __future__ import annotations

import pygame

from game.components.boards import Board


def around(centre: tuple[float, float], side: float) -> pygame.FRect:
    """Return the square around a point."""
    return pygame.FRect(centre[0] - side / 2, centre[1] - side / 2, side, side)


def centred(room: pygame.FRect, width: float, height: float | None = None) -> pygame.FRect:
    """Return the rectangle in the middle of `room`; without a height it is a square.

    The middle of a room is kept more exactly by its `centerx` and `centery` than by its `center`.
    """
    high = width if height is None else height
    return pygame.FRect(room.centerx - width / 2, room.centery - high / 2, width, high)


def square_in(room: pygame.FRect, share: float = 1.0) -> pygame.FRect:
    """Return the largest square in the middle of `room`, or a `share` of it."""
    return centred(room, min(room.width, room.height) * share)


def fitted(room: pygame.FRect, shape: float) -> pygame.FRect:
    """Return the largest rectangle in the middle of `room` whose height is `shape` widths."""
    width = min(room.width, room.height / shape)
    return centred(room, width, width * shape)


def fitted_board(room: pygame.FRect, board: Board) -> pygame.FRect:
    """Return where a board lies that is as large as fits into `room`, in its middle."""
    scale = min(room.width / board.width_mm, room.height / board.height_mm)
    return centred(room, board.width_mm * scale, board.height_mm * scale)


def slot_in(place: pygame.FRect, board: Board, name: str) -> pygame.FRect:
    """Return a slot of a board that lies at `place`."""
    scale, rect = place.width / board.width_mm, board.rect(name)
    return pygame.FRect(
        place.left + rect.x * scale, place.top + rect.y * scale, rect.width * scale, rect.height * scale
    )
