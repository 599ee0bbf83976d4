"""The match by mouse: its counts, and its reaction to a program that loses something or shows nothing."""

from __future__ import annotations

import itertools
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.patience import LONG

HEAD = b'{"line":"felucca"}\n'
PROGRAM = """
import pathlib, sys, time
record, mark = pathlib.Path(sys.argv[2]), {mark!r}
if mark == "cut":
    record.write_bytes(record.read_bytes()[:10])
record.with_name("lit").touch()
click = record.with_name("click")
while True:
    time.sleep(0.01)
    if click.exists():
        for line in ('{{"line":"move","ply":1,"seat":0}}', '{{"line":"move","ply":2,"seat":1}}'):
            with record.open("a") as file:
                file.write(line + "\\n")
        if mark == "end":
            record.write_text(record.read_text() + '{{"line":"result"}}\\n')
        click.unlink()
"""


class Shown:
    """A screen that shows a window, or none; the program takes a click from a file in `folder`, and answers it."""

    name = ":none"

    def __init__(self, folder: Path, *, is_lit: bool = True) -> None:
        self.folder = folder
        self.is_lit = is_lit
        self.clicked: list[tuple[int, int]] = []

    def wait_for_picture(self, _: float) -> bool:
        lit = self.folder / "lit"
        if self.is_lit:
            wait_until(lit.exists)
            lit.unlink()
        return self.is_lit

    def window(self) -> tuple[int, int, int, int]:
        return 100, 50, 200, 100

    def by_colour(self, left: int, top: int, width: int, height: int) -> list[list[tuple[int, int]]]:
        return [[(left, top)], [(left + width - 1, top + height - 1)]]

    def click(self, *places: tuple[int, int]) -> None:
        click = self.folder / "click"
        click.touch()
        wait_until(lambda: not click.exists())
        self.clicked += places

    def press(self, *_: str) -> None:
        """Nothing is opened that would have to be closed."""

    def colours(self) -> int:
        return 1


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for the program; raises AssertionError if it does not answer."""
    end = time.monotonic() + LONG
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.005)


@pytest.fixture
def mouse(script, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module with a clock on which every look takes half a second, and the shortest time before each kill."""
    module = script("play_by_mouse")
    clock = SimpleNamespace(monotonic=itertools.count(0.0, 0.5).__next__, sleep=lambda _: None)
    monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(random.Random, "uniform", lambda self, low, high: low)
    return module


def play(mouse: ModuleType, folder: Path, mark: str, shown: Shown, kills: int = 2):
    """Play for 12 seconds with a program whose behaviour `mark` selects, and return the course."""
    file, record = folder / "program.py", folder / "a.felucca"
    file.write_text(PROGRAM.format(mark=mark), "utf-8")
    record.write_bytes(HEAD)
    program = mouse.Felucca([sys.executable, str(file), "open"], {})
    return mouse.play(program, record, shown, kills=kills, minutes=0.2, seed=1), record


def test_decisions_are_counted_by_seat_and_only_in_whole_lines(mouse: ModuleType) -> None:
    told = HEAD + b'{"line":"move","ply":1,"seat":0}\n{"line":"move","ply":2,"seat":1}\n{"line":"move","ply":3,"seat":0'
    assert (mouse.decisions(told, 0), mouse.decisions(told, 1)) == (1, 1)
    assert mouse.whole(told).endswith(b'"seat":1}\n')
    assert not mouse.is_over(told)
    assert mouse.is_over(told + b'}\n{"line":"result"}\n')


def test_a_match_that_ends_is_right_and_nothing_is_clicked_outside(
    mouse: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = Shown(tmp_path)
    course, record = play(mouse, tmp_path, "end", shown, kills=1)
    assert course.problems == []
    assert mouse.report(course, record) == 0
    assert capsys.readouterr().out.endswith("1 starts, 1 kills, over\n")
    assert all(100 <= x < 300 and 58 <= y < 150 for x, y in shown.clicked)


def test_a_program_that_loses_lines_is_found_out(
    mouse: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    course, record = play(mouse, tmp_path, "cut", Shown(tmp_path))
    assert "start 1: the record lost lines it had before" in course.problems
    assert mouse.report(course, record) == 1
    assert "WRONG: start 1: the record lost lines" in capsys.readouterr().out


def test_a_match_that_does_not_end_is_told(mouse: ModuleType, tmp_path: Path) -> None:
    course, _ = play(mouse, tmp_path, "on", Shown(tmp_path))
    assert course.problems == ["the match is not over after 0.2 minutes"]
    assert course.kills >= 2


def test_a_window_that_stays_dark_is_told(mouse: ModuleType, tmp_path: Path) -> None:
    course, _ = play(mouse, tmp_path, "end", Shown(tmp_path, is_lit=False))
    assert course.problems[0].startswith("start 1: no picture after")


def test_a_match_too_short_for_its_kills_proves_nothing(mouse: ModuleType, tmp_path: Path) -> None:
    course, _ = play(mouse, tmp_path, "end", Shown(tmp_path), kills=5)
    assert course.problems == ["the match was over after 1 of 5 kills"]


@pytest.mark.skipif(sys.platform == "win32", reason="records are opened by one process at a time")
def test_the_match_can_be_opened_by_another(mouse: ModuleType, tmp_path: Path) -> None:
    from game.match.match import Match

    path = mouse.new_match(tmp_path, "duel", 1)
    match = Match.resume(path)
    assert not match.trouble
    assert [seat.is_human for seat in match.seats] == [True, False]
    match.close()
