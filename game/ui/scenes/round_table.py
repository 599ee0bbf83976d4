"""The round table of a game: chairs with people in them, and the things of the game on its cloth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.components.faces import ANIMALS
from game.ui.boards.kit.portraits import paint_bust, paint_portrait
from game.ui.drawing.balloon import paint_balloon
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import Style
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import Edge, abreast, cut, placed, trim
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_FREE = "free"
_SHAPE = 0.4
"""The height of the painted table relative to its width."""
_HEAD = 0.13
"""The part of a bust that is empty above most heads."""
_CHAIR = 0.69
"""The width of a chair relative to that of a bust; it is half as high again as it is wide."""
_SEEN = 0.9
"""The part of a bust's width that is seen of its height above the plate."""
_ARC = 22.0
"""By how much the seats at the ends stand lower than those in the middle."""
_GAP = 10.0
_LARGEST = 420.0
"""The greatest width of a bust."""
_COLUMN = 290.0
"""The greatest width of a seat."""
_THINGS = 0.13
"""The height of the cloth below the plates, as a share of the room's."""
_LAP = 14.0
"""The most of the table that is seen above the highest plate, before the people."""
_MARGIN = 14.0
_FLOOR = 0.6
"""The share of the window's height above the floor."""
_TIP, _TAIL = 0.1, 30.0
"""How far below the top of a person's room the tail of their bubble ends, as a share of the width of a bust, and how
far above it the bubble is.
"""
_SAID = Style("serif", 17, italic=True, leading=1.25)


@dataclass(frozen=True, slots=True)
class Place:
    """The room of a seat: its person, up to the plate, and the plate."""

    person: pygame.FRect
    plate: pygame.FRect


@dataclass(frozen=True, slots=True)
class Seating:
    """A table in a room with its seats, from the left; `bust` is the width of a person.

    `things` is the part of the cloth for the things of the game.
    """

    room: pygame.FRect
    table: pygame.FRect
    things: pygame.FRect
    places: Sequence[Place]
    bust: float


def seat_width(room: pygame.FRect, seats: int) -> float:
    """Return the width of a seat at a table in a room."""
    return min(_COLUMN, (room.width - _GAP * (seats - 1)) / seats)


def seated(room: pygame.FRect, seats: int, plate: float) -> Seating:
    """Return where a table and its seats are in a room; `plate` is the height of the plates."""
    wide = min(room.width, 1.34 * room.height)
    things, above = cut(trim(room, bottom=wide * 0.045), Edge.BOTTOM, max(44.0, room.height * _THINGS))
    column = seat_width(room, seats)
    high = above.height - plate - (_ARC if seats > 2 else 0.0)
    bust = min(1.52 * column, high / (_SEEN - _HEAD + 0.04), _LARGEST)
    row = pygame.FRect(above.left, above.bottom - plate, above.width, plate)
    places = []
    for index, cell in enumerate(abreast(row, [column] * seats, _GAP)):
        is_inner = 0 < index < seats - 1
        cell = cell.move(0, -_ARC if is_inner else 0.0)
        top = max(room.top, cell.top - bust * (_SEEN - _HEAD))
        places.append(Place(pygame.FRect(cell.left, top, cell.width, cell.top - top), cell))
    highest = min(place.plate.top for place in places)
    wide = min(wide, (room.bottom - highest + _LAP) / _SHAPE)
    table = placed(room, wide, wide * _SHAPE, down=1.0)
    return Seating(room, table, things, places, bust)


def chair_width(bust: float) -> float:
    """Return the width of the chair of a person `bust` wide."""
    return bust * _CHAIR


def paint_place(canvas: Canvas, seat: int, portrait: str, place: pygame.FRect, bust: float, *, is_lit: bool) -> None:
    """Draw a chair and the person in it, above their plate; without a `portrait` the chair is free. `place` is the
    person's rectangle, `bust` the width of the person.
    """
    middle, foot = place.centerx, place.bottom
    cloth = ANIMALS[seat] if portrait else _FREE
    wide = chair_width(bust)
    chair = pygame.FRect(middle - wide / 2, place.top - 4, wide, place.height + 24)
    with canvas.clip(chair.inflate(8, 8)):
        picture = pygame.FRect(chair.left, chair.top, wide, wide * 1.5)
        if not canvas.theme.is_painted or not canvas.painting(f"common/chair-{cloth}", picture):
            canvas.box(chair, SEAT_COLOURS[seat] if portrait else "backdrop", radius=22, line="panel_line", width=3)
    if is_lit:
        canvas.box(chair.inflate(-4, -4), None, radius=26, line="lit", width=3.0)
    if portrait and not paint_bust(canvas, portrait, (middle, foot - bust * _SEEN), bust, foot + 26):
        face = pygame.FRect(chair.left + 18, chair.top + 18, wide - 36, chair.height - 18)
        paint_portrait(canvas, portrait, face, radius=16)


def paint_floor(canvas: Canvas, size: Size) -> None:
    """Draw the planks on which the table stands, in a window of `size`."""
    if canvas.theme.is_painted:
        width, height = size
        floor = pygame.FRect(0, height * _FLOOR, width, height * (1 - _FLOOR))
        canvas.painting("common/planks", floor, middle=(0.5, 0.2))
        canvas.glass(floor, radius=0, top=0, bottom=205)


class RoundTable(Widget):
    """The table with the things of a game on it."""

    def __init__(self, shell: Shell, game: str, seating: Seating) -> None:
        super().__init__(shell)
        self._game = game
        self._seating = seating
        self.place(seating.table)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the table and the things; plain cloth in a theme for reading."""
        table, things = self._seating.table, self._seating.things
        if not canvas.theme.is_painted:
            canvas.box(trim(table, top=table.height * 0.2), "panel", radius=24, line="panel_line", width=3)
        else:
            canvas.painting("common/round-table", table)
        canvas.whole_painting(f"common/laid-{self._game}", placed(things, min(things.width, 460.0), things.height + 24))


def _speech(shell: Shell, words: str, within: pygame.FRect) -> Paragraph:
    most = min(300.0 * max(1.0, shell.types.size), within.width - 20)
    return lay_out(words, most - 2 * _MARGIN, shell.types, shell.theme, _SAID)


def speech_height(shell: Shell, words: str, within: pygame.FRect) -> float:
    """Return the height to leave above the people for some words, 0 without any; `within` limits their width."""
    return _speech(shell, words, within).height + 18 + _TAIL if words else 0.0


def paint_speech(
    canvas: Canvas, shell: Shell, words: str, seat: int, over: pygame.FRect, bust: float, within: pygame.FRect
) -> None:
    """Draw a person's words in a bubble above them; `over` is the room of the person, `bust` their width, `within`
    limits the bubble at the sides.
    """
    paragraph = _speech(shell, words, within)
    wide = max(item.x + item.width for item in paragraph.placed) + 2 * _MARGIN
    high = paragraph.height + 18
    left = min(max(within.left + 4, over.centerx - wide / 2), within.right - wide - 4)
    box = pygame.FRect(left, over.top - high - _TAIL, wide, high)
    paint_balloon(canvas, box, (over.centerx, over.top + bust * _TIP), SEAT_COLOURS[seat])
    canvas.paragraph(paragraph, (box.left + _MARGIN, box.top + 9))
