"""How a match went: the chances of every player from the first decision to the last, and where they turned."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.locale import text
from game.table.replay import Replay
from game.ui.boards.seat_head import paint_seal
from game.ui.drawing import forms
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, CAPTION, SMALL
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.widgets.base import DONE, Reply, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import share
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.input import Action, InputEvent, KeyPress, PointerDown, PointerMove, PointerUp

_WIDTH, _MARGIN, _GAP = 1000.0, 40.0, 14.0
_SEAL = 14.0
_SCALE = 48.0 + _SEAL
"""The width of what is left of the curves: the percentages, and half a seal that may lie on the first moment."""
_DASHES: tuple[tuple[float, ...], ...] = ((), (16.0, 7.0), (7.0, 6.0), (3.0, 5.0))
"""How long the strokes and the gaps are of the curve of each seat, if it is broken: colour is not all that differs."""
_WIDE, _EDGED = 3.0, 4.5
"""How wide a curve is, and with the edge by which it can be seen on any ground."""


class WinChancesSheet(Stage):
    """The curves on a sheet; `see` is given the decision that the player wants to see, once the sheet is gone."""

    is_overlay = True

    def __init__(self, shell: Shell, replay: Replay, see: Callable[[int], None]) -> None:
        """Work out the course of what is reviewed; raises FeluccaError if no AI can judge it."""
        super().__init__(shell)
        self.replay = replay
        self._see = see
        self.course = replay.course()
        self.at = replay.ply
        """The decision that the chances are told of."""
        self.default_focus = "curves"

    def build(self) -> None:
        """Put the curves, the chances of one moment and the buttons on a sheet."""
        shell = self.shell
        panel = Panel(shell, text("course-title"), pad=26, lift=26)
        width = min(_WIDTH * shell.types.size, self.size[0] - 2 * _MARGIN)
        high = min(640.0 * shell.types.size, self.size[1] - 2 * _MARGIN)
        panel.place(pygame.FRect((self.size[0] - width) / 2, (self.size[1] - high) / 2, width, high))
        inside = panel.inner
        about = Label(shell, text("course-about"), SMALL, "text_soft")
        about.place(pygame.FRect(inside.topleft, about.measure(inside.width)))
        self._steps = [
            Button(shell, "", lambda: self.turn(-1), icon="left", name="before", tooltip=text("course-before")),
            Button(shell, "", lambda: self.turn(1), icon="right", name="after", tooltip=text("course-after")),
        ]
        buttons = [
            *self._steps,
            Button(shell, text("course-see"), self.go, kind="primary", name="see", icon="eye"),
            Button(shell, text("shell-close"), Pop, name="close"),
        ]
        row = buttons[-1].measure(inside.width)[1]
        share(buttons, pygame.FRect(inside.left, inside.bottom - row, inside.width, row), gap=_GAP)
        moment = _Moment(shell, self)
        tall = moment.measure(inside.width)[1]
        moment.place(pygame.FRect(inside.left, inside.bottom - row - _GAP - tall, inside.width, tall))
        curves = _Curves(shell, self)
        top = about.rect.bottom + _GAP
        curves.place(pygame.FRect(inside.left, top, inside.width, moment.rect.top - _GAP - top))
        panel.add(about, curves, moment, *buttons)
        self.root.add(panel)
        self.move(self.at)

    def move(self, ply: int) -> None:
        """Tell of another moment, or of the nearest there is."""
        self.at = min(len(self.course.chances) - 1, max(0, ply))
        for button, step in zip(self._steps, (-1, 1), strict=True):
            button.is_enabled = self._next_turn(step) is not None
        self.is_dirty = True

    def _next_turn(self, step: int) -> int | None:
        """Return the nearest turning point before or after the moment shown."""
        turns = self.course.turns if step > 0 else self.course.turns[::-1]
        return next((ply for ply in turns if (ply - self.at) * step > 0), None)

    def turn(self, step: int) -> None:
        """Tell of the turning point before, or after."""
        self.move(self.at if (found := self._next_turn(step)) is None else found)

    def go(self) -> Change | None:
        """Close, and see the match at the moment told of."""
        self._see(self.at)
        return Pop()

    def act(self, action: Action) -> Change | None:
        """Lead from one turning point to the next by the keys for pages."""
        if action in (Action.PAGE_UP, Action.PAGE_DOWN):
            self.turn(1 if action is Action.PAGE_DOWN else -1)
        return None

    def back(self) -> Change | None:
        """Close it."""
        return Pop()

    def paint(self, canvas: Canvas) -> None:
        """Darken the table."""
        canvas.dim(0.42)


class _Curves(Widget):
    """A curve for every seat; pointer or arrow keys choose a moment, a click or ACTIVATE goes there."""

    focusable = True

    def __init__(self, shell: Shell, sheet: WinChancesSheet) -> None:
        super().__init__(shell, name="curves")
        self._sheet = sheet
        self._course = sheet.course
        self._drawn: pygame.Surface | None = None

    @property
    def _field(self) -> pygame.FRect:
        rect = self.rect
        return pygame.FRect(
            rect.left + _SCALE, rect.top + _SEAL, rect.width - _SCALE - 2 * _SEAL, rect.height - 2 * _SEAL
        )

    @property
    def _last(self) -> int:
        return len(self._course.chances) - 1

    def _x(self, ply: int) -> float:
        return self._field.left + self._field.width * ply / self._last

    def _y(self, chance: float) -> float:
        return self._field.bottom - self._field.height * chance

    def handle(self, event: InputEvent) -> Reply:
        """Choose a moment, or go there."""
        sheet, field = self._sheet, self._field
        if isinstance(event, (PointerMove, PointerDown)):
            sheet.move(round((event.pos[0] - field.left) / field.width * self._last))
            return DONE
        if isinstance(event, PointerUp) and event.button == 1:
            return sheet.go() if self.rect.collidepoint(event.pos) else DONE
        if isinstance(event, KeyPress) and event.action in (Action.LEFT, Action.RIGHT):
            sheet.move(sheet.at + (1 if event.action is Action.RIGHT else -1))
            return DONE
        return sheet.go() if isinstance(event, KeyPress) and event.action is Action.ACTIVATE else None

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the scale, the curves, the turning points and the moment chosen."""
        field, chances = self._field, self._course.chances
        canvas.box(field, "field", radius=4, line="panel_hairline", width=1)
        for percent in (0, 25, 50, 75, 100):
            y = self._y(percent / 100)
            canvas.line((field.left, y), (field.right, y), "panel_hairline", 1)
            canvas.text(f"{percent} %", (field.left - _SEAL - 4, y), CAPTION, "text_soft", align=1.0, middle=True)
        for ply in self._course.stretches:
            canvas.line((self._x(ply), field.top), (self._x(ply), field.bottom), "sand", 2)
        canvas.surface.blit(self._picture(canvas), canvas.display.px_rect(self.rect))
        for seat in range(len(chances[0])):
            for ply in self._course.turns:
                canvas.disc((self._x(ply), self._y(chances[ply][seat])), 5, SEAT_COLOURS[seat], line="ink", width=1.5)
        now = chances[self._sheet.at]
        at = self._x(self._sheet.at)
        canvas.line((at, field.top), (at, field.bottom), "ink", 1.5)
        taken: list[pygame.FRect] = []
        for seat in sorted(range(len(chances[0])), key=lambda seat: -now[seat]):
            spot = pygame.FRect(0, 0, 2 * _SEAL, 2 * _SEAL)
            spot.center = (at, self._y(now[seat]))
            while spot.collidelist(taken) >= 0:
                spot.left += 2 * _SEAL + 2 if at < field.centerx else -2 * _SEAL - 2
            taken.append(spot)
            paint_seal(canvas, seat, spot.center, _SEAL)

    def _picture(self, canvas: Canvas) -> pygame.Surface:
        """Return all curves on a clear ground as large as the widget; they stay the same and are drawn once."""
        place = canvas.display.px_rect(self.rect)
        if self._drawn is None or self._drawn.get_size() != place.size:
            self._drawn = pygame.Surface(place.size, pygame.SRCALPHA)
            scale = canvas.display.scale
            elements: list[str] = []
            for seat in range(len(self._course.chances[0])):
                at = [(self._x(ply), self._y(each[seat])) for ply, each in enumerate(self._course.chances)]
                points = [(x * scale - place.left, y * scale - place.top) for x, y in at]
                for colour, width in (("ink", _EDGED), (SEAT_COLOURS[seat], _WIDE)):
                    dashes = [part * scale for part in _DASHES[seat]]
                    elements.append(forms.stroke(points, canvas.colour(colour), width * scale, dashes))
            forms.draw(self._drawn, elements)
        return self._drawn


