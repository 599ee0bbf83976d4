"""The anchor points of a picture: the boxes, words and signs that a canvas draws, and where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pygame
import pytest

from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.richtext import Paragraph
from game.ui.drawing.text import BODY, Style
from game.ui.window.display import Point


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that was drawn: a text, the name of a picture or a sign, '' for a box; `colour` fills or writes it."""

    words: str
    rect: pygame.FRect
    colour: object = None
    line: object = None
    width: float = 0.0


@dataclass(slots=True)
class Drawn:
    """Everything that was drawn, by its kind, in the order of drawing."""

    boxes: list[Mark] = field(default_factory=list)
    texts: list[Mark] = field(default_factory=list)
    paragraphs: list[pygame.FRect] = field(default_factory=list)
    icons: list[Mark] = field(default_factory=list)
    pictures: list[Mark] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    """The signs that there are no pictures of."""

    def text(self, start: str) -> Mark:
        """Return the last text that begins so."""
        return next(each for each in reversed(self.texts) if each.words.startswith(start))

    def box_around(self, rect: pygame.FRect) -> Mark:
        """Return the smallest box that contains the middle of a place."""
        around = [each for each in self.boxes if each.rect.collidepoint(rect.center) and each.rect.width > 0]
        return min(around, key=lambda each: each.rect.width * each.rect.height)

    def astray(self, size: tuple[float, float]) -> list[Mark]:
        """Return the texts and signs that leave a window to a side, or the label in whose middle they are written."""
        found = [
            each
            for each in (*self.texts, *self.icons)
            if each.rect.width and (each.rect.left < -1 or each.rect.right > size[0] + 1)
        ]
        for each in self.texts:
            around = [box.rect for box in self.boxes if box.rect.collidepoint(each.rect.center)]
            label = min(around, key=lambda rect: rect.width * rect.height, default=None)
            if label is None or label.width < 8 or label.height > _LABEL * each.rect.height:
                continue
            is_wide = each.rect.left < label.left - 1.5 or each.rect.right > label.right + 1.5
            if is_wide or abs(each.rect.centery - label.centery) > label.height / 6.5:
                found.append(each)
        return found


_LABEL = 1.9
"""A box that is lower than so many times a text belongs to that text."""


@contextmanager
def drawing() -> Iterator[Drawn]:
    """Note what is drawn inside the block."""
    found = Drawn()
    box, text, icon, painting, picture = Canvas.box, Canvas.text, Canvas.icon, Canvas.painting, Canvas.picture
    paragraph = Canvas.paragraph

    def note_box(
        canvas: Canvas,
        rect: pygame.FRect,
        fill: Colour | None,
        *,
        line: object = None,
        width: float = 1.5,
        **more: object,
    ) -> None:
        found.boxes.append(Mark("", pygame.FRect(rect), fill, line, width))
        box(canvas, rect, fill, line=line, width=width, **more)  # type: ignore[arg-type]

    def note_text(
        canvas: Canvas, words: str, at: Point, style: Style = BODY, colour: Colour = "text", **more: object
    ) -> float:
        wide = text(canvas, words, at, style, colour, **more)  # type: ignore[arg-type]
        high = canvas.types.line_height(style)
        left = at[0] - wide * float(more.get("align", 0.0))  # type: ignore[arg-type]
        top = at[1] - high / 2 if more.get("middle") else at[1]
        found.texts.append(Mark(words, pygame.FRect(left, top, wide, high), colour))
        return wide

    def note_paragraph(canvas: Canvas, words: Paragraph, at: Point, colour: Colour = "text") -> None:
        found.paragraphs.append(pygame.FRect(at, (words.width, words.height)))
        paragraph(canvas, words, at, colour)

    def note_icon(canvas: Canvas, name: str, centre: Point, side: float = 22.0, colour: Colour = "text") -> bool:
        place = pygame.FRect(centre[0] - side / 2, centre[1] - side / 2, side, side)
        found.icons.append(Mark(name, place, colour))
        is_there = icon(canvas, name, centre, side, colour)
        if not is_there:
            found.missing.append(name)
        return is_there

    def note_painting(canvas: Canvas, name: str, rect: pygame.FRect, **more: object) -> bool:
        found.pictures.append(Mark(name, pygame.FRect(rect)))
        return painting(canvas, name, rect, **more)  # type: ignore[arg-type]

    def note_picture(canvas: Canvas, name: str, rect: pygame.FRect, **more: object) -> bool:
        found.pictures.append(Mark(name, pygame.FRect(rect)))
        return picture(canvas, name, rect, **more)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        for name, noted in (
            ("box", note_box), ("text", note_text), ("icon", note_icon), ("painting", note_painting),
            ("picture", note_picture), ("paragraph", note_paragraph),
        ):  # fmt: skip
            patch.setattr(Canvas, name, noted)
        yield found
