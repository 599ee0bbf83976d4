"""Faults around a running window: one sentence each, and the match continues."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import locale, registry
from game.ai.levels import Level
from game.ai.worker import Worker
from game.components import assets
from game.components.load import numbers
from game.errors import FeluccaError, as_sentence
from game.match import ai_client as thinking_module
from game.match import keys, record, saves
from game.match.ai_client import AIClient, Chosen
from game.match.match import Match
from game.match.opponents import level
from game.match.record import write_all
from game.match.seats import Seat, ai, human
from game.paths import asset_dir
from game.rules.core.game import Setup
from game.ui import app as app_module
from game.ui.app import App
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.pictures import Pictures
from game.ui.scenes.crash import Crash
from game.ui.scenes.menu import MainMenu
from game.ui.table.opening import open_table
from game.ui.table.scene import TableScene
from game.ui.widgets import background
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.scene import Pop, Push, Quit, ReplaceAll
from game.ui.widgets.shell import NewGame
from game.ui.window import settings as settings_file
from game.ui.window.input import Action
from tests.match.disks import Disk
from tests.patience import LONG
from tests.ui.windows import SILENT, nudge, opened

SEATS = (human("Anna"), ai("random", "Nefer"))
NEW = NewGame("sobek", SEATS, {}, seed="faults", shuffles_seats=False)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def app(home: Path) -> Iterator[App]:
    with opened() as made:
        yield made


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> list[Worker]:
    """The workers that are made for the AIs at the table."""
    made: list[Worker] = []

    def make(*args: Any) -> Worker:
        made.append(Worker(*args))
        return made[-1]

    monkeypatch.setattr(thinking_module, "Worker", make)
    return made


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk.under_new_records(monkeypatch)


def drop(app: App, path: Path) -> None:
    """Drop a file on the window."""
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    app.step()


def begin(app: App, new: NewGame = NEW) -> TableScene:
    app.guard(lambda: Push(app.shell.doors.start_match(app.shell, new)))
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    return scene


def until(app: App, is_so: Callable[[], bool], seconds: float = LONG) -> None:
    """Let the window go on until something is so."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        nudge()
        app.step()


def told(app: App) -> str:
    """Return the sentence of the dialog on top."""
    assert isinstance(app.stack.top, Dialog)
    return app.stack.top.sentence


def decide(scene: TableScene) -> None:
    match = scene.game
    done = match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply)
    assert not hasattr(done, "rule")


def is_asked(scene: TableScene) -> bool:
    return scene.game.to_move == 0 and not scene.presentation.is_moving


def test_a_full_disk_is_told_in_a_dialog_and_the_game_goes_on(app: App, disk: Disk) -> None:
    scene = begin(app)
    until(app, lambda: is_asked(scene))
    path = scene.game.path
    assert path is not None
    before = path.read_bytes()

    disk.room = 0
    ply = scene.game.ply
    decide(scene)
    until(app, lambda: isinstance(app.stack.top, Dialog))
    assert "the disk is full" in told(app)
    app.stack.apply(Pop())
    until(app, lambda: is_asked(scene))
    assert scene.game.ply > ply
    decide(scene)
    until(app, lambda: is_asked(scene))
    assert app.stack.top is scene
    assert path.read_bytes() == before


