"""The cards of Sobek: the picture on each face, in the shape of a card (44 by 68 mm)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL.Image import Image

from art.kit.images import cornered
from art.kit.painting import Painting, paint
from art.kit.picture import Picture
from art.sources.common import goods, people

SIZE = (264, 408)
CORNER = 4 / 44

FACES: dict[str, Callable[[], Painting]] = {
    "ivory": goods.ivory,
    "ebony": goods.ebony,
    "marble": goods.marble,
    "cattle": goods.cattle,
    "fish": goods.fish,
    "wheat": goods.wheat,
    "amulet": goods.amulet,
    "cattle-2": goods.grazing_cow,
    "fish-2": goods.fish_dish,
    "wheat-2": goods.wheat_sack,
    "queen": people.queen,
    "high-priest": people.high_priest,
    "high-priestess": people.high_priestess,
    "vizier": people.vizier,
    "scribe-cattle": partial(people.scribe, "cattle"),
    "scribe-fish": partial(people.scribe, "fish"),
    "thief": people.thief,
    "courtesan": people.courtesan,
    "merchant": people.merchant,
}


def paint_card(make: Callable[[], Painting], seed: int, width: int) -> Image:
    """Paint a whole card at `width` pixels."""
    return cornered(paint(make(), width, seed=seed), width * CORNER)


PICTURES = [
    Picture(f"sobek/{name}", SIZE, partial(paint_card, make, len(name)), scales=(1, 2, 3), finer=4)
    for name, make in FACES.items()
]
