"""The administrative buildings of Sa-Rê, each as a site and finished."""

from __future__ import annotations

import math

from art.kit.palette import GOLD, LAPIS, LINEN, mix
from art.kit.palette import LIMESTONE as LIME
from art.kit.palette import MALACHITE as MALA
from art.kit.palette import TERRACOTTA as TERRA
from art.sources.sa_re.details import at, cat, donkey, door, flag, flowers, glow, king, sphinx, stall, woman
from art.sources.sa_re.plot import DARKWOOD, MUD, PLASTER, WOOD, Plot, mul, path


def library(site: bool) -> Plot:
    """Draw the Library."""
    p = Plot(14)
    p.ground(floor=None if site else "#DCC79C")
    p.box(0.06, 0.16, 0, 0.88, 0.76, 0.07, LIME)
    if site:
        p.box(0.14, 0.46, 0.07, 0.70, 0.40, 0.20, LIME, batter=0.04, brick=4, top="#9b7f58")
        for x, h in ((0.18, 0.22), (0.40, 0.30), (0.62, 0.14)):
            p.lathe(x, 0.30, 0.07, [(0.04, 0), (0.036, h)], LIME, mouth="#f6ebd2")
        p.scaffold(0.30, 0.36, 0.86, 0.80, 0.50, 2, 3, ladder=False, cloth=LAPIS)
        p.worker(0.60, 0.32, 0.24, 1, arms="up")
        p.lathe(0.80, 0.06, 0, [(0.035, 0), (0.045, 0.04), (0.07, 0.10)], "#4F9A6E", mouth="#8fd0a4")
        p.lathe(0.92, 0.10, 0, [(0.05, 0), (0.05, 0.09)], LIME, mouth="#f6ebd2")
        p.worker(0.28, 0.06, 0, 1.1, arms="fwd")
        return p
    for i in range(3):
        p.box(0.34, 0.04 + i * 0.04, 0, 0.32, 0.16, 0.024 * (i + 1), "#EFE3C6", shadow=False)
    f, _ = p.box(0.12, 0.46, 0.07, 0.76, 0.42, 0.40, LIME, batter=0.03, brick=6)
    # the open hall with scrolls in pigeon-holes
    p.strip(f, 0.07, 0.0, 0.93, 0.86, "#4a2a1c")
    for i in range(12):
        for j in range(4):
            u0, v0 = 0.10 + i * 0.068, 0.06 + j * 0.20
            if abs(i - 5.5) < 1:
                continue
            p.strip(f, u0, v0, u0 + 0.056, v0 + 0.16, "#2a1710")
            c = f(u0 + 0.028, v0 + 0.06)
            for dx, dy in ((-1.8, 1), (1.9, 1.3), (0, -2)):
                p.add(
                    f'<circle cx="{c[0] + dx:.1f}" cy="{c[1] + dy:.1f}" r="1.9" '
                    f'fill="{p.r.choice(["#f3e2b8", "#e4c98f", "#fbf1d5"])}"/>'
                )
    p.strip(f, 0.43, 0, 0.57, 0.70, "#ffcf7a", 0.9)
    for x in (0.13, 0.36, 0.64, 0.87):
        p.column(x, 0.26, 0.07, 0.40, 0.036, "#F1E7CF", "#4F9A6E", LAPIS)
    p.box(0.08, 0.20, 0.50, 0.84, 0.70, 0.07, "#F1E7CF")
    fr = p.quad(
        [(0.08, 0.20, 0.50), (0.92, 0.20, 0.50), (0.92, 0.20, 0.57), (0.08, 0.20, 0.57)],
        LAPIS,
        (1.1, 1.05, 0.95),
        ao=0.8,
    )
    for i in range(13):
        c = fr((i + 0.5) / 13, 0.5)
        p.add(f'<circle cx="{c[0]:.1f}" cy="{c[1]:.1f}" r="2.7" fill="#F4CB62"/>')
    p.cornice(0.08, 0.20, 0.57, 0.84, 0.70, 0.055, 0.03, LIME, (TERRA, LAPIS, MALA), roof="#CDB588")
    p.pot(0.14, 0.30, 1.0, "#C77B45", 0.63)
    p.pot(0.20, 0.27, 0.8, "#B5522F", 0.63)
    p.bush(0.84, 0.34, 0.7, 0.63)
    q = [p.p(0.34, 0.26, 0.632), p.p(0.58, 0.26, 0.632), p.p(0.58, 0.38, 0.632), p.p(0.34, 0.38, 0.632)]
    p.add(f'<path d="{path(q)}" fill="{TERRA}" stroke="#5b2a1a" stroke-width="1"/>')
    for k in (0.2, 0.5, 0.8):
        a, c2 = p.p(0.34 + 0.24 * k, 0.26, 0.634), p.p(0.34 + 0.24 * k, 0.38, 0.634)
        p.add(f'<path d="{path([a, c2], 0)}" stroke="#F2C04A" stroke-width="1.6"/>')
    f2, _ = p.box(0.28, 0.44, 0.61, 0.46, 0.34, 0.15, LIME, batter=0.06)
    for u in (0.15, 0.38, 0.62, 0.85):
        p.strip(f2, u - 0.05, 0.2, u + 0.05, 0.8, "#43261b")
    p.cornice(0.29, 0.45, 0.76, 0.44, 0.32, 0.045, 0.025, LIME, (TERRA, LAPIS, MALA), roof="#CDB588")
    # a great jar full of scrolls
    q = p.p(0.88, 0.06, 0.16)
    for dx, a in ((-11, -22), (-4, -7), (4, 6), (11, 20), (1, 0)):
        p.add(
            f'<g transform="translate({q[0] + dx * 0.5:.1f} {q[1] + 6:.1f}) rotate({a})"><path d="M-4 0V-30H4V0Z" '
            f'fill="#efd9a6" stroke="#8a6836" stroke-width=".8"/>'
            f'<path d="M1 0V-30H4V0Z" fill="#b98f55"/><ellipse cx="0" cy="-30" rx="4" ry="2.2" fill="#fff6da" '
            f'stroke="#8a6836" stroke-width=".8"/></g>'
        )
    p.pot(0.88, 0.06, 2.1, "#B5522F")
    # the scribe
    c = p.p(0.16, 0.06)
    p.shadow([(0.10, 0.05, 0), (0.20, 0.05, 0), (0.16, 0.06, 0.12)])
    p.add(
        f'<g transform="translate({c[0]:.1f} {c[1]:.1f}) scale(1.25)"><path d="M-12 0q4 -9 12 -9t12 9z" '
        f'fill="#FBF6EA"/><path d="M3 -8q7 1 9 8h-8z" fill="#a79aa0"/>'
        '<path d="M-6 -7Q-7 -19 0 -20Q7 -19 6 -7Z" fill="#9c5f36"/><path d="M-6 -7Q-7 -19 0 -20L-1 -7Z" '
        'fill="#c98a55"/><circle cx="0" cy="-24" r="4.6" fill="#b87a48"/>'
        '<path d="M-5.6 -20Q-7 -30 0 -30T5.6 -20L3.4 -20L3 -25.5H-3L-3.4 -20Z" fill="#231815"/><path d="M-9 -8L9 '
        '-8L11 -4H-11Z" fill="#FFF6DA" stroke="#8a6836" stroke-width=".8"/></g>'
    )
    cat(p, 0.80, 0.24, 0.63, 0.9)
    return p


