"""`felucca arena`: levels play each other on common deals, with rotating seats."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from importlib import import_module
from itertools import combinations_with_replacement
from types import ModuleType
from typing import Any

from game.cli.display import print_table, progress
from game.cli.parallel import Job, outcomes
from game.cli.ratings import SURE, VERY_SURE, Pairings, add, elo, elo_intervals, wilson
from game.cli.table import TableSpec
from game.errors import FeluccaError
from game.match.series import Outcome
from game.registry import entry

FEWEST_DEALS = 20
"""The number of deals before which no line-up ends early."""

LineUp = tuple[int, ...]
"""The level of each seat, as an index into the named levels."""


def line_ups(levels: int, seats: int) -> list[LineUp]:
    """Return all line-ups: every choice of as many different levels as fit at the table."""
    different = min(levels, seats)
    return [c for c in combinations_with_replacement(range(levels), seats) if len(set(c)) == different]


def rotations(line_up: LineUp, deal: int) -> list[LineUp]:
    """Return the different ways to seat a line-up by rotation; every other deal rotates the other way."""
    order = line_up[::-1] if deal % 2 else line_up
    turned = (order[i:] + order[:i] for i in range(len(order)))
    return list(dict.fromkeys(turned))


@dataclass(slots=True)
class LevelTally:
    """The results of the games of one line-up.

    `deals` holds the pairings of each deal. The mappings hold totals by level: shares of victories, seats taken
    (`chairs`), points ahead of the best other seat, points, and seconds of thinking.
    """

    line_up: LineUp
    games: int = 0
    deals: list[dict[tuple[int, int], tuple[float, int]]] = field(default_factory=list)
    wins: dict[int, float] = field(default_factory=dict)
    chairs: dict[int, int] = field(default_factory=dict)
    leads: dict[int, float] = field(default_factory=dict)
    points: dict[int, int] = field(default_factory=dict)
    seconds: dict[int, float] = field(default_factory=dict)
    plies: int = 0

    def count(self, seating: LineUp, outcome: Outcome) -> None:
        """Add a game of the last of `deals`, in which the levels sat as in `seating`."""
        self.games += 1
        self.plies += outcome.plies
        for seat, level in enumerate(seating):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            best = max(p for s, p in enumerate(outcome.scores) if s != seat)
            self.chairs[level] = self.chairs.get(level, 0) + 1
            self.wins[level] = self.wins.get(level, 0.0) + share
            self.leads[level] = self.leads.get(level, 0.0) + outcome.scores[seat] - best
            self.points[level] = self.points.get(level, 0) + outcome.scores[seat]
            self.seconds[level] = self.seconds.get(level, 0.0) + outcome.seconds[seat]
        add(self.deals[-1], _compared(seating, outcome))

    def is_decided(self) -> bool:
        """Return whether it is clear which of two levels wins more than its share of the seats.

        It is not before FEWEST_DEALS deals, nor in a line-up of more than two levels.
        """
        if len(set(self.line_up)) != 2 or len(self.deals) < FEWEST_DEALS:
            return False
        level = self.line_up[0]
        low, high = wilson(self.wins[level], self.games, VERY_SURE)
        fair = self.chairs[level] / (self.games * len(self.line_up))
        return not low <= fair <= high


def _compared(seating: LineUp, outcome: Outcome) -> Pairings:
    """Compare every two seats of different levels: first by wins, then by points."""
    found: dict[tuple[int, int], tuple[float, int]] = {}
    ranks = [(seat in outcome.winners, points) for seat, points in enumerate(outcome.scores)]
    for one, level in enumerate(seating):
        for other, rival in enumerate(seating):
            if level != rival:
                won = 0.5 if ranks[one] == ranks[other] else float(ranks[one] > ranks[other])
                add(found, {(level, rival): (won, 1)})
    return found


def arena(
    table: TableSpec, *, games: int, seed: int, stop_early: bool, with_report: bool, jobs: int, as_json: bool
) -> None:
    """Play all line-ups and print shares, Elo ratings and leads; with a report, one level is enough.

    Raises FeluccaError for too few levels, or one that is named twice.
    """
    if len(table.levels) < 2 and not with_report:
        raise FeluccaError("an arena needs at least two levels, as in --levels merchant,random")
    if len({level.id for level in table.levels}) < len(table.levels):
        raise FeluccaError("a level is named twice")
    tallies: list[LevelTally] = []
    played: list[Outcome] = []
    meetings = line_ups(len(table.levels), table.setup.seats)
    report = _report_on(table.game.name) if with_report else None
    noted = report.NOTED if report is not None else ()
    total = sum(_deals(games, line_up) * len(rotations(line_up, 0)) for line_up in meetings)
    with progress(table.game.name, total, as_json) as step:
        for line_up in meetings:
            tally = LevelTally(line_up)
            tallies.append(tally)
            for outcome in _play(table, tally, games, seed, jobs, stop_early, noted):
                played.append(outcome)
                step()
    figures = _figures(table, tallies)
    if with_report:
        figures["balance"] = balance(played)
        if report is not None:
            figures[table.game.name] = report.report(played)
    if as_json:
        print(json.dumps(figures))
    else:
        _print(table, figures)


def _report_on(game: str) -> ModuleType | None:
    """Return the module with the game-specific report, or None; see `game.cli.reports`."""
    module = entry(game).report
    return import_module(module) if module else None


def _deals(games: int, line_up: LineUp) -> int:
    return math.ceil(games / len(rotations(line_up, 0)))


def _seatings(games: int, line_up: LineUp) -> Iterator[tuple[int, LineUp]]:
    """Yield the seating of every game of a line-up, with the number of its deal."""
    for deal in range(_deals(games, line_up)):
        for seating in rotations(line_up, deal):
            yield deal, seating


def _play(
    table: TableSpec, tally: LevelTally, games: int, seed: int, jobs: int, stop_early: bool, noted: tuple[str, ...]
) -> Iterator[Outcome]:
    todo = (
        Job(table.game.name, table.setup, tuple(table.levels[i] for i in seating), f"{seed}/{deal}", noted=noted)
        for deal, seating in _seatings(games, tally.line_up)
    )
    current = -1
    with closing(outcomes(table.game, todo, jobs)) as results:
        for (deal, seating), outcome in zip(_seatings(games, tally.line_up), results, strict=False):
            if deal != current:
                if stop_early and tally.is_decided():
                    return
                current = deal
                tally.deals.append({})
            tally.count(seating, outcome)
            yield outcome


def _figures(table: TableSpec, tallies: Sequence[LevelTally]) -> dict[str, Any]:
    names = [level.id for level in table.levels]
    total: dict[tuple[int, int], tuple[float, int]] = {}
    deals = [deal for tally in tallies for deal in tally.deals]
    for deal in deals:
        add(total, deal)
    numbers, intervals = elo(total, len(names)), elo_intervals(deals, len(names))
    ladder = []
    for place in sorted(range(len(names)), key=lambda i: -numbers[i]):
        mine = [tally for tally in tallies if place in tally.line_up]
        chairs = sum(tally.chairs[place] for tally in mine)
        decisions = sum(tally.plies * tally.chairs[place] / (tally.games * len(tally.line_up)) for tally in mine)
        ladder.append(
            {
                "level": names[place],
                "elo": round(numbers[place], 1),
                "elo_interval": [round(x, 1) for x in intervals[place]],
                **_share(sum(tally.wins[place] for tally in mine), chairs),
                "lead": round(sum(tally.leads[place] for tally in mine) / chairs, 2),
                "points": round(sum(tally.points[place] for tally in mine) / chairs, 2),
                "ms_per_decision": round(1000 * sum(t.seconds[place] for t in mine) / decisions, 3),
            }
        )
    meetings = [
        {
            "line_up": [names[i] for i in tally.line_up],
            "games": tally.games,
            "levels": {
                names[i]: _share(tally.wins[i], tally.chairs[i]) | {"lead": round(tally.leads[i] / tally.chairs[i], 2)}
                for i in sorted(set(tally.line_up))
            },
        }
        for tally in tallies
    ]
    return {
        "game": table.game.name,
        "players": table.setup.seats,
        "options": dict(table.setup.options),
        "ladder": ladder,
        "line_ups": meetings,
    }


def _share(wins: float, chairs: int) -> dict[str, Any]:
    low, high = wilson(wins, chairs, SURE)
    return {"seats": chairs, "share": round(wins / chairs, 4), "interval": [round(low, 4), round(high, 4)]}


def balance(played: Sequence[Outcome]) -> dict[str, Any]:
    """Return the balance of a game: win shares and points by seat, lengths, ties."""
    games = len(played)
    seats = []
    for seat in range(len(played[0].scores)):
        points = sorted(o.scores[seat] for o in played)
        wins = sum(1 / len(o.winners) for o in played if seat in o.winners)
        quarters = [points[round(part * (games - 1) / 4)] for part in range(5)]
        seats.append(
            {"seat": seat, **_share(wins, games), "points": round(sum(points) / games, 2), "quartiles": quarters}
        )
    plies = [o.plies for o in played]
    gaps = [sorted(o.scores, reverse=True) for o in played]
    return {
        "games": games,
        "seats": seats,
        "decisions": {"mean": round(sum(plies) / games, 1), "least": min(plies), "most": max(plies)},
        "ties": round(sum(len(o.winners) > 1 for o in played) / games, 4),
        "gap_to_second": round(sum(gap[0] - gap[1] for gap in gaps) / games, 2),
    }


def _percent(entry: dict[str, Any]) -> str:
    low, high = entry["interval"]
    return f"{100 * entry['share']:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def _print(table: TableSpec, figures: dict[str, Any]) -> None:
    rows = [
        (
            entry["level"],
            f"{entry['elo']:+.0f} ({entry['elo_interval'][0]:+.0f} … {entry['elo_interval'][1]:+.0f})",
            entry["seats"],
            _percent(entry),
            f"{entry['points']:.1f}",
            f"{entry['lead']:+.1f}",
            f"{entry['ms_per_decision']:.1f} ms",
        )
        for entry in figures["ladder"]
    ]
    title = f"{table.game.name}, {table.setup.seats} players: 95 % intervals in brackets"
    print_table(title, ("level", "Elo", "seats", "won", "points", "lead", "a decision"), rows)
    meetings = [
        (" + ".join(meeting["line_up"]), meeting["games"], level, _percent(entry), f"{entry['lead']:+.1f}")
        for meeting in figures["line_ups"]
        for level, entry in meeting["levels"].items()
    ]
    print_table("line-ups", ("seats", "games", "level", "won", "lead"), meetings)
    if "balance" in figures:
        _print_balance(figures["balance"])
    report = _report_on(table.game.name)
    if report is not None and table.game.name in figures:
        first = table.game.options[0]
        chosen = figures["options"].get(first.name, first.values[0])
        report.show(figures[table.game.name], f"{chosen}, {table.setup.seats} players")


def _print_balance(report: dict[str, Any]) -> None:
    rows = [
        (entry["seat"], _percent(entry), f"{entry['points']:.1f}", " ".join(map(str, entry["quartiles"])))
        for entry in report["seats"]
    ]
    print_table(f"balance over {report['games']} games", ("seat", "won", "points", "quartiles"), rows)
    lengths = report["decisions"]
    print(
        f"{lengths['mean']} decisions a game ({lengths['least']}–{lengths['most']}), "
        f"{100 * report['ties']:.1f} % ties, winner ahead by {report['gap_to_second']:.1f} points"
    )
