"""Details that several plots of Sa-Rê share: lamps, doors, flags, stalls, animals, boats, water and flowers."""

from __future__ import annotations

from art.kit.palette import LIMESTONE as LIME
from art.kit.palette import LINEN
from art.kit.palette import TERRACOTTA as TERRA
from art.sources.sa_re.plot import DARKWOOD, WOOD, Face, Plot, Point, mul, path


def glow(p: Plot, x: float, y: float, z: float, r: float, col: str = "#ffb347", op: float = 0.8) -> None:
    """Adds a lamp above everything else."""
    c = p.p(x, y, z)
    p.over.append(
        f'<circle cx="{c[0]:.1f}" cy="{c[1]:.1f}" r="{r}" fill="{col}" fill-opacity="{op}" filter="url(#glow)"/>'
    )


def door(p: Plot, uv: Face, u: float, w: float = 0.12, h: float = 0.55, v0: float = 0, col: str = "#3a2016") -> None:
    """Cuts a door with a frame of limestone into a face; `uv` maps the face to the picture."""
    p.strip(uv, u - w / 2 - 0.02, v0, u + w / 2 + 0.02, v0 + h + 0.05, mul(LIME, (0.95, 0.86, 0.74)))
    p.strip(uv, u - w / 2, v0, u + w / 2, v0 + h, col)


def flag(p: Plot, x: float, y: float, z: float, h: float, col: str) -> None:
    """Sets a mast with a flag that streams to the right."""
    p.bar((x, y, z), (x, y, z + h), 2.6, "#C9962B")
    c = p.p(x, y, z + h - 0.01)
    p.add(
        f'<path d="M{c[0] + 1:.1f} {c[1]:.1f}q10 -5 19 0t17 1q-7 5 -6 10q-8 3 -15 1t-15 2z" fill="{col}" '
        f'stroke="{mul(col, 0.5)}" stroke-width=".8"/>'
        f'<path d="M{c[0] + 1:.1f} {c[1] + 1:.1f}q10 -5 19 0" stroke="#fff1cd" stroke-opacity=".6" fill="none"/>'
    )


def at(p: Plot, x: float, y: float, z: float, k: float, body: str, flip: int = 1) -> None:
    """Places a drawing whose foot is its origin."""
    c = p.p(x, y, z)
    p.add(f'<g transform="translate({c[0]:.1f} {c[1]:.1f}) scale({k * flip:.2f} {k:.2f})">{body}</g>')


def sphinx(p: Plot, x: float, y: float, z: float = 0, k: float = 1.0) -> None:
    """A lying sphinx on a base, looking to the lower left."""
    p.box(x - 0.07 * k, y - 0.045 * k, z, 0.16 * k, 0.09 * k, 0.035 * k, LIME)
    at(
        p,
        x,
        y,
        z + 0.035 * k,
        k,
        '<path d="M-20 2Q-22 -7 -12 -8L-6 -15Q10 -17 17 -9Q21 -3 19 5L-14 7Q-20 7 -20 2Z" fill="#EBD9B0" '
        'stroke="#6b4a2c" stroke-width=".9"/>'
        '<path d="M4 -14Q18 -12 18 4L8 6Q14 -6 4 -14Z" fill="#8a6a5c" fill-opacity=".75"/><path d="M-15 -8L-16 '
        '-19Q-14 -26 -7 -26Q0 -25 1 -18L3 -8Q-6 -3 -15 -8Z" fill="#2B4C9B" stroke="#22304f" '
        'stroke-width=".8"/>'
        '<path d="M-15 -8L-16 -19Q-15 -24 -11 -25.500L-10 -7Z" fill="#7f9ad6" fill-opacity=".8"/><path d="M-13 '
        '-19Q-9 -22 -4 -19L-4.500 -12Q-8 -9 -12 -12Z" fill="#E7C592"/>'
        '<path d="M-11 -16h2m2.500 0h2" stroke="#2a1710" stroke-width="1.1"/>',
    )


