"""Fonts, and measured and rendered lines; sizes in logical pixels, glyphs in real ones."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any, Literal, TypeVar
from unicodedata import bidirectional, category, name

import pygame

from game.errors import FeluccaError, sentence
from game.ui.drawing.surface_cache import SurfaceCache
from game.ui.drawing.theme import Rgb

T = TypeVar("T")

Typeface = Literal["serif", "sans"]

_ROUNDED = 0.05
"""By how much a rectangle made for a text, of single precision, may be too narrow for it, in logical pixels."""
SMALLEST = 14.0
"""The smallest text size, in logical pixels."""

_WIDTHS_KEPT, _MADE_KEPT = 20_000, 2_000
"""The numbers of widths and of texts laid out that are kept."""
_OTHER_SCRIPTS = (
    *("dejavusans", "notosans", "notosanshebrew", "notosansarabic", "notosansdevanagari", "notosansthai"),
    *("notosanscjksc", "notosanscjkjp", "notosanscjkkr", "notosanssc", "notosansjp", "wenquanyimicrohei"),
    *("droidsansfallback", "notoemoji", "notosanssymbols2", "symbola", "freesans"),
    *("segoeui", "segoeuisymbol", "segoeuiemoji", "nirmalaui", "leelawadeeui", "microsoftyahei", "msgothic"),
    *("yugothic", "malgungothic", "arialunicodems", "arial", "tahoma"),
    *("arialhebrew", "geezapro", "pingfangsc", "hiraginosansgb", "applesdgothicneo", "applesymbols"),
)
"""System fonts for scripts that ours lack, by pygame's names."""
_SCRIPTS = {
    "ARABIC": "Arab", "BENGALI": "Beng", "DEVANAGARI": "Deva", "HEBREW": "Hebr", "SYRIAC": "Syrc", "TAMIL": "Taml",
    "THAI": "Thai",
}  # fmt: skip
"""The ISO 15924 codes of scripts whose letters join or change shape, by Unicode's name for their letters."""
_PICTURES = ("So", "Sk", "Co", "Cn")
"""The categories of pictograms: symbols, and code points of no script."""
_PICTURE = "\N{BLACK DIAMOND}"
"""The replacement for a pictogram that no font has; ours has it."""
_JOINER = "\N{ZERO WIDTH JOINER}"
_SKINS = tuple(map(chr, range(0x1F3FB, 0x1F400)))
_FLAG_LETTERS = tuple(map(chr, range(0x1F1E6, 0x1F200)))
_FINALS = tuple(map(chr, range(0x1160, 0x1200)))
"""The vowels and finals of Korean, which continue a syllable."""
_COMBINING = frozenset((*_SKINS, *_FLAG_LETTERS, *_FINALS))
"""Letters that can be a part of the sign before them, besides accents and joiners."""
_NO_LETTER = "\U0010fffe"
"""A code point that is no letter; every font draws its placeholder for it."""


@dataclass(frozen=True, slots=True)
class Style:
    """The style of text: face, size in logical pixels, weight, slope, letter spacing in ems, line height as a multiple
    of the size.
    """

    face: Typeface = "sans"
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
        return Style(self.face, size, self.bold, self.italic, self.spacing, self.leading)


TITLE = Style("serif", 46, bold=True, leading=1.15)
HEADING = Style("serif", 30, bold=True, leading=1.2)
SUBHEADING = Style("serif", 22, bold=True, leading=1.25)
CAPTION = Style("sans", 14, bold=True, spacing=0.09, leading=1.25)
BODY = Style("sans", 18)
BOOK = Style("serif", 18, leading=1.42)
SMALL = Style("sans", 15.5, leading=1.28)
BUTTON = Style("sans", 18, bold=True, leading=1.2)


def _file(face: Typeface, bold: bool, italic: bool) -> Path:
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
    """Forget the open fonts; they are found and read again."""
    _font.cache_clear()
    _file_of.cache_clear()
    for cached in (_has, _stands_alone, _other, _system_font):
        cached.cache_clear()


