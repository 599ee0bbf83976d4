"""More portraits of levels and characters, each content and cross; see `portraits`."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from art.kit.palette import GOLD, LAPIS, LINEN, mix
from art.kit.palette import TERRACOTTA as TERRA
from art.kit.picture import Picture
from art.sources.common.portraits import (
    SIZE,
    Head,
    backdrop,
    brow,
    bust,
    collar,
    expression,
    eye,
    face,
    framed,
    hand,
    portrait,
    robe,
)
from art.sources.sa_re.plot import mul


def horse(content: bool) -> str:
    """Draw the head of the Racer's horse with its plume: calm, or with ears laid back and a wide eye."""
    coat, dark = "#8A4A2A", "#3c1c12"
    ears = (
        '<path d="M-30 -66L-40 -104L-14 -80ZM2 -74L12 -108L24 -70Z"'
        if content
        else '<path d="M-34 -58L-66 -78L-22 -76ZM14 -70L46 -92L28 -58Z"'
    )
    return (
        '<g transform="translate(304 384) rotate(6) scale(.94)">'
        f'<path d="M-64 140Q-74 20 -40 -50Q-22 -84 14 -78Q44 -70 46 -34L62 36Q66 66 40 74Q16 78 2 52L-2 40Q6 90 36 '
        f'140Z" fill="{coat}"/><path d="M-64 140Q-74 20 -40 -50Q-26 -76 -4 -78Q-34 -30 -30 20Q-36 80 -22 140Z" '
        f'fill="#c98a58" fill-opacity=".75"/><path d="M40 -50L62 36Q66 66 40 74Q58 40 40 -50Z" fill="#3a1426" '
        f'fill-opacity=".5"/>{ears} fill="{coat}" stroke="{dark}" stroke-width="2"/>'
        + "".join(
            f'<path d="M{-44 - i * 4} {-44 + i * 26}q-26 6 -30 {26 + i % 2 * 6}q16 -8 26 -4z" fill="{dark}"/>'
            for i in range(6)
        )
        + f'<path d="M46 52q6 -7 9 2" fill="none" stroke="{dark}" stroke-width="4"/><path d="M8 60q20 10 42 4" '
        f'fill="none" stroke="{dark}" stroke-width="3"/><path d="M-36 -40Q6 -20 44 -42M-6 36Q24 46 58 16" fill="none" '
        'stroke="#7b5312" stroke-width="10"/><path d="M-36 -40Q6 -20 44 -42M-6 36Q24 46 58 16" fill="none" '
        'stroke="#F2C04A" stroke-width="6"/><path d="M-32 -36L-6 36" stroke="#F2C04A" stroke-width="6"/>'
        + (
            '<path d="M6 -16q14 -13 26 1q-13 11 -26 -1z" fill="#1d120e"/><circle cx="20" cy="-18" r="3" fill="#fff"/>'
            if content
            else '<ellipse cx="20" cy="-14" rx="14" ry="12" fill="#F7ECD6"/><circle cx="22" cy="-13" r="7" '
            'fill="#1d120e"/><circle cx="19" cy="-16" r="2.4" fill="#fff"/>'
        )
        + "".join(
            f'<path d="M-4 -78Q{-22 + i * 11} {-118 - (4 - abs(i - 2)) * 9} {-34 + i * 16} {-138 + abs(i - 2) * 10}" '
            f'fill="none" stroke="{colour}" stroke-width="11" stroke-linecap="round"/>'
            for i, colour in enumerate(("#D5482C", "#F6EBD2", "#2f8f8a", "#F6EBD2", "#D5482C"))
        )
        + '<path d="M-14 -76q10 -12 22 0z" fill="#F2BE3A" stroke="#6b4712" stroke-width="2"/></g>'
    )


