"""The command line of a program with damaged files, and files that are no records: one sentence, code 2."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.__main__ import main
from tests.patience import LONG

ROOT = Path(__file__).resolve().parents[2]
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return a copy of the program with data of its own, and what Python has compiled of it already."""
    shutil.copytree(ROOT / "game", tmp_path / "game")
    for name in ("data", "art", "sounds"):
        shutil.copytree(ROOT / name, tmp_path / name)
    return tmp_path


def run(house: Path, *words: str) -> tuple[int, str, str]:
    """Run the copy, which lacks the games of the tests; return its code and its output."""
    own = {"FELUCCA_HOME": str(house / "home"), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LANG": "en"}
    own["FELUCCA_PLUGINS"] = ""
    done = subprocess.run(
        [sys.executable, "-B", "-m", "game", *words],
        cwd=house, env={**os.environ, **own}, capture_output=True, text=True, timeout=LONG, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


def test_a_broken_definition_is_one_sentence_with_its_line(house: Path) -> None:
    file = house / "data" / "games" / "sobek" / "rules.yaml"
    file.write_text("quays: [1, 2\nsets: }\n", "utf-8")
    code, out, err = run(house, "simulate", "sobek", "--games", "1")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "rules.yaml" in err
    assert "Traceback" not in err
    assert run(house, "simulate", "duel", "--games", "1")[0] == 0


def test_ais_play_though_no_face_can_be_read(house: Path) -> None:
    for game in ("sobek", "duel", "sa-re"):
        (house / "data" / "games" / game / "faces.yaml").write_text("faces: [1, 2\n", "utf-8")
        (house / "data" / "games" / game / "options.yaml").write_text("options: {", "utf-8")
    for path in (house / "data" / "themes").iterdir():
        path.write_text("{", "utf-8")
    assert run(house, "simulate", "duel", "--games", "1")[0] == 0
    for texts in (house / "data" / "locale").glob("*/*.ftl"):
        texts.unlink()  # reading all of them takes four seconds
    code, out, _ = run(house, "check")
    assert code == 1
    assert out.startswith("data/games/duel/faces.yaml:")


def test_a_wrong_definition_is_named_as_it_is_written(house: Path) -> None:
    file = house / "data" / "games" / "duel" / "components.yaml"
    file.write_text(file.read_text("utf-8").replace("game: duel", "game: dual"), "utf-8")
    code, _, err = run(house, "simulate", "duel", "--games", "1")
    assert code == 2
    assert err.startswith("data/games/duel/components.yaml:")
    assert err.endswith("the key 'game' must be 'duel', not 'dual'.\n")


def test_levels_that_are_broken_are_one_sentence(house: Path) -> None:
    (house / "data" / "opponents.yaml").write_text("levels: [random]\n", "utf-8")
    code, out, err = run(house, "simulate", "duel", "--games", "1")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "opponents.yaml" in err


def test_texts_that_cannot_be_read_are_one_sentence_when_the_window_opens(house: Path) -> None:
    (house / "data" / "locale" / "en" / "menu.ftl").write_bytes(b"menu = \xff\xfe")
    code, out, err = run(house, "play")
    assert (code, out) == (2, "")
    assert err.strip().count("\n") == 0
    assert "menu.ftl cannot be read" in err


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "contains no game: it is empty"),
        (b"\x89PNG\r\n\x1a\n", "is not a Felucca game"),
        (b'{"line":"felucca","format":99,"new":[]}\n', "was saved by a newer version of Felucca (format 99)"),
    ],
)
def test_files_that_are_no_records_are_one_sentence(
    command: str, content: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.felucca"
    file.write_bytes(content)
    assert main([command, str(file)]) == 2
    out, err = capsys.readouterr()
    said = out + err
    assert said.count("\n") == 1
    assert sentence in said
    assert file.read_bytes() == content


@pytest.fixture
def start_folder(tmp_path: Path) -> Path:
    """Return the folder that a command is started in; it holds a module of the same name as one of Python's."""
    folder = tmp_path / "start"
    folder.mkdir()
    for name in ("types", "math", "signal"):
        (folder / f"{name}.py").write_text("raise RuntimeError('this is no module of Python')\n", "utf-8")
    return folder


def start(folder: Path, before: str, *words: str) -> tuple[int, str, str]:
    """Run a command as an installed program does: it finds nothing in the folder that it is started in."""
    script = folder.parent / "felucca.py"
    script.write_text(
        f"import sys\nfrom game.__main__ import main\nif __name__ == '__main__':\n {before}\n sys.exit(main())\n"
    )
    own = {**os.environ, "PYTHONPATH": str(ROOT), "FELUCCA_PLUGINS": ""}
    done = subprocess.run(
        [sys.executable, str(script), *words],
        cwd=folder,
        env=own,
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


SIMULATE = ("simulate", "duel", "--games", "2", "--jobs", "2")


def test_several_processes_play_though_the_start_folder_holds_modules_named_like_pythons(start_folder: Path) -> None:
    code, out, err = start(start_folder, "pass", *SIMULATE)
    assert (code, err) == (0, "")
    assert out.startswith("duel: 2 games")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no folder that a program was started in")
def test_several_processes_play_though_the_start_folder_is_gone(start_folder: Path) -> None:
    code, out, err = start(start_folder, f"import shutil; shutil.rmtree({str(start_folder)!r})", *SIMULATE)
    assert (code, err) == (0, "")
    assert out.startswith("duel: 2 games")
