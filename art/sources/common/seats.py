"""The table of a new game: people taken out of their portraits, chairs, the round table and what lies on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image as Images
from PIL.Image import Image, Resampling

from art.kit.brush import painted_sprite
from art.kit.images import cornered, drop, grainy, place, render, vivid, with_shadow
from art.kit.painting import paint
from art.kit.palette import GOLD, LAPIS, MALACHITE, TERRACOTTA, mix
from art.kit.picture import Picture
from art.kit.shapes import linear, radial
from art.kit.sprite import paint_sprite
from art.sources.common import backs, characters, goods, players, portraits
from art.sources.duel import market
from art.sources.sa_re import stage
from art.sources.sa_re.plot import mul
from art.sources.sa_re.plots import DRAWINGS, painted, rendered
from art.sources.sobek import pieces, quay, things

BUST, LESSER = (552, 624), (345, 390)
"""The size of people at a table, and of those who have not won at its end, where they are smaller."""
_PERSON = '<g filter="url(#brush)">'
"""The beginning of the person in a portrait, behind which lies the backdrop."""


def bust(draw: Callable[[bool], str], is_glad: bool, width: int) -> Image:
    """Paint the person of a portrait without the backdrop."""
    _, mark, person = draw(is_glad).partition(_PERSON)
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -40 460 520"><defs>{portraits.DEFS}</defs>'
        f"{mark}{person}</svg>"
    )
    step = width / 480
    done = painted_sprite(rendered(drawing, width), [size * step for size in (9, 5, 2.8)], 3, 0.55)
    return vivid(done, 1.06, 1.05, 1.02)


CHAIR = (220, 300)
CHAIRS = {
    "crocodile": TERRACOTTA,
    "ibis": LAPIS,
    "cat": MALACHITE,
    "falcon": mix(GOLD, "#5a3a10", 0.2),
    "free": "#4A3524",
}
"""The cloth of each seat's chair by its seal, and that of a free one."""


def chair(cloth: str, width: int) -> Image:
    """Paint the back of a chair of dark wood with a gold line and a cloth."""
    lit, dark = mix(mul(cloth, 1.12), "#fff0d0", 0.16), mul(cloth, (0.55, 0.46, 0.56))
    defs = linear("wood", [(0, "#96602f"), (0.5, "#6B3F22"), (1, "#3a2012")], 0, 0, 1, 0.4)
    defs += linear("gold", [(0, "#FFE9A8"), (0.4, "#D9A640"), (1, "#7d5716")], 0, 0, 1, 0.5)
    defs += radial("cloth", [(0, lit), (0.55, cloth), (1, dark)], 0.34, 0.16, 0.95)
    body = '<path d="M8 340V58Q8 8 58 8H142Q192 8 192 58V340Z" fill="url(#wood)"/>'
    body += '<path d="M13 340V60Q13 13 60 13H140Q187 13 187 60V340" fill="none" stroke="url(#gold)" stroke-width="4"/>'
    body += '<path d="M26 340V66Q26 28 64 28H136Q174 28 174 66V340Z" fill="#241309"/>'
    body += '<path d="M29 340V67Q29 31 65 31H135Q171 31 171 67V340Z" fill="url(#cloth)"/>'
    for i in range(11):
        x = 33 + i * 13.4
        body += f'<path d="M{x:.0f} 40V340" stroke="{dark}" stroke-opacity=".16" stroke-width="2"/>'
    for at in (16, 184):
        body += f'<circle cx="{at}" cy="30" r="6" fill="url(#gold)"/>'
    drawn = grainy(render(body, width, (0, 0, *CHAIR), defs), 0.05, 7)
    return with_shadow(painted_sprite(drawn, (5, 3), 5, 0.6), width * 0.018)


TABLE = (1100, 500)


def table(width: int) -> Image:
    """Paint a round table of wood with a cloth in the colour of the Nile, in the light of lamps."""
    defs = linear("edge", [(0, "#7a4a26"), (0.35, "#9a6436"), (1, "#351b0e")], 0, 0, 1, 0)
    defs += linear("top", [(0, "#c08a52"), (0.5, "#9A6436"), (1, "#5d3418")], 0, 0, 1, 1)
    defs += radial("nap", [(0, "#3f8a92"), (0.45, "#1F5F6B"), (1, "#0d3640")], 0.42, 0.3, 0.8)
    defs += linear("gold", [(0, "#FFE9A8"), (0.5, "#D9A640"), (1, "#7d5716")], 0, 0, 1, 0.4)
    body = '<ellipse cx="546" cy="252" rx="516" ry="202" fill="#2c170c"/>'
    body += '<ellipse cx="544" cy="240" rx="516" ry="206" fill="url(#edge)"/>'
    body += '<ellipse cx="544" cy="216" rx="516" ry="206" fill="url(#gold)"/>'
    body += '<ellipse cx="544" cy="216" rx="513" ry="204" fill="url(#top)"/>'
    body += '<ellipse cx="544" cy="215" rx="488" ry="192" fill="#2c170c" fill-opacity=".6"/>'
    body += '<ellipse cx="544" cy="216" rx="486" ry="191" fill="url(#nap)"/>'
    body += '<ellipse cx="544" cy="216" rx="474" ry="184" fill="none" stroke="#D9B77E" stroke-opacity=".75" stroke-width="3"/>'
    drawn = grainy(render(body, width, (0, 0, *TABLE), defs), 0.045, 9)
    return with_shadow(painted_sprite(drawn, (9, 5, 3), 4, 0.6), width * 0.008, 0.6)


