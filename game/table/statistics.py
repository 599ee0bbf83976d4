"""What finished records tell about the players: nothing is kept that is not in them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from game.errors import FeluccaError
from game.table.record import SUFFIX, Record, SeatChange, parse, read_file


@dataclass(slots=True)
class Tally:
    """Matches played and won; who shares a win has won."""

    played: int = 0
    won: int = 0

    def add(self, won: bool) -> None:
        """Count a match."""
        self.played += 1
        self.won += won


@dataclass(slots=True)
class Statistics:
    """What the people at the table did in one game.

    `best` is the highest number of points, `by_name` the tally of each person, `by_opponent` the tally of people
    against each level of program and, under an empty name, against other people.
    """

    total: Tally = field(default_factory=Tally)
    best: int | None = None
    average: float = 0.0
    seconds: float = 0.0
    by_name: dict[str, Tally] = field(default_factory=dict)
    by_opponent: dict[str, Tally] = field(default_factory=dict)


def statistics(records: Iterable[Record]) -> dict[str, Statistics]:
    """Return the statistics of each game among `records`; unfinished matches and games between programs are left out.

    A person who took over a seat, or left one, counts only if he sat there from the deal to the end.
    """
    found: dict[str, Statistics] = {}
    points: dict[str, list[int]] = {}
    for record in records:
        result = record.result
        changed = {line.seat for line in record.lines if isinstance(line, SeatChange)}
        seats = record.header.seats
        people = [number for number, seat in enumerate(seats) if seat.is_human and number not in changed]
        if result is None or not people:
            continue
        game = record.header.game
        mine = found.setdefault(game, Statistics())
        mine.seconds += result.at or 0.0
        for number in people:
            won = number in result.winners
            score = result.scores[number]
            points.setdefault(game, []).append(score)
            mine.total.add(won)
            mine.best = score if mine.best is None else max(mine.best, score)
            mine.by_name.setdefault(seats[number].name, Tally()).add(won)
            for rival in {seat.level for other, seat in enumerate(seats) if other != number}:
                mine.by_opponent.setdefault(rival, Tally()).add(won)
    for game, scores in points.items():
        found[game].average = sum(scores) / len(scores)
    return found


def read_records(folder: Path) -> list[Record]:
    """Return all records of a folder that can be read, in the order of their names; the others count for nothing."""
    records = []
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except OSError:
        return []
    for path in paths:
        try:
            records.append(parse(read_file(path), f"'{path.name}'"))
        except FeluccaError:
            continue
    return records
