"""The columns of a round: each seat's own sets of cards, then the steps back of those who are thrown back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import pygame

from game.locale import text
from game.rules.core.state import State
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.seat_head import SEALS
from game.ui.boards.kit.values import Reckoning, ScorePart, SeatReckoning
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import BODY, SMALL, Style
from game.ui.layout import Edge, around, cut, grid, trim
from game.ui.table.finish.scoring_columns import (
    APART,
    BETWEEN,
    FIGURE,
    FIRST,
    INSIDE,
    LINE,
    NEARLY,
    SHOWN,
    SUM,
    TOTAL,
    Columns,
    SeatProgress,
    figure_of,
)
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_STOP = Style("sans", 14, leading=1.1)
_LOW_ROW, _CROWDED = 66.0, 0.5
"""The greatest height of a row with faces beside their words, and how little such faces count where they lie close."""
_FAN_OF_CARDS, _CARD = 2.3, 68 / 44
"""The usual width of the cards of a set, of a card's, and the height of one."""
_TALL_ROW = 180.0
"""The greatest height of a set of cards with its words."""
_TOLD, _STEPS, _NO_STEPS = 36.0, 98.0, 54.0
"""In the foot of a column, the room above the remark, and below it with and without steps back."""
_HIGH = 1.2
"""The height of a window with columns above each other, of its width."""
_SPACE = 30.0
"""The side of a space of the track."""


@dataclass(frozen=True, slots=True)
class _Sets:
    """A layout of sets of cards: so many seats `abreast`, for each cells in columns and rows, words above or beside."""

    abreast: int
    columns: int
    rows: int
    high: float
    face: float
    """The height of a face."""
    above: float
    """The height of the words above a face; 0 if they stand beside it."""


