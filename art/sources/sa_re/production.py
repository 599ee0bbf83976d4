"""The production buildings of Sa-Rê, each as a site and finished."""

from __future__ import annotations

import math

from art.kit.palette import GOLD, LAPIS, LINEN
from art.kit.palette import LIMESTONE as LIME
from art.kit.palette import MALACHITE as MALA
from art.kit.palette import TERRACOTTA as TERRA
from art.sources.sa_re.details import cat, colossus, door, glow, laundry, woman
from art.sources.sa_re.plot import DARKWOOD, MUD, PLASTER, SP, WOOD, Plot, mul, path


def ingot(p: Plot, x: float, y: float, z: float, w: float = 0.11) -> None:
    """Add a bar of gold."""
    p.box(x, y, z, w, 0.055, 0.042, "#F2BE3A", batter=0.28, top="#FFE38A", shadow=z == 0)


def kiln(p: Plot, x: float, y: float, k: float = 1.0) -> None:
    """Add a burning kiln with its smoke."""
    p.lathe(
        x,
        y,
        0,
        [(0.19 * k, 0), (0.19 * k, 0.05), (0.185 * k, 0.14), (0.155 * k, 0.27), (0.11 * k, 0.36), (0.08 * k, 0.40)],
        "#B9743F",
        mouth="#3a1c12",
    )
    p.lathe(x, y, 0.38, [(0.07 * k, 0), (0.058 * k, 0.13)], "#A5623A", mouth="#2a120c")
    c = p.p(x - 0.05, y - 0.18 * k, 0.10)
    p.add(
        f'<path d="M{c[0] - 15:.1f} {c[1] + 17:.1f}v-16q2 -15 15 -15q14 1 15 16v17z" fill="#4a1f12" '
        f'stroke="#7b4226" stroke-width="3"/>'
    )
    p.add(
        f'<path d="M{c[0] - 11:.1f} {c[1] + 17:.1f}v-14q2 -11 11 -11q10 1 11 12v14z" fill="#ff9a2e"/>'
        f'<path d="M{c[0] - 7:.1f} {c[1] + 17:.1f}q-2 -14 5 -19q0 7 4 5q5 3 4 15z" fill="#fff0a8"/>'
    )
    glow(p, x - 0.05, y - 0.2 * k, 0.07, 22, "#ff8a1e", 0.75)
    t = p.p(x, y, 0.54)
    p.over.append(
        '<g filter="url(#smoke)" fill="#efe0cf">'
        + "".join(
            f'<circle cx="{t[0] + i * 6 + 6:.0f}" cy="{t[1] - i * 11:.0f}" r="{6 + i * 2.6}" '
            f'fill-opacity="{0.55 - i * 0.1:.2f}"/>'
            for i in range(5)
        )
        + "</g>"
    )