def racer(content: bool) -> str:
    """Draw the Racer: a young charioteer with the wind in his ribbons and his horse beside him."""
    c = Head(
        f"racer{int(content)}",
        186,
        206,
        "#7A4A30",
        (74, 104, 54, 58, 26, 108),
        13,
        (33, -1),
        (18, 46, 2),
        0.34,
        (150, 372),
    )
    x, y = c.middle
    r = random.Random(8)
    streaks = "".join(
        f'<rect x="{r.uniform(-60, 240):.0f}" y="{r.uniform(10, 330):.0f}" width="{r.uniform(80, 230):.0f}" '
        f'height="{r.uniform(2, 7):.1f}" rx="3" fill="#fff3d0" fill-opacity="{r.uniform(0.16, 0.5):.2f}"/>'
        for _ in range(30)
    )
    ground = '<path d="M0 330Q120 300 240 326T400 316V480H0Z" fill="#7d4a24" fill-opacity=".55"/>'
    back = backdrop(c.uid, "#3F9AA0", "#12384a", ground + streaks)
    hair = "#17100f"
    # the ends of the ribbon and the locks fly behind him
    b = "".join(
        f'<path d="M118 {164 + i * 10}Q{70 - i * 6} {150 + i * 20} {30 - i * 8} {120 + i * 44}Q{10 - i * 4} '
        f'{128 + i * 46} {2 - i * 6} {116 + i * 52}Q{34 - i * 4} {178 + i * 26} 122 {184 + i * 8}Z" '
        f'fill="{colour}" stroke="#6b2a14" stroke-width="2"/>'
        for i, colour in enumerate(("#F2BE3A", "#D99A24"))
    )
    b += bust(c, TERRA, 34) + robe(c, "#F1E6CC", 44)
    b += (
        '<path d="M62 398Q98 372 126 366L262 500H176Z" fill="#9C4A2A"/><path d="M62 398Q98 372 126 366L146 386Q102 '
        '396 86 424Z" fill="#e08a5c" fill-opacity=".7"/><path d="M312 398Q272 372 246 366L110 500H196Z" '
        'fill="#7f3a22"/><path d="M180 424l22 20l-22 22l-22 -22z" fill="#F2BE3A" stroke="#6b4712" stroke-width="3"/>'
    )
    b += face(c)
    b += (
        f'<path d="M110 196Q104 88 190 84Q274 88 266 196Q262 158 244 142Q188 122 134 146Q116 164 110 196Z" '
        f'fill="{hair}"/>'
    )
    for _ in range(70):
        xx, yy = r.uniform(122, 256), r.uniform(92, 150)
        if ((xx - 188) / 72) ** 2 + ((yy - 150) / 60) ** 2 < 1:
            b += (
                f'<path d="M{xx - 4:.0f} {yy:.0f}a4 4 0 1 1 4 4" fill="none" '
                f'stroke="{"#5e4436" if xx < 180 else "#35271f"}" stroke-width="2.2"/>'
            )
    b += (
        '<path d="M106 184Q118 130 190 126Q258 130 270 178L268 194Q250 148 190 144Q130 148 110 202Z" fill="#F2BE3A"/>'
        '<path d="M106 184Q118 130 190 126V132Q126 138 112 190Z" fill="#fff3b0"/><path d="M106 176q-16 4 -14 20q10 '
        '12 22 2z" fill="#D99A24" stroke="#6b4712" stroke-width="2"/>'
    )
    line = mul(c.skin, (0.34, 0.24, 0.26))
    if content:
        b += eye(x - 33, y, 21, 1.0, 0.8, -0.1, "#5a3413", -1, 0.9, 10, uid=c.uid + "l")
        b += eye(x + 33, y, 20, 0.92, 0.8, -0.1, "#5a3413", 1, 0.9, 10, uid=c.uid + "r")
        b += brow(x - 12, y - 26, x - 58, y - 34, 14, 7, hair) + brow(x + 12, y - 28, x + 56, y - 38, 12, 7, hair)
        b += (
            f'<path d="M{x - 34} {y + 62}Q{x + 4} {y + 78} {x + 40} {y + 56}Q{x + 30} {y + 96} {x + 4} {y + 96}'
            f'Q{x - 24} {y + 96} {x - 34} {y + 62}Z" fill="#571a1c" stroke="#8f4a40" stroke-width="4" '
            f'stroke-linejoin="round"/><path d="M{x - 29} {y + 66}Q{x + 4} {y + 79} {x + 36} {y + 61}L{x + 31} '
            f'{y + 75}Q{x + 4} {y + 87} {x - 23} {y + 78}Z" fill="#FFF8E8"/>'
        )
    else:
        b += eye(x - 33, y, 21, 0.62, 0.7, 0.1, "#5a3413", -1, 0.9, 10, uid=c.uid + "l")
        b += eye(x + 33, y, 20, 0.62, 0.7, 0.1, "#5a3413", 1, 0.9, 10, uid=c.uid + "r")
        b += brow(x - 8, y - 12, x - 58, y - 32, 4, 8, hair) + brow(x + 8, y - 12, x + 56, y - 32, 4, 8, hair)
        b += (
            f'<path d="M{x - 30} {y + 70}Q{x + 2} {y + 62} {x + 34} {y + 68}L{x + 30} {y + 90}Q{x + 2} {y + 86} '
            f'{x - 26} {y + 92}Z" fill="#FFF3DE" stroke="{line}" stroke-width="4.4" stroke-linejoin="round"/><path '
            f'd="M{x - 28} {y + 81}Q{x + 2} {y + 75} {x + 32} {y + 79}" fill="none" stroke="#8a6a5a" '
            f'stroke-width="2"/>'
            + "".join(
                f'<path d="M{x - 18 + i * 10} {y + 68}v20" stroke="#8a6a5a" stroke-width="1.4"/>' for i in range(5)
            )
        )
        b += f'<path d="M{x - 60} {y - 42}q-9 15 0 20q9 -5 0 -20z" fill="#bfe6ee" stroke="#4f8f9b" stroke-width="1.6"/>'
    # dust on the cheek, horse, reins
    b += (
        f'<path d="M{x - 64} {y + 34}q14 8 26 4m-22 8q10 6 18 3" fill="none" stroke="#d9b078" stroke-opacity=".7" '
        f'stroke-width="4" stroke-linecap="round"/>'
    )
    b += horse(content)
    b += (
        '<path d="M96 452Q220 470 330 452" fill="none" stroke="#4a2416" stroke-width="9"/><path d="M96 452Q220 470 330 '
        '452" fill="none" stroke="#B5683A" stroke-width="5"/>'
    )
    b += hand(98, 446, c.skin, -10, 1.0)
    return framed(c.uid, back, b, 5 if content else 8)


def figurine(x: float, y: float, k: float, tint: float = 0.0) -> str:
    """Draw a hippopotamus of ivory on a small foot; `tint` shades it."""
    ivory, shade = mix("#FBF1DA", "#4a1f3a", tint), mix("#C9A886", "#4a1f3a", tint)
    return (
        f'<g transform="translate({x} {y}) scale({k})"><path d="M-56 30h112v12h-112z" fill="{mix("#6B3A24", "#2a1020", tint)}"/>'
        f'<path d="M-50 30V-2Q-50 -34 -10 -36Q14 -40 24 -34Q30 -46 38 -36Q60 -32 62 -12Q64 8 44 10Q36 12 34 30H16V14H-18'
        f'V30Z" fill="{ivory}" stroke="#5c3a2a" stroke-width="3" stroke-linejoin="round"/><path d="M-44 26V4Q-30 16 34 '
        f'10V26H20V12H-22V26Z" fill="{shade}" fill-opacity=".8"/><circle cx="34" cy="-20" r="3.4" fill="#2a1410"/><path '
        f'd="M48 2q8 1 12 -5" fill="none" stroke="#5c3a2a" stroke-width="3"/><path d="M-40 -8Q-34 -26 -8 -29" fill="none" '
        f'stroke="#fffdf2" stroke-width="6" stroke-linecap="round" stroke-opacity=".8"/><path d="M-20 -20q6 -8 12 0q-6 8 '
        f'-12 0M2 -12q6 -8 12 0q-6 8 -12 0" fill="none" stroke="#2F7F86" stroke-width="3.4"/></g>'
    )


