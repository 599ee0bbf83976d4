"""How well one colour can be read on another."""

from __future__ import annotations

Rgb = tuple[int, int, int]


def luminance(colour: Rgb) -> float:
    """Return the relative luminance of a colour, 0 black to 1 white, as WCAG 2 defines it."""
    parts = [c / 255 for c in colour]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the WCAG 2 contrast ratio of two colours, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
