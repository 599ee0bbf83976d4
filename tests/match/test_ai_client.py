"""AIs at the table: asked in turn, never waited for, never late."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from typing import Protocol

import pytest

from game.ai.budget import Limit
from game.ai.levels import Level
from game.ai.reasons import reasons
from game.ai.worker import Worker
from game.errors import Sentence
from game.match import ai_client as thinking_module
from game.match.ai_client import Advice, AIClient, Chosen, Stuck, carry_out
from game.match.lines import SeatChange
from game.match.match import Accepted, Match
from game.match.seats import ai, human
from game.rules.core.game import Refusal, Setup
from tests.ai.test_opponents import made
from tests.match.test_match import new
from tests.patience import LONG

LEVELS = {
    "random": Level("random", "random"),
    "slow": Level("slow", "strange", {"does": "think"}, Limit(seconds=30)),
    "broken": Level("broken", "strange", {"does": "complain"}),
}


def wait_for(ai_client: AIClient) -> Chosen | Advice | Stuck:
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        if answer := ai_client.poll():
            return answer
        time.sleep(0.002)
    raise AssertionError("no answer came")


@pytest.fixture(scope="module")
def process() -> Iterator[Worker]:
    """The process that all AIs of these tests think in: it takes long to start."""
    game = new().game
    worker = Worker(game.name, game.numbers, "tests.ai.strange_players:make_game")
    yield worker
    worker.close()


class Sit(Protocol):
    """Seats AIs of these levels, and a person for '', at a new match; `seconds` is how long a move may take."""

    def __call__(self, *levels: str, seconds: Callable[[], float] = ...) -> tuple[Match, AIClient]: ...


@pytest.fixture
def sit(process: Worker, monkeypatch: pytest.MonkeyPatch) -> Sit:
    monkeypatch.setattr(thinking_module, "Worker", lambda *_: process)

    def make(*levels: str, seconds: Callable[[], float] = lambda: 1.0) -> tuple[Match, AIClient]:
        seats = [ai(level) if level else human("Ani") for level in levels]
        match = new("4", seats=seats, free_undo=True)
        return match, AIClient(match, find=lambda name, _: LEVELS[name], seconds=seconds)

    return make


def test_a_match_between_ais_plays_to_the_end(sit: Sit) -> None:
    match, shared = sit("random", "random")
    while not match.is_over:
        chosen = wait_for(shared)
        assert isinstance(chosen, Chosen)
        assert carry_out(match, chosen) is None
    assert shared.poll() is None
    assert shared.seat == -1


def test_nobody_thinks_for_people_unless_they_ask(sit: Sit) -> None:
    match, shared = sit("", "")
    assert shared.poll() is None
    assert shared.seat == -1
    assert shared.ask_advice("random", match.view(match.to_move))
    assert shared.seat == match.to_move
    advice = wait_for(shared)
    assert isinstance(advice, Advice)
    assert advice.hint.move in match.view(match.to_move).legal
    assert match.ply == 0


def test_advice_is_asked_for_again_after_the_process_was_lent(sit: Sit) -> None:
    match, shared = sit("", "")
    assert shared.ask_advice("slow", match.view(match.to_move))
    for _ in range(2):  # a page asks for the process in every tick
        shared.lend()
        assert shared.seat == -1
    assert shared.poll() is None
    assert shared.seat == match.to_move
    shared.lend()
    shared.cancel()
    assert shared.poll() is None
    assert shared.seat == -1, "nobody waits for it any more"


def test_advice_about_an_earlier_position_is_not_asked_for_again(sit: Sit) -> None:
    match, shared = sit("", "")
    assert shared.ask_advice("slow", match.view(match.to_move))
    shared.lend()
    assert isinstance(match.submit(match.to_move, match.view(match.to_move).legal[0], 0), Accepted)
    assert shared.poll() is None
    assert shared.seat == -1


def test_advice_on_a_real_game_comes_with_its_reasons() -> None:
    match = Match.new(made("sobek"), Setup(2), (human("Ani"), human("Bek")), seed="a", salt="s", clock=None)
    ai_client = AIClient(match, find=lambda name, _: Level(name, "search", {"worlds": 4}, Limit(200)))
    assert ai_client.ask_advice("pharaoh", match.view(match.to_move))
    advice = wait_for(ai_client)
    assert isinstance(advice, Advice)
    told = reasons(match.game, match.view(advice.seat), advice.hint.move)
    assert all(reason in told for reason in (*advice.hint.reasons, *advice.hint.despite))
    assert advice.hint.other is not None
    assert advice.hint.verdict[0].key in ("reason-lead", "reason-alike")
    ai_client.close()


def test_the_time_a_move_may_take_is_asked_for_at_each_move(sit: Sit) -> None:
    seconds = [1.0]
    _, shared = sit("slow", "slow", seconds=lambda: seconds[0])
    assert shared.level("slow").limit == Limit(seconds=1.0)
    seconds[0] = 0.0
    assert shared.level("slow").limit == Limit(seconds=0.05)
    assert isinstance(wait_for(shared), Chosen)


def test_another_level_in_the_middle_of_thinking_thinks_anew(sit: Sit) -> None:
    match, shared = sit("slow", "slow", seconds=lambda: 10.0)
    shared.poll()
    seat = match.to_move
    assert shared.seat == seat
    match.replace_seat(seat, ai("random"))
    chosen = wait_for(shared)
    assert isinstance(chosen, Chosen)
    assert carry_out(match, chosen) is None
    assert match.lines[-2] == SeatChange(seat, ai("random"))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a signal that Windows lacks")
def test_a_game_goes_on_when_the_thinking_process_is_killed(sit: Sit, process: Worker) -> None:
    match, shared = sit("slow", "slow", seconds=lambda: 0.5)
    for _ in range(2):
        shared.poll()
        while (pid := process.pid) is None:
            time.sleep(0.02)
        os.kill(pid, signal.SIGKILL)
        chosen = wait_for(shared)
        assert isinstance(chosen, Chosen)
        assert carry_out(match, chosen) is None
    assert match.ply == 2


def test_no_advice_during_an_ai_s_turn(sit: Sit) -> None:
    match, shared = sit("random", "random")
    assert not shared.ask_advice("random", match.view(match.to_move))


def test_an_undo_stops_the_thinking(sit: Sit) -> None:
    match, shared = sit("slow", "")
    while match.to_move == 1:
        match.submit(1, match.view(1).legal[0], match.ply)
    shared.poll()
    assert shared.seat == 0
    assert match.undo(1) == Accepted(0)
    assert match.to_move == 1
    assert shared.poll() is None
    assert shared.poll() is None
    assert shared.seat == -1


def test_a_late_answer_is_refused(sit: Sit) -> None:
    match, shared = sit("random", "random")
    chosen = wait_for(shared)
    assert isinstance(chosen, Chosen)
    match.replace_seat(chosen.seat, human("Ani"))
    assert carry_out(match, chosen) == Refusal("table", "table-refuse-stale")


def test_a_level_that_only_the_writer_of_the_record_knows_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    workers: list[object] = []
    monkeypatch.setattr(thinking_module, "Worker", lambda *asked: workers.append(asked))
    match = new(seats=[ai("oracle"), ai("oracle")])
    ai_client = AIClient(match)
    stuck = ai_client.poll()
    assert stuck == Stuck(match.to_move, "there is no level 'oracle'")
    assert isinstance(stuck.sentence, Sentence)
    assert ai_client.poll() is None
    assert (ai_client.seat, workers) == (-1, [])


def test_a_hint_that_cannot_be_found_leaves_the_person_in_the_seat(sit: Sit) -> None:
    match, shared = sit("", "")
    for _ in range(2):
        assert shared.ask_advice("broken", match.view(match.to_move))
        assert wait_for(shared) == Stuck(match.to_move, "there is nothing to think about", is_hint=True)
        assert shared.poll() is None


def test_who_cannot_go_on_is_told_once_and_can_be_replaced(sit: Sit) -> None:
    match, shared = sit("broken", "broken")
    seat = match.to_move
    stuck = wait_for(shared)
    assert stuck == Stuck(seat, "there is nothing to think about")
    assert shared.poll() is None
    assert shared.seat == -1
    match.replace_seat(seat, ai("random"))
    chosen = wait_for(shared)
    assert isinstance(chosen, Chosen)
    assert chosen.seat == seat
