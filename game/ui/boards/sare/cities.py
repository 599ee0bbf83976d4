"""Cities in parallel projection, as the painted buildings of Sa-Rê stand: one large, the others small."""

from __future__ import annotations

import pygame

from game.rules.sare.tables import SPACES
from game.ui.boards.geometry import around, fitted, square_in
from game.ui.boards.sare.gauge_places import GaugePlaces, upright

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
_PLOT = (0.9, 0.56)
"""The size of a plot's clickable area, in sides; neighbours do not touch."""
_COLUMNS, _ROWS = 3, 4
_CARD = 42 / 30
_ASIDE = 52.0
"""The room for words beside a small city."""


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

    def middle(self, space: int) -> tuple[float, float]:
        """Return the middle of a plot."""
        row, column = divmod(space % SPACES, _COLUMNS)
        return self.at(column + 0.5, _ROWS - row - 0.5)

    def plot(self, space: int) -> pygame.FRect:
        """Return the clickable area of a plot."""
        x, y = self.middle(space)
        wide, high = _PLOT[0] * self.side, _PLOT[1] * self.side
        return pygame.FRect(x - wide / 2, y - high / 2, wide, high)

    def outline(self, space: int, within: float = 0.07) -> list[tuple[float, float]]:
        """Return the corners of a plot, moved inwards by `within`."""
        near, far = within, 1 - within
        return self._within(space, (near, near), (far, near), (far, far), (near, far))

    def front(self, space: int) -> list[tuple[float, float]]:
        """Return the part of a plot's outline in front of its building, as an open line."""
        near, far, back = 0.07, 0.93, 0.4
        return self._within(space, (near, back), (near, near), (far, near), (far, back))

    def _within(self, space: int, *places: tuple[float, float]) -> list[tuple[float, float]]:
        row, column = divmod(space % SPACES, _COLUMNS)
        return [self.at(column + across, _ROWS - 1 - row + away) for across, away in places]

    def picture(self, slot: int, *, is_shared: bool) -> pygame.FRect:
        """Return the place of the picture of a slot's building."""
        x, y = self.middle(slot)
        wide = self.side * _PICTURE
        if is_shared:
            across, away = _APART[slot >= SPACES]
            x += (across * _ACROSS[0] + away * _AWAY[0]) * self.side
            y += (across * _ACROSS[1] + away * _AWAY[1]) * self.side
            wide *= _SHARED
        return pygame.FRect(x - wide * _FOOT[0], y - wide * _FOOT[1], wide, wide)

    @property
    def streets(self) -> pygame.FRect:
        """Return the place of the picture of the streets."""
        wide, high, left, top = (value * self.side for value in _STREETS)
        return pygame.FRect(self.corner[0] - left, self.corner[1] - top, wide, high)


def _ground(room: pygame.FRect, above: float) -> Ground:
    """Return the largest city at the foot of a room; its buildings at the back are `above` sides high."""
    side = min(room.width / _WIDTH, room.height / (_DEPTH + above))
    left = room.centerx - _WIDTH * side / 2 + 0.08 * side
    return Ground((left, room.bottom - (3 * _ACROSS[1] + 0.12) * side), side)


