"""Par: what levels would have lost at the decisions of a seat, and what the seat gained over them."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from game import registry
from game.__main__ import main
from game.ai.budget import Limit
from game.ai.levels import Level
from game.analysis import par, store, week
from game.analysis.estimate import standard_error
from game.analysis.judge import Judge
from game.analysis.questions import FinishedGame, finished_game, read_game
from game.analysis.run import GameAnalysis, JudgeSpec, strongest, usual_judge
from game.components.load import numbers
from game.match.match import Match
from game.match.opponents import at_any_pace, level
from game.match.record import parse, write_all
from game.match.seats import ai, human
from game.match.week import Flower
from game.rules.core.game import Setup
from tests.analysis.games import finished, quickly

FEW = 400
"""Nodes for a decision: as few as there can be."""
LEVELS = ("merchant", "vizier")
QUICK = 100
"""The most nodes of a level with which decisions are compared."""
A_FEW = pytest.mark.usefixtures("_quick")


def hasty(found: Level) -> Level:
    """Return a level that thinks as little as a test can wait for."""
    return replace(found, limit=Limit(min(found.limit.nodes, QUICK)))


def spec() -> JudgeSpec:
    return JudgeSpec(strongest("ferry"), FEW, measures=tuple(hasty(level(name, "ferry")) for name in LEVELS))


def with_a_person(path: Path) -> FinishedGame:
    """Return a game that a person at seat 0 played by taking the first legal move, and write its record."""
    game = registry.make("ferry", numbers("ferry"))
    match = Match.new(game, Setup(2), [human("Ani"), ai("random")], seed="r", salt="s", clock=None, luck=1)
    while match.to_move >= 0:
        match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply)
    path.write_bytes(write_all(match.lines))
    return finished_game(parse(write_all(match.lines)))


@pytest.fixture(scope="module")
def analysed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the record of such a game whose analysis lies beside it."""
    path = tmp_path_factory.mktemp("par") / "game.felucca"
    with quickly():
        GameAnalysis(with_a_person(path), path, spec()).run(1)
    return path


def copied(path: Path, folder: Path) -> tuple[Path, FinishedGame]:
    """Return a copy of a record and its analysis, and the game."""
    there = folder / path.name
    shutil.copy(path, there)
    shutil.copy(store.path_of(path), store.path_of(there))
    return there, read_game(there)


def not_compared(path: Path, folder: Path) -> tuple[Path, FinishedGame]:
    """Return a copy of a record and its analysis as it was before there was a comparison, and the game."""
    there, played = copied(path, folder)
    head = store.head_of(played.record, spec().level.id, FEW, "")
    answers = store.read(store.path_of(there), head).values()
    store.path_of(there).unlink()
    plain = [replace(one, verdict=one.verdict and replace(one.verdict, gains={})) for one in answers]
    store.AnswerFile(store.path_of(there), head, plain).close()
    return there, played


def test_par_is_what_was_lost_plus_the_gain_with_errors_from_the_spread_over_decisions() -> None:
    one = par.Compared(1, "take", 0.02, {"merchant": 0.04, "vizier": -0.02})
    other = par.Compared(1, "set", 0.00, {"merchant": 0.02, "vizier": 0.00})
    (found,) = par.pars([one, other])
    assert (found.seat, found.whole.decisions, found.whole.lost.mean) == (1, 2, 0.01)
    merchant, vizier = found.whole.levels["merchant"], found.whole.levels["vizier"]
    assert merchant.gain.mean == pytest.approx(0.03)
    assert merchant.gain.error == pytest.approx(0.01)
    assert merchant.gain.is_clear
    assert merchant.par.mean == pytest.approx(0.04)
    assert merchant.par.error == pytest.approx(standard_error([0.06, 0.02]))
    assert vizier.par.mean == pytest.approx(0.0)
    assert not vizier.gain.is_clear
    assert {kind: each.decisions for kind, each in found.kinds.items()} == {"set": 1, "take": 1}
    assert not found.kinds["take"].levels["merchant"].gain.is_clear, "one decision says nothing"


def test_a_seat_has_the_levels_that_all_its_decisions_were_compared_with() -> None:
    """A damaged file may have lost any of them."""
    part = par.Compared(1, "take", 0.02, {"vizier": -0.02, "merchant": 0.04})
    whole = par.Compared(1, "take", 0.00, {"merchant": 0.02})
    none = par.Compared(0, "take", 0.00, {})
    (found,) = par.pars([part, whole, none, par.Compared(0, "set", 0.0, {"merchant": 0.1})])
    assert found.seat == 1
    assert list(found.whole.levels) == list(found.kinds["take"].levels) == ["merchant"]


def test_a_single_gain_counts_up_to_the_cap_in_both_directions() -> None:
    assert par.gain(1.0, [0.1, 0.2, 0.3]) == par.CAP
    assert par.gain(0.1, [1.0, 0.9, 0.8]) == -par.CAP
    assert par.gain(0.5, [0.4, 0.5, 0.5]) == pytest.approx(1 / 30)


def test_a_random_player_loses_against_a_level_at_its_own_decisions() -> None:
    played = finished("duel", seed="par", of="random")
    levels = [at_any_pace(level("steward", "duel"))]
    judge = Judge(played.game, strongest("duel"), FEW, "", levels)
    gains = []
    for one in [each for each in played.questions() if each.seen is not None][:12]:
        assert one.seen is not None
        gains.append(judge.gains(one.seen, one.move)["steward"])
    assert sum(gains) < -0.2, "a random player gives away far more than a Steward"