def palace(site: bool) -> Plot:
    """Draw the Palace."""
    p = Plot(15)
    p.ground(floor=None if site else "#E0C593")
    p.box(0.03, 0.14, 0, 0.94, 0.82, 0.09, "#E6CFA0")
    if site:
        p.box(0.08, 0.48, 0.09, 0.84, 0.42, 0.18, LIME, batter=0.04, brick=4, top="#9b7f58")
        p.box(0.32, 0.36, 0.09, 0.36, 0.48, 0.32, LIME, batter=0.04, brick=6, top="#9b7f58")
        p.scaffold(0.08, 0.34, 0.92, 0.86, 0.60, 3, 4, cloth=LAPIS)
        p.worker(0.50, 0.30, 0.40, 1, arms="up")
        p.worker(0.78, 0.30, 0.20, 1, arms="fwd")
        p.lathe(0.20, 0.06, 0, [(0.045, 0), (0.045, 0.09)], LAPIS, mouth="#5f7fd0")
        p.blocks(0.62, 0.02, 3, 0.09, LIME)
        p.worker(0.44, 0.04, 0, 1.1, arms="fwd")
        return p
    for i in range(3):
        p.box(0.36, 0.02 + i * 0.04, 0, 0.28, 0.16, 0.03 * (i + 1), "#F1E3C4", shadow=False)
    p.strip(lambda u, v: p.p(0.44 + 0.12 * u, 0.015 + 0.13 * v, 0.03 + 0.07 * v), 0, 0, 1, 1, TERRA)
    # wings
    for x in (0.07, 0.65):
        f, _ = p.box(x, 0.44, 0.09, 0.28, 0.46, 0.34, "#EBD5A9", batter=0.05, brick=6)
        p.strip(f, 0.06, 0.78, 0.94, 0.94, LAPIS)
        p.strip(f, 0.06, 0.72, 0.94, 0.78, GOLD)
        for u in (0.28, 0.72):
            door(p, f, u, 0.16, 0.30, 0.22, "#43261b")
        p.cornice(x + 0.015, 0.455, 0.43, 0.25, 0.43, 0.05, 0.025, LIME, (TERRA, LAPIS, GOLD), roof="#C9A86F")
    p.palm(0.16, 0.70, 0.26, 0.48, 0.75, 0.0)
    p.bush(0.26, 0.60, 0.8, 0.48)
    p.palm(0.84, 0.76, 0.24, 0.48, 0.75, 0.02)
    p.bush(0.76, 0.58, 0.8, 0.48)
    # central block with the balcony of appearances
    f, _ = p.box(0.31, 0.36, 0.09, 0.38, 0.50, 0.60, "#F1E1BC", batter=0.035, brick=9)
    p.strip(f, 0.0, 0.90, 1, 0.97, GOLD)
    p.strip(f, 0.0, 0.82, 1, 0.90, LAPIS)
    p.strip(f, 0.22, 0.44, 0.78, 0.76, "#3a1d1a")
    p.strip(f, 0.30, 0.44, 0.70, 0.72, "#ffc870", 0.9)
    c = f(0.5, 0.44)
    p.add(
        f'<g transform="translate({c[0]:.1f} {c[1] + 2:.1f})"><path d="M-6 0Q-7 -14 0 -15Q7 -14 6 0Z" '
        f'fill="#FBF6EA"/><circle cx="0" cy="-18" r="4.2" fill="#a86a3c"/>'
        '<path d="M-6 -13Q-7 -24 0 -25T6 -13L3.4 -14L3 -20H-3L-3.4 -14Z" fill="#2B4C9B"/><path d="M-5 '
        '-13h10v3h-10z" fill="#F2BE3A"/></g>'
    )
    p.strip(f, 0.17, 0.32, 0.83, 0.46, "#F4DFA8")
    for i in range(7):
        p.strip(f, 0.19 + i * 0.092, 0.33, 0.255 + i * 0.092, 0.44, (TERRA, LAPIS, MALA)[i % 3])
    door(p, f, 0.5, 0.26, 0.26, 0, "#4a2016")
    p.cornice(0.33, 0.38, 0.69, 0.34, 0.46, 0.06, 0.03, LIME, (TERRA, LAPIS, GOLD), roof="#C9A86F")
    c = p.p(0.5, 0.36, 0.735)
    p.add(
        f'<g transform="translate({c[0]:.1f} {c[1] + 4:.1f}) rotate(5)"><path d="M-26 -2Q-12 -8 -4 -3L0 -4L4 -3Q12 '
        f'-8 26 -2Q14 3 5 3L0 4L-5 3Q-14 3 -26 -2Z" fill="#F2BE3A" stroke="#7b5312" stroke-width=".9"/>'
        f'<circle r="4.6" fill="#D5482C" stroke="#7b1f12" stroke-width=".8"/></g>'
    )
    for x, _col in ((0.23, TERRA), (0.78, LAPIS)):
        p.column(x, 0.30, 0.09, 0.34, 0.034, "#F1E7CF", "#3f8a9a", TERRA)
    for x in (0.11, 0.89):
        p.column(x, 0.32, 0.09, 0.34, 0.034, "#F1E7CF", "#3f8a9a", TERRA)
    p.box(0.06, 0.26, 0.455, 0.25, 0.16, 0.04, "#F4E3B8")
    p.box(0.69, 0.26, 0.455, 0.25, 0.16, 0.04, "#F4E3B8")
    for x, y in ((0.40, 0.78), (0.60, 0.78)):
        p.bar((x, y, 0.75), (x, y, 0.92), 2.4, WOOD)
    p.awning(0.36, 0.64, 0.80, 0.92, 0.52, 0.86, (LAPIS, "#F2C04A"), 5, 0.02)
    for x in (0.38, 0.62):
        p.bar((x, 0.53, 0.75), (x, 0.53, 0.86), 2.4, WOOD)
    flag(p, 0.35, 0.40, 0.74, 0.24, TERRA)
    flag(p, 0.66, 0.44, 0.74, 0.22, LAPIS)
    p.bush(0.14, 0.05, 0.9)
    p.bush(0.86, 0.05, 0.9)
    p.worker(0.30, 0.06, 0, 1.1, "#FBF6EA", "side")
    woman(p, 0.74, 0.06, 0, 1.1, "#E2C9A0", "#B5522F")
    cat(p, 0.60, 0.02, 0, 0.9)
    return p


