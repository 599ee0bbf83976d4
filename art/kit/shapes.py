"""Shapes and gradients, written as SVG text."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]


def path(outline: str, fill: str, extra: str = "") -> str:
    """Return a filled outline."""
    return f'<path d="{outline}" fill="{fill}" {extra}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, extra: str = "") -> str:
    """Return an ellipse about (x, y)."""
    return f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="{fill}" {extra}/>'


def rect(x: float, y: float, width: float, height: float, fill: str, extra: str = "") -> str:
    """Return a rectangle."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}" {extra}/>'


def line(outline: str, colour: str, width: float, extra: str = "") -> str:
    """Return a stroke with round ends and joints."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{outline}" fill="none" stroke="{colour}" stroke-width="{width}" {ends} {extra}/>'


def rod(x1: float, y1: float, x2: float, y2: float, width: float, fill: str) -> str:
    """Return a straight bar with round ends, as an outline: a filter on an upright stroke would have no area."""
    length = math.hypot(x2 - x1, y2 - y1)
    angle = math.degrees(math.atan2(y2 - y1, x2 - x1))
    half = f"{width / 2:.1f}"
    box = f'x="-{half}" y="-{half}" width="{length + width:.1f}" height="{width:.1f}" rx="{half}"'
    return f'<rect {box} fill="{fill}" transform="translate({x1:.1f},{y1:.1f}) rotate({angle:.1f})"/>'


def group(body: str, extra: str = "") -> str:
    """Return a group, with a transform or a filter in `extra`."""
    return f"<g {extra}>{body}</g>"


def moved(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Return `body` with its origin at (x, y), scaled and turned clockwise by degrees."""
    return group(body, f'transform="translate({x},{y}) rotate({turn}) scale({scale})"')


def linear(
    name: str, stops: Iterable[Stop], x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1, whole: bool = False
) -> str:
    """Return a linear gradient; with `whole`, its points are in the units of the picture."""
    units = ' gradientUnits="userSpaceOnUse"' if whole else ""
    ends = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    return f'<linearGradient id="{name}" {ends}{units}>{_stops(stops)}</linearGradient>'


def radial(name: str, stops: Iterable[Stop], cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
    """Return a radial gradient."""
    return f'<radialGradient id="{name}" cx="{cx}" cy="{cy}" r="{r}">{_stops(stops)}</radialGradient>'


def _stops(stops: Iterable[Stop]) -> str:
    text = ""
    for stop in stops:
        opacity = stop[2] if len(stop) == 3 else 1
        text += f'<stop offset="{stop[0]}" stop-color="{stop[1]}" stop-opacity="{opacity}"/>'
    return text


def bezier(points: Sequence[Point], t: float) -> Point:
    """Return the point at `t` (0 to 1) of a Bezier curve of any degree."""
    level = [(float(x), float(y)) for x, y in points]
    while len(level) > 1:
        level = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(level)]
    return level[0]


def swept(points: Sequence[Point], widths: Sequence[float], start: float = 0, end: float = 1, steps: int = 40) -> str:
    """Return the outline of a band along a Bezier curve; its width runs through `widths`."""
    left: list[Point] = []
    right: list[Point] = []
    for i in range(steps + 1):
        t = start + (end - start) * i / steps
        before, after = bezier(points, max(0.0, t - 0.01)), bezier(points, min(1.0, t + 0.01))
        x, y = bezier(points, t)
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        place = t * (len(widths) - 1)
        j = min(int(place), len(widths) - 2)
        half = (widths[j] + (widths[j + 1] - widths[j]) * (place - j)) / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in left + right[::-1]) + "Z"
