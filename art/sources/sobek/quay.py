"""The quay of Sobek at evening: wide layers that are cropped to the window, and sprites that stand on them.

One unit is one pixel at 1920x1080. The layers are 2560 units wide; their middle is that of the window. From above: the
river with the far bank, the planks, the cloth before them.
"""

from __future__ import annotations

import math
from functools import partial
from random import Random

import numpy as np
from PIL import Image as Images
from PIL import ImageFilter
from PIL.Image import Image

from art.kit.brush import painted_sprite, strokes
from art.kit.filters import grain
from art.kit.images import array, grid, image, multiplied, noise, render, sharpened, tint, vivid
from art.kit.picture import Picture
from art.kit.shapes import bezier, ellipse, group, line, linear, path, rect, swept

WIDE = 2560
SUN, TEMPLE, HORIZON = 930, 1640, 262
RIVER_HEIGHT, PLANKS_TOP, BEAM = 400, 320, 384


def palm(x: float, y: float, height: float, colour: str, lit: str, rng: Random, lean: float = 10) -> str:
    """Return a palm whose foot is at (x, y): drooping fronds with ragged lower edges."""
    trunk = [(x, y), (x + lean * 0.2, y - height * 0.5), (x + lean, y - height)]
    body = path(swept(trunk, [height * 0.06, height * 0.04, height * 0.035]), colour)
    top = (x + lean, y - height)
    for k in range(13):
        a = math.pi * (0.9 + 1.2 * k / 12) + rng.uniform(-0.12, 0.12)
        q = height * rng.uniform(0.36, 0.5)
        spine = [
            top,
            (top[0] + math.cos(a) * q * 0.6, top[1] + math.sin(a) * q * 0.7 - q * 0.08),
            (top[0] + math.cos(a) * q, top[1] + math.sin(a) * q * 0.55 + q * 0.42 * abs(math.cos(a))),
        ]
        shade = lit if k % 3 == 0 and k < 9 else colour
        body += path(swept(spine, [height * 0.03, height * 0.05, 0.6], steps=8), shade)
        for j in range(3, 9):
            px, py = bezier(spine, j / 9)
            drop = height * 0.085 * math.sin(j / 9 * math.pi)
            body += line(
                f"M{px:.1f},{py:.1f} l{math.cos(a) * drop * 0.7:.1f},{drop:.1f}", shade, max(1.0, height * 0.016)
            )
    return body


def sky() -> str:
    """Return the sky."""
    return rect(0, 0, WIDE, HORIZON + 6, "url(#sky)") + ellipse(
        SUN, 222, 320, 110, "#ffd08a", 'opacity=".6" filter="url(#b40)"'
    )


def sun() -> str:
    """Return the sun with a haze around it; it stands before the clouds."""
    return ellipse(SUN, 210, 78, 78, "#fff0b8", 'opacity=".6" filter="url(#b14)"') + ellipse(
        SUN, 212, 40, 40, "#fffdf0", 'filter="url(#b1)"'
    )


def clouds(width: int, height: int) -> Image:
    """Paint long clouds of the evening: peach where the sun reaches them, violet below."""
    field = noise(width, height, 6, 5, 6, 12)
    field = (field - field.mean()) / field.std()
    _, y = grid(width, height)
    y /= height
    level = np.clip(y * 6, 0, 1) * np.clip((0.92 - y) * 5, 0, 1)
    lit = ((field - 0.55) * 0.7).clip(0, 0.7) * level
    below = np.roll(lit, (round(height * 0.04), round(width * 0.003)), (0, 1)) * 0.8
    result = Images.new("RGBA", (width, height))
    for alpha, colour in ((below, "#6b4f86"), (lit, "#ffcba0")):
        result.alpha_composite(tint(Images.fromarray((alpha * 255).astype(np.uint8)), colour))
    return result


