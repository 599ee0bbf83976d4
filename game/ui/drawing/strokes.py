"""Pixels that differ between two pictures, kept to repeat a change without touching anything else."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

_KEPT = 2_000_000
"""The most pixels that are kept of the changes at one place."""
_SEEN = 128
"""The number of changes after which those that came only once are forgotten."""


def differing(picture: pygame.Surface, other: pygame.Surface, within: int = 1) -> pygame.Surface:
    """Return the pixels of a picture that differ by `within` or more, in any colour, from another of its size.

    The rest is transparent and costs nothing to draw.
    """
    return _cut(picture, _difference(picture, other, within))


def _difference(picture: pygame.Surface, other: pygame.Surface, within: int) -> pygame.Mask:
    mask = pygame.mask.from_threshold(picture, (0, 0, 0), (within, within, within, 255), other)
    mask.invert()
    return mask


def _cut(picture: pygame.Surface, mask: pygame.Mask) -> pygame.Surface:
    """Return the pixels of a picture within a mask."""
    found = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    found.set_alpha(255, pygame.RLEACCEL)
    return mask.to_surface(found, setsurface=picture.convert(found), unsetcolor=None)


class Strokes:
    """The changes at one place that come again and again, such as from one picture of glints to the next."""

    def __init__(self) -> None:
        self._known: dict[Hashable, pygame.Surface | None] = {}
        """The changed pixels; None for too many."""
        self._held = 0
        """The number of kept pixels."""
        self._seen: set[Hashable] = set()
        """Changes that came once."""

    def clear(self) -> None:
        """Forget all changes, because something else lies around or over them."""
        self._known, self._held, self._seen = {}, 0, set()

    def paint(self, surface: pygame.Surface, region: pygame.Rect, change: Hashable, paint: Callable[[], None]) -> None:
        """Make a change within a region of a surface; what `paint` does twice is repeated without it from then on."""
        stroke = self._known.get(change)
        if stroke is not None:
            surface.blit(stroke, region)
        elif change in self._seen:
            before = surface.subsurface(region).copy()
            paint()
            after = surface.subsurface(region)
            changed = _difference(after, before, 1)
            has_room = self._held + changed.count() <= _KEPT
            self._known[change] = _cut(after, changed) if has_room else None
            self._held += changed.count() if has_room else 0
            self._seen.discard(change)
        else:
            if change not in self._known:
                self._seen = {*self._seen, change} if len(self._seen) < _SEEN else {change}
            paint()
