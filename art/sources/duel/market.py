"""The market square of Sobek: 2 Players from above: ground, dais, cloths, canal, the Ankh and its beam of light.

One unit is one pixel at 1920x1080. The ground is 2560 by 1440 units and is cropped to the window about its middle.
"""

from __future__ import annotations

import math
from functools import partial
from random import Random

import numpy as np
from PIL import Image as Images
from PIL.Image import Image

from art.kit.brush import painted_sprite, strokes
from art.kit.filters import grain, wobble
from art.kit.images import Field, evening, grid, image, noise, render, vivid
from art.kit.palette import SEATS, mix
from art.kit.picture import Picture
from art.kit.shapes import ellipse, group, line, linear, moved, path, radial, rect
from art.kit.sprite import Sprite
from art.sources.common import motifs
from art.sources.common.stock import entry

WIDE, HIGH = 2560, 1440
BEAM_GOLD = (255, 214, 120)
INK = "#2b1810"


def ground(width: int) -> Image:
    """Paint the paved square: sand over worn stones, footprints, wheel tracks."""
    zoom = width / WIDE
    rng = Random(23)
    defs = linear("sand", [(0, "#b98c5a"), (0.5, "#976e4b"), (1, "#634943")], 0, 0, 1, 1) + grain(
        "sand-grain", 0.035, 0.05, 5, 2.0
    )
    body = rect(0, 0, WIDE, HIGH, "url(#sand)", 'filter="url(#sand-grain)"')
    stones = ""
    for row in range(-1, 31):
        for k in range(-1, 43):
            left, top = k * 62 + (31 if row % 2 else 0), row * 48
            worn = noise(64, 64, 5, 5, 3, 9)[
                min(63, max(0, int(top / HIGH * 63))), min(63, max(0, int(left / WIDE * 63)))
            ]
            opacity = rng.choice([0.5, 0.7, 0.9]) * (1.1 if worn > 0.5 else 0.5)
            box = f'x="{left + 2}" y="{top + 2}" width="{58 + rng.uniform(-5, 0):.0f}" height="{44 + rng.uniform(-4, 0):.0f}" rx="9"'
            stones += f'<rect {box} fill="{rng.choice(["#d5ab74", "#c2966a", "#b78a60", "#caa070", "#dcb680"])}" opacity="{opacity:.2f}"/>'
    body += group(stones, 'filter="url(#f2)" opacity=".85"')
    for _ in range(70):
        x, y = rng.uniform(0, WIDE), rng.uniform(0, HIGH)
        body += ellipse(x, y, rng.uniform(30, 120), rng.uniform(16, 50), "#d8ae78", 'opacity=".25" filter="url(#b14)"')
    for _ in range(160):
        x, y, r = rng.uniform(0, WIDE), rng.uniform(0, HIGH), rng.uniform(1.5, 4)
        body += ellipse(x + 1.5, y + 2, r * 1.2, r, "#3a241c", 'opacity=".4"') + ellipse(
            x, y, r, r * 0.8, rng.choice(["#e6c696", "#9a7450", "#f2dcb0"])
        )
    drawn = render(body, width, (0, 0, WIDE, HIGH), defs)
    painted = strokes(drawn, [s * zoom for s in (22, 9)], 8, (0, 5), 6, 0.6)
    return evening(Images.blend(painted, drawn, 0.2), 0.2, 0.3).convert("RGB")


def dais() -> Sprite:
    """The board of 6 by 6 squares: three rings of stone; a square is 164 units, the rim 8."""
    size, square = 1000, 164
    rng = Random(2)
    defs = grain("pave", 0.06, 0.06, 4, 1.7)
    body = group(
        f'<rect x="4" y="4" width="{size - 8}" height="{size - 8}" rx="18" fill="#8d6a50"/>', 'filter="url(#f7)"'
    )
    body += rect(10, 10, size - 20, size - 20, "#7a6653", 'filter="url(#pave)"')
    body += rect(10 + square, 10 + square, 4 * square - 4, 4 * square - 4, "#8f5334", 'filter="url(#pave)"')
    body += rect(10 + 2 * square, 10 + 2 * square, 2 * square - 4, 2 * square - 4, "#a38558", 'filter="url(#pave)"')
    for i in range(6):
        for j in range(6):
            x, y = 14 + i * square, 14 + j * square
            body += f'<rect x="{x}" y="{y}" width="{square - 12}" height="{square - 12}" rx="14" fill="#1d100c" opacity="{0.18 + rng.random() * 0.08:.2f}"/>'
            body += line(
                f"M{x + 8},{y + square - 11} h{square - 28} M{x + square - 11},{y + 10} v{square - 34}",
                "#ffdca8",
                2,
                'opacity=".28"',
            )
            body += line(
                f"M{x + 4},{y + square - 30} V{y + 12} q0,-8 8,-8 H{x + square - 34}", "#120a08", 3, 'opacity=".3"'
            )
    return Sprite(body, (0, 0, size + 40, size + 44), defs, (9, 5), 0.5, height=16, shade=0.6)


