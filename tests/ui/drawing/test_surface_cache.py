"""Pictures are kept while there is room, and given back."""

from __future__ import annotations

import pygame

from game.ui.drawing.surface_cache import SurfaceCache

SIDE = 10
BYTES = SIDE * SIDE * 4


def test_the_least_recently_used_pictures_are_dropped() -> None:
    store = SurfaceCache(budget=2 * BYTES)
    made: list[str] = []

    def make(name: str) -> pygame.Surface:
        made.append(name)
        return pygame.Surface((SIDE, SIDE))

    for name in ("a", "b", "a", "c", "a", "b"):
        store.made(name, lambda name=name: make(name))  # type: ignore[misc]
    assert made == ["a", "b", "c", "b"]
    assert store.held == 2 * BYTES
    assert ("a" in store, "b" in store, "c" in store) == (True, True, False)


def test_a_picture_larger_than_the_budget_is_kept_until_the_next() -> None:
    store = SurfaceCache(budget=BYTES)
    large = store.keep("large", pygame.Surface((2 * SIDE, 2 * SIDE)))
    assert store.get("large") is large
    store.keep("small", pygame.Surface((SIDE, SIDE)))
    assert store.get("large") is None
    assert store.held == BYTES