class RoundColumns(Columns):
    """The columns of a round; the presenter gives the spaces of the track."""

    widest = 600.0
    verdict = BODY

    def __init__(
        self, shell: Shell, size: Size, reckoning: Reckoning, brush: Brush, presenter: Presenter[State]
    ) -> None:
        super().__init__(shell, size, reckoning, brush)
        self._presenter = presenter

    @property
    def abreast(self) -> int:
        """The number of columns side by side."""
        return self._sets.abreast

    @property
    def foot(self) -> float:
        """The height of the foot of a column."""
        return self._foot_in(self.width)

    def parts_height(self, room: float) -> float:
        """Return the height of the sets of cards."""
        return self._sets.rows * self._sets.high

    def place(self, index: int, number: int) -> pygame.FRect:
        """Return the place of set `number` of the seat at `index` of the reckoning."""
        rect, sets = self.column(index), self._sets
        room = trim(rect, left=INSIDE, right=INSIDE, top=FIRST)
        return grid(room, sets.columns, sets.high, number + 1, (BETWEEN, 0))[number]

    def _foot_in(self, width: float) -> float:
        """Return the height of the foot in a column of `width`."""
        steps = _STEPS if any(each.stops for each in self.reckoning.seats) else _NO_STEPS
        return _TOLD + max(self._remark(each, width).height for each in self.reckoning.seats) + steps

    def _remark(self, each: SeatReckoning, width: float) -> Paragraph:
        """Return the remark about a seat in a column of `width`."""
        return lay_out(each.remark, width - 2 * INSIDE, self.shell.types, self.shell.theme, SMALL)

    @cached_property
    def _sets(self) -> _Sets:
        """The layout of the sets of cards, the same for all seats, in which cards become largest."""
        many = len(self.reckoning.seats)
        options = (many, 2) if many > 2 and self.size[1] > self.size[0] * _HIGH else (many,)
        found = (each for abreast in options for each in self._layouts(abreast))
        return max(found, key=lambda each: each.face // NEARLY)

    def _layouts(self, abreast: int) -> Iterator[_Sets]:
        """Return the possible layouts of the sets with so many columns side by side, preferable ones first."""
        parts = [part for each in self.reckoning.seats for part in each.parts]
        most = max(1, *(len(each.parts) for each in self.reckoning.seats))
        width = self.width_of(abreast)
        inner, room = width - 2 * INSIDE, self.room_above(self._foot_in(width), abreast)
        for columns in (1, 2, 3):
            rows, wide = -(-most // columns), (inner + BETWEEN) / columns - BETWEEN
            above = max((self._words(part, wide).height for part in parts), default=0.0) + 4
            if columns > 1 and above > 2 * self.shell.types.line_height(LINE) + 5:
                continue
            face = min(min(_TALL_ROW, room / rows) - above - 8, wide / _FAN_OF_CARDS * _CARD)
            yield _Sets(abreast, columns, rows, face + above + 8, face, above)
        high = min(_LOW_ROW, room / most)
        longest = max((self.shell.types.width(part.label, LINE) for part in parts), default=0.0)
        cards = max((len(part.faces) for part in parts), default=0)
        fits = inner - FIGURE - longest - APART >= high - 5 + SHOWN * (cards - 1)
        yield _Sets(abreast, 1, most, high, (high - 5) * (1.0 if fits else _CROWDED), 0.0)

    def _words(self, part: ScorePart, width: float) -> Paragraph:
        """Return the words of a part above its faces, beside the figure of a row of `width`."""
        types = self.shell.types
        width -= types.width(figure_of(part), SUM) + APART
        style = types.fitted(part.label, LINE, width)
        return lay_out(part.label, width, types, self.shell.theme, style)

    def paint_part(self, canvas: Canvas, part: ScorePart, place: pygame.FRect) -> None:
        """Draw a set of cards: its words above or beside the faces, and its points."""
        above = self._sets.above
        if not above:
            self.paint_line(canvas, part, place)
            return
        canvas.paragraph(self._words(part, place.width), place.topleft, "text")
        at = place.right, place.top + canvas.types.line_height(LINE) / 2
        canvas.text(figure_of(part), at, SUM, align=1.0, middle=True)
        self.paint_faces(canvas, part.faces, trim(place, top=above, bottom=8))

    def paint_foot(self, canvas: Canvas, foot: pygame.FRect, each: SeatReckoning, progress: SeatProgress) -> None:
        """Draw the gain, the remark, the steps back, and the points."""
        left, right, stepped = foot.left + INSIDE, foot.right - INSIDE, progress.stepped
        gained = sum(part.points for part in each.parts[: progress.counted])
        canvas.text(self.reckoning.sum, (left, foot.top + 20), LINE, middle=True)
        canvas.text(f"+{gained}", (right, foot.top + 20), TOTAL, align=1.0, middle=True)
        if progress.is_judged:
            colour = "danger" if each.is_penalised else "text_soft"
            canvas.paragraph(self._remark(each, foot.width), (left, foot.top + _TOLD), colour)
        label, points = text("scoring-points"), each.before + gained
        if stepped:
            points = each.stops[stepped - 1]
        if progress.is_judged and each.stops:
            row, _ = cut(trim(foot, left=14, right=14, bottom=_STEPS - 54), Edge.BOTTOM, 54)
            self._paint_steps(canvas, row, each, stepped)
            label = text("scoring-steps", done=stepped, steps=len(each.stops))
        canvas.text(label, (left, foot.bottom - 26), LINE, "danger" if stepped else "text", middle=True)
        canvas.text(str(points), (right, foot.bottom - 28), TOTAL.sized(34), align=1.0, middle=True)

    def _paint_steps(self, canvas: Canvas, row: pygame.FRect, each: SeatReckoning, stepped: int) -> None:
        """Draw the spaces of the steps back, and the marker at its present space."""
        places = (each.before + each.gained, *each.stops)
        step = min(_SPACE + 14, (row.width - _SPACE) / max(1, len(places) - 1))
        for index, points in enumerate(places):
            space = self._presenter.space(points)
            if space is None:
                return
            rect = around((row.left + index * step, row.top + 2), _SPACE, _SPACE, 0.0, 0.0)
            self.brush.face(canvas, space[0], rect, space[1])
            canvas.text(str(points), (rect.centerx, rect.bottom + 10), _STOP, "text_soft", align=0.5, middle=True)
            if index == stepped:
                extra = (("icon", SEALS[each.seat]), ("seat", each.seat + 1))
                self.brush.face(canvas, "marker", rect.inflate(-2, -2).move(4, -3), extra)
