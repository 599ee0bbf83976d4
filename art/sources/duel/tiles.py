"""The tiles of Sobek: 2 Players: the picture on each face, a square from the middle of the painting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PIL.Image import Image

from art.kit.images import cornered
from art.kit.painting import Painting, paint
from art.kit.picture import Picture
from art.sources.common import goods, people

SIZE = (160, 160)
CORNER = 3.4 / 40

GOODS: dict[str, tuple[Callable[[], Painting], int]] = {
    "ivory": (goods.ivory, 74),
    "ebony": (goods.ebony, 78),
    "marble": (goods.marble, 92),
    "cattle": (goods.cattle, 58),
    "fish": (goods.fish, 96),
    "wheat": (goods.wheat, 60),
    "statue": (goods.statue, 96),
    "cattle-2": (goods.grazing_cow, 76),
    "fish-2": (goods.fish_dish, 96),
    "wheat-2": (goods.wheat_sack, 84),
}
"""The paintings, and where in them the square begins."""

PEOPLE: dict[str, tuple[Callable[[], Painting], int]] = {
    "queen": (people.queen, 50),
    "high-priest": (people.high_priest, 118),
    "high-priestess": (people.high_priestess, 82),
    "vizier": (people.vizier, 98),
    "scribe-cattle": (partial(people.scribe, "cattle"), 98),
    "scribe-fish": (partial(people.scribe, "fish"), 98),
    "thief": (people.thief, 82),
    "courtesan": (people.courtesan, 82),
    "merchant": (people.merchant, 92),
    "architect": (people.architect, 98),
}
"""People are smaller on a tile, so that hand and tool are in it."""


def paint_tile(make: Callable[[], Painting], top: int, size: float, width: int) -> Image:
    """Paint the square of a painting that begins at `top`, with the subject `size` times as large."""
    painting = make()
    x, y, scale = painting.shift
    if size != 1:
        painting = replace(painting, shift=(x + 2, y, scale * size))
    return cornered(paint(painting, width, (0, top, 400, 400), seed=top), width * CORNER)


PICTURES = [
    Picture(f"duel/{name}", SIZE, partial(paint_tile, make, top, size), scales=(1, 2, 3), finer=4)
    for faces, size in ((GOODS, 1), (PEOPLE, 0.86))
    for name, (make, top) in faces.items()
]