def test_a_game_that_ended_on_a_full_disk_is_saved_while_its_table_is_open(
    app: App, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(app)
    until(app, lambda: is_asked(scene))
    path, match = scene.game.path, app.stack.scenes[-1].live_match
    assert path is not None
    assert match is not None
    disk.room = 0
    match.resign(0)
    until(app, lambda: isinstance(app.stack.top, Dialog))
    assert "the disk is full" in told(app)
    monkeypatch.setattr(app_module, "AGAIN", 0.0)
    app.step()
    assert match.trouble
    disk.room = None
    app.step()
    assert not match.trouble
    assert path.read_bytes() == write_all(match.lines)
    app.stack.apply(Pop())
    assert "This game is being saved again." in scene.toasts.sentences
    assert not keys.key_path(path).exists()


def test_a_game_that_another_computer_has_played_on_is_told_and_goes_on_beside(app: App, tmp_path: Path) -> None:
    scene = begin(app)
    until(app, lambda: is_asked(scene))
    path = scene.game.path
    assert path is not None
    theirs = path.read_bytes() + b'{"line":"undo","to":0,"seat":0}\n'
    (tmp_path / "sync").write_bytes(theirs)
    (tmp_path / "sync").replace(path)
    decide(scene)
    until(app, lambda: isinstance(app.stack.top, Dialog))
    mine = path.with_name(f"{path.stem}-2.felucca")
    assert told(app) == (
        f"“{path.name}” was continued by another program or computer: "
        f"your game continues as “{mine.name}”, and both are kept."
    )
    app.stack.apply(Pop())
    until(app, lambda: is_asked(scene))
    decide(scene)
    assert (scene.game.path, scene.game.trouble) == (mine, "")
    assert path.read_bytes() == theirs
    assert mine.read_bytes() == write_all(scene.game.lines)


def test_a_folder_that_cannot_be_written_is_told_when_a_match_begins(
    app: App, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.parent.mkdir(exist_ok=True)
    shutil.rmtree(home, ignore_errors=True)
    home.write_text("this is no folder", "utf-8")
    scene = begin(app)
    until(app, lambda: isinstance(app.stack.top, Dialog))
    why = "file exists" if sys.platform == "win32" else "not a directory"
    assert f"game can no longer be saved ({why}). You can keep playing: Felucca tries again every few " in told(app)
    app.stack.apply(Pop())
    until(app, lambda: is_asked(scene))
    decide(scene)
    assert scene.game.trouble
    assert scene.game.ply > 0
    drawn: list[str] = []
    draw = Canvas.text
    monkeypatch.setattr(Canvas, "text", lambda *words, **how: drawn.append(words[1]) or draw(*words, **how))
    scene.is_dirty = True
    until(app, lambda: not scene.is_dirty)
    assert "Not saved" in drawn


def test_a_killed_opponent_is_started_again_and_plays_on(app: App, workers: list[Worker]) -> None:
    scene = begin(app)
    until(app, lambda: is_asked(scene))
    decide(scene)
    until(app, lambda: is_asked(scene) and bool(workers))
    (worker,) = workers
    first = worker.pid
    assert first is not None
    os.kill(first, 9)
    ply = scene.game.ply
    decide(scene)
    until(app, lambda: is_asked(scene) and scene.game.ply > ply + 1)
    assert worker.pid != first
    assert app.stack.top is scene


def test_an_ai_that_cannot_go_on_is_replaced_by_a_choice(app: App) -> None:
    scene = begin(app)
    is_broken = True
    assert scene.mode.controller.thinking is not None
    scene.mode.controller.thinking.close()
    scene.mode.controller.thinking = AIClient(
        scene.game, find=lambda name, game: Level("broken", "nothing") if is_broken else level(name, game)
    )
    until(app, lambda: is_asked(scene) or isinstance(app.stack.top, Dialog))
    if is_asked(scene):
        decide(scene)
        until(app, lambda: isinstance(app.stack.top, Dialog))
    assert told(app).startswith("Nefer")
    is_broken = False
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    app.step()
    assert scene.game.seats[1] == ai("random", "Nefer")
    ply = scene.game.ply
    until(app, lambda: is_asked(scene) and scene.game.ply > ply)
    assert app.stack.top is scene


def assert_ends(pid: int | None, seconds: float = LONG) -> None:
    """Check that a process that was started here ends, which the end of the window doesn't wait for."""
    assert pid is not None
    deadline = time.monotonic() + seconds
    while pid in {each.pid for each in multiprocessing.active_children()}:
        assert time.monotonic() < deadline, "it is still there"
        time.sleep(0.01)


def ai_client(app: App, **more: bool) -> TableScene:
    """Return a table at which an AI thinks long about an answer to Anna's first decision."""
    seats = [human("Anna"), ai("pharaoh", "Nefer")]
    made = Match.new(
        registry.make("sobek", numbers("sobek")), Setup(2), seats,
        seed="faults", salt="salt", path=saves.new_path("sobek"), **more, luck=1)  # fmt: skip
    app.guard(lambda: Push(open_table(app.shell, made)))
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    while made.to_move != 0:
        decide(scene)
    until(app, lambda: is_asked(scene))
    while made.to_move == 0:
        decide(scene)
    until(app, lambda: scene.mode.controller.thinking is not None and scene.mode.controller.thinking.seat == 1)
    return scene


def test_a_decision_is_taken_back_while_an_ai_thinks(app: App) -> None:
    scene = ai_client(app, free_undo=True)
    ply = scene.game.ply
    scene.act(Action.UNDO)
    assert scene.game.ply < ply
    until(app, lambda: is_asked(scene))
    assert scene.game.to_move == 0
    ply = scene.game.ply
    for _ in range(20):
        nudge()
        app.step()
    assert scene.game.ply == ply, "an answer to what is no longer asked was carried out"


def test_the_window_is_closed_while_an_ai_thinks(app: App, workers: list[Worker]) -> None:
    before = {*threading.enumerate()}
    scene = ai_client(app)
    path, ply = scene.game.path, scene.game.ply
    (worker,) = workers
    until(app, lambda: worker.pid is not None)
    pid = worker.pid
    assert path is not None
    app.stack.apply(Quit())
    app.close()
    assert not any(each.is_alive() for each in {*threading.enumerate()} - before if each.name == "felucca-thinking")
    assert_ends(pid)
    kept = Match.resume(path)
    assert kept.ply == ply
    kept.close()


def test_a_window_that_is_torn_down_leaves_no_ai_behind(app: App, workers: list[Worker]) -> None:
    before = {*threading.enumerate()}
    ai_client(app)
    (worker,) = workers
    until(app, lambda: worker.pid is not None)
    pid = worker.pid
    app.close()
    assert not any(each.is_alive() for each in {*threading.enumerate()} - before if each.name == "felucca-thinking")
    assert_ends(pid)
    assert not app.stack.scenes


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "La partie ne peut plus être enregistrée (ce n’est pas un dossier)"),
        ("it", "La partita non può più essere salvata (non è una cartella)"),
    ],
)
def test_why_a_match_is_not_saved_is_told_in_the_language_of_the_player(
    language: str, words: str, app: App, home: Path
) -> None:
    locale.set_language(language)
    home.parent.mkdir(exist_ok=True)
    shutil.rmtree(home, ignore_errors=True)
    home.write_text("this is no folder", "utf-8")
    begin(app)
    until(app, lambda: isinstance(app.stack.top, Dialog))
    assert told(app).startswith(words)


