"""A player of the lessons: it makes the move that a lesson asks for, or a given wrong move, and reads on."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import pygame

from game.rules.core.game import Move
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Narrow, Submit
from game.ui.table.ask.action_panel import ActionPanel
from game.ui.table.finish.scoring import Scoring
from game.ui.table.scene import TableScene
from game.ui.table.teach.coach import Coach
from game.ui.table.teach.exercise_table import ExerciseTeacher, open_exercise
from game.ui.table.teach.lesson_table import ChapterTeacher, open_chapter
from game.ui.table.teach.teacher import Teacher
from game.ui.widgets.base import Widget
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.scene import Push
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.input import PointerDown, PointerMove, PointerUp
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS
from tests.ui.shells import PICTURES

PATIENCE = 600
"""Ticks of 0.05 seconds within which something must happen."""
PAUSE = 20
"""Ticks between two clicks, enough for them not to be a double click."""
DEEPEST = 9
"""The maximum number of presses for a move."""


@dataclass
class Learner:
    """Hands and eyes at the table of a lesson."""

    shell: Shell

    def __post_init__(self) -> None:
        self.stack = scene_stack(self.shell)
        self.scorings = 0
        """The scorings that were gone on from."""

    @property
    def table(self) -> TableScene:
        """The table on top."""
        top = self.stack.top
        assert isinstance(top, TableScene), top
        return top

    @property
    def teacher(self) -> Teacher:
        """The teacher of the scene."""
        return self.table.mode.controller.teacher  # type: ignore[attr-defined]

    def check_note(self, where: str) -> None:
        """Check that the teacher's note is visible and covers neither its subjects nor an answer."""
        table, sheet = self.table, self.coach
        assert pygame.FRect((0, 0), table.size).contains(sheet.rect), where
        assert not any(sheet.rect.colliderect(spot) for spot in sheet.spots), where
        panels = [each for each in table.root.walk() if isinstance(each, ActionPanel)]
        assert not any(sheet.rect.colliderect(each.told) for each in panels), where
        for part in sheet.walk():
            assert sheet.rect.inflate(2, 2).contains(part.rect.clip(part.clip_rect or part.rect)), (where, part.name)

    @property
    def lessons(self) -> ChapterTeacher:
        """The teacher of a chapter."""
        teacher = self.teacher
        assert isinstance(teacher, ChapterTeacher)
        return teacher

    @property
    def exercise(self) -> ExerciseTeacher:
        """The teacher of an exercise."""
        teacher = self.teacher
        assert isinstance(teacher, ExerciseTeacher)
        return teacher

    @property
    def coach(self) -> Coach:
        """The sheet of the teacher."""
        return next(each for each in self.table.root.walk() if isinstance(each, Coach))

    def open(self, game: str, chapter: str, at: int = 0) -> None:
        """Come to a step of a chapter."""
        self.stack.apply(Push(open_chapter(self.shell, game, chapter, at)))
        self.wait()

    def open_exercise(self, game: str, name: str) -> None:
        """Come to an exercise."""
        self.stack.apply(Push(open_exercise(self.shell, game, name)))
        self.wait()

    def tick(self) -> None:
        """Let a little time pass."""
        for scene in self.stack.visible():
            change = scene.update(0.05)
            if change is not None:
                self.stack.apply(change)
                return

    def wait(self) -> None:
        """Let all be shown that follows, through a scoring if there is one, until the teacher asks or has told."""
        for _ in range(PATIENCE):
            self.tick()
            if isinstance(self.stack.top, Scoring):
                self.scorings += 1
                self.click("go-on")
            elif isinstance(self.stack.top, TableScene) and self._is_settled():
                return
        raise AssertionError("nothing happens any more")

    def _is_settled(self) -> bool:
        teacher, presentation = self.teacher, self.table.presentation
        return not presentation.is_moving and not teacher.has_reply and not teacher.is_due(presentation.shown)

    def click(self, name: str) -> None:
        """Click on the widget of a name."""
        top = self.stack.top
        widget: Widget = next(each for each in top.focusables() if each.name == name)  # type: ignore[union-attr]
        outer = widget.parent
        while outer is not None:
            outer.reveal(widget)
            outer = outer.parent
        for dx, dy in ((0.5, 0.5), (0.1, 0.5), (0.5, 0.1), (0.9, 0.5), (0.5, 0.9), (0.03, 0.5), (0.1, 0.1), (0.9, 0.9)):
            at = (widget.rect.left + widget.rect.width * dx, widget.rect.top + widget.rect.height * dy)
            if top.steering.hit(at) is widget:  # type: ignore[union-attr]
                for event in (PointerMove(at), PointerDown(at), PointerUp(at)):
                    self.stack.apply(self.stack.top.handle(event))  # type: ignore[union-attr]
                return
        raise AssertionError(f"'{name}' cannot be hit")

    def make(self, move: Move) -> None:
        """Make a move by clicks alone, and let all follow from it."""
        table = self.table
        ply = table.game.ply
        for name in presses(table.presenter, table, move):
            for _ in range(PAUSE):
                self.tick()
            self.click(name)
        assert table.game.ply > ply, "the move was not made"
        self.wait()

    def picture(self) -> pygame.Surface:
        """Draw the scene."""
        surface = pygame.Surface(self.shell.display.pixels, 0, 32)
        canvas = self.shell.canvas(surface)
        for scene in self.stack.visible():
            scene.draw(canvas)
        return surface


def presses(presenter: Presenter, table: TableScene, move: Move) -> list[str]:
    """Return the shortest way to a move, as names of targets and offers: its lit places, and answers."""
    begun = presenter.choice
    waiting: deque[tuple[object, list[str]]] = deque([(begun, [])])
    seen = [begun]
    try:
        while waiting:
            choice, way = waiting.popleft()
            presenter.narrow(Narrow(choice), "")  # type: ignore[arg-type]
            meant = set(presenter.places_of(move))
            for each in (*presenter.offers(), *presenter.targets()):
                if isinstance(each.does, Submit) and is_same(table, each.does.move, move):
                    return [*way, each.id]
            steps = [(each.id, each.does) for each in (*presenter.offers(), *presenter.targets())]
            for name, does in steps:
                is_meant = name in meant or not any(target.id == name for target in presenter.targets())
                if isinstance(does, Narrow) and is_meant and len(way) < DEEPEST and does.selection not in seen:
                    seen.append(does.selection)
                    waiting.append((does.selection, [*way, name]))
    finally:
        presenter.narrow(Narrow(begun), "")
    raise AssertionError(f"no way to {presenter.say(move)}")


def is_same(table: TableScene, one: Move, other: Move) -> bool:
    """Return whether two moves have one effect."""
    game, state = table.game.game, table.presentation.shown.state
    if one == other:
        return True
    if game.refusal(state, one) is not None:
        return False
    return game.canonical(state, one) == game.canonical(state, other)


def learner(**settings: object) -> Learner:
    """Return a learner at a window of the smallest size, with motion at once."""
    pygame.font.init()
    size = settings.pop("size", (1280, 720))
    wanted = Settings(language="en", animation="off", effects_volume=0.0, music_volume=0.0)
    shell = Shell(DOORS, wanted.with_(**settings), fit(size), store=lambda *_: "", pictures=PICTURES)  # type: ignore[arg-type]
    return Learner(shell)
