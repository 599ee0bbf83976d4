"""Layers over the table of a question: a veil over all that doesn't matter, marks of wrong answers, and covers."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.locale import text
from game.rules.core.game import Move
from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.seat_head import paint_face
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style
from game.ui.layout import trim
from game.ui.table.bar import ROW
from game.ui.table.solve.story import StoryPart
from game.ui.table.teach.teacher import SolvingTable
from game.ui.table.tell.hint_marks import paint_cross, paint_dashed
from game.ui.widgets.base import Widget
from game.ui.window.display import Point

_DARK, _DARKER, _COLOUR = 132, 160, (8, 20, 38)
"""The strength of the veil out of 255, that around a story, and its colour."""
_SIGN, _INWARD = 13.0, 0.4
"""The radius of the cross on a wrong answer, on a small thing less, and how far it lies inside the corner, in radii: a
name reaches as far as that.
"""
_FACES, _SHARE, _NUMBER = (13.0, 17.5), 0.27, 10.0
"""The least and the greatest radius of a face on a thing, its share of the thing, and the radius of its number."""
_SMALL = 3.4
"""Beside a thing of at most so many radii of a face, that lies below it, so that the thing is seen."""
_NAME = 0.17
"""The part of a thing's height that its name may take at its lower edge, above which a face lies."""
_COARSE = 8
"""The real pixels of the screen in one of the veil's own, which makes its edges soft."""
_AROUND = 12.0
_EYE, _BESIDE_EYE, _COVERED = 30.0, 12.0, Style("sans", 15, leading=1.2)
"""The side of the eye on a cover, the gap beside it, and the style of the words there."""


class TableVeil(Widget):
    """A soft dark veil over the table, with holes at the places `lit` and at log, hand and answers; it takes no input.

    It also draws the marks of things on the table. Reading themes have no veil.
    """

    def __init__(self, table: SolvingTable, lit: Sequence[pygame.FRect], *, is_dark: bool = False) -> None:
        super().__init__(table.shell)
        areas = table.areas
        self._dark = _DARKER if is_dark else _DARK
        self._presenter = table.presenter
        shelf = [areas.actions] if areas.is_on_shelf else []
        self._clear = [each.inflate(_AROUND, _AROUND) for each in (*lit, *shelf, areas.log, areas.hand, table.taken)]
        top = areas.bar.top + min(areas.bar.height, ROW)  # behind a banner in a row of its own, too
        self.place(trim(pygame.FRect((0, 0), table.size), top=top))

    def hit(self, pos: tuple[float, float]) -> Widget | None:
        """Return None: the veil takes no input."""
        return None

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the marks of the things on the table, and the veil over them."""
        self._presenter.paint_marks(canvas, "")
        if not canvas.theme.is_painted:
            return
        real = canvas.display.px_rect(self.rect)
        size = max(2, real.width // _COARSE), max(2, real.height // _COARSE)
        small = pygame.Surface(size, pygame.SRCALPHA)
        small.fill((*_COLOUR, self._dark))
        for hole in self._clear:
            there = canvas.display.px_rect(hole).move(-real.left, -real.top)
            part = pygame.Rect(
                round(there.left / _COARSE), round(there.top / _COARSE),
                max(1, round(there.width / _COARSE)), max(1, round(there.height / _COARSE)),
            )  # fmt: skip
            small.fill((*_COLOUR, 0), part)
        canvas.surface.blit(pygame.transform.smoothscale(small, real.size), real.topleft)


def usable(presenter: Presenter[State]) -> list[pygame.FRect]:
    """Return the places of everything that an answer can begin with, which tells nothing about the right one."""
    return [each.rect.copy() for each in presenter.targets() if each.is_usable]


def of_moves(presenter: Presenter[State], moves: Sequence[Move]) -> list[pygame.FRect]:
    """Return the places on the table with which `moves` are made."""
    names = {name for move in moves if move for name in presenter.places_of(move)}
    return [each.rect.copy() for each in presenter.targets() if each.id in names]


class WrongMarks(Widget):
    """Dashes around a wrong answer on the table, with a cross."""

    def __init__(self, table: SolvingTable, places: Sequence[pygame.FRect]) -> None:
        super().__init__(table.shell)
        self._frames = [each.inflate(4, 4) for each in places]
        if self._frames:
            self.place(self._frames[0].unionall(self._frames[1:]))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the marks."""
        for frame in self._frames:
            paint_dashed(canvas, (frame.topleft, frame.topright, frame.bottomright, frame.bottomleft))
            radius = min(_SIGN, max(9.0, 0.2 * min(frame.size)))
            paint_cross(canvas, (frame.right - _INWARD * radius, frame.bottom - _INWARD * radius), radius)


