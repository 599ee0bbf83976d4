"""The cards of Sobek: what fills each face, in the shape of a card (44 by 68 mm)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from art.kit.picture import Picture
from art.sources.common import goods

if TYPE_CHECKING:
    from PIL.Image import Image

    from art.kit.painting import Painting

SIZE = (264, 408)


def paint_card(make: Callable[[], Painting], seed: int, width: int) -> Image:
    """Paint a whole card at `width` pixels."""
    from art.kit.painting import paint

    return paint(make(), width, seed=seed)


GOODS = {
    "ivory": goods.ivory,
    "ebony": goods.ebony,
    "marble": goods.marble,
    "cattle": goods.cattle,
    "fish": goods.fish,
    "wheat": goods.wheat,
    "amulet": goods.amulet,
}

PICTURES = [
    Picture(f"sobek/{name}", SIZE, partial(paint_card, make, len(name)), scales=(1, 2, 3))
    for name, make in GOODS.items()
]