def colossus(p: Plot, x: float, y: float, z: float = 0, k: float = 1.0) -> None:
    """The head of a colossus with its cloth, half out of the block."""
    p.box(x - 0.16 * k, y - 0.10 * k, z, 0.32 * k, 0.22 * k, 0.13 * k, "#EDE3CE")
    at(
        p,
        x - 0.01,
        y - 0.03,
        z + 0.12 * k,
        k,
        '<path d="M-34 6Q-38 -34 -25 -54Q0 -70 25 -54Q38 -34 34 6Q18 14 0 14T-34 6Z" fill="#F3E8CF" '
        'stroke="#5c4630" stroke-width="1.2"/>'
        '<path d="M8 -63Q38 -56 34 6Q24 12 12 13Q26 -22 8 -63Z" fill="#7d6472" fill-opacity=".62"/>'
        + "".join(
            f'<path d="M{-33 + i * 1.2} {-4 - i * 9}q6 4 {10 - i} 3M{33 - i * 1.2} {-4 - i * 9}q-6 4 {-10 + i} 3" '
            f'stroke="#6b5340" stroke-width="1.7" fill="none"/>'
            for i in range(5)
        )
        + '<path d="M-19 -44Q0 -52 19 -44L17 -14Q12 0 0 2Q-12 0 -17 -14Z" fill="#F9EFD9" stroke="#7b6147" '
        'stroke-width=".9"/><path d="M4 -48Q22 -48 19 -40L17 -14Q12 0 1 2Q14 -18 4 -48Z" fill="#8f7480" '
        'fill-opacity=".5"/>'
        '<path d="M-19 -44Q0 -52 19 -44L18.500 -38Q0 -46 -18.500 -38Z" fill="#E3D2AC"/><path d="M-13 -30q5 -4 9 '
        '0q-4 3 -9 0M4 -30q5 -4 9 0q-4 3 -9 0" fill="#4a3628"/><path d="M-1 -28L-3 -16H3" fill="none" '
        'stroke="#7b6147" stroke-width="1.5"/>'
        '<path d="M-6 -8Q0 -5 6 -8" fill="none" stroke="#6b4a3c" stroke-width="1.8"/><path d="M-3 2V14H4V2" '
        'fill="#E3D2AC" stroke="#7b6147" stroke-width=".8"/><path d="M-3 -47Q-5 -58 0 -62Q6 -58 3 -47Z" '
        'fill="#EBDDBC" stroke="#7b6147" stroke-width=".8"/>',
    )


def stall(
    p: Plot, x: float, y: float, w: float, d: float, cols: tuple[str, str], h: float = 0.30, n: int = 5, goods: str = ""
) -> None:
    """A counter with an awning on four poles; `goods` names the colours of the goods on it."""
    for xx in (x + 0.02, x + w - 0.02):
        p.bar((xx, y + d, 0), (xx, y + d, h + 0.05), 2.6, DARKWOOD)
    p.box(x, y + 0.02, 0, w, d * 0.62, 0.10, "#9C6436")
    for i, col in enumerate(goods.split()):
        gx = x + 0.035 + i * (w - 0.05) / max(1, len(goods.split()))
        p.lathe(gx + 0.018, y + 0.09, 0.10, [(0.030, 0), (0.036, 0.022)], "#C9A15C", mouth="#7a5328", shadow=False)
        c = p.p(gx + 0.018, y + 0.09, 0.125)
        for dx, dy in ((-4, 0), (3.5, 0.6), (0, -2.4), (0, 1.4)):
            p.add(
                f'<circle cx="{c[0] + dx:.1f}" cy="{c[1] + dy:.1f}" r="3.3" fill="{col}" stroke="{mul(col, 0.5)}" '
                f'stroke-width=".6"/><circle cx="{c[0] + dx - 1:.1f}" cy="{c[1] + dy - 1:.1f}" r="1.1" '
                f'fill="#fff3d0" fill-opacity=".7"/>'
            )
    p.awning(x - 0.03, x + w + 0.03, y + d + 0.02, h + 0.10, y - 0.03, h, cols, n, 0.032)
    for xx in (x, x + w):
        p.bar((xx, y, 0), (xx, y, h), 2.6, WOOD)


