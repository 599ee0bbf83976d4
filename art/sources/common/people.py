"""The characters of both games: one hand, one light, a build, a place and a tool of the trade for each."""

from __future__ import annotations

import math
from random import Random

from art.kit.painting import Painting
from art.kit.palette import mix
from art.kit.shapes import bezier, ellipse, group, line, linear, moved, path, radial, rect, rod, swept
from art.sources.common.faces import (
    BROWN,
    DARK,
    GOLD,
    TAN,
    WEATHERED,
    Head,
    bristles,
    collar,
    fist,
    forearm,
    neck,
    short_wig,
    shoulders,
    skin_defs,
    wig,
)
from art.sources.common.goods import reeds

GEM, METAL = 'filter="url(#gem)"', 'filter="url(#g3)"'


# ---- places: each takes the colours of a family ------------------------------------------------------


def rays(lit: str, dark: str, glow: str = "#ffe6b0") -> tuple[str, str]:
    """Return a sky with the rays of a low sun."""
    defs = radial("place", [(0, lit), (1, dark)], 0.3, 0.2, 0.95)
    shafts = ""
    for i in range(20):
        a = i / 20 * math.tau
        ends = [f"{110 + math.cos(b) * 800:.0f},{120 + math.sin(b) * 800:.0f}" for b in (a, a + 0.15)]
        shafts += f"M110,120 L{ends[0]} L{ends[1]}Z "
    body = rect(0, 0, 400, 612, "url(#place)") + path(shafts, glow, 'opacity=".16" filter="url(#b4)"')
    return defs, body + ellipse(110, 120, 90, 90, glow, 'opacity=".6" filter="url(#b40)"')


def awning(lit: str, dark: str, cloth: tuple[str, str], specks: list[str]) -> tuple[str, str]:
    """Return a market stall: an awning above, out of focus goods behind."""
    rng = Random(2)
    defs = linear("place", [(0, lit), (0.5, mix(lit, dark, 0.5)), (1, dark)])
    body = rect(0, 0, 400, 612, "url(#place)")
    for i in range(9):
        body += path(f"M{-30 + i * 54},-10 h54 l-14,120 q-24,26 -48,0Z", cloth[i % 2], 'opacity=".9"')
    body += rect(-10, 108, 430, 60, dark, 'opacity=".45" filter="url(#b14)"')
    for _ in range(30):
        r = rng.uniform(10, 34)
        spot = (rng.uniform(0, 400), rng.uniform(190, 560), r, rng.uniform(10, 34))
        body += ellipse(*spot, rng.choice(specks), 'opacity=".4" filter="url(#b8)"')
    return defs, body + ellipse(70, 190, 110, 110, "#fff0c0", 'opacity=".6" filter="url(#b40)"')


def hall(lit: str, dark: str, stone: tuple[str, str], shaft: str = "#ffedb0") -> tuple[str, str]:
    """Return a hall of columns with a shaft of light from the upper left."""
    defs = linear("place", [(0, lit), (0.6, mix(lit, dark, 0.6)), (1, dark)], 0, 0, 0.6, 1)
    defs += linear("column", [(0, stone[0]), (0.35, mix(*stone, 0.3)), (1, stone[1])], 0, 0, 1, 0)
    body = rect(0, 0, 400, 612, "url(#place)")
    for x, w in ((-34, 92), (306, 104), (150, 56)):
        body += rect(x, -10, w, 640, "url(#column)", 'opacity=".85"')
        for k in range(4):
            body += rect(x - 4, 46 + k * 12, w + 8, 6, stone[k % 2], 'opacity=".7"')
        for k in range(3):
            body += line(f"M{x + w * (k + 1) / 4:.0f},100 V620", dark, 3, 'opacity=".3"')
    return defs, body + path("M-20,-20 L150,-20 L460,470 L200,520Z", shaft, 'opacity=".3" filter="url(#b14)"')


