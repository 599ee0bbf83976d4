"""A background and its moving parts: a boat at anchor, light on the water, a fire."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.layout import grid
from game.ui.window.display import Display, merged

BEAT = 0.125
"""Seconds between two frames of the background."""
_GLINTS, _GLINT_SECONDS = 4, 0.5
_TILE = 300.0
"""The usual side of a square of glints."""
_LONG = 2.5
"""The greatest width of a square of glints, relative to the height of the water."""

Part = tuple[str, pygame.FRect]
"""The name of a painted picture, and its place."""


@dataclass(frozen=True, slots=True)
class Living:
    """A moving thing that stays within `room`; `show` returns its pictures at a time in seconds, the topmost last.

    The pictures of one thing keep their sizes.
    """

    room: pygame.FRect
    show: Callable[[float], Sequence[Part]]
    is_near: bool = False
    """Whether the thing stands before everything that never changes; other things move behind the foreground."""


@dataclass(frozen=True, slots=True)
class Landscape:
    """The background of a table: `paint` draws it in steps without its `things`, always the same for the same `key`.

    The things are visible wherever nothing else was drawn over the landscape.
    """

    key: Hashable
    paint: Callable[[Canvas], Iterator[None]]
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


def changed(display: Display, before: Sequence[Part], after: Sequence[Part]) -> list[pygame.Rect]:
    """Return the areas, in real pixels, where the pictures of two moments differ; both sequences are equally long."""
    real = display.px_rect
    pairs = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    moved = [(real(old[1]), real(new[1])) for old, new in pairs if old[0] != new[0] or real(old[1]) != real(new[1])]
    return merged([rect.inflate(2, 2) for pair in moved for rect in pair])


def changes(
    display: Display, regions: Iterable[pygame.Rect], before: Iterable[Part], after: Iterable[Part]
) -> list[tuple[pygame.Rect, Hashable]]:
    """Return each region, in real pixels, with a key: the names and places of the pictures that overlap it before and
    after.
    """
    moments = []
    for parts in (before, after):
        places = [(name, display.px_rect(rect).inflate(2, 2)) for name, rect in parts]
        rects = [rect for _, rect in places]
        moments.append((rects, [(name, rect.left, rect.top) for name, rect in places]))
    return [
        (region, tuple(tuple(names[at] for at in region.collidelistall(rects)) for rects, names in moments))
        for region in regions
    ]


def glints(water: pygame.FRect) -> list[Living]:
    """Return twinkling light on calm water, as rows of squares within the water."""
    many = max(1, round(water.width / min(_TILE, water.height * _LONG)))
    wide = water.width / many
    places = grid(water, many, min(wide, water.height), many * max(1, round(water.height / wide)))
    return [Living(place, partial(_twinkle, place, at)) for at, place in enumerate(places)]


def _twinkle(place: pygame.FRect, shift: int, time: float) -> list[Part]:
    return [(f"common/glints-{(int(time / _GLINT_SECONDS) + shift) % _GLINTS + 1}", place)]
