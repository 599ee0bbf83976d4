"""A thing of the table enlarged, with its explanation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.components.faces import Side
from game.components.load import OlderNumbers, load_with
from game.locale import text
from game.ui.boards.kit.painting import Brush, painter_for
from game.ui.boards.kit.phrases import capitalized
from game.ui.boards.kit.values import About
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, HEADING
from game.ui.layout import Edge, around, cut, placed
from game.ui.table.tell.narrator import pictured
from game.ui.table.tell.tooltip_card import draw_gallery, gallery_height
from game.ui.widgets.button import Button
from game.ui.widgets.flow import column
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size
from game.ui.window.input import Action

_FACE = 360.0
"""The greatest width of the face."""
_HIGHER = 1.4
"""How much wider it may be in a high window, where it lies above the words."""
_WORDS = 400.0
_GAP, _PAD = 28.0, 32.0
_LEAST = 280.0
"""The least height of the sheet."""


def enlarged(shell: Shell, game: str, piece: str, side: Side, older: OlderNumbers | None = None) -> Zoom:
    """Return a side of a piece enlarged outside of a table, with what it does, or how many there are of its kind.

    The face shows today's numbers, or those of an older table (`game.components.load.other_numbers`).
    """
    definitions = load_with(game, older)
    component = definitions.component_of(piece)
    count = sum(1 for each in definitions.pieces if each.component == component.id)

    def explain() -> About:
        words = text(component.help) if component.help else text("figure-in-box", count=count)
        return About(text(component.name), words, piece, side)

    return Zoom(shell, Brush(painter_for(game, shell.theme.name, older)), explain, lambda _: None)


class Zoom(Stage):
    """An explanation over the table, with a link to its rule."""

    is_overlay = True

    def __init__(
        self, shell: Shell, brush: Brush, explain: Callable[[], About], on_rule: Callable[[str], Change | None]
    ) -> None:
        """`explain` returns the explanation in the language in use."""
        super().__init__(shell)
        self.brush = brush
        self._explain = explain
        self.about = explain()
        self._on_rule = on_rule
        self.default_focus = "close"
        self._face = pygame.FRect()
        self._below = (0.0, 0.0)

    def build(self) -> None:
        """Put words and button on a sheet, and the face large beside it."""
        self.about = about = self._explain()
        shell = self.shell
        is_high = self.size[1] > self.size[0]
        words = min(_WORDS * shell.types.size, self.size[0] * (0.8 if is_high else 0.5))
        wide, tall = words + 2 * _PAD, self.size[1] - 24
        title = Label(shell, capitalized(about.title), HEADING)
        rule = f"<br><br><rule:{about.rule}>" if about.rule else ""
        body = Label(shell, about.markup + rule, BODY, name="words", on_link=self._on_rule)
        button = Button(shell, text("shell-close"), Pop, kind="primary", name="close")
        shown = sum(gallery_height(shell, self.brush, gallery) for gallery in about.galleries if gallery.faces)
        high = sum(part.measure(words)[1] for part in (title, body, button)) + 44 + shown
        high = min(max(high + 2 * _PAD, 0.0 if is_high else _LEAST), tall)
        panel = Panel(shell, pad=_PAD, lift=26)
        place = placed(self.screen, wide, high)
        place, self._face = self._placed(place, (self.size[0] - 24, tall), is_high=is_high)
        panel.place(place)
        left = panel.inner.left
        bottom = column((title, body), cut(panel.inner, Edge.LEFT, words)[0], gap=14)
        self._below = (left, bottom + 14)
        size = button.measure(words)
        button.place(placed(panel.inner, *size, 1.0, 1.0))
        panel.add(title, body, button)
        self.root.add(panel)

    def _placed(self, panel: pygame.FRect, room: Size, *, is_high: bool) -> tuple[pygame.FRect, pygame.FRect]:
        """Return the places of the panel and of the face beside it, or above it in a tall window."""
        middle, face = panel.center, pygame.FRect()
        if self.about.face:
            shape = self.brush.height(self.about.face, 1.0, self.about.extra, self.about.side)
            left = (room[0], room[1] - panel.height - _GAP) if is_high else (room[0] - panel.width - _GAP, room[1] - 16)
            wide = max(0.0, min(_FACE * (_HIGHER if is_high else 1.0), left[0], left[1] / shape))
            face = around(middle, wide, wide * shape)
        if face.width and is_high:
            face.top = middle[1] - (face.height + _GAP + panel.height) / 2
            panel.top = face.bottom + _GAP
        elif face.width:
            face.left = middle[0] - (face.width + _GAP + panel.width) / 2
            panel.left = face.right + _GAP
        return panel, face

    def narration(self) -> Sequence[str]:
        """Return the names of the pictures."""
        return [pictured(gallery) for gallery in self.about.galleries if gallery.faces]

    def act(self, action: Action) -> Change | None:
        """Close on either zoom key."""
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
