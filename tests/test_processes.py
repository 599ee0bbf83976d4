"""Processes that work for the program: answers, signs of life, replacement, and an end that waits for nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing import spawn
from pathlib import Path
from types import SimpleNamespace

import pytest

from game import processes
from game.processes import Ended, Frozen, TaskProcess
from tests.patience import LONG

ROOT = Path(__file__).resolve().parents[1]
needs_signals = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a signal that Windows lacks")


def make(delay: float = 0.0) -> processes.Service:
    """Return the work of the process of these tests: it says hello after `delay` seconds, unless told otherwise."""
    processes.PULSE = 0.05

    def work(message: bytes) -> bytes:
        if message == b"die":
            os._exit(3)
        if message == b"sleep":
            time.sleep(60)
        time.sleep(delay)
        return b"hello " + message[:10]

    return work


@pytest.fixture
def process() -> Iterator[TaskProcess]:
    one = TaskProcess("felucca-test", make)
    yield one
    one.close()
    one.end()


def stop(process: TaskProcess) -> int:
    """Stop a running process as a debugger or a shell does; return its id."""
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    return process.pid


def in_time(condition: Callable[[], object]) -> bool:
    """Wait until something holds."""
    end = time.monotonic() + LONG
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_it_is_started_when_it_is_needed_and_answers(process: TaskProcess) -> None:
    assert process.pid is None
    assert process.answer(b"Ani") == b"hello Ani"
    first = process.pid
    assert process.answer(b"x" * 1_000_000) == b"hello " + b"x" * 10
    assert process.pid == first


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the seconds of others")
def test_the_seconds_of_others_are_theirs(process: TaskProcess) -> None:
    before = processes.seconds_of_others()
    process.answer(b"Ani")
    assert 0.0 <= before < processes.seconds_of_others(), "a new interpreter takes some"
    process.end()
    assert processes.seconds_of_others() <= before


def test_one_that_ends_is_told_and_the_next_message_gets_another(process: TaskProcess) -> None:
    process.answer(b"Ani")
    first = process.pid
    with pytest.raises(EOFError):
        process.answer(b"die")
    assert process.answer(b"Bek") == b"hello Bek"
    assert process.pid != first


@needs_signals
def test_one_that_is_stopped_gives_no_sign_of_life_and_is_replaced(
    process: TaskProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    process.answer(b"Ani")
    stopped = stop(process)
    monkeypatch.setattr(processes, "SILENCE", 0.3)
    with pytest.raises(Frozen):
        process.answer(b"Bek")
    assert is_gone(stopped)
    monkeypatch.setattr(processes, "SILENCE", LONG)
    assert process.answer(b"Bek") == b"hello Bek"


@needs_signals
def test_a_message_too_long_for_the_pipe_is_not_waited_for_either(
    process: TaskProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    process.answer(b"Ani")
    stopped = stop(process)
    monkeypatch.setattr(processes, "SILENCE", 0.3)
    with pytest.raises(OSError, match=r"pipe|reset"):
        process.answer(b"x" * 10_000_000)
    assert is_gone(stopped)


def test_long_work_is_no_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process at work beside which a second thread shows life may take as long as it needs."""
    monkeypatch.setattr(processes, "SILENCE", 2.5)
    slow = TaskProcess("felucca-test", make, 3.5)
    assert slow.answer(b"Ani") == b"hello Ani"
    slow.end()


def test_one_that_takes_too_long_for_its_task_is_ended(process: TaskProcess) -> None:
    process.answer(b"Ani")
    with pytest.raises(Frozen):
        process.answer(b"sleep", 0.2)
    assert process.pid is None


def test_an_answer_that_nobody_wants_ends_the_process(process: TaskProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "PATIENCE", 0.1)
    assert process.answer(b"sleep", is_wanted=lambda: False) is None
    assert process.pid is None


