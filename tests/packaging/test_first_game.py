"""The newcomer who plays a first game by mouse: what leads on, and what is found out."""

from __future__ import annotations

import itertools
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

OVER = b'{"line":"move","ply":1,"seat":0}\n{"line":"move","ply":2,"seat":1}\n{"line":"result"%s}\n'


class Shown:
    """A screen of one colour, with a button that leads on; at the click `changes_at` it takes another colour."""

    def __init__(self, changes_at: int = 1) -> None:
        self.changes_at = changes_at
        self.clicked: list[tuple[int, int]] = []

    def pixel(self, x: int, y: int) -> bytes:
        if 40 <= x < 60 and 40 <= y < 60:
            return bytes((104, 97, 30))
        return bytes((250, 250, 250)) if len(self.clicked) >= self.changes_at else bytes((10, 10, 10))

    def click(self, *places: tuple[int, int]) -> None:
        self.clicked += places

    def press(self, *_: str) -> None:
        """A name is typed."""

    def by_colour(self, left: int, top: int, width: int, height: int) -> list[list[tuple[int, int]]]:
        return [[(left, top)], [(left + width - 1, top + height - 1)]]

    def wait_for_picture(self, _: float) -> bool:
        return True


@pytest.fixture
def first(script, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module with a clock on which every look takes a second."""
    module = script("first_game")
    clock = SimpleNamespace(monotonic=itertools.count(0.0, 1.0).__next__, sleep=lambda _: None)
    monkeypatch.setattr(module, "time", clock)
    return module


def newcomer(first: ModuleType, shown: Shown):
    return first.Newcomer(shown, window=(0, 0, 200, 100))


def test_the_button_that_leads_on_is_known_by_its_colour(first: ModuleType) -> None:
    found = newcomer(first, Shown()).coloured(first.ONWARD)
    assert found
    assert all(40 <= x < 60 and 40 <= y < 60 for x, y in found)
    assert newcomer(first, Shown()).is_onward((0.25, 0.5))
    assert not newcomer(first, Shown()).is_onward((0.5, 0.9))


def test_a_click_is_repeated_until_another_page_is_shown(first: ModuleType) -> None:
    somebody = newcomer(first, Shown(changes_at=3))
    somebody.go("menu", (0.5, 0.9))
    assert somebody.shown.clicked == [(100, 90)] * 3
    with pytest.raises(first.Lost, match="does not lead to 'menu'"):
        newcomer(first, Shown(changes_at=1000)).go("menu", (0.5, 0.9))


@pytest.mark.parametrize(
    ("end", "complaint", "code", "told"),
    [
        (b"", "", 0, "its record is right"),
        (b"", "line 3 is wrong", 1, "WRONG: line 3 is wrong"),
        (b',"resigned":0', "", 1, "WRONG: the game was resigned"),
    ],
)
def test_a_game_must_come_to_its_own_end(
    first: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    end: bytes,
    complaint: str,
    code: int,
    told: str,
) -> None:
    record = tmp_path / "matches" / "duel-1.felucca"
    record.parent.mkdir()
    record.write_bytes(OVER % end)
    monkeypatch.setattr(first.Newcomer, "go", lambda *_: None)
    felucca = SimpleNamespace(complaint=lambda *_: complaint)
    assert first.play(newcomer(first, Shown()), felucca, tmp_path, minutes=1.0, seed=1) == code
    said = capsys.readouterr().out
    assert "over after 1 decisions by mouse and 1 by the AI" in said
    assert told in said


def test_a_game_that_does_not_end_is_told(
    first: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "matches" / "duel-1.felucca"
    record.parent.mkdir()
    record.write_bytes(b'{"line":"move","ply":1,"seat":0}\n')
    monkeypatch.setattr(first.Newcomer, "go", lambda *_: None)
    shown = Shown()
    assert first.play(newcomer(first, shown), SimpleNamespace(), tmp_path, minutes=1.0, seed=1) == 1
    assert "WRONG: the game is not over after" in capsys.readouterr().out
    back = (int(first.BACK[0] * 200), int(first.BACK[1] * 100))
    assert back in shown.clicked  # a page that a random click may have opened is left again
