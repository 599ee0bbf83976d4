"""The backs of cards and tiles."""

from __future__ import annotations

import math
from functools import partial
from random import Random

from PIL.Image import Image

from art.kit.images import cornered
from art.kit.painting import CARD, Painting, paint
from art.kit.picture import Picture
from art.kit.shapes import ellipse, group, line, path, radial, rect

COLOURS = {
    "beige": ("#f2e2bd", "#b9955a", "#6b4a22"),
    "green": ("#7db184", "#24523c", "#e9d9a8"),
    "orange": ("#f09a4e", "#8e3a1c", "#ffe2a4"),
    "black": ("#4a4550", "#16131c", "#d9b45e"),
    "grey": ("#b9b4aa", "#5d5852", "#fff2cc"),
    "red": ("#d4563a", "#6e1d18", "#ffd98e"),
}
"""The lit and the dark side of the ground, and the ornament."""

PEOPLE = ("orange", "red")
"""The backs of characters bear an eye in a sun; all others a lotus."""


def back(kind: str, left: float, top: float, width: float, height: float) -> Painting:
    """Return the back of a card or tile whose box is given in units of a painting."""
    lit, dark, ink = COLOURS[kind]
    rng = Random(5)
    defs = radial("ground", [(0, lit), (1, dark)], 0.3, 0.22, 1.0)
    setting = rect(left - 10, top - 10, width + 20, height + 20, "url(#ground)")
    for i in range(110):
        x, y, length = left + rng.uniform(0, width), top + rng.uniform(0, height), rng.uniform(20, 90)
        setting += line(f"M{x:.0f},{y:.0f} {'h' if i % 2 else 'v'}{length:.0f}", ink, 1.6, 'opacity=".16"')
    cx, cy = left + width / 2, top + height / 2
    frames = "".join(
        f'<rect x="{left + d}" y="{top + d}" width="{width - 2 * d}" height="{height - 2 * d}" rx="{r}" fill="none" stroke="{ink}" stroke-width="{w}"/>'
        for d, r, w in ((22, 18, 6), (36, 10, 2.4))
    )
    subject = group(frames, 'filter="url(#f2)"') + (
        _eye(cx, cy, dark, ink) if kind in PEOPLE else _lotus(cx, cy, dark, ink)
    )
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = cx + sx * (width / 2 - 62), cy + sy * (height / 2 - 62)
            petals = "".join(
                f'<path d="M{x},{y} q-7,-13 0,-24 q7,11 0,24Z" fill="{ink}" transform="rotate({a} {x} {y})"/>'
                for a in range(0, 360, 60)
            )
            subject += group(petals, 'filter="url(#f2)" opacity=".8"')
    return Painting(setting, subject, defs, (3, 4, 3), broad=(26, 14), fine=(9, 5, 3), crisp=0.7, key=0.22, shade=0.35)


def _eye(cx: float, cy: float, dark: str, ink: str) -> str:
    body = ""
    for i in range(24):
        a = i / 24 * math.tau
        points = " L".join(
            f"{cx + math.cos(b) * r:.0f},{cy + math.sin(b) * r:.0f}"
            for b, r in ((a, 116), (a + 0.1, 166), (a - 0.1, 166))
        )
        body += path(f"M{points}Z", ink, 'opacity=".55"')
    almond = f"M{cx - 78},{cy - 6} C{cx - 40},{cy - 46} {cx + 36},{cy - 46} {cx + 80},{cy - 2} C{cx + 36},{cy + 28} {cx - 36},{cy + 28} {cx - 78},{cy - 6}Z"
    brow = f"M{cx - 84},{cy - 40} C{cx - 40},{cy - 78} {cx + 44},{cy - 78} {cx + 92},{cy - 36}"
    tear = (
        f"M{cx - 8},{cy + 20} L{cx - 18},{cy + 66} M{cx + 30},{cy + 18} C{cx + 40},{cy + 60} {cx + 76},{cy + 74} {cx + 84},{cy + 46} "
        f"C{cx + 84},{cy + 34} {cx + 68},{cy + 34} {cx + 68},{cy + 46}"
    )
    eye = ellipse(cx, cy, 104, 104, dark, 'opacity=".75"') + line(almond, ink, 9) + ellipse(cx + 2, cy - 9, 22, 22, ink)
    return body + group(eye + line(brow, ink, 9) + line(tear, ink, 9), 'filter="url(#g3)"')


def _lotus(cx: float, cy: float, dark: str, ink: str) -> str:
    petals = ""
    for i, turn in enumerate((-68, 68, -44, 44, -22, 22, 0)):
        outline = f"M{cx},{cy + 70} C{cx - 44},{cy + 10} {cx - 24},{cy - 70} {cx},{cy - 112} C{cx + 24},{cy - 70} {cx + 44},{cy + 10} {cx},{cy + 70}Z"
        turned = f'transform="rotate({turn} {cx} {cy + 70})" fill-opacity="{0.5 if i in (2, 3) else 0.8}" stroke="{dark}" stroke-width="3"'
        petals += path(outline, ink, turned)
    smaller = f'transform="translate({cx},{cy}) scale(0.82) translate({-cx},{-cy})"'
    flower = group(petals, 'filter="url(#f4)"') + line(
        f"M{cx - 96},{cy + 86} C{cx - 40},{cy + 106} {cx + 40},{cy + 106} {cx + 96},{cy + 86}", ink, 7
    )
    return group(flower, smaller)


def paint_card_back(kind: str, width: int) -> Image:
    """Paint the back of a card."""
    return cornered(paint(back(kind, *CARD), width, seed=4), width * 4 / 44)


def paint_tile_back(kind: str, width: int) -> Image:
    """Paint the back of a tile."""
    return cornered(paint(back(kind, 0, 0, 400, 400), width, (0, 0, 400, 400), seed=4), width * 3.4 / 40)


PICTURES = [
    *(
        Picture(f"sobek/back-{kind}", (264, 408), partial(paint_card_back, kind), (1, 2))
        for kind in ("beige", "green", "orange")
    ),
    *(
        Picture(f"duel/back-{kind}", (160, 160), partial(paint_tile_back, kind), (1, 2))
        for kind in ("black", "grey", "red")
    ),
]
