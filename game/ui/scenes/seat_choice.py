"""A seat at the round table: the person in the chair, exchanged by a press, and the plate before them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.locale import optional, text
from game.match.opponents import MOST_STARS, Opponent
from game.match.seats import Seat
from game.ui.boards.kit.portraits import paint_stars
from game.ui.boards.kit.seat_head import paint_seal
from game.ui.boards.kit.seat_words import called
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import SMALL, SMALLEST, Style
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import REACHABLE, Edge, around, cut, trim
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
_FACTS = Style("sans", 15, bold=True, leading=1.3)
_TEMPER = Style("sans", 15, italic=True, leading=1.25)
NAME = Style("serif", 18, bold=True, leading=1.2)
"""The style of the name on a plate."""
_STAR, _SEAL = 14.0, 22.0
"""The side of a star at normal text size, and the width of the seal."""
_PAD, _SIDE, _GAP = 7.0, 10.0, 2.0
"""The margins above and below the lines of a plate, those at the sides, and the gap between the lines."""
_BESIDE = 7.0
"""The gap between the name and a title beside it."""
_SIGN = 30.0
"""The side of the button that frees a chair."""


def temper(level: str) -> str:
    """Return one line about an opponent's play, '' without one."""
    return optional(f"level-{level}-temper")


class Seated(Widget):
    """A fixed occupant of a chair."""

    def __init__(self, shell: Shell, seat: int, portrait: str, chair: Place, bust: float) -> None:
        """`bust` is the width of the person."""
        super().__init__(shell)
        self._seat = seat
        self._portrait = portrait
        self._chair = chair
        self._bust = bust

    def draw_self(self, canvas: Canvas) -> None:
        """Draw chair and person."""
        robe = self._chair.robe
        paint_place(canvas, self._seat, self._portrait or "-", self.rect, self._bust, is_lit=False, robe=robe)


