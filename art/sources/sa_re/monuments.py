"""Empty plots, the Port and the Pyramid of Sa-Rê."""

from __future__ import annotations

from art.kit.palette import LAPIS, LINEN
from art.kit.palette import LIMESTONE as LIME
from art.kit.palette import MALACHITE as MALA
from art.kit.palette import TERRACOTTA as TERRA
from art.sources.sa_re.details import boat, door, glow, water
from art.sources.sa_re.plot import DARKWOOD, FRONT, MUD, PLASTER, SIDE, TOP, WOOD, Face, Plot, Shade, mul, path


def empty(seed: int = 1) -> Plot:
    """Draw an empty plot; the seed selects the things on it."""
    p = Plot(seed)
    p.ground(pegs=True)
    if seed % 3 == 1:
        p.blocks(0.62, 0.66, 2, 0.08, MUD)
        p.bush(0.16, 0.80, 0.8)
    elif seed % 3 == 2:
        p.palm(0.20, 0.76, 0.34, 0, 0.8, 0.04)
        p.pot(0.70, 0.62, 1.2)
    else:
        p.log(0.60, 0.04, 0.60, 0.80, 0.036)
        p.log(0.69, 0.04, 0.58, 0.80, 0.036)
        p.bush(0.24, 0.70, 1)
    return p


def pyr(
    p: Plot,
    z0: float,
    z1: float,
    base: str,
    size: float = 0.94,
    h: float = 0.78,
    brick: int = 0,
    y: float = 0.5,
    side: Shade = SIDE,
) -> tuple[Face, Face]:
    """Add a slice of the pyramid between two heights, 0..1 of its full height."""
    a, b = size / 2 * (1 - z0), size / 2 * (1 - z1)
    lo = [(0.5 - a, y - a, z0 * h), (0.5 + a, y - a, z0 * h), (0.5 + a, y + a, z0 * h)]
    hi = [(0.5 - b, y - b, z1 * h), (0.5 + b, y - b, z1 * h), (0.5 + b, y + b, z1 * h), (0.5 - b, y + b, z1 * h)]
    p.shadow(lo + hi)
    r = p.quad([lo[1], lo[2], hi[2], hi[1]], base, side, ao=0.9)
    if brick:
        p.bricks(r, base, side, brick, 8, 0.34)
    f = p.quad([lo[0], lo[1], hi[1], hi[0]], base, FRONT, ao=0.9)
    if brick:
        p.bricks(f, base, FRONT, brick, 10, 0.34)
    if z1 < 1:
        p.quad(hi, mul(base, 0.95), TOP, ao=0.95)
    return f, r


def stepped(p: Plot, n0: int, n1: int, base: str, total: int = 9, size: float = 0.96, h: float = 0.80) -> None:
    """Add the courses n0 to n1 of a pyramid that grows."""
    for i in range(n0, n1):
        a = size / 2 * (1 - i / total)
        w = 2 * a
        front, right = p.box(0.5 - a, 0.5 - a, h * i / total, w, w, h / total, base)
        for face, shade in ((front, FRONT), (right, SIDE)):
            n = max(2, int(w * 11))
            for j in range(n):
                q0, q1 = face((j + (i % 2) * 0.5) / n, 0), face((j + (i % 2) * 0.5) / n, 1)
                if (j + (i % 2) * 0.5) / n > 0:
                    p.add(
                        f'<path d="{path([q0, q1], 0)}" '
                        f'stroke="{mul(base, (0.62 * shade[0], 0.62 * shade[1], 0.62 * shade[2]))}" '
                        f'stroke-width="1"/>'
                    )
                if p.r.random() < 0.35:
                    p.strip(
                        face,
                        (j + (i % 2) * 0.5) / n,
                        0.05,
                        min(1, (j + 1 + (i % 2) * 0.5) / n),
                        0.95,
                        "#fff3d2" if shade is FRONT else "#2a1420",
                        0.22,
                    )


