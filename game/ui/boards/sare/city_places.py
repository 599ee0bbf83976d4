"""The gauge of a city, and cities in parallel projection, as the painted buildings of Sa-Rê stand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from game.rules.sare.tables import SPACES
from game.ui.boards.kit.geometry import fitted, square_in
from game.ui.layout import Edge, around, bounded, cut, grid, placed, standing, trim

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
        """Return the place of a square, or of the last one for a number beyond it."""
        return self._squares[min(square, _SQUARES) - 1].copy()

    def cube(self, square: int) -> pygame.FRect:
        """Return where the workers stand at a square, or at the last one for a number beyond it."""
        return self._cubes[min(square, _SQUARES) - 1].copy()

    def growth(self, square: int) -> pygame.FRect:
        """Return the place of a black cube at a square."""
        return self._beside[min(square, _SQUARES) - 1].copy()

    @property
    def whole(self) -> pygame.FRect:
        """The place of all squares together."""
        return self._squares[0].union(self._squares[-1])


def upright(column: pygame.FRect) -> GaugePlaces:
    """Return a gauge that fills a column from its foot, with the workers on its squares."""
    squares = [trim(each, bottom=_GAP) for each in _rising(column)]
    return GaugePlaces(squares, [square_in(each) for each in squares])


def _rising(column: pygame.FRect) -> list[pygame.FRect]:
    """Return the squares of a gauge that fills a column, from its foot."""
    return grid(column, 1, column.height / _SQUARES, _SQUARES)[::-1]


_ACROSS = (0.927, 0.231)
"""The vector from a plot to its right neighbour, in sides of a plot, as painted in the pictures under
art/baked/sa-re.
"""
_AWAY = (0.375, -0.571)
"""The vector from a plot to the one behind it."""
_WIDTH = 4.4
_DEPTH = 2.98
"""The width and depth of a city of three by four plots with its quay, in sides."""
_PICTURE = 0.87 * 320 / 210
"""The width of a building's picture, in sides."""
_FOOT = (143 / 320, 224 / 320)
"""The middle of the plot within the picture of its building."""
_STREETS = (880 / 194, 800 / 194, 30 / 194, 600 / 194)
"""Width, height and corner of the picture of the streets, in sides."""
_APART = ((-0.21, 0.18), (0.23, -0.20))
"""The offsets of two buildings that share a plot; the first stands behind."""
_SHARED = 0.58
_TOKEN = (0.15, 0.12)
"""The place of the token of a building right of and below the middle of its plot, in sides; it stays on the plot."""
_PRICE_PITCH = 26.0
"""The least distance between the prices of two sites on one plot."""
_PLOT = (0.9, 0.56)
"""The size of a plot's clickable area, in sides; neighbours do not touch."""
_COLUMNS, _ROWS = 3, 4
_CARD = 42 / 30
_SIGN, _SIGN_FREE = 264.0, 52.0
"""The least width of the sign, in which every standing has room, and what it leaves free beside its obelisk."""
_SKY, _STORES = 150.0, 46.0
"""The room above a city beside a stage, for sign and caravans, and below it."""
_TRACK, _BELOW_TRACK = 28.0, 6.0
"""The height of the line to the goal over a large city, and the gap below it."""
_STORE = 176.0
"""The least width of its store, in which three figures of the largest text have room."""
_BROAD = 300.0
"""With so much room to spare beside it, a city above the sheet is larger."""
BEHIND = 0.7
"""The height of the buildings at the back, in sides."""
_ASIDE = 54.0
"""The width of the resources beside a small city."""
_PORTRAIT = (0.29, 0.4)
"""The portrait's share of the width of a plate, beside a city and above it."""
_PORTRAIT_MOST = 150.0
_ASIDE_FACE = 14.0
"""How far words are from the portrait of who says them."""
_GRID_LEAST = 60.0
"""With so much room below the portrait, the resources lie there instead of beside the city."""
_NOTES = 260.0
"""With so much room to spare beside the city, its sites are listed there."""
_COLUMN, _GAUGE, _GAUGE_MOST = 18.0, 15.0, 150.0
"""The room for the gauge beside a small city, its width, and its greatest height."""
_STANDING = 24.0
"""The height of the words on the seat's season."""
_FIGURE = 23.0
"""The room beside it for the figure of the workers' square."""
_RIGHTWARD, _CLEAR = 0.5, 16.0
"""How far a large city lies to the right in the free width, and how far the foot of its gauge keeps from it."""
_STEEP = -_AWAY[1] / _AWAY[0]
"""How much the left edge of a city rises to the right: above it, the gauge may stand over the city's corner."""
_ACROSS_ALL, _DOWN_ALL, _ABOVE = 4.36, 3.08, 0.3
"""The width and depth of a small city with its quay, and the height of the buildings behind it, in sides."""


