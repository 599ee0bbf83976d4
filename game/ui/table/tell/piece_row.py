"""The pieces of a move beside each other, each over the one before, and small pictures of those of a deed."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.components.faces import STRIP
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Extra, Item, Shown, strip
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style
from game.ui.layout import around, bounded, standing
from game.ui.window.display import Point

CARDS_APART, TOKENS_APART = 0.32, 0.8
"""How far apart two cards or tokens are, relative to their width."""
_STEP = 5.0
"""The gap between two pictures."""
_DARKER, _SMALLER = 0.5, 0.74
"""The share by which the picture of a skipped piece is darkened, and its relative height."""
_ROUND = 0.09
"""The radius of the corners of a card, of its width."""
_MORE = Style("sans", 12, bold=True)
_PILE, _PILE_SIZE, _PILE_SHAPE = (("fill", 2), ("number", 2)), 0.56, 40 / 38
"""How full the pile is that lies on skipped pieces, its width, of their height, and its height relative to that."""
_LABEL = 3.0
"""The padding of a label with a number."""
_LEAST_SEEN = 0.25
"""The share of a skipped piece that others leave in sight, so that the one taken lies whole before them."""


class PieceRow:
    """Pieces with sides of at most `side`, as they lie on the table; `width` and `high` are those of the row, 0.0
    without pieces.
    """

    def __init__(self, pieces: Sequence[Item], side: float, apart: float = CARDS_APART) -> None:
        self._pieces = tuple(pieces)
        self._wides = [min(side, side * each.rect.width / each.rect.height) for each in self._pieces]
        steps = [wide * apart for wide in self._wides[:-1]]
        self._lefts = [sum(steps[:at]) for at in range(len(self._wides))]
        self.width = self._lefts[-1] + self._wides[-1] if self._pieces else 0.0
        shapes = (each.rect.height / each.rect.width for each in pieces)
        self.high = max((wide * shape for wide, shape in zip(self._wides, shapes, strict=True)), default=0.0)

    @property
    def last(self) -> pygame.FRect:
        """The place of the last piece, as if the row lay at (0, 0); there must be one."""
        rect = self._pieces[-1].rect
        return around((self._lefts[-1], 0), self._wides[-1], self._wides[-1] * rect.height / rect.width, 0.0, 0.0)

    def paint(self, canvas: Canvas, brush: Brush, at: Point) -> None:
        """Draw the pieces from the point `at` to the right."""
        places = [
            around((at[0] + left, at[1]), wide, wide * item.rect.height / item.rect.width, 0.0, 0.0)
            for item, left, wide in zip(self._pieces, self._lefts, self._wides, strict=True)
        ]
        for item, place in zip(self._pieces, places, strict=True):
            extra = tuple(each for each in item.extra if each[0] != STRIP)
            brush.face(canvas, item.face, place, extra + _in_sight(place, places), item.side)


class PictureRow:
    """Pictures of the pieces of a deed, `high` high, in a room `wide` wide: those of skipped ones are smaller and dark,
    overlap where there are many, and have the pile that they went to on the last of them.
    """

    def __init__(self, brush: Brush, pictures: Sequence[Shown], high: float, wide: float) -> None:
        self._brush = brush
        self._pictures = tuple(pictures)
        self.places: list[pygame.FRect] = []
        """The places of the pictures, as if the row lay at (0, 0)."""
        highs = [high * (_SMALLER if each.is_faded else 1.0) for each in self._pictures]
        wides = [each * 1000 / brush.height(shown.face, 1000) for shown, each in zip(pictures, highs, strict=True)]
        steps = [across + _STEP for across in wides[:-1]]
        skipped = [shown.is_faded for shown in self._pictures[:-1]]
        left = 0.0
        for step, across, tall in zip([*_squeezed(steps, skipped, wide - wides[-1]), 0.0], wides, highs, strict=True):
            self.places.append(around((left, high), across, tall, 0.0, 1.0))
            left += step

    @property
    def width(self) -> float:
        """The width of the row."""
        return self.places[-1].right

    def paint(self, canvas: Canvas, at: Point, opacity: float = 1.0) -> None:
        """Draw the pictures from the point `at` to the right."""
        alpha = round(255 * opacity)
        placed = [(shown, place.move(at)) for shown, place in zip(self._pictures, self.places, strict=True)]
        whole = [(shown.face, rect) for shown, rect in placed if not shown.is_faded]
        skipped = [(shown, rect) for shown, rect in placed if shown.is_faded]
        for shown, rect in skipped:
            self._brush.face(canvas, shown.face, rect, _in_sight(rect, [each for _, each in placed]), alpha=alpha)
            canvas.shade(rect, _DARKER, radius=_ROUND * rect.width)
        pile = skipped[-1][0].beneath if skipped else ""
        seen = _seen(skipped[-1][1], [rect for _, rect in whole]) if pile else pygame.FRect()
        if pile:
            self._brush.face(canvas, pile, _pile_in(seen), _PILE)
        for face, rect in whole:
            self._brush.face(canvas, face, rect, _in_sight(rect, [each for _, each in whole]), alpha=alpha)
        if pile:
            _count(canvas, seen, len(skipped))


def _seen(piece: pygame.FRect, whole: Sequence[pygame.FRect]) -> pygame.FRect:
    """Return what the pieces that lie whole leave in sight of a skipped one."""
    before = max((rect.right for rect in whole if rect.left <= piece.left), default=piece.left)
    after = min((rect.left for rect in whole if rect.left > piece.left), default=piece.right)
    return bounded(piece, left=max(piece.left, before), right=min(piece.right, after))


def _pile_in(seen: pygame.FRect) -> pygame.FRect:
    """Return the place of a pile in what is seen of the last skipped piece."""
    side = min(_PILE_SIZE * seen.height, seen.width)
    return standing((seen.right - side / 2, seen.bottom), side, side * _PILE_SHAPE)


def _count(canvas: Canvas, seen: pygame.FRect, count: int) -> None:
    """Write the number of skipped pieces on a label over their pile; where it is wider than what is seen of them, it
    reaches over the piece before, and not into the words behind.
    """
    words, pile = f"+{count}", _pile_in(seen)
    wide, middle = canvas.types.width(words, _MORE), pile.top - _MORE.size / 2
    left = min(max(seen.left + 1, pile.centerx - wide / 2), seen.right - wide)
    canvas.box(around((left + wide / 2, middle), wide + 2 * _LABEL, _MORE.size + _LABEL), "ink", radius=_LABEL)
    canvas.text(words, (left, middle), _MORE, "linen", middle=True)


def _in_sight(place: pygame.FRect, others: Sequence[pygame.FRect]) -> Extra:
    """Return the property of a piece that shows its words whole although the next of `others` lies over its right."""
    following = min((each.left for each in others if each.left > place.left), default=place.right)
    return strip((following - place.left) / place.width)


def _squeezed(steps: Sequence[float], skipped: Sequence[bool], room: float) -> list[float]:
    """Return the distances between pictures that are `steps` apart, made to fit into a room: those after skipped ones
    shrink first, and all of them where that is not enough.
    """
    whole, loose = sum(steps), sum(step for step, is_loose in zip(steps, skipped, strict=True) if is_loose)
    if whole <= room:
        return list(steps)
    share = (room - whole + loose) / loose if loose else 0.0
    if share >= _LEAST_SEEN:
        return [step * share if is_loose else step for step, is_loose in zip(steps, skipped, strict=True)]
    return [step * room / whole for step in steps]
