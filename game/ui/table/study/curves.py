"""The chances of every seat through a game, as curves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import product
from math import hypot
from typing import Protocol

import pygame

from game.locale import text
from game.ui.boards.kit.seat_head import paint_seal
from game.ui.drawing import forms
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import CAPTION, SMALL
from game.ui.drawing.theme import SEAT_COLOURS, mix
from game.ui.layout import around, trim
from game.ui.widgets.accessible import Accessible, Role, Scale
from game.ui.widgets.base import DONE, Reply, Widget
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.window.display import Point, Size
from game.ui.window.input import Action, InputEvent, KeyPress, PointerDown, PointerMove, PointerUp

_SEAL = 14.0
_SCALE = 48.0 + _SEAL
"""The least width to the left of the curves, for the percentages and half of a mark on the first moment."""
_DASHES: tuple[tuple[float, ...], ...] = ((), (16.0, 7.0), (7.0, 6.0), (3.0, 5.0))
"""The dashes and gaps of each seat's curve, because colour must not be the only difference."""
_WIDE, _EDGED = 3.0, 4.5
"""The width of a curve, without and with the edge that sets it off from any ground."""
_STRONG, _FILLED = 1.25, 0.18
"""The width of the curve that matters, relative to those, and how opaque the area below it is."""
_QUIET, _SHADE = 2.0, 0.3
"""The width of a curve beside the one that matters, and how much darker than its seat it is, since it has no edge."""
_DOT = 4.5
"""The radius of the dot of a curve at the moment chosen."""
_HIGH = 250.0
"""The usual height of the curves where they can choose it."""


_END = 8.0
"""The room behind the last moment, where the curves run flat, so that a late rise is no stray line at the edge."""
_BEHIND = 8.0
"""The gap between the field and the seals behind the ends of the curves."""
_ROOMY = 100.0
"""The height of the field from which every quarter has a line."""
_SYMBOL, _BESIDE_SYMBOL = 36.0, 13.0
"""The room for a symbol of the legend with the gap before it, and how far its middle is from its words."""
_NUMBERED = 24.0
"""The side of the square of a numbered decision."""
_STEPS, _REACH = 4, 5
"""The steps to its own side in which such a square gives way to others, and how many sides far."""
_PLATE = 5.0
"""The margin beside the number of the decision that the story tells, on its plate."""
WHOLE, _INEXACT = 100, 1e-6
"""What the chances of all seats make together in percent, and how far from 1 the sum of such chances may be."""
_DECISIVE = 11.0
"""The radius of the seal of who made the decision that the story tells."""


class MarkKind(Enum):
    """The kinds of marks on a curve; each has its own shape. DECISIVE is the decision or draw that the story tells."""

    TURN = "turn"
    DECISIVE = "decisive"
    MISTAKE = "mistake"
    LUCK = "luck"


@dataclass(frozen=True, slots=True)
class CurveMark:
    """A mark on the curve of a seat after decision `ply`; a costly decision may have a `number`, 0 for none."""

    ply: int
    seat: int
    kind: MarkKind
    number: int = 0


class CurveScene(Protocol):
    """A scene that contains curves; it knows the chosen moment."""

    at: int

    def move(self, ply: int) -> None:
        """Choose the moment after decision `ply`."""

    def go(self) -> Change | None:
        """Show the moment chosen at the table."""

    def words(self) -> str:
        """Return the chosen moment and each player's chance at that moment."""