def temple(x: float) -> str:
    """Return the temple at the end of the quay: two towers, a gate with the winged sun, flags, obelisks."""
    foot = HORIZON + 6
    body = rect(x - 160, 176, 320, 90, "#8f6470")
    for cx in (x - 88, x + 94):
        body += path(f"M{cx - 78},{foot} L{cx - 62},92 L{cx + 44},92 L{cx + 60},{foot}Z", "url(#lit)")
        body += path(f"M{cx + 44},92 L{cx + 62},98 L{cx + 80},{foot} L{cx + 60},{foot}Z", "url(#shaded)")
        body += rect(cx - 70, 78, 136, 18, "#ffd79c") + rect(cx + 46, 78, 22, 18, "#8a5f70")
        body += rect(cx - 66, 96, 114, 5, "#7d4a52", 'opacity=".7"')
        for row in range(5):
            body += line(f"M{cx - 64 - row * 3},{120 + row * 30} H{cx + 46 + row * 3}", "#b9785e", 1.6, 'opacity=".35"')
    body += (
        rect(x - 34, 150, 74, 116, "#d9a07c")
        + rect(x - 20, 172, 44, 96, "#33202c")
        + rect(x - 40, 142, 86, 14, "#ffd79c")
    )
    body += rect(x - 14, 210, 32, 58, "#ff9e4e", 'opacity=".55" filter="url(#b8)"')
    wings = f"M{x - 34},149 q18,-10 27,0 q-9,8 -27,0Z M{x + 38},149 q-18,-10 -27,0 q9,8 27,0Z"
    body += ellipse(x + 2, 149, 9, 9, "#c8473a") + path(wings, "#2f8b90")
    for cx in (x - 100, x + 78):
        for j in range(3):
            figure = f"M{cx - 20 + j * 22},130 l6,-10 l6,10 v30 l8,46 h-28 l8,-46Z"
            body += path(figure, "#9b5a52" if j % 2 else "#7d5870", 'opacity=".55"')
            body += ellipse(cx - 14 + j * 22, 118, 5, 6, "#8a5058", 'opacity=".5"')
        body += line(f"M{cx - 30},230 h74", "#2f6f78", 5, 'opacity=".6"')
    for fx in (x - 150, x - 40, x + 46, x + 156):
        body += line(f"M{fx},{HORIZON} V52", "#5a3a40", 4)
        body += path(f"M{fx},54 q20,-6 34,6 q-16,4 -34,10Z", "#c8473a" if fx < x else "#2f6f9b")
    for ox in (x - 206, x + 206):
        body += path(
            f"M{ox - 9},{HORIZON + 4} L{ox - 6},120 L{ox},106 L{ox + 6},120 L{ox + 9},{HORIZON + 4}Z", "#ffd9a6"
        )
        body += path(f"M{ox + 2},{HORIZON + 4} L{ox + 1},108 L{ox + 6},120 L{ox + 9},{HORIZON + 4}Z", "#8a6078")
    for k in range(5):
        cx = x + 190 + k * 46
        body += rect(cx, 196, 18, 70, "url(#lit)") + rect(cx + 12, 196, 8, 70, "#7d5068", 'opacity=".7"')
        body += path(f"M{cx - 5},196 q14,-16 28,0Z", "#e8b07c")
    body += rect(x + 176, 176, 246, 12, "#f0b884") + rect(x + 176, 188, 246, 5, "#7d5068", 'opacity=".6"')
    return group(body, 'filter="url(#f2)"')


