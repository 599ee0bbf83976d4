"""Processes that work for this one: how they are started, watched and replaced.

They are spawned, so that they work in a frozen executable.
"""

from __future__ import annotations

import contextlib
import ctypes
import math
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from multiprocessing import resource_tracker, spawn
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawValue
from pathlib import Path
from typing import Any

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

PULSE = 1.0
"""Seconds between two signs of life of a process at work."""
SILENCE = 15.0
"""Seconds without a sign of life after which a process at work counts as frozen."""
START = 60.0
"""The seconds that a process may take to start."""
PATIENCE = 2.0
"""The seconds that a process may continue with an unwanted task before it is ended."""
_LOOK = 0.05
"""Seconds between two checks whether an answer is still wanted."""
_SIGN = b"."
"""The sign of life, which no answer begins with."""

Service = Callable[[bytes], bytes]
"""The work of a process: returns the answer to a message."""


class Frozen(Exception):
    """Raised when a process does not answer in time."""


class Ended(Exception):
    """Raised when a process was ended for good by `TaskProcess.close`."""


FAILURES = (OSError, EOFError, Frozen)
"""The errors of `TaskProcess.answer` after which the message may be sent again."""


class TaskProcess:
    """A process that answers one message at a time; it is started when it is needed, and again after each failure.

    `answer` waits, and belongs in a thread of its own. `close` may be called from any thread and waits for nothing.
    """

    def __init__(self, name: str, make: Callable[..., Service], *arguments: object, niceness: int = 0) -> None:
        """`make(*arguments)`, called in the process, returns its service.

        With a `niceness` from 1 to 19 the process gives way to others, the more the greater it is.
        """
        self._name = name
        self._recipe = (niceness, make, arguments)
        self._process: SpawnProcess | None = None
        self._connection: Connection[Any, Any] | None = None
        self._has_begun = False
        """Whether the process has shown a sign of life since it was started."""
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The id of the process, None while there is none."""
        process = self._process
        return process.pid if process is not None else None

    def answer(
        self, message: bytes, seconds: float = math.inf, is_wanted: Callable[[], bool] = lambda: True
    ) -> bytes | None:
        """Return the answer of the process, or None if it is no longer wanted and the process had to be ended.

        Raises one of FAILURES, with the process ended, if it cannot be started, ends, shows no sign of life, or does
        not answer in `seconds`; raises Ended after `close`.
        """
        try:
            connection = self._ready()
            self._send(connection, message)
            return self._receive(connection, seconds, is_wanted)
        except FAILURES as error:
            self.end()
            if self._is_closed:
                raise Ended from error
            raise

    def close(self) -> None:
        """Kill the process for good: it has nothing to lose, and a stopped one reacts to nothing gentler."""
        self._is_closed = True
        process = self._process
        if process is not None:
            _kill(process)

    def end(self) -> None:
        """End the process and wait until it is gone; belongs in the thread of `answer`."""
        process, self._process = self._process, None
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if process is not None:
            _kill(process)
            process.join()

    def _send(self, connection: Connection[Any, Any], message: bytes) -> None:
        """Send a message; a process that does not take it is ended."""
        assert self._process is not None
        limit = threading.Timer(SILENCE if self._has_begun else START, _kill, [self._process])
        limit.daemon = True
        limit.start()
        try:
            connection.send_bytes(message)
        finally:
            limit.cancel()

    def _receive(self, connection: Connection[Any, Any], seconds: float, is_wanted: Callable[[], bool]) -> bytes | None:
        now = time.monotonic()
        deadline, alive_until, wanted_until = now + seconds, now + (SILENCE if self._has_begun else START), 0.0
        while True:
            if wait([connection], _LOOK):
                received = connection.recv_bytes()
                if received != _SIGN:
                    self._has_begun = True
                    return received
                self._has_begun, alive_until = True, time.monotonic() + SILENCE
            now = time.monotonic()
            if is_wanted():
                if now > min(deadline, alive_until):
                    raise Frozen
            else:
                wanted_until = wanted_until or now + PATIENCE
                if now > wanted_until:
                    self.end()
                    return None

    def _ready(self) -> Connection[Any, Any]:
        """Return the connection to a running process, starting one if necessary."""
        if self._process is not None and self._process.is_alive() and self._connection is not None:
            return self._connection
        self.end()
        context = multiprocessing.get_context("spawn")
        mine, its = context.Pipe()
        process = context.Process(target=_serve, args=(its, *self._recipe), name=self._name, daemon=True)
        try:
            start(process)
        except OSError:
            mine.close()
            raise
        finally:
            its.close()
        self._process, self._connection, self._has_begun = process, mine, False
        if self._is_closed:  # meanwhile, so that `close` did not see it
            raise EOFError
        return mine


def kill_all() -> None:
    """Kill every process that was started here, and start no more: a stopped one would outlive this program."""
    _is_over.set()
    for process in multiprocessing.active_children():
        with contextlib.suppress(OSError, ValueError):
            process.kill()


def seconds_of_others() -> float:
    """Return the processor seconds of the processes that were started here and still run; 0 except on Linux."""
    found = 0.0
    if sys.platform != "linux":
        return found
    for process in multiprocessing.active_children():
        if process.pid is not None:
            with contextlib.suppress(OSError):
                found += time.clock_gettime((~process.pid << 3) | _ALL_THREADS)
    return found


_ALL_THREADS = 2
"""What makes a process into the name of its clock on Linux; `/proc` counts in hundredths of a second only."""


def _kill(process: SpawnProcess) -> None:
    with contextlib.suppress(OSError, ValueError):  # it has ended already
        process.kill()


def _serve(
    connection: Connection[Any, Any], niceness: int, make: Callable[..., Service], arguments: tuple[object, ...]
) -> None:
    """Service messages until the other end is closed; the main function of a process.

    A second thread gives signs of life while an answer is being found, and ends the process if nobody receives them.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program that started this one
    give_way(niceness)
    sending, is_busy = threading.Lock(), threading.Event()

    def show_life() -> None:
        while is_busy.wait():
            with sending:
                if is_busy.is_set():
                    try:
                        connection.send_bytes(_SIGN)
                    except OSError:
                        os._exit(1)
            time.sleep(PULSE)

    is_busy.set()
    threading.Thread(target=show_life, daemon=True).start()
    work = make(*arguments)
    while True:
        try:
            with sending:
                is_busy.clear()
            message = connection.recv_bytes()
            is_busy.set()
            answer = work(message)
            with sending:
                is_busy.clear()
                connection.send_bytes(answer)
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return


