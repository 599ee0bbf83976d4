"""The evening on the Nile behind the main menu: the sun on the water, birds, and a felucca at anchor."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

import pygame

from game.ui.boards.kit.landscape import Part, changed, paint_parts, within
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.strokes import Strokes
from game.ui.window.display import Display, Size

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


class River:
    """The moving parts of the title painting for a window of `size`; the boat stays within `room`, from left to right,
    and above `floor`.

    `paint` draws everything; `stir` draws the changes on a canvas that still shows the rest.
    """

    def __init__(self, size: Size, room: tuple[float, float], floor: float = math.inf) -> None:
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
        self._time = 0.0
        self._shown: Sequence[Part] = ()
        """The parts as last drawn."""
        self._strokes = Strokes()

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; return whether anything visible has moved."""
        self._time += seconds
        return bool(self._shown) and self._parts() != self._shown

    def forget(self, place: pygame.Rect | None = None) -> None:
        """Drop the kept changes within a place in real pixels, where something else was drawn over the river; all of
        them while the river is out of sight.
        """
        if place is None:
            self._strokes.clear()
        else:
            self._strokes.forget([place])

    def paint(self, canvas: Canvas) -> None:
        """Draw the present picture."""
        if not canvas.theme.is_painted:
            canvas.backdrop()
            return
        self._shown = self._shown or self._parts()
        canvas.backdrop()
        paint_parts(canvas, self._shown)

    def stir(self, canvas: Canvas, draw: Callable[[Canvas], None]) -> None:
        """Draw the changes since the last frame; nothing before the first one.

        `draw` draws the scene as a whole, with the river below it: it is called within the places that have changed.
        """
        if not self._shown:
            return
        display, before, self._shown = canvas.display, self._shown, self._parts()
        regions = self._divided(display, changed(display, before, self._shown))
        pairs = [(within(display, each, before), within(display, each, self._shown)) for each in regions]
        self._strokes.paint(canvas.surface, zip(regions, pairs, strict=True), partial(_redraw, canvas, draw))

    def _divided(self, display: Display, regions: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """Divide regions at the edges of the places where anything ever moves, and leave out everything outside them.

        Light and boat change without each other, so that fewer changes differ in each part.
        """
        whole = pygame.Rect((0, 0), display.pixels)
        places = [display.px_rect(each).inflate(2, 2).clip(whole) for each in self._lively()]
        across = sorted({edge for place in places for edge in (place.left, place.right)})
        down = sorted({edge for place in places for edge in (place.top, place.bottom)})
        grid = [pygame.Rect(x, y, end - x, foot - y) for x, end in pairwise(across) for y, foot in pairwise(down)]
        fields = [field for field in grid if field.collidelist(places) >= 0]
        return [region.clip(field) for region in regions for field in fields if region.colliderect(field)]

    def _lively(self) -> list[pygame.FRect]:
        """Return where anything ever moves: light, birds, and the boat with its mirror image and wake."""
        scale, (x, y) = self._boat_scale, self._boat
        boat = self._place(x, y, 820 * scale, 1044 * scale)
        reach = _FLIGHT * self._scale
        return [
            self._place(*_LIGHT),
            self._place(1130, 200, *_FLOCK).inflate(2 * reach, reach),
            boat.inflate(40 * self._scale, 40 * self._scale),
        ]

    def _parts(self) -> list[Part]:
        """Return the pictures over the backdrop from back to front."""
        time, scale, (x, y) = self._time, self._boat_scale, self._boat
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
        width, height = 480 * self._scale, 520 * self._scale
        return pygame.FRect((self._size[0] - width) * side, self._size[1] - height, width, height)


def _redraw(canvas: Canvas, draw: Callable[[Canvas], None], region: pygame.Rect) -> None:
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(region.clip(before))
    draw(canvas)
    canvas.surface.set_clip(before)
