"""The coach: a blunder is announced before it is final, and can be taken back; such a game does not count."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import time
from collections.abc import Iterator

import pytest

from game import processes, registry
from game.analysis.background import LiveJudge
from game.analysis.estimate import MoveLabel
from game.analysis.judge import Verdict
from game.components.load import numbers
from game.errors import FeluccaError
from game.match.match import Match
from game.match.preferences import COACHED
from game.match.record import parse, write_all
from game.match.seats import ai, human
from game.match.statistics import sittings
from game.rules.core.game import Move, Setup, View
from game.rules.duel.moves import EXCHANGE
from game.ui.boards.kit.values import Submit
from game.ui.table.handover import HandOverScene
from game.ui.table.live import play
from game.ui.table.study.coach_check import CoachCheck
from game.ui.table.tell.drawn_sheet import DrawnSheet
from game.ui.widgets.base import DONE
from game.ui.widgets.dialog import Dialog, scene_stack
from game.ui.widgets.scene import Push
from game.ui.window.input import Action, KeyPress
from game.ui.window.settings import Settings
from tests.patience import LONG
from tests.ui.pilot import named


class Oracle:
    """Stands in for the process of the judge: every move is worth `verdict`, once it is `ready`."""

    verdict: Verdict | FeluccaError
    ready = True

    def __init__(self, game: object) -> None:
        self.asked: list[Move] = []

    def ask(self, seen: View, move: Move) -> None:
        self.asked.append(move)

    def poll(self) -> Verdict | None:
        if isinstance(self.verdict, FeluccaError):
            raise self.verdict
        return self.verdict if self.ready else None

    def close(self) -> None:
        """End nothing."""


class Seated:
    """Anna at a table of the duel, with a coach if the settings say so."""

    def __init__(self, shell) -> None:
        game = registry.make("duel", numbers("duel"))
        self.match = Match.new(game, Setup(2), [human("Anna"), human("Bo")], seed="a", salt="b", clock=None, luck=1)
        self.table = play(shell, self.match, check=CoachCheck(shell, self.match))
        self.stack = scene_stack(shell)
        self.stack.apply(Push(self.table))
        self.table.look_as(self.match.to_move)

    def take(self) -> None:
        """Press the first tile that can be taken."""
        target = next(each for each in self.table.presenter.targets() if each.is_usable)
        self.stack.apply(self.table.mode.press(target.id))

    def wait(self) -> None:
        self.stack.apply(self.stack.top.update(0.1))

    def answer(self, number: int) -> None:
        self.stack.apply(self.stack.top.update(0.1))
        change = named(self.stack.top, f"answer-{number}").press()
        self.stack.apply(None if change is DONE else change)

    @property
    def is_coached(self) -> bool:
        return any(COACHED in self.match.preferences(seat) for seat in (0, 1))


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> type[Oracle]:
    monkeypatch.setattr("game.ui.table.study.coach_check.LiveJudge", Oracle)
    monkeypatch.setattr(Oracle, "verdict", Verdict((), 0.234, 0.01, MoveLabel.BLUNDER, True), raising=False)
    monkeypatch.setattr(Oracle, "ready", True)
    return Oracle


def test_without_a_coach_a_move_is_final_at_once(make_shell, oracle) -> None:
    assert not Settings().coach, "it is off by default"
    seated = Seated(make_shell())
    seated.take()
    assert seated.match.ply == 1
    assert not seated.is_coached


def test_a_blunder_is_announced_before_it_is_final_and_taken_back(make_shell, oracle) -> None:
    seated = Seated(make_shell(coach=True))
    before = seated.match.view(0).state
    seated.take()
    seated.wait()
    assert isinstance(seated.stack.top, Dialog)
    assert seated.stack.top.sentence == "Careful: with this move you would lose about 23 more games in 100."
    assert seated.match.ply == 0
    seated.stack.apply(seated.stack.top.handle(KeyPress(Action.ACTIVATE)))
    assert seated.stack.top is seated.table, "the first thing offered is to take it back"
    assert seated.match.ply == 0
    assert seated.match.view(0).state == before


def test_a_blunder_can_be_played_all_the_same(make_shell, oracle) -> None:
    seated = Seated(make_shell(coach=True))
    seated.take()
    seated.wait()
    seated.answer(0)
    assert seated.match.ply == 1


@pytest.mark.parametrize("label", [one for one in MoveLabel if one is not MoveLabel.BLUNDER])
def test_any_other_move_is_played_by_itself(make_shell, oracle, monkeypatch, label: MoveLabel) -> None:
    monkeypatch.setattr(oracle, "verdict", Verdict((), 0.05, 0.01, label, True))
    seated = Seated(make_shell(coach=True))
    seated.take()
    seated.wait()
    assert seated.match.ply == 1
    assert seated.stack.top is seated.table


def test_while_the_coach_looks_the_move_can_be_taken_back(make_shell, oracle, monkeypatch) -> None:
    monkeypatch.setattr(oracle, "ready", False)
    seated = Seated(make_shell(coach=True))
    seated.take()
    seated.wait()
    assert seated.stack.top.narration() == ("The coach is looking at your move…",)
    assert seated.match.ply == 0
    seated.stack.apply(seated.stack.top.handle(KeyPress(Action.BACK)))
    assert seated.stack.top is seated.table
    assert seated.match.ply == 0


def test_a_coach_that_stumbles_lets_the_move_be_played(make_shell, oracle, monkeypatch) -> None:
    monkeypatch.setattr(oracle, "verdict", FeluccaError("the AI failed"))
    seated = Seated(make_shell(coach=True))
    seated.take()
    seated.wait()
    assert seated.match.ply == 1
    assert isinstance(seated.stack.top, Dialog)


@pytest.mark.parametrize("verdict", ["good", "blunder", "failed"])
def test_pieces_received_unseen_are_shown_to_their_owner_with_a_coach_too(
    make_shell, oracle, monkeypatch, verdict: str
) -> None:
    """Where hands are covered, the sheet that shows them was left out after a look of the coach."""
    verdicts = {
        "good": Verdict((), 0.0, 0.01, MoveLabel.BEST, True),
        "blunder": Verdict((), 0.234, 0.01, MoveLabel.BLUNDER, True),
        "failed": FeluccaError("the AI failed"),
    }
    monkeypatch.setattr(oracle, "verdict", verdicts[verdict])
    seated, rng = Seated(make_shell(coach=True, animation="off")), random.Random(1)
    match = seated.match
    while (EXCHANGE,) not in (legal := match.view(match.to_move).legal):
        match.submit(match.to_move, rng.choice(legal), match.ply)
    seated.table.look_as(match.to_move)
    seated.stack.apply(seated.table.on_hidden())
    assert isinstance(seated.stack.top, HandOverScene)
    seated.stack.apply(named(seated.stack.top, "ready").press())
    seated.stack.apply(seated.table.mode.do(Submit((EXCHANGE,))))
    seated.wait()
    if verdict == "blunder":
        seated.answer(0)
    if verdict == "failed":
        assert isinstance(seated.stack.top, Dialog)
        seated.stack.apply(seated.stack.top.handle(KeyPress(Action.BACK)))
    assert isinstance(seated.stack.top, DrawnSheet)


def test_a_coached_game_does_not_count(make_shell, oracle) -> None:
    def finish(match: Match) -> list:
        rng = random.Random(1)
        while (seat := match.to_move) >= 0:
            match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
        return sittings(parse(write_all(match.lines)))

    coached, alone = Seated(make_shell(coach=True)), Seated(make_shell())
    for seated in (coached, alone):
        seated.take()
    assert coached.is_coached
    assert finish(coached.match) == []
    assert [one.name for one in finish(alone.match)] == ["Anna", "Bo"]


@pytest.fixture
def seen() -> View:
    """Return what Anna sees when she has a choice."""
    game = registry.make("ferry", numbers("ferry"))
    match = Match.new(game, Setup(2), [human("Anna"), ai("random")], seed="a", salt="b", clock=None, luck=1)
    while len((seen := match.view(match.to_move)).legal) < 2:
        match.submit(seen.viewer, seen.legal[0], match.ply)
    return seen


@pytest.fixture
def judge() -> Iterator[LiveJudge]:
    made = LiveJudge(registry.make("ferry", numbers("ferry")))
    yield made
    made.close()


def verdict_of(judge: LiveJudge, seen: View) -> Verdict:
    judge.ask(seen, seen.legal[0])
    until = time.monotonic() + LONG
    while (verdict := judge.poll()) is None and time.monotonic() < until:
        time.sleep(0.02)
    assert verdict is not None
    return verdict


def processes_of_judges() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.name == "felucca-pool" and child.pid]


def test_the_judge_of_the_coach_answers_from_a_process_of_its_own(judge: LiveJudge, seen: View) -> None:
    assert verdict_of(judge, seen).best in seen.legal
    assert len(processes_of_judges()) == 1


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a signal that Windows lacks")
@pytest.mark.parametrize("how", ["SIGKILL", "SIGSTOP"])
def test_a_coach_whose_process_is_killed_or_stopped_answers_from_another(
    judge: LiveJudge, seen: View, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    verdict = verdict_of(judge, seen)
    (first,) = processes_of_judges()
    os.kill(first, getattr(signal, how))
    monkeypatch.setattr(processes, "SILENCE", 3.0)
    assert verdict_of(judge, seen) == verdict
    assert first not in processes_of_judges()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a signal that Windows lacks")
def test_leaving_the_table_waits_for_no_coach_that_is_stopped(judge: LiveJudge, seen: View) -> None:
    """With all the time in the world for the process, closing it waits for none of it."""
    verdict_of(judge, seen)
    for pid in processes_of_judges():
        os.kill(pid, signal.SIGSTOP)
    judge.ask(seen, seen.legal[0])
    judge.close()
    until = time.monotonic() + LONG
    while processes_of_judges() and time.monotonic() < until:
        time.sleep(0.01)
    assert not processes_of_judges()
