"""Tokens, corruption, markers and the score track of Sobek."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.kit.filters import grain
from art.kit.palette import SEATS, mix, scaled
from art.kit.picture import Picture
from art.kit.shapes import ellipse, group, line, linear, moved, path, radial, rect
from art.kit.sprite import Sprite
from art.sources.common import motifs
from art.sources.common.stock import disc, entry

EVENTS: dict[str, tuple[str, Callable[[], str]]] = {
    "guild-ankh": ("#b5802c", partial(motifs.sign, "ankh")),
    "guild-eye": ("#3358b4", partial(motifs.sign, "eye")),
    "guild-feather": ("#3c845c", partial(motifs.sign, "feather")),
    "guild-water": ("#25808f", partial(motifs.sign, "water")),
    "flood": ("#a8d4cc", motifs.wave),
    "curse": ("#3a2c50", motifs.cobra),
    "prosperity": ("#7d3a24", motifs.plenty),
    "embalming": ("#d9a25c", motifs.mask),
    "deceit": ("#a4453a", motifs.two_faces),
}


def event(name: str) -> Sprite:
    """An event token: a disc of clay with a painted field."""
    colour, motif = EVENTS[name]
    return disc(colour, motif(), motifs.SCARAB)


def event_back() -> Sprite:
    """The back of an event token: a star of eight petals."""
    star = ""
    for k in range(8):
        star += f'<path d="M32,32 C26,20 28,10 32,4 C36,10 38,20 32,32Z" fill="{"#f4dcae" if k % 2 else "#e0aa3c"}" transform="rotate({k * 45} 32 32)"/>'
    return disc("#8a4f2e", group(star, 'filter="url(#f2)"') + ellipse(32, 32, 5, 5, "#f6e6c0", motifs.GEM))


def marker(seat: str) -> Sprite:
    """A marker of glazed clay that stands on the track, with the animal of its seat."""
    lit, dark = SEATS[seat]
    defs = linear("glaze", [(0, mix(lit, "#ffffff", 0.25)), (0.5, lit), (1, dark)], 0, 0, 1, 0.6)
    body = "M14,76 C14,66 20,62 22,50 C14,44 10,36 12,24 C14,6 50,6 52,24 C54,36 50,44 42,50 C44,62 50,66 50,76 C50,83 14,83 14,76Z"
    drawing = group(path(body, "url(#glaze)"), 'filter="url(#gem)"')
    animal = path(motifs.SEALS[seat], "#1d0c10", 'opacity=".82"')
    return Sprite(drawing + moved(animal, 17, 13, 0.47), (0, 0, 78, 96), defs, (), 1, height=6)


def seal(seat: str) -> Sprite:
    """The disc of a seat with its animal, for signs and lists."""
    lit, dark = SEATS[seat]
    animal = group(path(motifs.SEALS[seat], "#fbf2dc"), 'filter="url(#f2)"')
    return disc(mix(lit, dark, 0.45), animal)


def space(sign: str) -> Sprite:
    """A space of the score track: a pale stone with one of the four signs, or a dark one for a number."""
    stone = "#4f3c30" if sign == "number" else "#96805f"
    defs = linear("stone", [(0, scaled(stone, 1.12)), (1, scaled(stone, 0.84))], 0, 0, 0.6, 1) + grain(
        "rough", 0.09, 0.1, 4, 1.2
    )
    body = rect(0, 0, 64, 64, "#3d2d28")
    block = '<rect x="2.4" y="2.4" width="59.2" height="59.2" rx="6" fill="url(#stone)"/>'
    body += group(group(block, 'filter="url(#rough)"'), 'filter="url(#f2)"')
    if sign != "number":
        carved = line(motifs.SIGNS[sign], "#3a281d", 4.6) + (ellipse(32, 30, 5, 5, "#3a281d") if sign == "eye" else "")
        pale = line(motifs.SIGNS[sign], "#f3e2bd", 4.6)
        body += moved(group(pale, 'opacity=".45"'), 8, 8.5, 0.78) + moved(group(carved, 'opacity=".82"'), 7, 7, 0.78)
    return Sprite(body, (0, 0, 64, 64), defs, (3, 1.8), 0.6)


def frieze() -> Sprite:
    """The border of the score track, above and below its spaces: 24 units repeat."""
    body = rect(0, 0, 480, 12, "#d9bd86") + rect(0, 9.6, 480, 2.4, "#7a5c3a")
    body += "".join(
        path(f"M{i * 24 + 2},0 h20 l-10,9Z", ["#2B4C9B", "#9c3f26", "#2a7a70", "#9c3f26"][i % 4]) for i in range(20)
    )
    return Sprite(body, (0, 0, 480, 12), broad=(), crisp=1)


def corruption(seat: str, width: int = 264, height: int = 408) -> Sprite:
    """The mat below the corruption: dark cloth with a border in the colour of a seat and the sack."""
    lit, dark = SEATS[seat]
    defs = radial("mat", [(0, "#5a4654"), (1, "#1c131d")], 0.35, 0.3, 0.9) + grain("weave", 0.5, 0.08, 2, 0.8)
    body = rect(-8, -8, width + 16, height + 16, "url(#mat)", 'filter="url(#weave)"')
    for inset, thick, colour in ((14, 12, mix(lit, dark, 0.3)), (26, 3, "#e6cfa0")):
        box = f'x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" rx="{26 - inset / 2}"'
        body += group(f'<rect {box} fill="none" stroke="{colour}" stroke-width="{thick}"/>', 'filter="url(#f2)"')
    scale = min(width, height) / 88
    left, top = width / 2 - 32 * scale, height / 2 - 36 * scale
    body += ellipse(
        width / 2 + 3 * scale, top + 62 * scale, 28 * scale, 6 * scale, "#0a060c", 'opacity=".6" filter="url(#b8)"'
    )
    return Sprite(body + moved(motifs.sack(), left, top, scale), (0, 0, width, height), defs, (9, 5), 0.5, corner=24)


def sack(fill: int) -> Sprite:
    """The sack of corruption, which grows: `fill` from 1 (little) to 3 (full)."""
    scale = (0.78, 0.92, 1.06)[fill - 1]
    return Sprite(
        moved(motifs.sack(), 4 + 32 * (1 - scale), 2 + 64 * (1 - scale), scale),
        (0, 0, 76, 80),
        broad=(2.5,),
        crisp=0.7,
        height=3,
    )


PICTURES: list[Picture] = [
    *(entry(f"sobek/event-{name}", partial(event, name), 1.2, (1, 2, 3)) for name in EVENTS),
    entry("sobek/event-back", event_back, 1.2, (1, 2, 3)),
    *(entry(f"sobek/marker-{seat}", partial(marker, seat), 1, (1, 2)) for seat in SEATS),
    *(entry(f"sobek/seal-{seat}", partial(seal, seat), 0.8, (1, 2)) for seat in SEATS),
    *(entry(f"sobek/space-{sign}", partial(space, sign), 1, (1, 2)) for sign in ("number", *motifs.SIGNS)),
    entry("sobek/frieze", frieze, 1, (1, 2)),
    *(entry(f"sobek/corruption-{seat}", partial(corruption, seat), 1, (1, 2)) for seat in SEATS),
    *(entry(f"duel/corruption-{seat}", partial(corruption, seat, 360, 264), 1, (1, 2)) for seat in SEATS),
    *(entry(f"sobek/sack-{fill}", partial(sack, fill), 1, (1, 2)) for fill in (1, 2, 3)),
]
