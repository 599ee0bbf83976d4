"""The goods: a setting and a subject each, in the units of a card; a tile shows the middle of the same painting."""

from __future__ import annotations

import math
from random import Random

from art.kit.painting import Painting
from art.kit.shapes import bezier, ellipse, group, line, linear, path, radial, rect, swept


def ivory() -> Painting:
    """Three tusks with bands of gold on violet linen."""
    rng = Random(4)
    defs = linear("iv", [(0, "#7d5fa6"), (0.5, "#59407f"), (1, "#2e2150")], 0, 0, 1, 1)
    setting = rect(0, 0, 400, 612, "url(#iv)")
    lit, dark = "", ""
    for i in range(11):
        x = -120 + i * 62 + rng.uniform(-16, 16)
        b = rng.uniform(40, 110)
        lit += line(f"M{x},620 C{x + b},430 {x + 40},230 {x + 230 + b},-40", "#b59bdc", 13)
        dark += line(f"M{x + 30},620 C{x + b + 34},430 {x + 72},230 {x + 264 + b},-40", "#170f34", 20)
    setting += group(dark, 'opacity=".5" filter="url(#b8)"') + group(lit, 'opacity=".42" filter="url(#b8)"')
    subject = ""
    for pts, far, w in (
        ([(352, 470), (150, 474), (84, 330), (150, 108)], 1, 0.86),
        ([(300, 486), (90, 470), (-4, 300), (74, 62)], 0, 1),
        ([(376, 400), (262, 404), (196, 320), (232, 176)], 1, 0.66),
    ):
        g = "#fdf3dc" if not far else "#efdfc0"
        tusk = path(swept(pts, [w * v for v in (92, 90, 82, 64, 38, 6)]), g)
        for k in (-0.34, -0.2, -0.05, 0.12, 0.26):
            o = [(x + k * 60 * w, y + k * 24 * w) for x, y in pts]
            tusk += line(swept(o, [1.2, 1.2, 0.4], 0.08 + abs(k) * 0.3, 0.82), "#b48c58", 1.4, 'opacity=".4"')
        subject += group(
            path(swept([(x + 12, y + 18) for x, y in pts], [w * v for v in (92, 90, 82, 64, 38, 6)]), "#12082a"),
            'opacity=".5" filter="url(#b8)"',
        ) + group(tusk, 'filter="url(#f20)"')
        subject += group(
            path(swept(pts, [w * v for v in (98, 97, 96)], 0.0, 0.07, 8), "#e0aa3c")
            + path(swept(pts, [w * v for v in (95, 94, 90, 74)], 0.105, 0.125, 8), "#e0aa3c"),
            'filter="url(#g3)"',
        )
        subject += path(swept(pts, [w * v for v in (92, 91, 88)], 0.074, 0.1, 6), "#2B4C9B", 'opacity=".85"')
    return Painting(setting, subject, defs, shadow=(16, 22, 12), shift=(44, 0, 0.95))


def ebony() -> Painting:
    """Logs of ebony before a wall of rose clay."""
    rng = Random(8)
    defs = linear("eb", [(0, "#f0cfa6"), (0.4, "#bb8f78"), (1, "#5c4550")], 0, 0, 0.5, 1)
    defs += radial("ring", [(0, "#4a2f28"), (0.55, "#38231f"), (0.8, "#543428"), (0.86, "#c79a67"), (1, "#8b6440")])
    defs += linear("bark", [(0, "#6b5650"), (0.3, "#3d2f2e"), (1, "#150f12")], 0, 0, 0.7, 1)
    setting = rect(0, 0, 400, 612, "url(#eb)")
    for i in range(7):
        y = 20 + i * 62
        setting += line(f"M-10,{y} L410,{y - 6}", "#5a4140", 3, 'opacity=".35"') + line(
            f"M-10,{y + 4} L410,{y - 2}", "#f0cfae", 2, 'opacity=".25"'
        )
    setting += path("M-20,438 L420,430 L420,640 L-20,640Z", "#6d4c3d") + path(
        "M-20,438 L420,430 L420,470 L-20,480Z", "#a9805f", 'filter="url(#b14)"'
    )
    subject = ""
    logs = [(196, 150, 64), (128, 262, 66), (262, 258, 66), (62, 384, 70), (330, 378, 70), (196, 390, 72)]
    for x, y, q in logs:
        dx, dy = 46, -38
        a = math.atan2(dy, dx)
        nx, ny = -math.sin(a) * q, math.cos(a) * q
        body = path(
            f"M{x + nx:.0f},{y + ny:.0f} L{x + dx + nx:.0f},{y + dy + ny:.0f} A{q},{q} 0 0 0 {x + dx - nx:.0f},{y + dy - ny:.0f} L{x - nx:.0f},{y - ny:.0f} A{q},{q} 0 0 1 {x + nx:.0f},{y + ny:.0f}Z",
            "url(#bark)",
        )
        for k in range(5):
            t = -0.8 + k * 0.22
            body += line(
                f"M{x - nx * t * 0.98:.0f},{y - ny * t * 0.98 - 3:.0f} l{dx},{dy}", "#0d090b", 2, 'opacity=".6"'
            )
        subject += group(body, 'filter="url(#f7)"')
        end = ellipse(x, y, q, q, "url(#ring)")
        for k in range(7):
            e = q * (0.1 + 0.11 * k)
            end += f'<ellipse cx="{x + rng.uniform(-2, 2):.1f}" cy="{y + rng.uniform(-2, 2):.1f}" rx="{e:.1f}" ry="{e * 0.97:.1f}" fill="none" stroke="{"#8a5a3e" if k % 2 else "#1d1010"}" stroke-width="2.4" opacity=".75"/>'
        for _ in range(4):
            t = rng.uniform(0, 6.28)
            end += line(
                f"M{x + math.cos(t) * 6:.0f},{y + math.sin(t) * 6:.0f} L{x + math.cos(t) * q * 0.75:.0f},{y + math.sin(t) * q * 0.75:.0f}",
                "#120a0a",
                2,
                'opacity=".7"',
            )
        subject += group(end, 'filter="url(#f4)"') + line(
            f"M{x - q * 0.86:.0f},{y + q * 0.34:.0f} A{q * 0.93},{q * 0.93} 0 0 1 {x + q * 0.34:.0f},{y - q * 0.86:.0f}",
            "#ffe0ac",
            3.4,
            'opacity=".75"',
        )
    return Painting(setting, subject, defs, shadow=(16, 16, 10), shift=(26, 0, 0.96))