def pyramid(courses: int) -> Plot:
    """Draw a pyramid with the first `courses` of nine, with a ramp; with nine it is cased in limestone and has a golden point."""
    p = Plot(16 + courses)
    p.ground()
    base = "#E2C48D"
    if courses < 9:
        n = courses
        stepped(p, 0, n, base)
        rungs = 5 + round(1.4 * n)
        h = 0.80 * n / 9
        # the ramp of earth in front, with a block on a sledge
        w = 0.15
        c = [
            (0.30, -0.06, 0),
            (0.30 + w, -0.06, 0),
            (0.34 + w, 0.5 - 0.48 * (1 - n / 9), h),
            (0.34, 0.5 - 0.48 * (1 - n / 9), h),
        ]
        yb = 0.5 - 0.48 * (1 - n / 9)
        p.quad([(0.30 + w, -0.06, 0), (0.34 + w, yb, 0), (0.34 + w, yb, h), (0.30 + w, -0.06, 0)], "#A87545", SIDE)
        uv = p.quad(c, "#C9985C", (1.05, 0.98, 0.86), ao=0.95)
        for i in range(1, rungs):
            t = i / rungs
            a, b = uv(0.1, t), uv(0.9, t)
            p.add(f'<path d="{path([a, b], 0)}" stroke="#7c4d2a" stroke-width="1.8" stroke-opacity=".7"/>')
        t = 0.40
        zz, yy = h * t, -0.06 + (yb + 0.06) * t
        p.box(0.335, yy, zz, 0.09, 0.09, 0.075, "#F4E6C4", shadow=False)
        p.worker(0.36, yy - 0.05, zz - 0.03, 0.95, arms="fwd")
        p.worker(0.42, yy - 0.06, zz - 0.035, 0.95, arms="fwd")
        a = 0.48 * (1 - n / 9)
        p.worker(0.5 + a * 0.4, 0.5 - a * 0.3, h, 0.9, arms="up")
        p.box(0.5 - a * 0.5, 0.5 + a * 0.1, h, 0.10, 0.09, 0.07, "#F4E6C4", shadow=False)
        if n > 4:
            p.bar((0.5 + a * 0.55, 0.5 + a * 0.3, h), (0.5 + a * 0.2, 0.5, h + 0.22), 2.6, WOOD)
            p.bar((0.5 - a * 0.15, 0.5 + a * 0.3, h), (0.5 + a * 0.2, 0.5, h + 0.22), 2.6, WOOD)
        p.blocks(0.70, -0.02, 2, 0.09, "#F4E6C4")
        return p
    pyr(p, 0, 0.16, "#DDBE86", brick=3)
    f, _r = pyr(p, 0.16, 1, "#FBF1DA", brick=12, side=(0.56, 0.50, 0.60))
    a, b, c_ = p.p(0.5 - 0.47, 0.5 - 0.47, 0), p.p(0.5 + 0.47, 0.5 - 0.47, 0), p.p(0.5, 0.5, 0.78)
    pyr(p, 0.80, 1, "#F2BE3A", side=(0.72, 0.52, 0.36))
    p.add(
        f'<path d="{path([p.p(0.5 - 0.47 * 0.20, 0.5 - 0.47 * 0.20, 0.78 * 0.8), p.p(0.5, 0.5, 0.78)], 0)}" '
        f'stroke="#fff6c8" stroke-width="2"/>'
    )
    p.over.append(
        f'<circle cx="{c_[0]:.1f}" cy="{c_[1] + 8:.1f}" r="13" fill="#ffdf7a" fill-opacity=".8" filter="url(#glow)"/>'
        f'<path d="M{c_[0]:.1f} {c_[1] - 12:.1f}l2.4 13l13 2.4l-13 2.4l-2.4 13l-2.4 -13l-13 -2.4l13 -2.4z" '
        f'fill="#fffbe0"/>'
    )
    # small chapel and an avenue
    f, _ = p.box(0.40, -0.02, 0, 0.20, 0.12, 0.13, LIME, batter=0.08)
    door(p, f, 0.5, 0.26, 0.6)
    p.cornice(0.41, -0.01, 0.13, 0.18, 0.10, 0.03, 0.015, LIME, (TERRA, LAPIS, MALA))
    p.palm(0.86, 0.0, 0.24, 0, 0.7, 0.02)
    p.worker(0.28, -0.02, 0, 1, arms="side")
    return p


