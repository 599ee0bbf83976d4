"""A seat at the round table: the person in the chair, exchanged by a press, and the plate before them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.locale import has, text
from game.match.opponents import MOST_STARS, Opponent
from game.match.seats import Seat
from game.ui.boards.kit.portraits import paint_stars
from game.ui.boards.kit.seat_head import paint_seal
from game.ui.boards.kit.seat_words import called
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import BODY, Style
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import Edge, cut, trim
from game.ui.scenes.round_table import Place, chair_width, paint_place
from game.ui.scenes.sitters import Guest, SitterGallery, described, portrait_in
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable, Widget
from game.ui.widgets.choice import ChoiceItem, Dropdown, OnChoice
from game.ui.widgets.field import PLAIN_INSET, TextField
from game.ui.widgets.label import Label
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_CALLED = Style("serif", 16, leading=1.2)
_TEMPER = Style("sans", 15, italic=True, leading=1.25)
NAME = Style("serif", 18, bold=True, leading=1.2)
"""The style of the name on a plate."""
_STAR, _SEAL = 14.0, 22.0
"""The side of a star at normal text size, and the width of the seal."""
_PAD, _SIDE, _GAP = 8.0, 10.0, 3.0
"""The margins above and below the lines of a plate, those at the sides, and the gap between the lines."""
_SIGN = 30.0
"""The side of the button that frees a chair."""


def temper(level: str) -> str:
    """Return one line about an opponent's play, '' without one."""
    return text(f"level-{level}-temper") if has(f"level-{level}-temper") else ""


class Seated(Widget):
    """A fixed occupant of a chair."""

    def __init__(self, shell: Shell, seat: int, portrait: str, bust: float) -> None:
        """`bust` is the width of the person."""
        super().__init__(shell)
        self._seat = seat
        self._portrait = portrait
        self._bust = bust

    def draw_self(self, canvas: Canvas) -> None:
        """Draw chair and person."""
        paint_place(canvas, self._seat, self._portrait or "-", self.rect, self._bust, is_lit=False)