def marble() -> Painting:
    """A block and the drum of a column in a rose quarry."""
    rng = Random(21)
    defs = linear("ms", [(0, "#efb59a"), (0.5, "#cf8480"), (1, "#9a5f72")]) + linear(
        "mt", [(0, "#fffdf8"), (1, "#fbeeee")], 0, 0, 1, 1
    )
    defs += linear("ml", [(0, "#fdf3f1"), (1, "#dcbcc6")], 0, 0, 0.4, 1) + linear(
        "mr", [(0, "#c3a2b6"), (1, "#7d5f80")]
    )
    setting = rect(0, 0, 400, 612, "url(#ms)")
    setting += path(
        "M-10,60 L70,52 L76,120 L150,112 L156,190 L250,182 L262,120 L330,112 L336,40 L420,30 L420,330 L-10,350Z",
        "#a85d68",
    ) + path(
        "M-10,60 L70,52 L76,120 L150,112 L150,122 L80,130 L72,62 L-10,70Z M156,190 L250,182 L250,194 L156,202Z M262,120 L330,112 L330,124 L262,132Z",
        "#f0b9a4",
        'opacity=".8"',
    )
    setting += path("M250,182 L262,120 L330,112 L336,40 L420,30 L420,340 L250,350Z", "#6b3a50", 'opacity=".55"')
    setting += path("M-10,340 L420,322 L420,640 L-10,640Z", "#a06c66") + path(
        "M-10,345 C120,330 300,336 420,326 L420,380 L-10,400Z", "#cf9a88", 'filter="url(#b14)"'
    )
    setting += "".join(
        ellipse(
            rng.uniform(0, 400),
            rng.uniform(400, 540),
            rng.uniform(3, 9),
            rng.uniform(2, 5),
            rng.choice(["#f6dcd6", "#8c5b60", "#d9a49f"]),
        )
        for _ in range(40)
    )

    def block(x: float, y: float, s: float, k: float) -> str:
        A, B, C, D = (x, y), (x + 1.02 * s, y - 0.36 * s), (x + 1.7 * s, y + 0.02 * s), (x + 0.66 * s, y + 0.42 * s)
        h = s * k
        top = f"M{A[0]},{A[1]} L{B[0]},{B[1]} L{C[0]},{C[1]} L{D[0]},{D[1]}Z"
        left = f"M{A[0]},{A[1]} L{D[0]},{D[1]} L{D[0]},{D[1] + h} L{A[0]},{A[1] + h * 0.93}Z"
        right = f"M{D[0]},{D[1]} L{C[0]},{C[1]} L{C[0]},{C[1] + h * 0.92} L{D[0]},{D[1] + h}Z"
        o = group(path(left, "url(#ml)") + path(right, "url(#mr)") + path(top, "url(#mt)"), 'filter="url(#vein)"')
        o += line(f"M{A[0]},{A[1]} L{D[0]},{D[1]} L{C[0]},{C[1]}", "#fffdf4", 4, 'opacity=".9"') + line(
            f"M{D[0]},{D[1]} V{D[1] + h}", "#ffeadf", 3, 'opacity=".7"'
        )
        return o

    subject = block(70, 190, 172, 1.12)
    # a fluted drum before the block, so that it is a mason's stone and nothing else
    defs += linear("dm", [(0, "#fff6f0"), (0.25, "#ffffff"), (0.6, "#dcb9c2"), (1, "#7d5c78")], 0, 0, 1, 0)
    subject += ellipse(330, 470, 96, 26, "#3a1c34", 'opacity=".45" filter="url(#b8)"')
    dr = path("M206,366 L206,456 A70,25 0 0 0 346,456 L346,366Z", "url(#dm)")
    dr += "".join(
        line(
            f"M{276 - 68 * math.cos(k * 0.314):.0f},{366 + 23 * math.sin(k * 0.314):.0f} v90",
            "#8d6680" if k < 6 else "#4f3756",
            2 + 3 * math.sin(k * 0.314),
            'opacity=".35"',
        )
        for k in range(1, 10)
    )
    subject += (
        group(dr, 'filter="url(#vein)"')
        + group(ellipse(276, 366, 74, 27, "#fffdf8"), 'filter="url(#f4)"')
        + '<ellipse cx="276" cy="365" rx="56" ry="18" fill="none" stroke="#c39aae" stroke-width="3"/>'
        + ellipse(276, 365, 9, 4, "#7d5c78")
    )
    subject += group(
        path(swept([(60, 470), (110, 448), (150, 430)], [15, 14, 12]), "#7a4c2c")
        + path("M136,408 l34,-14 l20,46 l-34,14Z", "#a98a62"),
        'filter="url(#f4)"',
    )
    return Painting(setting, subject, defs, shadow=(26, 12, 12), shift=(22, 0, 1.04))


def reeds(rng: Random, count: int, low: int, high: int, colours: list[str]) -> str:
    """Return papyrus stalks whose heads reach up to between `low` and `high`."""
    o = ""
    for _ in range(count):
        x = rng.uniform(-10, 410)
        h = rng.uniform(low, high)
        b = rng.uniform(-26, 26)
        c = rng.choice(colours)
        o += line(f"M{x:.0f},640 Q{x + b * 0.2:.0f},{(600 + h) / 2:.0f} {x + b:.0f},{h:.0f}", c, rng.uniform(3, 6))
        for k in range(13):
            a = math.pi * (1.06 + 0.88 * k / 12)
            q = rng.uniform(24, 44)
            o += line(
                f"M{x + b:.0f},{h:.0f} q{math.cos(a) * q * 0.5:.0f},{math.sin(a) * q * 0.8:.0f} {math.cos(a) * q:.0f},{math.sin(a) * q:.0f}",
                c,
                2,
            )
    return o


