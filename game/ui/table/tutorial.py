"""The tutorial of a first game: sheets that explain each thing when it first comes up, with its place lit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.locale import text
from game.rules.core.game import View
from game.rules.core.state import State
from game.table.match import Match
from game.ui.boards.lessons import Lesson
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, CAPTION, SUBHEADING
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size
from game.ui.window.input import Action

ON, OFF = "guide on", "guide off"
"""What the record notes of a seat that wants the tutorial, or not."""
_WIDTH, _PAD, _GAP = 420.0, 26.0, 16.0


class Tutorial:
    """Which lessons the players of a match have still to be told; the record keeps it, whatever is taken back."""

    def __init__(self, match: Match, lessons: Sequence[Lesson[State]]) -> None:
        self._match = match
        self.game = match.game.name
        self.lessons = tuple(lessons)
        self._put_off = -1
        """The decision at which the player did not want to read on."""
        self._known: tuple[object, list[Lesson[State]]] = ((), [])

    def is_on(self, seat: int) -> bool:
        """Return whether the player of `seat` wants the tutorial."""
        return [wish for wish in self._match.preferences(seat) if wish in (ON, OFF)][-1:] == [ON]

    def turn(self, seat: int, *, is_on: bool) -> None:
        """Begin or end the tutorial for the player of `seat`."""
        self._match.note_preference(seat, ON if is_on else OFF, lasts=True)

    def put_off(self, ply: int) -> None:
        """Tell nothing more before the decision after number `ply`."""
        self._put_off = ply

    def note(self, seat: int, lesson: Lesson[State]) -> None:
        """Take note that the player of `seat` was told a lesson."""
        if _told(lesson) not in self._match.preferences(seat):
            self._match.note_preference(seat, _told(lesson), lasts=True)

    def due(self, view: View[State]) -> list[Lesson[State]]:
        """Return what to tell the viewer about the decision he has, in order."""
        seat = view.viewer
        if seat != view.to_move or view.ply == self._put_off or not self.is_on(seat):
            return []
        told = self._match.preferences(seat)
        now = (view.ply, seat, self._match.branch, told)
        if self._known[0] != now:
            self._known = now, [each for each in self.lessons if _told(each) not in told and each.is_due(view)]
        return self._known[1]


def _told(lesson: Lesson[State]) -> str:
    """Return how the record notes that a lesson was told."""
    return f"lesson {lesson.name}"


class LessonSheet(Stage):
    """Lessons that are due at one decision, one after the other, over the table."""

    is_overlay = True

    def __init__(
        self,
        shell: Shell,
        tutorial: Tutorial,
        view: View[State],
        lessons: Sequence[Lesson[State]],
        *,
        values: Mapping[str, object],
        lit: Callable[[Sequence[object]], list[pygame.FRect]],
        on_rule: Callable[[str], Change | None],
    ) -> None:
        """Show `lessons` to the viewer of `view`.

        `values` are the variables of the texts. `lit` returns where the places of a lesson are on the canvas.
        """
        super().__init__(shell)
        self._tutorial = tutorial
        self._view = view
        self.lessons = tuple(lessons)
        self._values = values
        self._lit = lit
        self._on_rule = on_rule
        self.at = 0
        self._spots: list[pygame.FRect] = []
        self.default_focus = "next"
        self._note()

    @property
    def lesson(self) -> Lesson[State]:
        """The lesson shown."""
        return self.lessons[self.at]

    def _note(self) -> None:
        self._tutorial.note(self._view.viewer, self.lesson)

    def build(self) -> None:
        """Put title, words and buttons on a sheet beside what they are about."""
        shell, tutorial, lesson = self.shell, self._tutorial, self.lesson
        key = f"lesson-{tutorial.game}-{lesson.name}"
        keys = {f"key_{action.value}": shell.press_for(action) for action in (Action.HINT, Action.UNDO, Action.HELP)}
        width = min(_WIDTH * shell.types.size, self.size[0] - 80) - 2 * _PAD
        number = tutorial.lessons.index(lesson) + 1
        count = text("lesson-count", number=number, count=len(tutorial.lessons)).upper()
        link = f" <rule:{lesson.rule}>" if lesson.rule else ""
        parts = [
            Label(shell, count, CAPTION, "text_soft"),
            Label(shell, text(f"{key}-title"), SUBHEADING),
            Label(shell, text(key, **{**self._values, **keys}) + link, BODY, name="words", on_link=self._on_rule),
        ]
        is_last = self.at == len(self.lessons) - 1
        go_on = Button(
            shell, text("lesson-play" if is_last else "lesson-next"), self._next, kind="primary", name="next",
            icon="play" if is_last else "",
        )  # fmt: skip
        stop = Button(
            shell, text("lesson-stop"), self._stop, kind="plain", name="stop", tooltip=text("lesson-stop-help")
        )
        heights = [part.measure(width)[1] for part in parts]
        row = max(button.measure(width)[1] for button in (go_on, stop))
        panel = Panel(shell, fill="lit", pad=_PAD, lift=26)
        size = (width + 2 * _PAD, sum(heights) + 6 + _GAP + row + 2 * _PAD)
        self._spots = self._lit(lesson.places)
        panel.place(place_beside(self._spots, size, self.size))
        top = panel.inner.top
        for part, height in zip(parts, heights, strict=True):
            part.place(pygame.FRect(panel.inner.left, top, width, height))
            top += height + 3
        wide = go_on.measure(width)[0]
        go_on.place(pygame.FRect(panel.inner.right - wide, panel.inner.bottom - row, wide, row))
        stop.place(pygame.FRect(panel.inner.left, panel.inner.bottom - row, stop.measure(width - wide - _GAP)[0], row))
        panel.add(*parts, go_on, stop)
        self.root.add(panel)

    def _next(self) -> Change | None:
        if self.at == len(self.lessons) - 1:
            return Pop()
        self.at += 1
        self._note()
        self.set_focus(None)
        self.rebuild()
        return None

    def _stop(self) -> Change:
        self._tutorial.turn(self._view.viewer, is_on=False)
        return Pop()

    def back(self) -> Change | None:
        """Show the lesson before, or go back to the table; what was not shown yet comes at the next decision."""
        if not self.at:
            self._tutorial.put_off(self._view.ply)
            return Pop()
        self.at -= 1
        self.rebuild()
        return None

    def act(self, action: Action) -> Change | None:
        """Open the rules with the key for help."""
        return self._on_rule(self.lesson.rule) if action is Action.HELP else None

    def paint(self, canvas: Canvas) -> None:
        """Darken the table around what the lesson is about."""
        canvas.dim_around(self._spots, 0.5)
        for spot in self._spots:
            canvas.box(spot, None, radius=10, line="gold", width=2.5)


def place_beside(spots: Sequence[pygame.FRect], size: Size, room: Size) -> pygame.FRect:
    """Return a rectangle of `size` on a canvas of size `room` that hides as little of the `spots` as can be.

    Of the places that hide equally little it is the one nearest to them; without spots, the middle.
    """
    middle = pygame.FRect((room[0] - size[0]) / 2, (room[1] - size[1]) / 2, *size)
    if not spots:
        return middle
    whole = spots[0].unionall(list(spots[1:]))
    xs = (whole.left - size[0] - _GAP, whole.centerx - size[0] / 2, whole.right + _GAP, _GAP, room[0] - size[0] - _GAP)
    ys = (whole.top - size[1] - _GAP, whole.centery - size[1] / 2, whole.bottom + _GAP, _GAP, room[1] - size[1] - _GAP)
    bounds = pygame.FRect((0, 0), room).inflate(-_GAP, -_GAP)
    found = [rect for x in xs for y in ys if bounds.contains(rect := pygame.FRect(x, y, *size))] or [middle]

    def worth(rect: pygame.FRect) -> tuple[float, float]:
        hidden = sum(part.width * part.height for part in map(rect.clip, spots))
        return round(hidden), (rect.centerx - whole.centerx) ** 2 + (rect.centery - whole.centery) ** 2

    return min(found, key=worth)
