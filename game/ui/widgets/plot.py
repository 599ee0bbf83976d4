"""Plots of figures from game to game: a trend line through dots, and bars above and below zero."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.ui.drawing import forms
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import CAPTION
from game.ui.layout import around, trim
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell
from game.ui.window.display import Point, Size

_HIGH = 190.0
_LEFT, _RIGHT, _EDGE = 64.0, 132.0, 12.0
"""The room for the figures of the scale, for the names of the levels, and above and below."""
_DOT = 4.0
_WIDE = 3.0
_BAR = 26.0
"""The greatest width of a bar."""
MEAN_OF = 5
"""The number of games in the moving average of the trend line."""
_STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)
_LINES = 4
"""The approximate number of lines of the scale."""


class PlotLevel(NamedTuple):
    """A value that figures are compared with, and its name."""

    value: float
    name: str


def scale_of(low: float, high: float) -> list[float]:
    """Return round values from at most `low` to at least `high`, which must be greater, at equal steps."""
    raw = (high - low) / _LINES
    size = 10 ** math.floor(math.log10(raw))
    step = next(part * size for part in _STEPS if part * size >= raw - 1e-12)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [step * at for at in range(first, last + 1)]


def trend_of(values: Sequence[float]) -> list[float]:
    """Return for each value the mean of it and up to four before it."""
    found = []
    for at in range(len(values)):
        last = values[max(0, at - MEAN_OF + 1) : at + 1]
        found.append(sum(last) / len(last))
    return found


class _Field:
    """The places of values: across by number, up and down by value."""

    def __init__(self, rect: pygame.FRect, count: int, scale: Sequence[float], right: float = _RIGHT) -> None:
        """`right` is the room for the names of levels."""
        self.rect = trim(rect, left=_LEFT, right=right, top=_EDGE, bottom=_EDGE)
        self._count = count
        self._scale = scale

    @property
    def step(self) -> float:
        """The distance from value to value."""
        return self.rect.width / self._count

    def place(self, number: int, value: float) -> Point:
        """Return the place of a value."""
        low, high = self._scale[0], self._scale[-1]
        y = self.rect.bottom - self.rect.height * (value - low) / (high - low)
        return self.rect.left + self.step * (number + 0.5), y

    def draw(self, canvas: Canvas, show: Callable[[float], str]) -> None:
        """Draw the ground and the scale."""
        canvas.box(self.rect, "field", radius=4, line="panel_hairline", width=1)
        for value in self._scale:
            y = self.place(0, value)[1]
            canvas.line((self.rect.left, y), (self.rect.right, y), "panel_hairline", 1)
            canvas.text(show(value), (self.rect.left - 8, y), CAPTION, "text_soft", align=1.0, middle=True)


class _Plot(Widget):
    """A value for every game, the oldest on the left; `title` names the values and `show` formats one."""

    def __init__(
        self, shell: Shell, title: str, values: Sequence[float], show: Callable[[float], str], *, name: str
    ) -> None:
        super().__init__(shell, name=name)
        self.title = title
        self.values = tuple(values)
        self._show = show

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list of its values, each with the number of its game."""
        parts = [Accessible(Role.TEXT, f"{number}: {self._show(value)}") for number, value in enumerate(self.values, 1)]
        return Accessible(Role.LIST, self.title, parts=tuple(parts))

    def measure(self, width: float) -> Size:
        """Return the full width and a pleasing height."""
        return width, _HIGH


class TrendPlot(_Plot):
    """A dot for every game, with a moving average as a line; the axis starts at 0, where lower values are drawn too.

    The axis ends at a round value of at least `top`, or without one above all values and the lowest level. `levels`
    are dashed lines with their names; one beyond the axis, or whose name would touch that of a lower one, is left out.
    """

    def __init__(
        self,
        shell: Shell,
        title: str,
        values: Sequence[float],
        show: Callable[[float], str],
        levels: Sequence[PlotLevel] = (),
        *,
        top: float = 0.0,
        name: str,
    ) -> None:
        super().__init__(shell, title, [max(0.0, value) for value in values], show, name=name)
        self._top = top
        self.levels = tuple(levels)
        self._drawn: pygame.Surface | None = None

    def draw_self(self, canvas: Canvas) -> None:
        """Draw scale, levels, line and dots."""
        top = max(*self.values, min((level.value for level in self.levels), default=0.0), 1e-3)
        scale = scale_of(0.0, self._top or 1.1 * top)
        field = _Field(self.rect, len(self.values), scale, _RIGHT if self.levels else 0.0)
        field.draw(canvas, self._show)
        self._draw_levels(canvas, field, scale[-1])
        places = [field.place(number, value) for number, value in enumerate(self.values)]
        if len(places) > 1:
            line = [field.place(number, value) for number, value in enumerate(trend_of(self.values))]
            self._drawn = _blit_line(canvas, self.rect, line, self._drawn)
        for place in places:
            canvas.disc(place, _DOT, "terracotta", line="ink", width=1.2)

    def _draw_levels(self, canvas: Canvas, field: _Field, top: float) -> None:
        """Draw the levels within the scale; a level whose name would touch another is left out."""
        high, last = canvas.types.line_height(CAPTION), math.inf
        for level in sorted(self.levels):
            y = field.place(0, level.value)[1]
            if level.value > top or last - y < high:
                continue
            last = y
            for at in range(int(field.rect.width / 12)):
                left = field.rect.left + 12 * at
                canvas.line((left, y), (left + 6, y), "malachite", 1.5)
            at_right = field.rect.right + 8, y
            canvas.text(level.name, at_right, CAPTION, "text_soft", middle=True, width=_RIGHT - 8)


class BarPlot(_Plot):
    """A bar for every game, up for a gain and down for a loss."""

    def draw_self(self, canvas: Canvas) -> None:
        """Draw scale and bars."""
        most = max(max(map(abs, self.values)), 1e-3)
        field = _Field(self.rect, len(self.values), scale_of(-most, most))
        field.draw(canvas, self._show)
        zero = field.place(0, 0.0)[1]
        wide = min(_BAR, 0.7 * field.step)
        for number, value in enumerate(self.values):
            x, y = field.place(number, value)
            bar = around((x, min(y, zero)), wide, abs(y - zero), down=0.0)
            if bar.height >= 1:
                canvas.box(bar, "amber", radius=1, line="ink", width=1)
        canvas.line((field.rect.left, zero), (field.rect.right, zero), "ink", 1.5)


def _blit_line(
    canvas: Canvas, rect: pygame.FRect, line: Sequence[Point], drawn: pygame.Surface | None
) -> pygame.Surface:
    """Draw a smooth line and return its picture, cached for later frames; `drawn` is the previous picture."""
    place = canvas.display.px_rect(rect)
    if drawn is None or drawn.get_size() != place.size:
        drawn = pygame.Surface(place.size, pygame.SRCALPHA)
        scale = canvas.display.scale
        points = [(x * scale - place.left, y * scale - place.top) for x, y in line]
        forms.draw(drawn, [forms.stroke(points, canvas.colour("lapis"), _WIDE * scale)])
    canvas.surface.blit(drawn, place)
    return drawn
