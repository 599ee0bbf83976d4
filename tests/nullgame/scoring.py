"""The columns in which Ferry is scored: a bale for each load, as wide as the load is heavy, and the sum."""

from __future__ import annotations

import pygame

from game.ui.boards.kit.values import ScorePart, SeatReckoning
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY
from game.ui.layout import grid, trim
from game.ui.table.finish.scoring_columns import FIRST, INSIDE, LINE, TOTAL, Columns, SeatProgress, figure_of

_LOAD = 30.0
"""The height of a load."""


class Bales(Columns):
    """One column for each seat, all side by side."""

    widest = 420.0
    verdict = BODY

    @property
    def abreast(self) -> int:
        """The number of columns side by side: all."""
        return len(self.reckoning.seats)

    @property
    def foot(self) -> float:
        """The height of the foot of a column."""
        return 60.0

    @property
    def _most(self) -> int:
        """The loads in the longest column."""
        return max(1, *(len(each.parts) for each in self.reckoning.seats))

    def parts_height(self, room: float) -> float:
        """Return the height of the longest column's loads."""
        return min(room, self._most * _LOAD)

    def place(self, index: int, number: int) -> pygame.FRect:
        """Return the row of a load."""
        inner = trim(self.column(index), left=INSIDE, right=INSIDE, top=FIRST, bottom=self.foot)
        return grid(inner, 1, min(_LOAD, inner.height / self._most), number + 1)[number]

    def paint_part(self, canvas: Canvas, part: ScorePart, place: pygame.FRect) -> None:
        """Draw a load, as wide as it is heavy, with its weight."""
        heaviest = max(each.points for seat in self.reckoning.seats for each in seat.parts)
        bar = trim(place, right=(place.width - 60) * (1 - part.points / heaviest) + 60, bottom=4)
        canvas.box(bar, "field", radius=5, line="panel_line")
        canvas.picture("ferry/bale", pygame.FRect(bar.left + 4, bar.top + 2, bar.height - 4, bar.height - 4))
        canvas.text(figure_of(part), (place.right, bar.centery), LINE, align=1.0, middle=True)

    def paint_foot(self, canvas: Canvas, foot: pygame.FRect, each: SeatReckoning, progress: SeatProgress) -> None:
        """Draw the sum of the loads counted."""
        gained = sum(part.points for part in each.parts[: progress.counted])
        canvas.text(self.reckoning.sum, (foot.left + INSIDE, foot.centery), LINE, middle=True)
        canvas.text(str(gained), (foot.right - INSIDE, foot.centery), TOTAL, align=1.0, middle=True)
