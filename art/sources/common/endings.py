"""Whole screens: the winner's light behind the end of a game, and the doors that hide a hand when the screen changes hands.

Both are 2560 by 1200 and are cropped about their middle; the middle 760 pixels are calm.
"""

from __future__ import annotations

import math
import random

import numpy as np
from PIL import Image as Images
from PIL import ImageFilter
from PIL.Image import Image

from art.kit.brush import strokes
from art.kit.images import array, grainy, grid, image, render, vivid
from art.kit.palette import mix
from art.kit.picture import Picture
from art.kit.shapes import linear, radial

SIZE = (2560, 1200)
MIDDLE = 1280


def column(x: float, top: float, foot: float, width: float, lit: float) -> str:
    """Return a column with a lotus capital and painted bands; `lit` is how bright it stands, 0 to 1."""
    half = width / 2
    name = f"c{x:.0f}"
    light, body, dark = (mix("#3a2030", c, lit) for c in ("#F6D9A0", "#C98A5A", "#5A3040"))
    text = linear(name, [(0, mix(body, dark, 0.4)), (0.28, light), (0.6, body), (1, dark)], 0, 0, 1, 0)
    text += (
        f'<path d="M{x - half} {top + width * 1.1}L{x - half * 0.9} {foot}H{x + half * 0.9}L{x + half} '
        f'{top + width * 1.1}Z" fill="url(#{name})"/>'
    )
    text += (
        f'<path d="M{x - half * 1.7} {top}Q{x - half * 1.2} {top + width * 0.9} {x - half} {top + width * 1.2}'
        f'H{x + half}Q{x + half * 1.2} {top + width * 0.9} {x + half * 1.7} {top}Z" fill="url(#{name})"/>'
    )
    for i in range(7):
        u = (i - 3) / 3.2
        text += (
            f'<path d="M{x + u * half} {top + width * 1.15}Q{x + u * half * 1.1} {top + width * 0.6} '
            f'{x + u * half * 1.6} {top + 8}" fill="none" '
            f'stroke="{mix("#3a2030", ("#2F6B57", "#2B4C9B", "#B5522F")[i % 3], lit)}" '
            f'stroke-width="{width * 0.07:.1f}"/>'
        )
    for i, colour in enumerate(("#2B4C9B", "#C9962B", "#B5522F", "#C9962B", "#2F6B57")):
        y = top + width * (1.25 + i * 0.16)
        text += (
            f'<path d="M{x - half} {y}Q{x} {y + width * 0.1} {x + half} {y}v{width * 0.12}Q{x} '
            f'{y + width * 0.22} {x - half} {y + width * 0.12}Z" fill="{mix("#3a2030", colour, lit * 0.9)}"/>'
        )
    text += (
        f'<path d="M{x - half * 1.25} {foot - width * 0.3}H{x + half * 1.25}L{x + half * 1.4} {foot}'
        f'H{x - half * 1.4}Z" fill="{mix(body, dark, 0.3)}"/>'
    )
    text += (
        f'<path d="M{x + half * 0.1} {top + width * 1.2}H{x + half}L{x + half * 0.9} {foot}H{x + half * 0.1}Z" '
        f'fill="#1a0a20" fill-opacity=".30"/>'
    )
    return text


