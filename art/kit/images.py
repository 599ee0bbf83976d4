"""Raster images: rendering of SVG, compositing, shadows, light and grading."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image as Images
from PIL import ImageChops, ImageDraw, ImageFilter
from PIL.Image import Image, Resampling

from art.kit.filters import stock
from art.kit.palette import SHADOW, rgb

Field = NDArray[np.floating[Any]]
Box = tuple[float, float, float, float]


def render(body: str, width: int, view: Box, defs: str = "") -> Image:
    """Render SVG text: `view` (x, y, width, height) in units of the drawing fills an image of `width` pixels."""
    zoom = width / view[2]
    for shift in (0, 0.037, 0.083, 0.141):
        text = (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
            f' viewBox="{view[0] + shift} {view[1] + shift} {view[2]} {view[3]}"'
            f' width="{width}" height="{round(view[3] * zoom)}"><defs>{stock(zoom)}{defs}</defs>{body}</svg>'
        )
        try:
            data = resvg_py.svg_to_bytes(svg_string=text, skip_system_fonts=True)
        except BaseException as error:  # resvg panics where a filter region ends within a hair of a whole pixel
            if type(error).__name__ != "PanicException":
                raise
            continue
        return Images.open(io.BytesIO(bytes(data))).convert("RGBA")
    raise ValueError(f"resvg cannot render the view {view} at {width} pixels")


def array(image: Image) -> Field:
    """Return the pixels as floats that may be changed."""
    return np.asarray(image.convert("RGBA"), np.float32).copy()


def image(pixels: Field) -> Image:
    """Return the image of an array of pixels."""
    return Images.fromarray(pixels.clip(0, 255).astype(np.uint8), "RGBA")


def grid(width: int, height: int) -> tuple[Field, Field]:
    """Return the x and the y of every pixel."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    return x, y


def smooth(values: Field, radius: float) -> Field:
    """Return a field after two box blurs; Pillow blurs no floats."""
    r = max(1, round(radius))
    n = 2 * r + 1
    for _ in range(2):
        for axis in (0, 1):
            room = [(r + 1, r) if i == axis else (0, 0) for i in (0, 1)]
            sums = np.cumsum(np.pad(values, room, "edge"), axis, dtype=np.float64)
            difference = sums[n:] - sums[:-n] if axis == 0 else sums[:, n:] - sums[:, :-n]
            values = (difference / n).astype(np.float32)
    return values


@cache
def noise(width: int, height: int, fx: float = 8, fy: float = 8, octaves: int = 5, seed: int = 1) -> Field:
    """Return smooth noise between 0 and 1, with `fx` by `fy` cells in its coarsest octave."""
    random = np.random.default_rng(seed)
    total = np.zeros((height, width), np.float32)
    weight, weights = 1.0, 0.0
    for octave in range(octaves):
        nx, ny = max(2, int(fx * 2**octave)), max(2, int(fy * 2**octave))
        cells = random.random((min(ny, height) + 1, min(nx, width) + 1)).astype(np.float32)
        total += weight * np.asarray(Images.fromarray(cells).resize((width, height), Resampling.BICUBIC))
        weights += weight
        weight *= 0.55
    return total / weights


# ---- putting things together -----------------------------------------------------------------------


def place(target: Image, source: Image, x: float, y: float) -> None:
    """Lay one image over another; parts beyond the edge are cut off."""
    left, top = round(x), round(y)
    skip_x, skip_y = max(0, -left), max(0, -top)
    if skip_x < source.width and skip_y < source.height:
        part = source.crop((skip_x, skip_y, source.width, source.height)) if skip_x or skip_y else source
        target.alpha_composite(part, (max(0, left), max(0, top)))


def tint(mask: Image, colour: str, opacity: float = 1) -> Image:
    """Return one colour behind a mask."""
    result = Images.new("RGBA", mask.size, (*rgb(colour), 255))
    result.putalpha(mask.point(lambda v: int(v * opacity)))
    return result


def shadow(source: Image, deviation: float, opacity: float = 0.55, colour: str = SHADOW) -> tuple[Image, int]:
    """Return the blurred shadow of an image and the room that it has on each side."""
    pad = int(deviation * 3) + 2
    alpha = Images.new("L", (source.width + 2 * pad, source.height + 2 * pad))
    alpha.paste(source.getchannel("A"), (pad, pad))
    return tint(alpha.filter(ImageFilter.GaussianBlur(deviation)), colour, opacity), pad


def drop(target: Image, source: Image, x: float, y: float, height: float = 8, opacity: float = 0.55) -> None:
    """Lay a thing down: a long soft shadow away from the sun and a tight one of contact."""
    soft, pad = shadow(source, height, opacity)
    place(target, soft, x - pad + height * 0.85, y - pad + height * 1.2)
    tight, pad = shadow(source, height * 0.28, opacity * 0.8)
    place(target, tight, x - pad + height * 0.17, y - pad + height * 0.28)
    place(target, source, x, y)