class Legend(Widget):
    """The title of the curves and the meaning of their marks, in a line.

    MarkKind.TURN here stands for the lines at which a round begins.
    """

    def __init__(self, shell: Shell, kinds: Sequence[MarkKind]) -> None:
        super().__init__(shell, name="legend")
        self._kinds = kinds

    def accessible(self) -> Accessible | None:
        """Describe the widget as a text: the title and the meanings."""
        return Accessible(Role.TEXT, ", ".join([text("win-chances-title"), *map(_meaning, self._kinds)]))

    @property
    def _widths(self) -> list[float]:
        """The widths of title and meanings, with the gaps and symbols before them."""
        types = self.shell.types
        return [
            types.width(text("win-chances-title"), SMALL),
            *(_SYMBOL + types.width(_meaning(kind), SMALL) for kind in self._kinds),
        ]

    def measure(self, width: float) -> Size:
        """Return the size of the line."""
        return min(width, sum(self._widths)), self.shell.types.line_height(SMALL)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw title, symbols and words."""
        rect, (title, *widths) = self.rect, self._widths
        style = SMALL.sized(SMALL.size * min(1.0, rect.width / (title + sum(widths))))
        x, shrink = rect.left, style.size / SMALL.size
        canvas.text(text("win-chances-title"), (x, rect.centery), style, "text_soft", middle=True)
        x += title * shrink
        for kind, width in zip(self._kinds, widths, strict=True):
            at = x + (_SYMBOL - _BESIDE_SYMBOL) * shrink, rect.centery
            if kind is MarkKind.TURN:
                canvas.line((at[0], at[1] - 8), (at[0], at[1] + 8), _round_ink(canvas), 2)
            else:
                paint_mark(canvas, at, kind, "ink")
            canvas.text(_meaning(kind), (x + _SYMBOL * shrink, rect.centery), style, "text_soft", middle=True)
            x += width * shrink


_MEANINGS = {MarkKind.MISTAKE: "mistake", MarkKind.LUCK: "luck", MarkKind.TURN: "round"}


def _round_ink(canvas: Canvas) -> Colour:
    """Return the colour of the lines where rounds begin; sand is too pale on white."""
    return "sand" if canvas.theme.is_painted else "text_soft"


def _meaning(kind: MarkKind) -> str:
    return text(f"analysis-legend-{_MEANINGS[kind]}")


class Curves(Widget):
    """A curve for every seat; pointer or arrow keys choose a moment, a click or ACTIVATE goes there.

    `chances[ply][seat]` are shares of the victory, 0 to 1; `stretches` are the plies at which a round began.
    """

    focusable = True

    def __init__(
        self,
        shell: Shell,
        scene: CurveScene,
        chances: Sequence[Sequence[float]],
        stretches: Sequence[int],
        marks: Sequence[CurveMark],
        *,
        high: float = _HIGH,
        strong: int = -1,
    ) -> None:
        """The curve of the seat `strong` stands out, with the area below it filled; -1 is none."""
        super().__init__(shell, name="curves")
        self._strong = strong
        self._scene = scene
        self._chances = chances
        self._stretches = stretches
        self.marks = tuple(marks)
        self.high = high
        """The wanted height."""
        self._drawn: pygame.Surface | None = None

    def accessible(self) -> Accessible | None:
        """Describe the widget as a slider over the decisions, with the chances after the one chosen."""
        scale = Scale(float(self._scene.at), 0.0, float(self._last), 1.0)
        return Accessible(
            Role.SLIDER, text("win-chances-title"), value=self._scene.words(), can_press=True, scale=scale
        )

    def number(self, most: int) -> None:
        """Take the number from every mark above `most`, whose card is out of sight."""
        self.marks = tuple(replace(mark, number=0) if mark.number > most else mark for mark in self.marks)

    def measure(self, width: float) -> Size:
        """Return the full width and the wanted height."""
        return width, self.high

    @property
    def _field(self) -> pygame.FRect:
        scale = max(_SCALE, self.shell.types.width(text("percent", count=100), CAPTION) + _SEAL + 8)
        return trim(self.rect, left=scale, right=2 * _SEAL + _BEHIND, top=_SEAL, bottom=_SEAL)

    @property
    def _last(self) -> int:
        return len(self._chances) - 1

    def _x(self, ply: int) -> float:
        return self._field.left + (self._field.width - _END) * ply / max(1, self._last)

    def _y(self, chance: float) -> float:
        return self._field.bottom - self._field.height * chance

    def _at(self, mark: CurveMark) -> Point:
        """Return the place of a mark on its curve."""
        return self._x(mark.ply), self._y(self._chances[mark.ply][mark.seat])

    def handle(self, event: InputEvent) -> Reply:
        """Choose a decision, or go to the one chosen."""
        scene, field = self._scene, self._field
        if isinstance(event, (PointerMove, PointerDown)):
            scene.move(round((event.pos[0] - field.left) / (field.width - _END) * self._last))
            return DONE
        if isinstance(event, PointerUp) and event.button == 1:
            return scene.go() if self.rect.collidepoint(event.pos) else DONE
        if isinstance(event, KeyPress) and event.action in (Action.LEFT, Action.RIGHT):
            scene.move(scene.at + (1 if event.action is Action.RIGHT else -1))
            return DONE
        return scene.go() if isinstance(event, KeyPress) and event.action is Action.ACTIVATE else None

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the scale, the curves, the marks and the moment chosen."""
        field, chances = self._field, self._chances
        canvas.box(field, "field", radius=4, line="panel_hairline", width=1)
        for percent in range(0, 101, 25 if field.height >= _ROOMY else 50):
            y = self._y(percent / 100)
            canvas.line((field.left, y), (field.right, y), "panel_hairline", 1)
            canvas.text(
                text("percent", count=percent),
                (field.left - _SEAL - 4, y),
                CAPTION,
                "text_soft",
                align=1.0,
                middle=True,
            )
        for ply in self._stretches:
            canvas.line((self._x(ply), field.top), (self._x(ply), field.bottom), _round_ink(canvas), 2)
        canvas.surface.blit(self._picture(canvas), canvas.display.px_rect(self.rect))
        decisive = [mark for mark in self.marks if mark.kind is MarkKind.DECISIVE]
        for mark in decisive:
            self._paint_decisive(canvas, mark)
        self._paint_marks(canvas, [mark for mark in self.marks if not mark.number and mark not in decisive])
        now, across = chances[self._scene.at], self._x(self._scene.at)
        canvas.line((across, field.top), (across, field.bottom), "ink", 1.5)
        for seat, chance in enumerate(now):
            canvas.disc((across, self._y(chance)), _DOT, SEAT_COLOURS[seat], line="ink", width=1.5)
        self._paint_seals(canvas)
        self._paint_marks(canvas, [mark for mark in self.marks if mark.number])

    def _paint_seals(self, canvas: Canvas) -> None:
        """Draw the seals behind the ends of the curves, apart from each other."""
        ends = sorted((self._y(chance), seat) for seat, chance in enumerate(self._chances[-1]))
        radius = min(_SEAL, self.rect.height / (2 * len(ends) + 1))
        step, lowest = 2 * radius + 1, self.rect.bottom - radius
        at = self.rect.top + radius - step
        for left, (y, seat) in zip(range(len(ends) - 1, -1, -1), ends, strict=True):
            at = min(max(y, at + step), lowest - left * step)
            paint_seal(canvas, seat, (self._field.right + _BEHIND + radius, at), radius)

    def _paint_decisive(self, canvas: Canvas, mark: CurveMark) -> None:
        """Draw a line through the moment that the story tells, its number above, and the seal of who decided."""
        field, x = self._field, self._x(mark.ply)
        canvas.line((x, field.top), (x, field.bottom), "danger", 1.5)
        paint_seal(canvas, mark.seat, self._at(mark), _DECISIVE)
        words, style = text("analysis-card", ply=mark.ply), CAPTION.bolder()
        wide = canvas.types.width(words, style) + 2 * _PLATE
        middle = min(max(x, field.left + wide / 2), field.right - wide / 2)
        label = around((middle, self.rect.top), wide, canvas.types.line_height(style), down=0.0)
        canvas.box(label, "danger", radius=4)
        canvas.text(words, label.center, style, "linen", align=0.5, middle=True)

    def _paint_marks(self, canvas: Canvas, marks: Sequence[CurveMark]) -> None:
        """Draw marks on their curves; a numbered one whose place is taken lies beside it, with a line to its own."""
        numbered = {mark.ply for mark in marks if mark.number}
        seals = [
            around(self._at(mark), 2 * _DECISIVE)
            for mark in self.marks
            if mark.kind is MarkKind.DECISIVE and mark.ply not in numbered
        ]
        places: list[pygame.FRect] = []
        for mark in sorted(marks, key=lambda mark: mark.number):
            at = self._at(mark)
            place = around(at, _NUMBERED + 2)
            places.append(self._free(place, [*seals, *places]) if mark.number else place)
            if places[-1].center != place.center:
                canvas.line(at, places[-1].center, "danger", 1.5)
            paint_mark(canvas, places[-1].center, mark.kind, SEAT_COLOURS[mark.seat], mark.number)

    def _free(self, place: pygame.FRect, taken: Sequence[pygame.FRect]) -> pygame.FRect:
        """Return the free place nearest to one, above or below it rather than beside it; itself where none is free."""
        if not taken:
            return place.clamp(self.rect)
        steps = range(-_STEPS * _REACH, _STEPS * _REACH + 1)
        for across, down in sorted(product(steps, steps), key=lambda by: hypot(1.5 * by[0], by[1])):
            moved = place.move(across * place.width / _STEPS, down * place.height / _STEPS)
            if self.rect.contains(moved) and moved.collidelist(taken) < 0:
                return moved
        return place

    def _picture(self, canvas: Canvas) -> pygame.Surface:
        """Return all curves on a clear ground as large as the widget; they stay the same and are drawn once."""
        place = canvas.display.px_rect(self.rect)
        if self._drawn is None or self._drawn.get_size() != place.size:
            self._drawn = pygame.Surface(place.size, pygame.SRCALPHA)
            scale = canvas.display.scale
            elements: list[str] = []
            seats = sorted(range(len(self._chances[0])), key=lambda seat: seat == self._strong)
            for seat in seats:
                at = [(self._x(ply), self._y(each[seat])) for ply, each in enumerate(self._chances)]
                at.append((self._field.right, at[-1][1]))
                points = [(x * scale - place.left, y * scale - place.top) for x, y in at]
                dashes = [part * scale for part in _DASHES[seat]]
                if self._strong >= 0 and seat != self._strong:
                    shade = mix(canvas.colour(SEAT_COLOURS[seat]), canvas.theme["ink"], _SHADE)
                    elements.append(forms.stroke(points, shade, _QUIET * scale, dashes))
                    continue
                share = _STRONG if seat == self._strong else 1.0
                if seat == self._strong:
                    foot = self._field.bottom * scale - place.top
                    below = [(points[-1][0], foot), (points[0][0], foot)]
                    elements.append(forms.area([*points, *below], canvas.colour(SEAT_COLOURS[seat]), _FILLED))
                for colour, width in (("ink", _EDGED), (SEAT_COLOURS[seat], _WIDE)):
                    elements.append(forms.stroke(points, canvas.colour(colour), share * width * scale, dashes))
            forms.draw(self._drawn, elements)
        return self._drawn


