"""Statistics of people from finished records."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from game.errors import FeluccaError
from game.files.notices import NOTICES
from game.match import statistics
from game.match.lines import RecordLine, Reseed, Result, SeatChange, Undo
from game.match.record import Record, RecordError, parse, read_record, write_all
from game.match.seats import Seat, ai, human, same_person
from game.match.statistics import (
    Performance,
    Sitting,
    SittingHistory,
    Tally,
    against,
    change_entries,
    entries_in,
    history_of,
    read_entries,
    remember,
    sittings,
    tally,
)
from tests.match.test_match import new


def read_history(folder: Path, file: Path) -> SittingHistory:
    """Return the history in the records of a folder and in the file."""
    return history_of(*read_entries(folder, file))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two matches of Ani against AIs, one among people, and some that do not count."""

    def keep(scores: list[int], winners: list[int], *seats: Seat, changed: int = -1) -> None:
        lines = list(new(seats=seats).lines)
        if changed >= 0:
            lines.append(SeatChange(changed, ai("expert", "Kai")))
        lines.append(Result(scores, winners, "", "", 60.0))
        number = len(list(tmp_path.iterdir()))
        (tmp_path / f"{number}.felucca").write_bytes(write_all(lines))

    keep([30, 20], [0], human("Ani"), ai("greedy"))
    keep([10, 20], [1], human("Ani"), ai("greedy"))
    keep([15, 15], [0, 1], human("Bek"), human("Ani"))
    keep([99, 15], [0], human("Ani"), ai("greedy"), changed=0)
    keep([40, 15], [0], human("Ani"), ai("greedy"), changed=1)
    keep([99, 15], [0], ai("search"), ai("greedy"))
    (tmp_path / "x.felucca").write_bytes(b"nonsense\n")
    (tmp_path / "y.felucca").write_bytes(write_all(new().lines))
    (tmp_path / "z.txt").write_text("no record")
    return tmp_path


def told(folder: Path) -> SittingHistory:
    """Return the history of a folder without earlier statistics."""
    file = folder.with_name(f"{folder.name}.json")
    file.unlink(missing_ok=True)
    return read_history(folder, file)


def test_only_people_who_sat_to_the_end_count(folder: Path) -> None:
    history = told(folder)
    greedy, person, nobody = frozenset({"greedy"}), frozenset({""}), frozenset[str]()
    plain = tuple(replace(one, people=nobody, lead=None, is_shared=False) for one in history.sittings)
    assert plain == (
        Sitting("toy", "Ani", 2, "", greedy, 30, True, 60.0),
        Sitting("toy", "Ani", 2, "", greedy, 10, False, 60.0),
        Sitting("toy", "Bek", 2, "", person, 15, True, 60.0),
        Sitting("toy", "Ani", 2, "", person, 15, True, 60.0),
        Sitting("toy", "Ani", 2, "", nobody, 40, True, 60.0),
    )


def test_a_deal_counts_once_for_each_name(tmp_path: Path) -> None:
    def keep(number: int, seed: str, name: str, *, is_free: bool = False) -> None:
        first, *rest = new(seats=[human(name), ai("greedy")]).lines
        lines = [msgspec.structs.replace(first, free_undo=is_free), *rest, Result([number, 20], [0], seed, "", 60.0)]
        (tmp_path / f"{number}.felucca").write_bytes(write_all(lines))

    for number, (seed, name) in enumerate([("a", "Ani"), ("a", "Ani"), ("a", "Bek"), ("b", "Ani"), ("a", "Ani")]):
        keep(number, seed, name)
    keep(5, "c", "Ani", is_free=True)
    keep(6, "c", "Ani")
    assert [sitting.score for sitting in told(tmp_path).sittings] == [0, 2, 3, 5]


def test_a_damaged_record_is_counted_and_an_unfinished_one_is_not(folder: Path) -> None:
    assert told(folder).damaged == 1


