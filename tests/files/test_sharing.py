"""Two windows, two accounts, two computers: each gets a clear answer."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.errors import FeluccaError, as_sentence
from game.files import placing
from game.files.document import change_document
from game.files.lock import Lock, Taken
from game.files.notices import NOTICES, Notices
from game.locale import set_language, translated
from game.match import keys, saves
from game.match.match import Match
from game.match.progress import load_progress, note_progress
from game.match.record import read_record, write_all
from game.ui.window import settings
from game.ui.window.settings import Settings
from tests.match.test_match import finish, new
from tests.match.toy import DRAW, make
from tests.patience import LONG


@pytest.fixture
def other_account(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The paths of files that belong to another account: they can be neither read nor written."""
    shut: set[str] = set()
    open_ = os.open

    def refuse(path: Any, flags: int, mode: int = 0o777) -> int:
        if os.fspath(path) in shut:
            raise PermissionError(errno.EACCES, "Permission denied")
        return open_(path, flags, mode)

    monkeypatch.setattr(os, "open", refuse)
    return shut


def test_a_lock_of_another_account_is_taken(tmp_path: Path, other_account: set[str]) -> None:
    path = tmp_path / "m.felucca"
    match = new(path=path)
    match.submit(match.to_move, (DRAW,), 0)
    match.close()
    before = path.read_bytes()
    lock = tmp_path / "m.felucca.lock"
    lock.touch()
    other_account.add(str(lock))
    with pytest.raises(Taken, match="belongs to another account, where Felucca may be open"):
        Match.resume(path, make=make)
    with pytest.raises(Taken):
        saves.delete(path)
    assert path.read_bytes() == before
    saves.sweep(tmp_path)
    assert lock.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows locks on every disk")
def test_where_the_disk_has_no_locks_two_tables_erase_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lockless(*_: int) -> None:
        raise OSError(errno.ENOTSUP, "Operation not supported")

    monkeypatch.setattr("fcntl.flock", lockless)
    path = tmp_path / "m.felucca"
    new("3", path=path, clock=None).close()
    tables = [Match.resume(path, make=make, clock=None) for _ in range(2)]
    for turn in range(6):
        match = tables[turn % 2]
        match.submit(match.to_move, (DRAW,), match.ply)
        match.note_preference(turn % 2, "guide on", lasts=True)
        assert not match.trouble
    files = [match.path for match in tables]
    assert files == [path, tmp_path / "m-2.felucca"]
    for match, file in zip(tables, files, strict=True):
        assert file is not None
        assert file.read_bytes() == write_all(match.lines)
        match.close()
    assert len(NOTICES.take()) == 1


def test_a_lock_that_a_crash_of_another_account_left_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be readable only, and nobody holds it."""
    open_ = os.open

    def refuse(path: Any, flags: int, mode: int = 0o777) -> int:
        if str(path).endswith(".lock") and flags & os.O_RDWR:
            raise PermissionError(errno.EACCES, "Permission denied")
        return open_(path, flags, mode)

    (tmp_path / "m.felucca.lock").touch()
    monkeypatch.setattr(os, "open", refuse)
    with Lock(tmp_path / "m.felucca"), pytest.raises(Taken, match="already open in another Felucca window"):
        Lock(tmp_path / "m.felucca")


def test_where_no_lock_can_be_made_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record itself could be written: the folder is shared, and belongs to another account."""
    path = tmp_path / "m.felucca"
    new(path=path).close()
    before, open_ = path.read_bytes(), os.open
    has_right = [False]

    def refuse(path: Any, flags: int, mode: int = 0o777) -> int:
        if str(path).endswith(".lock") and not has_right[0]:
            raise PermissionError(errno.EACCES if flags & os.O_CREAT else errno.ENOENT, "Permission denied")
        return open_(path, flags, mode)

    monkeypatch.setattr(os, "open", refuse)
    match = Match.resume(path, make=make)
    match.submit(match.to_move, (DRAW,), 0)
    assert match.trouble == f"cannot write to '{tmp_path}'"
    assert path.read_bytes() == before
    has_right[0] = True
    match.submit(match.to_move, (DRAW,), 1)
    assert not match.trouble
    assert path.read_bytes() == write_all(match.lines)
    match.close()