def test_a_record_with_an_unknown_level_asks_once_who_plays_on(app: App) -> None:
    """A later version may know levels that this one does not."""
    locale.set_language("fr")
    seats = [ai("oracle", "Nefer"), ai("oracle", "Meri")]
    path = saves.new_path("sobek")
    Match.new(registry.make("sobek", numbers("sobek")), Setup(2), seats, path=path).close()
    drop(app, path)
    until(app, lambda: isinstance(app.stack.top, Dialog))
    for _ in range(5):
        nudge()
        app.step()
    assert len(app.stack.scenes) == 3
    assert told(app).replace("\u202f", " ").endswith("ne peut pas continuer : le niveau « oracle » n’existe pas.")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Line 2 of the file is invalid: it was changed after it was written."),
        ("fr", "La ligne 2 du fichier de partie est invalide : elle a été modifiée après avoir été écrite."),
        ("it", "La riga 2 del file di partita non è valida: è stata modificata dopo essere stata scritta."),
    ],
)
def test_a_damaged_record_is_told_in_the_language_of_the_player(language: str, words: str, app: App) -> None:
    """Opened from the menu, pointed at there, or sent to the window."""
    locale.set_language(language)
    path = saves.new_path("sobek")
    Match.new(registry.make("sobek", numbers("sobek")), Setup(2), [Seat("Anna"), Seat("Meri")], path=path).close()
    path.write_bytes(path.read_bytes().replace(b'"deal","chance":["', b'"deal","chance":["x'))
    (entry,) = saves.listing()
    assert as_sentence(locale.translated(entry.problem)).replace("\u202f", " ") == words
    app.guard(lambda: Push(app.shell.doors.resume(app.shell, entry.path)))
    assert told(app).replace("\u202f", " ") == words
    app.stack.apply(Pop())
    drop(app, path)
    assert told(app).replace("\u202f", " ") == words


@pytest.mark.parametrize(
    ("language", "offer", "verb"),
    [
        (
            "en",
            "The file is damaged, but the game can continue from move 2; the damaged file is kept.",
            "Continue from there",
        ),
        (
            "fr",
            "Le fichier est endommagé, mais la partie peut reprendre après le coup 2 ; "
            "le fichier endommagé est conservé.",
            "Reprendre à partir de là",
        ),
        (
            "it",
            "Il file è danneggiato, ma la partita può riprendere dalla mossa 2; il file danneggiato viene conservato.",
            "Riprendi da lì",
        ),
    ],
)
def test_a_record_damaged_in_the_middle_continues_from_the_menu(language: str, offer: str, verb: str, app: App) -> None:
    locale.set_language(language)
    path = saves.new_path("sobek")
    before = write_damaged(path)
    app.stack.apply(ReplaceAll(MainMenu(app.shell)))
    menu = app.stack.top
    assert isinstance(menu, MainMenu)
    menu.focus_name(f"save-{path}")
    press_enter(app)
    assert told(app).replace("\u202f", " ") == offer
    assert app.stack.top.answers[0].label == verb
    press_enter(app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    assert scene.game.ply == 2
    assert path.with_name(f"{path.stem}.damaged").read_bytes() == before


def write_damaged(path: Path) -> bytes:
    """Write a record of four decisions, the third of which is damaged; return its bytes."""
    match = Match.new(registry.make("sobek", numbers("sobek")), Setup(2), [Seat("Anna"), Seat("Meri")], path=path)
    for _ in range(4):
        match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply)
    match.close()
    lines = path.read_bytes().splitlines(keepends=True)
    lines[4] = bytes(len(lines[4]))
    path.write_bytes(b"".join(lines))
    return path.read_bytes()


