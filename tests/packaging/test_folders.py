"""Where a player's things are kept: one answer for the window and the command line, portable or not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game import paths
from game.errors import FeluccaError
from game.match import saves
from game.ui.window import settings


@pytest.fixture(autouse=True)
def _nothing_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FELUCCA_HOME", raising=False)
    monkeypatch.delenv("APPIMAGE", raising=False)


def freeze(monkeypatch: pytest.MonkeyPatch, program: Path) -> None:
    """Pretend to be the frozen program `program`."""
    program.parent.mkdir(parents=True)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))


def test_the_system_decides_without_a_marker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    freeze(monkeypatch, tmp_path / "felucca" / "felucca")
    assert paths.user_dir().name == "felucca"
    assert tmp_path not in paths.user_dir().parents


def test_without_any_home_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_: object, **__: object) -> str:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr("platformdirs.user_data_dir", nobody)
    with pytest.raises(FeluccaError, match="there is no home folder to save games in: set FELUCCA_HOME to a folder"):
        saves.folder()


@pytest.mark.parametrize(
    ("program", "beside"),
    [
        ("felucca/felucca", "felucca"),
        ("felucca/felucca-cli.exe", "felucca"),
        ("Games/Felucca.app/Contents/MacOS/felucca", "Games"),
    ],
)
def test_a_marker_beside_the_frozen_program_keeps_everything_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, program: str, beside: str
) -> None:
    freeze(monkeypatch, tmp_path / program)
    (tmp_path / beside / "portable").touch()
    assert saves.folder() == tmp_path / beside / "felucca-data" / "matches"
    assert settings.settings_file() == tmp_path / beside / "felucca-data" / "settings.json"


def test_an_image_looks_beside_itself_and_not_where_it_is_mounted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    freeze(monkeypatch, tmp_path / "mount" / "felucca")
    (tmp_path / "stick").mkdir()
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "stick" / "Felucca.AppImage"))
    (tmp_path / "stick" / "portable").touch()
    assert saves.folder() == tmp_path / "stick" / "felucca-data" / "matches"


def test_a_named_folder_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    freeze(monkeypatch, tmp_path / "felucca" / "felucca")
    (tmp_path / "felucca" / "portable").touch()
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path / "named"))
    assert saves.folder() == tmp_path / "named" / "matches"