@A_FEW
def test_only_people_are_compared_unless_somebody_else_is_asked_for(analysed: Path, tmp_path: Path) -> None:
    path, played = copied(analysed, tmp_path)
    analysis = GameAnalysis(played, path, spec()).analysis()
    assert [one.seat for one in analysis.pars] == [0]
    assert [*analysis.pars[0].whole.levels] == [*LEVELS]
    mine = [one for one in analysis.decisions if one.seat == 0]
    assert analysis.pars[0].whole.decisions == len(mine)
    assert not any(one.gains for one in analysis.decisions if one.seat == 1)
    everybody = GameAnalysis(played, path, spec(), (0, 1))
    assert everybody.is_done
    assert not everybody.is_compared
    everybody.run(1)
    assert [one.seat for one in everybody.analysis().pars] == [0, 1]
    assert everybody.analysis().pars[0] == analysis.pars[0], "the gains are a function of the decision"


@A_FEW
def test_the_gains_are_the_same_however_many_processes_work(analysed: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.felucca"
    GameAnalysis(with_a_person(path), path, spec()).run(3)
    found = store.path_of(path).read_bytes()
    assert found == store.path_of(analysed).read_bytes()
    assert found.count(b"\n") == len(read_game(path).steps) + 1
    assert b'"gains":{"merchant":' in found


@A_FEW
def test_an_analysis_from_before_the_comparison_opens_and_can_be_completed(analysed: Path, tmp_path: Path) -> None:
    path, played = not_compared(analysed, tmp_path)
    old = GameAnalysis(played, path, replace(spec(), measures=()))
    assert b"gains" not in store.path_of(path).read_bytes()
    assert old.is_done
    new = GameAnalysis(played, path, spec())
    assert new.is_done
    assert not new.is_compared
    assert new.analysis().pars == ()
    assert new.analysis().accounts == old.analysis().accounts
    new.run(1)
    assert new.is_compared
    assert new.analysis().accounts == old.analysis().accounts
    assert GameAnalysis(played, path, spec()).analysis().pars == new.analysis().pars


def test_gains_of_another_version_count_as_none(analysed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par, "VERSION", par.VERSION + 1)
    later = GameAnalysis(read_game(analysed), analysed, spec())
    assert later.is_done
    assert not later.is_compared


def test_games_whose_levels_cannot_be_told_apart_are_compared_with_none() -> None:
    assert [one.id for one in usual_judge("sobek").measures] == ["merchant", "steward", "vizier"]
    assert all(not one.limit.seconds for one in usual_judge("duel").measures), "a clock would make another par"
    assert usual_judge("sa-re").measures == ()


def compare_ferry(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {"ferry": ("merchant", "steward", "vizier")}
    monkeypatch.setattr("game.analysis.run.measures", lambda game: levels.get(game, ()))
    monkeypatch.setattr("game.analysis.run.at_any_pace", hasty)


@A_FEW
def test_the_command_tells_par_and_gain_of_every_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compare_ferry(monkeypatch)
    path = tmp_path / "game.felucca"
    with_a_person(path)
    words = ["analyse", str(path), "--nodes", str(FEW), "--jobs", "1", "--par"]
    assert main([*words, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    for seat in found["seats"]:
        assert [*seat["par"]] == [*seat["gain"]] == ["merchant", "steward", "vizier"]
        for name, gain in seat["gain"].items():
            assert {*gain} == {"mean", "error"}
            assert seat["par"][name]["mean"] - seat["lost"]["mean"] == pytest.approx(gain["mean"])
    assert main(words) == 0
    out = capsys.readouterr().out
    gain = found["seats"][0]["gain"]["vizier"]
    assert f"{100 * gain['mean']:+.2f} ± {196 * gain['error']:.2f}" in out


def test_where_no_level_is_compared_the_command_says_so(
    analysed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, _ = not_compared(analysed, tmp_path)
    words = ["analyse", str(path), "--nodes", str(FEW), "--jobs", "1", "--par"]
    assert main(words) == 0
    assert "can’t be told apart" in capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["seats"][0]["par"] == found["seats"][0]["gain"] == {}
    assert main(["analyse", "--check", "sobek", "--par"]) == 2


@A_FEW
def test_a_flower_is_for_losing_less_than_a_level_at_the_same_decisions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare_ferry(monkeypatch)
    path = tmp_path / "game.felucca"
    work = GameAnalysis(with_a_person(path), path)
    work.run(1)
    verdict = week.verdict_of(path, 0)
    assert verdict is not None
    (mine,) = work.analysis().pars
    assert verdict.lost == pytest.approx(1000 * mine.whole.lost.mean), "the week and the analysis tell one average"
    assert verdict.pars == pytest.approx({level: 1000 * one.par.mean for level, one in mine.whole.levels.items()})
    beaten = [name for name, one in mine.whole.levels.items() if one.gain.mean > 0]
    expected = next((flower for name, flower in week.MEASURES if name in beaten), Flower.PLAIN)
    assert verdict.flower is expected
    assert {*verdict.pars} == {"merchant", "steward", "vizier"}
