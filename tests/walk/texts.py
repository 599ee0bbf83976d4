"""Texts on the screen that are cut, or that leave the window or the widget they belong to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, Style
from game.ui.widgets.base import Hotspot, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label

BOXED = (Button, Label)
"""The kinds of widgets whose texts must stay inside them; other widgets may write beside themselves."""
_SLACK, _SLACK_SHARE = 4, 0.015
"""By how many pixels, and by which share of its width, a line may leave its box: words are measured one by one, and in
a line they stand a little closer or wider.
"""


@contextmanager
def watched(names: frozenset[str]) -> Iterator[list[str]]:
    """Note what is wrong with the texts drawn meanwhile; `names`, which players choose, may be cut."""
    wrong: list[str] = []
    widgets: list[Widget] = []
    write, draw = Canvas.text, Widget.draw

    def drawn(self: Widget, canvas: Canvas) -> None:
        widgets.append(self)
        draw(self, canvas)
        widgets.pop()

    def written(
        self: Canvas, text: str, at: tuple[float, float], style: Style = BODY, colour: Any = "text", **more: Any
    ) -> float:
        width = more.get("width")
        if width is not None and self.types.shorten(text, style, width) != text and text not in names:
            wrong.append(f"'{text}' is cut to {width:.0f} of {self.types.width(text, style):.0f}")
        wide = write(self, text, at, style, colour, **more)
        if text.strip():
            scale, ends = self.display.scale, self.types.width(text, style) - self.types.width(text.rstrip(), style)
            left = (at[0] - wide * more.get("align", 0.0)) * scale
            place = pygame.Rect(round(left), round(at[1] * scale), round((wide - ends) * scale), 1)
            wrong.extend(_outside(self, text, place, widgets[-1] if widgets else None))
        return wide

    with patch.object(Canvas, "text", written), patch.object(Widget, "draw", drawn):
        yield wrong


def _outside(canvas: Canvas, text: str, place: pygame.Rect, widget: Widget | None) -> Iterator[str]:
    """Yield what a line of text at a place leaves to the left or right."""
    whole, clip = canvas.surface.get_rect(), canvas.surface.get_clip()
    if not place.colliderect(clip):
        return
    boxes = [("the window", whole)]
    if isinstance(widget, BOXED) and not isinstance(widget, Hotspot):
        boxes.append((f"its {type(widget).__name__} {widget.name}".rstrip(), canvas.display.px_rect(widget.rect)))
    slack = max(_SLACK, _SLACK_SHARE * place.width)
    for called, box in boxes:
        if place.left < box.left - slack or place.right > box.right + slack:
            yield f"'{text}' from {place.left} to {place.right} leaves {called}, {box.left} to {box.right}"
