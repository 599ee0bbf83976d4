"""Everything a player keeps in one zip: taking it in adds what is missing, twice the same changes nothing."""

from __future__ import annotations

import io
import json
import stat
import sys
import zipfile
from datetime import date
from pathlib import Path

import pytest

from game.errors import FeluccaError
from game.files.lock import Lock
from game.files.notices import NOTICES
from game.match import saves
from game.match.archive import TakenIn, export, take_in
from game.match.keys import KEY
from game.match.lines import Result
from game.match.record import write_all
from game.match.seats import ai, human
from game.match.statistics import entries_in, read_entries, statistics_file
from game.paths import HOME, user_dir
from tests.match.test_match import new

DAY = date(2026, 11, 27)


@pytest.fixture
def away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of exports; the player's files are in `tmp_path / "home"`."""
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    NOTICES.take()
    return tmp_path / "exports"


def move_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, to: str) -> None:
    monkeypatch.setenv(HOME, str(tmp_path / to))


def contents() -> dict[str, bytes]:
    """Return all files of the player without locks, by their names."""
    files = [file for file in user_dir().rglob("*") if file.is_file() and file.suffix != ".lock"]
    return {file.relative_to(user_dir()).as_posix(): file.read_bytes() for file in files}


def furnish() -> Path:
    """Fill the player's folder with a finished game and its documents; return the record."""
    record = saves.new_path("duel")
    record.parent.mkdir(parents=True, exist_ok=True)
    lines = [*new(seats=(human("Ani"), ai("greedy"))).lines, Result([30, 20], [0], "seed", "salt", 60.0)]
    record.write_bytes(write_all(lines))
    record.with_suffix(saves.ANALYSIS).write_bytes(b'{"analysis":4}\n{"ply":1}\n')
    read_entries(saves.folder(), statistics_file())
    (user_dir() / "learned.json").write_text(json.dumps({"duel/market": 3, "duel/ankh": 1}))
    (user_dir() / "settings.json").write_text(json.dumps({"settings": 2, "language": "fr", "place": [1, 2, 3, 4]}))
    return record


def zipped(tmp_path: Path, entries: dict[str, bytes], **attributes: int) -> Path:
    file = tmp_path / "given.zip"
    with zipfile.ZipFile(file, "w") as target:
        for name, content in entries.items():
            info = zipfile.ZipInfo(name)
            for attribute, value in attributes.items():
                setattr(info, attribute, value)
            target.writestr(info, content)
    return file


def test_another_computer_gets_everything_and_the_second_time_nothing(away, tmp_path, monkeypatch) -> None:
    record = furnish()
    before = contents()
    archive = export(away, DAY)
    assert archive.name == "Felucca 2026-11-27.zip"
    move_house(tmp_path, monkeypatch, "other")
    assert take_in(archive) == TakenIn(games=1, others=4)
    after = contents()
    assert after[f"matches/{record.name}"] == before[f"matches/{record.name}"]
    assert json.loads(after["learned.json"]) == json.loads(before["learned.json"])
    assert json.loads(after["settings.json"]) == {"settings": 2, "language": "fr"}, "the window stays where it is"
    assert entries_in(statistics_file().read_bytes()).keys() == {record.stem}
    assert take_in(archive).is_nothing
    assert contents() == after


def test_an_export_without_changes_is_the_same_file(away) -> None:
    furnish()
    assert export(away, DAY) == export(away, DAY)
    (user_dir() / "learned.json").write_text(json.dumps({"duel/market": 4}))
    assert export(away, DAY).name == "Felucca 2026-11-27 (2).zip"


def test_nothing_that_is_here_is_lost(away, tmp_path, monkeypatch) -> None:
    furnish()
    archive = export(away, DAY)
    (user_dir() / "learned.json").write_text(json.dumps({"duel/market": 1, "duel/ankh": 5, "sobek/aim": 2}))
    (user_dir() / "settings.json").write_text(json.dumps({"settings": 2, "language": "it"}))
    take_in(archive)
    assert json.loads((user_dir() / "learned.json").read_text()) == {"duel/market": 3, "duel/ankh": 5, "sobek/aim": 2}
    assert json.loads((user_dir() / "settings.json").read_text())["language"] == "it"


def test_the_practice_of_two_computers_is_put_together(away) -> None:
    furnish()
    there = {
        "puzzles": {"duel/a": "first", "duel/b": "missed"},
        "standings": {"duel": {"tried": 9}, "sobek": {"tried": 2}},
        "cards": {"x": {"memory": {"due": "2026-12-01", "last_review": "2026-11-20"}}},
    }
    here = {
        "puzzles": {"duel/b": "later", "duel/c": "missed"},
        "standings": {"duel": {"tried": 4}},
        "cards": {"x": {"memory": {"due": "2026-11-25", "last_review": "2026-11-24"}}},
    }
    file = user_dir() / "puzzles.json"
    file.write_text(json.dumps({"people": {"anna": there, "bo": {}}}))
    archive = export(away, DAY)
    file.write_text(json.dumps({"people": {"anna": here}}))
    take_in(archive)
    after = json.loads(file.read_text())["people"]
    assert after["bo"] == {}
    assert after["anna"]["puzzles"] == {"duel/a": "first", "duel/b": "later", "duel/c": "missed"}
    assert after["anna"]["standings"] == {"duel": {"tried": 9}, "sobek": {"tried": 2}}
    assert after["anna"]["cards"] == here["cards"]
    assert take_in(archive).is_nothing


