"""The chance that the pieces a set lacks still come, in Sobek and in the duel; the tables are computed once."""

from __future__ import annotations

from math import comb

from game.rules.core.arithmetic import exp, total


def chances(share: float, most: int) -> tuple[tuple[float, ...], ...]:
    """Return a table of chances: `[need][coming]` is that of getting at least `need` of `coming` pieces still to come.

    `need` goes from 0 to 3, `coming` from 0 to `most`. `share` is the chance of getting each of the pieces.
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
