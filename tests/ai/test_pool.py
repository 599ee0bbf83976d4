"""Several processes that work on tasks: results, errors, and processes that end or freeze."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from pathlib import Path

import pytest

from game import processes
from game.ai.pool import ProcessPool
from game.errors import FeluccaError
from tests.patience import LONG

_prepared: list[str] = []
needs_signals = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a signal that Windows lacks")


def prepare(word: str) -> None:
    _prepared.append(word)


def greet(name: str) -> tuple[str, int]:
    return f"{_prepared[0]} {name}", os.getpid()


def complain() -> None:
    raise FeluccaError("there is nothing to do")


def stumble() -> None:
    raise ZeroDivisionError("by nothing")


def end_once(mark: Path, how: int) -> int:
    """Let this process end, or stop, by a signal; but not twice."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), how)
    return os.getpid()


def end() -> None:
    os._exit(3)


def sleep() -> None:
    time.sleep(60)


@pytest.fixture
def pool() -> Iterator[ProcessPool]:
    with ProcessPool(2, prepare, "hello") as made:
        yield made


def test_tasks_are_shared_among_prepared_processes(pool: ProcessPool) -> None:
    found = [pool.submit(greet, str(number)).result(LONG) for number in range(6)]
    assert [words for words, _ in found] == [f"hello {number}" for number in range(6)]
    assert os.getpid() not in {pid for _, pid in found}


def test_an_error_comes_back_as_it_was_raised_with_its_place(pool: ProcessPool) -> None:
    with pytest.raises(FeluccaError, match="there is nothing to do"):
        pool.submit(complain).result(LONG)
    with pytest.raises(ZeroDivisionError, match="by nothing") as raised:
        pool.submit(stumble).result(LONG)
    assert "in stumble" in "".join(raised.value.__notes__)


@needs_signals
@pytest.mark.parametrize("how", ["SIGKILL", "SIGSTOP"])
def test_a_process_that_is_killed_or_stopped_is_replaced_and_its_task_repeated(
    pool: ProcessPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(processes, "SILENCE", 2.5)
    pid = pool.submit(end_once, tmp_path / "mark", getattr(signal, how)).result(LONG)
    assert pid != os.getpid()
    assert pool.submit(greet, "Ani").result(LONG)[0] == "hello Ani"


def test_a_task_over_which_every_process_ends_is_given_up(pool: ProcessPool) -> None:
    with pytest.raises(FeluccaError, match=r"the AI process stopped \((EOFError|ConnectionResetError)\)"):
        pool.submit(end).result(LONG)
    assert pool.submit(greet, "Ani").result(LONG)[0] == "hello Ani"


def test_closing_ends_the_tasks_at_once() -> None:
    pool = ProcessPool(1, prepare, "hello")
    _, pid = pool.submit(greet, "Ani").result(LONG)
    tasks = [pool.submit(sleep), pool.submit(sleep)]
    pool.close()
    for task in tasks:
        with pytest.raises(CancelledError):
            task.result(LONG)
    for thread in threading.enumerate():
        if thread.name == "felucca-pool":
            thread.join(LONG)
    assert pid not in {child.pid for child in multiprocessing.active_children()}
