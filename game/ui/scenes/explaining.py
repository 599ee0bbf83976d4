"""The card that explains what is pointed at: its face shown large, words, and the faces that belong to it."""

from __future__ import annotations

import pygame

from game.ui.boards.painting import Brush
from game.ui.boards.presenter import About, Shown
from game.ui.canvas import Canvas
from game.ui.richtext import lay_out
from game.ui.text import SMALL, SUBHEADING, Style

_FACE = 132.0
_WIDTH = 250.0
_SMALL_FACE = 46.0
_MARK = Style("sans", 14, bold=True)
_PAD = 16.0


def draw_about(canvas: Canvas, brush: Brush, about: About, target: pygame.FRect) -> pygame.FRect:
    """Draw an explanation beside `target`, wholly on the canvas; return where it is."""
    width = _WIDTH * canvas.types.size
    title = lay_out(f"<b>{about.title}</b>", width, canvas.types, canvas.theme, SUBHEADING)
    rule = f"<br><rule:{about.rule}>" if about.rule else ""
    words = lay_out(about.markup + rule, width, canvas.types, canvas.theme, SMALL)
    rows = _rows(about.gallery, 6)
    face_high = brush.height(about.face, _FACE) if about.face else 0.0
    gallery_high = (_SMALL_FACE * 68 / 44 + 6) * len(rows)
    left_wide = _FACE + _PAD if about.face else 0.0
    high = max(face_high, title.height + words.height + 6 + (gallery_high + 8 if rows else 0)) + 2 * _PAD
    wide = left_wide + max(width, (_SMALL_FACE + 5) * min(6, len(about.gallery))) + 2 * _PAD
    rect = _beside(target, wide, high, canvas.size)
    canvas.panel(rect, fill="linen", lift=20)
    if about.face:
        place = pygame.FRect(rect.left + _PAD, rect.top + _PAD, _FACE, face_high)
        canvas.shadow(place, spread=5, alpha=80)
        brush.face(canvas, about.face, place, about.extra, about.side)
    x = rect.left + _PAD + left_wide
    canvas.paragraph(title, (x, rect.top + _PAD - 3))
    y = rect.top + _PAD + title.height
    canvas.paragraph(words, (x, y))
    y += words.height + 8
    for row in rows:
        for index, shown in enumerate(row):
            _draw_shown(canvas, brush, shown, x + index * (_SMALL_FACE + 5), y)
        y += _SMALL_FACE * 68 / 44 + 6
    return rect


def _rows(gallery: tuple[Shown, ...], across: int) -> list[tuple[Shown, ...]]:
    return [gallery[at : at + across] for at in range(0, len(gallery), across)][:5]


def _draw_shown(canvas: Canvas, brush: Brush, shown: Shown, x: float, y: float) -> None:
    place = pygame.FRect(x, y, _SMALL_FACE, brush.height(shown.face, _SMALL_FACE))
    brush.face(canvas, shown.face, place, alpha=95 if shown.is_faded else 255)
    if shown.mark:
        canvas.disc((place.right - 7, place.bottom - 7), 9, "deep_nile", line="gold", width=1.0)
        canvas.text(shown.mark, (place.right - 7, place.bottom - 7), _MARK, "text_on_dark", align=0.5, middle=True)


def _beside(target: pygame.FRect, wide: float, high: float, size: tuple[float, float]) -> pygame.FRect:
    """Return a rectangle off `target` where there is room: right, left, else above or below."""
    room_w, room_h = size
    y = min(max(8.0, target.centery - high / 2), room_h - high - 8)
    if target.right + 14 + wide < room_w:
        return pygame.FRect(target.right + 14, y, wide, high)
    if target.left - 14 - wide > 0:
        return pygame.FRect(target.left - 14 - wide, y, wide, high)
    x = min(max(8.0, target.centerx - wide / 2), room_w - wide - 8)
    above = target.top - 12 - high
    return pygame.FRect(x, above if above > 4 else min(target.bottom + 12, room_h - high - 8), wide, high)