def water_edge() -> tuple[str, str]:
    """Return dusk over the water, with reeds."""
    rng = Random(7)
    defs = linear("place", [(0, "#9fd6cf"), (0.42, "#3f959c"), (0.45, "#216b78"), (1, "#0a3140")])
    body = rect(0, 0, 400, 612, "url(#place)") + ellipse(80, 120, 110, 80, "#fff3c8", 'opacity=".6" filter="url(#b40)"')
    for _ in range(60):
        x, y, w = rng.uniform(-40, 400), rng.uniform(280, 600), rng.uniform(30, 120)
        wave = f"M{x:.0f},{y:.0f} q{w / 4:.0f},{-6 - rng.random() * 5:.0f} {w / 2:.0f},0 t{w / 2:.0f},0"
        body += line(
            wave,
            rng.choice(["#c9f0e0", "#0f5866", "#fff1c8"]),
            rng.uniform(2, 5),
            f'opacity="{rng.uniform(0.15, 0.4):.2f}"',
        )
    return defs, body + group(reeds(rng, 9, 150, 330, ["#1f5a55", "#2f7a66", "#174a4c"]), 'opacity=".75"')


def pasture() -> tuple[str, str]:
    """Return evening over the pasture, with reeds."""
    rng = Random(9)
    defs = linear("place", [(0, "#ffdc96"), (0.4, "#f0964a"), (0.75, "#bd5329"), (1, "#6d2f22")])
    body = rect(0, 0, 400, 612, "url(#place)") + ellipse(
        90, 140, 110, 110, "#fff3cc", 'opacity=".8" filter="url(#b40)"'
    )
    body += path("M-10,330 C90,312 240,326 420,306 V640 H-10Z", "#8a4a26", 'opacity=".6" filter="url(#b4)"')
    return defs, body + group(reeds(rng, 12, 120, 300, ["#a8622e", "#8f5428", "#c07a3a"]), 'opacity=".7"')


def wheat_field() -> tuple[str, str]:
    """Return a field of wheat below a pale sky."""
    rng = Random(5)
    defs = linear("place", [(0, "#a9d6d2"), (0.34, "#fdeab4"), (0.5, "#ffdc7a"), (0.52, "#e2a836"), (1, "#85541b")])
    body = rect(0, 0, 400, 612, "url(#place)") + ellipse(
        84, 150, 100, 100, "#fffbe0", 'opacity=".9" filter="url(#b24)"'
    )
    for row in range(9):
        y = 318 + row * row * 3.6
        for _ in range(40):
            x = rng.uniform(-10, 410)
            ear = f"M{x:.0f},{y + 8 + row * 3:.0f} q{rng.uniform(-3, 5):.0f},{-12 - row * 3} {rng.uniform(2, 9):.0f},{-20 - row * 4}"
            body += line(ear, rng.choice(["#ffe08a", "#c98a26", "#f0bc45", "#8f5c18"]), 1.6 + row * 0.5, 'opacity=".7"')
    return defs, body


# ---- people ----------------------------------------------------------------------------------------


def dressed(head: Head, dress: tuple[str, str], broad: float = 0, wide: float = 0) -> tuple[str, str]:
    """Return definitions and drawing of neck and dress; collar, head and hair come on top."""
    defs = skin_defs(head.skin) + linear("dress", [(0, dress[0]), (1, dress[1])], 0, 0, 0.8, 1)
    return defs, neck(head.skin, wide) + shoulders("url(#dress)", broad)


