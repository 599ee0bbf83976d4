"""The ground of the table: desert and river in two shapes, by day and by night, and the streets of a city.

The pictures are made to be cropped: `ground` (1920 by 1200) has your city on the left bank and up to three others on
the right; in `ground-portrait` (1080 by 1920) the river flows across.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial

import numpy as np
from PIL import Image as Images
from PIL import ImageChops, ImageDraw, ImageFilter
from PIL.Image import Image

from art.kit.brush import strokes
from art.kit.images import Field, array, grid, image, noise, place
from art.kit.palette import mix, rgb
from art.kit.picture import Picture
from art.sources.sa_re.plot import CY, SP, SY, Plot, mul, path
from art.sources.sa_re.plots import rendered

Polygon = Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Layout:
    """One shape of the ground: its size, its land, and the middle of the light on the water, in pixels."""

    size: tuple[int, int]
    land: Sequence[Polygon]
    light: tuple[float, float]
    dunes: Sequence[tuple[float, float, float]]
    fields: Sequence[tuple[float, float, float]]
    palms: Sequence[tuple[float, float, float]]
    reeds: Sequence[tuple[float, float]]


LANDSCAPE = Layout(
    (1920, 1200),
    (
        [
            (0, 0),
            (900, 0),
            (888, 150),
            (880, 350),
            (884, 500),
            (876, 610),
            (806, 740),
            (716, 900),
            (650, 1030),
            (600, 1070),
            (470, 1056),
            (330, 1020),
            (170, 994),
            (0, 968),
        ],
        [(1920, 0), (1446, 0), (1456, 240), (1438, 490), (1450, 720), (1440, 900), (1464, 1200), (1920, 1200)],
    ),
    (1150, 330),
    (
        (120, 250, 1.1),
        (420, 120, 1.0),
        (700, 260, 0.8),
        (60, 640, 0.8),
        (1720, 820, 0.7),
        (1640, 120, 0.6),
        (1780, 1080, 0.7),
    ),
    ((668, 350, 64),),
    (
        (842, 350, 210),
        (806, 130, 190),
        (862, 520, 170),
        (40, 960, 180),
        (560, 1050, 150),
        (712, 880, 160),
        (24, 720, 150),
        (1500, 60, 150),
        (1478, 1010, 170),
        (1880, 1130, 170),
    ),
    ((430, 1062), (790, 760), (240, 1016), (878, 250), (1452, 860), (1440, 560), (1452, 160), (884, 60), (640, 1050)),
)
PORTRAIT = Layout(
    (1080, 1920),
    (
        [(0, 0), (1080, 0), (1080, 246), (930, 262), (760, 250), (560, 268), (360, 252), (180, 266), (0, 254)],
        [
            (0, 1040),
            (150, 1010),
            (330, 1020),
            (520, 992),
            (700, 1004),
            (880, 976),
            (1080, 984),
            (1080, 1920),
            (0, 1920),
        ],
    ),
    (540, 560),
    ((300, 60, 0.6), (820, 100, 0.6), (200, 1780, 0.9), (820, 1840, 0.9), (960, 1120, 0.6)),
    ((70, 1880, 50),),
    ((40, 1110, 170), (1030, 1070, 180), (1050, 1560, 170), (20, 1640, 160), (980, 240, 130), (60, 246, 130)),
    ((220, 1014), (640, 1000), (900, 980), (420, 258), (700, 254), (240, 262)),
)


def _mask(layout: Layout) -> tuple[Field, Field]:
    """Return how much each pixel is land: with a sharp bank, and far away from it."""
    width, height = layout.size
    mask = Images.new("L", layout.size, 0)
    for polygon in layout.land:
        ImageDraw.Draw(mask).polygon(list(polygon), fill=255)
    near = np.asarray(mask.filter(ImageFilter.GaussianBlur(16)), np.float32) / 255
    far = np.asarray(mask.filter(ImageFilter.GaussianBlur(40)), np.float32) / 255
    near = near + (noise(width, height, width / 60, height / 60, 4, 2) - 0.5) * 0.34
    return near, far + (noise(width, height, width / 110, height / 110, 4, 8) - 0.5) * 0.30


def _earth(layout: Layout) -> Image:
    """Return sand, the green strip along the bank, wet earth and water."""
    width, height = layout.size
    near, far = _mask(layout)
    land = np.clip((near - 0.5) * 16 + 0.5, 0, 1)[..., None]
    x, y = grid(width, height)
    relief, fine = (
        noise(width, height, width / 260, height / 260, 6, 11),
        noise(width, height, width / 26, height / 9, 3, 12),
    )
    slope = np.gradient(relief * 240, axis=1) + np.gradient(relief * 240, axis=0)
    lit = np.clip(0.5 + slope * 0.05, 0.2, 0.8)
    fall = 1.09 - 0.16 * (x / width * 0.5 + y / height * 0.7)
    sand = (
        np.array(rgb("#DDB679"), np.float32)
        * ((0.78 + 0.26 * lit + 0.14 * (relief - 0.5) + 0.07 * (fine - 0.5)) * fall)[..., None]
    )
    sand += ((relief - 0.5) * 26)[..., None] * np.array([1, 0.7, 0.2])
    green = np.clip(1 - np.abs(far - 0.66) / 0.16, 0, 1)[..., None] * 0.66
    ground = (
        sand * (1 - green) + np.array(rgb("#8E9B4A"), np.float32) * (0.74 + 0.5 * fine * lit * 1.6)[..., None] * green
    )
    wet = np.clip(1 - np.abs(near - 0.56) / 0.09, 0, 1)[..., None] * 0.55
    ground = ground * (1 - wet) + np.array(rgb("#8A6238"), np.float32) * wet
    shallow = np.clip(far * 2.1, 0, 1)[..., None]
    water = np.array(rgb("#0F4653"), np.float32) * (1 - shallow) + np.array(rgb("#2F8A8C"), np.float32) * shallow
    water *= ((0.84 + 0.34 * noise(width, height, width / 120, height / 13, 4, 21)) * (1.16 - 0.34 * y / height))[
        ..., None
    ]
    reach = np.clip(1.2 - np.hypot((x - layout.light[0]) / 640, (y - layout.light[1]) / 600), 0, 1)
    glints = np.clip((noise(width, height, width / 64, height / 5, 2, 25) - 0.62) * 7, 0, 1) * reach
    water += glints[..., None] * np.array([255, 214, 140]) * 0.52
    bank = Images.fromarray((land[..., 0] * 255).astype(np.uint8))
    shade = np.asarray(ImageChops.offset(bank, 7, 9).filter(ImageFilter.GaussianBlur(5)), np.float32)[..., None] / 255
    water *= 1 - 0.38 * shade
    foam = np.clip(1 - np.abs(near - 0.44) / 0.028, 0, 1)[..., None] * np.clip(fine * 1.6 - 0.35, 0, 1)[..., None] * 0.6
    water = water * (1 - foam) + np.array([240, 232, 205]) * foam
    pixels = np.dstack([ground * land + water * (1 - land), np.full((height, width, 1), 255)])
    return image(pixels.astype(np.float32))


FILTERS = """<filter id="b9" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="11"/></filter>
<filter id="b3" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="4"/></filter>
<filter id="b2" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="1.6"/></filter>
<filter id="earth" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="4" result="n"/>
<feDisplacementMap in="SourceGraphic" in2="n" scale="2.6" xChannelSelector="R" yChannelSelector="G" result="d"/>
<feTurbulence type="fractalNoise" baseFrequency=".05 .09" numOctaves="4" seed="9" result="m"/>
<feDiffuseLighting in="m" surfaceScale="2" diffuseConstant="1.12" lighting-color="#fff2d8" result="l">
<feDistantLight azimuth="215" elevation="58"/></feDiffuseLighting>
<feBlend in="l" in2="d" mode="multiply" result="b"/><feComposite in="b" in2="d" operator="in"/></filter>"""


def _document(body: str, width: float, height: float) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><defs>{FILTERS}</defs>{body}</svg>'


def _dune(x: float, y: float, k: float) -> str:
    """Return the crest of a dune with its lit back and its shadow."""
    points = [(-300, 60), (-210, 4), (-110, -26), (-20, -20), (60, -4), (150, 10), (240, -8), (320, -50)]
    crest = [(x + a * k, y + b * k) for a, b in points]
    below = [(x + a * k, y + (b + 15 * math.sin(math.pi * i / 7)) * k) for i, (a, b) in enumerate(points)]
    foot = [(x + a * k, y + b * k) for a, b in ((250, 46), (80, 66), (-120, 58))]
    back = [(x + a * k, y + b * k) for a, b in ((180, -60), (20, -86), (-150, -70))]
    return (
        f'<path d="{smooth_path(crest)}L{smooth_path(back)[1:]}Z" fill="#ffe2a6" fill-opacity="{0.30 * k:.2f}" '
        f'filter="url(#b9)"/>'
        f'<path d="{smooth_path(crest)}L{smooth_path(foot)[1:]}Z" fill="#8a5a34" fill-opacity="{0.42 * k:.2f}" '
        f'filter="url(#b9)" transform="translate(4 8)"/>'
        f'<path d="{smooth_path(crest)}L{smooth_path(below[::-1])[1:]}Z" fill="#8a5a34" fill-opacity="{0.40 * k:.2f}'
        f'" filter="url(#b3)"/>'
        f'<path d="{smooth_path(crest)}L'
        f"{smooth_path([(a, b - 9 * math.sin(math.pi * i / 7) * k) for i, (a, b) in enumerate(crest)][::-1])[1:]}"
        f'Z" fill="#fff0c8" fill-opacity="{0.62 * k:.2f}" filter="url(#b2)"/>'
    )


def smooth_path(points: Sequence[tuple[float, float]]) -> str:
    """Return a curve through points."""
    text = "M{:.1f} {:.1f}".format(*points[0])
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        text += f"Q{ax:.1f} {ay:.1f} {(ax + bx) / 2:.1f} {(ay + by) / 2:.1f}"
    return text + "L{:.1f} {:.1f}".format(*points[-1])


def _scattered(layout: Layout) -> str:
    """Return stones, tufts and tracks on the sand."""
    r = random.Random(layout.size[0])
    mask = Images.new("L", layout.size, 0)
    for polygon in layout.land:
        ImageDraw.Draw(mask).polygon(list(polygon), fill=255)
    inland = mask.filter(ImageFilter.GaussianBlur(30)).point(lambda v: 255 if v > 235 else 0)
    text = ""
    for _ in range(190):
        x, y = r.uniform(0, layout.size[0] - 1), r.uniform(0, layout.size[1] - 1)
        if not inland.getpixel((int(x), int(y))):
            continue
        kind = r.random()
        if kind < 0.5:
            w = r.uniform(3, 9)
            text += (
                f'<ellipse cx="{x + w * 0.5:.1f}" cy="{y + 1:.1f}" rx="{w * 1.2:.1f}" ry="{w * 0.35:.1f}" '
                f'fill="#6b3f24" fill-opacity=".4"/><path d="M{x - w:.1f} {y:.1f}q{w * 0.3:.1f} {-w * 0.9:.1f} '
                f'{w:.1f} {-w * 0.8:.1f}q{w:.1f} {w * 0.1:.1f} {w:.1f} {w * 0.8:.1f}Z" fill="#A98A64"/><path '
                f'd="M{x - w:.1f} {y:.1f}q{w * 0.3:.1f} {-w * 0.9:.1f} {w:.1f} {-w * 0.8:.1f}l{w * 0.2:.1f} '
                f'{w * 0.6:.1f}Z" fill="#F3E2BC"/>'
            )
        elif kind < 0.88:
            for j in range(5):
                dx = (j - 2) * 3
                text += (
                    f'<path d="M{x:.1f} {y:.1f}q{dx * 0.3:.1f} -7 {dx:.1f} {-9 - r.uniform(0, 5):.1f}" '
                    f'stroke="{r.choice(["#7d7a3c", "#9a8f4c", "#6a7a40"])}" stroke-width="1.800" fill="none" '
                    f'stroke-linecap="round"/>'
                )
        else:
            for j in range(4):
                text += (
                    f'<path d="M{x - 34 + j * 4:.1f} {y + j * 7:.1f}q18 -6 36 0t36 0" stroke="#8f6436" '
                    f'stroke-opacity=".15" stroke-width="2" fill="none"/><path d="M{x - 34 + j * 4:.1f} '
                    f'{y + 2.4 + j * 7:.1f}q18 -6 36 0t36 0" stroke="#fff0cc" stroke-opacity=".20" '
                    f'stroke-width="1.600" fill="none"/>'
                )
    return text


def _point(origin: tuple[float, float], s: float, x: float, y: float) -> tuple[float, float]:
    """Return where a point of a grid of plots lies in the picture."""
    return origin[0] + (x * CY + y * SY) * s, origin[1] + (x * SY - y * CY) * SP * s


def _fields(x: float, y: float, s: float) -> str:
    """Return four by two irrigated fields."""
    colours = ["#8FA34A", "#B7B052", "#6F9148", "#D9C05A", "#7F9A44", "#A3AA4C"]
    text = ""
    for i in range(4):
        for j in range(2):
            corners = (
                (j * 1.2, i * 0.92),
                (j * 1.2 + 1.08, i * 0.92),
                (j * 1.2 + 1.08, i * 0.92 + 0.8),
                (j * 1.2, i * 0.92 + 0.8),
            )
            q = [_point((x, y), s, *c) for c in corners]
            colour = colours[(i * 2 + j) % 6]
            text += f'<path d="{path(q)}" fill="{colour}" stroke="#5b6a2c" stroke-width="2" filter="url(#earth)"/>'
            for m in range(1, 7):
                a = (q[0][0] + (q[1][0] - q[0][0]) * m / 7, q[0][1] + (q[1][1] - q[0][1]) * m / 7)
                b = (q[3][0] + (q[2][0] - q[3][0]) * m / 7, q[3][1] + (q[2][1] - q[3][1]) * m / 7)
                row = mix(colour, "#fff2b0", 0.4) if m % 2 else mul(colour, 0.66)
                text += (
                    f'<path d="{path([a, b], False)}" stroke="{row}" stroke-width="3" stroke-opacity=".7" '
                    f'stroke-dasharray="5 3"/>'
                )
    return text


def _grown(width: int, draw: Callable[[Plot], None], seed: int) -> Image:
    plot = Plot(seed)
    draw(plot)
    return rendered(plot.svg(outline=False), width)


def _palm_group(plot: Plot) -> None:
    plot.bush(0.40, 0.62, 1.1)
    plot.palm(0.5, 0.5, 0.62, 0, 1.2, 0.06)
    plot.palm(0.36, 0.66, 0.44, 0, 1.0, -0.03)
    plot.bush(0.62, 0.44, 0.9)


def _reed_group(plot: Plot) -> None:
    for i in range(26):
        q = plot.p(plot.r.uniform(0.2, 0.8), 0.44 + plot.r.uniform(-0.06, 0.14))
        top = plot.r.uniform(34, 78)
        lean = plot.r.uniform(-14, 16)
        colour = plot.r.choice(["#6f8f46", "#93a857", "#557a40", "#b8b460"])
        plot.add(
            f'<path d="M{q[0]:.1f} {q[1]:.1f}q{lean * 0.3:.1f} {-top * 0.6:.1f} {lean:.1f} {-top:.1f}" '
            f'stroke="{colour}" stroke-width="3" fill="none" stroke-linecap="round"/>'
        )
        if i % 3 == 0:
            for j in range(7):
                a = math.radians(-160 + j * 23)
                plot.add(
                    f'<path d="M{q[0] + lean:.1f} {q[1] - top:.1f}q{math.cos(a) * 8:.1f} {math.sin(a) * 10:.1f} '
                    f'{math.cos(a) * 15:.1f} {math.sin(a) * 9 + 3:.1f}" '
                    f'stroke="{"#d8c566" if j < 3 else "#7d8f46"}" stroke-width="1.800" fill="none" '
                    f'stroke-linecap="round"/>'
                )
    plot.bush(0.40, 0.46, 0.9)
    plot.bush(0.60, 0.42, 0.8)


def _boat(width: int) -> Image:
    """Return a small felucca on the water."""
    return rendered(
        _document(
            '<ellipse cx="104" cy="186" rx="86" ry="10" fill="#061c24" fill-opacity=".55" filter="url(#b3)"/><path '
            'd="M104 170L110 40" stroke="#4a2c1a" stroke-width="6"/><path d="M34 158L152 14Q178 84 150 '
            '154Q90 138 34 158Z" fill="#FBE9C4" stroke="#6b4a2c" stroke-width="2"/><path d="M152 14Q178 84 '
            '150 154Q130 148 108 146Q150 90 152 14Z" fill="#9a6a68" fill-opacity=".55"/>'
            '<path d="M66 150Q104 104 148 24M92 146Q128 100 152 34" fill="none" stroke="#b98a5a" '
            'stroke-opacity=".6" stroke-width="2"/><path d="M26 168L158 6" stroke="#8a5230" stroke-width="5" '
            'stroke-linecap="round"/><path d="M14 156Q100 186 196 152Q184 186 158 190H52Q24 184 14 156Z" '
            'fill="#B5522F" stroke="#3a1c10" stroke-width="2"/><path d="M14 156Q100 186 196 152L193 160Q100 '
            '194 18 164Z" fill="#F2C04A"/>'
            '<path d="M28 176Q104 198 180 172Q172 188 158 190H52Q36 188 28 176Z" fill="#1a0c18" '
            'fill-opacity=".45"/><path d="M6 196Q100 212 206 194" fill="none" stroke="#cfeae0" '
            'stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>',
            210,
            214,
        ),
        width,
    )


def evening_grade(source: Image) -> Image:
    """Return an image with a little more contrast and colour, warm in the lights."""
    pixels = array(source)
    a = pixels[..., :3] / 255
    a = a + (a * a * (3 - 2 * a) - a) * 0.34
    grey = a.mean(axis=2, keepdims=True)
    a = grey + (a - grey) * 1.10
    a *= 1 + (grey - 0.45) * np.array([0.15, 0.02, -0.07], np.float32)
    pixels[..., :3] = a * 255
    return image(pixels)


def relit(source: Image) -> Image:
    """Return an image by night. Darkness is a relighting: half of the colour goes, the rest turns blue."""
    pixels = array(source)
    grey = pixels[..., :3].mean(axis=2, keepdims=True)
    pixels[..., :3] = (pixels[..., :3] * 0.55 + grey * 0.45) * np.array([0.25, 0.32, 0.58], np.float32)
    return image(pixels)


@cache
def day(layout_name: str) -> Image:
    """Return the ground of a layout by day."""
    layout = LAYOUTS[layout_name]
    width, height = layout.size
    result = _earth(layout)
    marks = "".join(_dune(*d) for d in layout.dunes) + _scattered(layout) + "".join(_fields(*f) for f in layout.fields)
    drawn = result.copy()
    drawn.alpha_composite(rendered(_document(marks, width, height), width))
    for x, y in layout.reeds:
        place(drawn, _grown(190, _reed_group, int(x)), x - 85, y - 133)
    for x, y, w in sorted(layout.palms, key=lambda p: p[1]):
        place(drawn, _grown(round(w), _palm_group, int(x + y)), x - 143 / 320 * w, y - 224 / 320 * w)
    painted = strokes(drawn, (22, 11, 6, 3.4), 5, thresholds=(0, 7, 8, 9), jitter=4, opacity=0.7)
    result = evening_grade(Images.blend(painted.convert("RGB"), drawn.convert("RGB"), 0.45))
    pixels = array(result)
    x, y = grid(width, height)
    glow = np.exp(-((x - width * 0.1) ** 2 + (y - height * 0.04) ** 2) / (2 * (height * 0.55) ** 2))[..., None] * 0.16
    pixels[..., :3] = 255 - (255 - pixels[..., :3]) * (1 - glow * np.array([1, 0.87, 0.6], np.float32))
    edge = np.clip(np.hypot((x - width * 0.45) / (width * 0.65), (y - height * 0.44) / (height * 0.77)), 0, 1.4)[
        ..., None
    ]
    pixels[..., :3] *= 1.04 - 0.28 * edge**2.6
    return image(pixels).convert("RGB")


LAYOUTS = {"": LANDSCAPE, "-portrait": PORTRAIT}

SIDE_OF_PLOT = 194
STREETS = (880, 800)
STREETS_ORIGIN = (30, 600)


def streets(width: int) -> Image:
    """Return the streets of a city of three by four plots with its quay of stone on the right and in front.

    At 1x, a plot has a side of 194 pixels and the corner in front at the left lies at (30, 600).
    """
    r = random.Random(3)

    def at(x: float, y: float) -> tuple[float, float]:
        return _point(STREETS_ORIGIN, SIDE_OF_PLOT, x, y)

    k = 0.10
    outline = []
    corners = [(-k, -k), (3 + k, -k), (3 + k, 4 + k), (-k, 4 + k)]
    for (xa, ya), (xb, yb) in zip(corners, corners[1:] + corners[:1], strict=True):
        for m in range(9):
            u = m / 9
            outline.append(at(xa + (xb - xa) * u + r.uniform(-0.05, 0.05), ya + (yb - ya) * u + r.uniform(-0.05, 0.05)))
    text = (
        f'<path d="{path(outline)}" fill="#5b3418" fill-opacity=".5" filter="url(#b9)" transform="translate(4 '
        f'6)"/><path d="{path(outline)}" fill="#A2713E" filter="url(#earth)"/>'
    )
    for _ in range(260):
        x, y = r.choice(
            [
                (r.choice([0, 1, 2, 3]) + r.uniform(-0.06, 0.06), r.uniform(0, 4)),
                (r.uniform(0, 3), r.choice([0, 1, 2, 3, 4]) + r.uniform(-0.06, 0.06)),
            ]
        )
        q = at(x, y)
        text += (
            f'<ellipse cx="{q[0]:.1f}" cy="{q[1]:.1f}" rx="{r.uniform(2, 6):.1f}" ry="{r.uniform(1.2, 2.8):.1f}'
            f'" fill="{r.choice(["#7c5228", "#C08F58", "#D9B27A", "#8f6436"])}" '
            f'fill-opacity="{r.uniform(0.25, 0.6):.2f}"/>'
        )
    for a, b, right in (((3.12, 4.1), (3.12, -0.12), True), ((-0.1, -0.12), (3.12, -0.12), False)):
        for w in range(30):
            p0 = at(a[0] + (b[0] - a[0]) * w / 30, a[1] + (b[1] - a[1]) * w / 30)
            p1 = at(a[0] + (b[0] - a[0]) * (w + 0.92) / 30, a[1] + (b[1] - a[1]) * (w + 0.92) / 30)
            colour = mix("#E9DFCB", "#C9AE80", r.random())
            dx, dy = (-9, -3) if right else (3, -8)
            text += (
                f'<path d="M{p0[0]:.1f} {p0[1]:.1f}L{p1[0]:.1f} {p1[1]:.1f}v17L{p0[0]:.1f} {p0[1] + 17:.1f}Z" '
                f'fill="{mul(colour, (0.62, 0.54, 0.56) if right else (0.86, 0.78, 0.68))}" stroke="#4a2c1c" '
                f'stroke-width="1"/>'
                f'<path d="M{p0[0]:.1f} {p0[1]:.1f}L{p1[0]:.1f} {p1[1]:.1f}l{dx} {dy}L{p0[0] + dx:.1f} '
                f'{p0[1] + dy:.1f}Z" fill="{colour}" stroke="#6b4a2c" stroke-width=".8"/>'
            )
    return rendered(_document(text, *STREETS), width)


def cairn(width: int) -> Image:
    """Return a heap of stones that marks a place for a caravan."""
    text = '<ellipse cx="56" cy="84" rx="40" ry="8" fill="#3a1c33" fill-opacity=".45" filter="url(#b3)"/>'
    for x, y, w, h in ((50, 84, 64, 28), (54, 60, 46, 24), (57, 40, 30, 20), (58, 24, 16, 14)):
        text += (
            f'<path d="M{x - w / 2} {y}q3 {-h} {w / 2} {-h}t{w / 2} {h}z" fill="#B9966A" stroke="#4a2c1c" '
            f'stroke-width="1.800"/><path d="M{x - w / 2} {y}q3 {-h} {w / 2} {-h}l-4 {h}z" fill="#F6E7C4" '
            f'fill-opacity=".8"/>'
        )
    return rendered(_document(text, 110, 100), width)


def _day(name: str, width: int) -> Image:
    return day(name)


def _night(name: str, width: int) -> Image:
    return relit(day(name)).convert("RGB")


PICTURES = [
    Picture(f"sa-re/ground{name}", layout.size, partial(_day, name), scales=(1,), quality=80)
    for name, layout in LAYOUTS.items()
]
PICTURES += [
    Picture(f"sa-re/ground{name}-night", layout.size, partial(_night, name), scales=(1,), quality=78)
    for name, layout in LAYOUTS.items()
]
PICTURES += [
    Picture("sa-re/streets", STREETS, streets, quality=80),
    Picture("sa-re/cairn", (110, 100), cairn, scales=(1,)),
    Picture("sa-re/felucca", (150, 153), _boat),
]
