"""AIs in their own process: their messages, and the reaction to misbehaviour."""

from __future__ import annotations

import os
import pickle
import pickletools
import signal
import time
from collections.abc import Iterator, Sequence
from multiprocessing.context import SpawnProcess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game import processes
from game.ai import worker as worker_module
from game.ai.budget import Budget, Limit
from game.ai.levels import Level, make_player, read_level
from game.ai.search import Searcher
from game.ai.worker import Request, Worker, WorkerReply, pack
from game.errors import FeluccaError
from game.match.match import Match
from game.match.seats import human
from game.rules.core.game import Move, Setup
from game.rules.core.state import State
from tests.ai.test_opponents import made
from tests.match.toy import DRAW, Toy
from tests.matches import begin
from tests.patience import LONG

NUMBERS = {"cards": 10}
TOY = Toy(NUMBERS)
RANDOM = Level("random", "random")


def strange(does: str, seconds: float = 0.0, **options: str) -> Level:
    return Level("strange", "strange", {"does": does, **options}, Limit(0, seconds))


def new(seed: str = "1") -> Match:
    return Match.new(TOY, Setup(2), (human("Ani"), human("Bek")), seed=seed, salt="s", luck=1)


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    one = Worker("toy", NUMBERS, "tests.ai.strange_players:make_game")
    yield one
    one.close()


def wait_for(worker: Worker) -> WorkerReply:
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        if reply := worker.poll():
            return reply
        time.sleep(0.002)
    raise AssertionError("no answer came")


def is_gone(process: int) -> bool:
    """Wait until there is no process of that id."""
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.002)
    return False


def test_the_process_gives_a_legal_move(worker: Worker) -> None:
    match = new()
    view = match.view(match.to_move)
    ticket = worker.ask(view, RANDOM, 5)
    reply = wait_for(worker)
    assert reply == WorkerReply(ticket, make_player("random", TOY, {}, 5).choose(view, Budget(Limit())))
    assert worker.poll() is None


def test_a_cancelled_request_is_not_answered_and_stops_the_thinking(worker: Worker) -> None:
    view = new().view(new().to_move)
    worker.ask(view, RANDOM, 1)
    wait_for(worker)
    process = worker.pid
    worker.ask(view, strange("think"), 1)
    time.sleep(0.05)
    worker.cancel()
    assert worker.poll() is None
    ticket = worker.ask(view, RANDOM, 1)
    assert wait_for(worker).ticket == ticket
    assert worker.pid == process


