"""The words beside what is pointed at."""

from __future__ import annotations

import pygame

from game.ui.canvas import Canvas
from game.ui.richtext import lay_out
from game.ui.text import SMALL

_WIDEST = 340.0


def draw_tooltip(canvas: Canvas, markup: str, target: pygame.FRect) -> pygame.FRect:
    """Draw `markup` near `target`, wholly on the canvas and off the target; return where."""
    paragraph = lay_out(markup, _WIDEST * canvas.types.size, canvas.types, canvas.theme, SMALL)
    width, height = paragraph.width + 28, paragraph.height + 20
    room_w, room_h = canvas.size
    x = min(max(8.0, target.centerx - width / 2), room_w - width - 8)
    y = target.bottom + 10
    if y + height > room_h - 8:
        y = target.top - height - 10
    if y < 8:
        y = min(max(8.0, target.centery - height / 2), room_h - height - 8)
        x = target.right + 10 if target.right + 10 + width < room_w else max(8.0, target.left - width - 10)
    rect = pygame.FRect(x, y, width, height)
    canvas.shadow(rect, spread=10, alpha=110)
    canvas.box(rect, "linen", radius=7, line="panel_line", width=1.3)
    canvas.paragraph(paragraph, (rect.left + 14, rect.top + 10))
    return rect
