"""A later start hands its file to the window that is open."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Client
from pathlib import Path

import pygame
import pytest

from game.ui import app as app_module
from game.ui.app import App
from game.ui.table.scene import TableScene
from game.ui.window.doorbell import RUNG, Doorbell, ring
from tests.packaging.test_opening import new_record
from tests.ui.windows import nudge, opened

needs_sockets = pytest.mark.skipif(sys.platform == "win32", reason="Windows has named pipes instead")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def app() -> Iterator[App]:
    with opened() as made:
        yield made


@pytest.fixture
def doorbell(app: App) -> Iterator[Doorbell]:
    one = Doorbell()
    one.open()
    yield one
    one.close()


def rung() -> list[str]:
    return [event.file for event in pygame.event.get(RUNG)]


def test_without_a_window_nobody_hears() -> None:
    assert not ring(Path("a.felucca"))


def test_the_first_window_of_a_player_hears_too(app: App, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setenv("FELUCCA_HOME", str(home / "new" / "felucca"))
    one = Doorbell()
    one.open()
    assert ring(Path("a.felucca"))
    one.close()
    assert len(rung()) == 1


def test_an_open_window_hears_the_whole_path(doorbell: Doorbell, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.chdir(home)
    assert ring(Path("Sa-Rê 1.felucca"))
    assert rung() == [str(home / "Sa-Rê 1.felucca")]
    doorbell.close()
    assert not ring(Path("a.felucca"))
    assert [path.name for path in home.glob("*.sock")] == []


def test_the_first_window_keeps_listening(doorbell: Doorbell) -> None:
    second = Doorbell()
    second.open()
    second.close()
    assert ring(Path("a.felucca"))
    assert len(rung()) == 1


@needs_sockets
def test_what_a_killed_window_left_is_taken(app: App, home: Path) -> None:
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(home / "window.sock"))
    assert (home / "window.sock").exists()
    doorbell = Doorbell()
    doorbell.open()
    assert ring(Path("a.felucca"))
    doorbell.close()


@needs_sockets
def test_somebody_who_says_nothing_stops_nobody(doorbell: Doorbell, home: Path) -> None:
    Client(str(home / "window.sock"), "AF_UNIX").close()
    assert ring(Path("a.felucca"))


@needs_sockets
def test_where_nobody_can_listen_windows_open_as_before(app: App, home: Path) -> None:
    (home / "window.sock").mkdir()
    doorbell = Doorbell()
    doorbell.open()
    assert not ring(Path("a.felucca"))
    doorbell.close()


def test_a_window_that_is_rung_comes_forward_and_opens_the_game(
    app: App, doorbell: Doorbell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[bool] = []
    monkeypatch.setattr(app.window, "come_forward", lambda *, is_minimized: calls.append(is_minimized))
    record = new_record(tmp_path / "there" / "it.felucca")
    assert app_module.run(record=record, ends_program=False) == 0, "and no second window opens"
    end = time.monotonic() + 30
    while not isinstance(app.stack.top, TableScene):
        assert time.monotonic() < end
        nudge()
        app.step()
    assert calls == [False]