@needs_signals
@pytest.mark.parametrize("message", [b"Bek", b"x" * 10_000_000])
def test_closing_ends_a_stopped_one_from_any_thread(process: TaskProcess, message: bytes) -> None:
    process.answer(b"Ani")
    stopped = stop(process)
    ended: list[Exception] = []

    def ask() -> None:
        try:
            process.answer(message)
        except Ended as error:
            ended.append(error)

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    time.sleep(0.1)
    process.close()
    asking.join(LONG)
    assert ended
    assert is_gone(stopped)
    with pytest.raises(Ended):
        process.answer(b"Cha")


def child(folder: Path, program: str) -> subprocess.Popen[str]:
    """Start a Python program in a folder, as an installed one starts: it does not look for modules there."""
    script = folder.parent / "program" / "program.py"
    script.parent.mkdir()
    script.write_text(program, "utf-8")
    return subprocess.Popen(
        [sys.executable, str(script)], cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder that a program is started in."""
    made = tmp_path / "start"
    made.mkdir()
    return made


ASKS = """
from game.processes import TaskProcess
from tests.test_processes import make
if __name__ == "__main__":
    print("begun", flush=True)
    input()
    process = TaskProcess("felucca-test", make)
    print(process.answer(b"Ani"))
    process.close()
"""


@pytest.mark.parametrize("name", ["types.py", "math.py", "random.py", "pickle.py"])
def test_the_start_folder_may_hold_modules_of_the_same_names_as_pythons(folder: Path, name: str) -> None:
    (folder / name).write_text("raise RuntimeError('this is no module of Python')\n", "utf-8")
    assert child(folder, ASKS).communicate("\n", timeout=LONG) == ("begun\nb'hello Ani'\n", "")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no folder that a program was started in")
def test_the_start_folder_may_be_removed(folder: Path) -> None:
    started = child(folder, ASKS)
    assert started.stdout is not None
    assert started.stdout.readline() == "begun\n"
    folder.rmdir()
    assert started.communicate("\n", timeout=LONG) == ("b'hello Ani'\n", "")


@pytest.mark.skipif(sys.platform == "win32", reason="hands its start to a process by a descriptor")
@pytest.mark.parametrize("told", [b"", b"\x80\x05\x95"])
def test_one_whose_program_is_killed_before_it_could_begin_ends_without_a_word(told: bytes) -> None:
    """The descriptor holds as much of the instructions as the program could write."""
    ours, its = os.pipe()
    os.write(its, told)
    os.close(its)
    command = spawn.get_command_line(tracker_fd=ours, pipe_handle=ours)
    done = subprocess.run(command, pass_fds=[ours], capture_output=True, check=False, timeout=LONG)
    os.close(ours)
    assert (done.stdout, done.stderr) == (b"", b"")


@needs_signals
def test_one_at_work_ends_when_its_program_is_killed(folder: Path) -> None:
    program = """
import os, signal, threading
from game.processes import TaskProcess
from tests.test_processes import make
if __name__ == "__main__":
    process = TaskProcess("felucca-test", make)
    process.answer(b"Ani")
    threading.Thread(target=process.answer, args=(b"sleep",), daemon=True).start()
    print(process.pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""
    out, err = child(folder, program).communicate(timeout=LONG)  # until it has closed its streams as well
    assert err == ""
    assert in_time(lambda: is_gone(int(out)))


def niceness() -> processes.Service:
    """Return the work of a process that tells how nice it is."""
    return lambda message: str(os.nice(0)).encode()


@pytest.mark.skipif(not hasattr(os, "nice"), reason="Windows has classes of priority")
def test_a_process_gives_way_to_others() -> None:
    own = os.nice(0)
    for wanted in (0, 5):
        one = TaskProcess("felucca-test", niceness, niceness=wanted)
        assert int(one.answer(b"") or b"") == min(19, own + wanted)
        one.close()
        one.end()


@pytest.mark.parametrize(("wanted", "classes"), [(0, []), (5, [0x4000]), (10, [0x40])])
def test_on_windows_a_process_gives_way_by_its_class(
    wanted: int, classes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[int] = []
    kernel = SimpleNamespace(SetPriorityClass=lambda process, priority: found.append(priority))
    monkeypatch.setattr(processes.sys, "platform", "win32")
    monkeypatch.setattr(processes.ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    processes.give_way(wanted)
    assert found == classes
