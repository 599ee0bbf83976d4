"""The chance that the pieces a set lacks still come, in both games of Sobek; the tables are computed once."""

from __future__ import annotations

from math import comb

from game.rules.core.arithmetic import exp, total


def chances(share: float, most: int) -> tuple[tuple[float, ...], ...]:
    """Return the chance of getting at least 0, 1, 2 or 3 (first index) of 0 to `most` pieces to come (second index).

    `share` is the chance of getting each of them.
    """
    return tuple(
        tuple(
            total(
                comb(coming, got) * _power(share, got) * _power(1.0 - share, coming - got)
                for got in range(need, coming + 1)
            )
            for coming in range(most + 1)
        )
        for need in range(4)
    )


def arrivals(rate: float, need: int, turns: int) -> tuple[float, ...]:
    """Return the chances that `need` pieces have all come after 0, 1, 2 … thirds of a turn, below `turns` turns.

    `rate` is the mean number of times that a given piece comes in a turn.
    """
    return tuple(_power(1.0 - exp(-rate * third / 3), need) for third in range(turns * 3))


def _power(base: float, exponent: int) -> float:
    found = 1.0
    for _ in range(exponent):
        found *= base
    return found
