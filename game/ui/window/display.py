"""The logical canvas and its mapping to real pixels and to the pointer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

import pygame

MIN_WIDTH, MIN_HEIGHT = 1280.0, 720.0
TALL_WIDTH, TALL_HEIGHT = 800.0, 1200.0
"""The smallest canvas of a window that is taller than wide, in logical pixels."""

Point = tuple[float, float]
Size = tuple[float, float]
_R = TypeVar("_R", pygame.Rect, pygame.FRect)


@dataclass(frozen=True, slots=True)
class Display:
    """The relation between logical and real pixels.

    `pixels` is the drawing surface in real pixels, `scale` real pixels per logical pixel, `pointer` real pixels per
    unit of the mouse coordinates (2.0 on some high-density screens).
    """

    pixels: tuple[int, int]
    scale: float
    pointer: float = 1.0

    @property
    def size(self) -> Size:
        """The size of the canvas in logical pixels."""
        return self.pixels[0] / self.scale, self.pixels[1] / self.scale

    def to_logical(self, x: float, y: float) -> Point:
        """Return the logical position of a mouse position."""
        factor = self.pointer / self.scale
        return x * factor, y * factor

    def to_mouse(self, x: float, y: float) -> Point:
        """Return the mouse position of a logical position."""
        factor = self.scale / self.pointer
        return x * factor, y * factor

    def px(self, length: float) -> int:
        """Return a logical length in real pixels, at least 1 for anything above 0."""
        real = round(length * self.scale)
        return max(real, 1) if length > 0 else real

    def px_rect(self, rect: pygame.FRect | pygame.Rect) -> pygame.Rect:
        """Return a logical rectangle in real pixels; touching rectangles still touch."""
        left, top = round(rect.left * self.scale), round(rect.top * self.scale)
        right, bottom = round(rect.right * self.scale), round(rect.bottom * self.scale)
        return pygame.Rect(left, top, max(0, right - left), max(0, bottom - top))

    def part(self, rect: pygame.FRect, surface: pygame.Surface) -> pygame.Rect:
        """Return the part of a logical rectangle that lies on a surface, in real pixels.

        An empty one lies in the surface's corner, because pygame refuses to cut a part out beside the surface.
        """
        found = self.px_rect(rect).clip(surface.get_rect())
        return found if found.width and found.height else pygame.Rect(0, 0, 0, 0)


def fit(pixels: tuple[int, int], interface_scale: float = 1.0, pointer: float = 1.0) -> Display:
    """Return the display for a surface of `pixels`.

    At interface scale 1 the canvas is the smallest of the window's shape that holds 1280 x 720, or 800 x 1200 in a
    window taller than wide, where everything would be tiny otherwise; a smaller interface scale makes more room, as
    long as no logical pixel gets smaller than a real one.
    """
    width, height = max(1, pixels[0]), max(1, pixels[1])
    least = (TALL_WIDTH, TALL_HEIGHT) if height > width else (MIN_WIDTH, MIN_HEIGHT)
    largest = min(width / least[0], height / least[1])
    scale = max(min(largest, 1.0), largest * min(interface_scale, 1.0))
    return Display((width, height), scale, pointer)


def merged(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return rectangles that cover `boxes`; two of them become one where that makes the area to draw no larger."""
    found: list[pygame.Rect] = []
    for box in boxes:
        while near := next((each for each in found if _area(each.union(box)) <= _area(each) + _area(box)), None):
            found.remove(near)
            box = box.union(near)
        found.append(box)
    return found


def _area(box: pygame.Rect) -> int:
    return box.width * box.height


def joined(boxes: Iterable[_R]) -> list[_R]:
    """Return non-overlapping rectangles that cover `boxes`, so that each pixel is drawn once."""
    found: list[_R] = []
    for box in boxes:
        while (at := box.collidelist(found)) >= 0:
            box = box.union(found.pop(at))
        found.append(box)
    return found
