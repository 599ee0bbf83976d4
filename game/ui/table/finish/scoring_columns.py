"""The columns of a scoring, one for each seat, as every kind of scoring uses them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.locale import text
from game.match.seats import Seat
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.portraits import Mood
from game.ui.boards.kit.seat_head import paint_sitter
from game.ui.boards.kit.values import Reckoning, ScorePart, SeatReckoning
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SUBHEADING, Style
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import Edge, abreast, around, bounded, cut, placed
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

LINE = Style("sans", 16, leading=1.2)
"""The style of the words of a part."""
TOTAL = Style("serif", 28, bold=True, leading=1.1)
SUM = TOTAL.sized(22)
"""The style of the points of a part."""
INSIDE, FIRST, BETWEEN = 16.0, 58.0, 18.0
"""The padding at both sides of a column, the top of its first part, and the gap between columns."""
FIGURE, APART = 70.0, 14.0
"""The room for the figure of a part on the line of its faces, and the gap between words and what is beside them."""
SHOWN = 14.0
"""The least width that is visible of each face beside words."""
NEARLY = 8.0
"""Pictures whose heights differ by less than about this many pixels count as equal in size."""
_HEAD, _AROUND, _SITTER = 48.0, 70.0, 32.0
"""The height of the name over a column, that of everything but parts and foot, and the radius of the portrait."""
_ABOVE, _MARGIN = 30.0, 48.0
"""The gap between columns above each other, and the margins of the window at both sides together."""
_TOP, _BELOW, _HIGHER = 84.0, 142.0, 0.4
"""The top of the columns, the room below them for verdict and button, and the share of empty height above them."""
COVERED, _LEAST_FACE = 49, 14.0
"""The width in pixels whose details a covered card shows, which leave its name out; lower faces are left out."""
_ROUND, _TOKEN, _LEAST_TOKEN, _TOKEN_GAP = 1.1, 0.8, 0.5, 5.0
"""A token's face is hardly higher than wide; its side, of the width of a card, the least where it leaves cards no room,
and the gap before it.
"""
_NEXT = 3.0
"""The greatest gap between two faces side by side; tokens, whose figures count, are shown whole."""
_EDGE = 22.0
"""The part of a card that should be visible beside a token."""


@dataclass(frozen=True, slots=True)
class SeatProgress:
    """The progress of a seat's scoring: the numbers of parts counted and of steps back taken.

    `is_judged` says whether the verdict is shown. `coming` are the indices of the parts that are just
    appearing: they are counted, but not drawn with the rest.
    """

    counted: int
    stepped: int
    is_judged: bool
    coming: frozenset[int]


class Columns(ABC):
    """Lays out and draws the columns in a window of a given size. Every column is as tall as the longest needs."""

    widest: ClassVar[float]
    """The greatest width of a column."""
    verdict: ClassVar[Style]
    """The style of the verdict below the columns."""

    def __init__(self, shell: Shell, size: Size, reckoning: Reckoning, brush: Brush) -> None:
        self.shell = shell
        self.size = size
        self.reckoning = reckoning
        self.brush = brush

    @property
    @abstractmethod
    def abreast(self) -> int:
        """The number of columns side by side."""

    @property
    @abstractmethod
    def foot(self) -> float:
        """The height of the foot of a column, below its parts."""

    @abstractmethod
    def parts_height(self, room: float) -> float:
        """Return the height of the parts of the longest column, for which there is the height `room`."""

    @abstractmethod
    def place(self, index: int, number: int) -> pygame.FRect:
        """Return the place of part `number` of the seat at `index` of the reckoning."""

    @abstractmethod
    def paint_part(self, canvas: Canvas, part: ScorePart, place: pygame.FRect) -> None:
        """Draw a part at its place."""

    @abstractmethod
    def paint_foot(self, canvas: Canvas, foot: pygame.FRect, each: SeatReckoning, progress: SeatProgress) -> None:
        """Draw the foot of a column: the count so far and its consequence."""

    # Layout

    @property
    def width(self) -> float:
        """The width of a column."""
        return self.width_of(self.abreast)

    def width_of(self, abreast: int) -> float:
        """Return the width of each of `abreast` columns side by side."""
        return min(self.widest, (self.size[0] - _MARGIN - BETWEEN * (abreast - 1)) / abreast)

    def room_above(self, foot: float, abreast: int) -> float:
        """Return the greatest height of the parts above a foot of height `foot` with `abreast` columns side by side."""
        return self._room(abreast) - _AROUND - foot

    def _room(self, abreast: int) -> float:
        """Return the greatest height of a column if so many are side by side."""
        rows = -(-len(self.reckoning.seats) // abreast)
        return (self.size[1] - _TOP - _BELOW - _ABOVE * (rows - 1)) / rows

    def column(self, index: int) -> pygame.FRect:
        """Return the place of the column of the seat at `index`; each row of columns is centred in the window."""
        many, many_abreast, width, foot = len(self.reckoning.seats), self.abreast, self.width, self.foot
        room = self._room(many_abreast)
        row, at = divmod(index, many_abreast)
        beside = min(many_abreast, many - row * many_abreast)
        height = min(room, _AROUND + foot + self.parts_height(self.room_above(foot, many_abreast)))
        rows = -(-many // many_abreast)
        top = _TOP + (room - height) * rows * _HIGHER + row * (height + _ABOVE)
        line = around((self.size[0] / 2, top), self.size[0], height, down=0.0)
        return abreast(line, [width] * beside, BETWEEN)[at]

    # Drawing

    def paint(self, canvas: Canvas, index: int, seat: Seat, progress: SeatProgress) -> None:
        """Draw the column of a seat: its head, the parts that are there, its foot."""
        rect, each = self.column(index), self.reckoning.seats[index]
        canvas.panel(rect)
        head, _ = cut(rect, Edge.TOP, _HEAD)
        canvas.box(head, SEAT_COLOURS[each.seat], radius=10, line="panel_line")
        gained = max(other.gained for other in self.reckoning.seats)
        is_glad = not progress.is_judged or (not each.is_penalised and each.gained == gained)
        mood: Mood = "content" if is_glad else "cross"
        paint_sitter(canvas, each.seat, seat, (head.left + 36, head.centery), _SITTER, mood=mood)
        ink, left = f"{SEAT_COLOURS[each.seat]}.ink", head.left + 78
        room = head.right - 10 - left
        style = canvas.types.fitted(seat.name, SUBHEADING, room)
        canvas.text(seat.name, (left, head.centery), style, ink, middle=True, width=room)
        for number, part in enumerate(each.parts[: progress.counted]):
            if number not in progress.coming:
                self.paint_part(canvas, part, self.place(index, number))
        if not each.parts:
            at = rect.left + INSIDE, rect.top + FIRST
            canvas.text(text("scoring-no-sets"), at, LINE, "text_soft")
        foot, _ = cut(rect, Edge.BOTTOM, self.foot)
        canvas.line((rect.left + 14, foot.top), (rect.right - 14, foot.top), "panel_hairline", 1.5)
        self.paint_foot(canvas, foot, each, progress)

    def paint_line(self, canvas: Canvas, part: ScorePart, row: pygame.FRect) -> None:
        """Draw a part on one line: its words, its faces in a column of their own where there is room, its figure."""
        middle = row.centery - 3
        room = row.width - 46
        style = canvas.types.fitted(part.label, LINE, room)
        canvas.text(part.label, (row.left, middle), style, middle=True, width=room)
        every = [each.label for seat in self.reckoning.seats for each in seat.parts if each.fan is None]
        left = row.left + max(canvas.types.width(label, LINE) for label in every) + APART
        side = row.height - 5
        step = side + _NEXT if all(self.brush.height(face, 1.0) <= _ROUND for face in part.faces) else SHOWN
        right = row.right - FIGURE
        if right - left < side + step * (len(part.faces) - 1):
            left = row.left + canvas.types.width(part.label, LINE) + APART
            right = row.right - canvas.types.width(figure_of(part), SUM) - APART
        strip = placed(row, row.width, side).move(0, -3)
        self.paint_faces(canvas, part.faces, bounded(strip, left=left, right=right))
        canvas.text(figure_of(part), (row.right, middle), SUM, align=1.0, middle=True)

    def paint_faces(self, canvas: Canvas, faces: Sequence[str], room: pygame.FRect) -> None:
        """Draw faces side by side, closer together where there is little room; nothing if they would be too small."""
        if min(room.size) < _LEAST_FACE:
            return
        places = faces_in_row(self.brush, faces, room)
        for at, (face, place) in enumerate(zip(faces, places, strict=True)):
            is_covered = at + 1 < len(places) and places[at + 1].left < place.right - 2
            self.brush.face(canvas, face, place, detail=COVERED if is_covered else 0)


def figure_of(part: ScorePart) -> str:
    """Return the `figure` of a part, or its points if it has none."""
    return part.figure or str(part.points)


def faces_in_row(brush: Brush, faces: Sequence[str], room: pygame.FRect) -> list[pygame.FRect]:
    """Return the places of faces side by side in `room`: cards, closer together where it is narrow, then tokens, whole
    and smaller than the cards. `faces` must be in this order. Tokens alone are as tall as the room.
    """
    shapes = [brush.height(face, 1.0) for face in faces]
    cards = [shape for shape in shapes if shape > _ROUND] or shapes
    wide = room.height / max(cards, default=1.0)
    tokens = len(faces) - len(cards)
    left_over = room.width - wide - (len(cards) - 1) * _EDGE
    side = min(wide * _TOKEN, max(wide * _LEAST_TOKEN, left_over / max(1, tokens) - _TOKEN_GAP))
    step = (room.width - wide - tokens * (side + _TOKEN_GAP)) / max(1, len(cards) - 1)
    step = min(step, wide + _NEXT)
    found, left = [], room.left
    for shape in cards:
        found.append(around((left, room.top), wide, wide * shape, 0.0, 0.0))
        left += step
    left = found[-1].right + _TOKEN_GAP if found else left
    for at in range(tokens):
        found.append(around((left + at * (side + _TOKEN_GAP), room.centery), side, across=0.0))
    return found
