"""Where the gauge of a city is on the screen, however it is drawn."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.boards.kit.geometry import square_in

_SQUARES = 7
_GAP = 1.5


class GaugePlaces:
    """The squares of a gauge, and where the workers stand at each. Squares are counted from 1."""

    def __init__(
        self, squares: Sequence[pygame.FRect], cubes: Sequence[pygame.FRect], beside: Sequence[pygame.FRect] = ()
    ) -> None:
        """`beside` are the places of black cubes, where they are not those of the workers."""
        self._squares = squares
        self._cubes = cubes
        self._beside = beside or cubes

    def square(self, square: int) -> pygame.FRect:
        """Return a square; beyond the last, the last."""
        return pygame.FRect(self._squares[min(square, _SQUARES) - 1])

    def cube(self, square: int) -> pygame.FRect:
        """Return where the workers stand at a square; beyond the last, at the last."""
        return pygame.FRect(self._cubes[min(square, _SQUARES) - 1])

    def growth(self, square: int) -> pygame.FRect:
        """Return the place of a black cube at a square."""
        return pygame.FRect(self._beside[min(square, _SQUARES) - 1])

    @property
    def whole(self) -> pygame.FRect:
        """Return the place of all squares together."""
        return self._squares[0].union(self._squares[-1])


def upright(column: pygame.FRect) -> GaugePlaces:
    """Return a gauge that fills a column from its foot, with the workers on its squares."""
    high = column.height / _SQUARES
    squares = [
        pygame.FRect(column.left, column.bottom - square * high, column.width, high - _GAP)
        for square in range(1, _SQUARES + 1)
    ]
    return GaugePlaces(squares, [square_in(each) for each in squares])
