"""A small network: a weighted sum of its inputs, corrected by one hidden layer."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from operator import mul

Numbers = tuple[float, ...]


class Network:
    """Maps a row of numbers to one number.

    `direct` weighs the row, `layer` holds a row of weights and `offsets` the bias for every hidden unit; `output`
    weighs the hidden units and `constant` is added at the end.
    """

    __slots__ = ("_switches", "constant", "direct", "layer", "offsets", "output")

    def __init__(
        self,
        direct: Sequence[float],
        layer: Sequence[Sequence[float]],
        offsets: Sequence[float],
        output: Sequence[float],
        constant: float,
    ) -> None:
        """Raises ValueError if the numbers do not fit together."""
        self.direct: Numbers = tuple(direct)
        self.layer: tuple[Numbers, ...] = tuple(map(tuple, layer))
        self.offsets: Numbers = tuple(offsets)
        self.output: Numbers = tuple(output)
        self.constant = constant
        if any(len(row) != len(self.direct) for row in self.layer):
            raise ValueError("every switch needs a weight for every input")
        self._switches = tuple(zip(self.layer, self.offsets, self.output, strict=True))

    def value(self, row: Sequence[float]) -> float:
        """Return the number for `row`."""
        total: float = self.constant + sum(map(mul, self.direct, row))
        for weights, offset, strength in self._switches:
            total += strength * tanh(offset + sum(map(mul, weights, row)))
        return total
