"""The banner of a position to be solved, in the place of the turn: its title and facts, and the state of the series."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.locale import text
from game.ui.drawing.animation import ease_out
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out, spoken
from game.ui.drawing.text import Style
from game.ui.layout import Edge, around, bounded, cut, first_fitting, trim
from game.ui.table.bar import ROW, banner_room
from game.ui.table.solve.task import Mark
from game.ui.table.teach.teacher import SolvingTable
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget

_TITLE = Style("serif", 19, bold=True, leading=1.1)
_FACTS = Style("sans", 14.5, leading=1.15)
_PAD, _APART = 16.0, 18.0
_ENDLESS = 2000.0
"""The width in which any line has room."""
_FLOWER, _LEAST, _STEP = 32.0, 18.0, 1.08
"""The side of a flower where there is room, and at least, and the way from one to the next in its sides."""
_PICTURE, _DISC = 1.1, 1.16
"""The sides of its picture, which has a margin, and of the disc behind the present one, in those of a flower."""
_FLOWERS = 0.52
"""The greatest share of the banner that its flowers take."""
_WIDEST = 860.0
_BELOW, _ABOVE = 3.0, 5.0
"""The gap to the tools above it in a row of its own, and to what lies below the bar."""
_PETALS, _PETAL, _REACH = 14, 0.5, 62.0
"""The number of petals that fly when a position is solved, their size beside the flower, and how far they fly."""


class Banner(Widget):
    """Title and facts with the number in the series on the left, on the right a flower for each of its positions, whose
    key is shown under the pointer.

    `marks` are those of the series, `at` is the index of this position in it. A series of one position shows neither.
    The banner has room for the facts that come `later` as well, so that nothing in it moves then; of `facts` without
    room the last ones are left out.
    """

    def __init__(
        self,
        table: SolvingTable,
        title: str,
        facts: Sequence[str],
        marks: Sequence[Mark],
        at: int,
        later: Sequence[str] = (),
    ) -> None:
        super().__init__(table.shell, name="solve-banner")
        self._title = title
        self._facts = facts
        self._later = later
        self._marks: Sequence[Mark] = tuple(marks)
        self._at = at
        if len(self._marks) > 1:
            self.tooltip = "<br>".join(f"<icon:lotus/{mark}> {text(f'solve-mark-{mark}')}" for mark in Mark)
        room = banner_room(table.shell.types, table.areas.bar, table.status, self.wanted)
        wide = min(room.width, _WIDEST, self.wanted)
        left = max(room.left, min(table.areas.bar.centerx - wide / 2, room.right - wide))
        is_row = table.areas.bar.height > ROW
        place = bounded(room, left=left, right=left + wide)
        self.place(trim(place, top=_BELOW if is_row else 0.0, bottom=_ABOVE))

    @property
    def _count(self) -> str:
        many = len(self._marks)
        return text("solve-count", number=self._at + 1, count=many) if many > 1 else ""

    def _line(self, facts: Sequence[str], room: float = _ENDLESS) -> Paragraph:
        """Return facts and the number in the series in one line; without `room` the number is left out first, then the
        last facts.
        """
        parts = [*facts, *filter(None, [self._count])]
        types, theme = self.shell.types, self.shell.theme
        ways = [" · ".join(parts[:many]) for many in range(len(parts), 0, -1)]
        lines = (lay_out(words, _ENDLESS, types, theme, _FACTS) for words in ways)
        return first_fitting(lines, lambda line: line.width <= room)

    def _side(self, wide: float) -> float:
        """Return the side of a flower on a banner `wide` wide; the disc behind it has room in its height."""
        many = len(self._marks)
        words = self._wide_as([(each,) for each in (*self._facts, *self._later)])
        room = max(wide - words - _APART - 2 * _PAD, _FLOWERS * wide * 0.6)
        return min(_FLOWER, max(_LEAST, room / (many * _STEP)), (self.rect.height - 4) / _DISC)

    @property
    def _words(self) -> float:
        """The width at which no word is cut."""
        return self._wide_as([self._facts, *([self._later] if self._later else [])])

    def _wide_as(self, lines: Sequence[Sequence[str]]) -> float:
        """Return the width of the title, or of the widest of `lines` of facts."""
        return max(self.shell.types.width(self._title, _TITLE), *(self._line(each).width for each in lines))

    @property
    def wanted(self) -> float:
        """The width at which nothing is cut, with the largest flowers."""
        many = len(self._marks)
        flowers = _STEP * _FLOWER * many + _APART if many > 1 else 0.0
        return self._words + flowers + 2 * _PAD + 4

    @property
    def mark(self) -> Mark:
        """The outcome of the present position."""
        return self._marks[self._at]

    @property
    def now(self) -> pygame.FRect:
        """The place of the present position's flower; in a series of one, the right end of the banner."""
        side = self._side(self.rect.width)
        many = len(self._marks)
        centre = self.rect.right - _PAD - side * _STEP * (many - self._at - 0.5), self.rect.centery
        return around(centre, side)

    @property
    def told(self) -> str:
        """Title and facts in words."""
        return f"{self._title}. {'. '.join(self._facts)}"

    def accessible(self) -> Accessible | None:
        """Describe the widget as a heading: title, facts, the number in the series, and the outcomes so far."""
        marks = [text(f"solve-mark-{mark}") for mark in self._marks]
        done = [
            text("solve-went", number=number, mark=mark)
            for number, (mark, kind) in enumerate(zip(marks, self._marks, strict=True), 1)
            if kind is not Mark.COMING
        ]
        return Accessible(
            Role.HEADING, self._title, spoken(". ".join(filter(None, [*self._facts, self._count, *done])))
        )

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet, its words and the flowers."""
        rect, types = self.rect, canvas.types
        canvas.shadow(rect, spread=8, radius=10, alpha=120)
        canvas.box(rect, "lit", radius=10, line="panel_line", width=1.6, grain=True)
        inside = rect.inflate(-2 * _PAD, 0)
        side = self._side(rect.width) if len(self._marks) > 1 else 0.0
        room = inside.width - (side * _STEP * len(self._marks) + _APART if side else 0.0)
        style = types.fitted(self._title, _TITLE, room)
        facts = self._line(self._facts, room)
        lines = types.line_height(style) + facts.line_height
        is_low = lines > rect.height - 2  # then the title alone has room
        top = rect.centery - (types.line_height(style) if is_low else lines) / 2
        canvas.text(self._title, (inside.left, top), style, width=room)
        if not is_low:
            with canvas.clip(cut(inside, Edge.LEFT, room)[0]):
                canvas.paragraph(facts, (inside.left, top + types.line_height(style)), "text_soft")
        if side:
            self._paint_flowers(canvas, inside.right, side)

    def _paint_flowers(self, canvas: Canvas, right: float, side: float) -> None:
        """Draw a flower for each position: the present one on a golden disc, those to come pale."""
        for at, mark in enumerate(self._marks):
            centre = right - side * _STEP * (len(self._marks) - at - 0.5), self.rect.centery
            if at == self._at:
                canvas.disc(centre, side * _DISC / 2, "hero", line="gold", width=2)
            is_pale = mark is Mark.COMING and at != self._at
            canvas.picture(f"lotus/{mark}", around(centre, side * _PICTURE), alpha=150 if is_pale else 255)


def paint_bloom(canvas: Canvas, flower: pygame.FRect, mark: Mark, share: float) -> None:
    """Draw a flower that opens with flying petals; `share` is how far that has come, 0 to 1."""
    picture = f"lotus/{mark}"
    far, fading = ease_out(share), round(255 * (1 - share) ** 0.7)
    for petal in range(_PETALS):
        turn = math.tau * petal / _PETALS
        away = _REACH * far * (1.0 if petal % 2 else 0.7)
        centre = flower.centerx + away * math.sin(turn), flower.centery - away * math.cos(turn)
        canvas.picture(picture, around(centre, flower.width * _PETAL), alpha=fading)
    side = flower.width + 2 * round(0.45 * flower.width * math.sin(math.pi * share))
    canvas.picture(picture, around(flower.center, side))