def queen() -> Painting:
    """The Queen: the tall blue crown, a collar of five rings, a sceptre of lotus."""
    place, setting = rays("#b79be0", "#2d2466")
    head = Head(BROWN, lips=1.5, lid=-1, smile=1, chin=4)
    defs, body = dressed(head, ("#fbf0da", "#c9b58e"))
    body += collar(["#1f7580", GOLD, "#b5522f", GOLD, "#2B4C9B"]) + head.drawing()
    defs += linear("crown", [(0, "#5d83e0"), (0.5, "#2f50a8"), (1, "#16245c")], 0, 0, 1, 0.5)
    crown = "M136,168 C148,110 160,70 170,26 C220,4 320,18 362,52 C356,130 330,220 300,292 C286,300 270,296 262,282 C282,220 270,186 236,172 C204,162 166,166 136,168Z"
    body += group(path(crown, "url(#crown)"), 'filter="url(#f20)"')
    rim = "M133,170 C166,160 214,160 244,172 C276,188 286,226 266,284 L280,296 C302,226 296,176 250,156 C214,142 168,146 137,154Z"
    band = "M150,114 C200,96 290,110 336,150 L330,174 C286,134 200,120 145,138Z"
    body += group(path(rim, GOLD), METAL) + group(path(band, GOLD), METAL)
    for i in range(8):
        body += group(ellipse(166 + i * 23, 122 + i * i * 0.62 - i * 1.1, 8, 8, ["#b5522f", "#3bb0ab"][i % 2]), GEM)
    body += line("M172,30 C226,12 312,26 356,56", GOLD, 8, METAL)
    body += group(
        line("M140,160 C120,150 118,128 130,118 C140,108 132,94 120,100", GOLD, 9) + ellipse(119, 101, 8, 6, GOLD),
        METAL,
    )
    body += group(ellipse(258, 268, 9, 15, GOLD), METAL)
    stem = line("M0,160 C-6,60 4,-40 -2,-120", "#5f9a58", 10, 'filter="url(#f2)"')
    for k in range(-3, 4):
        stem += group(
            path(
                f"M-2,-108 q{k * 9 - 9},-30 {k * 15 - 4},-62 q18,30 {8 - k * 9},62Z", "#e9b7d8" if k % 2 else "#b98ae0"
            ),
            'filter="url(#f2)"',
        )
    body += forearm([(150, 660), (84, 482)], head.skin) + fist(70, 440, head.skin, -12, 0.86, stem)
    return Painting(setting, body, place + defs, shadow=(20, 16, 14), shift=(30, 6, 0.98))


def high_priest() -> Painting:
    """The High Priest: a shaven head, the skin of a leopard, incense."""
    place, setting = hall("#c99a86", "#33242b", ("#b98a78", "#4a3138"))
    rng = Random(6)
    for k in range(5):
        smoke = [(70 + k * 4, 420), (30 + k * 16, 330), (110 - k * 12, 230), (40 + k * 22, 60)]
        setting += path(swept(smoke, [10, 30, 46, 70]), "#fff0dc", f'opacity="{0.16 + k * 0.02}" filter="url(#b14)"')
    head = Head(
        WEATHERED, hump=6, nose=7, droop=7, brow=3, lips=-2, chin=7, age=3, frown=4, lid=3, smile=-1, brow_width=5
    )
    defs, body = dressed(head, ("#f6ead2", "#a8967c"))
    defs += linear("pelt", [(0, "#e6b066"), (0.6, "#c48640"), (1, "#7a4a24")], 0, 0, 0.8, 1)
    pelt = "M300,404 C360,412 424,460 430,650 L150,650 C170,560 214,470 300,404Z"
    body += group(path(pelt, "url(#pelt)"), 'filter="url(#f20)"')
    for _ in range(46):
        x, y = rng.uniform(190, 420), rng.uniform(430, 640)
        if x + y * 0.66 > 570:
            r = rng.uniform(6, 10)
            body += f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{r:.1f}" ry="{r * 0.8:.1f}" fill="none" stroke="#3a2116" stroke-width="4" stroke-dasharray="12 5" opacity=".8"/>'
    body += collar([GOLD, "#4a3a3c", GOLD], beads=False) + head.drawing()
    body += path(
        "M168,118 C206,84 292,92 312,180 C316,230 308,270 296,300 C300,230 288,150 168,118Z",
        "#4a2a18",
        'opacity=".3" filter="url(#b14)"',
    )
    body += path(
        "M174,112 C196,92 226,90 246,98 C222,102 196,110 176,126Z", "#fff2d8", 'opacity=".75" filter="url(#b4)"'
    )
    body += group(line("M150,142 C190,118 270,122 312,176", "#f3e6cc", 12), 'filter="url(#f4)"')
    body += group(ellipse(258, 268, 7, 10, GOLD), METAL)
    arm = group(path("M-16,-22 h32 l-6,24 h-20Z M-26,-34 h52 v12 h-52Z", GOLD), METAL) + ellipse(
        0, -36, 22, 6, "#5a2416"
    )
    censer = group(line("M0,150 C-4,90 2,40 0,0", "#c9923a", 13), METAL) + moved(arm, 0, -66, 1.3)
    censer += ellipse(0, -112, 16, 7, "#ff9a4a", GEM) + ellipse(
        0, -116, 30, 24, "#ffd08a", 'opacity=".6" filter="url(#b8)"'
    )
    body += forearm([(160, 668), (92, 500)], head.skin) + fist(78, 462, head.skin, -10, 0.86, censer)
    return Painting(setting, body, place + defs, shadow=(20, 16, 14), shift=(26, 6, 1))