def carpenter(site: bool) -> Plot:
    """Draw the Carpenter."""
    p = Plot(11)
    p.ground()
    if site:
        p.box(0.14, 0.76, 0, 0.68, 0.08, 0.30, MUD, brick=5)
        p.box(0.14, 0.42, 0, 0.08, 0.36, 0.18, MUD, brick=3)
        p.scaffold(0.16, 0.40, 0.82, 0.80, 0.46, 2, 3, cloth=TERRA)
        p.worker(0.56, 0.36, 0.21, 1, arms="up")
        for x in (0.20, 0.30, 0.40):
            p.log(x, 0.045, 0.06, 0.28, 0.045)
        p.log(0.25, 0.125, 0.06, 0.28, 0.045)
        p.log(0.35, 0.125, 0.06, 0.28, 0.045)
        p.worker(0.70, 0.14, 0, 1.1, arms="fwd")
        return p
    p.box(0.08, 0.80, 0, 0.80, 0.09, 0.46, MUD, brick=7)
    p.box(0.08, 0.36, 0, 0.08, 0.46, 0.46, MUD, brick=7)
    # tools on the back wall
    p.bar((0.30, 0.80, 0.22), (0.44, 0.80, 0.34), 2.4, "#d9dde0")
    p.bar((0.56, 0.80, 0.18), (0.56, 0.80, 0.36), 2.4, "#8a5a32")
    p.box(0.44, 0.60, 0, 0.34, 0.12, 0.15, "#B27A44")
    p.box(0.42, 0.58, 0.15, 0.40, 0.16, 0.03, "#D6A266")
    p.bar((0.46, 0.62, 0.19), (0.72, 0.70, 0.19), 4, "#E0B578")
    p.bar((0.84, 0.74, 0), (0.84, 0.74, 0.48), 5, DARKWOOD)
    p.awning(0.03, 0.95, 0.86, 0.60, 0.34, 0.46, (TERRA, LINEN), 9)
    for x in (0.10, 0.88):
        p.bar((x, 0.36, 0), (x, 0.36, 0.46), 5.5, WOOD)
    # planks against the right post
    for i, c in enumerate(("#D9A766", "#C08B4C", "#E3BC84")):
        p.bar((0.84 + i * 0.05, 0.20 - i * 0.01, 0), (0.78 + i * 0.05, 0.36, 0.40 - i * 0.04), 7, c)
        p.pole_shadow((0.84 + i * 0.05, 0.2, 0), (0.78 + i * 0.05, 0.36, 0.40))
    # saw horse with a beam, and a large saw in it
    for x in (0.50, 0.70):
        p.bar((x - 0.04, 0.16, 0), (x + 0.03, 0.20, 0.15), 3.4, DARKWOOD)
        p.bar((x + 0.04, 0.16, 0), (x - 0.03, 0.20, 0.15), 3.4, DARKWOOD)
    p.bar((0.42, 0.18, 0.16), (0.80, 0.18, 0.16), 8.5, "#D9A35E")
    a, b = p.p(0.60, 0.12, 0.12), p.p(0.70, 0.16, 0.38)
    p.add(
        f'<path d="M{a[0] - 4:.1f} {a[1]:.1f}L{a[0] + 5:.1f} {a[1] + 1:.1f}L{b[0] + 7:.1f} {b[1]:.1f}L{b[0] - 2:.1f}'
        f' {b[1]:.1f}Z" fill="#e8e4da" stroke="#4d4a4a" stroke-width="1"/>'
    )
    p.add(f'<path d="M{b[0] - 4:.1f} {b[1] - 1:.1f}q6 -14 13 -8q4 6 -2 10z" fill="{DARKWOOD}"/>')
    p.worker(0.84, 0.10, 0, 1.15, arms="up")
    for x in (0.12, 0.225, 0.33):
        p.log(x, 0.052, 0.02, 0.26, 0.052)
    p.log(0.172, 0.146, 0.02, 0.26, 0.052)
    p.log(0.277, 0.146, 0.02, 0.26, 0.052)
    p.log(0.225, 0.240, 0.02, 0.26, 0.052)
    return p


