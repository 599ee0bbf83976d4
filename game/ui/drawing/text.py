"""Fonts, measured and rendered lines; every size in logical pixels, every glyph at real ones."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

import pygame

from game.errors import FeluccaError, sentence
from game.ui.drawing.theme import Rgb

Face = Literal["serif", "sans"]

SMALLEST = 14.0
"""No text is set smaller than this, in logical pixels."""

_WIDTHS_KEPT = 20_000


@dataclass(frozen=True, slots=True)
class Style:
    """How text looks: face, size in logical pixels, weight, slope, and extra space between letters in ems."""

    face: Face = "sans"
    size: float = 18.0
    bold: bool = False
    italic: bool = False
    spacing: float = 0.0
    leading: float = 1.32

    def bolder(self) -> Style:
        """Return this style in bold."""
        return replace(self, bold=True)

    def sized(self, size: float) -> Style:
        """Return this style at another size."""
        return replace(self, size=size)


TITLE = Style("serif", 46, bold=True, leading=1.15)
HEADING = Style("serif", 30, bold=True, leading=1.2)
SUBHEADING = Style("serif", 22, bold=True, leading=1.25)
CAPTION = Style("sans", 14, bold=True, spacing=0.09, leading=1.25)
BODY = Style("sans", 18)
BOOK = Style("serif", 18, leading=1.42)
SMALL = Style("sans", 15.5, leading=1.28)
BUTTON = Style("sans", 18, bold=True, leading=1.2)


def _file(face: Face, bold: bool, italic: bool) -> Path:
    try:
        if face == "serif":
            import font_source_serif_pro as package

            stem = "SourceSerifPro"
        else:
            import font_source_sans_pro as package

            stem = "SourceSansPro"
    except ImportError as error:
        missing = "the Felucca fonts are missing: please reinstall"
        raise FeluccaError(sentence("error-fonts", missing)) from error
    weight = "Semibold" if bold else ""
    name = f"{stem}-{weight + ('It' if italic else '') or 'Regular'}.otf"
    file = Path(str(package.font_directory)) / name
    if not file.is_file():
        missing = "the Felucca font {file} is missing: please reinstall"
        raise FeluccaError(sentence("error-font", missing, file=name))
    return file


def forget() -> None:
    """Forget the fonts that were opened: they are looked for and read anew."""
    _font.cache_clear()
    _file_of.cache_clear()


@lru_cache(maxsize=96)
def _font(face: Face, bold: bool, italic: bool, pixels: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
        _font.cache_clear()
    try:
        font = pygame.font.Font(str(_file_of(face, bold, italic)), pixels)
        font.size("M")
    except pygame.error as error:
        unread = "a Felucca font cannot be read: {reason}"
        raise FeluccaError(sentence("error-font-unread", unread, reason=error)) from error
    return font


@cache
def _file_of(face: Face, bold: bool, italic: bool) -> Path:
    return _file(face, bold, italic)


class Typesetter:
    """Measures and renders lines of text at one scale and one text size.

    `scale` is real pixels per logical pixel, `size` the player's text-size setting (1.0 normal). Rendered
    lines are kept up to `budget` bytes and reused.
    """

    def __init__(self, scale: float = 1.0, size: float = 1.0, *, budget: int = 24_000_000) -> None:
        self.scale = scale
        self.size = size
        self._budget = budget
        self._held = 0
        self._widths: dict[tuple[str, Style], float] = {}
        self._lines: OrderedDict[tuple[str, Style, Rgb], pygame.Surface] = OrderedDict()

    def font(self, style: Style) -> pygame.font.Font:
        """Return the font of a style at real pixels."""
        size = max(style.size, SMALLEST) * self.size
        return _font(style.face, style.bold, style.italic, max(6, round(size * self.scale)))

    def line_height(self, style: Style) -> float:
        """Return the distance between two lines of a style, in logical pixels."""
        return max(style.size, SMALLEST) * self.size * style.leading

    def width(self, text: str, style: Style) -> float:
        """Return the width of one line, in logical pixels."""
        key = (text, style)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= _WIDTHS_KEPT:
                self._widths.clear()
            found = self._widths[key] = self._pixels(text, style) / self.scale
        return found

    def _pixels(self, text: str, style: Style) -> float:
        font = self.font(style)
        width = float(font.size(text)[0])
        if style.spacing and text:
            width += (len(text) - 1) * style.spacing * font.get_point_size()
        return width

    def render(self, text: str, style: Style, colour: Rgb) -> pygame.Surface:
        """Return one line as a picture at real pixels. The caller must not draw on it."""
        key = (text, style, colour)
        found = self._lines.get(key)
        if found is not None:
            self._lines.move_to_end(key)
            return found
        font = self.font(style)
        if style.spacing and text:
            surface = pygame.Surface((round(self._pixels(text, style)) + 2, font.get_height()), pygame.SRCALPHA)
            step = style.spacing * font.get_point_size()
            for index, letter in enumerate(text):
                left = font.size(text[: index + 1])[0] - font.size(letter)[0] + index * step
                surface.blit(font.render(letter, True, colour), (round(left), 0))
        else:
            surface = font.render(text, True, colour)
        self._lines[key] = surface
        self._held += surface.get_width() * surface.get_height() * 4
        while self._held > self._budget and len(self._lines) > 1:
            _, old = self._lines.popitem(last=False)
            self._held -= old.get_width() * old.get_height() * 4
        return surface

    def fitted(self, text: str, style: Style, width: float) -> Style:
        """Return the style for a line of `text`: without spacing, then smaller, if it is wider than `width`."""
        if style.spacing and self.width(text, style) > width:
            style = replace(style, spacing=0.0)
        wide = self.width(text, style)
        while wide > width and style.size > SMALLEST:
            pixel = 1 / (self.size * self.scale)
            style = style.sized(max(SMALLEST, min(style.size * width / wide, style.size - pixel)))
            wide = self.width(text, style)
        return style

    def shorten(self, text: str, style: Style, width: float) -> str:
        """Return `text`, cut and ended with an ellipsis if it is wider than `width`."""
        if self.width(text, style) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle].rstrip() + "…", style) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + "…"
