"""The explanation of the thing on the table that is pointed at, or that has the focus."""

from __future__ import annotations

import pygame

from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import About
from game.ui.drawing.canvas import Canvas
from game.ui.table.areas import Areas
from game.ui.table.teach.coach import clear_place
from game.ui.table.tell.tooltip_card import draw_about
from game.ui.window.display import Size


class Explanations:
    """Draws explanations, and keeps the last place of one that was reached by keys."""

    def __init__(self, presenter: Presenter[State]) -> None:
        self._presenter = presenter
        self._last: tuple[tuple[tuple[float, ...], Size], pygame.FRect] | None = None
        """The last place, for a thing's place and the size of its words."""

    def forget(self) -> None:
        """Take note that things on the table have changed."""
        self._last = None

    def paint(self, canvas: Canvas, about: About, thing: pygame.FRect, areas: Areas | None) -> None:
        """Draw the explanation of a thing beside its place; reached by keys, it keeps off the `areas` of the table.

        The keys can't be moved away from it as a pointer can, so it keeps off answers, hand, log and usable things.
        """
        place = about.aside or thing
        rect = pygame.FRect(place.left, place.top - 12, place.width, place.height + 12)

        def clear(size: Size) -> pygame.FRect:
            key = (tuple(rect), size)
            if self._last is None or self._last[0] != key:
                assert areas is not None
                self._last = key, self._clear_place(canvas.size, areas, rect, size)
            return self._last[1]

        draw_about(canvas, self._presenter.brush, about, rect, None if areas is None else clear)

    def _clear_place(self, window: Size, areas: Areas, thing: pygame.FRect, size: Size) -> pygame.FRect:
        presenter = self._presenter
        others = [(areas.actions, 9.0), (presenter.hand_place, 3.0), (areas.log, 3.0)]
        others += [(each.rect, 6.0 if each.is_usable else 0.3) for each in presenter.targets()]
        top = areas.bar.bottom + 4
        room = pygame.FRect(6, top, window[0] - 12, window[1] - top - 6)
        return clear_place([size], room, [thing.inflate(12, 12)], others)