def winner_drawing() -> str:
    """Return a hall open to the river at sunset, with light that falls in from the upper left."""
    r = random.Random(6)
    rays = "".join(
        f'<path d="M1000 -160L{1000 + 1900 * math.cos(a):.0f} {-160 + 1900 * math.sin(a):.0f}L'
        f'{1000 + 1900 * math.cos(a + 0.045):.0f} {-160 + 1900 * math.sin(a + 0.045):.0f}Z" fill="#fff0b8" '
        f'fill-opacity=".17" filter="url(#b8)"/>'
        for a in (0.25 + i * 0.098 for i in range(28))
    )
    text = (
        '<rect width="2560" height="1200" fill="url(#sky)"/><circle cx="1180" cy="460" r="760" '
        'fill="url(#glow)"/><circle cx="1180" cy="500" r="120" fill="#fff8dc"/>'
    )
    for x, y, w, colour in ((1640, 480, 300, "#C98078"), (1010, 560, 170, "#D9947A"), (1840, 560, 180, "#B87078")):
        text += (
            f'<path d="M{x} {y}L{x - w} 700H{x + w * 0.25}Z" fill="{mix(colour, "#FFE0A8", 0.5)}"/><path d="M{x}'
            f' {y}L{x + w * 0.25} 700H{x + w}Z" fill="{colour}"/>'
        )
    text += (
        '<path d="M0 690Q640 668 1280 690T2560 684V820H0Z" fill="#A8625A"/><path d="M0 716H2560V860H0Z" '
        'fill="url(#river)"/>'
    )
    for _ in range(110):
        x, y = r.gauss(1180, 200), r.uniform(722, 850)
        w = r.uniform(20, 90)
        text += (
            f'<path d="M{x - w:.0f} {y:.0f}h{2 * w:.0f}" stroke="#FFE2A0" '
            f'stroke-opacity="{r.uniform(0.2, 0.8):.2f}" stroke-width="{r.uniform(1.5, 4):.1f}" '
            f'stroke-linecap="round"/>'
        )
    text += '<path d="M0 850H2560V1200H0Z" fill="url(#floor)"/>'
    for i in range(-26, 27):
        text += (
            f'<path d="M{MIDDLE + i * 60} 850L{MIDDLE + i * 190} 1200" stroke="#5a2c20" stroke-opacity=".4" '
            f'stroke-width="3"/>'
        )
    for y in (876, 912, 962, 1030, 1120):
        text += f'<path d="M0 {y}H2560" stroke="#5a2c20" stroke-opacity=".4" stroke-width="3"/>'
    text += (
        '<path d="M980 850H1580L1720 1200H840Z" fill="#A5341C" fill-opacity=".82"/><path d="M980 850H1010L900 '
        '1200H840ZM1550 850H1580L1720 1200H1660Z" fill="#E9B84A"/>'
    )
    text += (
        rays + '<path d="M700 -60L1180 -60L1720 1200L760 1200Z" fill="#ffe6a0" fill-opacity=".30" filter="url(#b40)"/>'
    )
    for x, w, lit in (
        (1660, 92, 0.95),
        (900, 92, 0.72),
        (1880, 116, 0.85),
        (680, 116, 0.6),
        (2140, 140, 0.7),
        (420, 140, 0.5),
        (2430, 166, 0.55),
        (130, 166, 0.4),
    ):
        text += (
            f'<path d="M{x} 1060L{x + w * 3.4:.0f} 1130L{x + w * 3.4:.0f} 1160L{x - w * 0.4:.0f} 1080Z" '
            f'fill="#2a0c1c" fill-opacity=".35" filter="url(#b14)"/>'
            if x > MIDDLE
            else ""
        )
        text += column(x, 150 - w * 0.6, 930 + w * 1.1, w, lit)
    text += '<path d="M0 0H2560V110H0Z" fill="#3a1c28"/><path d="M0 96H2560V120H0Z" fill="#C9962B"/>'
    for i in range(86):
        text += (
            f'<path d="M{i * 30 + 4} 92V40Q{i * 30 + 15} 24 {i * 30 + 26} 40V92Z" '
            f'fill="{("#2B4C9B", "#B5522F", "#2F6B57")[i % 3]}" fill-opacity=".75"/>'
        )
    for _ in range(120):
        x, y, k = r.gauss(1240, 420), r.uniform(150, 1150), r.uniform(2, 6)
        text += (
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{k:.1f}" ry="{k * 0.6:.1f}" '
            f'fill="{r.choice(["#FFE9A8", "#FFF6DC", "#F3B7C6", "#F2BE3A"])}" '
            f'fill-opacity="{r.uniform(0.5, 0.95):.2f}" transform="rotate({r.uniform(0, 180):.0f} {x:.0f} {y:.0f}'
            f')"/>'
        )
    return text