def cattle() -> Painting:
    """The head of a bull before reeds in the evening."""
    rng = Random(5)
    defs = linear("cs", [(0, "#ffd58a"), (0.4, "#f39a4a"), (0.75, "#c55a2b"), (1, "#6d2f22")]) + linear(
        "hd", [(0, "#d0743c"), (0.5, "#a04c28"), (1, "#6e3019")], 0, 0, 0.5, 1
    )
    defs += linear("horn", [(0, "#fff3d8"), (0.7, "#e3cba0"), (1, "#5b4633")], 0, 1, 0, 0) + linear(
        "bd", [(0, "#8a4325"), (1, "#381711")], 0, 0, 0.8, 1
    )
    setting = rect(0, 0, 400, 612, "url(#cs)") + ellipse(
        88, 130, 120, 120, "#fff0c0", 'opacity=".75" filter="url(#b40)"'
    )
    setting += group(reeds(rng, 16, 50, 240, ["#c9773a", "#b5662f", "#d68a48"]), 'filter="url(#b1)"') + reeds(
        rng, 15, 170, 360, ["#6d6a2e", "#85802f", "#4f5228", "#9a8a3a"]
    )
    setting += path("M-10,470 C90,452 300,456 420,466 V640 H-10Z", "#5a5a28", 'filter="url(#b8)"')
    subject = group(
        path("M-30,650 C-10,440 60,330 150,300 L262,296 C350,330 420,430 430,650Z", "url(#bd)"), 'filter="url(#f20)"'
    )
    subject += group(
        path("M30,470 C60,380 110,340 160,322 C130,380 110,440 104,520Z", "#d9854e"), 'opacity=".55" filter="url(#b14)"'
    )
    for side in (1, -1):

        def at(x: float, y: float, side: int = side) -> tuple[float, float]:
            return 200 + side * (x - 200), y

        subject += group(
            path(swept([at(168, 196), at(74, 200), at(24, 120), at(96, 52)], [46, 42, 32, 20, 5]), "url(#horn)"),
            'filter="url(#f7)"',
        )
        subject += group(
            path(swept([at(150, 232), at(110, 214), at(66, 226), at(38, 262)], [22, 46, 40, 5]), "#7b381f"),
            'filter="url(#f7)"',
        ) + path(
            swept([at(140, 234), at(110, 224), at(76, 234), at(54, 254)], [8, 22, 18, 2]), "#d9907a", 'opacity=".8"'
        )
    head = path(
        "M132,206 C130,170 168,158 200,158 C232,158 270,170 268,206 C272,258 254,296 248,338 C246,384 254,420 232,436 C216,446 184,446 168,436 C146,420 154,384 152,338 C146,296 128,258 132,206Z",
        "url(#hd)",
    )
    subject += ellipse(214, 400, 84, 60, "#240d0a", 'opacity=".5" filter="url(#b14)"') + group(
        head, 'filter="url(#f20)"'
    )
    subject += group(
        path(
            "M200,176 C224,200 222,250 214,300 C216,340 224,352 200,352 C176,352 184,340 186,300 C178,250 176,200 200,176Z",
            "#f4e6cd",
        ),
        'filter="url(#w6)" opacity=".95"',
    )
    subject += "".join(
        line(
            f"M{200 + x},{160 + abs(x) * 0.2:.0f} q{-x * 0.25:.0f},{18 + rng.uniform(0, 8):.0f} {rng.uniform(-6, 6):.0f},{30 + rng.uniform(0, 12):.0f}",
            rng.choice(["#5a2616", "#c2703e", "#8c4323"]),
            5,
        )
        for x in range(-34, 38, 6)
    )
    subject += group(
        path(
            "M158,378 C166,356 234,356 242,378 C250,408 244,434 226,440 C212,444 188,444 174,440 C156,434 150,408 158,378Z",
            "#c79a86",
        ),
        'filter="url(#f7)"',
    )
    for side in (1, -1):

        def f(x: float, side: int = side) -> float:
            return 200 + side * (x - 200)

        subject += path(
            f"M{f(178)},384 C{f(166)},382 {f(164)},400 {f(172)},404 C{f(182)},404 {f(186)},392 {f(178)},384Z", "#3a1714"
        )
        subject += (
            path(
                f"M{f(172)},268 C{f(160)},252 {f(144)},256 {f(138)},272 C{f(148)},286 {f(166)},286 {f(172)},268Z",
                "#1c0c0a",
            )
            + ellipse(f(155) - 4, 266, 4.5, 3.6, "#ffe9c4")
            + line(f"M{f(174)},262 C{f(162)},246 {f(146)},248 {f(136)},262", "#4a1f13", 5)
        )
    subject += line("M176,424 Q200,432 224,424", "#5a2c26", 4)
    subject = group(subject, 'transform="translate(200,300) scale(1.1) translate(-200,-292)"')
    return Painting(setting, subject, defs, shadow=(14, 14, 14), shift=(38, 0, 0.9), broad=(14, 7))


