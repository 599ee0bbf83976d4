"""Portraits of people to play as, each content and cross, with the faces of `portraits`."""

from __future__ import annotations

from functools import partial

from art.kit.palette import GOLD, LAPIS, LINEN, MALACHITE, TERRACOTTA, mix
from art.kit.picture import Picture
from art.sources.common.portraits import (
    SIZE,
    Head,
    backdrop,
    bust,
    collar,
    expression,
    face,
    framed,
    jar,
    portrait,
    robe,
)
from art.sources.sa_re.plot import mul

SKY = '<path d="M0 300Q120 286 220 296T400 290V480H0Z" fill="#1F5F6B" fill-opacity=".55"/>'


def rim(path: str, colour: str, width: float = 3, opacity: float = 0.6) -> str:
    """Draw a line without a fill."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-opacity="{opacity}" stroke-width="{width}" '
        f'stroke-linecap="round"/>'
    )


def wrinkles(c: Head, brow: float = 0.5) -> str:
    """Draw the lines of age beside eyes and mouth and on the forehead."""
    x, y = c.middle
    line = mul(c.skin, (0.50, 0.38, 0.38))
    sides = "".join(
        f"M{x + s * 20} {y + 52}q{s * 15} 9 {s * 15} 32M{x + s * 15} {y + 19}q{s * 16} 9 {s * 34} 2"
        f"M{x + s * 54} {y + 3}l{s * 13} 5m{-s * 13} -10l{s * 13} -3"
        for s in (-1, 1)
    )
    return rim(sides, line, 2.4) + rim(f"M{x - 36} {y - 56}q36 -8 72 1M{x - 30} {y - 68}q30 -7 60 1", line, 2.2, brow)


def rings(c: Head, y: float, away: float, colour: str = "#F2BE3A", radius: float = 14) -> str:
    """Draw a ring in each ear."""
    return "".join(
        f'<circle cx="{c.x + side * away}" cy="{y}" r="{radius}" fill="none" '
        f'stroke="{colour if side < 0 else mul(colour, 0.68)}" stroke-width="5.5"/>'
        for side in (-1, 1)
    )


def lotus(x: float, y: float, k: float) -> str:
    """Draw a lotus in flower."""
    petals = "".join(
        f'<path transform="rotate({turn})" d="M0 4Q-15 -22 0 -50Q15 -22 0 4Z" fill="{fill}" stroke="#7a4560" '
        f'stroke-width="1.6"/>'
        for turn, fill in ((-70, "#D983A2"), (70, "#B5638A"), (-40, "#EFA9BE"), (40, "#D983A2"), (0, "#FBD5DC"))
    )
    return f'<g transform="translate({x} {y}) rotate(-24) scale({k})">{petals}<circle r="8" fill="#F2BE3A"/></g>'


def weaver(content: bool) -> str:
    """Draw the Weaver: a young woman with straight black hair, a lotus over her ear."""
    c = Head(f"weaver{int(content)}", 200, 208, "#C58A5C", (73, 104, 52, 58, 24, 108), -6, (34, 0), (13, 47, 2), 0.6,
             (138, 372), False)  # fmt: skip
    threads = "".join(
        f'<path d="M{20 + i * 24} 0V480" stroke="{col}" stroke-opacity=".35" stroke-width="7"/>'
        for i, col in enumerate([TERRACOTTA, LINEN, GOLD, LINEN] * 4)
    )
    hair, light = "#1F1720", "#5A5470"
    b = f'<path d="M110 330Q84 74 200 74Q318 74 292 330Q296 372 262 366L138 366Q104 372 110 330Z" fill="{hair}"/>'
    b += bust(c, TERRACOTTA, 28) + robe(c, "#C9573A", 50) + collar(200, 372, ("#2f8f8a", GOLD, LINEN, LAPIS), 84, 46)
    b += face(c)
    b += (
        f'<path d="M112 356Q94 112 200 96Q306 112 290 356Q276 366 264 358Q284 210 258 158Q226 146 200 116'
        f'Q176 148 142 160Q116 214 138 358Q124 366 112 356Z" fill="{hair}"/>'
    )
    for i in range(8):
        side = -1 if i < 4 else 1
        x = 200 + side * (68 + i % 4 * 7)
        b += rim(f"M{x - side * 12} {150 - i % 4 * 8}Q{x + side * 12} 210 {x} 346", light, 2.4, 0.75 if i < 4 else 0.3)
    b += lotus(272, 160, 1.0)
    b += expression(c, content, "#5a3a18", hair, "#B5483F", 1.1, 21, 5)
    return framed(c.uid, backdrop(c.uid, "#D9A868", "#5b2a24", threads), b, -3.5)


def sailor(content: bool) -> str:
    """Draw the Sailor: a man with a short beard, a blue cloth about his head, before a sail."""
    c = Head(f"sailor{int(content)}", 200, 206, "#A8683E", (76, 106, 62, 60, 36, 114), 6, (34, -1), (18, 50, 5), 0.3,
             (170, 372))  # fmt: skip
    sail = SKY + (
        '<path d="M300 20Q420 120 396 330L250 300Q330 160 300 20Z" fill="#FBF1DC"/><path d="M300 20Q370 130 340 '
        '318L250 300Q330 160 300 20Z" fill="#E7CFA6"/><path d="M306 10L236 320" stroke="#6b4526" stroke-width="8"/>'
    )
    hair = "#1d1311"
    b = bust(c, "#E8DCC2", 42) + robe(c, "#E8DCC2", 90)
    b += f'<path d="M150 360Q204 470 258 358L262 380Q206 500 140 380Z" fill="{c.skin}" fill-opacity=".85"/>'
    b += rim("M146 362Q202 452 262 360", "#6b4526", 4, 0.9)
    b += (
        '<path d="M204 404l13 22q-13 17 -26 0z" fill="#2F8F8A" stroke="#123A45" stroke-width="2"/>'
        '<path d="M204 408l4 14" stroke="#bff0e4" stroke-width="3"/>'
    )
    b += face(c)
    x, _ = c.middle
    b += (
        f'<path d="M124 214Q120 262 140 290Q166 326 204 324Q250 322 268 286Q282 254 278 212Q268 250 246 258'
        f"Q232 262 {x + 4} 270Q176 262 162 260Q138 250 124 214Z"
        f'M{x - 34} 280Q{x} 274 {x + 36} 278Q{x + 20} 300 {x} 300Q{x - 20} 300 {x - 34} 274Z" fill="{hair}" '
        f'fill-rule="evenodd"/>'
    )
    for i in range(9):
        b += rim(f"M{140 + i * 15} {284 + (4 - abs(i - 4)) * 7}q-3 8 2 14", "#6b4a3a", 2.6, 0.7 if i < 5 else 0.35)
    b += (
        '<path d="M116 192Q104 84 200 82Q300 84 288 190Q266 138 200 136Q140 138 116 192Z" fill="#2F5FA8"/><path '
        'd="M116 192Q104 84 200 82Q146 104 140 152Q124 168 116 192Z" fill="#8FB6E8" fill-opacity=".75"/><path '
        'd="M112 190Q140 140 202 138Q264 140 292 188L288 204Q262 160 202 158Q142 160 114 206Z" fill="#23477f"/>'
        '<path d="M288 178Q330 190 338 250Q318 232 300 236Q310 270 296 292Q286 236 280 196Z" fill="#2F5FA8"/>'
    )
    for i in range(4):
        b += rim(f"M{136 + i * 38} {142 - (i in (1, 2)) * 8}Q{150 + i * 30} 108 {184 + i * 10} 88", "#16305c", 3, 0.55)
    b += expression(c, content, "#4a2f16", hair, "#8F4A40", 0.9, 20, 8)
    b += rings(c, 262, 90, radius=11)
    return framed(c.uid, backdrop(c.uid, "#E9A862", "#3f3552", sail), b, 3)


def potter(content: bool) -> str:
    """Draw the Potter: an old woman in a white headcloth, her silver hair parted."""
    c = Head(f"potter{int(content)}", 200, 210, "#BC8158", (78, 102, 60, 60, 30, 108), 5, (34, 0), (16, 50, 4), 0.65,
             (160, 380), False)  # fmt: skip
    shelf = (
        '<g opacity=".85"><path d="M0 196h400v12H0z" fill="#3a1c14" fill-opacity=".6"/>'
        + jar(52, 196, 0.9, "#B9683C")
        + jar(346, 196, 1.0, "#8f5436")
        + "</g>"
    )
    cloth, shade = "#F3E8D2", "#9A8796"
    b = (
        f'<path d="M96 300Q72 70 200 66Q332 70 306 300Q330 380 372 420L330 470H80L30 424Q74 380 96 300Z" '
        f'fill="{shade}"/>'
    )
    b += bust(c, "#8C5A86", 32) + robe(c, "#8C4A5E", 44) + collar(200, 382, (GOLD, "#2f8f8a", GOLD), 80, 38)
    b += face(c)
    b += (
        '<path d="M120 206Q116 116 202 110Q288 116 284 206Q272 152 202 130Q140 150 120 206Z" fill="#D8D2CE"/>'
        + rim("M128 180Q150 134 198 122M136 168Q160 134 198 118M276 180Q254 138 206 122", "#8A8590", 3, 0.8)
        + f'<path d="M104 344Q78 84 200 80Q324 84 298 344Q320 396 352 428L286 452Q278 380 282 300Q300 164 202 116'
        f'Q104 164 122 300Q124 380 116 452L48 428Q84 396 104 344Z" fill="{cloth}"/><path d="M298 344Q324 84 200 '
        f'80Q286 110 290 240Q300 320 286 452L352 428Q320 396 298 344Z" fill="{shade}" fill-opacity=".75"/>'
    )
    for i in range(4):
        b += rim(f"M{112 + i * 6} {190 - i * 20}Q{100 + i * 4} 300 {84 + i * 12} 430", "#B9A58C", 3, 0.8)
        b += rim(f"M{296 - i * 6} {190 - i * 20}Q{304 - i * 4} 300 {318 - i * 12} 430", "#6f5c72", 3, 0.7)
    b += rim("M116 168Q132 106 200 96Q270 106 288 168", TERRACOTTA, 6, 0.9)
    b += expression(c, content, "#5a4a2a", "#B9B2AE", "#A8564A", 0.8, 19, 5) + wrinkles(c, 0.35)
    return framed(c.uid, backdrop(c.uid, "#B98A5A", "#402018", shelf), b, -2)


def fisher(content: bool) -> str:
    """Draw the Fisher: an old man with a white beard below a straw hat."""
    c = Head(f"fisher{int(content)}", 200, 214, "#99623E", (74, 104, 56, 62, 30, 116), -6, (32, 0), (18, 54, 9), 0.35,
             (160, 388))  # fmt: skip
    net = SKY + "".join(
        f'<path d="M{-60 + i * 44} 0Q{20 + i * 44} 150 {-20 + i * 44} 320M{60 + i * 44} 0Q{-20 + i * 44} 150 '
        f'{20 + i * 44} 320" fill="none" stroke="#6b4526" stroke-opacity=".35" stroke-width="3"/>'
        for i in range(11)
    )
    white, grey = "#F0EAE0", "#A79E9E"
    b = bust(c, "#4E7F86", 34) + robe(c, "#3F7480", 40)
    b += '<path d="M92 366Q196 440 308 362L322 390Q200 470 80 392Z" fill="#C9A15C"/>' + "".join(
        rim(f"M{100 + i * 24} {376 + (4 - abs(i - 4)) * 12}l18 18m0 -20l-16 22", "#7b5a2a", 3, 0.8) for i in range(9)
    )
    b += face(c) + wrinkles(c)
    x, _ = c.middle
    b += (
        f'<path d="M122 236Q108 300 132 346Q160 402 {x} 410Q240 402 268 344Q290 296 278 232Q268 268 244 272'
        f"Q230 270 {x - 4} 282Q164 270 150 274Q132 268 122 236Z"
        f'M{x - 30} 293Q{x} 288 {x + 32} 292Q{x + 16} 306 {x} 306Q{x - 18} 306 {x - 30} 288Z" fill="{white}" '
        f'fill-rule="evenodd"/><path d="M278 232Q290 296 268 344Q240 402 {x} 410Q250 370 252 290Q268 272 278 232Z" '
        f'fill="{grey}" fill-opacity=".8"/>'
    )
    for i in range(8):
        b += rim(f"M{140 + i * 16} {312 + (3.5 - abs(i - 3.5)) * 4}q{(4 - i) * 2} 34 {(4 - i) * 4} 62", grey, 3, 0.8)
    b += expression(c, content, "#4f7f8f", "#E4DDD4", "#9A5248", 0.8, 18, 8)
    b += (
        '<path d="M52 176Q110 150 118 128Q128 60 200 58Q276 60 284 128Q292 150 350 172Q300 196 200 158Q100 196 52 '
        '176Z" fill="#E3BE72"/><path d="M118 128Q128 60 200 58Q154 84 150 140Q96 168 52 176Q110 150 118 128Z" '
        'fill="#FBE6AC" fill-opacity=".8"/><path d="M284 128Q292 150 350 172Q310 186 262 172Q276 110 240 66'
        'Q276 78 284 128Z" fill="#8f6a34" fill-opacity=".7"/><path d="M116 134Q196 108 286 132L288 146Q196 122 '
        f'113 148Z" fill="{TERRACOTTA}"/>'
    )
    for i in range(7):
        b += rim(
            f"M{84 + i * 38} {168 - (3 - abs(i - 3)) * 6}Q{120 + i * 27} 120 {170 + i * 10} 66", "#8f6a34", 2.4, 0.6
        )
    return framed(c.uid, backdrop(c.uid, "#F0B670", "#6b4a54", net), b, 2.5)


def musician(content: bool) -> str:
    """Draw the Musician: a dark woman with a wreath of curls, large rings and a harp."""
    c = Head(f"musician{int(content)}", 200, 210, "#7F4A30", (74, 106, 54, 60, 26, 112), 7, (35, 0), (17, 48, 1), 0.4,
             (146, 374))  # fmt: skip
    back = backdrop(c.uid, "#6C5FA8", "#221a46", "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#ffd98a" fill-opacity=".4"/>'
        for x, y, r in ((50, 70, 10), (350, 60, 14), (364, 190, 7), (34, 210, 7), (92, 30, 5), (310, 130, 5))
    ))  # fmt: skip
    hair = "#1a1013"
    curls = [(200 + 104 * s * (1 - k * 0.1), 170 + i * 26) for i in range(5) for s in (-1, 1) for k in (0, 2)]
    curls += [(110 + i * 30, 120 - (3 - abs(i - 3)) * 18) for i in range(7)]
    b = "".join(f'<circle cx="{x:.0f}" cy="{y}" r="30" fill="{hair}"/>' for x, y in curls)
    b += f'<path d="M110 290Q84 92 200 84Q318 92 292 290Z" fill="{hair}"/>'
    b += bust(c, MALACHITE, 28) + robe(c, "#2E8A66", 60) + collar(200, 376, (GOLD, TERRACOTTA, GOLD, LINEN), 92, 52)
    b += face(c)
    front = [(124 + i * 25, 142 - (3 - abs(i - 3)) * 10) for i in range(7)]
    b += "".join(f'<circle cx="{x}" cy="{y}" r="21" fill="{hair}"/>' for x, y in front)
    b += "".join(
        rim(f"M{x - 9:.0f} {y + 5}a11 11 0 0 1 17 -11", "#6b4450", 3, 0.8 if x < 200 else 0.35)
        for x, y in [*front, *curls]
    )
    b += (
        '<path d="M114 168Q196 108 288 166L290 182Q196 128 112 184Z" fill="#F2BE3A" stroke="#7b5312" '
        'stroke-width="1.6"/><path d="M116 168Q156 138 196 134V140Q160 142 115 178Z" fill="#fff3b0"/>'
    )
    b += expression(c, content, "#3a2213", hair, "#A8434A", 1.2, 21, 5)
    b += rings(c, 268, 84, radius=20)
    b += (
        '<path d="M356 488Q392 400 330 318" fill="none" stroke="#5b2f16" stroke-width="19" stroke-linecap="round"/>'
        '<path d="M354 488Q388 400 328 318" fill="none" stroke="#B9783A" stroke-width="10" stroke-linecap="round"/>'
        + "".join(rim(f"M{336 + i * 8} {334 + i * 22}L{270 + i * 16} 490", "#FBF0D0", 2.4, 0.9) for i in range(5))
    )
    return framed(c.uid, back, b, -4)


def herder(content: bool) -> str:
    """Draw the Herder: a young man with tousled brown hair, freckles and a kid over his shoulder."""
    c = Head(f"herder{int(content)}", 196, 210, "#D09A6C", (72, 102, 54, 58, 30, 108), 6, (33, 0), (14, 46, 2), 0.6,
             (146, 378))  # fmt: skip
    field = (
        '<path d="M0 250Q100 216 210 246T400 226V480H0Z" fill="#8FA04A"/><path d="M0 320Q140 286 260 316T400 300V480'
        'H0Z" fill="#5f7a3a"/>'
    )
    hair, light = "#4A2A1A", "#A8703F"
    b = f'<path d="M114 236Q96 80 200 78Q304 80 282 236Z" fill="{hair}"/>'
    b += bust(c, "#C98B3C", 30) + robe(c, "#B9772E", 56)
    b += '<path d="M92 372Q150 430 196 436L190 470Q120 452 70 400Z" fill="#7d5230"/>'
    b += face(c)
    b += (
        f'<path d="M116 208Q100 92 196 84Q300 86 280 206Q272 174 254 152L246 170L226 142L212 166L188 138L172 166'
        f'L156 148Q130 168 116 208Z" fill="{hair}"/>'
    )
    for i in range(7):
        b += rim(f"M{134 + i * 20} {152 + i % 2 * 6}Q{146 + i * 16} 112 {180 + i * 9} 94", light, 3.4, 0.75 - i * 0.08)
    x, y = c.middle
    b += "".join(
        f'<circle cx="{x + s * (28 + i % 3 * 11)}" cy="{y + 34 + i // 3 * 9 + i % 2 * 3}" r="2.2" fill="#8a4a2a" '
        f'fill-opacity=".6"/>'
        for s in (-1, 1)
        for i in range(6)
    )
    b += expression(c, content, "#3F7F5B", hair, "#B5604A", 0.75, 20, 6)
    fur, dark = "#F4EADA", "#8f6f6a"
    b += (
        f'<g transform="translate(322 372)"><path d="M-60 130Q-70 40 -20 10L50 6Q90 60 80 130Z" fill="{fur}"/><path '
        f'd="M30 10L50 6Q90 60 80 130H30Q60 60 30 10Z" fill="{dark}" fill-opacity=".6"/><path d="M-34 -44Q-62 -40 '
        f'-66 -16Q-44 -14 -28 -26ZM34 -44Q62 -40 64 -16Q44 -14 28 -26Z" fill="{mix(fur, "#D98A7A", 0.35)}" '
        f'stroke="#6b4a44" stroke-width="2"/><path d="M-32 -40Q-20 -66 0 -66Q22 -66 34 -40Q36 0 16 32Q0 44 -14 '
        f'32Q-36 0 -32 -40Z" fill="{fur}" stroke="#6b4a44" stroke-width="2.4"/><path d="M34 -40Q36 0 16 32Q0 44 -2 '
        f'38Q24 0 14 -64Q28 -58 34 -40Z" fill="{dark}" fill-opacity=".5"/><path d="M-14 -64Q-18 -86 -30 -94M14 '
        f'-64Q18 -86 30 -94" stroke="#8a6a44" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="-15" '
        f'cy="-18" r="5.5" fill="#241512"/><circle cx="17" cy="-18" r="5.5" fill="#241512"/><path d="M-6 22q6 8 14 '
        f'0" fill="none" stroke="#6b3a34" stroke-width="3"/><path d="M-7 12q8 -6 16 0q-8 9 -16 0z" fill="#C4776A"/></g>'
    )
    return framed(c.uid, backdrop(c.uid, "#F4CE86", "#B9803F", field), b, 3.5)


PEOPLE = {
    "weaver": weaver,
    "sailor": sailor,
    "potter": potter,
    "fisher": fisher,
    "musician": musician,
    "herder": herder,
}
"""The drawing of every portrait in game/ui/boards/kit/portraits.py."""

PICTURES = [
    Picture(f"common/{name}-{mood}", SIZE, partial(portrait, draw, mood == "content"))
    for name, draw in PEOPLE.items()
    for mood in ("content", "cross")
]
