"""The season cards of Sa-Rê, their backs, their small symbols, and the pictures of the four scenarios.

A card is a full picture of 240 by 336 pixels at 1x without a frame. Its lower quarter is calm: the name stands there.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable
from functools import partial

from PIL import Image as Images
from PIL import ImageChops, ImageDraw
from PIL.Image import Image

from art.kit.brush import strokes
from art.kit.images import Box, evening, grainy, place, render, vivid
from art.kit.palette import mix
from art.kit.picture import Picture
from art.sources.sa_re.plot import mul
from art.sources.sa_re.plots import DRAWINGS, painted, rendered
from art.sources.sa_re.stage import heap

VIEW: Box = (0, 0, 300, 420)
SIZE = (240, 336)


def gradient(name: str, *stops: tuple[float, str], across: bool = False) -> str:
    """Return a gradient from above to below, or from left to right."""
    text = "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in stops)
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="{1 if across else 0}" y2="{0 if across else 1}">{text}'
        f"</linearGradient>"
    )


def brushed(source: Image, seed: int, crisp: float = 0.45, fine: bool = True) -> Image:
    """Return a setting painted with broad and fine strokes."""
    step = source.width / 480
    sizes = (22, 11, 6) if fine else (26, 13)
    done = strokes(source.convert("RGB"), [s * step for s in sizes], seed, thresholds=(0, 6, 8), jitter=5, opacity=0.75)
    return Images.blend(done.convert("RGBA"), source.convert("RGBA"), crisp)


def finished(source: Image, seed: int) -> Image:
    """Return a card in the one light of all, with calm and dark lower edge."""
    _width, height = source.size
    calm = Images.new("L", (1, height))
    for y in range(height):
        calm.putpixel((0, y), round(150 * max(0.0, min(1.0, (y / height - 0.70) / 0.2))))
    source.paste(Images.new("RGB", source.size, "#1a0d12"), (0, 0), calm.resize(source.size))
    return grainy(vivid(evening(source, 0.20, 0.26), 1.10, 1.06, 1.03), 0.014, seed).convert("RGB")


# ---- settings --------------------------------------------------------------------------------------


def _hills(r: random.Random, y: float, colour: str, rough: float) -> str:
    points = [(x, y + r.uniform(-rough, rough)) for x in range(-20, 341, 30)]
    text = "M{:.0f} {:.0f}".format(*points[0])
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        text += f"Q{ax:.0f} {ay:.0f} {(ax + bx) / 2:.0f} {(ay + by) / 2:.0f}"
    return f'<path d="{text}L360 430H-40Z" fill="{colour}"/>'


def forest() -> tuple[str, str]:
    """Return cedars on hills in late light."""
    r = random.Random(2)
    text = (
        '<rect width="300" height="420" fill="url(#sky)"/><circle cx="70" cy="92" r="34" fill="#fff1c4"/>'
        '<circle cx="70" cy="92" r="70" fill="#ffe08a" fill-opacity=".4" filter="url(#b14)"/>'
    )
    text += _hills(r, 196, "#7FA87C", 16) + _hills(r, 226, "#4F8A62", 14)
    for x, y, k in sorted(
        ((r.uniform(-10, 310), r.uniform(196, 262), r.uniform(0.7, 1.2)) for _ in range(26)), key=lambda t: t[1]
    ):
        dark = mix("#5B9468", "#1F5540", (y - 190) / 80)
        text += f'<path d="M{x - 2:.0f} {y:.0f}h5v-{26 * k:.0f}h-5z" fill="#5A3A26"/>'
        for j, w in enumerate((30, 24, 17, 9)):
            yy = y - 12 * k - j * 15 * k
            text += (
                f'<path d="M{x - w * k:.0f} {yy:.0f}Q{x:.0f} {yy - 7 * k:.0f} {x + w * k:.0f} {yy:.0f}Q{x:.0f} '
                f'{yy - 26 * k:.0f} {x - w * k:.0f} {yy:.0f}Z" fill="{dark}"/><path d="M{x - w * k:.0f} {yy:.0f}'
                f"Q{x - w * 0.3 * k:.0f} {yy - 20 * k:.0f} {x:.0f} {yy - 22 * k:.0f}L{x - 2:.0f} {yy - 6 * k:.0f}"
                f'Z" fill="#C8D07A" fill-opacity=".55"/>'
            )
    text += _hills(r, 274, "#6F8A48", 5) + _hills(r, 310, "#8A6A3C", 4) + _hills(r, 356, "#6B4A2C", 4)
    for _ in range(60):
        x, y = r.uniform(0, 300), r.uniform(290, 410)
        text += (
            f'<path d="M{x:.0f} {y:.0f}q3 -3 6 0" stroke="{r.choice(["#C99A5C", "#4a3220", "#9fae5a"])}" '
            f'stroke-width="2" fill="none"/>'
        )
    return text, gradient("sky", (0, "#4D86A8"), (0.3, "#BFD3B0"), (0.5, "#FFDF9A"), (1, "#E8B070"))


def quarry() -> tuple[str, str]:
    """Return the steps of a quarry in a rosy cliff."""
    r = random.Random(5)
    text = '<rect width="300" height="420" fill="url(#sky)"/>'
    text += (
        '<path d="M-10 150L40 96L84 108L130 60L190 72L230 40L310 66V430H-10Z" fill="#D79A86"/><path d="M130 60L'
        '190 72L230 40L310 66V240L210 214L150 190Z" fill="#8F5F78" fill-opacity=".75"/><path d="M-10 150L40 96L'
        '84 108L130 60L118 130L70 150L20 170Z" fill="#FFDDB8" fill-opacity=".8"/>'
    )
    for row, y in enumerate((150, 196, 244, 296)):
        x = -20 - row * 14
        while x < 320:
            w = r.uniform(50, 92)
            h = r.uniform(36, 52)
            top = mix("#F6E2C6", "#E4BFA6", r.random())
            text += (
                f'<path d="M{x:.0f} {y:.0f}h{w:.0f}v{h:.0f}h-{w:.0f}z" '
                f'fill="{mul(top, (0.92, 0.84, 0.80) if x < 190 else (0.70, 0.58, 0.66))}"/><path d="M{x:.0f} '
                f'{y:.0f}h{w:.0f}l-8 -12h-{w:.0f}z" fill="{top}"/><path d="M{x + w:.0f} {y:.0f}v{h:.0f}" '
                f'stroke="#7b4f56" stroke-width="2"/>'
            )
            for _ in range(3):
                cx, cy = r.uniform(x + 6, x + w - 10), r.uniform(y + 6, y + h - 6)
                text += f'<path d="M{cx:.0f} {cy:.0f}l6 3" stroke="#9a6f66" stroke-width="2"/>'
            x += w
    text += _hills(r, 330, "#D9B48C", 5) + _hills(r, 370, "#A87A5C", 4)
    return text, gradient("sky", (0, "#6FA3C8"), (0.35, "#F7E3C0"))


def treasury() -> tuple[str, str]:
    """Return a dark vault with a shaft of light."""
    r = random.Random(9)
    text = '<rect width="300" height="420" fill="url(#wall)"/>'
    for col in range(6):
        for row in range(6):
            x, y = 16 + col * 49, 18 + row * 46
            sign = r.choice(
                [
                    "M0 8q10 -12 20 0q-10 8 -20 0",
                    "M2 14h18M4 8h14M6 2h10",
                    "M10 0v16M2 6h16",
                    "M0 6q5 -8 10 0t10 0",
                    "M10 2a5 5 0 1 0 .1 0M10 12v8",
                    "M2 16L10 0L18 16Z",
                ]
            )
            text += (
                f'<path d="{sign}" transform="translate({x} {y})" fill="none" stroke="#C9962B" '
                f'stroke-opacity="{r.uniform(0.22, 0.5):.2f}" stroke-width="3"/>'
            )
    for x in (0, 254):
        text += (
            f'<path d="M{x} 0h46v330h-46z" fill="#3a2f6a"/><path d="M{x} 0h14v330h-14z" fill="#6d5fa8" '
            f'fill-opacity=".7"/><path d="M{x - 6} 60h58v16h-58z" fill="#C9962B"/><path d="M{x - 6} 96h58v8h-58z" '
            f'fill="#B5522F"/>'
        )
    text += (
        '<path d="M40 -20L150 -20L260 330L80 330Z" fill="#ffe6a0" fill-opacity=".34" filter="url(#b14)"/><path '
        'd="M-10 300H310V430H-10Z" fill="#5a2038"/><path d="M-10 300H310V314H-10Z" fill="#8f3a44"/><ellipse '
        'cx="158" cy="318" rx="120" ry="28" fill="#ffd070" fill-opacity=".55" filter="url(#b14)"/>'
    )
    return text, gradient("wall", (0, "#171238"), (0.7, "#3d2f70"), (1, "#241a48"))


SETTINGS: dict[str, Callable[[], tuple[str, str]]] = {"wood": forest, "stone": quarry, "gold": treasury}
SEEDS = {"wood": 3, "stone": 5, "gold": 7}


def _setting(kind: str, width: int) -> Image:
    body, defs = SETTINGS[kind]()
    return brushed(render(body, width, VIEW, defs), SEEDS[kind])


def _heap(kind: str, count: int, width: int) -> Image:
    return painted(heap(kind, count), width)


def resource(kind: str, width: int) -> Image:
    """Paint the card of one resource."""
    card = _setting(kind, width)
    count = {"wood": 6, "stone": 5, "gold": 6}[kind]
    goods = _heap(kind, count, round(width * 1.12))
    place(card, goods, width * 0.0, width * 0.44)
    return finished(card, SEEDS[kind])


def double(first: str, second: str, width: int) -> Image:
    """Paint the card of two resources, divided by a golden rope."""
    height = round(width * 1.4)
    card = _setting(first, width)
    low = _setting(second, width)
    if first == second:
        low = low.transpose(Images.Transpose.FLIP_LEFT_RIGHT)
    half = Images.new("L", (width, height))
    ImageDraw.Draw(half).polygon([(0, height * 0.60), (width, height * 0.36), (width, height), (0, height)], fill=255)
    card.paste(low, (0, 0), half)
    count = {"wood": 3, "stone": 3, "gold": 4}
    place(card, _heap(first, count[first], round(width * 0.92)), -width * 0.07, width * 0.02)
    part = Images.new("RGBA", card.size)
    place(part, _heap(second, count[second], round(width * 0.92)), width * 0.20, width * 0.56)
    card.alpha_composite(part)
    rope = (
        '<path d="M-10 259L310 144" stroke="#2b1608" stroke-width="17" stroke-opacity=".55" transform="translate(3 '
        '6)" filter="url(#b2)"/><path d="M-10 254L310 139" stroke="#7b5312" stroke-width="13"/><path d="M-10 '
        '254L310 139" stroke="#F2C04A" stroke-width="10"/>'
        '<path d="M-10 250.500L310 135.500" stroke="#FFF3B8" stroke-width="2.500"/><path d="M-10 254L310 139" '
        'stroke="#9a6a14" stroke-width="10" stroke-dasharray="2 7"/>'
    )
    front = render(rope, width, VIEW)
    covered = ImageChops.subtract(front.getchannel("A"), part.getchannel("A"))
    front.putalpha(covered)
    card.alpha_composite(front)
    return finished(card, 11)


# ---- trouble, Horus, Hoshekh -----------------------------------------------------------------------


def _crowd(r: random.Random, rows: int) -> str:
    text = ""
    table = ((262, 0.62, "#6b2a2e"), (286, 0.76, "#54202a"), (316, 0.95, "#3a1622"), (352, 1.2, "#220c18"))[4 - rows :]
    for row, (y, k, colour) in enumerate(table):
        for i in range(9 - row - (4 - rows)):
            x = 14 + i * (300 / (8 - row - (4 - rows))) + r.uniform(-12, 12) - row * 6
            text += (
                f'<g transform="translate({x:.0f} {y + r.uniform(-5, 5):.0f}) scale({k})"><path d="M-22 90Q-24 '
                f'18 -12 12H12Q24 18 22 90Z" fill="{colour}"/><circle cy="-2" r="14" fill="{colour}"/>'
            )
            if r.random() < 0.5:
                side = r.choice([-1, 1])
                text += (
                    f'<path d="M{side * 14} 20L{side * 26} -34" stroke="{colour}" stroke-width="9" '
                    f'stroke-linecap="round"/><circle cx="{side * 26}" cy="-37" r="7" fill="{colour}"/>'
                )
            text += (
                f'<path d="M-13 -6A14 14 0 0 1 2 -16" stroke="#ffae5a" stroke-opacity="{0.75 - row * 0.08:.2f}" '
                f'stroke-width="2.600" fill="none"/><path d="M-20 40Q-20 20 -11 14" stroke="#ffae5a" '
                f'stroke-opacity=".55" stroke-width="2.600" fill="none"/></g>'
            )
    return text


def _torch(x: float, y: float, k: float) -> str:
    return (
        f'<circle cx="{x}" cy="{y - 40 * k}" r="{92 * k}" fill="#ff8a2e" fill-opacity=".5" filter="url(#b24)"/><g '
        f'transform="translate({x} {y}) scale({k})"><path d="M0 150L-3 -4" stroke="#1d0a0c" '
        f'stroke-width="14"/><path d="M-5 150L-8 -4" stroke="#c77a3a" stroke-width="4"/><path d="M-17 8L-21 '
        f'-14H17L13 8Z" fill="#4a2412"/><path d="M-17 8L-21 -14H-8L-8 8Z" fill="#c77a3a"/>'
        '<path d="M-20 -14Q-34 -50 -8 -84Q-10 -60 2 -68Q8 -98 24 -116Q18 -82 30 -62Q44 -34 20 -14Q0 -4 -20 -14Z" '
        'fill="#E8481E"/><path d="M-13 -14Q-22 -42 -2 -62Q0 -46 8 -54Q14 -70 18 -80Q16 -58 24 -46Q30 -26 13 '
        '-14Q0 -8 -13 -14Z" fill="#FFA632"/><path d="M-6 -14Q-10 -32 6 -44Q18 -26 8 -14Z" fill="#FFF2B0"/>'
        "</g>"
    )


def trouble(twice: bool, width: int) -> Image:
    """Paint Trouble with one torch before a city wall at dusk, or Double Trouble with two before its burning gate."""
    r = random.Random(11)
    sky = (
        ((0, "#251238"), (0.42, "#7a2440"), (0.64, "#e0552c"), (1, "#ff9a3a"))
        if twice
        else ((0, "#3a3468"), (0.40, "#8a4a70"), (0.62, "#e08a5a"), (1, "#ffc27a"))
    )
    wall = (
        '<path d="M0 262V150H20V128H44V150H70V128H96V150H108L116 84H184L192 '
        '150H204V128H230V150H256V128H280V150H300V262Z" fill="#4a1c2c"/><path d="M108 150L116 84H184L186 98H128L'
        '122 262H108Z" fill="#c4552e" fill-opacity=".75"/><path d="M112 84H188V72H112Z" fill="#6b2a30"/><path '
        'd="M112 84H150V72H112Z" fill="#e0763a"/><path d="M132 262V156Q150 136 168 156V262Z" fill="#1f0a16"/>'
        '<path d="M0 150H20V128H44V150H70V128H96V150" fill="none" stroke="#e0763a" stroke-width="3"/>'
    )
    if twice:
        wall += (
            '<path d="M132 262V170Q130 140 148 120Q148 140 156 136Q158 116 166 104Q166 130 172 146Q178 170 168 '
            '262Z" fill="#FF7A2A"/><path d="M138 262Q136 190 150 160Q164 190 162 262Z" fill="#FFD27A"/><circle '
            'cx="150" cy="150" r="80" fill="#ff7a2a" fill-opacity=".5" filter="url(#b24)"/><path d="M120 84Q90 '
            '30 130 -10Q110 -40 160 -50L240 -20Q200 10 210 40Q180 60 178 84Z" fill="#2a0f20" fill-opacity=".75" '
            'filter="url(#b8)"/>'
        )
    ground = render(
        f'<rect width="300" height="420" fill="url(#sky)"/>{wall}<ellipse cx="150" cy="262" rx="180" ry="40" '
        f'fill="#ffb04a" fill-opacity=".4" filter="url(#b24)"/>',
        width,
        VIEW,
        gradient("sky", *sky),
    )
    card = brushed(ground, 4)
    front = _crowd(r, 4 if twice else 3) + (
        _torch(78, 232, 1.0) + _torch(226, 214, 1.12) if twice else _torch(152, 214, 1.25)
    )
    front += "".join(
        f'<circle cx="{r.uniform(20, 280):.0f}" cy="{r.uniform(20, 230):.0f}" r="{r.uniform(0.8, 2.4):.1f}" '
        f'fill="#ffcf7a" fill-opacity="{r.uniform(0.4, 1):.2f}"/>'
        for _ in range(46 if twice else 14)
    )
    card.alpha_composite(render(front, width, VIEW))
    return finished(brushed(card, 8, 0.6, fine=False) if twice else card, 4)


def horus(width: int) -> Image:
    """Paint a falcon before the disc of the sun."""
    rays = "".join(
        f'<path d="M150 132L{150 + 330 * math.cos(i * math.tau / 36):.0f} '
        f"{132 + 330 * math.sin(i * math.tau / 36):.0f}L{150 + 330 * math.cos((i + 0.45) * math.tau / 36):.0f}"
        f' {132 + 330 * math.sin((i + 0.45) * math.tau / 36):.0f}Z" fill="#FFD98A" fill-opacity=".20"/>'
        for i in range(36)
    )
    clouds = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{w}" ry="{w * 0.16:.0f}" fill="#F3C9A8" fill-opacity=".35" filter="url(#b4)"/>'
        for x, y, w in ((40, 250, 80), (260, 226, 70), (250, 60, 60), (30, 70, 50), (170, 300, 120))
    )
    card = brushed(
        render(
            f'<rect width="300" height="420" fill="url(#sky)"/>{rays}{clouds}',
            width,
            VIEW,
            gradient("sky", (0, "#16306e"), (0.5, "#3F68B4"), (0.8, "#E9B98A"), (1, "#C97A5A")),
        ),
        6,
    )
    spots = "".join(
        f'<path d="M{130 + i % 4 * 13 + i // 4 % 2 * 6} {200 + i // 4 * 17}q4 8 8 0" stroke="#8a5a34" '
        f'stroke-width="2.600" fill="none"/>'
        for i in range(28)
    )
    quills = "".join(
        f'<path d="M{172 + i * 10} {250 - i * 4}Q{206 + i * 7} {310 - i * 6} {214 + i * 2} {398 - i * 22}'
        f'Q{186 + i * 6} {330 - i * 8} {162 + i * 11} {262 - i * 5}Z"'
        f' fill="{("#5A3826", "#8A5A34")[i % 2]}" stroke="#26140e" stroke-width="1.600"/>'
        for i in range(7)
    )
    scales = "".join(
        f'<path d="M{166 + i * 13 - row * 1} {188 + row * 17 + i * 5}q8 -5 14 3q-1 15 -8 18q-8 -6 -6 -21z" '
        f'fill="{("#2F7F96", "#3F68B4", "#C9962B")[(row + i) % 3]}" stroke="#26140e" stroke-width="1.400"/>'
        for row in range(4)
        for i in range(5)
    )
    bird = (
        '<g filter="url(#f4)"><path d="M150 330L196 344L206 404L170 396Z" fill="#4A3A52"/></g>'
        '<g filter="url(#f7)"><path d="M118 114C122 78 160 68 190 84C214 98 220 128 212 152C234 178 246 218 242 '
        "264C240 300 228 330 206 352L182 352"
        'C156 340 134 312 126 270C118 236 122 204 132 178C120 168 115 152 115 138Z" fill="#F6E4BC"/></g>'
        f'{spots}<g filter="url(#f4)"><path d="M166 180C206 168 246 204 246 258C246 306 234 352 216 400C208 356 168 '
        f'320 158 272C152 240 152 204 166 180Z" fill="#6B4530"/></g>{quills}{scales}'
        '<g filter="url(#f4)"><path d="M112 116C118 78 160 64 192 82C212 96 218 122 212 148C188 146 160 112 112 '
        '116Z" fill="#3A3048"/></g>'
        '<path d="M136 132C128 156 138 186 160 196L154 168C162 154 164 144 160 134Z" fill="#2E2230"/>'
        '<g filter="url(#g3)"><path d="M116 120C94 114 76 130 80 158C86 174 94 164 98 154C108 158 120 152 128 '
        '140Z" fill="#F2C04A"/></g><path d="M80 158q-2 12 8 14q4 -8 8 -14" fill="#3a2410"/>'
        '<circle cx="142" cy="124" r="13" fill="#F2C04A"/><circle cx="142" cy="124" r="8.500" fill="#160c0a"/>'
        '<circle cx="139" cy="121" r="2.800" fill="#fff"/><path d="M120 116Q140 102 166 120" '
        'stroke="#160c0a" stroke-width="5.500" fill="none" stroke-linecap="round"/>'
        '<g filter="url(#g3)"><path d="M146 340h16l2 26h14v11h-46v-11h10zM180 346h16l0 20h14v11h-42v-11h10z" '
        'fill="#E0A63A"/><path d="M84 374H258V392H84Z" fill="#C9962B"/><path d="M98 392H244V424H98Z" '
        'fill="#2B4C9B"/></g>'
    )
    subject = render(
        '<g filter="url(#g3)"><circle cx="156" cy="116" r="92" fill="#E9A93A"/></g><circle cx="156" cy="116" '
        'r="77" fill="#FFD978" fill-opacity=".8"/>'
        f'<circle cx="128" cy="86" r="34" fill="#fff6cc" fill-opacity=".7" filter="url(#b8)"/><g '
        f'transform="translate(10 -4) scale(.92)">{bird}</g>',
        width,
        VIEW,
    )
    card.alpha_composite(subject)
    return finished(brushed(card, 3, 0.7, fine=False), 6)


def hoshekh(width: int) -> Image:
    """Paint the moon over the still river."""
    r = random.Random(4)
    stars = "".join(
        f'<circle cx="{r.uniform(0, 300):.0f}" cy="{r.uniform(0, 240):.0f}" r="{r.choice([0.8, 1, 1.4, 2.1])}" '
        f'fill="#fff6dc" fill-opacity="{r.uniform(0.4, 1):.2f}"/>'
        for _ in range(110)
    )
    glints = "".join(
        f'<path d="M{150 - w / 2 + r.uniform(-10, 10):.0f} {y}h{w:.0f}" stroke="#F6E2A8" '
        f'stroke-opacity="{0.8 - (y - 286) / 220:.2f}" stroke-width="3" stroke-linecap="round"/>'
        for y, w in ((y, r.uniform(16, 50 + (y - 280) * 0.5)) for y in range(288, 412, 8))
    )
    reeds = "".join(
        f'<path d="M{x} 420Q{x + 2} {380 - h * 0.3:.0f} {x + r.uniform(-16, 16):.0f} {390 - h:.0f}" '
        f'stroke="#0a0a22" stroke-width="4" fill="none" stroke-linecap="round"/>'
        for x, h in ((r.choice([r.uniform(0, 70), r.uniform(230, 300)]), r.uniform(30, 110)) for _ in range(34))
    )
    mist = '<path d="M-10 258Q60 244 140 258T310 252V284H-10Z" fill="#6d66b0" fill-opacity=".5" filter="url(#b8)"/>'
    far = (
        '<path d="M0 284L60 284L104 222L148 284H186L214 244L244 284H300V296H0Z" fill="#15143a"/><path d="M60 284L'
        '104 222L112 284Z" fill="#4a4488"/><path d="M186 284L214 244L220 284Z" fill="#443e80"/>'
    )
    card = brushed(
        render(
            f'<rect width="300" height="420" fill="url(#sky)"/><circle cx="150" cy="130" r="92" fill="#F6E2A8" '
            f'fill-opacity=".42" filter="url(#b24)"/>{mist}{far}{reeds}',
            width,
            VIEW,
            gradient("sky", (0, "#0a0a2a"), (0.62, "#34306e"), (0.67, "#4d4688"), (0.68, "#1c2450"), (1, "#080a20")),
        ),
        2,
    )
    moon = (
        f'{stars}<circle cx="152" cy="131" r="81" fill="#0d0c2c"/><circle cx="150" cy="130" r="84" fill="none" '
        f'stroke="#F6E2A8" stroke-opacity=".25" stroke-width="2"/><path d="M180 52A84 84 0 1 0 226 184A70 70 0 1 '
        f'1 180 52Z" fill="#F8E6AE"/><path d="M180 52A84 84 0 0 0 72 150A90 80 0 0 1 180 52Z" fill="#fffbe6"/>'
        f"{glints}"
    )
    card.alpha_composite(render(moon, width, VIEW))
    return finished(card, 2)


REVOLT = (1600, 440)


def revolt(width: int) -> Image:
    """Draw the crowd of a revolt, which rises from the lower edge of the screen: four rows with torches, cut free."""
    r = random.Random(31)
    text = '<ellipse cx="800" cy="330" rx="820" ry="120" fill="#ff8a2e" fill-opacity=".35" filter="url(#b40)"/>'
    for row, (y, k, colour) in enumerate(
        ((170, 1.0, "#7a3030"), (230, 1.25, "#5c2430"), (300, 1.6, "#3c1824"), (380, 2.1, "#220c18"))
    ):
        torches = ""
        for i in range(24 - row * 4):
            x = (i + 0.5) * 1600 / (24 - row * 4) + r.uniform(-18, 18)
            side = r.choice([-1, 1])
            text += (
                f'<g transform="translate({x:.0f} {y + r.uniform(-12, 12):.0f}) scale({k})"><path d="M-22 '
                f'130Q-24 18 -12 12H12Q24 18 22 130Z" fill="{colour}"/><circle cy="-2" r="14" fill="{colour}"/>'
            )
            if r.random() < 0.55:
                text += (
                    f'<path d="M{side * 14} 20L{side * 26} -34" stroke="{colour}" stroke-width="9" '
                    f'stroke-linecap="round"/><circle cx="{side * 26}" cy="-37" r="7" fill="{colour}"/>'
                )
            text += (
                f'<path d="M-13 -6A14 14 0 0 1 2 -16" stroke="#ffae5a" stroke-opacity="{0.8 - row * 0.1:.2f}" '
                f'stroke-width="2.6" fill="none"/><path d="M-20 40Q-20 20 -11 14" stroke="#ffae5a" '
                f'stroke-opacity=".55" stroke-width="2.6" fill="none"/></g>'
            )
            if row < 3 and i % 5 == row:
                torches += _torch(round(x), y - 30, 0.5 * k)
        text += f'<path d="M0 {y + 62 * k:.0f}H1600V440H0Z" fill="{colour}"/>{torches}'
    return render(text, width, (0, 0, *REVOLT))


# ---- backs and symbols -----------------------------------------------------------------------------


WINGS = "".join(
    f'<g transform="translate(150 170) scale({side} 1)">'
    + "".join(
        f'<path d="M54 {-8 + i * 12}Q{92 + 8 * (3 - i)} {-44 + i * 10} {132 - i * 18} {-18 + i * 16}Q{96 - i * 8} '
        f'{-6 + i * 12} 56 {6 + i * 11}Z" fill="{colour}" stroke="#4a2c10" stroke-width="2"/>'
        for i, colour in enumerate(("#F2C04A", "#2B4C9B", "#B5522F", "#F2C04A"))
    )
    + "</g>"
    for side in (-1, 1)
)
"""The wings of the sun's disc."""


