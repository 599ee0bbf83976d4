"""The check of Felucca for Windows under Wine: its pins, its list of tests, and that it fails when something is off."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
WINDOWS = ROOT / "packaging" / "windows"


@pytest.fixture
def wine(script) -> ModuleType:
    return script("wine")


def test_everything_is_pinned(wine: ModuleType) -> None:
    mingw = {"gcc-mingw-w64-x86-64-win32", "binutils-mingw-w64-x86-64", "mingw-w64-x86-64-dev"}
    assert set(wine.PINS["debian"]) == {"wine", "wine64", "nsis", *mingw}
    pin = wine.PINS["python"]
    assert re.fullmatch(r"[0-9a-f]{64}", pin["sha256"])
    assert pin["version"] in pin["file"]


def test_the_copy_for_windows_is_made_for_the_python_that_is_there(
    script: Callable[[str], ModuleType], tmp_path: Path
) -> None:
    compiling = script("compile")
    series = f"{sys.version_info.major}{sys.version_info.minor}"
    with pytest.raises(FileNotFoundError, match=rf"there is no python{series}\.dll"):
        compiling.windows(tmp_path)
    (tmp_path / f"python{series}.dll").touch()
    target = compiling.windows(tmp_path)
    assert (target.system, target.suffix) == ("win32", f".cp{series}-win_amd64.pyd")
    assert compiling.EXACT in target.compiling, "floats would be rounded otherwise than by the sources"
    assert set(compiling.SAME) <= set(target.linking), "no two builds would be equal"


def test_each_test_that_is_not_run_has_a_reason() -> None:
    told = tomllib.loads((WINDOWS / "suite.toml").read_text("utf-8"))
    for name in (*told["run"], *told["left_out"], *told["not_run"]):
        assert (ROOT / name.partition("::")[0]).exists(), name
    for reason in (*told["left_out"].values(), *told["not_run"].values()):
        assert len(reason.split()) > 3
    covered = [*told["run"], *told["not_run"]]
    for path in (ROOT / "tests").iterdir():
        if path.name.startswith("test_") or (path.is_dir() and list(path.glob("test_*.py"))):
            assert any(name.startswith(f"tests/{path.name}") for name in covered), f"nothing is said of {path.name}"


def test_the_first_thing_that_is_off_ends_it(
    wine: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: object) -> None:
        raise wine.Wrong("the installer left a file")

    done: list[str] = []
    monkeypatch.setattr(wine.subprocess, "run", lambda *_, **__: None)
    monkeypatch.setattr(wine, "epoch", lambda: 1)
    steps = {"build": lambda _: done.append("build"), "installer": broken, "window": lambda _: done.append("window")}
    monkeypatch.setattr(wine, "steps", lambda games: steps)
    assert wine.main([]) == 1
    assert done == ["build"]
    assert capsys.readouterr().out == "WRONG: the installer left a file\n"
    assert wine.main(["build", "window"]) == 0
    assert capsys.readouterr().out == "all is well\n"


def test_what_is_installed_must_be_what_was_built(
    wine: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    prefix = wine.Prefix(tmp_path / "prefix")
    (prefix.drive / "users" / "me").mkdir(parents=True)
    built = tmp_path / "built"
    for folder in (built, prefix.program):
        folder.mkdir(parents=True)
        (folder / "felucca.exe").write_bytes(b"program")
    with pytest.raises(wine.Wrong, match="what is installed differs"):
        wine.check_installed(prefix, built)
    (prefix.program / "uninstall.exe").touch()
    with pytest.raises(wine.Wrong, match="there is no shortcut"):
        wine.check_installed(prefix, built)
    assert prefix.named(prefix.program / "felucca.exe") == r"C:\users\me\AppData\Local\Programs\Felucca\felucca.exe"


def test_what_a_program_started_is_known_by_its_windows_and_its_name(wine: ModuleType, tmp_path: Path) -> None:
    prefix = wine.Prefix(tmp_path / "prefix")
    felucca = prefix.felucca(prefix.drive / "felucca.exe", prefix.drive / "home", ":9")
    assert felucca.environment["FELUCCA_HOME"] == r"C:\home"
    entry = tmp_path / "12"
    entry.mkdir()
    for folder, words, is_kin in (
        (prefix.folder, b"C:\\felucca.exe\0--multiprocessing-fork\0", True),
        (prefix.folder, b"C:\\windows\\system32\\explorer.exe\0/desktop\0", False),
        (tmp_path / "other", b"C:\\felucca.exe\0", False),
    ):
        (entry / "environ").write_bytes(f"HOME=/\0WINEPREFIX={folder}\0".encode())
        (entry / "cmdline").write_bytes(words)
        assert felucca.is_kin(entry, 7) == is_kin


def test_each_part_of_the_suite_comes_to_its_end_by_itself(
    wine: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prefix = wine.Prefix(tmp_path)
    results = {"tests/match": "....", "tests/cli": "== 1 failed, 7 passed in 2.00s =="}

    def run(_: object, *words: str, **__: object) -> str:
        (part,) = {*words} & {*wine.tomllib.loads((wine.HERE / "suite.toml").read_text(encoding="utf-8"))["run"]}
        return results.get(part, "........\n== 8 passed in 2.00s ==\n")

    monkeypatch.setattr(wine, "install_packages", lambda *_: None)
    monkeypatch.setattr(wine.Prefix, "run", run)
    with pytest.raises(wine.Wrong, match=r"not come to its end: tests/match, tests/cli$"):
        wine.suite(prefix)
    assert "tests/rules: == 8 passed in 2.00s ==" in capsys.readouterr().out, "a part that is killed stops no other"
    results.clear()
    wine.suite(prefix)
