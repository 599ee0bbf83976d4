"""Rectangles cut out of one another, in logical pixels.

A window is divided from its edges inwards: `cut` takes a strip off an edge and returns it with the rest, `trim` leaves
margins. A `Extent` says how long a strip is in a room.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

import pygame


class Edge(Enum):
    """An edge of a rectangle."""

    LEFT = auto()
    RIGHT = auto()
    TOP = auto()
    BOTTOM = auto()


@dataclass(frozen=True, slots=True)
class Extent:
    """A share of a room's length, between two limits; with a `start`, it is the least in a room that is so long, and
    gets its share of what the room has more.
    """

    share: float
    least: float
    most: float
    start: float | None = None

    def of(self, room: float, more: float = 0.0) -> float:
        """Return the length in a room of a length; what larger text needs `more` is added, up to the upper limit."""
        grown = room * self.share if self.start is None else self.least + (room - self.start) * self.share
        return min(max(grown, self.least) + more, self.most)


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
