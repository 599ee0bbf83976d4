"""Measures how alike the cities of Sa-Rê are: `python -m tests.ai.cities --level LEVELS --games N`.

The AIs of a table are of one level or, where several are named, of as many in a row as it has seats; the next game
begins with the next one. Of every two AIs of a table is told how many of their tiles, those of the start included, lie
on the same space in both cities: twice the common ones among the tiles of both; and how many of their first eight
launches are alike, in any order and one by one, and which two are most often more than 60 % alike. Of each level is
told in how many of its cities each tile was built.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from statistics import median

from game.cli.parallel import Job, outcomes
from game.cli.table import find_table
from game.rules.sare.tables import TILES

OPENING = 8
"""The launches that are compared, the first ones of a seat."""
Tally = Counter[tuple[int, ...]]


@dataclass
class City:
    """What a seat of `level` did in a game: tiles and spaces of the start, those built, those launched, in order."""

    level: str
    begun: list[tuple[int, ...]] = field(default_factory=list)
    built: list[tuple[int, ...]] = field(default_factory=list)
    launched: list[tuple[int, ...]] = field(default_factory=list)

    def tiles(self) -> Tally:
        """Return the tiles with their spaces."""
        return Tally([*self.begun, *self.built])

    def opening(self) -> Tally:
        """Return the tiles that were launched first."""
        return Tally((tile,) for tile, _ in self.launched[:OPENING])

    def order(self) -> Tally:
        """Return the tiles that were launched first, each with its place among them."""
        return Tally((tile, place) for place, (tile, _) in enumerate(self.launched[:OPENING]))


def tables(scenario: str, players: int, levels: Sequence[str], games: int, seed: str) -> list[list[City]]:
    """Return the cities of every table; in game n the first seat is of the n-th of the `levels`."""
    found = []
    for number in range(games):
        seated = [levels[(number + seat) % len(levels)] for seat in range(players)]
        table = find_table("sa-re", players, ",".join(seated), {"scenario": scenario})
        words = ("settle", "built", "launch")
        job = Job("sa-re", table.setup, table.levels, f"{seed}/{number}", noted=words)
        cities = [City(level) for level in seated]
        for note in next(outcomes(table.game, [job], 1)).notes:
            city = cities[note.seat]
            into = {"settle": city.begun, "built": city.built, "launch": city.launched}[note.what]
            into.append(tuple(note.values)[:2])
        found.append(cities)
    return found


def alike(pairs: Iterable[tuple[Tally, Tally]]) -> list[float]:
    """Return for every pair twice what both have in common among all they have, from 0 to 1."""
    return [2 * (one & other).total() / (one.total() + other.total()) for one, other in pairs]


def likenesses(scenario: str, players: int, level: str, games: int, seed: str) -> list[float]:
    """Return how much every two cities of a table are alike, from 0 to 1, of some games."""
    found = tables(scenario, players, [level], games, seed)
    return alike((one.tiles(), other.tiles()) for cities in found for one, other in combinations(cities, 2))


def main() -> None:
    """Print how alike the cities are, and what each level builds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--level", default="steward:seconds=0:nodes=300")
    parser.add_argument("--scenario", default="priest")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="cities")
    chosen = parser.parse_args()
    found = tables(chosen.scenario, chosen.players, chosen.level.split(","), chosen.games, chosen.seed)
    pairs = [pair for cities in found for pair in combinations(cities, 2)]
    for title, compared in (
        ("cities", alike((one.tiles(), other.tiles()) for one, other in pairs)),
        (f"first {OPENING} launches, in any order", alike((one.opening(), other.opening()) for one, other in pairs)),
        (f"first {OPENING} launches, one by one", alike((one.order(), other.order()) for one, other in pairs)),
    ):
        over = [pair for pair, likeness in zip(pairs, compared, strict=True) if likeness > 0.6]
        print(
            f"{len(pairs)} pairs of {title}: median {median(compared):.0%}, most {max(compared):.0%}, "
            f"{len(over)} over 60 %"
        )
        both = Counter(" and ".join(city.level.split(":")[0] for city in pair) for pair in over)
        print("  " + ", ".join(f"{names} {number}" for names, number in both.most_common(5)))
    by_level = defaultdict(list)
    for city in [city for cities in found for city in cities]:
        by_level[city.level].append(city)
    for level, cities in by_level.items():
        shares = Counter(tile for city in cities for tile in {tile for tile, _ in city.built})
        words = (f"{name} {shares[tile] / len(cities):.0%}" for tile, name in enumerate(TILES))
        print(f"{level}, {len(cities)} cities: {', '.join(words)}")


if __name__ == "__main__":
    main()
