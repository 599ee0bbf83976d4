"""Rendered pictures that are kept while there is room for them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """Rendered pictures by key; beyond `budget` bytes the least recently used are dropped, but never the last one.

    The pictures are shared: nobody may draw on them.
    """

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self.held = 0
        """The bytes of all pictures."""
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pictures

    def get(self, key: Hashable) -> pygame.Surface | None:
        """Return the picture of `key` as the most recently used; None if it is not kept."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture of `key`; a new one is made by `make`."""
        found = self.get(key)
        return self.keep(key, make()) if found is None else found

    def keep(self, key: Hashable, picture: pygame.Surface) -> pygame.Surface:
        """Keep a picture under a new `key`, and return it."""
        self._pictures[key] = picture
        self.held += _bytes(picture)
        while self.held > self._budget and len(self._pictures) > 1:
            _, old = self._pictures.popitem(last=False)
            self.held -= _bytes(old)
        return picture


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