BELOW_NORMAL, IDLE = 0x4000, 0x40
"""The classes of priority of Windows for processes that give way."""


def give_way(niceness: int) -> None:
    """Lower the priority of this process: see `TaskProcess`. Where the system does not let it, nothing happens."""
    if not niceness:
        return
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            this_process = ctypes.c_void_p(-1)
            ctypes.windll.kernel32.SetPriorityClass(this_process, BELOW_NORMAL if niceness < 10 else IDLE)
        else:
            os.nice(niceness)


class _Unshared:
    """A number visible to this process only."""

    def __init__(self) -> None:
        self.value = 0


def shared_number() -> tuple[Any, Any]:
    """Return a number that starts at 0, and what a process gets to share it: None where no memory can be shared."""
    try:
        number = RawValue("q", 0)
    except OSError:  # such as no usable /dev/shm; then an unwanted request ends with its process
        return _Unshared(), None
    return number, number


# The start of an interpreter

_starting = threading.Lock()
_is_over = threading.Event()
_command_line = spawn.get_command_line


def start(process: SpawnProcess) -> None:
    """Start a spawned process, even if the folder this one was started in is gone or holds stray modules.

    Raises OSError if no process can be started.
    """
    with _starting:
        if _is_over.is_set():
            raise OSError("the program is ending")
        try:
            os.getcwd()
        except OSError:
            os.chdir(Path(sys.executable).anchor)
        _start_tracker()
        process.start()


@cache
def _start_tracker() -> None:
    """Start Python's own process for leaked resources, whose command cannot be changed, as safely as the others."""
    if sys.platform != "win32":
        with _safe_path():
            resource_tracker.ensure_running()


@contextlib.contextmanager
def _safe_path() -> Iterator[None]:
    """Let new interpreters look for no modules in the folder that they are started in."""
    name = "PYTHONSAFEPATH"
    before = os.environ.get(name)
    os.environ[name] = "1"
    try:
        yield
    finally:
        os.environ.pop(name, None)
        if before is not None:
            os.environ[name] = before


def _own_command_line(**handles: Any) -> list[str]:
    """Return the command of a spawned process.

    It looks for no modules in the folder that it is started in, and ends without a word if this process ends before it
    could begin.
    """
    words = _command_line(**handles)
    if "-c" in words:  # a frozen program does the same where it begins
        at = words.index("-c") + 1
        quiet = "(EOFError, pickle.UnpicklingError, KeyboardInterrupt)"
        words[at] = f"import pickle\ntry:\n {words[at]}\nexcept {quiet}: pass"
        words.insert(1, "-P")
    return words


spawn.get_command_line = _own_command_line  # the only place where the command can be changed