def goldsmith(site: bool) -> Plot:
    """Draw the Goldsmith."""
    p = Plot(12)
    p.ground()
    if site:
        p.box(0.10, 0.48, 0, 0.50, 0.40, 0.20, PLASTER, batter=0.08, brick=4, top="#8d6a45")
        p.lathe(0.76, 0.56, 0, [(0.18, 0), (0.18, 0.10), (0.165, 0.18)], "#B9743F", mouth="#3a1c12")
        p.scaffold(0.12, 0.42, 0.60, 0.84, 0.46, 2, 3, cloth="#D9A02C")
        p.worker(0.42, 0.38, 0.21, 1, arms="fwd")
        p.blocks(0.14, 0.10, 3, 0.09, MUD)
        ingot(p, 0.66, 0.16, 0)
        p.worker(0.60, 0.14, 0, 1.1, arms="fwd")
        return p
    f, _ = p.box(0.08, 0.48, 0, 0.52, 0.42, 0.42, PLASTER, batter=0.07, brick=7)
    p.cornice(0.11, 0.51, 0.42, 0.46, 0.36, 0.055, 0.025, PLASTER, (GOLD, TERRA), roof="#C9A06A")
    p.pot(0.22, 0.62, 0.9, "#B5522F", 0.46)
    laundry(p, (0.16, 0.80), (0.52, 0.80), 0.46)
    door(p, f, 0.30, 0.20, 0.56, col="#5a2d14")
    p.strip(f, 0.56, 0.40, 0.82, 0.66, "#ffb64a")
    for u in (0.62, 0.69, 0.76):
        p.strip(f, u - 0.012, 0.40, u + 0.012, 0.66, "#6b3518")
    p.strip(f, 0.0, 0.80, 1, 0.88, GOLD, 0.9)
    kiln(p, 0.78, 0.60, 1.05)
    p.awning(0.10, 0.56, 0.50, 0.36, 0.34, 0.27, ("#E0A22E", LINEN), 5, 0.035)
    p.bar((0.12, 0.34, 0), (0.12, 0.34, 0.27), 3.4, WOOD)
    p.bar((0.55, 0.34, 0), (0.55, 0.34, 0.27), 3.4, WOOD)
    p.box(0.10, 0.10, 0, 0.46, 0.17, 0.13, "#9C6436")
    p.box(0.08, 0.08, 0.13, 0.50, 0.21, 0.025, "#C08A4E")
    for x in (0.12, 0.245, 0.37):
        ingot(p, x, 0.13, 0.155, 0.115)
    for x in (0.182, 0.307):
        ingot(p, x, 0.135, 0.197, 0.115)
    ingot(p, 0.245, 0.14, 0.239, 0.115)
    p.worker(0.66, 0.20, 0, 1.15, arms="fwd", flip=-1)
    p.pot(0.90, 0.16, 1.4, "#A5623A")
    c = p.p(0.26, 0.14, 0.25)
    p.over.append(
        f'<path d="M{c[0]:.1f} {c[1] - 13:.1f}l2 9l9 2l-9 2l-2 9l-2 -9l-9 -2l9 -2z" fill="#fffbe0" fill-opacity=".95"/>'
    )
    return p


def silo(p: Plot, x: float, y: float, r: float, h: float, base: str = "#E8D3A8") -> None:
    """Add a granary with painted bands and a hatch."""
    p.dome(x, y, 0, r, h * 0.72, base, shoulder=h * 0.28)
    for k, col in ((0.30, TERRA), (0.36, LAPIS)):
        z, rr = h * k, r * math.cos(max(0, (k - 0.28) / 0.72)) + 0.002
        a, b2 = p.p(x, y, z), rr * p.s
        f = p.grad(mul(col, (1.1, 1, 0.9)), mul(col, (0.5, 0.45, 0.5)), (a[0] - b2, a[1]), (a[0] + b2, a[1]))
        p.add(
            f'<path d="M{a[0] - b2:.1f} {a[1]:.1f}A{b2:.1f} {b2 * SP:.1f} 0 0 0 {a[0] + b2:.1f} {a[1]:.1f}" '
            f'fill="none" stroke="{f}" stroke-width="4"/>'
        )
    c = p.p(x, y, h)
    p.add(
        f'<ellipse cx="{c[0]:.1f}" cy="{c[1] + 2:.1f}" rx="9" ry="4" fill="#7c4d2c"/><ellipse cx="{c[0] - 0.5:.1f}" '
        f'cy="{c[1] + 0.5:.1f}" rx="8" ry="3.4" fill="#C08A4E"/>'
    )
    q = p.p(x - 0.03, y - r * 0.98, h * 0.20)
    p.add(
        f'<path d="M{q[0] - 10:.1f} {q[1] + 13:.1f}v-24q9 -8 18 0v25z" fill="{DARKWOOD}" stroke="{mul(LIME, 0.9)}" '
        f'stroke-width="2.4"/>'
        f'<path d="M{q[0] - 9:.1f} {q[1]:.1f}h16m-16 7h16" stroke="#a4713f" stroke-width="1.4"/>'
    )


