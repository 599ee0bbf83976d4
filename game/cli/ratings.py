"""Win shares and Elo ratings with 95 % confidence intervals."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

SURE = 1.96
"""The number of standard deviations of a 95 % interval."""
VERY_SURE = 3.29
"""Standard deviations of a 99.9 % interval, for a series that is checked after every deal and stopped early."""
RESAMPLES = 200

Pairings = Mapping[tuple[int, int], tuple[float, int]]
"""For each pair of levels, in both orders, the points of the first (1 won, ½ tied) and the number of comparisons."""


def wilson(wins: float, games: int, deviations: float = SURE) -> tuple[float, float]:
    """Return Wilson's score interval of the share of `wins` in `games`; (0, 1) if there are no games."""
    if not games:
        return 0.0, 1.0
    z2 = deviations * deviations
    share = wins / games
    middle = share + z2 / (2 * games)
    spread = deviations * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    below, above = (middle - spread) / (1 + z2 / games), (middle + spread) / (1 + z2 / games)
    return max(0.0, below), min(1.0, above)


def elo(pairings: Pairings, levels: int) -> list[float]:
    """Return the Elo rating of each level, with mean 0.

    The model of Bradley and Terry, fitted with one tied game added to every pair that met, so that a level that never
    lost has a finite rating.
    """
    points = [0.0] * levels
    met: list[dict[int, float]] = [{} for _ in range(levels)]
    for (one, other), (won, games) in pairings.items():
        if games:
            points[one] += won + 0.5
            met[one][other] = games + 1.0
    strength = [1.0] * levels
    for _ in range(1000):
        fresh = [
            points[i] / sum(n / (strength[i] + strength[j]) for j, n in met[i].items()) if met[i] else 1.0
            for i in range(levels)
        ]
        scale = math.exp(sum(map(math.log, fresh)) / levels)
        fresh = [s / scale for s in fresh]
        change = max(abs(math.log(a / b)) for a, b in zip(fresh, strength, strict=True))
        strength = fresh
        if change < 1e-6:
            break
    return [400 * math.log10(s) for s in strength]


def add(total: dict[tuple[int, int], tuple[float, int]], more: Pairings) -> None:
    """Add the pairings `more` to `total`."""
    for pair, (won, games) in more.items():
        before = total.get(pair, (0.0, 0))
        total[pair] = (before[0] + won, before[1] + games)


def elo_intervals(deals: Sequence[Pairings], levels: int) -> list[tuple[float, float]]:
    """Return a 95 % interval of each Elo rating.

    It is found by bootstrapping whole deals, because the games of one deal depend on each other.
    """
    rng = random.Random(0)
    found: list[list[float]] = []
    for _ in range(RESAMPLES):
        total: dict[tuple[int, int], tuple[float, int]] = {}
        for deal in rng.choices(deals, k=len(deals)):
            add(total, deal)
        found.append(elo(total, levels))
    low, high = round(0.025 * (RESAMPLES - 1)), round(0.975 * (RESAMPLES - 1))
    columns = [sorted(numbers[i] for numbers in found) for i in range(levels)]
    return [(column[low], column[high]) for column in columns]