class SeatChoice(Dropdown):
    """The person in a chair; a press opens the gallery of all opponents and people."""

    ring_radius = 26.0

    def __init__(
        self, shell: Shell, seat: int, items: Sequence[ChoiceItem], value: str | Guest, on_change: OnChoice,
        chair: Place, bust: float, *, name: str,
    ) -> None:  # fmt: skip
        """`bust` is the width of the person."""
        super().__init__(shell, items, value, on_change, name=name)
        self._seat = seat
        self._chair = chair
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
            child.place(around((edge - 4, rect.top + 4), _SIGN, _SIGN, 1.0, 0.0))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw chair and person."""
        portrait = portrait_in(self.items[self.index])
        robe = self._chair.robe
        paint_place(canvas, self._seat, portrait or "-", self.rect, self._bust, is_lit=self.is_lit, robe=robe)


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

    def __init__(
        self, shell: Shell, seat: int, place: Place, bust: float, most: int, on_press: Callback
    ) -> None:  # fmt: skip
        """`most` is the greatest number of players."""
        super().__init__(shell, on_press, name="add-seat")
        self._seat = seat
        self._chair = place
        self._bust = bust
        self._most = text("new-up-to", count=most)
        self.place(place.person.union(place.plate))

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button."""
        return replace(self.said(Role.BUTTON, text("new-free-seat"), can_press=True), description=self._most)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the empty chair with a plus, and before it how many can play."""
        person, plate, types = self._chair.person, self._chair.plate, canvas.types
        paint_place(canvas, self._seat, "", person, self._bust, is_lit=self.is_lit)
        radius = max(1.0, min(34.0, person.width * 0.2, person.height * 0.28))
        at = person.centerx, person.top + person.height * 0.46
        canvas.disc(at, radius, "lit" if self.is_lit else "linen", line="focus", width=3.0)
        canvas.icon("plus", at, radius * 1.3)
        lines = [
            lay_out(words, plate.width - 16, types, canvas.theme, style, align=0.5)
            for words, style in ((text("new-free-seat"), NAME), (self._most, SMALL))
        ]
        box, _ = cut(plate, Edge.TOP, sum(each.height for each in lines) + 2 * _PAD)
        canvas.glass(box, radius=10, top=235, bottom=235, line="sand")
        y = box.top + _PAD
        for each in lines:
            canvas.paragraph(each, (box.left + 8, y), "text_on_dark")
            y += each.height


@dataclass(frozen=True, slots=True)
class PlateWords:
    """The words about a player on a plate: a `title` beside the name, `facts` that take the place of an AI's stars, and
    a line about the player.
    """

    title: str = ""
    facts: str = ""
    words: str = ""


def told_of(seat: Seat, words: str = "") -> PlateWords:
    """Return the words about an AI: its title, and `words` or the line of its level."""
    return PlateWords(called(seat.level), "", words or temper(seat.level))


class Plate(Widget):
    """The plate before a seat: `name` (a field or a label), what is `told` of the player, an AI's strength, and a
    control.
    """

    def __init__(
        self, shell: Shell, index: int, level: Opponent | None, told: PlateWords, name: TextField | Label,
        control: Widget | None,
    ) -> None:  # fmt: skip
        """`level` is that of an AI, None for a person."""
        super().__init__(shell)
        self._index = index
        self._level = level
        self._told = told
        self._name = name
        self._control = control
        self.add(name, *([control] if control is not None else []))

    def accessible(self) -> Accessible | None:
        """Describe the lines between name and control as a text; None if there are none."""
        words = ", ".join(filter(None, (self._told.title, self._told.facts, self._told.words)))
        return Accessible(Role.TEXT, words) if words else None

    @property
    def _control_high(self) -> float:
        return max(REACHABLE, self.shell.types.line_height(SMALL) + 4) if self._control is not None else 0.0

    def _name_high(self, width: float) -> float:
        """Return the height of the name: one that is read may have several lines, one that is written has one."""
        least = self.shell.types.line_height(NAME)
        return least + 8 if isinstance(self._name, TextField) else max(least, self._name.measure(width - 2 * _SIDE)[1])

    @property
    def _named(self) -> str:
        """The name as it is now."""
        return self._name.value if isinstance(self._name, TextField) else self._name.markup

    def _is_inline(self, width: float) -> bool:
        """Return whether the title stands beside the name."""
        types = self.shell.types
        title = types.width(self._told.title, _CALLED.sized(SMALLEST))
        both = types.width(self._named, NAME) + _BESIDE + title
        return bool(self._named) and both <= width - 2 * _SIDE

    def _paragraph(self, words: str, style: Style, width: float) -> Paragraph:
        """Return words wrapped between words, so small that the longest one fits."""
        types, theme = self.shell.types, self.shell.theme
        longest = max(words.split(), key=len, default="")
        return lay_out(words, width, types, theme, types.fitted(longest, style, width))

    def _lines(self, width: float) -> tuple[Paragraph, Paragraph, Paragraph]:
        """Return title, facts and words for a plate `width` wide; the title is empty if it stands beside the name, and
        the seal stands beside what follows it.
        """
        wide, told = width - 2 * _SIDE, self._told
        beside = wide - _SEAL - 6
        has_row = bool(told.facts) or self._has_stars
        return (
            self._paragraph("" if self._is_inline(width) else told.title, _CALLED, wide),
            self._paragraph(told.facts, _FACTS, beside),
            self._paragraph(told.words, _TEMPER, wide if has_row else beside),
        )

    @property
    def _has_stars(self) -> bool:
        return self._level is not None and self._level.stars > 0

    def _middle(self, facts: Paragraph, words: Paragraph) -> float:
        """Return the height of the row with the seal."""
        row = facts if self._told.facts or self._has_stars else words
        return max(_SEAL, row.height if row.placed else 0.0)

    def measure(self, width: float) -> Size:
        """Return the full width and the height of all lines."""
        high = self._told_high(*self._lines(width))
        return width, 2 * _PAD + self._name_high(width) + self._control_high + high + 3 * _GAP

    def _told_high(self, title: Paragraph, facts: Paragraph, words: Paragraph) -> float:
        """Return the height of what is told between name and control."""
        high = (title.height if title.placed else 0.0) + self._middle(facts, words)
        return high + (words.height if words.placed and (self._told.facts or self._has_stars) else 0.0)

    def place(self, rect: pygame.FRect) -> None:
        """Take up `rect`, the name on top and the control at the foot."""
        super().place(rect)
        inner = rect.inflate(-2 * _SIDE, -2 * _PAD)
        name, _ = cut(inner, Edge.TOP, self._name_high(rect.width))
        self._name.place(trim(name, left=-PLAIN_INSET) if isinstance(self._name, TextField) else name)
        if self._control is not None:
            self._control.place(cut(inner, Edge.BOTTOM, self._control_high)[0])

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the plate and its lines, with the seal of the seat."""
        rect, types = self.rect, canvas.types
        canvas.shadow(rect, spread=12, radius=10, alpha=120)
        canvas.box(rect, "linen", radius=10, line=SEAT_COLOURS[self._index], width=3.0, grain=True)
        inner = rect.inflate(-2 * _SIDE, -2 * _PAD)
        room = trim(inner, top=self._name_high(rect.width) + _GAP, bottom=self._control_high + _GAP)
        title, facts, words = self._lines(rect.width)
        y = room.top + max(0.0, (room.height - self._told_high(title, facts, words)) * 0.4)
        if title.placed:
            canvas.paragraph(title, (room.left, y))
            y += title.height
        middle = self._middle(facts, words)
        paint_seal(canvas, self._index, (room.right - _SEAL / 2, y + _SEAL / 2), _SEAL / 2)
        if self._level is not None and self._has_stars:
            side = min(_STAR * types.size, (room.width - _SEAL - 6) / MOST_STARS)
            paint_stars(canvas, self._level.stars, (room.left, y + _SEAL / 2), side)
            y += middle
        elif facts.placed:
            canvas.paragraph(facts, (room.left, y + max(0.0, middle - facts.height) / 2), "primary")
            y += middle
        with canvas.clip(room):
            canvas.paragraph(words, (room.left, y), "text_soft")

    def draw_children(self, canvas: Canvas) -> None:
        """Draw name and control, and the title beside the name, unless the name is being written."""
        super().draw_children(canvas)
        if self._told.title and self._is_inline(self.rect.width) and not self._name.is_focused:
            left = self.rect.left + _SIDE + canvas.types.width(self._named, NAME) + _BESIDE
            room = self.rect.right - _SIDE - left
            style = canvas.types.fitted(self._told.title, _CALLED, room)
            canvas.text(self._told.title, (left, self._name.rect.centery + 0.5), style, middle=True, width=room)