def warehouse(site: bool) -> Plot:
    """Draw the Warehouse."""
    p = Plot(13)
    p.ground()
    if site:
        p.lathe(0.30, 0.66, 0, [(0.20, 0), (0.20, 0.16), (0.188, 0.24)], "#E8D3A8", mouth="#5a3a24")
        p.lathe(0.72, 0.62, 0, [(0.20, 0), (0.20, 0.10), (0.198, 0.13)], "#E8D3A8", mouth="#5a3a24")
        p.scaffold(0.10, 0.38, 0.52, 0.84, 0.46, 2, 3, cloth=TERRA)
        p.worker(0.40, 0.34, 0.21, 1, arms="up")
        p.blocks(0.56, 0.12, 3, 0.09, MUD)
        p.pot(0.20, 0.14, 1.5)
        p.worker(0.36, 0.12, 0, 1.1, arms="side")
        return p
    p.box(0.02, 0.90, 0, 0.96, 0.06, 0.22, MUD, brick=3)
    silo(p, 0.70, 0.74, 0.20, 0.48, "#E6CE9C")
    silo(p, 0.27, 0.66, 0.23, 0.58, "#F3DFB4")
    silo(p, 0.70, 0.38, 0.205, 0.46, "#F3DFB4")
    p.bar((0.30, 0.30, 0), (0.28, 0.46, 0.44), 2.2, WOOD)
    p.bar((0.36, 0.30, 0), (0.34, 0.46, 0.44), 2.2, WOOD)
    for i in range(1, 7):
        t = i / 7
        p.bar(
            (0.30 - 0.02 * t, 0.30 + 0.16 * t, 0.44 * t),
            (0.36 - 0.02 * t, 0.30 + 0.16 * t, 0.44 * t),
            1.4,
            WOOD,
            lit=False,
        )
    # a heap of grain, sacks and jars
    c = p.p(0.22, 0.16)
    p.shadow([(0.1, 0.1, 0), (0.34, 0.1, 0), (0.22, 0.16, 0.10)])
    f = p.grad("#FBDD7A", "#B9852F", (c[0] - 24, c[1] - 20), (c[0] + 26, c[1] + 6))
    p.add(
        f'<path d="M{c[0] - 31:.1f} {c[1] + 5:.1f}Q{c[0] - 12:.1f} {c[1] - 24:.1f} {c[0]:.1f} {c[1] - 25:.1f}'
        f"Q{c[0] + 14:.1f} {c[1] - 20:.1f} {c[0] + 33:.1f} {c[1] + 7:.1f}Q{c[0]:.1f} {c[1] + 18:.1f} "
        f'{c[0] - 31:.1f} {c[1] + 5:.1f}Z" fill="{f}" stroke="#7c541c" stroke-width="1"/>'
    )
    for _ in range(26):
        p.add(
            f'<circle cx="{c[0] + p.r.gauss(0, 11):.1f}" cy="{c[1] + 3 - abs(p.r.gauss(0, 7)):.1f}" r="1.1" '
            f'fill="{p.r.choice(["#fff0b0", "#a8752a"])}"/>'
        )
    p.pot(0.44, 0.14, 1.7)
    p.pot(0.53, 0.09, 1.4, "#C77B45")
    p.sacks(0.68, 0.12, 1.3)
    p.sacks(0.78, 0.10, 1.3, "#C9AC74")
    woman(p, 0.92, 0.15, 0, 1.15, "#FBF6EA", "#C98F4A")
    p.worker(0.36, 0.20, 0, 1.05, arms="fwd", flip=-1)
    cat(p, 0.58, 0.22, 0, 1.0)
    return p


