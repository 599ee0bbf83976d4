"""A short notice that goes away by itself."""

from __future__ import annotations

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out
from game.ui.drawing.text import BODY

_WIDEST = 620.0


class Toast:
    """One sentence, and how many seconds it stays."""

    def __init__(self, sentence: str, seconds: float) -> None:
        self.sentence = sentence
        self.left = seconds

    def draw(self, canvas: Canvas, bottom: float) -> float:
        """Draw it centred above `bottom`; return its top."""
        paragraph = lay_out(self.sentence, _WIDEST, canvas.types, canvas.theme, BODY, align=0.0)
        width, height = paragraph.width + 44, paragraph.height + 22
        rect = pygame.FRect((canvas.size[0] - width) / 2, bottom - height, width, height)
        canvas.shadow(rect, spread=12, alpha=120)
        canvas.box(rect, "deep_nile", radius=min(height / 2, 22), line="gold", width=1.5)
        canvas.paragraph(paragraph, (rect.left + 22, rect.top + 11), "text_on_dark")
        return rect.top
