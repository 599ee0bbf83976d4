"""Shortening a walk that shows something wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def shrunk(
    whole: Sequence[T], shows: Callable[[Sequence[T]], Sequence[T] | None], has_time: Callable[[], bool]
) -> list[T]:
    """Return a short part of `whole` that still `shows` the same, while `has_time`.

    `shows` tries a part and returns as much of it as was needed, or None. First the ends of the walk are tried, each
    twice as long as the one before; then ever smaller pieces are left out (delta debugging).
    """
    best, length = list(whole), 1
    while length < len(best) and has_time():
        found = shows(best[-length:])
        if found is not None:
            best = list(found)
            break
        length *= 2
    size = max(1, len(best) // 2)
    while has_time():
        at, is_shorter = 0, False
        while at < len(best) and has_time():
            found = shows(best[:at] + best[at + size :])
            if found is not None and len(found) < len(best):
                best, is_shorter = list(found), True
            else:
                at += size
        if size == 1 and not is_shorter:
            break
        size = max(1, size // 2)
    return best
