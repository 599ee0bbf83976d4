"""A process that is killed at any call that changes a file loses no day of the week, and none counts twice."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import warnings
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from itertools import count
from pathlib import Path
from random import Random

import pytest

from game import registry
from game.analysis.week import read_week
from game.components.load import numbers
from game.files import placing
from game.match import almanac, saves
from game.match.match import Match
from game.match.opponents import opponents
from game.match.preferences import PRACTICE
from game.match.seats import named
from game.match.statistics import read_entries, remember, statistics_file
from game.match.watched import Finished
from game.paths import HOME
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Setup

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no fork there")

DAY = date(2026, 11, 26)
TABLE = almanac.day(DAY)
CALLS = ("open", "write", "fsync", "close", "rename", "replace", "link", "unlink")
"""The calls of the system by which files change."""
NAMES = dict.fromkeys(opponents(), ("Ptah", "Meryt", "Imhotep"))


def open_table() -> Match:
    """Return the table of the day: the game that was begun there, or a new one, as the window does it."""
    week = read_week("Anna", DAY, NAMES)
    day = week.days[week.at]
    if day.unfinished is not None:
        match = Match.resume(day.unfinished)
    else:
        seats = TABLE.seats("Anna", named(TABLE.opponents, NAMES, ["Anna"]))
        game = registry.make(TABLE.game, numbers(TABLE.game))
        path = saves.new_path(TABLE.game)
        match = Match.new(game, Setup(len(seats)), seats, path=path, created="2026-11-26T12:00:00", table=TABLE)
        if day.sailed is not None:
            match.note_preference(TABLE.seat, PRACTICE, lasts=True)
    match.watch(
        SPECTATOR,
        lambda news: remember(match.record_path, statistics_file()) if isinstance(news, Finished) else None,  # type: ignore[func-returns-value, arg-type]
    )
    return match


def play(match: Match, most: int = 1000) -> Match:
    """Play on, at most so many decisions; they follow from the number of the decision."""
    for _ in range(most):
        if match.to_move < 0:
            break
        legal = match.view(match.to_move).legal
        match.submit(match.to_move, Random(match.ply).choice(legal), match.ply)
    return match


def killed_at(number: int, work: Callable[[], object]) -> bool:
    """Run `work` in a process that is killed before call `number` that changes a file, or halfway through a write;
    return whether it was.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # other threads of the suite wait, and hold no lock
        child = os.fork()
    if child:
        return os.WIFSIGNALED(os.waitpid(child, 0)[1])
    calls = count()

    def dying(call: Callable[..., object]) -> Callable[..., object]:
        def made(*given: object, **named: object) -> object:
            if next(calls) == number:
                if call.__name__ == "write":
                    call(given[0], bytes(given[1])[: len(bytes(given[1])) // 2])  # type: ignore[call-overload]
                os.kill(os.getpid(), signal.SIGKILL)
            return call(*given, **named)

        return made

    try:
        for name in CALLS:
            setattr(os, name, dying(getattr(os, name)))
        placing.exchange = dying(placing.exchange)  # type: ignore[assignment]
        work()
    finally:
        os._exit(0)


@pytest.fixture
def homes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path | None], Path]]:
    """Return a way to get a home of one's own, as a copy of another."""
    numbered = count()

    def home(like: Path | None = None) -> Path:
        made = tmp_path / str(next(numbered))
        if like is not None:
            shutil.copytree(like, made)
        monkeypatch.setenv(HOME, str(made))
        saves.folder().mkdir(parents=True, exist_ok=True)
        return made

    yield home
    shutil.rmtree(tmp_path, ignore_errors=True)


def sailed() -> list[int]:
    """Return how often each day of the week counts, by the week and by the statistics of all days."""
    week = read_week("Anna", DAY, NAMES)
    entries, _ = read_entries(saves.folder(), statistics_file())
    return [sum(day.sailed is not None for day in week.days), len(entries)]


@pytest.mark.slow
@pytest.mark.parametrize("before", [0, -1], ids=["from the deal on", "from the last decision on"])
def test_no_day_is_lost_and_none_counts_twice(before: int, homes: Callable[[Path | None], Path]) -> None:
    start = homes(None)
    if before:
        last = play(open_table()).ply + before
        start = homes(None)
        play(open_table(), last).close()
    kills = 0
    for number in count():
        homes(start)
        if not killed_at(number, lambda: play(open_table(), 2).close()):
            break
        kills += 1
        if sailed()[0] == 0:
            play(open_table()).close()
        assert sailed() == [1, 1], f"killed before call {number}"
        again = open_table()
        assert PRACTICE in again.preferences(TABLE.seat), "it counts once: every later game is practice"
        again.close()
    assert kills > 10
    assert DAY in (day.day for day in read_week("Anna", DAY + timedelta(days=1), NAMES).days)
