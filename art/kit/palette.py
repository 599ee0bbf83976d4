"""Colours that all painted pictures share."""

from __future__ import annotations

PAPYRUS, SAND, LIMESTONE, INK, LINEN = "#F1E3C4", "#D9B77E", "#E9DFCB", "#2B2118", "#FBF6EA"
NILE, DEEP_NILE, LAPIS = "#1F5F6B", "#123A45", "#2B4C9B"
GOLD, TERRACOTTA, MALACHITE = "#C9962B", "#B5522F", "#3F7F5B"

KEY = "#ffe2b0"
"""The evening sun, from the upper left (SVG azimuth 225, elevation 48)."""
FILL = "#56659f"
"""The cool sky, from the lower right (azimuth 45, elevation 25)."""
SHADOW = "#140a1c"
"""Shadows fall to the lower right and are violet-black, never black."""

FAMILIES = {
    "ivory": "#8d74bd",
    "ebony": "#4a3a3c",
    "marble": "#c9798c",
    "cattle": "#c8622a",
    "fish": "#1f7580",
    "wheat": "#dca62e",
    "amulet": "#3F7F5B",
    "statue": "#3F7F5B",
}
"""The plate of each family of goods."""

SEATS = {
    "crocodile": ("#e2703f", "#7d2c1a"),
    "ibis": ("#4f74d8", "#1b2f78"),
    "cat": ("#57a173", "#1d4a32"),
    "falcon": ("#e6b845", "#7a5510"),
}
"""The light and the dark colour of each seat: terracotta, lapis, malachite, gold."""


def rgb(colour: str) -> tuple[int, int, int]:
    """Return the three bytes of a colour written as `#RRGGBB`."""
    digits = colour.lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mix(first: str, second: str, share: float) -> str:
    """Return the colour that lies `share` (0 to 1) of the way from the first to the second."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def scaled(colour: str, factor: float) -> str:
    """Return a colour times a factor, clipped at white."""
    return "#" + "".join(f"{min(255, round(c * factor)):02x}" for c in rgb(colour))
