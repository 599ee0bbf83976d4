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
    title = lay_out(f"<b>{about.title[:1].upper()}{about.title[1:]}</b>", width, canvas.types, canvas.theme, SUBHEADING)
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
    """Return a rectangle off `target`: below what lies high, above what lies low, else at its side."""
    room_w, room_h = size
    x = min(max(8.0, target.centerx - wide / 2), room_w - wide - 8)
    below, above = target.bottom + 12, target.top - 12 - high
    fits = [y for y in (below, above) if y >= 4 and y + high <= room_h - 4]
    if fits:
        prefers_below = target.centery < room_h * 0.45
        return pygame.FRect(x, fits[0] if prefers_below else fits[-1], wide, high)
    y = min(max(8.0, target.centery - high / 2), room_h - high - 8)
    right = target.right + 14
    return pygame.FRect(right if right + wide < room_w - 4 else max(8.0, target.left - 14 - wide), y, wide, high)
