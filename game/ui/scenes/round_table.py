"""The round table of a game: chairs with people in them, and the things of the game on its cloth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.components.faces import ANIMALS
from game.ui.boards.kit.portraits import paint_bust, paint_portrait
from game.ui.drawing.balloon import in_sentences, paint_balloon
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import Style
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import Edge, abreast, around, bounded, cut, placed, trim
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_FREE = "free"
_SHAPE = 500 / 1100
"""The height of the painted table relative to its width."""
_BACK, _MIDDLE, _CLOTH, _RIM = 10 / 500, 216 / 500, 191 / 500, 446 / 500
"""Where its back edge is, the middle of its cloth, half the height of that and where its rim ends, as shares of its
height; the shadow is below.
"""
_LIES = 0.8
"""Where things on the cloth end in front of its middle, as a share of half its height."""
_HEAD = 0.13
"""The part of a bust that is empty above most heads."""
_CHAIR, _SHADE = 0.69, 1.1
"""The width of a chair relative to that of a bust, and of its picture with its shadow to the chair; it is half as high
again as it is wide.
"""
_SEEN = 1.11
"""The part of a bust's width that is seen of its height above the plate: nearly all of it."""
PERSON = _SEEN - _HEAD
"""How high a person is above the plate, as a share of the width of a bust."""
_ROBE, _SLEEVE = 46.0, 0.3
"""How far down people go on behind their plates, so that no lower edge is seen beside these; where their shoulders
reach beyond the table, they end round at the plate, by this share of the width of a bust.
"""
_SHOULDERS, _ELBOW, _ROUND = 0.86, 0.75, 0.94
"""The width of the shoulders relative to that of a bust, how near two people sit, elbow to elbow, and the width of the
table's top relative to that of its picture.
"""
_ARC = 22.0
"""By how much the seats at the ends stand lower than those in the middle."""
_GAP = 10.0
_WIDEST, _BESIDE = 1.6, 1.0
"""The greatest width of the table, as a share of its room's height, and that of all seats, as a share of the table's.
"""
_LARGEST = 420.0
"""The greatest width of a bust."""
_BODY, _BESIDE_TABLE, _FULL = 1.5, 1.32, 4
"""The greatest width of a bust relative to that of the plate, behind which most of the body ends, and at a table so
full that the outer ones sit beside it.
"""
_COLUMN, _PLATE = (0.295, 225.0), 188.0
"""The greatest width of a seat, as a share of the room's and in pixels, and of the plate before it, for text of the
usual size.
"""
_THINGS, _OVER_THINGS = (0.156, 55.0, 138.0), 8.0
"""The height of the things on the cloth, as a share of the room's, the least and the greatest, and the room above."""
_ACROSS = 0.7 * 168 / 930
"""The greatest height of the things relative to the width of the table, so that they stay within the line on its cloth.
"""
_LAP = 22.0
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
    """The room of a seat: its person, up to the plate, and the plate; behind it the person goes on down by `robe`."""

    person: pygame.FRect
    plate: pygame.FRect
    robe: float


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


def seat_width(room: pygame.FRect, seats: int, size: float = 1.0) -> float:
    """Return the width of a plate at a table in a room, for text of some `size`."""
    return min(_column(room, seats, size), _PLATE * max(1.0, size))


def _column(room: pygame.FRect, seats: int, size: float) -> float:
    """Return the width of a seat at a table in a room; all of them are no wider than the widest table."""
    wide, (share, most) = min(room.width, _BESIDE * _WIDEST * room.height), _COLUMN
    return min(min(most, room.width * share) * max(1.0, size), (wide - _GAP * (seats - 1)) / seats)


