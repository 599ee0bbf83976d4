"""The window measures itself: every figure is found, whatever it is."""

from __future__ import annotations

import os
import time

import pytest

from game import registry
from game.errors import FeluccaError
from game.ui import bench
from tests.patience import LONG
from tests.sparing import one_now


@pytest.mark.parametrize("game", one_now(registry.GAMES))
def test_frames_in_motion_are_counted(game: str) -> None:
    times, memory = bench.asked(bench.frames, (1280, 720), game, 2)  # in a process of its own, as the bench does
    assert len(times) > 5
    assert all(time >= 0 for time in times)
    assert memory == 0 or 20 < memory < 2000


def test_frames_below_the_pointer_are_counted() -> None:
    assert len(bench.pointed(time.time(), (1280, 720), "duel")) > 100


def test_all_figures_have_a_name_and_a_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []

    def asked(measure, *args, is_shown=False):
        if is_shown:
            shown.append(measure)
        if measure is bench.turns:
            return [bench.Waited(4.0, 3.0), bench.Waited(2.0, 2.0), bench.Waited(6.0, 3.0)]
        times = [5.0, 1.0, 9.0, 2.0]
        return (times, 100.0) if measure is bench.frames else times if measure is bench.pointed else 0.5

    monkeypatch.setattr(bench, "asked", asked)
    monkeypatch.setenv("DISPLAY", ":0")
    found = dict(bench.figures((1920, 1080)))
    assert found["menu on the screen, s"] == 0.5
    assert found["sobek at rest, % of a core"] == found["sa-re at rest, % of a core"] == 0.5
    assert found["menu at rest without animated background, % of a core"] == 0.5
    assert shown == [bench.rest_of_menu] * 2 + [bench.rest_of_table] * len(registry.GAMES), "in a real window"
    assert found["a look while nobody listens, µs"] == 0.5
    assert found["duel in motion, median ms a frame"] == 3.5
    assert found["duel in motion, 99 % of frames, ms"] == 9.0
    assert found["duel in motion, % of frames within 8 ms"] == 75.0
    assert found["duel under the pointer, 99 % of frames, ms"] == 9.0
    assert found["sa-re window, most memory, MB"] == 100.0
    assert found["duel with the strongest AIs, median s to the next question"] == 4.0
    assert found["duel with the strongest AIs, median % of that in motion"] == 75.0
    assert dict(bench.figures((3840, 2160)))["duel in motion, % of frames within 16 ms"] == 100.0


def test_the_wait_of_a_person_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """AIs that need no time to think are waited for only as long as something moves."""
    monkeypatch.setattr(bench, "opponents", lambda: {"random": None})
    for turn in bench.turns(time.time(), (1280, 720), "duel", 2):
        assert 0.3 < turn.motion < turn.total + 0.001 < 20
        assert turn.total - turn.motion < 0.2


@pytest.mark.parametrize("is_heard", [False, True])
def test_a_look_for_a_screen_reader_is_measured(is_heard: bool) -> None:
    assert 0 <= bench.look(time.time(), (1280, 720), is_heard) < 10_000_000


def driver(began: float) -> str | None:
    """Stand in for a measurement: return how the window would be shown."""
    return os.environ.get("SDL_VIDEODRIVER")


def test_a_window_is_on_the_screen_only_if_it_shall_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    assert bench.asked(driver) == "dummy"
    assert bench.asked(driver, is_shown=True) == "x11"


def answer(began: float, number: int) -> int:
    """Stand in for a measurement."""
    return number + (time.time() >= began)


def vanish(began: float) -> None:
    """Stand in for a measurement that brings the process down."""
    os._exit(3)


def hang(began: float) -> None:
    """Stand in for a measurement that never ends."""
    time.sleep(LONG)


def test_a_measurement_runs_in_a_process_of_its_own() -> None:
    assert bench.asked(answer, 41) == 42


def test_a_measurement_that_ends_its_process_is_one_sentence() -> None:
    with pytest.raises(FeluccaError, match="could not be measured"):
        bench.asked(vanish)


def test_a_measurement_that_takes_too_long_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PATIENCE", 0.1)
    with pytest.raises(FeluccaError, match="takes too long"):
        bench.asked(hang)
