"""Behaviour on Windows, simulated with stand-ins, and terminals that lack some letters."""

from __future__ import annotations

import ctypes
import errno
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from game import __main__ as program
from game import locale, paths
from game.cli import arguments
from game.errors import FeluccaError
from game.files import lock as locking
from game.files import placing
from game.files.lock import Lock
from game.match import saves
from game.match.record import read_file
from game.ui.window import screen as window
from game.ui.window import settings
from game.ui.window.settings import Settings


class Locks:
    """The module msvcrt, as far as locks go: one owner for each file, and a locked file cannot be removed."""

    LK_NBLCK, LK_UNLCK = 2, 0

    def __init__(self) -> None:
        self.refusal = errno.EACCES
        self.owners: dict[tuple[int, int], int] = {}
        self.open: set[tuple[int, int]] = set()

    def locking(self, handle: int, mode: int, length: int) -> None:
        told = os.fstat(handle)
        file = (told.st_dev, told.st_ino)
        if mode == self.LK_UNLCK:
            del self.owners[file]
            return
        if self.owners.get(file, handle) != handle:
            raise OSError(self.refusal, os.strerror(self.refusal))
        self.owners[file] = handle


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Locks:
    """Take the locks of Windows; a file that is open cannot be removed."""
    locks = Locks()
    handles: dict[int, str] = {}
    real_open, real_close, real_unlink = os.open, os.close, Path.unlink

    def open_(path: str, *words: int) -> int:
        handle = real_open(path, *words)
        handles[handle] = str(path)
        return handle

    def close(handle: int) -> None:
        handles.pop(handle, None)
        real_close(handle)

    def unlink(path: Path, missing_ok: bool = False) -> None:
        if str(path) in handles.values():
            raise PermissionError(errno.EACCES, "the file is used by another process")
        real_unlink(path, missing_ok=missing_ok)

    monkeypatch.setattr(locking, "sys", SimpleNamespace(platform="win32"))
    monkeypatch.setattr(locking, "msvcrt", locks, raising=False)
    monkeypatch.setattr(locking, "os", SimpleNamespace(**{**vars(os), "open": open_, "close": close}))
    monkeypatch.setattr(Path, "unlink", unlink)
    return locks


@pytest.mark.parametrize("refusal", [errno.EACCES, 0, errno.ENOENT], ids=["Windows", "Wine", "Wine, an error before"])
def test_a_match_is_locked_and_its_lock_removed(windows: Locks, tmp_path: Path, refusal: int) -> None:
    windows.refusal = refusal
    record = tmp_path / "a.felucca"
    lock = Lock(record)
    assert (tmp_path / "a.felucca.lock").exists()
    with pytest.raises(FeluccaError, match="is already open in another Felucca window"):
        Lock(record)
    lock.release()
    lock.release()
    assert not windows.owners
    assert not (tmp_path / "a.felucca.lock").exists()
    Lock(record).release()


