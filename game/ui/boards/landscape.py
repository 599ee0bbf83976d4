"""The background of a table, and its moving parts: a boat at anchor, light on the water, a fire."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.ui.drawing.canvas import Canvas

BEAT = 0.125
"""Seconds between two frames of the background."""
_GLINTS, _GLINT_SECONDS = 4, 0.5
_TILE = 300.0
"""The usual side of a square of glints."""
_LONG = 2.5
"""A strip of water has pieces at most so much longer than high."""

Part = tuple[str, pygame.FRect]
"""The name of a painted picture, and its place."""


@dataclass(frozen=True, slots=True)
class Living:
    """A moving thing that stays within `room`; `show` returns its pictures at a time, the last on top.

    The pictures of one thing keep their sizes.
    """

    room: pygame.FRect
    show: Callable[[float], Sequence[Part]]
    is_near: bool = False
    """Whether it stands before everything that never changes; the others move behind the foreground."""


@dataclass(frozen=True, slots=True)
class Landscape:
    """The background of a table: `paint` draws it without its `things`, always the same for the same `key`.

    The things are visible wherever nothing else was drawn over the landscape.
    """

    key: Hashable
    paint: Callable[[Canvas], None]
    things: Sequence[Living]


def paint_parts(canvas: Canvas, parts: Iterable[Part], corner: tuple[int, int] = (0, 0)) -> None:
    """Draw pictures at the exact size of their places; `corner` is the canvas's corner in real pixels."""
    px, scale, clip = canvas.display.px, canvas.display.scale, canvas.surface.get_clip()
    for name, rect in parts:
        at = round(rect.left * scale) - corner[0], round(rect.top * scale) - corner[1]
        size = px(rect.width), px(rect.height)
        picture = canvas.pictures.painting(name, size) if clip.colliderect((at, size)) else None
        if picture is not None:
            picture.set_alpha(255, pygame.RLEACCEL)  # much of it is transparent, which is skipped so
            canvas.surface.blit(picture, at)


def glints(water: pygame.FRect) -> list[Living]:
    """Return twinkling light on calm water, as columns of squares clipped to the water."""
    many = max(1, round(water.width / min(_TILE, water.height * _LONG)))
    wide = water.width / many
    high = min(wide, water.height)
    found = []
    for at in range(many * max(1, round(water.height / wide))):
        row, column = divmod(at, many)
        place = pygame.FRect(water.left + column * wide, water.top + row * high, wide, high)
        found.append(Living(place, partial(_twinkle, place, at)))
    return found


def _twinkle(place: pygame.FRect, shift: int, time: float) -> list[Part]:
    return [(f"common/glints-{(int(time / _GLINT_SECONDS) + shift) % _GLINTS + 1}", place)]