def gardens(site: bool) -> Plot:
    """Draw the Gardens."""
    p = Plot(19)
    p.ground(floor=None if site else "#9FB06A")
    p.box(0.02, 0.92, 0, 0.96, 0.05, 0.16 if not site else 0.07, LIME, brick=2)
    if site:
        # a basin being dug, heaps of earth, saplings and a well sweep
        o = [p.p(0.26, 0.26, 0.01), p.p(0.80, 0.26, 0.01), p.p(0.80, 0.66, 0.01), p.p(0.26, 0.66, 0.01)]
        q = [p.p(0.31, 0.30, -0.05), p.p(0.75, 0.30, -0.05), p.p(0.75, 0.60, -0.05), p.p(0.31, 0.60, -0.05)]
        p.add(
            f'<path d="{path(o)}" fill="#8a5c34" stroke="#5b3a20" stroke-width="1.2"/><path d="{path(q)}" '
            f'fill="#5e3b22"/>'
        )
        p.add(
            f'<path d="{path([q[0], q[1], o[1], o[0]])}" fill="#3f2616" fill-opacity=".55"/><path '
            f'd="{path([o[3], o[2], q[2], q[3]])}" fill="#B98450"/>'
        )
        p.worker(0.46, 0.42, -0.04, 1.05, arms="fwd")
        p.worker(0.64, 0.48, -0.04, 1.05, arms="up")
        for x, y, k in ((0.12, 0.30, 1.0), (0.16, 0.62, 0.8), (0.90, 0.16, 1.0)):
            c = p.p(x, y)
            p.shadow([(x - 0.08, y, 0), (x + 0.08, y, 0), (x, y, 0.1)])
            p.add(
                f'<path d="M{c[0] - 22 * k:.1f} {c[1] + 4:.1f}Q{c[0] - 6:.1f} {c[1] - 24 * k:.1f} {c[0] + 4:.1f} '
                f"{c[1] - 20 * k:.1f}Q{c[0] + 14:.1f} {c[1] - 12 * k:.1f} {c[0] + 24 * k:.1f} {c[1] + 5:.1f}"
                f'Z" fill="#A9713E" stroke="#5b3a20" stroke-width="1"/>'
                f'<path d="M{c[0] - 22 * k:.1f} {c[1] + 4:.1f}Q{c[0] - 6:.1f} {c[1] - 24 * k:.1f} {c[0] + 4:.1f} '
                f'{c[1] - 20 * k:.1f}L{c[0] - 4:.1f} {c[1] + 3:.1f}Z" fill="#E0B27A" fill-opacity=".8"/>'
            )
        for x, y in ((0.24, 0.82), (0.50, 0.84), (0.78, 0.82)):
            p.bar((x, y, 0), (x, y, 0.20), 2, "#7a5a36")
            p.bush(x, y, 0.55, 0.18)
        p.bar((0.88, 0.56, 0), (0.88, 0.56, 0.40), 4, WOOD)
        p.bar((0.70, 0.52, 0.52), (1.02, 0.60, 0.30), 3.2, WOOD)
        p.bar((0.70, 0.52, 0.52), (0.70, 0.52, 0.12), 1.1, "#f4e6c0", lit=False)
        p.pot(0.70, 0.50, 0.8)
        p.bar((0.18, 0.10, 0), (0.18, 0.10, 0.26), 2.4, WOOD)
        c = p.p(0.18, 0.10, 0.25)
        p.add(
            f'<path d="M{c[0]:.1f} {c[1]:.1f}l34 8l-2 26l-32 -7z" fill="{LAPIS}" stroke="#16254f" stroke-width="1"/>'
            f'<path d="M{c[0]:.1f} {c[1] + 4:.1f}l34 8v5l-34 -8z" fill="{LINEN}"/>'
        )
        p.bush(0.50, 0.10, 0.8)
        p.worker(0.62, 0.12, 0, 1.1, arms="fwd")
        return p
    for x, y, h in ((0.12, 0.82, 0.50), (0.88, 0.84, 0.54), (0.52, 0.88, 0.40), (0.32, 0.86, 0.34), (0.72, 0.86, 0.36)):
        p.palm(x, y, h, 0, 1.0, 0.03)
    for x in (0.22, 0.42, 0.62, 0.80):
        p.bush(x, 0.82, 1.0)
    # the pergola with vines
    for x in (0.10, 0.26):
        for y in (0.66, 0.40):
            p.bar((x, y, 0), (x, y, 0.26), 3, WOOD)
    for y in (0.66, 0.53, 0.40):
        p.bar((0.06, y, 0.26), (0.30, y, 0.26), 2.6, WOOD)
    for x, y in (
        (0.09, 0.63),
        (0.17, 0.58),
        (0.25, 0.62),
        (0.12, 0.48),
        (0.20, 0.44),
        (0.27, 0.50),
        (0.15, 0.40),
        (0.24, 0.39),
    ):
        p.bush(x, y, 0.72, 0.25, ("#2f5a3d", "#4f8a46", "#9dbb50"))
    for x, y in ((0.14, 0.41), (0.22, 0.42), (0.10, 0.50)):
        c = p.p(x, y, 0.20)
        for dx, dy in ((0, 0), (2.6, 0.6), (1.3, 2.6), (1.2, 5)):
            p.add(f'<circle cx="{c[0] + dx:.1f}" cy="{c[1] + dy:.1f}" r="1.8" fill="#6A3F8C"/>')
    q = [p.p(0.40, 0.28, 0.01), p.p(0.84, 0.28, 0.01), p.p(0.84, 0.64, 0.01), p.p(0.40, 0.64, 0.01)]
    o = [p.p(0.35, 0.23, 0.02), p.p(0.89, 0.23, 0.02), p.p(0.89, 0.69, 0.02), p.p(0.35, 0.69, 0.02)]
    p.add(
        f'<path d="{path(o)}" fill="#F1E3C4" stroke="#8a6d4a" stroke-width="1.2"/><path '
        f'd="{path([o[0], o[1], (o[1][0], o[1][1] + 5), (o[0][0], o[0][1] + 5)])}" fill="#B99A72"/>'
    )
    f = p.grad("#8fdcd6", "#17606f", q[3], q[1])
    p.add(
        f'<path d="{path(q)}" fill="{f}" stroke="#5b4630" stroke-width="1.4"/><path '
        f'd="{path([q[3], q[2], (q[2][0] - 2, q[2][1] + 5), (q[3][0] + 2, q[3][1] + 6)])}" fill="#0d3a46" '
        f'fill-opacity=".5"/>'
    )
    for x, y in ((0.48, 0.38), (0.68, 0.54), (0.76, 0.38), (0.54, 0.56), (0.62, 0.34)):
        p.ellipse(x, y, 0.012, 0.036, "#4f8f52", 1, 'stroke="#2f6a3a" stroke-width=".8"')
        c = p.p(x, y, 0.02)
        p.add(
            f'<path d="M{c[0] - 7:.1f} {c[1] - 1:.1f}q1 -8 7 -11q6 3 7 11q-7 4 -14 0z" fill="#F3B7C6"/><path '
            f'd="M{c[0] - 2.5:.1f} {c[1]:.1f}q-1 -7 2.5 -10q3.500 3 2.500 10z" fill="#FFF0F2"/>'
        )
    for i in range(5):
        a, b = p.p(0.46 + i * 0.08, 0.32 + (i % 3) * 0.1, 0.012), p.p(0.50 + i * 0.08, 0.32 + (i % 3) * 0.1, 0.012)
        p.add(f'<path d="{path([a, b], 0)}" stroke="#e6fbf2" stroke-opacity=".8" stroke-width="1.3"/>')
    for x, y in ((0.94, 0.56), (0.95, 0.34), (0.08, 0.26), (0.30, 0.12), (0.70, 0.08), (0.92, 0.10)):
        p.bush(x, y, 1.0, cols=("#2f5a3d", "#4f8a46", "#c9d06a"))
    for x, y in ((0.20, 0.16), (0.82, 0.14), (0.10, 0.12), (0.42, 0.08), (0.56, 0.10), (0.30, 0.30)):
        flowers(p, x, y)
    woman(p, 0.55, 0.15, 0, 1.15, "#FBF6EA")
    cat(p, 0.38, 0.16, 0, 1.1)
    return p


