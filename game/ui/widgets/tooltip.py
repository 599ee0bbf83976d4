"""Tooltips, and the timing of their appearance."""

from __future__ import annotations

import math

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out
from game.ui.drawing.text import SMALL
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell

_WIDEST, _MARGIN = 340.0, 14.0


class Tip:
    """The timing of a tooltip: it appears in `wait` seconds, or never if that is None; `is_shown` once it has."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.wait: float | None = None
        self.is_shown = False

    def expect(self, widget: Widget | None) -> None:
        """Show the tooltip of `widget`, if it has one, after the player's delay; with None, no tooltip is due."""
        self.wait = self._shell.settings.tooltip_delay if widget is not None and widget.tooltip else None

    def hide(self) -> None:
        """Hide the tooltip."""
        self.is_shown = False

    def drop(self) -> None:
        """Hide the tooltip and cancel a pending one."""
        self.is_shown, self.wait = False, None

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether the tooltip appears now."""
        if self.wait is None:
            return False
        self.wait -= dt
        if self.wait > 0:
            return False
        self.is_shown, self.wait = True, None
        return True


def draw_tooltip(
    canvas: Canvas,
    markup: str,
    target: pygame.FRect,
    widest: float = math.inf,
    *,
    beside: pygame.FRect | None = None,
) -> pygame.FRect:
    """Draw `markup` near `target`, wholly on the canvas and off the target, at most `widest` wide; return its place.

    If there is room, it stands at the side of `beside`, the group that the target belongs to, so that no other line of
    it is hidden.
    """
    room = min(_WIDEST * canvas.types.size, widest - 2 * _MARGIN)
    paragraph = lay_out(markup, room, canvas.types, canvas.theme, SMALL)
    width, height = paragraph.width + 2 * _MARGIN, paragraph.height + 20
    room_w, room_h = canvas.size
    x = min(max(8.0, target.centerx - width / 2), room_w - width - 8)
    y = target.bottom + 10
    if y + height > room_h - 8:
        y = target.top - height - 10
    if y < 8:
        y = min(max(8.0, target.centery - height / 2), room_h - height - 8)
        x = target.right + 10 if target.right + 10 + width < room_w else max(8.0, target.left - width - 10)
    for left in () if beside is None else (beside.right + 10, beside.left - 10 - width):
        if 8 <= left <= room_w - width - 8:
            x, y = left, min(max(8.0, target.centery - height / 2), room_h - height - 8)
            break
    rect = pygame.FRect(x, y, width, height)
    canvas.shadow(rect, spread=10, alpha=110)
    canvas.box(rect, "linen", radius=7, line="panel_line", width=1.3)
    canvas.paragraph(paragraph, (rect.left + _MARGIN, rect.top + 10))
    return rect
