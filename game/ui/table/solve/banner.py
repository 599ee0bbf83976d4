"""The banner of a position to be solved, in the place of the turn: its title and facts, and the state of the series."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out, spoken
from game.ui.drawing.text import Style
from game.ui.table.bar import banner_room
from game.ui.table.solve.task import Mark
from game.ui.table.teach.teacher import SolvingTable
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget

_TITLE = Style("serif", 19, bold=True, leading=1.1)
_FACTS = Style("sans", 14.5, leading=1.15)
_PAD, _APART = 16.0, 18.0
_FLOWER, _STEP = 19.0, 23.0
"""The side of a flower, and the way from one to the next."""
_WIDEST = 860.0


class Banner(Widget):
    """Title and facts on the left; on the right the number in the series, and a flower for each of its positions.

    `marks` are those of the series, `at` is the index of this position in it. A series of one position shows neither.
    """

    def __init__(self, table: SolvingTable, title: str, facts: str, marks: Sequence[Mark], at: int) -> None:
        super().__init__(table.shell, name="solve-banner")
        self._title = title
        self._facts = facts
        self._marks: Sequence[Mark] = tuple(marks)
        self._at = at
        room = banner_room(table.shell.types, table.areas.bar, table.status, self.wanted)
        wide = min(room.width, _WIDEST, self.wanted)
        left = max(room.left, min(table.areas.bar.centerx - wide / 2, room.right - wide))
        self.place(pygame.FRect(left, room.top, wide, room.height))

    @property
    def _count(self) -> str:
        many = len(self._marks)
        return text("solve-count", number=self._at + 1, count=many) if many > 1 else ""

    @property
    def _flowers(self) -> float:
        many = len(self._marks)
        return max(self.shell.types.width(self._count, _FACTS), _STEP * many) if many > 1 else 0.0

    @property
    def wanted(self) -> float:
        """The width at which nothing is cut."""
        types = self.shell.types
        facts = lay_out(self._facts, 2000.0, types, self.shell.theme, _FACTS).width
        words = max(types.width(self._title, _TITLE), facts)
        return words + self._flowers + 2 * _PAD + (_APART if self._flowers else 0.0) + 4

    @property
    def told(self) -> str:
        """Title and facts in words."""
        return f"{self._title}. {self._facts}"

    def accessible(self) -> Accessible | None:
        """Describe the widget as a heading: title, facts, the number in the series, and the outcomes so far."""
        marks = [text(f"solve-mark-{mark}") for mark in self._marks]
        done = [
            text("solve-went", number=number, mark=mark)
            for number, (mark, kind) in enumerate(zip(marks, self._marks, strict=True), 1)
            if kind is not Mark.COMING
        ]
        return Accessible(Role.HEADING, self._title, spoken(". ".join(filter(None, [self._facts, self._count, *done]))))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet, its words and the flowers."""
        rect, types = self.rect, canvas.types
        canvas.shadow(rect, spread=8, radius=10, alpha=120)
        canvas.box(rect, "lit", radius=10, line="panel_line", width=1.6, grain=True)
        inside = rect.inflate(-2 * _PAD, 0)
        room = inside.width - self._flowers - (_APART if self._flowers else 0.0)
        style = types.fitted(self._title, _TITLE, room)
        facts = lay_out(self._facts, 2000.0, types, canvas.theme, _FACTS)
        lines = types.line_height(style) + facts.line_height
        is_low = lines > rect.height - 4  # then the title alone has room
        top = rect.centery - (types.line_height(style) if is_low else lines) / 2
        canvas.text(self._title, (inside.left, top), style, width=room)
        if not is_low:
            with canvas.clip(pygame.FRect(inside.left, rect.top, room, rect.height)):
                canvas.paragraph(facts, (inside.left, top + types.line_height(style)), "text_soft")
        if self._flowers:
            self._paint_flowers(canvas, inside, is_low=is_low)

    def _paint_flowers(self, canvas: Canvas, inside: pygame.FRect, *, is_low: bool) -> None:
        step = self._flowers / len(self._marks) if is_low else _STEP
        y = inside.centery if is_low else inside.bottom - 14
        if not is_low:
            canvas.text(self._count, (inside.right, inside.top + 5), _FACTS.bolder(), align=1.0)
        for at, mark in enumerate(self._marks):
            centre = inside.right - step * (len(self._marks) - at - 0.5), y
            place = pygame.FRect(0, 0, _FLOWER, _FLOWER)
            place.center = centre
            if at == self._at:
                canvas.disc(centre, _FLOWER / 2 + 2.5, "panel", line="gold", width=2)
            canvas.picture(f"lotus/{mark}", place, alpha=150 if mark is Mark.COMING and at != self._at else 255)
