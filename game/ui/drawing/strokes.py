"""Pixels that differ between two pictures, cached to repeat a change without touching anything else."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence

import pygame

from game.ui.window.display import merged

_KEPT = 1.5
"""The most pixels that are kept of the changes at one place, as a share of the whole surface."""
_AT_ONCE = 300_000
"""The pixels in which the changes of a frame are looked for; the last region begun then is finished."""
_Key = tuple[tuple[int, ...], Hashable]
_SEEN = 500
"""The number of changes that are remembered after they came once."""


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
    """A cache of the changes of a picture that are repeated, such as from one picture of glints to the next."""

    def __init__(self) -> None:
        self._known: dict[_Key, tuple[pygame.Surface | None, int]] = {}
        """The changed pixels and their number; None for too many."""
        self._seen: dict[_Key, None] = {}
        """Changes that came once, the oldest first."""

    def clear(self) -> None:
        """Forget all changes, because something else lies around or over them."""
        self._known, self._seen = {}, {}

    def forget(self, places: Sequence[pygame.Rect]) -> None:
        """Forget the changes whose regions overlap these places."""
        for region, change in list(self._known):
            if pygame.Rect(region).collidelist(places) >= 0:
                del self._known[region, change]

    def paint(
        self,
        surface: pygame.Surface,
        changes: Iterable[tuple[pygame.Rect, Hashable]],
        paint: Callable[[pygame.Rect], None],
    ) -> None:
        """Make the changes of a frame, each by `paint` or by repeating a cached change.

        A change is a region of the surface and a key of what changes there. No region may overlap another, because
        only the pixels that differ from those before are cached. A change is cached when it comes for the second time,
        but few in a frame, because that takes longer than painting. New ones side by side are painted as one.
        """
        left, new = _AT_ONCE, list[pygame.Rect]()
        for region, change in changes:
            key = tuple(region), change
            stroke, _ = self._known.get(key, (None, 0))
            if stroke is not None:
                surface.blit(stroke, region)
            elif key in self._seen and left > 0:
                left -= region.width * region.height
                del self._seen[key]
                self._known[key] = self._taken(surface, region, paint)
            else:
                new.append(region)
                if key not in self._known:
                    self._seen[key] = None
                    if len(self._seen) > _SEEN:
                        del self._seen[next(iter(self._seen))]
        for region in merged(new):
            paint(region)

    def _taken(
        self, surface: pygame.Surface, region: pygame.Rect, paint: Callable[[pygame.Rect], None]
    ) -> tuple[pygame.Surface | None, int]:
        """Paint a change; return the pixels that differ now and their number, None if they are too many."""
        before = surface.subsurface(region).copy()
        paint(region)
        after = surface.subsurface(region)
        mask = _difference(after, before, 1)
        held = sum(count for _, count in self._known.values())
        if held + mask.count() > _KEPT * surface.get_width() * surface.get_height():
            return None, 0
        return _cut(after, mask), mask.count()
