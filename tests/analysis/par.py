"""Measures par: what levels gain over the next stronger one, and over themselves, where 0 is expected.

`python -m tests.analysis.par sobek --players 2 --games 40 --levels merchant,steward` plays games of each level against
itself. At every decision of one seat of each game it asks the same level and the next, and it prints the mean gain with
its interval. The seats take turns: those of one game depend on each other, so more games tell more than more seats.
`--into FILE` keeps a line of JSON for each game; a file that has lines is continued, and `--read` prints its figures
again.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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

LEVELS = ("apprentice", "merchant", "steward", "vizier")
MEASURES = LEVELS[1:]


@dataclass(frozen=True, slots=True)
class Task:
    """A game to play, all seats of one level, and the seat whose decisions are compared."""

    game: str
    setup: Setup
    level: str
    seed: str
    seat: int

    @property
    def measures(self) -> list[str]:
        """Return what the level is compared with: itself, if it is a measure, and the next stronger level."""
        place = LEVELS.index(self.level)
        return [name for name in LEVELS[place : place + 2] if name in MEASURES]


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


def compared(task: Task) -> dict[str, Any]:
    """Return the line of a game: the kind and the gains of each decision of its seat, and the seconds for them."""
    work = played(task)
    levels = [at_any_pace(level(name, task.game)) for name in task.measures]
    judge = Judge(work.game, strongest(task.game), STANDARD_NODES, task.seed, levels)
    kinds: list[str] = []
    gains: dict[str, list[float]] = {name: [] for name in task.measures}
    began = time.process_time()
    for one in work.questions():
        if one.seen is None or one.seat != task.seat:
            continue
        kinds.append(kind_of(task.game, work.steps[one.ply].notation))
        for name, value in judge.gains(one.seen, one.move).items():
            gains[name].append(round(value, 5))
    return {
        "game": task.game, "players": task.setup.seats, "level": task.level, "seed": task.seed, "seat": task.seat,
        "kinds": kinds, "gains": gains, "seconds": time.process_time() - began,
    }  # fmt: skip


def tasks(arguments: argparse.Namespace, done: Sequence[dict[str, Any]]) -> Iterator[Task]:
    """Yield the games that are lacking, the levels in turn."""
    _, setup = find_setup(arguments.game, arguments.players, {})
    for number in range(arguments.games):
        for name in arguments.levels.split(","):
            seed = f"par/{name}/{number}"
            known = ((one["seed"], one["game"], one["players"]) for one in done)
            if (seed, arguments.game, setup.seats) not in known:
                yield Task(arguments.game, setup, name, seed, number % setup.seats)


def lines_in(path: Path | None) -> list[dict[str, Any]]:
    """Return the lines of a file, none if there is no such file."""
    if path is None or not path.exists():
        return []
    return [json.loads(line) for line in path.read_text().splitlines()]


def show(lines: Sequence[dict[str, Any]], cap: float) -> None:
    """Print a table for each game and number of players: thousandths of a game per decision."""
    for game, players in sorted({(one["game"], one["players"]) for one in lines}):
        rows = []
        mine = [one for one in lines if (one["game"], one["players"]) == (game, players)]
        for name in dict.fromkeys(one["level"] for one in mine):
            seats = [one for one in mine if one["level"] == name and one["kinds"]]
            for measure in seats[0]["gains"] if seats else ():
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
        heads = ("level", "gain over", "games", "mean", "± 95 %", "error of a seat", beyond_errors, "CPU s")
        print_table(f"{game}, {players} players: gain per decision in thousandths of a game", heads, rows)


def main() -> None:
    """Measure as the words of the command say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="sobek")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40, help="the games of each level")
    parser.add_argument("--levels", default=",".join(LEVELS))
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
                lines.append(found := future.result())
                if arguments.into is not None:
                    with arguments.into.open("a") as file:
                        file.write(json.dumps(found) + "\n")
    show(lines, arguments.cap)


if __name__ == "__main__":
    main()
