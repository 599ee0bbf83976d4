"""The summary of a guided first game: the finest and the dearest move, what was new, and who comes next."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from game import locale
from game.ai.reasons import LEAD
from game.analysis.background import ANALYST
from game.analysis.estimate import MoveLabel
from game.analysis.judge import Judgement
from game.analysis.run import GameAnalysis
from game.analysis.story import Finest, finest
from game.match.match import Match
from game.match.seats import same_person
from game.ui.table.finish.first_game import FirstGameSheet
from game.ui.table.opening import open_table
from game.ui.table.scene import TableScene
from game.ui.table.solve.solver import SolvePhase
from game.ui.table.study.analysis_words import AnalysisWords
from game.ui.table.study.decision_card import DecisionCard
from game.ui.table.study.visits import GameStudy
from game.ui.widgets.base import DONE
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Push
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from tests.ui.pilot import named
from tests.ui.table.study.judged import finished


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    return tmp_path


def best_by(work: GameAnalysis, ply: int, lead: float) -> Judgement:
    """Return the judgement of a decision with its own move as the best, by `lead` ahead of another one."""
    judged = work.answers[ply]
    verdict = judged.verdict
    assert verdict is not None
    played = work.played.steps[ply].move
    other = next(move for move, _ in verdict.values if move != played)
    values = ((other, 0.6 - lead), (played, 0.6))
    return replace(judged, verdict=replace(verdict, best=played, loss=0.0, label=MoveLabel.BEST, values=values))


def own(work: GameAnalysis) -> list[int]:
    """Return the decisions of the first seat that had a choice."""
    return [one.ply for one in work.analysis().decisions if one.seat == 0]


def test_the_finest_decision_is_the_own_one_whose_best_move_led_by_most(home: Path) -> None:
    _, work = finished(home / "a.felucca")
    assert finest(work.analysis(), work.answers, 0) is None
    near, far, *_, low = own(work)
    work.answers.update({near: best_by(work, near, 0.1), far: best_by(work, far, 0.2)})
    theirs = next(one.ply for one in work.analysis().decisions if one.seat == 1)
    work.answers[theirs] = best_by(work, theirs, 0.3)
    found = finest(work.analysis(), work.answers, 0)
    assert isinstance(found, Finest)
    assert found.decision.ply == far
    assert found.lead == pytest.approx(0.2)
    assert found.other == next(move for move, _ in work.answers[far].verdict.values)
    for ply in (near, far):
        work.answers[ply] = best_by(work, ply, LEAD / 2)
    assert finest(work.analysis(), work.answers, 0) is None
    work.answers[low] = best_by(work, low, LEAD)
    assert finest(work.analysis(), work.answers, 0) is not None


class Shown:
    """The sheet alone on a stack of scenes."""

    def __init__(self, shell: Shell, match: Match) -> None:
        self.stack = scene_stack(shell)
        study = GameStudy(shell, match, "", lambda other: open_table(shell, other))
        self.sheet = FirstGameSheet(shell, match, study=study, rival=self._challenge)
        self.stack.apply(Push(self.sheet))

    def _challenge(self, level: str) -> TableScene:
        raise AssertionError(level)

    @property
    def cards(self) -> list[DecisionCard]:
        return [one for one in self.sheet.root.walk() if isinstance(one, DecisionCard)]

    def press(self, name: str) -> None:
        change = named(self.stack.top, name).press()
        self.stack.apply(None if change is DONE else change)


def test_the_cards_name_the_finest_and_the_dearest_move_with_the_figures_of_the_engine(shell, home: Path) -> None:
    match, _ = finished(home / "a.felucca")
    shown = Shown(shell, match)
    work = shown.sheet.judged
    assert work is not None
    ply = own(work)[3]
    work.answers[ply] = best_by(work, ply, 0.12)
    shown.sheet.on_tick(0.1)
    shown.sheet.enter(shown.sheet.size)
    best, dearest = shown.cards
    assert (best.words.title, best.words.figure) == ("Your best move", "+12%")
    assert best.words.decision.ply == ply
    assert "Next best: " in best.words.why
    costliest = next(one for one in work.analysis().costliest if one.seat == 0)
    assert (dearest.words.title, dearest.words.decision) == ("Your costliest move", costliest)
    assert dearest.words.figure == f"−{round(100 * costliest.loss)}%"
    assert best.words.is_good
    assert not dearest.words.is_good
    shown.press(f"try-{costliest.ply}")
    assert isinstance(shown.stack.top, TableScene)
    solving = shown.stack.top.mode.controller.teacher.solving
    assert solving.phase is SolvePhase.ASKING


def test_the_finest_move_is_seen_by_its_pieces(shell, home: Path) -> None:
    """A card with a single move, which differs from none, told it by words alone."""
    match, _ = finished(home / "a.felucca")
    shown = Shown(shell, match)
    work = shown.sheet.judged
    assert work is not None
    words = AnalysisWords(shell, match, work, 0)
    ply = next(ply for ply in own(work) if words.as_seen(ply).pictured(work.played.steps[ply].move))
    work.answers[ply] = best_by(work, ply, 0.12)
    shown.sheet.on_tick(0.1)
    shown.sheet.enter(shown.sheet.size)
    best = shown.cards[0]
    assert best.words.decision.ply == ply
    (look,) = best.words.moves
    assert look.pieces


def test_until_the_analysis_knows_them_it_tells_how_far_it_is(shell, home: Path, monkeypatch) -> None:
    match, _ = finished(home / "a.felucca", judged=4)
    begun: list[GameAnalysis] = []
    monkeypatch.setattr(ANALYST, "begin", begun.append)
    shown = Shown(shell, match)
    assert begun == [shown.sheet.judged]
    assert named(shown.sheet, "looking")
    assert shown.cards == []
    assert shown.sheet.poll_seconds > 0
    monkeypatch.setattr(ANALYST, "problem", "The judge fell asleep.")
    shown.sheet.on_tick(0.1)
    assert named(shown.sheet, "problem").markup == "The judge fell asleep."
    assert shown.sheet.poll_seconds == 0


@pytest.mark.parametrize(("winner", "level"), [(0, "pedlar"), (1, "scribe")])
def test_the_next_opponent_is_stronger_after_a_win_and_else_the_same(
    shell, home: Path, winner: int, level: str
) -> None:
    match, _ = finished(home / "a.felucca")
    assert match.result is not None
    match.result = structs.replace(match.result, winners=[winner])
    shown = Shown(shell, match)
    assert named(shown.sheet, "challenge").accessible().name == f"Play again, against the {level.title()}"
    with pytest.raises(AssertionError, match=level):
        shown.press("challenge")


def test_a_game_against_the_next_opponent_has_somebody_new_in_the_other_seats(shell, home: Path) -> None:
    match, _ = finished(home / "a.felucca", rivals=3, name="sobek")
    table = open_table(shell, match)
    following = table.mode.sequel.against("pedlar").live_match
    assert following is not None
    me, *others = following.seats
    assert me == match.seats[0]
    assert {seat.level for seat in others} == {"pedlar"}
    names = [same_person(seat.name) for seat in (*others, match.seats[1])]
    assert len({*names}) == 4
    following.close()


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200)])
def test_the_whole_summary_is_in_sight(make_shell, home: Path, size: tuple[int, int], language: str) -> None:
    locale.set_language(language)
    match, _ = finished(home / "a.felucca")
    shown = Shown(make_shell(size), match)
    area = next(each for each in shown.sheet.root.walk() if isinstance(each, ScrollArea))
    assert area.reach == 0
    assert not any("<rule:" in each.markup for each in shown.sheet.root.walk() if isinstance(each, Label))
    assert shown.cards
