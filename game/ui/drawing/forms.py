"""Shapes, edge patterns and lines as SVG elements in real pixels."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.components.faces import DrawnPattern, DrawnShape
from game.ui.drawing.theme import Rgb


def draw(surface: pygame.Surface, elements: list[str]) -> None:
    """Draw collected SVG elements over the surface, and empty the list; a surface without area shows none."""
    width, height = surface.get_size()
    if elements and width and height:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        )
        document = head + "".join(elements) + "</svg>"
        surface.blit(pygame.image.load_sized_svg(io.BytesIO(document.encode()), (width, height)), (0, 0))
    elements.clear()


def _style(fill: str, outline: str = "", width: float = 0) -> str:
    stroke = f' stroke="{outline}" stroke-width="{width:.3f}" stroke-linejoin="round"' if outline and width else ""
    return f' fill="{fill or "none"}"{stroke}'


def element(layer: DrawnShape | DrawnPattern, scale: float) -> str:
    """Return a shape or a pattern as SVG elements in real pixels; `scale` is pixels per millimetre."""
    x, y, width, height = (value * scale for value in layer.box)
    if isinstance(layer, DrawnPattern):
        return "".join(_pattern(layer, scale))
    line = layer.width * scale
    style = _style(layer.fill, layer.outline, line)
    inset = line / 2 if layer.outline else 0.0
    match layer.form:
        case "circle":
            radius = min(width, height) / 2 - inset
            return f'<circle cx="{x + width / 2:.3f}" cy="{y + height / 2:.3f}" r="{radius:.3f}"{style}/>'
        case "polygon":
            points = " ".join(f"{x + px * scale:.3f},{y + py * scale:.3f}" for px, py in layer.points)
            return f'<polygon points="{points}"{style}/>'
        case form:
            radius = max(0.0, layer.radius * scale - inset) if form == "rounded" else 0.0
            corner = f' rx="{radius:.3f}" ry="{radius:.3f}"' if radius else ""
            place = f'x="{x + inset:.3f}" y="{y + inset:.3f}"'
            size = f'width="{width - 2 * inset:.3f}" height="{height - 2 * inset:.3f}"'
            return f"<rect {place} {size}{corner}{style}/>"


def stroke(points: Sequence[tuple[float, float]], colour: Rgb, width: float, dashes: Sequence[float] = ()) -> str:
    """Return a line through points with round corners as an SVG element; `dashes` alternates the lengths of dashes and
    gaps. All lengths are in real pixels.
    """
    through = " ".join(f"{x:.3f},{y:.3f}" for x, y in points)
    look = f'fill="none" stroke="#{bytes(colour).hex()}" stroke-width="{width:.3f}" stroke-linejoin="round"'
    broken = f' stroke-dasharray="{" ".join(f"{length:.3f}" for length in dashes)}"' if dashes else ""
    return f'<polyline points="{through}" {look}{broken}/>'


def area(points: Sequence[tuple[float, float]], colour: Rgb, opacity: float) -> str:
    """Return a filled polygon as an SVG element; lengths are in real pixels, `opacity` is a share."""
    around = " ".join(f"{x:.3f},{y:.3f}" for x, y in points)
    return f'<polygon points="{around}" fill="#{bytes(colour).hex()}" fill-opacity="{opacity:.3f}"/>'


def _sine(i: int) -> float:
    return 0.5 - math.sin(i / 8 * math.tau) * 0.26


_ROUND = tuple((0.5 + 0.28 * math.cos(i * math.tau / 12), 0.5 + 0.28 * math.sin(i * math.tau / 12)) for i in range(12))
_WAVE = (
    *((i / 8, _sine(i) - 0.13) for i in range(9)),
    *((i / 8, _sine(i) + 0.13) for i in range(8, -1, -1)),
)
_TILES: Final[dict[str, tuple[float, tuple[tuple[tuple[float, float], ...], ...]]]] = {
    "bars": (0.9, (((0.3, 0), (0.7, 0), (0.7, 1), (0.3, 1)),)),
    "checks": (1.0, (((0, 0), (0.5, 0), (0.5, 0.5), (0, 0.5)), ((0.5, 0.5), (1, 0.5), (1, 1), (0.5, 1)))),
    "zigzag": (1.0, (((0, 1), (0.5, 0.15), (1, 1)),)),
    "lozenges": (1.25, (((0.12, 0.5), (0.5, 0.08), (0.88, 0.5), (0.5, 0.92)),)),
    "ears": (0.85, (((0, 0), (0.35, 0), (1, 0.5), (0.35, 1), (0, 1), (0.6, 0.5)),)),
    "lines": (1.0, (((0, 0.2), (1, 0.2), (1, 0.36), (0, 0.36)), ((0, 0.64), (1, 0.64), (1, 0.8), (0, 0.8)))),
    "dots": (1.0, (_ROUND,)),
    "waves": (2.0, (_WAVE,)),
}
"""The length of one repeat of each edge pattern, in edge widths, and its polygons in the unit square."""


def _pattern(layer: DrawnPattern, scale: float) -> Iterator[str]:
    """Yield the elements of an edge pattern: polygons repeated along the longer side of the box."""
    x, y, width, height = layer.box
    upright = height > width
    length, breadth = (height, width) if upright else (width, height)
    share, polygons = _TILES[layer.pattern]
    count = max(1, round(length / (breadth * share)))
    step = length / count
    for index in range(count):
        for polygon in polygons:
            places = [((index + along) * step, aside * breadth) for along, aside in polygon]
            points = [(aside, along) if upright else (along, aside) for along, aside in places]
            text = " ".join(f"{(x + left) * scale:.3f},{(y + top) * scale:.3f}" for left, top in points)
            yield f'<polygon points="{text}" fill="{layer.colour}"/>'