def one_fish(
    x: float, y: float, scale: float, turn: float, colours: tuple[str, str, str, str], number: int
) -> tuple[str, str]:
    """Return the definitions and the drawing of a fish; `colours` are back, side, belly and fins."""
    back, side, belly, fin = colours
    defs = linear(f"fb{number}", [(0, back), (0.42, side), (0.72, belly), (1, "#c8d8c8")])
    body = (
        "M-150,4 C-120,-62 -20,-92 70,-40 C96,-26 112,-14 120,-10 L120,22 C100,26 84,34 62,46 C-20,92 -112,66 -150,4Z"
    )
    o = group(
        path("M108,-12 C140,-40 160,-66 186,-70 C172,-34 172,30 190,74 C160,66 134,42 108,22Z", fin),
        'filter="url(#f4)"',
    )
    o += "".join(
        line(f"M116,{4 + k * 3} Q150,{k * 9} {176},{k * 10}", "#0e3a44", 1.6, 'opacity=".45"') for k in range(-6, 7)
    )
    o += group(path("M-76,-58 C-60,-108 20,-112 84,-62 L96,-30 C60,-46 0,-76 -76,-58Z", fin), 'filter="url(#f4)"')
    o += "".join(
        line(
            f"M{-66 + k * 15},{-58 - math.sin(k / 10 * 3.1) * 6:.0f} l{8 - k},{-34 if k < 9 else -20}",
            "#0e3a44",
            1.8,
            'opacity=".5"',
        )
        for k in range(11)
    )
    o += group(path("M-34,62 C-20,96 10,104 34,96 C30,80 26,66 18,56Z", fin), 'filter="url(#f4)"')
    sc = "".join(
        f'<path d="M{cx + (9 if row % 2 else 0)},{cy} a10,10 0 0 1 0,19" fill="none" stroke="#0b3a45" stroke-width="1.7" opacity=".42"/><path d="M{cx + 2 + (9 if row % 2 else 0)},{cy + 4} a7,8 0 0 1 0,11" fill="none" stroke="#f4fff0" stroke-width="1.7" opacity=".38"/>'
        for row, cy in enumerate(range(-76, 80, 10))
        for cx in range(-84, 116, 18)
    )
    o += group(
        path(body, f"url(#fb{number})")
        + f'<clipPath id="fc{number}"><path d="{body}"/></clipPath><g clip-path="url(#fc{number})">{sc}</g>',
        'filter="url(#f12)"',
    )
    o += line("M-84,-46 C-66,-20 -66,30 -86,54", "#123f48", 4, 'opacity=".6"') + path(
        "M-62,6 C-40,-8 -14,4 -6,26 C-26,36 -52,32 -62,6Z", fin, 'opacity=".9" filter="url(#f2)"'
    )
    o += (
        ellipse(-112, -12, 13, 13, "#f4d37a")
        + ellipse(-113, -12, 7.5, 7.5, "#101418")
        + ellipse(-116, -15, 2.6, 2.6, "#fff")
        + line("M-148,8 Q-136,20 -122,18", "#7a3b3a", 3.5)
    )
    return defs, group(o, f'transform="translate({x},{y}) rotate({turn}) scale({scale})"')


def fish() -> Painting:
    """Fish in a basket over teal water."""
    rng = Random(6)
    defs = linear("fs", [(0, "#7fcac2"), (0.4, "#2f8b90"), (1, "#0d3f4c")]) + linear(
        "bk", [(0, "#e0ac68"), (1, "#7a4a28")]
    )
    setting = rect(0, 0, 400, 612, "url(#fs)")
    for _i in range(46):
        y = rng.uniform(10, 400)
        x = rng.uniform(-40, 400)
        l = rng.uniform(30, 130)
        setting += line(
            f"M{x:.0f},{y:.0f} q{l / 4:.0f},{-6 - rng.random() * 5:.0f} {l / 2:.0f},0 t{l / 2:.0f},0",
            rng.choice(["#c9f0e0", "#0f5866", "#fff1c8", "#1c6f7a"]),
            rng.uniform(2, 5),
            f'opacity="{rng.uniform(0.2, 0.55):.2f}"',
        )
    setting += ellipse(70, 40, 150, 70, "#fff0c0", 'opacity=".5" filter="url(#b24)"')
    d1, a = one_fish(238, 214, 0.86, -38, ("#3c6f78", "#6ea7a4", "#d9cdb4", "#b5674a"), 1)
    d2, b = one_fish(150, 208, 0.8, -142, ("#2c5a66", "#5c9499", "#c8c2aa", "#a65b45"), 2)
    d3, c = one_fish(196, 292, 1.04, -9, ("#2f7f8c", "#8fd0c4", "#f6e2c0", "#d9744a"), 3)
    weave = rect(20, 340, 360, 210, "#6b3f1c")
    for row in range(11):
        y = 346 + row * 17.5
        weave += line(f"M20,{y:.0f} Q200,{y + 22:.0f} 380,{y:.0f}", "#3f220f", 3)
        for k in range(17):
            x = 22 + k * 22 + (11 if row % 2 else 0)
            yy = y + 20 * math.sin((x - 20) / 360 * 3.14) * 0.55
            weave += f'<path d="M{x - 13},{yy + 9:.0f} q13,-13 27,0 q-13,11 -27,0Z" fill="{rng.choice(["#e0a85e", "#d2984f", "#edbd78", "#c48640"])}"/>'
    m = "M34,352 C120,374 280,374 366,352 C362,430 340,500 316,534 L84,534 C60,500 38,430 34,352Z"
    basket = f'<clipPath id="bkc"><path d="{m}"/></clipPath><g clip-path="url(#bkc)">{weave}</g>'
    rim = line("M34,350 C120,376 280,376 366,350", "#c98d47", 20) + "".join(
        line(f"M{40 + i * 16},{356 + math.sin(i / 20 * 3.14) * 15:.0f} l9,-12", "#7b4a22", 3) for i in range(21)
    )
    back = path("M36,348 C120,300 280,300 364,348 L364,372 L36,372Z", "#3a2012")
    leaves = "".join(
        path(swept([(x, 346), (x + k * 0.4, 300), (x + k, 262 + abs(k) * 0.3)], [16, 26, 3]), c_)
        for x, k, c_ in ((60, -30, "#4f8a4f"), (104, -12, "#3c7446"), (300, 30, "#3c7446"), (338, 44, "#5d9a58"))
    )
    subject = (
        back
        + group(leaves, 'filter="url(#f4)"')
        + a
        + b
        + group(basket, 'filter="url(#f12)"')
        + group(rim, 'filter="url(#f4)"')
        + group(ellipse(210, 350, 150, 22, "#1a0c0a", 'opacity=".5" filter="url(#b8)"'))
        + c
    )
    return Painting(setting, subject, defs + d1 + d2 + d3, shadow=(14, 18, 12), shift=(16, 0, 0.98))


