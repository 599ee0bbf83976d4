"""The seals of the four seats: a disc of clay in the colour of the seat with its animal in relief."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PIL.Image import Image

from art.kit.images import render
from art.kit.palette import SEATS
from art.kit.picture import Picture
from art.kit.shapes import radial

DRAWINGS = Path(__file__).parents[2] / "seals"


def seal(seat: str, width: int) -> Image:
    """Draw the seal of a seat; its animal is the drawing of art/seals."""
    light, dark = SEATS[seat]
    text = (DRAWINGS / f"{seat}.svg").read_text(encoding="utf-8")
    animal = text[text.index(">") + 1 : text.rindex("</svg>")]
    defs = radial("rim", [(0, light), (1, dark)], 0.35, 0.3, 0.85) + radial(
        "field", [(0, light), (0.55, light), (1, dark)], 0.3, 0.22, 0.95
    )
    body = (
        '<ellipse cx="66" cy="70" rx="56" ry="54" fill="#140a1c" fill-opacity=".5" filter="url(#b4)"/>'
        '<g filter="url(#f4)"><circle cx="64" cy="64" r="58" fill="url(#rim)"/></g>'
        f'<circle cx="64" cy="64" r="48" fill="url(#field)" stroke="{dark}" stroke-width="2.5"/>'
        '<path d="M20 52A46 46 0 0 1 66 18" fill="none" stroke="#fff3d6" stroke-opacity=".55" stroke-width="3" '
        'stroke-linecap="round"/>'
        f'<g transform="translate(24.5 23) scale(1.24)"><g transform="translate(2 2.5)" opacity=".35" '
        f'filter="url(#b2)">{animal}</g>{animal}</g>'
    )
    return render(body, width, (0, 0, 132, 132), defs)


PICTURES = [Picture(f"common/seal-{seat}", (66, 66), partial(seal, seat), scales=(1, 2)) for seat in SEATS]
