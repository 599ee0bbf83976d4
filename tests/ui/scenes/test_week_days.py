"""A year on the river, from records alone: no day is lost, none is counted twice, and no socket is opened."""

from __future__ import annotations

import socket
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from random import Random

import pytest

from game.analysis.week import read_week
from game.match import almanac, saves
from game.match.lines import HintGiven, Preference, Result, Undo
from game.match.opponents import opponents
from game.match.preferences import PRACTICE
from game.match.record import parse, write_all
from game.match.seats import human
from game.match.table_code import TableCode
from game.match.week import Flower, read_games
from game.paths import HOME
from tests.match.test_match import new

FIRST = date(2026, 1, 1)
NAMES = dict.fromkeys(opponents(), ("Ptah", "Meryt", "Imhotep", "Nefret"))


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    saves.folder().mkdir(parents=True)

    def no_network(*_: object, **__: object) -> None:
        raise AssertionError("a socket was opened")

    monkeypatch.setattr(socket.socket, "connect", no_network)
    monkeypatch.setattr(socket, "getaddrinfo", no_network)


LINES = tuple(new(seats=(human("Anna"), human("Bo"))).lines)


def play(table: TableCode, person: str, begun: datetime, *more: object, score: int = 1, end: bool = True) -> Path:
    """Write the record of a game at a table, of a person who wins by `score` points; return its file."""
    header = LINES[0]
    changed = {"table": table.encode(), "created": begun.isoformat(timespec="seconds"), "luck": 2}
    seats = [human(person), header.seats[1].__class__("Kai", "program", "merchant")]
    import msgspec

    from game.match.record import format_for

    head = msgspec.structs.replace(header, seats=seats, format=format_for(2, -1, None), **changed)
    lines = [head, *LINES[1:], *more]
    if end:
        lines.append(Result([score, 0], [0], "seed", "salt", 60.0))
    path = saves.new_path(table.game, begun)
    path.write_bytes(write_all(lines))
    return path


def sailed(person: str, today: date) -> list[int | None]:
    """Return the points of the games that count in the week of a day."""
    week = read_week(person, today, NAMES)
    return [day.sailed.scores[0] if day.sailed is not None else None for day in week.days]


def test_a_year_of_days_in_many_time_zones_with_practice_and_clocks_set_back() -> None:
    rng, expected = Random(1), {}
    for number in range(366):
        day = FIRST + timedelta(days=number)
        table = almanac.day(day)
        zone = timezone(timedelta(hours=rng.randint(-12, 14)))
        begun = datetime(day.year, day.month, day.day, rng.randrange(24), 30, tzinfo=zone).replace(tzinfo=None)
        if rng.random() < 0.2:
            continue
        expected[day] = number + 1
        play(table, "Anna", begun, score=number + 1)
        back = begun - timedelta(days=rng.randint(1, 400))
        if rng.random() < 0.3:
            play(table, "Anna", back, Preference(0, 0, PRACTICE, True), score=9999)
        if rng.random() < 0.2:
            play(table, "Bo", begun, score=5000)
    for week in range(0, 366, 7):
        today = FIRST + timedelta(days=week)
        days = [today - timedelta(days=today.weekday()) + timedelta(days=ahead) for ahead in range(7)]
        inside = [day for day in days if FIRST <= day < FIRST + timedelta(days=366)]
        assert sailed("anna", today) == [expected.get(day) if day in inside else None for day in days]


def test_the_same_day_is_the_same_table_for_everybody_and_its_opponents_have_names() -> None:
    day = date(2026, 11, 27)
    mine, theirs = (read_week(person, day, NAMES).days[4].table for person in ("Anna", "Ptah"))
    assert mine.code == theirs.code == almanac.day(day).encode()
    assert [who.level for who in mine.opponents] == [who.level for who in theirs.opponents]
    assert "Ptah" not in [who.name for who in theirs.opponents]
    assert len({day.table.code for day in read_week("Anna", day, NAMES).days}) == 7


def test_help_makes_a_ring_and_nothing_more() -> None:
    monday = date(2026, 11, 23)
    helps = ((), (Undo(0, 0),), (HintGiven(0, 0, "x"),), (Preference(0, 0, "coach on"),), (Undo(0, 1),))
    for ahead, lines in enumerate(helps):
        day = monday + timedelta(days=ahead)
        play(almanac.day(day), "Anna", datetime(2026, 11, 23 + ahead, 12), *lines)
    week = read_week("Anna", monday, NAMES)
    assert [day.sailed.is_helped for day in week.days if day.sailed] == [False, True, True, True, False]
    assert [day.flower(monday) for day in week.days[:6]] == [Flower.PLAIN] * 5 + [Flower.BUD]


def test_a_record_cut_at_any_byte_loses_no_other_day_and_counts_none_twice() -> None:
    tuesday = date(2026, 11, 24)
    play(almanac.day(tuesday - timedelta(days=1)), "Anna", datetime(2026, 11, 23, 12), score=7)
    path = play(almanac.day(tuesday), "Anna", datetime(2026, 11, 24, 12), score=8)
    whole = path.read_bytes()
    for length in [*range(0, len(whole), 97), len(whole)]:
        path.write_bytes(whole[:length])
        found = sailed("Anna", tuesday)[:2]
        assert found in ([7, None], [7, 8])
        is_over = parse(whole).result is not None and found[1] == 8
        assert is_over == (length >= len(whole) - 1)


def test_an_unfinished_game_is_found_again_and_the_latest_of_several() -> None:
    day = date(2026, 11, 27)
    table = almanac.day(day)
    play(table, "Anna", datetime(2026, 11, 27, 9), end=False)
    latest = play(table, "Anna", datetime(2026, 11, 27, 10), end=False)
    assert read_games().unfinished == {(table.encode(), "anna"): latest}
    assert read_week("Anna", day, NAMES).days[4].unfinished == latest
    assert read_week("Bo", day, NAMES).days[4].unfinished is None


def test_games_at_other_tables_and_without_any_are_no_days() -> None:
    play(TableCode("duel", ("merchant",), number=5), "Anna", datetime(2026, 11, 27, 9))
    (saves.folder() / "x.felucca").write_bytes(write_all([*LINES, Result([1, 0], [0], "s", "s", 1.0)]))
    (saves.folder() / "y.felucca").write_bytes(b'{"table":"x"}\n')
    assert sailed("Anna", date(2026, 11, 27)) == [None] * 7
    assert len(read_games().finished) == 1
