"""Who made what, and under which licence."""

from __future__ import annotations

import pygame

from game.locale import keys, text
from game.ui.canvas import Canvas
from game.ui.scene import Change, Pop
from game.ui.stage import Stage
from game.ui.text import BODY, SUBHEADING
from game.ui.widgets.base import Widget
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Spacer
from game.ui.widgets.panel import Panel
from game.ui.widgets.scroll import ScrollArea


class Credits(Stage):
    """The texts whose keys begin with `credits-`: titles end in `-title`."""

    def build(self) -> None:
        """Put the texts on a sheet."""
        shell = self.shell
        self.default_focus = "back"
        header = Header(shell, text("menu-credits"), Pop)
        header.place(pygame.FRect(0, 0, self.size[0], header.measure(self.size[0])[1]))
        panel = Panel(shell, pad=32)
        parts: list[Widget] = []
        for key in keys("credits-"):
            if key.endswith("-title"):
                if parts:
                    parts.append(Spacer(shell, 8))
                parts.append(Label(shell, text(key), SUBHEADING))
            else:
                parts.append(Label(shell, text(key), BODY))
        area = ScrollArea(shell, gap=8)
        sheet = sheet_below(header, self.size, widest=920)
        sheet.height = min(sheet.height, area.wanted(parts, sheet.width - 64) + 64)
        panel.place(sheet)
        area.place(panel.inner)
        area.fill(parts)
        panel.add(area)
        self.root.add(header, panel)

    def back(self) -> Change | None:
        """Leave."""
        return Pop()

    def paint(self, canvas: Canvas) -> None:
        """Draw the backdrop."""
        canvas.backdrop()
