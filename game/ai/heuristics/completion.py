"""The chance that pieces still come which a set lacks, in both games of Sobek: tables made once."""

from __future__ import annotations

from math import comb, exp


def chances(share: float, most: int) -> tuple[tuple[float, ...], ...]:
    """Return the chance that at least 0, 1, 2 or 3 (first index) of 0 up to `most` pieces to come (second) are got.

    `share` is the chance to get each of them.
    """
    return tuple(
        tuple(
            sum(comb(coming, got) * share**got * (1.0 - share) ** (coming - got) for got in range(need, coming + 1))
            for coming in range(most + 1)
        )
        for need in range(4)
    )


def arrivals(rate: float, need: int, turns: int) -> tuple[float, ...]:
    """Return the chance that `need` pieces have come by so many turns left, in thirds of a turn, less than `turns`.

    `rate` says how often a turn brings one.
    """
    return tuple((1.0 - exp(-rate * third / 3)) ** need for third in range(turns * 3))
