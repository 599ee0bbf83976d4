"""Learning a game: its chapters with ticks, a guided first game, and exercises."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import pygame

from game.components.exercises import Exercise, load_exercises
from game.components.lessons import Chapter, load_course
from game.locale import listed, text
from game.table.progress import EXERCISE, load_progress
from game.table.seats import ai, human
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.button import Button, ButtonKind
from game.ui.widgets.choice import ChoiceItem, Tabs
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Pop, Push
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import GameInfo, NewGame, Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size

RIVAL = "apprentice"
"""The level of the AI in a guided game."""
_GAP = 8.0


class Learning(Stage):
    """The chapters of one game at a time; finished ones have a tick, and the first unfinished one has the focus."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.games = tuple(info for info in shell.doors.games() if not info.problem)
        self.shown = self.games[0].name if self.games else ""
        self._begun = ""

    def resume(self) -> None:
        """Show the progress made meanwhile."""
        super().resume()
        self.rebuild()

    def chapters(self) -> tuple[Chapter, ...]:
        """Return the chapters of the game that is shown."""
        course = load_course(self.shown) if self.shown else None
        return course.chapters if course is not None else ()

    def build(self) -> None:
        """Put the games along the top of a sheet and their lessons below."""
        shell = self.shell
        header = Header(shell, text("learn-title"), Pop)
        area = sheet_below(header, self.size, widest=860 * shell.types.size)
        panel = Panel(shell, pad=26)
        panel.place(area)
        self.root.add(header, panel)
        if not self.games:
            panel.add(Label(shell, text("new-no-games")))
            return
        items = [ChoiceItem(info.name, text(f"game-{info.name}")) for info in self.games]
        tabs = Tabs(shell, items, self.shown, self._show)
        tabs.caption = text("new-game")
        high = tabs.measure(panel.inner.width)[1]
        tabs.place(pygame.FRect(panel.inner.left, panel.inner.top, panel.inner.width, high))
        sheet, parts = ScrollArea(shell, gap=10, pad=6), self._parts()
        top = tabs.rect.bottom + 10
        spare = panel.inner.bottom - top - sheet.wanted(parts, panel.inner.width)
        panel.place(pygame.FRect(area.left, area.top, area.width, area.height - max(0.0, spare)))
        sheet.place(pygame.FRect(panel.inner.left, top, panel.inner.width, panel.inner.bottom - top))
        sheet.fill(parts)
        panel.add(tabs, sheet)

    def _parts(self) -> list[Widget]:
        shell, name = self.shell, self.shown
        done, chapters = load_progress(), self.chapters()
        open_ones = [each for each in chapters if done.get(f"{name}/{each.id}", 0) < len(each.steps)]
        self.default_focus = f"chapter-{open_ones[0].id}" if open_ones else "guided"
        buttons = []
        for number, chapter in enumerate(chapters, start=1):
            reached = done.get(f"{name}/{chapter.id}", 0)
            is_done, is_next = reached >= len(chapter.steps), chapter in open_ones[:1]
            label = text("learn-chapter", number=number, title=text(f"chapter-{name}-{chapter.id}"))
            button = self._button(
                label, "check" if is_done else "play", f"chapter-{chapter.id}", is_primary=is_next,
                on_press=lambda chapter=chapter, at=0 if is_done else reached: self.open(chapter, at),  # type: ignore[misc]
            )  # fmt: skip
            button.remark = text("spoken-done") if is_done else ""
            buttons.append(button)
        guided = self._button(
            text("learn-guided"), "dice", "guided", is_primary=not open_ones, on_press=self.start_guided
        )
        parts: list[Widget] = [Label(shell, text("learn-intro"))]
        if chapters:
            parts.append(_Columns(shell, buttons))
        parts += [Label(shell, text("learn-guided-about")), guided]
        if exercises := load_exercises(name):
            parts += [Label(shell, text("learn-exercises")), _Columns(shell, self._exercises(exercises, done))]
        return parts

    def _exercises(self, exercises: Sequence[Exercise], done: Mapping[str, int]) -> list[Button]:
        """Return a button for each exercise, with a tick where it is done."""
        found = []
        for number, each in enumerate(exercises, start=1):
            title = text(f"exercise-{self.shown}-{each.ask}-title")
            is_done = f"{self.shown}/{EXERCISE}{each.id}" in done
            button = self._button(
                text("learn-chapter", number=number, title=title), "check" if is_done else "hint",
                f"{EXERCISE}{each.id}", is_primary=False, on_press=lambda id=each.id: self.open_exercise(id),  # type: ignore[misc]
            )  # fmt: skip
            button.remark = text("spoken-done") if is_done else ""
            found.append(button)
        return found

    def open_exercise(self, name: str) -> Change | None:
        """Open an exercise."""
        game = self.shown
        return self._begin(f"{EXERCISE}{name}", lambda: Push(self.shell.doors.open_exercise(self.shell, game, name)))

    def _button(self, label: str, icon: str, name: str, *, is_primary: bool, on_press: Callback) -> Button:
        kind: ButtonKind = "primary" if is_primary else "quiet"
        words = text("opening") if self.is_busy and self._begun == name else label
        return Button(self.shell, words, on_press, kind=kind, icon=icon, name=name, align=0.0, height=44)

    def _show(self, game: object) -> None:
        self.shown = str(game)
        self.rebuild()

    def open(self, chapter: Chapter, at: int) -> Change | None:
        """Open a chapter where it was left."""
        name = self.shown
        return self._begin(
            f"chapter-{chapter.id}", lambda: Push(self.shell.doors.open_chapter(self.shell, name, chapter.id, at))
        )

    def start_guided(self) -> Change | None:
        """Begin a guided game."""
        info = next(each for each in self.games if each.name == self.shown)
        return self._begin("guided", lambda: Push(self.shell.doors.start_match(self.shell, self.guided_game(info))))

    def _begin(self, name: str, work: Callback) -> Change | None:
        if not self.is_busy:
            self._begun = name
            self.soon(work)
        return None

    def guided_game(self, info: GameInfo) -> NewGame:
        """Return the game to learn from: the usual options, an easy AI, and unlimited undo."""
        levels = [level.name for level in info.levels]
        name = self.shell.settings.player_name or text("seat-human", number=1)
        level = RIVAL if RIVAL in levels else (levels[0] if levels else "")
        rival = next(each for each in listed("ai-names") if each.casefold() != name.casefold())
        seats = (human(name), ai(level, rival))
        options = {option.name: option.default for option in info.options}
        return NewGame(info.name, seats, options, free_undo=True, guide=True)


class _Columns(Widget):
    """Buttons in two columns, or in one if a label needs it, read row by row."""

    def __init__(self, shell: Shell, buttons: Sequence[Button]) -> None:
        super().__init__(shell)
        self._buttons = list(buttons)
        self.add(*buttons)

    def _many(self, width: float) -> int:
        half = (width - _GAP) / 2
        return 2 if all(button.measure(half)[0] <= half for button in self._buttons) else 1

    def measure(self, width: float) -> Size:
        """Return the height of all rows."""
        rows = math.ceil(len(self._buttons) / self._many(width))
        high = max(button.measure(width)[1] for button in self._buttons)
        return width, rows * (high + _GAP) - _GAP

    def place(self, rect: pygame.FRect) -> None:
        """Put the buttons side by side and below each other."""
        super().place(rect)
        many = self._many(rect.width)
        wide = (rect.width - _GAP * (many - 1)) / many
        high = max(button.measure(rect.width)[1] for button in self._buttons)
        for number, button in enumerate(self._buttons):
            row, column = divmod(number, many)
            button.place(pygame.FRect(rect.left + column * (wide + _GAP), rect.top + row * (high + _GAP), wide, high))
