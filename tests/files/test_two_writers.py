"""Whatever a second writer does at any moment, nothing that anybody wrote is lost without a copy and a sentence."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.errors import FeluccaError
from game.files import placing
from game.files.document import change_document
from game.files.notices import NOTICES
from game.match import keys, statistics
from game.match.ledger import Ledger
from game.match.match import Match
from game.match.progress import load_progress, note_progress
from game.match.record import parse, write_all
from game.ui.window import settings
from game.ui.window.settings import Settings
from tests.files.second_writer import at_every_step, contents
from tests.match.test_match import new
from tests.match.toy import DRAW, make

Act = Callable[[Path], None]


def rename_over(file: Path, data: bytes) -> None:
    """Bring a new copy as sync programs do."""
    made = file.with_name("sync.part")
    made.write_bytes(data)
    os.replace(made, file)


def overwrite(file: Path, data: bytes) -> None:
    """Write in place, as an editor does."""
    file.write_bytes(data)


def link_elsewhere(file: Path, data: bytes) -> None:
    """Put a link in the place of the file."""
    there = file.parent / "elsewhere"
    there.mkdir(exist_ok=True)
    (there / file.name).write_bytes(data)
    made = file.with_name("sync.part")
    made.symlink_to(there / file.name)
    os.replace(made, file)


WAYS = (rename_over, overwrite, link_elsewhere)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "theirs", [b'{"duel/ankh": 7}', b'{"duel/ankh": 7, "a newer": {"thing": 1}}', b'{"duel/ankh": 7', b"\xff\xfe7"]
)
def test_progress_that_another_writes_is_taken_over_or_kept(
    way: Callable[[Path, bytes], None], theirs: bytes, tmp_path: Path
) -> None:
    def begin(folder: Path) -> Callable[[], None]:
        NOTICES.forget()
        file = folder / "learned.json"
        file.write_text('{"sobek/take": 1}')
        return lambda: note_progress("sobek", "sets", 2, file)

    for folder in at_every_step(begin, lambda folder: way(folder / "learned.json", theirs), tmp_path):
        is_sound = theirs.endswith(b"}")
        found, told = contents(folder), NOTICES.take()
        now = load_progress(folder / "learned.json")
        if is_sound:
            assert now.get("duel/ankh") == 7 or (theirs in found and told), folder
            assert b"newer" not in theirs or b'"thing": 1' in found
        else:
            assert theirs in found
        copies = [path.name for path in folder.rglob("*") if path.name not in ("learned.json", "elsewhere")]
        assert all(name.endswith((placing.DAMAGED, placing.OTHER)) for name in copies)
        assert bool(copies) == bool(told), "a copy is told, and nothing else is"


def test_two_windows_that_learn_at_once_lose_nothing(tmp_path: Path) -> None:
    """The second note is made at every step of the first."""

    def begin(folder: Path) -> Callable[[], None]:
        file = folder / "learned.json"
        note_progress("sobek", "take", 1, file)
        return lambda: note_progress("sobek", "sets", 2, file)

    def other(folder: Path) -> None:
        rename_over(
            folder / "learned.json", json.dumps({**load_progress(folder / "learned.json"), "duel/ankh": 3}).encode()
        )

    for folder in at_every_step(begin, other, tmp_path):
        found = load_progress(folder / "learned.json")
        assert (found.get("sobek/take"), found.get("duel/ankh")) == (1, 3)
        assert found.get("sobek/sets") == 2
        assert [path.name for path in folder.iterdir()] == ["learned.json"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "theirs", [b'{"settings": 2, "window": "borderless", "later": 5}', b'{"settings": 9, "x": 1}', b"{"]
)
def test_settings_that_another_writes_are_taken_over_or_kept(
    way: Callable[[Path, bytes], None], theirs: bytes, tmp_path: Path
) -> None:
    def begin(folder: Path) -> Callable[[], None]:
        NOTICES.forget()
        file = folder / "settings.json"
        settings.store(Settings(theme="contrast"), {"theme"}, file)
        return lambda: settings.store(Settings(theme="contrast", animation="fast"), {"animation"}, file) and None

    for folder in at_every_step(begin, lambda folder: way(folder / "settings.json", theirs), tmp_path):
        found, told = contents(folder), NOTICES.take()
        if b"borderless" in theirs:
            assert settings.load(folder / "settings.json")[0].window == "borderless" or (theirs in found and told)
            assert b'"later": 5' in found
        else:
            assert theirs in found
        copies = [path for path in folder.rglob("*") if path.name not in ("settings.json", "elsewhere")]
        assert bool(copies) == bool(told)


@pytest.mark.parametrize("way", WAYS)
def test_statistics_that_another_writes_are_taken_over_or_kept(
    way: Callable[[Path, bytes], None], tmp_path: Path
) -> None:
    entry = statistics.MatchEntry("2026-01-02", frozenset(), ())
    theirs = b'{"statistics":1,"matches":{"their":{"created":"2026","deals":[],"sittings":[],"later":8}}}'

    def begin(folder: Path) -> Callable[[], None]:
        NOTICES.forget()
        file = folder / "statistics.json"
        statistics.change_entries(file, lambda kept: {**kept, "first": entry})
        return lambda: statistics.change_entries(file, lambda kept: {**kept, "mine": entry}) and None

    for folder in at_every_step(begin, lambda folder: way(folder / "statistics.json", theirs), tmp_path):
        assert "their" in statistics.entries_in((folder / "statistics.json").read_bytes())
        assert b'"later":8' in contents(folder)


def playing(folder: Path) -> Match:
    """Return a match of two decisions, recorded in a folder."""
    match = new("3", path=folder / "m.felucca", clock=None)
    for _ in range(2):
        match.submit(match.to_move, (DRAW,), match.ply)
    return match


@pytest.fixture(scope="module")
def branch(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The record of the same match that went on otherwise: longer, after the first decision."""
    match = new("3", path=tmp_path_factory.mktemp("branch") / "m.felucca", clock=None)
    match.submit(match.to_move, (DRAW,), 0)
    match.note_preference(0, "guide on", lasts=True)
    for _ in range(4):
        match.submit(match.to_move, (DRAW,), match.ply)
    data = write_all(match.lines)
    match.close()
    return data


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("is_record", [True, False])
def test_a_record_that_another_writes_stays_and_ours_goes_on_beside(
    way: Callable[[Path, bytes], None], is_record: bool, branch: bytes, tmp_path: Path
) -> None:
    """Also where it is no record any more, or one of a newer version."""
    theirs = branch if is_record else b'{"line":"felucca","format":99}\n'
    matches: dict[Path, Match] = {}

    def begin(folder: Path) -> Callable[[], None]:
        NOTICES.forget()
        match = matches[folder] = playing(folder)
        return lambda: match.submit(match.to_move, (DRAW,), 2) and None

    for folder in at_every_step(begin, lambda folder: way(folder / "m.felucca", theirs), tmp_path):
        match = matches[folder]
        match.submit(match.to_move, (DRAW,), 3)
        ours = write_all(match.lines)
        assert not match.trouble
        assert match.path is not None
        assert match.path.read_bytes() == ours
        assert match.path != folder / "m.felucca"
        assert (folder / "m.felucca").read_bytes().startswith(theirs)
        mine = match.path
        assert [str(told) for told in NOTICES.take()] == [
            "'m.felucca' was continued by another program or computer: "
            f"your game continues as '{mine.name}', and both are kept"
        ]
        match.close()
        assert keys.key_path(mine).read_bytes() == keys.key_path(folder / "m.felucca").read_bytes()
        assert not list(folder.glob("*.lock"))
        again = Match.resume(mine, make=make)
        assert again.lines == parse(ours).lines
        again.close()


