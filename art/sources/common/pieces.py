"""Layers over the pictures of cards and tiles, and the parts that both games of Sobek share."""

from __future__ import annotations

from functools import partial

import numpy as np
from PIL import Image as Images
from PIL import ImageChops
from PIL.Image import Image

from art.kit.filters import grain
from art.kit.images import grid, rounded
from art.kit.palette import FAMILIES, scaled
from art.kit.picture import Picture
from art.kit.shapes import ellipse, group, line, linear, moved, path, radial, rect
from art.kit.sprite import Sprite
from art.sources.common import motifs
from art.sources.common.stock import entry

PERSON = "#8a2f22"
"""The plate of a person; the seal with the letter keeps to it too."""


def scarab() -> Sprite:
    """One scarab."""
    return Sprite(motifs.beetle(), (0, 0, 64, 66), motifs.SCARAB, broad=(), crisp=1)


def ribbon(count: int) -> Sprite:
    """A ribbon with one, two or three scarabs: it hangs below the letter, where it stays visible in a fan."""
    height = count * 75 + 46
    cloth = f"M8,-10 h92 v{height + 10} l-46,-24 l-46,24Z"
    body = group(path(cloth, "#ecdcb8"), 'filter="url(#f4)"')
    body += line(f"M14,0 v{height - 10} l40,-21 l40,21 v-{height - 10}", "#c9962b", 5)
    for i in range(count):
        body += moved(motifs.beetle(), 16, 10 + i * 75, 1.19)
    return Sprite(body, (0, 0, 116, height + 16), motifs.SCARAB, broad=(), crisp=1, height=6)


def seal(colour: str) -> Sprite:
    """The seal at the upper left corner: the letter of the family is another layer."""
    body = group(path("M8,-20 h96 v106 q-48,30 -96,0Z", scaled(colour, 0.86)), 'filter="url(#f4)"')
    return Sprite(
        body + line("M9,84 q47,30 94,0", "#f6dca0", 4, 'opacity=".8"'), (0, 0, 116, 116), broad=(7, 4), height=5
    )


def plate(colour: str) -> Sprite:
    """The plate at the foot of a card: the name and the quiet pattern of the family are other layers."""
    defs = linear("plate", [(0, scaled(colour, 0.76)), (1, scaled(colour, 0.48))]) + grain(
        "brushed", 0.012, 0.16, 3, 0.9
    )
    defs += linear("dusk", [(0, "#140a12", 0), (1, "#140a12", 0.6)])
    body = rect(-10, 0, 412, 25, "url(#dusk)") + rect(-10, 24, 412, 120, "url(#plate)", 'filter="url(#brushed)"')
    return Sprite(body + rect(-10, 24, 412, 4, "#fff3d6", 'opacity=".85"'), (0, 0, 392, 118), defs, (), 1)


def rim(size: tuple[int, int], corner: float, width: int) -> Image:
    """Paint the rim of a card or tile as the top layer: thin, brighter towards the sun."""
    height = round(width * size[1] / size[0])
    zoom = width / size[0]
    outer = rounded(width, height, corner * zoom)
    inset = round(3.2 * zoom)
    inner = Images.new("L", (width, height))
    inner.paste(rounded(width - 2 * inset, height - 2 * inset, (corner - 3) * zoom), (inset, inset))
    x, y = grid(width, height)
    light = (1.1 - 0.75 * (x / width + y / height) / 2) * 255
    result = Images.new("RGBA", (width, height), "#fff0cf")
    band = ImageChops.subtract(outer, inner)
    result.putalpha(ImageChops.multiply(band, Images.fromarray(light.clip(0, 255).astype(np.uint8))))
    return result


def coin() -> Sprite:
    """A Deben: its value is another layer; the sign of the weight is on the back."""
    return _coin("")


def coin_back() -> Sprite:
    """A Deben face down, and the sign of a Deben on a tile."""
    return _coin(line("M22,46 C24,26 56,26 58,46Z M22,53 H58", "#7a4d12", 4.5))


def _coin(sign: str) -> Sprite:
    defs = radial("coin", [(0, "#ffe9a0"), (0.6, "#d59d35"), (1, "#7a4d12")], 0.35, 0.3, 0.8)
    body = group(ellipse(40, 40, 37, 37, "url(#coin)"), 'filter="url(#f4)"')
    body += '<circle cx="40" cy="40" r="29" fill="none" stroke="#7a4d12" stroke-width="2.6"/>'
    body += '<circle cx="41" cy="41" r="29" fill="none" stroke="#fff0b8" stroke-width="1.2" opacity=".6"/>'
    return Sprite(body + group(sign, 'filter="url(#f2)"'), (0, 0, 84, 86), defs, (), 1, height=3)


PICTURES: list[Picture] = [
    entry("common/scarab", scarab, 0.5, (1, 2, 3)),
    *(entry(f"common/ribbon-{count}", partial(ribbon, count), 0.6, (1, 2, 3)) for count in (1, 2, 3)),
    *(
        entry(f"common/seal-{name}", partial(seal, colour), 0.6, (1, 2, 3))
        for name, colour in (*FAMILIES.items(), ("person", PERSON))
    ),
    *(
        entry(f"common/plate-{name}", partial(plate, colour), 264 / 392, (1, 2, 3))
        for name, colour in (*FAMILIES.items(), ("person", PERSON))
    ),
    Picture("common/card-rim", (264, 408), partial(rim, (264, 408), 24), (1, 2, 3)),
    Picture("common/tile-rim", (160, 160), partial(rim, (160, 160), 13.6), (1, 2, 3)),
    entry("common/deben", coin, 0.8, (1, 2, 3)),
    entry("common/deben-back", coin_back, 0.8, (1, 2, 3)),
]
