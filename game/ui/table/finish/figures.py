"""The players at the end of a match: each stands behind a block of stone, the winners highest and with laurel."""

from __future__ import annotations

import pygame

from game.components.faces import ANIMALS
from game.match.seats import Seat
from game.ui.boards.kit.portraits import Mood, paint_bust, paint_portrait, portrait_of
from game.ui.boards.kit.seat_head import paint_seal
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALLEST, Style
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import Edge, around, cut, placed, trim

SHAPE = 0.7
"""The width of a figure with its stone, relative to the height."""
_STONE, _STONE_SHAPE = 0.26, 300 / 420
"""The height of a stone as part of the figure's, and that of its whole picture relative to the width."""
_SLAB = 0.11
"""The height of the slab on a stone, relative to its width."""
_RICHES = 0.31
"""The height of the room for riches before a player, as part of the figure's."""
_SEEN, _HEAD, _FACE = 1.1, 0.13, 0.5
"""Where a bust ends behind its stone, where most heads begin, and where the middle of the face is: down from the top of
the picture, relative to its width."""
_LAUREL = 1.06
"""The side of the laurel relative to the width of a bust."""
_NAME = Style("serif", 17, bold=True, leading=1.2)
_PLATE, _EDGE = 1.35, 8.0
"""The height of the plate of a name relative to its letters, and the room beside these."""
_STAR = 34.0
"""The greatest size of a star of the winner of a contest."""


def paint_figure(
    canvas: Canvas, seat: int, who: Seat, place: pygame.FRect, *, has_won: bool, stars: int | None = None
) -> None:
    """Draw a player behind a stone that fills the foot of `place`: name and seal on it, a winner before laurel.

    `stars` is the number of games that the winner of a contest has won, drawn on the stone as stars; None for no stars.
    """
    stone, above = cut(place, Edge.BOTTOM, place.height * _STONE)
    wide = above.height / (_SEEN - _HEAD)
    top = above.bottom - wide * _SEEN
    portrait = portrait_of(who, seat, canvas.portraits)
    if has_won and canvas.theme.is_painted:
        canvas.painting("common/laurel", around((place.centerx, top + wide * _FACE), wide * _LAUREL))
    mood: Mood = "content" if has_won else "cross"
    if not paint_bust(canvas, portrait, (place.centerx, top), wide, stone.top + 4, mood=mood):
        face = placed(above, min(above.width, above.height), min(above.width, above.height), down=1.0)
        if not paint_portrait(canvas, portrait, face, mood=mood, radius=12):
            paint_seal(canvas, seat, face.center, face.width / 2)
    _paint_stone(canvas, seat, stone)
    below = trim(stone, top=stone.width * _SLAB) if canvas.theme.is_painted else stone
    if stars is not None:
        row, below = cut(below, Edge.TOP, below.height / 2)
        _paint_stars(canvas, row, stars)
    _paint_name(canvas, seat, who.name, below)


def before(place: pygame.FRect) -> pygame.FRect:
    """Return the room for riches before the player in `place`: on the slab of the stone, below the face."""
    stone = place.height * _STONE
    foot = place.bottom - stone + place.width * _SLAB * 0.8
    return pygame.FRect(place.left, foot - place.height * _RICHES, place.width, place.height * _RICHES)


def _paint_stone(canvas: Canvas, seat: int, stone: pygame.FRect) -> None:
    """Draw a block with a cloth in the colour of the seat; a plain box in a theme for reading."""
    whole = pygame.FRect(stone.left, stone.top, stone.width, max(stone.height, stone.width * _STONE_SHAPE))
    with canvas.clip(stone):
        if canvas.theme.is_painted and canvas.painting(f"common/stone-{ANIMALS[seat]}", whole):
            return
    canvas.box(stone, SEAT_COLOURS[seat], radius=6, line="panel_line", width=2)


def _paint_name(canvas: Canvas, seat: int, name: str, room: pygame.FRect) -> None:
    """Draw seal and name on a dark plate in the middle of `room`, or only the one that it is wide enough for."""
    types = canvas.types
    smallest = _NAME.sized(SMALLEST)
    high = max(min(room.height - 2, types.line_height(_NAME) * _PLATE), types.line_height(smallest))
    least = types.width(name, smallest)
    free = room.width - 2 * _EDGE - 4
    if not name or least > free:
        paint_seal(canvas, seat, room.center, room.height / 2)
        return
    seal = high - _EDGE / 2 if least <= free - high + _EDGE / 2 else 0.0
    lowest = _NAME.sized(min(_NAME.size, high / _PLATE / _NAME.leading / types.size))
    style = types.fitted(name, lowest, free - seal)
    plate = placed(room, types.width(name, style) + seal + 2 * _EDGE, high)
    canvas.box(plate, "deep_nile", radius=high / 2, line=SEAT_COLOURS[seat], width=1.5)
    if seal:
        paint_seal(canvas, seat, (plate.left + high / 2, plate.centery), high / 2 - 1)
    canvas.text(name, (plate.left + _EDGE + seal, plate.centery), style, "text_on_dark", middle=True)


def _paint_stars(canvas: Canvas, row: pygame.FRect, wins: int) -> None:
    """Draw a golden star for each game that the winner of a contest has won."""
    side = min(_STAR, row.height, row.width / (wins + 1.5))
    plate = placed(row, side * (wins + 1), row.height)
    canvas.box(plate, "deep_nile", radius=plate.height / 2, line="gold", width=2)
    for number in range(wins):
        canvas.icon("star", (plate.centerx + (number - (wins - 1) / 2) * side, plate.centery), side * 0.9, "gold")
