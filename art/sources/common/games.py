"""The pictures of the three games for the page of a new game: 640 by 400, without letters."""

from __future__ import annotations

from PIL import Image as Images
from PIL.Image import Image, Resampling

from art.kit.images import cornered, drop, evening, grainy, place, vivid
from art.kit.painting import paint
from art.kit.picture import Picture
from art.kit.sprite import paint_sprite
from art.sources.common import goods
from art.sources.duel import market
from art.sources.sa_re import ground, stage
from art.sources.sa_re.plots import DRAWINGS, painted, rendered
from art.sources.sobek import quay, things

SIZE = (640, 400)


def _fan(canvas: Image, names: list[str], x: float, y: float, width: int) -> None:
    """Lay some cards as a fan with its middle at (x, y)."""
    for i, name in enumerate(names):
        card = cornered(paint(getattr(goods, name)(), width, seed=i), width * 0.09)
        turn = (len(names) - 1) / 2 - i
        room = Images.new("RGBA", (card.width + 8, card.height + 8))
        room.alpha_composite(card, (4, 4))
        turned = room.rotate(turn * 9, Resampling.BICUBIC, expand=True)
        drop(
            canvas,
            turned,
            x - turn * width * 0.74 - turned.width / 2,
            y + abs(turn) * width * 0.10 - turned.height / 2,
            width * 0.05,
        )


def sobek(width: int) -> Image:
    """Paint the quay with a boat that brings goods."""
    zoom = width / 1000
    height = width * SIZE[1] // SIZE[0]
    canvas = Images.new("RGBA", (width, height))
    left = 560 * zoom
    place(canvas, quay.river(round(quay.WIDE * zoom)).convert("RGBA"), -left, 0)
    boat = round(430 * zoom)
    for part in (things.sail(), things.hull()):
        place(canvas, paint_sprite(part, boat), width * 0.40, 42 * zoom)
    place(canvas, quay.planks(round(quay.WIDE * zoom)), -left, quay.PLANKS_TOP * zoom * 0.98)
    _fan(canvas, ["fish", "ivory", "wheat"], width * 0.46, height * 0.82, round(width * 0.20))
    return _finished(canvas)


def duel(width: int) -> Image:
    """Paint tiles on the market square below the beam of the Ankh."""
    height = width * SIZE[1] // SIZE[0]
    canvas = Images.new("RGBA", (width, height))
    square = market.ground(round(width * 1.6)).convert("RGBA")
    place(canvas, square, -width * 0.3, -height * 0.3)
    names = [
        "ivory",
        "fish",
        "wheat",
        "cattle",
        "ebony",
        "marble",
        "statue",
        "fish",
        "ivory",
        "wheat",
        "cattle",
        "marble",
    ]
    side = round(width * 0.205)
    for i, name in enumerate(names):
        tile = cornered(paint(getattr(goods, name)(), side, (2, 118, 396, 396), seed=i), side * 0.12)
        drop(
            canvas,
            tile,
            width * 0.045 + i % 4 * side * 1.14,
            height * 0.035 + i // 4 * side * 1.06 - side * 0.12,
            side * 0.05,
        )
    beam = market.beam(round(width * 1.12))
    place(
        canvas,
        beam.resize((beam.width, round(side * 1.15)), Resampling.LANCZOS),
        -width * 0.06,
        height * 0.035 + side * 0.87,
    )
    ankh = paint_sprite(market.ankh(), round(width * 0.17))
    drop(canvas, ankh, width * 0.02, height * 0.36, side * 0.05)
    return _finished(canvas)


def sa_re(width: int) -> Image:
    """Paint a city on the bank and the barque of the sun."""
    height = width * SIZE[1] // SIZE[0]
    canvas = Images.new("RGBA", (width, height))
    zoom = width / 1180
    bank = ground.day("").convert("RGBA")
    bank = bank.resize((round(bank.width * zoom), round(bank.height * zoom)), Resampling.LANCZOS)
    place(canvas, bank, -330 * zoom, -130 * zoom)
    sun = rendered(stage.sun(False), round(620 * zoom))
    place(canvas, sun, 600 * zoom, -80 * zoom)
    for name, x, y, size in CITY:
        sprite = painted(DRAWINGS[name]().svg(), round(size * zoom))
        place(canvas, sprite, x * zoom - sprite.width * 143 / 320, y * zoom - sprite.width * 224 / 320)
    place(canvas, painted(stage.barque(), round(560 * zoom)), 610 * zoom, 400 * zoom)
    for i, (kind, count) in enumerate((("wood", 3), ("stone", 3), ("gold", 4))):
        place(canvas, painted(stage.heap(kind, count), round(150 * zoom)), (700 + i * 110) * zoom, 372 * zoom)
    return _finished(canvas)


CITY = [
    ("pyramid", 300, 200, 400),
    ("temple", 110, 300, 330),
    ("gardens", 470, 330, 300),
    ("library", 270, 400, 330),
    ("carpenter", 90, 490, 300),
    ("palace", 420, 520, 340),
    ("goldsmith", 250, 610, 300),
]
"""The plots of the city from back to front: name, middle, and the width of the sprite."""


def _finished(canvas: Image) -> Image:
    return grainy(vivid(evening(canvas, 0.16, 0.34), 1.06, 1.06, 1.02), 0.012, 3).convert("RGB")


PICTURES = [
    Picture("common/game-sobek", SIZE, sobek, scales=(1,)),
    Picture("common/game-duel", SIZE, duel, scales=(1,)),
    Picture("common/game-sa-re", SIZE, sa_re, scales=(1,)),
]
