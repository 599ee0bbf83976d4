"""The movement of the focus: by direction to the nearest visible widget, or to the next and previous one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol, TypeVar

import pygame

from game.ui.window.input import Action


class HasRect(Protocol):
    """Something with a place on the canvas."""

    rect: pygame.FRect


T = TypeVar("T", bound=HasRect)


def _gaps(here: pygame.FRect, there: pygame.FRect, action: Action) -> tuple[float, float, float, float] | None:
    """Return the distances of `there`: ahead, sideways, its centre sideways, and its centre ahead; None if it lies
    elsewhere.

    A place that covers more than half of `here` counts only if it is no larger, such as the next card of a hand.
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
    is_within = there.width < here.width + 1 and there.height < here.height + 1
    if ahead <= 0.5 or (edge < -extent / 2 and not is_within):
        return None
    return max(edge, 0.0), aside, off, ahead


def _is_straight(here: pygame.FRect, there: pygame.FRect) -> bool:
    """Return whether `there` lies straight above or below."""
    is_aside = there.left >= here.right or there.right <= here.left
    return not is_aside and (there.bottom <= here.top or there.top >= here.bottom)


def neighbour(here: T | None, others: Sequence[T], action: Action) -> T | None:
    """Return the one of `others` that the focus moves to from `here` in the direction of `action`; None if there is
    none. Without `here`, that is the first.

    The nearest wins. Sideways distance from the lane ahead counts three times, but only a quarter if the lane above or
    below is empty, because then the next row is meant. Left and right never lead to a widget that lies more above or
    below, nor to a row with a widget straight above or below.
    """
    if here is None:
        return others[0] if others else None
    is_level = action in (Action.LEFT, Action.RIGHT)
    rows = [other.rect for other in others if _is_straight(here.rect, other.rect)] if is_level else []
    best: tuple[float, float, float] | None = None
    found: T | None = None
    is_lane_empty = not is_level and not any(
        gaps[1] == 0 for other in others if other is not here and (gaps := _gaps(here.rect, other.rect, action))
    )
    sideways = 0.25 if is_lane_empty else 3.0
    for other in others:
        if other is here:
            continue
        gaps = _gaps(here.rect, other.rect, action)
        if gaps is None:
            continue
        ahead, aside, off, centre = gaps
        is_in_row = any(row.top < other.rect.centery < row.bottom for row in rows)
        if is_level and aside and (off > centre + 1 or is_in_row):
            continue
        score = (ahead + sideways * aside + 0.2 * off, off, centre)
        if best is None or score < best:
            best, found = score, other
    return found


def distance(here: HasRect, there: HasRect) -> float:
    """Return the distance between two centres."""
    return math.dist(here.rect.center, there.rect.center)


def beside(here: T | None, others: Sequence[T], step: int) -> T | None:
    """Return the widget after (`step` 1) or before (-1) `here` in `others`, wrapping around.

    If `here` is not among them, return the first or the last; None if there are no `others`.
    """
    if not others:
        return None
    for index, other in enumerate(others):
        if other is here:
            return others[(index + step) % len(others)]
    return others[0 if step > 0 else -1]
