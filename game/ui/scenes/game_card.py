"""The card of a game to choose."""

from __future__ import annotations

import pygame

from game.locale import text
from game.registry import ENTRIES
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALL, SUBHEADING
from game.ui.widgets.base import Callback, Pressable
from game.ui.widgets.label import Label
from game.ui.widgets.shell import GameInfo, Shell
from game.ui.window.display import Size

_EMBLEM = 46.0
"""How wide the disc of the drawing is."""


class GameCard(Pressable):
    """A game to choose: title, how many play, a line about it, and its emblem."""

    def __init__(
        self, shell: Shell, info: GameInfo, on_press: Callback, *, is_chosen: bool, seats: tuple[int, ...] = ()
    ) -> None:
        """`seats` are how many may play here, if not as many as the game allows."""
        super().__init__(shell, on_press, name=f"game-{info.name}", tooltip=info.problem)
        self._is_chosen = is_chosen
        self._game = info.name
        self.is_enabled = not info.problem
        low, high = min(seats or info.seats), max(seats or info.seats)
        count = text("new-seats", low=low, high=high) if low != high else text("new-seats-exactly", count=low)
        ink = "text" if self.is_enabled else "disabled"
        about = text(f"game-{info.name}-about") if self.is_enabled else text("new-not-playable")
        self._title = Label(shell, text(f"game-{info.name}"), SUBHEADING, ink)
        self._count = Label(shell, count, SMALL, "text_soft" if self.is_enabled else ink)
        self._about = Label(shell, about, SMALL, ink)

    def measure(self, width: float) -> Size:
        """Return the size of the words with room around them."""
        return width, sum(part.measure(room)[1] for part, room in self._rows(width)) + 32

    def _rows(self, width: float) -> list[tuple[Label, float]]:
        """Return the words and how wide they may be: the first two leave room for the emblem."""
        inside = width - 44
        return [(self._title, inside - _EMBLEM), (self._count, inside - _EMBLEM), (self._about, inside)]

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the card; the one chosen carries a band in the colour of the Nile."""
        rect = self.rect
        lit = self._is_chosen or (self.is_hovered and self.is_enabled)
        line = "panel_line" if self._is_chosen else "panel_hairline"
        canvas.box(rect, "lit" if lit else "linen", radius=8, line=line, width=1.8 if self._is_chosen else 1.2)
        if self._is_chosen:
            canvas.box(pygame.FRect(rect.left, rect.top, 9, rect.height), "primary", radius=4, line="panel_line")
        centre, radius = (rect.right - 14 - _EMBLEM / 2, rect.top + 14 + _EMBLEM / 2), _EMBLEM / 2
        canvas.disc(centre, radius, "papyrus", line=line, width=1.5)
        side = radius * 1.36
        emblem = pygame.FRect(centre[0] - side / 2, centre[1] - side / 2, side, side)
        canvas.picture(ENTRIES[self._game].emblem, emblem, alpha=255 if self.is_enabled else 90)
        y = rect.top + 14
        for part, room in self._rows(rect.width):
            height = part.measure(room)[1]
            part.place(pygame.FRect(rect.left + 26, y, room, height))
            part.draw(canvas)
            y += height + 1