def temple(site: bool) -> Plot:
    """Draw the Temple."""
    p = Plot(23)
    p.ground(floor=None if site else "#DCC79C")
    if site:
        p.box(0.16, 0.54, 0, 0.68, 0.40, 0.16, LIME, batter=0.02, brick=3, top="#9b7f58")
        for x, h in ((0.06, 0.36), (0.58, 0.24)):
            p.box(x, 0.32, 0, 0.36, 0.22, h, "#F0E2C2", batter=0.06, brick=5, top="#9b7f58")
        p.scaffold(0.04, 0.26, 0.46, 0.60, 0.62, 3, 3, cloth=LAPIS)
        p.worker(0.30, 0.22, 0.40, 1, arms="up")
        p.worker(0.74, 0.40, 0.24, 1, arms="fwd")
        # an obelisk lies ready on its sledge
        p.bar((0.50, 0.10, 0.012), (0.98, 0.10, 0.012), 3, WOOD)
        p.bar((0.50, 0.18, 0.012), (0.98, 0.18, 0.012), 3, WOOD)
        p.box(0.54, 0.11, 0.03, 0.34, 0.07, 0.07, "#E9C9A0")
        a, b, c = p.p(0.88, 0.11, 0.03), p.p(0.88, 0.11, 0.10), p.p(0.96, 0.145, 0.065)
        p.add(f'<path d="{path([a, c, b])}" fill="#F2C04A" stroke="#7b5312" stroke-width=".9"/>')
        p.worker(0.44, 0.12, 0, 1.1, arms="fwd", flip=-1)
        p.blocks(0.10, 0.06, 2, 0.09, LIME)
        return p
    p.box(0.16, 0.52, 0, 0.68, 0.42, 0.34, LIME, batter=0.03, brick=5)
    p.cornice(0.17, 0.53, 0.34, 0.66, 0.40, 0.04, 0.02, LIME, (TERRA, LAPIS, MALA), roof="#CDB588")
    for x in (0.05, 0.59):
        f, _ = p.box(x, 0.30, 0, 0.36, 0.22, 0.62, "#F3E6C8", batter=0.06, brick=8)
        p.strip(f, 0.04, 0.0, 0.96, 0.07, TERRA, 0.85)
        p.strip(f, 0.04, 0.07, 0.96, 0.10, GOLD, 0.85)
        p.strip(f, 0.04, 0.72, 0.96, 0.76, GOLD, 0.7)
        c = f(0.42, 0.12)
        king(p, *c, 0.86, TERRA if x < 0.3 else LAPIS, 1 if x < 0.3 else -1)
        for i in range(5):
            c = f(0.10 + i * 0.19, 0.84)
            p.add(
                f'<path d="M{c[0] - 4:.1f} {c[1] + 2:.1f}q4 -7 8 0M{c[0]:.1f} {c[1] - 2:.1f}v8" fill="none" '
                f'stroke="#8a5a3a" stroke-width="1.5"/>'
            )
        p.cornice(x + 0.036, 0.336, 0.62, 0.29, 0.15, 0.065, 0.035, LIME, (TERRA, LAPIS, MALA), roof="#D9C193")
    f, _ = p.box(0.41, 0.34, 0, 0.18, 0.12, 0.40, "#EFE0BC")
    door(p, f, 0.5, 0.56, 0.70, col="#2a130c")
    p.strip(f, 0.32, 0.0, 0.68, 0.55, "#ffb85a", 0.55)
    p.cornice(0.42, 0.35, 0.40, 0.16, 0.10, 0.05, 0.025, LIME, (LAPIS, TERRA))
    c = f(0.5, 0.88)
    p.add(
        f'<g transform="translate({c[0]:.1f} {c[1]:.1f}) rotate(8) scale(.62)"><path d="M-26 -2Q-12 -8 -4 -3L0 -4L4 '
        f'-3Q12 -8 26 -2Q14 3 5 3L0 4L-5 3Q-14 3 -26 -2Z" fill="#F2BE3A" stroke="#7b5312" stroke-width="1"/>'
        f'<circle r="5" fill="#D5482C"/></g>'
    )
    for x, col in ((0.09, TERRA), (0.35, LAPIS), (0.63, LAPIS), (0.89, TERRA)):
        flag(p, x, 0.27, 0, 0.84, col)
    for x in (0.22, 0.76):
        p.box(x - 0.045, 0.12, 0, 0.09, 0.09, 0.05, LIME)
        p.box(x - 0.027, 0.137, 0.05, 0.054, 0.054, 0.34, "#E9C9A0", batter=0.03)
        a = [p.p(x - 0.018, 0.146, 0.39), p.p(x + 0.018, 0.146, 0.39), p.p(x, 0.164, 0.45)]
        p.add(f'<path d="{path(a)}" fill="#F2C04A" stroke="#7b5312" stroke-width=".8"/>')
        for i in range(4):
            c = p.p(x - 0.004, 0.137, 0.12 + i * 0.06)
            p.add(f'<path d="M{c[0] - 2:.1f} {c[1]:.1f}h5" stroke="#8a5a3a" stroke-width="1.4"/>')
    for x, y in ((0.40, 0.16), (0.60, 0.15), (0.38, -0.01), (0.60, -0.02)):
        sphinx(p, x, y, 0, 0.86)
    woman(p, 0.88, 0.02, 0, 1.05, "#FBF6EA", "#C98F4A")
    glow(p, 0.5, 0.34, 0.12, 16, "#ffb14a", 0.6)
    return p


