"""The key figures on a large answer: each over its words, below the bar of cards behind them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

import pygame

from game.ui.boards.kit.values import KeyFigure, Tone
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import Style, Typesetter
from game.ui.drawing.theme import Theme
from game.ui.layout import Edge, abreast, cut
from game.ui.window.display import Point

_FIGURES = tuple(Style("serif", size, bold=True, leading=1.05) for size in (24, 21, 18))
_FULL_FIGURES = (*(Style("serif", size, bold=True, leading=1.05) for size in (29, 26)), *_FIGURES)
"""The styles of figures, the largest first; the second are those on a full answer."""
_CAPTION, _LOW_CAPTION = (Style("sans", size, bold=True, leading=1.15) for size in (15, 13.5))
_APART = 6.0
"""The least gap between two columns."""
_BETWEEN = 4.0
"""The gap between two groups of a bar."""
_SLIVER, _HAIR = 5.0, 1.5
"""The least width of a group with a frame in a bar, and of what is hardly possible, a line."""
_CARD_SHAPE = 0.72
"""The width of a card in a bar, of its height."""


@dataclass(frozen=True, slots=True)
class KeyFigureRow:
    """Figures beside each other: their style, the words below each, the width of each column, and the height of all."""

    figures: tuple[KeyFigure, ...]
    style: Style
    words: tuple[Paragraph, ...]
    wides: tuple[float, ...]
    high: float

    def paint(self, canvas: Canvas, at: Point, ink: Colour, tones: Mapping[Tone, Colour]) -> None:
        """Draw the figures over their words, each in the middle of its column; `at` is the top left of the first."""
        left, top = at
        below = top + canvas.types.line_height(self.style)
        for figure, words, wide in zip(self.figures, self.words, self.wides, strict=True):
            colour = tones.get(figure.tone, ink)
            canvas.text(figure.value, (left + wide / 2, top), self.style, colour, align=0.5)
            canvas.paragraph(words, (left + (wide - words.width) / 2, below), colour)
            left += wide


def figure_row(
    figures: Sequence[KeyFigure], width: float, types: Typesetter, theme: Theme, *, is_full: bool, is_low: bool
) -> KeyFigureRow | None:
    """Return figures in the fullest form that fits in a width, None if none does or there are no figures.

    Pictures before the words go before a figure is small. Figures of an answer that `is_full` are larger, words of one
    that `is_low` smaller.
    """
    if not figures:
        return None
    captions = [_LOW_CAPTION] if is_low else [_CAPTION, _LOW_CAPTION] if is_full else [_CAPTION]
    for style in _FULL_FIGURES if is_full else _FIGURES:
        for caption, has_icons in product(captions, (True, False)):
            words = tuple(_below(figure, 2 * width, types, theme, caption, has_icons=has_icons) for figure in figures)
            wides = [
                max(laid.width, types.width(figure.value, style)) for figure, laid in zip(figures, words, strict=True)
            ]
            spare = (width - sum(wides)) / len(wides)
            if spare >= _APART:
                high = types.line_height(style) + max(laid.height for laid in words)
                return KeyFigureRow(tuple(figures), style, words, tuple(wide + spare for wide in wides), high)
    return None


def _below(
    figure: KeyFigure, most: float, types: Typesetter, theme: Theme, style: Style, *, has_icons: bool
) -> Paragraph:
    """Return what stands below a figure, as wide as it is, at most `most`: pictures and a word, or one of both."""
    before = figure.pictures if has_icons or not figure.word else ""
    words = f"{before} {figure.word}".strip()
    wide = lay_out(words, most, types, theme, style).width
    return lay_out(words, wide + 1, types, theme, style)


def share_of(figures: Sequence[KeyFigure]) -> float:
    """Return the sum of all shares in the bar of some figures, 0 for no bar."""
    return sum(part.share for figure in figures for part in figure.slices)


def paint_bar(canvas: Canvas, bar: pygame.FRect, figures: Sequence[KeyFigure], tones: Mapping[Tone, Colour]) -> None:
    """Draw the cards behind each figure side by side, each kind as wide as its share; a frame in the colour of the
    figure is around each group.
    """
    groups = [(figure.tone, figure.slices) for figure in figures if figure.slices]
    whole = share_of(figures)
    wides = [max(_HAIR, bar.width * sum(part.share for part in parts) / whole) for _, parts in groups]
    over = sum(wides) + _BETWEEN * (len(wides) - 1) - bar.width
    wides[wides.index(max(wides))] -= over
    for (tone, parts), group in zip(groups, abreast(bar, wides, _BETWEEN, 0.0), strict=True):
        if group.width < _SLIVER:  # a frame would be wider than the share
            canvas.box(group, tones.get(tone, "linen"))
            continue
        share = sum(part.share for part in parts)
        widths = [group.width * each.share / share for each in parts]
        for part, place in zip(parts, abreast(group, widths, 0.0, 0.0), strict=True):
            _paint_cards(canvas, place, bar.height, part.painting)
        canvas.box(group, None, radius=3, line=tones.get(tone, "linen"), width=2.2)


def _paint_cards(canvas: Canvas, place: pygame.FRect, high: float, painting: str) -> None:
    """Draw cards with one picture side by side, from the left end of a place to its right one."""
    wide = max(high * _CARD_SHAPE, 1.0)
    with canvas.clip(place):
        for at in range(math.ceil(place.width / wide)):
            card = cut(place, Edge.LEFT, wide)[0].move(at * wide, 0)
            canvas.painting(painting, card)
            canvas.line(card.topleft, card.bottomleft, "ink", 1.0)
