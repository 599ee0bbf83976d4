"""What a scene expects of background work arrives once, on the window's thread, or is told to have failed."""

from __future__ import annotations

from threading import Event

import pytest

from game.errors import FeluccaError
from game.ui.widgets import background
from game.ui.widgets.label import Label
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage


class Page(Stage):
    """Shows the word that it has got."""

    word = "none"

    def build(self) -> None:
        self.root.add(Label(self.shell, self.word))

    def take(self, word: str) -> None:
        self.word = word

    @property
    def shown(self) -> str:
        (label,) = self.root.children
        assert isinstance(label, Label)
        return label.markup


def page(shell: Shell) -> Page:
    made = Page(shell)
    made.enter((400.0, 300.0))
    return made


def test_quick_work_is_shown_at_once(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "PATIENCE", 60.0)
    scene = page(shell)
    scene.expect(lambda: "read", scene.take)
    assert scene.shown == "read"
    assert not scene.is_expecting
    assert scene.next_update() is None


def test_slow_work_is_shown_when_it_is_done(shell: Shell) -> None:
    disk, scene = Event(), page(shell)
    scene.expect(lambda: str(disk.wait(60)), scene.take, waits=False)
    scene.update(0.0)
    assert scene.shown == "none"
    assert scene.next_update() == background.POLL
    disk.set()
    while scene.is_expecting:
        scene.update(0.0)
    assert scene.shown == "True"


def test_only_the_last_of_several_works_arrives(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, scene = Event(), page(shell)
    scene.expect(lambda: str(disk.wait(60)), scene.take, waits=False)
    monkeypatch.setattr(background, "PATIENCE", 60.0)
    scene.expect(lambda: "later", scene.take)
    disk.set()
    scene.update(0.0)
    assert scene.shown == "later"
    assert not scene.is_expecting


def test_work_that_fails_is_told_once(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> str:
        raise FeluccaError("the disk is full")

    monkeypatch.setattr(background, "PATIENCE", 60.0)
    scene = page(shell)
    scene.expect(fail, scene.take)
    scene.update(0.0)
    assert [each.markup for each in scene.toasts.notices] == ["the disk is full"]
    assert not scene.is_expecting
