"""The title: a river at sunset, in layers that can breathe.

`title` (2560 by 1080) is the sky, the far bank and the water; it is scaled to the height of the window and cropped about
x = 1240, so that sun and pyramids stay. In its pixels, the horizon lies at y = 622 and the sun at (1090, 548); glints lie
with their middle below the sun and their top at the horizon, the felucca's water line at about y = 946, reeds in the lower
corners of the window.
"""

from __future__ import annotations

import math
import random
from functools import partial

import numpy as np
from PIL import Image as Images
from PIL import ImageFilter
from PIL.Image import Image, Transpose

from art.kit.brush import strokes
from art.kit.images import Field, array, grid, image, noise
from art.kit.palette import mix, rgb
from art.kit.picture import Picture
from art.sources.sa_re.plots import rendered

HZ = 622
SUN = (770, 548)
SIZE = (2560, 1080)
LEFT = 320
"""The distance by which the drawing extends to the left of its origin, that of a window of 1920 by 1080."""


def shore() -> str:
    """Draw sky, pyramids and the far bank."""
    r = random.Random(5)

    def pyr(ax: int, ay: int, bl: int, bm: int, br: int, base: int, lit: str, dark: str, haze: str, seed: int) -> str:
        """Draw a pyramid by its apex and the left, the front and the right corner of its foot."""
        g = f"p{ax}"
        lines = ""
        rr = random.Random(seed)
        n = int((base - ay) / 9)
        for i in range(1, n):
            t = i / n
            y = ay + (base - ay) * t
            x0, x1, x2 = ax + (bl - ax) * t, ax + (bm - ax) * t, ax + (br - ax) * t
            lines += (
                f'<path d="M{x0:.1f} {y:.1f}L{x1:.1f} {y + 3 * t:.1f}" stroke="#6b3626" '
                f'stroke-opacity="{rr.uniform(0.10, 0.34):.2f}" stroke-width="1.4" '
                f'stroke-dasharray="{rr.randint(10, 60)} {rr.randint(2, 18)}"/>'
            )
            lines += (
                f'<path d="M{x1:.1f} {y + 3 * t:.1f}L{x2:.1f} {y:.1f}" stroke="#ffc890" '
                f'stroke-opacity="{rr.uniform(0.03, 0.13):.2f}" stroke-width="1.4" '
                f'stroke-dasharray="{rr.randint(10, 60)} {rr.randint(2, 18)}"/>'
            )
        return (
            f'<linearGradient id="{g}l" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="{lit}"/><stop '
            f'offset="1" stop-color="{mix(lit, haze, 0.55)}"/></linearGradient>'
            f'<linearGradient id="{g}d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{dark}"/><stop '
            f'offset="1" stop-color="{mix(dark, haze, 0.62)}"/></linearGradient>'
            f'<path d="M{ax} {ay}L{bl} {base}L{bm} {base + 3}Z" fill="url(#{g}l)"/><path d="M{ax} {ay}L{bm} '
            f'{base + 3}L{br} {base}Z" fill="url(#{g}d)"/>{lines}'
            f'<path d="M{ax} {ay}L{bm} {base + 3}" stroke="#fff0c0" stroke-opacity=".35" stroke-width="2"/>'
        )

    dunes = (
        '<path d="M-330 594Q-150 574 0 588Q160 560 330 582T700 590T1100 584T1500 574T1920 566T2250 572V640H-330Z" '
        'fill="#C97A55"/>'
        '<path d="M-330 600Q-160 590 0 604Q240 584 520 602T1040 604T1500 594T1920 590T2250 596V640H-330Z" '
        'fill="#A45F4A"/>'
        '<path d="M-330 600Q-160 590 0 604Q240 584 520 602T1040 604T1500 594T1920 590T2250 596" fill="none" '
        'stroke="#ffcf90" stroke-opacity=".55" stroke-width="2"/>'
    )
    palms = ""
    for x, h in [
        (x + r.uniform(-9, 9), r.uniform(26, 54))
        for x in (
            -300,
            -262,
            -214,
            -150,
            -120,
            -52,
            20,
            52,
            96,
            168,
            204,
            262,
            340,
            402,
            470,
            560,
            600,
            648,
            905,
            1010,
            1290,
            1335,
            1380,
            1470,
            1560,
            1610,
            1668,
            1720,
            1790,
            1850,
            1890,
            1940,
            1990,
            2046,
            2104,
            2130,
            2190,
            2230,
        )
    ]:
        y = 616
        palms += (
            f'<path d="M{x:.0f} {y}q3 {-h * 0.5:.0f} {2 + h * 0.06:.0f} {-h:.0f}" stroke="#4a2c3a" '
            f'stroke-width="{2.4 if h < 44 else 3.2}" fill="none"/>'
        )
        for i in range(9):
            a = math.radians(-196 + i * 26)
            ln = h * 0.40
            palms += (
                f'<path d="M{x + 2 + h * 0.06:.0f} {y - h:.0f}q{math.cos(a) * ln * 0.6:.1f} '
                f"{math.sin(a) * ln * 0.7 - 3:.1f} {math.cos(a) * ln:.1f} {math.sin(a) * ln * 0.5 + ln * 0.36:.1f}"
                f'" stroke="{"#8a6a45" if math.cos(a) < -0.1 else "#3f3340"}" stroke-width="2.6" fill="none" '
                f'stroke-linecap="round"/>'
            )
    town = ""
    for x, w, h in (
        (1400, 44, 26),
        (1436, 60, 40),
        (1492, 36, 22),
        (300, 50, 22),
        (346, 34, 30),
        (1540, 30, 34),
        (1575, 52, 24),
        (120, 40, 20),
        (-240, 52, 26),
        (-196, 36, 36),
        (-90, 44, 22),
        (1960, 46, 30),
        (2010, 40, 22),
        (2150, 50, 34),
    ):
        town += (
            f'<path d="M{x} 614L{x + 2} {614 - h}H{x + w - 2}L{x + w} 614Z" fill="#8A5648"/><path d="M{x} 614L'
            f'{x + 2} {614 - h}H{x + w * 0.55}V614Z" fill="#E5A468"/><path d="M{x + w * 0.7} {614 - h * 0.55}'
            f'h4v7h-4z" fill="#ffe09a"/>'
        )
    for x in (1632, 1684):
        town += (
            f'<path d="M{x} 616L{x + 6} 536H{x + 42}L{x + 48} 616Z" fill="#7A4A48"/><path d="M{x} 616L{x + 6} '
            f'536H{x + 24}L{x + 22} 616Z" fill="#EBB075"/><path d="M{x + 2} 538h44v-7h-44z" fill="#F2C48A"/>'
        )
    town += '<path d="M1672 616V566H1694V616Z" fill="#5a3340"/>'
    boats = ""
    for x, y, k in ((548, 634, 0.8), (1180, 640, 1.05), (986, 628, 0.5), (-120, 636, 0.8), (2080, 632, 0.7)):
        boats += (
            f'<g transform="translate({x} {y}) scale({k})"><path d="M-34 -8Q0 2 36 -10Q26 8 0 8Q-26 8 -34 -8Z" '
            f'fill="#4a2a30"/><path d="M-26 -10L30 -92Q44 -40 24 -14Q0 -20 -26 -10Z" fill="#F6D3A0"/>'
            '<path d="M30 -92Q44 -40 24 -14Q14 -17 6 -17Q30 -50 30 -92Z" fill="#A8705E"/><path d="M-30 -6L32 -96" '
            'stroke="#4a2a30" stroke-width="2.6"/></g>'
        )
    return f'''<svg xmlns="http://www.w3.org/2000/svg" viewBox="-320 0 2560 1080"><defs>
<linearGradient id="sk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#24375a"/><stop offset=".22"
stop-color="#4d5079"/><stop offset=".44" stop-color="#9a6683"/><stop offset=".66" stop-color="#de8760"/><stop
offset=".86" stop-color="#f7b568"/><stop offset="1" stop-color="#ffd58a"/></linearGradient>
<radialGradient id="su" gradientUnits="userSpaceOnUse" cx="{SUN[0]}" cy="{SUN[1]}" r="760"><stop offset="0"
stop-color="#fff0b8" stop-opacity=".98"/><stop offset=".12" stop-color="#ffdc8e" stop-opacity=".75"/><stop
offset=".40" stop-color="#ff9d5a" stop-opacity=".34"/><stop offset="1" stop-color="#ff7a4a"
stop-opacity="0"/></radialGradient>
<filter id="cl" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence
type="fractalNoise" baseFrequency=".0016 .0105" numOctaves="6" seed="12" result="n"/>
<feColorMatrix in="n" type="matrix" values="0 0 0 0 1  0 0 0 0 .70  0 0 0 0 .52  3.2 0 0 0 -1.62"/></filter>
<filter id="cl2" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence
type="fractalNoise" baseFrequency=".0016 .0105" numOctaves="6" seed="12" result="n"/><feOffset in="n" dx="6" dy="10"
result="n2"/>
<feColorMatrix in="n2" type="matrix" values="0 0 0 0 .36  0 0 0 0 .20  0 0 0 0 .40  3.2 0 0 0 -1.72"/></filter>
<linearGradient id="fm" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".30"/><stop
offset=".35" stop-color="#fff" stop-opacity=".85"/><stop offset=".52" stop-color="#fff" stop-opacity=".5"/><stop
offset=".58" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="mk"><rect x="-320" width="2560"
height="1080" fill="url(#fm)"/></mask>
<filter id="bl" x="-20%" y="-400%" width="140%" height="900%"><feGaussianBlur stdDeviation="14 7"/></filter><filter
id="b2"><feGaussianBlur stdDeviation=".8"/></filter><filter id="b20" x="-100%" y="-100%" width="300%"
height="300%"><feGaussianBlur stdDeviation="16"/></filter>
</defs>
<rect x="-320" width="2560" height="{HZ + 20}" fill="url(#sk)"/>
<g mask="url(#mk)"><g filter="url(#cl2)" opacity=".75"><rect x="-320" width="2560" height="1080"/></g><g
filter="url(#cl)"><rect x="-320" width="2560" height="1080"/></g></g>
<rect x="-320" width="2560" height="{HZ + 20}" fill="url(#su)"/>
<circle cx="{SUN[0]}" cy="{SUN[1]}" r="74" fill="#ffeab0" filter="url(#b20)"/><circle cx="{SUN[0]}" cy="{SUN[1]}"
r="58" fill="#fff6d8"/>
<path d="M-330 552Q-120 566 0 560Q300 536 520 566T980 560T1400 552T1920 540T2250 548V640H-330Z" fill="#E09A6A"
fill-opacity=".7" filter="url(#b2)"/>
{pyr(1322, 410, 1166, 1372, 1500, 592, "#F0B27A", "#94627a", "#E8A070", 3)}
{pyr(1072, 318, 868, 1128, 1300, 598, "#FBC98A", "#85536f", "#EBA272", 2)}
{pyr(1512, 506, 1430, 1540, 1606, 594, "#E8A878", "#9a6a78", "#E09A70", 4)}
<rect x="-400" y="556" width="2720" height="46" fill="#ffcf94" fill-opacity=".62" filter="url(#bl)"/>
{dunes}{town}{palms}
<rect x="-400" y="606" width="2720" height="14" fill="#ffd9a0" fill-opacity=".55" filter="url(#bl)"/>
{boats}
</svg>'''