def shield(p: Plot, x: float, y: float, z: float, k: float, col: str) -> None:
    """Hang up a shield with a boss of bronze."""
    at(
        p,
        x,
        y,
        z,
        k,
        f'<path d="M-8 10V-6Q-8 -15 0 -15T8 -6V10Z" fill="{col}" stroke="#2b1a12" stroke-width="1.3"/><path d="M-8 '
        f'10V-6Q-8 -15 0 -15V10Z" fill="#fff0d0" fill-opacity=".35"/><circle cy="-2" r="3.200" fill="#F2BE3A" '
        f'stroke="#7b5312" stroke-width=".8"/>',
    )


def crenels(p: Plot, x: float, y: float, z: float, w: float, n: int, base: str, depth: float = 0.05) -> None:
    """Add a row of merlons along a wall."""
    for i in range(n):
        p.box(x + w * (i + 0.12) / n, y, z, w * 0.60 / n, depth, 0.06, base, shadow=False)


def barracks(site: bool) -> Plot:
    """Draw the Barracks."""
    p = Plot(27)
    p.ground(floor=None if site else "#D3B37E")
    if site:
        p.box(0.06, 0.84, 0, 0.88, 0.08, 0.26, PLASTER, brick=4, top="#8d6a45")
        p.box(0.66, 0.52, 0, 0.26, 0.30, 0.34, PLASTER, batter=0.04, brick=5, top="#8d6a45")
        p.box(0.06, 0.40, 0, 0.08, 0.44, 0.14, PLASTER, brick=3, top="#8d6a45")
        p.scaffold(0.18, 0.44, 0.66, 0.84, 0.48, 2, 3, cloth=LAPIS)
        p.worker(0.46, 0.40, 0.22, 1, arms="up")
        p.blocks(0.60, 0.08, 3, 0.09, MUD)
        for dx, dz in ((0, 0.36), (0.04, 0.34), (0.08, 0.37)):
            p.bar((0.16 + dx, 0.14, 0), (0.20 + dx * 0.6, 0.18, dz), 2, "#8a5a32")
            c = p.p(0.20 + dx * 0.6, 0.18, dz)
            p.add(
                f'<path d="M{c[0] - 3:.1f} {c[1]:.1f}l3 -10l3 10z" fill="#d9dde0" stroke="#44484c" stroke-width=".7"/>'
            )
        shield(p, 0.30, 0.10, 0.06, 1.1, TERRA)
        p.worker(0.46, 0.12, 0, 1.1, arms="fwd", flip=-1)
        return p
    # back wall, towers, gate and a yard where two men train
    p.box(0.06, 0.86, 0, 0.88, 0.09, 0.40, "#DDBE8C", brick=6)
    crenels(p, 0.06, 0.87, 0.40, 0.88, 8, "#E6CB9C")
    p.box(0.05, 0.34, 0, 0.09, 0.54, 0.34, "#DDBE8C", brick=5)
    for i in range(4):
        p.box(0.055, 0.78 - i * 0.13, 0.34, 0.06, 0.07, 0.06, "#E6CB9C", shadow=False)
    for x, y, h in ((0.04, 0.80, 0.54), (0.76, 0.80, 0.50)):
        f, _ = p.box(x, y, 0, 0.19, 0.17, h, "#E6CB9C", batter=0.035, brick=8)
        p.strip(f, 0.36, 0.58, 0.64, 0.78, "#3a2016")
        p.box(x - 0.012, y - 0.012, h, 0.214, 0.194, 0.05, "#EAD2A6")
        crenels(p, x - 0.01, y - 0.01, h + 0.05, 0.21, 3, "#F0DDB6")
    flag(p, 0.13, 0.86, 0.59, 0.24, LAPIS)
    flag(p, 0.85, 0.86, 0.55, 0.24, LAPIS)
    # the long house of the soldiers at the right, with shields on its front
    f, _ = p.box(0.62, 0.26, 0, 0.32, 0.50, 0.27, "#E9D2A4", batter=0.03, brick=5)
    door(p, f, 0.5, 0.26, 0.62)
    p.cornice(0.63, 0.27, 0.27, 0.30, 0.48, 0.05, 0.025, PLASTER, (LAPIS, LINEN), roof="#C9A06A")
    for x, col in ((0.665, TERRA), (0.895, LAPIS)):
        shield(p, x, 0.25, 0.13, 0.95, col)
    for y, col in ((0.38, LAPIS), (0.52, TERRA), (0.66, MALA)):
        shield(p, 0.945, y, 0.14, 0.80, mul(col, (0.62, 0.56, 0.64)))
    for i, col in enumerate((TERRA, LAPIS, MALA, TERRA)):
        shield(p, 0.30 + i * 0.115, 0.86, 0.22, 1.05, col)
    # a rack of spears
    for i in range(5):
        p.bar((0.20 + i * 0.045, 0.60, 0), (0.20 + i * 0.045, 0.64, 0.36), 1.9, "#8a5a32")
        c = p.p(0.20 + i * 0.045, 0.64, 0.36)
        p.add(f'<path d="M{c[0] - 3:.1f} {c[1]:.1f}l3 -11l3 11z" fill="#e6eaee" stroke="#44484c" stroke-width=".7"/>')
    p.bar((0.17, 0.60, 0.16), (0.42, 0.60, 0.16), 2.6, WOOD)
    for x, flip, col in ((0.30, 1, LAPIS), (0.47, -1, TERRA)):
        p.worker(x, 0.24, 0, 1.25, "#FBF6EA", "fwd", flip)
        at(
            p,
            x + 0.035 * flip,
            0.23,
            0.09,
            1.0,
            f'<path d="M-5 8V-5Q-5 -11 0 -11T5 -5V8Z" fill="{col}" stroke="#2b1a12" stroke-width="1"/>',
        )
        a, b = p.p(x - 0.05 * flip, 0.25, 0.02), p.p(x + 0.07 * flip, 0.25, 0.26)
        p.add(f'<path d="{path([a, b], 0)}" stroke="#6b4526" stroke-width="2"/>')
    # a chariot at rest
    at(
        p,
        0.74,
        0.10,
        0,
        1.15,
        '<ellipse cx="6" cy="1" rx="36" ry="6" fill="#3a1c33" fill-opacity=".4"/><path d="M-10 -12L-46 -4" '
        'stroke="#6b4526" stroke-width="3" stroke-linecap="round"/><path d="M-14 -32Q0 -38 14 -32L18 '
        '-10H-12Z" fill="#2B4C9B" stroke="#2b1a12" stroke-width="1.300"/>'
        '<path d="M-14 -32Q0 -38 14 -32L14.500 -28Q0 -34 -13.500 -28Z" fill="#F2BE3A"/><path d="M2 -35Q10 -35 14 '
        '-32L18 -10H8Z" fill="#101c44" fill-opacity=".5"/><circle cx="8" cy="-9" r="12" fill="none" '
        'stroke="#2b1a12" stroke-width="4.600"/><circle cx="8" cy="-9" r="12" fill="none" stroke="#D9A35E" '
        'stroke-width="2.600"/>'
        '<path d="M8 -21V3M-4 -9H20M-.5 -17.500L16.500 -.5M16.500 -17.500L-.5 -.5" stroke="#8a5a30" '
        'stroke-width="1.600"/><circle cx="8" cy="-9" r="2.600" fill="#F2BE3A"/>',
    )
    return p


