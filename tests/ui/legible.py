"""How well the words of a scene can be read: each line with the ground that it is written on."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

import pygame
import pytest

from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import BODY, SMALLEST, Style
from game.ui.drawing.theme import Rgb
from game.ui.window.display import Point
from tests.contrast import contrast

NORMAL, LARGE = 4.5, 3.0
"""The least contrast of WCAG 2.1 (1.4.3, level AA)."""
_LARGE, _LARGE_BOLD = 24.0, 18.66
"""The sizes in logical pixels from which text, and bold text, is large."""
_SHARE = 0.1
"""The share of the ground that may be worse: a few fibres of papyrus, or a wave of a painted river."""
_SHADOW = 6
"""How far the shadow of words falls at most, in real pixels."""
_RUNS = 12
"""The greatest number of runs of words whose shadows are written before any of them."""
_STEP = 2
"""How far apart the samples of a ground are, in real pixels."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of words: its ink, the ground that is hardest to read it on, and where it stands in real pixels."""

    words: str
    ink: Rgb
    ground: Rgb
    needed: float
    rect: pygame.Rect

    @property
    def contrast(self) -> float:
        """The contrast of ink and ground, 1 to 21."""
        return known_contrast(self.ink, self.ground)

    @property
    def is_legible(self) -> bool:
        """Whether it is at least that of level AA."""
        return self.contrast >= self.needed

    def __str__(self) -> str:
        return f"“{self.words}” {self.contrast:.2f} < {self.needed}: {self.ink} on {self.ground}, {tuple(self.rect)}"


known_contrast = cache(contrast)


def needed(size: float, *, is_bold: bool) -> float:
    """Return the least contrast of letters of a size in logical pixels."""
    return LARGE if size >= (_LARGE_BOLD if is_bold else _LARGE) else NORMAL


def hardest(grounds: Iterable[tuple[int, int, int, int]], ink: Rgb) -> Rgb | None:
    """Return the colour that a tenth of the opaque ones is worse than; None without any."""
    opaque = ((red, green, blue) for red, green, blue, alpha in grounds if alpha == 255)
    found = sorted((known_contrast(ink, colour), colour) for colour in opaque)
    return found[int(len(found) * _SHARE)][1] if found else None


def below(ground: pygame.Surface, letters: pygame.Surface, at: tuple[int, int], ink: Rgb) -> Rgb | None:
    """Return the hardest colour below and beside letters that are about to be written; None if none is seen."""
    place = letters.get_rect(topleft=at).clip(ground.get_clip())
    points = itertools.product(range(place.left, place.right, _STEP), range(place.top, place.bottom, _STEP))
    seen = (ground.get_at((x, y)) for x, y in points if letters.get_at((x - at[0], y - at[1]))[3])
    return hardest(((*each,) for each in seen), ink)  # type: ignore[misc]


def between(blank: pygame.Surface, written: pygame.Surface, place: pygame.Rect, ink: Rgb) -> Rgb | None:
    """Return the hardest colour of a picture where the same picture with words on it differs."""
    points = itertools.product(range(place.left, place.right), range(place.top, place.bottom))
    seen = (blank.get_at(each) for each in points if blank.get_at(each) != written.get_at(each))
    return hardest(((*each,) for each in seen), ink)  # type: ignore[misc]


def _is_shadow(one: pygame.Rect, other: pygame.Rect) -> bool:
    """Return whether words at `one` are the shadow or the outline of the same words at `other`."""
    return max(abs(one.x - other.x), abs(one.y - other.y)) <= _SHADOW


@contextmanager
def reading() -> Iterator[list[Line]]:
    """Collect the lines that are written inside the block, without those on the faces of pieces."""
    found: list[Line] = []
    text = Canvas.text

    def note_text(
        canvas: Canvas, words: str, at: Point, style: Style = BODY, colour: Colour = "text", **more: object
    ) -> float:
        wide = more.get("width")
        shown = words if wide is None else canvas.types.shorten(words, style, wide)  # type: ignore[arg-type]
        if shown.strip():
            ink = canvas.colour(colour)
            letters, scale = canvas.types.render(shown, style, ink), canvas.display.scale
            high = letters.get_height()
            line = high if more.get("middle") else canvas.types.line_height(style) * scale
            top = at[1] * scale - (line / 2 if more.get("middle") else -(line - high) / 2)
            left = at[0] * scale - letters.get_width() * float(more.get("align", 0.0))  # type: ignore[arg-type]
            place = letters.get_rect(topleft=(round(left), round(top)))
            latest = found[-_RUNS:]
            found[-_RUNS:] = [each for each in latest if each.words != shown or not _is_shadow(each.rect, place)]
            ground = below(canvas.surface, letters, place.topleft, ink)
            if ground is not None:
                least = needed(max(style.size, SMALLEST), is_bold=style.bold)
                found.append(Line(shown, ink, ground, least, place))
        return text(canvas, words, at, style, colour, **more)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", note_text)
        yield found
