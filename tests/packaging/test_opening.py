"""A record given as the only argument, as the system does when it is double-clicked; and a program without streams."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

from game import locale

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game import registry
from game.__main__ import main
from game.components.load import numbers
from game.errors import FeluccaError
from game.match import keys, saves
from game.match.match import Match
from game.match.record import RecordError, read_record
from game.match.seats import ai, human
from game.rules.core.game import Setup
from game.ui import app as window
from game.ui.scenes.menu import MainMenu
from game.ui.table.scene import TableScene
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.scene import Push, Quit
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def new_record(path: Path, decisions: int = 5) -> Path:
    """Write the record of a match that was left."""
    game = registry.make("sobek", numbers("sobek"))
    match = Match.new(game, Setup(2), [human("Ada"), ai("random", "Nefer")], seed="open", path=path, clock=None, luck=1)
    for _ in range(decisions):
        match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply)
    match.close()
    return path


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[list[object]]:
    """The stacks of scenes that were shown; the window closes at once."""
    stacks: list[list[object]] = []

    def look_once(app: window.App) -> None:
        stacks.append(list(app.stack.scenes))
        app.stack.is_quitting = True

    monkeypatch.setattr(window.App, "step", look_once)
    return stacks


def test_a_record_opens_in_the_window_as_a_copy(home: Path, tmp_path: Path, seen: list[list[object]]) -> None:
    given = new_record(tmp_path / "given.felucca")
    before = given.read_bytes()
    assert main([str(given)]) == 0
    menu, table = seen[0]
    assert isinstance(menu, MainMenu)
    assert isinstance(table, TableScene)
    assert table.game.ply == 5
    assert given.read_bytes() == before
    copy = home / "matches" / "given.felucca"
    assert copy.read_bytes() == before
    assert keys.key_path(copy).read_bytes() == keys.key_path(given).read_bytes()


def test_a_file_that_is_no_record_is_told_over_the_menu(home: Path, tmp_path: Path, seen: list[list[object]]) -> None:
    (tmp_path / "x.felucca").write_text("nonsense\n")
    assert main([str(tmp_path / "x.felucca")]) == 0
    assert [type(scene) for scene in seen[0]] == [MainMenu, Dialog]
    assert not (home / "matches" / "x.felucca").exists()


def test_without_a_screen_a_record_is_told_in_the_terminal(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = new_record(tmp_path / "given.felucca")
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "nothing-of-this-name")
    assert main([str(given)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("This game isn't finished: only what Ada may know is shown.\nsobek with Ada (0), Nefer (1)")
    assert "\n5. " in told
    assert main([str(tmp_path / "none.felucca")]) == 2
    assert capsys.readouterr().err == f"There is no file '{tmp_path / 'none.felucca'}'.\n"


def test_a_screen_that_nobody_sees_is_none(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pygame.display.quit()
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    assert main([]) == 2
    told = capsys.readouterr().err
    assert told == "Felucca found no screen to open its window on: start it on a desktop, with a screen connected.\n"


def test_a_copy_that_was_played_on_is_found_again(home: Path, tmp_path: Path) -> None:
    given = new_record(tmp_path / "given.felucca")
    first = saves.adopt(given)
    match = Match.resume(first)
    match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply)
    match.close()
    assert saves.adopt(given) == first
    assert saves.adopt(first) == first


def test_another_record_of_the_same_name_gets_a_name_of_its_own(home: Path, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    first = saves.adopt(new_record(tmp_path / "given.felucca"))
    kept = first.read_bytes()
    second = saves.adopt(new_record(tmp_path / "other" / "given.felucca", 3))
    assert second.name == "given-1.felucca"
    assert first.read_bytes() == kept


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda data: data.replace(b'"format":1', b'"format":9', 1),
            "was saved by a newer version of Felucca (format 9)",
        ),
        (lambda data: data.replace(b'"format":1', b'"format":0', 1), "the header is damaged"),
        (lambda data: data.replace(b'"seat":0', b'"seat":1', 1), "it was changed after it was written"),
    ],
    ids=["newer", "older", "edited"],
)
def test_a_record_of_another_version_is_refused_and_stays_as_it_is(home: Path, change: object, sentence: str) -> None:
    path = new_record(home / "matches" / "a.felucca")
    path.write_bytes(change(path.read_bytes()))  # type: ignore[operator]
    before = path.read_bytes()
    for door in (saves.adopt, Match.resume, read_record):
        with pytest.raises(RecordError, match=sentence.replace("(", r"\(").replace(")", r"\)")):
            door(path)
    assert path.read_bytes() == before
    assert [saved.problem for saved in saves.listing()] != [""]


def test_two_copies_of_the_program_do_not_write_the_same_match(home: Path) -> None:
    path = new_record(home / "matches" / "a.felucca")
    first = Match.resume(path)
    with pytest.raises(FeluccaError, match="is already open in another Felucca window"):
        Match.resume(path)
    before = path.read_bytes()
    with pytest.raises(FeluccaError, match="is already open in another Felucca window"):
        saves.delete(path)
    assert path.read_bytes() == before
    first.close()
    Match.resume(path).close()


def test_a_folder_that_cannot_be_written_is_one_sentence(home: Path, tmp_path: Path) -> None:
    given = new_record(tmp_path / "given.felucca")
    home.write_text("a file is in the way", "utf-8")
    with pytest.raises(FeluccaError, match=r"given.felucca' cannot be written: "):
        saves.adopt(given)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
def test_a_copy_that_there_is_no_room_for_is_not_left_behind(home: Path, tmp_path: Path) -> None:
    import resource

    given = new_record(tmp_path / "given.felucca")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        with pytest.raises(FeluccaError, match=r"given.felucca' cannot be written: file too large"):
            saves.adopt(given)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert list((home / "matches").iterdir()) == []
    assert saves.adopt(given) == home / "matches" / "given.felucca"


def test_a_windowed_program_has_no_streams_and_says_its_sentence_in_a_box(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    told: list[str] = []
    monkeypatch.setattr("game.ui.window.screen.show_box", told.append)
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["simulate", "chess"]) == 2
    assert told == ["There is no game called 'chess': choose sobek, duel, sa-re, ferry."]


def test_the_box_speaks_the_language_of_the_player_and_the_stream_english(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []
    monkeypatch.setattr("game.ui.window.screen.show_box", told.append)
    monkeypatch.setattr(sys, "stdout", None)
    locale.set_language("it")
    assert main(["replay", "no.felucca"]) == 2
    assert told == ["Il file «no.felucca» non esiste."]
    assert capsys.readouterr().err == "There is no file 'no.felucca'.\n"


@pytest.mark.parametrize(
    "error", [EOFError("ran out of input"), BrokenPipeError(), pickle.UnpicklingError("truncated")]
)
def test_a_process_whose_program_was_killed_ends_quietly(
    error: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def orphaned() -> None:
        raise error

    monkeypatch.setattr(multiprocessing, "freeze_support", orphaned)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert main([]) == 1
    assert capsys.readouterr().err == ""


# What the system sends, or a player drops on the window, while the program runs


@pytest.fixture
def app(home: Path) -> Iterator[window.App]:
    shown = window.App(DOORS, MainMenu, settings=Settings(animation="off", effects_volume=0.0), size=(640, 360))
    shown.stack.apply(Push(MainMenu(shown.shell)))
    yield shown
    if not shown.stack.is_quitting:
        shown.stack.apply(Quit())
    shown.close()


def drop(app: window.App, file: Path) -> list[type]:
    """Drop a file on the window and return the scenes that are then shown."""
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    app.step()
    return [type(scene) for scene in app.stack.scenes]


def test_a_record_that_is_dropped_is_opened_and_the_match_before_it_closed(app: window.App, tmp_path: Path) -> None:
    first, second = new_record(tmp_path / "first.felucca"), new_record(tmp_path / "second.felucca", 3)
    assert drop(app, first) == [MainMenu, TableScene]
    assert drop(app, second) == [MainMenu, TableScene]
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert table.game.ply == 3
    Match.resume(saves.adopt(first)).close()  # no window has it any more


def test_the_match_that_is_on_the_table_is_not_opened_again(app: window.App, tmp_path: Path) -> None:
    record = new_record(tmp_path / "given.felucca")
    drop(app, record)
    table = app.stack.top
    assert drop(app, record) == [MainMenu, TableScene]
    assert app.stack.top is table


def test_a_file_that_is_no_record_leaves_the_table_as_it_is(app: window.App, tmp_path: Path) -> None:
    drop(app, new_record(tmp_path / "given.felucca"))
    (tmp_path / "x.png").write_bytes(b"\x89PNG")
    assert drop(app, tmp_path / "x.png") == [MainMenu, TableScene, Dialog]