def high_priestess() -> Painting:
    """The High Priestess: the sun between horns, a dark wig, a sistrum."""
    place, setting = hall("#f2c3b4", "#7d4a60", ("#f0cfc8", "#a06a80"))
    head = Head(TAN, lips=1, smile=1, lid=2, chin=3, nose=1, ear=False, lip_colour="#b0444a")
    defs, body = dressed(head, ("#fbeee6", "#cf9fa9"))
    body += collar(["#c9798c", GOLD, "#f6e2dc", GOLD, "#8d3f5c"]) + head.drawing()
    wig_defs, hair = wig("#3d3348", "#16101c", "#6a5a78", 440)
    body += hair + group(ellipse(256, 268, 8, 13, GOLD), METAL)
    defs += radial("disc", [(0, "#ffb070"), (0.6, "#e0562c"), (1, "#9c2c1c")], 0.35, 0.3, 0.8)
    defs += linear("horns", [(0, "#fff3d4"), (0.6, "#e6c680"), (1, "#a8742c")], 0, 1, 0, 0)
    horns = "M196,96 C150,84 140,30 168,-6 C166,34 184,62 214,66 C250,66 270,36 272,-4 C296,40 280,88 232,96Z"
    base = group(path("M184,88 h64 l-6,30 h-50Z", GOLD), METAL)
    body += (
        base
        + group(ellipse(216, 34, 40, 40, "url(#disc)"), GEM)
        + group(path(horns, "url(#horns)"), 'filter="url(#f4)"')
    )
    body += group(line("M140,164 C120,154 120,132 131,123 C140,114 132,100 121,106", GOLD, 9), METAL)
    loop = line("M-26,-60 C-40,-150 40,-150 26,-60Z", "#d9a441", 11)
    sistrum = (
        group(rod(0, 150, 0, -34, 15, "#2fa79c"), GEM)
        + group(path("M-22,-66 h44 l-10,36 h-24Z", GOLD), METAL)
        + group(loop, METAL)
    )
    for k in range(3):
        bar = line(f"M-40,{-76 - k * 19} h80", "#f0c86a", 5)
        bar += "".join(ellipse(-20 + j * 20, -76 - k * 19, 5, 8, "#b5522f") for j in range(3))
        sistrum += group(bar, 'filter="url(#f2)"')
    body += forearm([(150, 668), (86, 500)], head.skin) + fist(72, 462, head.skin, -8, 0.84, sistrum)
    return Painting(setting, body, place + wig_defs + defs, shadow=(18, 16, 14), shift=(30, 40, 0.9))


def vizier() -> Painting:
    """The Vizier: a heavy man in white with a staff, a short wig and the feather of the law on a chain."""
    place, setting = pasture()
    head = Head(BROWN, hump=4, nose=6, droop=3, lips=1, chin=4, jaw=16, age=2, frown=3, lid=2, smile=-1, brow_width=8)
    defs, body = dressed(head, ("#fff6e4", "#c9a67c"), broad=40, wide=14)
    body += path(
        "M132,346 C160,392 240,396 300,352 L304,392 C250,424 180,420 150,396Z", head.skin[1], 'filter="url(#f12)"'
    )
    body += head.drawing()
    beard = "M126,326 C132,344 158,350 168,342 L172,398 C168,412 144,412 140,398Z"
    body += group(path(beard, "#241a1c"), 'filter="url(#f7)"') + "".join(
        line(f"M{136 + k},{352 + k * 8} h{36 - k}", "#57464a", 3, 'opacity=".6"') for k in range(6)
    )
    wig_defs, hair = short_wig("#4a3a3c", "#150f12", "#7a6668")
    body += hair
    body += line("M176,420 C190,500 244,520 312,420", GOLD, 8, METAL)
    pendant = path("M0,-46 C26,-30 26,30 0,48 C-26,30 -26,-30 0,-46Z", "#2fa79c")
    body += moved(
        group(pendant, GEM)
        + line("M0,-34 V44", "#fff0c0", 4)
        + "".join(
            line(f"M0,{-20 + k * 14} l{-13 + k},-8 M0,{-20 + k * 14} l{13 - k},-8", "#fff0c0", 2.4) for k in range(5)
        ),
        236,
        512,
    )
    staff = group(rod(0, 260, 0, -330, 16, "#8a5230"), 'filter="url(#f4)"') + group(
        path("M-20,-330 h40 v-26 q-20,-22 -40,0Z M-13,-316 h26 v12 h-26Z", GOLD), METAL
    )
    body += forearm([(140, 680), (72, 500)], head.skin) + fist(58, 462, head.skin, 2, 0.94, staff)
    return Painting(setting, body, place + wig_defs + defs, shadow=(20, 16, 14), shift=(34, 0, 0.96))