class LargeCity:
    """The city of one seat with its gauge, sign and stores around it."""

    def __init__(self, rect: pygame.FRect) -> None:
        self.rect = rect
        self.ground = _ground(pygame.FRect(rect.left, rect.top + 20, rect.width, rect.height - 22), 0.7)
        unit = min(rect.width, rect.height) / 455
        wide = 52 * unit
        front, side = self.ground.corner, self.ground.side
        low = front[1] - max(0.0, rect.left + wide + 8 - front[0]) / 1.5 * 2.284 - 0.06 * side
        high = min(wide * 0.63, (low - rect.top - 30 * unit) / 7)
        drums = [pygame.FRect(rect.left + 6, low - square * high, wide, high) for square in range(1, 8)]
        beside = [around((drum.right + high * 0.42, drum.centery), high * 0.98) for drum in drums]
        self.gauge = GaugePlaces(drums, beside)
        self._unit = unit
        self.sign = pygame.FRect(rect.right - 250 * unit, rect.top + 4, 250 * unit, 29.0)

    def plot(self, space: int) -> pygame.FRect:
        """Return the clickable area of a plot."""
        return self.ground.plot(space)

    def tile(self, slot: int, *, is_shared: bool) -> pygame.FRect:
        """Return the place of a building's picture."""
        return self.ground.picture(slot, is_shared=is_shared)

    def caravan(self, number: int) -> pygame.FRect:
        """Return a halt of the caravan."""
        track, number = self.caravans, min(number, 3)
        return square_in(pygame.FRect(track.left + number * track.width / 4, track.top, track.width / 4, track.height))

    @property
    def caravans(self) -> pygame.FRect:
        """Return the whole track of the caravan."""
        unit = self._unit
        return pygame.FRect(self.rect.right - 144 * unit, self.sign.bottom + 9, 140 * unit, 36 * unit)

    @property
    def obelisk(self) -> pygame.FRect:
        """Return the place of the obelisk."""
        unit = self._unit
        return pygame.FRect(self.caravans.left - 50 * unit, self.sign.bottom + 4, 46 * unit, 46 * unit)

    def _held(self, at: int) -> pygame.FRect:
        unit = self._unit
        left = self.gauge.whole.right + (26 + 44 * at) * unit
        return fitted(pygame.FRect(left, self.rect.top + 22, 40 * unit, 56 * unit), _CARD)

    @property
    def kept(self) -> pygame.FRect:
        """Return the card a Temple keeps."""
        return self._held(0)

    @property
    def seized(self) -> pygame.FRect:
        """Return the card a Palace took."""
        return self._held(1)

    @property
    def store(self) -> pygame.FRect:
        """Return the place of the Warehouses' contents."""
        return pygame.FRect(self.rect.left + 4, self.rect.bottom - 40, 216 * self._unit, 36.0)

    @property
    def gains(self) -> pygame.FRect:
        """Return the place of this season's gains."""
        high = 130 * self._unit
        return pygame.FRect(self.rect.right - 68 * self._unit, self.rect.bottom - high - 22, 66 * self._unit, high)


class SmallCity:
    """An opponent's city on a plate: head, gauge, plots, and a column with obelisk, caravans and resources."""

    notes: pygame.FRect | None = None

    def __init__(self, rect: pygame.FRect) -> None:
        self.rect = rect
        self.head = pygame.FRect(rect.left, rect.top, rect.width, 29)
        body = pygame.FRect(rect.left + 4, rect.top + 33, rect.width - 8, rect.height - 37)
        self.ground = _ground(pygame.FRect(body.left, body.top, body.width - _ASIDE, body.height), 0.42)
        self.cell = side = self.ground.side
        foot = self.ground.corner[1] - 0.1 * side
        high = min(foot - body.top, 3.2 * side)
        column = pygame.FRect(body.left, foot - high, 20.0, high)
        self.gauge = upright(column)
        tall = min(body.height, 170.0)
        self._column = pygame.FRect(body.right - _ASIDE - 4, body.bottom - tall, _ASIDE + 4, tall)
        self._held = pygame.FRect(body.left + 26, foot - high, 0.9 * side, 0.6 * side)
        free = pygame.FRect(rect.left + 12, body.top + 4, rect.width - 24, min(column.top, self._column.top))
        free.height -= body.top + 10
        if free.height > 84:
            self.notes = free

    def plot(self, space: int) -> pygame.FRect:
        """Return the clickable area of a plot."""
        return self.ground.plot(space)

    def tile(self, slot: int, *, is_shared: bool) -> pygame.FRect:
        """Return the place of a building's picture."""
        return self.ground.picture(slot, is_shared=is_shared)

    @property
    def obelisk(self) -> pygame.FRect:
        """Return the place of the obelisk."""
        side = min(26.0, self._column.height * 0.24)
        return pygame.FRect(self._column.left, self._column.top, side, side)

    @property
    def caravans(self) -> pygame.FRect:
        """Return the place of the caravans."""
        left = self.obelisk.right + 2
        return pygame.FRect(left, self._column.top, self._column.right - left, self.obelisk.height)

    @property
    def foot(self) -> pygame.FRect:
        """Return the place of the resource counts."""
        top = self.obelisk.bottom + 3
        return pygame.FRect(self._column.left, top, self._column.width, self._column.bottom - top)

    @property
    def gains(self) -> pygame.FRect:
        """Return the place of the resource counts."""
        return self.foot

    def _card(self, at: int) -> pygame.FRect:
        held = self._held
        return fitted(pygame.FRect(held.left + at * held.width / 2, held.top, held.width / 2 - 2, held.height), _CARD)

    @property
    def kept(self) -> pygame.FRect:
        """Return the card a Temple keeps."""
        return self._card(0)

    @property
    def seized(self) -> pygame.FRect:
        """Return the card a Palace took."""
        return self._card(1)
