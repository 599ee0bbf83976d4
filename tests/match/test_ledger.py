"""Writing records when the disk, the folder or a second window is against it."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.errors import FeluccaError
from game.files import growing, placing
from game.files.lock import Lock
from game.match import keys
from game.match.ledger import explain
from game.match.match import Accepted, Match
from game.match.record import parse, write_all
from game.match.watched import News, Trouble
from tests.match.disks import Disk
from tests.match.test_match import finish, new
from tests.match.toy import DRAW, make

FULL = "the disk is full"


@pytest.mark.parametrize("room", [0, 10, 200])
def test_on_a_full_disk_the_match_goes_on_in_memory_and_tells(
    tmp_path: Path, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = Disk.under_new_records(monkeypatch)
    match = new(path=tmp_path / "m.felucca")
    heard: list[News] = []
    match.watch(0, heard.append)
    below.room = room
    for _ in range(3):
        assert match.submit(match.to_move, (DRAW,), match.ply) == Accepted(match.ply)
    assert match.trouble == FULL
    assert [news for news in heard if isinstance(news, Trouble)] == [Trouble(FULL)]
    assert not below.room
    finish(match)
    assert match.result is not None
    assert parse(write_all(match.lines)).lines == match.lines


@pytest.mark.parametrize("room", [0, 10, 200])
def test_when_there_is_room_again_all_that_was_played_is_written(
    tmp_path: Path, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = Disk.under_new_records(monkeypatch)
    path = tmp_path / "m.felucca"
    match = new(path=path)
    heard: list[News] = []
    match.watch(0, heard.append)
    below.room = room
    for _ in range(3):
        match.submit(match.to_move, (DRAW,), match.ply)
    assert match.trouble == FULL
    below.room = None
    match.submit(match.to_move, (DRAW,), match.ply)
    assert match.trouble == ""
    assert path.read_bytes() == write_all(match.lines)
    assert heard.count(Trouble(FULL)) == 1
    match.close()
    again = Match.resume(path, make=make)
    assert again.ply == 4
    again.close()


@pytest.mark.parametrize("room", [0, 10, 200])
def test_a_match_that_ended_on_a_full_disk_is_written_when_the_table_is_left(
    tmp_path: Path, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = Disk.under_new_records(monkeypatch)
    path = tmp_path / "m.felucca"
    match = new(path=path)
    below.room = room
    finish(match)
    assert match.is_over
    assert match.trouble == FULL
    assert match.record_path == path
    below.room = None
    match.close()
    assert not match.trouble
    assert path.read_bytes() == write_all(match.lines)
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["m.felucca"]


def test_a_match_begun_on_a_full_disk_is_written_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = Disk.under_new_records(monkeypatch)
    below.room = 0
    match = new(path=tmp_path / "m.felucca")
    assert (match.trouble, match.path) == (FULL, None)
    match.submit(match.to_move, (DRAW,), 0)
    below.room = None
    match.submit(match.to_move, (DRAW,), 1)
    assert not match.trouble
    match.close()
    again = Match.resume(tmp_path / "m.felucca", make=make)
    assert (again.ply, again.lines) == (2, match.lines), "with its key, so without a new seed"
    again.close()


def test_every_line_is_put_on_the_disk_before_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.felucca"
    put: list[bytes] = []
    for module in (growing, placing):
        monkeypatch.setattr(module, "sync", lambda handle: put.append(path.read_bytes() if path.exists() else b""))
    match = new(path=path)
    match.submit(match.to_move, (DRAW,), 0)
    match.submit(match.to_move, (DRAW,), 1)
    assert put[-2:] == [write_all(match.lines[:3]), write_all(match.lines)]


@pytest.mark.skipif(sys.platform != "linux", reason="macOS has a call of its own, and Windows none for a folder")
def test_a_new_record_is_on_the_disk_before_it_has_its_name_and_then_so_is_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.felucca"
    put: list[tuple[int, bool]] = []

    def note(handle: int) -> None:
        found = os.fstat(handle)
        put.append((0 if stat.S_ISDIR(found.st_mode) else found.st_size, path.exists()))

    monkeypatch.setattr(os, "fsync", note)
    new(path=path).close()
    assert put[-2:] == [(len(path.read_bytes()), False), (0, True)]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a disk that is always full")
def test_a_device_that_is_always_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    below = Disk.under_new_records(monkeypatch)
    match = new(path=tmp_path / "m.felucca")
    with Path("/dev/full").open("wb", buffering=0) as full:
        below.device = full.fileno()
        match.submit(match.to_move, (DRAW,), 0)
    assert match.trouble == FULL


def test_where_no_file_can_be_made_the_match_is_played_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    match = new(path=tmp_path / "file" / "matches" / "m.felucca")
    assert match.trouble in ("not a directory", "file exists")  # the second is what Windows makes of it
    finish(match)
    assert match.is_over


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no file that is open")
@pytest.mark.parametrize(
    "spoil", [Path.unlink, lambda path: os.truncate(path, 40), lambda path: shutil.rmtree(path.parent)]
)
@pytest.mark.parametrize("is_resumed", [False, True])
def test_what_somebody_else_cuts_or_removes_is_written_again(
    tmp_path: Path, spoil: Callable[[Path], None], is_resumed: bool
) -> None:
    path = tmp_path / "matches" / "m.felucca"
    match = new(path=path)
    match.submit(match.to_move, (DRAW,), 0)
    if is_resumed:
        match.close()
        match = Match.resume(path, make=make)
    spoil(path)
    match.submit(match.to_move, (DRAW,), 1)
    assert not match.trouble
    assert path.read_bytes() == write_all(match.lines)
    match.submit(match.to_move, (DRAW,), 2)
    assert path.read_bytes() == write_all(match.lines)


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    path.write_text("mine")
    match = new(path=path)
    assert match.trouble == "file exists"
    assert path.read_text() == "mine"
    assert not (tmp_path / "m.felucca.lock").exists()


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EROFS, "cannot write to 'a'"),
        (errno.EACCES, "cannot write to 'a'"),
        (errno.EIO, "input/output error"),
        (errno.EBADF, "the server sleeps"),
    ],
)
def test_the_reason_is_told(number: int, reason: str) -> None:
    assert explain(OSError(number, "The server sleeps"), Path("a/b.felucca")) == reason


def test_a_match_open_in_one_window_is_refused_in_another(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    match = new(path=path)
    with pytest.raises(FeluccaError, match="the game 'm' is already open in another Felucca window"):
        Match.resume(path, make=make)
    match.submit(match.to_move, (DRAW,), 0)
    match.close()
    again = Match.resume(path, make=make)
    assert again.ply == 1
    again.close()
    assert not (tmp_path / "m.felucca.lock").exists()


def test_the_lock_holds_between_processes_and_dies_with_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    code = (
        "import sys\nfrom pathlib import Path\nfrom game.match.ledger import Lock\n"
        "lock = Lock(Path(sys.argv[1]))\nprint('held', flush=True)\nsys.stdin.read()"
    )
    owner = subprocess.Popen(
        [sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert owner.stdout is not None
    assert owner.stdout.readline() == "held\n"
    with pytest.raises(FeluccaError, match="open in another Felucca window"):
        Lock(path)
    owner.kill()
    owner.wait()
    owner.stdout.close()
    assert owner.stdin is not None
    owner.stdin.close()
    lock = Lock(path)
    lock.release()
    lock.release()


def test_a_wrong_file_is_not_left_locked(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    path.write_bytes(b"nonsense\n")
    for _ in range(2):
        with pytest.raises(FeluccaError, match=r"'m\.felucca' is not a Felucca game"):
            Match.resume(path, make=make)
    assert [p.name for p in tmp_path.iterdir()] == ["m.felucca"]


def test_what_is_not_there_or_not_a_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(FeluccaError, match="there is no file"):
        Match.resume(tmp_path / "none" / "m.felucca", make=make)
    with pytest.raises(FeluccaError, match=r"cannot be read: (is a directory|permission denied)"):
        Match.resume(tmp_path, make=make)


@pytest.mark.parametrize("number", [0, 1])
def test_a_record_that_cannot_be_begun_leaves_nothing_behind(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a key that cannot be written nor a deal that cannot leaves a damaged match in the list."""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(*((keys, "save"), (placing, "create"))[number], full)
    match = new(path=tmp_path / "m.felucca")
    assert match.trouble == FULL
    assert list(tmp_path.iterdir()) == []
    finish(match)
    assert match.is_over