def scribe(setting_of: str) -> Painting:
    """The Scribe: young and thin, a reed behind the ear, palette and papyrus; he stands in a family's place."""
    place, setting = {"cattle": pasture, "fish": water_edge}[setting_of]()
    head = Head(
        TAN, nose=4, hump=-2, droop=-2, lips=0.5, chin=5, jaw=-4, smile=2.5, frown=-3, lid=1, brow_width=5, blush=0.34
    )
    dress = {"cattle": ("#fdf4e2", "#c99a6c"), "fish": ("#f2f6ea", "#7fa8a4")}[setting_of]
    defs, body = dressed(head, dress, broad=-16)
    body += line(
        "M120,460 C180,500 260,490 320,424",
        {"cattle": "#b5522f", "fish": "#1f7580"}[setting_of],
        14,
        'filter="url(#f4)"',
    )
    body += head.drawing()
    wig_defs, hair = short_wig("#5a3f34", "#1d1210", "#8a6450")
    body += hair
    body += group(line("M196,238 L318,142", "#e0b25e", 9), 'filter="url(#f2)"') + line(
        "M196,238 L214,224", "#2a1810", 7
    )
    roll = group(
        path("M-96,-40 C-104,-52 -104,-72 -90,-76 L84,-76 C98,-72 98,-52 90,-40Z", "#f4e2b8"), 'filter="url(#f7)"'
    )
    sheet = group(path("M-92,-52 L86,-52 L96,96 C40,110 -40,104 -104,92Z", "#f7e8c4"), 'filter="url(#f4)"')
    for row in range(6):
        for k in range(9 - row % 3):
            mark = ["h9", "q4,-7 8,0", "v-8 h6", "l5,-8 l4,8"][(row * 3 + k) % 4]
            sheet += line(
                f"M{-74 + k * 17},{-26 + row * 19} {mark}", "#a8321f" if row == 0 else "#3a2618", 3, 'opacity=".85"'
            )
    body += moved(sheet + roll, 120, 494, 1, -7)
    reed = line("M44,-120 L-34,74", "#d9a651", 10, 'filter="url(#f2)"') + line("M-28,58 L-36,80", "#2a1810", 6)
    body += forearm([(300, 690), (214, 520)], head.skin, "") + fist(196, 484, head.skin, 14, 0.72, reed)
    return Painting(setting, body, place + wig_defs + defs, shadow=(18, 14, 14), shift=(34, 4, 0.97))


