"""Measures how alike the cities of Sa-Rê are: `python -m tests.ai.cities --level LEVEL --games N`.

The AIs of a table are of one level. Of two of them is told how many of their tiles, those of the start included, lie on
the same space in both cities: twice the common ones among the tiles of both.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import combinations
from statistics import median

from game.cli.parallel import Job, outcomes
from game.cli.table import find_table


def likenesses(scenario: str, players: int, level: str, games: int, seed: str) -> list[float]:
    """Return how much every two cities of a table are alike, from 0 to 1, of some games."""
    table = find_table("sa-re", players, level, {"scenario": scenario})
    words = ("settle", "built", "settled")
    jobs = [Job("sa-re", table.setup, table.levels, f"{seed}/{number}", noted=words) for number in range(games)]
    found = []
    for outcome in outcomes(table.game, jobs, 1):
        cities = [Counter[tuple[int, ...]]() for _ in range(players)]
        for note in outcome.notes:
            cities[note.seat][tuple(note.values)[:2]] += 1
        found += [2 * (one & other).total() / (one.total() + other.total()) for one, other in combinations(cities, 2)]
    return found


def main() -> None:
    """Print how alike the cities are."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--level", default="steward:seconds=0:nodes=300")
    parser.add_argument("--scenario", default="priest")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="cities")
    chosen = parser.parse_args()
    found = likenesses(chosen.scenario, chosen.players, chosen.level, chosen.games, chosen.seed)
    print(f"{len(found)} pairs of cities: median {median(found):.0%}, most {max(found):.0%}")


if __name__ == "__main__":
    main()
