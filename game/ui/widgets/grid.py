"""Words and figures in rows under heads."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, SMALL
from game.ui.layout import grid, trim
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_FIRST = 0.34
"""The first column's share of the width; the others share the rest."""
_PAD = 10.0


class Grid(Widget):
    """A table with words in the first column and figures, aligned under their heads, in the others.

    `heads` names the columns after the first. With `has_sum` the last row is the sum of the rows above, in bold.
    """

    def __init__(
        self, shell: Shell, heads: Sequence[str], rows: Sequence[Sequence[str]], *, has_sum: bool = False
    ) -> None:
        super().__init__(shell)
        self.heads = tuple(heads)
        self.rows = tuple(tuple(row) for row in rows)
        self._has_sum = has_sum

    def accessible(self) -> Accessible | None:
        """Return the accessible grid: a list of rows, each figure with its column's head."""
        rows = []
        for words, *figures in self.rows:
            told = ", ".join(f"{head} {figure}" for head, figure in zip(self.heads, figures, strict=True))
            rows.append(text("name-figure", name=words, figure=told))
        return Accessible(Role.LIST, text("spoken-table"), parts=tuple(Accessible(Role.TEXT, row) for row in rows))

    @property
    def _head(self) -> float:
        return self.shell.types.line_height(SMALL) + 8

    @property
    def _step(self) -> float:
        return self.shell.types.line_height(BODY) + 8

    def measure(self, width: float) -> Size:
        """Return the full width and the height of all rows."""
        return width, self._head + self._step * len(self.rows)

    def _across(self, room: float) -> list[float]:
        """Return the widths of the columns: equal ones, unless a head needs more and another can spare it."""
        even = room / max(1, len(self.heads))
        wanted = [self.shell.types.width(head, SMALL.bolder()) + _PAD for head in self.heads]
        lacking = sum(max(0.0, each - even) for each in wanted)
        spare = sum(max(0.0, even - each) for each in wanted)
        moved = min(lacking, spare)
        if not moved:
            return [even] * len(wanted)
        return [even + (each - even) * moved / (lacking if each > even else spare) for each in wanted]

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the heads, and the rows with a line above each."""
        rect = self.rect
        first = rect.width * _FIRST
        widths = self._across(rect.width - first)
        edges = [rect.left + first + end - _PAD for end in accumulate(widths)]
        for edge, head, across in zip(edges, self.heads, widths, strict=True):
            style = canvas.types.fitted(head, SMALL.bolder(), across - 3)
            canvas.text(head, (edge, rect.top), style, "text_soft", align=1.0, width=across - 3)
        places = grid(trim(rect, top=self._head), 1, self._step, len(self.rows))
        for number, ((words, *figures), row) in enumerate(zip(self.rows, places, strict=True)):
            is_sum = self._has_sum and number == len(self.rows) - 1
            is_edge = is_sum or not number
            canvas.line(row.topleft, row.topright, "panel_line" if is_edge else "panel_hairline", 1.5 if is_edge else 1)
            style = BODY.bolder() if is_sum else BODY
            canvas.text(words, (row.left + _PAD, row.centery), style, middle=True, width=first - 2 * _PAD)
            for edge, figure, across in zip(edges, figures, widths, strict=True):
                canvas.text(figure, (edge, row.centery), style, align=1.0, middle=True, width=across - 6)
