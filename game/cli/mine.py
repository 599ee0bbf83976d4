"""`felucca mine`: puzzles found in games between AIs, and puzzles checked again."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import msgspec

from game.ai.pool import ProcessPool
from game.cli.display import progress
from game.cli.ratings import wilson
from game.cli.table import find_game
from game.puzzles.mining import Miner, Variety
from game.puzzles.puzzle import Puzzle, puzzles, replay

AHEAD = 4
"""The number of games asked of each process at once."""
_miners: list[Miner] = []
"""The miner of this process."""


def mine(name: str, *, games: int, seed: int, first: int, jobs: int) -> None:
    """Print the puzzles of `games` games from number `first` on, one JSON value a line, as soon as they are found.

    Raises FeluccaError for an unknown game.
    """
    find_game(name)
    variety = Variety()
    with progress(name, games, quiet=False) as step:
        for found in _found(name, seed, range(first, first + games), jobs):
            for puzzle in filter(variety.takes, found):
                sys.stdout.buffer.write(msgspec.json.encode(puzzle) + b"\n")
                sys.stdout.buffer.flush()
            step()


def _found(name: str, seed: int, numbers: range, jobs: int) -> Iterator[list[Puzzle]]:
    """Yield the puzzles of each game, in the order of `numbers`."""
    with ProcessPool(jobs, _prepare, name, seed, 1) as pool:
        yield from pool.each(_puzzles_of, numbers, AHEAD * jobs)


def check_again(name: str, *, times: int, count: int, seed: int, jobs: int) -> None:
    """Measure `count` of the puzzles of a game, chosen by `seed`, in fresh worlds, `times` as many as at first; print
    the result.

    The measurement doesn't start from the known answer: it looks at all legal moves, and the one that leads is compared
    with that answer. Raises FeluccaError for an unknown game.
    """
    find_game(name)
    known = [*puzzles(name)]
    asked = random.Random(f"again/{seed}").sample(known, min(count, len(known)))
    with progress(name, len(asked), quiet=False) as step, ProcessPool(jobs, _prepare, name, seed, times) as pool:
        kept = []
        for puzzle, future in [(puzzle, pool.submit(_best_of, puzzle)) for puzzle in asked]:
            best = future.result()
            kept.append(best == puzzle.best)
            if best != puzzle.best:
                print(f"{puzzle.id}: {best!r} instead of {puzzle.best!r}")
            step()
    if kept:
        low, high = wilson(sum(kept), len(kept))
        print(f"{sum(kept)} of {len(kept)} keep their answer in {times} times the worlds ({low:.0%} to {high:.0%})")


def _prepare(name: str, seed: int, times: int) -> None:
    """Give this process a miner."""
    _miners[:] = [Miner(name, seed, budget=times)]


def _puzzles_of(number: int) -> list[Puzzle]:
    return _miners[0].puzzles_of(number)


def _best_of(puzzle: Puzzle) -> str:
    """Return the move that leads in the position of a puzzle, in text notation."""
    position = replay(puzzle)
    return _miners[0].best_of(position.view(puzzle.seat))
