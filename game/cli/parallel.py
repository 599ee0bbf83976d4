"""Many games at once, each in one of a few processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from game import registry
from game.ai.levels import Level
from game.errors import FeluccaError
from game.rules.core.game import Game, Setup
from game.rules.core.state import State
from game.table.series import Outcome, play

MOST_PROCESSES = 61
"""Windows can wait for no more at once."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play; `path` is where its record goes, if anywhere; `noted` are words of facts to keep."""

    game: str
    setup: Setup
    levels: tuple[Level, ...]
    seed: str
    path: Path | None = None
    explain: bool = False
    noted: tuple[str, ...] = ()


_games: dict[str, Game[State]] = {}


@contextmanager
def pool(processes: int, prepare: Callable[..., None], *arguments: Any) -> Iterator[ProcessPoolExecutor]:
    """Give processes, each made ready by `prepare(*arguments)`, that end with this one however it ends.

    Raises FeluccaError if one of them ends before.
    """
    context = multiprocessing.get_context("spawn")
    processes = min(processes, MOST_PROCESSES)
    try:
        with ProcessPoolExecutor(processes, context, initializer=_begin, initargs=(prepare, arguments)) as found:
            yield found
    except BrokenProcessPool:
        raise FeluccaError("a process that played games ended unexpectedly") from None


def _begin(prepare: Callable[..., None], arguments: Sequence[Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    prepare(*arguments)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None  # this runs in a process that was started
    parent.join()
    os._exit(1)


def _prepare(name: str, numbers: Mapping[str, Any]) -> None:
    _games[name] = registry.make(name, numbers)


def _play(job: Job) -> Outcome:
    game = _games[job.game]
    return play(game, job.setup, job.levels, job.seed, path=job.path, explain=job.explain, noted=job.noted)


def outcomes(game: Game[State], jobs: Iterable[Job], processes: int) -> Generator[Outcome, None, None]:
    """Yield the outcome of each of `jobs` (all of `game`), in order; few games are played ahead of demand."""
    if processes == 1:
        _games[game.name] = game
        yield from map(_play, jobs)
        return
    ahead = 4 * min(processes, MOST_PROCESSES)
    with pool(processes, _prepare, game.name, dict(game.numbers)) as helpers:
        rest = iter(jobs)
        waiting = [helpers.submit(_play, job) for job in islice(rest, ahead)]
        try:
            while waiting:
                first = waiting.pop(0)
                yield first.result()
                waiting += [helpers.submit(_play, job) for job in islice(rest, 1)]
        finally:
            for future in waiting:
                future.cancel()