def far_bank() -> str:
    """Return hills, pyramids, palms and villages behind the river."""
    rng = Random(8)
    h = HORIZON
    hills = (
        f"M-20,{h} C120,{h - 20} 260,{h - 46} 420,{h - 30} C560,{h - 16} 640,{h - 34} 760,{h - 34} C880,{h - 22} 1000,{h - 22} 1100,{h - 30} "
        f"C1260,{h - 44} 1380,{h - 24} 1500,{h - 36} C1800,{h - 50} 1960,{h - 30} 2120,{h - 40} C2300,{h - 54} 2440,{h - 30} {WIDE + 20},{h - 36} V{h + 4} H-20Z"
    )
    body = path(hills, "#9a6f86", 'filter="url(#b1)"')
    for x, q in ((1316, 62), (1402, 40), (300, 54), (372, 34)):
        body += path(f"M{x - q * 1.3},{h} L{x},{h - q * 1.25} L{x + q * 0.3},{h}Z", "#e8ab86")
        body += path(f"M{x + q * 0.3},{h} L{x},{h - q * 1.25} L{x + q * 1.25},{h}Z", "#7d5c7c")
    for x in (96, 140, 190, 520, 560, 2200, 2250, 2310, 2420):
        w, top = rng.uniform(30, 52), rng.uniform(18, 34)
        body += rect(x, h - top, w, top + 4, "#dba27e") + rect(x + w * 0.72, h - top, w * 0.28, top + 4, "#7d5870")
        body += rect(x + w * 0.2, h - top * 0.6, 6, top * 0.4, "#4c3448")
    for x, height in (
        (60, 70),
        (240, 62),
        (470, 84),
        (620, 58),
        (700, 60),
        (1010, 54),
        (1040, 74),
        (1448, 62),
        (1470, 84),
        (2090, 74),
        (2130, 58),
        (2380, 80),
        (2490, 66),
    ):
        body += palm(x, h + 2, height, "#4c4460", "#8d6a70", rng, rng.uniform(-8, 14))
    return body + temple(TEMPLE) + rect(0, h - 70, WIDE, 80, "#f6b98a", 'opacity=".24" filter="url(#b24)"')


def waves(count: int, seed: int, bright: bool) -> str:
    """Return ripples on the river: everywhere, or `bright` ones below the sun alone."""
    rng = Random(seed)
    body = ""
    for _ in range(count):
        depth = rng.random() ** 1.4
        y = HORIZON + 4 + depth * 132
        path_x = SUN + 20 + (y - HORIZON) * 0.6
        x = path_x + rng.uniform(-1, 1) * (40 + depth * 130) if bright else rng.uniform(-20, WIDE)
        length = (12 + 60 * depth) * rng.uniform(0.5, 1.3)
        near = bright or abs(x - path_x) < 50 + depth * 130
        colours = (
            ["#fff3c4", "#ffe09a", "#ffc466"]
            if near and rng.random() < 0.85
            else ["#8fb0ac", "#2b5a68", "#0f3946", "#d59a86"]
        )
        ripple = f"M{x:.0f},{y:.0f} q{length / 4:.0f},{-1.5 - 2 * depth:.1f} {length / 2:.0f},0 t{length / 2:.0f},0"
        body += line(ripple, rng.choice(colours), 1.3 + 2.6 * depth, f'opacity="{rng.uniform(0.35, 0.85):.2f}"')
    return body


def sunlit(source: Image, zoom: float) -> Image:
    """Return the river under its sun: a glow around the disc, shafts, and dusk to the right."""
    x, y = (field / zoom for field in grid(*source.size))
    far = np.hypot(x - SUN, (y - 214) * 1.15)
    glow = np.exp(-((far / 90) ** 2)) * 0.30 + np.exp(-((far / 420) ** 2)) * 0.24
    angle = np.arctan2(y - 190, x - SUN + 30)
    shafts = noise(2048, 2, 46, 1, 3, 9)[0]
    shaft = (shafts[((angle + math.pi) / math.tau * 2047).astype(int)] - 0.52).clip(0, 1) * 1.3
    shaft = shaft * np.exp(-far / 520) * np.exp(-(((y - 330) / 330).clip(0, 9) ** 2))
    light = (glow + shaft * 0.3).clip(0, 0.9)[..., None] * np.array([1, 0.72, 0.34], np.float32)
    dusk = (np.abs(x - SUN) / WIDE * 0.42 + ((y - 380).clip(0, 999) / 1080) * 0.5 + (60 - y).clip(0, 60) / 600)[
        ..., None
    ].clip(0, 1)
    pixels = array(source)
    colour = 255 - (255 - pixels[..., :3]) * (1 - light)
    pixels[..., :3] = colour * (1 - dusk * np.array([0.38, 0.36, 0.14], np.float32))
    return image(pixels)


