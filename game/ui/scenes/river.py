"""The evening on the Nile behind the main menu: the sun on the water, birds, and a felucca at anchor."""

from __future__ import annotations

import math

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.drawing.landscape import Part
from game.ui.layout import first_fitting, placed
from game.ui.widgets.living import LivingPicture
from game.ui.window.display import Size

_WIDE, _HIGH, _MIDDLE = 2560.0, 1080.0, 1240.0
"""The size of the painting, whose pixels are the units here, and the point that stays in the middle of a narrow window.
"""
_GLINTS, _GLINT_SECONDS = 4, 0.5
_FLAP_SECONDS, _FLIGHT, _FLIGHT_SECONDS = 0.5, 90.0, 90.0
"""Seconds for which the wings keep their position, and the radius and period of the birds' circles."""
_SWELL, _SWELL_SECONDS = 3.0, 6.0
_LIGHT, _FLOCK = (610, 622, 960, 440), (260, 110)
"""The place of the light on the water, and the size of the flock."""
_BOAT = pygame.FRect(1330, 330, 720, 688)
_FARTHER = 260.0
"""The height of the horizon above the boat's place, towards which distant boats shrink."""
_SHALLOW = 40.0
"""The least room between the boat and the floor."""
_LEAST = 0.15
"""The least scale of the boat: where there is no room for that, it has sailed."""
_TO_THE_RIGHT = 0.7
_YARD, _LEANS, _MARGIN = (0.1, 0.83), 0.76, 24.0
"""Where the yard of the sail begins and how far to the right it leads, as shares of the boat's size, and how far the
boat stays from the window's edge.
"""
_STEP = 8
"""The distance between two places that are tried for the edge of the boat's room."""
_REEDS = 0.42
"""The greatest width of the reeds in a corner, as a share of the window's."""


def river(size: Size, room: tuple[float, float], floor: float = math.inf) -> LivingPicture:
    """Return the title painting for a window of `size`; the boat stays within `room`, from left to right, and above
    `floor`.
    """
    places = _Places(size, room, floor)
    return LivingPicture(Canvas.backdrop, places.parts, places.lively())


def boat_width(size: Size) -> float:
    """Return the width of the boat in a window of `size` that leaves it room enough."""
    return _BOAT.width * max(size[0] / _WIDE, size[1] / _HIGH)


def boat_left(size: Size, right: float, corner: tuple[float, float]) -> float:
    """Return where the boat's room begins in a window of `size` if it ends at `right`, so that the boat is as large as
    possible and its sail keeps clear of what ends at a lower right `corner`.
    """

    def is_clear(left: float) -> bool:
        boat = _Places(size, (left, right), math.inf).boat
        down = (corner[1] - boat.top) / (boat.height * _YARD[1])
        yard = boat.left + boat.width * (_YARD[0] + _LEANS * (1 - down))
        return down <= 1 and yard >= corner[0] + _MARGIN / 2

    return first_fitting((*map(float, range(round(_MARGIN), math.ceil(corner[0]), _STEP)), corner[0]), is_clear)


class _Places:
    """The places of the moving parts."""

    def __init__(self, size: Size, room: tuple[float, float], floor: float) -> None:
        self._scale = max(size[0] / _WIDE, size[1] / _HIGH)
        across, high = size[0] / self._scale, size[1] / self._scale
        self._left = min(max(0.0, _MIDDLE - across / 2), _WIDE - across)
        self._top = (_HIGH - high) / 2
        self._size = size
        start, wide = self._left + room[0] / self._scale, (room[1] - room[0]) / self._scale
        self._boat_scale = min(1.0, wide / _BOAT.width)
        bottom = _BOAT.bottom - (1 - self._boat_scale) * _FARTHER
        bottom = min(bottom, self._top + floor / self._scale - _SHALLOW * self._boat_scale)
        self._boat = (
            start + (wide - _BOAT.width * self._boat_scale) * _TO_THE_RIGHT,
            bottom - _BOAT.height * self._boat_scale,
        )

    @property
    def boat(self) -> pygame.FRect:
        """The place of the boat."""
        return self._place(*self._boat, _BOAT.width * self._boat_scale, _BOAT.height * self._boat_scale)

    def lively(self) -> list[pygame.FRect]:
        """Return where anything ever moves: light, birds, and the boat with its mirror image and wake."""
        scale, (x, y) = self._boat_scale, self._boat
        boat = self._place(x, y, 820 * scale, 1044 * scale)
        reach = _FLIGHT * self._scale
        return [
            self._place(*_LIGHT),
            self._place(1130, 200, *_FLOCK).inflate(2 * reach, reach),
            boat.inflate(40 * self._scale, 40 * self._scale),
        ]

    def parts(self, time: float) -> list[Part]:
        """Return the pictures over the backdrop from back to front."""
        scale, (x, y) = self._boat_scale, self._boat
        glint, wings = int(time / _GLINT_SECONDS) % _GLINTS + 1, int(time / _FLAP_SECONDS) % 2 + 1
        swell = round(_SWELL * math.sin(math.tau * time / _SWELL_SECONDS)) * scale
        turn = math.tau * time / _FLIGHT_SECONDS
        light = f"common/title-glints-{glint}", self._place(*_LIGHT)
        flock = self._place(1130 + round(_FLIGHT * math.sin(turn)), 200 + round(_FLIGHT / 4 * math.cos(turn)), *_FLOCK)
        boat = [
            ("common/title-mirror", self._place(x, y + 624 * scale - swell / 2, 720 * scale, 420 * scale)),
            ("common/title-wake", self._place(x - 10 * scale, y + 600 * scale, 820 * scale, 120 * scale)),
            ("common/title-felucca", self._place(x, y + swell, 720 * scale, 688 * scale)),
        ]
        return [
            light,
            (f"common/title-birds-{wings}", flock),
            *(boat if scale >= _LEAST else ()),
            ("common/title-reeds-left", self._corner(0.0)),
            ("common/title-reeds-right", self._corner(1.0)),
        ]

    def _place(self, left: float, top: float, width: float, height: float) -> pygame.FRect:
        """Return the place of a part of the painting in the window."""
        scale = self._scale
        return pygame.FRect((left - self._left) * scale, (top - self._top) * scale, width * scale, height * scale)

    def _corner(self, side: float) -> pygame.FRect:
        """Return the place of the reeds in a lower corner, 0 the left and 1 the right."""
        width = min(480 * self._scale, _REEDS * self._size[0])
        return placed(pygame.FRect((0, 0), self._size), width, width * 520 / 480, side, 1.0)