def back(kind: str, width: int) -> Image:
    """Paint the back of a season card or of a double."""
    light, deep, wave, ray = {
        "season": ("#2F7F96", "#0f3a48", "#8fd0d2", 0.20),
        "double": ("#C4623C", "#5a1f1c", "#F0B080", 0.24),
    }[kind]
    rays = "".join(
        f'<path d="M150 170L{150 + 270 * math.cos(i * math.tau / 32):.0f} '
        f"{170 + 270 * math.sin(i * math.tau / 32):.0f}L{150 + 270 * math.cos((i + 0.5) * math.tau / 32):.0f} "
        f'{170 + 270 * math.sin((i + 0.5) * math.tau / 32):.0f}Z" fill="#F2C04A" fill-opacity="{ray}"/>'
        for i in range(32)
    )
    waves = "".join(
        f'<path d="M-20 {318 + i * 26}q20 -22 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0" fill="none" '
        f'stroke="{wave}" stroke-width="7" stroke-opacity=".8"/>'
        for i in range(4)
    )
    ground = render(
        f'<rect width="300" height="420" fill="url(#a)"/>{rays}',
        width,
        VIEW,
        f'<radialGradient id="a" cx=".35" cy=".25" r="1"><stop offset="0" stop-color="{mix(light, "#ffffff", 0.2)}'
        f'"/><stop offset=".5" stop-color="{light}"/><stop offset="1" stop-color="{deep}"/></radialGradient>',
    )
    if kind == "double":
        disc = (
            '<g filter="url(#g3)"><circle cx="116" cy="190" r="50" fill="#E9A93A"/></g><g filter="url(#g3)">'
            '<circle cx="186" cy="146" r="56" fill="#F2C04A"/></g>'
        )
    else:
        disc = WINGS + (
            '<g filter="url(#g3)"><circle cx="150" cy="170" r="66" fill="#F2B840"/></g><circle cx="150" '
            'cy="170" r="46" fill="none" stroke="#a8701a" stroke-width="4"/>'
        )
    card = brushed(ground, 12)
    card.alpha_composite(
        render(
            f'{waves}{disc}<rect x="11" y="11" width="278" height="398" rx="14" fill="none" stroke="#7b5312" '
            f'stroke-width="8"/><rect x="11" y="11" width="278" height="398" rx="14" fill="none" '
            f'stroke="#F2C04A" stroke-width="5"/><path d="M24 11Q11 11 11 26V200" fill="none" '
            f'stroke="#FFF3B8" stroke-width="2" stroke-linecap="round"/>',
            width,
            VIEW,
        )
    )
    return grainy(evening(card, 0.2, 0.3), 0.012, 3).convert("RGB")


