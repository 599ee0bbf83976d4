"""The header of a screen: the back button and the title."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import HEADING
from game.ui.layout import Edge, cut, placed, trim
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

MARGIN = 40.0
_APART = 14.0
"""The room between two widgets on the right."""


class Header(Widget):
    """A strip over the full width: the back button, the title, and further widgets on the right."""

    def __init__(self, shell: Shell, title: str, on_back: Callback, *extra: Widget) -> None:
        super().__init__(shell)
        self.title = title
        self._back = Button(
            shell, "", on_back, icon="back", name="back", tooltip=text("shell-back"), height=44, cue="click"
        )
        self._extra = extra
        self.add(self._back, *extra)

    def accessible(self) -> Accessible | None:
        """Describe the header as a heading with its title."""
        return Accessible(Role.HEADING, self.title)

    @property
    def looks(self) -> Hashable:
        """The values that the picture depends on: place and title."""
        return (*self.rect, self.title)

    def measure(self, width: float) -> Size:
        """Return the size of the strip."""
        return width, max(84.0, self.shell.types.line_height(HEADING) + 40)

    def has_room(self, width: float, *extra: Widget) -> bool:
        """Return whether further widgets fit beside the title in a strip of this width."""
        taken = 2 * MARGIN + self._back.measure(80)[0] + 20 + self.shell.types.width(self.title, HEADING) + 30
        return taken + sum(widget.measure(width / 2)[0] + _APART for widget in extra) <= width

    def add_extra(self, *extra: Widget) -> None:
        """Add further widgets on the right, before the header is placed."""
        self._extra = (*self._extra, *extra)
        self.add(*extra)

    def place(self, rect: pygame.FRect) -> None:
        """Put the button on the left and the other widgets on the right."""
        super().place(rect)
        room = trim(rect, left=MARGIN, right=MARGIN, bottom=10)
        self._back.place(placed(room, *self._back.measure(80), across=0.0))
        for widget in reversed(self._extra):
            width, height = widget.measure(rect.width / 2)
            widget.place(placed(room, width, height, across=1.0))
            room = trim(room, right=width + _APART)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the strip and the title."""
        rect = trim(self.rect, bottom=10)
        canvas.glass(rect, radius=0, top=225, bottom=150)
        canvas.line((rect.left, rect.bottom), (rect.right, rect.bottom), "glass_line", 1.5)
        at = (self._back.rect.right + 20, self.rect.centery - 6)
        canvas.text(self.title, at, HEADING, "papyrus", middle=True)


def sheet_below(header: Header, size: Size, *, widest: float = 1180.0, below: float = 36.0) -> pygame.FRect:
    """Put a header along the top of a canvas of `size`; return the centred room below it, at most `widest` wide.

    `below` is the margin at the foot.
    """
    strip, rest = cut(pygame.FRect((0, 0), size), Edge.TOP, header.measure(size[0])[1], 12)
    header.place(strip)
    return placed(rest, min(widest, size[0] - 2 * MARGIN), rest.height - below, down=0.0)
