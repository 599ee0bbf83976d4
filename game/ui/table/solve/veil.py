"""Layers over the table of a question: a veil over all that doesn't matter, marks of wrong answers, and covers."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.core.game import Move
from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.drawing.canvas import Canvas
from game.ui.table.teach.teacher import SolvingTable
from game.ui.table.tell.hint_marks import paint_dashed
from game.ui.widgets.base import Widget

_DARK, _COLOUR = 132, (8, 20, 38)
"""The strength of the veil out of 255, and its colour."""
_COARSE = 8
"""The real pixels of the screen in one of the veil's own, which makes its edges soft."""
_AROUND = 12.0


class TableVeil(Widget):
    """A soft dark veil over the table, with holes at the places `lit` and at log, hand and answers; it takes no input.

    It also draws the marks of things on the table. Reading themes have no veil.
    """

    def __init__(self, table: SolvingTable, lit: Sequence[pygame.FRect]) -> None:
        super().__init__(table.shell)
        areas = table.areas
        self._presenter = table.presenter
        self._clear = [
            each.inflate(_AROUND, _AROUND) for each in (*lit, areas.log, areas.actions, areas.hand, table.taken)
        ]
        self.place(pygame.FRect(0, areas.bar.bottom, table.size[0], table.size[1] - areas.bar.bottom))

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
        small.fill((*_COLOUR, _DARK))
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
    return [pygame.FRect(each.rect) for each in presenter.targets() if each.is_usable]


def of_moves(presenter: Presenter[State], moves: Sequence[Move]) -> list[pygame.FRect]:
    """Return the places on the table with which `moves` are made."""
    names = {name for move in moves if move for name in presenter.places_of(move)}
    return [pygame.FRect(each.rect) for each in presenter.targets() if each.id in names]


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
            at = frame.right - 10, frame.bottom - 10
            canvas.disc(at, 13, "terracotta", line="linen", width=2)
            canvas.icon("cross", at, 17, "linen")


class Cover(Widget):
    """Dark glass over a place that would give an answer away."""

    def __init__(self, table: SolvingTable, place: pygame.FRect) -> None:
        super().__init__(table.shell)
        self.place(place)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the glass."""
        canvas.glass(self.rect, top=255, bottom=255, line="glass_line")
        canvas.icon("eye", self.rect.center, min(30.0, 0.7 * self.rect.height), "text_on_dark_soft")
