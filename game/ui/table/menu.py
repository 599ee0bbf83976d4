"""The menu over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import NamedTuple

from game.locale import has, text
from game.ui.layout import bounded, placed
from game.ui.widgets.button import Button
from game.ui.widgets.flow import column, column_height
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

_ROOMY = 7
"""The most buttons that stand far apart."""


class Entry(NamedTuple):
    """A button of the menu: the text `table-menu-<name>`, an icon and an action."""

    name: str
    icon: str
    press: Callable[[], Change | None]


class Subject(Enum):
    """What the table's menu is the menu of; the value ends the keys of its own words."""

    GAME = ""
    OVER = "-over"
    """A game that is over, which cannot be resumed."""
    LESSON = "-lesson"
    PRACTICE = "-practice"
    """A position to be solved, or a question about hidden pieces."""


class TableMenu(Stage):
    """The table's menu: continue, tools of the table, and the way back; the game is saved after every decision."""

    is_overlay = True

    def __init__(
        self, shell: Shell, entries: Sequence[Entry], scenes: int = 2, *, subject: Subject = Subject.GAME
    ) -> None:
        """`scenes` is the number of scenes to leave with the table: the menu, the table, and any between them."""
        super().__init__(shell)
        self._subject = subject
        self._entries = entries
        self._scenes = scenes
        self.default_focus = "go-on"

    def build(self) -> None:
        """Put the buttons on a sheet in the middle."""
        shell = self.shell
        first, last = Entry("go-on", "play", Pop), Entry("leave", "quit", lambda: Pop(self._scenes))
        entries = (first, *self._entries, last)
        height, gap = (52, 14.0) if len(entries) <= _ROOMY else (44, 9.0)
        buttons = [
            Button(
                shell,
                self._text(name),
                press,
                icon=icon,
                name=name,
                kind="primary" if name == "go-on" else "quiet",
                height=height,
                align=0.0,
            )
            for name, icon, press in entries
        ]
        width = max(button.measure(600)[0] for button in buttons) + 30
        panel = Panel(shell, self._text("title"), pad=30, lift=26)
        high = column_height(buttons, width, gap=gap) + 60 + panel.head
        panel.place(placed(self.screen, width + 60, high, down=0.45))
        column(buttons, panel.inner, gap=gap)
        for button in buttons:
            button.place(bounded(panel.inner, top=button.rect.top, bottom=button.rect.bottom))
        panel.add(*buttons)
        self.root.add(panel)

    def _text(self, name: str) -> str:
        """Return words of the menu, those of its subject or of the way back where there are such."""
        own = f"table-menu-{name}-{self.way_back}" if name == "leave" else f"table-menu-{name}{self._subject.value}"
        return text(own if has(own) else f"table-menu-{name}")