SYMBOLS = {
    "trouble": (
        "#B5522F",
        '<path d="M20 48Q12 34 22 20Q22 30 28 27Q30 14 38 8Q36 20 44 28Q52 40 42 50Q32 56 20 48Z" fill="#FFB042"/>'
        '<path d="M27 49Q23 40 30 33Q34 37 36 32Q42 42 37 50Q32 53 27 49Z" fill="#FFF2B0"/>',
    ),
    "double-trouble": (
        "#8E1F18",
        '<g transform="translate(-9 0)"><path d="M20 48Q12 34 22 20Q22 30 28 27Q30 14 38 8Q36 20 44 28Q52 40 42 '
        '50Q32 56 20 48Z" fill="#FF8A32"/></g><g transform="translate(10 3)"><path d="M20 48Q12 34 22 20Q22 '
        '30 28 27Q30 14 38 8Q36 20 44 28Q52 40 42 50Q32 56 20 48Z" fill="#FFB042"/><path d="M27 49Q23 40 30 '
        '33Q34 37 36 32Q42 42 37 50Q32 53 27 49Z" fill="#FFF2B0"/></g>',
    ),
    "horus": (
        "#2B4C9B",
        '<path d="M8 34Q20 18 34 18Q48 20 56 32Q44 44 30 42Q18 42 8 34Z" fill="#FBF6EA"/><circle cx="33" cy="30" '
        'r="8.500" fill="#1f1210"/><circle cx="30" cy="27" r="2.600" fill="#fff"/><path d="M8 34Q20 16 34 '
        '17Q48 18 58 32M24 42L20 54M36 42Q40 52 50 50" fill="none" stroke="#F2C04A" stroke-width="4" '
        'stroke-linecap="round"/><path d="M6 22Q28 4 56 18" fill="none" stroke="#F2C04A" '
        'stroke-width="4.500" stroke-linecap="round"/>',
    ),
    "hoshekh": (
        "#262356",
        '<path d="M40 10A24 24 0 1 0 54 46A20 20 0 1 1 40 10Z" fill="#F6E2A8"/><circle cx="48" cy="24" r="2.500" '
        'fill="#fff"/><circle cx="54" cy="34" r="1.800" fill="#fff"/>',
    ),
}


