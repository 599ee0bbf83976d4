"""Credits and licences."""

from __future__ import annotations

from game.locale import keys, text
from game.ui.drawing.text import BODY, SUBHEADING
from game.ui.widgets.base import Widget
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Spacer
from game.ui.widgets.panel import Sheet
from game.ui.widgets.scene import Pop
from game.ui.widgets.stage import Stage


class Credits(Stage):
    """The texts whose keys begin with `credits-`; keys of headings end in `-title`."""

    def build(self) -> None:
        """Put the texts on a sheet."""
        shell = self.shell
        self.default_focus = "back"
        header = Header(shell, text("menu-credits"), Pop)
        parts: list[Widget] = []
        for key in keys("credits-"):
            if key.endswith("-title"):
                if parts:
                    parts.append(Spacer(shell, 8))
                parts.append(Label(shell, text(key), SUBHEADING))
            else:
                parts.append(Label(shell, text(key), BODY))
        room = sheet_below(header, self.size, widest=920)
        self.root.add(header, Sheet(shell, parts, room, pad=32, gap=8, widest_gap=22))
