"""What the choice in progress leads to: a sheet in the place of the log, with a picture beside each change."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.locale import text
from game.ui.boards.kit.values import Effect, Effects
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style
from game.ui.layout import Edge, cut, first_fitting, placed, trim
from game.ui.table.tell.log_panel import SIDE, head_button, place_in_head
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.label import Label, Rule
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_TITLE = Style("serif", 20, bold=True, leading=1.1)
_WORDS = Style("sans", 17, bold=True, leading=1.15)
_SENTENCE = Style("sans", 15.5, bold=True, leading=1.15)
"""The style of words that need more than one line."""
_NOTE = Style("sans", 15, leading=1.15)
_BESIDE = 12.0
"""The gap between a picture and its words."""
_PAD, _GAP, _BELOW_TITLE = 12.0, 2.0, 5.0
"""The margin of the sheet, and the gaps between two changes and below the title."""


@dataclass(frozen=True, slots=True)
class _Spacing:
    """How changes are told: beside pictures with a side of `picture` at normal text size, with notes and lines."""

    picture: float
    has_notes: bool = True
    has_lines: bool = True


_SPACINGS = (_Spacing(58), _Spacing(50), _Spacing(42), _Spacing(38, has_lines=False), _Spacing(26, False, False))
"""The manners of telling, the roomiest first."""


class EffectPanel(Widget):
    """A sheet of papyrus with the effects of a choice; where it is low, notes give way, then the lines between."""

    def __init__(self, shell: Shell, told: Effects, on_log: Callback | None = None) -> None:
        """`on_log` opens the log from a button in the head, where the sheet covers it."""
        super().__init__(shell, name="effects")
        self._told = told
        self._title = Label(shell, told.title, _TITLE)
        self._area = ScrollArea(shell, gap=_GAP, pad=0.0, is_quiet=True)
        self._buttons = []
        if on_log is not None:
            self._buttons.append(
                head_button(shell, "enlarge", "log-large", text("board-log-large"), on_log, on_dark=False)
            )
        self.add(self._title, self._area, *self._buttons)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list of changes."""
        return Accessible(Role.LIST, self._told.title)

    def heights(self, width: float) -> list[float]:
        """Return the heights at which a sheet of a width tells its changes with their notes, the roomiest first."""
        inside = width - 2 * _PAD
        around = self._title_height(inside) + _BELOW_TITLE + 2 * _PAD
        return [around + self._area.wanted(self._rows(each), inside) for each in _SPACINGS if each.has_notes]

    def _title_height(self, width: float) -> float:
        """Fit the title into a width, and return its height."""
        self._title.style = self.shell.types.fitted(self._told.title, _TITLE, width)
        return self._title.measure(width)[1]

    def place(self, rect: pygame.FRect) -> None:
        """Put the changes below the title."""
        super().place(rect)
        inside = rect.inflate(-2 * _PAD, -2 * _PAD)
        place_in_head(self._buttons, rect.move(0, _PAD / 2))
        wide = inside.width - len(self._buttons) * SIDE
        head, room = cut(inside, Edge.TOP, self._title_height(wide), _BELOW_TITLE)
        self._title.place(trim(head, right=head.width - wide))
        self._area.place(room)
        ways = map(self._rows, _SPACINGS)
        self._area.fill(first_fitting(ways, lambda rows: self._area.wanted(rows, room.width) <= room.height))

    def _rows(self, spacing: _Spacing) -> list[Widget]:
        """Return the changes, with lines between them."""
        rows: list[Widget] = []
        for change in self._told.changes:
            rows += [Rule(self.shell)] if rows and spacing.has_lines else []
            rows.append(_EffectRow(self.shell, change, spacing))
        return rows

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        canvas.panel(self.rect, lift=8)


class _EffectRow(Widget):
    """A change in words, with its note below, beside a picture."""

    def __init__(self, shell: Shell, change: Effect, spacing: _Spacing) -> None:
        super().__init__(shell)
        self._picture = change.picture
        self._words = Label(shell, change.words, _WORDS, "danger" if change.is_bad else "text")
        self._note = Label(shell, change.note, _NOTE, "text_soft")
        self._parts = [self._words, self._note] if spacing.has_notes and change.note else [self._words]
        self._side = spacing.picture * shell.types.size
        self.add(*self._parts)

    def measure(self, width: float) -> Size:
        """Return the full width, and the height of the words or of the picture."""
        inside = width - self._side - _BESIDE
        fitted = self.shell.types.fitted(self._words.markup, _WORDS, inside)
        is_long = self.shell.types.width(self._words.markup, fitted) > inside
        self._words.style = _SENTENCE if is_long else fitted
        return width, max(self._side, sum(part.measure(inside)[1] for part in self._parts))

    def place(self, rect: pygame.FRect) -> None:
        """Put the words beside the picture, in the middle of the height."""
        super().place(rect)
        room = trim(rect, left=self._side + _BESIDE)
        highs = [part.measure(room.width)[1] for part in self._parts]
        column = placed(room, room.width, sum(highs))
        for part, high in zip(self._parts, highs, strict=True):
            own, column = cut(column, Edge.TOP, high)
            part.place(own)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the picture."""
        if self._picture is not None:
            self._picture(canvas, placed(self.rect, self._side, self._side, 0.0))
