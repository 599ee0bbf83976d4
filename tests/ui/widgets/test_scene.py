"""The scene stack: the calls, their number and their order."""

from __future__ import annotations

import pytest

from game.ui.widgets.scene import Complain, Leave, Pop, Push, Quit, Replace, ReplaceAll, Scene, SceneStack


class Told(Scene):
    """A scene that records its calls."""

    def __init__(self, name, log, *, fails="", overlay=False):
        self.name, self.log, self.fails, self.is_overlay = name, log, fails, overlay

    def _told(self, what):
        self.log.append(f"{self.name}.{what}")
        if self.fails == what:
            raise ValueError(what)

    def enter(self, size):
        self._told("enter")

    def pause(self):
        self._told("pause")

    def resume(self):
        self._told("resume")

    def exit(self):
        self._told("exit")


@pytest.fixture
def log():
    return []


@pytest.fixture
def stack(log):
    return SceneStack((1280.0, 720.0), lambda sentence: Told(sentence, log))


def test_a_complaint_lies_on_top_of_what_it_is_about(stack, log):
    stack.apply(Push(Told("a", log)))
    stack.apply(Pop(then=Complain("no")))
    stack.apply(Complain("nor this"))
    assert [scene.name for scene in stack.scenes] == ["no", "nor this"]


def test_push_and_pop(stack, log):
    stack.apply(Push(Told("a", log)))
    stack.apply(Push(Told("b", log)))
    stack.apply(Pop())
    assert log == ["a.enter", "a.pause", "b.enter", "b.exit", "a.resume"]


def test_replace_leaves_the_one_below_paused(stack, log):
    stack.apply(Push(Told("a", log)))
    stack.apply(Push(Told("b", log)))
    log.clear()
    stack.apply(Replace(Told("c", log)))
    assert log == ["b.exit", "c.enter"]


def test_a_scene_is_left_wherever_it_lies(stack, log):
    stack.apply(Push(Told("a", log)))
    low = Told("b", log)
    stack.apply(Push(low))
    stack.apply(Push(Told("c", log)))
    log.clear()
    stack.apply(Leave(low))
    assert log == ["b.exit"]
    stack.apply(Leave(stack.top))
    assert log == ["b.exit", "c.exit", "a.resume"]


def test_reset_leaves_all_from_the_top(stack, log):
    stack.apply(Push(Told("a", log)))
    stack.apply(Push(Told("b", log)))
    log.clear()
    stack.apply(ReplaceAll(Told("c", log)))
    assert log == ["b.exit", "a.exit", "c.enter"]
    assert [scene.name for scene in stack.scenes] == ["c"]


def test_pop_then(stack, log):
    stack.apply(Push(Told("a", log)))
    stack.apply(Push(Told("b", log)))
    log.clear()
    stack.apply(Pop(then=Push(Told("c", log))))
    assert log == ["b.exit", "a.resume", "a.pause", "c.enter"]


def test_last_pop_quits(stack, log):
    stack.apply(Push(Told("a", log)))
    assert not stack.is_quitting
    stack.apply(Pop())
    assert stack.is_quitting
    assert stack.top is None


def test_quit_leaves_all(stack, log):
    stack.apply(Push(Told("a", log)))
    stack.apply(Push(Told("b", log)))
    log.clear()
    stack.apply(Quit())
    assert log == ["b.exit", "a.exit"]
    assert stack.is_quitting


def test_visible_starts_at_the_lowest_that_shows(stack, log):
    for name, overlay in (("a", False), ("b", False), ("c", True), ("d", True)):
        stack.apply(Push(Told(name, log, overlay=overlay)))
    assert [scene.name for scene in stack.visible()] == ["b", "c", "d"]


def test_a_scene_that_fails_to_enter_is_dropped(stack, log):
    stack.apply(Push(Told("a", log)))
    with pytest.raises(ValueError, match="enter"):
        stack.apply(Push(Told("b", log, fails="enter")))
    stack.drop_unfinished()
    assert [scene.name for scene in stack.scenes] == ["a"]
    assert log[-1] == "a.resume"


def test_abandon_goes_on_past_failing_exits(stack, log):
    stack.apply(Push(Told("a", log)))
    stack.apply(Push(Told("b", log, fails="exit")))
    problems = stack.abandon()
    assert [str(problem) for problem in problems] == ["exit"]
    assert log[-2:] == ["b.exit", "a.exit"]
