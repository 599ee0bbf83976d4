"""Signs and small things on tokens, in a box of 64 units about (32, 32)."""

from __future__ import annotations

from art.kit.shapes import ellipse, group, line, moved, path, rect

GOLD, CREAM, INK = "#e0aa3c", "#fff1d0", "#2b1810"
METAL, GEM = 'filter="url(#g3)"', 'filter="url(#gem)"'
SOFT = 'filter="url(#f2)"'

SIGNS = {
    "ankh": "M32,32 C20,26 20,8 32,8 C44,8 44,26 32,32 M32,32 V58 M16,38 H48",
    "eye": "M8,32 C18,18 44,18 56,31 C44,42 20,42 8,32Z M8,18 C20,8 44,8 58,20 M28,42 L24,58 M40,41 C46,56 56,56 56,46",
    "feather": "M20,58 C14,32 24,8 40,6 C50,18 46,40 24,50 M22,54 C28,36 32,24 38,14 M27,40 l-6,-6 M30,32 l-6,-7 M27,42 l10,-3 M31,32 l9,-3",
    "water": "M8,20 l8,-8 l8,8 l8,-8 l8,8 l8,-8 l8,8 M8,36 l8,-8 l8,8 l8,-8 l8,8 l8,-8 l8,8 M8,52 l8,-8 l8,8 l8,-8 l8,8 l8,-8 l8,8",
}
"""The four signs of the track, as strokes."""


def sign(name: str, colour: str = CREAM, width: float = 5.2) -> str:
    """Return a sign of the track as raised strokes."""
    body = line(SIGNS[name], colour, width)
    return group(body + (ellipse(32, 30, 5.2, 5.2, colour) if name == "eye" else ""), SOFT)


def beetle() -> str:
    """Return a scarab of blue glaze on gold."""
    legs = "M20,24 L8,16 L10,6 M44,24 L56,16 L54,6 M17,36 L4,36 M47,36 L60,36 M20,48 L9,55 L10,62 M44,48 L55,55 L54,62"
    body = group(line(legs, "#e8b43f", 4.2), SOFT)
    shell = (
        ellipse(32, 40, 19, 22, "url(#scarab)")
        + path("M14,27 C16,14 48,14 50,27 C40,31 24,31 14,27Z", "url(#scarab)")
        + ellipse(32, 12, 10, 7.5, "url(#scarab)")
    )
    return body + group(shell, GEM) + line("M32,28 V61 M14,27 C24,32 40,32 50,27", "#f2c65a", 2.6)


SCARAB = (
    '<linearGradient id="scarab" x1="0" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="#7fb2ff"/>'
    '<stop offset="0.5" stop-color="#2b5cc8"/><stop offset="1" stop-color="#14286e"/></linearGradient>'
)


def mask() -> str:
    """Return the mask of a mummy with a striped headcloth."""
    body = group(path("M20,24 C14,32 16,50 22,61 H42 C48,50 50,32 44,24Z", "#f6ead2"), SOFT)
    body += line("M17,34 L46,44 M18,45 L44,54 M47,34 L19,45 M46,45 L21,55", "#b89c6c", 2.4)
    body += group(
        path("M14,28 C12,12 20,3 32,3 C44,3 52,12 50,28 L44,34 C44,30 43,27 42,25 H22 C21,27 20,30 20,34Z", "#3a63c4"),
        'filter="url(#f4)"',
    )
    body += line(
        "M17.4,14 L24,17 M15.4,22 L21,23 M46.6,14 L40,17 M48.6,22 L43,23 M16,28 l5,2 M48,28 l-5,2", "#f0c257", 3
    )
    body += group(path("M22,18 C22,10 42,10 42,18 C42,27 38,32 32,32 C26,32 22,27 22,18Z", GOLD), 'filter="url(#f4)"')
    body += (
        line("M25,19.6 H30 M34,19.6 H39", INK, 2.4)
        + line("M29,27.4 q3,1.6 6,0", "#7a3a1c", 2)
        + line("M24.6,16.6 q3,-2 6,-.4 M33.4,16.2 q3,-1.6 6,.4", INK, 1.4)
    )
    return body + group(path("M30,32 H34 V40 H30Z", "#2fa79c"), SOFT)


def cobra(hood: str = "#b39ae8", dark: str = "#6a52a0") -> str:
    """Return a cobra that faces us."""
    body = line("M42,58 C56,60 61,52 58,44", dark, 6)
    body += group(path("M14,61 C4,59 4,48 14,47 H42 C52,47 52,60 42,61Z", dark), 'filter="url(#f4)"')
    body += group(
        path("M24,47 C22,38 12,34 12,22 C12,8 24,3 32,3 C40,3 52,8 52,22 C52,34 42,38 40,47Z", hood),
        'filter="url(#f4)"',
    )
    body += group(path("M28,47 C27,40 26,34 26,28 H38 C38,34 37,40 36,47Z", "#f0c257"), SOFT) + line(
        "M26.6,34 H37.4 M27,40 H37", dark, 2.2
    )
    body += group(path("M24,14 C24,6 40,6 40,14 C40,22 36,27 32,27 C28,27 24,22 24,14Z", dark), SOFT)
    eyes = (
        ellipse(28, 15, 2.8, 2.6, "#ffd24a")
        + ellipse(36, 15, 2.8, 2.6, "#ffd24a")
        + ellipse(28, 15, 0.9, 2.2, INK)
        + ellipse(36, 15, 0.9, 2.2, INK)
    )
    return body + eyes + line("M32,23 V31 M32,31 l-2.6,4 M32,31 l2.6,4", "#d8402a", 2)