def donkey(p: Plot, x: float, y: float, k: float = 1.0, flip: int = 1) -> None:
    """A donkey with two panniers."""
    p.shadow([(x - 0.08 * k, y, 0), (x + 0.08 * k, y, 0), (x + 0.07 * k, y, 0.13 * k), (x - 0.08 * k, y, 0.15 * k)])
    at(
        p,
        x,
        y,
        0,
        k,
        '<path d="M-12 -10V0M-8 -10V0M9 -11V0M13 -11V0" stroke="#5a4a46" stroke-width="3" stroke-linecap="round"/>'
        '<path d="M-14 -20Q0 -23 14 -20Q18 -16 15 -9Q0 -7 -14 -9Z" fill="#9d8b80" stroke="#3c302c" '
        'stroke-width=".9"/>'
        '<path d="M-12 -18L-22 -31L-32 -28Q-34 -24 -29 -22L-24 -22L-14 -10Z" fill="#9d8b80" stroke="#3c302c" '
        'stroke-width=".9"/><path d="M-22 -30L-24 -38L-19 -33L-16 -38L-17 -28Z" fill="#7f6e66"/><path '
        'd="M-12 -18L-22 -31L-20 -32L-8 -20Z" fill="#4a3c38"/>'
        '<circle cx="-26.500" cy="-27" r="1.1" fill="#1b1414"/><path d="M15 -18q5 5 3 11" stroke="#4a3c38" '
        'stroke-width="1.8" fill="none"/><ellipse cx="2" cy="-15" rx="9.500" ry="8" fill="#C98F4A" '
        'stroke="#5b3818" stroke-width="1"/><path d="M-6 -18q8 -4 16 0M-6 -13q8 4 16 0" stroke="#7c5424" '
        'stroke-width="1.1" fill="none"/>'
        '<path d="M-4 -21Q2 -26 9 -21Z" fill="#E2563C"/>',
        flip,
    )


def cat(p: Plot, x: float, y: float, z: float = 0, k: float = 1.0, col: str = "#3a2f34") -> None:
    """A sitting cat."""
    at(
        p,
        x,
        y,
        z,
        k,
        f'<path d="M-5 0Q-6 -8 -1 -10L-2 -15L0.500 -13.500H3L5 -15.500L5 -10Q8 -4 6 0Z" fill="{col}"/><path d="M6 '
        f'-1q6 0 5 -6" stroke="{col}" stroke-width="1.8" fill="none"/>',
    )


def woman(p: Plot, x: float, y: float, z: float = 0, k: float = 1.0, dress: str = LINEN, load: str = "") -> None:
    """A woman in a long dress; `load` is the colour of a basket on her head."""
    k *= p.s / 200
    p.shadow([(x - 0.02, y, z), (x + 0.02, y, z), (x, y, z + 0.15)])
    basket = (
        f'<path d="M-6.500 -32H6.500L4 -27.500H-4Z" fill="{load}" stroke="{mul(load, 0.5)}" stroke-width=".7"/>'
        f'<path d="M-5 -32q5 -5 10 0z" fill="#E9C98A"/>'
        if load
        else ""
    )
    arm = "M-4 -19L-8 -27L-4.500 -30" if load else "M-4 -19L-7 -12"
    at(
        p,
        x,
        y,
        z,
        k,
        f'<path d="M-4.600 -20Q0 -22.500 4.600 -20L5.600 -1H-5.600Z" fill="{dress}"/><path d="M1 -21Q4 -21 4.600 '
        f'-20L5.600 -1H2Z" fill="#7a6474" fill-opacity=".5"/><path d="{arm}" stroke="#b87a48" '
        f'stroke-width="2.200" fill="none" stroke-linecap="round"/>'
        '<circle cx="0" cy="-25" r="3.900" fill="#b87a48"/><path d="M-4.600 -18Q-6.500 -29.500 0 -29.500T4.600 -18L'
        '3 -18.500L2.600 -25.500H-2.600L-3 -18.500Z" fill="#231815"/><path d="M-4 -20Q0 -17.500 4 -20" '
        'stroke="#2f8f8a" stroke-width="1.800" fill="none"/>' + basket,
    )