def thief() -> Painting:
    """The Thief: a hood, a scarf to the nose, an eye on us, a fish that is not his."""
    place, setting = water_edge()
    setting += rect(0, 0, 400, 612, "#08222e", 'opacity=".3"')
    head = Head(WEATHERED, hump=4, nose=5, droop=3, frown=7, lid=3, brow_width=8, ear=False, kohl="#140c0a")
    defs, body = dressed(head, ("#2c4a55", "#0c1c26"))
    body += head.drawing()
    defs += linear("hood", [(0, "#5b7f88"), (0.4, "#2d4c57"), (1, "#0c1b24")], 0, 0, 0.9, 0.8)
    defs += linear("scarf", [(0, "#c8552f"), (0.6, "#8a2f1f"), (1, "#4a1510")], 0, 0, 0.9, 0.6)
    scarf = "M98,240 C124,232 190,244 262,220 L300,300 C296,360 262,410 214,430 C170,424 132,384 124,338 C120,316 108,296 106,276 C98,268 92,252 98,240Z"
    body += group(path(scarf, "url(#scarf)"), 'filter="url(#f12)"')
    for k in range(5):
        body += line(
            f"M{104 + k * 4},{268 + k * 26} C{150 + k * 6},{262 + k * 30} {210 + k * 4},{262 + k * 30} {280 - k * 8},{244 + k * 32}",
            "#3a100c",
            4,
            'opacity=".45" filter="url(#b1)"',
        )
    hood = (
        "M140,182 C120,120 150,40 236,34 C340,34 392,130 384,260 C382,360 404,430 430,480 L430,650 L232,650 C270,560 302,440 296,330 "
        "C292,250 262,180 214,152 C184,146 156,160 140,182Z"
    )
    body += path(
        "M140,176 C170,150 220,150 262,206 L250,236 C226,190 176,176 140,196Z",
        "#0a0f14",
        'opacity=".6" filter="url(#b8)"',
    )
    body += group(path(hood, "url(#hood)"), 'filter="url(#f20)"')
    for k in range(5):
        body += line(
            f"M{214 + k * 26},{66 + k * 6} C{290 + k * 18},{130} {318 + k * 14},300 {330 + k * 18},{560 + k * 6}",
            "#07131a",
            6,
            'opacity=".4" filter="url(#b4)"',
        )
    body += line(
        "M144,176 C166,150 196,146 218,152 C266,180 296,250 300,330", "#8fb4b8", 4, 'opacity=".6" filter="url(#b1)"'
    )
    fish = group(
        path("M-110,6 C-84,-42 -8,-60 60,-24 L104,-54 C96,-20 96,20 108,56 L62,26 C0,62 -78,50 -110,6Z", "#8fd0c4"),
        'filter="url(#f7)"',
    )
    fish += (
        line("M-66,-30 C-52,-10 -54,20 -68,36", "#123f48", 4, 'opacity=".7"')
        + ellipse(-84, -8, 9, 9, "#f4d37a")
        + ellipse(-85, -8, 5, 5, "#101418")
    )
    for k in range(14):
        fish += line(f"M{-44 + (k % 7) * 15},{-18 + (k // 7) * 22} a8,8 0 0 1 0,15", "#0b3a45", 2.4, 'opacity=".5"')
    body += forearm([(180, 690), (112, 520)], head.skin, "") + fist(
        96, 470, head.skin, -16, 0.9, moved(fish, -6, -2, 0.86, 62)
    )
    return Painting(setting, body, place + defs, shadow=(20, 16, 14), shift=(30, 4, 0.98), key=0.2)