def wave() -> str:
    """Return the wave of the flood with foam."""
    body = group(
        path(
            "M0,62 V34 C8,14 30,4 45,13 C56,20 56,34 46,38 C39,40 33,35 35,28 C37,24 42,24 44,28 C41,18 28,21 27,32 C26,42 36,48 64,44 V62Z",
            "#2f9aa6",
        ),
        'filter="url(#f4)"',
    )
    body += line("M6,48 C14,41 20,41 26,47 C34,54 44,52 58,51 M8,36 C12,27 18,20 27,17", "#eafaf2", 3)
    return body + "".join(
        ellipse(x, y, r, r, "#f6fff8") for x, y, r in ((46, 10, 2.2), (52, 15, 1.6), (40, 8, 1.8), (56, 24, 1.5))
    )


def plenty() -> str:
    """Return a bowl of gold under two scarabs."""
    body = moved(beetle(), -2, 1, 0.5) + moved(beetle(), 34, 1, 0.5)
    body += "".join(group(ellipse(14 + k * 9, 38 - (k % 2) * 4, 6, 5, "#ffd977"), SOFT) for k in range(5))
    body += group(path("M8,42 H56 C56,55 46,61 32,61 C18,61 8,55 8,42Z", "#c9862b"), 'filter="url(#f4)"')
    return body + group(rect(4, 38, 56, 8, GOLD), METAL) + line("M14,52 q18,8 36,0", "#8a4f16", 2.4)


def two_faces() -> str:
    """Return the mask of deceit: one half smiles in light, the other frowns in the dark."""
    light = "M32,4 C20,4 10,8 8,13 C6,36 16,58 32,61Z"
    dark = "M32,4 C44,4 54,8 56,13 C58,36 48,58 32,61Z"
    body = group(path(light, "#fbf2dc"), 'filter="url(#f4)"') + group(path(dark, "#54407c"), 'filter="url(#f4)"')
    body += path("M14,26 C17,21 24,21 27,26 C24,29 17,29 14,26Z", INK) + path(
        "M37,25 C41,20 47,21 51,25 C48,30 41,31 37,25Z", "#ffd24a"
    )
    body += line("M18,41 C22,48 27,49 32,49", INK, 3.2) + line("M32,49 C37,44 42,43 47,45", "#ffd24a", 3.2)
    return (
        body
        + line("M13,18 C17,15 23,15 27,18", INK, 2.6)
        + line("M37,16 L51,19", "#ffd24a", 2.6)
        + line("M32,24 L28,37 H32", "#8a6a4c", 1.8)
    )


def pyramid() -> str:
    """Return two pyramids in the sun."""
    body = ellipse(18, 16, 9, 9, "#fff3b8") + ellipse(18, 16, 15, 15, "#ffd98a", 'opacity=".5" filter="url(#b2)"')
    body += group(path("M6,54 L32,14 L40,54Z", "#f2c27c") + path("M32,14 L40,54 L58,54Z", "#9c6a50"), SOFT)
    body += line("M27,22 L36,22 M22,30 H38 M17,38 H39 M11,46 H40", "#b5804c", 1.6, 'opacity=".7"')
    return (
        body
        + group(path("M40,54 L51,36 L54,54Z", "#e8b06c") + path("M51,36 L54,54 L63,54Z", "#85573f"), SOFT)
        + rect(0, 53, 64, 6, "#c98d47", 'opacity=".8"')
    )


def snake() -> str:
    """Return a snake in coils."""
    body = line("M10,54 C30,62 56,56 52,44 C48,34 18,44 16,32 C14,20 40,24 44,14", "#1f4a30", 12)
    body += group(
        line("M10,54 C30,62 56,56 52,44 C48,34 18,44 16,32 C14,20 40,24 44,14", "#5fa868", 9), 'filter="url(#f4)"'
    )
    body += line("M14,55 C30,60 52,56 50,45 C46,36 20,44 18,33", "#f0c257", 2.4, 'stroke-dasharray="3 6"')
    body += (
        group(path("M36,16 C36,6 54,2 56,12 C57,19 48,22 42,20Z", "#5fa868"), SOFT)
        + ellipse(48, 11, 2.4, 2.4, "#ffd24a")
        + ellipse(48, 11, 1, 1.8, INK)
    )
    return body + line("M56,13 l6,-2 M56,13 l6,2", "#d8402a", 1.8)


