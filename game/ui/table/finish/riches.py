"""The winnings of each player, drawn small in front of the player on the podium: sets as fans, or the city.

The most valuable set is drawn larger, in one row with the others. If they would be too small that way, all are drawn in
rows of one height; if not even these fit, the least valuable are left out and counted ("+3").
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Fan, ScoreTable
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALLEST, Style
from game.ui.layout import abreast, shrinking, standing
from game.ui.table.finish.figures import CITY
from game.ui.widgets.flow import rows

_LARGER = 1.35
"""How much higher the most valuable set is than the others."""
_LEAST_IN_ROW, _LOWEST, _LEAST = 38.0, 0.45, 24.0
"""The least height of a set in a single row, that relative to the room's, and the least height in several rows."""
_SMALLER = 0.94
"""From one height that is tried to the next."""
_GAP, _OVERLAP = 5.0, 4.0
"""The least gap between two sets, and by how much a row covers the one behind it."""
_APART = 0.7
"""The greatest gap between two sets, relative to the room's height: the player is seen between them."""
_WORTH = Style("serif", 24, bold=True, leading=1.05)
_TAG = 0.3
"""The greatest size of a figure on a set, relative to its height."""


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

    def paint(self, canvas: Canvas, seat: int, room: pygame.FRect) -> None:
        """Draw the riches of a seat at the bottom of `room`."""
        if self._table.picture is not None:
            wide = min(room.width, room.height * CITY)
            self._table.picture(canvas, standing(room.midbottom, wide, wide / CITY), seat)
            return
        laid = self._laid(self._table.riches[seat] if self._table.riches else (), room)
        for each in laid:
            self._brush.fan(canvas, self._brush.lay_fan(each.fan, each.place))
        for each in laid:
            self._paint_worth(canvas, each)
        hidden = len(self._table.riches[seat]) - len(laid) if self._table.riches else 0
        if hidden:
            self._paint_tag(canvas, f"+{hidden}", (room.right - 14, room.top + 16), SMALLEST)

    def _laid(self, fans: Sequence[Fan], room: pygame.FRect) -> list[_Laid]:
        """Return the sets in their places, those behind first."""
        if not fans:
            return []
        best = max(fans, key=_worth)
        most = room.height / (_LARGER if len(fans) > 1 else 1.0)
        for high in shrinking(most, max(_LEAST_IN_ROW, room.height * _LOWEST), _SMALLER):
            highs = [high * (_LARGER if fan is best and len(fans) > 1 and _worth(best) else 1.0) for fan in fans]
            wides = [self._brush.fan_width(fan, each) for fan, each in zip(fans, highs, strict=True)]
            free = room.width - sum(wides)
            if free >= _GAP * (len(fans) - 1):
                gap = min(free / len(fans), room.height * _APART)
                places = abreast(room, wides, max(_GAP, gap))
                return [
                    _Laid(fan, standing((place.centerx, room.bottom), place.width, each))
                    for fan, place, each in zip(fans, places, highs, strict=True)
                ]
        return self._in_rows(fans, room)

    def _in_rows(self, fans: Sequence[Fan], room: pygame.FRect) -> list[_Laid]:
        """Return the sets in rows of one height, the least valuable left out where there is no room."""
        shown = list(fans)
        while shown:
            for high in shrinking(room.height / 2, _LEAST, _SMALLER):
                wides = {fan: min(room.width, self._brush.fan_width(fan, high)) for fan in shown}
                lines = rows(shown, wides.__getitem__, room.width, _GAP)
                if len(lines) * (high - _OVERLAP) + _OVERLAP <= room.height:
                    return [
                        each
                        for at, line in enumerate(lines)
                        for each in self._line(line, wides, high, at, len(lines), room)
                    ]
            shown.remove(min(shown, key=_worth))
        return []

    @staticmethod
    def _line(
        line: Sequence[Fan], wides: dict[Fan, float], high: float, at: int, many: int, room: pygame.FRect
    ) -> list[_Laid]:
        foot = room.bottom - (many - 1 - at) * (high - _OVERLAP)
        strip = pygame.FRect(room.left, foot - high, room.width, high)
        return [
            _Laid(fan, place)
            for fan, place in zip(line, abreast(strip, [wides[fan] for fan in line], _GAP), strict=True)
        ]

    def _paint_worth(self, canvas: Canvas, laid: _Laid) -> None:
        """Write the points of a set on its foot."""
        if laid.fan.figure:
            self._paint_tag(canvas, laid.fan.figure, laid.place.midbottom, laid.place.height * _TAG)

    @staticmethod
    def _paint_tag(canvas: Canvas, words: str, foot: tuple[float, float], size: float) -> None:
        style = _WORTH.sized(max(SMALLEST, min(_WORTH.size, size / canvas.types.size)))
        high = style.size * canvas.types.size * 1.16
        tag = standing((foot[0], foot[1] + 2), max(high * 1.15, canvas.types.width(words, style) + high * 0.7), high)
        canvas.box(tag, "ink", radius=high / 2, line="sand", width=1.0)
        canvas.text(words, tag.center, style, "linen", align=0.5, middle=True)


def _worth(fan: Fan) -> int:
    """Return the points of a set, 0 if it bears no figure."""
    return int(fan.figure) if fan.figure.isdigit() else 0