def symbol(kind: str, width: int) -> Image:
    """Draw the sign of a season card for the strip of unseen cards."""
    colour, sign = SYMBOLS[kind]
    defs = (
        f'<radialGradient id="a" cx=".3" cy=".2" r="1"><stop offset="0" '
        f'stop-color="{mix(colour, "#ffffff", 0.25)}"/><stop offset="1" stop-color="{mul(colour, 0.72)}"/>'
        f"</radialGradient>"
    )
    return render(f'<rect width="64" height="64" rx="9" fill="url(#a)"/>{sign}', width, (0, 0, 64, 64), defs)


# ---- scenarios -------------------------------------------------------------------------------------

SCENES: dict[str, list[tuple[str, float, float, float]]] = {
    "scribe": [
        ("pyramid-third", 250, 92, 150),
        ("gardens", 76, 118, 130),
        ("library", 164, 104, 150),
        ("warehouse", 60, 168, 130),
        ("market", 146, 176, 140),
        ("goldsmith", 228, 176, 130),
        ("carpenter", 296, 160, 130),
    ],
    "priest": [
        ("pyramid", 244, 100, 170),
        ("temple", 110, 116, 180),
        ("palace", 62, 178, 120),
        ("gardens", 282, 182, 120),
        ("port", 182, 190, 150),
    ],
    "pharaoh": [
        ("pyramid", 244, 84, 170),
        ("gardens", 60, 104, 120),
        ("palace", 152, 112, 180),
        ("temple", 60, 172, 124),
        ("library", 292, 150, 124),
        ("barracks", 124, 194, 116),
        ("market", 222, 188, 116),
        ("port", 300, 206, 116),
    ],
    "first-pyramid": [("pyramid", 160, 146, 226)],
}
"""The plots of each picture: name, middle and width of the sprite, in a drawing of 320 by 200."""


