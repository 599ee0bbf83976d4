"""A rating of a person against the levels of AIs, in Elo numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import exp, log, log10

from game.table.statistics import Sitting

_USUAL, _SPREAD = 1000.0, 400.0
"""The prior of a rating before the first game: its mean and its standard deviation."""
_CANDIDATES = range(0, 2401, 5)
_EDGE = 0.025
"""The part of the posterior beyond each end of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Rating:
    """An Elo number with its 95 % interval, and the number of games behind it."""

    value: float
    low: float
    high: float
    games: int


def rate(sittings: Iterable[Sitting], levels: Mapping[str, float]) -> Rating | None:
    """Return the rating of one person from results in one game; None without a game against AIs alone.

    The model of Bradley and Terry for any number of players: each wins in proportion to 10^(rating / 400). `levels` are
    the ratings of the AIs. The value is the posterior mean after all games.
    """
    games = [
        (log10(sum(10 ** (levels[rival] / 400) for rival in one.rivals) / len(one.rivals) * (one.seats - 1)), one)
        for one in sittings
        if one.rivals and one.rivals <= levels.keys()
    ]
    if not games:
        return None
    logs = []
    for candidate in _CANDIDATES:
        likely = -(((candidate - _USUAL) / _SPREAD) ** 2) / 2
        for against, one in games:
            chance = 1 / (1 + 10 ** (against - candidate / 400))
            likely += log(chance if one.has_won else 1 - chance)
        logs.append(likely)
    belief = [exp(likely - max(logs)) for likely in logs]
    whole = sum(belief)
    value = sum(candidate * likely for candidate, likely in zip(_CANDIDATES, belief, strict=True)) / whole
    ends = []
    for share in (_EDGE, 1 - _EDGE):
        left = share * whole
        for candidate, likely in zip(_CANDIDATES, belief, strict=True):
            left -= likely
            if left <= 0:
                ends.append(float(candidate))
                break
    return Rating(value, ends[0], ends[1], len(games))