def wheat() -> Painting:
    """A sheaf tied in red before the field."""
    rng = Random(12)
    defs = linear("ws", [(0, "#9fd0cf"), (0.32, "#fbe6ae"), (0.5, "#ffd871"), (0.52, "#e0a534"), (1, "#7c4d17")])
    setting = rect(0, 0, 400, 612, "url(#ws)") + ellipse(84, 170, 90, 90, "#fffbe0", 'opacity=".95" filter="url(#b24)"')
    setting += path(
        "M-10,290 C60,262 110,276 170,270 C260,256 330,280 420,262 L420,300 L-10,300Z", "#b98c4a", 'opacity=".8"'
    )
    for row in range(9):
        y = 296 + row * row * 3.4
        setting += "".join(
            line(
                f"M{x:.0f},{y + 8 + row * 3:.0f} q{rng.uniform(-3, 5):.0f},{-12 - row * 3} {rng.uniform(2, 9):.0f},{-20 - row * 4}",
                rng.choice(["#ffe08a", "#c98a26", "#f0bc45", "#8f5c18"]),
                1.6 + row * 0.5,
                'opacity=".7"',
            )
            for x in [rng.uniform(-10, 410) for _ in range(42)]
        )
    subject = ""
    tx, ty = 200, 372
    order = sorted(range(27), key=lambda i: -abs(i - 13) + rng.uniform(-3, 3))
    for i in order:
        t = (i - 13) / 13
        ex, ey = tx + t * 138 + rng.uniform(-8, 8), 122 + abs(t) ** 1.6 * 120 + rng.uniform(-26, 22)
        mx, my = tx + t * 46, 250
        lc = rng.choice(["#e7b443", "#d29a2e", "#f2cb64", "#bb8424"])
        subject += line(f"M{tx + t * 15:.0f},{ty} Q{mx:.0f},{my} {ex:.0f},{ey:.0f}", lc, 4.4)
        a = math.atan2(ey - my, ex - mx)
        head = ""
        for k in range(9):
            px, py = ex + math.cos(a) * (k * 9 - 6), ey + math.sin(a) * (k * 9 - 6)
            q = 1 - abs(k - 3) / 11
            for sd in (-1, 1):
                b = a + sd * 0.55
                head += f'<ellipse cx="{px + math.cos(a + sd * 1.57) * 7 * q:.1f}" cy="{py + math.sin(a + sd * 1.57) * 7 * q:.1f}" rx="{10 * q + 2:.1f}" ry="{5.2 * q + 1:.1f}" transform="rotate({math.degrees(b):.0f} {px + math.cos(a + sd * 1.57) * 7 * q:.1f} {py + math.sin(a + sd * 1.57) * 7 * q:.1f})" fill="{rng.choice(["#f3c550", "#e0a835", "#ffdd7d", "#c98d28"])}"/>'
                head += line(
                    f"M{px:.0f},{py:.0f} l{math.cos(a + sd * 0.32) * 34:.0f},{math.sin(a + sd * 0.32) * 34:.0f}",
                    "#fff0b0",
                    1,
                    'opacity=".6"',
                )
        subject += group(head, 'filter="url(#f2)"')
    for i in range(24):
        t = (i - 11.5) / 11.5
        subject += line(
            f"M{tx + t * 15:.0f},{ty} Q{tx + t * 24:.0f},{430} {tx + t * 76 + rng.uniform(-8, 8):.0f},{498 + rng.uniform(-14, 12):.0f}",
            rng.choice(["#d29a2e", "#b67a22", "#ecc055", "#8f5c18"]),
            5,
        )
    tie = (
        path("M172,352 C190,362 212,362 230,352 L236,392 C214,402 188,402 166,392Z", "#b5352f")
        + path("M222,372 C260,372 282,404 270,452 C256,430 246,410 218,392Z", "#a12b2a")
        + path("M224,380 C246,396 250,430 236,462 C228,430 222,410 210,392Z", "#c8473a")
    )
    subject += group(tie, 'filter="url(#f4)"')
    return Painting(setting, subject, defs, shadow=(16, 14, 12), shift=(14, 0, 0.92))


