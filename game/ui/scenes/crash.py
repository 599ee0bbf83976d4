"""The scene after an internal error: one sentence, never a traceback."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from functools import partial

from game.locale import text
from game.paths import user_dir
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, HEADING, SMALL
from game.ui.layout import Edge, bounded, cut, placed
from game.ui.widgets.button import Button
from game.ui.widgets.flow import column, row
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Quit, ReplaceAll, Scene
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.report import Report


class Crash(Stage):
    """Offers to save a report and to go back to the menu; the record of the match is untouched."""

    def __init__(self, shell: Shell, report: Report, menu: Callable[[Shell], Scene]) -> None:
        super().__init__(shell)
        self._menu = menu
        self.default_focus = "menu"
        self.report = report
        self._outcome = partial(text, "crash-report-about")
        """Returns what a report is for, then the outcome of writing it: its path, or that it could not be written."""

    @property
    def told(self) -> str:
        """What the player is told about the report."""
        return self._outcome()

    def build(self) -> None:
        """Put the sentence and the buttons on a sheet."""
        shell = self.shell
        width = min(720.0 * shell.types.size, self.size[0] - 80)
        panel = Panel(shell, pad=40.0)
        words = [
            Label(shell, text("crash-title"), HEADING, align=0.5),
            Label(shell, text("crash-sentence" if self.report.match else "crash-sentence-no-game"), BODY, align=0.5),
            Label(shell, self.told, SMALL, align=0.5),
        ]
        buttons = [
            Button(shell, text("crash-menu"), lambda: ReplaceAll(self._menu(shell)), kind="primary", name="menu"),
            Button(shell, text("crash-report"), self.save_report, name="report"),
            Button(shell, text("menu-quit"), Quit, name="quit"),
        ]
        inside = width - 80
        height = sum(label.measure(inside)[1] for label in words) + 36 + 34 + buttons[0].measure(inside)[1] + 80
        panel.place(placed(self.screen, width, height, down=0.42))
        bottom = column(words, panel.inner, gap=18)
        row(buttons, cut(bounded(panel.inner, top=bottom + 34), Edge.TOP, 46)[0], gap=16, align=0.5)
        panel.add(*words, *buttons)
        self.root.add(panel)

    def save_report(self) -> None:
        """Write the report to the player's folder and show its path."""
        name = f"felucca-report-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.zip"
        file = user_dir() / "reports" / name
        try:
            self.report.write(file)
        except OSError:
            self._outcome = partial(text, "crash-report-failed")
        else:
            self._outcome = partial(text, "crash-report-saved", file=str(file))
        self.rebuild()

    def back(self) -> Change | None:
        """Go to the menu."""
        return ReplaceAll(self._menu(self.shell))

    def paint(self, canvas: Canvas) -> None:
        """Draw the backdrop."""
        canvas.backdrop()
        canvas.dim(0.35)