def connoisseur(content: bool) -> str:
    """Draw the Connoisseur: a lady with a long neck below a cone of scent, who looks down on everything but ivory."""
    c = Head(
        f"connoisseur{int(content)}",
        196,
        196,
        "#B98558",
        (68, 104, 50, 58, 24, 108),
        -6,
        (31, -2),
        (12, 46, 5),
        0.34,
        (146, 388),
        False,
    )
    x, y = c.middle
    niches = "".join(
        f'<path d="M{at} {top + 78}V{top + 20}Q{at} {top} {at + 34} {top}T{at + 68} {top + 20}V{top + 78}Z" '
        f'fill="#2a0f22" fill-opacity=".7"/>' + figurine(at + 34, top + 36, 0.46, 0.22)
        for at, top in ((10, 60), (322, 60), (10, 190), (322, 190))
    )
    back = backdrop(c.uid, "#A5506A", "#2d0f28", niches)
    hair = "#1b1418"
    # the wig behind, the cone of scent on top
    b = f'<path d="M112 356Q92 76 196 72Q302 76 282 356Q262 366 250 352V176H142V352Q130 366 112 356Z" fill="{hair}"/>'
    b += (
        '<path d="M158 84Q166 26 196 14Q226 26 234 84Q196 100 158 84Z" fill="#F4E2B4"/><path d="M158 84Q166 26 196 '
        '14Q186 44 184 92Q168 92 158 84Z" fill="#fffbe8"/><path d="M216 30Q232 52 234 84Q222 90 210 91Q222 62 216 30Z" '
        'fill="#b98a5a" fill-opacity=".6"/><path d="M164 62q32 12 65 0" fill="none" stroke="#D98A4A" stroke-width="5"/>'
    )
    b += bust(c, LINEN, 24) + robe(c, "#F6EFE0", 56)
    b += collar(196, 392, (GOLD, "#A5506A", LAPIS, GOLD, "#2f8f8a"), 92, 50)
    b += (
        '<path d="M172 322Q196 336 222 320L224 338Q196 354 170 340Z" fill="#F2BE3A" stroke="#6b4712" stroke-width="2"/>'
        '<path d="M174 326Q196 340 220 325" fill="none" stroke="#24408A" stroke-width="5" stroke-dasharray="7 4"/>'
    )
    b += face(c)
    b += (
        f'<path d="M112 352Q104 98 196 84Q290 98 282 352Q268 360 258 350Q280 202 250 158Q196 140 144 160Q114 206 138 '
        f'350Q126 360 112 352Z" fill="{hair}"/>'
    )
    for i in range(15):
        t = i / 14
        at = 118 + t * 156
        b += (
            f'<path d="M{196 + (t - 0.5) * 26:.0f} 98Q{at:.0f} 120 {at + (t - 0.5) * 8:.0f} {158 + 22 * abs(t - 0.5):.0f}" '
            f'fill="none" stroke="{"#6d5a6a" if t < 0.45 else "#3a2c36"}" stroke-width="2.4"/>'
        )
    for sd in (-1, 1):
        for i in range(4):
            at = 196 + sd * (66 + i * 6)
            b += (
                f'<path d="M{at} 190Q{at + sd * 8} 270 {at} 346" fill="none" '
                f'stroke="{"#6d5a6a" if sd < 0 else "#33262f"}" stroke-width="2.6"/>'
            )
        b += "".join(
            f'<rect x="{196 + sd * 70 - 14 + i * 10}" y="338" width="8" height="14" rx="2" fill="#F2BE3A" '
            f'stroke="#6b4712" stroke-width="1.2"/>'
            for i in range(3)
        )
    b += (
        '<path d="M116 172Q132 130 196 124Q262 130 278 172L276 186Q250 146 196 141Q142 146 118 186Z" fill="#F2BE3A"/>'
        '<path d="M116 172Q132 130 196 124V130Q138 138 120 178Z" fill="#fff3b0"/>'
    )
    # a lotus that hangs over the brow
    b += (
        '<g transform="translate(192 136)">'
        + "".join(
            f'<path d="M0 26Q{-9 + abs(t) * 2} 4 {t * 9} -14Q{9 + t * 6} 6 0 26Z" fill="{col}" stroke="#7a2f52" '
            f'stroke-width="1.6"/>'
            for t, col in ((-2, "#E9A6BE"), (2, "#C87A98"), (-1, "#F4C6D4"), (1, "#E3A0B8"), (0, "#FBE3E8"))
        )
        + "</g>"
    )
    lid = mul(c.skin, (0.62, 0.46, 0.44))
    gaze = (0.75, 0.6) if content else (-0.9, 0.4)
    b += eye(x - 30, y + 2, 20, 0.66 if content else 0.5, *gaze, "#4f6a4a", -1, 1.3, 22, uid=c.uid + "l")
    b += eye(x + 30, y + 2, 19, 0.66 if content else 0.5, *gaze, "#4f6a4a", 1, 1.3, 22, uid=c.uid + "r")
    b += "".join(
        f'<path d="M{x + sd * 30 - 20} {y - 4}Q{x + sd * 30} {y - 20} {x + sd * 30 + 20} {y - 5}Q{x + sd * 30} {y - 8} '
        f'{x + sd * 30 - 20} {y - 4}Z" fill="#2F7F86" fill-opacity=".85" stroke="{lid}" stroke-width="1.4"/>'
        for sd in (-1, 1)
    )
    high = 38 if content else 30
    b += brow(x - 12, y - 24, x - 56, y - high, 17, 4, hair)
    b += brow(x + 12, y - 24 - (0 if content else 10), x + 54, y - high - (0 if content else 14), 17, 4, hair)
    mouth = y + 76
    line = mul(c.skin, (0.36, 0.24, 0.26))
    if content:
        b += (
            f'<path d="M{x - 20} {mouth}Q{x - 7} {mouth - 9} {x} {mouth - 4}Q{x + 8} {mouth - 10} {x + 24} {mouth - 5}'
            f'Q{x + 4} {mouth + 14} {x - 20} {mouth}Z" fill="#B5404A" stroke="{line}" stroke-width="2"/><path '
            f'd="M{x - 19} {mouth}Q{x + 2} {mouth + 4} {x + 23} {mouth - 5}" fill="none" stroke="{line}" '
            f'stroke-width="2.4"/><path d="M{x + 25} {mouth - 12}q6 4 5 10" fill="none" stroke="{line}" '
            f'stroke-width="2.6" stroke-linecap="round"/>'
        )
    else:
        b += (
            f'<path d="M{x - 20} {mouth + 8}Q{x - 6} {mouth - 7} {x + 2} {mouth - 2}Q{x + 10} {mouth - 8} {x + 24} '
            f'{mouth + 11}Q{x + 2} {mouth + 5} {x - 20} {mouth + 8}Z" fill="#B5404A" stroke="{line}" '
            f'stroke-width="2.2"/><path d="M{x - 12} {mouth + 15}q14 -5 28 1M{x - 26} {mouth + 4}q-5 5 -4 11M{x + 28} '
            f'{mouth + 5}q5 5 3 12" fill="none" stroke="{line}" stroke-width="2.4" stroke-opacity=".7" '
            f'stroke-linecap="round"/>'
        )
    b += f'<circle cx="{x + 36}" cy="{y + 54}" r="3.6" fill="#3a1a16"/>'
    b += figurine(268, 414, 0.94)
    b += hand(262, 462, c.skin, 6, 1.0, -1)
    return framed(c.uid, back, f'<g transform="translate(11 36) scale(.95)">{b}</g>', -3.5)