def amulet() -> Painting:
    """A pillar of faience on a string of beads, on green cloth."""
    rng = Random(3)
    defs = radial("as", [(0, "#7fae7c"), (0.45, "#34704f"), (1, "#0e2d2a")], 0.38, 0.4, 0.75) + linear(
        "fy", [(0, "#8fe6d6"), (0.5, "#3bb0ab"), (1, "#167079")], 0, 0, 1, 1
    )
    setting = rect(0, 0, 400, 612, "url(#as)")
    lit, dark = "", ""
    for i in range(9):
        x = -160 + i * 70 + rng.uniform(-14, 14)
        lit += line(f"M{x},-20 C{x + 90},180 {x + 20},380 {x + 190},620", "#9fd39a", 10)
        dark += line(f"M{x + 28},-20 C{x + 118},180 {x + 48},380 {x + 218},620", "#04201c", 18)
    setting += group(dark, 'opacity=".45" filter="url(#b8)"') + group(lit, 'opacity=".25" filter="url(#b8)"')
    subject = ""
    for m in (1, -1):
        pts = [(200 + m * 10, 122), (200 + m * 60, 60), (200 + m * 150, 120), (200 + m * 205, -10)]
        subject += line(
            "M" + " L".join(f"{bezier(pts, i / 30)[0]:.0f},{bezier(pts, i / 30)[1]:.0f}" for i in range(31)),
            "#6b4a1c",
            4,
        )
        for i in range(11):
            x, y = bezier(pts, 0.03 + i / 11)
            subject += group(ellipse(x, y, 13, 13, ["#2B4C9B", "#c9962b", "#b5522f"][i % 3]), 'filter="url(#gem)"')
    subject += group(ellipse(200, 128, 26, 26, "#c9962b") + ellipse(200, 128, 12, 12, "#163a34"), 'filter="url(#g3)"')
    body = path("M164,268 L236,268 L250,440 L150,440Z", "url(#fy)")
    for k in range(4):
        y = 160 + k * 31
        body += f'<rect x="{112 + k * 3}" y="{y}" width="{176 - k * 6}" height="21" rx="10" fill="url(#fy)"/><rect x="{160}" y="{y + 17}" width="80" height="16" fill="#2a949a"/>'
    body += '<rect x="152" y="142" width="96" height="24" rx="10" fill="url(#fy)"/>'
    subject += group(body, 'filter="url(#f7)"')
    gold = (
        "".join(f'<rect x="156" y="{182 + k * 31}" width="88" height="8" rx="3" fill="#d9a83a"/>' for k in range(3))
        + '<rect x="158" y="276" width="84" height="12" rx="4" fill="#d9a83a"/><rect x="134" y="436" width="132" height="26" rx="8" fill="#d9a83a"/><rect x="152" y="412" width="96" height="9" rx="3" fill="#d9a83a"/>'
    )
    subject += group(gold, 'filter="url(#g3)"')
    subject += group(
        "".join(line(f"M{184 + k * 16},300 L{180 + k * 20},404", "#0f5f69", 3, 'opacity=".6"') for k in range(3))
    )
    subject += group(
        path("M120,166 h70 v5 h-70Z M176,300 l6,0 l-6,100 l-8,0Z", "#eafff6", 'opacity=".75" filter="url(#b2)"')
    )
    return Painting(setting, subject, defs, shadow=(22, 24, 12), shift=(18, 0, 1.04))


