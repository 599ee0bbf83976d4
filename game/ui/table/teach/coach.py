"""The sheet with a teacher's note, placed beside the things that it is about; over them only for lack of room."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import chain

import pygame

from game.locale import text
from game.rules.core.state import State
from game.ui.boards.kit.lessons import Area, spots
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.regions import Region
from game.ui.boards.kit.values import Enlarge, Target
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, CAPTION, SUBHEADING
from game.ui.layout import Edge, cut, first_fitting, placed, sheet_room, trim
from game.ui.table.areas import Areas
from game.ui.table.bar import TOOLS
from game.ui.table.teach.teacher import TeacherNote
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import rows
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size
from game.ui.window.input import Action

COACH = "coach"
"""The name of the sheet."""
_PAD, _GAP, _STEP = 16.0, 8.0, 20.0
_WIDTHS = (440.0, 560.0, 360.0, 640.0, 290.0)
"""The widths of a note at normal text size, from the best shape for reading to a column for which there is always room.
"""
_LEAST = 320.0
"""The least width of the log's place for a note to lie over the log."""
_MATTERS = 3.0
"""The cost of covering things that a note must not stay over."""
_ANSWERS, _TO_USE, _TO_READ = 20000.0, 40.0, 20.0
"""The cost of covering the answers, a thing that can be used, and one that a decision depends on."""
_EDGE = 6.0
"""The margin around a highlighted thing."""
_MOODS = {"ask": "gold", "good": "malachite", "price": "terracotta"}

Weighted = tuple[pygame.FRect, float]
"""A place, and the cost of covering it."""


