"""Speech bubbles: a box with a tail that leads to the head of the speaker."""

from __future__ import annotations

import math
import re

import pygame

from game.ui.drawing.canvas import Canvas, Colour
from game.ui.window.display import Point

_HALF = 11.0
"""Half the width of a tail where it leaves the box."""
_FINE = 4
"""How many times larger a tail is drawn and then reduced, so that its sides are smooth."""
_LEAN = 0.4
"""How far a tail leaves the box beside its point, as a share of its length, towards the middle of the box."""

_BETWEEN = re.compile(r"(?<=[.!?…]) (?=\S)")
"""The space between two sentences."""
_SENTENCE = 0.25
"""The least share of the words for a line of its own."""


def in_sentences(words: str) -> str:
    """Return words with a line break between two sentences where neither line is much shorter than the other."""
    ends = [found.start() for found in _BETWEEN.finditer(words)]
    at = min(ends, key=lambda end: abs(2 * end - len(words)), default=0)
    is_even = min(at, len(words) - at) > _SENTENCE * len(words)
    return f"{words[:at]}<br>{words[at + 1 :]}" if is_even else words


def paint_balloon(
    canvas: Canvas, box: pygame.FRect, tip: Point | None, line: Colour, *, radius: float = 14.0, width: float = 2.5
) -> None:
    """Draw an empty bubble with an edge in the colour `line`, and its tail to `tip`, which lies outside; None for
    none.
    """
    canvas.shadow(box, spread=10, radius=radius, alpha=110)
    canvas.box(box, "linen", radius=radius, line=line, width=width)
    if tip is None:
        return
    outer, inner = _tail(box, tip, radius, width)
    _fill_smoothly(canvas, outer, line)
    _fill_smoothly(canvas, inner, "linen")


def _tail(box: pygame.FRect, tip: Point, radius: float, width: float) -> tuple[list[Point], list[Point]]:
    """Return the corners of a tail with its edge, and of what lies within that; both begin within the box."""
    is_level = abs(tip[1] - box.centery) - box.height / 2 >= abs(tip[0] - box.centerx) - box.width / 2
    if is_level:
        away = 1.0 if tip[1] > box.centery else -1.0
        edge, across, reach = (box.bottom if away > 0 else box.top), tip[0], abs(tip[1] - box.centery) - box.height / 2
        low, high, middle = box.left, box.right, box.centerx
    else:
        away = 1.0 if tip[0] > box.centerx else -1.0
        edge, across, reach = (box.right if away > 0 else box.left), tip[1], abs(tip[0] - box.centerx) - box.width / 2
        low, high, middle = box.top, box.bottom, box.centery
    low, high = low + radius + _HALF, high - radius - _HALF
    lean = max(-1.0, min(1.0, (middle - across) / _HALF)) * _LEAN * max(0.0, reach)
    base = max(low, min(across + lean, high)) if low < high else middle
    reach = max(1.0, reach)

    def inset(foot: float) -> float:
        """Return how far along the edge of the box a line `width` wide reaches from the foot of one side."""
        return width * math.hypot(reach, across - foot) / reach

    first, last = base - _HALF, base + _HALF
    left, right = first + inset(first), last - inset(last)
    share = max(0.0, (right - left) / (last - first))
    point = left + share * (across - first), share * reach

    def at(along: float, out: float) -> Point:
        return (along, edge + away * out) if is_level else (edge + away * out, along)

    within = width + 1.0
    outer = [at(first, -width / 2), at(first, 0), at(across, reach), at(last, 0), at(last, -width / 2)]
    inner = [at(left, -within), at(left, 0), at(*point), at(right, 0), at(right, -within)]
    return outer, inner


def _fill_smoothly(canvas: Canvas, corners: list[Point], colour: Colour) -> None:
    """Draw a polygon with smooth sides."""
    scale, tone = canvas.display.scale, canvas.colour(colour)
    left, top = (math.floor(min(at[side] for at in corners) * scale) - 1 for side in (0, 1))
    right, bottom = (math.ceil(max(at[side] for at in corners) * scale) + 1 for side in (0, 1))
    large = pygame.Surface((_FINE * (right - left), _FINE * (bottom - top)), pygame.SRCALPHA)
    large.fill((*tone, 0))
    pygame.draw.polygon(large, tone, [((x * scale - left) * _FINE, (y * scale - top) * _FINE) for x, y in corners])
    canvas.surface.blit(pygame.transform.smoothscale(large, (right - left, bottom - top)), (left, top))