def gossip(content: bool) -> str:
    """Draw the Gossip: a round woman in a yellow headcloth who tells something behind her hand."""
    c = Head(
        f"gossip{int(content)}",
        198,
        210,
        "#A56A44",
        (88, 100, 84, 54, 46, 108),
        10,
        (36, -4),
        (20, 40, -2),
        0.78,
        (176, 384),
        False,
    )
    x, y = c.middle
    window = (
        '<path d="M262 58h112v150H262z" fill="#2b5a78" fill-opacity=".75"/><path d="M318 58v150M262 130h112" '
        'stroke="#6b3f22" stroke-width="9"/><path d="M254 208h128v14H254z" fill="#7b4a28"/><path d="M-6 92Q110 128 262 '
        '84" fill="none" stroke="#6b3f22" stroke-width="4"/>'
        + "".join(
            f'<path d="M{at} {top}h46l4 62q-27 12 -54 0z" fill="{colour}"/><path d="M{at} {top}h12l-2 62q-7 3 -14 0z" '
            f'fill="#fff" fill-opacity=".35"/>'
            for at, top, colour in ((18, 102, "#C8553A"), (78, 110, "#F3E8D0"), (140, 108, "#3F7F86"))
        )
    )
    back = backdrop(c.uid, "#D9A24E", "#7a3a1c", window)
    cloth, fold = "#E9B93E", "#9c6a1c"
    b = f'<path d="M92 330Q70 84 198 78Q328 84 306 330Q292 380 262 372L256 180H140L136 372Q106 380 92 330Z" fill="{fold}"/>'
    b += bust(c, "#B5522F", 56) + robe(c, "#A8446A", 56)
    b += collar(200, 394, ("#2f8f8a", GOLD, TERRA), 112, 52)
    b += face(c)
    chin = y + 110
    b += (
        f'<path d="M{x - 64} {y + 84}Q{x + 2} {chin + 34} {x + 68} {y + 80}" fill="none" '
        f'stroke="{mul(c.skin, (0.5, 0.38, 0.4))}" stroke-width="3" stroke-opacity=".65"/>'
    )
    # the headcloth, knotted on one side
    b += (
        f'<path d="M98 300Q84 106 198 92Q314 106 300 300Q294 330 276 322Q290 212 262 168Q198 142 140 168Q112 212 122 '
        f'322Q104 330 98 300Z" fill="{cloth}"/><path d="M98 300Q84 106 198 92Q150 118 132 176Q108 222 122 322Q104 330 98 '
        f'300Z" fill="#fff0b0" fill-opacity=".5"/><path d="M240 104Q314 140 300 300Q294 330 276 322Q292 200 240 104Z" '
        f'fill="#6a2a1a" fill-opacity=".35"/>'
    )
    b += "".join(
        f'<path d="M{140 + i * 20} {166 - (3 - abs(i - 3)) * 5}Q{150 + i * 15} 124 {176 + i * 7} 98" fill="none" '
        f'stroke="{fold}" stroke-width="3" stroke-opacity=".7"/>'
        for i in range(7)
    )
    b += "".join(
        f'<path d="M{110 + i * 30} {160 - (3 - abs(i - 3)) * 13}q8 -8 15 0q-7 9 -15 0z" fill="{TERRA}"/>'
        for i in range(7)
    )
    b += (
        f'<path d="M292 168Q340 130 352 158Q350 186 300 186Z" fill="{cloth}" stroke="{fold}" stroke-width="3"/><path '
        f'd="M296 184Q350 190 346 226Q320 228 292 194Z" fill="{mul(cloth, 0.86)}" stroke="{fold}" stroke-width="3"/>'
        f'<circle cx="298" cy="180" r="13" fill="{cloth}" stroke="{fold}" stroke-width="3"/>'
    )
    for sd in (-1, 1):
        b += (
            f'<circle cx="{198 + sd * 96}" cy="276" r="19" fill="none" stroke="{"#F2BE3A" if sd < 0 else "#a5761c"}" '
            f'stroke-width="7"/><circle cx="{198 + sd * 96}" cy="304" r="8" fill="#2f8f8a" stroke="#123c40" '
            f'stroke-width="2"/>'
        )
    hair = "#2a1a18"
    line = mul(c.skin, (0.36, 0.24, 0.26))
    if content:
        b += eye(x - 36, y + 1, 22, 1.02, 1.25, 0.1, "#4a2c14", -1, 1.1, 12, uid=c.uid + "l")
        b += eye(x + 36, y + 1, 21, 1.02, 1.25, 0.1, "#4a2c14", 1, 1.1, 12, uid=c.uid + "r")
        b += brow(x - 14, y - 36, x - 62, y - 32, 18, 7, hair) + brow(x + 14, y - 38, x + 60, y - 40, 16, 7, hair)
        b += (
            f'<path d="M{x - 22} {y + 66}Q{x + 10} {y + 58} {x + 38} {y + 62}Q{x + 36} {y + 90} {x + 12} {y + 90}'
            f'Q{x - 14} {y + 90} {x - 22} {y + 66}Z" fill="#571a1c" stroke="#A8443E" stroke-width="5" '
            f'stroke-linejoin="round"/><path d="M{x - 15} {y + 67}Q{x + 10} {y + 61} {x + 33} {y + 65}L{x + 30} {y + 72}'
            f'Q{x + 10} {y + 70} {x - 10} {y + 74}Z" fill="#FFF8E8"/><path d="M{x - 4} {y + 86}q14 -8 28 -2q-10 6 -28 2z" '
            f'fill="#C4564A"/>'
        )
    else:
        b += eye(x - 36, y + 1, 22, 0.7, -0.2, 0.1, "#4a2c14", -1, 1.1, 12, uid=c.uid + "l")
        b += eye(x + 36, y + 1, 21, 0.7, -0.2, 0.1, "#4a2c14", 1, 1.1, 12, uid=c.uid + "r")
        b += brow(x - 10, y - 18, x - 60, y - 34, 5, 8, hair) + brow(x + 10, y - 18, x + 58, y - 34, 5, 8, hair)
        b += (
            f'<path d="M{x - 5} {y - 18}q-2 -7 0 -13m11 13q2 -7 0 -13" fill="none" stroke="{line}" stroke-width="2.5"/>'
        )
        b += (
            f'<path d="M{x - 22} {y + 80}Q{x - 12} {y + 64} {x + 2} {y + 70}Q{x + 16} {y + 63} {x + 26} {y + 80}Q{x + 2} '
            f'{y + 76} {x - 22} {y + 80}Z" fill="#A8443E" stroke="{line}" stroke-width="3" stroke-linejoin="round"/>'
            f'<path d="M{x - 12} {y + 90}q14 -5 28 0" fill="none" stroke="{line}" stroke-width="2.6" '
            f'stroke-opacity=".7"/>'
        )
    b += "".join(
        f'<path d="M{x + sd * 60} {y + 6}l{sd * 12} 5m{-sd * 12} -9l{sd * 12} -2" stroke="{line}" stroke-opacity=".6" '
        f'stroke-width="2.2"/>'
        for sd in (-1, 1)
    )
    b += palm(306, 330, mul(c.skin, (0.9, 0.8, 0.76)), 14) if content else folded(c.skin)
    return framed(c.uid, back, b, 4 if content else -2)


