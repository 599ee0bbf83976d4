"""A small network: a weighted sum of what it is shown, corrected by one layer of soft switches."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from operator import mul

Numbers = tuple[float, ...]


class Network:
    """Maps a row of numbers to one number.

    `direct` weighs the row, `layer` holds a row of weights for every switch and `offsets` what is added to it; `output`
    weighs the switches and `constant` is added at the end.
    """

    __slots__ = ("_constant", "_direct", "_switches")

    def __init__(
        self,
        direct: Sequence[float],
        layer: Sequence[Sequence[float]],
        offsets: Sequence[float],
        output: Sequence[float],
        constant: float,
    ) -> None:
        self._direct = tuple(direct)
        self._switches = tuple(zip(map(tuple, layer), offsets, output, strict=True))
        self._constant = constant

    def value(self, row: Sequence[float]) -> float:
        """Return the number for `row`."""
        total: float = self._constant + sum(map(mul, self._direct, row))
        for weights, offset, strength in self._switches:
            total += strength * tanh(offset + sum(map(mul, weights, row)))
        return total
