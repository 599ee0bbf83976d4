"""The audit passes fair AIs, and notices an AI or a view that is not fair."""

from __future__ import annotations

import json
import time
from itertools import count, islice
from types import ModuleType
from typing import Any

import pytest

from game import registry
from game.__main__ import main
from game.ai import levels
from game.ai.budget import Budget, Limit
from game.ai.levels import Level, make_player
from game.ai.worker import Worker, WorkerReply
from game.compiled import FINDER
from game.components.load import numbers
from game.match.audit import NODES, Check, audit, timeless
from game.match.opponents import level
from game.registry import GAMES
from game.rules.core.game import Game, Move, Setup, View
from tests.ai.test_opponents import PLIES, reached
from tests.patience import LONG


def made(name: str) -> Game:
    return registry.make(name, numbers(name))


@pytest.mark.parametrize(("name", "seats"), [("sobek", 2), ("sobek", 4), ("duel", 2), ("sa-re", 2), ("sa-re", 3)])
def test_levels_are_blind_to_what_they_may_not_see(name: str, seats: int) -> None:
    found = list(islice(audit(made(name), Setup(seats), level("scribe", name), "3"), 60))
    assert [one.is_fair for one in found] == [True] * 60
    assert sum(one.changed for one in found) > 20


def test_a_search_is_blind_to_what_it_may_not_see() -> None:
    found = list(islice(audit(made("duel"), Setup(2), level("vizier:nodes=60", "duel"), "3"), 12))
    assert [(one.is_fair, one.changed) for one in found] == [(True, True)] * 12


class Fickle:
    """Does something else each time, whatever its seed."""

    turns = count()

    def choose(self, view: View, budget: Budget) -> Move:
        return view.legal[next(self.turns) % 2]


def test_an_ai_that_acts_on_something_else_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def make(game: Game, options: Any, seed: int) -> Fickle:
        return Fickle()

    module = ModuleType("fickle")
    module.make = make  # type: ignore[attr-defined]
    monkeypatch.setattr(levels, "import_module", lambda name: module)
    assert main(["audit", "sobek", "--decisions", "5", "--level", "merchant"]) == 1
    out = capsys.readouterr().out
    assert "the AI chose another move in 5" in out
    assert "seat 0 chooses another move" in out


@pytest.mark.skipif(not FINDER.problem(), reason="the methods of a compiled game cannot be replaced")
def test_a_view_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = made("sobek")
    monkeypatch.setattr(game, "redact", lambda state, viewer, knowledge: state.clone())
    found = list(islice(audit(game, Setup(2), level("apprentice", "sobek"), "3"), 5))
    assert [(one.unseen, one.is_fair) for one in found] == [(False, False)] * 5


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["audit", "sobek", "--decisions", "8", "--level", "apprentice", "--seed", "4"]
    assert main([*words, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures == {
        "game": "sobek",
        "players": 2,
        "level": "apprentice",
        "decisions": 8,
        "games": 1,
        "dealt_otherwise": 8,
        "different": 0,
        "examples": [],
    }
    assert main(words) == 0
    assert "the AI chose another move in 0" in capsys.readouterr().out


class Inline:
    """Answers like the process of a Worker, at once."""

    def __init__(self, game: Game, answers: dict[int, Move] | None = None) -> None:
        self.game = game
        self.answers = answers or {}
        self.asked: list[tuple[View, Level, int]] = []
        self._reply: WorkerReply | None = None

    def ask(self, seen: View, chosen: Level, seed: int) -> int:
        self.asked.append((seen, chosen, seed))
        number = len(self.asked)
        move = self.answers.get(number) or make_player(chosen.kind, self.game, chosen.options, seed).choose(
            seen, Budget(chosen.limit)
        )
        self._reply = WorkerReply(number, move)
        return number

    def poll(self) -> WorkerReply | None:
        reply, self._reply = self._reply, None
        return reply


def finish(check: Check, worker: Any) -> None:
    for _ in range(200):
        if check.is_done:
            return
        check.poll(worker)
    raise AssertionError("the check does not end")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("known", ["apprentice", "merchant", "pharaoh"])
def test_a_short_audit_asks_the_same_in_every_deal_and_counts(name: str, known: str) -> None:
    game = made(name)
    _, seen = reached(name, 2, PLIES[name][1], 5)
    worker, chosen = Inline(game), level(f"{known}:nodes=60", name)
    check = Check(game, seen, chosen, 7, 4)
    finish(check, worker)
    assert (check.done, check.same, check.is_fair, check.problem) == (4, 4, True, "")
    assert check.different > 1
    assert len(worker.asked) == 5
    for asked, asked_level, seed in worker.asked:
        assert (asked.state, asked.legal, seed) == (seen.state, seen.legal, 7)
        assert asked_level.limit == Limit(nodes=60)
        assert asked_level.options == chosen.options
    assert not check.poll(worker)  # type: ignore[arg-type]


@pytest.mark.skipif(not FINDER.problem(), reason="the methods of a compiled game cannot be replaced")
def test_a_short_audit_notices_another_move_and_another_view(monkeypatch: pytest.MonkeyPatch) -> None:
    game = made("sobek")
    _, seen = reached("sobek", 2, 17, 5)
    other = Check(game, seen, level("apprentice", "sobek"), 7, 3)
    finish(other, Inline(game, {1: seen.legal[0], 2: seen.legal[0], 3: seen.legal[1], 4: seen.legal[0]}))
    assert (other.done, other.same, other.is_fair) == (3, 2, False)
    monkeypatch.setattr(game, "redact", lambda state, viewer, knowledge: state.clone())
    leaky = Check(game, seen, level("apprentice", "sobek"), 7, 3)
    finish(leaky, Inline(game, dict.fromkeys(range(1, 5), seen.legal[0])))
    assert (leaky.done, leaky.same, leaky.is_fair) == (3, 0, False)


def test_a_short_audit_in_the_process_of_a_worker_is_told_what_goes_wrong() -> None:
    game = made("duel")
    _, seen = reached("duel", 2, 14, 5)
    worker = Worker("duel", game.numbers)
    check = Check(game, seen, level("merchant", "duel"), 7, 3)
    broken = Check(game, seen, Level("broken", "oracle"), 7, 3)
    for each in (check, broken):
        end = time.monotonic() + LONG
        while not each.is_done and time.monotonic() < end:
            each.poll(worker)
            time.sleep(0.002)
    worker.close()
    assert (check.done, check.same, check.is_fair) == (3, 3, True)
    assert broken.done == 0
    assert not broken.is_fair
    assert "there is no player 'oracle'" in broken.problem


def test_a_search_of_a_short_audit_is_limited_by_nodes_alone() -> None:
    assert timeless(Level("a", "search", {}, Limit(12000, 1.0)), 1500).limit == Limit(1500)
    assert timeless(Level("a", "search", {}, Limit(100, 1.0)), 1500).limit == Limit(100)
    assert timeless(Level("a", "greedy", {}, Limit(0, 1.0))).limit == Limit(NODES)
