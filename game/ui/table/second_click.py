"""Protection against a double click whose second half would hit another answer."""

from __future__ import annotations

import math

from game.ui.boards.values import Cancel, Offer
from game.ui.window.display import Point

_SECONDS = 0.4
_NEAR = 8.0


class SecondClick:
    """Remembers the place and the decision of the last click on an answer for a short time."""

    def __init__(self) -> None:
        self._left = 0.0
        self._pos: Point = (0.0, 0.0)
        self._ply = 0

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._left = max(0.0, self._left - dt)

    def is_stray(self, offer: Offer, pos: Point, ply: int) -> bool:
        """Register a click on an answer to the decision `ply`.

        Return whether it is the second half of a double click, which would answer the next decision or cancel the first
        choice.
        """
        is_second = self._left > 0 and math.dist(pos, self._pos) < _NEAR
        if is_second and (ply != self._ply or isinstance(offer.does, Cancel)):
            return True
        self._left, self._pos, self._ply = _SECONDS, pos, ply
        return False
