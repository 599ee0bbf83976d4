"""Protection against a double click whose second half would hit another answer."""

from __future__ import annotations

import math

from game.ui.window.display import Point

_SECONDS = 0.4
_NEAR = 8.0


class SecondClick:
    """Remembers the place of the last click on an answer, the answer and its decision for a short time."""

    def __init__(self) -> None:
        self._left = 0.0
        self._pos: Point = (0.0, 0.0)
        self._answer = ("", 0)

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._left = max(0.0, self._left - dt)

    def forget(self) -> None:
        """Take note of a click elsewhere, after which the next one is not the second half of a double click."""
        self._left = 0.0

    def is_stray(self, offer: str, pos: Point, ply: int) -> bool:
        """Register a click on the answer of this name to the decision `ply`.

        Return whether it is the second half of a double click on another answer, whose place this one has taken: it
        would confirm a sale that was only to be looked at, answer the next decision, or cancel the choice.
        """
        is_second = self._left > 0 and math.dist(pos, self._pos) < _NEAR
        if is_second and (offer, ply) != self._answer:
            return True
        self._left, self._pos, self._answer = _SECONDS, pos, (offer, ply)
        return False
