"""A few processes that work on the same kind of task and end with the program, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from game.errors import FeluccaError

MOST_PROCESSES = 61
"""The maximum number of processes that Windows can wait for."""


@contextmanager
def pool(processes: int, prepare: Callable[..., None], *arguments: Any) -> Iterator[ProcessPoolExecutor]:
    """Yield processes, each initialised by `prepare(*arguments)`, that end with this one however it ends.

    Raises FeluccaError if one of them ends early.
    """
    context = multiprocessing.get_context("spawn")
    processes = min(processes, MOST_PROCESSES)
    try:
        with ProcessPoolExecutor(processes, context, initializer=_begin, initargs=(prepare, arguments)) as found:
            yield found
    except BrokenProcessPool:
        raise FeluccaError("a process that worked on a task ended unexpectedly") from None


def _begin(prepare: Callable[..., None], arguments: Sequence[Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    prepare(*arguments)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None  # this runs in a process that was started
    parent.join()
    os._exit(1)