DISC = 36.0
"""The greatest width of the token on a building."""
_TOKEN_SHARE = 0.32
"""Its width relative to the picture of the building."""


def token_width(tile: pygame.FRect) -> float:
    """Return the width of the token on a building's picture or tile."""
    return min(tile.width * _TOKEN_SHARE, DISC)


class Ground:
    """The plots of a city on the screen; `corner` is its front left corner."""

    def __init__(self, corner: tuple[float, float], side: float) -> None:
        self.corner = corner
        self.side = side

    def at(self, across: float, away: float) -> tuple[float, float]:
        """Return a point of the city, counted in plots from the corner."""
        left, top = self.corner
        return (
            left + (across * _ACROSS[0] + away * _AWAY[0]) * self.side,
            top + (across * _ACROSS[1] + away * _AWAY[1]) * self.side,
        )

    @property
    def top(self) -> float:
        """The height of the farthest corner."""
        return min(self.at(across, _ROWS)[1] for across in (0, _COLUMNS))

    def middle(self, space: int) -> tuple[float, float]:
        """Return the middle of a plot."""
        return self.spot(space, 0.5, 0.5)

    def spot(self, space: int, across: float, away: float) -> tuple[float, float]:
        """Return a point of a plot, counted in sides from its front left corner."""
        row, column = divmod(space % SPACES, _COLUMNS)
        return self.at(column + across, _ROWS - 1 - row + away)

    def plot(self, space: int) -> pygame.FRect:
        """Return the clickable area of a plot."""
        return around(self.middle(space), _PLOT[0] * self.side, _PLOT[1] * self.side)

    def outline(self, space: int, within: float = 0.07) -> list[tuple[float, float]]:
        """Return the corners of a plot, moved inwards by `within` sides of a plot."""
        near, far = within, 1 - within
        return self._within(space, (near, near), (far, near), (far, far), (near, far))

    def front(self, space: int) -> list[tuple[float, float]]:
        """Return the part of a plot's outline in front of its building, as an open line."""
        near, far, back = 0.07, 0.93, 0.4
        return self._within(space, (near, back), (near, near), (far, near), (far, back))

    def _within(self, space: int, *places: tuple[float, float]) -> list[tuple[float, float]]:
        return [self.spot(space, across, away) for across, away in places]

    def picture(self, slot: int, *, is_shared: bool) -> pygame.FRect:
        """Return the place of the picture of a slot's building."""
        x, y = self.middle(slot)
        wide = self.side * _PICTURE
        if is_shared:
            across, away = _APART[slot >= SPACES]
            x += (across * _ACROSS[0] + away * _AWAY[0]) * self.side
            y += (across * _ACROSS[1] + away * _AWAY[1]) * self.side
            wide *= _SHARED
        return around((x, y), wide, wide, *_FOOT)

    def foot(self, slot: int, *, is_shared: bool) -> tuple[float, float]:
        """Return the middle of the ground below a slot's building."""
        place = self.picture(slot, is_shared=is_shared)
        return place.left + place.width * _FOOT[0], place.top + place.width * _FOOT[1]

    def token(self, slot: int, *, is_shared: bool, size: float) -> pygame.FRect:
        """Return the place of the token of a building, `size` wide, before it on its own plot."""
        (x, y), scale = self.foot(slot, is_shared=is_shared), _SHARED if is_shared else 1.0
        return around((x + _TOKEN[0] * self.side * scale, y + _TOKEN[1] * self.side * scale), size)

    def priced(self, slot: int, *, is_shared: bool) -> pygame.FRect:
        """Return the area at whose foot a slot's price hangs: its plot, moved with the building where two share it."""
        plot = self.plot(slot)
        if not is_shared:
            return plot
        (x, y), (left, top) = self.middle(slot), self.foot(slot, is_shared=True)
        other = self.foot((slot + SPACES) % (2 * SPACES), is_shared=True)[1]
        spare = max(0.0, _PRICE_PITCH - abs(top - other)) / 2
        return plot.move(left - x, top - y + (spare if slot >= SPACES else -spare))

    @property
    def streets(self) -> pygame.FRect:
        """The place of the picture of the streets."""
        wide, high, left, top = (value * self.side for value in _STREETS)
        return pygame.FRect(self.corner[0] - left, self.corner[1] - top, wide, high)


