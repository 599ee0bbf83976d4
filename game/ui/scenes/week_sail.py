"""The foot of the week: the golden button of today's table, and the key to the flowers."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.locale import text
from game.match.seats import Seat
from game.match.week import Flower
from game.ui.boards.kit.portraits import paint_portrait, portrait_of
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, SMALL
from game.ui.layout import first_fitting, grid, placed, trim
from game.ui.scenes.week_looks import SAIL
from game.ui.scenes.week_picture import paint_flower
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable, Widget
from game.ui.widgets.button import filled
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_FACE, _OVERLAP, _CLOSE, _CROWD = 25.0, 0.62, 0.5, 3
"""The radius of a face, the share of its width at which the next one begins, that among many, and how many those are.
"""
_WIDE, _HIGH = 426.0, 71.0
"""The least width of the golden button, and the least height of any."""
_FLOWER = 30.0
_KEY_PAD, _KEY_GAP, _LINE = 12.0, 16.0, 21.0
"""The margins of the key, the gap between its columns, and the least height of its lines."""


class SailButton(Pressable):
    """The button that begins today's table, with the faces of the opponents."""

    ring_radius = 9.0

    def __init__(
        self,
        shell: Shell,
        title: str,
        about: Sequence[str],
        opponents: Sequence[Seat],
        on_press: Callback,
        *,
        is_golden: bool,
    ) -> None:
        """`about` are lines about the opponents, from the longest to the shortest: the first that fits is shown."""
        super().__init__(shell, on_press, name="sail")
        self._title = title
        self._abouts = tuple(about)
        self._opponents = tuple(opponents)
        self._is_golden = is_golden

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button named by all its words."""
        return self.said(Role.BUTTON, f"{self._title}, {self._abouts[0]}", can_press=True)

    @property
    def _faces(self) -> float:
        """The width of the faces with the room around them."""
        return 26 + 2 * _FACE * (1 + (len(self._opponents) - 1) * self._step) if self._opponents else 20

    @property
    def _step(self) -> float:
        """The share of a face's width at which the next one begins."""
        return _OVERLAP if len(self._opponents) < _CROWD else _CLOSE

    def measure(self, width: float) -> Size:
        """Return the width of the words with the faces and the height of two lines."""
        types = self.shell.types
        about = self._about(width - self._faces - 24)
        words = max(types.width(self._title, SAIL), types.width(about, BODY))
        wide = max(self._faces + words + 24, _WIDE if self._is_golden else 0.0)
        return min(width, wide), max(types.line_height(SAIL) + types.line_height(BODY) + 20, _HIGH)

    def _about(self, room: float) -> str:
        return first_fitting(self._abouts, lambda words: self.shell.types.width(words, BODY) <= room)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the button: golden while there is a game to begin that counts."""
        rect, types = self.rect, canvas.types
        if self._is_golden:
            canvas.glow(rect, radius=8, width=2)
        else:
            canvas.shadow(rect, spread=8, radius=8)
        fill, _ = filled("hero" if self._is_golden else "quiet", is_lit=self.is_lit)
        canvas.box(rect, fill, radius=8, line="linen" if self._is_golden else "panel_line", width=1.5, grain=True)
        face = placed(trim(rect, left=14), 2 * _FACE, 2 * _FACE, 0.0)
        for seat, who in enumerate(self._opponents):
            canvas.disc(face.center, _FACE + 2, "ink")
            paint_portrait(canvas, portrait_of(who, seat + 1, canvas.portraits), face, radius=_FACE)
            face = face.move(face.width * self._step, 0)
        left = rect.left + self._faces
        room = rect.right - left - 12
        words = self._about(room + 1)
        title, about = types.fitted(self._title, SAIL, room), types.fitted(words, BODY, room)
        high = types.line_height(SAIL) + types.line_height(BODY)
        top = rect.centery - high / 2
        canvas.text(self._title, (left, top), title, "text", width=room)
        canvas.text(words, (left, top + types.line_height(SAIL)), about, "text", width=room)


class FlowerKey(Widget):
    """The meaning of the flowers, on dark glass, in a column or, with `is_row`, in a row."""

    def __init__(self, shell: Shell, *, is_row: bool) -> None:
        super().__init__(shell)
        self._is_row = is_row
        flowers = (Flower.GOLD, Flower.SILVER, Flower.BRONZE, Flower.PLAIN, Flower.EMPTY)
        self._lines = [
            *((flower, text(f"week-key-{flower.value}")) for flower in flowers),
            (None, text("week-key-helped")),
        ]

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list."""
        parts = tuple(
            Accessible(
                Role.TEXT,
                text("name-figure", name=text(f"week-flower-{flower.value}"), figure=words) if flower else words,
            )
            for flower, words in self._lines
        )
        return Accessible(Role.LIST, text("week-key"), parts=parts)

    @property
    def _line(self) -> float:
        return max(_LINE, self.shell.types.line_height(SMALL) + 2)

    def _widths(self) -> list[float]:
        return [_FLOWER + 10 + self.shell.types.width(words, SMALL) for _, words in self._lines]

    def _columns(self, room: float) -> int:
        """Return the number of columns in a room so wide: as many as fit if the lines stand in a row."""
        return max(1, int((room + _KEY_GAP) // (max(self._widths()) + _KEY_GAP))) if self._is_row else 1

    def measure(self, width: float) -> Size:
        """Return the size that all lines need."""
        types, title = self.shell.types, self.shell.types.width(text("week-key"), SMALL)
        wide = width if self._is_row else max(title, *self._widths()) + 2 * _KEY_PAD + 4
        rows = -(-len(self._lines) // self._columns(width - 2 * _KEY_PAD))
        return min(width, wide), types.line_height(SMALL) + 4 + rows * self._line + 2 * _KEY_PAD - 6

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the lines with their flowers."""
        rect, types = self.rect, canvas.types
        canvas.glass(rect, radius=8, top=225, bottom=235)
        room = trim(rect, left=_KEY_PAD, right=_KEY_PAD, top=_KEY_PAD - 3)
        title = types.fitted(text("week-key"), SMALL, room.width)
        canvas.text(text("week-key"), room.topleft, title, "text_on_dark_soft", width=room.width)
        room = trim(room, top=types.line_height(SMALL) + 2)
        cells = grid(room, self._columns(room.width), self._line, len(self._lines), (_KEY_GAP, 0))
        for (flower, words), cell in zip(self._lines, cells, strict=True):
            place = placed(cell, _FLOWER, _FLOWER * 0.78, 0.0)
            if flower is not None:
                paint_flower(canvas, flower, place)
            else:
                _paint_ring(canvas, place)
            free = cell.width - _FLOWER - 10
            at = cell.left + _FLOWER + 10, cell.centery
            canvas.text(words, at, types.fitted(words, SMALL, free), "text_on_dark", middle=True, width=free + 2)


def _paint_ring(canvas: Canvas, place: pygame.FRect) -> None:
    """Draw the small ring that marks help."""
    ring = placed(place, place.width, place.width * 0.44)
    canvas.box(ring, None, radius=ring.height / 2, line="text_on_dark", width=2.2)