CUTS: tuple[Act, ...] = (lambda file: os.truncate(file, 40), lambda file: os.truncate(file, 0))


@pytest.mark.parametrize(
    "act",
    [
        lambda file: rename_over(file, file.read_bytes()),
        lambda file: rename_over(file, file.read_bytes()[:-30]),
        *CUTS,
        lambda file: file.unlink(missing_ok=True),
        lambda file: shutil.rmtree(file.parent),
    ],
    ids=["same", "older", "cut", "emptied", "removed", "folder removed"],
)
def test_a_record_that_has_lost_lines_gets_them_back_without_a_word(act: Act, tmp_path: Path) -> None:
    matches: dict[Path, Match] = {}

    def begin(folder: Path) -> Callable[[], None]:
        NOTICES.forget()
        match = matches[folder] = playing(folder / "m")
        return lambda: match.submit(match.to_move, (DRAW,), 2) and None

    for folder in at_every_step(begin, lambda folder: act(folder / "m" / "m.felucca"), tmp_path):
        match = matches[folder]
        match.submit(match.to_move, (DRAW,), 3)
        assert not match.trouble
        assert match.path is not None
        assert match.path.read_bytes() == write_all(match.lines)
        was_cut_while_written = match.path != folder / "m" / "m.felucca"
        match.close()
        assert bool(NOTICES.take()) == was_cut_while_written
        assert not was_cut_while_written or act in CUTS


def test_a_line_that_another_appends_stays(tmp_path: Path) -> None:
    matches: dict[Path, Match] = {}

    def begin(folder: Path) -> Callable[[], None]:
        match = matches[folder] = playing(folder)
        return lambda: match.submit(match.to_move, (DRAW,), 2) and None

    def append(folder: Path) -> None:
        with (folder / "m.felucca").open("ab") as file:
            file.write(b"their line\n")

    for folder in at_every_step(begin, append, tmp_path):
        match = matches[folder]
        match.submit(match.to_move, (DRAW,), 3)
        assert b"their line\n" in (folder / "m.felucca").read_bytes()
        assert match.path is not None
        assert match.path.read_bytes() == write_all(match.lines)
        match.close()