def stonecutter(site: bool) -> Plot:
    """Draw the Stonecutter."""
    p = Plot(17)
    p.ground()
    if site:
        p.box(0.10, 0.74, 0, 0.74, 0.14, 0.22, LIME, brick=3)
        p.box(0.12, 0.44, 0, 0.10, 0.30, 0.14, LIME, brick=2)
        p.scaffold(0.16, 0.40, 0.82, 0.80, 0.46, 2, 3, cloth="#8C88A6")
        p.worker(0.40, 0.36, 0.21, 1, arms="up")
        p.box(0.60, 0.06, 0, 0.24, 0.20, 0.17, "#E3D7BF")
        p.worker(0.54, 0.06, 0, 1.1, arms="up")
        p.box(0.12, 0.08, 0, 0.14, 0.13, 0.10, "#EFE6D3")
        p.box(0.28, 0.06, 0, 0.14, 0.13, 0.10, "#F6EEDD")
        p.box(0.20, 0.08, 0.10, 0.14, 0.13, 0.10, "#F6EEDD")
        return p
    # a wall of quarried blocks, an awning in grey and linen, a colossus half out of its block
    p.box(0.06, 0.76, 0, 0.30, 0.20, 0.40, "#E3D7BF", brick=3)
    p.box(0.36, 0.78, 0, 0.30, 0.18, 0.28, "#D6C9AE", brick=2)
    p.box(0.66, 0.74, 0, 0.28, 0.22, 0.46, "#E9DFCB", brick=3)
    p.box(0.10, 0.79, 0.40, 0.14, 0.14, 0.12, "#F3EAD6")
    p.box(0.72, 0.78, 0.46, 0.16, 0.14, 0.11, "#F6EEDD")
    for x in (0.50, 0.94):
        p.bar((x, 0.70, 0), (x, 0.70, 0.50), 3.4, DARKWOOD)
    p.awning(0.46, 0.98, 0.74, 0.54, 0.36, 0.42, ("#7F7BA0", LINEN), 7, 0.04)
    for x in (0.50, 0.94):
        p.bar((x, 0.38, 0), (x, 0.38, 0.42), 4, WOOD)
    p.box(0.58, 0.46, 0, 0.28, 0.18, 0.15, "#EDE3CE")
    p.worker(0.72, 0.42, 0, 1.1, arms="up", flip=-1)
    colossus(p, 0.27, 0.40, 0, 0.92)
    p.worker(0.47, 0.30, 0, 1.15, arms="up")
    for x, y in ((0.58, 0.10), (0.75, 0.08)):
        p.box(x, y, 0, 0.155, 0.15, 0.115, "#EFE6D3")
    p.box(0.665, 0.09, 0.115, 0.155, 0.15, 0.115, "#F8F1E2")
    for dx, dy in ((0.40, 0.20), (0.44, 0.14), (0.36, 0.16), (0.50, 0.22), (0.42, 0.09)):
        p.box(dx, dy, 0, 0.032, 0.03, 0.02, "#F3EAD6", shadow=False)
    # a block on a sledge
    p.bar((0.06, 0.06, 0.012), (0.30, 0.06, 0.012), 3.4, WOOD)
    p.bar((0.06, 0.16, 0.012), (0.30, 0.16, 0.012), 3.4, WOOD)
    p.box(0.10, 0.06, 0.025, 0.16, 0.11, 0.10, "#F6EEDD")
    p.worker(0.36, 0.07, 0, 1.1, arms="fwd", flip=-1)
    return p


