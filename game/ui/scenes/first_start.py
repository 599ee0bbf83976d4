"""The first start: a name and a face, asked once, and the language in a corner."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, HEADING
from game.ui.layout import Edge, cut, grid, placed, trim
from game.ui.scenes.language_choice import language_choice
from game.ui.scenes.round_table import PERSON, chair_width, paint_place
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.field import LONGEST_WRITTEN, TextField
from game.ui.widgets.flow import row
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Change, Replace, Scene
from game.ui.widgets.shell import Shell, usual_name
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size
from game.ui.window.settings import PEOPLE

_WIDEST, _HIGHEST, _TALL = 1200.0, 640.0, 1.3
"""The greatest width and height of everything, and the height of a tall window that is used, relative to its width."""
_GAP, _DOWN = 14.0, 34.0
"""The gap between two faces, and between two rows of them."""
_ABOVE = 0.09
"""The part of the planks' picture above the railing."""
_COLUMNS = (len(PEOPLE), len(PEOPLE) // 2)
"""The numbers of faces in a row; the largest faces are shown."""
_WIDTH = 1.4
"""The greatest width of a bust, which is empty at the sides, relative to that of its place."""
_BESIDE = 40.0
"""How far a hat or a shoulder reaches beyond that place."""
_SHAPE = _WIDTH * PERSON
"""The greatest height of a person relative to the width of their place."""


class FirstStart(Stage):
    """Asks for a name and a face, which can be skipped, and goes on to another scene."""

    def __init__(self, shell: Shell, then: Callable[[Shell], Scene]) -> None:
        super().__init__(shell)
        self._then = then
        self.name = ""
        self.portrait = PEOPLE[0]
        self.default_focus = "name"

    def build(self) -> None:
        """Put the question, the faces, the name and the answers below each other."""
        shell = self.shell
        wide = min(_WIDEST, self.size[0] - 80)
        room = placed(self.screen, wide, min(max(_HIGHEST, wide * _TALL), self.size[1] - 60))
        languages = language_choice(shell, self.screen)
        heads = [
            Label(shell, text("first-title"), HEADING, "text_on_dark", align=0.5),
            Label(shell, text("first-question"), BODY, "text_on_dark", align=0.5),
        ]
        if room.centerx + shell.types.width(text("first-title"), HEADING) / 2 > languages.rect.left - _GAP:
            room = trim(room, top=max(0.0, languages.rect.bottom - room.top))
        for label in heads:
            place, room = cut(room, Edge.TOP, label.measure(room.width)[1], 6)
            label.place(place)
        buttons = [
            Button(shell, text("first-skip"), self._skip, name="skip", height=52),
            Button(shell, text("first-done"), self._finish, kind="hero", icon="play", name="done", height=52),
        ]
        foot, room = cut(room, Edge.BOTTOM, buttons[0].measure(room.width)[1], 18)
        row(buttons, foot, gap=_GAP, align=0.5)
        field = TextField(
            shell, self.name, self._write, name="name", placeholder=text("name-ask"), longest=LONGEST_WRITTEN,
            width=420, on_enter=self._finish,
        )  # fmt: skip
        wide, high = field.measure(room.width)
        line, room = cut(room, Edge.BOTTOM, high, 18)
        field.place(placed(line, wide, high))
        room = trim(room, top=14)
        columns, tall = max(((each, self._tall(room, each)) for each in _COLUMNS), key=lambda way: way[1])
        high = tall * self._rows(columns) + _DOWN * (self._rows(columns) - 1)
        whole = placed(room, room.width, high, down=0.6)
        faces = [
            FaceChoice(shell, each, partial(self._choose, each), is_chosen=each == self.portrait) for each in PEOPLE
        ]
        self.root.add(*heads)
        for face, cell in zip(faces, grid(whole, columns, tall, len(faces), (_GAP, _DOWN)), strict=True):
            face.place(cell)
        for at in range(0, len(faces), columns):
            abreast = faces[at : at + columns]
            self.root.add(*abreast, Quay(shell, self.screen, abreast[0].rect.bottom))
        self.root.add(field, *buttons, languages)

    @staticmethod
    def _rows(columns: int) -> int:
        return -(-len(PEOPLE) // columns)

    def _tall(self, room: pygame.FRect, columns: int) -> float:
        """Return the height of a face in so many columns."""
        across = (room.width - _GAP * (columns - 1)) / columns
        rows = self._rows(columns)
        return min((room.height - _DOWN * (rows - 1)) / rows, across * _SHAPE)

    def paint_backdrop(self, canvas: Canvas) -> None:
        """Draw the evening over the river, a little darker."""
        super().paint_backdrop(canvas)
        canvas.dim(0.35)

    def refresh(self, size: Size) -> None:
        """Build the scene again, as for another language."""
        super().refresh(size)
        self._await_name()

    def _await_name(self) -> None:
        """Give the focus to the name unless keys move it, so that who points at something can write at once."""
        if not self.is_focus_shown:
            self.focus_name("name")

    def _choose(self, portrait: str) -> None:
        self.portrait = portrait
        self.rebuild()
        self._await_name()

    def _write(self, name: str) -> None:
        self.name = name

    def _finish(self) -> Change | None:
        """Remember the name and the face; a face without a name is that of the first person's usual name."""
        name = self.name.strip()
        if name or self.portrait != PEOPLE[0]:
            faces = {**self.shell.settings.portraits, name or usual_name(): self.portrait}
            self.shell.change_settings(player_name=name, portraits=faces)
        return self._skip()

    def _skip(self) -> Change | None:
        self.shell.change_settings(has_started=True)
        return Replace(self._then(self.shell))

    def back(self) -> Change | None:
        """Skip the question."""
        return self._skip()


class Quay(Widget):
    """The planks before the people, from their railing down."""

    def __init__(self, shell: Shell, screen: pygame.FRect, railing: float) -> None:
        """`railing` is the top of the railing, in logical pixels from the top of the `screen`."""
        super().__init__(shell)
        top = (railing - 10 - screen.bottom * _ABOVE) / (1 - _ABOVE)
        self.place(trim(screen, top=top))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the planks, darker below; a plain strip in a theme for reading."""
        if not canvas.theme.is_painted:
            canvas.box(trim(self.rect, top=self.rect.height * _ABOVE), "backdrop", radius=0, line="text_on_dark_soft")
            return
        canvas.painting("common/planks", self.rect, middle=(0.5, 0.2))
        canvas.glass(trim(self.rect, top=self.rect.height * _ABOVE * 1.4), radius=0, top=40, bottom=215)


class FaceChoice(Pressable):
    """A face to choose, in a chair."""

    ring_radius = 26.0

    def __init__(self, shell: Shell, portrait: str, on_press: Callback, *, is_chosen: bool) -> None:
        super().__init__(shell, on_press, name=f"face-{portrait}")
        self._portrait = portrait
        self._is_chosen = is_chosen

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button that is selected while the face is chosen."""
        is_on = self._is_chosen or None
        return self.said(Role.BUTTON, text(f"portrait-{self._portrait}"), can_press=True, is_on=is_on)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the person in a chair, with a tick on the chosen one."""
        rect = self.rect
        bust = min(rect.width * _WIDTH, rect.height / PERSON)
        high = bust * PERSON
        with canvas.clip(trim(rect, left=-_BESIDE, right=-_BESIDE, top=-_BESIDE, bottom=-4)):
            place, _ = cut(rect, Edge.BOTTOM, high)
            is_lit = self.is_lit or self._is_chosen
            paint_place(canvas, 0, f"common/{self._portrait}", place, bust, is_lit=is_lit)
        if self._is_chosen:
            at = rect.centerx + chair_width(bust) / 2 - 8, place.top + 10
            canvas.disc(at, 16, "primary", line="linen", width=2.5)
            canvas.icon("check", at, 20, "linen")
