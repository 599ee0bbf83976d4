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
CITY = 1.34
"""The width of a city, relative to its height."""
_STONE, _STONE_SHAPE = 0.26, 300 / 420
"""The height of a stone as part of the figure's, and that of its whole picture relative to the width."""
_SLAB = 0.11
"""The height of the slab on a stone, relative to its width."""
_RICHES = 0.31
"""The height of the room for riches before a player, as part of the figure's."""
_SEEN, _HEAD, _FACE = 1.1, 0.13, 0.5
"""Where a bust ends behind its stone, where most heads begin, and where the middle of the face is: down from the top of
the picture, relative to its width."""
_LOWER = 1.18
"""How much lower than other riches a city before a stone ends, relative to the height of their room."""
_COVERED, _CITY_HIGH = 0.35, 0.54
"""How much of a player's width a city beside it covers, and the city's greatest height, relative to the player's."""
_BROW = 0.56
"""The width of a head with its hair, relative to that of a bust."""
_LAUREL = 1.06
"""The side of the laurel relative to the width of a bust."""
_NAME = Style("serif", 17, bold=True, leading=1.2)
_PLATE, _EDGE = 1.35, 8.0
"""The height of the plate of a name relative to its letters, and the room beside these."""
_FIGURE = 1.3
"""The size of the points beside a name, relative to it."""
_STAR = 34.0
"""The greatest size of a star of the winner of a contest."""


def paint_figure(canvas: Canvas, seat: int, who: Seat, place: pygame.FRect, *, has_won: bool) -> None:
    """Draw a player behind a stone that fills the foot of `place`, a winner before laurel."""
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


def paint_name(
    canvas: Canvas, seat: int, name: str, place: pygame.FRect, *, stars: int | None = None, points: str = ""
) -> None:
    """Draw seal, name and points of a player on the stone at the foot of `place`.

    `stars` is the number of games that the winner of a contest has won, drawn above as stars; None for no stars.
    """
    stone, _ = cut(place, Edge.BOTTOM, place.height * _STONE)
    below = trim(stone, top=stone.width * _SLAB) if canvas.theme.is_painted else stone
    if stars is not None:
        row, below = cut(below, Edge.TOP, below.height / 2)
        _paint_stars(canvas, row, stars)
    _paint_name(canvas, seat, name, below, points)


def head(place: pygame.FRect, *, has_won: bool) -> pygame.FRect:
    """Return what a head with hat and hair, and a winner's laurel, take of the player's `place`."""
    wide = place.height * (1 - _STONE) / (_SEEN - _HEAD)
    middle = place.top + place.height * (1 - _STONE) - wide * (_SEEN - _FACE)
    room = _LAUREL if has_won else _BROW
    return around((place.centerx, middle), wide * room, wide * max(_BROW, 2 * (_FACE - _HEAD)))


def before(place: pygame.FRect) -> pygame.FRect:
    """Return the room for riches before the player in `place`: on the slab of the stone, below the face."""
    stone = place.height * _STONE
    foot = place.bottom - stone + place.width * _SLAB * 0.8
    return pygame.FRect(place.left, foot - place.height * _RICHES, place.width, place.height * _RICHES)


def before_stone(place: pygame.FRect) -> pygame.FRect:
    """Return the room for a city before the player in `place`, which ends a little lower than that for sets."""
    room = before(place)
    room.height *= _LOWER
    return room


def beside(place: pygame.FRect, gap: float) -> pygame.FRect:
    """Return the room for a city on the ground at the right of the player in `place`, up to the next player, `gap`
    away: it covers a shoulder, but not the face.
    """
    left = place.right - place.width * _COVERED
    high = place.height * _CITY_HIGH
    return pygame.FRect(left, place.bottom - high, min(place.right + gap - left, high * CITY), high)


def _paint_stone(canvas: Canvas, seat: int, stone: pygame.FRect) -> None:
    """Draw a block with a cloth in the colour of the seat; a plain box in a theme for reading."""
    whole = pygame.FRect(stone.left, stone.top, stone.width, max(stone.height, stone.width * _STONE_SHAPE))
    with canvas.clip(stone):
        if canvas.theme.is_painted and canvas.painting(f"common/stone-{ANIMALS[seat]}", whole):
            return
    canvas.box(stone, SEAT_COLOURS[seat], radius=6, line="panel_line", width=2)


def _paint_name(canvas: Canvas, seat: int, name: str, room: pygame.FRect, points: str) -> None:
    """Draw seal, name and points on a dark plate in the middle of `room`: without the seal, and then without the
    points, if it is too narrow for all; only the seal if it is too narrow for the name.
    """
    types = canvas.types
    smallest = _NAME.sized(SMALLEST)
    high = max(min(room.height - 2, types.line_height(_NAME) * _PLATE), types.line_height(smallest))
    free = room.width - 2 * _EDGE - 4 - types.width(name, smallest)
    if not name or free < 0:
        paint_seal(canvas, seat, room.center, room.height / 2)
        return
    lowest = _NAME.sized(min(_NAME.size, high / _PLATE / _NAME.leading / types.size))
    figure = lowest.sized(lowest.size * _FIGURE)
    wide = types.width(points, figure) + _EDGE if points else 0.0
    wide = wide if wide <= free else 0.0
    seal = high - _EDGE / 2 if high - _EDGE / 2 <= free - wide else 0.0
    free = room.width - 2 * _EDGE - 4
    style = types.fitted(name, lowest, free - seal - wide)
    plate = placed(room, types.width(name, style) + seal + wide + 2 * _EDGE, high)
    canvas.box(plate, "deep_nile", radius=high / 2, line=SEAT_COLOURS[seat], width=1.5)
    if seal:
        paint_seal(canvas, seat, (plate.left + high / 2, plate.centery), high / 2 - 1)
    canvas.text(name, (plate.left + _EDGE + seal, plate.centery), style, "text_on_dark", middle=True)
    if wide:
        canvas.text(points, (plate.right - _EDGE, plate.centery), figure, "text_on_dark", align=1.0, middle=True)


def _paint_stars(canvas: Canvas, row: pygame.FRect, wins: int) -> None:
    """Draw a golden star for each game that the winner of a contest has won."""
    side = min(_STAR, row.height, row.width / (wins + 1.5))
    plate = placed(row, side * (wins + 1), row.height)
    canvas.box(plate, "deep_nile", radius=plate.height / 2, line="gold", width=2)
    for number in range(wins):
        canvas.icon("star", (plate.centerx + (number - (wins - 1) / 2) * side, plate.centery), side * 0.9, "gold")