def palm(x: float, y: float, skin: str, turn: float) -> str:
    """Draw the flat hand behind which something is told, and its forearm."""
    line = mul(skin, 0.48)
    fingers = "".join(
        f'<rect x="{-34 + i * 15}" y="{-86 + abs(i - 1.4) * 9:.0f}" width="15" height="84" rx="7.5" '
        f'fill="{mul(skin, 1.08 - i * 0.05)}" stroke="{line}" stroke-width="2"/>'
        for i in range(4)
    )
    return (
        f'<g transform="translate({x} {y}) rotate({turn})"><path d="M-22 30L-14 190H52L30 30Z" fill="{skin}"/><path '
        f'd="M-22 30L-14 190H4L-4 30Z" fill="#fff0d0" fill-opacity=".28"/>{fingers}<path d="M-36 -26Q-40 34 -8 46Q28 44 '
        f'28 -24Z" fill="{skin}"/><path d="M-36 -20Q-62 -22 -62 -44Q-52 -52 -44 -38Q-38 -20 -22 -8Z" fill="{mul(skin, 1.06)}" '
        f'stroke="{line}" stroke-width="2"/><path d="M-26 8q22 -14 46 -6" fill="none" stroke="{line}" stroke-width="2" '
        f'stroke-opacity=".6"/><path d="M-20 72q24 10 52 0v16q-26 10 -51 0z" fill="#F2BE3A" stroke="#6b4712" '
        f'stroke-width="2"/></g>'
    )


def folded(skin: str) -> str:
    """Draw arms folded in a huff."""
    far = mul(skin, (0.78, 0.68, 0.66))
    return (
        f'<path d="M398 470Q380 410 300 420Q210 424 150 452L156 486Q250 466 330 490L398 500Z" fill="{far}"/>'
        f'<path d="M2 474Q22 410 100 420Q190 426 256 456L248 490Q150 468 70 492L2 500Z" fill="{skin}"/><path d="M2 474Q22 '
        f'410 100 420Q190 426 256 456L252 464Q160 436 92 436Q34 440 16 484Z" fill="#fff0d0" fill-opacity=".34"/><path '
        f'd="M60 420l20 -2l6 72l-24 6z" fill="#F2BE3A" stroke="#6b4712" stroke-width="2"/>'
        + hand(258, 470, skin, 74, 0.86)
    )


