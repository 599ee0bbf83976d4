"""The closing words of everybody in bubbles, whose tails point at the speakers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

import pygame

from game.ui.drawing.balloon import in_sentences, paint_balloon
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import SMALLEST, Style
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.table.finish.figures import bodies, head

_QUOTE = Style("serif", 18, italic=True, leading=1.22)
_SIZES = (1.0, 0.9, 0.8)
"""The sizes of words that are tried, relative to the usual one."""
_WIDTHS = (210.0, 250.0, 180.0, 300.0, 150.0, 360.0, 120.0)
"""The widths of bubbles that are tried, at normal text size."""
_LINES = ((2,), (1,), (3,))
"""The numbers of lines that are tried, the best first."""
_SHIFTS = (0.0, -0.22, 0.22, -0.38, 0.38)
"""How far a bubble above a head may stand to a side, relative to its own width."""
_RISES, _HIGHER = (0.0, -24.0, 24.0, -52.0, -84.0, -120.0), (-150.0, -180.0, -210.0)
"""How much lower than the face a bubble beside it may stand, and beside a laurel, which is narrower there, too."""
_TAILS = (30.0, 20.0, 54.0, 90.0, 130.0)
"""The lengths of a tail that are tried, from the bubble to a head."""
_PAD, _AIR = (15.0, 8.0), 10.0
"""The room around words in a bubble, and the least between it and anything else."""
_INTO = 0.17
"""How far beyond the edge of a winner's head a tail ends, which would else end in the laurel, relative to the width of
the head with its hair.
"""
_FOLLOWS, _CHEEK = 0.6, 0.3
"""How far a tail ends above or below the middle of a face, relative to how far its bubble stands, and the most of that
relative to the height of the head.
"""
_OVER = 120.0
"""The height of the room above a head that others leave free if they can."""
_CORNER = 13.0
"""The radius of a bubble's corners."""


@dataclass(frozen=True, slots=True)
class _Bubble:
    """Words in a bubble, with the point at which its tail ends."""

    words: Paragraph
    place: pygame.FRect
    tip: tuple[float, float]

    @property
    def tail(self) -> pygame.FRect:
        """The room between the box and the tip."""
        (x, y), box = self.tip, self.place
        left, top = min(max(x, box.left), box.right), min(max(y, box.top), box.bottom)
        return pygame.FRect(min(x, left) - 4, min(y, top) - 4, abs(x - left) + 8, abs(y - top) + 8)

    def is_clear(self, things: Sequence[pygame.FRect], bubbles: Sequence[pygame.FRect]) -> bool:
        """Return whether the bubble covers none of the `things`, and its tail none of the `bubbles`."""
        return self.place.inflate(_AIR, _AIR).collidelist(things) < 0 and self.tail.collidelist(bubbles) < 0


def paint_voices(
    canvas: Canvas,
    said: Sequence[tuple[int, str]],
    figures: Mapping[int, pygame.FRect],
    heroes: Sequence[int],
    sky: pygame.FRect,
    busy: Sequence[pygame.FRect],
) -> None:
    """Draw what each seat has `said`, above or beside its head in the `sky`, outside `busy` places and over nobody.

    Each sentence has a line of its own, or words are smaller, as far as everybody finds room so. Those who find none
    are silent; who comes first has more.
    """
    taken, bubbles = [*busy, *(bodies(figure) for figure in figures.values())], dict[int, _Bubble]()
    for breaks, sizes in ((in_sentences, _SIZES), (str, _SIZES), (str, _SIZES[-1:])):
        parted = [(seat, breaks(words)) for seat, words in said]
        bubbles = max(bubbles, _found(canvas, parted, sizes, figures, heroes, sky, taken), key=len)
        if len(bubbles) == len(said):
            break
    for seat, bubble in bubbles.items():
        _paint(canvas, bubble, SEAT_COLOURS[seat])