def felucca() -> str:
    """Draw the boat, 900 by 860 units; its water line lies at 770."""
    seams = ""
    for i in range(1, 8):
        t = i / 8
        x0, y0 = 118 + (716 - 118) * t, 672 - (672 - 26) * t
        x1, y1 = 150 + 556 * t**0.9, 676 - 6 * math.sin(t * 3.1) * 6
        seams += (
            f'<path d="M{x0:.0f} {y0:.0f}Q{(x0 + x1) / 2 + 46:.0f} {(y0 + y1) / 2:.0f} {x1:.0f} {y1:.0f}" '
            f'fill="none" stroke="#9a6a4a" stroke-opacity=".55" stroke-width="2.4"/>'
        )
        seams += (
            f'<path d="M{x0 - 4:.0f} {y0:.0f}Q{(x0 + x1) / 2 + 41:.0f} {(y0 + y1) / 2:.0f} {x1 - 5:.0f} '
            f'{y1:.0f}" fill="none" stroke="#fff6dc" stroke-opacity=".5" stroke-width="2.4"/>'
        )
    planks = "".join(
        f'<path d="M{92 + i * 14} {700 + i * 19}Q400 {748 + i * 17} {806 - i * 22} {690 + i * 20}" fill="none" '
        f'stroke="#2b1210" stroke-opacity=".55" stroke-width="2.6"/><path d="M{92 + i * 14} {703 + i * 19}'
        f'Q400 {751 + i * 17} {806 - i * 22} {693 + i * 20}" fill="none" stroke="#ffb078" '
        f'stroke-opacity=".25" stroke-width="2"/>'
        for i in range(1, 4)
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 860"><defs>
<linearGradient id="sl" gradientUnits="userSpaceOnUse" x1="250" y1="300" x2="760" y2="560"><stop offset="0"
stop-color="#FFE9BE"/><stop offset=".35" stop-color="#FBD79E"/><stop offset=".62" stop-color="#DDA277"/><stop
offset="1" stop-color="#8a5a5e"/></linearGradient>
<linearGradient id="hl" x1="0" y1="0" x2=".9" y2=".5"><stop offset="0" stop-color="#E58A52"/><stop offset=".35"
stop-color="#B5522F"/><stop offset="1" stop-color="#4a1c24"/></linearGradient>
<linearGradient id="hs" x1="0" y1="0" x2="0" y2="1"><stop offset=".3" stop-color="#1a0c18" stop-opacity="0"/><stop
offset="1" stop-color="#1a0c18" stop-opacity=".75"/></linearGradient>
<filter id="b5" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/></filter><clipPath
id="sc"><path d="M118 672L716 26Q836 330 706 668Q410 610 118 672Z"/></clipPath>
<filter id="tx" x="-3%" y="-3%" width="106%" height="106%" color-interpolation-filters="sRGB"><feTurbulence
type="fractalNoise" baseFrequency=".09 .05" numOctaves="4" seed="3" result="m"/><feColorMatrix in="m" type="matrix"
values="0 0 0 0 .30  0 0 0 0 .14  0 0 0 0 .12  .28 0 0 0 -.125" result="k"/><feComposite in="k" in2="SourceGraphic"
operator="in" result="k2"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="k2"/></feMerge></filter></defs>
<g filter="url(#tx)">
<path d="M476 742L500 262" stroke="#3a1f1c" stroke-width="19"/><path d="M473 742L497 262" stroke="#a86a42"
stroke-width="7"/>
<path d="M498 266L800 700M498 266L300 700" stroke="#4a2c24" stroke-width="3" fill="none"/>
<path d="M118 672L716 26Q836 330 706 668Q410 610 118 672Z" fill="url(#sl)"/>
<g clip-path="url(#sc)"><path d="M716 26Q640 360 700 680L860 690V20Z" fill="#5a2a48" fill-opacity=".55"
filter="url(#b5)"/><path d="M180 640Q330 480 560 240Q500 460 330 610Z" fill="#fff8dc" fill-opacity=".65"
filter="url(#b5)"/>
<path d="M120 690Q420 600 720 690L720 640Q420 560 140 650Z" fill="#6b3040" fill-opacity=".34"
filter="url(#b5)"/>{seams}</g>
<path d="M86 706L727 13" stroke="#2b1512" stroke-width="19" stroke-linecap="round"/><path d="M83 702L723 12"
stroke="#b87446" stroke-width="7" stroke-linecap="round"/>
<path d="M706 668L792 694" stroke="#4a2c24" stroke-width="3.4"/>
<path d="M40 672Q60 700 96 704Q430 752 806 694Q846 684 862 652Q872 700 828 742Q780 800 640 806H270Q120 802 72 742Q42
710 40 672Z" fill="url(#hl)"/>
<path d="M40 672Q60 700 96 704Q430 752 806 694Q846 684 862 652L864 670Q848 704 808 716Q430 774 92 724Q56 716 40 672Z"
fill="#F2C04A"/><path d="M44 682Q64 710 98 714Q300 744 470 740" stroke="#fff3b8" stroke-width="4" fill="none"
stroke-linecap="round"/>
{planks}<path d="M40 672Q60 700 96 704Q430 752 806 694Q846 684 862 652Q872 700 828 742Q780 800 640 806H270Q120 802 72
742Q42 710 40 672Z" fill="url(#hs)"/>
<path d="M118 742q30 -24 66 -6q-30 30 -66 6z" fill="#FBF6EA"/><circle cx="150" cy="742" r="11" fill="#1F5F6B"/><circle
cx="150" cy="742" r="5" fill="#12202a"/><path d="M112 740q36 -30 78 -6" stroke="#2b1210" stroke-width="4" fill="none"/>
</g>
<g filter="url(#tx)"><g transform="translate(268 722)"><path d="M-24 8Q-46 -20 -34 -48Q-24 -62 -12 -66V-76H12V-66Q24
-62 34 -48Q46 -20 24 8Z" fill="#C77B45"/><path d="M-24 8Q-46 -20 -34 -48Q-24 -62 -12 -66V-76H-2Q-24 -40 -8 8Z"
fill="#ffd09a" fill-opacity=".7"/></g>
<g transform="translate(340 730) scale(.86)"><path d="M-24 8Q-46 -20 -34 -48Q-24 -62 -12 -66V-76H12V-66Q24 -62 34
-48Q46 -20 24 8Z" fill="#A5532F"/><path d="M-24 8Q-46 -20 -34 -48Q-24 -62 -12 -66V-76H-2Q-24 -40 -8 8Z" fill="#ffb888"
fill-opacity=".7"/></g>
<path d="M500 732Q490 690 530 684Q590 676 610 694Q622 716 606 730Z" fill="#D9B77E"/><path d="M500 732Q490 690 530
684Q560 680 560 690Q520 700 516 732Z" fill="#fff0cc" fill-opacity=".8"/><path d="M502 704q50 14 110 0"
stroke="#8a5a32" stroke-width="3" fill="none"/>
<g transform="translate(742 702)"><path d="M-24 14Q-30 -44 -12 -62Q8 -70 22 -58Q34 -20 28 10Z" fill="#E9DFCB"/><path
d="M4 -66Q24 -66 26 -50Q34 -20 28 10H6Q20 -30 4 -66Z" fill="#7a5560"/><circle cx="4" cy="-82" r="18"
fill="#8a5232"/><path d="M-14 -84Q-16 -104 6 -103Q26 -100 24 -76Q20 -94 2 -94Q-10 -92 -14 -84Z" fill="#F6E8CC"/><path
d="M-14 -84Q-16 -104 6 -103L4 -94Q-10 -92 -14 -84Z" fill="#fff"/><path d="M-12 -50Q-44 -30 -54 -14" stroke="#8a5232"
stroke-width="11" fill="none" stroke-linecap="round"/><path d="M-60 -20L126 62" stroke="#3a1f1c" stroke-width="8"
stroke-linecap="round"/></g></g>
</svg>"""


def reeds(left: bool) -> str:
    """Draw the reeds of a lower corner, 480 by 520 units."""
    r = random.Random(8)
    s = ""

    def umbel(x: float, y: float, tx: float, ty: float, k: float, col: str, lit: str) -> str:
        """Draw a stalk of papyrus with its umbel."""
        o = (
            f'<path d="M{x:.0f} {y:.0f}Q{(x + tx) / 2 + r.uniform(-20, 20):.0f} {(y + ty) / 2:.0f} {tx:.0f} {ty:.0f}'
            f'" stroke="{col}" stroke-width="{6 * k:.1f}" fill="none"/><path d="M{x - 2:.0f} {y:.0f}'
            f'Q{(x + tx) / 2 - 3:.0f} {(y + ty) / 2:.0f} {tx - 1.5:.0f} {ty:.0f}" stroke="{lit}" '
            f'stroke-opacity=".5" stroke-width="{1.8 * k:.1f}" fill="none"/>'
        )
        for i in range(26):
            a = math.radians(-180 + 180 * i / 25 + r.uniform(-5, 5))
            ln = 84 * k * r.uniform(0.75, 1.08)
            c = lit if (math.cos(a) < -0.1 and r.random() < 0.6) else col
            o += (
                f'<path d="M{tx:.1f} {ty:.1f}Q{tx + math.cos(a) * ln * 0.6:.1f} '
                f"{ty + math.sin(a) * ln * 0.9 - 6 * k:.1f} {tx + math.cos(a) * ln:.1f} "
                f'{ty + math.sin(a) * ln * 0.66 + 15 * k:.1f}" stroke="{c}" stroke-width="{2.2 * k:.1f}" '
                f'fill="none" stroke-linecap="round"/>'
            )
        return o

    if left:
        for x, tx, ty, k in ((30, 44, 880, 1.0), (-10, 8, 800, 1.15), (70, 112, 968, 0.8), (120, 150, 990, 0.7)):
            s += umbel(x, 1100, tx, ty, k, "#10232a", "#8a6a4a")
        for x in range(-10, 330, 9):
            h = r.uniform(30, 130) * (1 - x / 420)
            s += (
                f'<path d="M{x} 1090Q{x + 6:.0f} {1080 - h * 0.6:.0f} {x + r.uniform(-20, 40):.0f} {1080 - h:.0f}" '
                f'stroke="{r.choice(["#0f2228", "#183038"])}" stroke-width="{r.uniform(3, 6):.1f}" fill="none" '
                f'stroke-linecap="round"/>'
            )
    else:
        for x, tx, ty, k in (
            (1890, 1846, 640, 1.2),
            (1850, 1780, 770, 1.1),
            (1910, 1900, 760, 1.2),
            (1800, 1716, 880, 0.95),
            (1870, 1834, 900, 1.1),
            (1916, 1908, 930, 1.2),
        ):
            s += umbel(x, 1100, tx, ty, k, "#13262b", "#c98a52")
        for x in range(1560, 1930, 9):
            h = r.uniform(60, 190) * min(1, (x - 1500) / 200)
            s += (
                f'<path d="M{x} 1090Q{x + r.uniform(-14, 6):.0f} {1080 - h * 0.6:.0f} {x + r.uniform(-50, 26):.0f} '
                f'{1080 - h:.0f}" stroke="{r.choice(["#0f2228", "#183038", "#7a5a3e"])}" '
                f'stroke-width="{r.uniform(3, 6):.1f}" fill="none" stroke-linecap="round"/>'
            )
    view = "0 560 480 520" if left else "1440 560 480 520"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{s}</svg>'


def water(sky: Image, horizon: int, sun: float, seed: int = 4) -> Image:
    """Return a picture with the river below the horizon: the scene above, mirrored, bent by noise, and coloured."""
    width, height = sky.size
    h = height - horizon
    zoom = width / SIZE[0]
    source = array(sky)[..., :3]
    t = np.linspace(0, 1, h, dtype=np.float32)[:, None]
    rows = np.clip(horizon - 3 - np.arange(h) * 1.08, 0, height - 1)
    side = noise(width, h, 11, h / zoom / 9, 3, seed) - 0.5
    down = noise(width, h, 8, h / zoom / 18, 3, seed + 1) - 0.5
    y = np.clip(rows[:, None] + down * (14 + 120 * t) * zoom, 0, horizon - 3).astype(int)
    x = np.clip(np.arange(width)[None, :] + side * (16 + 150 * t) * zoom, 0, width - 1).astype(int)
    deep, near, mauve = (np.array(rgb(c), np.float32) for c in ("#06323f", "#17717a", "#8A5C62"))
    u = np.clip(t / 0.38, 0, 1)[..., None]
    # mauve lies between orange and teal: those two alone give olive
    body = (mauve * (1 - u) + near * u) * (1 - t[..., None]) + deep * t[..., None]
    share = (0.96 - 0.80 * t**0.5)[..., None]
    out = source[y, x] * share * np.array([0.90, 0.95, 0.96], np.float32) + body * (1 - share)
    waves = np.clip((noise(width, h, 17, h / zoom / 7, 3, seed + 5) - 0.56) * 5, 0, 1) * (0.10 + 0.35 * t)
    out *= 1 - waves[..., None] * 0.55
    wide = np.exp(-(((np.arange(width)[None, :] - sun * zoom) / ((120 + 380 * t) * zoom)) ** 2)) * (1 - t) * 0.35
    out += wide[..., None] * np.array([128, 85, 45], np.float32)
    result = source.copy()
    result[horizon:] = out
    return image(np.dstack([result, np.full((height, width, 1), 255)]).astype(np.float32))


def _back(width: int) -> Image:
    """Paint sky, far bank and water."""
    zoom = width / SIZE[0]
    sky = Images.new("RGBA", (width, round(SIZE[1] * zoom)), "#1c5560")
    sky.alpha_composite(rendered(shore(), width))
    drawn = water(sky, round(HZ * zoom), SUN[0] + LEFT)
    painted = strokes(drawn, [s * zoom for s in (20, 10, 5)], 2, thresholds=(0, 7, 9), jitter=4, opacity=0.7)
    scene = Images.blend(painted.convert("RGB"), drawn.convert("RGB"), 0.5)
    a = array(scene)[..., :3] / 255
    bloom = Images.fromarray((np.clip(a - 0.68, 0, 1) * 3 * 255).clip(0, 255).astype(np.uint8)).filter(
        ImageFilter.GaussianBlur(34 * zoom)
    )
    a = 1 - (1 - a) * (1 - np.asarray(bloom, np.float32) / 255 * 0.42)
    x, y = grid(*scene.size)
    edge = np.clip(np.hypot((x / zoom - 1240) / 1600, (y / zoom - 520) / 840), 0, 1.4)
    a *= (1.05 - 0.28 * edge**2.4)[..., None]
    return image(np.dstack([a * 255, np.full((*a.shape[:2], 1), 255)]).astype(np.float32)).convert("RGB")


GLINTS = (960, 440)


def _glints(frame: int, width: int) -> Image:
    """Paint one of four states of the sun's path on the water."""
    height = width * GLINTS[1] // GLINTS[0]
    zoom = width / GLINTS[0]
    x, y = grid(width, height)
    t = y / height
    sparks = np.clip((noise(width, height, 14, 110, 2, 40 + frame) - 0.535) * 7, 0, 1)
    spread = np.exp(-(((x - width / 2) / ((46 + 200 * t) * zoom)) ** 2))
    fade = np.clip((1 - t) * 6, 0, 1)
    pixels = np.empty((height, width, 4), np.float32)
    pixels[..., :3] = np.array([255, 214, 150], np.float32) * (1 - 0.25 * t[..., None])
    pixels[..., 3] = sparks * spread * (1.0 - 0.45 * t) * fade * 235
    return image(pixels).filter(ImageFilter.GaussianBlur(0.6 * zoom))


def _felucca(width: int) -> Image:
    return rendered(felucca(), width)


def _mirror(width: int) -> Image:
    """Paint the mirror image of the boat on the water."""
    boat = rendered(felucca(), width)
    flipped = (
        boat.crop((0, 0, width, round(width * 0.889)))
        .transpose(Transpose.FLIP_TOP_BOTTOM)
        .resize((width, width * 7 // 12))
    )
    pixels: Field = array(flipped)
    height = pixels.shape[0]
    bend = (
        (noise(width, height, width / 160, height / 8, 3, 3) - 0.5)
        * np.linspace(20, 120, height, dtype=np.float32)[:, None]
        * width
        / 720
    )
    x = np.clip(np.arange(width)[None, :] + bend, 0, width - 1).astype(int)
    pixels = pixels[np.arange(height)[:, None], x]
    pixels[..., :3] = pixels[..., :3] * 0.50 + np.array(rgb("#123A45"), np.float32) * 0.38
    pixels[..., 3] *= np.linspace(0.80, 0.0, height)[:, None]
    return image(pixels).filter(ImageFilter.GaussianBlur(1.6 * width / 720))


def _wake(width: int) -> Image:
    body = (
        '<filter id="b"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#b)" fill="none" '
        'stroke-linecap="round"><path d="M66 20Q200 56 380 54T690 10" stroke="#ffe3b0" stroke-opacity=".75" '
        'stroke-width="5"/><path d="M30 36Q220 78 420 74T740 20" stroke="#ffd59a" stroke-opacity=".4" '
        'stroke-width="5"/><path d="M10 60Q240 104 460 96T800 46" stroke="#8fc0c0" stroke-opacity=".35" '
        'stroke-width="4"/></g>'
    )
    return rendered(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 120">{body}</svg>', width)


def _reeds(left: bool, width: int) -> Image:
    return rendered(reeds(left), width).filter(ImageFilter.GaussianBlur(0.5 * width / 480))


def _birds(frame: int, width: int) -> Image:
    """Draw the flock with its wings up or down."""
    text = ""
    for i, (x, y, k) in enumerate(
        ((72, 26, 1.5), (114, 12, 1.3), (152, 30, 1.2), (42, 52, 1.2), (190, 48, 1.0), (10, 80, 1.0), (226, 70, 0.9))
    ):
        lift = -6 if (i + frame) % 2 else 3
        text += (
            f'<path d="M{x} {y}q{6 * k:.1f} {lift * k:.1f} {11 * k:.1f} 0q{5 * k:.1f} {lift * k:.1f} '
            f'{11 * k:.1f} {-k:.1f}" fill="none" stroke="#3a2540" stroke-width="{2.2 * k:.1f}" '
            f'stroke-linecap="round"/>'
        )
    return rendered(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -10 260 110">{text}</svg>', width)


def _cloud(width: int) -> Image:
    """Paint a veil of cloud that drifts over the sky; its left and its right edge fade out."""
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 300"><defs><filter id="c" x="0" y="0" '
        'width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" '
        'baseFrequency=".002 .014" numOctaves="6" seed="31" result="n"/>'
        '<feColorMatrix in="n" type="matrix" values="0 0 0 0 1  0 0 0 0 .74  0 0 0 0 .58  3.4 0 0 0 -1.75"/>'
        '</filter></defs><g filter="url(#c)"><rect width="1280" height="300"/></g></svg>'
    )
    cloud = rendered(text, width)
    pixels = array(cloud)
    x, y = grid(*cloud.size)
    edge = np.clip(np.minimum(x, cloud.width - x) / (cloud.width * 0.22), 0, 1) * np.clip(
        np.minimum(y, cloud.height - y) / (cloud.height * 0.35), 0, 1
    )
    pixels[..., 3] *= edge * 0.7
    return image(pixels)


def _dust(width: int) -> Image:
    """Draw motes in the light, as a tile without seams."""
    r = random.Random(5)
    motes = ""
    for _ in range(70):
        x, y, k = r.uniform(0, 512), r.uniform(0, 512), r.choice([0.8, 1, 1.3, 2])
        for dx in (-512, 0, 512):
            for dy in (-512, 0, 512):
                if -9 < x + dx < 521 and -9 < y + dy < 521:
                    motes += (
                        f'<circle cx="{x + dx:.1f}" cy="{y + dy:.1f}" r="{k * 2.4:.1f}" fill="#ffd98a" '
                        f'fill-opacity=".16"/><circle cx="{x + dx:.1f}" cy="{y + dy:.1f}" r="{k:.1f}" '
                        f'fill="#fff0c4" fill-opacity=".6"/>'
                    )
    return rendered(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{motes}</svg>', width)


PICTURES = [
    Picture("common/title", SIZE, _back, scales=(1,), quality=82),
    Picture("common/title-felucca", (720, 688), _felucca, scales=(1, 2), quality=80),
    Picture("common/title-mirror", (720, 420), _mirror, scales=(1,), quality=76),
    Picture("common/title-wake", (820, 120), _wake, scales=(1,)),
    Picture("common/title-reeds-left", (480, 520), partial(_reeds, True), scales=(1,), quality=78),
    Picture("common/title-reeds-right", (480, 520), partial(_reeds, False), scales=(1,), quality=78),
    Picture("common/title-cloud", (1280, 300), _cloud, scales=(1,), quality=76),
    Picture("common/title-dust", (512, 512), _dust, scales=(1,)),
]
PICTURES += [
    Picture(f"common/title-glints-{i}", GLINTS, partial(_glints, i), scales=(1,), quality=70) for i in range(1, 5)
]
PICTURES += [Picture(f"common/title-birds-{i}", (260, 110), partial(_birds, i)) for i in (1, 2)]