def with_shadow(source: Image, height: float, opacity: float = 0.5) -> Image:
    """Return a sprite on its own shadow, in an image of the same size: it must leave room at the right and below."""
    ground = Images.new("RGBA", source.size)
    drop(ground, source, 0, 0, height, opacity)
    return ground


def rounded(width: int, height: int, radius: float) -> Image:
    """Return a mask with round corners."""
    mask = Images.new("L", (width * 3, height * 3))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width * 3 - 1, height * 3 - 1), radius * 3, fill=255)
    return mask.resize((width, height), Resampling.LANCZOS)


def clipped(source: Image, mask: Image) -> Image:
    """Return an image inside a mask."""
    result = source.copy()
    result.putalpha(ImageChops.multiply(source.getchannel("A"), mask))
    return result


def cornered(source: Image, radius: float, edge: float = 0.25) -> Image:
    """Return a card or tile with round corners (radius in pixels), a little darker towards its edge."""
    width, height = source.size
    x, y = grid(width, height)
    near = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y)) / (width / 392)
    dark = multiplied(source.convert("RGBA"), (1 - edge * np.exp(-near / 16)).astype(np.float32))
    return clipped(dark, rounded(width, height, radius))


def scaled_to(source: Image, width: int, height: int) -> Image:
    """Return an image scaled down, and sharpened a little where it lost much."""
    if source.size == (width, height):
        return source
    small = _premultiplied(source).resize((width, height), Resampling.LANCZOS)
    return sharpened(_straight(small), 0.7, 55)


def _premultiplied(source: Image) -> Image:
    return source.convert("RGBa") if source.mode == "RGBA" else source


def _straight(source: Image) -> Image:
    return source.convert("RGBA") if source.mode == "RGBa" else source


def sharpened(source: Image, radius: float = 1.0, percent: int = 60) -> Image:
    """Return an image sharpened; its alpha stays."""
    result = source.convert("RGB").filter(ImageFilter.UnsharpMask(radius, percent, 2)).convert("RGBA")
    if source.mode == "RGBA":
        result.putalpha(source.getchannel("A"))
    return result


# ---- light -----------------------------------------------------------------------------------------


def multiplied(source: Image, factor: Field | float) -> Image:
    """Return an image times a number, or times a grey or coloured field of its size."""
    pixels = array(source)
    scale = np.asarray(factor, np.float32)
    pixels[..., :3] *= scale[..., None] if scale.ndim == 2 else scale
    return image(pixels)


def run_out(source: Image, share: float = 0.07) -> Image:
    """Let shadows fade towards the edges of a picture, over this share of its width, so that none ends as if cut off.

    The things themselves, which are more opaque than their shadows, may reach the edge.
    """
    pixels = array(source)
    x, y = grid(source.width, source.height)
    inside = np.minimum(np.minimum(x, source.width - 1 - x), np.minimum(y, source.height - 1 - y))
    ramp = np.clip(inside / (share * source.width), 0, 1)
    thing = np.clip((pixels[..., 3] - 150) / 60, 0, 1)
    pixels[..., 3] *= ramp + (1 - ramp) * thing
    return image(pixels)


def grainy(source: Image, amount: float, seed: int = 5) -> Image:
    """Return an image with the grain of a canvas."""
    width, height = source.size
    fine = smooth(np.random.default_rng(seed).random((height, width)).astype(np.float32), 1)
    coarse = noise(width, height, width / 90, height / 14, 4, seed)
    parts = [(field - field.mean()) / field.std() for field in (fine, coarse)]
    return multiplied(source, 1 + amount * (0.5 * parts[0] + 0.6 * parts[1]))


def vivid(source: Image, saturation: float = 1.16, contrast: float = 1.1, gain: float = 1.06) -> Image:
    """Return an image graded: brighter, then more saturated, then more contrast."""
    pixels = array(source)
    colour = pixels[..., :3] * gain
    grey = (colour @ np.array([0.3, 0.59, 0.11], np.float32))[..., None]
    pixels[..., :3] = (grey + (colour - grey) * saturation - 118) * contrast + 118
    return image(pixels)


def evening(source: Image, key: float = 0.28, shade: float = 0.42, sun: Sequence[float] = (0.12, 0.02)) -> Image:
    """Return an image in the one light of all: the upper left lifted to the key, the lower right sunk in shade."""
    width, height = source.size
    x, y = grid(width, height)
    far = np.hypot(x / width - sun[0], (y / height - sun[1]) * height / width)
    lit = np.exp(-((far / 0.55) ** 2))[..., None]
    dark = (np.clip((far - 0.45) / 0.9, 0, 1) ** 1.2)[..., None]
    pixels = array(source)
    colour = 255 - (255 - pixels[..., :3]) * (1 - key * lit * np.array([255, 226, 176], np.float32) / 255)
    pixels[..., :3] = colour * (1 - shade * dark * (1 - np.array([0.42, 0.40, 0.58], np.float32)))
    return image(pixels)
