"""The things on the quay: boats, bales, stalls in the colours of the four seats, animals, lanterns."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from art.kit.palette import SEATS, scaled
from art.kit.shapes import ellipse, group, line, linear, moved, path, rect, rod
from art.kit.sprite import Sprite
from art.sources.common.stock import entry

METAL = 'filter="url(#g3)"'


# ---- boats -------------------------------------------------------------------------------------------

BOAT = (-226.0, -316.0, 452.0, 376.0)


def hull() -> Sprite:
    """The felucca without its sail: hull, mast, steersman; the deck from x = 10 to 136 is free for bales."""
    defs = linear("hull", [(0, "#c07a42"), (0.5, "#8e5230"), (1, "#4a2418")])
    body = ellipse(0, 40, 208, 13, "#0a2029", 'opacity=".5" filter="url(#b8)"')
    body += group(rod(-10, -8, -5, -214, 9, "#6b3d22"), 'filter="url(#f2)"')
    steersman = (
        path("M-20,-8 C-20,-44 18,-44 20,-8Z", "#f1e3c4")
        + ellipse(0, -46, 10, 11, "#7d4627")
        + path("M-11,-50 q11,-13 22,0 l-1,4 h-20Z", "#d9c49a")
    )
    body += moved(group(steersman, 'filter="url(#f4)"'), 164, -8) + line("M172,-38 L204,-24 L220,10", "#5a3420", 4)
    side = "M-200,-22 C-120,2 110,4 196,-26 L214,-44 C190,20 130,34 0,36 C-120,36 -180,14 -216,-42Z"
    body += path("M-216,-42 C-130,-6 120,-4 214,-44 L196,-26 C110,4 -120,2 -200,-22Z", "#5a3420")
    body += group(
        path(side, "url(#hull)") + line("M-214,-40 C-130,-6 120,-4 212,-42", "#f2c98a", 7), 'filter="url(#f7)"'
    )
    body += line("M-206,-22 C-110,16 120,16 200,-22", "#2B4C9B", 6, 'opacity=".9"') + line(
        "M-196,-8 C-110,26 120,26 190,-8", "#d9a441", 3, 'opacity=".8"'
    )
    body += (
        ellipse(-176, -14, 9, 6, "#fff6e0")
        + ellipse(-176, -14, 4, 4, "#1c1410")
        + line("M-188,-20 q12,-8 24,0", "#1c1410", 2.5)
    )
    body += line("M-160,34 q40,8 80,2 t80,0 t80,2 t60,-4", "#bfe0dc", 3, 'opacity=".6"')
    return Sprite(body, BOAT, defs, (8, 4))


def sail() -> Sprite:
    """The sail and its yard, in the box of the hull: it may sway about the mast."""
    defs = linear("sail", [(0, "#fffaea"), (0.5, "#ffe0a6"), (1, "#e08a58")], 0, 0.2, 1, 0.6)
    outline = "M-162,-70 C-60,-170 60,-240 148,-292 C128,-190 124,-120 142,-46 C60,-58 -80,-60 -162,-70Z"
    body = group(path(outline, "url(#sail)"), 'filter="url(#f7)"')
    body += path(
        "M60,-226 C110,-200 112,-120 100,-60 L142,-46 C124,-120 128,-190 148,-292Z",
        "#a4553e",
        'opacity=".32" filter="url(#b8)"',
    )
    body += path(
        "M-120,-84 C-40,-150 20,-190 60,-214 C20,-150 -10,-100 -40,-72Z", "#fffdf0", 'opacity=".55" filter="url(#b8)"'
    )
    seams = [
        "M-118,-106 Q-96,-84 -92,-66",
        "M-72,-144 Q-44,-104 -40,-62",
        "M-24,-180 Q6,-120 12,-58",
        "M26,-214 Q54,-136 62,-55",
        "M74,-246 Q98,-150 104,-51",
        "M112,-270 Q122,-160 128,-48",
    ]
    body += "".join(line(seam, "#b5764a", 1.8, 'opacity=".5"') for seam in seams)
    body += group(line("M-172,-62 C-60,-168 60,-242 156,-300", "#7d4a28", 7), 'filter="url(#f2)"')
    body += line("M142,-46 L196,-26", "#3b2317", 2) + path("M-6,-212 l-46,8 l46,10Z", "#c8412f")
    return Sprite(body, BOAT, defs, (8, 4))


def far_boat() -> Sprite:
    """A small sail on the far water."""
    body = path("M-30,0 q30,14 62,-2 l-4,8 q-28,8 -52,0Z", "#4a2c34") + path(
        "M-24,-6 Q10,-50 34,-62 Q24,-30 30,-4Z", "#ffe2b4"
    )
    body += line("M-20,12 h44 M-10,17 h24", "#ffcf94", 2.4, 'opacity=".5"')
    return Sprite(group(body, 'filter="url(#f2)"'), (-40, -70, 84, 92), broad=(4, 2.5))


def bale(kind: str) -> Sprite:
    """Something a boat has brought: a crate, a basket, a sack or a jar."""
    body = {"crate": _crate, "basket": _basket, "sack": _sack, "jar": _jar}[kind]()
    return Sprite(body, (-34, -58, 76, 72), broad=(4, 2.5), height=5)


def _crate() -> str:
    body = group(rect(-26, -44, 52, 50, "#b98349"), 'filter="url(#f4)"')
    for k in range(4):
        body += line(f"M-25,{-34 + k * 12} h50", "#5b3419", 2)
    return (
        body
        + group(rect(-26, -44, 8, 50, "#d9a566") + rect(18, -44, 8, 50, "#a8733c"), 'filter="url(#f2)"')
        + line("M-18,-42 L18,4", "#8a5a30", 5)
    )


def _basket() -> str:
    body = ellipse(0, -34, 27, 11, "#3a2012")
    colours = ["#c8473a", "#e0a835", "#8fae4a"]
    fruit = "".join(ellipse(-20 + k * 4.2, -40 - (k % 3) * 4, 6, 6, colours[k % 3]) for k in range(11))
    body += group(fruit, 'filter="url(#f2)"')
    weave = "M-28,-34 C-18,-24 18,-24 28,-34 C28,-12 24,0 18,6 H-18 C-24,0 -28,-12 -28,-34Z"
    body += group(path(weave, "#c98d47"), 'filter="url(#f7)"')
    for row in range(4):
        body += line(
            f"M{-26 + row * 2},{-24 + row * 8} q{26 - row * 2},9 {52 - row * 4},0",
            "#6b3f1c",
            2.4,
            'stroke-dasharray="6 4"',
        )
    return body + line("M-28,-34 C-18,-24 18,-24 28,-34", "#e6b878", 5)


def _sack() -> str:
    body = group(
        path(
            "M-18,-36 C-34,-20 -34,2 -22,6 H22 C34,2 34,-20 18,-36Z M-16,-38 C-24,-48 -12,-54 0,-50 C12,-54 24,-48 16,-38Z",
            "#d9b98a",
        ),
        'filter="url(#f7)"',
    )
    return (
        body
        + line("M-17,-36 q17,6 34,0", "#8a3a26", 5)
        + line("M-10,-26 C-14,-12 -12,-4 -8,2 M12,-24 C14,-12 12,-6 8,0", "#8a6238", 2, 'opacity=".6"')
    )


def _jar() -> str:
    body = path(
        "M-8,-54 h16 l-2,10 c20,8 26,22 22,34 c-4,12 -12,16 -18,16 h-20 c-6,0 -14,-4 -18,-16 c-4,-12 2,-26 22,-34Z",
        "#b5673c",
    )
    bands = line("M-25,-20 q25,9 50,0", "#2B4C9B", 4, 'opacity=".8"') + line(
        "M-24,-13 q24,9 48,0", "#f1e3c4", 2.4, 'opacity=".8"'
    )
    return group(body + bands, 'filter="url(#f7)"')


# ---- animals and small things ---------------------------------------------------------------------------


def cat() -> Sprite:
    """A cat that looks over the water; the tail is its own sprite."""
    outline = "M0,0 C-17,-2 -19,-20 -12,-34 C-8,-42 -9,-48 -10,-54 L-11,-68 L-3,-62 H3 L11,-68 L10,-54 C9,-48 8,-42 12,-34 C19,-20 17,-2 0,0Z"
    body = ellipse(8, -1, 26, 5, "#140a10", 'opacity=".5" filter="url(#b2)"') + group(
        path(outline, "#3a2a33"), 'filter="url(#f4)"'
    )
    body += line("M-11,-66 L-9,-50 C-8,-44 -12,-36 -15,-26 C-17,-18 -15,-8 -11,-3", "#ffc98a", 2.6, 'opacity=".95"')
    body += line("M-9,-40 q9,6 18,0", "#e0aa3c", 3)
    return Sprite(body, (-34, -74, 84, 84), broad=(4, 2), crisp=0.7)


def cat_tail(up: bool) -> Sprite:
    """The tail of the cat, in the same box: it lies on the beam with its end down or up."""
    bend = "C30,0 44,-8 38,-30" if up else "C34,2 40,-14 32,-22"
    return Sprite(
        group(line(f"M12,-4 {bend}", "#3a2a33", 6), 'filter="url(#f4)"'),
        (-34, -74, 84, 84),
        broad=(),
        crisp=1,
    )


def ibis() -> Sprite:
    """A sacred ibis on one of the posts."""
    body = line("M-4,0 V-22 M5,0 V-22", "#2a1c22", 2.6) + path(
        "M-20,-26 C-14,-46 14,-48 24,-30 L38,-20 C20,-14 -6,-12 -20,-26Z", "#fff4e0"
    )
    body += path("M16,-28 C28,-30 38,-22 42,-14 C30,-16 20,-18 14,-22Z", "#2a2030") + line(
        "M-16,-32 C-30,-40 -12,-56 -22,-64", "#2a2030", 6.5
    )
    body += line("M-22,-64 C-34,-66 -40,-56 -42,-48", "#2a2030", 3.2) + ellipse(-22, -65, 6, 5, "#2a2030")
    return Sprite(group(body, 'filter="url(#f2)"'), (-52, -78, 104, 84), broad=(4, 2), crisp=0.7)


def birds(spread: float) -> Sprite:
    """A flight of birds with wings up (`spread` 1) or down (0)."""
    body = ""
    for x, y, q in ((20, 46, 1), (54, 34, 0.8), (88, 52, 0.7), (0, 72, 0.6), (124, 40, 0.55)):
        up, peak = 5 * q * (1 - 1.6 * spread), 10 * q * spread
        body += line(
            f"M{x - 16 * q:.1f},{y - up:.1f} q{8 * q:.1f},{-peak / 2 - 1:.1f} {16 * q:.1f},{up:.1f} q{8 * q:.1f},{-peak:.1f} {17 * q:.1f},{-up:.1f}",
            "#2a1f3c",
            2.6 * q + 0.8,
        )
    return Sprite(body, (-24, 8, 180, 84), broad=(), crisp=1)


def lantern(glow: float) -> Sprite:
    """A lantern on its chain, dark without a `glow`: it burns and flickers at the stall whose turn it is."""
    body = line("M30,-56 V6", "#2a1810", 4)
    if glow:
        body = (
            ellipse(30, 26, 46, 46, "#ffb84a", f'opacity="{0.5 * glow:.2g}" filter="url(#b14)"')
            + ellipse(30, 26, 26, 28, "#ffe0a0", f'opacity="{0.6 * glow:.2g}" filter="url(#b8)"')
            + body
        )
    body += group(path("M16,8 h28 l8,34 q-22,16 -44,0Z M20,2 h20 v8 h-20Z", "#b07a2c"), 'filter="url(#f4)"')
    glass = "M20,16 h20 l5,24 q-15,9 -30,0Z"
    body += (
        path(glass, "#ffd36a") + path("M26,20 h8 l2,16 h-12Z", "#fffbe0", f'opacity="{glow:.2g}"')
        if glow
        else path(glass, "#3a2a22")
    )
    body += line("M30,14 v30 M18,30 h24", "#6b4a1c", 2.4)
    return Sprite(body, (-70, -74, 200, 200), broad=(), crisp=1)


def amphorae() -> Sprite:
    """Two jars at the foot of a stall."""
    body = (
        ellipse(30, 2, 70, 12, "#140a10", 'opacity=".5" filter="url(#b8)"')
        + moved(_jar(), 0, -8, 1.5)
        + moved(_jar(), 56, -2, 1.15)
    )
    return Sprite(body, (-50, -96, 150, 116), broad=(6, 3.5))


def palm_leaves() -> Sprite:
    """Fronds that hang into an upper corner, for windows wider than the stalls fill."""
    rng = Random(5)
    body = ""
    for k in range(9):
        length, angle = rng.uniform(230, 320), -8 + k * 14 + rng.uniform(-4, 4)
        frond = path(
            f"M0,0 Q{length * 0.5:.0f},-34 {length:.0f},26 Q{length * 0.5:.0f},-16 0,6Z",
            "#0d2a2c" if k % 2 else "#15393a",
        )
        for j in range(14):
            x = length * (0.12 + j * 0.062)
            y = -34 * 2 * (x / length) * (1 - x / length) + 26 * (x / length) ** 2
            leaf = 54 * (1 - abs(j - 5) / 14)
            frond += path(
                f"M{x:.0f},{y:.0f} q{leaf * 0.5:.0f},{leaf * 0.3:.0f} {leaf * 0.7:.0f},{leaf:.0f} q{-leaf * 0.5:.0f},{-leaf * 0.4:.0f} {-leaf * 0.8:.0f},{-leaf * 0.9:.0f}Z",
                "#1b4a44" if j % 2 else "#102f32",
            )
        body += moved(frond, 0, 0, 1, angle)
    return Sprite(body, (-20, -60, 380, 380), broad=(6, 3.5))


# ---- stalls ---------------------------------------------------------------------------------------------


def awning(seat: str) -> Sprite:
    """The awning of a stall in the colour of a seat; it throws its shadow on the booth."""
    lit, dark = SEATS[seat]
    defs = linear("cloth", [(0, scaled(lit, 0.98)), (1, dark)]) + linear("pale", [(0, "#fff1d2"), (1, "#d8b98a")])
    stripes, count, width = "", 8, 412
    step = width / count
    for k in range(count):
        x, top = k * step, 44 + k * (width - 88) / count
        fill = "url(#pale)" if k % 2 else "url(#cloth)"
        next_top = top + (width - 88) / count
        stripes += path(
            f"M{top:.1f},8 L{next_top:.1f},8 L{x + step:.1f},106 v14 q{-step / 2:.1f},34 {-step:.1f},0 v-14Z", fill
        )
    body = path("M4,112 h404 v50 h-404Z", "#0d0710", 'opacity=".55" filter="url(#b8)"') + group(
        stripes, 'filter="url(#f7)"'
    )
    for k in range(count):
        body += path(
            f"M{k * step:.1f},104 h{step:.1f} v16 q{-step / 2:.1f},34 {-step:.1f},0Z", "#2a0e12", 'opacity=".2"'
        )
    body += line("M2,105 h408", "#fff0cc", 2.5, 'opacity=".55"') + group(
        rect(40, 2, 332, 12, "#8a5936"), 'filter="url(#f4)"'
    )
    return Sprite(body, (-6, -4, 424, 184), defs, (9, 5), 0.55)


def counter(seat: str) -> Sprite:
    """The counter of a stall with a cloth in the colour of a seat."""
    lit, dark = SEATS[seat]
    defs = linear("cloth", [(0, lit), (1, dark)])
    body = group(rect(0, 8, 384, 64, "#8a5530"), 'filter="url(#f7)"')
    edge, count = "M24,4 H360 V46 ", 9
    step = 336 / count
    edge += "".join(f"q{-step / 2:.1f},20 {-step:.1f},0 " for _ in range(count)) + "Z"
    body += group(path(edge, "url(#cloth)"), 'filter="url(#f4)"') + line("M24,18 H360", "#f1dcae", 3, 'opacity=".8"')
    body += "".join(path(f"M{40 + k * 28},26 l7,7 l-7,7 l-7,-7Z", "#f1dcae", 'opacity=".5"') for k in range(12))
    return Sprite(body, (-6, -2, 402, 84), defs, (9, 5), 0.55, height=5)


def booth() -> Sprite:
    """The back of a stall with two posts: it may be cropped at the bottom to any height."""
    rng = Random(3)
    defs = linear("back", [(0, "#2a1a1c"), (0.35, "#5a3a2c"), (1, "#3a2420")])
    body = rect(0, 0, 372, 560, "url(#back)")
    for k in range(13):
        body += line(f"M{k * 30},0 V560", "#1c100f", 3, 'opacity=".5"') + line(
            f"M{k * 30 + 4},0 V560", "#a5724a", 2, 'opacity=".25"'
        )
        for _ in range(2):
            y = rng.uniform(60, 520)
            body += line(
                f"M{k * 30 + rng.uniform(8, 22):.0f},{y:.0f} v{rng.uniform(20, 60):.0f}", "#1c100f", 1.8, 'opacity=".4"'
            )
    body += rect(0, -20, 372, 150, "#0d0710", 'opacity=".6" filter="url(#b24)"') + rect(
        -10, 0, 40, 560, "#0d0710", 'opacity=".35" filter="url(#b14)"'
    )
    body += rect(330, 0, 50, 560, "#0d0710", 'opacity=".45" filter="url(#b14)"')
    for x in (2, 352):
        body += group(rect(x, -10, 18, 580, "#a9713f"), 'filter="url(#f4)"')
    return Sprite(body, (0, 0, 372, 560), defs, (10, 5), 0.5)


def shelf() -> Sprite:
    """A shelf of a stall with the dusk below it."""
    body = rect(6, 12, 336, 22, "#120a0a", 'opacity=".5" filter="url(#b4)"') + group(
        rect(4, 3, 340, 13, "#b5794a"), 'filter="url(#f4)"'
    )
    body += line("M4,5 h340", "#ffdca8", 1.6, 'opacity=".5"')
    return Sprite(body, (0, 0, 348, 42), broad=(6, 3.5))


def wares(kind: str) -> Sprite:
    """Goods at the back of a shelf, in the dusk of the stall: jars, or a sack and a basket."""
    things = {
        "jars": moved(_jar(), 40, 84, 1.25) + moved(_jar(), 100, 88, 0.95),
        "sack": moved(_sack(), 42, 86, 1.1) + moved(_basket(), 104, 87, 0.9),
    }[kind]
    dusk = "0.52 0 0 0 0  0 0.46 0 0 0  0 0 0.48 0 0  0 0 0 1 0"
    defs = f'<filter id="dusk"><feColorMatrix values="{dusk}"/></filter>'
    body = ellipse(72, 90, 66, 7, "#0d0710", 'opacity=".55" filter="url(#b4)"') + group(things, 'filter="url(#dusk)"')
    return Sprite(body, (0, 0, 144, 100), defs, (4, 2.5))


def sign(seat: str) -> Sprite:
    """The owner's board; the portrait on the left, the name, and the score on the right are other layers."""
    lit, dark = SEATS[seat]
    defs = linear(
        "board", [(0, lit), (1, scaled(lit, 0.8))] if seat == "falcon" else [(0, scaled(lit, 0.86)), (1, dark)]
    )
    body = group('<rect x="8" y="8" width="324" height="100" rx="16" fill="url(#board)"/>', 'filter="url(#f7)"')
    body += '<rect x="14" y="14" width="312" height="88" rx="11" fill="none" stroke="#f6dca0" stroke-width="2" opacity=".4"/>'
    body += "".join(ellipse(x, y, 4, 4, "#e0aa3c", METAL) for x in (22, 318) for y in (22, 94))
    return Sprite(body, (0, 0, 352, 128), defs, (8, 4), 0.6, height=6)


THINGS: dict[str, Callable[[], Sprite]] = {
    "boat-hull": hull,
    "boat-sail": sail,
    "boat-far": far_boat,
    **{f"bale-{kind}": partial(bale, kind) for kind in ("crate", "basket", "sack", "jar")},
    "cat": cat,
    "cat-tail": partial(cat_tail, False),
    "cat-tail-up": partial(cat_tail, True),
    "ibis": ibis,
    "birds-up": partial(birds, 1),
    "birds-down": partial(birds, 0),
    "lantern-lit": partial(lantern, 1.0),
    "lantern-low": partial(lantern, 0.7),
    "lantern-dark": partial(lantern, 0.0),
    "amphorae": amphorae,
    "palm-leaves": palm_leaves,
    **{f"awning-{seat}": partial(awning, seat) for seat in SEATS},
    **{f"counter-{seat}": partial(counter, seat) for seat in SEATS},
    **{f"sign-{seat}": partial(sign, seat) for seat in SEATS},
    "booth": booth,
    "shelf": shelf,
    **{f"wares-{kind}": partial(wares, kind) for kind in ("jars", "sack")},
}

PICTURES = [entry(f"sobek/{name}", make) for name, make in THINGS.items()]
