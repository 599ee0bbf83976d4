"""Waiting for events: the window sleeps until something happens, and looks again and again only where it must."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator

import pygame
import pytest

from game.ui.window import events as events_module
from game.ui.window.events import Events


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.event.clear()
    yield
    pygame.event.clear()


def happen() -> None:
    """Let something happen."""
    pygame.event.post(pygame.event.Event(pygame.USEREVENT))


class Sleep:
    """Notes how long it shall sleep; something happens in the second sleep."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    def __call__(self, seconds: float) -> None:
        self.slept.append(seconds)
        if len(self.slept) == 2:
            happen()


def test_on_a_screen_the_window_sleeps_until_something_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    sleep = Sleep()
    monkeypatch.setattr(events_module, "sdl_sleep", lambda: sleep)
    monkeypatch.setattr(time, "sleep", lambda _: pytest.fail("it looked by itself"))
    assert [event.type for event in Events().wait(None)] == [pygame.USEREVENT]
    assert sleep.slept == [math.inf, math.inf]


def test_a_frame_is_awaited_no_longer_than_until_it_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    sleep = Sleep()
    monkeypatch.setattr(events_module, "sdl_sleep", lambda: sleep)
    Events().wait(40.0)
    assert all(0.0 < seconds <= 40.0 for seconds in sleep.slept)


def test_a_wait_too_short_for_the_clock_is_a_wait_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the loop would spin: added to the time, such a patience is lost in its last digit."""
    sleep = Sleep()
    monkeypatch.setattr(events_module, "sdl_sleep", lambda: sleep)
    monkeypatch.setattr(time, "perf_counter", lambda: 1000.0)
    Events().wait(1e-14)
    assert sleep.slept == [1e-14, 1e-14]


def test_gamepads_are_looked_at_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    look = Sleep()
    monkeypatch.setattr(events_module, "sdl_sleep", lambda: lambda _: pytest.fail("a stick would not wake it"))
    monkeypatch.setattr(time, "sleep", look)
    Events().wait(None, has_gamepads=True)
    assert all(0.0 < seconds <= 0.05 for seconds in look.slept)


@pytest.mark.parametrize(("driver", "sleeps"), [("x11", True), ("windows", True), ("dummy", False)])
def test_sdl_is_asked_only_where_it_sleeps(monkeypatch: pytest.MonkeyPatch, driver: str, sleeps: bool) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    wait = events_module.sdl_sleep()
    assert (wait is not None) == sleeps
    if wait is not None:
        happen()
        wait(math.inf)
        assert [event.type for event in pygame.event.get()] == [pygame.USEREVENT], "it leaves the event in the queue"


def test_without_the_library_the_window_looks_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise OSError

    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(events_module, "library", fail)
    assert events_module.sdl_sleep() is None