def _found(
    canvas: Canvas,
    said: Sequence[tuple[int, str]],
    sizes: Sequence[float],
    figures: Mapping[int, pygame.FRect],
    heroes: Sequence[int],
    sky: pygame.FRect,
    busy: Sequence[pygame.FRect],
) -> dict[int, _Bubble]:
    """Return the bubbles of those who find room, by seat."""
    taken, found = [*busy], dict[int, _Bubble]()
    for at, (seat, words) in enumerate(said):
        heads = [head(figure, has_won=each in heroes and each != seat) for each, figure in figures.items()]
        kept = [_over(figures[other]) for other, _ in said[at + 1 :]]
        free = (
            bubble
            for more in (kept, [])
            for bubble in _placed(canvas, words, sizes, figures[seat], sky, is_hero=seat in heroes)
            if bubble.is_clear([*taken, *heads, *more], taken)
        )
        bubble = next(free, None)
        if bubble is not None:
            found[seat] = bubble
            taken += [bubble.place, bubble.tail]
    return found


def _over(figure: pygame.FRect) -> pygame.FRect:
    """Return the room above a head that is left to its own words as long as possible."""
    crown = head(figure, has_won=False)
    return pygame.FRect(crown.left, crown.top - _OVER, crown.width, _OVER)


def _placed(
    canvas: Canvas, words: str, sizes: Sequence[float], figure: pygame.FRect, sky: pygame.FRect, *, is_hero: bool
) -> Iterator[_Bubble]:
    """Yield the bubbles that lie in the sky, moved inwards from its sides."""
    for bubble in _tried(canvas, words, sizes, figure, is_hero=is_hero):
        bubble.place.left = min(max(bubble.place.left, sky.left), sky.right - bubble.place.width)
        if sky.contains(bubble.place):
            yield bubble


def _tried(
    canvas: Canvas, words: str, sizes: Sequence[float], figure: pygame.FRect, *, is_hero: bool
) -> Iterator[_Bubble]:
    """Yield the bubbles for words of a player, the best first: a winner's beside the laurel, others above heads."""
    scale = max(1.0, canvas.types.size)
    for share, counts in product(sizes, _LINES):
        size = max(SMALLEST, _QUOTE.size * share)
        laid = [
            lay_out(words, wide * scale, canvas.types, canvas.theme, _QUOTE.sized(size), align=0.5) for wide in _WIDTHS
        ]
        laid = [each for each in laid if each.lines in counts]
        ways = (_beside, _above) if is_hero else (_above, _beside)
        for way in ways:
            for each in laid:
                yield from way(each, figure, is_hero=is_hero)


def _box(words: Paragraph) -> pygame.FRect:
    return pygame.FRect(0, 0, words.span[1] + 2 * _PAD[0], words.height + 2 * _PAD[1])


def _above(words: Paragraph, figure: pygame.FRect, *, is_hero: bool) -> Iterator[_Bubble]:
    crown, box = head(figure, has_won=False), _box(words)
    for tail, shift in product(_TAILS, _SHIFTS):
        place = box.copy()
        place.midbottom = crown.centerx + shift * box.width, figure.top - tail
        yield _Bubble(words, place, (crown.centerx, figure.top - 3))


def _beside(words: Paragraph, figure: pygame.FRect, *, is_hero: bool) -> Iterator[_Bubble]:
    """Yield bubbles at both sides of a head, or of the round laurel of a winner, to which a higher one is nearer."""
    face, box = head(figure, has_won=False), _box(words)
    radius = head(figure, has_won=is_hero).width / 2
    for rise, side in product((*_RISES, *_HIGHER) if is_hero else _RISES, (-1, 1)):
        place, past = box.copy(), max(0.0, abs(rise) - box.height / 2)
        edge = math.sqrt(max(radius**2 - past**2, 0.0)) + 4.0 if is_hero else radius + _TAILS[0]
        place.center = face.centerx + side * (edge + box.width / 2), face.centery + rise
        inwards = face.width * _INTO if is_hero else 4.0
        most = face.height * _CHEEK
        down = min(max(rise * _FOLLOWS, -most), most)
        yield _Bubble(words, place, (face.centerx + side * (face.width / 2 - inwards), face.centery + down))


def _paint(canvas: Canvas, bubble: _Bubble, colour: str) -> None:
    paint_balloon(canvas, bubble.place, bubble.tip, colour, radius=_CORNER)
    left, _ = bubble.words.span
    canvas.paragraph(bubble.words, (bubble.place.left + _PAD[0] - left, bubble.place.top + _PAD[1]))
