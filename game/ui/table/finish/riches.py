"""The winnings of each player, before the player on the slab of the stone: sets as fans, or the city.

The most valuable set lies in the middle and is larger than the others. Where there is no room for all, the least
valuable are left out and counted ("3 more").
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.locale import text
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Fan, ScoreTable
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALLEST, Style
from game.ui.layout import abreast, around, first_fitting, shrinking, standing, trim

CITY = 1.34
"""The width of a city, relative to its height."""
_LARGER = 1.3
"""How much higher the most valuable set is than the others."""
_LEAST, _LOWEST = 34.0, 0.5
"""The least height of a set, and that relative to the room's, before one is left out."""
_SMALLER = 0.94
"""From one height that is tried to the next."""
_GAP, _APART = 6.0, 0.45
"""The least gap between two sets, and the greatest, relative to the room's height."""
_MORE = Style("sans", SMALLEST, bold=True)
_WIDEST = 3.6
"""The greatest width of a set relative to that of a piece; the pieces lie closer together then."""
_WORTH = Style("serif", 22, bold=True, leading=1.05)
_TAG = 0.24
"""The greatest size of a figure below a set, relative to its height."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """A set in its place."""

    fan: Fan
    place: pygame.FRect


class Riches:
    """Draws the riches of each seat of a score table."""

    def __init__(self, table: ScoreTable, brush: Brush) -> None:
        self._table = table
        self._brush = brush

    def paint(self, canvas: Canvas, seat: int, room: pygame.FRect, slab: float) -> None:
        """Draw the riches of a seat at the bottom of `room`, their figures on the slab below it, which is so high."""
        if self._table.picture is not None:
            wide = min(room.width, room.height * CITY)
            self._table.picture(canvas, standing(room.midbottom, wide, wide / CITY), seat)
            return
        fans = self._table.riches[seat] if self._table.riches else ()
        note = canvas.types.width(text("final-more-sets", count=len(fans)), _MORE) + 2 * _GAP
        laid = self._laid(fans, room, note)
        for each in laid:
            self._brush.fan(canvas, self._brush.lay_fan(each.fan, each.place))
        for each in laid:
            if each.fan.figure:
                middle = (each.place.centerx, room.bottom + slab / 2)
                self._paint_tag(canvas, each.fan.figure, middle, each.place.height * _TAG)
        if len(laid) < len(fans):
            words = text("final-more-sets", count=len(fans) - len(laid))
            at = room.right - _GAP, room.bottom + slab / 2
            canvas.text(words, at, _MORE, "ink", align=1.0, middle=True)

    def _laid(self, fans: Sequence[Fan], room: pygame.FRect, note: float) -> list[_Laid]:
        """Return the sets in their places in one row: all there is room for, the most valuable in the middle.

        Where some are left out, a `note` of this width has room beside them.
        """
        ranked = sorted(fans, key=_worth, reverse=True)
        lowest = max(_LEAST, room.height * _LOWEST)
        rows = (
            (
                self._row([*ranked[1:count:2][::-1], ranked[0], *ranked[2:count:2]], ranked[0], high),
                room if count == len(ranked) else trim(room, right=note),
            )
            for count in range(len(ranked), 0, -1)
            for high in shrinking(room.height / (_LARGER if count > 1 else 1.0), lowest, _SMALLER)
        )
        if not ranked:
            return []
        row, room = first_fitting(
            rows, lambda found: sum(wide + _GAP for _, wide, _ in found[0]) - _GAP <= found[1].width
        )
        free = room.width - sum(wide for _, wide, _ in row)
        gap = max(_GAP, min(free / len(row), room.height * _APART))
        places = abreast(room, [wide for _, wide, _ in row], gap)
        return [
            _Laid(fan, standing((place.centerx, room.bottom), place.width, high))
            for (fan, _, high), place in zip(row, places, strict=True)
        ]

    def _row(self, fans: Sequence[Fan], best: Fan, high: float) -> list[tuple[Fan, float, float]]:
        """Return sets of a height from left to right, each with its width and height; the best is larger."""
        highs = [high * (_LARGER if fan is best and len(fans) > 1 and _worth(best) else 1.0) for fan in fans]
        return [
            (fan, min(self._brush.fan_width(fan, each), _WIDEST * each / self._brush.height(fan.faces[0], 1.0)), each)
            for fan, each in zip(fans, highs, strict=True)
        ]

    @staticmethod
    def _paint_tag(canvas: Canvas, words: str, middle: tuple[float, float], size: float) -> None:
        style = _WORTH.sized(max(SMALLEST, min(_WORTH.size, size / canvas.types.size)))
        high = style.size * canvas.types.size * 1.16
        tag = around(middle, max(high * 1.3, canvas.types.width(words, style) + high * 0.8), high)
        canvas.box(tag, "ink", radius=high / 2, line="sand", width=1.2)
        canvas.text(words, tag.center, style, "linen", align=0.5, middle=True)


def _worth(fan: Fan) -> int:
    """Return the points of a set, 0 if it bears no figure."""
    return int(fan.figure) if fan.figure.isdigit() else 0
