"""A thing of the table enlarged, with its explanation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.locale import text
from game.ui.boards.painting import Brush
from game.ui.boards.values import About
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, HEADING
from game.ui.table.narrator import pictured
from game.ui.table.tooltip_card import draw_gallery, gallery_height
from game.ui.widgets.button import Button
from game.ui.widgets.flow import column
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.input import Action

_FACE = 360.0
"""The greatest width of the face."""
_WORDS = 400.0
_GAP, _PAD = 28.0, 32.0
_LEAST = 280.0
"""The least height of the sheet."""


class Zoom(Stage):
    """An explanation over the table, with a link to its rule."""

    is_overlay = True

    def __init__(self, shell: Shell, brush: Brush, about: About, on_rule: Callable[[str], Change | None]) -> None:
        super().__init__(shell)
        self.brush = brush
        self.about = about
        self._on_rule = on_rule
        self.default_focus = "close"
        self._face = pygame.FRect(0, 0, 0, 0)
        self._below = (0.0, 0.0)

    def build(self) -> None:
        """Put words and button on a sheet, and the face large beside it."""
        shell, about = self.shell, self.about
        words = min(_WORDS * shell.types.size, self.size[0] * 0.5)
        wide, tall = words + 2 * _PAD, self.size[1] - 24
        face_wide = face_high = 0.0
        if about.face:
            room = self.size[0] - wide - _GAP - 24
            whole = self.brush.height(about.face, _FACE)
            face_wide = _FACE * min(1.0, room / _FACE, (tall - 16) / whole)
            face_high = self.brush.height(about.face, face_wide)
        title = Label(shell, f"{about.title[:1].upper()}{about.title[1:]}", HEADING)
        rule = f"<br><br><rule:{about.rule}>" if about.rule else ""
        body = Label(shell, about.markup + rule, BODY, name="words", on_link=self._on_rule)
        button = Button(shell, text("shell-close"), Pop, kind="primary", name="close")
        shown = sum(gallery_height(shell, self.brush, gallery) for gallery in about.galleries if gallery.faces)
        high = sum(part.measure(words)[1] for part in (title, body, button)) + 44 + shown
        panel = Panel(shell, pad=_PAD, lift=26)
        beside = face_wide + _GAP if face_wide else 0.0
        left, middle = (self.size[0] - wide - beside) / 2, self.size[1] / 2
        high = min(max(high + 2 * _PAD, _LEAST), tall)
        panel.place(pygame.FRect(left + beside, middle - high / 2, wide, high))
        self._face = pygame.FRect(left, middle - face_high / 2, face_wide, face_high)
        left = panel.inner.left
        bottom = column((title, body), pygame.FRect(left, panel.inner.top, words, 10), gap=14)
        self._below = (left, bottom + 14)
        size = button.measure(words)
        button.place(pygame.FRect(panel.inner.right - size[0], panel.inner.bottom - size[1], *size))
        panel.add(title, body, button)
        self.root.add(panel)

    def narration(self) -> Sequence[str]:
        """Return the names of the pictures."""
        return [pictured(gallery) for gallery in self.about.galleries if gallery.faces]

    def act(self, action: Action) -> Change | None:
        """Close on the zoom-out key."""
        return Pop() if action in (Action.ZOOM_OUT, Action.ZOOM_IN) else None

    def paint(self, canvas: Canvas) -> None:
        """Darken the table."""
        canvas.dim(0.5)

    def paint_over(self, canvas: Canvas) -> None:
        """Draw the faces."""
        about = self.about
        if about.face:
            self.brush.large(canvas, about.face, self._face, about.extra, about.side, spread=10, alpha=90)
        x, y = self._below
        for gallery in about.galleries:
            if gallery.faces:
                draw_gallery(canvas, self.brush, gallery, x, y)
                y += gallery_height(self.shell, self.brush, gallery)