def test_a_key_of_another_account_is_neither_used_nor_replaced(tmp_path: Path, other_account: set[str]) -> None:
    path = tmp_path / "m.felucca"
    new(path=path).close()
    key = keys.key_path(path)
    before = key.read_bytes()
    other_account.add(str(key))
    with pytest.raises(
        FeluccaError, match=r"the key file of this game, '.*m\.key', cannot be read \(permission denied\)"
    ):
        Match.resume(path, make=make)
    other_account.clear()
    assert key.read_bytes() == before
    assert not list(tmp_path.glob("*.lock"))


def test_a_damaged_key_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    new(path=path).close()
    keys.key_path(path).write_bytes(b'{"seed":"half')
    Match.resume(path, make=make).close()
    assert (tmp_path / "m.damaged").read_bytes() == b'{"seed":"half'
    told = f"'{tmp_path / 'm.key'}' was damaged: it is kept as 'm.damaged', and a new file was started"
    assert NOTICES.take() == [told]


@pytest.mark.parametrize(
    "added", [" (Anna's conflicted copy 2026-11-26)", ".sync-conflict-20261126-231500-ABCDEF", "-2"]
)
def test_a_copy_of_a_sync_program_has_its_key_and_a_mark(added: str, tmp_path: Path) -> None:
    """It is played on with the same luck, also after the original has ended or was deleted."""
    path = tmp_path / "toy-2026-11-26-231500-ab12.felucca"
    match = new("3", path=path)
    match.submit(match.to_move, (DRAW,), 0)
    copy = tmp_path / f"{path.stem}{added}.felucca"
    copy.write_bytes(path.read_bytes())
    marks = {saved.path: saved.copy for saved in saves.listing(tmp_path)}
    assert marks == {path: "", copy: added.strip(" -_.()")}
    finish(match)
    assert not keys.key_path(path).exists()
    again = Match.resume(copy, make=make)
    finish(again)
    assert again.result is not None
    assert match.result is not None
    assert (again.result.seed, again.fingerprint) == (match.result.seed, match.fingerprint)
    again.close()
    assert [file.name for file in tmp_path.iterdir() if file.suffix == ".key"] == []


@pytest.mark.parametrize(
    ("names", "marks"),
    [
        (("game-1", "game-12"), {"game-12": "12"}),
        (("a-2", "a.sync-conflict-7", "a (Bob's)"), {"a.sync-conflict-7": "sync-conflict-7", "a (Bob's)": "Bob's"}),
        (
            ("duel-2026-11-26-231500-ab12", "duel-2026-11-27-010000-cd34"),
            {"duel-2026-11-27-010000-cd34": "27-010000-cd34"},
        ),
        (("one", "other"), {"other": "other"}),
        (("a", "a-", "a--"), {"a-": "-", "a--": "--"}),
    ],
)
def test_a_copy_is_called_by_the_words_that_it_does_not_share(
    names: tuple[str, ...], marks: dict[str, str], tmp_path: Path
) -> None:
    match = new("3", clock=None)
    for name in names:
        (tmp_path / f"{name}.felucca").write_bytes(write_all(match.lines))
    assert {saved.path.stem: saved.copy for saved in saves.listing(tmp_path) if saved.copy} == marks


def test_games_that_only_begin_alike_are_no_copies(tmp_path: Path) -> None:
    for seed, name in enumerate(("a", "a-2")):
        new(str(seed), path=tmp_path / f"{name}.felucca").close()
    assert [saved.copy for saved in saves.listing(tmp_path)] == ["", ""]
    saves.delete(tmp_path / "a.felucca")
    assert (tmp_path / "a-2.key").exists()


