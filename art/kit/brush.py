"""Brush strokes: an image painted again along its forms."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import skia
from PIL import Image as Images
from PIL import ImageFilter
from PIL.Image import Image

from art.kit.images import Field, smooth


def strokes(
    source: Image,
    sizes: Sequence[float] = (18, 9, 5),
    seed: int = 1,
    thresholds: Sequence[float] = (0, 14, 18),
    jitter: float = 5,
    opacity: float = 0.82,
) -> Image:
    """Return the picture painted with round strokes that follow its forms.

    `sizes` are the widths of the strokes in pixels, large ones first; a stroke is set only where the painting so far
    differs from the source by more than the threshold of its size (in levels). Alpha is kept.
    """
    random = np.random.default_rng(seed)
    plain = source.convert("RGB")
    width, height = plain.size
    surface = skia.Surface(width, height)
    canvas = surface.getCanvas()
    base = np.ascontiguousarray(np.asarray(plain.filter(ImageFilter.GaussianBlur(sizes[0] * 0.6)).convert("RGBA")))
    canvas.drawImage(skia.Image.fromarray(base, skia.kRGBA_8888_ColorType), 0, 0)
    brush = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeCap=skia.Paint.kRound_Cap)
    for size, threshold in zip(sizes, thresholds, strict=False):
        target = np.asarray(plain.filter(ImageFilter.GaussianBlur(size * 0.22)), np.float32)
        angle, coherence = _directions(plain, size)
        so_far = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3].astype(np.float32)
        error = smooth(np.abs(so_far - target).mean(2), size * 0.3)
        points = _points(width, height, size, random)
        rows, columns = points[:, 1].astype(int), points[:, 0].astype(int)
        chosen = error[rows, columns] >= threshold
        points, rows, columns = points[chosen], rows[chosen], columns[chosen]
        count = len(points)
        along = np.where(coherence[rows, columns] > 0.5, angle[rows, columns], -0.35) + random.normal(0, 0.12, count)
        lengths = size * random.uniform(1.0, 2.1, count)
        colours = (target[rows, columns] + random.normal(0, jitter, (count, 1))).clip(0, 255).astype(int)
        widths = size * random.uniform(0.6, 1.0, count)
        bends = random.normal(0, 0.12, count) * lengths
        reach = np.stack([np.cos(along), np.sin(along)], 1) * lengths[:, None] / 2
        middle = points + np.stack([-np.sin(along), np.cos(along)], 1) * bends[:, None]
        curves = np.concatenate([points - reach, middle, points + reach], 1).tolist()
        for (x1, y1, x2, y2, x3, y3), (red, green, blue), thick in zip(
            curves, colours.tolist(), widths.tolist(), strict=True
        ):
            brush.setColor(skia.Color(red, green, blue, int(255 * opacity)))
            brush.setStrokeWidth(thick)
            stroke = skia.Path()
            stroke.moveTo(x1, y1)
            stroke.quadTo(x2, y2, x3, y3)
            canvas.drawPath(stroke, brush)
    painted = Images.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)).convert("RGBA")
    if source.mode == "RGBA":
        painted.putalpha(source.getchannel("A"))
    return painted


def painted_sprite(
    source: Image, sizes: Sequence[float], seed: int, crisp: float = 0.5, ground: str = "#5a3c32"
) -> Image:
    """Return a sprite painted with strokes; `crisp` is the share of the drawing that comes back."""
    under = Images.new("RGBA", source.size, ground)
    under.alpha_composite(source)
    painted = strokes(under, sizes, seed, thresholds=(2, 5, 7), jitter=4, opacity=0.6)
    painted = Images.blend(painted, under, crisp)
    painted.putalpha(source.getchannel("A"))
    return painted


def _directions(plain: Image, size: float) -> tuple[Field, Field]:
    """Return the direction across the gradient and its strength, from the structure tensor."""
    grey = np.asarray(plain.filter(ImageFilter.GaussianBlur(size * 0.5)).convert("L"), np.float32)
    gradients: list[Field] = list(np.gradient(grey))
    gy, gx = gradients
    xx, yy, xy = (smooth(part, size * 0.5) for part in (gx * gx, gy * gy, gx * gy))
    angle = 0.5 * np.arctan2(2 * xy, xx - yy) + math.pi / 2
    return angle, np.sqrt((xx - yy) ** 2 + 4 * xy**2)


def _points(width: int, height: int, size: float, random: np.random.Generator) -> Field:
    """Return a shuffled, shaken grid of places for strokes."""
    step = size * 0.62
    ys, xs = np.meshgrid(np.arange(0, height, step), np.arange(0, width, step), indexing="ij")
    xs = (xs + random.uniform(-size * 0.4, size * 0.4, xs.shape)).clip(0, width - 1)
    ys = (ys + random.uniform(-size * 0.4, size * 0.4, ys.shape)).clip(0, height - 1)
    points = np.stack([xs.ravel(), ys.ravel()], 1)
    random.shuffle(points)
    return points