@pytest.mark.parametrize(
    ("is_free", "between", "counts"),
    [
        (False, (), True),
        (False, (Undo(0, 0),), True),
        (True, (), True),
        (True, (Undo(0, 0),), False),
        (True, (Reseed("0" * 64),), False),
    ],
    ids=["usual", "usual undo", "guided", "taken back", "continued with other luck"],
)
def test_a_match_counts_where_nothing_was_taken_back_that_usually_stands(
    tmp_path: Path, is_free: bool, between: tuple[RecordLine, ...], counts: bool
) -> None:
    """So the first victory of a player counts, in a guided game with unlimited undo."""
    first, *rest = new(seats=[human("Ani"), ai("greedy")]).lines
    lines = [msgspec.structs.replace(first, free_undo=is_free), *rest, *between, Result([9, 5], [0], "", "")]
    (tmp_path / "a.felucca").write_bytes(write_all(lines))
    history = told(tmp_path)
    assert [one.has_won for one in history.sittings] == [True] * counts
    assert history.damaged == 0


def test_a_match_in_which_a_person_took_over_from_an_ai_does_not_count(tmp_path: Path) -> None:
    begun = list(new(seats=[human("Ani"), human("Bek"), ai("greedy", "Kai")]).lines)
    away, back, taken = (
        SeatChange(1, ai("greedy", "Bek")),
        SeatChange(1, human("Bek")),
        SeatChange(2, human("Kai")),
    )
    end = Result([9, 5, 7], [0], "", "")
    told = []
    for number, changes in enumerate(([], [away], [away, back], [taken], [away, taken])):
        file = tmp_path / f"{number}.felucca"
        file.write_bytes(write_all([*begun, *changes, end]))
        told.append([one.name for one in sittings(read_record(file))])
    assert told == [["Ani", "Bek"], ["Ani"], ["Ani"], [], []]


def test_a_record_is_read_again_only_when_it_has_changed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = told(folder)
    read: list[str] = []
    monkeypatch.setattr(statistics, "read_record", lambda path: read.append(path.stem) or read_record(path))
    assert told(folder) == before
    assert read == ["x"]
    lines = [*new(seats=[human("Ani"), human("Bek")]).lines, Result([5, 7], [1], "", "", 61.0)]
    (folder / "0.felucca").write_bytes(write_all(lines))
    assert [(one.name, one.score) for one in told(folder).sittings[:2]] == [
        ("Ani", 5),
        ("Bek", 7),
    ]


def test_a_result_without_the_points_of_every_seat_is_damage(tmp_path: Path) -> None:
    lines = [*new(seats=[human("Ani"), human("Bek")]).lines, Result([9], [0], "", "")]
    (tmp_path / "a.felucca").write_bytes(write_all(lines))
    assert told(tmp_path) == SittingHistory((), 1)
    with pytest.raises(RecordError, match="line 3 of the file is invalid: the result must have the points of every"):
        sittings(parse((tmp_path / "a.felucca").read_bytes()))


def test_a_match_with_a_scenario_tells_which(tmp_path: Path) -> None:
    first, *rest = new(seats=[human("Ani"), human("Bek")]).lines
    header = msgspec.structs.replace(first, options={"scenario": "priest"})
    (tmp_path / "a.felucca").write_bytes(write_all([header, *rest, Result([3, 9], [1], "", "")]))
    assert [(one.name, one.scenario, one.seconds) for one in told(tmp_path).sittings] == [
        ("Ani", "priest", 0.0),
        ("Bek", "priest", 0.0),
    ]


def test_a_folder_that_is_not_there_tells_nothing(tmp_path: Path) -> None:
    assert told(tmp_path / "none") == SittingHistory()


def test_sittings_are_summed_by_level(folder: Path) -> None:
    mine = [one for one in told(folder).sittings if one.name == "Ani"]
    assert tally(mine) == Tally(played=4, won=3, best=40, average=23.75)
    assert {level: tally(some) for level, some in against(mine).items()} == {
        "greedy": Tally(played=2, won=1, best=30, average=20.0),
        "": Tally(played=1, won=1, best=15, average=15.0),
    }


def test_a_match_against_several_levels_counts_with_each() -> None:
    one = Sitting("toy", "Ani", 4, "", frozenset({"greedy", "search"}), 12, False, 0.0)
    assert against([one]) == {"greedy": [one], "search": [one]}