def courtesan() -> Painting:
    """The Courtesan: a braided wig with a lotus and a cone of scent, a mirror of bronze."""
    place, setting = wheat_field()
    head = Head(
        TAN,
        lips=2.5,
        smile=3,
        lid=3,
        chin=3,
        jaw=-3,
        nose=-1,
        droop=-3,
        hump=-3,
        frown=-4,
        ear=False,
        lip_colour="#c23f4a",
        brow_width=5,
        blush=0.42,
    )
    defs, body = dressed(head, ("#fff4d8", "#d9a24a"), broad=-20)
    body += collar(["#2fa79c", GOLD, "#c8473a", GOLD]) + head.drawing()
    wig_defs, hair = wig("#54301f", "#1f100c", "#8a5334", 452)
    body += hair
    for i in range(9):
        x, y = bezier([(268, 300), (300, 340), (296, 400), (330, 450)], i / 8)
        body += group(ellipse(x - 8, y, 7, 7, GOLD), METAL)
    cone = "M206,82 C206,40 226,18 246,18 C266,20 282,44 282,84 C258,96 228,96 206,82Z"
    body += group(path(cone, "#fbe6b4"), 'filter="url(#f7)"') + line(
        "M212,66 q30,14 66,2", "#d9a24a", 5, 'opacity=".7"'
    )
    for k in range(-3, 4):
        body += group(
            path(
                f"M150,152 q{k * 9 - 8},-34 {k * 13 - 4},-62 q18,30 {8 - k * 9},62Z", "#9cc4f0" if k % 2 else "#5f8fd8"
            ),
            'filter="url(#f2)"',
        )
    body += group(ellipse(150, 154, 11, 11, "#ffd24a"), GEM) + group(ellipse(256, 268, 9, 15, GOLD), METAL)
    defs += radial("bronze", [(0, "#fff6d0"), (0.4, "#f0c060"), (1, "#a86a24")], 0.3, 0.25, 0.9)
    mirror = group(path("M-12,150 L-12,-20 C-34,-34 -30,-46 0,-44 C30,-46 34,-34 12,-20 L12,150Z", "#2f7f6b"), GEM)
    mirror += group(ellipse(0, -104, 62, 58, "url(#bronze)"), METAL) + path(
        "M-40,-124 C-26,-146 6,-150 22,-142 C0,-132 -22,-116 -30,-92Z", "#fffbe8", 'opacity=".7" filter="url(#b4)"'
    )
    body += forearm([(150, 676), (86, 506)], head.skin) + fist(72, 466, head.skin, -10, 0.82, mirror)
    return Painting(setting, body, place + wig_defs + defs, shadow=(18, 16, 14), shift=(30, 14, 0.96))


def merchant() -> Painting:
    """The Merchant: a turban with a jewel, a full beard, scales with wheat."""
    place, setting = awning(
        "#ffe6a8", "#80501f", ("#d9962b", "#fff3d0"), ["#ffcf7a", "#e0a12e", "#8a5a24", "#f6dc90", "#b5522f"]
    )
    head = Head(BROWN, smile=2, frown=-3, nose=3, droop=1, age=1, lip_colour="#a0503c", brow_width=8)
    defs, body = dressed(head, ("#4f9a6c", "#1f4d38"), broad=20)
    body += head.drawing()
    beard = "M250,226 C246,262 232,286 204,292 C180,286 160,282 150,284 C140,296 126,300 126,306 C118,330 122,366 144,386 C176,404 226,384 248,340 C268,300 274,262 268,230Z"
    body += group(path(beard, "#3a261d"), 'filter="url(#f12)"') + path(
        "M122,262 C134,256 150,260 166,274 C148,276 134,272 118,268Z", "#2c1c16"
    )
    body += bristles((140, 300, 244, 370), 40, ["#7a5136", "#1d120e", "#5a3a28"])
    defs += linear("cloth", [(0, "#fff6e2"), (0.6, "#ead0a8"), (1, "#a9835e")], 0, 0, 0.8, 1)
    defs += linear("stripe", [(0, "#e0653c"), (1, "#7d2c1d")], 0, 0, 0.8, 1)
    bands = [
        (
            "M134,176 C120,120 160,60 240,62 C322,66 346,140 316,206 C290,180 250,160 214,160 C184,160 156,166 134,176Z",
            "cloth",
        ),
        ("M130,172 C170,130 262,120 324,188 L316,222 C270,168 196,160 136,190Z", "stripe"),
        ("M134,140 C172,92 262,86 328,148 L328,176 C274,122 186,122 133,166Z", "cloth"),
        ("M152,102 C196,64 266,66 310,108 L324,138 C272,92 196,92 140,132Z", "stripe"),
        ("M180,74 C212,52 262,52 290,82 L304,100 C262,72 206,74 160,100Z", "cloth"),
    ]
    body += "".join(group(path(outline, f"url(#{fill})"), 'filter="url(#f7)"') for outline, fill in bands)
    body += group(ellipse(186, 138, 15, 17, "#2fa79c"), GEM) + line(
        "M171,138 a15,17 0 1 0 30,0 a15,17 0 1 0 -30,0", GOLD, 4
    )
    body += group(line("M256,262 a9,11 0 1 0 .1,0", GOLD, 5), METAL) + group(
        line("M150,436 C200,470 280,470 344,430", GOLD, 9), METAL
    )
    scales = group(rod(-58, -100, 58, -88, 9, "#d9a441") + rod(0, -96, 0, 40, 8, "#d9a441"), METAL) + ellipse(
        0, -100, 9, 9, GOLD, METAL
    )
    for x, drop in ((-56, -2), (56, 12)):
        scales += line(f"M{x},-92 L{x - 24},{-10 + drop} M{x},-92 L{x + 24},{-10 + drop}", "#8a6a34", 2.6)
        scales += group(
            path(
                f"M{x - 32},{-12 + drop} H{x + 32} C{x + 24},{18 + drop} {x - 24},{18 + drop} {x - 32},{-12 + drop}Z",
                GOLD,
            ),
            METAL,
        )
        heap = ["#f3c550", "#e0a835", "#ffdd7d"]
        scales += "".join(
            ellipse(x - 18 + k * 9, -15 + drop - (k % 2) * 5, 6, 4, heap[k % 3]) for k in range(5) if x > 0 or k % 2
        )
    body += forearm([(170, 680), (104, 520)], head.skin) + fist(
        92, 476, head.skin, -4, 0.82, moved(scales, -2, -34, 1.12)
    )
    return Painting(setting, body, place + defs, shadow=(20, 16, 14), shift=(26, 4, 0.98))


