"""The pieces on the stage of the season and beside the city: barque, sun, heaps, gauge, crowd, caravans, obelisks."""

from __future__ import annotations

import math
import random
from functools import partial

from PIL.Image import Image

from art.kit.images import run_out
from art.kit.palette import LAPIS, LINEN, mix
from art.kit.palette import MALACHITE as MALA
from art.kit.palette import TERRACOTTA as TERRA
from art.kit.picture import Picture
from art.sources.sa_re.plot import Plot, mul
from art.sources.sa_re.plots import painted, rendered

SEATS = {"crocodile": TERRA, "ibis": LAPIS, "cat": MALA, "falcon": "#C9962B"}
ENDS = 'stroke-linecap="round" stroke-linejoin="round"'


def document(body: str, width: float, height: float, defs: str = "") -> str:
    """Return an SVG document of a size in units."""
    blurs = "".join(
        f'<filter id="b{s}" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="{s}"/>'
        f"</filter>"
        for s in (2, 5, 9, 18)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><defs>{blurs}{defs}</defs>{body}</svg>'
    )


def barque() -> str:
    """Draw the barque of the sun from the side, 660 by 250 units; its deck lies at a height of 84."""
    pl = "".join(
        f'<path d="M{60 + i * 22} {92 + i * 22}Q330 {138 + i * 18} {604 - i * 24} {90 + i * 22}" fill="none" '
        f'stroke="#2b1210" stroke-opacity=".45" stroke-width="2.4"/><path d="M{60 + i * 22} {95 + i * 22}Q330 '
        f'{141 + i * 18} {604 - i * 24} {93 + i * 22}" fill="none" stroke="#ffcf90" stroke-opacity=".30" '
        f'stroke-width="2"/>'
        for i in range(1, 4)
    )
    oars = (
        '<path d="M590 70L652 214" stroke="#3a2016" stroke-width="9" stroke-linecap="round"/><path d="M588 70L'
        '650 212" stroke="#c98f56" stroke-width="4" stroke-linecap="round"/><path d="M640 176l22 46q-10 14 -22 '
        '2l-14 -40z" fill="#a8703c" stroke="#3a2016" stroke-width="2"/>'
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 250"><defs>
<linearGradient id="h" x1="0" y1="0" x2=".95" y2=".5"><stop offset="0" stop-color="#F0B868"/><stop offset=".35"
stop-color="#C57F3A"/><stop offset="1" stop-color="#53281f"/></linearGradient>
<linearGradient id="dk" x1="0" y1="0" x2="1" y2=".3"><stop offset="0" stop-color="#E9C48A"/><stop offset=".6"
stop-color="#C1915A"/><stop offset="1" stop-color="#7a4f3a"/></linearGradient>
<linearGradient id="hs" x1="0" y1="0" x2="0" y2="1"><stop offset=".4" stop-color="#1a0c18" stop-opacity="0"/><stop
offset="1" stop-color="#1a0c18" stop-opacity=".6"/></linearGradient><filter id="b" x="-20%" y="-60%" width="140%"
height="220%"><feGaussianBlur stdDeviation="7"/></filter></defs>
<ellipse cx="340" cy="196" rx="290" ry="26" fill="#04141c" fill-opacity=".65" filter="url(#b)"/>
<path d="M62 84Q330 20 598 84Q560 118 330 122Q100 118 62 84Z" fill="url(#dk)" stroke="#4a2818" stroke-width="2"/>
{"".join(f'<path d="M{110 + i * 44} {70 - 20 * math.sin(math.pi * (i + 1) / 11.5):.0f}L{104 + i * 45} {104 + 14 * math.sin(math.pi * (i + 1) / 11.5):.0f}" stroke="#6b4226" stroke-opacity=".5" stroke-width="1.6"/>' for i in range(11))}
<path d="M20 22Q8 60 62 88Q330 150 598 88Q652 60 640 22Q664 70 628 120Q590 186 470 194H190Q70 186 32 120Q-4 70 20 22Z"
fill="url(#h)" stroke="#3a1c10" stroke-width="2.4"/>
<path d="M20 22Q8 60 62 88Q330 150 598 88Q652 60 640 22Q660 62 604 104Q330 168 56 104Q0 62 20 22Z" fill="#F2C04A"
stroke="#7b5312" stroke-width="1.6"/><path d="M20 30Q16 66 66 92Q200 122 330 122" stroke="#fff6c8" stroke-width="4"
fill="none" stroke-linecap="round"/>
{pl}<path d="M32 120Q70 186 190 194H470Q590 186 628 120Q330 190 32 120Z" fill="url(#hs)"/>
{"".join(f'<g transform="translate({150 + i * 60} {139 + 9 * math.sin(math.pi * i / 6):.0f})"><circle r="10" fill="{(LAPIS, TERRA, MALA)[i % 3]}" stroke="#F2C04A" stroke-width="2.4"/><circle r="3.4" fill="#F2C04A"/></g>' for i in range(7))}
<g><path d="M20 22Q14 -2 30 -6Q50 -4 46 18Q36 8 28 16Q22 20 20 22Z" fill="#3F7F5B" transform="translate(0 8)"
stroke="#1f3a2a" stroke-width="1.6"/><path d="M640 22Q646 -2 630 -6Q610 -4 614 18Q624 8 632 16Q638 20 640 22Z"
fill="#2f5f4a" transform="translate(0 8)" stroke="#1f3a2a" stroke-width="1.6"/></g>{oars}
<path d="M40 196Q200 226 340 224T640 190" fill="none" stroke="#cfeae0" stroke-opacity=".55" stroke-width="4"
stroke-linecap="round"/><path d="M90 212Q220 240 350 238T600 210" fill="none" stroke="#cfeae0" stroke-opacity=".25"
stroke-width="4" stroke-linecap="round"/>
</svg>"""


def sun(dark: bool) -> str:
    """Draw the disc behind the drawn card, 840 by 840 units with a radius of 206; the moon hides it in darkness."""
    inner, middle, outer = ("#3a3570", "#2a2658", "#14122e") if dark else ("#FFF3C0", "#F8C65A", "#E8902E")
    rays = ""
    for i in range(40):
        a, b, k = i * math.tau / 40, (i + 0.45) * math.tau / 40, 420 if i % 2 else 380
        rays += (
            f'<path d="M420 420L{420 + k * math.cos(a):.0f} {420 + k * math.sin(a):.0f}L'
            f'{420 + k * math.cos(b):.0f} {420 + k * math.sin(b):.0f}Z" fill="#FFE9A8" fill-opacity=".24"/>'
        )
    ring = "".join(
        f'<path d="M420 420m{197 * math.cos(i * math.tau / 48):.1f} {197 * math.sin(i * math.tau / 48):.1f}l.1 0" '
        f'stroke="#9a5a18" stroke-opacity="{0.2 if dark else 0.55}" stroke-width="5" stroke-linecap="round"/>'
        for i in range(48)
    )
    corona = (
        '<circle cx="420" cy="420" r="222" fill="none" stroke="#8f86ff" stroke-width="22" stroke-opacity=".5" '
        'filter="url(#b18)"/><circle cx="420" cy="420" r="209" fill="none" stroke="#ffe9b8" stroke-width="5" '
        'stroke-opacity=".8" filter="url(#b2)"/>'
        if dark
        else ""
    )
    defs = (
        f'<radialGradient id="r" cx=".5" cy=".5" r=".5"><stop offset=".44" stop-color="#fff"/><stop offset="1" '
        f'stop-color="#fff" stop-opacity="0"/></radialGradient><mask id="m"><rect width="840" height="840" '
        f'fill="url(#r)"/></mask>'
        f'<radialGradient id="s" gradientUnits="userSpaceOnUse" cx="375" cy="356" r="290"><stop offset="0" '
        f'stop-color="{inner}"/><stop offset=".5" stop-color="{middle}"/><stop offset="1" stop-color="{outer}'
        f'"/></radialGradient>'
    )
    stars = (
        "".join(
            f'<circle cx="{random.Random(i).uniform(270, 570):.0f}" '
            f'cy="{random.Random(i + 90).uniform(270, 570):.0f}" r="{1 + i % 3 * 0.6}" fill="#fff" '
            f'fill-opacity=".5"/>'
            for i in range(26)
        )
        if dark
        else ""
    )
    beams = "" if dark else f'<g mask="url(#m)">{rays}</g>'
    glow = "" if dark else '<circle cx="420" cy="420" r="226" fill="#ffc860" fill-opacity=".55" filter="url(#b18)"/>'
    return document(
        f'{beams}{glow}{corona}<circle cx="420" cy="420" r="206" fill="url(#s)"/>{stars}<circle cx="420" cy="420" '
        f'r="206" fill="none" stroke="#FFF0B8" stroke-opacity="{0.5 if dark else 0.9}" stroke-width="4"/>'
        f'<circle cx="420" cy="420" r="186" fill="none" stroke="#9a5a18" stroke-opacity=".35" '
        f'stroke-width="3"/>{ring}',
        840,
        840,
        defs,
    )


def stage_plot(x: float, y: float, s: float = 190) -> Plot:
    """Return a plot whose origin suits pieces instead of buildings."""
    return Plot(5, s=s, ox=x, oy=y)


def sparkle(p: Plot, x: float, y: float, z: float, k: float = 1.0) -> None:
    """Add a star of light on metal."""
    c = p.p(x, y, z)
    p.over.append(
        f'<path d="M{c[0]:.0f} {c[1] - 15 * k:.0f}l{3 * k} {12 * k}l{12 * k} {3 * k}l{-12 * k} {3 * k}l{-3 * k} '
        f'{12 * k}l{-3 * k} {-12 * k}l{-12 * k} {-3 * k}l{12 * k} {-3 * k}z" fill="#fffbe0"/>'
    )


def tablet(p: Plot, x: float, y: float, z: float, k: float = 1.0) -> None:
    """Add a wild token: a disc of wood, stone and gold with an ankh, leaning back."""
    p.shadow(
        [
            (x - 0.10 * k, y, z),
            (x + 0.10 * k, y, z),
            (x + 0.1 * k, y + 0.08 * k, z + 0.12 * k),
            (x - 0.1 * k, y + 0.08 * k, z + 0.12 * k),
        ]
    )
    c = p.p(x, y, z)
    thirds = "".join(
        f'<path d="M0 -30L{30 * math.sin(a):.1f} {-30 - 30 * math.cos(a):.1f}A30 30 0 0 1 '
        f'{30 * math.sin(a + math.tau / 3):.1f} {-30 - 30 * math.cos(a + math.tau / 3):.1f}Z" fill="{col}"/>'
        for a, col in ((-math.tau / 3, "#A86F3C"), (0, "#EFE6D3"), (math.tau / 3, "#F2BE3A"))
    )
    p.add(
        f'<g transform="translate({c[0]:.1f} {c[1]:.1f}) scale({k * p.s / 190:.3f})"><circle cx="5" cy="-28" r="31" '
        f'fill="#3a2416"/>{thirds}<circle cx="0" cy="-30" r="30" fill="none" stroke="#5b3a1c" '
        f'stroke-width="2.400"/><path d="M-27 -38A28 28 0 0 1 4 -58" stroke="#fff6dc" stroke-width="3" '
        f'fill="none" stroke-linecap="round"/>'
        '<path d="M0 -52C9 -52 12 -45 10 -40C8 -36 5 -33 4 -31H15V-24H4V-8H-4V-24H-15V-31H-4C-5 -33 -8 -36 -10 '
        '-40C-12 -45 -9 -52 0 -52ZM0 -46C-4 -46 -5 -43 -4 -40Q-2 -36 0 -34Q2 -36 4 -40C5 -43 4 -46 0 -46Z" '
        'fill="#1F7F86" fill-rule="evenodd" stroke="#0e3a40" stroke-width="1.600"/><path d="M-13 '
        '-29H-3M-1.500 -22V-11M-8 -47Q-5 -51 0 -51" stroke="#8fe0da" stroke-width="1.800" fill="none" '
        'stroke-linecap="round"/></g>'
    )


LOGS = [(0.06, 0), (0.31, 0), (0.56, 0), (0.185, 1), (0.435, 1), (0.31, 2)]
BLOCKS = [(0.04, 0.46, 0), (0.38, 0.46, 0), (0.20, 0.10, 0), (0.54, 0.10, 0), (0.22, 0.42, 1), (0.38, 0.16, 1)]
BARS = [(0.0, 0.54, 0), (0.36, 0.54, 0), (0.14, 0.20, 0), (0.50, 0.20, 0), (0.18, 0.48, 1), (0.33, 0.26, 1)]
TABLETS = [(0.10, 0.56, 0), (0.36, 0.56, 0), (0.62, 0.56, 0), (0.22, 0.30, 0), (0.48, 0.30, 0), (0.35, 0.06, 0)]


def heap(kind: str, count: int) -> str:
    """Draw a heap of 1 to 6 of a resource, 240 by 200 units; its middle stands at (112, 140)."""
    p = stage_plot(108, 136, 178)
    if kind == "wood":
        for x, row in LOGS[:count]:
            p.log(x + 0.12, 0.115 + row * 0.205, 0.24, 0.80, 0.118)
    elif kind == "stone":
        for x, y, row in sorted(BLOCKS[:count], key=lambda b: (b[2], -b[1])):
            p.box(x, y, row * 0.24, 0.31, 0.28, 0.24, "#EFE6D3")
            c = p.p(x + 0.10, y, row * 0.24 + 0.10)
            p.add(f'<path d="M{c[0]:.1f} {c[1]:.1f}l7 3m3 -5l5 2" stroke="#a8937a" stroke-width="1.6" {ENDS}/>')
    elif kind == "gold":
        for x, y, row in sorted(BARS[:count], key=lambda b: (b[2], -b[1])):
            p.box(x + 0.10, y, row * 0.15, 0.34, 0.22, 0.15, "#F2BE3A", batter=0.28, top="#FFE58E")
        x, y, row = BARS[count - 1]
        sparkle(p, x + 0.18, y + 0.04, row * 0.15 + 0.15)
    else:
        for x, y, row in TABLETS[:count]:
            tablet(p, x + 0.14, y, row * 0.2, 0.98)
    return p.svg().replace('viewBox="0 0 320 320"', 'viewBox="0 0 240 200"')


FRAMES = {"wood": "3 8 113 113", "stone": "7 14 104 104", "gold": "-1 17 120 120", "joker": "4 27 96 96"}
"""The part of the drawing that a single piece of a resource fills."""


def token(kind: str) -> str:
    """Draw one piece of a resource that fills its picture."""
    p = stage_plot(58, 82, 206)
    if kind == "wood":
        p.log(0.50, 0.11, 0.22, 0.78, 0.135)
    elif kind == "stone":
        p.box(0.34, 0.30, 0, 0.36, 0.32, 0.27, "#EFE6D3")
        c = p.p(0.44, 0.30, 0.10)
        p.add(f'<path d="M{c[0]:.1f} {c[1]:.1f}l10 4m4 -8l8 3" stroke="#a8937a" stroke-width="2.4" {ENDS}/>')
    elif kind == "gold":
        p.box(0.27, 0.32, 0, 0.50, 0.28, 0.18, "#F2BE3A", batter=0.30, top="#FFE58E")
        sparkle(p, 0.38, 0.36, 0.18, 1.3)
    else:
        tablet(p, 0.56, 0.24, 0, 1.3)
    return p.svg().replace('viewBox="0 0 320 320"', f'viewBox="{FRAMES[kind]}"')


def drum(base: str, hot: bool = False) -> str:
    """Draw a drum of the revolt gauge, 100 by 90 units; the next one stands 63 units higher."""
    defs = (
        f'<linearGradient id="d"><stop offset="0" stop-color="{mul(base, 0.94)}"/><stop offset=".26" '
        f'stop-color="{mix(mul(base, 1.12), "#fff2d0", 0.35)}"/><stop offset=".58" stop-color="{base}"/><stop '
        f'offset="1" stop-color="{mul(base, (0.48, 0.40, 0.46))}"/></linearGradient>'
    )
    cracks = (
        '<path d="M30 30l6 12l-5 9m32 -16l-5 10l8 8l-3 10" fill="none" stroke="#5a1a0c" stroke-width="2.2" '
        'stroke-opacity=".7"/><path d="M31 31l6 12l-5 9" fill="none" stroke="#ffd27a" stroke-width="1" '
        'stroke-opacity=".9"/>'
        if hot
        else ""
    )
    return document(
        f'<path d="M10 16V70Q50 86 90 70V16Z" fill="url(#d)" stroke="#4a2c1c" stroke-width="1.800"/><ellipse '
        f'cx="50" cy="16" rx="40" ry="9" fill="{mix(mul(base, 1.1), "#fff2d0", 0.4)}" stroke="#4a2c1c" '
        f'stroke-width="1.400"/>'
        f'<path d="M13 29Q50 44 87 29" fill="none" stroke="#fff2d0" stroke-opacity=".4" stroke-width="2"/><path '
        f'd="M11 64Q50 80 89 64" fill="none" stroke="#2a1016" stroke-opacity=".3" stroke-width="3"/>{cracks}',
        100,
        90,
        defs,
    )


def gauge_base() -> str:
    """Draw the steps below the gauge, 160 by 60 units."""
    return document(
        '<ellipse cx="86" cy="44" rx="72" ry="13" fill="#2a1020" fill-opacity=".5" filter="url(#b5)"/><path d="M14 '
        '14H142L154 44H4Z" fill="#B99A6C" stroke="#4a2c1c" stroke-width="1.400"/><path d="M14 14H142L147 '
        '27H9Z" fill="#F3E3BC"/><path d="M98 27H147L154 44H100Z" fill="#5a3a3a" fill-opacity=".5"/>',
        160,
        60,
    )


def brazier() -> str:
    """Draw the bowl on the seventh drum, 100 by 50 units."""
    return document(
        '<path d="M14 12Q50 36 86 12L78 34Q50 46 22 34Z" fill="#8a5a2c" stroke="#3a2010" stroke-width="2"/><path '
        'd="M14 12Q50 28 86 12Q50 2 14 12Z" fill="#3a1a10" stroke="#c9962b" stroke-width="2"/><path d="M18 '
        '16Q24 30 40 36" stroke="#f0c27a" stroke-width="3" fill="none" stroke-linecap="round"/>',
        100,
        50,
    )


def flame(frame: int) -> str:
    """Draw one of four frames of a fire, 100 by 120 units; its foot lies at (50, 110)."""
    r = random.Random(frame * 7 + 3)

    def tongue(width: float, height: float, fill: str, lean: float) -> str:
        x = 50 + lean
        return (
            f'<path d="M{50 - width:.0f} 108Q{50 - width * 1.25:.0f} {108 - height * 0.45:.0f} '
            f"{x - width * 0.45:.0f} {108 - height * 0.72:.0f}Q{x - width * 0.35:.0f} "
            f"{108 - height * 0.52:.0f} {x:.0f} {108 - height * 0.62:.0f}"
            f"Q{x + width * 0.15:.0f} {108 - height * 0.86:.0f} {x + width * 0.5:.0f} {108 - height:.0f}"
            f"Q{x + width * 0.35:.0f} {108 - height * 0.66:.0f} {x + width * 0.8:.0f} "
            f"{108 - height * 0.48:.0f}Q{50 + width * 1.3:.0f} {108 - height * 0.22:.0f} {50 + width:.0f} "
            f'108Q50 116 {50 - width:.0f} 108Z" fill="{fill}"/>'
        )

    sparks = "".join(
        f'<circle cx="{r.uniform(24, 76):.0f}" cy="{r.uniform(4, 50):.0f}" r="{r.uniform(1, 2.2):.1f}" fill="#ffd98a"/>'
        for _ in range(4)
    )
    lean = (-4, 3, 5, -2)[frame - 1]
    return document(
        f'<ellipse cx="50" cy="76" rx="36" ry="42" fill="#ff7a2a" fill-opacity=".40" filter="url(#b9)"/>'
        f"{tongue(29, 92 + 8 * math.sin(frame), '#E8481E', lean)}"
        f"{tongue(20, 66 + 7 * math.cos(frame * 2), '#FFA632', -lean * 0.6)}"
        f"{tongue(11, 40 + 5 * math.sin(frame * 3), '#FFF2B0', lean * 0.4)}{sparks}",
        100,
        120,
    )


def dust() -> str:
    """Draw a puff of dust, 96 by 72 units."""
    chance = random.Random(12)
    puffs = "".join(
        f'<circle cx="{48 + chance.uniform(-22, 22):.1f}" cy="{38 + chance.uniform(-9, 9):.1f}" '
        f'r="{chance.uniform(7, 15):.1f}" fill="{chance.choice(("#F3DDB4", "#E3C18A", "#D3A96C"))}" fill-opacity=".5"/>'
        for _ in range(16)
    )
    return document(f'<g filter="url(#b2)">{puffs}</g>', 96, 72)


def crowd() -> str:
    """Draw the angry crowd that climbs the gauge, 120 by 100 units."""
    r = random.Random(2)
    s = '<ellipse cx="60" cy="92" rx="54" ry="8" fill="#2a1020" fill-opacity=".5"/>'
    for x, y, k in ((26, 60, 0.8), (94, 60, 0.8), (60, 52, 0.9), (40, 70, 1), (80, 70, 1), (60, 76, 1.15)):
        sk = r.choice(["#9c5f36", "#b87a48", "#7f4a2a"])
        cl = r.choice(["#E9DFCB", "#B5522F", "#C9A06A", "#8f7a5a"])
        s += (
            f'<g transform="translate({x} {y}) scale({k})"><path d="M-14 26Q-16 4 -8 0H8Q16 4 14 26Z" fill="{cl}" '
            f'stroke="#2a140e" stroke-width="1.6"/><path d="M2 0H8Q16 4 14 26H4Z" fill="#2a1020" '
            f'fill-opacity=".35"/>'
            f'<circle cx="0" cy="-8" r="9.500" fill="{sk}" stroke="#2a140e" stroke-width="1.6"/><path d="M-10 -9Q-9 '
            f'-19 0 -19T10 -9L7 -12H-7Z" fill="#1f1414"/><path d="M-5 -9l4 2m6 -2l-4 2" stroke="#1f1210" '
            f'stroke-width="1.8"/><ellipse cx="0" cy="-2.500" rx="3" ry="2.2" fill="#3a1010"/></g>'
        )
    for x, y in ((14, 34), (104, 30)):
        s += (
            f'<path d="M{x} {y + 44}L{x} {y}" stroke="#4a2a16" stroke-width="5"/><path d="M{x - 9} {y + 2}Q{x - 10}'
            f' {y - 14} {x} {y - 28}Q{x + 11} {y - 12} {x + 9} {y + 2}Z" fill="#F2632A"/><path d="M{x - 5} {y + 2}'
            f'Q{x - 5} {y - 8} {x} {y - 16}Q{x + 6} {y - 8} {x + 5} {y + 2}Z" fill="#FFE08A"/>'
        )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 100">{s}</svg>'


def _leg(points: str, stride: float) -> str:
    """Return the path of a leg through hip, knee and foot whose foot is `stride` units further to the right."""
    found = []
    for point in points.split():
        x, y = map(float, point.split(","))
        found.append(f"{x + stride * max(0.0, (y - 86) / 52):g} {y - (abs(stride) * 0.25 if y > 130 else 0.0):g}")
    return f"M{'L'.join(found)}Z"


def camel(load: str, stride: float = 0.0, *, to_the_right: bool = False, col: str = "#C98F52") -> str:
    """Draw a loaded camel that walks to the left, 190 by 150 units; its load has the colour of the seat.

    It ambles: the feet of one side are `stride` units behind where they stand, those of the other as far ahead.
    """
    lit, dk = mix(col, "#ffe9c0", 0.4), mul(col, (0.55, 0.46, 0.5))
    far = _leg("68,84 80,84 78,112 82,138 74,138 70,112", -stride)
    far += _leg("118,84 130,84 124,112 124,138 116,138 118,112", -stride)
    near = _leg("50,80 66,84 60,112 58,138 49,138 52,112", stride)
    near += _leg("126,80 142,82 136,108 144,138 135,138 128,112", stride)
    shin = _leg("52,84 58,86 55,112 53,138 49,138 52,112", stride)
    drawn = f'''<path d="{far}" fill="{dk}"/>
<path d="{near}" fill="{col}" stroke="#4a2a16" stroke-width="1.4"/>
<path d="{shin}" fill="{lit}" fill-opacity=".8"/>
<path d="M16 46Q8 44 8 36Q16 24 32 28Q42 34 40 52Q42 72 58 70Q70 42 92 36Q114 40 124 60Q142 60 146 82Q142 102 120
100H66Q38 98 32 74Q30 54 26 48Z" fill="url(#c)" stroke="#4a2a16" stroke-width="2"/>
<path d="M26 26l-2 -8l7 6z" fill="{dk}"/><circle cx="22" cy="35" r="2.4" fill="#1f1210"/><path d="M10 41q6 3 11 1"
stroke="#4a2a16" stroke-width="1.6" fill="none"/>
<path d="M146 76q8 12 4 24" stroke="{dk}" stroke-width="4" fill="none"/>
<path d="M70 56Q92 28 118 58L124 96H64Z" fill="{load}" stroke="#3a1c10" stroke-width="2"/><path d="M70 56Q92 28 104
44L96 96H64Z" fill="{mix(load, "#fff0d0", 0.35)}" fill-opacity=".7"/><path d="M66 82H122" stroke="#F2BE3A"
stroke-width="4"/>
<ellipse cx="80" cy="46" rx="17" ry="13" fill="#D9B77E" stroke="#4a2a16" stroke-width="2"/><ellipse cx="106" cy="46"
rx="15" ry="12" fill="#B98A4A" stroke="#4a2a16" stroke-width="2"/><path d="M72 40q6 -4 12 0" stroke="#fff0cc"
stroke-width="2.4" fill="none"/>
<path d="M34 44Q60 62 76 56" stroke="#6b3a1c" stroke-width="2.4" fill="none"/>'''
    if to_the_right:
        drawn = f'<g transform="translate(190 0) scale(-1 1)">{drawn}</g>'
    return f'''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 150"><defs><linearGradient id="c" x1="0"
y1="0" x2=".8" y2="1"><stop offset="0" stop-color="{lit}"/><stop offset=".5" stop-color="{col}"/><stop offset="1"
stop-color="{dk}"/></linearGradient><filter id="b"><feGaussianBlur stdDeviation="3"/></filter></defs><path
d="M40 138Q110 128 186 142Q120 150 40 138Z" fill="#3a1c33" fill-opacity=".5" filter="url(#b)"/>{drawn}</svg>'''


def obelisk(band: str, laid: bool) -> str:
    """Draw the obelisk of a seat, 160 by 160 units: standing, or laid down by a player who stops."""
    needle = (
        f'<path d="M58 126L65 34L80 8L95 34L102 126Z" fill="#E9C9A0" stroke="#4a2c1c" stroke-width="2"/><path '
        f'd="M58 126L65 34L80 8L82 126Z" fill="#FFF3D8" fill-opacity=".8"/><path d="M84 126L84 34L95 34L102 '
        f'126Z" fill="#8a5f5c" fill-opacity=".45"/>'
        '<path d="M65 34L80 8L95 34Z" fill="#F2C04A" stroke="#7b5312" stroke-width="1.800"/><path d="M65 34L80 8L'
        '81 34Z" fill="#FFF0B0"/>'
        f'<path d="M63.400 54L96.600 54L97.600 68L62.300 68Z" fill="{band}" stroke="#4a2c1c" stroke-width="1.400"/>'
        f'<path d="M63.400 54H80V68H62.300Z" fill="#fff0d0" fill-opacity=".35"/>'
        '<path d="M73 78q7 -6 14 0q-7 6 -14 0M80 88v7M74 92h12M72 102h6m4 0h8M76 112q4 -6 8 0t8 0" fill="none" '
        'stroke="#8a5a3a" stroke-width="2.600" stroke-linecap="round"/>'
    )
    foot = (
        '<path d="M44 126H116V142H44Z" fill="#D9B98A" stroke="#4a2c1c" stroke-width="2"/><path d="M44 '
        '126H116V131H44Z" fill="#FBEBC8"/><path d="M92 131H116V142H92Z" fill="#7b5a54" fill-opacity=".5"/>'
    )
    if laid:
        return document(
            '<ellipse cx="84" cy="118" rx="76" ry="14" fill="#2a1020" fill-opacity=".5" filter="url(#b5)"/>'
            + "".join(
                f'<circle cx="{x}" cy="{y}" r="10" fill="#A86F3C" stroke="#4a2c1c" stroke-width="2"/><circle '
                f'cx="{x - 1}" cy="{y - 1}" r="5.500" fill="none" stroke="#EBCB92" stroke-width="2"/>'
                for x, y in ((38, 114), (76, 111), (112, 108))
            )
            + '<path d="M10 70L22 64L128 72L154 86L128 100L14 112Z" fill="#E9C9A0" stroke="#4a2c1c" '
            'stroke-width="2"/><path d="M10 70L22 64L128 72L154 86L12 90Z" fill="#FFF3D8" '
            'fill-opacity=".85"/><path d="M12 91L154 86L128 100L14 112Z" fill="#8a5f5c" fill-opacity=".45"/>'
            f'<path d="M128 72L154 86L128 100Z" fill="#F2C04A" stroke="#7b5312" stroke-width="1.800"/><path d="M128 '
            f'72L154 86L129 86Z" fill="#FFF0B0"/><path d="M96 69.600L110 70.700L110 102L96 103.600Z" '
            f'fill="{band}" stroke="#4a2c1c" stroke-width="1.400"/><path d="M96 69.600L110 70.700V86H96Z" '
            f'fill="#fff0d0" fill-opacity=".35"/>'
            '<path d="M84 78v12m-5 -6h10M70 78q7 6 0 12M56 80h7m-7 6h4m3 0h1M40 78q8 -2 7 5t7 5M26 80q-4 6 2 9" '
            'fill="none" stroke="#8a5a3a" stroke-width="2.600" stroke-linecap="round"/>',
            160,
            160,
        )
    return document(
        f'<path d="M70 142L150 134L156 140L116 148Z" fill="#2a1020" fill-opacity=".5" filter="url(#b2)"/>{foot}{needle}',
        160,
        160,
    )


def people(cloth: str) -> str:
    """Draw three townspeople as a token, 100 by 100 units."""
    text = '<ellipse cx="52" cy="90" rx="42" ry="7" fill="#2a1020" fill-opacity=".45"/>'
    for x, y, k, coat, skin in (
        (28, 54, 1.0, LINEN, "#B5703F"),
        (74, 54, 1.0, "#D9B77E", "#8F5230"),
        (51, 60, 1.25, cloth, "#A8673F"),
    ):
        text += (
            f'<g transform="translate({x} {y}) scale({k})"><path d="M-17 28Q-19 4 -9 0H9Q19 4 17 28Z" fill="{coat}" '
            f'stroke="#2a140e" stroke-width="1.800"/><path d="M3 0H9Q19 4 17 28H5Z" fill="#2a1020" '
            f'fill-opacity=".3"/><circle cy="-11" r="11" fill="{skin}" stroke="#2a140e" stroke-width="1.800"/>'
            '<path d="M-11 -11Q-12 -23 0 -23T11 -11L8 -15H-8Z" fill="#1f1414"/><path d="M-9 -8A10 10 0 0 1 -3 -18" '
            'stroke="#ffe0b0" stroke-opacity=".6" stroke-width="2" fill="none"/><path d="M-8 2Q0 7 8 2" '
            'stroke="#2f8f8a" stroke-width="3" fill="none"/></g>'
        )
    return document(text, 100, 100)


def growth() -> str:
    """Draw a drum of basalt, the mark of growth, 100 by 100 units."""
    p = stage_plot(40, 66, 190)
    p.box(0.36, 0.36, 0, 0.28, 0.28, 0.28, "#4a4650", batter=0.06, top="#6b6672")
    c = p.p(0.50, 0.36, 0.15)
    p.add(
        f'<path d="M{c[0] - 10:.1f} {c[1] - 2:.1f}l10 -11l10 14" fill="none" stroke="#F2C04A" stroke-width="3" {ENDS}/>'
    )
    return p.svg().replace('viewBox="0 0 320 320"', 'viewBox="0 0 100 100"')


def night() -> str:
    """Draw the mark of darkness, 100 by 100 units."""
    defs = (
        '<radialGradient id="n" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#5b58a8"/><stop offset="1" '
        'stop-color="#14122e"/></radialGradient>'
    )
    return document(
        '<circle cx="50" cy="50" r="44" fill="url(#n)" stroke="#F6E2A8" stroke-width="3"/><path d="M58 18A33 33 0 '
        '1 0 76 72A27 27 0 1 1 58 18Z" fill="#F8E6AE"/><path d="M58 18A33 33 0 0 0 24 56A34 33 0 0 1 58 18Z" '
        'fill="#fffbe6"/>'
        + "".join(f'<circle cx="{x}" cy="{y}" r="2.200" fill="#fff6dc"/>' for x, y in ((68, 36), (78, 50), (70, 62))),
        100,
        100,
        defs,
    )


def _sprite(text: str, width: int) -> Image:
    return painted(text, width)


def _lying(text: str, width: int) -> Image:
    """Return a thing whose shadow runs out before the edge of its picture."""
    return run_out(painted(text, width))


def _plain(text: str, width: int) -> Image:
    return rendered(text, width)


WARM = [mix("#E8A24A", "#E0542A", i / 5) for i in range(6)]

PICTURES = [
    Picture("sa-re/barque", (660, 250), partial(_sprite, barque())),
    Picture("sa-re/sun", (420, 420), partial(_plain, sun(False))),
    Picture("sa-re/moon", (420, 420), partial(_plain, sun(True))),
    Picture("sa-re/dust", (96, 72), partial(_plain, dust())),
    Picture("sa-re/crowd", (120, 100), partial(_sprite, crowd())),
    Picture("sa-re/gauge-base", (160, 60), partial(_sprite, gauge_base()), scales=(1, 2)),
    Picture("sa-re/gauge-brazier", (100, 50), partial(_sprite, brazier())),
    Picture("sa-re/gauge-cold", (100, 90), partial(_sprite, drum("#E6D6B4"))),
    Picture("sa-re/gauge-red", (100, 90), partial(_sprite, drum("#C23A22", True))),
    Picture("sa-re/growth", (64, 64), partial(_sprite, growth())),
    Picture("sa-re/night", (64, 64), partial(_plain, night())),
]
PICTURES += [Picture(f"sa-re/gauge-{i + 1}", (100, 90), partial(_sprite, drum(base))) for i, base in enumerate(WARM)]
PICTURES += [Picture(f"sa-re/flame-{i}", (100, 120), partial(_plain, flame(i))) for i in range(1, 5)]
PICTURES += [
    Picture(f"resources/{kind}", (64, 64), partial(_lying, token(kind))) for kind in ("wood", "stone", "gold", "joker")
]
for _seat, _colour in SEATS.items():
    PICTURES += [
        *(
            Picture(
                f"sa-re/caravan-{_seat}{way}{step}",
                (190, 150),
                partial(_lying, camel(_colour, stride, to_the_right=bool(way))),
                quality=70,
            )
            for way in ("", "-right")
            for step, stride in (("", 0.0), ("-1", -13.0), ("-2", 13.0))
        ),
        Picture(f"sa-re/obelisk-{_seat}", (80, 80), partial(_sprite, obelisk(_colour, False))),
        Picture(f"sa-re/obelisk-{_seat}-laid", (80, 80), partial(_lying, obelisk(_colour, True))),
        Picture(f"sa-re/people-{_seat}", (64, 64), partial(_sprite, people(_colour))),
    ]
