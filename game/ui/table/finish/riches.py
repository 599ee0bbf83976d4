"""The winnings of each player, before the player on the slab of the stone: sets as fans, or the city.

Sets stand before tokens, which lie there smaller. A winner's most valuable set is larger than the others and lies
before the middle of the winner. Where there is no room, sets are narrower, tokens lie upon each other,
and then the least valuable are left out and counted ("3 more").
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import product

import pygame

from game.locale import text
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Fan, ScoreTable
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALLEST, Style, Typesetter
from game.ui.layout import abreast, around, first_fitting, shrinking, standing, trim
from game.ui.window.display import Point, Size

CITY = 1.34
"""The width of a city, relative to its height."""
_LARGER = 1.3
"""How much higher a winner's most valuable set is than the others."""
_TOKENS = 0.6
"""The height of tokens, relative to that of other sets."""
_LEAST, _LOWEST = 34.0, 0.38
"""The least height of a set, and that relative to the room's, before one is left out."""
_SMALLER = 0.94
"""From one height that is tried to the next."""
_GAP, _APART, _CLOSE = 6.0, 0.45, 0.12
"""The least gap between two sets, and relative to the room's height the greatest, and that beside a winner's best."""
_MORE = Style("sans", SMALLEST, bold=True)
_WIDEST, _NARROW, _NARROWEST = 3.2, 1.65, 1.3
"""The greatest width of a set relative to that of a piece, that of a set which gives way to others, and the least
before one is left out; the pieces lie closer together then."""
_WORTH = Style("serif", 22, bold=True, leading=1.05)
_TAG = 0.24
"""The greatest size of a figure below a set, relative to the height of sets beside it."""
_SPREAD = 22.0
"""The angle between the first and the last card of a set, in degrees."""
_PILED = 1.7
"""The greatest width of tokens that give way to sets, relative to that of one."""


class _Lying(Enum):
    """How a set is shown: cards on an arc, or tokens in a row."""

    ARC = auto()
    ROW = auto()


@dataclass(frozen=True, slots=True)
class _Size:
    """A set as large as it is tried, in logical pixels."""

    fan: Fan
    width: float
    height: float
    look: _Lying


@dataclass(frozen=True, slots=True)
class _Laid:
    """A set in its place."""

    size: _Size
    place: pygame.FRect


