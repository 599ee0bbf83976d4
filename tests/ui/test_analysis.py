"""The analysis of a finished game in the window: its figures are the engine's, and it leads to the table and back."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game import locale, registry
from game.analysis import store
from game.analysis.estimate import MoveLabel, label_of
from game.analysis.judge import Judgement, Verdict
from game.analysis.ledger import Account, Analysis, JudgedDecision
from game.analysis.questions import read_game
from game.analysis.run import GameAnalysis, JudgeSpec, strongest
from game.components.load import numbers
from game.rules.core.game import Setup
from game.table.match import Match
from game.table.seats import ai, human
from game.ui.drawing.canvas import Canvas
from game.ui.table.account_table import AccountTable, signed
from game.ui.table.analysis_scene import OPEN, AnalysisScene, Finding
from game.ui.table.finding_panel import Find, FindingPanel
from game.ui.table.live_mode import LiveMode, play
from game.ui.table.study import study_of
from game.ui.table.trial import Trial
from game.ui.widgets.base import DONE
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Dialog, scene_stack
from game.ui.widgets.grid import Grid
from game.ui.widgets.label import Label
from game.ui.widgets.progress import Progress
from game.ui.widgets.scene import Push
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.input import Action, KeyPress
from tests.ui.pilot import choose, named
from tests.ui.tables import Sight, is_replay

HEADS = ("Most expensive decisions", "Greatest strokes of luck")


def finished(
    path: Path, *, name: str = "duel", judged: int | None = None, rivals: int = 1
) -> tuple[Match, GameAnalysis]:
    """Return a finished game of Anna, of which `judged` steps (or all) have an invented answer beside its record."""
    game, seats = registry.make(name, numbers(name)), [human("Anna"), *[ai("scribe", "Nefer")] * rivals]
    match = Match.new(game, Setup(len(seats), {}), seats, seed="a", path=path, clock=None)
    rng = random.Random(2)
    while (seat := match.to_move) >= 0:
        match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
    match.close()
    played = read_game(path)
    spec = JudgeSpec(strongest(name))
    answers = []
    for number, question in enumerate(played.questions()):
        verdict = None
        if question.seen is not None:
            loss = 0.004 * (number % 31)
            best = next(move for move in question.seen.legal if move != question.move)
            verdict = Verdict(best, loss, 0.01, label_of(loss), number % 2 == 0)
        draws = [0.01 * (number % 17) - 0.08, *[0.05 - 0.01 * (number % 13)] * rivals]
        luck = tuple(draws) if question.draws is not None else None
        answers.append(Judgement(question.ply, verdict, luck, (0.5 + 0.001 * number, *[0.5] * rivals)))
    head = store.head_of(played.record, spec.level.id, spec.nodes, spec.seed)
    store.AnswerFile(store.path_of(path), head, answers[:judged]).close()
    return match, GameAnalysis(played, path)


class Window:
    """A stack of scenes with the analysis of a game on top."""

    def __init__(self, shell: Shell, match: Match) -> None:
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
        assert f"without luck: {round(100 * min(1.0, max(0.0, account.result - account.luck)))}%" in row.name


def labels(scene: Stage) -> list[str]:
    return [one.markup for one in scene.root.walk() if isinstance(one, Label)]


@pytest.mark.parametrize(("name", "has_rounds"), [("duel", False), ("sobek", True)])
def test_the_legend_explains_what_is_drawn(shell, tmp_path: Path, name: str, has_rounds: bool) -> None:
    window = Window(shell, finished(tmp_path / "a.felucca", name=name)[0])
    legend = "Chances of winning. Square: mistake. Disc: stroke of luck."
    rounds = " A vertical line starts a new round." if has_rounds else ""
    assert legend + rounds in labels(window.top)
    choose(window.top, "curve", OPEN)
    assert f"Chances of winning.{rounds}" in labels(window.top), "no marks where all cards are visible"


def test_a_level_is_told_only_beside_the_number_of_players_it_was_measured_with(shell, tmp_path: Path) -> None:
    for rivals in (1, 2):
        window = Window(shell, finished(tmp_path / f"{rivals}.felucca", name="sobek", rivals=rivals)[0])
        told = next(one for one in window.top.root.walk() if isinstance(one, AccountTable)).rates
        assert [bool(level) for _, level in told] == [rivals == 1] * (rivals + 1)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("width", [700.0, 1100.0])
def test_the_level_is_written_beside_the_error_rate_or_below_it(
    make_shell, monkeypatch: pytest.MonkeyPatch, language: str, text_size: float, width: float
) -> None:
    locale.set_language(language)
    shell, drawn = make_shell(text_size=text_size), list[str]()
    account = Account(0, 0.5, -0.031, 0.12, 0.0, -0.089, 0.5, 0.004)
    table = AccountTable(shell, "sobek", [human("Anna"), ai("vizier", "Bo")], [account, account])
    table.place(pygame.FRect(0, 0, *table.measure(width)))
    canvas = shell.canvas(pygame.Surface((1280, 720), 0, 32))
    shorten = canvas.types.shorten

    def note(_: Canvas, words: str, *__: object, **more: object) -> float:
        style = __[1]
        drawn.append(shorten(words, style, more["width"]) if more.get("width") else words)
        return 0.0

    monkeypatch.setattr(Canvas, "text", note)
    table.draw(canvas)
    for rate in table.rates:
        for part in rate:
            assert any(part in words for words in drawn), (part, drawn)


def test_it_is_told_what_was_drawn(known) -> None:
    window, analysis = known
    rows = [one for one in window.top.root.walk() if isinstance(one, Finding) and one.name.startswith("luck-")]
    told = dict(zip([(one.ply, one.drawn) for one in analysis.strokes], [one.words for one in rows], strict=False))
    assert told
    for (ply, drawn), words in told.items():
        if not ply:
            assert words == "The deal"
        elif len(drawn) > 9:
            assert words.endswith(f". Drawn: {len(drawn)} pieces.")
        else:
            assert words.startswith("After: ")
            families = {name.split(".")[0] for name in drawn} & {"wheat", "cattle", "fish", "marble", "ebony", "ivory"}
            assert all(family in words.partition("Drawn: ")[2] for family in families)
    assert any(0 < len(drawn) <= 9 for _, drawn in told)


def test_both_lists_begin_at_the_same_height(known) -> None:
    window, _ = known
    heads = [one for one in window.top.root.walk() if isinstance(one, Label) and one.markup in HEADS]
    assert len({one.rect.top for one in heads}) == 1
    assert len(heads) == 2


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(
    "played", ["Anna played: Take wheat", "Anna played: Sell wheat: wheat with a scarab, wheat, x"]
)
def test_all_that_can_be_done_at_a_mistake_is_in_sight(make_shell, language: str, played: str) -> None:
    """The panel has the place of the log, which is least at 1280 by 720 in the duel."""
    locale.set_language(language)
    decision = JudgedDecision(3, 0, "a", "b", 0.33, 0.01, MoveLabel.BLUNDER, True)
    panel = FindingPanel(make_shell(), Find(decision, ()), f"Anna played: {played}", *[lambda: None] * 3)
    panel.place(pygame.FRect(678, 527, 245, 184))
    buttons = [one for one in panel.walk() if isinstance(one, Button)]
    assert [one.name for one in buttons] == ["try-again", "play-on", "show-better"]
    assert all(panel.rect.contains(one.rect) for one in buttons)
    assert not any(one.reach for one in panel.walk() if isinstance(one, ScrollArea))


def test_the_costliest_decisions_and_the_greatest_draws_are_listed(known) -> None:
    window, analysis = known
    rows = [one for one in window.top.root.walk() if isinstance(one, Finding)]
    mistakes = [one for one in rows if one.name.startswith("mistake-")]
    strokes = [one for one in rows if one.name.startswith("luck-")]
    assert [one.figure for one in mistakes] == [signed(-one.loss) for one in analysis.costliest[:5]]
    assert [one.name for one in mistakes] == [f"mistake-{one.ply}" for one in analysis.costliest[:5]]
    assert [one.figure for one in strokes] == [signed(one.luck) for one in analysis.strokes[:5]]
    assert all(str(one.ply) in row.title for row, one in zip(mistakes, analysis.costliest, strict=False))


def test_a_decision_leads_to_the_table_as_it_was_and_to_the_better_move(known) -> None:
    window, analysis = known
    one = analysis.costliest[0]
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
    one = analysis.costliest[0]
    window.press(f"mistake-{one.ply}")
    for _ in range(3):
        window.stack.apply(window.top.handle(KeyPress(Action.LEFT)))
        window.stack.apply(window.top.update(0.1))
    assert window.top.game.ply == max(0, one.ply - 4)


def test_a_decision_is_tried_again_before_the_answer_is_shown(known) -> None:
    window, analysis = known
    window.press(f"mistake-{analysis.costliest[0].ply}")
    window.press("try-again")
    mode = window.top.mode
    assert isinstance(mode, LiveMode)
    assert mode.match.to_move == analysis.costliest[0].seat
    assert mode.match.record_path is None, "nothing of it is kept"


def test_a_trial_is_the_table_as_it_was_and_nothing_but_the_decision(known) -> None:
    """Nobody is said to play for somebody else, and nothing before it can be taken back."""
    window, analysis = known
    ply = analysis.costliest[0].ply
    window.press(f"mistake-{ply}")
    window.press("try-again")
    window.stack.apply(window.top.update(0.1))
    mode = window.top.mode
    told = [line.markup for line in Sight(window.top).lines]
    assert not [line for line in told if "now plays for" in line]
    assert not mode.controller.can_undo
    assert mode.match.ply == ply - 1
    assert [who.is_human for who in mode.match.seats] == [seat == mode.match.to_move for seat in (0, 1)]


def test_nothing_is_decided_beforehand_in_a_trial(shell, tmp_path: Path) -> None:
    match, work = finished(tmp_path / "a.felucca")
    find = Find(work.analysis().costliest[0], ())
    tried = play(shell, match.ask_again(find.decision.ply), check=Trial(shell, find, (), lambda: None))
    stack = scene_stack(shell)
    stack.apply(Push(tried))
    view = match.ask_again(find.decision.ply).view(find.decision.seat)
    tried.presenter.standing_answers.automatic = lambda: view.legal[0]
    for _ in range(30):
        stack.apply(tried.update(0.1))
    assert tried.game.ply == find.decision.ply - 1


def test_playing_on_asks_for_the_luck(known) -> None:
    window, analysis = known
    window.press(f"mistake-{analysis.costliest[0].ply}")
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


def judging(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, judged: int) -> Window:
    """Return the page of an analysis of which nothing more is judged."""
    match, work = finished(tmp_path / "a.felucca", judged=judged)
    assert not work.is_done
    monkeypatch.setattr("game.ui.table.analysis_scene.ANALYST.begin", lambda work: None)
    return Window(shell, match)


def test_an_analysis_under_way_shows_what_it_has_found(shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = judging(shell, tmp_path, monkeypatch, judged=20)
    found = window.top.work.so_far()
    assert found.costliest
    listed = [one for one in window.top.root.walk() if isinstance(one, Finding) and one.name.startswith("mistake")]
    assert [one.name for one in listed] == [f"mistake-{one.ply}" for one in found.costliest[:5]]
    grid = next(one for one in window.top.root.walk() if isinstance(one, Grid))
    assert sum(int(figure) for _, *figures in grid.rows for figure in figures) == len(found.decisions)
    window.press(listed[0].name)
    assert is_replay(window.top)
    assert any(isinstance(one, FindingPanel) for one in window.top.root.walk())


def test_new_findings_appear_unless_one_is_selected_by_keys(
    shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = judging(shell, tmp_path, monkeypatch, judged=20)
    scene, whole = window.top, finished(tmp_path / "b.felucca")[1].answers

    def shown() -> list[str]:
        return [one.name for one in scene.root.walk() if isinstance(one, Finding)]

    before = shown()
    scene.set_focus(named(scene, before[0]), by_key=True)
    scene.work.answers.update({ply: whole[ply] for ply in range(20, 40)})
    for _ in range(30):
        window.stack.apply(scene.update(0.1))
    assert shown() == before
    assert any("40" in one.label for one in scene.root.walk() if isinstance(one, Progress))
    scene.set_focus(None, by_key=True)
    scene.work.answers[40] = whole[40]
    window.stack.apply(scene.update(0.1))
    assert shown() != before


def test_a_game_played_on_cannot_count(tmp_path: Path) -> None:
    match, _ = finished(tmp_path / "a.felucca")
    for has_new_luck in (True, False):
        other = match.branch_off(4, has_new_luck=has_new_luck)
        assert other.ply == 4
        assert other.header.free_undo
        assert other.view(0).state == match.branch_off(4, has_new_luck=False).view(0).state
