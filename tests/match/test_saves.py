"""The folder of records."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from game.errors import FeluccaError
from game.files.lock import Lock
from game.match import saves
from game.match.lines import AnyLine
from game.match.match import Match
from game.match.playback import Playback
from game.match.record import parse, read_record, write_all
from game.match.seats import ai, human
from tests.match.test_match import finish, new, play_first
from tests.match.toy import DRAW, make


def test_everything_is_kept_where_the_portable_mode_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    assert saves.folder() == tmp_path / "matches"
    monkeypatch.delenv("FELUCCA_HOME")
    assert saves.folder().parts[-2:] == ("felucca", "matches")


def test_new_names_differ_even_in_the_same_second(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    names = {saves.new_path("sobek", datetime(2026, 1, 2, 3, 4, 5)).name for _ in range(5)}
    assert len(names) > 1
    assert all(name.startswith("sobek-2026-01-02-030405-") and name.endswith(".felucca") for name in names)


def test_the_listing_tells_what_can_be_gone_on_with(tmp_path: Path) -> None:
    match = new(path=tmp_path / "a.felucca", created="2026-01-02")
    seat = match.to_move
    play_first(match)
    match.undo(seat)
    match.submit(seat, (DRAW,), 0)
    match.submit(match.to_move, (DRAW,), 1)
    match.close()
    finish(new(path=tmp_path / "b.felucca"))
    (tmp_path / "c.felucca").write_bytes(b"nonsense\n")
    (tmp_path / "notes.txt").write_text("mine")
    for age, name in enumerate("abc"):
        os.utime(tmp_path / f"{name}.felucca", (1e9 + age, 1e9 + age))
    found = saves.listing(tmp_path)
    assert [saved.path.stem for saved in found] == ["c", "b", "a"]
    assert found[0].problem == "'c.felucca' is not a Felucca game"
    assert found[1].is_finished
    going = found[2]
    assert not going.is_finished
    assert (going.names, going.game, going.created, going.decisions, going.round) == (
        ("Ani", "Bek"), "toy", "2026-01-02", 2, 0,
    )  # fmt: skip


def test_a_record_is_read_again_only_when_it_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new(path=tmp_path / "a.felucca")
    (tmp_path / "b.felucca").write_bytes(b"nonsense\n")
    read: list[str] = []
    monkeypatch.setattr(saves, "read_record", lambda path: read.append(path.stem) or read_record(path))
    assert {saved.path.stem: saved.decisions for saved in saves.listing(tmp_path)} == {"a": 0, "b": 0}
    read.clear()
    saves.listing(tmp_path)
    assert read == ["b"]  # what cannot be read may be readable the next time
    play_first(match)
    assert {saved.path.stem: saved.decisions for saved in saves.listing(tmp_path)} == {"a": 1, "b": 0}
    match.close()
    (tmp_path / "a.felucca").unlink()
    assert [saved.path.stem for saved in saves.listing(tmp_path)] == ["b"]
    assert saves.summary(tmp_path / "a.felucca").problem.endswith("a.felucca'")


def damaged(path: Path, line: int) -> bytes:
    """Write a match of six decisions whose line `line` (from 1) is overwritten with zeros; return the intact one."""
    match = new("3", path=path)
    for _ in range(6):
        match.submit(match.to_move, (DRAW,), match.ply)
    match.close()
    whole = path.read_bytes()
    texts = whole.splitlines(keepends=True)
    texts[line - 1] = bytes(len(texts[line - 1]))
    path.write_bytes(b"".join(texts))
    return whole


@pytest.mark.parametrize("line", [3, 5, 7])
def test_a_record_damaged_in_the_middle_goes_on_from_its_last_good_line(tmp_path: Path, line: int) -> None:
    path = tmp_path / "m.felucca"
    whole = damaged(path, line)
    spoiled = path.read_bytes()
    with pytest.raises(FeluccaError, match=f"line {line} of the file is invalid"):
        Match.resume(path, make=make)
    found = saves.summary(path)
    assert (found.problem != "", found.decisions, found.names) == (True, line - 3, ("Ani", "Bek"))
    offer = "the file is damaged, but the game can continue from move {}; the damaged file is kept"
    assert found.rescue == offer.format(line - 3)
    kept = saves.rescue(path)
    assert kept.read_bytes() == spoiled
    assert path.read_bytes() == b"".join(whole.splitlines(keepends=True)[: line - 1])
    again = Match.resume(path, make=make)
    while again.ply < 6:
        again.submit(again.to_move, (DRAW,), again.ply)
    again.close()
    lines = [text.chance for text in parse(path.read_bytes()).lines if isinstance(text, saves.Decision)]
    assert lines == [text.chance for text in parse(whole).lines if isinstance(text, saves.Decision)]
    assert [saved.path for saved in saves.listing(tmp_path)] == [path]


def test_a_second_rescue_keeps_the_first_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    damaged(path, 6)
    first = saves.rescue(path)
    path.write_bytes(path.read_bytes()[:-9] + b"xxxxxxxx\n")
    assert saves.rescue(path) != first
    assert first.exists()


def test_without_header_and_deal_nothing_is_rescued(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    for line in (1, 2):
        damaged(path, line)
        assert saves.summary(path).rescue == ""
        with pytest.raises(FeluccaError):
            saves.rescue(path)
        saves.delete(path)
    match = new(path=path)
    with pytest.raises(FeluccaError, match="already open in another Felucca window"):
        saves.rescue(path)
    match.close()


def test_what_a_crash_left_is_swept_and_what_is_played_stays(tmp_path: Path) -> None:
    playing = new(path=tmp_path / "playing.felucca")
    new(path=tmp_path / "saved.felucca").close()
    for name in ("half.felucca.new", "half.key.1234abcd.new", "young.felucca.new", "old.felucca.lock"):
        (tmp_path / name).touch()
    for name in ("half.felucca.new", "half.key.1234abcd.new"):
        os.utime(tmp_path / name, (1e9, 1e9))
    (tmp_path / "notes.txt").touch()
    saves.sweep(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        *("notes.txt", "playing.felucca", "playing.felucca.lock", "playing.key", "saved.felucca", "saved.key"),
        "young.felucca.new",
    ]
    playing.close()
    saves.sweep(tmp_path / "none")


def test_what_a_sync_program_has_brought_in_part_is_not_swept(tmp_path: Path) -> None:
    """An empty file may stand for one that is still to come, and a key may come before its record."""
    (tmp_path / "coming.felucca").touch()
    (tmp_path / "coming.key").write_bytes(b"{}")
    (tmp_path / "first.key").write_bytes(b"{}")
    for path in tmp_path.iterdir():
        os.utime(path, (1e9, 1e9))
    saves.sweep(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["coming.felucca", "coming.key", "first.key"]
    assert "but a sync program may still be downloading it" in saves.summary(tmp_path / "coming.felucca").problem


def test_a_match_that_is_just_being_begun_is_not_swept(tmp_path: Path) -> None:
    record = tmp_path / "m.felucca"
    lock = Lock(record)
    (tmp_path / "m.key").touch()
    (tmp_path / "m.felucca.new").touch()
    saves.sweep(tmp_path)
    assert len(list(tmp_path.iterdir())) == 3
    lock.release()


def test_a_long_list_is_read_only_as_far_as_it_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(5):
        path = tmp_path / f"{number}.felucca"
        new(path=path).close()
        os.utime(path, (1e9 + number, 1e9 + number))
    read: list[str] = []
    monkeypatch.setattr(saves, "read_record", lambda path: read.append(path.stem) or read_record(path))
    assert [saved.path.stem for saved in saves.listing(tmp_path, most=2)] == ["4", "3"]
    assert sorted(read) == ["3", "4"]


def sobek_lines() -> list[AnyLine]:
    """Return the beginning of a record that says it is one of Sobek."""
    header, *lines = new(clock=None).lines
    return [replace(header, game="sobek"), *lines]


def test_the_round_is_read_from_the_notes(tmp_path: Path) -> None:
    lines = sobek_lines()
    lines[1] = type(lines[1])([], [["round", -1, 1]])  # type: ignore[call-arg]
    lines += [
        saves.Decision(1, 0, "draw", [], [["round", -1, 2]]),
        saves.Decision(2, 0, "draw"),
        saves.Undo(0, 0),
        saves.Decision(1, 0, "draw"),
    ]
    for name, many, wanted in (("whole", 6, (1, 1)), ("cut", 4, (2, 2))):
        path = tmp_path / f"{name}.felucca"
        path.write_bytes(write_all(lines[:many]))
        found = saves.summary(path)
        assert (found.decisions, found.round) == wanted


@pytest.mark.parametrize("note", [[], ["round"], ["round", -1], ["round", -1, "two"], [1, 2, 3]])
def test_notes_that_say_nothing_do_not_keep_a_record_out_of_the_list(note: list[int | str], tmp_path: Path) -> None:
    lines = sobek_lines()
    lines.append(saves.Decision(1, 0, "draw", [], [["round", -1, 3], note]))
    path = tmp_path / "a.felucca"
    path.write_bytes(write_all(lines))
    found = saves.summary(path)
    assert (found.decisions, found.round, found.problem) == (1, 3, "")


def test_a_folder_that_is_not_there_holds_nothing(tmp_path: Path) -> None:
    assert saves.listing(tmp_path / "none") == []


def test_deleting_takes_the_key_along_and_spares_what_is_open(tmp_path: Path) -> None:
    path = tmp_path / "a.felucca"
    match = new(path=path)
    with pytest.raises(FeluccaError, match="open in another Felucca window"):
        saves.delete(path)
    match.close()
    assert (tmp_path / "a.key").exists()
    saves.delete(path)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(FeluccaError, match="cannot be deleted"):
        saves.delete(tmp_path)


def test_a_record_can_be_stepped_through(tmp_path: Path) -> None:
    match = new(path=tmp_path / "a.felucca")
    match.submit(match.to_move, (DRAW,), 0)
    playback = Playback(read_record(tmp_path / "a.felucca"), make)
    assert playback.advance() is not None
    assert playback.position is not None
    assert playback.position.ply == 0
    playback.advance()
    assert playback.position.view(0).state == match.view(0).state


@pytest.mark.parametrize("when", [-(10**18), -1, 0, 10**30])
def test_a_file_time_that_no_calendar_has_counts_as_the_oldest(
    when: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(changed: int) -> datetime:
        with monkeypatch.context() as changes:
            changes.setattr(Path, "stat", lambda *_, **__: SimpleNamespace(st_mtime_ns=changed, st_size=1))
            return saves.summary(tmp_path / "none.felucca").played

    assert played(when) == datetime.fromtimestamp(86_400)
    assert played(10**18) == datetime.fromtimestamp(10**9)


@pytest.mark.skipif(sys.platform != "linux", reason="needs file names that are no text")
def test_a_file_whose_name_is_no_text_is_listed(tmp_path: Path) -> None:
    (tmp_path / os.fsdecode(b"a\xff\nb.felucca")).write_bytes(b"nonsense\n")
    (found,) = saves.listing(tmp_path)
    assert (found.names, found.problem) == (("ab",), "'ab.felucca' is not a Felucca game")


def test_names_hold_nothing_that_cannot_be_shown() -> None:
    assert human("A\x00d\x1ba\ud800\n") == human("Ada")
    assert ai("stew\x07ard", "Zoë 𓂀").level == "steward"
    assert ai("steward", "Zoë 𓂀").name == "Zoë 𓂀"
