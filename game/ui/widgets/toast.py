"""Toasts: sentences at the lower edge that disappear on their own."""

from __future__ import annotations

from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out
from game.ui.drawing.text import BODY
from game.ui.layout import standing
from game.ui.widgets.accessible import Notice

_WIDEST = 620.0
_MOST = 3


class Toast:
    """A sentence, and the seconds for which it stays."""

    def __init__(self, sentence: str, seconds: float) -> None:
        self.sentence = sentence
        self.left = seconds

    def draw(self, canvas: Canvas, bottom: float) -> float:
        """Draw the toast centred above `bottom`; return its top."""
        paragraph = lay_out(self.sentence, _WIDEST, canvas.types, canvas.theme, BODY, align=0.0)
        width, height = paragraph.width + 44, paragraph.height + 22
        rect = standing((canvas.size[0] / 2, bottom), width, height)
        canvas.shadow(rect, spread=12, alpha=120)
        canvas.box(rect, "deep_nile", radius=min(height / 2, 22), line="gold", width=1.5)
        canvas.paragraph(paragraph, (rect.left + 22, rect.top + 11), "text_on_dark")
        return rect.top


class Toasts:
    """The visible toasts, the latest last and lowest; a fourth replaces the oldest."""

    def __init__(self) -> None:
        self._toasts: list[Toast] = []

    def __bool__(self) -> bool:
        return bool(self._toasts)

    @property
    def sentences(self) -> list[str]:
        """The sentences shown."""
        return [toast.sentence for toast in self._toasts]

    @property
    def notices(self) -> list[Notice]:
        """A `Notice` for each toast, spoken once."""
        return [Notice(toast, toast.sentence, is_urgent=True) for toast in self._toasts]

    @property
    def waits(self) -> list[float]:
        """The seconds until each toast disappears."""
        return [toast.left for toast in self._toasts]

    def show(self, sentence: str, seconds: float, *, is_alone: bool) -> None:
        """Show another toast for some seconds; with `is_alone` it replaces earlier ones."""
        before = [] if is_alone else self._toasts[1 - _MOST :]
        self._toasts = [*before, Toast(sentence, seconds)]

    def clear(self) -> None:
        """Remove all toasts."""
        self._toasts = []

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether any toast has disappeared."""
        before = len(self._toasts)
        for toast in self._toasts:
            toast.left -= dt
        self._toasts = [toast for toast in self._toasts if toast.left > 0]
        return len(self._toasts) < before

    def draw(self, canvas: Canvas, bottom: float) -> None:
        """Draw the toasts one above the other, the lowest above `bottom`."""
        for toast in reversed(self._toasts):
            bottom = toast.draw(canvas, bottom) - 10.0
