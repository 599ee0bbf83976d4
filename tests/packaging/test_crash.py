"""Faults put into the running window: the game is kept, and the file to send tells no more than it may."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game import registry
from game.errors import FeluccaError
from game.match.lines import SeatChange
from game.match.match import Match
from game.match.playback import Playback
from game.match.record import parse, read_record, write_all
from game.match.seats import ai, human
from game.ui.app import App
from game.ui.scenes.crash import Crash
from game.ui.scenes.menu import MainMenu
from game.ui.table.scene import TableScene
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Push
from game.ui.widgets.shell import NewGame
from game.ui.window.report import RECORD, STORY, Report, nameless, without_people
from tests.ui.windows import opened

PERSON = "Zebediah Quill"
NEW = NewGame(
    "sobek",
    (human(PERSON), ai("random", "Nefer")),
    {},
    seed="faults",
    shuffles_seats=False,
)


class Fault(Exception):
    """Nothing in the program expects this."""


def fail(*_: object, **__: object) -> Any:
    raise Fault(f"the mast of {PERSON} broke in {Path.home()}")


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path / "home"))
    with opened() as made:
        made.guard(lambda: Push(made.shell.doors.start_match(made.shell, NEW)))
        made.step()
        yield made


def play(app: App, decisions: int) -> int:
    """Let both seats decide, without the screen; return the number of decisions that stand."""
    match = board(app).live_match
    for _ in range(decisions):
        assert not hasattr(match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply), "rule")
    return match.ply


def board(app: App) -> TableScene:
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    return scene


def crashed(app: App) -> Crash:
    """Let the window go on until the fault has shown."""
    for _ in range(100):  # a table is painted in several turns
        if not any(scene.is_dirty for scene in app.stack.visible()):
            app.stack.visible()[-1].is_dirty = True
        app.step()
        if isinstance(app.stack.top, Crash):
            return app.stack.top
    raise AssertionError("no fault was met")


def in_handling(app: App) -> None:
    board(app).handle = fail  # type: ignore[method-assign]
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0, unicode="", scancode=0))


def in_time(app: App) -> None:
    board(app).update = fail  # type: ignore[method-assign]


def in_drawing(app: App) -> None:
    board(app).presenter.items = fail  # type: ignore[method-assign]


def in_building(app: App) -> None:
    board(app).presenter.targets = fail  # type: ignore[method-assign]
    app.window.frame.size = (1600, 1000)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED))


def in_thinking(app: App) -> None:
    thinking = board(app).mode.controller.thinking
    assert thinking is not None
    thinking.poll = fail  # type: ignore[method-assign]


def in_leaving(app: App) -> None:
    """A second fault, on the way out after the first."""
    in_drawing(app)
    board(app).live_match.close = fail  # type: ignore[method-assign]


def _fields(value: Any) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__dataclass_fields__}


FAULTS: tuple[Callable[[App], None], ...] = (
    in_handling, in_time, in_drawing, in_building, in_thinking, in_leaving,
)  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_keeps_the_match_to_its_last_decision(app: App, fault: Callable[[App], None]) -> None:
    played = play(app, 7)
    path = board(app).live_match.path
    assert path is not None
    fault(app)
    crash = crashed(app)
    assert "Fault" in crash.report.story
    assert Playback(read_record(path), registry.make).play_all().ply == played
    if fault is not in_leaving:
        again = Match.resume(path)
        assert again.ply == played
        again.close()
    app.guard(lambda: crash.back())
    assert isinstance(app.stack.top, MainMenu)
    assert any(save.path == path and not save.problem for save in app.stack.top.saves)


def test_the_file_to_send_holds_the_match_and_nobody_s_name(app: App, tmp_path: Path) -> None:
    played = play(app, 9)
    in_drawing(app)
    crash = crashed(app)
    assert crash.report.match
    crash.save_report()
    (file,) = (tmp_path / "home" / "reports").iterdir()
    with zipfile.ZipFile(file) as archive:
        assert archive.namelist() == [STORY, RECORD]
        story, record = archive.read(STORY).decode(), archive.read(RECORD)
    assert "Fault: the mast of … broke in ~" in story
    assert "scenes MainMenu > TableScene" in story
    for private in (PERSON, "Zebediah", str(Path.home())):
        assert private not in story
        assert private not in record.decode()
    playback = Playback(parse(record), registry.make)
    assert playback.play_all().ply == played
    assert [seat.name for seat in playback.seats] == ["Player 1", "Nefer"]
    assert not playback.record.result


def test_what_is_typed_is_not_remembered(app: App) -> None:
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="my secret"))
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0, unicode="", scancode=0))
    app.step()
    assert "secret" not in "".join(app.journal.lines)
    assert app.journal.lines[-1].endswith("press UP")


def test_the_account_and_the_machine_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "zquill")
    monkeypatch.setattr("platform.node", lambda: "quills-barge")
    told = without_people("/home/zquill/x on quills-barge by Al, not Alice", ["Al"])
    assert told == "/home/…/x on … by …, not Alice"


def test_the_home_folder_of_windows_is_left_out_however_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "")
    monkeypatch.setattr(Path, "home", lambda: "C:\\Users\\Zoë Quill")
    told = without_people("C:\\Users\\Zoë Quill\\x c:/users/zoë quill/y 'C:\\\\Users\\\\Zoë Quill\\\\z'")
    assert told == "~\\x ~/y '~\\\\z'"


def test_who_has_no_home_can_send_a_report_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nobody)
    assert without_people("nothing to hide") == "nothing to hide"


def test_the_record_in_the_file_keeps_ais_as_they_are(app: App) -> None:
    lines = nameless(board(app).live_match.lines)
    assert [seat.name for seat in lines[0].seats] == ["Player 1", "Nefer"]  # type: ignore[union-attr]
    assert lines[1:] == list(board(app).live_match.lines[1:])


def test_a_person_for_whom_an_ai_plays_on_has_no_name_in_the_file_either(app: App) -> None:
    table = board(app)
    name = table.game.seats[0].name
    table.mode.controller.give_seat(0, ai("random", name))
    lines = nameless(table.game.lines)
    assert lines[-1] == SeatChange(0, ai("random", "Player 1"))
    assert name.encode() not in write_all(lines)


def test_a_folder_that_cannot_be_written_is_told(app: App, tmp_path: Path) -> None:
    in_drawing(app)
    crash = crashed(app)
    (tmp_path / "home" / "reports").write_text("a file is in the way")
    crash.save_report()
    assert crash.told == "The report couldn’t be saved: the folder is read-only or the disk is full."


def test_a_known_trouble_is_a_dialog_and_no_crash(app: App) -> None:
    def trouble(_: object) -> None:
        raise FeluccaError("the record is torn")

    board(app).handle = trouble  # type: ignore[method-assign,assignment]
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0, unicode="", scancode=0))
    app.step()
    assert isinstance(app.stack.top, Dialog)


def test_a_report_without_a_match_has_no_record(tmp_path: Path) -> None:
    Report((Fault("early"),)).write(tmp_path / "a.zip")
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        assert archive.namelist() == [STORY]


def test_a_report_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_text("mine")
    with pytest.raises(FileExistsError):
        Report((Fault("early"),)).write(tmp_path / "a.zip")
    assert (tmp_path / "a.zip").read_text() == "mine"


def test_the_page_speaks_of_a_saved_game_only_where_one_was_played(app: App) -> None:
    def sentences() -> str:
        return " ".join(widget.markup for widget in crashed(app).root.walk() if isinstance(widget, Label))

    in_drawing(app)
    assert "Your game is saved" in sentences()
    app.guard(lambda: app.stack.top.back())  # type: ignore[union-attr]
    app.guard(fail)
    assert "Your game is saved" not in sentences()
    assert "carry on from the menu" in sentences()