def ground_in(room: pygame.FRect) -> Ground:
    """Return the plots of the largest city that fits at the foot of a room, with room for the buildings behind."""
    side = min(room.width / _WIDTH, room.height / (_DEPTH + BEHIND))
    left = room.centerx - _WIDTH * side / 2 + 0.08 * side
    return Ground((left, room.bottom - (3 * _ACROSS[1] + 0.12) * side), side)


class CityPlaces(ABC):
    """The places of a seat's city, large or small, in either look.

    `is_shared` means that two tiles lie on the space of a slot.
    """

    rect: pygame.FRect
    gauge: GaugePlaces
    obelisk: pygame.FRect
    kept: pygame.FRect
    """The place of the card that a Temple keeps."""
    seized: pygame.FRect
    """The place of the card that a Palace took."""
    gains: pygame.FRect
    """The place of this season's gains, or of the counts of all resources."""

    @abstractmethod
    def plot(self, space: int) -> pygame.FRect:
        """Return the clickable area of a plot."""

    def corners(self, space: int) -> tuple[tuple[float, float], ...]:
        """Return the corners of a plot, if it is no upright rectangle."""
        return ()

    @abstractmethod
    def tile(self, slot: int, *, is_shared: bool) -> pygame.FRect:
        """Return the place of a tile, or of the picture of its building."""

    @abstractmethod
    def token(self, slot: int, *, is_shared: bool) -> pygame.FRect:
        """Return the place of the token on a trade or Port."""


class PaintedCity(CityPlaces):
    """A city painted on its ground."""

    ground: Ground

    def plot(self, space: int) -> pygame.FRect:
        """Return the clickable area of a plot."""
        return self.ground.plot(space)

    def corners(self, space: int) -> tuple[tuple[float, float], ...]:
        """Return the corners of a plot."""
        return tuple(self.ground.outline(space, within=0.0))

    def tile(self, slot: int, *, is_shared: bool) -> pygame.FRect:
        """Return the place of a building's picture."""
        return self.ground.picture(slot, is_shared=is_shared)

    def token(self, slot: int, *, is_shared: bool) -> pygame.FRect:
        """Return the place of the token before a building."""
        return self.ground.token(slot, is_shared=is_shared, size=token_width(self.tile(slot, is_shared=is_shared)))


