"""A sheet as high as its contents."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.widgets.base import Widget
from game.ui.widgets.panel import Panel
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell


class Sheet(Panel):
    """Widgets below each other on papyrus, from the top of `room`; they scroll if they need more than all of it."""

    def __init__(
        self, shell: Shell, parts: Sequence[Widget], room: pygame.FRect, *, pad: float = 30.0, gap: float = 10.0
    ) -> None:
        super().__init__(shell, pad=pad)
        area = ScrollArea(shell, gap=gap)
        height = min(room.height, area.wanted(parts, room.width - 2 * pad) + 2 * pad)
        self.place(pygame.FRect(room.left, room.top, room.width, height))
        area.place(self.inner)
        area.fill(parts)
        self.add(area)
