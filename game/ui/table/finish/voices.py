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
from game.ui.layout import Edge, around, cut
from game.ui.table.finish.figures import LOTUS_TOP, bodies, head, laurel
from game.ui.window.display import Point

_QUOTE = Style("serif", 18, italic=True, leading=1.22)
_SIZES = (1.0, 0.9, 0.8)
"""The sizes of words that are tried, relative to the usual one."""
_WIDTHS = (210.0, 250.0, 180.0, 300.0, 150.0, 360.0, 120.0)
"""The widths of bubbles that are tried, at normal text size."""
_LINES = ((2,), (1,), (3,))
"""The numbers of lines that are tried, the best first."""
_SHIFTS = (0.0, -0.12, 0.12, -0.22, 0.22, -0.38, 0.38)
"""How far a bubble above a head may stand to a side, relative to its own width."""
_RISES, _HIGHER = (0.0, -24.0, 24.0, -52.0, -84.0, -120.0), (-150.0, -180.0)
"""How much lower than the face a bubble beside it may stand, and beside a laurel, which is narrower there, too."""
_AWAY = ((30.0, 20.0, 54.0), (90.0, 130.0))
"""How far above a head a bubble may stand: near it, with any number of lines, rather than farther."""
_NEAR, _STEEP = 26.0, 0.8
"""The length of a tail to the laurel beside its bubble, and the greatest height of its tip above the laurel's middle,
relative to the radius.
"""
_TAIL = 42.0
"""The greatest length of a tail, which then ends before the head."""
_PAD, _AIR = (15.0, 8.0), 10.0
"""The room around words in a bubble, and the least between it and anything else."""
_OVER_HAIR = 4.0
"""How far a tail reaches over the edge of the room that a head takes."""
_FOLLOWS, _CHEEK = 0.6, 0.3
"""How far a tail ends above or below the middle of a face, relative to how far its bubble stands, and the most of that
relative to the height of the head.
"""
_OVER = 120.0
"""The height of the room above a head that others leave free if they can."""
_CORNER, _STRAIGHT = 13.0, 25.0
"""The radius of a bubble's corners, and the least way from the middle of a level tail to them along the side."""


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
        near = min(max(x, box.left), box.right), min(max(y, box.top), box.bottom)
        return around(((x + near[0]) / 2, (y + near[1]) / 2), abs(x - near[0]) + 8, abs(y - near[1]) + 8)

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

    All words are equally large, each sentence has a line of its own, and laurels stay free, as far as everybody finds
    room so. Those who find none are silent; who comes first has more. The places are searched for once, not for each
    picture of the race.
    """
    rects = (sky, *figures.values(), *busy)
    key = ("voices", canvas.theme.name, *said, *figures, *heroes, *(tuple(rect) for rect in rects))
    bubbles = canvas.types.once(key, lambda: _best(canvas, said, figures, heroes, sky, busy))
    for seat, bubble in bubbles.items():
        _paint(canvas, bubble, SEAT_COLOURS[seat])


def _best(
    canvas: Canvas,
    said: Sequence[tuple[int, str]],
    figures: Mapping[int, pygame.FRect],
    heroes: Sequence[int],
    sky: pygame.FRect,
    busy: Sequence[pygame.FRect],
) -> dict[int, _Bubble]:
    """Return the bubbles of `paint_voices` by seat."""
    taken, bubbles = [*busy, *(bodies(figure) for figure in figures.values())], dict[int, _Bubble]()
    parted = [(seat, in_sentences(words)) for seat, words in said]
    alike = [((size,), spoken, heroes) for size in _SIZES for spoken in (parted, said)]
    for sizes, spoken, crowned in (*alike, (_SIZES, said, heroes), (_SIZES, said, ())):
        bubbles = max(bubbles, _found(canvas, spoken, sizes, figures, crowned, sky, taken), key=len)
        if len(bubbles) == len(said):
            break
    return bubbles


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
        kept = [_room_above(figures[other]) for other, _ in said[at + 1 :]]
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


def _room_above(figure: pygame.FRect) -> pygame.FRect:
    """Return the room above a head that is left to its own words as long as possible."""
    crown = head(figure, has_won=False)
    return cut(crown.move(0, -_OVER), Edge.TOP, _OVER)[0]


def _placed(
    canvas: Canvas, words: str, sizes: Sequence[float], figure: pygame.FRect, sky: pygame.FRect, *, is_hero: bool
) -> Iterator[_Bubble]:
    """Yield the bubbles for words of a player that lie in the sky, the best first: a winner's beside the laurel, others
    above heads.
    """
    scale = max(1.0, canvas.types.size)
    for share, away, counts in product(sizes, _AWAY, _LINES):
        size = max(SMALLEST, _QUOTE.size * share)
        laid = [
            lay_out(words, wide * scale, canvas.types, canvas.theme, _QUOTE.sized(size), align=0.5) for wide in _WIDTHS
        ]
        laid = [each for each in laid if each.lines in counts]
        for way in (_beside_laurel, _above_laurel) if is_hero else (_above, _beside):
            for each in laid:
                yield from (bubble for bubble in way(each, figure, sky, away) if sky.contains(bubble.place))


def _box(words: Paragraph) -> pygame.FRect:
    return pygame.FRect(0, 0, words.span[1] + 2 * _PAD[0], words.height + 2 * _PAD[1])


def _above(words: Paragraph, figure: pygame.FRect, sky: pygame.FRect, away: Sequence[float]) -> Iterator[_Bubble]:
    yield from _over(words, (figure.centerx, figure.top - 3), away, sky)


def _above_laurel(
    words: Paragraph, figure: pygame.FRect, sky: pygame.FRect, away: Sequence[float]
) -> Iterator[_Bubble]:
    """Yield bubbles above the laurel of a winner, in whose gap the tail ends over the lotus."""
    wreath = laurel(figure)
    lotus = wreath.height * LOTUS_TOP
    yield from _over(words, (wreath.centerx, wreath.top + lotus), [max(lotus, up) for up in away], sky)


def _over(words: Paragraph, at: Point, away: Sequence[float], sky: pygame.FRect) -> Iterator[_Bubble]:
    """Yield bubbles above a place, moved inwards from the sides of the sky."""
    for up, shift in product(away, _SHIFTS):
        place = _box(words)
        place.midbottom = at[0] + shift * place.width, at[1] - up
        place.left = min(max(place.left, sky.left), sky.right - place.width)
        yield _Bubble(words, place, _tip(place, at))


def _beside(words: Paragraph, figure: pygame.FRect, _: pygame.FRect, away: Sequence[float]) -> Iterator[_Bubble]:
    """Yield bubbles at both sides of a head whose tails reach it."""
    face = head(figure, has_won=False)
    most = face.height * _CHEEK
    for rise, gap, side in product(_RISES, away, (-1, 1)):
        place = _box(words)
        place.center = face.centerx + side * (face.width / 2 + gap + place.width / 2), face.centery + rise
        down = min(max(rise * _FOLLOWS, -most), most)
        at = face.centerx + side * (face.width / 2 - _OVER_HAIR), face.centery + down
        if math.dist(at, _nearest(place, at)) <= _TAIL:
            yield _Bubble(words, place, at)


def _beside_laurel(words: Paragraph, figure: pygame.FRect, _: pygame.FRect, __: Sequence[float]) -> Iterator[_Bubble]:
    """Yield bubbles beside the round laurel of a winner, at whose edge their level tails end."""
    wreath = laurel(figure)
    middle, radius = wreath.center, wreath.width / 2
    for rise, side in product((*_RISES, *_HIGHER), (-1, 1)):
        place = _box(words)
        up = max(0.0, abs(rise) - place.height / 2 + _STRAIGHT)
        if up > radius * _STEEP:
            continue
        edge = math.sqrt(radius**2 - up**2)
        place.center = middle[0] + side * (edge + _NEAR + place.width / 2), middle[1] + rise
        yield _Bubble(words, place, (middle[0] + side * edge, middle[1] + math.copysign(up, rise)))


def _nearest(box: pygame.FRect, point: Point) -> Point:
    """Return the point of a box that is nearest to another."""
    return min(max(point[0], box.left), box.right), min(max(point[1], box.top), box.bottom)


def _tip(box: pygame.FRect, at: Point) -> Point:
    """Return where the tail of a bubble ends that points at a place outside, as near to it as a tail reaches."""
    begin = pygame.Vector2(_nearest(box, at))
    x, y = begin + (pygame.Vector2(at) - begin).clamp_magnitude(_TAIL)
    return x, y


def _paint(canvas: Canvas, bubble: _Bubble, colour: str) -> None:
    paint_balloon(canvas, bubble.place, bubble.tip, colour, radius=_CORNER)
    left, _ = bubble.words.span
    canvas.paragraph(bubble.words, (bubble.place.left + _PAD[0] - left, bubble.place.top + _PAD[1]))