def test_a_hint_that_nobody_waits_for_any_longer_does_not_delay_the_next_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What follows the search of a hint, the comparison of moves, is broken off as well."""
    game = made("sobek")
    match = Match.new(game, Setup(2), (human("Ani"), human("Bek")), seed="1", salt="s", luck=1)
    view = match.view(match.to_move)
    asked = Request(7, view, Level("slow", "search", {"worlds": 2}, Limit(nodes=50)), 1, is_hint=True)
    wanted = SimpleNamespace(value=7)
    compared: list[Sequence[Move]] = []
    look = Searcher.look

    def change_of_mind(self: Searcher, seats: int, world: State, moves: Sequence[Move], *more: Any) -> Any:
        compared.append(moves)
        wanted.value = 8
        return look(self, seats, world, moves, *more)

    monkeypatch.setattr(Searcher, "look", change_of_mind)
    think = worker_module.thinking(wanted, worker_module.REGISTRY, "sobek", game.numbers)
    assert pickle.loads(think(pickle.dumps(asked))) == worker_module.NO_LONGER_WANTED
    assert len(compared) == 1


def test_who_does_not_stop_is_ended(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "PATIENCE", 0.1)
    view = new().view(new().to_move)
    worker.ask(view, RANDOM, 1)
    wait_for(worker)
    process = worker.pid
    worker.ask(view, strange("sleep"), 1)
    time.sleep(0.05)
    ticket = worker.ask(view, RANDOM, 1)
    assert wait_for(worker).ticket == ticket
    assert worker.pid != process


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a signal that Windows lacks")
def test_a_killed_process_is_started_again_and_the_request_repeated(worker: Worker) -> None:
    view = new().view(new().to_move)
    worker.ask(view, RANDOM, 1)
    wait_for(worker)
    process = worker.pid
    assert process is not None
    ticket = worker.ask(view, strange("think", 0.3), 1)
    time.sleep(0.05)
    os.kill(process, signal.SIGKILL)
    assert wait_for(worker) == WorkerReply(ticket, view.legal[0])
    assert worker.pid != process


def test_a_process_that_died_once_answers_the_second_time(worker: Worker, tmp_path: Path) -> None:
    view = new().view(new().to_move)
    ticket = worker.ask(view, strange("die once", mark=str(tmp_path / "mark")), 1)
    assert wait_for(worker) == WorkerReply(ticket, view.legal[0])


@pytest.mark.parametrize(
    ("does", "problem"),
    [
        ("raise", "the AI failed with ZeroDivisionError: by nothing"),
        ("complain", "there is nothing to think about"),
    ],
)
def test_after_three_failures_the_problem_is_told(worker: Worker, does: str, problem: str) -> None:
    view = new().view(new().to_move)
    ticket = worker.ask(view, strange(does), 1)
    assert wait_for(worker) == WorkerReply(ticket, (), problem)


def test_for_a_process_that_always_dies_a_simpler_ai_decides(worker: Worker) -> None:
    view = new().view(new().to_move)
    ticket = worker.ask(view, strange("die"), 1)
    reply = wait_for(worker)
    assert (reply.ticket, reply.problem, reply.is_stand_in) == (ticket, "", True)
    assert reply.move in view.legal
    ticket = worker.ask(view, RANDOM, 5)
    assert wait_for(worker).is_stand_in is False


def test_a_hint_has_no_stand_in(worker: Worker) -> None:
    view = new().view(new().to_move)
    ticket = worker.ask(view, strange("die"), 1, is_hint=True)
    assert wait_for(worker) == WorkerReply(ticket, (), "the AI process stopped (EOFError)")


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a signal that Windows lacks")
def test_a_frozen_process_is_started_again(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    view = new().view(new().to_move)
    worker.ask(view, RANDOM, 1)
    wait_for(worker)
    process = worker.pid
    assert process is not None
    os.kill(process, signal.SIGSTOP)
    monkeypatch.setattr(worker_module, "UNLIMITED", 2.0)
    monkeypatch.setattr(worker_module, "GRACE", 3.0)
    ticket = worker.ask(view, RANDOM, 5)
    reply = wait_for(worker)
    assert reply == WorkerReply(ticket, make_player("random", TOY, {}, 5).choose(view, Budget(Limit())))
    assert worker.pid != process


def test_for_a_process_that_freezes_again_and_again_a_simpler_ai_decides(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_module, "UNLIMITED", 0.0)
    monkeypatch.setattr(worker_module, "GRACE", 0.3)
    view = new().view(new().to_move)
    ticket = worker.ask(view, strange("sleep"), 1)
    reply = wait_for(worker)
    assert (reply.ticket, reply.is_stand_in) == (ticket, True)
    assert reply.move in view.legal


def test_where_no_memory_can_be_shared_ais_think_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> object:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(processes, "RawValue", refuse)
    monkeypatch.setattr(processes, "PATIENCE", 0.1)
    one = Worker("toy", NUMBERS, "tests.ai.strange_players:make_game")
    view = new().view(new().to_move)
    one.ask(view, strange("think", 0.1), 1)
    assert wait_for(one).move in view.legal
    process = one.pid
    one.ask(view, strange("sleep"), 1)
    time.sleep(0.1)
    ticket = one.ask(view, RANDOM, 5)
    assert wait_for(one).ticket == ticket
    assert one.pid != process
    one.close()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a signal that Windows lacks")
def test_closing_does_not_wait_for_a_stopped_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """With an hour of patience nothing may wait for it."""
    monkeypatch.setattr(processes, "PATIENCE", 3600.0)
    one = Worker("toy", NUMBERS, "tests.ai.strange_players:make_game")
    view = new().view(new().to_move)
    one.ask(view, RANDOM, 1)
    wait_for(one)
    process = one.pid
    assert process is not None
    os.kill(process, signal.SIGSTOP)
    one.ask(view, RANDOM, 1)
    one.close()
    assert is_gone(process)


def test_the_message_is_the_same_for_truths_that_look_the_same() -> None:
    """Matches that differ only in information hidden from the seat give the same bytes."""
    messages: dict[tuple[object, ...], set[bytes]] = {}
    truths = set()
    for number in range(300):
        match, position = begin(TOY, Setup(2), (human("Ani"), human("Bek")), seed=str(number), salt="s")
        if match.to_move == 0:
            match.submit(0, (DRAW,), 0)
            hands = position.state.hands
            truths.add(tuple(hands))
            seen = (position.history[-1].drawn, hands[0], backs(hands[1]))
            messages.setdefault(seen, set()).add(pack(Request(1, match.view(0), RANDOM, 7)))
    assert all(len(same) == 1 for same in messages.values())
    assert len(truths) > 1.1 * len(messages)


def backs(mask: int) -> tuple[int, ...]:
    return tuple(sorted(TOY.universe.backs[i] for i in range(10) if mask >> i & 1))


def test_the_message_holds_neither_the_seed_nor_the_salt() -> None:
    secret, salt = "a-very-secret-seed", "a-pinch-of-salt"
    match = Match.new(TOY, Setup(2), (human("Ani"), human("Bek")), seed=secret, salt=salt, luck=1)
    message = pack(Request(1, match.view(0), RANDOM, match.ai_seed(0)))
    texts = [argument for _, argument, _ in pickletools.genops(message) if isinstance(argument, str)]
    assert texts
    assert not any(secret in text or salt in text for text in texts)
    assert secret.encode() not in message
    request = pickle.loads(message)
    assert request.view.state.deck == 0
    assert request.view.state.hands[1] == 0


def test_a_budget_ends_by_nodes_seconds_and_a_stop() -> None:
    nodes = Budget(Limit(nodes=3))
    assert [nodes.spend() for _ in range(3)] == [True, True, False]
    now = [0.0]
    seconds = Budget(Limit(seconds=2.0), clock=lambda: now[0])
    assert seconds.spend()
    now[0] = 2.0
    assert not seconds.is_left()
    stop = [False]
    stopped = Budget(Limit(), stopped=lambda: stop[0])
    assert stopped.spend(1000)
    stop[0] = True
    assert not stopped.spend()


def test_levels_are_read_with_what_differs_for_a_game() -> None:
    data = {"player": "random", "nodes": 5, "options": {"a": 1}, "games": {"duel": {"nodes": 9, "options": {"b": 2}}}}
    assert read_level("x", data) == Level("x", "random", {"a": 1}, Limit(5))
    assert read_level("x", data, "duel") == Level("x", "random", {"a": 1, "b": 2}, Limit(9))


def test_wrong_levels_are_told() -> None:
    with pytest.raises(FeluccaError, match="level 'x': there is no player 'oracle': choose random, greedy"):
        read_level("x", {"player": "oracle"})
    with pytest.raises(FeluccaError, match="level 'x': nodes and seconds must be numbers"):
        read_level("x", {"player": "random", "nodes": -1})
    with pytest.raises(FeluccaError, match="there is no player 'oracle'"):
        make_player("oracle", TOY, {}, 0)


def test_where_no_process_can_be_started_a_simpler_ai_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(self: object) -> None:
        raise OSError("no room for another process")

    one = Worker("toy", NUMBERS, "tests.ai.strange_players:make_game")
    monkeypatch.setattr(SpawnProcess, "start", no_room)
    match = new()
    for _ in range(2):
        ticket = one.ask(match.view(match.to_move), RANDOM, 1)
        reply = wait_for(one)
        assert (reply.ticket, reply.problem, reply.is_stand_in) == (ticket, "", True)
        assert reply.move in match.view(match.to_move).legal
    ticket = one.ask(match.view(match.to_move), RANDOM, 1, is_hint=True)
    assert wait_for(one) == WorkerReply(ticket, (), "the AI process stopped (OSError)")
    one.close()
