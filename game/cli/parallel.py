"""Many games at once, each in one of a few processes."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game import registry
from game.ai.levels import Level
from game.ai.pool import MOST_PROCESSES, ProcessPool
from game.match.series import Outcome, play
from game.rules.core.game import Game, Setup
from game.rules.core.state import State


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play, as for `game.match.series.play`; `path` is the place of its record, if any."""

    game: str
    setup: Setup
    levels: tuple[Level, ...]
    seed: str
    path: Path | None = None
    explain: bool = False
    noted: tuple[str, ...] = ()


_games: dict[str, Game[State]] = {}


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
    with ProcessPool(processes, _prepare, game.name, dict(game.numbers)) as helpers:
        yield from helpers.each(_play, jobs, ahead)