@lru_cache(maxsize=96)
def _font(face: Typeface, bold: bool, italic: bool, pixels: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
        forget()
    try:
        font = pygame.font.Font(str(_file_of(face, bold, italic)), pixels)
        font.size("M")
    except pygame.error as error:
        unread = "a Felucca font cannot be read: {reason}"
        raise FeluccaError(sentence("error-font-unread", unread, reason=error)) from error
    return font


@cache
def _file_of(face: Typeface, bold: bool, italic: bool) -> Path:
    return _file(face, bold, italic)


@lru_cache(maxsize=20_000)
def _has(font: pygame.font.Font, letter: str) -> bool:
    """Return whether a font has a letter, judged by the glyph that it draws."""
    if letter.isascii() or not font.size(letter)[0] or font.metrics(letter) != font.metrics(_NO_LETTER):
        return True
    drawn, blank = (font.render(each, False, (0, 0, 0), (255, 255, 255)) for each in (letter, _NO_LETTER))
    return pygame.image.tobytes(drawn, "RGB") != pygame.image.tobytes(blank, "RGB")


@lru_cache(maxsize=20_000)
def _stands_alone(font: pygame.font.Font, letter: str) -> bool:
    """Return whether a font has a letter that never combines with the one before it."""
    return letter not in _COMBINING and not _joins(letter) and _has(font, letter)


@lru_cache(maxsize=2048)
def _other(letter: str, pixels: int) -> pygame.font.Font | None:
    """Return another font that has a letter: ours with the most signs, or else one of the system's, set to its script;
    None if there is none.
    """
    ours = _font("serif", bold=False, italic=False, pixels=pixels)
    if _has(ours, letter):
        return ours
    script = _SCRIPTS.get(name(letter, "").partition(" ")[0], "")
    is_rightward = bidirectional(letter) not in ("R", "AL")
    for each in _OTHER_SCRIPTS:
        font = _system_font(each, pixels, script, is_rightward=is_rightward)
        if font is not None and _has(font, letter):
            return font
    return None


@lru_cache(maxsize=256)
def _system_font(called: str, pixels: int, script: str, *, is_rightward: bool) -> pygame.font.Font | None:
    """Return a system font at a size, or None if there is no usable one."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of pygame, on a Linux without fontconfig
        file = pygame.font.match_font(called)
    try:
        font = pygame.font.Font(file, pixels) if file else None
    except (pygame.error, OSError):
        return None
    if font is None or font.get_height() > 2 * pixels:  # such as pictures of one size only
        return None
    font.set_direction(pygame.DIRECTION_LTR if is_rightward else pygame.DIRECTION_RTL)
    if script:
        font.set_script(script)
    return font


def _by_font(text: str, own: pygame.font.Font, pixels: int) -> list[tuple[str, pygame.font.Font]]:
    """Split a line into runs, each with a font that has its letters, preferring ours.

    A pictogram that no font has becomes a plain sign; a missing letter becomes the font's placeholder box.
    """
    found: list[tuple[str, pygame.font.Font]] = []
    for cluster in clusters(text):
        font: pygame.font.Font | None = own
        if _joins(cluster[0]) and found:
            font = found[-1][1]
        elif not _has(own, cluster[0]):
            font = _other(cluster[0], pixels)
            if font is None and category(cluster[0]) in _PICTURES:
                cluster = _PICTURE
        font = font or own
        if len(found) > 1 and found[-2][1] is font and found[-1][0].isspace():
            between, _ = found.pop()  # words of one script stand in its order, with their spaces
            found[-1] = found[-1][0] + between, font
        if found and found[-1][1] is font:
            found[-1] = found[-1][0] + cluster, font
        else:
            found.append((cluster, font))
    return found


def clusters(text: str) -> list[str]:
    """Return the grapheme clusters of a text: a letter with its accents, a flag, a combined pictogram."""
    found: list[str] = []
    for letter in text:
        last = found[-1] if found else ""
        is_flag = len(last) == 1 and last in _FLAG_LETTERS and letter in _FLAG_LETTERS
        if last and (_joins(letter) or letter in _SKINS or last[-1] == _JOINER or is_flag or letter in _FINALS):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def cluster_ends(text: str) -> list[int]:
    """Return the places between grapheme clusters where a caret may stand, 0 and the length of the text included."""
    return [0, *accumulate(map(len, clusters(text)))]


def _drawn(text: str, font: pygame.font.Font, colour: Rgb) -> pygame.Surface:
    """Return letters as a picture, or one of zero width for joiners."""
    if not font.size(text)[0]:
        return pygame.Surface((0, font.get_height()), pygame.SRCALPHA)
    return font.render(text, True, colour)


def _set(parts: list[tuple[str, pygame.font.Font]], own: pygame.font.Font, colour: Rgb) -> pygame.Surface:
    """Return a line of runs in different fonts, all on the base line of our own."""
    drawn = [(_drawn(part, font, colour), own.get_ascent() - font.get_ascent()) for part, font in parts]
    surface = pygame.Surface((sum(each.get_width() for each, _ in drawn), own.get_height()), pygame.SRCALPHA)
    left = 0
    for each, top in drawn:
        surface.blit(each, (left, top))
        left += each.get_width()
    return surface


def _joins(letter: str) -> bool:
    """Return whether a code point only modifies the previous letter: an accent, a vowel sign, a joiner."""
    return not letter.isascii() and category(letter) in ("Mn", "Mc", "Me", "Cf")


_FINE = 16
"""How much larger the font is in which spaced letters are measured."""


class Typesetter:
    """Measures and renders lines of text at one scale and one text size.

    `scale` is real pixels per logical pixel, `size` the player's text-size setting (1.0 is normal). Rendered lines are
    cached up to `budget` bytes.
    """

    def __init__(self, scale: float = 1.0, size: float = 1.0, *, budget: int = 24_000_000) -> None:
        self.scale = scale
        self.size = size
        self._widths: dict[tuple[str, Style], float] = {}
        self._lines = SurfaceCache(budget)
        self._made: dict[Hashable, Any] = {}

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what `make` lays out for `key` at this scale and size; it is made once and must not be changed."""
        if key not in self._made:
            if len(self._made) >= _MADE_KEPT:
                self._made.clear()
            self._made[key] = make()
        found: T = self._made[key]
        return found

    def font(self, style: Style) -> pygame.font.Font:
        """Return the font of a style at real pixels."""
        size = max(style.size, SMALLEST) * self.size
        return _font(style.face, style.bold, style.italic, max(6, round(size * self.scale)))

    def _parts(self, text: str, style: Style) -> list[tuple[str, pygame.font.Font]]:
        own = self.font(style)
        is_ours = text.isascii() or all(letter.isascii() or _stands_alone(own, letter) for letter in text)
        return [(text, own)] if is_ours else _by_font(text, own, own.get_point_size())

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

    def overhang(self, text: str, style: Style) -> float:
        """Return how far the first letter of a line, such as a j, reaches to the left of its place, in logical pixels;
        its picture begins that much earlier.
        """
        metrics = self.font(style).metrics(text[:1])
        return max(0.0, -metrics[0][0]) / self.scale if metrics and metrics[0] else 0.0

    def spacing(self, style: Style) -> float:
        """Return the width of the gap that a style puts between two letters, in logical pixels."""
        return style.spacing * self.font(style).get_point_size() / self.scale if style.spacing else 0.0

    def _pixels(self, text: str, style: Style) -> float:
        font, parts = self.font(style), self._parts(text, style)
        text = "".join(part for part, _ in parts)
        if style.spacing and text and all(each is font for _, each in parts):
            wide = self._fine(style).size(text)[0] / _FINE
            return wide + (len(text) - 1) * style.spacing * font.get_point_size()
        return float(sum(each.size(part)[0] for part, each in parts))

    def _fine(self, style: Style) -> pygame.font.Font:
        """Return the font of a style in a size at which whole pixels don't matter."""
        return _font(style.face, style.bold, style.italic, self.font(style).get_point_size() * _FINE)

    def render(self, text: str, style: Style, colour: Rgb) -> pygame.Surface:
        """Return one line as a picture at real pixels; the caller must not draw on it."""
        return self._lines.made((text, style, colour), lambda: self._rendered(text, style, colour))

    def _rendered(self, text: str, style: Style, colour: Rgb) -> pygame.Surface:
        font, parts = self.font(style), self._parts(text, style)
        text = "".join(part for part, _ in parts)
        if any(each is not font for _, each in parts):
            return _set(parts, font, colour)
        if not (style.spacing and text):
            return _drawn(text, font, colour)
        surface = pygame.Surface((round(self._pixels(text, style)) + 2, font.get_height()), pygame.SRCALPHA)
        for letter, middle in zip(text, self._spaced(text, style), strict=True):
            drawn = _drawn(letter, font, colour)
            ink = drawn.get_bounding_rect()
            surface.blit(drawn, (round(middle - ink.width / 2 - ink.left), 0))
        return surface

    def _spaced(self, text: str, style: Style) -> list[float]:
        """Return the middles of the ink of spaced letters in real pixels.

        They are measured in a much larger font: whole pixels of the small one would add up to uneven gaps.
        """
        small = self.font(style)
        large, step = self._fine(style), style.spacing * small.get_point_size()
        found = []
        for index, letter in enumerate(text):
            low, high, *_ = large.metrics(letter)[0] or (0, 0)
            found.append((large.size(text[:index])[0] + (low + high) / 2) / _FINE + index * step)
        return found

    def fitted(self, text: str, style: Style, width: float) -> Style:
        """Return the style for a line of `text`: without letter spacing, then smaller, if it is wider than `width`."""
        if style.spacing and self.width(text, style) > width:
            style = replace(style, spacing=0.0)
        wide = self.width(text, style)
        while wide > max(0.0, width) and style.size > SMALLEST:
            pixel = 1 / (self.size * self.scale)
            style = style.sized(max(SMALLEST, min(style.size * width / wide, style.size - pixel)))
            wide = self.width(text, style)
        return style

    def heads(self, names: Sequence[str], width: float) -> tuple[Sequence[str], Style]:
        """Return the heads of columns and their style: in capitals where all fit into `width`, bold or else thin, or as
        written.
        """
        capitals, thin = [each.upper() for each in names], replace(CAPTION, bold=False)
        for wanted in (CAPTION, thin):
            style = self._fitting_all(capitals, wanted, width)
            if all(self.width(each, style) <= width for each in capitals):
                return capitals, style
        return names, self._fitting_all(names, thin, width)

    def _fitting_all(self, lines: Iterable[str], style: Style, width: float) -> Style:
        """Return the style in which the widest of several lines fits."""
        return self.fitted(max(lines, key=lambda line: self.width(line, style)), style, width)

    def shorten(self, text: str, style: Style, width: float) -> str:
        """Return `text`, cut and ended with an ellipsis if it is wider than `width` by more than the rounding of a
        rectangle.
        """
        if self.width(text, style) <= width + _ROUNDED:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle].rstrip() + "…", style) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + "…"


@lru_cache(maxsize=1)
def typesetter(scale: float, size: float) -> Typesetter:
    """Return the typesetter for a scale and a text size: the same one as long as neither changes."""
    return Typesetter(scale, size)