class DeedMarks(Widget):
    """The faces of those who act in a story on the things that they take, with the numbers of the steps."""

    def __init__(self, table: SolvingTable, parts: Sequence[StoryPart], wrong: Sequence[pygame.FRect]) -> None:
        """`wrong` are the places of the wrong answer, which are framed already."""
        super().__init__(table.shell)
        self._seats = table.seats
        source = table.presenter.source
        self._deeds: list[tuple[StoryPart, pygame.FRect]] = []
        self._framed = [tuple(each) for each in (*wrong, *((source,) if source is not None else ()))]
        """The places without a frame of their own."""
        taken: list[tuple[float, ...]] = []
        for part in parts:
            for place in part.places or (wrong[:1] if part.number == 1 else ()):
                before = taken.count(tuple(place))
                taken.append(tuple(place))
                if part.number and (not before or place == source):
                    self._deeds.append((part, place))
        if self._deeds:
            rects = [place.inflate(40, 40) for _, place in self._deeds]
            self.place(rects[0].unionall(rects[1:]))

    def hit(self, pos: tuple[float, float]) -> Widget | None:
        """Return None: the marks take no input."""
        return None

    def draw_self(self, canvas: Canvas) -> None:
        """Draw frames, faces and numbers."""
        for part, place in self._deeds:
            if part.number > 1 and tuple(place) not in self._framed:
                canvas.box(place.inflate(7, 7), None, radius=9, line="lie_line", width=3)
        for at, (part, place) in enumerate(self._deeds):
            earlier = [each for each, other in self._deeds[:at] if other == place and each.number > 1]
            self._paint_deed(canvas, part, place, len(earlier))

    def _paint_deed(self, canvas: Canvas, part: StoryPart, place: pygame.FRect, beside: int) -> None:
        """Draw the face of a deed with its number: on its thing, left for the first step and right for later ones, or
        below the corner of a small thing. `beside` are the faces that it lies beside.
        """
        radius = min(_FACES[1], max(_FACES[0], _SHARE * min(place.size)))
        is_inside = min(place.size) > _SMALL * radius
        inward = 1.0 if part.number == 1 else -1.0
        edge = place.left if part.number == 1 else place.right
        x = edge + inward * radius * ((1.2 if is_inside else 0.5) + 2.4 * beside)
        y = place.bottom + (-_NAME * place.height - radius if is_inside else 0.9 * radius)
        paint_face(canvas, part.seat, self._seats[part.seat], (x, y), radius)
        at = (x + inward * 0.75 * radius, y - 0.8 * radius) if is_inside else (x - inward * 1.2 * radius, y)
        paint_number(canvas, part.number, at, _NUMBER)


def paint_number(canvas: Canvas, number: int, at: Point, radius: float) -> None:
    """Draw the number of a step around a point; the first one is the mistake."""
    canvas.disc(at, radius, "terracotta" if number == 1 else "lapis", line="linen", width=1.5)
    style = Style("sans", 1.35 * radius / canvas.types.size, bold=True)
    canvas.text(str(number), at, style, "linen", align=0.5, middle=True)


class Cover(Widget):
    """Dark glass over a place that would give an answer away, with words about it where there is room."""

    def __init__(self, table: SolvingTable, place: pygame.FRect) -> None:
        super().__init__(table.shell)
        self.place(place)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the glass, and on it an eye before the words."""
        rect, words = self.rect, text("drill-covered")
        canvas.glass(rect, top=255, bottom=255, line="glass_line")
        side, wide = min(_EYE, 0.7 * rect.height), _BESIDE_EYE + canvas.types.width(words, _COVERED)
        if side + wide > rect.width - 2 * _BESIDE_EYE:
            canvas.icon("eye", rect.center, side, "text_on_dark_soft")
            return
        left = rect.centerx - (side + wide) / 2
        canvas.icon("eye", (left + side / 2, rect.centery), side, "text_on_dark_soft")
        canvas.text(words, (left + side + _BESIDE_EYE, rect.centery), _COVERED, "text_on_dark_soft", middle=True)
