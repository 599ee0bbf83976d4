"""A few processes that work on the same kind of task and end with the program, however it ends."""

from __future__ import annotations

import contextlib
import pickle
import queue
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Future
from itertools import islice
from typing import Any, Final, ParamSpec, TypeVar

from game.errors import FeluccaError, sentence, stumbled
from game.processes import FAILURES, Ended, Service, TaskProcess

P = ParamSpec("P")
A = TypeVar("A")
T = TypeVar("T")

MOST_PROCESSES: Final = 61
"""The maximum number of processes."""
ATTEMPTS: Final = 3
"""The number of failed processes after which a task is given up."""


class ProcessPool:
    """Processes, each prepared by `prepare(*arguments)`, that are replaced when they end or freeze.

    A process is started for the first task that finds all others at work. As a context, it is closed at its end.
    """

    def __init__(self, processes: int, prepare: Callable[..., None], *arguments: Any, niceness: int = 0) -> None:
        """Make a pool of at most `processes` processes; for `niceness` see `TaskProcess`."""
        self._tasks: queue.SimpleQueue[tuple[Future[Any], bytes] | None] = queue.SimpleQueue()
        self._processes = [
            TaskProcess("felucca-pool", _prepared, prepare, arguments, niceness=niceness)
            for _ in range(max(1, min(processes, MOST_PROCESSES)))
        ]
        for process in self._processes:
            threading.Thread(target=self._work, args=(process,), name="felucca-pool", daemon=True).start()

    def submit(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Let a process call a function of a module; return the future of its result.

        The future raises what the function raises, or FeluccaError if several processes ended or froze over it.
        """
        future: Future[T] = Future()
        self._tasks.put((future, pickle.dumps((function, args, kwargs), pickle.HIGHEST_PROTOCOL)))
        return future

    def each(self, function: Callable[[A], T], items: Iterable[A], ahead: int) -> Iterator[T]:
        """Yield the result of a function of a module for each of `items`, in order; at most `ahead` of them are taken
        before their results are wanted.
        """
        rest = iter(items)
        waiting = deque(self.submit(function, item) for item in islice(rest, ahead))
        while waiting:
            yield waiting.popleft().result()
            waiting += [self.submit(function, item) for item in islice(rest, 1)]

    def close(self) -> None:
        """End the processes at once, without waiting; the futures of tasks without a result raise CancelledError."""
        with contextlib.suppress(queue.Empty):
            while True:
                task = self._tasks.get_nowait()
                if task is not None:
                    task[0].cancel()
        for process in self._processes:
            self._tasks.put(None)
            process.close()

    def __enter__(self) -> ProcessPool:
        """Return the pool."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the pool."""
        self.close()

    def _work(self, process: TaskProcess) -> None:
        while (task := self._tasks.get()) is not None:
            future, message = task
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(_done(process, message))
            except Exception as error:
                future.set_exception(error)
        process.end()


def result_of(future: Future[T]) -> T:
    """Return the result of a task that has ended; raises FeluccaError with a sentence, whatever it stumbled over."""
    try:
        return future.result()
    except FeluccaError:
        raise
    except Exception as error:
        raise FeluccaError(stumbled(error)) from None


def _done(process: TaskProcess, message: bytes) -> Any:
    """Return the result of a task, replacing the process after each failure."""
    why = ""
    for _ in range(ATTEMPTS):
        try:
            answer = process.answer(message)
        except Ended:
            raise CancelledError from None
        except FAILURES as error:
            why = type(error).__name__
            continue
        assert answer is not None  # it is always wanted
        is_right, result = pickle.loads(answer)
        if is_right:
            return result
        raise result
    raise FeluccaError(sentence("error-ai-ended", "the AI process stopped ({reason})", reason=why))


def _prepared(prepare: Callable[..., None], arguments: tuple[Any, ...]) -> Service:
    prepare(*arguments)
    return _called


def _called(message: bytes) -> bytes:
    """Call a function; return its result or its exception, with the traceback as a note."""
    try:
        function, args, kwargs = pickle.loads(message)
        return pickle.dumps((True, function(*args, **kwargs)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        error.add_note(traceback.format_exc())
        return pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)