def rug(seat: str) -> Sprite:
    """A woven cloth in the colour of a seat, fringed left and right, with folds: a player's riches lie on it."""
    lit, dark = SEATS[seat]
    width, height = 834, 282
    rng = Random(len(seat))
    cream, teal, deep = "#f1dcae", "#2fa79c", mix(dark, "#10060a", 0.45)
    defs = linear(
        "wool", [(0, mix(lit, dark, 0.5)), (0.5, mix(lit, dark, 0.72)), (1, mix(dark, "#10060a", 0.22))], 0, 0, 1, 0.6
    )
    defs += grain("weave", 0.02, 0.5, 3, 1.3) + wobble("hem", 0.011, 3.0)
    defs += f'<clipPath id="edge"><rect x="18" y="8" width="{width - 36}" height="{height - 16}"/></clipPath>'
    fringe = "".join(
        line(
            f"M22,{y} q-8,{rng.uniform(-4, 4):.0f} {-rng.uniform(13, 19):.0f},{rng.uniform(-4, 5):.0f} "
            f"M{width - 22},{y} q8,{rng.uniform(-4, 4):.0f} {rng.uniform(13, 19):.0f},{rng.uniform(-4, 5):.0f}",
            rng.choice(["#e6cfa0", "#cfae78", "#f1dcae"]),
            2.6,
        )
        for y in range(12, height - 8, 5)
    )
    body = rect(18, 8, width - 36, height - 16, "url(#wool)", 'filter="url(#weave)"')
    for x, wide, colour, opacity in ((40, 10, cream, 0.85), (54, 5, teal, 0.85), (64, 18, deep, 0.75)):
        for left in (x, width - x - wide):
            body += rect(left, 8, wide, height - 16, colour, f'opacity="{opacity}"')
    for y in range(20, height - 14, 16):
        for x in (73, width - 73):
            body += ellipse(x, y, 5.6, 5.2, mix(cream, "#8a6a44", rng.uniform(0, 0.35)), 'filter="url(#f2)"')
    body += f'<rect x="92" y="20" width="{width - 184}" height="{height - 40}" fill="none" stroke="{cream}" stroke-width="3" opacity=".6"/>'
    for y in (28, height - 20):
        zigzag = f"M100,{y}" + "".join(f" l9,{-8 if i % 2 == 0 else 8}" for i in range((width - 200) // 9))
        body += line(zigzag, cream, 2.2, 'opacity=".45"')
    folds = ""
    for x, lean in ((190, 46), (430, -38), (640, 52)):
        ridge = f"M{x},0 L{x + lean},{height}"
        folds += line(ridge, "#12060c", 26, 'opacity=".34" filter="url(#b14)"')
        folds += line(
            ridge.replace(f"M{x}", f"M{x - 22}").replace(f"L{x + lean}", f"L{x + lean - 22}"),
            "#fff0d0",
            16,
            'opacity=".2" filter="url(#b14)"',
        )
    folds += f'<rect x="10" y="0" width="{width - 20}" height="{height}" fill="none" stroke="#12060c" stroke-width="40" opacity=".62" filter="url(#b14)"/>'
    folds += line(f"M20,12 H{width - 20}", mix(lit, "#ffffff", 0.35), 3, 'opacity=".55"')
    body = group(fringe + group(body + folds, 'clip-path="url(#edge)"'), 'filter="url(#hem)"')
    return Sprite(body, (0, 0, width + 16, height + 20), defs, (8, 4), 0.62, height=9)


def dark_cloth() -> Sprite:
    """The dark cloth below hand and answers; it may be cut or drawn in nine parts of 40 units."""
    defs = linear("cloth", [(0, "#1a4d5b"), (0.4, "#103743"), (1, "#071d26")], 0, 0, 0.6, 1) + grain(
        "weave", 0.5, 0.06, 2, 0.7
    )
    body = rect(-10, -10, 860, 330, "url(#cloth)", 'filter="url(#weave)"')
    body += '<rect x="9" y="9" width="816" height="286" rx="9" fill="none" stroke="#e6cfa0" stroke-width="2" opacity=".35"/>'
    return Sprite(body, (0, 0, 834, 304), defs, (14, 7), 0.5, corner=14)


def canal(width: int) -> Image:
    """Paint the canal with its stone banks: 112 units high, as wide as a window may be."""
    zoom = width / 1600
    rng = Random(31)
    defs = linear("water", [(0, "#7fb5ae"), (0.3, "#2f7f8c"), (1, "#0d4254")])
    body = rect(0, 4, 1600, 104, "#4b3328") + rect(0, 10, 1600, 92, "url(#water)")
    for _ in range(170):
        x, y, w = rng.uniform(-20, 1600), rng.uniform(18, 96), rng.uniform(20, 70)
        wave = f"M{x:.0f},{y:.0f} q{w / 4:.0f},-4 {w / 2:.0f},0 t{w / 2:.0f},0"
        body += line(
            wave, rng.choice(["#d9f0d8", "#0a3a4a", "#ffe9b0", "#8fd0c8"]), 2, f'opacity="{rng.uniform(0.25, 0.7):.2f}"'
        )
    for x, y in ((120, 30), (170, 84), (1290, 28), (1420, 82), (760, 92), (1010, 24)):
        body += (
            ellipse(x, y, 13, 9, "#3f8a5b")
            + line(f"M{x},{y} l13,-2", "#1f5a44", 2)
            + ellipse(x + 16, y + 4, 8, 6, "#2f7a50")
        )
    body += rect(0, 10, 1600, 16, "#08141a", 'opacity=".5" filter="url(#b4)"')
    body += group(rect(-20, -2, 1640, 12, "#dcb98a") + rect(-20, 102, 1640, 10, "#a8835f"), 'filter="url(#f4)"')
    body += "".join(line(f"M{x},0 v10 M{x + 40},103 v9", "#5a3c28", 2.4, 'opacity=".6"') for x in range(30, 1600, 82))
    drawn = render(body, width, (0, 0, 1600, 112), defs)
    return vivid(painted_sprite(drawn, [s * zoom for s in (7, 4)], 6, 0.45), 1.08, 1.05, 1.02).convert("RGB")


def bridge() -> Sprite:
    """A bridge of flat stones over the canal, from above, on which pile and bag lie."""
    width, height = 220, 124
    rng = Random(12)
    defs = grain("pave", 0.06, 0.06, 4, 1.5)
    body = rect(6, 0, width - 12, height, "#6d4c38")
    for row in range(4):
        for k in range(4):
            left = 8 + k * 52 - (26 if row % 2 else 0)
            right = min(left + 49, width - 8)
            left = max(left, 8)
            if right > left:
                tone = rng.choice(["#c79a6c", "#b98c62", "#d0a678", "#c2966a"])
                body += rect(left, 1 + row * 31, right - left, 28, tone, 'filter="url(#pave)"')
    for x in (2, width - 14):
        body += f'<rect x="{x}" y="0" width="12" height="{height}" rx="4" fill="#dcb680" filter="url(#f2)"/>'
    return Sprite(body, (0, 0, width + 14, height + 4), defs, (6, 3.5), 0.55, height=7)


def boat() -> Sprite:
    """The boat with five berths for the Pirogues, from above; a berth is 78 units wide, the first at x = 112."""
    w, h = 560, 112
    defs = linear("wood", [(0, "#d79c5c"), (1, "#6b3d22")])
    outline = (
        f"M4,{h / 2} C60,4 {w * 0.2:.0f},4 {w * 0.5:.0f},4 C{w * 0.8:.0f},4 {w - 60},4 {w - 4},{h / 2} "
        f"C{w - 60},{h - 4} {w * 0.8:.0f},{h - 4} {w * 0.5:.0f},{h - 4} C{w * 0.2:.0f},{h - 4} 60,{h - 4} 4,{h / 2}Z"
    )
    inside = (
        f"M44,{h / 2} C90,18 {w * 0.25:.0f},15 {w * 0.5:.0f},15 C{w * 0.75:.0f},15 {w - 90},18 {w - 44},{h / 2} "
        f"C{w - 90},{h - 18} {w * 0.75:.0f},{h - 15} {w * 0.5:.0f},{h - 15} C{w * 0.25:.0f},{h - 15} 90,{h - 18} 44,{h / 2}Z"
    )
    body = (
        group(path(outline, "url(#wood)"), 'filter="url(#f7)"')
        + path(inside, "#3a2014")
        + path(inside, "#1a0c08", 'opacity=".35" filter="url(#b8)"')
    )
    body += "".join(line(f"M{90 + k * 26},20 V{h - 20}", "#8a5a34", 2.5, 'opacity=".5"') for k in range(15))
    for k in range(5):
        body += f'<circle cx="{124 + k * 78}" cy="{h / 2}" r="35" fill="#24120c" stroke="#a8743f" stroke-width="2.5" opacity=".8"/>'
    body += ellipse(26, h / 2 - 5, 6, 5, "#fff6e0") + ellipse(25, h / 2 - 5, 3, 3, INK)
    return Sprite(body, (0, 0, w + 14, h + 18), defs, (7, 4), 0.55, height=8)


def ankh() -> Sprite:
    """The Ankh: a disc of teal enamel in gold."""
    defs = radial("enamel", [(0, "#3fa7a8"), (0.7, "#14606c"), (1, "#0a3640")], 0.35, 0.3, 0.8)
    body = group(ellipse(60, 60, 56, 56, "#d9a441"), 'filter="url(#f7)"') + ellipse(60, 60, 47, 47, "url(#enamel)")
    body += "".join(
        ellipse(60 + math.cos(k * math.tau / 16) * 51.5, 60 + math.sin(k * math.tau / 16) * 51.5, 2.2, 2.2, "#7a4d12")
        for k in range(16)
    )
    loop = '<path d="M60,58 C40,44 44,18 60,18 C76,18 80,44 60,58 Z" fill="none" stroke="#ffe6a0" stroke-width="9"/>'
    body += group(loop + line("M60,58 V102 M36,68 H84", "#ffe6a0", 10), 'filter="url(#g3)"')
    return Sprite(body, (0, 0, 130, 134), defs, (), 1, height=7)


def _light(across: Field, along: Field, length: float, half: float, dust: Field) -> Field:
    """Return the strength of a beam by the distance across it and the way along it, in the same units as `half`."""
    profile = np.exp(-((across / half) ** 4)) * 0.62 + np.exp(-((across / (half * 0.35)) ** 2)) * 0.22
    profile += np.exp(-np.abs(across - half * 0.92) / 3.5) * 0.34
    ends = np.clip(np.minimum(along, length - along) / 90, 0, 1)
    strength: Field = (profile * ends * (0.78 + 0.44 * dust)).clip(0, 1)
    return strength


def beam(width: int) -> Image:
    """Paint the beam of light along a row: 1160 units long, 160 wide; turned by a quarter it lies along a column."""
    zoom = width / 1160
    x, y = (field / zoom for field in grid(width, round(160 * zoom)))
    dust = noise(width, round(160 * zoom), 40, 6, 4, 77)
    return _gold(_light(np.abs(y - 80), x, 1160, 58, dust))


def diagonal_beam(width: int) -> Image:
    """Paint the beam along the rising diagonal of a square of 1160 units; mirrored it is the falling one."""
    zoom = width / 1160
    x, y = (field / zoom for field in grid(width, width))
    along = (x + (1160 - y)) / math.sqrt(2)
    across = np.abs(x - (1160 - y)) / math.sqrt(2)
    return _gold(_light(across, along, 1160 * math.sqrt(2), 58, noise(width, width, 34, 34, 4, 77)))


def _gold(strength: Field) -> Image:
    pixels = np.empty((*strength.shape, 4), np.float32)
    pixels[..., :3] = BEAM_GOLD
    pixels[..., 3] = strength * 255 * 0.8
    return image(pixels)


def glow(width: int) -> Image:
    """Paint the light below the Ankh."""
    x, y = grid(width, width)
    far = np.hypot(x - width / 2, y - width / 2) / width
    return _gold((np.exp(-((far / 0.2) ** 2)) * np.clip((0.5 - far) * 8, 0, 1)).astype(np.float32))


def basket(fruit: tuple[str, ...], seed: int) -> Sprite:
    """A round basket from above."""
    rng = Random(seed)
    body = group(ellipse(60, 60, 56, 56, "#b07a40"), 'filter="url(#f7)"')
    for k in range(36):
        a = k / 36 * math.tau
        body += line(
            f"M{60 + math.cos(a) * 44:.1f},{60 + math.sin(a) * 44:.1f} L{60 + math.cos(a + 0.12) * 55:.1f},{60 + math.sin(a + 0.12) * 55:.1f}",
            "#5b3419" if k % 2 else "#e6b878",
            4,
        )
    body += ellipse(60, 60, 44, 44, "#2a160e")
    for _ in range(32):
        a, q = rng.uniform(0, math.tau), 34 * math.sqrt(rng.random())
        x, y = 60 + math.cos(a) * q, 60 + math.sin(a) * q
        body += group(ellipse(round(x), round(y), 11, 11, rng.choice(fruit)), 'filter="url(#f4)"')
    return Sprite(body, (0, 0, 132, 136), broad=(4, 2.5), crisp=0.7, height=8)


def sleeping_cat() -> Sprite:
    """A cat asleep, from above."""
    defs = radial("fur", [(0, "#c98f52"), (1, "#6a3d22")], 0.35, 0.3, 0.8)
    body = group(
        line("M96,84 C120,70 118,34 92,24", "#a86c3a", 13)
        + ellipse(62, 62, 46, 38, "url(#fur)", 'transform="rotate(18 62 62)"'),
        'filter="url(#f12)"',
    )
    body += "".join(
        line(f"M{48 + k * 14},{30 + abs(k - 2) * 4} q6,10 2,22", "#5a3018", 4.5, 'opacity=".75"') for k in range(5)
    )
    body += group(
        path("M18,62 L14,40 L30,48 C36,45 44,46 48,50 L62,44 L58,64 C58,82 22,84 18,62Z", "#c58a4e"),
        'filter="url(#f7)"',
    )
    return Sprite(
        body + line("M28,64 q4,4 8,0 M44,65 q4,4 8,0 M38,72 q2,3 4,0", "#3a1c10", 2.6),
        (0, 8, 136, 116),
        defs,
        (4, 2.5),
        0.7,
        height=8,
    )


def bag() -> Sprite:
    """The bag from which tiles are drawn: linen with a cord of lapis."""
    defs = linear("linen", [(0, "#f0d9ac"), (1, "#8a6238")], 0, 0, 0.8, 1)
    body = group(
        path("M46,44 C14,70 8,112 22,134 C36,150 112,150 126,134 C140,112 134,70 102,44Z", "url(#linen)"),
        'filter="url(#f12)"',
    )
    body += group(
        path(
            "M32,16 C42,26 52,12 64,20 C72,26 78,26 86,20 C98,12 106,26 118,16 C118,28 112,38 102,44 H46 C36,38 32,28 32,16Z",
            "#d9b98a",
        ),
        'filter="url(#f4)"',
    )
    body += line("M42,45 q32,10 64,0", "#2b4c9b", 9, 'filter="url(#f2)"') + group(
        line("M100,50 q14,12 8,30 M96,52 q4,16 -4,30", "#3a63c4", 5), 'filter="url(#f2)"'
    )
    body += line("M50,60 C38,80 34,106 40,126 M98,60 C110,80 114,106 108,126 M74,58 V80", "#6b4726", 3, 'opacity=".45"')
    body += moved(motifs.sign("ankh", "#7a4d24", 5.4), 52, 74, 0.72)
    return Sprite(body, (0, 0, 150, 158), defs, (5, 3), 0.6, height=6)


def pirogue(name: str) -> Sprite:
    """A Pirogue: a boat whose sail bears the picture of its power, 36 by 39.5 mm."""
    return _sailing(*PIROGUES[name])


def pirogue_back() -> Sprite:
    """The back of a Pirogue: a star on a sail of linen."""
    star = ""
    for k in range(8):
        star += f'<path d="M32,32 C26,20 28,10 32,4 C36,10 38,20 32,32Z" fill="{"#c98d47" if k % 2 else "#1f7580"}" transform="rotate({k * 45} 32 32)"/>'
    return _sailing("#f1e0bd", group(star, 'filter="url(#f2)"') + ellipse(32, 32, 5, 5, "#e0aa3c"))


def berth() -> Sprite:
    """A berth without a Pirogue: the shape of a hull in the water."""
    hull = "M4,106 C10,120 40,126 73,126 C106,126 134,120 142,104 C142,128 122,146 73,146 C26,146 4,128 4,106Z"
    body = path(hull, "#0a2029", 'opacity=".5"') + line(
        "M14,104 q15,-7 30,0 t30,0 t30,0 t28,0 M30,88 q12,-6 24,0 t24,0 t24,0", "#d9f0e8", 3, 'opacity=".5"'
    )
    return Sprite(body, (0, 0, 146, 160), broad=(), crisp=1)


def _sailing(colour: str, motif: str) -> Sprite:
    """A boat under a sail of a colour with a picture in a box of 64 on it."""
    defs = motifs.SCARAB + linear(
        "sail", [(0, mix(colour, "#ffffff", 0.25)), (0.6, colour), (1, mix(colour, "#2b1020", 0.45))], 0, 0, 1, 0.8
    )
    defs += linear("hull", [(0, "#c8854a"), (1, "#4a2418")])
    body = ellipse(74, 142, 60, 9, "#0a2029", 'opacity=".55" filter="url(#b4)"')
    body += group(path("M70,8 h7 v116 h-7Z", "#6b3d22"), 'filter="url(#f2)"')
    body += group(
        path("M24,14 C54,6 94,6 122,14 C128,46 128,76 122,104 C94,114 54,114 24,104 C17,76 17,46 24,14Z", "url(#sail)"),
        'filter="url(#f12)"',
    )
    body += group(
        line("M18,13 C54,4 92,4 128,13", "#8a5530", 6) + line("M18,106 C54,116 92,116 128,106", "#8a5530", 5),
        'filter="url(#f2)"',
    )
    body += line("M30,24 C56,17 90,17 116,24 M30,95 C56,103 90,103 116,95", "#fff0cc", 2, 'opacity=".5"')
    body += group(
        path(
            "M4,106 C10,120 40,126 73,126 C106,126 134,120 142,104 C142,128 122,146 73,146 C26,146 4,128 4,106Z",
            "url(#hull)",
        ),
        'filter="url(#f4)"',
    )
    body += line("M8,112 C30,130 116,130 138,111", "#f2c98a", 3.4) + line(
        "M12,122 C36,140 110,140 134,121", "#2B4C9B", 4
    )
    body += moved(motif, 29, 16, 1.38)
    return Sprite(body, (0, 0, 146, 160), defs, (3, 2), 0.65, height=3)


def _snake(figure: str) -> str:
    """Return the snake with a red disc that says by how much the corruption of the rival grows."""
    digits = {"1": "M-4,-5 L2,-10 V12", "2": "M-7,-5 C-6,-12 6,-12 6,-4 C6,2 -4,6 -7,12 H8"}
    label = ellipse(50, 50, 15, 15, "#9c2c1c", 'filter="url(#f2)"') + line("M38,50 h9 M42.5,45.5 v9", "#fff1d0", 3)
    return motifs.snake() + label + moved(line(digits[figure], "#fff1d0", 4.4), 56, 49.5, 0.72)


def _scarabs() -> str:
    return moved(motifs.beetle(), -1, 6, 0.52) + moved(motifs.beetle(), 32, 22, 0.52)


PIROGUES = {
    "pyramid": ("#4f86b8", motifs.pyramid()),
    "scarabs": ("#e6c684", _scarabs()),
    "mummy": ("#7d6aa8", motifs.mask()),
    "snake-1": ("#d8b074", _snake("1")),
    "snake-2": ("#c98a5c", _snake("2")),
    "seven": ("#a4453a", motifs.seven()),
    "deben-two": ("#3c7f72", motifs.coins(2)),
    "eye": ("#e0a858", motifs.looking_eye()),
    "finger": ("#5a7d9a", motifs.pointing_hand()),
}
"""The colour of each sail and the picture on it."""


PICTURES: list[Picture] = [
    Picture("duel/square", (WIDE, HIGH), ground, quality=74, finer=8),
    entry("duel/dais", dais, quality=76),
    *(entry(f"duel/rug-{seat}", partial(rug, seat), quality=68) for seat in SEATS),
    entry("duel/dark-cloth", dark_cloth, quality=70),
    Picture("duel/canal", (1600, 112), canal, quality=76),
    entry("duel/bridge", bridge, quality=76),
    entry("duel/boat", boat),
    entry("duel/ankh", ankh, 1, (1, 2)),
    Picture("duel/beam", (1160, 160), beam, quality=60),
    Picture("duel/beam-rising", (1160, 1160), diagonal_beam, (1,), quality=50),
    Picture("duel/glow", (360, 360), glow, (1,), quality=60),
    entry("duel/basket-figs", partial(basket, ("#8a2f3a", "#a8433f", "#6a2440"), 3)),
    entry("duel/sleeping-cat", sleeping_cat),
    *(entry(f"duel/pirogue-{name}", partial(pirogue, name), 1, (1, 2)) for name in PIROGUES),
    entry("duel/pirogue-back", pirogue_back),
    entry("duel/berth", berth),
    entry("duel/bag", bag),
]
