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

_FACE = 290.0
_WORDS = 400.0
_GAP = 30.0


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
        """Put face, words and button on a sheet."""
        shell, about = self.shell, self.about
        face_wide = _FACE if about.face else 0.0
        face_high = self.brush.height(about.face, _FACE) if about.face else 0.0
        words = _WORDS * shell.types.size
        title = Label(shell, f"{about.title[:1].upper()}{about.title[1:]}", HEADING)
        rule = f"<br><br><rule:{about.rule}>" if about.rule else ""
        body = Label(shell, about.markup + rule, BODY, name="words", on_link=self._on_rule)
        button = Button(shell, text("shell-close"), Pop, kind="primary", name="close")
        shown = sum(gallery_height(shell, self.brush, gallery) for gallery in about.galleries if gallery.faces)
        high = sum(part.measure(words)[1] for part in (title, body, button)) + 44 + shown
        inside = max(face_high, high)
        wide = face_wide + (_GAP if face_wide else 0) + words
        panel = Panel(shell, pad=32, lift=26)
        rect = pygame.FRect(0, 0, wide + 64, min(inside + 64, self.size[1] - 24))
        rect.center = (self.size[0] / 2, self.size[1] / 2)
        panel.place(rect)
        self._face = pygame.FRect(panel.inner.left, panel.inner.top, face_wide, face_high)
        left = panel.inner.right - words
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
