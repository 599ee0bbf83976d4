"""The columns of an account: the same parts for every seat, first lines, then fans of its things, and the total."""

from __future__ import annotations

import pygame

from game.ui.boards.kit.painting import caption
from game.ui.boards.kit.values import Fan, ScorePart, SeatReckoning
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALL, Style
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import Edge, cut, grid, trim
from game.ui.table.finish.scoring_columns import FIRST, INSIDE, LINE, NEARLY, TOTAL, Columns, SeatProgress

_ACCOUNT, _ACCOUNT_LINE, _CELL = 72.0, 30.0, (112.0, 176.0)
"""The height of the foot and of a line, and the least width and greatest height of the cell of a fan."""
_FAN, _ASIDE = 1.8, 18.0
"""The usual width of a fan, relative to its height, and the room beside it in its cell."""
_LEAST_SHARE, _LEAST_SHARE_APART = 0.75, 0.45
"""The least height of a fan, of its place, and that of faces that must not cover each other; below it, they lie closer
together.
"""
_WORTH = Style("serif", 22, bold=True, leading=1.05)


class AccountColumns(Columns):
    """The columns of an account."""

    widest = 640.0
    verdict = Style("serif", 22, bold=True, leading=1.15)

    @property
    def abreast(self) -> int:
        """The number of columns side by side: all."""
        return len(self.reckoning.seats)

    @property
    def foot(self) -> float:
        """The height of the foot of a column."""
        return _ACCOUNT * self.shell.types.size

    def parts_height(self, room: float) -> float:
        """Return the height of the lines and of the rows of fans."""
        lines = self._lines_height
        return lines + self._grid(self.width, room - lines)[1] * _CELL[1]

    @property
    def _line(self) -> float:
        """The height of a line."""
        return _ACCOUNT_LINE * self.shell.types.size

    @property
    def _lines_height(self) -> float:
        """The height of the parts that are lines."""
        return max(sum(part.fan is None for part in each.parts) for each in self.reckoning.seats) * self._line

    def _grid(self, width: float, height: float) -> tuple[int, int]:
        """Return how many fans lie side by side and below each other in a column, so that they become large."""
        many = max(sum(part.fan is not None for part in each.parts) for each in self.reckoning.seats)
        if not many:
            return 1, 0
        inner, below = width - 2 * INSIDE, self._below_fan
        most = max(1, min(many, int(inner // _CELL[0])))

        def fan_height(columns: int) -> float:
            high = min((inner / columns - _ASIDE) / _FAN, min(height / -(-many // columns), _CELL[1]) - below)
            return high // NEARLY

        columns = max(range(most, 0, -1), key=fan_height)
        return columns, -(-many // columns)

    @property
    def _below_fan(self) -> float:
        """The height that a cell needs for the words below its fan, and around both."""
        return self.shell.types.line_height(SMALL) + 14

    def place(self, index: int, number: int) -> pygame.FRect:
        """Return the place of a part: a line, or below all lines a cell for its fan; they are level in all columns."""
        rect, parts = self.column(index), self.reckoning.seats[index].parts
        inner = trim(rect, left=INSIDE, right=INSIDE, top=FIRST, bottom=self.foot + 4)
        is_line = parts[number].fan is None
        at = sum((part.fan is None) == is_line for part in parts[:number])
        if is_line:
            return grid(inner, 1, self._line, at + 1)[at]
        _, room = cut(inner, Edge.TOP, self._lines_height)
        columns, rows = self._grid(rect.width, room.height)
        return grid(room, columns, min(_CELL[1], room.height / rows), at + 1)[at]

    def paint_part(self, canvas: Canvas, part: ScorePart, place: pygame.FRect) -> None:
        """Draw a line, or a fan with its value on it."""
        if part.fan is None:
            self.paint_line(canvas, part, place)
        else:
            self._paint_fan(canvas, part.label, part.fan, place)

    def _paint_fan(self, canvas: Canvas, label: str, fan: Fan, cell: pygame.FRect) -> None:
        """Draw things as they lie on the table, with their worth on them and their words below."""
        words = canvas.types.line_height(SMALL)
        place = trim(cell, left=6, right=_ASIDE - 6, top=6, bottom=self._below_fan - 6)
        least = _LEAST_SHARE if fan.detail else _LEAST_SHARE_APART
        share = min(1.0, max(least, place.width / self.brush.fan_width(fan, place.height)))
        place.inflate_ip(0, -place.height * (1 - share))
        items = self.brush.lay_fan(fan, place)
        self.brush.fan(canvas, items)
        style = _WORTH.sized(min(_WORTH.size, place.height * 0.36 / canvas.types.size))
        last = items[-1].rect
        caption(canvas, fan.figure, (last.right + 6, last.bottom + 2), style, cell)
        style = canvas.types.fitted(label, SMALL, cell.width - 6)
        canvas.text(label, (cell.centerx - 3, cell.bottom - words - 3), style, align=0.5, width=cell.width - 6)

    def paint_foot(self, canvas: Canvas, foot: pygame.FRect, each: SeatReckoning, progress: SeatProgress) -> None:
        """Draw the total; once the winner is known, the highest total has the colour of its seat."""
        size, ink, soft = canvas.types.size, "text", "text_soft"
        gained = sum(part.points for part in each.parts[: progress.counted])
        if progress.is_judged and gained == max(other.gained for other in self.reckoning.seats):
            colour = SEAT_COLOURS[each.seat]
            canvas.box(foot, colour, radius=10, line="panel_line")
            ink = soft = f"{colour}.ink"
        left, right = foot.left + INSIDE, foot.right - INSIDE
        canvas.text(self.reckoning.sum, (left, foot.top + 24 * size), LINE, ink, middle=True, width=foot.width - 120)
        canvas.text(str(gained), (right, foot.centery), TOTAL.sized(46), ink, align=1.0, middle=True)
        if progress.is_judged:
            canvas.text(each.remark, (left, foot.top + 49 * size), SMALL, soft, middle=True)
