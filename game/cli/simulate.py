"""`felucca simulate`: games between AIs."""

from __future__ import annotations

import json
import time
from pathlib import Path

from game.cli.display import print_table, progress
from game.cli.parallel import Job, outcomes
from game.cli.table import TableSpec
from game.errors import FeluccaError, reason
from game.match.record import SUFFIX
from game.match.series import Outcome


def simulate(
    table: TableSpec, *, games: int, seed: int, folder: Path | None, explain: bool, jobs: int, as_json: bool
) -> None:
    """Play `games` games and print their results; with `folder`, each game is saved there.

    Raises FeluccaError if the folder cannot be made or already holds one of the records.
    """
    name = table.game.name
    stem = f"{name}-{seed}-"
    if folder is not None:
        _prepare(folder, stem, games)
    todo = (
        Job(name, table.setup, table.levels, f"{seed}/{number}", folder and _file(folder, stem, number), explain)
        for number in range(games)
    )
    began = time.perf_counter()
    done: list[Outcome] = []
    with progress(name, games, as_json) as step:
        for outcome in outcomes(table.game, todo, jobs):
            done.append(outcome)
            step()
    seconds = time.perf_counter() - began
    if as_json:
        print(json.dumps(_plain(table, done, seconds)))
    else:
        _print(table, done, seconds)


def _file(folder: Path, stem: str, number: int) -> Path:
    return folder / f"{stem}{number:05d}{SUFFIX}"


def _prepare(folder: Path, stem: str, games: int) -> None:
    """Make the folder; raises FeluccaError if that fails or if one of the records already exists."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FeluccaError(f"the folder '{folder}' cannot be created: {reason(error)}") from None
    for path in sorted(folder.glob(f"{stem}*{SUFFIX}")):
        number = path.stem.removeprefix(stem)
        if number.isdecimal() and int(number) < games and path == _file(folder, stem, int(number)):
            raise FeluccaError(f"'{path}' already exists")


def _plain(table: TableSpec, done: list[Outcome], seconds: float) -> dict[str, object]:
    return {
        "game": table.game.name,
        "players": table.setup.seats,
        "options": dict(table.setup.options),
        "levels": [level.id for level in table.levels],
        "seconds": round(seconds, 3),
        "games": [
            {"seed": o.seed, "scores": list(o.scores), "winners": list(o.winners), "plies": o.plies} for o in done
        ],
    }


def _print(table: TableSpec, done: list[Outcome], seconds: float) -> None:
    games = len(done)
    rows = []
    for seat, level in enumerate(table.levels):
        wins = sum(1 / len(o.winners) for o in done if seat in o.winners)
        points = [o.scores[seat] for o in done]
        thinking = sum(o.seconds[seat] for o in done) / games
        share, mean = f"{100 * wins / games:.1f} %", f"{sum(points) / games:.1f}"
        rows.append((f"seat {seat}", level.id, share, mean, min(points), max(points), f"{thinking:.3f} s"))
    plies = sum(o.plies for o in done)
    heads = ("", "level", "won", "points", "least", "most", "thinking a game")
    title = f"{table.game.name}: {games} game{'s' * (games != 1)}, {plies / games:.0f} decisions a game"
    print_table(title, heads, rows)
    print(f"{seconds:.1f} s in total")
