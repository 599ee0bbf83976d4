"""The background sounds of the tables, very soft: each fades in and out within its length, and repeats.

`AMBIENCES` maps the name to the function that plays it and its description: the docstring.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from instruments import (
    RATE,
    Part,
    Rng,
    Wave,
    band,
    bell,
    clay,
    count,
    grains,
    hiss,
    lay,
    level,
    linen,
    pipe,
    water,
    wood,
)

SECONDS, EDGE = 22.0, 3.0
"""How long each lasts, and how long it comes and goes."""
TARGET = -36.0
"""The loudness of all of it in LUFS: well below effects and music."""

Sounding = Callable[[Rng], Wave]


def _within(wave: Wave) -> Wave:
    """Let a wave come out of silence and go back into it."""
    edge, shape = count(EDGE), np.ones(len(wave))
    shape[:edge] = 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, edge))
    shape[-edge:] = shape[:edge][::-1]
    return wave * shape


def _breath(rng: Rng, low: float, high: float) -> Wave:
    """Return wind or water that swells and falls slowly."""
    slow = np.interp(np.arange(count(SECONDS)) / RATE, np.linspace(0, SECONDS, 12), rng.uniform(0.35, 1.0, 12))
    return level(hiss(SECONDS, rng, low, high) * slow)


def _scattered(rng: Rng, number: int, play: Callable[[], Wave], gain: float) -> list[Part]:
    """Return a sound some times, wherever chance puts it."""
    return [(float(at), play(), gain * rng.uniform(0.4, 1.0)) for at in rng.uniform(1, SECONDS - 4, number)]


def river(rng: Rng) -> Wave:
    """Water laps at a quay, a rope creaks, and far away a bird calls."""
    return _within(
        lay(
            SECONDS,
            (0, _breath(rng, 120, 900), 0.5),
            *_scattered(rng, 14, lambda: water(1.6, rng, 5, 180, 1200), 0.45),
            *_scattered(rng, 4, lambda: wood(190, rng, 0.05), 0.12),
            *_scattered(rng, 3, lambda: pipe(1250, 0.35, rng, -2.0), 0.05),
        )
    )


def market(rng: Rng) -> Wave:
    """People murmur in a square, pots and cloth are moved, and a small bell is passed."""
    murmur = level(
        _breath(rng, 180, 620) * (0.5 + 0.5 * level(np.abs(band(rng.standard_normal(count(SECONDS)), 2, 7))))
    )
    return _within(
        lay(
            SECONDS,
            (0, murmur, 0.6),
            *_scattered(rng, 7, lambda: clay(rng.uniform(240, 420), rng, 0.06), 0.14),
            *_scattered(rng, 6, lambda: linen(0.5, rng, 500, 2200), 0.12),
            *_scattered(rng, 2, lambda: bell(1180, 0.5), 0.05),
        )
    )


def city(rng: Rng) -> Wave:
    """Warm wind blows over roofs, far mallets work stone, and sand trickles."""
    return _within(
        lay(
            SECONDS,
            (0, _breath(rng, 90, 480), 0.6),
            *_scattered(rng, 12, lambda: wood(rng.uniform(520, 640), rng, 0.012), 0.1),
            *_scattered(rng, 5, lambda: grains(1.2, rng, 60, 1200, 2600), 0.08),
        )
    )


AMBIENCES: dict[str, tuple[Sounding, str]] = {
    f"ambience-{play.__name__}": (play, text[0].lower() + text[1:].rstrip("."))
    for play in (river, market, city)
    if (text := play.__doc__ or "")
}
