"""The table of the rounds on a sheet over the final scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.layout import Edge, cut, placed
from game.ui.table.finish.ending import Ending
from game.ui.table.finish.rounds_table import RoundsTable
from game.ui.widgets.button import Button
from game.ui.widgets.scene import Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

_MARGIN, _GAP = 40.0, 16.0
"""The margins, and the gap above the button."""


class ScoreSheet(Stage):
    """Shows the table of the rounds until it is closed."""

    is_overlay = True

    def __init__(self, shell: Shell, told: Callable[[], Ending]) -> None:
        """`told` returns the ending with its words in the language in use."""
        super().__init__(shell)
        self._told = told
        self._ending = told()
        self._table = RoundsTable(self._ending, is_wide=True)
        self._room = pygame.FRect()
        self.default_focus = "close"

    def build(self) -> None:
        """Make room for the table above a button."""
        self.title = text("final-scores")
        self._ending = self._told()
        self._table = RoundsTable(self._ending, is_wide=True)
        close = Button(self.shell, text("shell-close"), Pop, kind="primary", name="close")
        size = close.measure(300)
        high = size[1]
        most = self.size[1] - 2 * _MARGIN - high - _GAP
        table = min(most, self._table.full_height(self.shell.types))
        whole = placed(self.screen, self.size[0] - 2 * _MARGIN, table + _GAP + high)
        self._room, foot = cut(whole, Edge.TOP, table, _GAP)
        close.place(placed(foot, *size))
        self.root.add(close)

    def narration(self) -> Sequence[str]:
        """Return the rows with their figures, then the honours."""
        return self._ending.rows()

    def paint(self, canvas: Canvas) -> None:
        """Draw the table over the darkened scene."""
        super().paint(canvas)
        self._table.paint(canvas, self._room)
