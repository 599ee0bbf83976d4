"""A plot of a city in parallel projection, with walls, domes, columns, cloth and people, written out as SVG.

Plot coordinates: x to the right, y away from the viewer, z up; one plot is 1 by 1. The light comes from the upper left.
A sprite has 320 by 320 units; one plot covers 210 of them and has its centre at (143, 224).
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence

from art.kit.palette import LAPIS, LINEN, mix, rgb
from art.kit.palette import LIMESTONE as LIME
from art.kit.palette import MALACHITE as MALA
from art.kit.palette import TERRACOTTA as TERRA

Point = tuple[float, float]
Corner = tuple[float, float, float]
Shade = tuple[float, float, float]
Face = Callable[[float, float], Point]

YAW, PITCH = math.radians(22), math.radians(38)
CY, SY, SP, CP = math.cos(YAW), math.sin(YAW), math.sin(PITCH), math.cos(PITCH)
SHX, SHY = 0.48, 0.06
"""The shadow of one unit of height, on the ground; the true length of the evening would cover the neighbour."""

MUD, PLASTER, WOOD, DARKWOOD, THATCH = "#C08B58", "#E3C79B", "#A86F3C", "#6E4526", "#C9A55C"


def hexa(c: Sequence[float]) -> str:
    """Return three numbers as a colour, clipped to bytes."""
    return "#{:02x}{:02x}{:02x}".format(*tuple(max(0, min(255, round(v))) for v in c))


def mul(h: str, k: float | Shade) -> str:
    """Return a colour times a number, or times one number a channel."""
    factors = (k, k, k) if isinstance(k, (int, float)) else k
    return hexa([a * b for a, b in zip(rgb(h), factors, strict=True)])


TOP, FRONT, SIDE = (1.13, 1.08, 0.96), (1.05, 0.955, 0.80), (0.56, 0.475, 0.55)


def hull(points: Sequence[Point]) -> list[Point]:
    """Return the convex hull of points in the picture."""
    pts = sorted({(round(x, 2), round(y, 2)) for x, y in points})
    if len(pts) < 3:
        return pts

    def half(it: Iterable[Point]) -> list[Point]:
        out: list[Point] = []
        for p in it:
            while (
                len(out) > 1
                and ((out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) - (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0]))
                <= 0
            ):
                out.pop()
            out.append(p)
        return out[:-1]

    return half(pts) + half(reversed(pts))


def path(pts: Iterable[Point], close: bool = True) -> str:
    """Return the outline through points."""
    return "M" + "L".join("{:.1f} {:.1f}".format(*p) for p in pts) + ("Z" if close else "")


class Plot:
    """One sprite; parts are added from back to front."""

    def __init__(self, seed: int = 1, s: float = 210, ox: float = 143, oy: float = 224) -> None:
        self.s, self.ox, self.oy = s, ox, oy
        self.r = random.Random(seed)
        self.body: list[str] = []
        self.defs: list[str] = []
        self.shades: list[str] = []
        self.ground_parts: list[str] = []
        self.over: list[str] = []
        self.n = 0

    # -- geometry
    def p(self, x: float, y: float, z: float = 0.0) -> Point:
        """Return where a point of the plot lies in the picture."""
        x, y = x - 0.5, y - 0.5
        return (self.ox + self.s * (x * CY + y * SY), self.oy + self.s * ((x * SY - y * CY) * SP - z * CP))

    def add(self, svg: str) -> None:
        """Add a part in front of all others."""
        self.body.append(svg)

    def grad(
        self, a: str, b: str, p0: Point, p1: Point, mid: tuple[float, str] | None = None, alpha: Point = (1, 1)
    ) -> str:
        """Declare a gradient from p0 to p1 and return its reference."""
        self.n += 1
        stops = f'<stop offset="0" stop-color="{a}" stop-opacity="{alpha[0]}"/>'
        if mid:
            stops += f'<stop offset="{mid[0]}" stop-color="{mid[1]}"/>'
        stops += f'<stop offset="1" stop-color="{b}" stop-opacity="{alpha[1]}"/>'
        self.defs.append(
            f'<linearGradient id="g{self.n}" gradientUnits="userSpaceOnUse" x1="{p0[0]:.1f}" y1="{p0[1]:.1f}"'
            f' x2="{p1[0]:.1f}" y2="{p1[1]:.1f}">{stops}</linearGradient>'
        )
        return f"url(#g{self.n})"

    def shadow(self, pts: Sequence[Corner]) -> None:
        """Add the cast shadow of a convex body given by its corners."""
        flat = [self.p(x + SHX * z, y + SHY * z) for x, y, z in pts] + [self.p(x, y) for x, y, z in pts if z < 0.05]
        self.shades.append(path(hull(flat)))

    # -- faces
    def quad(self, c: Sequence[Corner], base: str, shade: Shade, ao: float = 0.80, edge: bool = True) -> Face:
        """Add a face with corners bottom-left, bottom-right, top-right, top-left; `ao` darkens its foot.

        Return the mapping of the face, (0, 0) to (1, 1), to the picture.
        """
        q = [self.p(*v) for v in c]
        col = mul(base, shade)
        lo = mix(mul(col, ao), "#6b3f4a", 0.10)
        mid_b = ((q[0][0] + q[1][0]) / 2, (q[0][1] + q[1][1]) / 2)
        mid_t = ((q[2][0] + q[3][0]) / 2, (q[2][1] + q[3][1]) / 2)
        f = self.grad(mix(col, "#fff0cf", 0.10 if shade[0] > 0.7 else 0), lo, mid_t, mid_b, mid=(0.45, col))
        e = f' stroke="{mul(col, 0.62)}" stroke-width=".8" stroke-linejoin="round"' if edge else ""
        self.add(f'<path d="{path(q)}" fill="{f}"{e}/>')
        return lambda u, v: self.p(
            *[(c[0][i] * (1 - u) + c[1][i] * u) * (1 - v) + (c[3][i] * (1 - u) + c[2][i] * u) * v for i in range(3)]
        )

    def strip(
        self, uv: Face, u0: float, v0: float, u1: float, v1: float, fill: str, op: float = 1, extra: str = ""
    ) -> None:
        """Paint a part of a face."""
        q = [uv(u0, v0), uv(u1, v0), uv(u1, v1), uv(u0, v1)]
        self.add(f'<path d="{path(q)}" fill="{fill}" fill-opacity="{op}" {extra}/>')

    def bricks(self, uv: Face, base: str, shade: Shade, rows: int = 7, cols: int = 9, op: float = 0.30) -> None:
        """Lay courses of brick on a face."""
        col = mul(base, shade)
        r = self.r
        for i in range(rows):
            for j in range(cols):
                if r.random() < 0.46:
                    o = (i % 2) * 0.5
                    u0, u1 = max(0, (j + o) / cols + 0.008), min(1, (j + o + 1) / cols - 0.008)
                    if u1 - u0 > 0.02:
                        self.strip(
                            uv,
                            u0,
                            i / rows + 0.012,
                            u1,
                            (i + 1) / rows - 0.02,
                            mix(col, "#fff2d4", 0.45) if r.random() < 0.5 else mul(col, 0.70),
                            op * r.uniform(0.4, 1),
                        )
        for i in range(1, rows):
            a, b = uv(0, i / rows), uv(1, i / rows)
            self.add(
                f'<path d="{path([a, b], 0)}" stroke="{mul(col, 0.6)}" stroke-width=".6" stroke-opacity="{op:.2f}"/>'
            )

    def box(
        self,
        x: float,
        y: float,
        z: float,
        w: float,
        d: float,
        h: float,
        base: str,
        batter: float = 0.0,
        brick: int = 0,
        top: str | None = None,
        shadow: bool = True,
    ) -> tuple[Face, Face]:
        """Add a block whose walls lean in by `batter`; return the mappings of its front and its right face."""
        b = batter * h
        lo = [(x, y, z), (x + w, y, z), (x + w, y + d, z), (x, y + d, z)]
        hi = [
            (x + b, y + b, z + h),
            (x + w - b, y + b, z + h),
            (x + w - b, y + d - b, z + h),
            (x + b, y + d - b, z + h),
        ]
        if shadow:
            self.shadow(lo + hi)
        right = self.quad([lo[1], lo[2], hi[2], hi[1]], base, SIDE)
        if brick:
            self.bricks(right, base, SIDE, brick, max(2, round(brick * d / h * 0.55)))
        front = self.quad([lo[0], lo[1], hi[1], hi[0]], base, FRONT)
        if brick:
            self.bricks(front, base, FRONT, brick, max(2, round(brick * w / h * 0.55)))
        self.quad([hi[0], hi[1], hi[2], hi[3]], top or base, TOP, ao=0.95)
        a, c = self.p(*hi[0]), self.p(*hi[1])
        self.add(
            f'<path d="{path([a, c], 0)}" stroke="#fff3d6" stroke-width="1.1" stroke-opacity=".75" '
            f'stroke-linecap="round"/>'
        )
        return front, right

    def cornice(
        self,
        x: float,
        y: float,
        z: float,
        w: float,
        d: float,
        h: float = 0.05,
        out: float = 0.03,
        base: str = LIME,
        stripes: Sequence[str] = (LAPIS, TERRA, MALA),
        roof: str | None = None,
    ) -> None:
        """Add a cavetto cornice with painted leaves, and a sunken roof."""
        lo = [(x, y, z), (x + w, y, z), (x + w, y + d, z), (x, y + d, z)]
        o = out
        hi = [
            (x - o, y - o, z + h),
            (x + w + o, y - o, z + h),
            (x + w + o, y + d + o, z + h),
            (x - o, y + d + o, z + h),
        ]
        for c, sh in (([lo[1], lo[2], hi[2], hi[1]], SIDE), ([lo[0], lo[1], hi[1], hi[0]], FRONT)):
            uv = self.quad(c, base, sh, ao=0.62)
            if stripes:
                n = max(6, round((w if sh is FRONT else d) * 26))
                for i in range(n):
                    self.strip(uv, (i + 0.2) / n, 0.12, (i + 0.8) / n, 0.80, mul(stripes[i % len(stripes)], sh), 0.85)
        self.quad([hi[0], hi[1], hi[2], hi[3]], base, TOP, ao=0.97)
        if roof:
            q = 0.035
            self.quad(
                [
                    (x + q, y + q, z + h),
                    (x + w - q, y + q, z + h),
                    (x + w - q, y + d - q, z + h),
                    (x + q, y + d - q, z + h),
                ],
                roof,
                (0.92, 0.86, 0.78),
                ao=0.9,
            )

    def ellipse(self, x: float, y: float, z: float, r: float, fill: str, op: float = 1, extra: str = "") -> None:
        """Add a disc that lies flat."""
        cx, cy = self.p(x, y, z)
        self.add(
            f'<ellipse cx="{cx:.1f}" cy="{cy:.1f}" rx="{r * self.s:.1f}" ry="{r * self.s * SP:.1f}" fill="{fill}"'
            f' fill-opacity="{op}" {extra}/>'
        )

    def lathe(
        self,
        x: float,
        y: float,
        z: float,
        prof: Sequence[Point],
        base: str,
        mouth: str | None = None,
        shadow: bool = True,
    ) -> None:
        """Add a turned body; `prof` lists (radius, height) from the bottom up."""
        s = self.s
        cx, cy = self.p(x, y, z)
        pts_l = [(cx - r * s, cy - h * s * CP) for r, h in prof]
        pts_r = [(cx + r * s, cy - h * s * CP) for r, h in prof]
        r0, r1 = prof[0][0] * s, prof[-1][0] * s
        rm = max(r for r, _ in prof) * s
        d = "M{:.1f} {:.1f}".format(*pts_l[0]) + "".join("L{:.1f} {:.1f}".format(*q) for q in pts_l[1:])
        d += "A{:.1f} {:.1f} 0 0 1 {:.1f} {:.1f}".format(max(r1, 0.1), max(r1 * SP, 0.1), *pts_r[-1])
        d += "".join("L{:.1f} {:.1f}".format(*q) for q in reversed(pts_r[:-1]))
        d += "A{:.1f} {:.1f} 0 0 1 {:.1f} {:.1f}".format(max(r0, 0.1), max(r0 * SP, 0.1), *pts_l[0]) + "Z"
        lit, dark = mix(mul(base, (1.12, 1.05, 0.92)), "#fff0cf", 0.22), mul(base, (0.46, 0.40, 0.47))
        f = self.grad(mul(base, FRONT), dark, (cx - rm, cy), (cx + rm, cy - rm * 0.3), mid=(0.30, lit))
        if shadow:
            k = []
            for r, h in prof:
                for i in range(10):
                    a = i * math.tau / 10
                    k.append((x + r * math.cos(a), y + r * math.sin(a), z + h))
            self.shadow(k)
        self.add(f'<path d="{d}" fill="{f}" stroke="{mul(base, 0.45)}" stroke-width=".7"/>')
        ao = self.grad(
            "#3b1f2a", "#3b1f2a", (cx, cy + r0 * SP), (cx, cy - prof[-1][1] * s * CP * 0.45), alpha=(0.42, 0)
        )
        self.add(f'<path d="{d}" fill="{ao}"/>')
        if mouth:
            self.ellipse(x, y, z + prof[-1][1], prof[-1][0], mouth)

    def dome(
        self, x: float, y: float, z: float, r: float, h: float, base: str, n: int = 12, shoulder: float = 0.0
    ) -> None:
        """Add a dome on a wall of the height `shoulder`."""
        prof: list[Point] = [(r, 0), (r, shoulder)] if shoulder else [(r, 0)]
        for i in range(1, n + 1):
            a = i / n * math.pi / 2
            prof.append((r * math.cos(a) ** 0.8 if i < n else 0.004, shoulder + h * math.sin(a)))
        self.lathe(x, y, z, prof, base)

    def column(
        self,
        x: float,
        y: float,
        z: float,
        h: float,
        r: float = 0.03,
        base: str = LIME,
        cap: str = MALA,
        band: str = LAPIS,
    ) -> None:
        """Add a column with an open capital."""
        self.lathe(x, y, z, [(r * 1.35, 0), (r * 1.35, 0.02)], base, shadow=False)
        self.lathe(x, y, z + 0.02, [(r * 0.92, 0), (r, h * 0.1), (r * 0.82, h * 0.68)], base)
        self.lathe(x, y, z + 0.02 + h * 0.66, [(r * 0.86, 0), (r * 0.86, h * 0.05)], band, shadow=False)
        self.lathe(
            x, y, z + 0.02 + h * 0.71, [(r * 0.85, 0), (r * 1.0, h * 0.06), (r * 1.55, h * 0.2)], cap, shadow=False
        )

    def log(self, x: float, z: float, y0: float, y1: float, r: float, base: str = WOOD) -> None:
        """Add a trunk that lies along y."""

        def ring(y: float, k: float = 1) -> list[Point]:
            return [
                self.p(x + r * k * math.cos(a * math.tau / 22), y, z + r * k * math.sin(a * math.tau / 22))
                for a in range(22)
            ]

        body = hull(ring(y0) + ring(y1))
        xs = [q[0] for q in body]
        ys = [q[1] for q in body]
        f = self.grad(mul(base, (1.08, 1, 0.85)), mul(base, (0.42, 0.36, 0.4)), (min(xs), min(ys)), (max(xs), max(ys)))
        self.shadow([(x - r, y0, 0), (x + r, y0, z + r), (x + r, y1, z + r), (x - r, y1, 0)])
        self.add(f'<path d="{path(body)}" fill="{f}" stroke="{mul(base, 0.4)}" stroke-width=".8"/>')
        end = mix(base, "#f3d49a", 0.70)
        self.add(
            f'<path d="{path(ring(y0))}" fill="{mul(end, (1, 0.93, 0.8))}" stroke="{mul(base, 0.55)}" '
            f'stroke-width="1.1"/>'
        )
        for k in (0.62, 0.30):
            self.add(f'<path d="{path(ring(y0, k))}" fill="none" stroke="{mul(end, 0.66)}" stroke-width=".8"/>')

    def bar(self, a: Corner, b: Corner, w: float, base: str, lit: bool = True) -> None:
        """Add a pole between two points of the plot, w in pixels."""
        p0, p1 = self.p(*a), self.p(*b)
        self.add(
            f'<path d="{path([p0, p1], 0)}" stroke="{mul(base, 0.42)}" stroke-width="{w + 1.3:.1f}" '
            f'stroke-linecap="round"/>'
        )
        self.add(f'<path d="{path([p0, p1], 0)}" stroke="{base}" stroke-width="{w:.1f}" stroke-linecap="round"/>')
        if lit:
            q0, q1 = (p0[0] - w * 0.24, p0[1] - w * 0.2), (p1[0] - w * 0.24, p1[1] - w * 0.2)
            self.add(
                f'<path d="{path([q0, q1], 0)}" stroke="{mix(base, "#ffe9bd", 0.55)}" stroke-width="{w * 0.36:.1f}"'
                ' stroke-linecap="round"/>'
            )

    def pole_shadow(self, a: Corner, b: Corner, w: float = 0.012) -> None:
        """Add the shadow of a pole."""
        self.shadow([(a[0], a[1], a[2]), (a[0] + w, a[1], a[2]), (b[0], b[1], b[2]), (b[0] + w, b[1], b[2])])

    def awning(
        self,
        x0: float,
        x1: float,
        yb: float,
        zb: float,
        yf: float,
        zf: float,
        cols: tuple[str, str] = (TERRA, LINEN),
        n: int = 7,
        fringe: float = 0.05,
    ) -> None:
        """Stretch a striped cloth from (yb, zb) at the back to (yf, zf) at the front."""
        c = [(x0, yf, zf), (x1, yf, zf), (x1, yb, zb), (x0, yb, zb)]
        self.shadow([*c, (x0, yf, zf - 0.02)])
        uv = self.quad(c, cols[0], (1.08, 1.0, 0.88), ao=0.92)
        for i in range(n):
            if i % 2:
                self.strip(uv, i / n, 0, (i + 1) / n, 1, mul(cols[1], (1.02, 0.97, 0.86)))
        q = [uv(0, 0), uv(1, 0), uv(1, 1), uv(0, 1)]
        f = self.grad("#3a1a10", "#fff1cd", q[0], q[3], alpha=(0.30, 0.22))
        self.add(f'<path d="{path(q)}" fill="{f}"/>')
        for i in range(n):
            a, b = self.p(x0 + (x1 - x0) * i / n, yf, zf), self.p(x0 + (x1 - x0) * (i + 1) / n, yf, zf)
            dz = fringe * self.s
            col = mul(cols[i % 2], (0.90, 0.82, 0.72))
            self.add(
                f'<path d="M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}Q{b[0]:.1f} {b[1] + dz:.1f} '
                f"{(a[0] + b[0]) / 2:.1f}"
                f' {(a[1] + b[1]) / 2 + dz:.1f}Q{a[0]:.1f} {a[1] + dz:.1f} {a[0]:.1f} {a[1]:.1f}Z" fill="{col}"'
                f' stroke="{mul(col, 0.6)}" stroke-width=".6"/>'
            )

    def pot(self, x: float, y: float, k: float = 1.0, base: str = TERRA, z: float = 0) -> None:
        """Add a jar."""
        k *= 0.1
        self.lathe(
            x,
            y,
            z,
            [
                (0.22 * k, 0),
                (0.46 * k, 0.35 * k),
                (0.5 * k, 0.62 * k),
                (0.36 * k, 0.95 * k),
                (0.22 * k, 1.08 * k),
                (0.30 * k, 1.2 * k),
            ],
            base,
            mouth="#2a160e",
        )

    def palm(self, x: float, y: float, h: float = 0.6, z: float = 0, k: float = 1.0, lean: float = 0.05) -> None:
        """Add a palm."""
        s, r = self.s, self.r
        x0, y0 = self.p(x, y, z)
        x1, y1 = self.p(x + lean, y, z + h)
        w = 4.2 * k
        self.shadow([(x - 0.01, y, z), (x + 0.01, y, z), (x + lean, y, z + h)])
        f = self.grad("#c69a63", "#5a3c2a", (x0 - w, y0), (x0 + w, y0))
        self.add(
            f'<path d="M{x0 - w:.1f} {y0:.1f}Q{x0:.1f} {(y0 + y1) / 2:.1f} {x1 - w * 0.5:.1f} {y1:.1f}L'
            f"{x1 + w * 0.5:.1f} {y1:.1f}"
            f'Q{x0 + w * 1.2:.1f} {(y0 + y1) / 2:.1f} {x0 + w:.1f} {y0:.1f}Z" fill="{f}" stroke="#4a2f20" '
            f'stroke-width=".6"/>'
        )
        for i in range(11):
            a = math.radians(-200 + i * 22 + r.uniform(-6, 6))
            ln = s * 0.20 * k * r.uniform(0.85, 1.1)
            tx, ty = x1 + math.cos(a) * ln, y1 + math.sin(a) * ln * 0.62 + ln * 0.34
            mx, my = x1 + math.cos(a) * ln * 0.55, y1 + math.sin(a) * ln * 0.8 - ln * 0.18
            lit = math.cos(a) < 0.15
            col = mix("#7fa04a", "#d8c566", 0.35) if lit and math.sin(a) < 0.3 else ("#56803f" if lit else "#2f5a3d")
            self.add(
                f'<path d="M{x1:.1f} {y1:.1f}Q{mx:.1f} {my - 5 * k:.1f} {tx:.1f} {ty:.1f}Q{mx:.1f} {my + 6 * k:.1f} '
                f'{x1:.1f} {y1 + 1:.1f}Z"'
                f' fill="{col}" stroke="#1f3a2a" stroke-width=".5"/>'
            )
        self.add(f'<circle cx="{x1:.1f}" cy="{y1 + 3 * k:.1f}" r="{3 * k:.1f}" fill="#8a4a22"/>')

    def bush(
        self, x: float, y: float, k: float = 1.0, z: float = 0, cols: Sequence[str] = ("#2f5a3d", "#4f7a40", "#8fa850")
    ) -> None:
        """Add a bush."""
        cx, cy = self.p(x, y, z)
        r = self.r
        self.shadow([(x - 0.05 * k, y, 0), (x + 0.05 * k, y, 0), (x, y, z + 0.09 * k)])
        for c, dy, dx, rad in ((cols[0], -3, 2, 10), (cols[1], -6, -1, 8), (cols[2], -9, -4, 4.5)):
            for _ in range(4):
                self.add(
                    f'<circle cx="{cx + dx * k + r.uniform(-7, 7) * k:.1f}" '
                    f'cy="{cy + dy * k + r.uniform(-3, 3) * k:.1f}"'
                    f' r="{rad * 0.55 * k:.1f}" fill="{c}"/>'
                )

    def worker(
        self, x: float, y: float, z: float = 0, k: float = 1.0, kilt: str = LINEN, arms: str = "side", flip: int = 1
    ) -> None:
        """Add a man; his arms hang (side), are raised (up) or reach forward (fwd)."""
        cx, cy = self.p(x, y, z)
        k *= self.s / 200
        self.shadow([(x - 0.02, y, z), (x + 0.02, y, z), (x, y, z + 0.15)])
        arm = {"side": "M-4 -19L-6.5 -11", "up": "M-4 -19L-10 -25", "fwd": "M4 -19L11 -15"}[arms]
        self.add(
            f'<g transform="translate({cx:.1f} {cy:.1f}) scale({k * flip:.2f} {k:.2f})">'
            '<path d="M-3 -9L-3.4 0M2.6 -9L3.4 0" stroke="#7a4526" stroke-width="2.6" stroke-linecap="round"/>'
            f'<path d="M4 -19L7 -12" stroke="#6a3a20" stroke-width="2.4" stroke-linecap="round"/>'
            '<path d="M-5 -20Q0 -23 5 -20L3.6 -11H-3.6Z" fill="#9c5f36"/><path d="M-5 -20Q-2 -22 0 -21.4L-.4 '
            '-11H-3.6Z" fill="#c98a55"/>'
            f'<path d="M-4 -12H4L5.4 -4.5H-5.4Z" fill="{kilt}"/><path d="M1 -12H4L5.4 -4.5H2Z" fill="#8d7f86" '
            f'fill-opacity=".6"/>'
            f'<path d="{arm}" stroke="#b87a48" stroke-width="2.4" stroke-linecap="round"/>'
            '<circle cx="0" cy="-25" r="4" fill="#b87a48"/><path d="M-4.4 -24.4A4.4 4.6 0 0 1 4.4 -25L4.6 -21.6H3L'
            '2.6 -25.5L-2.6 -26.4Z" fill="#231815"/>'
            "</g>"
        )

    def scaffold(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        h: float,
        levels: int = 2,
        cols: int = 3,
        ladder: bool = True,
        cloth: str | None = None,
    ) -> None:
        """Add a scaffold; a cloth in the colour of the kind of building makes a site readable at 60 pixels."""
        wood = "#B98248"
        xs = [x0 + (x1 - x0) * i / (cols - 1) for i in range(cols)]
        ys = [y0, (y0 + y1) / 2, y1]
        for y in ys[1:][::-1]:
            self.bar((x1, y, 0), (x1, y, h * 1.08), 3, mul(wood, (0.72, 0.66, 0.68)), lit=False)
            self.pole_shadow((x1, y, 0), (x1, y, h * 1.05))
        for i in range(1, levels + 1):
            z = h * i / levels - 0.02
            self.bar((x1, y0, z), (x1, y1, z), 2.6, mul(wood, (0.68, 0.62, 0.66)), lit=False)
            c = [
                (x0 - 0.03, y0 - 0.02, z),
                (x1 + 0.03, y0 - 0.02, z),
                (x1 + 0.03, y0 + 0.06, z),
                (x0 - 0.03, y0 + 0.06, z),
            ]
            self.quad(c, "#C9965A", TOP, ao=0.9)
            uv = self.quad(
                [(x0 - 0.03, y0 - 0.02, z - 0.022), (x1 + 0.03, y0 - 0.02, z - 0.022), c[1], c[0]],
                "#C9965A",
                FRONT,
                ao=0.6,
            )
        self.bar((xs[0], y0, h / levels), (xs[1], y0, h), 2, wood)
        self.bar((xs[-1], y0, 0.02), (xs[-2], y0, h / levels), 2, wood)
        for x in xs:
            self.bar((x, y0, 0), (x, y0, h * (1.05 + 0.07 * self.r.random())), 3.4, wood)
            self.pole_shadow((x, y0, 0), (x, y0, h))
            for i in range(1, levels + 1):
                q = self.p(x, y0, h * i / levels - 0.03)
                self.add(
                    f'<path d="M{q[0] - 2.6:.1f} {q[1] - 1.5:.1f}l5.2 2.6m0 -2.6l-5.2 2.6" stroke="#f0dcae" '
                    f'stroke-width="1.2"/>'
                )
        if cloth:  # a cloth in the colour of the building's kind hangs from the upper deck
            n = len(xs) - 2
            z1, z0 = h - 0.05, h * 0.42
            c = [
                (xs[n] + 0.03, y0 - 0.03, z0),
                (xs[n + 1] - 0.02, y0 - 0.03, z0 - 0.02),
                (xs[n + 1] - 0.02, y0 - 0.03, z1),
                (xs[n] + 0.03, y0 - 0.03, z1),
            ]
            uv = self.quad(c, cloth, (1.05, 0.98, 0.88), ao=0.70)
            self.strip(uv, 0, 0.10, 1, 0.20, mix(cloth, LINEN, 0.8))
            self.strip(uv, 0.30, 0, 0.42, 1, "#fff0d0", 0.22)
            self.strip(uv, 0.66, 0, 0.80, 1, "#2a0f20", 0.22)
        if ladder:
            a, b = xs[0] + 0.06, xs[0] + 0.12
            for xx in (a, b):
                self.bar((xx + 0.05, y0 - 0.10, 0), (xx, y0 - 0.01, h * 1.02), 2, "#A86F3C")
            for i in range(1, 8):
                t = i / 8
                y, z = y0 - 0.10 + 0.09 * t, h * 1.02 * t
                self.bar((a + 0.05 * (1 - t), y, z), (b + 0.05 * (1 - t), y, z), 1.3, "#A86F3C", lit=False)

    def blocks(self, x: float, y: float, n: int = 3, k: float = 0.09, base: str = LIME) -> None:
        """Pile up blocks in two courses."""
        for i in range(n):
            self.box(x + i * k * 1.15, y, 0, k, k * 0.8, k * 0.7, base)
        for i in range(n - 1):
            self.box(x + (i + 0.5) * k * 1.15, y + 0.01, k * 0.7, k, k * 0.8, k * 0.7, base)

    def sacks(self, x: float, y: float, k: float = 1.0, base: str = "#D7BE8C") -> None:
        """Add a sack."""
        self.lathe(
            x,
            y,
            0,
            [(0.04 * k, 0), (0.055 * k, 0.03 * k), (0.05 * k, 0.075 * k), (0.02 * k, 0.095 * k), (0.03 * k, 0.11 * k)],
            base,
        )

    # -- ground
    def ground(self, pegs: bool = False, floor: str | None = None) -> None:
        """Lay the sand of a plot, with pegs and ropes around it or with a floor of slabs."""
        r = self.r
        pts = []
        for i in range(40):
            a = i * math.tau / 40
            c, s_ = math.cos(a), math.sin(a)
            m = max(abs(c), abs(s_)) ** 0.82
            k = (0.545 + r.uniform(-0.022, 0.022)) / m
            pts.append(self.p(0.5 + c * k, 0.5 + s_ * k))
        g = self.ground_parts
        f = self.grad("#EBCF97", "#C79C62", self.p(0, 0.9), self.p(1, 0.1))
        g.append(
            f'<path d="{path(pts)}" fill="#7c5330" fill-opacity=".55" transform="translate(2.5 5)" '
            f'filter="url(#soft)"/>'
        )
        g.append(f'<path d="{path(pts)}" fill="{f}" filter="url(#earth)"/>')
        for _ in range(26):
            x, y = r.uniform(0.0, 1.0), r.uniform(0.0, 1.0)
            q = self.p(x, y)
            g.append(
                f'<ellipse cx="{q[0]:.1f}" cy="{q[1]:.1f}" rx="{r.uniform(1, 3.4):.1f}" ry="{r.uniform(0.6, 1.5):.1f}"'
                f' fill="{r.choice(["#8f6437", "#f6e3b4", "#a9793f"])}" fill-opacity="{r.uniform(0.3, 0.7):.2f}"/>'
            )
        for _ in range(7):
            e = r.choice([(r.uniform(0, 1), r.choice([-0.03, 1.03])), (r.choice([-0.03, 1.03]), r.uniform(0, 1))])
            q = self.p(*e)
            w = r.uniform(2.5, 5.5)
            g.append(
                f'<path d="M{q[0] - w:.1f} {q[1]:.1f}q{w * 0.3:.1f} {-w * 0.9:.1f} {w:.1f} {-w * 0.8:.1f}q{w:.1f} '
                f'{w * 0.1:.1f} {w:.1f} {w * 0.9:.1f}Z"'
                f' fill="#a98a64"/><path d="M{q[0] - w:.1f} {q[1]:.1f}q{w * 0.3:.1f} {-w * 0.9:.1f} {w:.1f} '
                f'{-w * 0.8:.1f}l{w * 0.2:.1f} {w * 0.6:.1f}Z" fill="#efdcb5"/>'
            )
        for _ in range(5):
            x, y = r.choice([(r.uniform(-0.04, 0.1), r.uniform(0, 1)), (r.uniform(0, 1), r.uniform(-0.05, 0.02))])
            q = self.p(x, y)
            for j in range(5):
                dx = (j - 2) * 2.2
                g.append(
                    f'<path d="M{q[0]:.1f} {q[1]:.1f}q{dx * 0.3:.1f} -5 {dx:.1f} {-7 - r.uniform(0, 3):.1f}" '
                    f'stroke="{r.choice(["#6f7d3c", "#8d9a4c", "#556a38"])}"'
                    ' stroke-width="1.5" fill="none" stroke-linecap="round"/>'
                )
        if floor:
            c = [self.p(*v) for v in ((0.04, 0.04), (0.96, 0.04), (0.96, 0.96), (0.04, 0.96))]
            f = self.grad(mix(floor, "#fff3d6", 0.25), mul(floor, 0.84), c[3], c[1])
            g.append(f'<path d="{path(c)}" fill="{f}" stroke="{mul(floor, 0.66)}" stroke-width="1"/>')
            for i in range(1, 6):
                for a, b in (
                    ((0.04 + 0.92 * i / 6, 0.04), (0.04 + 0.92 * i / 6, 0.96)),
                    ((0.04, 0.04 + 0.92 * i / 6), (0.96, 0.04 + 0.92 * i / 6)),
                ):
                    g.append(
                        f'<path d="{path([self.p(*a), self.p(*b)], 0)}" stroke="{mul(floor, 0.7)}" '
                        f'stroke-width=".7" stroke-opacity=".6"/>'
                    )
        if pegs:
            cs = [(0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)]
            for i in range(4):
                a, b = self.p(*cs[i], 0.05), self.p(*cs[(i + 1) % 4], 0.05)
                m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 5)
                g.append(
                    f'<path d="M{a[0]:.1f} {a[1]:.1f}Q{m[0]:.1f} {m[1]:.1f} {b[0]:.1f} {b[1]:.1f}" fill="none" '
                    f'stroke="#f7ead0" stroke-width="1.5"/>'
                )
                g.append(
                    f'<path d="M{a[0]:.1f} {a[1] + 9:.1f}Q{m[0]:.1f} {m[1] + 7:.1f} {b[0]:.1f} {b[1] + 9:.1f}" '
                    f'fill="none" stroke="#5b3a22" stroke-width="1.4" stroke-opacity=".35"/>'
                )
            for c in cs:
                self.bar((*c, 0), (*c, 0.08), 3, "#9a6a3a")

    def svg(self, outline: bool = True) -> str:
        """Return the sprite."""
        sh = "".join(f'<path d="{d}"/>' for d in self.shades)
        return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">
<defs>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3"/></filter>
<filter id="glow" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="smoke" x="-60%" y="-60%" width="220%" height="220%"><feTurbulence type="fractalNoise" baseFrequency=".05"
numOctaves="3" seed="5" result="n"/>
<feDisplacementMap in="SourceGraphic" in2="n" scale="4.6" xChannelSelector="R" yChannelSelector="G"
result="d"/><feGaussianBlur in="d" stdDeviation="2.6"/></filter>
<filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.8"/></filter>
<filter id="earth" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="4" result="n"/>
<feDisplacementMap in="SourceGraphic" in2="n" scale="3.2" xChannelSelector="R" yChannelSelector="G" result="d"/>
<feTurbulence type="fractalNoise" baseFrequency=".06 .11" numOctaves="4" seed="9" result="m"/>
<feDiffuseLighting in="m" surfaceScale="1.5" diffuseConstant="1.12" lighting-color="#fff2d8"
result="l"><feDistantLight azimuth="215" elevation="58"/></feDiffuseLighting>
<feBlend in="l" in2="d" mode="multiply" result="b"/><feComposite in="b" in2="d" operator="in"/></filter>
<filter id="paint" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="3" result="n"/>
<feDisplacementMap in="SourceGraphic" in2="n" scale="1.1" xChannelSelector="R" yChannelSelector="G" result="d"/>
<feTurbulence type="fractalNoise" baseFrequency=".09 .035" numOctaves="4" seed="21" result="m"/>
<feColorMatrix in="m" type="matrix" values="0 0 0 0 .20  0 0 0 0 .10  0 0 0 0 .12  .30 0 0 0 -.14" result="dk"/>
<feComposite in="dk" in2="d" operator="in" result="dk2"/>
<feColorMatrix in="m" type="matrix" values="0 0 0 0 1  0 0 0 0 .92  0 0 0 0 .72  0 .6 0 0 -.27" result="lt"/>
<feComposite in="lt" in2="d" operator="in" result="lt2"/>
<feMorphology in="d" operator="dilate" radius=".9" result="o"/>
<feColorMatrix in="o" type="matrix" values="0 0 0 0 .20  0 0 0 0 .11  0 0 0 0 .08  0 0 0 {0.9 if outline else 0} 0"
result="o2"/>
<feMerge result="all"><feMergeNode in="o2"/><feMergeNode in="d"/><feMergeNode in="dk2"/><feMergeNode
in="lt2"/></feMerge><feColorMatrix in="all" type="saturate" values="1.22"/></filter>
{"".join(self.defs)}</defs>
{"".join(self.ground_parts)}
<g fill="#3a1c33" fill-opacity=".50" filter="url(#cast)"><g>{sh}</g></g>
<g filter="url(#paint)">{"".join(self.body)}</g>
{"".join(self.over)}
</svg>"""
