"""The analysis of a finished game in the window: its figures are the engine's, and it leads to the table and back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game import registry
from game.analysis import store
from game.analysis.judge import Judgement, Verdict
from game.analysis.labels import label_of
from game.analysis.ledger import Analysis
from game.analysis.questions import read_game
from game.analysis.run import GameAnalysis, JudgeSpec, strongest
from game.components.load import numbers
from game.rules.core.game import Setup
from game.table.match import Match
from game.table.seats import ai, human
from game.ui.table.account_table import AccountTable, signed
from game.ui.table.analysis_scene import AnalysisScene, Finding
from game.ui.table.live_mode import LiveMode
from game.ui.table.study import study_of
from game.ui.widgets.base import DONE
from game.ui.widgets.dialog import Dialog, scene_stack
from game.ui.widgets.label import Label
from game.ui.widgets.progress import Progress
from game.ui.widgets.scene import Push
from game.ui.window.input import Action, KeyPress
from tests.ui.pilot import named
from tests.ui.tables import is_replay


def finished(path: Path, *, judged: int | None = None) -> tuple[Match, GameAnalysis]:
    """Return a finished duel, of which so many steps (or all) have an answer beside its record."""
    game = registry.make("duel", numbers("duel"))
    match = Match.new(game, Setup(2, {}), [human("Anna"), ai("scribe", "Nefer")], seed="a", path=path, clock=None)
    rng = random.Random(2)
    while (seat := match.to_move) >= 0:
        match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
    match.close()
    played = read_game(path)
    spec = JudgeSpec(strongest("duel"))
    answers = []
    for number, question in enumerate(played.questions()):
        verdict = None
        if question.seen is not None:
            loss = 0.004 * (number % 31)
            best = next(move for move in question.seen.legal if move != question.move)
            verdict = Verdict(best, loss, 0.01, label_of(loss), number % 2 == 0)
        luck = (0.01 * (number % 17) - 0.08, 0.05 - 0.01 * (number % 13)) if question.draws is not None else None
        answers.append(Judgement(question.ply, verdict, luck, (0.5 + 0.001 * number, 0.5)))
    head = store.head_of(played.record, spec.level.id, spec.nodes, spec.seed)
    store.AnswerFile(store.path_of(path), head, answers[:judged]).close()
    return match, GameAnalysis(played, path)


class Window:
    """A stack of scenes with the analysis of a game on top."""

    def __init__(self, shell, match: Match) -> None:
        self.stack = scene_stack(shell)
        study = study_of(shell, match, "", lambda other: self.opened(other))
        self.played_on: list[Match] = []
        self.stack.apply(study.analyse())

    def opened(self, other: Match):
        self.played_on.append(other)
        raise AssertionError("the table of a new game is opened")

    @property
    def top(self):
        return self.stack.top

    def press(self, name: str) -> None:
        for _ in range(3):
            self.stack.apply(self.top.update(0.1))
        change = named(self.top, name).press()
        self.stack.apply(None if change is DONE else change)


@pytest.fixture
def known(shell, tmp_path: Path) -> tuple[Window, Analysis]:
    match, work = finished(tmp_path / "a.felucca")
    assert work.is_done
    return Window(shell, match), work.analysis()


def test_every_figure_of_the_ledger_is_the_engine_s(known) -> None:
    window, analysis = known
    table = next(one for one in window.top.root.walk() if isinstance(one, AccountTable))
    assert table.accounts == analysis.accounts
    for row, account in zip(table.accessible().parts, analysis.accounts, strict=True):
        assert f"Error rate {max(0, round(1000 * account.error_rate))}‰" in row.name
        for name in ("skill", "luck", "opponents", "unforeseen"):
            assert f"{name.capitalize()} {signed(getattr(account, name))}" in row.name
        assert f"Result {round(100 * account.result)}%" in row.name
        assert f"average luck: {round(100 * account.adjusted)}%" in row.name


def test_the_dearest_decisions_and_the_greatest_draws_are_listed(known) -> None:
    window, analysis = known
    rows = [one for one in window.top.root.walk() if isinstance(one, Finding)]
    mistakes = [one for one in rows if one.name.startswith("mistake-")]
    strokes = [one for one in rows if one.name.startswith("luck-")]
    assert [one.figure for one in mistakes] == [signed(-one.loss) for one in analysis.dearest[:5]]
    assert [one.name for one in mistakes] == [f"mistake-{one.ply}" for one in analysis.dearest[:5]]
    assert [one.figure for one in strokes] == [signed(one.luck) for one in analysis.strokes[:5]]
    assert all(str(one.ply) in row.title for row, one in zip(mistakes, analysis.dearest, strict=False))


def test_a_decision_leads_to_the_table_as_it_was_and_to_the_better_move(known) -> None:
    window, analysis = known
    one = analysis.dearest[0]
    window.press(f"mistake-{one.ply}")
    assert is_replay(window.top)
    assert (window.top.game.ply, window.top.viewpoint.viewer) == (one.ply - 1, one.seat)
    assert named(window.top, "finding-panel").title == f"Blunder: −{round(100 * one.loss)}%".replace("B", "b", 1)
    window.press("show-better")
    window.stack.apply(window.top.update(0.1))
    why = named(window.top, "why-panel")
    assert why.contrast[0].endswith(f"{round(100 * one.loss)}% worse.")
    assert why.sentences


def test_the_arrow_keys_step_through_a_replay(known) -> None:
    window, analysis = known
    one = analysis.dearest[0]
    window.press(f"mistake-{one.ply}")
    for _ in range(3):
        window.stack.apply(window.top.handle(KeyPress(Action.LEFT)))
        window.stack.apply(window.top.update(0.1))
    assert window.top.game.ply == max(0, one.ply - 4)


def test_a_decision_is_tried_again_before_the_answer_is_shown(known) -> None:
    window, analysis = known
    window.press(f"mistake-{analysis.dearest[0].ply}")
    window.press("try-again")
    mode = window.top.mode
    assert isinstance(mode, LiveMode)
    assert mode.match.to_move == analysis.dearest[0].seat
    assert mode.match.record_path is None, "nothing of it is kept"


def test_playing_on_asks_for_the_luck(known) -> None:
    window, analysis = known
    window.press(f"mistake-{analysis.dearest[0].ply}")
    window.press("play-on")
    assert isinstance(window.top, Dialog)


def test_an_analysis_under_way_shows_how_far_it_is(shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, work = finished(tmp_path / "a.felucca", judged=5)
    monkeypatch.setattr("game.ui.table.analysis_scene.ANALYST.begin", lambda work: None)
    scene = AnalysisScene(shell, match, lambda work, ply: scene)
    stack = scene_stack(shell)
    stack.apply(Push(scene))
    assert any(isinstance(one, Progress) for one in scene.root.walk())
    assert any("leave this page" in one.markup for one in scene.root.walk() if isinstance(one, Label))
    assert scene.found is None
    scene.work.answers = dict.fromkeys(range(work.count), work.answers[0])
    stack.apply(scene.update(0.3))
    assert scene.found is not None


def test_a_game_played_on_cannot_count(tmp_path: Path) -> None:
    match, _ = finished(tmp_path / "a.felucca")
    for has_new_luck in (True, False):
        other = match.branch_off(4, has_new_luck=has_new_luck)
        assert other.ply == 4
        assert other.header.free_undo
        assert other.view(0).state == match.branch_off(4, has_new_luck=False).view(0).state
