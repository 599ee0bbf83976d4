"""How much a rollout policy leaves to chance."""

from __future__ import annotations

from game.ai.heuristics.contract import Uniform

_HIGHEST = 1 - 2**-53
"""The last number below 1."""


def at_temperature(draw: Uniform, temperature: float) -> Uniform:
    """Return numbers from 0 up to 1 around the middle, the nearer to it the smaller `temperature` is.

    With 1 they are what `draw` gives; above, the lowest and the highest come more often.
    """
    if temperature <= 1.0:
        return lambda: 0.5 + temperature * (draw() - 0.5)
    return lambda: min(max(0.5 + temperature * (draw() - 0.5), 0.0), _HIGHEST)
