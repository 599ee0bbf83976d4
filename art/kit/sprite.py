"""A sprite: a thing drawn in SVG, painted over, on its own shadow or without one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL.Image import Image

from art.kit.brush import painted_sprite
from art.kit.images import Box, clipped, render, rounded, sharpened, vivid, with_shadow


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing and how it is painted.

    `view` is the part of the drawing that fills the picture. `broad` are the widths of the strokes in units of the
    drawing, none for a thing that stays crisp; `crisp` is the share of the drawing that comes back. `height` is how far
    the thing stands above the ground: its shadow falls right and down, inside the picture. `corner` rounds the corners
    of the picture, in units: a filter on a rounded shape that ends at the edge of the picture comes out skewed.
    """

    body: str
    view: Box
    defs: str = ""
    broad: Sequence[float] = (6, 3.5)
    crisp: float = 0.5
    height: float = 0
    shade: float = 0.5
    seed: int = 3
    corner: float = 0


def paint_sprite(sprite: Sprite, width: int) -> Image:
    """Paint a sprite at `width` pixels."""
    zoom = width / sprite.view[2]
    result = render(sprite.body, width, sprite.view, sprite.defs)
    if sprite.broad:
        result = painted_sprite(result, [s * zoom for s in sprite.broad], sprite.seed, sprite.crisp)
    result = sharpened(vivid(result, 1.1, 1.06, 1.03), max(0.6, zoom * 0.8), 45)
    if sprite.corner:
        result = clipped(result, rounded(*result.size, sprite.corner * zoom))
    return with_shadow(result, sprite.height * zoom, sprite.shade) if sprite.height else result
