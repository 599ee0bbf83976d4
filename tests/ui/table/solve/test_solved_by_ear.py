"""A puzzle is failed, explained, solved and reviewed by whoever hears the window and has only a keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pygame
import pytest

from game import locale
from game.locale import text
from game.puzzles.progress import PuzzleOutcome, load_training
from game.puzzles.puzzle import Puzzle, puzzles, replay
from game.puzzles.review import due
from game.puzzles.titles import title_of
from game.ui.accessibility.reader import Reader
from game.ui.accessibility.tree import ReaderRequest, Wish
from game.ui.app import App
from game.ui.drawing.richtext import spoken
from game.ui.scenes import practice
from game.ui.scenes.learning import Learning, LearningPage
from game.ui.table.solve import puzzle_table
from game.ui.widgets.shell import Shell
from game.ui.window.settings import Settings
from tests.patience import LONG
from tests.sparing import ONE_NOW
from tests.ui.accessibility.test_accessibility import SILENT, Ears
from tests.ui.table.solve.test_solving import Found
from tests.ui.windows import nudge, opened

ONWARDS, MOST_STEPS = 8, 40
"""The steps onwards, and those after which nobody goes on looking for something."""


class Listener:
    """Presses keys and knows of the window only what its screen reader is given."""

    def __init__(self, app: App) -> None:
        self._app, self._ears = app, Ears()
        self._old: list[str] = []
        """What was said before the last choice."""
        app.reader = Reader(self._ears, SILENT, pause=0.0)  # type: ignore[arg-type]
        app.reader.answer(ReaderRequest(Wish.TREE), app.stack.top)
        self._step()

    @property
    def focus(self) -> str:
        """The name of what has the focus."""
        return self._ears.outline.nodes[self._ears.outline.focus].is_.name

    def press(self, key: int, mod: int = 0) -> None:
        """Press and release a key, with the modifiers `mod`."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
        self._step()

    def choose(self, name: str) -> None:
        """Go a few things onwards and then back until `name` is heard, and press it."""
        passed: list[str] = []
        while not self.focus.startswith(name):
            passed.append(self.focus)
            assert len(passed) < MOST_STEPS, passed
            self.press(pygame.K_TAB, 0 if len(passed) < ONWARDS else pygame.KMOD_LSHIFT)
        self._old = self._ears.said
        self.press(pygame.K_RETURN)

    def answer(self, name: str) -> None:
        """Go to the answers with their key, and choose one."""
        self.wait_for(name, lambda: [node.is_.name for node in self._ears.outline.nodes.values()])
        self.press(pygame.K_a)
        self.choose(name)

    def hear(self, words: str) -> None:
        """Wait until `words` have been said since the last choice."""
        self.wait_for(spoken(words), lambda: [each for each in self._ears.said if each not in self._old])

    def wait_for(self, words: str, told: Callable[[], list[str]]) -> None:
        """Wait until `words` are in something that is told."""
        end = time.monotonic() + LONG
        while not any(words in each for each in told()):
            assert time.monotonic() < end, (words, told())
            self._step()

    def _step(self) -> None:
        for _ in range(3):
            nudge()
            self._app.step()


@pytest.fixture
def puzzle() -> Puzzle:
    """Return a puzzle whose best and tempting moves are two answers, and whose only point is the double card."""
    return next(
        each
        for each in puzzles("sa-re")
        if (each.best, each.second) == ("stop", "continue") and each.themes == ("stop", "double")
    )


@pytest.fixture
def listener(
    puzzle: Puzzle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Listener]:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    for module in (practice, puzzle_table):
        monkeypatch.setattr(module, "puzzles", lambda game: (puzzle,) if game == "sa-re" else ())
    monkeypatch.setattr(puzzle_table, "LieSeeker", Found)
    settings = Settings(language=request.param, effects_volume=0.0, music_volume=0.0, player_name="Anna")
    with opened(settings, first=page) as app:
        yield Listener(app)
    locale.set_language("en")


def named(puzzle: Puzzle) -> str:
    """Return the title of a puzzle in the language in use."""
    position = replay(puzzle)
    title = title_of(position.game, position.view(puzzle.seat))
    return text(f"puzzle-title-{title.kind}", count=title.count)


def page(shell: Shell) -> Learning:
    """Return the page of puzzles for Sa-Rê."""
    made = Learning(shell)
    made.shown, made.page = "sa-re", LearningPage.PRACTICE
    return made


@pytest.mark.parametrize("listener", ONE_NOW, indirect=True)
def test_a_puzzle_is_failed_explained_solved_and_reviewed_by_ear(
    listener: Listener, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, stop = text("offer-sa-re-continue"), text("offer-sa-re-stop")
    title = named(puzzle)
    right, theme = text("solve-right", move=text("say-sa-re-stop")), text("puzzle-theme", theme=text("theme-stop"))
    listener.choose(text("practice-puzzles-begin", count=1))
    listener.hear(title)
    listener.answer(go_on)
    listener.hear(text("solve-wrong", move=text("say-sa-re-continue")))
    listener.hear(text("lie-title"))
    listener.answer(text("solve-again"))
    listener.answer(stop)
    listener.hear(right)
    listener.hear(theme)
    listener.hear(text("reason-first-double")[1:].rstrip("."))  # a clause after a colon
    listener.answer(text("solve-finish"))
    listener.hear(text("series-done", first=0, later=1, count=1))
    assert load_training("Anna").outcome("sa-re", puzzle.id) is PuzzleOutcome.LATER
    tomorrow, before = datetime.now().astimezone() + timedelta(days=1, hours=1), load_training("Anna").cards
    monkeypatch.setattr(puzzle_table, "due", lambda training, now, limit: due(training, tomorrow, limit))
    listener.choose(text("series-leave"))
    listener.choose(text("practice-review-begin"))
    listener.hear(title)
    listener.answer(stop)
    listener.hear(right)
    assert load_training("Anna").cards != before, "the review is noted"