def river(width: int) -> Image:
    """Paint sky, far bank and water."""
    zoom = width / WIDE
    defs = linear("sky", [(0, "#10305c"), (0.32, "#3d5594"), (0.58, "#b0668a"), (0.8, "#ff9156"), (1, "#ffcf78")])
    defs += linear("water", [(0, "#f7a768"), (0.12, "#b3748a"), (0.38, "#356a86"), (1, "#0b3f52")])
    defs += linear("lit", [(0, "#ffe0a0"), (0.5, "#f0ac6e"), (1, "#c97f62")], 0, 0, 1, 0.3)
    defs += linear("shaded", [(0, "#9a5f70"), (1, "#4f3458")])
    drawn = render(sky(), width, (0, 0, WIDE, RIVER_HEIGHT), defs)
    drawn.alpha_composite(clouds(width, round((HORIZON + 6) * zoom)))
    body = sun() + far_bank() + rect(0, HORIZON, WIDE, 140, "url(#water)")
    body += path(f"M{TEMPLE - 150},{HORIZON + 4} h300 l-14,70 h-270Z", "#b57f74", 'opacity=".5" filter="url(#b4)"')
    body += waves(700, 17, False) + waves(200, 18, True)
    drawn.alpha_composite(render(body, width, (0, 0, WIDE, RIVER_HEIGHT), defs))
    sizes = [s * zoom for s in (20, 10, 6, 3.2)]
    painted = Images.blend(strokes(drawn, sizes, 2, (0, 4, 6, 7), opacity=0.75), drawn, 0.34)
    return sharpened(vivid(sunlit(painted, zoom), 1.22, 1.1, 1.02), 1.6 * zoom, 55).convert("RGB")


def planks(width: int) -> Image:
    """Paint the planks of the quay with the beam at the water's edge and its posts; above the beam it is transparent."""
    zoom = width / WIDE
    rng = Random(21)
    height = 760
    bottom, vanish_x, vanish_y = PLANKS_TOP + height, WIDE / 2, -260
    defs = linear("planks", [(0, "#a5764f"), (0.4, "#7a5138"), (1, "#4b3029")]) + grain(
        "wood", 0.05, 0.006, 4, 2.0, light=1.2, ambient=0.06
    )
    body = rect(0, BEAM, WIDE, bottom - BEAM, "url(#planks)")
    share = (BEAM - vanish_y) / (bottom - vanish_y)
    count = 44
    for i in range(-8, count + 8):
        x1 = -1900 + i * ((WIDE + 3800) / count)
        x2 = x1 + (WIDE + 3800) / count
        t1, t2 = vanish_x + (x1 - vanish_x) * share, vanish_x + (x2 - vanish_x) * share
        colour = rng.choice(["#b58458", "#9c6c48", "#a87750", "#8d603f", "#c0905f"])
        body += path(
            f"M{t1:.0f},{BEAM} L{t2:.0f},{BEAM} L{x2:.0f},{bottom} L{x1:.0f},{bottom}Z", colour, 'opacity=".55"'
        )
        body += line(f"M{t1:.0f},{BEAM} L{x1:.0f},{bottom}", "#1d100e", 3.5, 'opacity=".75"')
        body += line(f"M{t1 + 4:.0f},{BEAM} L{x1 + 7:.0f},{bottom}", "#f0c48a", 1.8, 'opacity=".4"')
        for nail in (BEAM + 14, BEAM + 250 + 30 * (i % 3), bottom - 130):
            k = (nail - vanish_y) / (bottom - vanish_y)
            body += ellipse(vanish_x + (x1 + 26 - vanish_x) * k, nail, 2.8, 2.3, "#1d100e", 'opacity=".8"')
        seam = rng.uniform(BEAM + 60, bottom - 60)
        k = (seam - vanish_y) / (bottom - vanish_y)
        xa, xb = (vanish_x + (end - vanish_x) * k for end in (x1, x2))
        body += line(f"M{xa:.0f},{seam:.0f} L{xb:.0f},{seam:.0f}", "#1d100e", 3, 'opacity=".6"')
    for _ in range(60):
        left, top = rng.uniform(0, WIDE), rng.uniform(BEAM, bottom)
        body += line(
            f"M{left:.0f},{top:.0f} l{(left - vanish_x) * 0.06:.0f},{rng.uniform(20, 60):.0f}",
            "#2a1812",
            2,
            'opacity=".35"',
        )
    body = group(body, 'filter="url(#wood)"')
    body += path(
        f"M{SUN - 560},{BEAM} L{SUN + 420},{BEAM} L{SUN + 760},{bottom} L{SUN - 700},{bottom}Z",
        "#ffcf8a",
        'opacity=".22" filter="url(#b40)"',
    )
    body += rect(0, BEAM + 12, WIDE, 26, "#140a10", 'opacity=".5" filter="url(#b8)"')
    body += group(rect(-20, BEAM - 12, WIDE + 40, 24, "#b07a4c"), 'filter="url(#f4)"')
    for joint in range(14):
        body += line(f"M{90 + joint * 190},{BEAM - 10} v20", "#4a2c1c", 3, 'opacity=".6"')
    posts = ""
    for post in (150, 440, 740, 996, 1330, 1610, 1820, 2110, 2410):
        posts += ellipse(post + 24, BEAM + 14, 34, 9, "#140a10", 'opacity=".55" filter="url(#b4)"')
        posts += group(
            rect(post - 15, BEAM - 48, 30, 62, "#8a5936") + ellipse(post, BEAM - 48, 15, 6, "#dca869"),
            'filter="url(#f7)"',
        )
        posts += group(
            rect(post - 17, BEAM - 24, 34, 6, "#d8b482") + rect(post - 17, BEAM - 16, 34, 6, "#c9a36e"),
            'filter="url(#f4)"',
        )
    drawn = render(body + posts, width, (0, PLANKS_TOP, WIDE, height), defs)
    painted = painted_sprite(drawn, [s * zoom for s in (16, 7, 5)], 3, 0.42)
    x, y = (field / zoom for field in grid(*painted.size))
    light = 1.06 - 0.30 * ((np.abs(x - SUN - 150) / WIDE) ** 1.3) * 2 - 0.36 * (y / height).clip(0, 1) ** 1.2
    return sharpened(vivid(multiplied(painted, light.astype(np.float32)), 1.12, 1.06, 1.03), 1.4 * zoom, 45)