def cover_drawing() -> str:
    """Return the closed doors of a house at evening, with a rope and a seal of clay."""
    r = random.Random(8)
    text = '<rect width="2560" height="1200" fill="#8A6A58"/>'
    for row in range(13):
        y = row * 80
        x = -100.0 + (row % 2) * 70
        while x < 2560:
            w = r.uniform(120, 190)
            colour = mix(mix("#B8906A", "#9A7258", r.random()), "#4a3048", abs(x - 700) / 3400)
            text += (
                f'<path d="M{x + 2:.0f} {y + 2}h{w - 4:.0f}v76h-{w - 4:.0f}z" fill="{colour}"/><path '
                f'd="M{x + 2:.0f} {y + 2}h{w - 4:.0f}" stroke="#F3D9A8" stroke-opacity=".45" stroke-width="3"/>'
                f'<path d="M{x + 2:.0f} {y + 77}h{w - 4:.0f}" stroke="#2a1420" stroke-opacity=".5" '
                f'stroke-width="4"/>'
            )
            x += w
    signs = [
        "M0 30q36 -44 72 0q-36 30 -72 0M36 8v44",
        "M36 0v86M0 26h72M36 0a22 22 0 1 0 .1 0",
        "M0 60q18 -30 36 0t36 0M0 30q18 -30 36 0t36 0",
        "M36 0L66 84H6ZM36 30v40",
        "M10 84V30q26 -50 52 0v54M10 50h52",
        "M0 40q18 -30 36 0q18 30 36 0M36 0v80",
    ]
    for side in (-1, 1):
        for column_ in range(3):
            for row in range(6):
                x, y = MIDDLE + side * (620 + column_ * 200) - 36, 150 + row * 150
                text += (
                    f'<path d="{signs[(column_ * 2 + row + (side > 0)) % 6]}" transform="translate({x} {y})" '
                    f'fill="none" stroke="#3a2230" stroke-opacity=".45" stroke-width="9"/><path '
                    f'd="{signs[(column_ * 2 + row + (side > 0)) % 6]}" transform="translate({x + 3} {y + 3})" '
                    f'fill="none" stroke="#F3D9A8" stroke-opacity=".26" stroke-width="4"/>'
                )
    text += (
        '<path d="M0 1040H2560V1200H0Z" fill="url(#floor)"/><path d="M0 1040H2560" stroke="#2a1420" '
        'stroke-width="8" stroke-opacity=".6"/>'
    )
    # frame, lintel with the winged sun, doors
    text += (
        '<path d="M836 1050V120H1724V1050H1640V210H920V1050Z" fill="url(#stone)"/><path d="M800 120H1760L1800 '
        '20H760Z" fill="url(#stone)"/><path d="M800 120H1760V134H800Z" fill="#C9962B"/>'
    )
    for i in range(30):
        text += (
            f'<path d="M{776 + i * 34} 108L{770 + i * 34} 40H{796 + i * 34}L{802 + i * 34} 108Z" '
            f'fill="{("#2B4C9B", "#B5522F", "#2F6B57")[i % 3]}" fill-opacity=".8"/>'
        )
    for side in (-1, 1):
        for i, (colour, length) in enumerate((("#E9B84A", 300), ("#2B4C9B", 262), ("#B5522F", 214))):
            y = 152 + i * 12
            text += (
                f'<path d="M{MIDDLE + side * 44} {y}Q{MIDDLE + side * length * 0.6:.0f} {y - 22} '
                f"{MIDDLE + side * length} {y + 4}Q{MIDDLE + side * length * 0.6:.0f} {y + 8} {MIDDLE + side * 44}"
                f' {y + 14}Z" fill="{colour}" stroke="#3a2010" stroke-width="2"/>'
            )
    text += f'<g filter="url(#g3)"><circle cx="{MIDDLE}" cy="168" r="46" fill="#F2B840"/></g>'
    text += '<path d="M920 210H1640V1050H920Z" fill="#3a1c14"/>'
    for side in (-1, 1):
        for i in range(5):
            x = MIDDLE + (side * (i * 71 + 3) if side > 0 else -(i + 1) * 71)
            text += f'<path d="M{x} 216h66v830h-66z" fill="{mix("#8A5230", "#6B3A26", r.random())}"/>'
            for _ in range(9):
                y = r.uniform(230, 1020)
                text += (
                    f'<path d="M{x + r.uniform(6, 56):.0f} {y:.0f}q{r.uniform(-4, 4):.0f} 40 0 '
                    f'{r.uniform(30, 90):.0f}" fill="none" stroke="#3a1a10" stroke-opacity=".5" '
                    f'stroke-width="2.5"/>'
                )
            text += f'<path d="M{x + 2} 218v826" stroke="#E0A66A" stroke-opacity=".35" stroke-width="3"/>'
    for y in (300, 930):
        for x0, x1 in ((924, 1274), (1286, 1636)):
            text += f'<g filter="url(#f4)"><path d="M{x0} {y}H{x1}V{y + 44}H{x0}Z" fill="#B98A3A"/></g>' + "".join(
                f'<circle cx="{x0 + 30 + i * 58}" cy="{y + 22}" r="9" fill="#F2D08A" stroke="#5a3a10" '
                f'stroke-width="2"/>'
                for i in range(6)
            )
    text += f'<path d="M{MIDDLE} 212V1048" stroke="#120806" stroke-width="8"/>'
    for x in (MIDDLE - 90, MIDDLE + 90):
        text += (
            f'<g filter="url(#g3)"><circle cx="{x}" cy="560" r="34" fill="none" stroke="#E9B84A" '
            f'stroke-width="12"/></g><circle cx="{x}" cy="524" r="12" fill="#B98A3A" stroke="#5a3a10" '
            f'stroke-width="2"/>'
        )
    rope = (
        f"M{MIDDLE - 90} 592Q{MIDDLE - 40} 640 {MIDDLE} 596Q{MIDDLE + 40} 640 {MIDDLE + 90} 592M{MIDDLE - 90} "
        f"588Q{MIDDLE} 520 {MIDDLE + 90} 588"
    )
    text += (
        f'<path d="{rope}" fill="none" stroke="#4a2c14" stroke-width="17"/><path d="{rope}" fill="none" '
        f'stroke="#D9B77E" stroke-width="12"/><path d="{rope}" fill="none" stroke="#8a6436" stroke-width="12" '
        f'stroke-dasharray="3 9"/>'
    )
    text += (
        f'<g filter="url(#f7)"><path d="M{MIDDLE - 44} 590Q{MIDDLE - 50} 546 {MIDDLE} 544Q{MIDDLE + 50} 546 '
        f'{MIDDLE + 46} 594Q{MIDDLE + 40} 640 {MIDDLE} 642Q{MIDDLE - 42} 638 {MIDDLE - 44} 590Z" fill="#B5522F"/>'
        f'</g><path d="M{MIDDLE} 564C{MIDDLE + 16} 564 {MIDDLE + 18} 580 {MIDDLE + 6} 592H{MIDDLE + 20}'
        f"V602H{MIDDLE + 5}V624H{MIDDLE - 5}V602H{MIDDLE - 20}V592H{MIDDLE - 6}C{MIDDLE - 18} 580 {MIDDLE - 16} "
        f'564 {MIDDLE} 564Z" fill="none" stroke="#5a1f10" stroke-width="4"/>'
    )
    for x in (700, 1860):
        text += (
            f'<circle cx="{x}" cy="420" r="230" fill="#ff9a3a" fill-opacity=".42" filter="url(#b40)"/><path '
            f'd="M{x - 26} 500H{x + 26}L{x + 14} 640H{x - 14}Z" fill="#6b4526" stroke="#2a1408" stroke-width="3"/>'
            f'<path d="M{x - 44} 470H{x + 44}L{x + 28} 508H{x - 28}Z" fill="#B98A3A" stroke="#3a2010" '
            f'stroke-width="3"/>'
        )
        text += (
            f'<path d="M{x - 34} 470Q{x - 56} 400 {x - 12} 350Q{x - 14} 390 {x + 4} 376Q{x + 10} 320 {x + 34} '
            f'292Q{x + 26} 350 {x + 44} 382Q{x + 62} 430 {x + 34} 470Z" fill="#F2632A"/><path d="M{x - 20} '
            f"470Q{x - 30} 420 {x - 2} 390Q{x} 414 {x + 10} 404Q{x + 16} 372 {x + 24} 364Q{x + 22} 400 {x + 32} "
            f'424Q{x + 36} 452 {x + 20} 470Z" fill="#FFC24A"/><path d="M{x - 8} 470Q{x - 12} 440 {x + 8} '
            f'424Q{x + 22} 448 {x + 12} 470Z" fill="#FFF3B8"/>'
        )
    return text


