"""A painting: a setting and a subject in SVG, and the recipe that makes a picture of the two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import ImageFilter
from PIL.Image import Image

from art.kit.brush import strokes
from art.kit.images import Box, evening, grainy, place, render, shadow, sharpened, vivid
from art.kit.shapes import group

CARD: Box = (2, 0, 396, 612)
"""The shape of a card (44 by 68 mm) within a drawing of 400 units."""


@dataclass(frozen=True, slots=True)
class Painting:
    """A setting and a subject, drawn in the units of CARD.

    `shadow` is the subject's shadow on the setting: x, y and blur. `shift` moves the subject to the right (room for
    letter and ribbon on the left edge), moves it down, and scales it about the middle. `broad` are the widths of the
    strokes of the setting at 800 pixels.
    """

    setting: str
    subject: str
    defs: str = ""
    shadow: tuple[float, float, float] = (16, 14, 12)
    shift: tuple[float, float, float] = (0, 0, 1)
    broad: Sequence[float] = (30, 16)
    fine: Sequence[float] = (10, 6, 3.4)
    crisp: float = 0.5
    key: float = 0.24
    shade: float = 0.34


def paint(painting: Painting, width: int, view: Box = CARD, seed: int = 1) -> Image:
    """Paint the part `view` of a painting at `width` pixels.

    The setting is painted with a broad brush, the subject over its shadow with a finer one; `crisp` of the drawing
    comes back inside the subject; then one light falls over the whole.
    """
    zoom = width / view[2]
    step = zoom / 2
    dx, dy, scale = painting.shift
    about = f'transform="translate({200 + dx},{300 + dy}) scale({scale}) translate(-200,-300)"'
    ground = render(painting.setting, width, view, painting.defs)
    subject = render(group(painting.subject, about), width, view, painting.defs)
    ground = strokes(ground, [s * step for s in painting.broad], seed, thresholds=(0, 6), jitter=6, opacity=0.75)
    x, y, deviation = painting.shadow
    soft, pad = shadow(subject, deviation * zoom / 1.6, 0.62)
    place(ground, soft, x * zoom / 1.4 - pad, y * zoom / 1.4 - pad)
    drawn = ground.copy()
    drawn.alpha_composite(subject)
    fine = [s * step for s in painting.fine]
    result = strokes(drawn, fine, seed + 1, thresholds=(3, 8, 9), jitter=4, opacity=0.8)
    inside = subject.getchannel("A").filter(ImageFilter.GaussianBlur(zoom * 0.5))
    result.paste(drawn, (0, 0), inside.point(lambda v: int(v * painting.crisp)))
    result = evening(result, painting.key, painting.shade)
    return grainy(vivid(sharpened(result, zoom, 50)), 0.016, seed + 7).convert("RGB")
