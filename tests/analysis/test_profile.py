"""The results of analyses for people, and their rating."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game import processes
from game.analysis import store
from game.analysis.background import Analyst
from game.analysis.judge import Judgement
from game.analysis.profile import keep, performances, read_profile
from game.analysis.questions import finished_game, read_game
from game.analysis.run import GameAnalysis, JudgeSpec, strongest
from game.analysis.scale import kind_of, kinds, nearest_level, rate, rates, ratings
from game.components.load import numbers
from game.errors import FeluccaError
from game.match import saves
from game.match.match import Match
from game.match.opponents import opponents
from game.match.record import parse, write_all
from game.match.seats import ai, human
from game.match.statistics import Sitting
from game.registry import GAMES, make
from game.rules.core.game import Setup
from tests.analysis.games import finished, quickly
from tests.analysis.test_analysis import FEW
from tests.patience import LONG

UNMEASURED = ("ferryman", "pedlar")
"""The levels whose error rates have not been measured."""


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))


QUICK = JudgeSpec(strongest("ferry"), FEW)


def played(path: Path | None = None) -> Match:
    """Return a finished game of the ferry between Ani and an AI."""
    game = make("ferry", numbers("ferry"))
    match = Match.new(game, Setup(2, {}), [human("Ani"), ai("apprentice")], seed="a", path=path, clock=None, luck=1)
    rng = random.Random(4)
    while (seat := match.to_move) >= 0:
        match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
    return match


def saved() -> Path:
    """Return its record among the saved games."""
    path = saves.new_path("ferry")
    played(path)
    return path


@cache
def answers() -> tuple[Judgement, ...]:
    """Return the quick answers to every step of that game."""
    work = GameAnalysis(finished_game(parse(write_all(played().lines))), None, QUICK)
    with quickly():
        work.run(1)
    return tuple(work.answers.values())


def analysed(path: Path, spec: JudgeSpec = QUICK) -> GameAnalysis:
    """Return the analysis of its record, with the quick answers beside it as if this judge had given them."""
    record = read_game(path).record
    head = store.head_of(record, spec.level.id, spec.nodes, spec.seed)
    store.AnswerFile(store.path_of(path), head, answers()).close()
    work = GameAnalysis(read_game(path), path, spec)
    assert work.is_done
    return work


def test_a_performance_is_what_the_ledger_says() -> None:
    work = analysed(saved())
    (one,) = performances(work)
    mine = [each for each in work.analysis().decisions if each.seat == 0]
    account = work.analysis().accounts[0]
    assert (one.game, one.name, one.decisions, one.luck) == ("ferry", "Ani", len(mine), account.luck)
    assert one.error_rate == pytest.approx(account.error_rate)
    assert one.kinds == {"": (len(mine), pytest.approx(one.loss))}


def test_decisions_are_told_apart_by_their_moves() -> None:
    work = GameAnalysis(finished("duel"))
    found = {kind_of("duel", step.notation) for step in work.played.steps[1:]}
    assert {"take", "set", "ankh"} <= found
    assert "" not in found


def test_an_analysis_is_kept_and_survives_its_record() -> None:
    path = saved()
    assert read_profile().performances == ()
    work = analysed(path)
    keep(work)
    path.unlink()
    assert read_profile().performances == performances(work)
    assert [one.name for one in read_profile().sittings] == ["Ani"]


def test_an_analysis_that_lies_beside_its_record_is_found() -> None:
    work = analysed(saved(), JudgeSpec(strongest("ferry")))
    assert read_profile().performances == performances(work)


def test_an_analysis_of_a_record_from_elsewhere_does_not_count(tmp_path: Path) -> None:
    path = saved()
    other = tmp_path / "other.felucca"
    path.rename(other)
    keep(analysed(other))
    assert read_profile().performances == ()


@pytest.mark.usefixtures("_quick")
def test_the_analyst_keeps_what_it_found() -> None:
    path = saved()
    work = GameAnalysis(read_game(path), path, QUICK)
    analyst = Analyst()
    analyst.begin(work)
    assert analyst.find(work.played.record.header.fingerprint) is work
    assert analyst.find("another") is None
    _wait()
    assert work.is_done
    assert analyst.problem == ""
    assert read_profile().performances == performances(work)


def test_an_analyst_that_is_stopped_leaves_the_rest() -> None:
    work = GameAnalysis(finished("ferry"), None, JudgeSpec(strongest("ferry"), FEW))
    analyst = Analyst()
    analyst.begin(work)
    analyst.stop()
    _wait()
    assert not work.is_done


def test_a_failure_is_no_problem_of_the_analysis_that_was_begun_since(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page of the later one closed with the complaint about the earlier one."""
    earlier, later = (GameAnalysis(finished("ferry"), None, JudgeSpec(strongest("ferry"), FEW)) for _ in range(2))
    has_begun = threading.Event()

    def run(work: GameAnalysis, *_: object, **__: object) -> None:
        assert has_begun.wait(LONG)
        if work is earlier:
            raise FeluccaError("the judge fell asleep")

    monkeypatch.setattr(GameAnalysis, "run", run)
    analyst = Analyst()
    analyst.begin(earlier)
    analyst.begin(later)
    has_begun.set()
    _wait()
    assert analyst.problem == ""