def architect() -> Painting:
    """The Architect: a close cap, grey temples, the square and the cord of a builder, a statue behind him."""
    place, setting = hall("#7fae86", "#14352d", ("#8fbf96", "#24503f"))
    statue = "M18,612 L18,420 C30,400 40,392 44,372 C30,352 30,318 50,306 L52,282 h34 l2,24 C108,318 108,352 94,372 C98,392 108,400 120,420 L120,612Z"
    setting += group(path(statue, "#6fa37c"), 'filter="url(#f7)" opacity=".75"')
    head = Head(
        DARK,
        hump=2,
        nose=4,
        droop=2,
        lips=3,
        chin=8,
        age=2,
        frown=2,
        lid=1,
        smile=1,
        lip_colour="#84423a",
        brow_colour="#4a3c38",
    )
    defs, body = dressed(head, ("#f4ead2", "#8fa083"), broad=14)
    body += group(line("M96,470 C170,520 268,500 342,432", "#3F7F5B", 22), 'filter="url(#f4)"')
    body += head.drawing()
    defs += linear("cap", [(0, "#5fae84"), (0.5, "#2f7454"), (1, "#143c2d")], 0, 0, 0.9, 0.6)
    cap = "M136,170 C128,108 176,66 246,70 C322,76 348,152 334,232 C322,240 308,238 300,228 C296,196 272,176 232,168 C196,160 160,162 136,170Z"
    body += group(path(cap, "url(#cap)"), 'filter="url(#f12)"')
    body += group(
        path(
            "M132,172 C164,156 224,154 262,170 C292,184 304,208 302,236 L318,240 C324,200 306,166 262,152 C220,138 164,142 134,156Z",
            GOLD,
        ),
        METAL,
    )
    for k in range(5):
        body += line(f"M{276 + k * 6},{238 + k * 2} q6,14 2,{28 - k * 3}", "#b9b0a4", 4, 'opacity=".7"')
    body += group(ellipse(258, 268, 6, 8, GOLD), METAL)
    square = group(
        path("M-20,150 L-20,-150 L14,-150 L14,84 L150,84 L150,118 L14,118 L14,150Z", "#c98d47"), 'filter="url(#f4)"'
    )
    square += "".join(line(f"M-18,{-130 + k * 22} h{14 if k % 2 else 22}", "#5a3418", 3) for k in range(10))
    cord = line(
        "M40,60 C70,160 150,120 130,60 C120,20 60,30 60,80 C64,130 130,140 170,96", "#e6cf9c", 7, 'filter="url(#f2)"'
    )
    plumb = group(path("M-14,0 h28 l-14,40Z", "#b07a2c"), METAL)
    body += forearm([(200, 690), (120, 520)], head.skin) + fist(
        84, 470, head.skin, -8, 0.86, moved(square, -2, -30, 0.82)
    )
    body += moved(cord, 120, 470, 0.8) + moved(plumb, 258, 546, 1.1)
    return Painting(setting, body, place + defs, shadow=(20, 16, 14), shift=(32, 2, 0.97))
