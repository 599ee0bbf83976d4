"""How the buttons of the action panel lie beside each other: large ones in pairs, others in rows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.layout import Edge, abreast, cut, grid, trim
from game.ui.table.ask.offer_buttons import HEAD, OfferButton, Padding, Squeeze
from game.ui.widgets.base import Widget
from game.ui.widgets.flow import column, column_height, even_rows, rows
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_BETWEEN, _BELOW = 8.0, 5.0
"""The gap between two buttons of a row, and between two rows."""


class Pair(Widget):
    """Two buttons beside each other, or one below the other where the words of one are too long.

    One alone has its half, or with `across` 1 the whole width.
    """

    def __init__(self, shell: Shell, buttons: Sequence[OfferButton], *, across: int = 2) -> None:
        super().__init__(shell)
        self._across = across
        self._buttons = list(buttons)
        self._more = 0.0
        self._is_tight = False
        self.add(*buttons)

    def grow(self, more: float) -> None:
        """Add `more` to the height that the words need, where the buttons lie beside each other."""
        self._more = more

    def tighten(self) -> None:
        """Put the buttons beside each other for lack of height, even if a note takes more lines then, unless a label
        would be cut.
        """
        self._is_tight = True
        for button in self._buttons:
            button.squeeze(Squeeze(padding=Padding.LOW))

    def _part(self, width: float) -> float:
        return (width - _BETWEEN * (self._across - 1)) / self._across

    def is_wide(self, width: float) -> bool:
        """Return whether the buttons lie beside each other in this width."""
        half = self._part(width)
        return all(button.is_whole(half) if self._is_tight else button.has_room(half) for button in self._buttons)

    def measure(self, width: float) -> Size:
        """Return the full width and the height of a button, or of both if one lies below the other."""
        if not self.is_wide(width):
            return width, column_height(self._buttons, width, gap=_BELOW)
        half = self._part(width)
        return width, max(button.measure(half)[1] for button in self._buttons) + self._more

    def place(self, rect: pygame.FRect) -> None:
        """Divide the space between the buttons."""
        super().place(rect)
        if self.is_wide(rect.width):
            places = grid(rect, self._across, rect.height, len(self._buttons), (_BETWEEN, 0))
            for button, place in zip(self._buttons, places, strict=True):
                button.place(place)
        else:
            column(self._buttons, rect, gap=_BELOW)


class Flow(Widget):
    """Buttons in as few rows as there is room for, about as many in each if that takes no more rows, each filled to its
    end.

    Those with one head have rows of their own, which begin with it, and so has a golden one.
    """

    def __init__(self, shell: Shell, buttons: Sequence[OfferButton]) -> None:
        super().__init__(shell)
        self._buttons = list(buttons)
        self._more = 0.0
        self.add(*buttons)

    def grow(self, more: float, width: float) -> None:
        """Distribute `more` height among rows of low buttons, up to the usual height."""
        lowest = min(button.padding.value for button in self._buttons)
        self._more = min(more / len(self.rows(width)), Padding.USUAL.value - lowest)

    @property
    def _indent(self) -> float:
        """The room for the heads of rows, 0 if there are none."""
        widest = max(self.shell.types.width(button.offer.head, HEAD) for button in self._buttons)
        return widest + _BETWEEN if widest else 0.0

    def _left(self, button: OfferButton) -> float:
        """Return where the row of a button begins."""
        return self._indent if button.offer.head else 0.0

    def rows(self, width: float) -> list[list[OfferButton]]:
        """Return the buttons in their rows."""
        found: list[list[OfferButton]] = []
        for _, several in groupby(self._buttons, key=lambda button: (button.offer.head, button.offer.kind == "golden")):
            group = list(several)
            room = width - self._left(group[0])
            wanted = {button: min(room, button.natural()) for button in group}
            full, even = (way(group, wanted.__getitem__, room, _BETWEEN) for way in (rows, even_rows))
            found += even if len(even) == len(full) else full
        return found

    def _height(self, row: Sequence[OfferButton], width: float) -> float:
        room = width - self._left(row[0])
        return max(button.measure(room)[1] for button in row) + self._more

    def measure(self, width: float) -> Size:
        """Return the full width and the height of all rows."""
        heights = [self._height(row, width) for row in self.rows(width)]
        return width, sum(heights) + _BELOW * (len(heights) - 1)

    def place(self, rect: pygame.FRect) -> None:
        """Divide the width of each row among its buttons by the length of their words."""
        super().place(rect)
        rest = rect
        for row in self.rows(rect.width):
            line, rest = cut(rest, Edge.TOP, self._height(row, rect.width), _BELOW)
            line = trim(line, left=self._left(row[0]))
            wanted = [min(line.width, button.natural()) for button in row]
            spare = (line.width - sum(wanted) - _BETWEEN * (len(row) - 1)) / len(row)
            for button, place in zip(row, abreast(line, [wide + spare for wide in wanted], _BETWEEN, 0.0), strict=True):
                button.place(place)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the heads of the rows."""
        for row in self.rows(self.rect.width):
            first = row[0]
            if first.offer.head:
                ink = "text_on_dark" if first.is_on_dark else "text"
                canvas.text(first.offer.head, (self.rect.left, first.rect.centery), HEAD, ink, middle=True)