LAID = (620, 112)
_FLAT = 0.56
"""The height of a thing that lies on the table as it is seen, of its own."""


def _lying(canvas: Image, thing: Image, x: float, y: float, turn: float = 0.0) -> None:
    """Lay a thing flat on the table with its middle at (x, y)."""
    turned = thing.rotate(turn, Resampling.BICUBIC, expand=True)
    seen = turned.resize((turned.width, round(turned.height * _FLAT)), Resampling.LANCZOS)
    drop(canvas, seen, x - seen.width / 2, y - seen.height / 2, thing.width * 0.05)


def _good(name: str, side: int, seed: int, *, is_tile: bool = False) -> Image:
    if is_tile:
        return cornered(paint(getattr(goods, name)(), side, (2, 118, 396, 396), seed=seed), side * 0.12)
    return cornered(paint(getattr(goods, name)(), side, seed=seed), side * 0.09)


def sobek(width: int) -> Image:
    """Paint a deck, a line of cards and three event tokens."""
    zoom = width / LAID[0]
    canvas = Images.new("RGBA", (width, round(LAID[1] * zoom)))
    back = backs.paint_card_back("beige", round(86 * zoom))
    for i in range(3):
        _lying(canvas, back, (64 - i * 2) * zoom, (58 - i * 5) * zoom, 12)
    for i, name in enumerate(("fish", "ivory", "cattle", "wheat", "amulet")):
        x, y = 158 + i * 82, 55 - abs(i - 2) * 3
        _lying(canvas, _good(name, round(88 * zoom), i), x * zoom, y * zoom, 4 - i * 2)
    for name, x, y in (("guild-eye", 546, 40), ("guild-water", 588, 46), ("deceit", 562, 76)):
        _lying(canvas, paint_sprite(pieces.event(name), round(46 * zoom)), x * zoom, y * zoom)
    return canvas


def duel(width: int) -> Image:
    """Paint a pile of tiles, four tiles beside the Ankh, and two Pirogues that stand."""
    zoom = width / LAID[0]
    canvas = Images.new("RGBA", (width, round(LAID[1] * zoom)))
    back = backs.paint_tile_back("black", round(92 * zoom))
    for i in range(4):
        _lying(canvas, back, (58 - i * 1.5) * zoom, (66 - i * 5) * zoom, 7)
    for i, name in enumerate(("fish", "ivory", "cattle", "wheat")):
        x, y = 152 + i * 84 + (i > 1) * 34, 60 - (i in (1, 2)) * 3
        _lying(canvas, _good(name, round(90 * zoom), i, is_tile=True), x * zoom, y * zoom, 3 - i * 2)
    ankh = paint_sprite(market.ankh(), round(66 * zoom))
    drop(canvas, ankh, 266 * zoom, 27 * zoom, 5 * zoom)
    for name, x, y in (("mummy", 540, 4), ("scarabs", 494, 22)):
        sail = paint_sprite(market.pirogue(name), round(76 * zoom))
        place(canvas, sail, x * zoom, y * zoom)
    return canvas


def sa_re(width: int) -> Image:
    """Paint a small city with heaps of wood, stone and gold."""
    zoom = width / LAID[0]
    canvas = Images.new("RGBA", (width, round(LAID[1] * zoom)))
    for name, x, y, size in (
        ("pyramid", 196, 52, 150),
        ("library", 92, 62, 124),
        ("gardens", 268, 66, 120),
        ("palace", 172, 72, 112),
    ):
        sprite = painted(DRAWINGS[name]().svg(), round(size * zoom))
        place(canvas, sprite, x * zoom - sprite.width * 143 / 320, y * zoom - sprite.height * 0.62)
    for i, (kind, count) in enumerate((("wood", 3), ("stone", 3), ("gold", 4))):
        place(canvas, painted(stage.heap(kind, count), round(96 * zoom)), (344 + i * 88) * zoom, 16 * zoom)
    return canvas


def _people() -> Sequence[tuple[str, Callable[[bool], str]]]:
    return [*portraits.PEOPLE.items(), *characters.PEOPLE.items(), *players.PEOPLE.items()]


PICTURES = [
    *(Picture(f"common/{name}-bust", BUST, partial(bust, draw, True), (1,), 74) for name, draw in _people()),
    *(Picture(f"common/{name}-bust-cross", LESSER, partial(bust, draw, False), (1,), 64) for name, draw in _people()),
    *(Picture(f"common/chair-{name}", (330, 450), partial(chair, cloth), (1,), 78) for name, cloth in CHAIRS.items()),
    Picture("common/round-table", TABLE, table, (1,)),
    Picture("common/lantern", (200, 200), partial(paint_sprite, things.lantern(1.0)), (1,), 78),
    Picture("common/planks", (1920, 570), quay.planks, (1,), 78),
    Picture("common/laid-sobek", (930, 168), sobek, (1,), 78),
    Picture("common/laid-duel", (930, 168), duel, (1,), 74),
    Picture("common/laid-sa-re", (930, 168), sa_re, (1,), 78),
]