def water(
    p: Plot, corners: list[tuple[float, float]], z: float = -0.02, near: str = "#2F8A8C", far: str = "#134F5C"
) -> None:
    """A stretch of water on the ground, with ripples."""
    q = [p.p(x, y, z) for x, y in corners]
    f = p.grad(near, far, q[-1], q[1])
    p.ground_parts.append(f'<path d="{path(q)}" fill="{f}" stroke="#4a3726" stroke-width="1.2"/>')
    (x0, y0), (x1, y1) = corners[0], corners[2]
    for _ in range(14):
        x, y = p.r.uniform(x0 + 0.04, x1 - 0.12), p.r.uniform(y0 + 0.03, y1 - 0.03)
        a, b = p.p(x, y, z), p.p(x + p.r.uniform(0.04, 0.11), y, z)
        p.ground_parts.append(
            f'<path d="M{a[0]:.1f} {a[1]:.1f}Q{(a[0] + b[0]) / 2:.1f} {a[1] - 1:.1f} {b[0]:.1f} {b[1]:.1f}" '
            f'stroke="{p.r.choice(["#bfe6df", "#7fc3bd", "#e9f3e2"])}" stroke-opacity=".7" stroke-width="1.3" '
            f'fill="none" stroke-linecap="round"/>'
        )


def flowers(
    p: Plot,
    x: float,
    y: float,
    n: int = 6,
    w: float = 11,
    cols: tuple[str, ...] = ("#E2563C", "#F6C64A", "#F3B7C6", "#FBF6EA"),
) -> None:
    """A handful of blossoms over low leaves."""
    c = p.p(x, y, 0.03)
    p.add(
        f'<ellipse cx="{c[0]:.1f}" cy="{c[1] + 2:.1f}" rx="{w:.1f}" ry="{w * 0.45:.1f}" fill="#3f6f3e"/><ellipse '
        f'cx="{c[0] - 2:.1f}" cy="{c[1]:.1f}" rx="{w * 0.7:.1f}" ry="{w * 0.3:.1f}" fill="#6f9a48"/>'
    )
    for _ in range(n):
        dx, dy = p.r.uniform(-w, w) * 0.8, p.r.uniform(-w, w) * 0.35
        p.add(f'<circle cx="{c[0] + dx:.1f}" cy="{c[1] + dy:.1f}" r="2.1" fill="{p.r.choice(cols)}"/>')


def boat(p: Plot, x: float, y: float, k: float, col: str = TERRA, sail: bool = True, ribs: bool = False) -> None:
    """A moored boat; `ribs` shows it on the slip, without planks."""
    c = p.p(x, y, 0)
    t = f'<g transform="translate({c[0]:.1f} {c[1]:.1f}) scale({k:.2f})">'
    s = '<ellipse cx="4" cy="14" rx="62" ry="9" fill="#0a1c22" fill-opacity=".5"/>'
    if sail:
        s += (
            '<path d="M2 0L6 -86" stroke="#4a2c1a" stroke-width="4.600"/><path d="M1 0L5 -86" stroke="#c08a54" '
            'stroke-width="1.800"/>'
            '<path d="M-44 -4L30 -104Q50 -60 34 -10Q-4 -20 -44 -4Z" fill="#FBE9C4" stroke="#6b4a2c" '
            'stroke-width="1.300"/><path d="M30 -104Q50 -60 34 -10Q20 -15 6 -15Q36 -52 30 -104Z" '
            'fill="#8f6468" fill-opacity=".55"/>'
            '<path d="M-20 -10Q4 -40 27 -98M0 -13Q22 -46 31 -92" fill="none" stroke="#b98a5a" stroke-opacity=".6" '
            'stroke-width="1.400"/><path d="M-50 2L33 -110" stroke="#4a2c1a" stroke-width="4.400" '
            'stroke-linecap="round"/><path d="M-51 1L32 -111" stroke="#b87446" stroke-width="1.800" '
            'stroke-linecap="round"/>'
        )
    if ribs:
        s += (
            '<path d="M-58 -12Q0 14 60 -14Q50 12 30 16H-28Q-50 12 -58 -12Z" fill="none" stroke="#8a5a30" '
            'stroke-width="4"/>'
            + "".join(
                f'<path d="M{-44 + i * 13} {-6 + abs(i - 3.5) * -0.8}q4 18 2 22" fill="none" stroke="#B98248" '
                f'stroke-width="4"/><path d="M{-45 + i * 13} {-6 + abs(i - 3.5) * -0.8}q4 18 2 22" '
                f'fill="none" stroke="#f0d3a0" stroke-width="1.200"/>'
                for i in range(8)
            )
        )
    else:
        s += (
            f'<path d="M-60 -16Q0 8 62 -18Q56 12 32 18H-30Q-52 12 -60 -16Z" fill="{col}" stroke="#3a1c10" '
            f'stroke-width="1.500"/><path d="M-60 -16Q0 8 62 -18L60 -11Q0 15 -58 -9Z" fill="#F2C04A"/>'
            '<path d="M-52 2Q0 18 54 0Q48 14 32 18H-30Q-46 14 -52 2Z" fill="#1a0c18" fill-opacity=".45"/>'
        )
    p.add(t + s + "</g>")


