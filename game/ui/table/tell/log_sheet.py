"""The whole log on a sheet over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.locale import text
from game.match.seats import Seat
from game.ui.boards.kit.values import LogLine
from game.ui.drawing.text import BODY
from game.ui.layout import Edge, cut, placed
from game.ui.table.tell.log_panel import entries
from game.ui.widgets.button import Button
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Pop
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

_WIDTH = 700.0
_MARGIN = 30.0


class LogSheet(Stage):
    """The whole log, scrolled to the newest sentence; the match pauses while it is open."""

    is_overlay = True

    def __init__(self, shell: Shell, tell: Callable[[], Sequence[LogLine]], seats: Sequence[Seat]) -> None:
        """`tell` returns the sentences in the language in use."""
        super().__init__(shell)
        self._tell = tell
        self._seats = seats
        self.default_focus = "close"

    def build(self) -> None:
        """Put the sentences and a button on a sheet as tall as the window."""
        shell = self.shell
        width = min(_WIDTH * shell.types.size, self.size[0] - 2 * _MARGIN)
        panel = Panel(shell, text("board-log"), pad=26, lift=26)
        panel.place(placed(self.screen, width, self.size[1] - 2 * _MARGIN))
        button = Button(shell, text("shell-close"), Pop, kind="primary", name="close")
        wide, high = button.measure(300)
        foot, room = cut(panel.inner, Edge.BOTTOM, high, 14)
        button.place(placed(foot, wide, high))
        area = ScrollArea(shell, name="log", gap=7, pad=4)
        area.place(room)
        area.fill(entries(shell, self._tell(), self._seats, BODY.size))
        area.scroll_to(area.reach)
        panel.add(area, button)
        self.root.add(panel)
