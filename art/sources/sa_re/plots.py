"""The plots of the cities: every building as a site and finished, the pyramid in its steps, empty plots.

A picture is a square; the plot's centre lies at (143, 224) of 320 units and its side measures 210, so that neighbours
overlap and are drawn from back to front. `-small` is for plots of 40 to 100 pixels.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial

import resvg_py
from PIL import Image as Images
from PIL import ImageFilter
from PIL.Image import Image, Resampling

from art.kit.brush import painted_sprite
from art.kit.images import vivid
from art.kit.palette import LAPIS, MALACHITE, TERRACOTTA
from art.kit.picture import Picture
from art.sources.sa_re import administrative, monuments, production
from art.sources.sa_re.details import banner
from art.sources.sa_re.plot import Plot

SIZE, SMALL = 256, 96


def rendered(text: str, width: int) -> Image:
    """Return a whole SVG document at a width in pixels."""
    data = resvg_py.svg_to_bytes(svg_string=text, width=width, skip_system_fonts=True)
    return Images.open(io.BytesIO(bytes(data))).convert("RGBA")


def painted(text: str, width: int, seed: int = 1) -> Image:
    """Return a sprite with fine brush strokes over the drawing."""
    step = width / 512
    sprite = painted_sprite(rendered(text, width), [s * step for s in (8, 4.6, 2.6)], seed, 0.42)
    return vivid(sprite, 1.04, 1.08, 1.04)


def _plot(draw: Callable[[], Plot], width: int) -> Image:
    return painted(draw().svg(), width)


def _small(draw: Callable[[], Plot], width: int) -> Image:
    large = rendered(draw().svg(), 512).resize((width, width), Resampling.LANCZOS)
    return vivid(large, 1.12, 1.12, 1.05).filter(ImageFilter.UnsharpMask(0.8, 90, 2))


def _site(name: str, draw: Callable[[], Plot]) -> Plot:
    plot = draw()
    colours = [(production.BUILDINGS, TERRACOTTA), (administrative.BUILDINGS, LAPIS)]
    banner(plot, name, next((colour for group, colour in colours if name in group), MALACHITE))
    return plot


DRAWINGS: dict[str, Callable[[], Plot]] = {}
for _name, _draw in (production.BUILDINGS | administrative.BUILDINGS | monuments.MAIN).items():
    DRAWINGS[_name] = partial(_draw, False)
    DRAWINGS[f"{_name}-site"] = partial(_site, _name, partial(_draw, True))
DRAWINGS["pyramid-site"] = partial(_site, "pyramid", monuments.pyramid_site)
DRAWINGS |= {f"pyramid-{n}": partial(monuments.pyramid, c) for n, c in (("third", 3), ("half", 5), ("two-thirds", 6))}
DRAWINGS["pyramid"] = partial(monuments.pyramid, 9)
DRAWINGS |= {f"empty-{i}": partial(monuments.empty, i) for i in range(1, 7)}

PICTURES = [Picture(f"sa-re/{name}", (SIZE, SIZE), partial(_plot, draw)) for name, draw in DRAWINGS.items()]
PICTURES += [
    Picture(f"sa-re/{name}-small", (SMALL, SMALL), partial(_small, draw), scales=(1,))
    for name, draw in DRAWINGS.items()
]
