"""Light on calm water, for the canal of the duel and the river of Sa-Rê: sets of glints that twinkle, shown in turn."""

from __future__ import annotations

import math
from functools import partial
from random import Random

from PIL.Image import Image

from art.kit.images import render
from art.kit.picture import Picture
from art.kit.shapes import line

SIDE = 560
FRAMES = 4
COUNT = 190


def glints(frame: int, width: int) -> Image:
    """Paint one of the sets: every glint comes and goes once in a turn through all of them."""
    rng = Random(17)
    body = ""
    for _ in range(COUNT):
        x, y, length = rng.uniform(4, SIDE - 40), rng.uniform(4, SIDE - 4), rng.uniform(8, 30)
        strength = 0.5 + 0.5 * math.cos(math.tau * (frame / FRAMES + rng.random()))
        colour = rng.choice(("#e6f7ee", "#bfe8e0", "#8fd0cc", "#ffe9b8"))
        bend, thick = rng.uniform(1, 2.4), rng.uniform(1.2, 2.4)
        ripple = f"M{x:.0f},{y:.0f} q{length / 4:.1f},{-bend:.1f} {length / 2:.1f},0 t{length / 2:.1f},0"
        if strength > 0.12:
            body += line(ripple, colour, thick, f'opacity="{0.62 * strength:.2f}"')
    return render(body, width, (0, 0, SIDE, SIDE))


PICTURES = [
    Picture(f"common/glints-{frame + 1}", (SIDE, SIDE), partial(glints, frame), scales=(1, 2), quality=70)
    for frame in range(FRAMES)
]