def mirror(content: bool, skin: str) -> str:
    """Draw a mirror of copper on a papyrus stalk with the Copycat's face in it, who pulls the same face."""
    glow = mul(mix(skin, "#E8A860", 0.35), 1.1)
    mouth = "M-22 30Q0 46 22 28" if content else "M-20 38Q0 24 20 38"
    brows = "M-34 -22Q-20 -32 -8 -24M8 -24Q20 -32 34 -22" if content else "M-34 -26Q-20 -22 -8 -14M8 -14Q20 -22 34 -26"
    return (
        '<g transform="translate(306 352)"><path d="M-9 76L-14 190H14L9 76Z" fill="#2F6B57" stroke="#12322a" '
        'stroke-width="3"/><path d="M-40 62Q0 100 40 62L26 92Q0 106 -26 92Z" fill="#F2BE3A" stroke="#6b4712" '
        'stroke-width="3"/><ellipse rx="78" ry="72" fill="#7b3a1c"/><ellipse rx="70" ry="64" fill="#E39A56"/><ellipse '
        'rx="70" ry="64" fill="#f7c98a" fill-opacity=".4"/>'
        f'<path d="M-52 44Q-44 62 0 64Q44 62 52 44Q30 30 0 30Q-30 30 -52 44Z" fill="#F3E2C0"/><path d="M-40 -6Q-42 -52 0 '
        f'-54Q42 -52 40 -6Q38 40 0 54Q-38 40 -40 -6Z" fill="{glow}" stroke="#7b3a1c" stroke-width="2"/><path d="M-42 -2Q-50 '
        f'-58 0 -60Q50 -58 42 -2Q34 -34 0 -36Q-34 -34 -42 -2Z" fill="#3a2018"/><path d="M-42 -18Q0 -40 42 -18" fill="none" '
        f'stroke="#2f8f8a" stroke-width="7"/><path d="{brows}" fill="none" stroke="#3a2018" stroke-width="4.500" '
        f'stroke-linecap="round"/>'
        + "".join(
            f'<ellipse cx="{at}" cy="-6" rx="10" ry="{7 if content else 5}" fill="#FBF0DC" stroke="#2a1410" '
            f'stroke-width="2.6"/><circle cx="{at}" cy="-6" r="4.6" fill="#2a1410"/>'
            for at in (-19, 19)
        )
        + f'<path d="M-3 -2q-5 16 4 18" fill="none" stroke="#7b3a1c" stroke-width="3"/><path d="{mouth}" fill="none" '
        'stroke="#6b2018" stroke-width="5" stroke-linecap="round"/><path d="M-58 -24Q-46 -52 -16 -60M-62 -6l2 -8" '
        'fill="none" stroke="#fff6d8" stroke-width="7" stroke-linecap="round" stroke-opacity=".8"/></g>'
    )


def copycat(content: bool) -> str:
    """Draw the Copycat: a youth with a bowl of hair who looks at us the way the face in his mirror does."""
    c = Head(
        f"copycat{int(content)}",
        172,
        208,
        "#C08A5C",
        (78, 102, 62, 54, 32, 102),
        4,
        (35, 1),
        (14, 42, 1),
        0.55,
        (142, 376),
    )
    x, y = c.middle
    stripes = "".join(
        f'<path d="M{at} 0h24v480h-24z" fill="{colour}" fill-opacity=".34"/>'
        for k in range(5)
        for at, colour in ((200 + k * 48, "#F3E2BC"), (176 - k * 48, "#F3E2BC"))
    )
    ducks = "".join(
        f'<g transform="translate({at} {top}) scale({flip} 1)"><path d="M-34 6Q-30 26 0 26Q30 26 34 4Q14 8 6 0Q4 -14 -8 '
        f'-20Q-22 -22 -24 -8L-38 -4L-24 0Q-22 8 -34 6Z" fill="#F6EBD2" stroke="#3a2a52" stroke-width="3"/><circle cx="-14" '
        f'cy="-11" r="2.6" fill="#1d1510"/></g>'
        for at, top, flip in ((60, 92, 1), (340, 92, -1), (44, 226, 1), (356, 226, -1))
    )
    back = backdrop(c.uid, "#8C7BB8", "#2d2350", stripes + ducks)
    hair = "#3a2018"
    b = f'<path d="M88 232Q72 90 172 84Q274 90 256 232Q250 262 236 256V176H108V256Q94 262 88 232Z" fill="{hair}"/>'
    b += bust(c, LINEN, 32) + robe(c, "#F3E2C0", 46)
    b += (
        '<path d="M30 398Q76 372 112 366L170 422V500H20Z" fill="#2f8f8a" fill-opacity=".92"/><path d="M30 398Q76 372 112 '
        '366L126 380Q76 392 50 430Z" fill="#a8e4d8" fill-opacity=".6"/>'
    )
    b += collar(172, 372, ("#2f8f8a", GOLD), 78, 42)
    b += face(c)
    b += (
        f'<path d="M88 226Q84 96 172 88Q262 96 256 226Q250 238 242 230Q246 194 236 180Q172 158 108 180Q100 198 102 232Q92 '
        f'240 88 226Z" fill="{hair}"/>'
    )
    for i in range(15):
        t = i / 14
        at = 96 + t * 152
        b += (
            f'<path d="M{172 + (t - 0.5) * 20:.0f} 92Q{at:.0f} 116 {at:.0f} {178 + 6 * abs(t - 0.5):.0f}" fill="none" '
            f'stroke="{"#8a5a44" if t < 0.42 else "#57352a"}" stroke-width="2.6"/>'
        )
    b += (
        '<path d="M92 166Q110 128 172 122Q236 128 254 166L252 180Q228 146 172 140Q116 146 93 180Z" fill="#2f8f8a"/><path '
        'd="M92 166Q110 128 172 122V128Q116 136 95 172Z" fill="#a8e4d8"/>'
    )
    b += expression(c, content, "#7a5a24", hair, "#B5645A", 0.9, 22, 7)
    b += "".join(
        f'<circle cx="{x + dx}" cy="{y + dy}" r="2.4" fill="#8a4a2c" fill-opacity=".75"/>'
        for dx, dy in ((-44, 30), (-36, 36), (-50, 38), (40, 31), (48, 37), (34, 38))
    )
    b += mirror(content, c.skin)
    b += hand(306, 470, c.skin, 4, 0.96, -1)
    return framed(c.uid, back, b, -3)