@pytest.mark.usefixtures("_quick")
@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a signal that Windows lacks")
@pytest.mark.parametrize("how", ["SIGKILL", "SIGSTOP"])
def test_an_analysis_is_completed_though_its_processes_are_killed_or_stopped(
    monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(processes, "SILENCE", 3.0)
    work = GameAnalysis(finished("ferry"), None, JudgeSpec(strongest("ferry"), FEW))
    hit = []

    def hit_once() -> None:
        if not hit:
            hit.extend(child.pid for child in multiprocessing.active_children() if child.name == "felucca-pool")
            for pid in hit:
                os.kill(pid, getattr(signal, how))

    work.run(1, on_answer=hit_once)
    assert hit
    assert work.is_done


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a signal that Windows lacks")
def test_an_analyst_that_is_stopped_leaves_no_process_behind_even_if_that_hears_nothing() -> None:
    end = time.monotonic() + LONG
    while _judges() and time.monotonic() < end:  # of the tests before
        time.sleep(0.01)
    work = GameAnalysis(finished("ferry"), None, JudgeSpec(strongest("ferry")))
    analyst = Analyst()
    analyst.begin(work)
    while not (found := _judges()) and time.monotonic() < end:
        time.sleep(0.01)
    assert found
    for pid in found:
        os.kill(pid, signal.SIGSTOP)
    analyst.stop()
    _wait()
    while _judges() and time.monotonic() < end:
        time.sleep(0.01)
    assert not _judges()
    assert not work.is_done


def _judges() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.name == "felucca-pool" and child.pid]


def _wait() -> None:
    for thread in threading.enumerate():
        if thread.name == "felucca-analysis":
            thread.join(LONG)


# The scale


@pytest.mark.parametrize("name", [name for name in GAMES if name != "ferry"])
def test_the_scale_knows_the_levels_and_the_moves_of_each_game(name: str) -> None:
    plain = [level for level, one in opponents().items() if not one.is_character]
    measured = [level for level in plain[:-1] if level not in UNMEASURED]
    assert [*rates(name, 2)] in ([], measured), "the strongest thinks as far as the judge"
    assert [*rates(name, 2).values()] == sorted(rates(name, 2).values(), reverse=True)
    assert sorted(ratings(name)) == sorted(opponents())
    assert ratings(name)["merchant"] == 1000
    played = {step.notation.partition(" ")[0] for step in finished(name).steps[1:]}
    known = {word for words in kinds(name).values() for word in words}
    assert played <= known


def test_the_nearest_level_is_told_and_where_the_scale_ends() -> None:
    known = rates("duel", 2)
    assert nearest_level("duel", 2, known["scribe"]) == ("scribe", False)
    assert nearest_level("duel", 2, 0.9) == ("random", False)
    assert nearest_level("duel", 2, -0.01) == ("vizier", True)
    assert nearest_level("ferry", 2, 0.01) == nearest_level("sa-re", 2, 0.01) == ("", False)


# Rating


def sittings(*results: bool, rivals: str = "merchant", seats: int = 2) -> Iterator[Sitting]:
    return (Sitting("duel", "Ani", seats, "", frozenset({rivals}), 0, won, 0.0) for won in results)


def test_who_wins_every_other_game_is_as_good_as_the_opponent() -> None:
    found = rate(sittings(*[True, False] * 20), {"merchant": 1000.0}, 1000.0)
    assert found is not None
    assert found.value == pytest.approx(1000, abs=1)
    assert (found.low, found.high) == (pytest.approx(1000 - 105, abs=5), pytest.approx(1000 + 105, abs=5))
    assert found.games == 40


def test_at_a_table_of_four_a_quarter_of_the_games_is_an_even_share() -> None:
    found = rate(sittings(*[True, False, False, False] * 30, seats=4), {"merchant": 1000.0}, 1000.0)
    assert found is not None
    assert found.value == pytest.approx(1000, abs=5)


def test_many_wins_do_not_lead_beyond_all_bounds() -> None:
    found = rate(sittings(*[True] * 3000), {"merchant": 1000.0}, 1000.0)
    assert found is not None
    assert 1900 < found.value < 2400


def test_only_games_against_ais_that_are_known_are_rated() -> None:
    assert rate(sittings(True, rivals=""), {"merchant": 1000.0}, 1000.0) is None
    assert rate(sittings(True, rivals="gone"), {"merchant": 1000.0}, 1000.0) is None
    assert rate([], {"merchant": 1000.0}, 1000.0) is None
