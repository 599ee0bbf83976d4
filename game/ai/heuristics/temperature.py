"""The temperature of a rollout policy: how random its choices are."""

from __future__ import annotations

from game.ai.heuristics.contract import Uniform

_HIGHEST = 1 - 2**-53
"""The greatest float below 1."""


def at_temperature(draw: Uniform, temperature: float) -> Uniform:
    """Return numbers from 0 up to 1 around the middle, the closer to it the smaller `temperature` is.

    With 1 they are the numbers of `draw`; above 1, the lowest and the highest come more often.
    """
    if temperature <= 1.0:
        return lambda: 0.5 + temperature * (draw() - 0.5)
    return lambda: min(max(0.5 + temperature * (draw() - 0.5), 0.0), _HIGHEST)