def test_a_game_that_went_on_elsewhere_goes_on_here(away, tmp_path) -> None:
    record = furnish()
    whole = record.read_bytes()
    archive = export(away, DAY)
    record.write_bytes(whole[: len(whole) // 2])
    assert take_in(archive).continued == 1
    assert record.read_bytes() == whole
    record.write_bytes(whole + b"more\n")
    assert take_in(archive).is_nothing
    assert record.read_bytes() == whole + b"more\n", "it is further here"


def test_a_game_that_went_on_in_both_places_is_kept_twice_and_not_thrice(away) -> None:
    record = furnish()
    whole = record.read_bytes()
    archive = export(away, DAY)
    record.write_bytes(whole[:400] + b"otherwise\n")
    assert take_in(archive).games == 1
    second = record.with_name(f"{record.stem}-2.felucca")
    assert (record.read_bytes(), second.read_bytes()) == (whole[:400] + b"otherwise\n", whole)
    assert take_in(archive).is_nothing


def test_a_game_that_is_open_stays_as_it_is(away) -> None:
    record = furnish()
    whole = record.read_bytes()
    archive = export(away, DAY)
    record.write_bytes(whole[:400])
    with Lock(record):
        take_in(archive)
    assert record.read_bytes() == whole[:400]
    assert "already open" in " ".join(NOTICES.take())


def test_the_answers_of_two_analyses_stand_side_by_side(away) -> None:
    answers = furnish().with_suffix(saves.ANALYSIS)
    archive = export(away, DAY)
    answers.write_bytes(b'{"analysis":5}\n')
    take_in(archive)
    joined = b'{"analysis":5}\n{"analysis":4}\n{"ply":1}\n'
    assert answers.read_bytes() == joined
    take_in(archive)
    assert answers.read_bytes() == joined


def test_the_key_of_an_unfinished_game_comes_with_it_and_never_replaces_one(away, tmp_path, monkeypatch) -> None:
    record = furnish()
    record.with_suffix(KEY).write_bytes(b"secret")
    archive = export(away, DAY)
    record.with_suffix(KEY).write_bytes(b"another")
    take_in(archive)
    assert record.with_suffix(KEY).read_bytes() == b"another"
    move_house(tmp_path, monkeypatch, "other")
    take_in(archive)
    copied = saves.folder() / record.with_suffix(KEY).name
    assert copied.read_bytes() == b"secret"


WRONG_NAMES = (
    "../evil.felucca", "matches/../evil.felucca", "/etc/evil.felucca", "matches/sub/evil.felucca",
    *(() if sys.platform == "win32" else ("matches\\evil.felucca",)),  # there zipfile writes and reads it with a slash
    "C:evil.felucca", "matches/C:evil.felucca", "matches/.felucca", "matches/nul.felucca",
    "matches/evil.exe", "evil.json", "matches/", "matches/a\x01.felucca",
)  # fmt: skip


@pytest.mark.parametrize("name", WRONG_NAMES)
def test_a_name_that_is_not_ours_refuses_all(away, tmp_path, name: str) -> None:
    user_dir().mkdir(parents=True)
    file = zipped(tmp_path, {"learned.json": b'{"duel/market": 9}', name: b"x"})
    with pytest.raises(FeluccaError, match=r"'given\.zip' is not a Felucca export, or it is damaged"):
        take_in(file)
    assert contents() == {}
    assert not (tmp_path / "evil.felucca").exists()


@pytest.mark.parametrize(
    "data",
    [b"", b"no zip at all", b"PK\x03\x04 cut off", json.dumps({"a": 1}).encode()],
    ids=["empty", "text", "cut", "json"],
)
def test_what_is_no_zip_is_refused(away, tmp_path, data: bytes) -> None:
    file = tmp_path / "given.zip"
    file.write_bytes(data)
    with pytest.raises(FeluccaError, match="is not a Felucca export, or it is damaged"):
        take_in(file)


def test_damage_links_twice_the_same_and_too_much_are_refused(away, tmp_path) -> None:
    good = zipped(tmp_path, {"matches/a.felucca": b"x" * 2000})
    data = bytearray(good.read_bytes())
    data[100] ^= 1
    good.write_bytes(data)
    link = zipped(tmp_path, {"matches/a.felucca": b"/etc/passwd"}, external_attr=(stat.S_IFLNK | 0o777) << 16)
    for file in (good, link):
        with pytest.raises(FeluccaError, match="is not a Felucca export"):
            take_in(file)
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as target:
        target.writestr("matches/a.felucca", b"\0" * (1 << 25))
    link.write_bytes(bomb.getvalue())
    with pytest.raises(FeluccaError, match="is not a Felucca export"):
        take_in(link)


@pytest.mark.parametrize("name", ["statistics.json", "learned.json", "settings.json", "puzzles.json"])
@pytest.mark.parametrize("content", [b"[1]", b"{", b"\xff"])
def test_a_document_that_cannot_be_understood_is_refused(away, tmp_path, name: str, content: bytes) -> None:
    with pytest.raises(FeluccaError, match="is not a Felucca export"):
        take_in(zipped(tmp_path, {name: content}))


def test_a_file_that_is_not_there_is_named(away, tmp_path) -> None:
    with pytest.raises(FeluccaError, match=r"'.*nowhere\.zip' cannot be read"):
        take_in(tmp_path / "nowhere.zip")


def test_a_folder_that_is_a_file_is_one_sentence(away, tmp_path) -> None:
    furnish()
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(FeluccaError, match="cannot be written"):
        export(tmp_path / "file", DAY)