def laundry(p: Plot, start: Point, end: Point, z: float) -> None:
    """Hang clothes on a line between two poles on a roof."""
    for x, y in (start, end):
        p.bar((x, y, z), (x, y, z + 0.13), 2, "#8a5a32")
    a, b = p.p(*start, z + 0.12), p.p(*end, z + 0.12)
    p.add(
        f'<path d="M{a[0]:.1f} {a[1]:.1f}Q{(a[0] + b[0]) / 2:.1f} {(a[1] + b[1]) / 2 + 3:.1f} {b[0]:.1f} {b[1]:.1f}'
        f'" stroke="#f4e6c0" stroke-width="1" fill="none"/>'
    )
    for i, (col, length) in enumerate(((LINEN, 15), (TERRA, 11), ("#2f8f8a", 14), (LINEN, 10))):
        t = 0.14 + i * 0.2
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 2
        p.add(
            f'<path d="M{x:.1f} {y:.1f}l10 2.6q1.5 {length * 0.5:.1f} -0.5 {length}l-9.5 -2q1.5 {-length * 0.5:.1f} '
            f'0 {-length}z" fill="{col}" stroke="{mul(col, 0.55)}" stroke-width=".8"/>'
        )


def king(p: Plot, x: float, y: float, k: float, col: str, flip: int = 1) -> None:
    """Paint the relief of a striding king with staff and crown; (x, y) lies in the picture."""
    p.add(
        f'<g transform="translate({x:.1f} {y:.1f}) scale({k * flip:.2f} {k:.2f})" fill="{col}" stroke="#5a3422" '
        f'stroke-width=".9" stroke-linejoin="round" fill-opacity=".9">'
        '<path d="M-14 0L-9 -22L-5 -22L-8 0ZM8 0L3 -22L8 -24L15 0Z" fill="#A8673F"/><path d="M-11 -18L-7 -36H6L10 '
        '-18Q0 -13 -11 -18Z" fill="#FBF6EA"/><path d="M-9 -52H8L6 -36H-7Z" fill="#A8673F"/>'
        '<path d="M8 -51L18 -40L26 -44L27 -41L18 -35L6 -45Z" fill="#A8673F"/><path d="M-8 -51L-16 -40L-14 -28L-11 '
        '-29L-12 -39L-5 -47Z" fill="#A8673F"/><path d="M27 -58V-6" stroke-width="2.400"/>'
        '<path d="M-5 -52H5V-56H-5Z" fill="#A8673F"/><path d="M-5 -56Q-7 -66 1 -67Q8 -66 7 -59L4 -56Z" '
        'fill="#A8673F"/><path d="M-7 -60Q-12 -76 -2 -84Q6 -84 7 -66Q0 -70 -7 -60Z"/><path d="M-8 -52Q0 -46 '
        '8 -52" fill="none" stroke="#F2C04A" stroke-width="3"/></g>'
    )