def ferryman(content: bool) -> str:
    """Draw the Ferryman: a man burnt by the sun with a grey stubble and a knotted cloth, his pole on his shoulder."""
    c = Head(
        f"ferryman{int(content)}",
        198,
        210,
        "#8A5230",
        (80, 100, 68, 54, 38, 104),
        -9,
        (35, -2),
        (22, 46, 9),
        0.42,
        (170, 378),
    )
    x, y = c.middle
    reeds = "".join(
        f'<path d="M{at} 480Q{at + lean} {300 - tall} {at + lean * 2} {190 - tall}" fill="none" stroke="#2F5F46" '
        f'stroke-width="7" stroke-opacity=".8"/>'
        + "".join(
            f'<path d="M{at + lean * 2} {192 - tall}q{dx} -22 {dx * 1.7:.0f} -30" fill="none" stroke="#4f8a5a" '
            f'stroke-width="4" stroke-opacity=".8"/>'
            for dx in (-22, -12, 0, 12, 22)
        )
        for at, lean, tall in ((24, -6, 60), (58, 4, 10), (352, 6, 40), (386, -4, 90))
    )
    water = (
        '<path d="M-10 250Q100 236 200 250T410 244V490H-10Z" fill="#1d5a78" fill-opacity=".75"/>'
        + "".join(
            f'<path d="M{at} {top}q22 -8 44 0t44 0" fill="none" stroke="#d8f0ea" stroke-opacity=".5" stroke-width="4"/>'
            for at, top in ((10, 280), (120, 270), (290, 286), (30, 330), (300, 340), (80, 380))
        )
        + '<circle cx="316" cy="110" r="44" fill="#F7D27A" fill-opacity=".8"/>'
    )
    back = backdrop(c.uid, "#7FB3B8", "#1c4a5e", water + reeds)
    b = (
        '<path d="M52 520L122 -20" stroke="#4a2c18" stroke-width="21" stroke-linecap="round"/><path d="M52 520L122 -20" '
        'stroke="#A9743E" stroke-width="14" stroke-linecap="round"/><path d="M48 516L118 -20" stroke="#E3B878" '
        'stroke-width="4" stroke-linecap="round"/>'
    )
    b += bust(c, LINEN, 46)
    b += (
        '<path d="M40 408Q96 372 150 374L292 500H40Z" fill="#E4D8BE"/><path d="M40 408Q96 372 150 374L178 398Q110 396 66 '
        '452Z" fill="#fffaf0" fill-opacity=".7"/>'
        + "".join(
            f'<path d="M{96 + i * 30} {392 + i * 6}Q{104 + i * 32} 440 {92 + i * 40} 500" fill="none" stroke="#9a8566" '
            f'stroke-opacity=".6" stroke-width="3"/>'
            for i in range(5)
        )
    )
    b += face(c)
    r = random.Random(12)
    stubble = "".join(
        f'<path d="M{at:.0f} {low:.0f}l{r.uniform(-2, 2):.1f} 5" stroke="{"#d9d2c8" if at < 196 else "#8f857c"}" '
        f'stroke-width="2" stroke-linecap="round"/>'
        for at, low in ((r.uniform(136, 256), r.uniform(262, 312)) for _ in range(210))
        if abs(at - 194) < 62 - (low - 262) * 0.62 and not (abs(at - 191) < 36 and low < 296)
    )
    b += (
        f'<path d="M132 258Q140 306 192 316Q246 308 258 254Q250 280 226 284Q192 268 158 286Q140 280 132 258Z" '
        f'fill="#4a3a34" fill-opacity=".34" filter="url(#b6)"/>{stubble}'
    )
    b += expression(c, content, "#3f5a5e", "#8f857c", "#A0584A", 0.7, 19, 9)
    line = mul(c.skin, (0.40, 0.30, 0.32))
    b += "".join(
        f'<path d="M{x + sd * 54} {y + 2}l{sd * 16} 7m{-sd * 16} -10l{sd * 17} 0m{-sd * 17} -4l{sd * 15} -7M{x + sd * 26} '
        f'{y + 52}q{sd * 16} 10 {sd * 15} 30" fill="none" stroke="{line}" stroke-opacity=".75" stroke-width="2.4" '
        f'stroke-linecap="round"/>'
        for sd in (-1, 1)
    )
    # the cloth on his head, knotted at the nape, its ends in the wind
    b += (
        '<path d="M112 190Q104 96 196 90Q292 94 284 190Q262 150 196 148Q134 150 112 190Z" fill="#D8CBA6"/><path d="M112 '
        '190Q104 96 196 90Q150 112 138 158Q122 168 112 190Z" fill="#fffaf0" fill-opacity=".75"/><path d="M226 94Q292 100 '
        '284 190Q270 164 244 156Q258 120 226 94Z" fill="#6b4a5a" fill-opacity=".45"/><path d="M110 194Q128 146 196 142Q264 '
        '146 286 194L284 208Q258 166 196 162Q134 166 112 208Z" fill="#3F7F86"/><path d="M110 194Q128 146 196 142V148Q138 '
        '154 114 200Z" fill="#a8dcd8" fill-opacity=".8"/><path d="M282 186Q324 176 346 206Q318 222 284 204ZM284 200Q318 '
        '220 322 256Q294 250 280 214Z" fill="#3F7F86" stroke="#1d4a52" stroke-width="2.4"/>'
    )
    b += hand(86, 420, c.skin, -64, 1.05)
    return framed(c.uid, back, b, -2)


