"""The menu over the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.locale import text
from game.rules.core.facts import SPECTATOR
from game.ui.drawing.canvas import Canvas
from game.ui.widgets.button import Button
from game.ui.widgets.flow import column
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Pop, Replace
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

if TYPE_CHECKING:
    from game.ui.table.navigation import Visiting


class TableMenu(Stage):
    """Go on, players, settings, rules, fairness, or leave; the match is saved with every decision."""

    is_overlay = True

    def __init__(self, shell: Shell, table: Visiting) -> None:
        super().__init__(shell)
        self._table = table
        self.default_focus = "go-on"

    def build(self) -> None:
        """Put the buttons on a sheet in the middle."""
        shell = self.shell
        entries = (
            ("go-on", "play", Pop),
            ("players", "program", self._players),
            *self._guide_entry(),
            ("settings", "settings", self._settings),
            ("rules", "rules", self._rules),
            ("fairness", "scales", self._fairness),
            ("leave", "quit", lambda: Pop(2)),
        )
        buttons = [
            Button(
                shell,
                text(f"table-menu-{name}"),
                press,
                icon=icon,
                name=name,
                kind="primary" if name == "go-on" else "quiet",
                height=52,
                align=0.0,
            )
            for name, icon, press in entries
        ]
        width = max(button.measure(600)[0] for button in buttons) + 30
        panel = Panel(shell, text("table-menu-title"), pad=30, lift=26)
        height = sum(button.measure(width)[1] for button in buttons) + 14 * (len(buttons) - 1) + 60 + panel.head
        panel.place(pygame.FRect((self.size[0] - width - 60) / 2, (self.size[1] - height) * 0.45, width + 60, height))
        column(buttons, panel.inner, gap=14)
        for button in buttons:
            button.place(pygame.FRect(panel.inner.left, button.rect.top, panel.inner.width, button.rect.height))
        panel.add(*buttons)
        self.root.add(panel)

    def _guide_entry(self) -> list[tuple[str, str, Callable[[], Change]]]:
        """Return the entry that begins or ends the lessons for the viewer, if he can be told any."""
        table = self._table
        if table.viewer == SPECTATOR or table.match.is_over:
            return []
        is_on = table.guide.is_on(table.viewer)

        def turn() -> Change:
            table.guide.turn(table.viewer, is_on=not is_on)
            return Pop()

        return [("no-guide" if is_on else "guide", "hint", turn)]

    def _settings(self) -> Change:
        from game.ui.scenes.options import Options

        return Replace(Options(self.shell))

    def _rules(self) -> Change:
        from game.ui.scenes.rulebook import Rulebook

        return Replace(Rulebook(self.shell, self._table.match.game.name))

    def _players(self) -> Change:
        from game.ui.table.players import Players

        return Replace(Players(self.shell, self._table))

    def _fairness(self) -> Change:
        from game.ui.scenes.fairness import Fairness

        return Replace(Fairness(self.shell, self._table))

    def back(self) -> Change | None:
        """Go on."""
        return Pop()

    def paint(self, canvas: Canvas) -> None:
        """Darken the table."""
        canvas.dim(0.42)
