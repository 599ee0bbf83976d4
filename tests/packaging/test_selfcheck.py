"""`felucca --selfcheck`: its coverage, and the names of the faults it finds."""

from __future__ import annotations

import importlib
import multiprocessing
import pkgutil
import shutil
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pygame
import pytest

import game
import game.ui.scenes
from game import compiled, paths, registry
from game.cli import app, gallery, selfcheck
from game.errors import FeluccaError
from game.ui.widgets.stage import Stage
from tests.patience import LONG

pytestmark = pytest.mark.usefixtures("_parsed_once")

CHECKS = ["files", "fonts", "play", "levels", "commands", "scenes"]


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch):
    """Let the self-check do one check alone."""

    def choose(name: str) -> None:
        monkeypatch.setattr(selfcheck, "CHECKS", {name: selfcheck.CHECKS[name]})

    return choose


@pytest.fixture
def assets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """A copy of one folder of shipped files, to be damaged."""

    def copy(name: str) -> Path:
        folder = tmp_path / name
        shutil.copytree(paths.asset_dir(name), folder)  # type: ignore[arg-type]
        real = paths.asset_dir.__wrapped__
        monkeypatch.setattr(paths, "asset_dir", lambda wanted: folder if wanted == name else real(wanted))
        return folder

    return copy


def concrete_scenes() -> set[str]:
    """Return the names of all scenes there are, from the modules of the window."""
    for module in pkgutil.walk_packages(game.ui.scenes.__path__, "game.ui.scenes."):
        importlib.import_module(module.name)
    found: set[str] = set()
    rest = list(Stage.__subclasses__())
    while rest:
        kind = rest.pop()
        rest += kind.__subclasses__()
        if kind.__module__.startswith("game.ui") and not kind.__subclasses__():
            found.add(kind.__name__)
    return found


def test_a_broken_compiled_copy_is_told_in_one_sentence_and_the_sources_run(
    only, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(compiled.PURE, raising=False)
    names = ("felucca__mypyc", "game.rules.core.bits")
    for name in names:
        compiled.library(tmp_path, name).write_bytes(b"x" * 100)
    compiled.write_manifest(tmp_path, names)
    broken = compiled.library(tmp_path, names[1])
    broken.write_bytes(b"x" * 99)
    monkeypatch.setattr(selfcheck, "FINDER", compiled.CompiledFinder(tmp_path))
    only("files")
    assert selfcheck.selfcheck(app.run) == 0
    told = f"Rules and AIs not compiled: the compiled file {broken.name} is damaged: 99 bytes instead of 100."
    assert capsys.readouterr().out.splitlines()[1] == told


@pytest.mark.slow
def test_all_is_well_and_every_scene_is_drawn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: set[str] = set()
    paint = gallery.Picture.paint

    def remember(picture):
        drawn.update(type(scene).__name__ for scene in picture.stack.visible())
        return paint(picture)

    monkeypatch.setattr(gallery.Picture, "paint", remember)
    code = selfcheck.selfcheck(app.run)
    lines = capsys.readouterr().out.splitlines()
    assert code == 0, "\n".join(lines)
    assert lines[0] == f"Felucca {game.__version__}"
    assert lines[2].startswith("Python ")
    assert "pygame-ce " in lines[3]
    assert [line.split(":")[0] for line in lines[4:-1]] == CHECKS
    assert lines[-1].startswith("all is well")
    assert concrete_scenes() <= drawn


def test_every_game_is_played_by_ais_in_their_process(only, capsys: pytest.CaptureFixture[str]) -> None:
    before = set(multiprocessing.active_children())
    only("play")
    assert selfcheck.selfcheck(app.run) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(all(f"{name} " in line for name in registry.GAMES) for line in lines)
    for process in set(multiprocessing.active_children()) - before:
        process.join(LONG)
    assert set(multiprocessing.active_children()) <= before


def test_wrong_files_are_named(only, assets, capsys: pytest.CaptureFixture[str]) -> None:
    """`tests/cli/test_check.py` tries the other kinds of faults."""
    sounds = assets("sounds")
    (sounds / "set.ogg").write_bytes(b"OggS")
    (sounds / "win.ogg").unlink()
    only("files")
    assert selfcheck.selfcheck(app.run) == 1
    out = capsys.readouterr().out
    assert "files: WRONG: sounds/set.ogg: the sound cannot be played" in out
    assert "; sounds/win.ogg: the sound is missing" in out
    assert out.splitlines()[-1].startswith("WRONG: files")


def test_a_process_that_cannot_think_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def die(_: SpawnProcess) -> None:
        raise EOFError

    monkeypatch.setattr(SpawnProcess, "start", die)
    monkeypatch.setattr(selfcheck, "CHECKS", {"play": selfcheck.check_play, "levels": selfcheck.check_levels})
    assert selfcheck.selfcheck(app.run) == 1
    out = capsys.readouterr().out
    assert "play: WRONG: in sobek, its process failed, and a simpler AI decided in its place" in out
    assert "levels: WRONG: level 'random' cannot play sobek: its process failed, and a simpler AI" in out


def test_a_command_that_fails_is_named(only, capsys: pytest.CaptureFixture[str]) -> None:
    only("commands")
    assert selfcheck.selfcheck(lambda words: int(words[0] == "simulate")) == 1
    assert "commands: WRONG: the command 'simulate sobek --games 1' ends with code 1" in capsys.readouterr().out


def test_an_endless_game_is_ended(only, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(selfcheck, "LONGEST", 10)
    only("play")
    assert selfcheck.selfcheck(app.run) == 1
    assert "play: WRONG: the game of sobek does not end" in capsys.readouterr().out


def test_a_scene_that_fails_is_named_without_a_traceback(
    only, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("mast")

    monkeypatch.setattr(selfcheck, "played", {name: [()] for name in registry.GAMES})
    monkeypatch.setattr(gallery.Credits, "build", broken)
    only("scenes")
    assert selfcheck.selfcheck(app.run) == 1
    out = capsys.readouterr().out
    assert "scenes: WRONG: KeyError: 'mast'" in out
    assert "Traceback" not in out


def test_a_blank_scene_is_named() -> None:
    surface = pygame.Surface((400, 240))
    assert gallery.is_blank(surface)
    surface.fill("red", (0, 0, 200, 240))
    assert gallery.is_blank(surface)
    for number, colour in enumerate(("blue", "green", "yellow")):
        surface.fill(colour, (200, number * 60, 100, 60))
    assert not gallery.is_blank(surface)


def test_a_blank_picture_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.font.init()
    monkeypatch.setattr(gallery, "is_blank", lambda _: True)
    with pytest.raises(FeluccaError, match="the scene MainMenu is blank"):
        next(gallery.pictures("en", {})).paint()


def test_without_a_game_there_is_nothing_to_draw(
    only, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selfcheck, "played", {})
    only("scenes")
    assert selfcheck.selfcheck(app.run) == 1
    assert "scenes: WRONG: no game of sobek, duel, sa-re, ferry was played" in capsys.readouterr().out
