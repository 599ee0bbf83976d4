"""The walker itself: its words, its shortening, and that every check finds what it looks for."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from game.ai.worker import WorkerReply
from game.errors import FeluccaError
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.surface_cache import SurfaceCache
from game.ui.scenes.credits import Credits
from game.ui.scenes.menu import MainMenu
from game.ui.table.handover import HandOverScene
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Dialog
from tests.walk import aside as aside_module
from tests.walk import command
from tests.walk import walk as walk_module
from tests.walk.aside import IS_POSSIBLE, Unanswered, aside
from tests.walk.checks import Checks, Finding
from tests.walk.conditions import Clock, Thinking
from tests.walk.driver import Driver, opened
from tests.walk.gestures import Gesture, Kind
from tests.walk.homes import FIVE, Saved, Start, any_start
from tests.walk.plans import wander
from tests.walk.shrink import shrunk
from tests.walk.walk import repeat, walk
from tests.walk.watch import Watch

needs_copies = pytest.mark.skipif(not IS_POSSIBLE, reason="this system cannot copy a process to look at it")


@contextmanager
def looked(tmp_path: Path, *gestures: str, start: Start | None = None) -> Iterator[tuple[Driver, Checks]]:
    """Open the window and make gestures."""
    with opened(start or Start(settings={"animation": "off"}), tmp_path / "home") as driver:
        checks = Checks(driver, tmp_path / "shots")
        for line in gestures:
            assert driver.make(Gesture.read(line)), line
        yield driver, checks


def kinds(checks: Checks) -> list[str]:
    return [finding.check for finding in checks.look()]


# Words


@pytest.mark.parametrize("kind", Kind)
def test_a_gesture_is_written_and_read(kind: Kind) -> None:
    gesture = Gesture(kind, ("a name", "'*2"), 0.25)
    assert Gesture.read(str(gesture)) == gesture


def test_a_start_is_written_and_read() -> None:
    for seed in range(20):
        start = any_start(seed)
        assert Start.from_json(start.to_json()) == start
    assert {len(any_start(seed).saves) for seed in range(40)} == {0, 1, 5}
    assert {any_start(seed, "duel").saves[0].game for seed in range(9)} == {"duel"}


# Shortening


def test_the_shortest_part_that_shows_it_is_found() -> None:
    tried = []

    def shows(part):
        tried.append(len(part))
        return part if 3 in part and 71 in part else None

    assert shrunk(range(100), shows, lambda: True) == [3, 71]
    assert max(tried) <= 100


def test_the_end_of_a_walk_is_tried_first() -> None:
    tried = []

    def shows(part):
        tried.append(list(part))
        return part if 9 in part else None

    assert shrunk(range(10), shows, lambda: True) == [9]
    assert tried[0] == [9]


def test_shortening_stops_when_its_time_is_over() -> None:
    assert shrunk(range(5), lambda part: part, lambda: False) == [0, 1, 2, 3, 4]


@needs_copies
def test_a_walk_is_the_same_from_the_same_seed(tmp_path: Path) -> None:
    start = Start("7", (Saved("duel", 1, 1, 0.5),), opens=0)
    trails = []
    for _ in range(2):
        outcome = walk(start, wander, random.Random(3), is_over=lambda it: len(it.trail) >= 5)
        trails.append([*map(str, outcome.trail)])
    assert trails[0] == trails[1]
    assert [*map(str, repeat(start, [Gesture.read(line) for line in trails[0]]).trail)] == trails[0]


def test_a_walk_on_a_screen_needs_one(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setattr("sys.argv", ["walk", "--display", "x11"])
    with pytest.raises(SystemExit):
        command.main()
    assert "needs a screen" in capsys.readouterr().err


# Conditions


def test_the_clock_wakes_the_loop_at_its_alarm() -> None:
    pygame.display.init()
    clock = Clock()
    clock.alarm = clock.now + 1
    pygame.event.clear()
    clock.sleep(0.5)
    assert not pygame.event.peek(pygame.USEREVENT)
    clock.sleep(0.5)
    assert pygame.event.peek(pygame.USEREVENT)
    clock.tick(60)
    assert clock.perf_counter() == clock.monotonic() == pytest.approx(1001 + 1 / 60)


def test_an_answer_comes_after_a_number_of_looks() -> None:
    thinking, asker = Thinking(random.Random(1)), object()
    assert thinking.answer(asker, lambda: None) is None, "nothing was asked"
    thinking.asked(asker)
    looks = 1
    while thinking.answer(asker, lambda: "move") is None:
        looks += 1
    assert looks == random.Random(1).randrange(4) + 1


@needs_copies
def test_a_long_wait_for_an_answer_takes_few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, looks = Clock(), 0
    clock.alarm = 1e9
    monkeypatch.setattr("tests.walk.conditions.time", clock)

    def poll() -> str | None:
        nonlocal looks
        looks += 1
        return "done" if clock.now > 1030.0 else None

    thinking = Thinking(random.Random(1))
    thinking.asked(clock)
    while thinking.answer(clock, poll) is None:
        pass
    assert looks < 100, "each costs processor time that is counted as that of the window"


def test_a_copy_changes_nothing_and_tells_its_failures(monkeypatch: pytest.MonkeyPatch) -> None:
    things = [1]
    assert aside(lambda: things.append(2) or list(things)) == [1, 2]
    assert things == [1]
    with pytest.raises(Unanswered, match="ZeroDivisionError"):
        aside(lambda: 1 // 0)
    monkeypatch.setattr(aside_module, "_PATIENCE", 0.2)
    with pytest.raises(Unanswered, match="no answer"):
        aside(lambda: threading.Event().wait(30))


# Gestures


@needs_copies
def test_a_walk_leads_into_scenes_by_mouse_keys_gamepad_and_screen_reader(tmp_path: Path) -> None:
    lines = (
        "click credits 0.1", "key back 0.1", "press credits 0.1", "pad back 0.1", "focus credits 0.1",
        "pad activate 0.1", "key back 0.1", "listen on 0.2", "ask credits 0.2", "listen off 0.1",
    )  # fmt: skip
    with looked(tmp_path) as (driver, checks):
        seen = []
        for line in lines:
            assert driver.make(Gesture.read(line)), line
            seen.append(type(driver.top))
            assert kinds(checks) == []
    open_at = [at for at, kind in enumerate(seen) if kind is Credits]
    assert open_at == [0, 2, 5, 8, 9]


def test_a_gesture_without_its_target_is_not_made(tmp_path: Path) -> None:
    with looked(tmp_path) as (driver, _):
        assert not driver.make(Gesture.read("click nowhere 0.1"))
        assert not driver.make(Gesture.read("ask new 0.1")), "nobody listens"
        assert driver.make(Gesture.read("resize 900x1200 0.1"))
        assert driver.app.window.surface.get_size() == (900, 1200)
        assert driver.make(Gesture.read("set text_size 1.3 0.1"))
        assert driver.app.shell.settings.text_size == 1.3


# Each check


@needs_copies
def test_a_crash_is_found(tmp_path: Path) -> None:
    fails = patch.object(Credits, "build", side_effect=KeyError("building"))
    with fails, looked(tmp_path, "click credits 0.1") as (_, checks):
        (finding,) = checks.look()
        assert (finding.check, finding.sentence[:20]) == ("crash", "KeyError: 'building'")


@needs_copies
def test_a_complaint_and_a_failed_ai_are_found(tmp_path: Path) -> None:
    with looked(tmp_path) as (driver, checks):
        with patch.object(Credits, "build", side_effect=FeluccaError("there is no page")):
            driver.make(Gesture.read("click credits 0.1"))
        driver.hear(WorkerReply(1, (), "the AI failed"))
        assert isinstance(driver.top, Dialog)
        assert kinds(checks) == ["fault", "complaint"]
        assert kinds(checks) == [], "each is told once"


@needs_copies
def test_an_exception_that_ends_a_thread_is_found(tmp_path: Path) -> None:
    with looked(tmp_path) as (_, checks):
        thread = threading.Thread(target=lambda: 1 // 0)
        thread.start()
        thread.join()
        assert kinds(checks) == ["fault"]


@needs_copies
def test_a_picture_that_differs_from_a_full_redraw_is_found(tmp_path: Path) -> None:
    with looked(tmp_path) as (driver, checks):
        assert kinds(checks) == []
        driver.app.window.surface.fill("red", (100, 100, 1, 1))
        (finding,) = checks.look()
        assert finding.sentence == "1 pixels differ from a full redraw, within (100, 100, 1, 1)"
        assert len(list((tmp_path / "shots").iterdir())) == 3


@needs_copies
def test_a_torn_table_is_found_where_its_landscape_moves(tmp_path: Path) -> None:
    start = Start(saves=(Saved("sobek", 1, 1, 0.5),), opens=0)
    with looked(tmp_path, "wait 2", start=start) as (driver, checks):
        assert kinds(checks) == []
        room = driver.app.shell.display.px_rect(driver.app.stack.scenes[-1].presenter.landscape.things[0].room)
        driver.app.window.surface.fill("red", room.inflate(-2, -2).clip((0, 0, 1280, 720)))
        assert kinds(checks) == ["picture"]


@needs_copies
def test_a_focus_out_of_sight_is_found(tmp_path: Path) -> None:
    with looked(tmp_path, "focus quit 0.1") as (driver, checks):
        driver.top.focused.rect.x -= 900
        assert "focus" in kinds(checks)


@needs_copies
def test_a_text_that_is_cut_or_leaves_its_box_is_found(tmp_path: Path) -> None:
    draw = Button.draw_self

    def cut(self: Button, canvas: Canvas) -> None:
        draw(self, canvas)
        if self.name == "new":
            canvas.text("much too long", self.rect.topleft, width=40)
            canvas.text("beside", (self.rect.right - 10, self.rect.top))

    with patch.object(Button, "draw_self", cut), looked(tmp_path) as (_, checks):
        cut_short, beside = (finding.sentence for finding in checks.look())
        assert cut_short.startswith("'much too long' is cut")
        assert beside.startswith("'beside' from ")


@needs_copies
def test_a_thing_without_a_name_is_found(tmp_path: Path) -> None:
    with looked(tmp_path) as (driver, checks):
        driver.top.focused.label = ""  # type: ignore[union-attr]
        assert "name" in kinds(checks)


@needs_copies
def test_a_told_hand_is_found(tmp_path: Path) -> None:
    start = Start(saves=(Saved("sobek", 2, 0, 0.5),), opens=0, settings={"animation": "off"})
    with looked(tmp_path, "wait 1", start=start) as (driver, checks):
        assert isinstance(driver.top, HandOverScene)
        assert driver.make(Gesture.read("press ready 1"))
        assert kinds(checks) == []
        hand = driver.top.narrator.answer  # type: ignore[union-attr]
        words = hand("tell-hand").partition(": ")[2]
        assert driver.make(Gesture.read("away 1"))
        assert isinstance(driver.top, HandOverScene)
        assert kinds(checks) == []
        with patch.object(HandOverScene, "narration", lambda _: (words,)):
            assert kinds(checks) == ["secret"]


@needs_copies
def test_a_wrong_record_is_found(tmp_path: Path) -> None:
    with looked(tmp_path, start=Start(saves=FIVE[:1])) as (driver, checks):
        assert kinds(checks) == []
        path = next((driver.home / "matches").glob("*.felucca"))
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join(lines[:5] + lines[6:]))
        assert kinds(checks) == ["record"]


@needs_copies
def test_a_slow_turn_of_the_loop_is_found(tmp_path: Path) -> None:
    with looked(tmp_path) as (driver, checks):
        driver.on_frame(0.2)
        assert kinds(checks) == []
        driver.on_frame(9.0)
        assert kinds(checks) == ["slow"]


def test_it_is_told_where_a_turn_of_the_loop_takes_long() -> None:
    def made() -> pygame.Surface:
        time.sleep(0.3)
        return pygame.Surface((1, 1))

    watch = Watch(0.05)
    with watch.turn():
        pass
    assert not watch.where
    with watch.turn():
        SurfaceCache(1000).made("slowly", made)
    assert watch.where.startswith("made (game/ui/drawing/surface_cache.py:")


@needs_copies
def test_what_is_left_running_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk_module, "_LEAVING", 0.1)
    stay = threading.Event()
    enter = MainMenu.enter

    def entered(self: MainMenu, size: tuple[float, float]) -> None:
        threading.Thread(target=stay.wait, name="left", daemon=True).start()
        enter(self, size)

    with patch.object(MainMenu, "enter", entered):
        outcome = repeat(Start(), [])
    stay.set()
    assert [str(finding) for finding in outcome.findings] == ["left: left is still running"]


@needs_copies
def test_what_is_slow_only_once_is_not_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    look = Checks.look

    def looked_slowly(self: Checks) -> list[Finding]:
        return [*look(self), *([Finding("slow", "9 s")] if next(times) else [])]

    monkeypatch.setattr(Checks, "look", looked_slowly)
    for slow, wrong in ((0.0, []), (9.0, ["slow"])):
        times = iter((9.0, slow))
        outcome = walk(Start(), lambda *_: iter(()), random.Random(1), is_over=lambda _: False)
        assert [finding.check for finding in outcome.findings] == wrong
