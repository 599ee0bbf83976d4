"""The AIs as a gallery of portraits: beaten, met, and still to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.locale import text
from game.match.opponents import Opponent, opponents
from game.match.statistics import Sitting
from game.ui.boards.kit.portraits import paint_portrait
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALL
from game.ui.layout import grid, placed
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_FACE = (70.0, 84.0)
_ACROSS, _GAP = 112.0, 10.0
_BADGE = 12.0


class Rivals(Widget):
    """All levels with the games won against each: those beaten have a tick, and those not met are pale once any was."""

    def __init__(self, shell: Shell, met: Mapping[str, Sequence[Sitting]]) -> None:
        """`met` are a person's sittings by level."""
        super().__init__(shell)
        self._is_begun = bool(met)
        self._levels = [(level, met.get(name, ())) for name, level in opponents().items() if level.portrait]

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list of levels."""
        parts = [
            Accessible(Role.TEXT, ", ".join(filter(None, (text(level.name), _score(games)))))
            for level, games in self._levels
        ]
        return Accessible(Role.LIST, text("statistics-rivals"), parts=tuple(parts))

    def _columns(self, width: float) -> int:
        most = max(1, int(width // (_ACROSS * self.shell.types.size)))
        rows = -(-len(self._levels) // most)
        return -(-len(self._levels) // rows)

    @property
    def _high(self) -> float:
        return _FACE[1] + (1 + self._is_begun) * self.shell.types.line_height(SMALL) + 4

    def measure(self, width: float) -> Size:
        """Return the full width and the height of all rows."""
        rows = -(-len(self._levels) // self._columns(width))
        return width, rows * (self._high + _GAP) - _GAP

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the portraits with name and result below."""
        many = self._columns(self.rect.width)
        cells = grid(self.rect, many, self._high, len(self._levels), (0, _GAP))
        for (level, games), cell in zip(self._levels, cells, strict=True):
            self._draw_level(canvas, level, games, cell)

    def _draw_level(self, canvas: Canvas, level: Opponent, games: Sequence[Sitting], cell: pygame.FRect) -> None:
        face = placed(cell, *_FACE, down=0.0)
        is_beaten = any(one.has_won for one in games)
        if games:
            canvas.shadow(face, spread=8, radius=8)
        alpha = 255 if games or not self._is_begun else 80
        paint_portrait(canvas, level.portrait, face, mood="cross" if is_beaten else "content", alpha=alpha)
        line, width = ("malachite", 3.0) if is_beaten else ("panel_hairline", 1.2)
        canvas.box(face, None, radius=8, line=line, width=width)
        if is_beaten:
            at = face.right - 4, face.bottom - 4
            canvas.disc(at, _BADGE, "malachite", line="linen", width=1.5)
            canvas.icon("check", at, _BADGE * 1.3, "linen")
        ink, high = "text" if games else "text_soft", canvas.types.line_height(SMALL)
        words = ((text(level.name), SMALL.bolder() if games else SMALL), (_score(games), SMALL))
        for number, (line, style) in enumerate(words):
            style = canvas.types.fitted(line, style, cell.width - 6)
            at = cell.centerx, face.bottom + 4 + number * high
            canvas.text(line, at, style, ink, align=0.5, width=cell.width - 6)


def _score(games: Sequence[Sitting]) -> str:
    """Return the text for the games won against a level, '' without any."""
    won = sum(one.has_won for one in games)
    return text("statistics-won-of", won=won, count=len(games)) if games else ""
