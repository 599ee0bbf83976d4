"""Forms that several kinds of pieces share, and the entry of a sprite in the bake list."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL.Image import Image

from art.kit.palette import scaled
from art.kit.picture import Picture
from art.kit.shapes import ellipse, group, moved, radial
from art.kit.sprite import Sprite, paint_sprite


def disc(colour: str, motif: str, defs: str = "") -> Sprite:
    """A token: a rim of clay, a field of `colour`, and a motif drawn in a box of 64."""
    defs += radial("rim", [(0, "#e0a66a"), (1, "#7d4a2a")], 0.35, 0.3, 0.8)
    defs += radial("field", [(0, scaled(colour, 1.25)), (1, scaled(colour, 0.62))], 0.34, 0.28, 0.85)
    body = group(ellipse(40, 40, 37, 37, "url(#rim)"), 'filter="url(#f4)"') + ellipse(40, 40, 31, 31, "url(#field)")
    body += '<circle cx="40" cy="40" r="31" fill="none" stroke="#2b1810" stroke-width="2" opacity=".55"/>'
    return Sprite(
        body + moved(motif, 40 - 32 * 0.76, 40 - 32 * 0.76, 0.76), (0, 0, 84, 86), defs, (2.4, 1.5), 0.65, height=3
    )


def painted(make: Callable[[], Sprite], width: int) -> Image:
    """Paint the drawing of a function."""
    return paint_sprite(make(), width)


def entry(
    name: str, make: Callable[[], Sprite], size: float = 1, scales: tuple[int, ...] = (1, 2), quality: int = 80
) -> Picture:
    """Return the picture of a sprite at `size` pixels a unit."""
    view = make().view
    return Picture(name, (round(view[2] * size), round(view[3] * size)), partial(painted, make), scales, quality)
