"""The small story of a day: how its game ended, the loss, and the buttons for sharing or playing it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALL, SMALLEST
from game.ui.layout import Edge, cut, placed, trim
from game.ui.scenes.week_discs import DISC, paint_discs
from game.ui.scenes.week_looks import STORY
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_PAD, _GAP, _APART = 16.0, 3.0, 12.0
_ROOMY = 470.0
"""The least width of a card with a picture, at normal text size."""


def words_width(shell: Shell, width: float) -> float:
    """Return the room for words on a card `width` wide."""
    picture = _picture_side(width) + _APART * 1.5 if _has_picture(shell, width) else 0.0
    return width - 2 * _PAD - picture


def _has_picture(shell: Shell, width: float) -> bool:
    return width >= _ROOMY * shell.types.size


def _picture_side(width: float) -> float:
    return min(112.0, width * 0.17)


class Stretches(Widget):
    """The seven stretches of a game as discs: full, half or empty, with their meaning beside them."""

    def __init__(self, shell: Shell, qualities: Sequence[int]) -> None:
        super().__init__(shell)
        self._qualities = tuple(qualities)

    def accessible(self) -> Accessible | None:
        """Return the discs in words."""
        words = ", ".join(text(f"week-stretch-{quality}") for quality in self._qualities)
        return Accessible(Role.TEXT, text("week-stretches-spoken", stretches=words))

    def measure(self, width: float) -> Size:
        """Return the full width and the height of a line."""
        return width, max(2 * DISC + 4, self.shell.types.line_height(SMALL))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the discs and their caption."""
        y = self.rect.centery
        x = paint_discs(canvas, self._qualities, (self.rect.left + DISC + 1, y))
        room = self.rect.right - x
        words = text("week-stretches")
        style = canvas.types.fitted(words, SMALL, room)
        canvas.text(words, (x, y), style, "text_soft", middle=True, width=room)


class DayStory(Panel):
    """A card with the picture of a game, a title, lines and buttons."""

    def __init__(
        self, shell: Shell, game: str, title: str, lines: Sequence[Widget], buttons: Sequence[Button], code: str
    ) -> None:
        super().__init__(shell, pad=_PAD)
        self._game = game
        self._title = Label(shell, title, STORY)
        self._lines = list(lines)
        self._buttons = list(buttons)
        self._code = Label(shell, f"<b>{code}</b>" if code else "", SMALL.sized(SMALLEST), "text_soft")
        self.add(self._title, *self._lines, *self._buttons)
        if code:
            self.add(self._code)

    @property
    def words(self) -> str:
        """The title and the labels among the lines as sentences, in rich text, to be read aloud."""
        said = [each.markup for each in (self._title, *self._lines) if isinstance(each, Label)]
        return ". ".join(words.rstrip(".") for words in said) + "."

    def _rows(self, width: float) -> list[list[Widget]]:
        """Return the buttons with the code, in as many rows as they need."""
        wide = [each.measure(width)[0] for each in self._buttons]
        code: list[Widget] = [self._code] if self._code.markup else []
        taken = sum(wide) + _APART * (len(wide) - 1)
        beside = self._code.measure(width)[0] + _APART if code else 0
        if taken + beside <= width:
            return [[*self._buttons[:1], *code, *self._buttons[1:]]] if self._buttons else [list(code)] if code else []
        return [*([list(code)] if code else []), list(self._buttons)]

    def measure(self, width: float) -> Size:
        """Return the height that title, lines and buttons need."""
        room = words_width(self.shell, width)
        high = self._title.measure(room)[1] + sum(_GAP + each.measure(room)[1] for each in self._lines)
        for row in self._rows(room):
            high += _GAP + 2 + max(each.measure(room)[1] for each in row)
        return width, high + 2 * _PAD - 6

    def place(self, rect: pygame.FRect) -> None:
        """Put the words beside the picture, and the buttons at the foot."""
        super().place(rect)
        room = words_width(self.shell, rect.width)
        words, _ = cut(trim(rect, right=_PAD, top=_PAD - 4, bottom=_PAD - 3), Edge.RIGHT, room)
        rest = words
        for each in (self._title, *self._lines):
            place, rest = cut(rest, Edge.TOP, each.measure(room)[1], _GAP)
            each.place(place)
        rest = words
        for row in reversed(self._rows(room)):
            line, rest = cut(rest, Edge.BOTTOM, max(each.measure(room)[1] for each in row), _GAP + 2)
            for each in row:
                wide, tall = each.measure(room)
                place, line = cut(line, Edge.LEFT, min(wide, line.width), _APART)
                each.place(placed(place, place.width, tall))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the card and the picture."""
        super().draw_self(canvas)
        rect = self.rect
        if _has_picture(self.shell, rect.width):
            place, _ = cut(rect.inflate(8 - 2 * _PAD, 8 - 2 * _PAD), Edge.LEFT, _picture_side(rect.width))
            if canvas.painting(f"common/game-{self._game}", place, radius=6):
                canvas.box(place, None, radius=6, line="panel_line", width=1.4)