def test_a_lock_does_not_ask_windows_whether_two_files_are_one(
    windows: Locks, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(os.path, "samestat", lambda *_: pytest.fail("some versions and disks say that they are not"))
    Lock(tmp_path / "a.felucca").release()


def test_a_lock_that_another_took_meanwhile_stays(windows: Locks, tmp_path: Path) -> None:
    lock = Lock(tmp_path / "a.felucca")
    other = locking.os.open(str(tmp_path / "a.felucca.lock"), os.O_RDWR)  # about to try
    lock.release()
    assert (tmp_path / "a.felucca.lock").exists()
    locking.os.close(other)


def test_settings_wait_for_a_scanner_to_let_go(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    real, refused, waited = os.replace, [True, True], []

    def replace(made: str, file: Path) -> None:
        if refused:
            refused.pop()
            raise PermissionError(errno.EACCES, "the file is used by another process")
        real(made, file)

    monkeypatch.setattr(paths, "os", SimpleNamespace(**{**vars(os), "replace": replace}))
    monkeypatch.setattr(paths, "time", SimpleNamespace(sleep=waited.append))
    for module in (paths, placing):
        monkeypatch.setattr(module, "sys", SimpleNamespace(platform="win32"))
    settings.store(Settings(), (), tmp_path / "settings.json")
    assert settings.store(Settings(text_size=1.3), {"text_size"}, tmp_path / "settings.json") == ""
    assert settings.load(tmp_path / "settings.json") == (Settings(text_size=1.3), "")
    assert waited == [0.02, 0.05]
    refused += [True] * 9
    told = settings.store(Settings(text_size=1.15), {"text_size"}, tmp_path / "settings.json")
    assert told.endswith("cannot be written: permission denied")
    assert settings.load(tmp_path / "settings.json")[0].text_size == 1.3
    assert {path.suffix for path in tmp_path.iterdir()} == {".json"}


@pytest.mark.parametrize(("number", "language"), [(0x040C, "fr"), (0x100C, "fr"), (0x0410, "it"), (0x0407, "en")])
def test_the_language_is_that_of_the_menus_of_windows(
    monkeypatch: pytest.MonkeyPatch, number: int, language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(locale, "sys", SimpleNamespace(platform="win32"))
    monkeypatch.setattr("locale.getlocale", lambda *_: ("German_Italy", "1252"))
    assert locale.system_language() == language


@pytest.mark.parametrize(("is_frozen", "names"), [(False, ["local.felucca.Felucca"]), (True, [])])
def test_the_task_bar_is_told_that_python_is_felucca(
    monkeypatch: pytest.MonkeyPatch, is_frozen: bool, names: list[str]
) -> None:
    told: list[str] = []
    shell = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=told.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(shell32=shell), raising=False)
    monkeypatch.setattr(window, "sys", SimpleNamespace(platform="win32", frozen=is_frozen))
    monkeypatch.setattr(os, "environ", {**os.environ, "SDL_VIDEODRIVER": "dummy"})
    window.prepare_video()
    assert told == names


@pytest.mark.parametrize(
    ("platform", "error", "is_gone"),
    [
        ("linux", BrokenPipeError(), True),
        ("linux", OSError(errno.EINVAL, "Invalid argument"), False),
        ("win32", BrokenPipeError(), True),
        ("win32", OSError(errno.EINVAL, "Invalid argument"), True),
        ("win32", OSError(errno.ENOENT, "no such file"), False),
    ],
)
def test_windows_has_a_number_of_its_own_for_a_reader_who_left(
    platform: str, error: OSError, is_gone: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> int:
        raise error

    monkeypatch.setattr("game.cli.app.run", fail)
    with (tmp_path / "out").open("w", encoding="utf-8") as out:
        streams = SimpleNamespace(platform=platform, stdin=sys.stdin, stdout=out, stderr=out)
        monkeypatch.setattr(program, "sys", streams)
        if is_gone:
            assert program.main(["levels"]) > 128
        else:
            with pytest.raises(OSError, match=str(error.strerror)):
                program.main(["levels"])


def test_a_file_in_the_way_of_the_folder_is_told_though_windows_says_it_exists(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert program.main(["endure", "--matches", "1"]) == 0
    given = saves.listing()[0].path
    given.write_bytes(given.read_bytes().rpartition(b"\n{")[0] + b"\n")  # not finished
    (tmp_path / "file").touch()
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path / "file"))

    def mkdir(*_: object, **__: object) -> None:
        raise FileExistsError(errno.EEXIST, "Cannot create a file when that file already exists")

    monkeypatch.setattr(Path, "mkdir", mkdir)
    with pytest.raises(FeluccaError, match=r"\.felucca' cannot be written: file exists"):
        saves.adopt(given)


def test_a_pattern_of_names_is_filled_in_where_no_shell_does_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(["simulate", "duel", "--games", "2", "--record", str(tmp_path)]) == 0
    monkeypatch.setattr(arguments, "sys", SimpleNamespace(platform="win32"))
    capsys.readouterr()
    assert program.main(["verify", str(tmp_path / "*.felucca"), str(tmp_path / "duel-1-00001.felucca")]) == 0
    assert re.findall(r"([0-9]{3})[.]felucca:", capsys.readouterr().out) == ["000", "001", "001"]
    assert program.main(["verify", str(tmp_path / "*.none")]) == 2
    assert "there is no file" in capsys.readouterr().out


def test_a_name_that_windows_does_not_allow_is_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, *_: str) -> None:
        raise OSError(errno.EINVAL, "Invalid argument", str(path))

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(FeluccaError, match=r"there is no file '\*.felucca'"):
        read_file(Path("*.felucca"))


# Terminals and files

NARROW = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
if sys.platform == "win32":  # no locale decides about letters there
    NARROW = {"PYTHONIOENCODING": "ascii"}


def run(*words: str, **more: object) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, **more.pop("env", {})}  # type: ignore[dict-item]
    command = (sys.executable, "-m", "game", *words)
    return subprocess.run(command, env=environment, stderr=subprocess.PIPE, check=False, **more)  # type: ignore[call-overload,no-any-return]


def test_a_terminal_without_accents_gets_question_marks() -> None:
    done = run("--help", env=NARROW, stdout=subprocess.PIPE)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Sa-R?" in b" ".join(done.stdout.split())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names of files are bytes on Linux only")
def test_a_name_of_a_file_that_is_no_text_can_be_told(tmp_path: Path) -> None:
    name = os.fsdecode(os.fsencode(tmp_path) + b"/\xff.felucca")
    Path(name).write_text("nonsense\n", encoding="utf-8")
    done = run("verify", name, stdout=subprocess.PIPE)
    assert done.returncode == 2
    assert b"is not a Felucca game" in done.stdout + done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk_below_the_output_is_one_sentence() -> None:
    with open("/dev/full", "wb") as full:
        done = run("--help", stdout=full)
    assert done.returncode == 1
    assert done.stderr == b"Nothing more can be written: the disk is full.\n"