def test_two_processes_note_what_was_learned_and_lose_nothing(tmp_path: Path) -> None:
    file = tmp_path / "learned.json"
    code = (
        "import sys\nfrom pathlib import Path\nfrom game.files import document\n"
        f"from game.match.progress import note_progress\ndocument.PATIENCE = {LONG}\n"
        "for step in range(40):\n    note_progress('sobek', f'{sys.argv[2]}-{step}', 1, Path(sys.argv[1]))\n"
    )
    windows = [subprocess.Popen([sys.executable, "-c", code, str(file), name]) for name in "ab"]
    assert [window.wait() for window in windows] == [0, 0]
    assert len(load_progress(file)) == 80
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["learned.json"]


def test_a_window_that_holds_a_file_for_too_long_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.files.document.PATIENCE", 0.0)
    file = tmp_path / "settings.json"
    with Lock(file):
        told = settings.store(Settings(animation="fast"), {"animation"}, file)
    assert told == f"'{file}' is being written by another Felucca window"
    assert not file.exists()


def test_what_cannot_be_read_is_told_and_left(tmp_path: Path, other_account: set[str]) -> None:
    file = tmp_path / "settings.json"
    settings.store(Settings(animation="fast"), {"animation"}, file)
    note_progress("sobek", "take", 2, tmp_path / "learned.json")
    before = file.read_bytes(), (tmp_path / "learned.json").read_bytes()
    other_account.update((str(file), str(tmp_path / "learned.json")))
    assert settings.load(file) == (Settings(), "settings-unread")
    assert settings.store(Settings(theme="contrast"), {"theme"}, file).endswith("cannot be read: permission denied")
    note_progress("sobek", "sets", 2, tmp_path / "learned.json")
    (told,) = NOTICES.take()
    assert told.startswith("your progress could not be saved: ")
    other_account.clear()
    assert (file.read_bytes(), (tmp_path / "learned.json").read_bytes()) == before


def test_links_are_followed(tmp_path: Path) -> None:
    """Also one to a file that does not exist yet."""
    (tmp_path / "there").mkdir()
    for name in ("settings.json", "learned.json"):
        (tmp_path / name).symlink_to(tmp_path / "there" / name)
    for animation in ("fast", "off"):
        assert settings.store(Settings(animation=animation), {"animation"}, tmp_path / "settings.json") == ""
        note_progress("sobek", animation, 1, tmp_path / "learned.json")
    assert all((tmp_path / name).is_symlink() for name in ("settings.json", "learned.json"))
    assert settings.load(tmp_path / "there" / "settings.json")[0].animation == "off"
    assert load_progress(tmp_path / "there" / "learned.json") == {"sobek/fast": 1, "sobek/off": 1}
    new(path=tmp_path / "there" / "m.felucca").close()
    (tmp_path / "m.felucca").symlink_to(tmp_path / "there" / "m.felucca")
    match = Match.resume(tmp_path / "m.felucca", make=make)
    match.submit(match.to_move, (DRAW,), 0)
    match.close()
    assert (tmp_path / "m.felucca").is_symlink()
    assert len(read_record(tmp_path / "there" / "m.felucca").lines) == len(match.lines)


def test_a_file_behind_a_link_is_replaced_there(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "a").write_bytes(b"1")
    (tmp_path / "a").symlink_to(tmp_path / "there" / "a")
    old = placing.put(tmp_path / "a", b"2")
    assert old is not None
    assert (old.parent, old.read_bytes()) == (tmp_path / "there", b"1")
    assert (tmp_path / "a").is_symlink()
    assert (tmp_path / "a").read_bytes() == b"2"