EMBLEMS = {
    "carpenter": '<circle cx="-9" cy="8" r="9"/><circle cx="9" cy="8" r="9"/><circle cy="-8" r="9"/><g fill="none" '
    'stroke="#6E4526" stroke-width="1.800"><circle cx="-9" cy="8" r="4"/><circle cx="9" cy="8" r="4"/>'
    '<circle cy="-8" r="4"/></g>',
    "stonecutter": '<path d="M-17 17V-1H-1V17ZM1 17V-1H17V17ZM-8 -3V-18H8V-3Z"/>',
    "goldsmith": '<path d="M-18 14L-11 -2H11L18 14Z" fill="#F6CE4A"/><path d="M-9 -5L-5 -15H5L9 -5Z" fill="#F6CE4A"/>',
    "warehouse": '<path d="M-6 -18H6V-13Q17 -8 15 3Q13 14 5 18H-5Q-13 14 -15 3Q-17 -8 -6 -13Z"/><path d="M-15 1Q0 '
    '7 15 1" fill="none" stroke="#B5522F" stroke-width="3.500"/>',
    "master-builder": '<path d="M0 -19L18 18H10L0 -4L-10 18H-18Z"/><path d="M-11 9H11" stroke="#FBF6EA" '
    'stroke-width="4"/><path d="M0 -4V8l-3 0l3 8l3 -8" stroke="#6E4526" stroke-width="2"/>',
    "barracks": '<path d="M-13 18V-6Q-13 -19 0 -19T13 -6V18Z"/><circle cy="-1" r="5" fill="#C9962B"/>',
    "temple": '<path d="M-18 18L-14 -16H-4L-3 18ZM18 18L14 -16H4L3 18Z"/>',
    "market": '<path d="M0 -18V14M-16 -11H16M-8 16H8" stroke="#FBF6EA" stroke-width="3.600"/><path d="M-23 2L-16 '
    '-10L-9 2Q-16 11 -23 2ZM23 2L16 -10L9 2Q16 11 23 2Z"/>',
    "library": '<path d="M-12 -14H12V14H-12Z"/><path d="M-16 -18H16V-12H-16ZM-16 12H16V18H-16Z" fill="#E3C48A"/>'
    '<path d="M-7 -6H7M-7 0H7M-7 6H3" stroke="#6E4526" stroke-width="2"/>',
    "gardens": '<path d="M-2.500 19L-1 -4H3L4 19Z"/><path d="M1 -4Q-8 -18 -20 -6Q-9 -9 1 -4ZM1 -4Q10 -18 21 -6Q10 '
    '-9 1 -4ZM1 -4Q-14 -6 -17 9Q-9 -1 1 -4ZM1 -4Q16 -6 18 9Q10 -1 1 -4ZM1 -4Q-4 -18 4 -20Q7 -12 1 -4Z"/>',
    "palace": '<path d="M-17 14L-20 -10L-9 0L0 -17L9 0L20 -10L17 14Z" fill="#F6CE4A"/><path d="M-17 17H17" '
    'stroke="#F6CE4A" stroke-width="4"/>',
    "port": '<path d="M-20 9Q0 17 21 7Q16 19 5 19H-7Q-17 18 -20 9Z"/><path d="M-13 6L10 -20Q16 -6 11 6Q-1 2 -13 6Z"/>',
    "pyramid": '<path d="M0 -18L20 16H-20Z"/><path d="M0 -18L6 -8H-6Z" fill="#F6CE4A"/>',
}
"""The signs on the banners of the sites, in a box of 40 around the origin."""


def banner(p: Plot, name: str, col: str, x: float = 0.02, y: float = 0.66, top: float = 0.72) -> None:
    """Set up a banner with the sign of the building: at 60 pixels, all scaffolds are alike."""
    p.pole_shadow((x, y, 0), (x, y, top))
    p.bar((x, y, 0), (x, y, top), 3.4, WOOD)
    c = p.p(x, y, top - 0.02)
    p.add(
        f'<g transform="translate({c[0]:.1f} {c[1]:.1f})"><path d="M-31 2H31" stroke="#6E4526" stroke-width="4.500" '
        f'stroke-linecap="round"/><path d="M-31 1H31" stroke="#D9A766" stroke-width="2" '
        f'stroke-linecap="round"/>'
        f'<path d="M-28 3H28V52L14 60L0 52L-14 60L-28 52Z" fill="{col}" stroke="{mul(col, 0.45)}" '
        f'stroke-width="1.600"/><path d="M-28 3H-8V55L-14 60L-28 52Z" fill="#fff0cc" fill-opacity=".20"/>'
        f'<path d="M16 3H28V52L20 56.500Z" fill="#2a0f20" fill-opacity=".25"/>'
        f'<path d="M-25 7H25" stroke="#F2D08A" stroke-width="2.400"/><g transform="translate(0 29)" fill="#FBF6EA" '
        f'stroke="{mul(col, 0.40)}" stroke-width="1.100" stroke-linejoin="round">{EMBLEMS[name]}</g></g>'
    )