class LargeCity(PaintedCity):
    """The city of one seat with its gauge, sign and stores around it; it stays clear of the sheet at its foot."""

    def __init__(self, rect: pygame.FRect, sheet: pygame.FRect) -> None:
        self.rect = rect
        unit = min(min(rect.width, rect.height) / 455, 1.15)
        self.ground = self._beside(rect, sheet)
        wide = 52 * unit
        front, side = self.ground.corner, self.ground.side
        low = front[1] - max(0.0, rect.left + wide + _CLEAR - front[0]) / 1.5 * 2.284 - 0.06 * side
        high = min(wide * 0.63, (low - rect.top - 118 * unit) / _SQUARES)
        column = placed(bounded(rect, left=rect.left + 6, bottom=low), wide, _SQUARES * high, 0.0, 1.0)
        drums = _rising(column)
        beside = [around((drum.right + high * 0.42, drum.centery), high * 0.98) for drum in drums]
        crowd = [standing((drum.centerx, drum.top + wide * 0.24), wide * 1.16, wide * 1.16 / 1.2) for drum in drums]
        self.gauge = GaugePlaces(drums, crowd, beside)
        self.track, below = cut(trim(rect, left=8, right=8), Edge.TOP, _TRACK, _BELOW_TRACK)
        """The place of the line to the goal, which shows who is ahead."""
        wide = min(max(236 * unit, _SIGN), below.width - 66 * unit - _SIGN_FREE)
        self.sign = sign = placed(trim(below, right=-4), wide, 52, 1.0, 0.0)
        left = self.gauge.whole.right + 66 * unit
        right = min(sign.right - 118 * unit, left + 260 * unit)
        top, bottom = sign.top + 44 * unit, sign.top + 136 * unit
        behind = self.ground.picture(0, is_shared=False)
        if behind.centery < bottom:  # it would hide the last of them
            right = min(right, behind.left)
        self.caravans = bounded(sign, left=left, right=right, top=top, bottom=bottom)
        self.obelisk = placed(trim(below, top=-3), 56 * unit, 56 * unit, 0.0, 0.0)
        self.obelisk.left = sign.left - 66 * unit
        below_sign = bounded(sign, top=sign.bottom + 8, bottom=rect.bottom)
        cards = placed(below_sign, 96 * unit, 64 * unit, 1.0, 0.0)
        self.seized, self.kept = (fitted(card, _CARD) for card in grid(cards, 2, cards.height, 2, (4 * unit, 0.0)))
        self.home = placed(below, max(40.0, self.obelisk.left - 10 - below.left), 34.0, 0.0, 0.0)
        """The place of the button back from an opponent's city, above its gauge."""
        foot, _ = cut(trim(rect, left=4, bottom=2), Edge.BOTTOM, 36.0)
        self.store, free = cut(foot, Edge.LEFT, max(164 * unit, _STORE), 8)
        self.gains, _ = cut(free, Edge.LEFT, 188 * unit)

    @staticmethod
    def _beside(rect: pygame.FRect, sheet: pygame.FRect) -> Ground:
        """Return the largest city between sign and stores that the sheet does not cover, to the right of its room.

        On broad ground it stands beside sign and stores.
        """
        room = trim(rect, top=min(_SKY, rect.height * 0.22), bottom=_STORES)
        if rect.bottom <= sheet.top and room.width - _WIDTH * ground_in(room).side > _BROAD:
            room = trim(rect, top=_TRACK + _BELOW_TRACK)
        ground = ground_in(room)
        free = room.width - _WIDTH * ground.side
        ground = Ground((ground.corner[0] + min(free * _RIGHTWARD, 40.0), ground.corner[1]), ground.side)
        while _is_below(ground, sheet):
            ground = Ground((ground.corner[0], ground.corner[1] - 0.002 * rect.height), ground.side * 0.992)
        above = ground.at(0, _ROWS)[1] - BEHIND * ground.side - room.top
        return Ground((ground.corner[0], ground.corner[1] - max(0.0, above) * 0.4), ground.side)

    def caravan(self, number: int) -> pygame.FRect:
        """Return where a caravan stands, counted from 0."""
        track = self.caravans
        room = trim(grid(track, 3, track.height, 3)[number], top=(0.06, 0.26, 0.0)[number] * track.height)
        return fitted(cut(room, Edge.TOP, track.height * 0.8)[0], 0.79)


