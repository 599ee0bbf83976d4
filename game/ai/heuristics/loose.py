"""How much is left to chance by who follows rules of thumb."""

from __future__ import annotations

from game.ai.heuristics.contract import Uniform

_HIGHEST = 1 - 2**-53
"""The last number below 1."""


def loosened(draw: Uniform, looseness: float) -> Uniform:
    """Return numbers from 0 up to 1 around the middle, the nearer to it the smaller `looseness` is.

    With 1 they are what `draw` gives; above, the lowest and the highest come more often.
    """
    if looseness <= 1.0:
        return lambda: 0.5 + looseness * (draw() - 0.5)
    return lambda: min(max(0.5 + looseness * (draw() - 0.5), 0.0), _HIGHEST)