class SeatChoice(Dropdown):
    """The person in a chair; a press opens the gallery of all opponents and people."""

    ring_radius = 26.0

    def __init__(
        self, shell: Shell, seat: int, items: Sequence[ChoiceItem], value: str | Guest, on_change: OnChoice,
        bust: float, *, name: str,
    ) -> None:  # fmt: skip
        """`bust` is the width of the person."""
        super().__init__(shell, items, value, on_change, name=name)
        self._seat = seat
        self._bust = bust
        self.tooltip = text("new-change-person")

    def accessible(self) -> Accessible | None:
        """Describe the widget with the opponent or person in the chair and their strength."""
        return described(self)

    def make_list(self) -> Widget:
        """Return the gallery, over the whole window."""
        return SitterGallery(self.shell, self)

    def place(self, rect: pygame.FRect) -> None:
        """Take up `rect`, with the button that frees the chair in its upper right corner."""
        super().place(rect)
        edge = rect.centerx + min(rect.width, chair_width(self._bust)) / 2
        for child in self.children:
            child.place(pygame.FRect(edge - _SIGN - 4, rect.top + 4, _SIGN, _SIGN))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw chair and person."""
        portrait = portrait_in(self.items[self.index])
        paint_place(canvas, self._seat, portrait or "-", self.rect, self._bust, is_lit=self.is_lit)


class LeaveChair(Pressable):
    """The button that frees a chair."""

    def __init__(self, shell: Shell, number: int, on_press: Callback) -> None:
        super().__init__(shell, on_press, name=f"remove-{number - 1}", tooltip=text("new-free-chair", number=number))

    @property
    def ring_radius(self) -> float:
        """The corner radius of the focus ring: half its side."""
        return self.rect.width / 2

    def draw_self(self, canvas: Canvas) -> None:
        """Draw a small cross on a disc."""
        centre, radius = self.rect.center, self.rect.width / 2 - 2
        canvas.disc(centre, radius, "quiet_lit" if self.is_lit else "quiet", line="panel_line", width=1.2)
        canvas.icon("cross", centre, radius * 1.2)


class FreeChair(Pressable):
    """A chair for one more player."""

    def __init__(self, shell: Shell, seat: int, place: Place, bust: float, on_press: Callback) -> None:
        super().__init__(shell, on_press, name="add-seat")
        self._seat = seat
        self._chair = place
        self._bust = bust
        self.place(place.person.union(place.plate))

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button."""
        return self.said(Role.BUTTON, text("new-free-seat"), can_press=True)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the empty chair with a plus."""
        person, plate = self._chair.person, self._chair.plate
        paint_place(canvas, self._seat, "", person, self._bust, is_lit=self.is_lit)
        radius = max(1.0, min(34.0, person.width * 0.2, person.height * 0.28))
        at = person.centerx, person.top + person.height * 0.46
        canvas.disc(at, radius, "lit" if self.is_lit else "linen", line="focus", width=3.0)
        canvas.icon("plus", at, radius * 1.3)
        words = text("new-free-seat")
        box = pygame.FRect(plate.left, plate.top, plate.width, canvas.types.line_height(BODY) + 18)
        canvas.glass(box, radius=10, top=235, bottom=235, line="sand")
        style = canvas.types.fitted(words, BODY.bolder(), box.width - 16)
        canvas.text(words, box.center, style, "text_on_dark", align=0.5, middle=True, width=box.width - 16)


class Plate(Widget):
    """The plate before a seat: `name` (a field or a label), an AI's title and strength, a line about the player, and a
    control.
    """

    def __init__(
        self, shell: Shell, index: int, seat: Seat, level: Opponent | None, words: str, name: Widget,
        control: Widget | None,
    ) -> None:  # fmt: skip
        """`words` is the line about who sits here; without one an AI has the line of its level."""
        super().__init__(shell)
        self._index = index
        self._seat = seat
        self._level = level
        self._words = words
        self._name = name
        self._control = control
        self.add(name, *([control] if control is not None else []))

    def accessible(self) -> Accessible | None:
        """Describe the lines between name and control as a text; None if there are none."""
        words = ", ".join(filter(None, self._lines))
        return Accessible(Role.TEXT, words) if words else None

    @property
    def _lines(self) -> tuple[str, str]:
        if self._seat.is_human:
            return "", self._words
        return called(self._seat.level), self._words or temper(self._seat.level)

    @property
    def _high(self) -> float:
        """The height of the control, and of a name of one line."""
        return self.shell.types.line_height(NAME) + 8

    def _name_high(self, width: float) -> float:
        """Return the height of the name: one that is read may have several lines, one that is written has one."""
        if not isinstance(self._name, Label):
            return self._high
        return max(self._high, self._name.measure(width - 2 * _SIDE)[1])

    def _paragraphs(self, width: float) -> tuple[Paragraph, Paragraph]:
        """Return who it is and the line about them, wrapped between words; that of a person stands beside the seal."""
        types, theme = self.shell.types, self.shell.theme
        found = []
        for line, style in zip(self._lines, (_CALLED, _TEMPER), strict=True):
            width -= _SEAL + 6 if self._seat.is_human and line else 0
            longest = max(line.split(), key=len, default="")
            found.append(lay_out(line, width, types, theme, types.fitted(longest, style, width)))
        return found[0], found[1]

    def measure(self, width: float) -> Size:
        """Return the full width and the height of all lines."""
        lines = self._paragraphs(width - 2 * _SIDE)
        told = sum(part.height for part in lines if part.placed)
        high = max(told, _SEAL) if self._seat.is_human else told + _SEAL
        foot = self._high if self._control is not None else 0.0
        return width, 2 * _PAD + self._name_high(width) + foot + high + 3 * _GAP

    def place(self, rect: pygame.FRect) -> None:
        """Take up `rect`, the name on top and the control at the foot."""
        super().place(rect)
        inner = rect.inflate(-2 * _SIDE, -2 * _PAD)
        name, _ = cut(inner, Edge.TOP, self._name_high(rect.width))
        self._name.place(trim(name, left=-PLAIN_INSET) if isinstance(self._name, TextField) else name)
        if self._control is not None:
            self._control.place(cut(inner, Edge.BOTTOM, self._high)[0])

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the plate and its lines, with the seal of the seat."""
        rect, types = self.rect, canvas.types
        canvas.shadow(rect, spread=12, radius=10, alpha=120)
        canvas.box(rect, "linen", radius=10, line=SEAT_COLOURS[self._index], width=3.0, grain=True)
        inner = rect.inflate(-2 * _SIDE, -2 * _PAD)
        foot = self._high if self._control is not None else 0.0
        room = trim(inner, top=self._name_high(rect.width) + _GAP, bottom=foot + _GAP)
        who, words = self._paragraphs(room.width)
        y = room.top
        if who.placed:
            canvas.paragraph(who, (room.left, y))
            y += who.height
        paint_seal(canvas, self._index, (room.right - _SEAL / 2, y + _SEAL / 2), _SEAL / 2)
        if self._level is not None and not self._seat.is_human:
            side = min(_STAR * types.size, (room.width - _SEAL - 6) / MOST_STARS)
            paint_stars(canvas, self._level.stars, (room.left, y + _SEAL / 2), side)
        with canvas.clip(room):
            canvas.paragraph(words, (room.left, y + (1 if self._seat.is_human else _SEAL + 1)), "text_soft")