@pytest.mark.parametrize("is_ours", [True, False])
def test_a_damaged_record_that_is_dropped_continues_after_a_question(is_ours: bool, app: App, tmp_path: Path) -> None:
    path = saves.new_path("sobek") if is_ours else tmp_path / "sent.felucca"
    before = write_damaged(path)
    scene = begin(app)
    drop(app, path)
    assert told(app) == "The file is damaged, but the game can continue from move 2; the damaged file is kept."
    app.stack.apply(Pop())
    assert (app.stack.top, path.read_bytes()) == (scene, before), "nothing is changed without an answer"
    drop(app, path)
    press_enter(app)
    assert isinstance(app.stack.top, TableScene)
    assert [type(each) for each in app.stack.scenes] == [MainMenu, TableScene]
    match = app.stack.top.live_match
    assert match is not None
    assert match.ply == 2
    assert match.path == (path if is_ours else saves.folder() / "sent.felucca")
    kept = path.with_name(f"{path.stem}.damaged") if is_ours else path
    assert kept.read_bytes() == before


def test_the_program_can_begin_with_a_damaged_record(app: App, tmp_path: Path) -> None:
    path = tmp_path / "sent.felucca"
    write_damaged(path)
    seen: list[str] = []

    def answer() -> None:
        seen.append(told(app))
        app.stack.is_quitting = True

    app.step = answer  # type: ignore[method-assign]
    assert app.run(path) == 0
    assert seen == ["The file is damaged, but the game can continue from move 2; the damaged file is kept."]


@pytest.mark.parametrize("answers", [True, False])
def test_a_file_on_a_disk_that_does_not_answer_holds_nothing_up(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: bool
) -> None:
    """The window goes on while it is read; it opens when it has come at last, or is given up with a sentence."""
    path, may_come = tmp_path / "sent.felucca", threading.Event()
    write_damaged(path)
    read = record.read

    def slowly(*words: Any) -> bytes:
        may_come.wait(60)
        return read(*words)

    monkeypatch.setattr(background, "PATIENCE", 0.01)
    monkeypatch.setattr(record, "read", slowly)
    monkeypatch.setattr("game.ui.app.ARRIVAL", 60.0 if answers else 0.3)
    below = app.stack.top
    drop(app, path)
    assert app.stack.top is below
    if answers:
        may_come.set()
    until(app, lambda: app.stack.top is not below)
    may_come.set()
    if answers:
        assert "can continue from move 2" in told(app)
    else:
        assert told(app) == f"“{path}” cannot be read: no answer."


def press_enter(app: App) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    app.step()


def test_when_a_simpler_ai_decides_it_is_told(app: App) -> None:
    scene = begin(app)
    until(app, lambda: is_asked(scene))
    decide(scene)
    while scene.game.to_move == 0:
        decide(scene)
    match = scene.game

    class StandIn:
        """Answers as the client does after its process has failed."""

        seat = -1

        def poll(self) -> Chosen | None:
            if match.to_move != 1:
                return None
            return Chosen(1, match.view(1).legal[0], match.ply, match.branch, is_stand_in=True)

        def ask(self) -> None:
            """Do nothing."""

        def cancel(self) -> None:
            """Do nothing."""

        def close(self) -> None:
            """Do nothing."""

    scene.mode.controller.thinking.close()
    scene.mode.controller.thinking = StandIn()  # type: ignore[assignment]
    until(app, lambda: bool(scene.toasts))
    assert scene.toasts.sentences == ["Nefer didn’t answer, so a simpler AI decided instead."]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b'{"line":"felucca","format":99,"new":[]}\n', "was saved by a newer version of Felucca (format 99)"),
        (b"PK\x03\x04 this is a picture of a boat\n", "is not a Felucca game"),
        (b"", "contains no game: it is empty"),
    ],
)
def test_a_foreign_or_future_record_opened_from_the_menu_is_a_dialog(app: App, content: bytes, sentence: str) -> None:
    path = saves.new_path("sobek")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    assert path in [entry.path for entry in saves.listing()]
    app.guard(lambda: Push(app.shell.doors.resume(app.shell, path)))
    assert sentence in told(app)
    assert path.read_bytes() == content


