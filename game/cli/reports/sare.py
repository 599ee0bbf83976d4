"""Statistics of games of Sa-Rê: lengths, revolts, resources, finishers, the use of each building."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import Any

from game.cli.display import print_table
from game.cli.ratings import SURE, wilson
from game.match.series import Outcome
from game.rules.core.facts import Noted
from game.rules.sare.notes import Gain, Site
from game.rules.sare.tables import TILES

NOTED = ("season", "revolt", "gain", "built", "finished")
"""The facts to keep of each game."""


def report(played: Sequence[Outcome]) -> dict[str, Any]:
    """Return the balance of Sa-Rê over finished games of one number of players, played with `NOTED` kept."""
    seats = len(played[0].scores)
    rounds = sorted(_count(o.notes, "season") for o in played)
    seasons = seats * sum(rounds)
    gains = [Gain(*note.values).amounts for o in played for note in o.notes if note.what == "gain"]
    taken = [sum(amounts[kind] for amounts in gains) for kind in range(4)]
    together = sum(len(note.values) > 1 for o in played for note in o.notes if note.what == "finished")
    return {
        "games": len(played),
        "rounds": {
            "median": median(rounds),
            "least": rounds[0],
            "most": rounds[-1],
            "quartiles": [rounds[round(part * (len(rounds) - 1) / 4)] for part in (1, 2, 3)],
        },
        "revolts": round(sum(_count(o.notes, "revolt") for o in played) / seasons, 4),
        "resources": round(sum(taken) / seasons, 2),
        "by_kind": [round(number / seasons, 2) for number in taken],
        "several_finishers": round(together / len(played), 4),
        "shared_victories": round(sum(len(o.winners) > 1 for o in played) / len(played), 4),
        "places": [_place(played, place) for place in range(seats)],
        "buildings": [_building(played, tile) for tile in range(len(TILES))],
    }


def _count(notes: Sequence[Noted], what: str) -> int:
    return sum(note.what == what for note in notes)


def _first(outcome: Outcome) -> int:
    """Return the seat that began the game."""
    return next(note.seat for note in outcome.notes if note.what == "season")


def _place(played: Sequence[Outcome], place: int) -> dict[str, Any]:
    """Return the win share of the seat at `place`, from 0, in the order of the first round."""
    wins = 0.0
    for outcome in played:
        seat = (_first(outcome) + place) % len(outcome.scores)
        wins += 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    low, high = wilson(wins, len(played), SURE)
    share = round(wins / len(played), 4)
    return {"place": place + 1, "share": share, "interval": [round(low, 4), round(high, 4)]}


def _building(played: Sequence[Outcome], tile: int) -> dict[str, Any]:
    """Return how often a tile was built, without the starting ones, and the results of seats with and without it."""
    players = owners = number = 0
    won = {True: 0.0, False: 0.0}
    for outcome in played:
        built = Counter(note.seat for note in outcome.notes if note.what == "built" and Site(*note.values).tile == tile)
        number += built.total()
        for seat in range(len(outcome.scores)):
            players += 1
            has = built[seat] > 0
            owners += has
            won[has] += 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return {
        "tile": TILES[tile],
        "each": round(number / players, 2),
        "owners": round(owners / players, 4),
        "won_with": round(won[True] / owners, 4) if owners else None,
        "won_without": round(won[False] / (players - owners), 4) if owners < players else None,
    }


def show(figures: dict[str, Any], title: str) -> None:
    """Print the figures of `report` under a title."""
    rounds = figures["rounds"]
    print(
        f"{title}: {figures['games']} games, {rounds['median']:g} rounds ({rounds['least']}–{rounds['most']}), "
        f"revolt in {_percent(figures['revolts'])} of the player-seasons, {figures['resources']} resources a season "
        f"(wood, stone, gold, joker: {', '.join(map(str, figures['by_kind']))}), "
        f"several finishers in {_percent(figures['several_finishers'])}, "
        f"shared victories in {_percent(figures['shared_victories'])}"
    )
    places = [
        (
            entry["place"],
            f"{_percent(entry['share'])} ({_percent(entry['interval'][0])}–{_percent(entry['interval'][1])})",
        )
        for entry in figures["places"]
    ]
    print_table("places in the first round", ("place", "won"), places)
    rows = [
        (
            entry["tile"],
            f"{entry['each']:.2f}",
            _percent(entry["owners"]),
            _percent(entry["won_with"]),
            _percent(entry["won_without"]),
        )
        for entry in figures["buildings"]
    ]
    print_table("buildings", ("tile", "a player", "built by", "won with", "won without"), rows)


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.0f} %"