def scenario(name: str, width: int) -> Image:
    """Paint the goal of a scenario, on the bank at evening."""
    zoom = width / 320
    r = random.Random(len(name))
    rays = (
        "".join(
            f'<path d="M160 40L{160 + 320 * math.cos(i * math.tau / 28):.0f} '
            f"{40 + 320 * math.sin(i * math.tau / 28):.0f}L"
            f"{160 + 320 * math.cos((i + 0.45) * math.tau / 28):.0f} "
            f'{40 + 320 * math.sin((i + 0.45) * math.tau / 28):.0f}Z" fill="#FFF0B8" fill-opacity=".35"/>'
            for i in range(28)
        )
        if name == "first-pyramid"
        else ""
    )
    dunes = "".join(
        f'<path d="M-10 {y}Q{r.uniform(40, 120):.0f} {y - 16} 160 {y - 4}T330 {y - 8}V210H-10Z" fill="{c}"/>'
        for y, c in ((84, "#E9B27C"), (104, "#DDAE72"), (132, "#CFA064"))
    )
    river = (
        '<path d="M-10 186Q80 178 170 192T330 182V210H-10Z" fill="#1F6F7B"/><path d="M-10 186Q80 178 170 '
        '192T330 182" fill="none" stroke="#7A9A4A" stroke-width="4"/>'
    )
    scene = render(
        f'<rect width="320" height="200" fill="url(#sky)"/><circle cx="40" cy="44" r="17" fill="#fff3cc"/><circle '
        f'cx="40" cy="44" r="40" fill="#ffe39a" fill-opacity=".5" filter="url(#b8)"/>{rays}{dunes}{river}',
        width,
        (0, 0, 320, 200),
        gradient("sky", (0, "#5A78B0"), (0.25, "#E8A07A"), (0.45, "#FFD99A")),
    )
    scene = brushed(scene, 5)
    for plot, x, y, size in sorted(SCENES[name], key=lambda s: s[2]):
        sprite = rendered(DRAWINGS[plot]().svg(), round(size * zoom))
        place(scene, sprite, x * zoom - sprite.width * 143 / 320, y * zoom - sprite.width * 224 / 320)
    return grainy(vivid(evening(scene, 0.2, 0.3), 1.08, 1.05, 1.03), 0.012, 2).convert("RGB")


DOUBLES = ["wood-wood", "stone-stone", "gold-gold", "wood-stone", "wood-gold", "stone-gold"]

PICTURES = [Picture(f"sa-re/card-{kind}", SIZE, partial(resource, kind)) for kind in SETTINGS]
PICTURES += [Picture(f"sa-re/card-{name}", SIZE, partial(double, *name.split("-"))) for name in DOUBLES]
PICTURES += [
    Picture("sa-re/card-trouble", SIZE, partial(trouble, False)),
    Picture("sa-re/card-double-trouble", SIZE, partial(trouble, True)),
    Picture("sa-re/card-horus", SIZE, horus),
    Picture("sa-re/card-hoshekh", SIZE, hoshekh),
]
PICTURES += [Picture("sa-re/revolt", REVOLT, revolt, scales=(1,), quality=78)]
PICTURES += [Picture(f"sa-re/back-{kind}", SIZE, partial(back, kind)) for kind in ("season", "double")]
PICTURES += [Picture(f"season/{kind}", (64, 64), partial(symbol, kind)) for kind in SYMBOLS]
PICTURES += [Picture(f"sa-re/scenario-{name}", (320, 200), partial(scenario, name)) for name in SCENES]