def test_the_permissions_of_a_file_stay(tmp_path: Path) -> None:
    file = tmp_path / "learned.json"
    note_progress("sobek", "take", 1, file)
    file.chmod(0o664)
    note_progress("sobek", "take", 2, file)
    assert file.stat().st_mode & 0o777 == 0o664


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe", b"[]", b"null", b"[" * 5000])
def test_what_is_damaged_is_kept_and_begun_anew(content: bytes, tmp_path: Path) -> None:
    for name, write in (
        ("learned.json", lambda file: note_progress("sobek", "take", 1, file)),
        ("settings.json", lambda file: settings.store(Settings(theme="contrast"), {"theme"}, file)),
    ):
        file = tmp_path / name
        file.write_bytes(content)
        write(file)
        write(file)
        assert (tmp_path / f"{file.stem}.damaged").read_bytes() == content
        told = f"'{file}' was damaged: it is kept as '{file.stem}.damaged', and a new file was started"
        assert NOTICES.take() == [told]
    assert load_progress(tmp_path / "learned.json") == {"sobek/take": 1}
    assert settings.load(tmp_path / "settings.json") == (Settings(theme="contrast"), "")


def test_each_damaged_content_is_kept_once(tmp_path: Path) -> None:
    file = tmp_path / "learned.json"
    for content in (b"{", b"[]", b"{"):
        file.write_bytes(content)
        note_progress("sobek", "take", 1, file)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.suffix == ".damaged"} == {
        "learned.damaged": b"{",
        "learned-1.damaged": b"[]",
    }


def test_where_names_cannot_be_swapped_the_old_file_gets_a_second_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(placing, "exchange", lambda *_: False)
    file, link = tmp_path / "learned.json", os.link
    file.write_bytes(b"{")
    note_progress("sobek", "take", 1, file)
    note_progress("sobek", "take", 2, file)

    def linkless(*_: Any) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", linkless)
    note_progress("sobek", "take", 3, file)
    file.write_bytes(b"[]")
    note_progress("sobek", "take", 4, file)
    monkeypatch.setattr(os, "link", link)
    assert json.loads(file.read_bytes()) == {"sobek/take": 4}
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == [
        *("learned-1.damaged", "learned.damaged", "learned.json"),
    ]


def test_a_file_is_created_only_where_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    placing.create(tmp_path / "a", b"1")
    with pytest.raises(FileExistsError):
        placing.create(tmp_path / "a", b"2")

    def linkless(*_: Any) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", linkless)
    with pytest.raises(FileExistsError):
        placing.create(tmp_path / "a", b"2")
    placing.create(tmp_path / "b", b"3")
    assert [(path.name, path.read_bytes()) for path in sorted(tmp_path.iterdir()) if path.is_file()] == [
        ("a", b"1"),
        ("b", b"3"),
    ]


def test_whoever_never_stops_writing_gets_copies(tmp_path: Path) -> None:
    """A change is given up after some attempts, and what the other wrote last is kept."""
    file, number = tmp_path / "f.json", [0]

    def edit(data: bytes) -> bytes:
        number[0] += 1
        file.write_bytes(b"theirs %d" % number[0])
        return data + b"+ours"

    change_document(file, edit)
    kept = [path.read_bytes() for path in tmp_path.iterdir() if path.is_file()]
    assert any(f"theirs {number[0]}".encode() in each for each in kept)
    assert NOTICES.take()


def test_a_notice_is_told_once() -> None:
    notices = Notices()
    for words in ("a", "b", "a"):
        notices.tell(words)
    assert (bool(notices), notices.take(), notices.take(), bool(notices)) == (True, ["a", "b"], [], False)
    notices.tell("a")
    assert not notices


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "Un autre programme ou ordinateur a continué « m.felucca » : votre partie continue sous le nom "),
        ("it", "Un altro programma o computer ha continuato «m.felucca»: la tua partita continua come "),
    ],
)
def test_a_branch_is_told_in_the_language_of_the_player(language: str, words: str, tmp_path: Path) -> None:
    set_language(language)
    match = new(path=tmp_path / "m.felucca")
    (tmp_path / "m.felucca").write_bytes(b"theirs")
    match.submit(match.to_move, (DRAW,), 0)
    (told,) = NOTICES.take()
    plain = as_sentence(translated(told)).replace("\u202f", " ").replace("\xa0", " ")
    assert plain.startswith(words)
    match.close()


def test_no_folder_is_made_for_nothing(tmp_path: Path) -> None:
    change_document(tmp_path / "home" / "a.json", lambda data: data)
    assert list(tmp_path.iterdir()) == []
    change_document(tmp_path / "home" / "a.json", lambda _: b"{}")
    assert (tmp_path / "home" / "a.json").read_bytes() == b"{}"
