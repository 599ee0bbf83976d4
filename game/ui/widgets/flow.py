"""Widgets side by side, one below another, and in the lines of a form."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeVar

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out
from game.ui.drawing.text import BODY, SMALL
from game.ui.layout import Edge, bounded, cut, grid, placed
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

W = TypeVar("W")


def column(widgets: Sequence[Widget], rect: pygame.FRect, *, gap: float = 12.0, align: float = 0.0) -> float:
    """Place widgets below one another from the top of `rect` at their own heights; return the bottom.

    A widget narrower than the full width is aligned: 0 left, 0.5 centred, 1 right.
    """
    y = rect.top
    for widget in widgets:
        width, height = widget.measure(rect.width)
        width = min(width, rect.width)
        widget.place(placed(bounded(rect, top=y), width, height, align, 0.0))
        y += height + gap
    return y - gap if widgets else y


def column_height(widgets: Sequence[Widget], width: float, *, gap: float = 12.0) -> float:
    """Return the height of widgets below one another, as `column` places them."""
    return sum(widget.measure(width)[1] for widget in widgets) + gap * max(0, len(widgets) - 1)


class Column(Widget):
    """Widgets below one another."""

    def __init__(self, shell: Shell, parts: Sequence[Widget], *, gap: float = 12.0) -> None:
        super().__init__(shell)
        self._gap = gap
        self.add(*parts)

    def measure(self, width: float) -> Size:
        """Return the full width and the height of all widgets."""
        return width, column_height(self.children, width, gap=self._gap)

    def place(self, rect: pygame.FRect) -> None:
        """Put the widgets below one another."""
        super().place(rect)
        column(self.children, rect, gap=self._gap)


def row(widgets: Sequence[Widget], rect: pygame.FRect, *, gap: float = 12.0, align: float = 0.0) -> float:
    """Place widgets side by side at their own widths, centred in the height of `rect`; return the width used.

    In a wider `rect` they are aligned together: 0 left, 0.5 centred, 1 right.
    """
    sizes = [widget.measure(rect.width) for widget in widgets]
    total = sum(size[0] for size in sizes) + gap * max(0, len(sizes) - 1)
    x = rect.left + (rect.width - total) * align
    for widget, (width, height) in zip(widgets, sizes, strict=True):
        widget.place(placed(bounded(rect, left=x), width, height, 0.0))
        x += width + gap
    return total


def rows(widgets: Sequence[W], wide: Callable[[W], float], room: float, gap: float) -> list[list[W]]:
    """Return widgets or other things in rows of `room`, as many side by side as fit; `wide` returns a thing's width."""
    found: list[list[W]] = []
    left = 0.0
    for widget in widgets:
        if not found or wide(widget) > left:
            found.append([])
            left = room
        found[-1].append(widget)
        left -= wide(widget) + gap
    return found


def even_rows(widgets: Sequence[W], wide: Callable[[W], float], room: float, gap: float) -> list[list[W]]:
    """Return widgets or other things in the fewest rows of `room` that hold about as many each."""
    for many in range(1, len(widgets)):
        length = math.ceil(len(widgets) / many)
        found = [list(widgets[start : start + length]) for start in range(0, len(widgets), length)]
        if all(sum(map(wide, line)) + gap * (len(line) - 1) <= room for line in found):
            return found
    return [[widget] for widget in widgets]


def equal_row(widgets: Sequence[Widget], rect: pygame.FRect, *, gap: float = 12.0) -> None:
    """Place widgets side by side in equal widths over the full height of `rect`."""
    many = len(widgets)
    for widget, place in zip(widgets, grid(rect, max(1, many), rect.height, many, (gap, 0)), strict=True):
        widget.place(place)


_GAP = 18.0


class FormRow(Widget):
    """A label with a hint in small print below it; a control to the right, from the share `split` of the width on."""

    def __init__(
        self, shell: Shell, label: str, control: Widget, *, hint: str = "", split: float = 0.42, align: float = 0.0
    ) -> None:
        """`align` is the place of a narrow control in the rest of the line: 0 left, 1 right."""
        super().__init__(shell)
        self._align = align
        self.label = label
        self.hint = hint
        self.control = control
        self._split = split
        self.add(control)
        for widget in control.walk():
            widget.caption, widget.remark = widget.caption or label, widget.remark or hint

    def _words_width(self, width: float) -> float:
        return width * self._split - _GAP

    def _words_height(self, width: float) -> float:
        shell = self.shell
        room = self._words_width(width)
        height = lay_out(self.label, room, shell.types, shell.theme, BODY).height
        if self.hint:
            height += lay_out(self.hint, room, shell.types, shell.theme, SMALL).height
        return height

    def measure(self, width: float) -> Size:
        """Return the size that holds words and control."""
        control = self.control.measure(width * (1 - self._split))[1]
        return width, max(self._words_height(width), control) + 8

    def place(self, rect: pygame.FRect) -> None:
        """Put the control at its place."""
        super().place(rect)
        room, _ = cut(rect, Edge.RIGHT, rect.width * (1 - self._split))
        width, height = self.control.measure(room.width)
        self.control.place(placed(room, min(width, room.width), height, across=self._align))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the words."""
        rect = self.rect
        room = self._words_width(rect.width)
        area = cut(rect, Edge.LEFT, room)[0].move(0, (rect.height - self._words_height(rect.width)) / 2)
        area.top += canvas.rich(self.label, area, BODY).height
        if self.hint:
            canvas.rich(self.hint, area, SMALL, "text_soft")


class Row(Widget):
    """Widgets side by side; those with a weight above 0 share the room the others leave."""

    def __init__(
        self, shell: Shell, parts: Sequence[tuple[Widget, float]], *, gap: float = 12.0, is_level: bool = False
    ) -> None:
        """With `is_level` all widgets begin at the top; else their middles are in a line."""
        super().__init__(shell)
        self._parts = tuple(parts)
        self._gap = gap
        self._is_level = is_level
        self.add(*(widget for widget, _ in parts))

    def _widths(self, width: float) -> list[float]:
        fixed = [0.0 if weight else widget.measure(width)[0] for widget, weight in self._parts]
        room = width - sum(fixed) - self._gap * (len(self._parts) - 1)
        weights = sum(weight for _, weight in self._parts) or 1.0
        return [own or room * weight / weights for own, (_, weight) in zip(fixed, self._parts, strict=True)]

    def measure(self, width: float) -> Size:
        """Return the full width and the height of the tallest."""
        sizes = zip(self._parts, self._widths(width), strict=True)
        return width, max(widget.measure(own)[1] for (widget, _), own in sizes)

    def place(self, rect: pygame.FRect) -> None:
        """Put the widgets side by side."""
        super().place(rect)
        x = rect.left
        for (widget, _), width in zip(self._parts, self._widths(rect.width), strict=True):
            height = widget.measure(width)[1]
            widget.place(placed(bounded(rect, left=x), width, height, 0.0, 0.0 if self._is_level else 0.5))
            x += width + self._gap
