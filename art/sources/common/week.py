"""The week on the river: the evening behind it, landing places with their boards, lotus flowers and lights.

`week` and `week-tall` are the title's shore a little later. All sprites have one unit a pixel where they are nearest.
"""

from __future__ import annotations

import math
from functools import partial
from random import Random

import numpy as np
from PIL import Image as Images
from PIL import ImageFilter
from PIL.Image import Image

from art.kit.brush import strokes
from art.kit.filters import grain
from art.kit.images import array, image
from art.kit.palette import scaled
from art.kit.picture import Picture
from art.kit.shapes import ellipse, group, line, linear, moved, path, radial, rect
from art.kit.sprite import Sprite
from art.sources.common.stock import entry
from art.sources.common.title import SUN, shore, water
from art.sources.sa_re.plots import rendered
from art.sources.sobek.things import lantern

HORIZON, TALL_HORIZON = 0.5, 0.25
"""The height of the horizon in the wide and in the tall background, as shares."""
_TITLE_HORIZON, _TITLE_WIDE, _TITLE_LEFT = 622, 2560, 320
_DUSK, _DEPTH = np.array([26, 30, 78], np.float32), np.array([8, 34, 52], np.float32)


def evening(size: tuple[int, int], horizon: float, zoom: float, width: int) -> Image:
    """Paint shore, sky and water at dusk: the title enlarged by `zoom` about its pyramids, darker above and below."""
    scale = width / size[0]
    high, line_at = round(size[1] * scale), round(size[1] * horizon * scale)
    drawn = rendered(shore(), round(_TITLE_WIDE * zoom * scale))
    middle = (1254 - size[0] / 2 / zoom) * zoom * scale
    top = _TITLE_HORIZON * zoom * scale - line_at
    sky = Images.new("RGBA", (width, high), "#1c5560")
    sky.alpha_composite(drawn.crop((round(middle), round(top), round(middle) + width, round(top) + line_at)))
    sun = (SUN[0] + _TITLE_LEFT) * zoom - middle / scale
    still = water(sky, line_at, sun * 2560 / size[0])
    painted = strokes(still, [s * scale for s in (20, 10, 5)], 2, thresholds=(0, 7, 9), jitter=4, opacity=0.7)
    pixels = array(Images.blend(painted.convert("RGB"), still.convert("RGB"), 0.5))[..., :3]
    bloom = Images.fromarray((np.clip(pixels / 255 - 0.68, 0, 1) * 765).clip(0, 255).astype(np.uint8)).filter(
        ImageFilter.GaussianBlur(34 * scale)
    )
    pixels = 255 - (255 - pixels) * (1 - np.asarray(bloom, np.float32) / 255 * 0.42)
    y = np.linspace(0, 1, high, dtype=np.float32)[:, None, None]
    above, below = np.clip((horizon - 0.06 - y) / horizon, 0, 1), np.clip((y - horizon + 0.02) / (1 - horizon), 0, 1)
    away = np.clip(np.maximum(above, below) * 1.05, 0, 1) ** 1.15
    tone = np.where(y < horizon, _DUSK, _DEPTH)
    pixels = pixels * (1 - 0.5 * away) * 0.95 + tone * 0.42 * away
    return image(np.dstack([pixels, np.full((*pixels.shape[:2], 1), 255)]).astype(np.float32)).convert("RGB")


# ---- lotus ----------------------------------------------------------------------------------------

_METALS = {
    "gold": ("#fff0b4", "#e9b63a", "#a9700f", "#5e3a06"),
    "silver": ("#ffffff", "#d3dce6", "#8696ac", "#39465a"),
    "bronze": ("#ffdcb8", "#dc8f58", "#97512b", "#4c2410"),
    "bud": ("#e4f2cf", "#9cc492", "#4e8466", "#1e4438"),
    "plain": ("#fff9ec", "#e8d6c4", "#a98a86", "#4a3440"),
}
"""The lightest and the main colour of a petal, its foot, and its outline."""
_PETALS: dict[str, tuple[tuple[float, float], ...]] = {
    "gold": ((78, 0.7), (-78, 0.7), (53, 0.84), (-53, 0.84), (27, 0.95), (-27, 0.95), (0, 1)),
    "silver": ((64, 0.78), (-64, 0.78), (33, 0.92), (-33, 0.92), (0, 1)),
    "bronze": ((44, 0.86), (-44, 0.86), (0, 0.98)),
    "bud": ((13, 0.8), (-13, 0.8), (0, 0.9)),
    "plain": ((0, 0.8),),
    "empty": ((44, 0.86), (-44, 0.86), (0, 0.98)),
}
"""The petals from back to front: the angle in degrees, and the length as a share."""
_LONG, _FOOT = 88.0, (90.0, 104.0)


