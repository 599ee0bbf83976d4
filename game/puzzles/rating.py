"""The player's rating at puzzles: Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022 edition).

Every attempt is a rating period of its own with one game against the puzzle, whose rating stands still. Numbers are on
the scale of the levels' Elo numbers (data/analysis.yaml), where a Merchant has 1000.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

START: Final = 800.0
"""The rating before the first attempt, and the centre of the scale: between an Apprentice and a Merchant."""
START_DEVIATION: Final = 350.0
START_VOLATILITY: Final = 0.06
LEAST_DEVIATION: Final = 45.0
"""The deviation below which a rating does not sink, so that it can still follow a player who learns."""
PUZZLE_DEVIATION: Final = 120.0
"""The deviation of a puzzle's rating, which comes from some 25 attempts of the levels."""
_SCALE: Final = 173.7178
"""Elo points in one unit of the system's own scale."""
_TAU: Final = 0.5
"""How much the volatility may change; Glickman advises 0.3 to 1.2."""
_EXACT: Final = 1e-6


@dataclass(frozen=True, slots=True)
class PuzzleRating:
    """A rating, its standard deviation, and the volatility of the player; the defaults are those of a new player."""

    value: float = START
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the 95 % interval of the rating."""
        return self.value - 1.96 * self.deviation, self.value + 1.96 * self.deviation


def after(player: PuzzleRating, puzzle: float, *, is_solved: bool, deviation: float = PUZZLE_DEVIATION) -> PuzzleRating:
    """Return the rating of `player` after one attempt at a puzzle with this rating and deviation."""
    return after_period(player, [(puzzle, deviation, float(is_solved))])


def after_period(player: PuzzleRating, games: list[tuple[float, float, float]]) -> PuzzleRating:
    """Return the rating of `player` after a rating period of at least one game.

    Each of `games` holds the rating and the deviation of the opponent, and the player's score from 0 to 1. The names
    are those of the paper.
    """
    mu, phi, sigma = (player.value - START) / _SCALE, player.deviation / _SCALE, player.volatility
    inverse, surprise = 0.0, 0.0
    for value, spread, score in games:
        g = 1 / sqrt(1 + 3 * (spread / _SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-g * (mu - (value - START) / _SCALE)))
        inverse += g**2 * expected * (1 - expected)
        surprise += g * (score - expected)
    v = 1 / inverse
    sigma = _volatility(sigma, v * surprise, phi, v)
    phi = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / v)
    mu += phi**2 * surprise
    return PuzzleRating(START + _SCALE * mu, max(LEAST_DEVIATION, _SCALE * phi), sigma)


def _volatility(sigma: float, delta: float, phi: float, v: float) -> float:
    """Return the new volatility: step 5 of the paper, by the Illinois method."""
    a = log(sigma**2)

    def f(x: float) -> float:
        grown = phi**2 + v + exp(x)
        return exp(x) * (delta**2 - grown) / (2 * grown**2) - (x - a) / _TAU**2

    low = a
    if delta**2 > phi**2 + v:
        high = log(delta**2 - phi**2 - v)
    else:
        k = 1
        while f(a - k * _TAU) < 0:
            k += 1
        high = a - k * _TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