def test_what_a_deleted_record_told_is_kept(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    before = read_history(folder, file)
    for path in folder.glob("*.felucca"):
        path.unlink()
    assert read_history(folder, file) == replace(before, damaged=0)
    file.unlink()
    assert read_history(folder, file) == SittingHistory()


def test_a_match_is_remembered_when_it_ends_or_is_deleted(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    for name in ("0", "x", "y", "none"):
        remember(folder / f"{name}.felucca", file)
    assert [*entries_in(file.read_bytes())] == ["0"]
    assert [one.name for one in history_of(entries_in(file.read_bytes())).sittings] == ["Ani"]


ENTRY = (
    '{{"statistics":1,"matches":{{"a":{{"created":"2026","deals":[],"sittings":[{{"game":"sobek","name":"Ani","seats":{},'
    '"scenario":"","rivals":["scribe"],"score":{},"has_won":true,"seconds":{}}}],"performances":[{{"game":"sobek",'
    '"name":"Ani","decisions":9,"loss":{},"luck":0.1,"kinds":{{"take":[9,0.2]}}}}]}}}}}}'
)
"""A file of statistics with the places of four figures."""
WHOLE = ("2", "30", "60.0", "0.2")
DAMAGED = [
    *(b"nonsense", b'{"statistics":99,"matches":{}}', b'{"statistics":1}', b"[]", b"null", b"[" * 100_000),
    *(b'{"statistics":1,"matches":[]}', b'{"statistics":"1","matches":{}}', b'{"matches":{}}'),
    ENTRY.format(*WHOLE).encode().replace(b"Ani", b"An\xff"),
    *(
        ENTRY.format(*WHOLE[:at], figure, *WHOLE[at + 1 :]).encode()
        for at in range(4)
        for figure in ("1e999", "-1e308", "1e308", "99999999999999999999999", "null", '"1"', "[]", "-1e12")
    ),
    *(ENTRY.format(seats, *WHOLE[1:]).encode() for seats in ("0", "1", "-3", "17", "2.5")),
    ENTRY.format(*WHOLE).replace("Ani", "A" * 1000).encode(),
]


def test_a_whole_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_text(ENTRY.format(*WHOLE))
    (entry,) = entries_in((tmp_path / "kept.json").read_bytes()).values()
    assert entry.sittings == (Sitting("sobek", "Ani", 2, "", frozenset({"scribe"}), 30, True, 60.0),)


@pytest.mark.parametrize("data", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_file_is_kept_and_built_anew_from_the_records(folder: Path, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "kept.json"
    before = read_history(folder, file)
    kept = file.read_bytes()
    file.write_bytes(data)
    assert read_history(folder, file) == before
    assert file.read_bytes() == kept
    ending = ".newer" if b"99," in data[:20] else ".damaged"
    assert file.with_suffix(ending).read_bytes() == data
    (told,) = NOTICES.take()
    assert f"it is kept as 'kept{ending}'" in told


@pytest.mark.skipif(sys.platform != "linux", reason="needs file names that are no text")
@pytest.mark.parametrize("name", [b"a\xff", b"x" * 240], ids=["no text", "long"])
def test_a_record_of_any_name_counts(name: bytes, folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    (folder / "0.felucca").rename(folder / os.fsdecode(name + b".felucca"))
    before = read_history(folder, file)
    assert len(before.sittings) == 5
    assert read_history(folder, file) == before
    assert not NOTICES.take()


@pytest.mark.parametrize(("scores", "seats"), [([10**7, 2], 2), ([5], 1), ([-(10**7), 1], 2)])
def test_a_record_with_figures_that_no_game_has_is_damage(scores: list[int], seats: int, tmp_path: Path) -> None:
    """Such figures must not come into the file, which would be damaged by them."""
    header, *rest = new(seats=[human("Ani"), human("Bek")]).lines
    lines = [msgspec.structs.replace(header, seats=header.seats[:seats]), *rest, Result(scores, [0], "", "", 60.0)]
    (tmp_path / "a.felucca").write_bytes(write_all(lines))
    assert read_history(tmp_path, tmp_path / "kept.json") == SittingHistory((), 1)
    assert not (tmp_path / "kept.json").exists()


def test_an_empty_file_is_built_anew_from_the_records(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    before = read_history(folder, file)
    kept = file.read_bytes()
    file.write_bytes(b"")
    assert read_history(folder, file) == before
    assert file.read_bytes() == kept


def test_what_a_newer_version_adds_to_the_file_stays(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    theirs = {"created": "2026", "deals": [], "sittings": [], "mood": "good"}
    file.write_text(json.dumps({"statistics": 1, "matches": {"old": theirs}, "medals": [1, 2]}))
    read_history(folder, file)
    one = Performance("toy", "Ani", 10, 0.2, 0.05, {"take": (10, 0.2)})
    change_entries(file, lambda kept: {**kept, "old": msgspec.structs.replace(kept["old"], performances=(one,))})
    found = json.loads(file.read_bytes())
    assert found["medals"] == [1, 2]
    assert found["matches"]["old"]["mood"] == "good"
    assert len(found["matches"]["old"]["performances"]) == 1
    assert len(found["matches"]) == 7


def test_where_the_file_cannot_be_read_the_records_count_and_nothing_is_written(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    before = read_history(folder, file)
    file.unlink()
    file.mkdir()
    assert read_history(folder, file) == before
    (told,) = NOTICES.take()
    why = "permission denied" if sys.platform == "win32" else "is a directory"
    assert told == f"'{file}' cannot be read: {why}"
    with pytest.raises(FeluccaError, match=f"cannot be read: {why}"):
        remember(folder / "0.felucca", file)
    assert file.is_dir()


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Zoe\u0301", "Zo\u00e9"),
        ("anna", "ANNA"),
        ("Stra\u00dfe", "STRASSE"),
        (" Ani  Ra", "Ani Ra"),
        ("\ufb01n", "fin"),
    ],
)
def test_one_person_has_many_spellings(first: str, second: str, tmp_path: Path) -> None:
    """Everything counts under the latest, and a deal that was known counts once."""
    for number, (name, seed) in enumerate([(first, "a"), (second, "a"), (first, "b"), (second, "c")]):
        start, *rest = new(seats=[human(name), ai("greedy")]).lines
        lines = [msgspec.structs.replace(start, created=f"2026-0{number}"), *rest, Result([number, 9], [0], seed, "")]
        (tmp_path / f"{number}.felucca").write_bytes(write_all(lines))
    assert [(one.name, one.score) for one in told(tmp_path).sittings] == [(second, 0), (second, 2), (second, 3)]


def test_two_people_stay_two() -> None:
    assert len({same_person(name) for name in ("Ani", "Anni", "Ana", "An i", "Áni")}) == 5


def test_performances_stay_and_count_only_with_their_match(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    entries, _ = read_entries(folder, file)
    one = Performance("toy", "Ani", 10, 0.2, 0.05, {"take": (10, 0.2)})
    entries = {name: msgspec.structs.replace(entry, performances=(one,)) for name, entry in entries.items()}
    change_entries(file, lambda _: entries)
    assert len(entries) == 6
    assert read_history(folder, file).performances == (one,) * 4, "two matches do not count for Ani"
    assert one.error_rate == pytest.approx(0.02)


def test_a_file_that_cannot_be_written_is_done_without(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("")
    assert len(read_history(folder, tmp_path / "blocked" / "kept.json").sittings) == 5


def test_a_match_deleted_while_the_records_are_read_counts_on(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, other = tmp_path / "kept.json", folder / "1.felucca"

    def read(path: Path) -> Record:
        monkeypatch.setattr(statistics, "read_record", read_record)
        remember(other, file)
        other.unlink()
        return read_record(path)

    monkeypatch.setattr(statistics, "read_record", read)
    assert [one.score for one in read_history(folder, file).sittings] == [30, 10, 15, 15, 40]
    assert "1" in entries_in(file.read_bytes())