def pedlar(content: bool) -> str:
    """Draw the Pedlar: the Merchant's little brother, with a patched awning and his whole stall on a tray."""
    c = Head(
        f"pedlar{int(content)}",
        200,
        204,
        "#B0744A",
        (74, 106, 54, 60, 26, 112),
        7,
        (33, 0),
        (18, 50, 7),
        0.5,
        (142, 376),
    )
    x, y = c.middle
    stripes = "".join(
        f'<path d="M{i * 50 - 10} 0h50v{84 + i % 2 * 8}q-25 24 -50 0z" fill="{"#6E9A5C" if i % 2 else "#F3E2BC"}"/>'
        for i in range(9)
    )
    patches = (
        '<path d="M52 20h34v36h-34z" fill="#C8553A"/><path d="M52 20h34v36h-34z" fill="none" stroke="#5a2a1a" '
        'stroke-width="3" stroke-dasharray="6 5"/><path d="M306 34h30v28h-30z" fill="#3F7F86"/><path d="M306 34h30v28h-30z" '
        'fill="none" stroke="#12383c" stroke-width="3" stroke-dasharray="6 5"/>'
    )
    back = backdrop(c.uid, "#E3B878", "#7a4a2a", stripes + patches)
    beard = "#2A1A14"
    b = bust(c, "#C98A3C", 34) + robe(c, "#C98A3C", 50)
    b += (
        '<path d="M118 372L150 500M286 372L254 500" stroke="#5a3418" stroke-width="14"/><path d="M118 372L150 500M286 372L'
        '254 500" stroke="#9C6436" stroke-width="8"/>'
    )
    b += face(c)
    r = random.Random(7)
    b += (
        f'<path d="M{x - 26} {y + 96}Q{x} {y + 90} {x + 26} {y + 95}Q{x + 20} {y + 124} {x} {y + 128}Q{x - 20} {y + 124} '
        f'{x - 26} {y + 96}Z" fill="{beard}"/>'
        + "".join(
            f'<path d="M{x + r.uniform(-18, 18):.0f} {y + r.uniform(100, 112):.0f}q2 6 0 11" fill="none" stroke="#7a5240" '
            f'stroke-width="2.2"/>'
            for _ in range(12)
        )
    )
    b += expression(c, content, "#5a3a18", beard, "#B5645A", 0.95, 21, 7)
    b += (
        f'<path d="M{x - 34} {y + 66}Q{x - 16} {y + 54} {x} {y + 62}Q{x + 16} {y + 53} {x + 36} {y + 63}Q{x + 18} {y + 68} '
        f'{x} {y + 68}Q{x - 18} {y + 70} {x - 34} {y + 66}Z" fill="{beard}"/>'
    )
    for i, (col, dark) in enumerate((("#F6EBD2", "#B9A690"), ("#6E9A5C", "#3c5a34"))):
        y0 = 172 - i * 30
        b += (
            f'<path d="M{112 + i * 10} {y0}Q{144 + i * 6} {y0 - 42} 200 {y0 - 46}Q{258 - i * 6} {y0 - 42} {290 - i * 10} '
            f"{y0}Q{296 - i * 10} {y0 + 16} {282 - i * 8} {y0 + 14}Q200 {y0 - 32} {120 + i * 8} {y0 + 16}Q{104 + i * 10} "
            f'{y0 + 14} {112 + i * 10} {y0}Z" fill="{col}"/><path d="M214 {y0 - 46}Q258 {y0 - 42} {290 - i * 10} {y0}'
            f'Q{296 - i * 10} {y0 + 16} {282 - i * 8} {y0 + 14}Q254 {y0 - 16} 214 {y0 - 25}Z" fill="{dark}" '
            f'fill-opacity=".7"/>'
        )
    b += (
        '<path d="M284 176Q318 186 322 226Q306 240 292 222Q290 196 278 186Z" fill="#F6EBD2" stroke="#8a7458" '
        'stroke-width="2.4"/><path d="M140 146l16 -8l6 12l-16 8z" fill="#C8553A" stroke="#5a2a1a" stroke-width="2"/><circle '
        'cx="200" cy="140" r="10" fill="#B98248" stroke="#5a3418" stroke-width="3"/>'
    )
    slip = 0 if content else 9
    b += (
        f'<g transform="rotate({slip} 200 440)"><path d="M84 420H316L330 500H70Z" fill="#9C6436" stroke="#4a2c18" '
        f'stroke-width="4"/><path d="M84 420H316L318 432H82Z" fill="#D9A866"/>'
        '<path d="M112 420q-8 -34 10 -38q18 4 10 38z" fill="#2f8f8a" stroke="#123c40" stroke-width="2.4"/><path d="M118 '
        '384h8v-8h-8z" fill="#F2BE3A"/><circle cx="166" cy="408" r="15" fill="none" stroke="#F2BE3A" stroke-width="6"/>'
        '<path d="M196 420l14 -36l14 36z" fill="#E9A6BE" stroke="#7a2f52" stroke-width="2.4"/><path d="M240 420q-4 -24 14 '
        '-26q20 0 20 14q14 2 12 12z" fill="#FBF1DA" stroke="#5c3a2a" stroke-width="2.4"/><circle cx="250" cy="404" r="2.4" '
        'fill="#2a1410"/></g>'
    )
    b += hand(96, 456, c.skin, -8, 0.92) + hand(306, 458, mul(c.skin, (0.86, 0.76, 0.72)), 10, 0.92, -1)
    return framed(c.uid, back, b, 4)


PEOPLE: dict[str, Callable[[bool], str]] = {
    "ferryman": ferryman,
    "pedlar": pedlar,
    "racer": racer,
    "connoisseur": connoisseur,
    "gossip": gossip,
    "copycat": copycat,
}

PICTURES = [
    Picture(f"common/{name}-{mood}", SIZE, partial(portrait, draw, mood == "content"))
    for name, draw in PEOPLE.items()
    for mood in ("content", "cross")
]
