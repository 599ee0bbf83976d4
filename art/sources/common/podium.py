"""The end of a game: the stones on which the players stand, and the winner's laurel."""

from __future__ import annotations

import math
from functools import partial

from PIL.Image import Image

from art.kit.brush import painted_sprite
from art.kit.images import grainy, render, with_shadow
from art.kit.palette import mix
from art.kit.picture import Picture
from art.kit.shapes import linear, moved, radial
from art.sources.common.seats import CHAIRS
from art.sources.sa_re.plot import mul

STONE = (420, 300)
_LIP = 46
"""The height of the slab on top."""
_DEEP, _GOLDEN = (0.5, 0.42, 0.52), (0.9, 0.84, 0.74)
"""The shares of red, green and blue that are left of a cloth's colour in the shade, and of gold, whose words are dark."""
_FRIEZE = ("#2f6f9a", "#E8D6A8", "#C0552F", "#E8D6A8", "#2f8f72", "#E8D6A8")


def stone(cloth: str, shade: tuple[float, float, float], width: int) -> Image:
    """Paint a block of limestone with a frieze, and a cloth with a golden hem hung over its front; `shade` is what the
    shade leaves of the cloth's red, green and blue.
    """
    lit, dark = mix(mul(cloth, 1.1), "#fff0d0", 0.1), mul(cloth, shade)
    defs = linear("stone", [(0, "#f3e4c4"), (0.5, "#d8bf92"), (1, "#97754e")], 0, 0, 1, 0.5)
    defs += linear("slab", [(0, "#fff6de"), (0.5, "#e9d5ac"), (1, "#a98a60")], 0, 0, 1, 0.6)
    defs += linear("cloth", [(0, lit), (0.5, cloth), (1, dark)], 0, 0, 1, 0.7)
    defs += linear("gold", [(0, "#FFE9A8"), (0.5, "#D9A640"), (1, "#7d5716")], 0, 0, 1, 0.4)
    defs += linear("fall", [(0, "#000", 0.42), (1, "#000", 0)], 0, 0, 0, 1)
    body = '<path d="M30 40H390V300H30Z" fill="url(#stone)"/>'
    body += "".join(
        f'<path d="M30 {y}H390" stroke="#7d5c38" stroke-opacity=".35" stroke-width="2"/>' for y in (150, 232)
    )
    body += '<path d="M62 40H358V300H62Z" fill="url(#cloth)"/>'
    body += "".join(
        f'<path d="M{x} 50V300" stroke="{dark}" stroke-opacity=".2" stroke-width="2"/>' for x in range(74, 358, 12)
    )
    body += '<path d="M66 40V300M354 40V300" stroke="url(#gold)" stroke-width="5"/>'
    body += f'<path d="M30 {_LIP}H390V{_LIP + 40}H30Z" fill="url(#fall)"/>'
    body += f'<path d="M10 10H410V{_LIP}H10Z" fill="url(#slab)"/>'
    step = 400 / 40
    for i in range(40):
        colour = _FRIEZE[i % len(_FRIEZE)]
        body += f'<path d="M{10 + i * step:.1f} 30h{step - 2:.1f}v10h-{step - 2:.1f}z" fill="{colour}"/>'
    body += '<path d="M10 12H410" stroke="#fffdf2" stroke-opacity=".8" stroke-width="4"/>'
    body += f'<path d="M10 {_LIP}H410" stroke="#6b4a28" stroke-opacity=".7" stroke-width="3"/>'
    drawn = grainy(render(body, width, (0, 0, *STONE), defs), 0.05, 11)
    return with_shadow(painted_sprite(drawn, (6, 3.5), 5, 0.62), width * 0.015)


LAUREL = (560, 560)
_LEAVES, _FIRST, _LAST = 15, 6.0, 148.0
"""The pairs of leaves of a branch, and the degrees from the foot of the circle to the first and the last."""
_MIDDLE, _RADIUS = (280.0, 290.0), 212.0


def laurel(width: int) -> Image:
    """Paint two branches of golden laurel that meet at their feet, in a warm light."""
    defs = linear("leaf", [(0, "#fff3bf"), (0.45, "#e6b23e"), (1, "#8a5d14")], 0, 0, 1, 1)
    defs += linear("back", [(0, "#d9aa48"), (1, "#6f4a10")], 0, 0, 1, 1)
    branch = ""
    for i in range(_LEAVES):
        angle = math.radians(_FIRST + (_LAST - _FIRST) * i / (_LEAVES - 1))
        x, y = _MIDDLE[0] + _RADIUS * math.sin(angle), _MIDDLE[1] + _RADIUS * math.cos(angle)
        ahead, size = math.degrees(math.atan2(-math.sin(angle), math.cos(angle))), 1.15 - 0.45 * i / _LEAVES
        for lean, fill in ((32, "back"), (-32, "leaf")):
            leaf = f'<path d="M0 0C10 -14 34 -18 58 0C34 18 10 14 0 0Z" fill="url(#{fill})"/>'
            rib = '<path d="M4 0H48" stroke="#7d5716" stroke-opacity=".5" stroke-width="1.6"/>'
            branch += moved(leaf + rib, x, y, size, ahead + lean)
    body = branch + f'<g transform="translate({2 * _MIDDLE[0]},0) scale(-1,1)">{branch}</g>'
    leaves = painted_sprite(render(body, width, (0, 0, *LAUREL), defs), (5, 3), 7, 0.7)
    light = radial("light", [(0, "#fff2c0", 0.8), (0.5, "#ffdf8a", 0.35), (1, "#ffcf60", 0)])
    lit = render('<circle cx="280" cy="280" r="278" fill="url(#light)"/>', width, (0, 0, *LAUREL), light)
    lit.alpha_composite(leaves)
    return lit


PICTURES = [
    *(
        Picture(f"common/stone-{name}", STONE, partial(stone, cloth, _GOLDEN if name == "falcon" else _DEEP), (1,), 80)
        for name, cloth in CHAIRS.items()
        if name != "free"
    ),
    Picture("common/laurel", (380, 380), laurel, (1,), 66),
]