def test_a_damaged_settings_file_is_a_dialog_and_the_menu_opens(home: Path) -> None:
    file = settings_file.settings_file()
    file.parent.mkdir(parents=True)
    file.write_bytes(b"\xff\xfe{")
    with opened(None) as app:
        assert isinstance(app.stack.scenes[0], MainMenu)
        assert told(app)


def test_a_broken_picture_is_told_once_and_then_left_out(tmp_path: Path) -> None:
    (tmp_path / "sail.svg").write_text("<svg", "utf-8")
    drawings = Pictures(tmp_path)
    with pytest.raises(Exception, match=r"the picture sail.svg cannot be read"):
        drawings.get("sail", (20, 20))
    assert drawings.get("sail", (20, 20)) is None
    assert drawings.get("oar", (20, 20)) is None


def test_a_broken_picture_on_the_table_is_a_dialog_over_a_table_that_goes_on(app: App, tmp_path: Path) -> None:
    art = tmp_path / "art"
    shutil.copytree(asset_dir("art"), art)
    (art / "seals" / "crocodile.svg").write_text("<svg", "utf-8")
    app.shell.pictures = Pictures(art)
    scene = begin(app)
    until(app, lambda: isinstance(app.stack.top, Dialog))
    assert "cannot be read" in told(app)
    app.stack.apply(Pop())
    until(app, lambda: is_asked(scene) and not scene.is_dirty)
    decide(scene)
    until(app, lambda: is_asked(scene) and not scene.is_dirty)
    assert app.stack.top is scene


def test_a_missing_folder_of_drawings_is_told_once_and_the_menu_is_drawn_without(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> Path:
        raise FeluccaError(f"the folder '{name}' is missing")

    monkeypatch.setattr(assets, "asset_dir", missing)
    with opened() as app:
        assert told(app) == "The folder 'art' is missing."
        until(app, lambda: not any(scene.is_dirty for scene in app.stack.scenes))
        assert [type(scene) for scene in app.stack.scenes] == [MainMenu, Dialog]
        app.stack.apply(Pop())
        until(app, lambda: app.stack.top is not None and not app.stack.top.is_dirty)
        assert isinstance(app.stack.top, MainMenu)


def test_a_window_that_can_draw_nothing_ends_with_the_sentence(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def unread(*_: object) -> None:
        raise FeluccaError("a font cannot be read")

    monkeypatch.setattr(MainMenu, "draw", unread)
    app.stack.scenes[0].is_dirty = True
    app.step()
    assert told(app) == "A font cannot be read."
    with pytest.raises(FeluccaError, match="a font cannot be read"):
        app.step()


@pytest.fixture
def torn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Spoil the Italian texts."""
    shutil.copytree(asset_dir("data") / "locale", tmp_path / "locale")
    (tmp_path / "locale" / "it" / "menu.ftl").write_bytes(b"menu = \xff\xfe\x80")
    monkeypatch.setattr(locale, "asset_dir", lambda _: tmp_path)
    locale.forget()
    yield
    monkeypatch.undo()
    locale.forget()


def test_a_language_that_cannot_be_read_is_not_changed_to(home: Path, torn: None) -> None:
    with opened() as app:
        app.guard(lambda: app.shell.change_settings(language="it"))
        assert "menu.ftl cannot be read" in told(app)
        assert app.shell.settings.language == "en"
        assert locale.language() == "en"


def test_the_window_opens_in_english_where_its_language_cannot_be_read(home: Path, torn: None) -> None:
    with opened(SILENT.with_(language="it")) as app:
        assert "menu.ftl cannot be read" in told(app)
        assert locale.language() == "en"


def test_a_report_holds_the_record_of_the_match_on_the_table(app: App) -> None:
    scene = begin(app)
    lines = scene.live_match.lines  # type: ignore[union-attr]

    def fail() -> None:
        raise ValueError("broken")

    app.guard(fail)
    top = app.stack.top
    assert isinstance(top, Crash)
    assert len(top.report.match) == len(lines) > 0


def test_the_record_of_the_match_on_the_table_is_not_opened_again(app: App) -> None:
    scene = begin(app)
    match = scene.live_match
    assert match is not None
    assert match.path is not None
    drop(app, match.path)
    assert app.stack.top is scene
