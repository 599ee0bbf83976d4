"""The build of a person: a head in profile towards the light, a bust, hands and wigs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from art.kit.shapes import ellipse, group, line, linear, moved, path

Skin = tuple[str, str, str]
"""Lit, middle and shaded."""

TAN: Skin = ("#f0ba84", "#cf8e57", "#8c5234")
BROWN: Skin = ("#d9955c", "#b26b3c", "#6f3a24")
DARK: Skin = ("#a8683f", "#7d4627", "#452417")
WEATHERED: Skin = ("#d39a6a", "#a8703f", "#65391f")

GOLD = "#e0aa3c"


@dataclass(frozen=True, slots=True)
class Head:
    """The profile of one person; every number is an offset in units from the middle head.

    `brow` bulges the forehead above the eye, `hump` the bridge of the nose; `nose` lengthens and `droop` lowers its tip;
    `lips` are fuller, `chin` stands forward, `jaw` hangs lower. `smile` lifts the corner of the mouth, `frown` lowers the
    inner end of the eyebrow, `lid` closes the eye. `age` from 0 to 3 adds lines.
    """

    skin: Skin
    brow: float = 0
    hump: float = 0
    nose: float = 0
    droop: float = 0
    lips: float = 0
    chin: float = 0
    jaw: float = 0
    smile: float = 0
    frown: float = 0
    lid: float = 0
    age: int = 0
    lip_colour: str = "#9c3f35"
    brow_colour: str = "#20140f"
    brow_width: float = 6.5
    iris: str = "#2a1a12"
    kohl: str = "#1d130f"
    blush: float = 0.28
    ear: bool = True

    def outline(self) -> str:
        """Return the outline of the head, without its neck."""
        b, h, n, d, l, c, j = self.brow, self.hump, self.nose, self.droop, self.lips, self.chin, self.jaw
        return (
            f"M166,118 C150,138 {141 - b},160 {139 - b},178 C{137 - b},188 133,194 {129 - h},204 "
            f"C{122 - h},220 {113 - n},232 {108 - n},{240 + d} C{106 - n},{247 + d} {112 - n / 2},{251 + d} 121,{252 + d * 0.5} "
            f"C119,257 {114 - l},261 {113 - l},267 C{113 - l},272 118,274 123,275 C119,278 {116 - l},284 {118 - l},290 "
            f"C{120 - l / 2},296 127,297 {128 - c / 2},302 C{126 - c},310 {123 - c},318 {128 - c},{328 + j} "
            f"C{134 - c},{340 + j} 152,{342 + j} 172,{338 + j} C192,{334 + j} 204,{326 + j / 2} 214,318 "
            "L300,330 L312,180 C300,110 220,80 166,118Z"
        )

    def drawing(self) -> str:
        """Return the head with eye, mouth and ear; its colours need `skin_defs`."""
        low = self.skin[2]
        d, m = self.droop, self.smile
        body = group(path(self.outline(), "url(#skin)"), 'filter="url(#f20)"')
        body += ellipse(150 - self.chin, 316 + self.jaw / 2, 24, 17, self.skin[0], 'opacity=".62" filter="url(#b8)"')
        body += ellipse(196, 318 + self.jaw / 2, 34, 14, self.skin[1], 'opacity=".6" filter="url(#b8)"')
        body += ellipse(196, 252, 26, 18, "#c8573c", f'opacity="{self.blush}" filter="url(#b8)"')
        body += path("M214,318 C240,300 252,270 250,230 L310,220 L300,330Z", low, 'opacity=".42" filter="url(#b8)"')
        body += path(
            "M140,186 C152,182 178,184 190,192 C176,196 152,196 140,190Z", low, 'opacity=".35" filter="url(#b4)"'
        )
        body += line(
            f"M{139 - self.brow},184 C137,196 {126 - self.hump},220 {113 - self.nose},{238 + d}",
            "#fff2d4",
            5,
            'opacity=".6" filter="url(#b2)"',
        )
        body += line(f"M121,{251 + d * 0.6} C128,{252 + d * 0.6} 134,{248 + d * 0.6} 135,{240 + d * 0.6}", low, 4)
        body += ellipse(128, 246 + d * 0.6, 4, 3, "#3a1710", 'opacity=".7"')
        body += self._lines() + self._mouth(m) + self._eye()
        if self.ear:
            body += group(
                path(
                    "M238,196 C262,184 280,200 274,226 C270,246 256,260 246,256 C240,240 232,220 238,196Z", self.skin[1]
                ),
                'filter="url(#f4)"',
            )
            body += line("M248,206 C262,200 268,214 260,230 C256,238 250,240 248,246", low, 4)
        return body

    def _lines(self) -> str:
        """Return the lines of age."""
        low = self.skin[2]
        marks = [
            line("M134,250 C144,258 152,268 155,282", low, 4, 'opacity=".55" filter="url(#b1)"')
            + line("M226,203 l14,-6 M226,208 l15,2", low, 2.6, 'opacity=".6"'),
            line("M150,212 C164,220 184,218 196,210", low, 3.4, 'opacity=".5" filter="url(#b1)"')
            + line("M146,150 C164,142 188,142 204,148", low, 3, 'opacity=".5" filter="url(#b1)"'),
            path("M176,250 C200,244 214,262 206,296 C194,312 178,290 174,270Z", low, 'opacity=".5" filter="url(#b8)"')
            + line("M150,134 C168,126 190,128 208,134", low, 3, 'opacity=".5" filter="url(#b1)"'),
        ]
        return "".join(marks[: self.age])

    def _mouth(self, m: float) -> str:
        l = self.lips
        upper = f"M{112 - l},267 C{118 - l},262 126,262 134,266 C140,268 148,{271 - m} 152,{271 - m * 2} C144,275 134,275 123,275 C116,274 {112 - l},271 {112 - l},267Z"
        lower = f"M123,275 C134,276 142,275 150,{272 - m * 2} C146,284 134,292 {121 - l / 2},290 C{116 - l},285 118,279 123,275Z"
        corner = line(f"M120,275 C132,276 142,275 153,{271 - m * 2.4:.0f}", "#4a1a16", 2.6)
        return (
            path(upper + lower, self.lip_colour)
            + corner
            + line(f"M{119 - l},282 q6,4 14,2", "#ffd9c0", 2, 'opacity=".35"')
        )

    def _eye(self) -> str:
        lid, f = self.lid, self.frown
        body = path(f"M146,197 C156,{187 + lid} 174,{187 + lid} 188,199 C174,206 158,207 146,200Z", "#fbf3e2")
        body += ellipse(160, 197.5 + lid * 0.3, 8, max(4.5, 8.4 - lid * 0.4), self.iris) + ellipse(
            157.5, 195 + lid * 0.4, 2.3, 2.3, "#fff"
        )
        body += line(f"M144,199 C154,{184 + lid} 174,{184 + lid} 190,199 C200,204 212,204 226,201", self.kohl, 5)
        body += line("M146,202 C158,208 174,208 190,201", self.kohl, 3)
        brow = f"M{139 - self.brow * 0.6:.0f},{182 + f} C154,{166 + f * 0.3:.0f} 180,{164 - f * 0.4:.0f} 206,178"
        return body + line(brow, self.brow_colour, self.brow_width)


def skin_defs(skin: Skin) -> str:
    """Return the gradient of a skin, from the lit side to the shaded."""
    return linear("skin", [(0, skin[0]), (0.5, skin[1]), (1, skin[2])], 0, 0, 1, 0.6)


def neck(skin: Skin, wide: float = 0) -> str:
    """Return neck and throat; `wide` makes them heavier."""
    throat = f"M{176 - wide},322 C{184 - wide},360 {182 - wide},388 {168 - wide},410 L330,430 C300,390 296,340 300,300Z"
    under = f"M{176 - wide},330 C184,352 240,352 300,300 L306,372 C260,398 210,392 {182 - wide},372Z"
    return group(path(throat, "url(#skin)"), 'filter="url(#f12)"') + path(
        under, skin[2], 'opacity=".75" filter="url(#b8)"'
    )


def shoulders(fill: str, broad: float = 0) -> str:
    """Return the dress from the neck down; `broad` widens the shoulders."""
    outline = (
        f"M{-10 - broad},640 C{-broad},{510 - broad / 3} {60 - broad / 2},424 172,404 C210,420 262,424 322,402 "
        f"C{390 + broad / 3},424 424,520 430,640Z"
    )
    return group(path(outline, fill), 'filter="url(#f20)"')


def collar(colours: list[str], beads: bool = True) -> str:
    """Return a broad collar of rings, with a row of beads at its rim."""
    body = ""
    for i, colour in enumerate(colours):
        k = i * 21
        ring = (
            f"M{78 + k * 0.55:.0f},{474 - k * 0.62:.0f} C140,{560 - k} 280,{560 - k} {366 - k * 0.5:.0f},{466 - k * 0.6:.0f} "
            f"L{360 - k * 0.5:.0f},{452 - k * 0.6:.0f} C{290 - k * 0.2:.0f},{530 - k} {150 + k * 0.1:.0f},{530 - k} "
            f"{86 + k * 0.55:.0f},{456 - k * 0.62:.0f}Z"
        )
        body += group(path(ring, colour), 'filter="url(#f4)"')
    if beads:
        for i in range(17):
            y = 478 + math.sin((i + 0.5) / 17 * 3.14) * 52
            bead = ellipse(94 + i * 16.2, y, 8, 9, [GOLD, "#2B4C9B", "#3bb0ab", "#b5522f"][i % 4])
            body += group(bead, 'filter="url(#gem)"')
    return body


def fist(x: float, y: float, skin: Skin, turn: float = 0, scale: float = 1, thing: str = "") -> str:
    """Return a hand that grips a rod which stands through (x, y); `thing` is drawn between palm and fingers."""
    palm = path(
        "M-30,-40 C-6,-54 34,-46 42,-18 C48,10 40,40 12,46 C-16,50 -36,34 -36,2 C-38,-18 -38,-30 -30,-40Z", skin[1]
    )
    body = group(palm, 'filter="url(#f12)"') + thing
    for i, (length, y0) in enumerate(((58, -30), (64, -10), (60, 10), (48, 28))):
        finger = f"M30,{y0} C14,{y0 - 6} -14,{y0 - 5} {28 - length},{y0 + 1} C{18 - length},{y0 + 8} {20 - length},{y0 + 18} {32 - length},{y0 + 18} C0,{y0 + 20} 16,{y0 + 18} 30,{y0 + 18}Z"
        body += group(path(finger, skin[0] if i < 2 else skin[1]), 'filter="url(#f7)"')
        body += path(f"M{24 - length},{y0 + 5} q7,-3 10,2 q-2,6 -9,6Z", "#ffe2c4", 'opacity=".45"')
        body += line(f"M26,{y0 + 19} C10,{y0 + 21} -8,{y0 + 21} {34 - length},{y0 + 19}", skin[2], 2.4, 'opacity=".7"')
    thumb = "M38,-22 C34,-46 10,-58 -10,-52 C-22,-48 -22,-36 -10,-34 C4,-34 12,-26 16,-14Z"
    body += group(path(thumb, skin[0]), 'filter="url(#f7)"')
    return moved(body, x, y, scale, turn)


def forearm(points: list[tuple[float, float]], skin: Skin, bangle: str = GOLD) -> str:
    """Return a forearm from the elbow to the wrist, with a bangle near the wrist."""
    (x0, y0), (x1, y1) = points
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)
    nx, ny = -dy / length, dx / length
    outline = (
        f"M{x0 + nx * 38:.0f},{y0 + ny * 38:.0f} Q{x0 + dx * 0.5 + nx * 36:.0f},{y0 + dy * 0.5 + ny * 36:.0f} {x1 + nx * 24:.0f},{y1 + ny * 24:.0f} "
        f"L{x1 - nx * 24:.0f},{y1 - ny * 24:.0f} Q{x0 + dx * 0.5 - nx * 34:.0f},{y0 + dy * 0.5 - ny * 34:.0f} {x0 - nx * 38:.0f},{y0 - ny * 38:.0f}Z"
    )
    body = group(path(outline, skin[1]), 'filter="url(#f12)"')
    bx, by = x0 + dx * 0.8, y0 + dy * 0.8
    ring = f"M{bx + nx * 29:.0f},{by + ny * 29:.0f} L{bx - nx * 29:.0f},{by - ny * 29:.0f}"
    return body + (group(line(ring, bangle, 13), 'filter="url(#g3)"') if bangle else "")


def wig(lit: str, dark: str, braid: str, long: float = 420, gold: str = GOLD) -> tuple[str, str]:
    """Return definitions and drawing of a long wig with braids and a band of gold."""
    defs = linear("wig", [(0, lit), (1, dark)], 0, 0, 0.7, 0.8)
    outline = (
        f"M138,168 C134,110 180,74 240,80 C322,88 350,150 346,230 C346,300 352,360 340,{long} C310,{long + 14} 270,{long + 12} "
        f"250,{long} C244,360 262,320 250,262 C246,214 226,186 204,178 C180,172 156,172 138,168Z"
    )
    body = group(path(outline, "url(#wig)"), 'filter="url(#f12)"')
    for i in range(13):
        x = 206 + i * 11
        strand = f"M{190 + i * 7},{92 + i * 2} C{x + 20},150 {x + 20 + i},260 {252 + i * 7.4:.0f},{long - 4}"
        body += line(strand, braid if i % 2 else "#08050b", 3, 'opacity=".55"')
    band = path("M134,158 C170,136 262,132 344,196 L344,216 C262,156 170,156 136,178Z", gold)
    return defs, body + group(band, 'filter="url(#g3)"')


def short_wig(lit: str, dark: str, curl: str) -> tuple[str, str]:
    """Return a short round wig of curls that leaves the ear half free."""
    defs = linear("wig", [(0, lit), (1, dark)], 0, 0, 0.7, 0.8)
    outline = (
        "M137,170 C128,112 172,68 240,70 C318,74 356,136 346,216 C342,252 330,286 304,300 C282,304 262,292 258,270 "
        "C262,236 246,206 222,192 C196,178 160,176 137,170Z"
    )
    body = group(path(outline, "url(#wig)"), 'filter="url(#f12)"')
    rng = Random(4)
    for row in range(9):
        for k in range(13):
            a = math.pi * (0.98 + 1.02 * k / 12)
            x, y = 244 + math.cos(a) * (104 - row * 11), 190 + math.sin(a) * (112 - row * 12) + row * 5
            if x > 150 - row * 2 and not (x < 238 and y > 172):
                body += line(f"M{x:.0f},{y:.0f} q6,7 1,{12 + rng.uniform(0, 3):.0f}", curl, 4, 'opacity=".5"')
    return defs, body


def bristles(points: tuple[float, float, float, float], count: int, colours: list[str], seed: int = 3) -> str:
    """Return short hairs in a box (x, y, right, bottom): the texture of a beard."""
    rng = Random(seed)
    body = ""
    for _ in range(count):
        x, y = rng.uniform(points[0], points[2]), rng.uniform(points[1], points[3])
        hair = f"M{x:.0f},{y:.0f} q{rng.uniform(-8, 2):.0f},{rng.uniform(8, 14):.0f} {rng.uniform(-6, 6):.0f},{rng.uniform(14, 24):.0f}"
        body += line(hair, rng.choice(colours), 2.6, 'opacity=".7"')
    return body