def market(site: bool) -> Plot:
    """Draw the Market."""
    p = Plot(29)
    p.ground(floor=None if site else "#D9BC86")
    if site:
        for x, y in ((0.10, 0.60), (0.54, 0.66)):
            for dx in (0, 0.34):
                p.bar((x + dx, y + 0.22, 0), (x + dx, y + 0.22, 0.36), 3, DARKWOOD)
                p.bar((x + dx, y, 0), (x + dx, y, 0.30), 3.2, WOOD)
            p.bar((x - 0.02, y, 0.30), (x + 0.36, y, 0.30), 2.8, WOOD)
            p.bar((x - 0.02, y + 0.22, 0.36), (x + 0.36, y + 0.22, 0.36), 2.8, WOOD)
            p.box(x + 0.01, y + 0.02, 0, 0.32, 0.13, 0.09, "#B07A44")
        c = [(0.56, 0.64, 0.10), (0.84, 0.64, 0.10), (0.84, 0.64, 0.30), (0.56, 0.64, 0.30)]
        uv = p.quad(c, LAPIS, (1.05, 0.98, 0.88), ao=0.7)
        p.strip(uv, 0, 0.12, 1, 0.22, mix(LAPIS, LINEN, 0.8))
        p.worker(0.40, 0.52, 0, 1.1, arms="up")
        for i, col in enumerate((TERRA, LAPIS, "#E0A22E")):
            p.log(0.14 + i * 0.10, 0.038, 0.10, 0.34, 0.038, col)
        p.pot(0.60, 0.20, 1.6)
        p.pot(0.70, 0.15, 1.4, "#C77B45")
        p.sacks(0.82, 0.22, 1.3)
        p.worker(0.52, 0.10, 0, 1.1, arms="fwd", flip=-1)
        return p
    p.box(0.03, 0.92, 0, 0.94, 0.05, 0.22, PLASTER, brick=4)
    stall(p, 0.56, 0.62, 0.36, 0.24, ("#2B4C9B", LINEN), 0.36, 7, "#E2563C #F6C64A #7FA04A #C98AB0")
    stall(p, 0.08, 0.62, 0.36, 0.24, (TERRA, LINEN), 0.36, 7, "#F6C64A #8E5A2C #E2563C #E9DFCB")
    # cloths and carpets on a line between the stalls
    p.bar((0.47, 0.74, 0), (0.47, 0.74, 0.42), 2.4, DARKWOOD)
    stall(p, 0.62, 0.20, 0.32, 0.24, ("#E0A22E", MALA), 0.31, 5, "#7FA04A #E2563C #F3B7C6")
    # the great round parasol of the scales
    p.shadow([(0.04, 0.30, 0.36), (0.44, 0.30, 0.36), (0.24, 0.48, 0.36), (0.24, 0.12, 0.36)])
    p.bar((0.24, 0.30, 0), (0.24, 0.30, 0.46), 3.4, WOOD)
    p.box(0.14, 0.22, 0, 0.20, 0.15, 0.10, "#9C6436")
    at(
        p,
        0.24,
        0.24,
        0.10,
        1.0,
        '<path d="M0 0V-20M-15 -18L15 -20" stroke="#7b5312" stroke-width="2"/><path d="M-15 -18L-21 -8H-9ZM15 -20L'
        '9 -10H21Z" fill="none" stroke="#7b5312" stroke-width=".9"/><path d="M-21 -8Q-15 -2 -9 -8ZM9 -10Q15 '
        '-4 21 -10Z" fill="#F2BE3A" stroke="#7b5312" stroke-width=".9"/>',
    )
    c = p.p(0.24, 0.30, 0.40)
    r = p.s * 0.215
    n = 8
    pts = [
        (c[0] + r * math.cos(i * math.tau / n + 0.2), c[1] + r * 0.52 * math.sin(i * math.tau / n + 0.2))
        for i in range(n)
    ]
    top = (c[0], c[1] - 36)
    order = sorted(range(n), key=lambda i: pts[i][1] + pts[(i + 1) % n][1])
    for i in order:
        a, b = pts[i], pts[(i + 1) % n]
        mx = (a[0] + b[0]) / 2
        base = (TERRA, LINEN)[i % 2]
        k = 1.08 if mx < c[0] - 6 else 0.98 if mx < c[0] + 14 else 0.70
        p.add(
            f'<path d="M{top[0]:.1f} {top[1]:.1f}L{a[0]:.1f} {a[1]:.1f}Q{(a[0] + b[0]) / 2:.1f} '
            f'{(a[1] + b[1]) / 2 + 5:.1f} {b[0]:.1f} {b[1]:.1f}Z" fill="{mul(base, (k, k * 0.95, k * 0.88))}" '
            f'stroke="#5b2a1a" stroke-width=".9"/>'
        )
    p.add(
        f'<circle cx="{top[0]:.1f}" cy="{top[1] - 2:.1f}" r="3.4" fill="#F2BE3A" stroke="#7b5312" stroke-width=".8"/>'
    )
    donkey(p, 0.54, 0.12, 1.15)
    woman(p, 0.50, 0.46, 0, 1.15, "#E2C9A0", TERRA)
    woman(p, 0.37, 0.10, 0, 1.15, "#FBF6EA", "#B98450")
    p.worker(0.76, 0.12, 0, 1.1, "#E9DFCB", "fwd", -1)
    p.pot(0.10, 0.08, 1.7)
    p.pot(0.19, 0.05, 1.4, "#C77B45")
    p.sacks(0.90, 0.08, 1.3)
    return p


BUILDINGS = {
    "barracks": barracks,
    "temple": temple,
    "market": market,
    "library": library,
    "gardens": gardens,
    "palace": palace,
}