def pyramid_site() -> Plot:
    """Levelled ground, ropes, the first stones and a sledge."""
    p = Plot(16)
    p.ground(pegs=True)
    c = [p.p(*v) for v in ((0.10, 0.12), (0.90, 0.12), (0.90, 0.90), (0.10, 0.90))]
    f = p.grad("#F0D9A4", "#CDA468", c[3], c[1])
    p.ground_parts.append(f'<path d="{path(c)}" fill="{f}" stroke="#8a6436" stroke-width="1.4"/>')
    for a, b in (((0.10, 0.12), (0.90, 0.90)), ((0.90, 0.12), (0.10, 0.90))):
        p.ground_parts.append(
            f'<path d="{path([p.p(*a), p.p(*b)], 0)}" stroke="#fff3d6" stroke-width="1.2" stroke-dasharray="5 3"/>'
        )
    for i in range(5):
        p.box(0.14 + i * 0.15, 0.78, 0, 0.14, 0.10, 0.09, "#E2C48D")
    for i in range(3):
        p.box(0.14, 0.64 - i * 0.13, 0, 0.10, 0.12, 0.09, "#E2C48D")
    p.box(0.30, 0.78, 0.09, 0.14, 0.10, 0.08, "#F4E6C4")
    p.bar((0.50, 0.50, 0), (0.50, 0.50, 0.30), 3, WOOD)
    p.bar((0.50, 0.50, 0.29), (0.62, 0.46, 0.01), 1, "#f7ead0", lit=False)
    p.bar((0.50, 0.50, 0.29), (0.38, 0.46, 0.01), 1, "#f7ead0", lit=False)
    cc = p.p(0.50, 0.50, 0.29)
    p.add(
        f'<path d="M{cc[0]:.1f} {cc[1]:.1f}q9 -4 17 0t14 1q-6 4 -5 9q-13 4 -26 2z" fill="#C9962B" stroke="#6b4712" '
        f'stroke-width=".8"/>'
    )
    p.worker(0.44, 0.74, 0.09, 1, arms="fwd")
    p.bar((0.40, 0.20, 0.012), (0.72, 0.20, 0.012), 3, WOOD)
    p.bar((0.40, 0.28, 0.012), (0.72, 0.28, 0.012), 3, WOOD)
    p.box(0.44, 0.19, 0.025, 0.18, 0.12, 0.11, "#F4E6C4")
    p.worker(0.74, 0.22, 0, 1.1, arms="fwd", flip=-1)
    p.worker(0.80, 0.26, 0, 1.1, arms="fwd", flip=-1)
    p.worker(0.30, 0.30, 0, 1.1, arms="up")
    return p