class Riches:
    """Draws the riches of each seat of a score table."""

    def __init__(self, table: ScoreTable, brush: Brush) -> None:
        self._table = table
        self._brush = brush

    def paint(
        self, canvas: Canvas, seat: int, room: pygame.FRect, slab: float, middle: float, *, has_won: bool
    ) -> None:
        """Draw the riches of a seat at the bottom of `room`, their figures on the slab below it, which is so high;
        `middle` is where the player stands, from the left.
        """
        if self._table.picture is not None:
            wide = min(room.width, room.height * CITY)
            self._table.picture(canvas, standing(room.midbottom, wide, wide / CITY), seat)
            return
        fans = self._table.riches[seat] if self._table.riches else ()
        note = _tag_size(canvas.types, text("final-more-sets", count=len(fans)), _MORE)[0] + 2 * _GAP
        laid = self._laid(fans, room, note, middle, has_won=has_won)
        for each in laid:
            self._paint_set(canvas, each)
        for each in laid:
            if each.size.fan.figure:
                centre = (each.place.centerx, room.bottom + slab / 2)
                high = each.place.height / (_TOKENS if each.size.look is _Lying.ROW else 1.0)
                size = min(_WORTH.size, high * _TAG / canvas.types.size)
                _paint_tag(canvas, each.size.fan.figure, centre, _WORTH.sized(max(SMALLEST, size)))
        if len(laid) < len(fans):
            words = text("final-more-sets", count=len(fans) - len(laid))
            wide, high = _tag_size(canvas.types, words, _MORE)
            centre = (room.right - _GAP - wide / 2, room.bottom - high)  # not among the figures, one of which it is not
            _paint_tag(canvas, words, centre, _MORE)

    def _laid(
        self, fans: Sequence[Fan], room: pygame.FRect, note: float, middle: float, *, has_won: bool
    ) -> list[_Laid]:
        """Return the sets in their places in one row: all there is room for, a winner's most valuable one at `middle`.

        Where some are left out, a `note` of this width has room beside them.
        """
        if not fans:
            return []
        ranked = sorted(fans, key=self._rank, reverse=True)
        lowest = max(_LEAST, room.height * _LOWEST)
        rows = (
            ([self._size(fan, high, widest, is_best=has_won and fan is ranked[0]) for fan in ranked[:count]],
             room if count == len(ranked) else trim(room, right=note))
            for count, widths in product(range(len(ranked), 0, -1), ((_WIDEST, _NARROW), (_NARROWEST,)))
            for high, widest in product(shrinking(room.height / (_LARGER if has_won else 1.0), lowest, _SMALLER),
                                        widths)
        )  # fmt: skip
        sizes, room = first_fitting(rows, lambda found: _across(found[0], _GAP) <= found[1].width)
        most = room.height * (_CLOSE if has_won else _APART)
        gap = max(_GAP, min((room.width - _across(sizes, 0.0)) / len(sizes), most))
        row, left = _row(sizes, gap, room, middle, is_led=has_won)
        room = trim(room, left=left - room.left, right=room.right - left - _across(row, gap))
        return [
            _Laid(size, standing((place.centerx, room.bottom), place.width, size.height))
            for size, place in zip(row, abreast(room, [each.width for each in row], gap), strict=True)
        ]

    def _rank(self, fan: Fan) -> tuple[bool, bool, int]:
        """Return what makes a fan more important the larger it is: points, then being a set, then how many points."""
        return _worth(fan) > 0, not self._brush.has_tokens(fan), _worth(fan)

    def _size(self, fan: Fan, high: float, widest: float, *, is_best: bool) -> _Size:
        """Return a set beside others that are `high`; the best one is higher, tokens are lower."""
        has_tokens = self._brush.has_tokens(fan)
        high *= _TOKENS if has_tokens else _LARGER if is_best and _worth(fan) else 1.0
        one = high / self._brush.height(fan.faces[0], 1.0)
        usual = self._brush.fan_width(fan, high)
        if not has_tokens:
            return _Size(fan, min(usual, widest * one), high, _Lying.ARC)
        return _Size(fan, min(usual, _PILED * one) if widest < _WIDEST else usual, high, _Lying.ROW)

    def _paint_set(self, canvas: Canvas, laid: _Laid) -> None:
        """Draw the pieces of a set within its place."""
        fan, place = laid.size.fan, laid.place
        match laid.size.look:
            case _Lying.ROW:
                self._brush.fan(canvas, self._brush.lay_fan(fan, place))
            case _Lying.ARC:
                lean = math.tan(math.radians(_SPREAD / 4))
                items = self._brush.lay_fan(fan, trim(place, bottom=place.width / 2 * lean))
                for item in items:
                    item.rect.top += abs(item.rect.centerx - place.centerx) * lean
                self._brush.fan(canvas, items, _SPREAD)


def _tag_size(types: Typesetter, words: str, style: Style) -> Size:
    high = style.size * types.size * 1.16
    return max(high * 1.3, types.width(words, style) + high * 0.8), high


def _paint_tag(canvas: Canvas, words: str, middle: Point, style: Style) -> None:
    tag = around(middle, *_tag_size(canvas.types, words, style))
    canvas.box(tag, "ink", radius=tag.height / 2, line="sand", width=1.2)
    canvas.text(words, tag.center, style, "linen", align=0.5, middle=True)


def _row(
    sizes: Sequence[_Size], gap: float, room: pygame.FRect, middle: float, *, is_led: bool
) -> tuple[list[_Size], float]:
    """Return sets from left to right in a room, and where the row begins: with the first of `sizes` as near to `middle`
    as the room allows if the row `is_led`, else with its own middle there. To either side lie equally many if they can,
    tokens at the right.
    """
    best, *others = sorted(sizes, key=lambda size: size.look is not _Lying.ARC)
    sets = sum(size.look is _Lying.ARC for size in others)

    def begun(count: int) -> tuple[float, list[_Size], float]:
        before = others[:count][::-1]
        row = [*before, best, *others[count:]]
        wide = _across(row, gap)
        lead = _across([*before, best], gap) - best.width / 2 if is_led else wide / 2
        left = min(max(middle - lead, room.left), room.right - wide)
        return abs(left + lead - middle), row, left

    counts = sorted(range(sets + 1), key=lambda count: (abs(2 * count - len(others)), -count))
    _, row, left = min(map(begun, counts), key=lambda found: round(found[0]))
    return row, left


def _across(sizes: Sequence[_Size], gap: float) -> float:
    return sum(size.width for size in sizes) + gap * (len(sizes) - 1)


def _worth(fan: Fan) -> int:
    """Return the points of a set, 0 if it bears no figure."""
    return int(fan.figure) if fan.figure.isdigit() else 0