def master_builder(site: bool) -> Plot:
    """Draw the Master Builder."""
    p = Plot(18)
    p.ground()
    if site:
        p.box(0.18, 0.46, 0, 0.52, 0.38, 0.20, "#D9A877", batter=0.05, brick=4, top="#8d6a45")
        p.scaffold(0.20, 0.40, 0.72, 0.82, 0.46, 2, 3, cloth=MALA)
        p.worker(0.46, 0.36, 0.21, 1, arms="fwd")
        p.bar((0.84, 0.18, 0), (0.93, 0.20, 0.34), 4, WOOD)
        p.bar((1.0, 0.18, 0), (0.93, 0.20, 0.34), 4, WOOD)
        p.bar((0.93, 0.19, 0.33), (0.93, 0.19, 0.10), 1, "#f4e6c0", lit=False)
        p.blocks(0.14, 0.08, 3, 0.09, MUD)
        p.bar((0.50, 0.10, 0.01), (0.76, 0.06, 0.01), 2.4, "#f0dcae")
        p.worker(0.62, 0.14, 0, 1.1, arms="fwd", flip=-1)
        return p
    f, _ = p.box(0.12, 0.44, 0, 0.56, 0.46, 0.40, "#D9A877", batter=0.06, brick=6)
    door(p, f, 0.26, 0.20, 0.62)
    p.strip(f, 0.50, 0.36, 0.88, 0.74, "#43261b")
    for i in range(4):
        p.strip(f, 0.53 + i * 0.09, 0.40, 0.56 + i * 0.09, 0.70, "#FFE2A0" if i % 2 else "#E9B55C")
    p.strip(f, 0, 0.84, 1, 0.92, MALA)
    p.cornice(0.15, 0.47, 0.40, 0.50, 0.40, 0.05, 0.025, PLASTER, (TERRA, MALA), roof="#C9A06A")
    for x in (0.12, 0.70):
        p.bar((x, 0.80, 0.42), (x, 0.80, 0.66), 2.8, DARKWOOD)
    p.awning(0.08, 0.74, 0.84, 0.68, 0.44, 0.58, (MALA, LINEN), 7, 0.04)
    for x in (0.12, 0.70):
        p.bar((x, 0.47, 0.42), (x, 0.47, 0.58), 3, WOOD)
    p.pot(0.20, 0.52, 0.9, z=0.45)
    # the great A-frame with its plumb line: the sign of the trade
    p.pole_shadow((0.66, 0.14, 0), (0.82, 0.20, 0.70))
    p.bar((0.64, 0.14, 0), (0.82, 0.18, 0.74), 6, WOOD)
    p.bar((1.02, 0.14, 0), (0.84, 0.18, 0.74), 6, WOOD)
    p.bar((0.71, 0.15, 0.28), (0.95, 0.15, 0.28), 4.6, WOOD)
    p.bar((0.83, 0.17, 0.70), (0.83, 0.17, 0.18), 1.3, "#fff0cc", lit=False)
    c = p.p(0.83, 0.17, 0.16)
    p.add(
        f'<path d="M{c[0] - 5:.1f} {c[1] - 7:.1f}h10l-5 13z" fill="#9aa0a8" stroke="#2b2118" stroke-width=".9"/>'
        f'<path d="M{c[0] - 5:.1f} {c[1] - 7:.1f}h4l1 13z" fill="#e6eaee"/>'
    )
    p.worker(0.56, 0.38, 0, 1.1, kilt="#E7D6B0", arms="side")
    # the table with the plan of a pyramid
    p.box(0.10, 0.10, 0, 0.40, 0.20, 0.13, "#9C6436")
    q = [p.p(0.07, 0.07, 0.145), p.p(0.53, 0.07, 0.145), p.p(0.53, 0.32, 0.145), p.p(0.07, 0.32, 0.145)]
    p.add(f'<path d="{path(q)}" fill="#FBF1D6" stroke="#8a6836" stroke-width="1.1"/>')
    a, b, d, e = p.p(0.18, 0.11, 0.147), p.p(0.42, 0.11, 0.147), p.p(0.30, 0.29, 0.147), p.p(0.30, 0.11, 0.147)
    p.add(
        f'<path d="{path([a, b, d])}M{d[0]:.1f} {d[1]:.1f}L{e[0]:.1f} {e[1]:.1f}" fill="none" stroke="{LAPIS}" '
        f'stroke-width="1.7"/>'
    )
    a, b = p.p(0.12, 0.14, 0.147), p.p(0.12, 0.27, 0.147)
    p.add(f'<path d="{path([a, b], 0)}" stroke="{TERRA}" stroke-width="1.6" stroke-dasharray="2 2"/>')
    p.box(0.46, 0.26, 0.145, 0.05, 0.04, 0.03, "#F2BE3A", shadow=False)
    p.worker(0.60, 0.10, 0, 1.2, arms="fwd", flip=-1)
    return p


BUILDINGS = {
    "carpenter": carpenter,
    "stonecutter": stonecutter,
    "goldsmith": goldsmith,
    "warehouse": warehouse,
    "master-builder": master_builder,
}