def finished(drawn: Image, seed: int, dark: float, calm: float) -> Image:
    """Paint a whole screen over with strokes; `dark` falls on its edges, `calm` on the middle."""
    zoom = drawn.width / SIZE[0]
    painted = strokes(drawn, [s * zoom for s in (24, 12, 6)], seed, thresholds=(0, 7, 9), jitter=4, opacity=0.7)
    scene = Images.blend(painted.convert("RGB"), drawn.convert("RGB"), 0.45)
    pixels = array(scene)
    bright = Images.fromarray((np.clip(pixels[..., :3] / 255 - 0.7, 0, 1) * 765).clip(0, 255).astype(np.uint8)).filter(
        ImageFilter.GaussianBlur(30 * zoom)
    )
    pixels[..., :3] = 255 - (255 - pixels[..., :3]) * (1 - np.asarray(bright, np.float32) / 255 * 0.35)
    x, y = grid(*drawn.size)
    far = np.hypot((x / zoom - MIDDLE) / 1500, (y / zoom - 520) / 900)
    shade = 1.04 - dark * np.clip(far, 0, 1.4) ** 2.2
    shade *= 1 - calm * np.exp(-(((x / zoom - MIDDLE) / 520) ** 4) - ((y / zoom - 660) / 520) ** 4)
    pixels[..., :3] *= shade[..., None]
    return grainy(vivid(image(pixels), 1.08, 1.06, 1.0), 0.012, seed).convert("RGB")