class Coach(Widget):
    """A note on a sheet of papyrus, with frames around the things it is about."""

    def __init__(
        self,
        shell: Shell,
        note: TeacherNote,
        on_reply: Callable[[str], Change | None],
        on_rule: Callable[[str], Change | None],
    ) -> None:
        super().__init__(shell, name=COACH)
        self.note = note
        self.spots: list[pygame.FRect] = []
        """The highlighted places on the canvas, with their margin."""
        link = f" <rule:{note.rule}>" if note.rule else ""
        words = " ".join(filter(None, (text(note.key, **note.values, **_presses(shell)), note.more)))
        self.markup = f"{note.title}<br>{words}"
        """The title and the words of the note as rich text, without its buttons."""
        self._parts: list[Widget] = [
            Label(shell, note.caption.upper(), CAPTION, "text_soft"),
            Label(shell, note.title, SUBHEADING),
            Label(shell, words + link, BODY, name="words", on_link=on_rule),
        ]
        self._buttons = [
            Button(shell, reply.label, partial(on_reply, reply.name), kind=reply.kind, name=reply.name, height=38)
            for reply in note.replies
        ]
        self.add(*self._parts, *self._buttons)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a group."""
        return Accessible(Role.GROUP, self.note.caption)

    def measure(self, width: float) -> Size:
        """Return the full width and the height of words and buttons."""
        inside = width - 2 * _PAD
        high = sum(part.measure(inside)[1] + 2 for part in self._parts) + 2 * _PAD - 6
        return width, high + sum(row[0].measure(inside)[1] + _GAP for row in self._rows(inside))

    def _rows(self, inside: float) -> list[list[Button]]:
        """Return the buttons in rows, as many side by side as fit."""
        return rows(self._buttons, lambda button: button.measure(inside)[0], inside, _GAP)

    def place(self, rect: pygame.FRect) -> None:
        """Put words and buttons below each other."""
        super().place(rect)
        rest = rect.inflate(-2 * _PAD, -2 * _PAD + 6)
        for part in self._parts:
            line, rest = cut(rest, Edge.TOP, part.measure(rest.width)[1], 2)
            part.place(line)
        for row in self._rows(rest.width):
            line, rest = cut(trim(rest, top=_GAP), Edge.TOP, row[0].measure(rest.width)[1])
            for button in row:
                wide = button.measure(rest.width)[0]
                place, line = cut(line, Edge.LEFT, min(wide, rest.width), _GAP)
                button.place(place)

    def settle(
        self,
        room: pygame.FRect,
        home: pygame.FRect,
        spots: Sequence[pygame.FRect],
        others: Sequence[Weighted],
        before: pygame.FRect | None = None,
    ) -> None:
        """Place the sheet: at `home` if that is large enough, or at the place `before` of the last note, as high as the
        note needs, or else at the place in `room` that covers the least, in the first width for which there is one.

        `spots` are the places to highlight, which it covers only if there is no other room; `others` are places that
        it covers as little as possible. It never stays at `before` where it would cover a spot or any other place whose
        weight is 3 or more.
        """
        self.spots = [spot.inflate(2 * _EDGE, 2 * _EDGE) for spot in spots]
        size = self.shell.types.size
        if home.width and self._fits(home, room, ()):
            self.place(home)
            return
        widths = [*(width * size for width in _WIDTHS), *filter(None, [home.width])]
        sizes = [self.measure(min(width, room.width)) for width in widths]
        kept = self._refitted(before) if before is not None else []
        clear = (clear_place(each, room, self.spots, others) for each in (*([size] for size in sizes), sizes))
        self.place(first_fitting(chain(kept, clear), lambda place: self._fits(place, room, others)))

    def _refitted(self, place: pygame.FRect) -> list[pygame.FRect]:
        """Return a place as high as the note needs, from its upper and from its lower edge."""
        spare = place.height - self.measure(place.width)[1]
        return [trim(place, bottom=spare), trim(place, top=spare)]

    def _fits(self, place: pygame.FRect, room: pygame.FRect, others: Sequence[Weighted]) -> bool:
        """Return whether the note has room in a place and covers there nothing that it is about or that matters."""
        covered = [*self.spots, *(other for other, weight in others if weight >= _MATTERS)]
        is_free = not any(_common(place, other) for other in covered)
        return is_free and room.contains(place) and self.measure(place.width)[1] <= place.height + 0.5

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet; the table draws the frames, which follow its things."""
        colour = _MOODS[self.note.mood]
        canvas.shadow(self.rect, spread=16)
        canvas.panel(self.rect, fill="lit", lift=10)
        canvas.box(self.rect, None, radius=10, line=colour, width=3)

    def draw_frames(self, canvas: Canvas, drawn: Callable[[pygame.FRect], pygame.FRect] = pygame.FRect) -> None:
        """Draw a frame around each of `spots`; `drawn` returns where the thing at a place is drawn now.

        The frame is white in a dark edge: colours stand for players, for hints and for what can be used.
        """
        for spot in self.spots:
            place = drawn(spot.inflate(-2 * _EDGE, -2 * _EDGE)).inflate(2 * _EDGE, 2 * _EDGE)
            canvas.box(place.inflate(4, 4), None, radius=14, line="ink", width=8)
            canvas.box(place, None, radius=12, line="linen", width=4)


def _presses(shell: Shell) -> dict[str, str]:
    """Return how to press the buttons that a note names, in brackets; nothing for a player who uses the mouse."""
    uses_keys = shell.is_focus_shown or shell.is_heard()
    actions = (Action.HINT, Action.UNDO, Action.HELP)
    return {f"key_{each.value}": f" (<b>{shell.press_for(each)}</b>)" if uses_keys else "" for each in actions}


def clear_place(
    sizes: Sequence[Size], room: pygame.FRect, spots: Sequence[pygame.FRect], others: Sequence[Weighted]
) -> pygame.FRect:
    """Return the place in `room` for one of the `sizes` that covers as little as possible: first of the spots, then of
    the others by their weights.

    Among equally good places it is the one nearest to the spots. If no size fits, it is the upper left part of the
    room.
    """
    whole, taken = spots[0].unionall(list(spots[1:])) if spots else room, list(spots)
    lighter = [(other, weight) for other, weight in others if weight]
    beneath = [other for other, _ in lighter]
    best: tuple[float, float, pygame.FRect] | None = None
    for wide, high in sizes:
        beside = [x for spot in spots for x in (spot.left - wide, spot.right)]
        below = [y for spot in spots for y in (spot.top - high, spot.bottom)]
        for x in _steps(room.left, room.right - wide, beside):
            for y in _steps(room.top, room.bottom - high, below):
                rect = pygame.FRect(x, y, wide, high)
                covered = sum(_common(rect, taken[at]) for at in rect.collidelistall(taken)) * 1000.0
                if best is not None and covered > best[0]:
                    continue
                for at in rect.collidelistall(beneath):
                    other, weight = lighter[at]
                    covered += _common(rect, other) * weight
                    if best is not None and covered > best[0] + 1.0:
                        break
                far = (rect.centerx - whole.centerx) ** 2 + (rect.centery - whole.centery) ** 2
                if best is None or (round(covered), far) < best[:2]:
                    best = round(covered), far, rect
    if best is None:
        wide, high = min(sizes, key=lambda size: size[1])
        return placed(room, min(wide, room.width), min(high, room.height), 0.0, 0.0)
    return best[2]