def port(site: bool) -> Plot:
    """Draw the Port."""
    p = Plot(24)
    p.ground(floor=None)
    water(p, [(0.02, 0.0), (1.02, 0.0), (1.02, 0.40), (0.02, 0.40)])
    if site:
        p.box(0.08, 0.66, 0, 0.46, 0.26, 0.16, PLASTER, batter=0.05, brick=3, top="#8d6a45")
        p.scaffold(0.10, 0.58, 0.54, 0.90, 0.42, 2, 3, cloth=MALA)
        p.worker(0.40, 0.54, 0.19, 1, arms="up")
        for x in (0.10, 0.30, 0.50):
            for y in (0.36, 0.22):
                p.bar((x, y, -0.04), (x, y, 0.10), 4, DARKWOOD)
        p.box(0.06, 0.24, 0.06, 0.28, 0.16, 0.03, WOOD)
        for i in range(3):
            p.bar((0.38 + i * 0.05, 0.40, 0.03), (0.58 + i * 0.05, 0.44, 0.03), 3.6, "#D9A766")
        boat(p, 0.76, 0.54, 0.80, ribs=True, sail=False)
        p.bar((0.64, 0.47, 0), (0.66, 0.50, 0.12), 2.6, WOOD)
        p.bar((0.92, 0.47, 0), (0.90, 0.50, 0.12), 2.6, WOOD)
        p.worker(0.24, 0.30, 0.09, 1.05, arms="fwd")
        p.worker(0.80, 0.42, 0, 1.05, arms="fwd", flip=-1)
        return p
    f, _ = p.box(0.06, 0.62, 0, 0.50, 0.32, 0.34, "#E7CD9F", batter=0.05, brick=6)
    for u in (0.24, 0.5, 0.76):
        door(p, f, u, 0.18, 0.62, col="#43261b")
    p.strip(f, 0, 0.80, 1, 0.90, MALA)
    p.cornice(0.08, 0.64, 0.34, 0.46, 0.28, 0.055, 0.025, PLASTER, (LAPIS, MALA), roof="#C9A06A")
    # a beacon at the end of the quay
    p.box(0.76, 0.66, 0, 0.20, 0.20, 0.30, LIME, batter=0.05, brick=5)
    p.box(0.795, 0.695, 0.30, 0.13, 0.13, 0.22, LIME, batter=0.03, brick=4)
    p.cornice(0.80, 0.70, 0.52, 0.12, 0.12, 0.04, 0.025, LIME, (TERRA, LAPIS))
    c = p.p(0.86, 0.76, 0.57)
    p.add(
        f'<path d="M{c[0] - 9:.1f} {c[1]:.1f}h18l-3 6h-12z" fill="#6b4526"/><path d="M{c[0] - 8:.1f} {c[1]:.1f}q-4 '
        f'-12 5 -18q0 7 4 4q1 -9 6 -13q-1 9 3 13q5 8 -1 14z" fill="#F2632A"/><path d="M{c[0] - 3:.1f} '
        f'{c[1]:.1f}q-1 -8 4 -11q6 6 3 11z" fill="#FFF0A8"/>'
    )
    glow(p, 0.86, 0.76, 0.62, 17, "#ff9a3a", 0.75)
    p.awning(0.04, 0.58, 0.62, 0.30, 0.46, 0.24, (MALA, LINEN), 7, 0.035)
    for x in (0.07, 0.55):
        p.bar((x, 0.47, 0), (x, 0.47, 0.24), 3, WOOD)
    # the pier with its piles, jars, sacks and a crane
    for x in (0.04, 0.22, 0.40, 0.56):
        p.bar((x, 0.30, -0.06), (x, 0.30, 0.05), 4.6, DARKWOOD)
    p.box(0.00, 0.30, 0.05, 0.60, 0.14, 0.035, WOOD)
    for i in range(1, 10):
        a, b = p.p(0.06 * i, 0.30, 0.086), p.p(0.06 * i, 0.44, 0.086)
        p.add(f'<path d="{path([a, b], 0)}" stroke="#5b3818" stroke-width="1"/>')
    p.pot(0.08, 0.38, 1.4, z=0.085)
    p.pot(0.17, 0.35, 1.2, "#C77B45", 0.085)
    p.sacks(0.30, 0.50, 1.2)
    p.sacks(0.38, 0.50, 1.2, "#C9AC74")
    p.worker(0.44, 0.36, 0.085, 1.1, arms="fwd")
    p.worker(0.28, 0.36, 0.085, 1.1, "#E2C9A0", arms="up")
    p.bar((0.66, 0.50, 0), (0.66, 0.50, 0.46), 4.4, WOOD)
    p.bar((0.66, 0.50, 0.44), (0.52, 0.34, 0.56), 3.4, WOOD)
    p.bar((0.52, 0.34, 0.55), (0.52, 0.34, 0.28), 1.2, "#f4e6c0", lit=False)
    p.box(0.49, 0.32, 0.20, 0.07, 0.06, 0.07, "#C9965A", shadow=False)
    boat(p, 0.74, 0.15, 0.92)
    p.pot(0.68, 0.17, 0.9, z=0.02)
    p.pot(0.88, 0.52, 1.3)
    return p


MAIN = {"port": port}