def winner(width: int) -> Image:
    """Paint the winner's light."""
    defs = linear("sky", [(0, "#3A4E8A"), (0.25, "#B5708A"), (0.45, "#F29A62"), (0.58, "#FFD890")])
    defs += radial("glow", [(0, "#fff6d0", 0.9), (0.3, "#ffe9a8", 0.6), (0.65, "#ffc878", 0.2), (1, "#ffb060", 0)])
    defs += linear("river", [(0, "#E8A070"), (0.4, "#5A7F8A"), (1, "#1F5F6B")]) + linear(
        "floor", [(0, "#E0A870"), (1, "#6A3A38")]
    )
    return finished(render(winner_drawing(), width, (0, 0, *SIZE), defs), 4, 0.42, 0.0)


def cover(width: int) -> Image:
    """Paint the closed doors."""
    defs = linear("stone", [(0, "#E9CFA0"), (0.5, "#C9A074"), (1, "#7A5A58")], 0, 0, 1, 0.4) + linear(
        "floor", [(0, "#8A6248"), (1, "#3A2430")]
    )
    return finished(render(cover_drawing(), width, (0, 0, *SIZE), defs), 7, 0.55, 0.30)


PICTURES = [
    Picture("common/winner", SIZE, winner, scales=(1,), quality=80),
    Picture("common/cover", SIZE, cover, scales=(1,), quality=80),
]