def statue() -> Painting:
    """Sobek as a crocodile on a pedestal, in a green hall."""
    Random(9)
    defs = linear("ss", [(0, "#5d8f6c"), (0.5, "#2c5b48"), (1, "#0f2a25")], 0, 0, 0.6, 1) + linear(
        "cr", [(0, "#9ed0a0"), (0.5, "#4f9468"), (1, "#1f5140")]
    )
    setting = rect(0, 0, 400, 612, "url(#ss)")
    for x in (-10, 330):
        setting += (
            rect(x, 0, 80, 420, "#3d7357")
            + rect(x, 0, 18, 420, "#86b98c", 'opacity=".6"')
            + rect(x + 58, 0, 22, 420, "#0f2d26", 'opacity=".7"')
        )
    setting += path("M-20,-20 L150,-20 L420,430 L180,470Z", "#ffedb0", 'opacity=".26" filter="url(#b14)"') + rect(
        0, 430, 400, 200, "#1c3d33"
    )
    body = path(
        "M34,300 C54,286 96,282 120,268 C132,250 156,246 172,256 C230,250 300,256 340,292 C372,316 384,350 392,398 C350,388 330,372 300,370 L120,372 C110,352 112,334 104,326 C84,330 52,326 34,316Z",
        "url(#cr)",
    )
    subject = group(
        rect(70, 366, 300, 84, "#c9a86a") + rect(56, 440, 328, 26, "#dcbd80") + rect(62, 358, 312, 18, "#e9cf98"),
        'filter="url(#f7)"',
    )
    subject += "".join(
        rect(96 + i * 34, 390, 18, 36, c) for i, c in zip(range(8), ["#2B4C9B", "#b5522f"] * 4, strict=False)
    )
    subject += group(body, 'filter="url(#f12)"')
    subject += "".join(
        group(path(f"M{180 + i * 20},{254 + i * i * 0.42:.0f} l10,-17 l10,19Z", "#3f8058"), 'filter="url(#f2)"')
        for i in range(9)
    )
    subject += "".join(
        ellipse(150 + (i % 12) * 18, 290 + (i // 12) * 20 + (i % 3) * 3, 7, 6, "#1d4a3a", 'opacity=".35"')
        for i in range(36)
    )
    subject += line("M40,310 C70,316 92,312 108,318", "#173a2e", 4) + "".join(
        path(f"M{50 + i * 10},{311 + (i % 2) * 2} l4,8 l4,-8Z", "#fff6e0") for i in range(6)
    )
    subject += group(
        path("M116,372 l-26,0 l-14,-16 l30,-12 l24,-16 l16,20Z M300,372 l-40,0 l-10,-14 l34,-12 l26,6Z", "#4a8d63"),
        'filter="url(#f4)"',
    )
    subject += ellipse(136, 272, 12, 10, "#f4d37a") + ellipse(135, 273, 5, 8, "#10140f")
    plume = path("M142,246 C120,200 124,150 150,112 C160,150 164,200 160,248Z", "#d9a83a") + path(
        "M160,248 C164,200 170,150 184,112 C204,160 200,210 178,250Z", "#c9962b"
    )
    subject += group(plume, 'filter="url(#f4)"') + group(ellipse(162, 214, 27, 27, "#d0472c"), 'filter="url(#gem)"')
    return Painting(setting, subject, defs, shadow=(18, 14, 10))


def wheat_sack() -> Painting:
    """A sack of grain before the field: the second picture of wheat."""
    rng = Random(19)
    defs = linear("sky", [(0, "#9fd0cf"), (0.32, "#fbe6ae"), (0.48, "#ffd871"), (0.5, "#e0a534"), (1, "#7c4d17")])
    defs += linear("jute", [(0, "#f0d8a4"), (0.5, "#d9ae6c"), (1, "#a87844")], 0, 0, 0.9, 0.7)
    setting = rect(0, 0, 400, 612, "url(#sky)") + ellipse(
        84, 150, 90, 90, "#fffbe0", 'opacity=".95" filter="url(#b24)"'
    )
    for row in range(9):
        y = 306 + row * row * 3.6
        for _ in range(42):
            x = rng.uniform(-10, 410)
            ear = f"M{x:.0f},{y + 8 + row * 3:.0f} q{rng.uniform(-3, 5):.0f},{-12 - row * 3} {rng.uniform(2, 9):.0f},{-20 - row * 4}"
            setting += line(
                ear, rng.choice(["#ffe08a", "#c98a26", "#f0bc45", "#8f5c18"]), 1.6 + row * 0.5, 'opacity=".7"'
            )
    stalks = ""
    for i in range(11):
        t = (i - 5) / 5
        x0, x1, y1 = 214 + t * 46, 214 + t * 150 + rng.uniform(-6, 6), 112 + abs(t) ** 1.5 * 60 + rng.uniform(-14, 14)
        stalks += line(
            f"M{x0:.0f},270 Q{x0 + t * 20:.0f},190 {x1:.0f},{y1:.0f}",
            rng.choice(["#e7b443", "#d29a2e", "#bb8424"]),
            4.6,
        )
        a = math.atan2(y1 - 190, x1 - x0 - t * 20)
        for k in range(9):
            px, py, q = x1 + math.cos(a) * (k * 9 - 6), y1 + math.sin(a) * (k * 9 - 6), 1 - abs(k - 3) / 11
            for side in (-1, 1):
                cx, cy = px + math.cos(a + side * 1.57) * 7 * q, py + math.sin(a + side * 1.57) * 7 * q
                turn = math.degrees(a + side * 0.55)
                colour = rng.choice(["#f3c550", "#e0a835", "#ffdd7d", "#c98d28"])
                stalks += f'<ellipse cx="{cx:.1f}" cy="{cy:.1f}" rx="{10 * q + 2:.1f}" ry="{5.2 * q + 1:.1f}" transform="rotate({turn:.0f} {cx:.1f} {cy:.1f})" fill="{colour}"/>'
    subject = group(stalks, 'filter="url(#f2)"')
    sack = "M86,268 C60,330 56,430 78,500 C110,530 300,530 336,498 C356,430 350,330 326,266 C262,300 150,300 86,268Z"
    subject += path("M84,262 C140,226 270,226 328,260 C270,300 140,302 84,262Z", "#5a3a1c")
    heap = ellipse(206, 258, 108, 34, "#e0a835")
    for _ in range(120):
        a, q = rng.uniform(0, math.tau), math.sqrt(rng.random())
        x, y = 206 + math.cos(a) * q * 104, 250 + math.sin(a) * q * 30 - (1 - q) * 20
        heap += f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="8" ry="4.6" transform="rotate({rng.uniform(0, 180):.0f} {x:.0f} {y:.0f})" fill="{rng.choice(["#ffdd7d", "#f3c550", "#d99a2c", "#c4861f"])}"/>'
    subject += group(heap, 'filter="url(#f2)"') + group(path(sack, "url(#jute)"), 'filter="url(#f20)"')
    rim = "M80,258 C110,300 300,304 332,256 C340,270 340,284 330,292 C270,326 140,324 82,292 C74,282 74,268 80,258Z"
    subject += group(path(rim, "#e6c88e"), 'filter="url(#f7)"')
    for k in range(9):
        subject += line(
            f"M{90 + k * 28},{330 + (k % 3) * 8} C{84 + k * 28},{390} {92 + k * 26},450 {100 + k * 25},{504 - abs(k - 4) * 3}",
            "#6b4726",
            3,
            'opacity=".3"',
        )
    scoop = path("M250,300 C230,262 236,214 268,196 C300,214 306,262 290,300Z", "#8a5a30") + path(
        "M260,196 h18 l-2,-60 h-14Z", "#a8733c"
    )
    subject += group(scoop, 'filter="url(#f7)" transform="rotate(24 268 240)"')
    band = "M74,392 C140,424 270,424 340,390"
    subject += line(band, "#b5352f", 13, 'opacity=".8"') + line(band, "#f3dcae", 3, 'stroke-dasharray="2 13"')
    return Painting(setting, subject, defs, shadow=(16, 14, 12), shift=(14, -24, 0.92))


def fish_dish() -> Painting:
    """Two fish on a painted dish over teal linen: the second picture of fish."""
    rng = Random(16)
    defs = linear("lake", [(0, "#7fcac2"), (0.4, "#2f8b90"), (1, "#0d3f4c")])
    defs += radial(
        "dish",
        [(0, "#f4efe0"), (0.72, "#d9cbb0"), (0.76, "#2b4c9b"), (0.86, "#3a63c4"), (0.9, "#e9d9b4"), (1, "#a8845a")],
    )
    setting = rect(0, 0, 400, 612, "url(#lake)")
    lit, dark = "", ""
    for i in range(11):
        x, b = -130 + i * 60 + rng.uniform(-16, 16), rng.uniform(30, 90)
        lit += line(f"M{x:.0f},630 C{x + b:.0f},430 {x + 30:.0f},230 {x + 190 + b:.0f},-40", "#bfeee4", 11)
        dark += line(f"M{x + 28:.0f},630 C{x + b + 30:.0f},430 {x + 60:.0f},230 {x + 222 + b:.0f},-40", "#06222c", 18)
    setting += group(dark, 'opacity=".42" filter="url(#b8)"') + group(lit, 'opacity=".36" filter="url(#b8)"')
    first_defs, first = one_fish(206, 246, 0.98, -16, ("#3c6f78", "#6ea7a4", "#d9cdb4", "#c8633f"), 1)
    second_defs, second = one_fish(196, 356, 1.08, 8, ("#2f7f8c", "#8fd0c4", "#f6e2c0", "#d9744a"), 2)
    subject = group(ellipse(202, 320, 192, 158, "url(#dish)"), 'filter="url(#f12)"')
    subject += ellipse(214, 268, 140, 44, "#1a0c0a", 'opacity=".4" filter="url(#b8)"') + first
    subject += ellipse(212, 382, 150, 46, "#1a0c0a", 'opacity=".45" filter="url(#b8)"') + second
    return Painting(setting, subject, defs + first_defs + second_defs, shadow=(18, 20, 14), shift=(10, -24, 0.84))


def grazing_cow() -> Painting:
    """A longhorn with a calf before the reeds: the second picture of cattle."""
    rng = Random(15)
    defs = linear("dusk", [(0, "#ffd58a"), (0.4, "#f39a4a"), (0.75, "#c55a2b"), (1, "#6d2f22")])
    defs += linear("hide", [(0, "#d0743c"), (0.5, "#a04c28"), (1, "#5a2416")], 0, 0, 0.5, 1)
    defs += linear("calf", [(0, "#f0d6ae"), (0.6, "#c99660"), (1, "#7d4c2c")], 0, 0, 0.5, 1)
    defs += linear("horn", [(0, "#fff3d8"), (0.7, "#e3cba0"), (1, "#5b4633")], 0, 1, 0, 0)
    setting = rect(0, 0, 400, 612, "url(#dusk)") + ellipse(
        88, 130, 120, 120, "#fff0c0", 'opacity=".75" filter="url(#b40)"'
    )
    setting += group(reeds(rng, 14, 50, 220, ["#c9773a", "#b5662f", "#d68a48"]), 'filter="url(#b1)"') + reeds(
        rng, 10, 150, 300, ["#6d6a2e", "#85802f", "#4f5228"]
    )
    setting += path("M-10,440 C90,420 300,430 420,414 V640 H-10Z", "#6b6a2e", 'filter="url(#b8)"')
    for _ in range(70):
        x, y = rng.uniform(-10, 410), rng.uniform(440, 610)
        setting += line(
            f"M{x:.0f},{y:.0f} q{rng.uniform(-4, 4):.0f},-14 {rng.uniform(-8, 8):.0f},-26",
            rng.choice(["#8f8a3a", "#4f5228", "#b5a04a"]),
            3,
            'opacity=".7"',
        )
    subject = ellipse(220, 478, 190, 18, "#2a140c", 'opacity=".5" filter="url(#b8)"')
    for x, colour in ((176, "#7a381f"), (330, "#6b2f1a")):
        subject += group(path(f"M{x - 17},330 h40 l-8,70 l2,72 h-26 l2,-72Z", colour), 'filter="url(#f7)"')
    body = "M104,220 C140,196 190,204 236,212 C300,216 372,206 386,250 C396,300 384,352 356,368 C300,384 200,388 150,366 C112,346 96,270 104,220Z"
    subject += group(
        line("M384,240 C404,280 396,330 388,372", "#7a381f", 9)
        + path("M378,366 h18 l4,42 l-14,10 l-12,-12Z", "#3a1a10"),
        'filter="url(#f4)"',
    )
    subject += group(path(body, "url(#hide)"), 'filter="url(#f20)"')
    subject += group(
        path(
            "M206,236 C240,222 276,240 262,276 C240,300 206,290 200,266Z M306,250 C340,244 352,272 332,300 C312,306 296,280 306,250Z",
            "#f1e0c2",
        ),
        'opacity=".9" filter="url(#w6)"',
    )
    for x in (138, 296):
        subject += group(path(f"M{x - 20},340 h46 l-10,66 l4,72 h-30 l0,-72Z", "#a04c28"), 'filter="url(#f7)"') + path(
            f"M{x - 9},466 h30 v12 h-31Z", "#2a140c"
        )
    neck = "M150,206 C120,180 104,176 84,186 C74,240 84,300 116,330 C150,330 176,280 180,236Z"
    subject += group(path(neck, "url(#hide)"), 'filter="url(#f12)"')
    subject += group(
        path(swept([(86, 158), (30, 140), (10, 80), (52, 26)], [24, 22, 16, 4]), "url(#horn)")
        + path(swept([(112, 156), (160, 130), (168, 76), (122, 30)], [22, 20, 15, 4]), "url(#horn)"),
        'filter="url(#f7)"',
    )
    head = "M72,160 C84,140 120,140 130,160 C132,196 120,232 108,268 C98,292 66,292 58,268 C58,232 64,196 72,160Z"
    subject += group(
        path(swept([(128, 176), (152, 176), (172, 192)], [14, 26, 5]), "#7b381f"), 'filter="url(#f4)"'
    ) + group(path(head, "url(#hide)"), 'filter="url(#f12)"')
    subject += group(
        path("M98,156 C108,180 102,220 92,250 C86,232 88,190 90,160Z", "#f4e6cd"), 'filter="url(#w3)"'
    ) + group(
        path("M58,258 C64,246 104,248 110,262 C108,286 96,294 82,294 C66,294 56,282 58,258Z", "#c79a86"),
        'filter="url(#f4)"',
    )
    subject += (
        ellipse(72, 272, 5, 4, "#3a1714")
        + ellipse(94, 273, 5, 4, "#3a1714")
        + ellipse(112, 196, 8, 7, "#1c0c0a")
        + ellipse(109, 193, 2.6, 2.4, "#ffe9c4")
        + ellipse(76, 194, 6, 6, "#1c0c0a")
    )
    calf = group(
        path("M0,40 C20,20 90,22 112,36 C124,60 118,92 104,98 C70,106 30,106 12,96 C-2,84 -6,56 0,40Z", "url(#calf)"),
        'filter="url(#f12)"',
    )
    for x in (12, 88):
        calf += group(path(f"M{x},86 h22 l-5,58 h-14Z", "#b5804c"), 'filter="url(#f4)"')
    calf += group(
        path(
            "M-30,14 C-20,-4 10,-4 16,14 C16,36 4,58 -8,64 C-22,66 -32,50 -30,14Z M14,12 l24,-6 l-16,18Z", "url(#calf)"
        ),
        'filter="url(#f7)"',
    )
    calf += ellipse(-16, 22, 4, 4, "#1c0c0a") + ellipse(-16, 56, 9, 6, "#8a5a44")
    subject += group(calf, 'transform="translate(214,336)"')
    return Painting(setting, subject, defs, shadow=(14, 10, 10), shift=(14, -4, 0.84), broad=(14, 7))