def cloth(width: int) -> Image:
    """Paint the dark cloth in front, where hand, log and answers lie; its upper edge has a woven border."""
    zoom = width / WIDE
    height = 460
    defs = linear("cloth", [(0, "#16424f"), (0.3, "#0f3340"), (1, "#061a22")]) + grain("weave", 0.5, 0.06, 2, 0.7)
    body = rect(0, 0, WIDE, height, "url(#cloth)", 'filter="url(#weave)"')
    painted = strokes(
        render(body, width, (0, 0, WIDE, height), defs), [s * zoom for s in (22, 10)], 6, (0, 3), 2.5, 0.5
    )
    border = rect(0, 0, WIDE, 12, "#d9bd86") + rect(0, 12, WIDE, 3, "#1a0c0a", 'opacity=".6"')
    border += "".join(
        path(f"M{i * 24 + 2},1 h20 l-10,9Z", ["#2B4C9B", "#9c3f26", "#2a7a70"][i % 3]) for i in range(WIDE // 24 + 1)
    )
    border += rect(0, 15, WIDE, 22, "#000", 'opacity=".35" filter="url(#b8)"')
    painted.alpha_composite(render(border, width, (0, 0, WIDE, height)))
    x, y = (field / zoom for field in grid(*painted.size))
    light = 0.72 + 0.75 * np.exp(-(((x - WIDE / 2) / 800) ** 2 + ((y - 120) / 230) ** 2))
    return multiplied(painted, light.astype(np.float32)).convert("RGB")


def glitter(seed: int, width: int) -> Image:
    """Paint one set of ripples below the sun: sets shown in turn make the water shimmer."""
    zoom = width / 480
    drawn = render(waves(70, seed, True), width, (SUN - 140, HORIZON, 480, 138))
    return drawn.filter(ImageFilter.GaussianBlur(0.6 * zoom))


PICTURES = [
    Picture("sobek/quay-river", (WIDE, RIVER_HEIGHT), river, quality=84, finer=6),
    Picture("sobek/quay-planks", (WIDE, 760), planks, quality=80, finer=6),
    Picture("sobek/quay-cloth", (WIDE, 460), cloth, quality=72),
    *(Picture(f"sobek/glitter-{k}", (480, 138), partial(glitter, 30 + k), quality=70) for k in (1, 2, 3)),
]