def _petal(angle: float, share: float, broad: float) -> tuple[str, str]:
    """Return the outline of a petal that grows from the foot of the flower, and its transform."""
    long, half = _LONG * share, broad / 2
    outline = (
        f"M0,0C{-half * 0.55:.1f},{-long * 0.1:.1f} {-half * 1.25:.1f},{-long * 0.42:.1f} {-half * 0.86:.1f},"
        f"{-long * 0.66:.1f}Q{-half * 0.45:.1f},{-long * 0.88:.1f} 0,{-long:.1f}Q{half * 0.45:.1f},{-long * 0.88:.1f} "
        f"{half * 0.86:.1f},{-long * 0.66:.1f}C{half * 1.25:.1f},{-long * 0.42:.1f} {half * 0.55:.1f},"
        f"{-long * 0.1:.1f} 0,0Z"
    )
    return outline, f'transform="translate({_FOOT[0]},{_FOOT[1]}) rotate({angle})"'


def lotus(kind: str) -> Sprite:
    """A lotus on its leaf: open in a metal with 7, 5 or 3 petals, with a plain one, a closed bud, or only its outline."""
    x, y = _FOOT
    leaf = f"M{x - 70},{y + 9}a70,17 0 1 0 140,0a70,17 0 0 0 -58,-15.4L{x},{y + 8}L{x - 14},{y - 7.4}a70,17 0 0 0 -56,16.4Z"
    defs = linear("leaf", [(0, "#5fae84"), (0.5, "#35785c"), (1, "#17443c")])
    body = ellipse(x + 4, y + 18, 76, 16, "#04141c", 'opacity=".5" filter="url(#b4)"')
    body += group(path(leaf, "url(#leaf)"), 'filter="url(#f2)"') + line(leaf, "#123c38", 2.2)
    body += "".join(
        line(f"M{x},{y + 8}L{x + 64 * math.cos(a):.0f},{y + 9 + 15 * math.sin(a):.0f}", "#1d5548", 1.4, 'opacity=".7"')
        for a in (0.0, 0.5, 1.1, 1.57, 2.04, 2.64, math.pi)
    )
    broad = 34.0 if kind == "bud" else 40.0
    if kind == "empty":
        for angle, share in _PETALS[kind]:
            outline, at = _petal(angle, share, broad)
            body += path(outline, "#0d2a36", f'opacity=".45" {at}') + line(outline, "#d9efe6", 3.2, at)
        return Sprite(body, (0, 0, 180, 140), defs, broad=(), crisp=1)
    light, main, foot, edge = _METALS[kind]
    defs += linear("petal", [(0, light), (0.36, main), (1, foot)])
    defs += linear("behind", [(0, main), (1, scaled(foot, 0.82))])
    defs += radial("shine", [(0, light, 0.9), (1, light, 0)], 0.5, 0.5, 0.5)
    flower = ""
    for index, (angle, share) in enumerate(_PETALS[kind]):
        outline, at = _petal(angle, share, broad)
        is_behind = index % 4 < 2 and len(_PETALS[kind]) > 3 and index < 4
        rib = f"M0,{-_LONG * share * 0.12:.1f}V{-_LONG * share * 0.78:.1f}"
        flower += path(outline, "url(#behind)" if is_behind else "url(#petal)", at)
        flower += group(line(rib, light, 2.2, 'opacity=".55"'), at) + line(outline, edge, 3.4, at)
    if kind not in ("bud", "plain"):
        flower += ellipse(x, y - 6, 26, 12, "url(#shine)")
    else:
        flower += path(f"M{x - 14},{y - 2}q-6,-26 4,-44q2,26 10,44Z", "#3c7a58") + path(
            f"M{x + 14},{y - 2}q6,-26 -4,-44q-2,26 -10,44Z", "#2a5c48"
        )
    return Sprite(body + flower, (0, 0, 180, 140), defs, broad=(), crisp=1)


