"""A puzzle is solved, failed, explained and reviewed with a gamepad alone, in the window as it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pygame
import pytest

from game.puzzles.progress import PuzzleOutcome, load_training
from game.puzzles.puzzle import Puzzle, puzzles
from game.puzzles.review import due
from game.ui.app import App
from game.ui.scenes import practice
from game.ui.scenes.learning import Learning, LearningPage
from game.ui.table.scene import TableScene
from game.ui.table.solve import puzzle_table
from game.ui.table.solve.glass import LieGlass
from game.ui.table.solve.solver import SolvePhase, Solver
from game.ui.table.tell.why_panel import WhyPanel
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.scene import Push
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS
from tests.sparing import ONE_NOW
from tests.ui.table.solve.test_solving import Found
from tests.ui.window import test_gamepad
from tests.ui.window.test_gamepad import Pads, tap
from tests.ui.windows import nudge

pads = test_gamepad.pads
WAYS = (
    *(pygame.CONTROLLER_BUTTON_DPAD_DOWN,) * 4,
    *(pygame.CONTROLLER_BUTTON_DPAD_RIGHT,) * 3,
    pygame.CONTROLLER_BUTTON_DPAD_UP,
    *(pygame.CONTROLLER_BUTTON_DPAD_LEFT,) * 3,
)
"""The directions in which a thing is looked for."""
PATIENCE = 60.0


class Thumbs:
    """Thumbs on a gamepad: they know which thing has the focus, and press nothing but buttons of the pad."""

    def __init__(self, app: App, pads: Pads) -> None:
        self.app = app
        self._pads = pads
        self._pad = pads.plug()
        self.until(lambda: app.shell.is_pad_used, lambda: tap(pads, self._pad, WAYS[0]))

    def until(self, is_so: Callable[[], bool], press: Callable[[], None] = nudge) -> None:
        """Let the window work, with a press before each look, until something is so."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, [each.name for each in self.top.focusables()]  # type: ignore[attr-defined]
            press()
            for _ in range(3):
                nudge()
                self.app.step()

    @property
    def top(self) -> object:
        return self.app.stack.top

    @property
    def focus(self) -> str:
        focused = self.top.focused  # type: ignore[attr-defined]
        return focused.name if focused is not None else ""

    def press(self, name: str) -> None:
        """Steer to a thing and press it."""
        ways = iter(WAYS * 100)
        self.until(lambda: self.focus == name, lambda: tap(self._pads, self._pad, next(ways)))
        tap(self._pads, self._pad, pygame.CONTROLLER_BUTTON_A)
        for _ in range(6):
            nudge()
            self.app.step()

    def go_back(self) -> None:
        """Press the button that leads back."""
        tap(self._pads, self._pad, pygame.CONTROLLER_BUTTON_B)


@pytest.fixture
def puzzle() -> Puzzle:
    """Return a puzzle whose best and tempting moves are two answers."""
    two = {"stop", "continue"}
    return next(each for each in puzzles("sa-re") if {each.best, each.second} == two)


@pytest.fixture
def thumbs(
    pads: Pads, puzzle: Puzzle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Thumbs]:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    for module in (practice, puzzle_table):
        monkeypatch.setattr(module, "puzzles", lambda game: (puzzle,) if game == "sa-re" else ())
    monkeypatch.setattr(puzzle_table, "LieSeeker", Found)
    settings = Settings(
        language=request.param, effects_volume=0.0, music_volume=0.0, ambience_volume=0.0, animation="off",
        player_name="Anna",
    )  # fmt: skip

    def page(shell) -> Learning:  # type: ignore[no-untyped-def]
        made = Learning(shell)
        made.shown, made.page = "sa-re", LearningPage.PRACTICE
        return made

    app = App(DOORS, page, settings=settings, size=(1280, 720))
    try:
        app.guard(lambda: Push(page(app.shell)))
        app.step()
        yield Thumbs(app, pads)
    finally:
        app.close()


def solver(thumbs: Thumbs) -> Solver:
    top = thumbs.top
    assert isinstance(top, TableScene), top
    found = top.mode.controller.teacher  # type: ignore[attr-defined]
    assert isinstance(found, Solver)
    return found


def shows(thumbs: Thumbs, kind: type) -> bool:
    return any(isinstance(each, kind) for each in thumbs.top.root.walk())  # type: ignore[attr-defined]


@pytest.mark.parametrize("thumbs", ONE_NOW, indirect=True)
def test_a_puzzle_is_failed_explained_solved_and_reviewed(
    thumbs: Thumbs, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    thumbs.press("puzzles")
    thumbs.until(lambda: isinstance(thumbs.top, TableScene))
    thumbs.press(offer(thumbs, puzzle.second))
    assert solver(thumbs).phase is SolvePhase.WRONG
    thumbs.until(lambda: shows(thumbs, LieGlass))
    thumbs.press(offer(thumbs, "again"))
    assert solver(thumbs).phase is SolvePhase.ASKING
    thumbs.press(offer(thumbs, puzzle.best))
    assert solver(thumbs).phase is SolvePhase.RIGHT
    assert shows(thumbs, WhyPanel)
    thumbs.press(offer(thumbs, "next"))
    thumbs.until(lambda: isinstance(thumbs.top, Dialog))
    assert load_training("Anna").outcome("sa-re", puzzle.id) is PuzzleOutcome.LATER
    thumbs.go_back()
    thumbs.until(lambda: isinstance(thumbs.top, Learning))
    tomorrow, before = datetime.now().astimezone() + timedelta(days=1, hours=1), load_training("Anna").cards
    monkeypatch.setattr(puzzle_table, "due", lambda training, now, limit: due(training, tomorrow, limit))
    box = Learning(thumbs.app.shell)
    box.shown, box.page = "sa-re", LearningPage.PRACTICE
    thumbs.app.guard(lambda: Push(box))
    thumbs.press("review")
    thumbs.until(lambda: isinstance(thumbs.top, TableScene))
    thumbs.press(offer(thumbs, puzzle.best))
    assert solver(thumbs).phase is SolvePhase.RIGHT
    assert load_training("Anna").cards != before, "the review is noted"


def offer(thumbs: Thumbs, name: str) -> str:
    """Return the name of the widget of an answer."""
    names = [each.name for each in thumbs.top.focusables()]  # type: ignore[attr-defined]
    return next(each for each in names if each == name or each.endswith(name))
