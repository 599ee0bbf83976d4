"""Where the focus goes: by direction to the nearest in sight, or to the next and the one before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

import pygame

from game.ui.input import Action


class HasRect(Protocol):
    """Something with a place on the canvas."""

    rect: pygame.FRect


T = TypeVar("T", bound=HasRect)


def _gaps(here: pygame.FRect, there: pygame.FRect, action: Action) -> tuple[float, float, float, float] | None:
    """Return how far `there` lies ahead, aside, its centre aside, and ahead; None if it does not lie that way.

    What lies over more than half of `here` does so only if it is as large, such as the next card of a hand.
    """
    if action in (Action.LEFT, Action.RIGHT):
        ahead = there.centerx - here.centerx
        edge = there.left - here.right if action is Action.RIGHT else here.left - there.right
        aside = max(there.top - here.bottom, here.top - there.bottom, 0.0)
        off = abs(there.centery - here.centery)
    else:
        ahead = there.centery - here.centery
        edge = there.top - here.bottom if action is Action.DOWN else here.top - there.bottom
        aside = max(there.left - here.right, here.left - there.right, 0.0)
        off = abs(there.centerx - here.centerx)
    if action in (Action.LEFT, Action.UP):
        ahead = -ahead
    extent = here.width if action in (Action.LEFT, Action.RIGHT) else here.height
    is_alike = abs(here.width - there.width) < 1 and abs(here.height - there.height) < 1
    if ahead <= 0.5 or (edge < -extent / 2 and not is_alike):
        return None
    return max(edge, 0.0), aside, off, ahead


def neighbour(here: T | None, others: Sequence[T], action: Action) -> T | None:
    """Return which of `others` the focus goes to from `here` in the direction of `action`, or None.

    The nearest wins, where distance aside of the lane ahead counts three times.
    """
    if here is None:
        return others[0] if others else None
    best: tuple[float, float, float] | None = None
    found: T | None = None
    for other in others:
        if other is here:
            continue
        gaps = _gaps(here.rect, other.rect, action)
        if gaps is None:
            continue
        ahead, aside, off, centre = gaps
        score = (ahead + 3.0 * aside + 0.2 * off, off, centre)
        if best is None or score < best:
            best, found = score, other
    return found


def beside(here: T | None, others: Sequence[T], step: int) -> T | None:
    """Return the next (`step` 1) or the one before (-1) in order, around the ends."""
    if not others:
        return None
    for index, other in enumerate(others):
        if other is here:
            return others[(index + step) % len(others)]
    return others[0 if step > 0 else -1]
