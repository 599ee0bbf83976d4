"""A path of numbered stations, each done, next or open."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, Style
from game.ui.layout import around, bounded
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable
from game.ui.widgets.flow import Column
from game.ui.widgets.shell import Shell
from game.ui.window.display import Point, Size

_NUMBER = Style("serif", 19, bold=True)
_RADIUS = 16.0
"""The radius of a medallion at normal text size, where its station is neither low nor high."""
_MOST, _USUAL, _GREATEST = 0.46, 0.4, 20.0
"""The share of a low and of a high station that the radius takes, and the greatest radius."""
_RIM = 1.0
"""The room around a medallion without a caption."""
_LAST = 1.5
"""How much larger the end of a path is than a station."""
_BENDS = (0.0, 16.0, 26.0, 16.0)
"""How far the stations of a path lie from its left side, again and again."""


def medallion_radius(high: float) -> float:
    """Return the radius of the medallion of a station `high`, at normal text size."""
    return max(min(_RADIUS, high * _MOST), min(_GREATEST, high * _USUAL))


class Station(Pressable):
    """A stage of a course with its number, or the goal with number 0; a tick marks it as done, gold as the next."""

    def __init__(
        self, shell: Shell, number: int, title: str, on_press: Callback, *, name: str, is_done: bool, is_next: bool,
        high: float,
    ) -> None:  # fmt: skip
        """`high` is the height at normal text size."""
        super().__init__(shell, on_press, name=name)
        self.is_done = is_done
        self.remark = text("spoken-done") if is_done else ""
        self.bend = 0.0
        self._high = high
        self._number = number
        self._title = title
        self._is_next = is_next
        self._size = (1.0 if number else _LAST) * max(1.0, shell.types.size)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button, named by number and title."""
        words = text("learn-chapter", number=self._number, title=self._title) if self._number else self._title
        return self.said(Role.BUTTON, words, can_press=True)

    def measure(self, width: float) -> Size:
        """Return the full width and the height of one line."""
        return width, self._high * self._size

    @property
    def _radius(self) -> float:
        return medallion_radius(self._high) * self._size

    def stand_below(self) -> None:
        """Stand below medallions without a caption, at their left edge."""
        self.bend = (medallion_radius(self._high) + _RIM) * self._size - _RADIUS * _LAST - 4

    @property
    def centre(self) -> Point:
        """The middle of the station's medallion."""
        return self.rect.left + _RADIUS * _LAST + 4 + self.bend, self.rect.centery

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the medallion and the title, on gold if it is the next."""
        rect, (x, y), radius = self.rect, self.centre, self._radius
        plate = bounded(rect.inflate(0, -4), left=x - radius - 4)
        if self._is_next:
            canvas.shadow(plate, spread=8, radius=plate.height / 2)
            fill = "hero_lit" if self.is_lit else "hero"
            canvas.box(plate, fill, radius=plate.height / 2, line="panel_line", width=1.2, grain=True)
        elif self.is_lit:
            canvas.box(plate, "lit", radius=plate.height / 2, line="panel_hairline", width=1)
        _paint_medallion(canvas, (x, y), radius, self._number, is_done=self.is_done, fill="field")
        left = x + radius + 12
        style = BODY.bolder() if self._is_next or not self._number else BODY
        style = canvas.types.fitted(self._title, style, rect.right - 14 - left)
        ink = "hero_text" if self._is_next else "text"
        canvas.text(self._title, (left, y), style, ink, middle=True, width=rect.right - 14 - left)


def _paint_medallion(canvas: Canvas, centre: Point, radius: float, number: int, *, is_done: bool, fill: str) -> None:
    """Draw a disc with a number, a tick if the stage is done, or without a number the boat of the goal."""
    canvas.disc(centre, radius, "malachite" if is_done else fill, line="panel_line", width=1.6)
    if is_done:
        canvas.icon("check", centre, radius * 1.2, "linen")
    elif number:
        canvas.text(str(number), centre, _NUMBER, align=0.5, middle=True)
    else:
        canvas.picture("felucca", around(centre, radius * 1.6))


class Medallion(Pressable):
    """The round button of a stage, without a caption because the title of its group is beside it."""

    def __init__(
        self, shell: Shell, number: int, title: str, on_press: Callback, *, name: str, is_done: bool, high: float
    ) -> None:
        """`high` is the height at normal text size."""
        super().__init__(shell, on_press, name=name)
        self.remark = text("spoken-done") if is_done else ""
        self._high = high
        self._number = number
        self._title = title
        self._is_done = is_done

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button, named by number and title."""
        words = text("learn-chapter", number=self._number, title=self._title)
        return self.said(Role.BUTTON, words, can_press=True)

    @property
    def ring_radius(self) -> float:
        """The corner radius of the focus ring: half the side of the medallion."""
        return self.rect.height / 2

    def measure(self, width: float) -> Size:
        """Return the size of the medallion."""
        side = 2 * (medallion_radius(self._high) + _RIM) * max(1.0, self.shell.types.size)
        return side, side

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the medallion, in another colour while the pointer or the keys are at it."""
        radius = medallion_radius(self._high) * max(1.0, self.shell.types.size)
        fill = "lit" if self.is_lit else "field"
        _paint_medallion(canvas, self.rect.center, radius, self._number, is_done=self._is_done, fill=fill)
        if self.is_lit:
            canvas.box(around(self.rect.center, 2 * radius), None, radius=radius, line="primary", width=3)


class Path(Column):
    """Stations on a path that winds from the first to the last."""

    def __init__(self, shell: Shell, stations: Sequence[Station]) -> None:
        super().__init__(shell, stations, gap=0.0)
        self._stations = tuple(stations)
        for index, station in enumerate(stations[:-1]):
            station.bend = _BENDS[index % len(_BENDS)]

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the path, green where it has been walked."""
        for one, other in pairwise(self._stations):
            canvas.line(one.centre, other.centre, "panel_line", 7)
            canvas.line(one.centre, other.centre, "malachite" if one.is_done else "sand", 4.5)
