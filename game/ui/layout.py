"""Rectangles cut out of one another, in logical pixels.

A window is divided from its edges inwards: `cut` takes a strip off an edge and returns it with the rest, `trim` leaves
margins, and `bounded` moves edges. An `Extent` says how long a strip is in a room. Things with a size of their own are
`placed` in a room, alone, `abreast` of others, in the cells of a `grid`, `around` a point or `standing` on it,
`hanging` below something, in the `sheet_room` of a window, or in the `largest_free` part. An `outline` runs around
several. `first_fitting` returns the first of several sizes at which something fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import combinations, product
from typing import TypeVar

import pygame

T = TypeVar("T")


class Edge(Enum):
    """An edge of a rectangle."""

    LEFT = auto()
    RIGHT = auto()
    TOP = auto()
    BOTTOM = auto()


@dataclass(frozen=True, slots=True)
class Extent:
    """A share of a room's length, between two limits; with a `start`, it is the minimum in a room of that length, and
    gets its share of any further length.
    """

    share: float
    least: float
    most: float
    start: float | None = None

    def of(self, room: float, more: float = 0.0) -> float:
        """Return the length in a room of length `room`; `more`, the extra need of larger text, is added, up to the
        upper limit.
        """
        grown = room * self.share if self.start is None else self.least + (room - self.start) * self.share
        return min(max(grown, self.least) + more, self.most)


REACHABLE = 24.0
"""The least width and height of what can be pointed at, in logical pixels (WCAG 2.2, 2.5.8)."""
_AROUND_SHEETS = 6.0
"""What sheets and cards over a table leave free at the edges of the window."""
_AT_EDGE = 8.0
"""What a list that hangs below a place leaves free at the edges of the window."""


def cut(room: pygame.FRect, edge: Edge, length: float, gap: float = 0.0) -> tuple[pygame.FRect, pygame.FRect]:
    """Return the strip of a room along an edge, and the rest beyond a gap."""
    left, top, width, height = room
    over = length + gap
    match edge:
        case Edge.LEFT:
            return pygame.FRect(left, top, length, height), pygame.FRect(left + over, top, width - over, height)
        case Edge.RIGHT:
            strip = pygame.FRect(left + width - length, top, length, height)
            return strip, pygame.FRect(left, top, width - over, height)
        case Edge.TOP:
            return pygame.FRect(left, top, width, length), pygame.FRect(left, top + over, width, height - over)
        case Edge.BOTTOM:
            strip = pygame.FRect(left, top + height - length, width, length)
            return strip, pygame.FRect(left, top, width, height - over)


def trim(
    room: pygame.FRect, *, left: float = 0.0, right: float = 0.0, top: float = 0.0, bottom: float = 0.0
) -> pygame.FRect:
    """Return a room without the margins along its edges."""
    return pygame.FRect(room.left + left, room.top + top, room.width - left - right, room.height - top - bottom)


def bounded(
    room: pygame.FRect,
    *,
    left: float | None = None,
    right: float | None = None,
    top: float | None = None,
    bottom: float | None = None,
) -> pygame.FRect:
    """Return a room with some of its edges elsewhere, at these distances from the left and upper edge of the window."""
    start, end = room.left if left is None else left, room.right if right is None else right
    head, foot = room.top if top is None else top, room.bottom if bottom is None else bottom
    return pygame.FRect(start, head, end - start, foot - head)


def placed(room: pygame.FRect, width: float, height: float, across: float = 0.5, down: float = 0.5) -> pygame.FRect:
    """Return a rectangle `width` by `height` in a room; `across` and `down` are the shares of the free room that lie to
    the left of it and above it.
    """
    left, top = room.left + (room.width - width) * across, room.top + (room.height - height) * down
    return pygame.FRect(left, top, width, height)


def around(
    point: tuple[float, float], width: float, height: float | None = None, across: float = 0.5, down: float = 0.5
) -> pygame.FRect:
    """Return the rectangle `width` by `height` around a point; without a height a square. `across` and `down` are the
    shares of it to the left of the point and above it.
    """
    high = width if height is None else height
    return pygame.FRect(point[0] - width * across, point[1] - high * down, width, high)


def enclosing(points: Sequence[tuple[float, float]], margin: float) -> pygame.FRect:
    """Return the smallest rectangle around points, and a margin on each side."""
    across, down = zip(*points, strict=True)
    left, top = min(across), min(down)
    return pygame.FRect(left, top, max(across) - left, max(down) - top).inflate(2 * margin, 2 * margin)


def reachable(place: pygame.FRect) -> pygame.FRect:
    """Return a place as large as a target must be to be hit: at least REACHABLE each way, around its centre."""
    return around(place.center, max(place.width, REACHABLE), max(place.height, REACHABLE))


def standing(foot: tuple[float, float], width: float, height: float) -> pygame.FRect:
    """Return the rectangle `width` by `height` that stands on a point, the middle of its lower edge."""
    return around(foot, width, height, down=1.0)


def sheet_room(window: tuple[float, float], top: float) -> pygame.FRect:
    """Return the room below `top` for sheets and cards that lie over a table in a window of that size."""
    margin = _AROUND_SHEETS
    return trim(pygame.FRect((0, 0), window), left=margin, right=margin, top=top, bottom=margin)


def hanging(place: pygame.FRect, width: float, height: float, window: tuple[float, float], gap: float) -> pygame.FRect:
    """Return a rectangle below a place, or above it where there is no room, and within a window of that size."""
    room = pygame.FRect((0, 0), window).inflate(-2 * _AT_EDGE, -2 * _AT_EDGE)
    rect = around((place.left, place.bottom + gap), min(width, room.width), height, 0.0, 0.0)
    return (rect if rect.bottom <= room.bottom else rect.move(0, place.top - gap - rect.bottom)).clamp(room)


def abreast(room: pygame.FRect, widths: Sequence[float], gap: float, across: float = 0.5) -> list[pygame.FRect]:
    """Return rectangles of these widths side by side in the middle of a room, as high as the room; `across` is the
    share of the free room that lies to the left of them. With a `gap` below 0 they overlap.
    """
    left, found = room.left + (room.width - sum(widths) - gap * (len(widths) - 1)) * across, []
    for width in widths:
        found.append(pygame.FRect(left, room.top, width, room.height))
        left += width + gap
    return found


def grid(
    room: pygame.FRect, columns: int, height: float, count: int, gap: tuple[float, float] = (0.0, 0.0)
) -> list[pygame.FRect]:
    """Return the first `count` cells of a grid, each `height` high, row by row from the top; `gap` is between columns
    and rows.
    """
    width = (room.width - gap[0] * (columns - 1)) / columns
    places = (divmod(at, columns) for at in range(count))
    return [
        pygame.FRect(room.left + column * (width + gap[0]), room.top + row * (height + gap[1]), width, height)
        for row, column in places
    ]


def outline(rects: Sequence[pygame.FRect]) -> list[tuple[float, float]]:
    """Return the corners of the outline around rectangles that hang together, clockwise, the upper left one last."""
    xs = sorted({x for rect in rects for x in (rect.left, rect.right)})
    ys = sorted({y for rect in rects for y in (rect.top, rect.bottom)})

    def is_inside(column: int, row: int) -> bool:
        if not (0 <= column < len(xs) - 1 and 0 <= row < len(ys) - 1):
            return False
        middle = (xs[column] + xs[column + 1]) / 2, (ys[row] + ys[row + 1]) / 2
        return any(rect.collidepoint(middle) for rect in rects)

    edges: dict[tuple[float, float], tuple[float, float]] = {}
    for column, row in product(range(len(xs) - 1), range(len(ys) - 1)):
        corners = [(xs[column + x], ys[row + y]) for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))]
        beside = (column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)
        for at, place in enumerate(beside):
            if is_inside(column, row) and not is_inside(*place):
                edges[corners[at]] = corners[(at + 1) % 4]
    start = min(edges, key=lambda at: (at[1], at[0]))
    way = [start]
    while (following := edges[way[-1]]) != start:
        way.append(following)
    turns = zip(way, [*way[1:], way[0]], [*way[2:], *way[:2]], strict=True)
    return [at for before, at, after in turns if before[0] != after[0] and before[1] != after[1]]


def largest_free(room: pygame.FRect, taken: Sequence[pygame.FRect]) -> pygame.FRect:
    """Return the largest part of a room that touches none of the places `taken`; its empty upper left corner if there
    is none.
    """
    xs = sorted({room.left, room.right, *(x for each in taken for x in (each.left, each.right))})
    ys = sorted({room.top, room.bottom, *(y for each in taken for y in (each.top, each.bottom))})
    parts = (
        pygame.FRect(left, top, right - left, bottom - top)
        for left, right in combinations(xs, 2)
        for top, bottom in combinations(ys, 2)
    )
    free = (each for each in parts if room.contains(each) and each.collidelist(taken) < 0)
    return max(free, key=lambda each: each.width * each.height, default=pygame.FRect(room.topleft, (0, 0)))


def highest_free(room: pygame.FRect, width: float, taken: Sequence[pygame.FRect]) -> pygame.FRect:
    """Return the highest part of a room of this width that touches none of the places `taken`; the upper left corner of
    the room, without height, if there is none.
    """
    edges = {room.left, room.right - width, *(x for each in taken for x in (each.right, each.left - width))}
    free = [pygame.FRect(room.topleft, (0, 0))]
    for left in sorted(each for each in edges if room.left <= each <= room.right - width):
        top = room.top
        column = pygame.FRect(left, room.top, width, room.height)
        for block in sorted((each for each in taken if each.colliderect(column)), key=lambda each: each.top):
            free.append(pygame.FRect(left, top, width, max(0.0, block.top - top)))
            top = max(top, block.bottom)
        free.append(pygame.FRect(left, top, width, max(0.0, room.bottom - top)))
    return max(free, key=lambda each: each.height)


def widened(place: pygame.FRect, room: pygame.FRect, taken: Sequence[pygame.FRect], most: float) -> pygame.FRect:
    """Return a place that touches none of the places `taken` as wide as it can be without that, at most `most`: first
    to the right, then to the left.
    """
    level = [each for each in taken if each.top < place.bottom and place.top < each.bottom]
    left = max([room.left, *(each.right for each in level if each.right <= place.left)])
    right = min([room.right, *(each.left for each in level if each.left >= place.right)])
    right = min(right, place.left + most)
    return bounded(place, left=max(left, right - most), right=right)


def first_fitting(options: Iterable[T], fits: Callable[[T], bool]) -> T:
    """Return the first of the options, of which there is at least one, that fits, or the last one if none does."""
    for option in options:
        if fits(option):
            break
    return option


def shrinking(most: float, least: float, factor: float) -> Iterator[float]:
    """Yield lengths from `most` on, each `factor` times the one before, until one is at most `least`."""
    yield most
    while most > least:
        most *= factor
        yield most