def _is_below(ground: Ground, sheet: pygame.FRect) -> bool:
    """Return whether a sheet would cover a part of a city's plots."""
    return any(sheet.collidepoint(ground.at(_COLUMNS + 0.04, away / 4)) for away in range(4 * _ROWS + 1))


class SmallCity(PaintedCity):
    """An opponent's city on a plate with portrait, head, gauge and resources; where there is room, also its sites."""

    def __init__(self, rect: pygame.FRect) -> None:
        self.rect = rect
        is_stacked = rect.height > rect.width * 1.1
        wide = min(rect.width * _PORTRAIT[is_stacked], (rect.height - 36) / 1.15, _PORTRAIT_MOST)
        self.portrait = placed(rect.inflate(-8, -8), wide, wide * 1.15, 0.0, 0.0)
        """The place of the portrait; below it is room for a few words on the season."""
        left, right, foot = self.portrait.right + 5, rect.right - 4, rect.bottom - 3
        self.head, body = cut(cut(rect, Edge.LEFT, left - rect.left)[1], Edge.TOP, 29, 2)
        body = trim(body, right=4, bottom=3)
        self.notes: pygame.FRect | None = None
        """The place of the sites and their cost, None without room."""
        below = self.standing.bottom + 2
        if is_stacked:
            self.notes = trim(body, left=4, top=4, bottom=body.bottom - self.portrait.bottom)
            rest = trim(rect, left=4, right=4, top=below - rect.top, bottom=3)
            self.goods, body = cut(rest, Edge.TOP, 30.0, 4)
            self.goods = self.goods.inflate(-4, 0)
        elif foot - below >= _GRID_LEAST:
            self.goods = bounded(self.portrait.move(1, 0), top=below, bottom=foot)
        else:
            goods, body = cut(body, Edge.RIGHT, _ASIDE)
            self.goods = goods.inflate(0, -4)
        side = min(body.width / _ACROSS_ALL, body.height / (_DOWN_ALL + _ABOVE))
        free = body.width - side * _ACROSS_ALL
        if free > _NOTES and not is_stacked:
            city = body.left + _COLUMN + side * _ACROSS_ALL + 8
            goods, notes = cut(trim(body, left=city - body.left, right=body.right - right), Edge.LEFT, _ASIDE, 12)
            self.goods, self.notes = goods.inflate(0, -4), notes.inflate(0, -8)
            free = _COLUMN
        low = foot - max(0.0, body.height - side * (_DOWN_ALL + _ABOVE)) / 2
        front = body.left + min(free, _COLUMN + free / 2) + 0.04 * side, low - (3 * _ACROSS[1] + 0.08) * side
        self.ground = Ground(front, side)
        self.cell = side
        under = body.left + _COLUMN - front[0]
        ends = low - 2 if under <= 0.0 else front[1] - under * _STEEP - 0.3 * side
        column = bounded(body, right=body.left + _GAUGE, top=max(body.top + 3, ends - _GAUGE_MOST), bottom=ends)
        self.gauge = upright(column)
        held = placed(trim(column, left=column.width + _FIGURE), 0.9 * side, 0.6 * side, 0.0, 0.0)
        self.kept, self.seized = (fitted(trim(card, right=2), _CARD) for card in grid(held, 2, held.height, 2))
        self.obelisk = placed(self.standing.move(0, -2), 28.0, 28.0, 0.0, 0.0)
        self.gains = self.goods

    @property
    def speech(self) -> pygame.FRect:
        """The upper edge of words beside the portrait, below the head, as a rectangle without height."""
        top = self.head.bottom + 4
        return bounded(self.head, left=self.head.left + _ASIDE_FACE, top=top, bottom=top)

    @property
    def standing(self) -> pygame.FRect:
        """The place of a few words on the seat's season, below the portrait."""
        return cut(self.portrait.move(0, self.portrait.height + 3), Edge.TOP, _STANDING)[0]