def moment_title(ply: int, count: int) -> str:
    """Return the number of the chosen decision and the total, or a word for the beginning if it is 0."""
    return text("win-chances-decision", ply=ply, count=count) if ply else text("win-chances-begin")


def percents(chances: Sequence[float]) -> list[int]:
    """Return the chances of all seats in percent: together 100 if the chances are 1 together, else each rounded."""
    if abs(sum(chances) - 1.0) > _INEXACT:
        return [round(WHOLE * chance) for chance in chances]
    found = [int(WHOLE * chance) for chance in chances]
    most_left_over = sorted(range(len(found)), key=lambda seat: found[seat] - WHOLE * chances[seat])
    for seat in most_left_over[: WHOLE - sum(found)]:
        found[seat] += 1
    return found


def moment_words(ply: int, names: Sequence[str], chances: Sequence[Sequence[float]]) -> str:
    """Return the number of the chosen decision, and each player's chance after it; those that do not make 100% together
    are explained.
    """
    found = percents(chances[ply])
    shares = (f"{name} {text('percent', count=percent)}" for name, percent in zip(names, found, strict=True))
    words = ", ".join((moment_title(ply, len(chances) - 1), *shares))
    return words if sum(found) == WHOLE else text("win-chances-own", moment=words)


def paint_mark(canvas: Canvas, at: Point, kind: MarkKind, seat_colour: str, number: int = 0) -> None:
    """Draw a turn as a dot of the seat's colour, a costly decision as a red square, luck as a golden disc.

    With a `number`, draw a larger square with it instead.
    """
    if number:
        canvas.box(around(at, _NUMBERED), "danger", radius=4, line="linen", width=1.5)
        canvas.text(str(number), at, SMALL.bolder(), "linen", align=0.5, middle=True)
    elif kind is MarkKind.MISTAKE:
        canvas.box(around(at, 11), "terracotta", radius=1, line="ink", width=1.5)
    elif kind is MarkKind.LUCK:
        canvas.disc(at, 6, "amber", line="ink", width=1.5)
    else:
        canvas.disc(at, 5, seat_colour, line="ink", width=1.5)