def ring() -> Sprite:
    """The ring of light on the water around a flower: somebody helped."""
    body = ""
    for colour, width, extra in (("#062029", 11, 'opacity=".55"'), ("#fff2cf", 6, "")):
        body += (
            f'<ellipse cx="120" cy="46" rx="108" ry="34" fill="none" stroke="{colour}" stroke-width="{width}" {extra}/>'
        )
    return Sprite(body, (0, 0, 240, 92), broad=(), crisp=1)


# ---- landing place --------------------------------------------------------------------------------


def landing(side: int) -> Sprite:
    """An islet with reeds, and a jetty that leads from it towards us and a little to the `side` (-1 or 1)."""
    rng = Random(7 + side)
    defs = radial("sand", [(0, "#dcae7c"), (0.6, "#b47f58"), (1, "#7a4a42")], 0.36, 0.3, 0.8)
    defs += linear("deck", [(0, "#c79058"), (1, "#8d5a38")]) + grain("wood", 0.018, 0.09, 3, 1.3, light=1.05)
    x = 200.0
    body = ellipse(x + 4, 96, 192, 44, "#04161f", 'opacity=".55" filter="url(#b8)"')
    body += ellipse(x, 82, 176, 34, "#6a3f3a")
    body += group(ellipse(x, 74, 174, 31, "url(#sand)"), 'filter="url(#f4)"')
    body += ellipse(x - 30, 66, 108, 15, "#ffd9a0", 'opacity=".4" filter="url(#b4)"')
    for edge in (-1, 1):
        for _ in range(9):
            foot = x + edge * (96 + 74 * rng.random())
            high, lean = 42 + 62 * rng.random(), edge * (4 + 26 * rng.random())
            ground = 74 + 12 * rng.random()
            tone = rng.choice(("#1d4a3c", "#2c6048", "#163a36", "#47764f"))
            body += path(
                f"M{foot - 4:.0f},{ground:.0f}Q{foot + lean * 0.3:.0f},{ground - high * 0.6:.0f} {foot + lean:.0f},"
                f"{ground - high:.0f}Q{foot + lean * 0.5 + 5:.0f},{ground - high * 0.5:.0f} {foot + 5:.0f},{ground:.0f}Z",
                tone,
            )
    shift = side * 16
    back, front, top, foot_y = 62, 98, 70, 178
    corners = (x - back, x + back, x + front + shift, x - front + shift)
    body += path(
        f"M{corners[0] + 16},{top + 14}L{corners[1] + 16},{top + 14}L{corners[2] + 24},{foot_y + 34}L{corners[3] + 14},"
        f"{foot_y + 34}Z",
        "#03131c",
        'opacity=".6" filter="url(#b8)"',
    )
    deck = path(f"M{corners[0]},{top}L{corners[1]},{top}L{corners[2]},{foot_y}L{corners[3]},{foot_y}Z", "url(#deck)")
    rows = 9
    for row in range(rows):
        a, b = (row / rows) ** 1.18, ((row + 1) / rows) ** 1.18
        y0, y1 = top + (foot_y - top) * a, top + (foot_y - top) * b
        left0, right0 = (corners[i] + (corners[j] - corners[i]) * a for i, j in ((0, 3), (1, 2)))
        left1, right1 = (corners[i] + (corners[j] - corners[i]) * b for i, j in ((0, 3), (1, 2)))
        ragged = rng.uniform(-5, 5)
        tone = rng.choice(("#a87850", "#8d6040", "#99694a", "#80553a", "#b08258"))
        deck += path(
            f"M{left0 + ragged:.0f},{y0:.1f}L{right0 + ragged:.0f},{y0:.1f}L{right1 + ragged:.0f},{y1 - 1.6:.1f}"
            f"L{left1 + ragged:.0f},{y1 - 1.6:.1f}Z",
            tone,
        )
        deck += line(f"M{left1 + ragged:.0f},{y1 - 0.8:.1f}L{right1 + ragged:.0f},{y1 - 0.8:.1f}", "#2c1610", 2.2)
        for at in (0.12, 0.88):
            deck += ellipse(left0 + (right0 - left0) * at, (y0 + y1) / 2, 1.8, 1.4, "#38201a")
    body += group(deck, 'filter="url(#wood)"')
    body += path(
        f"M{corners[3] - 3},{foot_y}L{corners[2] + 3},{foot_y}v15L{corners[3] - 3},{foot_y + 15}Z", "#5a3424"
    ) + line(f"M{corners[3]},{foot_y}L{corners[2]},{foot_y}", "#d9a468", 2.6)
    for edge in (corners[3] + 8, corners[2] - 8):
        body += ellipse(edge, foot_y + 52, 20, 6, "#03131c", 'opacity=".6" filter="url(#b2)"')
        post = rect(edge - 9, foot_y - 26, 18, 80, "#7c4c30") + rect(edge - 9, foot_y - 26, 7, 80, "#b3774a")
        post += ellipse(edge, foot_y - 26, 9, 4, "#e2ac70") + rect(edge - 11, foot_y - 10, 22, 7, "#d8b482")
        body += group(post, 'filter="url(#f2)"')
    return Sprite(body, (0, -44, 400, 294), defs, (5, 3), 0.62)


