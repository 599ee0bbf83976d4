"""Portraits of the levels and personalities of the AI, each content and cross, in drawings of 400 by 480 units."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image as Images
from PIL.Image import Image

from art.kit.brush import strokes
from art.kit.images import grainy, vivid
from art.kit.palette import GOLD, LAPIS, LINEN, mix
from art.kit.palette import MALACHITE as MALA
from art.kit.palette import TERRACOTTA as TERRA
from art.kit.picture import Picture
from art.sources.sa_re.plot import mul
from art.sources.sa_re.plots import rendered

SIZE = (240, 288)
PART = (30 / 400, 55.7 / 480, 370 / 400, 463.7 / 480)
"""The part of a drawing that is shown. It is rendered whole: filters skew in a cut view."""


@dataclass(frozen=True, slots=True)
class Head:
    """The measures of a person.

    `shape` is half the width, the height above the middle, the jaw's half width and depth, the chin's half width and
    depth. `turn` moves the features to a side; `nose` is half its width, its depth and the bend of its ridge; `eyes` is
    half their distance and their height.
    """

    uid: str
    x: float
    y: float
    skin: str
    shape: tuple[float, float, float, float, float, float]
    turn: float
    eyes: tuple[float, float]
    nose: tuple[float, float, float]
    blush: float = 0.4
    shoulder: tuple[float, float] = (165, 395)
    ears: bool = True

    @property
    def middle(self) -> tuple[float, float]:
        """Return the point between the eyes."""
        return self.x + self.turn, self.y + self.eyes[1]


DEFS = """<filter id="b3"><feGaussianBlur stdDeviation="3"/></filter><filter id="b6" x="-50%" y="-50%" width="200%"
height="200%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="b12" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="12"/></filter><filter
id="b22" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="22"/></filter>
<filter id="brush" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="6" result="n"/>
<feDisplacementMap in="SourceGraphic" in2="n" scale=".9" xChannelSelector="R" yChannelSelector="G" result="d"/>
<feMorphology in="d" operator="dilate" radius="1.3" result="o"/><feColorMatrix in="o" type="matrix" values="0 0 0 0
.16  0 0 0 0 .08  0 0 0 0 .07  0 0 0 .95 0" result="o2"/>
<feMerge><feMergeNode in="o2"/><feMergeNode in="d"/></feMerge></filter>
<filter id="wall" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence
type="fractalNoise" baseFrequency=".012 .02" numOctaves="5" seed="31" result="m"/>
<feDiffuseLighting in="m" surfaceScale="3" diffuseConstant="1.15" lighting-color="#fff0d6" result="l"><feDistantLight
azimuth="225" elevation="60"/></feDiffuseLighting>
<feBlend in="l" in2="SourceGraphic" mode="multiply"/></filter>"""


def head_path(cx: float, cy: float, w: float, ht: float, jw: float, jy: float, cw: float, ch: float) -> str:
    """Return the outline of a head."""
    return (
        f"M{cx - w} {cy - 10}C{cx - w} {cy - ht * 0.86} {cx - w * 0.62} {cy - ht} {cx} {cy - ht}C{cx + w * 0.62} "
        f"{cy - ht} {cx + w} {cy - ht * 0.86} {cx + w} {cy - 10}"
        f"C{cx + w} {cy + 34} {cx + jw + 7} {cy + jy - 26} {cx + jw} {cy + jy}C{cx + jw - 12} {cy + jy + 26} "
        f"{cx + cw} {cy + ch} {cx} {cy + ch}"
        f"C{cx - cw} {cy + ch} {cx - jw + 12} {cy + jy + 26} {cx - jw} {cy + jy}C{cx - jw - 7} {cy + jy - 26} "
        f"{cx - w} {cy + 34} {cx - w} {cy - 10}Z"
    )


def eye(
    x: float,
    y: float,
    w: float,
    openness: float,
    gx: float,
    gy: float,
    iris: str,
    side: int,
    kohl: float = 1.0,
    tail: float = 14,
    smile: bool = False,
    uid: str = "e",
) -> str:
    """Draw an eye; `side` is -1 for the left one of the picture, `gx` and `gy` say where it looks."""
    if smile:
        return (
            f'<path d="M{x - w} {y + 5}Q{x} {y - w * 0.75} {x + w} {y + 5}" fill="none" stroke="#1f1210" '
            f'stroke-width="{5 * kohl}" stroke-linecap="round"/>'
            f'<path d="M{x + side * w} {y + 5}l{side * tail * 0.7} 3" stroke="#1f1210" stroke-width="3.5" '
            f'stroke-linecap="round"/>'
            f'<path d="M{x - w * 0.8} {y + 13}Q{x} {y + 7} {x + w * 0.8} {y + 13}" fill="none" stroke="#5b2f20" '
            f'stroke-opacity=".5" stroke-width="2"/>'
        )
    up, lo = w * 0.72 * openness, w * 0.46 * min(1.2, openness + 0.15)
    d = (
        f"M{x - w} {y + 1}C{x - w * 0.5} {y - up} {x + w * 0.4} {y - up} {x + w} {y}C{x + w * 0.5} {y + lo} "
        f"{x - w * 0.5} {y + lo} {x - w} {y + 1}Z"
    )
    r = w * 0.52
    ix, iy = x + gx * w * 0.38, y - up * 0.10 + gy * 4
    return (
        f'<clipPath id="{uid}"><path d="{d}"/></clipPath>'
        f'<g clip-path="url(#{uid})"><path d="{d}" fill="#F7ECD6"/><circle cx="{ix}" cy="{iy}" r="{r}" '
        f'fill="{mul(iris, 0.5)}"/>'
        f'<circle cx="{ix}" cy="{iy + 1}" r="{r * 0.86}" fill="{iris}"/><circle cx="{ix}" cy="{iy + r * 0.35}" '
        f'r="{r * 0.55}" fill="{mix(iris, "#fff0c0", 0.45)}" fill-opacity=".7"/>'
        f'<circle cx="{ix}" cy="{iy}" r="{r * 0.46}" fill="#140b0a"/><ellipse cx="{x}" cy="{y - up * 0.85}" '
        f'rx="{w * 1.1}" ry="{up * 0.55}" fill="#3a1c1c" fill-opacity=".45"/>'
        f'<circle cx="{ix - r * 0.34}" cy="{iy - r * 0.36}" r="{r * 0.24}" fill="#fff"/></g>'
        f'<path d="M{x - w - 1} {y + 2}C{x - w * 0.5} {y - up - 1} {x + w * 0.4} {y - up - 1} {x + w + 1} {y}" '
        f'fill="none" stroke="#1f1210" stroke-width="{4.6 * kohl}" stroke-linecap="round"/>'
        f'<path d="M{x + side * w} {y + 1}q{side * tail * 0.5} 2 {side * tail} {-1}" stroke="#1f1210" '
        f'stroke-width="{3.2 * kohl}" fill="none" stroke-linecap="round"/>'
        f'<path d="M{x - w * 0.9} {y + 3}C{x - w * 0.5} {y + lo + 1} {x + w * 0.5} {y + lo + 1} {x + w * 0.95} '
        f'{y + 1}" fill="none" stroke="#3a1c16" stroke-width="{1.8 * kohl}" stroke-opacity=".8"/>'
    )


def brow(x0: float, y0: float, x1: float, y1: float, arch: float, w: float, col: str) -> str:
    """Draw a brow from its inner end."""
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2 - arch
    return (
        f'<path d="M{x0} {y0 + w * 0.5}Q{mx} {my - w * 0.5} {x1} {y1}Q{mx} {my + w} {x0} {y0 + w * 1.1}Z" '
        f'fill="{col}" stroke="{col}" stroke-width="2" stroke-linejoin="round"/>'
    )


def face(c: Head) -> str:
    """Draw skin, planes and light of a head."""
    uid, cx, cy, sk = c.uid, c.x, c.y, c.skin
    d = head_path(cx, cy, *c.shape)
    w, ht, jw, jy, cw, ch = c.shape
    t = c.turn
    lit, dark = mix(mul(sk, 1.20), "#fff0d0", 0.26), mul(sk, (0.50, 0.42, 0.47))
    ex, ey = c.eyes
    nx, ny = cx + t * 1.5, cy + c.nose[1]
    nw = c.nose[0]
    g = (
        f'<radialGradient id="sk{uid}" gradientUnits="userSpaceOnUse" cx="{cx - w * 0.42}" cy="{cy - ht * 0.35}" '
        f'r="{w * 2.3}">'
        f'<stop offset="0" stop-color="{lit}"/><stop offset=".34" stop-color="{mul(sk, 1.06)}"/><stop offset=".62" '
        f'stop-color="{mul(sk, (0.86, 0.76, 0.72))}"/><stop offset=".82" '
        f'stop-color="{mul(sk, (0.66, 0.54, 0.55))}"/><stop offset="1" stop-color="{dark}"/></radialGradient>'
        f'<clipPath id="hd{uid}"><path d="{d}"/></clipPath>'
    )
    s = g
    for sd in (-1, 1):  # ears
        x, y = cx + sd * (w - 2) - t * 0.4, cy + 8
        if c.ears:
            k = sk if sd < 0 else mul(sk, (0.66, 0.56, 0.58))
            s += (
                f'<path d="M{x} {y - 24}q{sd * 26} -10 {sd * 24} 16q-2 24 {-sd * 22} 34z" fill="{k}"/><path '
                f'd="M{x + sd * 3} {y - 12}q{sd * 13} -4 {sd * 12} 10q-2 12 {-sd * 10} 16" fill="none" '
                f'stroke="{mul(sk, 0.5)}" stroke-width="2.4"/>'
            )
    s += f'<path d="{d}" fill="url(#sk{uid})"/><g clip-path="url(#hd{uid})">'
    # the far side in shadow
    s += (
        f'<path d="M{cx + t + w * 0.30} {cy - ht - 10}Q{cx + t + w * 0.62} {cy - 30} {cx + t + w * 0.40} {cy + 10}'
        f"Q{cx + t + w * 0.80} {cy + 50} {cx + t * 0.6 + 8} {cy + ch + 10}L{cx + w + 60} {cy + ch + 20}"
        f'V{cy - ht - 20}Z" fill="#5a2233" fill-opacity=".36" filter="url(#b12)"/>'
    )
    # sockets, cheeks, forehead light
    for sd in (-1, 1):
        s += (
            f'<ellipse cx="{cx + t + sd * ex}" cy="{cy + ey - 5}" rx="{ex * 0.66}" ry="20" fill="#6b2c26" '
            f'fill-opacity=".42" filter="url(#b6)"/>'
        )
    s += (
        f'<ellipse cx="{cx + t - ex * 1.1}" cy="{cy + ey + 44}" rx="24" ry="15" fill="#E06A4A" '
        f'fill-opacity="{c.blush}" filter="url(#b6)"/>'
    )
    s += (
        f'<ellipse cx="{cx + t + ex * 1.15}" cy="{cy + ey + 46}" rx="20" ry="15" fill="#B0442F" '
        f'fill-opacity="{c.blush * 0.8:.2f}" filter="url(#b6)"/>'
    )
    s += (
        f'<ellipse cx="{cx - w * 0.34}" cy="{cy - ht * 0.60}" rx="{w * 0.42}" ry="{ht * 0.22}" fill="#fff0cc" '
        f'fill-opacity=".62" filter="url(#b12)"/>'
    )
    s += (
        f'<ellipse cx="{cx + t - ex * 1.15}" cy="{cy + ey + 26}" rx="20" ry="9" fill="#fff0cc" fill-opacity=".62" '
        f'filter="url(#b6)"/>'
    )
    s += (
        f'<ellipse cx="{cx + t * 0.6}" cy="{cy + ch - 4}" rx="{cw * 1.1}" ry="13" fill="#fff0cc" '
        f'fill-opacity=".16" filter="url(#b6)"/>'
    )
    s += (
        f'<path d="M{cx - jw} {cy + jy + 22}Q{cx} {cy + ch + 6} {cx + jw} {cy + jy + 16}L{cx + jw} {cy + ch + 20}'
        f'H{cx - jw}Z" fill="#5a2233" fill-opacity=".35" filter="url(#b6)"/>'
    )
    s += (
        f'<path d="M{cx - w + 8} {cy - 20}Q{cx - w + 16} {cy + 34} {cx - jw + 14} {cy + jy - 4}Q{cx - jw + 30} '
        f'{cy + jy - 40} {cx - w + 30} {cy - 10}Z" fill="#fff0cc" fill-opacity=".34" filter="url(#b6)"/>'
    )
    # warm light that comes back from the ground
    s += (
        f'<path d="M{cx + w - 3} {cy - 30}Q{cx + w + 2} {cy + 30} {cx + jw} {cy + jy + 6}" fill="none" '
        f'stroke="#ffab6b" stroke-width="7" stroke-opacity=".50" filter="url(#b3)"/>'
    )
    # nose: side in shadow, ridge in light
    hook = c.nose[2]
    top = cy + ey - 8
    s += (
        f'<path d="M{cx + t + 6} {top}Q{nx + nw * 0.4} {(top + ny) / 2} {nx + nw + 5} {ny - 2}Q{nx + nw} {ny + 9} '
        f'{nx + 2} {ny + 8}L{cx + t + 1} {top + 12}Z" fill="#5a2226" fill-opacity=".66" filter="url(#b3)"/>'
    )
    s += (
        f'<path d="M{cx + t - 3} {top + 2}Q{cx + t - 6 + hook} {(top + ny) / 2} {nx - 3} {ny - 9}" fill="none" '
        f'stroke="#fff0cf" stroke-width="9" stroke-opacity=".72" stroke-linecap="round" filter="url(#b3)"/>'
    )
    s += (
        f'<ellipse cx="{nx - 3}" cy="{ny - 4}" rx="{nw * 0.42:.1f}" ry="6" fill="#fff4d8" fill-opacity=".6" '
        f'filter="url(#b3)"/><path d="M{nx - nw * 0.9} {ny + 10}Q{nx + 6} {ny + 22} {nx + nw + 6} {ny + 8}L'
        f'{nx + nw} {ny + 4}Q{nx} {ny + 12} {nx - nw * 0.9} {ny + 10}Z" fill="#4a1826" fill-opacity=".4" '
        f'filter="url(#b3)"/>'
    )
    s += (
        f'<path d="M{nx - nw} {ny + 1}Q{nx - nw * 0.8} {ny + 9} {nx - nw * 0.35} {ny + 6}Q{nx} {ny + 13} '
        f'{nx + nw * 0.4} {ny + 6}Q{nx + nw} {ny + 9} {nx + nw} {ny - 2}" fill="none" '
        f'stroke="{mul(sk, (0.36, 0.26, 0.28))}" stroke-width="3.4" stroke-linecap="round" '
        f'stroke-linejoin="round"/>'
    )
    s += (
        f'<path d="M{nx - nw} {ny + 1}q-3 -8 3 -13" fill="none" stroke="{mul(sk, (0.45, 0.34, 0.34))}" '
        f'stroke-width="2.6" stroke-linecap="round"/>'
    )
    s += "</g>"
    s += f'<path d="{d}" fill="none" stroke="{mul(sk, (0.40, 0.28, 0.28))}" stroke-width="2" stroke-opacity=".75"/>'
    return s


def bust(c: Head, robe: str, neck_w: float = 40) -> str:
    """Draw neck and shoulders, and declare the colours of the robe."""
    cx, cy, sk = c.x, c.y, c.skin
    sw, sy = c.shoulder
    w = neck_w
    return (
        f'<linearGradient id="rb{c.uid}" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" '
        f'stop-color="{mix(mul(robe, 1.25), "#fff0d0", 0.18)}"/><stop offset=".45" stop-color="{robe}"/><stop '
        f'offset="1" stop-color="{mul(robe, (0.42, 0.36, 0.46))}"/></linearGradient>'
        f'<linearGradient id="nk{c.uid}" x1="0" x2="1"><stop offset="0" stop-color="{mul(sk, (0.90, 0.82, 0.76))}"/>'
        f'<stop offset=".45" stop-color="{mul(sk, (0.66, 0.55, 0.53))}"/><stop offset="1" '
        f'stop-color="{mul(sk, (0.42, 0.33, 0.38))}"/></linearGradient>'
        f'<path d="M{cx - w} {cy + 60}L{cx - w - 4} {sy - 26}Q{cx - sw * 0.6} {sy - 12} {cx - sw} {sy + 14}'
        f"Q{cx - sw - 26} {sy + 40} {cx - sw - 30} 500H{cx + sw + 30}Q{cx + sw + 26} {sy + 40} {cx + sw} "
        f'{sy + 14}Q{cx + sw * 0.6} {sy - 12} {cx + w + 4} {sy - 26}L{cx + w} {cy + 60}Z" fill="url(#nk{c.uid}'
        f')"/>'
        f'<path d="M{cx - w - 2} {cy + c.shape[5] - 22}Q{cx + 10} {cy + c.shape[5] + 46} {cx + w + 4} '
        f'{cy + c.shape[5] - 12}V{sy - 30}Q{cx + 20} {sy + 6} {cx - w + 16} {sy - 40}Z" fill="#3a1020" '
        f'fill-opacity=".72" filter="url(#b6)"/>'
    )


def collar(cx: float, sy: float, rows: Sequence[str], rx: float = 112, ry: float = 62) -> str:
    """Draw a broad collar of rows of beads."""
    s = ""
    for i, col in enumerate(rows):
        k = 1 - i * 0.13
        s += (
            f'<path d="M{cx - rx * k} {sy - 20 + i * 2}A{rx * k} {ry * k} 0 0 0 {cx + rx * k} {sy - 20 + i * 2}" '
            f'fill="none" stroke="{mul(col, 0.55)}" stroke-width="14"/>'
        )
        s += (
            f'<path d="M{cx - rx * k} {sy - 20 + i * 2}A{rx * k} {ry * k} 0 0 0 {cx + rx * k} {sy - 20 + i * 2}" '
            f'fill="none" stroke="{col}" stroke-width="10" stroke-dasharray="9 2"/>'
        )
        s += (
            f'<path d="M{cx - rx * k} {sy - 22 + i * 2}A{rx * k} {ry * k} 0 0 0 {cx} {sy - 22 + i * 2 + ry * k}" '
            f'fill="none" stroke="#fff2cc" stroke-opacity=".35" stroke-width="3"/>'
        )
    return s


def robe(c: Head, col: str, v: float = 40) -> str:
    """Draw a robe with a neckline of the depth `v`."""
    cx = c.x
    sw, sy = c.shoulder
    s = (
        f'<path d="M{cx - sw * 0.52} {sy - 18}Q{cx - sw} {sy} {cx - sw} {sy + 14}Q{cx - sw - 26} {sy + 40} '
        f"{cx - sw - 30} 500H{cx + sw + 30}Q{cx + sw + 26} {sy + 40} {cx + sw} {sy + 14}Q{cx + sw} {sy} "
        f'{cx + sw * 0.52} {sy - 18}L{cx + 6} {sy + v}Z" fill="url(#rb{c.uid})"/>'
    )
    r = random.Random(4)
    for i in range(7):
        x = cx - sw + 20 + i * sw * 0.3
        s += (
            f'<path d="M{x} {sy + 10 + abs(i - 3) * 4}Q{x + r.uniform(-14, 14):.0f} {sy + 60} '
            f'{x + r.uniform(-20, 20):.0f} 490" fill="none" stroke="{mul(col, 0.5)}" stroke-opacity=".55" '
            f'stroke-width="{r.uniform(2, 5):.1f}"/>'
        )
        s += (
            f'<path d="M{x - 7} {sy + 12 + abs(i - 3) * 4}Q{x - 7 + r.uniform(-10, 10):.0f} {sy + 60} '
            f'{x - 8 + r.uniform(-16, 16):.0f} 490" fill="none" stroke="#fff1d0" '
            f'stroke-opacity="{0.30 if i < 4 else 0.10}" stroke-width="3"/>'
        )
    return s


def backdrop(uid: str, a: str, b: str, motif: str = "") -> str:
    """Draw a wall in the light of the upper left."""
    return (
        f'<radialGradient id="bg{uid}" cx=".26" cy=".18" r="1.15"><stop offset="0" '
        f'stop-color="{mix(a, "#fff0c8", 0.55)}"/><stop offset=".45" stop-color="{a}"/><stop offset="1" '
        f'stop-color="{b}"/></radialGradient>'
        f'<g filter="url(#wall)"><rect width="400" height="480" fill="url(#bg{uid})"/>{motif}</g>'
        '<path d="M-20 -20L210 -20L60 500L-20 500Z" fill="#fff0c0" fill-opacity=".13" filter="url(#b22)"/>'
    )


def coin(x: float, y: float, r: float) -> str:
    """Draw a coin."""
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#F2BE3A"/><circle cx="{x}" cy="{y}" r="{r * 0.62}" fill="none" '
        f'stroke="#8f5f12" stroke-width="{r * 0.16}"/>'
        f'<path d="M{x - r * 0.7} {y - r * 0.4}A{r * 0.8} {r * 0.8} 0 0 1 {x + r * 0.2} {y - r * 0.78}" '
        f'stroke="#fff6c0" stroke-width="{r * 0.2}" fill="none" stroke-linecap="round"/>'
    )


def hand(x: float, y: float, sk: str, rot: float = 0, k: float = 1.0, fl: int = 1) -> str:
    """Draw a closed hand from outside."""
    s = (
        f'<g transform="translate({x} {y}) rotate({rot}) scale({k * fl} {k})"><path d="M-26 24Q-36 -8 -18 -24Q6 -36 '
        f'28 -20Q36 0 26 26Z" fill="{sk}"/>'
    )
    for i in range(4):
        s += (
            f'<path d="M{-24 + i * 14} {-17 - (4 if i in (1, 2) else 0)}q8 -6 13 2l-1 27q-6 6 -12 0z" '
            f'fill="{mul(sk, 1.06 - i * 0.10)}" stroke="{mul(sk, 0.48)}" stroke-width="2"/>'
        )
    return (
        s + f'<path d="M-30 18Q-14 4 6 14Q10 22 2 26Q-14 30 -30 18Z" fill="{mul(sk, 1.05)}" stroke="{mul(sk, 0.48)}" '
        f'stroke-width="2"/></g>'
    )


def miser(content: bool) -> str:
    """Draw the Miser."""
    uid = f"miser{int(content)}"
    mood = int(content)
    c = Head(
        uid=uid,
        x=196,
        y=200,
        skin="#C79A6A",
        shape=(74, 112, 54, 66, 26, 124),
        turn=8,
        eyes=(31, -2),
        nose=(17, 58, 16),
        blush=0.22,
        shoulder=(150, 366),
    )
    glad = mood == 1
    x, y = c.middle
    s = backdrop(
        uid,
        "#A8743C",
        "#2b170f",
        '<g fill="#2a140c" fill-opacity=".45"><rect x="276" y="60" width="90" height="120" rx="4"/><rect x="20" '
        'y="90" width="56" height="150"/></g>'
        '<g stroke="#c7b27a" stroke-opacity=".4" stroke-width="4"><path d="M300 60V180M322 60V180M344 60V180"/></g>',
    )
    b = bust(c, "#6E7A4A", 30) + robe(c, "#6E7A4A", 34)
    b += (
        '<path d="M96 352Q196 430 300 350L312 376Q196 462 84 378Z" fill="#4d5634"/><path d="M96 352Q140 396 196 '
        '404L196 420Q130 408 84 378Z" fill="#8b9660"/>'
    )
    b += face(c)
    # fringe of white hair, wrinkles
    for sd in (-1, 1):
        for i in range(6):
            xx = c.x + sd * (70 + i * 1.5)
            b += (
                f'<path d="M{xx} {166 + i * 10}q{sd * (16 + i)} {-8 + i * 3} {sd * (20 + i * 2)} {10 + i * 2}'
                f'q{-sd * 12} -2 {-sd * 20} 4z" fill="{"#EFE8D8" if sd < 0 else "#A79E98"}"/>'
            )
    wr = mul(c.skin, (0.50, 0.38, 0.38))
    for i in range(3):
        b += (
            f'<path d="M{x - 38 + i * 4} {y - 58 - i * 13}q38 {-7 - (5 if glad else 0)} 74 {2 - i}" fill="none" '
            f'stroke="{wr}" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round"/>'
        )
    for sd in (-1, 1):
        b += (
            f'<path d="M{x + sd * 22} {y + 54}q{sd * 14} 8 {sd * 15} 36" fill="none" stroke="{wr}" '
            f'stroke-width="3" stroke-linecap="round" stroke-opacity=".8"/>'
        )
        b += (
            f'<path d="M{x + sd * 16} {y + 18}q{sd * 16} 10 {sd * 34} 2" fill="none" stroke="{wr}" '
            f'stroke-width="2.4" stroke-opacity=".7" stroke-linecap="round"/>'
        )
        b += (
            f'<path d="M{x + sd * 54} {y + 2}l{sd * 14} 5m{-sd * 14} -9l{sd * 14} -2" stroke="{wr}" '
            f'stroke-width="2" stroke-opacity=".7"/>'
        )
    op, gx = (0.95, 0.1) if glad else (0.48, 0.95)
    b += eye(x - 31, y, 20, op, gx, 0.5 if glad else 0, "#6E7A3A", -1, 0.8, 6, uid=uid + "l") + eye(
        x + 31, y, 19, op, gx, 0.5 if glad else 0, "#6E7A3A", 1, 0.8, 6, uid=uid + "r"
    )
    if glad:
        b += brow(x - 12, y - 26, x - 60, y - 24, 18, 7, "#EDE6D6") + brow(
            x + 12, y - 26, x + 58, y - 24, 18, 7, "#B9B0A8"
        )
        b += (
            f'<path d="M{x - 26} {y + 86}Q{x} {y + 106} {x + 30} {y + 82}Q{x + 4} {y + 94} {x - 26} {y + 86}Z" '
            f'fill="#4a1a18"/><path d="M{x - 16} {y + 91}q14 4 30 -2l-2 5q-12 5 -25 1z" fill="#F1E3C4"/><path '
            f'd="M{x - 32} {y + 82}q4 4 8 5m54 -9q-2 5 -6 6" stroke="{wr}" stroke-width="3" fill="none" '
            f'stroke-linecap="round"/>'
        )
    else:
        b += brow(x - 9, y - 12, x - 58, y - 24, 5, 8, "#EDE6D6") + brow(x + 9, y - 12, x + 56, y - 26, 5, 8, "#B9B0A8")
        b += f'<path d="M{x - 6} {y - 14}q-3 -8 0 -16m12 16q3 -8 0 -16" stroke="{wr}" stroke-width="2.6" fill="none"/>'
        b += (
            f'<path d="M{x - 24} {y + 92}Q{x - 4} {y + 83} {x + 26} {y + 93}" fill="none" stroke="#4a1a18" '
            f'stroke-width="4.4" stroke-linecap="round"/><path d="M{x - 14} {y + 100}q14 4 28 0" fill="none" '
            f'stroke="{wr}" stroke-width="2.4" stroke-opacity=".7"/>'
        )
    # purse held with both hands
    b += (
        '<g transform="translate(196 432) scale(1.12)"><path d="M-44 36Q-56 -6 -20 -26L-14 -40H18L22 -26Q58 -4 46 '
        '40Z" fill="#8a4a2a"/><path d="M-44 36Q-56 -6 -20 -26L-14 -40H0Q-24 0 -10 40Z" fill="#b9693c"/><path '
        'd="M-22 -26Q2 -18 24 -26" stroke="#F2BE3A" stroke-width="5" fill="none"/></g>'
    )
    if glad:
        b += coin(176, 392, 11) + coin(198, 384, 12) + coin(220, 393, 11)
    b += hand(138, 448, mul(c.skin, 1.02), -14, 0.92) + hand(258, 450, mul(c.skin, (0.74, 0.64, 0.62)), 14, 0.92, -1)
    s += f'<g filter="url(#brush)"><g transform="rotate(3 200 420) translate(-8 -8) scale(1.04)">{b}</g></g>'
    if glad:
        s += (
            '<ellipse cx="200" cy="372" rx="90" ry="60" fill="#ffd45a" fill-opacity=".42" filter="url(#b22)"/>'
            '<ellipse cx="204" cy="300" rx="50" ry="30" fill="#ffd45a" fill-opacity=".28" filter="url(#b12)"/>'
        )
    return s


def knuckle(x: float, y: float, a: float, k: float = 1.0) -> str:
    """Draw a knucklebone."""
    return (
        f'<g transform="translate({x} {y}) rotate({a}) scale({k})"><path d="M-16 -9Q-10 -15 -4 -9Q0 -6 4 -9Q11 -15 '
        f'17 -8Q20 0 16 9Q10 14 4 8Q0 5 -4 8Q-11 14 -16 8Q-20 0 -16 -9Z" fill="#F3E6C8" stroke="#6b4a2c" '
        f'stroke-width="2"/>'
        '<path d="M-14 -8Q-9 -12 -4 -7Q0 -4 4 -7" fill="none" stroke="#fffdf2" stroke-width="3"/><path d="M-14 6q5 '
        '5 10 0q4 -3 8 0q6 5 11 0" fill="none" stroke="#b08a5c" stroke-width="3"/></g>'
    )


def gambler(content: bool) -> str:
    """Draw the Gambler."""
    uid = f"gambler{int(content)}"
    mood = int(not content)
    c = Head(
        uid=uid,
        x=200,
        y=206,
        skin="#A8673F",
        shape=(78, 108, 58, 58, 24, 108),
        turn=-7,
        eyes=(35, 0),
        nose=(16, 46, 4),
        blush=0.50,
        shoulder=(150, 364),
    )
    bust_ = mood == 1
    x, y = c.middle
    s = backdrop(
        uid,
        "#C4663C",
        "#3d1430",
        '<g fill="#2b0f26" fill-opacity=".35"><path d="M0 300Q90 270 180 300T400 290V480H0Z"/></g><g '
        'fill="#ffd07a" fill-opacity=".55"><circle cx="330" cy="80" r="15"/><circle cx="368" cy="140" r="9"/>'
        '<circle cx="56" cy="120" r="10"/></g>',
    )
    hair = "#2a1a18"
    b = (
        f'<path d="M112 210Q96 78 200 74Q312 76 290 220Q300 300 306 340Q262 356 250 330L140 330Q120 350 96 336Q108 '
        f'290 112 210Z" fill="{hair}"/>'
    )
    b += bust(c, TERRA, 32)
    b += robe(c, TERRA, 66) + collar(200, 366, (GOLD, "#2f8f8a", TERRA, GOLD), 96, 52)
    b += face(c)
    # braids, fringe, band
    b += (
        f'<path d="M118 200Q112 92 200 92Q288 92 284 200Q274 148 246 138Q200 126 152 138Q126 150 118 200Z" '
        f'fill="{hair}"/>'
    )
    for i in range(9):
        xx = 136 + i * 16
        b += (
            f'<path d="M{xx} {134 - abs(i - 4) * -3}Q{xx - 4} 112 {186 + i * 3} 90" fill="none" stroke="#6b4334" '
            f'stroke-width="{3 if i < 5 else 1.6}" stroke-opacity=".8"/>'
        )
    b += (
        '<path d="M116 168Q128 116 200 112Q274 116 286 168L283 184Q268 134 200 130Q134 134 119 184Z" '
        'fill="#D5482C"/><path d="M116 168Q128 116 200 112L200 120Q140 124 122 172Z" fill="#ff8a5a" '
        'fill-opacity=".8"/>'
    )
    b += '<circle cx="186" cy="121" r="9" fill="#F2BE3A" stroke="#7b5312" stroke-width="2"/>'
    for sd, x0 in ((-1, 108), (1, 292)):
        for j in range(3):
            for i in range(9):
                yy = 214 + i * 15
                xx = x0 + sd * (j * 10 - 4) + (3 if i % 2 else -3) * 0.6
                col = hair if sd > 0 else mix(hair, "#7a4a38", 0.35 if j > 0 else 0.1)
                b += f'<ellipse cx="{xx}" cy="{yy}" rx="7" ry="9" fill="{col}" stroke="#120a0a" stroke-width="1"/>'
            b += (
                f'<rect x="{x0 + sd * (j * 10 - 4) - 6}" y="344" width="12" height="11" rx="3" fill="#F2BE3A" '
                f'stroke="#7b5312" stroke-width="1.4"/>'
            )
    for sd in (-1, 1):
        b += (
            f'<circle cx="{200 + sd * 84}" cy="262" r="17" fill="none" stroke="{"#F2BE3A" if sd < 0 else "#a5761c"}'
            f'" stroke-width="6"/>'
        )
    if not bust_:
        b += eye(x - 35, y, 22, 1.0, 0.1, -0.4, "#5a3413", -1, 1, 16, uid=uid + "l") + eye(
            x + 35, y, 21, 0.86, 0.1, -0.4, "#5a3413", 1, 1, 16, uid=uid + "r"
        )
        b += brow(x - 14, y - 30, x - 62, y - 32, 15, 6, hair) + brow(x + 12, y - 22, x + 60, y - 26, 10, 6, hair)
        b += (
            f'<path d="M{x - 38} {y + 64}Q{x} {y + 76} {x + 42} {y + 58}Q{x + 30} {y + 98} {x + 2} {y + 98}'
            f'Q{x - 28} {y + 98} {x - 38} {y + 64}Z" fill="#571a1c"/>'
        )
        b += (
            f'<path d="M{x - 33} {y + 67}Q{x} {y + 78} {x + 37} {y + 62}L{x + 32} {y + 75}Q{x} {y + 87} {x - 28} '
            f'{y + 78}Z" fill="#FFF8E8"/><path d="M{x - 16} {y + 94}Q{x} {y + 84} {x + 18} {y + 92}Q{x} {y + 101} '
            f'{x - 16} {y + 94}Z" fill="#C4564A"/>'
        )
        b += (
            f'<path d="M{x - 40} {y + 64}Q{x} {y + 72} {x + 44} {y + 57}" fill="none" stroke="#8f3a34" '
            f'stroke-width="5" stroke-linecap="round"/><path d="M{x - 30} {y + 88}Q{x} {y + 112} {x + 34} {y + 84}'
            f'" fill="none" stroke="#B5524A" stroke-width="5" stroke-linecap="round"/>'
        )
        b += (
            hand(330, 410, c.skin, 24, 1.1)
            + knuckle(330, 330, -30, 1.2)
            + knuckle(292, 374, 40, 1.0)
            + knuckle(364, 296, 70, 1.1)
            + knuckle(70, 392, 15, 1.0)
        )
    else:
        b += eye(x - 35, y, 23, 1.35, 0.0, 0.2, "#5a3413", -1, 1, 14, uid=uid + "l") + eye(
            x + 35, y, 22, 1.35, 0.0, 0.2, "#5a3413", 1, 1, 14, uid=uid + "r"
        )
        b += brow(x - 10, y - 46, x - 60, y - 30, 8, 6, hair) + brow(x + 10, y - 46, x + 58, y - 30, 8, 6, hair)
        b += (
            f'<path d="M{x - 32} {y + 84}Q{x - 20} {y + 66} {x} {y + 68}Q{x + 24} {y + 66} {x + 34} {y + 82}'
            f'Q{x + 26} {y + 98} {x} {y + 92}Q{x - 26} {y + 98} {x - 32} {y + 84}Z" fill="#571a1c" '
            f'stroke="#8f3a34" stroke-width="4"/><path d="M{x - 25} {y + 80}Q{x} {y + 68} {x + 27} {y + 79}L'
            f'{x + 24} {y + 86}Q{x} {y + 79} {x - 23} {y + 87}Z" fill="#FFF8E8"/>'
        )
        for i in range(5):
            b += f'<path d="M{x - 20 + i * 10} {y + 72}v20" stroke="#8a6a5a" stroke-width="1.3"/>'
        b += f'<path d="M{x + 64} {y - 46}q-9 15 0 20q9 -5 0 -20z" fill="#bfe6ee" stroke="#4f8f9b" stroke-width="1.6"/>'
        b += (
            knuckle(82, 440, 15, 1.2)
            + knuckle(128, 462, -40, 1.1)
            + knuckle(290, 452, 70, 1.2)
            + knuckle(336, 440, 4, 1.1)
        )
    return s + f'<g filter="url(#brush)"><g transform="rotate(-5 200 420) translate(-8 -8) scale(1.04)">{b}</g></g>'


def jar(x: float, y: float, k: float, col: str) -> str:
    """Draw a jar."""
    return (
        f'<g transform="translate({x} {y}) scale({k})"><path d="M-20 0Q-52 -30 -46 -66Q-40 -92 -18 '
        f'-98V-112H18V-98Q40 -92 46 -66Q52 -30 20 0Z" fill="{col}"/><path d="M-20 0Q-52 -30 -46 -66Q-40 -92 '
        f'-18 -98V-112H-4Q-30 -60 -6 0Z" fill="{mix(col, "#fff0d0", 0.35)}" fill-opacity=".8"/>'
        f'<path d="M47 -60Q50 -30 20 0H4Q30 -30 24 -80Q44 -80 47 -60Z" fill="#3a1426" fill-opacity=".4"/><path '
        f'd="M-44 -70Q0 -54 45 -70" stroke="{LAPIS}" stroke-width="8" fill="none"/><path d="M-22 '
        f'-112H22V-120H-22Z" fill="#E9D7AC"/></g>'
    )


def hoarder(content: bool) -> str:
    """Draw the Hoarder."""
    uid = f"hoarder{int(content)}"
    mood = int(not content)
    c = Head(
        uid=uid,
        x=200,
        y=202,
        skin="#B97C4E",
        shape=(88, 104, 86, 56, 48, 112),
        turn=-5,
        eyes=(36, -2),
        nose=(22, 44, 0),
        blush=0.62,
        shoulder=(176, 378),
        ears=False,
    )
    worry = mood == 1
    x, y = c.middle
    s = backdrop(
        uid,
        "#4F7D86",
        "#142c38",
        '<g fill="#0d2530" fill-opacity=".5"><rect x="0" y="120" width="400" height="9"/><rect x="0" y="250" '
        'width="400" height="9"/></g>',
    )
    s += (
        '<g opacity=".78">'
        + jar(44, 120, 0.62, "#A65F38")
        + jar(106, 120, 0.5, "#C28A4E")
        + jar(352, 120, 0.66, "#8f5436")
        + jar(290, 120, 0.46, "#B98450")
        + jar(36, 250, 0.72, "#C28A4E")
        + jar(366, 250, 0.78, "#7d4a34")
        + "</g>"
    )
    hair = "#1f1c24"
    b = f'<path d="M94 300Q72 70 200 72Q330 70 306 300Q300 322 270 318V180H130V318Q100 322 94 300Z" fill="{hair}"/>'
    b += bust(c, LINEN, 58) + robe(c, "#E4D8BE", 80) + collar(200, 388, (LAPIS, GOLD, MALA, GOLD, TERRA), 128, 62)
    b += face(c)
    ch = y + 116
    b += (
        f'<path d="M{x - 62} {y + 92}Q{x + 4} {ch + 30} {x + 72} {y + 88}" fill="none" '
        f'stroke="{mul(c.skin, (0.5, 0.38, 0.4))}" stroke-width="3" stroke-opacity=".7"/>'
    )
    # wig with gold tips and a cone of scent
    b += (
        f'<path d="M104 300Q92 120 200 104Q310 120 296 300L270 304Q282 190 262 156Q200 140 140 156Q118 190 130 '
        f'304Z" fill="{hair}"/>'
    )
    for i in range(13):
        t = i / 12
        xx = 110 + t * 180
        b += (
            f'<path d="M{xx} {152 + 36 * abs(t - 0.5)}Q{xx + (t - 0.5) * -20} 118 200 104" fill="none" '
            f'stroke="{"#4d5a74" if t < 0.45 else "#2d2f40"}" stroke-width="2.6"/>'
        )
    for sd in (-1, 1):
        for i in range(4):
            xx = 200 + sd * (74 + i * 8)
            b += (
                f'<path d="M{xx + sd * 2} 176Q{xx + sd * 9} 240 {xx} 296" fill="none" '
                f'stroke="{"#4d5a74" if sd < 0 else "#2a2b3a"}" stroke-width="2.6"/>'
            )
        b += (
            f'<path d="M{200 + sd * 70} 292h{sd * 32}v14h{-sd * 32}z" fill="{"#F2BE3A" if sd < 0 else "#a5761c"}" '
            f'stroke="#6b4712" stroke-width="1.6"/>'
        )
    b += (
        '<path d="M108 170Q134 126 200 124Q268 126 294 170L291 184Q266 144 200 142Q136 144 110 184Z" '
        'fill="#F2BE3A"/><path d="M108 170Q134 126 200 124V131Q144 134 114 174Z" fill="#fff0a8"/>'
    )
    for i in range(7):
        t = (i - 3) / 3.4
        b += (
            f'<circle cx="{200 + t * 80}" cy="{134 + t * t * 26}" r="4.6" fill="{LAPIS if i % 2 else TERRA}" '
            f'stroke="#3a2416" stroke-width="1"/>'
        )
    if not worry:
        b += eye(x - 36, y + 2, 20, 0, 0, 0, "#3a2413", -1, 1, 12, smile=True, uid=uid + "l") + eye(
            x + 36, y + 2, 20, 0, 0, 0, "#3a2413", 1, 1, 12, smile=True, uid=uid + "r"
        )
        b += brow(x - 16, y - 28, x - 60, y - 26, 12, 7, hair) + brow(x + 16, y - 28, x + 58, y - 26, 12, 7, hair)
        b += (
            f'<path d="M{x - 34} {y + 66}Q{x} {y + 92} {x + 38} {y + 64}" fill="none" stroke="#571a1c" '
            f'stroke-width="5" stroke-linecap="round"/><path d="M{x - 20} {y + 84}q22 10 42 -2" fill="none" '
            f'stroke="#B5524A" stroke-width="6" stroke-linecap="round" stroke-opacity=".75"/><path d="M{x - 42} '
            f'{y + 60}q4 6 10 8m74 -10q-3 7 -8 9" stroke="{mul(c.skin, 0.45)}" stroke-width="3" fill="none" '
            f'stroke-linecap="round"/>'
        )
    else:
        b += eye(x - 36, y, 21, 1.3, 1.2, 0.2, "#3a2413", -1, 1, 12, uid=uid + "l") + eye(
            x + 36, y, 20, 1.3, 1.2, 0.2, "#3a2413", 1, 1, 12, uid=uid + "r"
        )
        b += brow(x - 12, y - 42, x - 60, y - 22, 4, 7, hair) + brow(x + 12, y - 42, x + 58, y - 22, 4, 7, hair)
        b += (
            f'<path d="M{x - 20} {y + 78}Q{x + 2} {y + 62} {x + 26} {y + 78}Q{x + 4} {y + 84} {x - 20} {y + 78}Z" '
            f'fill="#571a1c" stroke="#8f3a34" stroke-width="4" stroke-linejoin="round"/><path d="M{x - 16} '
            f'{y + 92}q18 6 36 0" fill="none" stroke="{mul(c.skin, 0.5)}" stroke-width="2.4"/>'
        )
        b += f'<path d="M{x - 70} {y - 20}q-9 15 0 20q9 -5 0 -20z" fill="#bfe6ee" stroke="#4f8f9b" stroke-width="1.6"/>'
    sk2 = mul(c.skin, (0.78, 0.68, 0.64))
    b += jar(200, 520, 1.42, "#E3C48A")
    b += f'<path d="M178 404Q200 412 222 404" stroke="{TERRA}" stroke-width="8" fill="none"/>'
    b += (
        f'<path d="M10 480Q6 392 66 392Q120 402 166 448L152 478Q104 452 84 480Z" fill="{c.skin}"/><path d="M66 '
        f'392Q120 402 166 448L160 456Q104 414 52 420Z" fill="#fff0d0" fill-opacity=".35"/>'
    )
    b += f'<path d="M392 480Q398 392 336 392Q284 404 236 448L250 478Q298 452 318 480Z" fill="{sk2}"/>'
    b += (
        '<path d="M40 402l36 -12l10 30l-40 12z" fill="#F2BE3A" stroke="#6b4712" stroke-width="2"/><path d="M322 '
        '390l38 14l-8 30l-38 -14z" fill="#b98420" stroke="#6b4712" stroke-width="2"/>'
    )
    b += hand(172, 458, c.skin, 58, 0.95) + hand(232, 460, sk2, -58, 0.95, -1)
    return s + f'<g filter="url(#brush)"><g transform="rotate(-2.5 200 420) translate(-8 -8) scale(1.04)">{b}</g></g>'


def cat(mood: int) -> str:
    """Draw the cat of the Spoiler."""
    e = (
        '<path d="M-16 -4Q-9 -12 -2 -3Q-9 1 -16 -4Z" fill="#CBE04A"/><path d="M5 -3Q12 -12 19 -4Q12 1 5 -3Z" '
        'fill="#9fb53a"/><path d="M-9 -9v8M12 -9v8" stroke="#111" stroke-width="2.6"/>'
        if mood == 0
        else '<circle cx="-9" cy="-4" r="8" fill="#CBE04A"/><circle cx="12" cy="-4" r="8" fill="#9fb53a"/><circle '
        'cx="-9" cy="-4" r="4" fill="#111"/><circle cx="12" cy="-4" r="4" fill="#111"/>'
    )
    return (
        '<g transform="translate(318 334)"><path d="M-40 120Q-54 30 -22 22H26Q52 40 46 130Z" fill="#1d1a20"/><path '
        'd="M-40 120Q-54 30 -22 22H-10Q-32 60 -22 120Z" fill="#56506a" fill-opacity=".8"/>'
        '<path d="M-32 6L-34 -44L-12 -26Q2 -32 16 -26L38 -44L36 6Q32 32 2 34Q-28 32 -32 6Z" fill="#1d1a20"/><path '
        'd="M-32 6L-34 -44L-12 -26Q-24 -6 -18 26Q-30 20 -32 6Z" fill="#56506a" fill-opacity=".75"/><path '
        'd="M-29 -34l9 8l-8 8z" fill="#a5645a"/>'
        + e
        + '<path d="M-3 10h9l-4.500 5z" fill="#C4776A"/><path d="M-2 16q-8 6 -14 1M5 16q8 6 14 1" stroke="#7a7088" '
        'stroke-width="2" fill="none"/>'
        '<path d="M-14 12l-26 -6M-14 16l-26 4M18 12l26 -6M18 16l26 4" stroke="#cfc6d6" stroke-width="1.2"/><path '
        'd="M-27 36Q2 48 32 36L32 46Q2 58 -27 46Z" fill="#F2BE3A" stroke="#6b4712" stroke-width="1.6"/></g>'
    )


def spoiler(content: bool) -> str:
    """Draw the Spoiler."""
    uid = f"spoiler{int(content)}"
    mood = int(not content)
    c = Head(
        uid=uid,
        x=188,
        y=198,
        skin="#9B6240",
        shape=(72, 112, 50, 60, 20, 122),
        turn=9,
        eyes=(32, -2),
        nose=(15, 50, 3),
        blush=0.20,
        shoulder=(152, 366),
    )
    cross = mood == 1
    x, y = c.middle
    s = backdrop(
        uid,
        "#5C4A86",
        "#170f2b",
        '<path d="M300 0L400 0V480H260Z" fill="#120a20" fill-opacity=".5"/><path d="M40 480V170Q40 110 96 110T152 '
        '170V480Z" fill="#ffcf8a" fill-opacity=".18"/>',
    )
    b = bust(c, "#3E6B5A", 30) + robe(c, "#2F6B57", 46)
    b += '<path d="M84 358Q176 424 186 470L150 500H30Q34 400 84 358Z" fill="#E3B668"/>'
    r = random.Random(9)
    for _ in range(22):
        xx, yy = r.uniform(60, 160), r.uniform(412, 478)
        b += f'<path d="M{xx:.0f} {yy:.0f}q4 -6 8 0q-3 6 -8 0" fill="none" stroke="#4a2c18" stroke-width="3"/>'
    b += face(c)
    # shaved head, a trim line and a side band
    b += (
        '<path d="M118 158Q126 84 188 86Q250 84 258 158Q240 112 188 110Q138 112 118 158Z" fill="#2a1c20" '
        'fill-opacity=".50" filter="url(#b3)"/>'
    )
    b += (
        '<path d="M115 176Q122 138 188 132Q254 138 261 176L260 186Q246 150 188 146Q132 150 116 186Z" '
        'fill="#2F8F7A"/><path d="M115 176Q122 138 188 132V138Q134 142 118 180Z" fill="#8fe0c4" '
        'fill-opacity=".7"/><path d="M188 124l9 14l-9 14l-9 -14z" fill="#F2BE3A" stroke="#6b4712" '
        'stroke-width="1.6"/>'
    )
    # hollow cheeks
    for sd, o in ((-1, 0.30), (1, 0.38)):
        b += (
            f'<path d="M{x + sd * 58} {y + 38}Q{x + sd * 34} {y + 62} {x + sd * 40} {y + 92}Q{x + sd * 54} {y + 72}'
            f' {x + sd * 58} {y + 38}Z" fill="#4a1826" fill-opacity="{o}" filter="url(#b3)"/>'
        )
    if not cross:
        b += eye(x - 32, y, 22, 0.56, 1.15, 0, "#5f9a4a", -1, 1.25, 22, uid=uid + "l") + eye(
            x + 32, y, 21, 0.66, 1.15, 0, "#5f9a4a", 1, 1.25, 22, uid=uid + "r"
        )
        b += brow(x - 10, y - 19, x - 60, y - 26, 6, 6, "#1d1214") + brow(
            x + 10, y - 26, x + 60, y - 40, 16, 6, "#1d1214"
        )
        b += (
            f'<path d="M{x - 24} {y + 86}Q{x + 2} {y + 93} {x + 26} {y + 74}" fill="none" stroke="#4a1518" '
            f'stroke-width="5" stroke-linecap="round"/><path d="M{x + 24} {y + 68}q7 3 6 10" '
            f'stroke="{mul(c.skin, 0.45)}" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M{x - 14}'
            f' {y + 97}q14 3 26 -6" stroke="#A8504A" stroke-width="5" fill="none" stroke-opacity=".7" '
            f'stroke-linecap="round"/>'
        )
    else:
        b += eye(x - 32, y + 1, 22, 0.9, -0.3, 0.1, "#5f9a4a", -1, 1.25, 22, uid=uid + "l") + eye(
            x + 32, y + 1, 21, 0.9, -0.3, 0.1, "#5f9a4a", 1, 1.25, 22, uid=uid + "r"
        )
        b += brow(x - 7, y - 12, x - 58, y - 34, 4, 8, "#1d1214") + brow(x + 7, y - 12, x + 58, y - 34, 4, 8, "#1d1214")
        b += f'<path d="M{x - 5} {y - 16}v-14m10 14v-14" stroke="#4a1c1c" stroke-width="2.6"/>'
        b += (
            f'<path d="M{x - 30} {y + 92}Q{x - 26} {y + 72} {x} {y + 76}Q{x + 28} {y + 70} {x + 32} {y + 90}Q{x} '
            f'{y + 84} {x - 30} {y + 92}Z" fill="#FFF3DE" stroke="#4a1518" stroke-width="4.4" '
            f'stroke-linejoin="round"/>'
        )
        for i in range(5):
            b += f'<path d="M{x - 18 + i * 9} {y + 76}v10" stroke="#8a6a5a" stroke-width="1.6"/>'
    b += (
        f'<path d="M{x - 10} {y + 108}Q{x} {y + 102} {x + 14} {y + 108}Q{x + 10} {y + 148} {x - 2} {y + 156}'
        f'Q{x - 10} {y + 140} {x - 10} {y + 108}Z" fill="#1d1214"/><path d="M{x - 7} {y + 112}q4 20 5 34" '
        f'stroke="#5a4048" stroke-width="2.4" fill="none"/>'
    )
    b += f'<circle cx="{c.x - 76}" cy="240" r="9" fill="none" stroke="#F2BE3A" stroke-width="5"/>'
    b += cat(mood)
    return s + f'<g filter="url(#brush)"><g transform="rotate(3.5 200 420) translate(-8 -8) scale(1.04)">{b}</g></g>'


# ---- the levels ------------------------------------------------------------------------------------


def expression(
    c: Head,
    content: bool,
    iris: str,
    hair: str,
    lips: str = "#A8504A",
    kohl: float = 1.0,
    width: float = 20,
    heavy: float = 7,
) -> str:
    """Draw eyes, brows and mouth of a person that is content or cross."""
    x, y = c.middle
    ex = c.eyes[0]
    mouth = c.y + c.nose[1] + 30
    line = mul(c.skin, (0.36, 0.24, 0.26))
    if content:
        s = eye(x - ex, y, width, 0.88, 0.15, -0.1, iris, -1, kohl, 14, uid=c.uid + "l") + eye(
            x + ex, y, width - 1, 0.88, 0.15, -0.1, iris, 1, kohl, 14, uid=c.uid + "r"
        )
        s += brow(x - 13, y - 27, x - ex - 27, y - 26, 13, heavy, hair) + brow(
            x + 13, y - 27, x + ex + 25, y - 26, 13, heavy, hair
        )
        s += (
            f'<path d="M{x - 28} {mouth - 3}Q{x + 2} {mouth + 19} {x + 31} {mouth - 6}Q{x + 4} {mouth + 8} {x - 28}'
            f' {mouth - 3}Z" fill="{lips}" stroke="{line}" stroke-width="2.4" stroke-linejoin="round"/><path '
            f'd="M{x - 15} {mouth + 15}q16 6 32 -2" fill="none" stroke="{lips}" stroke-width="5" '
            f'stroke-opacity=".75" stroke-linecap="round"/>'
        )
        return (
            s + f'<path d="M{x - 35} {mouth - 8}q4 4 9 6m55 -10q-3 6 -8 8" fill="none" stroke="{line}" '
            f'stroke-opacity=".75" stroke-width="2.8" stroke-linecap="round"/>'
        )
    s = eye(x - ex, y + 1, width, 0.66, -0.25, 0.1, iris, -1, kohl, 14, uid=c.uid + "l") + eye(
        x + ex, y + 1, width - 1, 0.66, -0.25, 0.1, iris, 1, kohl, 14, uid=c.uid + "r"
    )
    s += brow(x - 9, y - 13, x - ex - 26, y - 29, 4, heavy + 1, hair) + brow(
        x + 9, y - 13, x + ex + 24, y - 29, 4, heavy + 1, hair
    )
    s += f'<path d="M{x - 5} {y - 15}q-2 -7 0 -14m11 14q2 -7 0 -14" fill="none" stroke="{line}" stroke-width="2.5"/>'
    s += (
        f'<path d="M{x - 25} {mouth + 7}Q{x + 1} {mouth - 8} {x + 27} {mouth + 6}Q{x + 2} {mouth + 3} {x - 25} '
        f'{mouth + 7}Z" fill="{lips}" stroke="{line}" stroke-width="2.6" stroke-linejoin="round"/>'
    )
    return (
        s + f'<path d="M{x - 16} {mouth + 17}q17 -5 32 0M{x - 28} {mouth + 9}q1 5 -1 8M{x + 28} {mouth + 8}q-1 4 0 '
        f'10" fill="none" stroke="{line}" stroke-opacity=".6" stroke-width="2.6" stroke-linecap="round"/>'
    )


def framed(uid: str, back: str, body: str, tilt: float) -> str:
    """Return a whole drawing: the backdrop, and the bust tilted by some degrees, which gives it life."""
    return (
        back
        + f'<g filter="url(#brush)"><g transform="rotate({tilt} 200 420) translate(-8 -8) scale(1.04)">{body}</g></g>'
    )


def plume(x: float, y: float, k: float, turn: float, colour: str = "#FBF6EA") -> str:
    """Draw an ostrich feather that stands on its quill."""
    barbs = "".join(
        f'<path d="M0 {-12 - i * 9}q{-16 - 6 * (4 - abs(i - 4))} {-4 - i} {-20 - 4 * (4 - abs(i - 4))} {8 - i * 2}'
        f'M0 {-12 - i * 9}q{14 + 6 * (4 - abs(i - 4))} {-6 - i} {18 + 4 * (4 - abs(i - 4))} {6 - i * 2}" '
        f'fill="none" stroke="{mix(colour, "#B98FA0", i % 2 * 0.3)}" stroke-width="9" stroke-linecap="round"/>'
        for i in range(10)
    )
    return (
        f'<g transform="translate({x} {y}) rotate({turn}) scale({k})">{barbs}<path d="M0 0Q4 -50 0 -112q12 -10 '
        f'20 4" fill="none" stroke="#C9A15C" stroke-width="4"/></g>'
    )


def feather(content: bool) -> str:
    """Draw the Feather: a carefree young woman with a plume, her hair in the wind."""
    c = Head(
        f"feather{int(content)}",
        200,
        212,
        "#C68A58",
        (74, 104, 54, 56, 26, 106),
        -6,
        (34, 0),
        (14, 46, 2),
        0.75,
        (140, 372),
    )
    back = backdrop(
        c.uid,
        "#8FC6CF",
        "#2F6E8C",
        "".join(
            f'<g opacity=".6">{plume(x, y, k, t)}</g>'
            for x, y, k, t in ((60, 190, 0.5, 60), (352, 150, 0.45, -50), (340, 330, 0.4, 30), (54, 330, 0.36, -70))
        ),
    )
    hair, light = "#5A2E1E", "#C98A5A"
    b = (
        f'<path d="M114 240Q88 84 200 78Q320 78 300 226Q330 250 372 236Q340 286 296 280Q300 330 268 330L134 330Q104 '
        f'322 114 240Z" fill="{hair}"/>'
    )
    for i in range(6):
        y = 172 + i * 19
        b += (
            f'<path d="M282 {y - 14}C318 {y - 26} 340 {y + 10} {372 + i % 2 * 12} {y - 16}C{360} {y + 14} 320 '
            f'{y + 12} 284 {y + 16}Z"'
            f' fill="{hair}"/><path d="M288 {y - 4}C318 {y - 14} 338 {y + 12} {364 + i % 2 * 10} {y - 8}" '
            f'fill="none" stroke="{light}"'
            ' stroke-opacity=".6" stroke-width="2.6"/>'
        )
    b += bust(c, "#E7A23C", 28) + robe(c, "#D98A3A", 52) + collar(200, 372, ("#2f8f8a", LINEN, "#D5482C"), 84, 44)
    b += face(c)
    b += (
        f'<path d="M122 204Q112 96 200 92Q292 92 286 196Q272 150 240 132Q220 160 176 158Q148 160 122 204Z" '
        f'fill="{hair}"/>'
    )
    for i in range(7):
        b += (
            f'<path d="M{136 + i * 20} {168 - i % 3 * 8}Q{150 + i * 14} 122 {196 + i * 8} 98" fill="none" '
            f'stroke="{light}" stroke-opacity="{0.55 if i < 4 else 0.2}" stroke-width="3"/>'
        )
    b += (
        '<path d="M120 176Q196 128 286 168L287 180Q196 142 119 190Z" fill="#2F8F8A"/><path d="M120 176Q160 150 '
        '200 146L200 152Q160 158 120 184Z" fill="#9be0d4" fill-opacity=".8"/>'
    )
    b += (
        plume(262, 164, 1.05, 18 if content else 64)
        + '<circle cx="262" cy="162" r="9" fill="#F2BE3A" stroke="#7b5312" stroke-width="2"/>'
    )
    x, y = c.middle
    if content:
        b += eye(x - 34, y, 21, 1.12, 0.5, -0.7, "#3F7F5B", -1, 0.9, 10, uid=c.uid + "l") + eye(
            x + 34, y, 20, 1.12, 0.5, -0.7, "#3F7F5B", 1, 0.9, 10, uid=c.uid + "r"
        )
        b += brow(x - 14, y - 34, x - 58, y - 30, 14, 5, hair) + brow(x + 14, y - 34, x + 58, y - 30, 14, 5, hair)
        b += (
            f'<path d="M{x - 24} {y + 68}Q{x} {y + 76} {x + 26} {y + 66}Q{x + 18} {y + 94} {x} {y + 94}Q{x - 18} '
            f'{y + 94} {x - 24} {y + 68}Z" fill="#6a1f24" stroke="#8f3a34" stroke-width="3"/><path d="M{x - 20} '
            f'{y + 70}Q{x} {y + 77} {x + 22} {y + 69}L{x + 18} {y + 78}Q{x} {y + 82} {x - 17} {y + 78}Z" '
            f'fill="#FFF8E8"/>'
        )
    else:
        b += expression(c, False, "#3F7F5B", hair, "#B5524A", 0.9, 21, 5)
    return framed(c.uid, back, b, -6 if content else 4)


def apprentice(content: bool) -> str:
    """Draw the Apprentice: a boy with the sidelock of youth, a reed behind his ear and ink on his cheek."""
    c = Head(
        f"apprentice{int(content)}",
        198,
        214,
        "#B97A4C",
        (76, 102, 58, 50, 30, 98),
        5,
        (34, 2),
        (14, 42, 0),
        0.6,
        (126, 380),
    )
    sheets = "".join(
        f'<g transform="translate({x} {y}) rotate({t})"><path d="M0 0h62v84h-62z" fill="#E9D3A0"/><path d="M8 '
        f'12h46M8 24h40M8 36h46M8 48h30" stroke="#6b4526" stroke-width="4"/></g>'
        for x, y, t in ((18, 70, -6), (312, 84, 7), (320, 220, -4), (10, 230, 5))
    )
    back = backdrop(c.uid, "#5E9A72", "#173A2E", f'<g opacity=".55">{sheets}</g>')
    hair = "#241815"
    b = bust(c, LINEN, 28) + robe(c, "#E9DFCB", 44)
    b += (
        f'<path d="M150 372Q198 420 246 370L254 386Q198 440 142 388Z" fill="{MALA}"/><path d="M150 372Q176 398 198 '
        f'402L198 414Q166 406 142 388Z" fill="#7fb892"/>'
    )
    b += face(c)
    b += (
        '<path d="M124 180Q130 120 198 118Q264 120 272 180Q252 140 198 138Q144 140 124 180Z" fill="#2a1c20" '
        'fill-opacity=".45" filter="url(#b3)"/>'
    )
    b += (
        f'<path d="M262 128Q300 140 300 190Q300 240 286 280Q300 300 316 284Q336 240 326 180Q312 120 262 128Z" '
        f'fill="{hair}"/>'
    )
    for i in range(6):
        b += f'<path d="M{292 + i % 2 * 4} {160 + i * 20}q14 -8 30 2" fill="none" stroke="#7a5340" stroke-width="3"/>'
    b += '<path d="M286 270q18 -6 34 0v12q-16 8 -34 0z" fill="#F2BE3A" stroke="#6b4712" stroke-width="2"/>'
    b += (
        '<path d="M112 232L146 128" stroke="#8a6836" stroke-width="8" stroke-linecap="round"/><path d="M111 231L'
        '145 127" stroke="#E9C98A" stroke-width="3" stroke-linecap="round"/><path d="M112 232l-3 12l8 -8z" '
        'fill="#1d1510"/>'
    )
    b += (
        '<path d="M150 268q10 -8 16 2q4 8 -6 8q-12 2 -10 -10zM172 262l7 3" fill="#22304f" fill-opacity=".85" '
        'stroke="#22304f" stroke-width="2"/>'
    )
    b += expression(c, content, "#4A3018", hair, "#B5645A", 0.8, 21, 6)
    if not content:
        b += (
            f'<path d="M{c.x - 60} {c.y - 24}q-9 15 0 20q9 -5 0 -20z" fill="#bfe6ee" stroke="#4f8f9b" '
            f'stroke-width="1.6"/>'
        )
    b += (
        '<g transform="translate(250 440) rotate(-14)"><path d="M-70 -8h130v34h-130z" fill="#9C6436" '
        'stroke="#4a2c18" stroke-width="3"/><circle cx="-46" cy="9" r="11" fill="#1d1510"/><circle cx="-16" '
        'cy="9" r="11" fill="#A5341C"/><path d="M8 2h46M8 14h46" stroke="#E9C98A" stroke-width="5"/></g>'
    )
    b += hand(318, 452, mul(c.skin, (0.84, 0.74, 0.70)), 20, 0.86, -1)
    return framed(c.uid, back, b, 4)


def scribe(content: bool) -> str:
    """Draw the Scribe: a calm man in a short curled wig with palette and pens."""
    c = Head(
        f"scribe{int(content)}",
        200,
        206,
        "#A9714A",
        (76, 106, 60, 60, 30, 112),
        -6,
        (34, -1),
        (16, 48, 3),
        0.28,
        (150, 372),
        False,
    )
    shelf = "".join(
        f'<rect x="{x}" y="{y}" width="52" height="46" fill="#3b2414"/>'
        + "".join(
            f'<circle cx="{x + 12 + i * 14}" cy="{y + 32 - i % 2 * 12}" r="8" fill="#E9D3A0"/><circle '
            f'cx="{x + 12 + i * 14}" cy="{y + 32 - i % 2 * 12}" r="3" fill="#A87E46"/>'
            for i in range(3)
        )
        for x in (4, 62, 288, 346)
        for y in (66, 122, 178, 234)
    )
    back = backdrop(c.uid, "#C79A5C", "#4a2a18", f'<g opacity=".75">{shelf}</g>')
    hair = "#201713"
    b = f'<path d="M106 270Q88 80 200 76Q314 80 294 270Q290 296 262 292V170H140V292Q110 296 106 270Z" fill="{hair}"/>'
    b += bust(c, LINEN, 34) + robe(c, "#F1E6CC", 60) + collar(200, 370, (LAPIS, GOLD, LAPIS), 92, 46)
    b += face(c)
    b += (
        f'<path d="M112 262Q98 94 200 90Q304 94 288 262Q282 280 266 272Q276 196 254 164Q200 150 146 164Q124 196 '
        f'134 272Q118 280 112 262Z" fill="{hair}"/>'
    )
    r = random.Random(3)
    for _ in range(80):
        a = r.uniform(-3.6, 0.5)
        k = r.uniform(0.80, 1.0)
        xx, yy = 200 + 94 * k * math.cos(a), 182 + 88 * k * math.sin(a) + (60 * r.random() if math.sin(a) > -0.1 else 0)
        if 146 < xx < 254 and yy > 146:
            continue
        b += (
            f'<path d="M{xx - 5:.0f} {yy:.0f}a5 5 0 1 1 5 5" fill="none" '
            f'stroke="{"#7a5a4a" if xx < 190 else "#3f2e28"}" stroke-width="2.4"/>'
        )
    b += expression(c, content, "#5a3a1c", hair, "#9A4E46", 1.1, 20, 6)
    b += (
        '<g transform="translate(292 436) rotate(12)"><path d="M-24 -90h44v150h-44z" fill="#B98248" '
        'stroke="#4a2c18" stroke-width="3"/><circle cx="-2" cy="-66" r="12" fill="#1d1510"/><circle cx="-2" '
        'cy="-36" r="12" fill="#A5341C"/><path d="M-12 -16v70M4 -16v70" stroke="#4a2c18" stroke-width="6"/><path '
        'd="M-12 -40v90M4 -34v80" stroke="#E9D3A0" stroke-width="4"/></g>'
    )
    b += hand(286, 456, c.skin, 8, 1.0, -1)
    return framed(c.uid, back, b, -3)


def merchant(content: bool) -> str:
    """Draw the Merchant: a bearded man in a turban with his scales, below a striped awning."""
    c = Head(
        f"merchant{int(content)}",
        200,
        206,
        "#A86A40",
        (80, 104, 66, 58, 36, 106),
        6,
        (35, 2),
        (20, 50, 8),
        0.5,
        (166, 376),
    )
    stripes = "".join(
        f'<path d="M{i * 50 - 10} 0h50v{120 + i % 2 * 8}q-25 26 -50 0z" fill="{TERRA if i % 2 else "#F3E2BC"}"/>'
        for i in range(9)
    )
    back = backdrop(c.uid, "#E0A868", "#6a3020", stripes)
    beard = "#2A1A14"
    b = bust(c, "#3F7F5B", 44) + robe(c, "#3A7A58", 58)
    b += (
        '<path d="M142 376Q200 436 262 372" fill="none" stroke="#7b5312" stroke-width="10"/><path d="M142 376Q200 '
        '436 262 372" fill="none" stroke="#F2C04A" stroke-width="6"/><circle cx="203" cy="412" r="15" '
        'fill="#F2BE3A" stroke="#7b5312" stroke-width="3"/><circle cx="203" cy="412" r="7" fill="#B5301C"/>'
    )
    b += face(c)
    b += (
        f'<path d="M122 214Q122 300 168 334Q206 352 244 332Q286 300 280 214Q272 246 262 258Q236 236 206 242Q172 '
        f'236 146 260Q130 246 122 214Z" fill="{beard}"/>'
    )
    r = random.Random(6)
    for _ in range(46):
        xx, yy = r.uniform(136, 268), r.uniform(262, 330)
        b += (
            f'<path d="M{xx:.0f} {yy:.0f}q{r.uniform(-6, 6):.0f} 9 {r.uniform(-3, 3):.0f} 17" fill="none" '
            f'stroke="{"#7a5240" if xx < 200 else "#46302a"}" stroke-width="2.4"/>'
        )
    b += expression(c, content, "#4a2c14", beard, "#B5645A", 1.0, 20, 9)
    x, y = c.middle
    mouth = c.y + c.nose[1] + 30
    if content:
        b += (
            f'<path d="M{x - 26} {mouth - 4}Q{x} {mouth + 6} {x + 28} {mouth - 6}Q{x + 18} {mouth + 20} {x} '
            f"{mouth + 20}"
            f'Q{x - 18} {mouth + 20} {x - 26} {mouth - 4}Z" fill="#6a1f24" stroke="#B5645A" stroke-width="4"/><path '
            f'd="M{x - 21}'
            f" {mouth - 1}Q{x} {mouth + 7} {x + 23} {mouth - 2}L{x + 18} {mouth + 7}Q{x} {mouth + 12} {x - 17} "
            f'{mouth + 7}Z"'
            ' fill="#FFF8E8"/>'
        )
    b += (
        f'<path d="M{x - 48} {y + 60}Q{x - 20} {y + 42} {x} {y + 54}Q{x + 22} {y + 42} {x + 50} {y + 58}Q{x + 26} '
        f'{y + 66} {x} {y + 61}Q{x - 26} {y + 68} {x - 48} {y + 60}Z" fill="{beard}"/>'
    )
    for i, (col, dark) in enumerate((("#F6EBD2", "#B9A690"), ("#D5482C", "#8A2A1C"), ("#F6EBD2", "#B9A690"))):
        y0 = 172 - i * 30
        b += (
            f'<path d="M{108 + i * 9} {y0}Q{140 + i * 6} {y0 - 44} {200} {y0 - 48}Q{262 - i * 6} {y0 - 44} '
            f"{294 - i * 9} {y0}Q{300 - i * 9} {y0 + 16} {286 - i * 8} {y0 + 14}Q200 {y0 - 34} {116 + i * 8} "
            f'{y0 + 16}Q{100 + i * 9} {y0 + 14} {108 + i * 9} {y0}Z" fill="{col}"/><path d="M214 {y0 - 48}Q262 '
            f"{y0 - 44} {294 - i * 9} {y0}Q{300 - i * 9} {y0 + 16} {286 - i * 8} {y0 + 14}Q256 {y0 - 18} 214 "
            f'{y0 - 26}Z" fill="{dark}" fill-opacity=".7"/>'
        )
    b += (
        '<ellipse cx="198" cy="136" rx="17" ry="20" fill="#F2BE3A" stroke="#7b5312" stroke-width="2.4"/><ellipse '
        'cx="198" cy="136" rx="10" ry="13" fill="#1F7F86"/><path d="M192 128q3 -6 8 -4" stroke="#c8f2ee" '
        'stroke-width="3" fill="none" stroke-linecap="round"/>'
    )
    tilt = 0 if content else 14
    b += (
        f'<g transform="translate(322 352) rotate({tilt})"><path d="M0 -34V0M-44 0H44" stroke="#C9962B" '
        f'stroke-width="6" stroke-linecap="round"/><path d="M-44 0l-16 40h32zM44 0l-16 40h32z" fill="none" '
        f'stroke="#C9962B" stroke-width="3"/><path d="M-62 40h36q-18 20 -36 0zM26 40h36q-18 20 -36 0z" '
        f'fill="#F2BE3A" stroke="#7b5312" stroke-width="2.4"/></g>' + hand(322, 322, c.skin, 0, 0.8, -1)
    )
    return framed(c.uid, back, b, 3)


def steward(content: bool) -> str:
    """Draw the Steward: an upright woman of years with grey in her wig and the keys of the house."""
    c = Head(
        f"steward{int(content)}",
        198,
        204,
        "#8F5A38",
        (74, 108, 54, 62, 24, 114),
        -6,
        (33, -2),
        (15, 50, 6),
        0.3,
        (148, 368),
        False,
    )
    columns = "".join(
        f'<path d="M{x} 60h44v400h-44z" fill="#4a64a8" fill-opacity=".8"/><path d="M{x} 60h13v400h-13z" '
        f'fill="#a9bbe6" fill-opacity=".5"/><path d="M{x - 14} 60q36 54 72 0z" fill="#C9962B" '
        f'fill-opacity=".8"/><path d="M{x} 130h44v12h-44z" fill="#B5522F" fill-opacity=".8"/>'
        for x in (16, 340)
    )
    back = backdrop(c.uid, "#5673B8", "#141f4a", columns)
    hair = "#2a2430"
    b = f'<path d="M104 330Q86 74 198 70Q312 74 292 330Q276 344 258 336V170H138V336Q118 344 104 330Z" fill="{hair}"/>'
    b += bust(c, "#2B4C9B", 30) + robe(c, "#E9DFCB", 50)
    b += (
        '<path d="M64 396Q120 366 150 372L270 500H120Z" fill="#2B4C9B"/><path d="M64 396Q120 366 150 372L176 '
        '400Q120 400 84 450Z" fill="#7d9be0" fill-opacity=".6"/>'
    )
    b += collar(198, 366, (GOLD, "#2f8f8a", TERRA, GOLD), 88, 46)
    b += face(c)
    b += (
        f'<path d="M108 326Q98 100 198 92Q302 100 288 326Q276 336 262 330Q280 200 254 160Q200 146 142 160Q116 200 '
        f'134 330Q120 336 108 326Z" fill="{hair}"/>'
    )
    for i in range(17):
        t = i / 16
        xx = 116 + t * 164
        grey = i in (3, 4, 5, 12)
        b += (
            f'<path d="M{198 + (t - 0.5) * 30:.0f} 96Q{xx:.0f} 120 {xx + (8 if t > 0.5 else -8) * abs(t - 0.5):.0f}'
            f' {162 + 20 * abs(t - 0.5):.0f}" fill="none" stroke="{"#D8D0CC" if grey else "#5a5262"}" '
            f'stroke-width="{4 if grey else 2.4}" stroke-opacity=".9"/>'
        )
    for sd in (-1, 1):
        for i in range(4):
            xx = 198 + sd * (72 + i * 7)
            b += (
                f'<path d="M{xx} 190Q{xx + sd * 7} 260 {xx} 322" fill="none" '
                f'stroke="{"#D8D0CC" if i == 1 else "#5a5262"}" stroke-width="3" '
                f'stroke-opacity="{0.9 if sd < 0 else 0.5}"/>'
            )
    b += (
        '<path d="M112 176Q130 132 198 128Q266 132 286 176L284 188Q258 148 198 144Q138 148 114 188Z" '
        'fill="#F2BE3A"/><path d="M112 176Q130 132 198 128V134Q140 140 116 180Z" fill="#fff0a8"/><path d="M190 '
        '118q8 -16 16 0l-4 20h-8z" fill="#2f8f8a" stroke="#0e3a40" stroke-width="2"/>'
    )
    b += expression(c, content, "#4a3420", "#241a1c", "#A04A48", 1.25, 20, 5)
    x, y = c.middle
    wrinkle = mul(c.skin, (0.5, 0.38, 0.40))
    b += "".join(
        f'<path d="M{x + sd * 20} {y + 54}q{sd * 13} 8 {sd * 13} 26M{x + sd * 54} {y + 6}l{sd * 11} 5" fill="none" '
        f'stroke="{wrinkle}" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/>'
        for sd in (-1, 1)
    )
    b += (
        '<g transform="translate(276 404)"><circle r="24" fill="none" stroke="#7b5312" stroke-width="9"/><circle '
        'r="24" fill="none" stroke="#F2C04A" stroke-width="5"/>'
        + "".join(
            f'<g transform="rotate({t})"><path d="M0 22V82M0 82h16M0 68h12" stroke="#7b5312" stroke-width="10"/>'
            f'<path d="M0 22V82M0 82h15M0 68h11" stroke="{col}" stroke-width="6"/></g>'
            for t, col in ((-26, "#C9CED4"), (6, "#F2C04A"), (34, "#B98248"))
        )
        + "</g>"
        + hand(276, 384, mul(c.skin, (0.9, 0.82, 0.78)), 0, 0.86, -1)
    )
    return framed(c.uid, back, b, -2)


def vizier(content: bool) -> str:
    """Draw the Vizier: a lean elder in a tall cap with a thin beard, a seal on his breast."""
    c = Head(
        f"vizier{int(content)}",
        200,
        222,
        "#B5805A",
        (68, 100, 48, 66, 20, 122),
        7,
        (31, -2),
        (15, 54, 12),
        0.18,
        (158, 388),
    )
    doors = (
        '<path d="M60 480V170Q60 90 200 90T340 170V480Z" fill="#1b2f2a" fill-opacity=".7"/><path d="M82 480V184Q82 '
        '112 200 112T318 184V480Z" fill="#ffcf8a" fill-opacity=".22"/>'
        + "".join(f'<path d="M{x} 150v300" stroke="#C9962B" stroke-opacity=".4" stroke-width="5"/>' for x in (30, 370))
    )
    back = backdrop(c.uid, "#4F8270", "#10241f", doors)
    b = bust(c, "#F1E6CC", 28) + robe(c, "#F3E9D2", 20)
    b += (
        '<path d="M120 380Q160 356 200 372Q240 356 282 380L300 500H100Z" fill="#FBF4E2"/><path d="M120 380Q160 356 '
        '200 372L196 500H100Z" fill="#fff" fill-opacity=".6"/>'
        + "".join(
            f'<path d="M{150 + i * 22} 380Q{146 + i * 24} 440 {140 + i * 26} 500" fill="none" stroke="#A08C78" '
            f'stroke-opacity=".6" stroke-width="3"/>'
            for i in range(6)
        )
    )
    b += face(c)
    white = "#E4DDD4"
    b += (
        '<path d="M128 190Q118 92 162 78Q202 66 242 80Q282 94 276 190Q258 158 202 154Q148 158 128 190Z" '
        'fill="#F6EDD8"/><path d="M214 72Q282 80 276 190Q262 166 232 158Q246 110 214 72Z" fill="#8A6A86" '
        'fill-opacity=".6"/><path d="M128 190Q118 92 162 78Q148 112 148 162Q136 172 128 190Z" fill="#fff" '
        'fill-opacity=".7"/>'
    )
    b += (
        '<path d="M125 192Q146 156 202 152Q258 156 279 192L278 206Q256 172 202 168Q148 172 126 206Z" '
        'fill="#2F6B57"/><path d="M125 192Q146 156 202 152V158Q150 162 127 198Z" fill="#9fd8bc" '
        'fill-opacity=".7"/><path d="M202 148l10 14l-10 14l-10 -14z" fill="#F2BE3A" stroke="#6b4712" '
        'stroke-width="2"/>'
    )
    b += expression(c, content, "#55708A", white, "#9A5248", 1.1, 19, 6)
    x, y = c.middle
    wrinkle = mul(c.skin, (0.50, 0.38, 0.38))
    b += "".join(
        f'<path d="M{x + sd * 20} {y + 52}q{sd * 14} 10 {sd * 14} 34M{x + sd * 14} {y + 18}q{sd * 16} 9 {sd * 34} '
        f'2M{x + sd * 52} {y + 4}l{sd * 12} 5m{-sd * 12} -9l{sd * 12} -3" fill="none" stroke="{wrinkle}" '
        f'stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/>'
        for sd in (-1, 1)
    )
    b += (
        f'<path d="M{x - 16} {y + 112}Q{x + 2} {y + 104} {x + 20} {y + 112}Q{x + 18} {y + 168} {x + 4} {y + 186}'
        f'Q{x - 12} {y + 166} {x - 16} {y + 112}Z" fill="{white}"/>'
        + "".join(
            f'<path d="M{x - 9 + i * 6} {y + 116}q{3 - i} 30 {5 - i * 2} 54" fill="none" stroke="#8F8680" '
            f'stroke-width="2.4"/>'
            for i in range(4)
        )
    )
    b += (
        '<path d="M158 372Q200 470 248 370" fill="none" stroke="#7b5312" stroke-width="7"/><path d="M158 372Q200 '
        '470 248 370" fill="none" stroke="#F2C04A" stroke-width="4"/><g transform="translate(204 440)"><ellipse '
        'rx="24" ry="30" fill="#F2BE3A" stroke="#7b5312" stroke-width="3"/><ellipse rx="16" ry="21" '
        'fill="#1F6F86"/><path d="M-11 0h22M0 -14v28M-9 -9q9 8 18 0M-9 10q9 -8 18 0" stroke="#cdeee8" '
        'stroke-width="3" fill="none"/></g>'
    )
    return framed(c.uid, back, b, 2.5)


def pharaoh(content: bool) -> str:
    """Draw the Pharaoh in striped headcloth and royal beard, with crook and flail."""
    c = Head(
        f"pharaoh{int(content)}",
        200,
        208,
        "#B87A48",
        (72, 104, 54, 62, 26, 112),
        -4,
        (33, 0),
        (15, 50, 3),
        0.3,
        (166, 376),
        False,
    )
    rays = "".join(
        f'<path d="M120 120L{120 + 520 * math.cos(i * math.tau / 30):.0f} '
        f"{120 + 520 * math.sin(i * math.tau / 30):.0f}L{120 + 520 * math.cos((i + 0.45) * math.tau / 30):.0f}"
        f' {120 + 520 * math.sin((i + 0.45) * math.tau / 30):.0f}Z" fill="#FFF0B0" fill-opacity=".28"/>'
        for i in range(30)
    )
    back = backdrop(c.uid, "#E2A23A", "#6a2418", rays)
    b = (
        '<path d="M104 150Q116 70 200 66Q284 70 298 150Q334 250 346 372Q300 396 262 380L256 190H144L138 380Q100 '
        '396 54 372Q68 250 104 150Z" fill="#24408A"/>'
    )
    for sd in (-1, 1):
        for i in range(9):
            yy = 214 + i * 19
            b += (
                f'<path d="M{200 + sd * 62} {yy}L{200 + sd * (112 + i * 4)} {yy - 12}" '
                f'stroke="{"#F2C04A" if sd < 0 else "#B98420"}" stroke-width="9"/>'
            )
    b += bust(c, LINEN, 32) + robe(c, "#F1E6CC", 70) + collar(200, 374, (GOLD, LAPIS, TERRA, "#2f8f8a", GOLD), 122, 62)
    b += face(c)
    b += (
        '<path d="M116 196Q102 78 200 74Q300 78 286 196Q296 240 292 330Q306 352 318 374Q286 390 262 378Q276 300 '
        '270 214Q262 168 200 164Q140 168 132 214Q126 300 140 378Q116 390 84 374Q98 352 110 330Q106 240 116 196Z" '
        'fill="#2B4C9B"/>'
    )
    for i in range(9):
        t = (i - 4) / 4
        b += (
            f'<path d="M{200 + t * 22:.0f} 78Q{200 + t * 74:.0f} 100 {200 + t * 84:.0f} {168 + 34 * abs(t):.0f}" '
            f'fill="none" stroke="{"#F6CE5A" if t < 0.3 else "#B98420"}" stroke-width="9"/>'
        )
    for sd in (-1, 1):
        for i in range(8):
            yy = 232 + i * 18
            b += (
                f'<path d="M{200 + sd * (70 + i * 0.5)} {yy + 4}L{200 + sd * (92 + i * 2.6):.0f} {yy}" '
                f'stroke="{"#F6CE5A" if sd < 0 else "#B98420"}" stroke-width="8"/>'
            )
    b += (
        '<path d="M122 196Q132 158 200 154Q268 158 280 196L278 212Q258 174 200 170Q142 174 124 212Z" '
        'fill="#F2BE3A" stroke="#7b5312" stroke-width="1.6"/><path d="M122 196Q132 158 200 154V160Q142 166 126 '
        '200Z" fill="#fff3b0"/>'
    )
    b += (
        '<path d="M192 168Q184 138 196 122Q206 112 214 124Q220 138 208 146Q202 152 208 168Z" fill="#F2BE3A" '
        'stroke="#7b5312" stroke-width="2.4"/><path d="M196 126q8 -8 14 2" stroke="#fff6c8" stroke-width="3" '
        'fill="none"/><circle cx="205" cy="128" r="2.6" fill="#8A1F12"/>'
    )
    b += expression(c, content, "#3a2413", "#1a1210", "#A8524A", 1.5, 21, 6)
    x, y = c.middle
    b += (
        f'<path d="M{x - 13} {y + 106}Q{x + 1} {y + 98} {x + 15} {y + 106}L{x + 19} {y + 172}Q{x + 2} {y + 186} '
        f'{x - 16} {y + 172}Z" fill="#24408A" stroke="#101c44" stroke-width="2"/>'
        + "".join(
            f'<path d="M{x - 14} {y + 116 + i * 12}q15 7 31 0" fill="none" stroke="#F2C04A" stroke-width="3.4"/>'
            for i in range(5)
        )
    )
    b += (
        '<path d="M132 500L96 356Q90 326 116 318Q140 316 140 340" fill="none" stroke="#7b5312" stroke-width="15" '
        'stroke-linecap="round"/><path d="M132 500L96 356Q90 326 116 318Q140 316 140 340" fill="none" '
        'stroke="#F2C04A" stroke-width="9" stroke-linecap="round"/><path d="M130 492L96 356Q90 326 116 318Q140 '
        '316 140 340" fill="none" stroke="#24408A" stroke-width="9" stroke-dasharray="9 13"/>'
    )
    b += (
        '<path d="M268 500L304 340" stroke="#7b5312" stroke-width="13" stroke-linecap="round"/><path d="M268 500L'
        '304 340" stroke="#F2C04A" stroke-width="8" stroke-linecap="round"/>'
        + "".join(
            f'<path d="M304 342Q{322 + i * 12} {352 + i * 4} {330 + i * 14} {402 - i * 6}" fill="none" stroke="{col}'
            f'" stroke-width="8" stroke-dasharray="14 3"/>'
            for i, col in enumerate((LAPIS, "#F2C04A", TERRA))
        )
    )
    b += hand(122, 444, c.skin, -12, 0.96) + hand(282, 446, mul(c.skin, (0.80, 0.70, 0.66)), 12, 0.96, -1)
    return framed(c.uid, back, b, -1.5)


PEOPLE: dict[str, Callable[[bool], str]] = {
    "random": feather,
    "apprentice": apprentice,
    "scribe": scribe,
    "merchant": merchant,
    "miser": miser,
    "gambler": gambler,
    "hoarder": hoarder,
    "spoiler": spoiler,
    "steward": steward,
    "vizier": vizier,
    "pharaoh": pharaoh,
}
"""The drawing of every level of data/opponents.yaml."""


def portrait(draw: Callable[[bool], str], content: bool, width: int) -> Image:
    """Paint the portrait of a drawing with fine strokes; most of the drawing comes back."""
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480"><defs>{DEFS}</defs>{draw(content)}</svg>'
    whole = rendered(drawing, round(width / (PART[2] - PART[0])))
    left, top = round(PART[0] * whole.width), round(PART[1] * whole.height)
    drawn = whole.crop((left, top, left + width, top + width * SIZE[1] // SIZE[0])).convert("RGB")
    step = width / 480
    painted = strokes(drawn, [s * step for s in (9, 5, 2.8)], 3, thresholds=(0, 6, 8), jitter=4, opacity=0.7).convert(
        "RGB"
    )
    return grainy(vivid(Images.blend(painted, drawn, 0.52), 1.06, 1.05, 1.02), 0.012, 4).convert("RGB")


PICTURES = [
    Picture(f"common/{name}-{mood}", SIZE, partial(portrait, draw, mood == "content"))
    for name, draw in PEOPLE.items()
    for mood in ("content", "cross")
]
