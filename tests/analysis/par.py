"""Measures par: what levels gain over each other at their own decisions, and over themselves, where 0 is expected.

`python -m tests.analysis.par sobek --players 2 --seats 40 --levels merchant,steward` plays games of each level against
itself, asks the measures at every decision, and prints the mean gain by seat with its interval. `--into FILE` keeps a
line of JSON for each seat; a file that has lines is continued, and `--read` prints its figures again.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from statistics import mean
from typing import Any

from game import registry
from game.ai.budget import Budget
from game.ai.levels import make_player
from game.ai.pool import ProcessPool
from game.analysis import par
from game.analysis.estimate import SURE, standard_error
from game.analysis.judge import STANDARD_NODES, Judge
from game.analysis.questions import FinishedGame, finished_game
from game.analysis.run import strongest
from game.analysis.scale import kind_of
from game.cli.display import print_table
from game.cli.table import find_setup
from game.components.load import numbers
from game.match.match import Match
from game.match.opponents import at_any_pace, level
from game.match.record import parse, write_all
from game.match.seats import ai
from game.rules.core.game import Setup

MEASURES = ("merchant", "steward", "vizier")


@dataclass(frozen=True, slots=True)
class Task:
    """A game to play and compare: all seats are of one level."""

    game: str
    setup: Setup
    level: str
    seed: str


def played(task: Task) -> FinishedGame:
    """Return a finished game of a level against itself, by its nodes alone."""
    game, way = registry.make(task.game, numbers(task.game)), at_any_pace(level(task.level, task.game))
    seats = [ai(task.level)] * task.setup.seats
    match = Match.new(game, task.setup, seats, seed=task.seed, salt="salt", clock=None)
    while (seat := match.to_move) >= 0:
        player = make_player(way.kind, game, way.options, match.ai_seed(seat))
        match.submit(seat, player.choose(match.view(seat), Budget(way.limit)), match.ply)
    return finished_game(parse(write_all(match.lines)))


def uncapped() -> None:
    """Let every gain count in full: the cap is applied when the figures are printed."""
    par.CAP = 1.0  # type: ignore[misc]


def compared(task: Task) -> list[dict[str, Any]]:
    """Return a line for each seat of a game: the kind and the gains of every decision, and the seconds for them."""
    work = played(task)
    levels = [at_any_pace(level(name, task.game)) for name in MEASURES]
    judge = Judge(work.game, strongest(task.game), STANDARD_NODES, task.seed, levels)
    lines: list[dict[str, Any]] = [
        {"game": task.game, "players": task.setup.seats, "level": task.level, "seed": task.seed, "seat": seat,
         "kinds": [], "gains": {name: [] for name in MEASURES}, "seconds": 0.0}
        for seat in range(task.setup.seats)
    ]  # fmt: skip
    for one in work.questions():
        if one.seen is None:
            continue
        began = time.process_time()
        found = judge.gains(one.seen, one.move)
        line = lines[one.seat]
        line["seconds"] += time.process_time() - began
        line["kinds"].append(kind_of(task.game, work.steps[one.ply].notation))
        for name, value in found.items():
            line["gains"][name].append(round(value, 5))
    return lines


def tasks(arguments: argparse.Namespace, done: Sequence[dict[str, Any]]) -> Iterator[Task]:
    """Yield the games that are lacking, the levels in turn."""
    _, setup = find_setup(arguments.game, arguments.players, {})
    for number in count():
        if number * setup.seats >= arguments.seats:
            return
        for name in arguments.levels.split(","):
            seed = f"par/{name}/{number}"
            known = ((one["seed"], one["game"], one["players"]) for one in done)
            if (seed, arguments.game, setup.seats) not in known:
                yield Task(arguments.game, setup, name, seed)


def lines_in(path: Path | None) -> list[dict[str, Any]]:
    """Return the lines of a file, none if there is no such file."""
    if path is None or not path.exists():
        return []
    return [json.loads(line) for line in path.read_text().splitlines()]


def show(lines: Sequence[dict[str, Any]], cap: float) -> None:
    """Print a table for each game and number of players: thousandths of a game per decision, by seat."""
    for game, players in sorted({(one["game"], one["players"]) for one in lines}):
        rows = []
        mine = [one for one in lines if (one["game"], one["players"]) == (game, players)]
        for name in dict.fromkeys(one["level"] for one in mine):
            seats = [one for one in mine if one["level"] == name and one["kinds"]]
            for measure in MEASURES:
                cut = [[max(-cap, min(cap, gain)) for gain in one["gains"][measure]] for one in seats]
                found = [par.measured(gains) for gains in cut]
                means = [one.mean for one in found]
                beyond = sum(one.is_clear for one in found)
                interval = 1.96 * standard_error(means)
                rows.append(
                    (name, measure, len(seats), f"{1000 * mean(means):+.1f}", f"{1000 * interval:.1f}",
                     f"{1000 * mean(one.error for one in found):.1f}", f"{beyond} of {len(seats)}",
                     f"{mean(one['seconds'] for one in seats):.1f}")
                )  # fmt: skip
        beyond_errors = f"beyond {SURE:.0f} errors"
        heads = ("level", "gain over", "seats", "mean", "± 95 %", "error of a seat", beyond_errors, "CPU s")
        print_table(f"{game}, {players} players: gain per decision in thousandths of a game", heads, rows)


def main() -> None:
    """Measure as the words of the command say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="sobek")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seats", type=int, default=40, help="the seats of each level")
    parser.add_argument("--levels", default="apprentice,merchant,steward,vizier")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cap", type=float, default=par.CAP, help="the greatest gain of one decision that counts")
    parser.add_argument("--into", type=Path)
    parser.add_argument("--read", action="store_true")
    arguments = parser.parse_args()
    lines = lines_in(arguments.into)
    if not arguments.read:
        with ProcessPool(arguments.jobs, uncapped, niceness=15) as pool:
            asked = [pool.submit(compared, task) for task in tasks(arguments, lines)]
            for future in asked:
                lines += (found := future.result())
                if arguments.into is not None:
                    with arguments.into.open("a") as file:
                        file.writelines(json.dumps(one) + "\n" for one in found)
    show(lines, arguments.cap)


if __name__ == "__main__":
    main()