def seated(room: pygame.FRect, seats: int, plate: float, size: float = 1.0) -> Seating:
    """Return where a table and its seats are in a room; `plate` is the height of the plates, `size` that of text.

    Only the shadow of the table reaches below the room. Where people leave some height, more of the cloth is seen.
    """
    share, least, most = _THINGS
    things, arc = min(max(least, room.height * share), most), _ARC if seats > 2 else 0.0
    needed = things + _OVER_THINGS + plate + arc + _LAP
    front = _RIM - _MIDDLE - _LIES * _CLOTH
    share = (_RIM - _BACK - front) * _SHAPE
    column, widest = _column(room, seats, size), min(room.width, _WIDEST * room.height)
    body = _BODY if seats < _FULL else _BESIDE_TABLE
    bust = min(1.5 * column, body * seat_width(room, seats, size), _LARGEST)
    free = room.height - bust * PERSON - needed + _LAP - front * widest * _SHAPE
    cloth = max(0.0, min(widest * share - needed, free))
    wide = min(widest, (needed + cloth) / share)
    high = wide * _SHAPE
    table = around(room.midbottom, wide, high, down=_RIM)
    lying, _ = cut(trim(room, bottom=front * high + cloth / 2), Edge.BOTTOM, things)
    row = around((room.left, lying.top - _OVER_THINGS - cloth / 2), room.width, plate, 0.0, 1.0)
    bust = min(bust, (row.top - room.top - arc) / PERSON)
    places = []
    across = seat_width(room, seats, size)
    beside = min(column, max(across, bust * _ELBOW))
    for index, cell in enumerate(abreast(row, [beside] * seats, _GAP)):
        is_inner = 0 < index < seats - 1
        cell = placed(cell.move(0, -_ARC if is_inner else 0.0), across, plate)
        top = max(room.top, cell.top - bust * PERSON)
        is_aside = abs(cell.centerx - table.centerx) + bust * _SHOULDERS / 2 > table.width * _ROUND / 2
        robe = 0.0 if is_aside else _ROBE
        places.append(Place(bounded(cell, top=top, bottom=cell.top), cell, robe))
    return Seating(room, table, placed(lying, room.width, min(things, wide * _ACROSS)), places, bust)


def chair_width(bust: float) -> float:
    """Return the width of the chair of a person `bust` wide."""
    return bust * _CHAIR


def paint_place(
    canvas: Canvas, seat: int, portrait: str, place: pygame.FRect, bust: float, *, is_lit: bool, robe: float = _ROBE
) -> None:
    """Draw a chair and the person in it, above their plate; without a `portrait` the chair is free. `place` is the
    person's rectangle, `bust` the width of the person, who goes on below it by `robe`, or without one ends round.
    """
    middle, foot = place.centerx, place.bottom
    cloth = ANIMALS[seat] if portrait else _FREE
    wide = chair_width(bust)
    chair = trim(placed(place, wide, place.height), top=-4, bottom=-20)
    with canvas.clip(cut(chair, Edge.LEFT, wide * _SHADE)[0].inflate(8, 8)):
        picture = placed(chair, wide * _SHADE, wide * 1.5, 0.0, 0.0)
        if not canvas.theme.is_painted or not canvas.painting(f"common/chair-{cloth}", picture):
            canvas.box(chair, SEAT_COLOURS[seat] if portrait else "backdrop", radius=22, line="panel_line", width=3)
    if is_lit:
        canvas.box(chair.inflate(-4, -4), None, radius=26, line="lit", width=3.0)
    head, radius = (middle, foot - bust * _SEEN), 0.0 if robe else bust * _SLEEVE
    if portrait and not paint_bust(canvas, portrait, head, bust, foot + robe, radius=radius):
        paint_portrait(canvas, portrait, trim(chair, left=18, right=18, top=18), radius=16)


def paint_floor(canvas: Canvas, size: Size) -> None:
    """Draw the planks on which the table stands, in a window of `size`."""
    if canvas.theme.is_painted:
        floor = trim(pygame.FRect((0, 0), size), top=size[1] * _FLOOR)
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
        canvas.whole_painting(f"common/laid-{self._game}", things)


def _speech(shell: Shell, words: str, within: pygame.FRect) -> Paragraph:
    most = min(470.0 * max(1.0, shell.types.size), within.width - 20)
    found = lay_out(words, most - 2 * _MARGIN, shell.types, shell.theme, _SAID, align=0.5)
    parted = lay_out(in_sentences(words), most - 2 * _MARGIN, shell.types, shell.theme, _SAID, align=0.5)
    return parted if parted.lines == found.lines else found


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
    start, wide = paragraph.span
    wide += 2 * _MARGIN
    left = min(max(within.left + 4, over.centerx - wide / 2), within.right - wide - 4)
    box = around((left, over.top - _TAIL), wide, paragraph.height + 18, 0.0, 1.0)
    paint_balloon(canvas, box, (over.centerx, over.top + bust * _TIP), SEAT_COLOURS[seat])
    canvas.paragraph(paragraph, (box.left + _MARGIN - start, box.top + 9))