def test_a_longer_game_from_another_computer_is_not_overwritten(branch: bytes, tmp_path: Path) -> None:
    """It goes on where ours ends, but then we go on as well."""
    match = new("3", path=tmp_path / "m.felucca", clock=None)
    match.submit(match.to_move, (DRAW,), 0)
    rename_over(tmp_path / "m.felucca", branch)
    match.submit(match.to_move, (DRAW,), 1)
    assert (tmp_path / "m.felucca").read_bytes() == branch
    assert (tmp_path / "m-2.felucca").read_bytes() == write_all(match.lines)
    assert len(NOTICES.take()) == 1
    rename_over(tmp_path / "m-2.felucca", branch)
    match.submit(match.to_move, (DRAW,), 2)
    assert (tmp_path / "m-2.felucca").read_bytes() == branch
    assert match.path == tmp_path / "m-2-2.felucca"
    assert len(NOTICES.take()) == 1
    match.close()


def put_folder(file: Path, data: bytes) -> None:
    """Put a folder in the place of the file, with something in it."""
    file.unlink(missing_ok=True)
    file.mkdir()
    (file / "inside").write_bytes(data)


def put_pipe(file: Path, data: bytes) -> None:
    """Put a pipe in the place of the file, and the content elsewhere."""
    rename_over(file.with_name("moved"), data)
    file.unlink(missing_ok=True)
    os.mkfifo(file)


@pytest.mark.parametrize("way", [put_folder, put_pipe])
def test_what_is_no_file_any_more_is_never_lost_nor_waited_for(
    way: Callable[[Path, bytes], None], tmp_path: Path
) -> None:
    theirs = b'{"duel/ankh": 7}'

    def begin(folder: Path) -> Callable[[], None]:
        NOTICES.forget()
        file = folder / "learned.json"
        file.write_text('{"sobek/take": 1}')
        return lambda: note_progress("sobek", "sets", 2, file)

    for folder in at_every_step(begin, lambda folder: way(folder / "learned.json", theirs), tmp_path):
        assert theirs in contents(folder)
        is_first = not (folder / "learned.json").is_file()
        assert NOTICES.take() or is_first, "it came when all was done"


def test_a_branch_is_found_when_the_table_is_left(branch: bytes, tmp_path: Path) -> None:
    match = playing(tmp_path)
    ours = write_all(match.lines)
    rename_over(tmp_path / "m.felucca", branch)
    match.close()
    assert (tmp_path / "m.felucca").read_bytes() == branch
    assert (tmp_path / "m-2.felucca").read_bytes() == ours
    assert NOTICES.take()


def test_a_copy_that_goes_on_where_ours_ends_is_no_branch(branch: bytes, tmp_path: Path) -> None:
    match = new("3", path=tmp_path / "m.felucca", clock=None)
    match.submit(match.to_move, (DRAW,), 0)
    assert branch.startswith(write_all(match.lines))
    rename_over(tmp_path / "m.felucca", branch)
    match.close()
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".felucca"] == ["m.felucca"]
    assert (tmp_path / "m.felucca").read_bytes() == branch


@pytest.mark.parametrize("way", WAYS)
def test_a_torn_record_is_kept_whole_whoever_writes_it_meanwhile(
    way: Callable[[Path, bytes], None], branch: bytes, tmp_path: Path
) -> None:
    match = playing(tmp_path)
    match.close()
    torn = (tmp_path / "m.felucca").read_bytes()[:-40]
    record = parse(torn)
    assert record.torn

    def begin(folder: Path) -> Callable[[], None]:
        NOTICES.forget()
        (folder / "m.felucca").write_bytes(torn)
        ledger = Ledger.resume(folder / "m.felucca", torn, record, None)

        def go_on() -> None:
            ledger.save(match.lines)
            ledger.close()

        return go_on

    ours = write_all(match.lines)
    for folder in at_every_step(begin, lambda folder: way(folder / "m.felucca", branch), tmp_path):
        found, told = contents(folder), NOTICES.take()
        assert branch in found
        assert told
        assert ours in found or (folder / "m.felucca").read_bytes() == branch, "theirs came when all was done"


def test_a_pipe_or_a_folder_in_the_place_of_a_file_is_told_and_left(tmp_path: Path) -> None:
    match = playing(tmp_path)
    file = tmp_path / "m.felucca"
    for make_it, why in (
        (lambda: os.mkfifo(file), "it is a pipe or a device"),
        (lambda: file.mkdir(), "is a directory"),
    ):
        file.unlink()
        make_it()
        match.submit(match.to_move, (DRAW,), match.ply)
        assert why in match.trouble
        assert not file.is_file()
        file.rmdir() if file.is_dir() else None
    match.close()
    for name in ("learned.json", "statistics.json", "settings.json"):
        os.mkfifo(tmp_path / name)
        with pytest.raises(FeluccaError, match=f"{name}' cannot be read: it is a pipe or a device"):
            change_document(tmp_path / name, lambda data: b"{}")
        assert (tmp_path / name).is_fifo()