def seven() -> str:
    """Return a seven in a wreath of gold."""
    body = ""
    for side in (1, -1):
        leaves = "".join(
            group(
                path("M0,0 q8,-9 3,-17 q-9,6 -3,17Z", "#5fa868"),
                f'transform="translate({32 + side * (22 + (k % 3))},{50 - k * 9}) rotate({side * (44 - k * 16)})"',
            )
            for k in range(5)
        )
        body += group(leaves, SOFT)
    figure = "M18,10 H47 V18 C39,28 34,40 32,56 H21 C23,42 28,30 35,20 H18Z"
    return (
        body
        + path(figure, INK, f'stroke="{INK}" stroke-width="5" stroke-linejoin="round"')
        + group(path(figure, "#ffd977"), METAL)
    )


def coins(count: int) -> str:
    """Return `count` coins, one over the other."""
    body = ""
    for k in range(count):
        x, y = 24 + k * 16, 26 + k * 14
        body += (
            group(ellipse(x, y, 18, 18, "#d9a441"), 'filter="url(#f4)"')
            + f'<circle cx="{x}" cy="{y}" r="12.5" fill="none" stroke="#7a4d12" stroke-width="2"/>'
        )
        body += line(
            f"M{x - 7},{y + 1} C{x - 6},{y - 8} {x + 6},{y - 8} {x + 7},{y + 1}Z M{x - 7},{y + 5} H{x + 7}",
            "#7a4d12",
            2.4,
        )
    return body


def pointing_hand() -> str:
    """Return a hand that points at a tile."""
    body = group(path("M2,28 V54 H16 V28Z", "#f4ead6"), SOFT) + line("M2,44 H16 M2,49 H16", "#2B4C9B", 2)
    hand = "M16,30 C20,28 22,24 25,18 C27,14 33,15 32,20 L30,25 H57 C63,25 63,33 57,33 H43 C47,33.4 47,39 43,39.4 C46,40 45.6,45.4 42,45.6 C44,47 42.6,51 39,51 H22 C19,51 17,50 16,49Z"
    return (
        body
        + group(path(hand, "#c98450"), 'filter="url(#f4)"')
        + line("M43,33 H35 M43,39.4 H35 M42,45.6 H35", "#7a4424", 1.8)
    )


def looking_eye() -> str:
    """Return the painted eye of Horus."""
    body = group(path("M6,34 C16,18 46,18 58,32 C46,44 18,46 6,34Z", "#fbf6ea"), SOFT)
    body += ellipse(32, 32, 9.6, 9.6, "#2f7fa8", GEM) + ellipse(32, 32, 4.4, 4.4, INK) + ellipse(29, 28.5, 2, 2, "#fff")
    body += line("M6,34 C16,18 46,18 58,32 C46,44 18,46 6,34Z", INK, 3) + line("M6,19 C20,6 46,7 60,20", INK, 4.4)
    return body + line("M27,44 L24,60 M40,43 C46,58 58,58 58,48 C58,43 51,43 51,48", INK, 4)


def sack() -> str:
    """Return the sack of corruption: a snake looks out of its mouth."""
    body = group(path("M20,19 C6,32 4,48 9,57 C15,63 49,63 55,57 C60,48 58,32 44,19Z", "#8a6644"), 'filter="url(#f4)"')
    body += group(
        path(
            "M14,8 C18,12 22,6 27,9 C30,12 34,12 37,9 C42,6 46,12 50,8 C50,13 47,16 44,19 H20 C17,16 14,13 14,8Z",
            "#a9825a",
        ),
        SOFT,
    )
    body += line("M18,19.5 H46", "#b5352f", 5) + line(
        "M22,25 C16,34 14,44 16,52 M42,25 C48,34 50,44 48,52", "#4a3020", 1.8, 'opacity=".6"'
    )
    body += group(path("M20,38 C20,30 44,30 44,38 C46,46 38,50 37,57 H27 C26,50 18,46 20,38Z", "#5fa868"), SOFT)
    return (
        body
        + ellipse(28, 39, 2.4, 2.2, "#ffd24a")
        + ellipse(36, 39, 2.4, 2.2, "#ffd24a")
        + ellipse(28, 39, 0.8, 1.8, INK)
        + ellipse(36, 39, 0.8, 1.8, INK)
        + line("M32,46 v5 l-2,3 M32,51 l2,3", "#d8402a", 1.8)
    )


SEALS = {
    "crocodile": "M3,36 C8,28 18,24 27,25 C32,18 40,20 42,27 L58,33 C63,35 63,41 57,42 L42,41 C36,50 16,50 3,36Z",
    "ibis": "M12,50 C4,36 14,24 26,26 C22,14 34,6 42,14 C52,16 58,26 60,40 C54,28 46,24 40,24 C40,38 28,50 12,50Z",
    "cat": "M20,60 C12,50 14,38 22,32 C16,24 16,14 16,6 L26,14 H38 L48,6 C48,14 48,24 42,32 C50,38 52,50 44,60Z",
    "falcon": "M30,4 C42,4 48,12 46,20 L54,24 L45,27 C52,40 44,54 34,62 L28,62 C12,50 12,30 20,20 C18,10 22,5 30,4Z",
}
"""The animals of the four seats as silhouettes."""