def board() -> Sprite:
    """The board of a landing place on two posts: picture and name of the game cover its field, 12 to 228 by 10 to 190."""
    body = ""
    for x in (44, 186):
        post = rect(x, 170, 12, 88, "#70452c") + rect(x, 170, 4, 88, "#b37a4a")
        body += group(post, 'filter="url(#f2)"')
    frame = '<rect x="6" y="4" width="230" height="192" rx="12" fill="#8a5a36"/>'
    body += ellipse(126, 200, 112, 8, "#0b0710", 'opacity=".5" filter="url(#b4)"')
    body += group(frame, 'filter="url(#f4)"') + '<rect x="11" y="9" width="220" height="182" rx="8" fill="#2B2118"/>'
    return Sprite(body, (0, 0, 244, 262), broad=(4, 2.5), crisp=0.7, height=4)


def lamp(glow: float) -> Sprite:
    """The lantern on a crook at the landing place of today."""
    body = ellipse(66, 132, 64, 64, "#ffb84a", f'opacity="{0.4 * glow:.2g}" filter="url(#b14)"')
    body += line("M128,250C126,190 132,120 118,66Q104,26 74,32Q62,36 64,52", "#3a2116", 13)
    body += line("M125,248C123,190 129,120 115,68Q102,34 76,38", "#a06a3c", 4)
    body += moved(lantern(glow).body, 64 - 30 * 1.3, 104, 1.3)
    return Sprite(body, (-60, -20, 220, 280), broad=(), crisp=1)


def spark(colour: str, light: str) -> Sprite:
    """A light on the water: the course of the week leads along them."""
    body = ellipse(24, 12, 20, 8, colour, 'opacity=".55" filter="url(#b2)"') + ellipse(24, 12, 11, 4.6, light)
    return Sprite(body, (0, 0, 48, 24), broad=(), crisp=1)


PICTURES = [
    Picture("common/week", (2560, 1080), partial(evening, (2560, 1080), HORIZON, 1.16), scales=(1,), quality=80),
    Picture(
        "common/week-tall", (1200, 1440), partial(evening, (1200, 1440), TALL_HORIZON, 0.6), scales=(1,), quality=80
    ),
    *(entry(f"common/lotus-{kind}", partial(lotus, kind)) for kind in _PETALS),
    entry("common/lotus-ring", ring),
    entry("common/landing-left", partial(landing, -1)),
    entry("common/landing-right", partial(landing, 1)),
    entry("common/landing-board", board),
    entry("common/landing-lamp-1", partial(lamp, 1.0)),
    entry("common/landing-lamp-2", partial(lamp, 0.78)),
    entry("common/course-past", partial(spark, "#ffb84a", "#ffe6ae")),
    entry("common/course-ahead", partial(spark, "#9fb4dc", "#d5def2")),
]