class _Moment(Widget):
    """A decision, and what everybody could expect after it."""

    def __init__(self, shell: Shell, sheet: WinChancesSheet) -> None:
        super().__init__(shell)
        self._sheet = sheet

    def measure(self, width: float) -> tuple[float, float]:
        """Return the full width and the height of two lines."""
        return width, 2 * self.shell.types.line_height(BODY) + 10

    def draw_self(self, canvas: Canvas) -> None:
        """Write the decision, and below it every seal with name and chance."""
        at, review, line = self._sheet.at, self._sheet.replay, canvas.types.line_height(BODY)
        words = text("course-decision", ply=at, count=review.count) if at else text("course-begin")
        canvas.text(words, self.rect.topleft, BODY.bolder(), width=self.rect.width)
        across = self.rect.width / len(review.seats)
        y = self.rect.top + line + 10 + line / 2
        for seat, chance in enumerate(self._sheet.course.chances[at]):
            left = self.rect.left + across * seat
            paint_seal(canvas, seat, (left + _SEAL, y), _SEAL)
            figure = f"{round(100 * chance)} %"
            wide = canvas.types.width(figure, BODY.bolder())
            canvas.text(figure, (left + 2 * _SEAL + 8, y), BODY.bolder(), middle=True)
            left, room = left + 2 * _SEAL + 16 + wide, across - 2 * _SEAL - wide - 24
            canvas.text(review.seats[seat].name, (left, y), BODY, middle=True, width=room)
