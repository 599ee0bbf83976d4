"""Icons of the goods for running text: silhouettes that hold at 18 pixels, on the colour of their family.

They are crisp: at this size a brush stroke would be a blot. One unit is one pixel at 1x, in a box of 18.
"""

from __future__ import annotations

from functools import partial

from PIL.Image import Image

from art.kit.images import render
from art.kit.palette import FAMILIES, mix
from art.kit.picture import Picture
from art.kit.shapes import ellipse, group, line, linear, moved, path, rect
from art.sources.common import motifs

SIDE = 18

PALE, DEEP = "#fff6e0", "#1d100c"


def _ivory() -> str:
    return path("M3,4 C3,10 7,14.5 15,14.5 L15,11.5 C9.5,11.5 6,8.5 3,4Z", PALE) + path(
        "M8.5,3.5 C8.5,7 11,9.5 15,9.5 L15,7.8 C12,7.6 10,6 8.5,3.5Z", PALE
    )


def _ebony() -> str:
    logs = ""
    for x, y in ((5.4, 12.2), (12.6, 12.2), (9, 6)):
        logs += (
            ellipse(x, y, 3.5, 3.5, "#d9a66a") + ellipse(x, y, 2.2, 2.2, "#3a2119") + ellipse(x, y, 0.9, 0.9, "#d9a66a")
        )
    return logs


def _marble() -> str:
    cube = path("M9,2.4 L15.4,5.6 L9,8.8 L2.6,5.6Z", "#ffffff") + path("M2.6,6.6 L8.5,9.5 V15.6 L2.6,12.6Z", "#f6dfe2")
    return cube + path("M15.4,6.6 L9.5,9.5 V15.6 L15.4,12.6Z", "#dba9b6")


def _cattle() -> str:
    horns = line("M5.6,6.6 C2.6,6.4 2,4.4 2.8,2.6 M12.4,6.6 C15.4,6.4 16,4.4 15.2,2.6", PALE, 1.8)
    head = path("M5,6.2 H13 C13,9.4 12,11.4 11.6,14 C11,16 7,16 6.4,14 C6,11.4 5,9.4 5,6.2Z", PALE)
    return (
        horns
        + head
        + path("M2.2,7.4 L5.2,7 L4.8,9.2Z M15.8,7.4 L12.8,7 L13.2,9.2Z", PALE)
        + ellipse(7.2, 9, 0.8, 0.9, DEEP)
        + ellipse(10.8, 9, 0.8, 0.9, DEEP)
    )


def _fish() -> str:
    body = path(
        "M1.8,9.2 C4.4,4.6 10,4.4 12.4,8 L16.4,4.8 C15.6,7.8 15.6,10.6 16.4,13.6 L12.4,10.4 C10,14 4.4,13.8 1.8,9.2Z",
        PALE,
    )
    return body + ellipse(5.2, 8.4, 1, 1, DEEP) + line("M8,6.6 q1.4,2.6 0,5.2", FAMILIES["fish"], 0.9)


def _wheat() -> str:
    ear = line("M9,16.6 V4", DEEP, 1.3)
    for k in range(3):
        y = 12.2 - k * 3.4
        ear += path(f"M9,{y} C5,{y - 0.4} 4.4,{y - 2.8} 4.6,{y - 4.6} C7.4,{y - 4} 9,{y - 2.4} 9,{y}Z", DEEP)
        ear += path(f"M9,{y} C13,{y - 0.4} 13.6,{y - 2.8} 13.4,{y - 4.6} C10.6,{y - 4} 9,{y - 2.4} 9,{y}Z", DEEP)
    return ear + path("M9,1 C7.4,2.4 7.4,4 9,5.2 C10.6,4 10.6,2.4 9,1Z", DEEP)


def _amulet() -> str:
    bars = "".join(rect(3.8, y, 10.4, 1.7, PALE, 'rx=".8"') for y in (2.2, 4.8, 7.4))
    return bars + path("M6.6,2.2 H11.4 V9 L12.2,14 H5.8 L6.6,9Z", PALE) + rect(4.6, 14, 8.8, 2, PALE, 'rx=".6"')


def _statue() -> str:
    body = path(
        "M1,8.8 L6,7.4 C6.4,6.2 7.8,6 8.4,7 L10,5.8 L10.8,7.2 L12.2,6.4 L12.8,7.8 L14.2,7.4 L14.6,8.8 C16,9.4 16.8,10.6 17,12 L6,12 L5.6,11.2 L1,11.6 L1.4,10.6 L2.4,11 L3,10.2 L4,10.8 L4.6,10 L1,9.8Z",
        PALE,
    )
    return (
        body
        + rect(3, 12.8, 13, 2.8, PALE)
        + ellipse(7.2, 7.9, 0.7, 0.7, DEEP)
        + path("M7.4,5.4 C6.2,3.6 6.6,2.2 7.4,1.2 C8.6,2.2 9,3.8 8.4,5.4Z", PALE)
    )


GOODS = {
    "ivory": _ivory,
    "ebony": _ebony,
    "marble": _marble,
    "cattle": _cattle,
    "fish": _fish,
    "wheat": _wheat,
    "amulet": _amulet,
    "statue": _statue,
}


def goods_icon(name: str, width: int) -> Image:
    """Paint the silhouette of a good on a square in the colour of its family."""
    colour = FAMILIES[name]
    defs = linear("ground", [(0, mix(colour, "#ffffff", 0.12)), (1, mix(colour, "#000000", 0.16))])
    body = f'<rect x=".4" y=".4" width="17.2" height="17.2" rx="4" fill="url(#ground)" stroke="{mix(colour, "#000000", 0.55)}" stroke-width=".8"/>'
    return render(body + GOODS[name](), width, (0, 0, SIDE, SIDE), defs)


def small_icon(name: str, width: int) -> Image:
    """Paint a scarab, a Deben or the sack of corruption for running text."""
    drawings = {
        "scarab": moved(motifs.beetle(), 0.4, 0, 0.27),
        "deben": ellipse(9, 9, 8.4, 8.4, "#8a5a14")
        + ellipse(9, 9, 7.4, 7.4, "#e8b43f")
        + line("M5.2,10.2 C5.4,5.6 12.6,5.6 12.8,10.2Z M5.2,12.6 H12.8", "#6b4410", 1.4),
        "corruption": group(
            path(
                "M6,5.4 C1.6,9 1.4,14 3,16 C5,17.6 13,17.6 15,16 C16.6,14 16.4,9 12,5.4Z M4.6,1.6 L9,3 L13.4,1.6 L12,4.6 H6Z",
                "#a9754a",
            ),
            'stroke="#2b1810" stroke-width=".9" stroke-linejoin="round"',
        )
        + line("M5.6,5 H12.4", "#c8412f", 1.6)
        + path("M6,10 C6,7.6 12,7.6 12,10 C12.4,12.4 10.6,13.4 10.2,15.4 H7.8 C7.4,13.4 5.6,12.4 6,10Z", "#5fa868")
        + ellipse(7.8, 10.4, 0.8, 0.8, DEEP)
        + ellipse(10.2, 10.4, 0.8, 0.8, DEEP),
    }
    return render(drawings[name], width, (0, 0, SIDE, SIDE), motifs.SCARAB)


PICTURES = [
    *(Picture(f"common/icon-{name}", (SIDE, SIDE), partial(goods_icon, name), (1, 2, 3, 4), 92) for name in GOODS),
    *(
        Picture(f"common/icon-{name}", (SIDE, SIDE), partial(small_icon, name), (1, 2, 3, 4), 92)
        for name in ("scarab", "deben", "corruption")
    ),
]
