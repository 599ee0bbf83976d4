"""Sheets of papyrus with an ink edge: a panel with a title if wanted, and a sheet as high as its contents."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SUBHEADING
from game.ui.layout import Edge, cut, trim
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell


class Panel(Widget):
    """A papyrus panel, or dark glass over a place; `inner` is the room inside for its children."""

    def __init__(
        self, shell: Shell, title: str = "", *, pad: float = 24.0, lift: float = 14.0, is_glass: bool = False
    ) -> None:
        super().__init__(shell)
        self._is_glass = is_glass
        self.title = title
        self._pad = pad
        self._lift = lift

    def accessible(self) -> Accessible | None:
        """Describe the panel as a heading with its title; None without one."""
        return Accessible(Role.HEADING, self.title) if self.title else None

    @property
    def looks(self) -> Hashable:
        """The values that the picture depends on: place, title, and kind of sheet."""
        return (*self.rect, self.title, self._lift, self._is_glass)

    @property
    def head(self) -> float:
        """The height the title takes."""
        return self.shell.types.line_height(SUBHEADING) + 14 if self.title else 0.0

    @property
    def inner(self) -> pygame.FRect:
        """The room inside, in logical pixels of the canvas."""
        return trim(self.rect.inflate(-2 * self._pad, -2 * self._pad), top=self.head)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet and its title."""
        if self._is_glass:
            canvas.glass(self.rect, top=150, bottom=190)
        else:
            canvas.panel(self.rect, lift=self._lift)
        if self.title:
            inside = self.rect.inflate(-2 * self._pad, -2 * self._pad)
            ink = "text_on_dark" if self._is_glass else "text"
            canvas.text(self.title, inside.topleft, SUBHEADING, ink, width=inside.width)
            y = inside.top + self.head - 10
            canvas.line((inside.left, y), (inside.right, y), "glass_line" if self._is_glass else "panel_hairline")


class Sheet(Panel):
    """Widgets below each other on papyrus, from the top of `room`; they scroll if they need more than all of it.

    Where they need less, the gaps between them grow up to `widest_gap`.
    """

    def __init__(
        self,
        shell: Shell,
        parts: Sequence[Widget],
        room: pygame.FRect,
        *,
        pad: float = 30.0,
        gap: float = 10.0,
        widest_gap: float = 0.0,
        offset: float = 0.0,
    ) -> None:
        """`offset` is how far the sheet is scrolled at first."""
        super().__init__(shell, pad=pad)
        spare = room.height - sheet_height(shell, parts, room.width, pad=pad, gap=gap)
        if spare > 0 and widest_gap > gap:
            gap = min(widest_gap, gap + spare / max(1, len(parts) - 1))
        area = self._area = ScrollArea(shell, gap=gap)
        height = min(room.height, sheet_height(shell, parts, room.width, pad=pad, gap=gap))
        self.place(cut(room, Edge.TOP, height)[0])
        area.place(self.inner)
        area.fill(parts, offset=offset)
        self.add(area)

    @property
    def offset(self) -> float:
        """The distance scrolled, in logical pixels."""
        return self._area.offset


def sheet_height(shell: Shell, parts: Sequence[Widget], width: float, *, pad: float = 30.0, gap: float = 10.0) -> float:
    """Return the height at which a sheet `width` wide shows all its parts."""
    return ScrollArea(shell, gap=gap).wanted(parts, width - 2 * pad) + 2 * pad
