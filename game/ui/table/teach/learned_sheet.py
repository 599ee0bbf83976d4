"""The lessons of a guided first game, and suggestions for the next step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.components.exercises import load_exercises
from game.components.lessons import load_course
from game.locale import text
from game.match.match import Match
from game.match.opponents import opponents
from game.match.progress import EXERCISE, load_progress
from game.rules.core.state import State
from game.ui.boards.kit.lessons import Lesson
from game.ui.boards.kit.seat_words import level_words
from game.ui.drawing.text import SUBHEADING
from game.ui.layout import Edge, cut, placed
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

_WIDTH = 640.0
_MARGIN = 30.0


class LearnedSheet(Stage):
    """The tips that a player was given, each with its rule; below, the lessons, exercises and levels that wait."""

    is_overlay = True

    def __init__(
        self,
        shell: Shell,
        match: Match,
        told: Sequence[Lesson[State]],
        on_rule: Callable[[str], Change | None],
    ) -> None:
        super().__init__(shell)
        self._match = match
        self._told = tuple(told)
        self._on_rule = on_rule
        self.default_focus = "close"

    def build(self) -> None:
        """Put the list and a button on a sheet that scrolls if it needs more than the window's height."""
        shell = self.shell
        width = min(_WIDTH * shell.types.size, self.size[0] - 2 * _MARGIN)
        panel = Panel(shell, text("learned-title"), pad=26, lift=26)
        panel.place(placed(self.screen, width, self.size[1] - 2 * _MARGIN))
        button = Button(shell, text("shell-close"), Pop, kind="primary", name="close")
        wide, high = button.measure(300)
        area, parts = ScrollArea(shell, name="learned", gap=5, pad=4), self._parts()
        spare = panel.inner.height - area.wanted(parts, panel.inner.width) - high - 14
        panel.place(panel.rect.inflate(0, -max(0.0, spare)))
        foot, room = cut(panel.inner, Edge.BOTTOM, high, 14)
        button.place(placed(foot, wide, high))
        area.place(room)
        area.fill(parts)
        panel.add(area, button)
        self.root.add(panel)

    def _parts(self) -> list[Widget]:
        shell, game = self.shell, self._match.game.name
        parts: list[Widget] = [Label(shell, text("learned-about"))]
        for number, lesson in enumerate(self._told):
            title = text(f"tip-{game}-{lesson.name}-title")
            link = f" <rule:{lesson.rule}>" if lesson.rule else ""
            words = f"<icon:scarab> {title}{link}"
            parts.append(Label(shell, words, name=f"learned-{number}", on_link=self._on_rule))
        parts.append(Label(shell, text("learned-next"), SUBHEADING))
        return [*parts, *(Label(shell, words) for words in self.suggestions())]

    def suggestions(self) -> list[str]:
        """Return suggestions for the next step as sentences: open chapters, open exercises, a stronger AI."""
        game, done = self._match.game.name, load_progress()
        course = load_course(game)
        chapters = course.chapters if course is not None else ()
        open_chapters = [each for each in chapters if done.get(f"{game}/{each.id}", 0) < len(each.steps)]
        open_exercises = [each for each in load_exercises(game) if f"{game}/{EXERCISE}{each.id}" not in done]
        found = []
        if open_chapters:
            found.append(text("learned-chapters", count=len(open_chapters)))
        if open_exercises:
            found.append(text("learned-exercises", count=len(open_exercises)))
        if level := self._stronger():
            found.append(text("learned-level", level=level_words(level)))
        return found

    def _stronger(self) -> str:
        """Return the level after the strongest that took part, '' if there is none."""
        levels = opponents()
        stars = max((levels[seat.level].stars for seat in self._match.seats if seat.level in levels), default=0.0)
        return next((name for name, level in levels.items() if level.stars > stars and not level.is_character), "")