def _steps(low: float, high: float, wanted: Sequence[float]) -> list[float]:
    """Return places from `low` to `high`, including both, and those `wanted` between them; none if there is no room."""
    if high < low:
        return []
    count = int((high - low) / _STEP)
    steps = [*(low + _STEP * at for at in range(count + 1)), high]
    return [*steps, *(at for at in dict.fromkeys(wanted) if low < at < high)]


def _common(one: pygame.FRect, other: pygame.FRect) -> float:
    """Return the area that two rectangles share."""
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return wide * high if wide > 0 and high > 0 else 0.0


def coaches_in(root: Widget) -> list[Coach]:
    """Return the sheets with a teacher's note: one or none."""
    return [each for each in root.walk() if isinstance(each, Coach)]


def coach_at(
    shell: Shell,
    presenter: Presenter[State],
    areas: Areas,
    note: TeacherNote,
    meant: Collection[str],
    answers: pygame.FRect,
    on_reply: Callable[[str], Change | None],
    on_rule: Callable[[str], Change | None],
    *,
    is_lesson: bool,
) -> Coach:
    """Return the sheet of a note, placed beside the things it highlights and the place `answers`.

    `meant` are the ids of the targets and offers that it is about. The place of the log is the note's home; in a
    lesson no log lies there, and the position is needed beside the note. The place of the note is kept in
    `shell.note_place` for the next one.
    """
    coach = Coach(shell, note, on_reply, on_rule)
    targets, hand = presenter.targets(), presenter.hand_place
    needed = 3.0 if any(target.is_usable and hand.colliderect(target.rect) for target in targets) else 0.0
    covered: list[Weighted] = [(answers, _ANSWERS), (hand, needed), (areas.hand, 1.0), (areas.table, 1.5)]
    covered.append((areas.log, 0.5))
    to_read = _TO_READ if is_lesson else 1.0
    covered += [(target.rect, _weight(presenter, target, to_read)) for target in targets]
    covered += [(place, to_read) for place in presenter.sign_places(presenter.view.viewer)]
    room = sheet_room(shell.display.size, areas.bar.bottom + 4)
    least = (_WIDTHS[-1] if is_lesson else _LEAST) * shell.types.size
    is_home = areas.log.width >= least and not areas.log.colliderect(answers)
    home = areas.log if is_home else pygame.FRect()
    coach.settle(room, home, _lit(presenter, areas, note, meant), covered, shell.note_place)
    shell.note_place = coach.rect.copy()
    return coach


def _weight(presenter: Presenter[State], target: Target, to_read: float) -> float:
    """Return the cost of covering a target: `to_read` for what is shared or the viewer's own, else 1."""
    if target.is_usable:
        return _TO_USE
    spot = presenter.regions.spot(target.thing)
    is_theirs = spot.region is Region.SEAT and spot.seat != presenter.view.viewer
    return 1.0 if is_theirs or target.is_empty else to_read


def _lit(presenter: Presenter[State], areas: Areas, note: TeacherNote, meant: Collection[str]) -> list[pygame.FRect]:
    """Return the places of a note on the canvas."""
    bar, targets = areas.bar, presenter.targets()
    named = {
        Area.TOOLS: cut(bar, Edge.RIGHT, TOOLS)[0],
        Area.HAND: areas.hand,
        Area.ACTIONS: areas.actions,
    }
    found = [named[place].copy() for place in note.places if isinstance(place, Area)]
    found += spots(targets, presenter.items(), note.places, presenter.view.viewer)
    moving = (each for each in targets if each.id in note.targets or not isinstance(each.does, Enlarge))
    return found + [each.rect.copy() for each in moving if each.id in meant]
