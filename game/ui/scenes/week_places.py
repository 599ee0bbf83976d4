"""The places of a week on the river: seven landing places, of which today's is near, with the boat beside it.

Lengths named in a table here are those of a window of 1920 by 1080, and are multiplied by its scale.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.match.week import DAYS
from game.ui.drawing.text import Typesetter
from game.ui.layout import around, bounded, placed, trim
from game.ui.scenes.week_looks import DAY
from game.ui.window.display import Point, Size

HORIZON, TALL_HORIZON = 0.5, 0.25
"""The distance of the horizon from the top in the two paintings, as a share of their height."""
_WIDTHS = (214.0, 228.0, 206.0, 188.0, 172.0, 158.0, 146.0, 136.0)
"""The width of a board by its distance from today in days, where a day to come is one further off: those passed step
down from the far shore to the boat.
"""
_SHORES = (180.0, 132.0, 86.0, 50.0, 20.0, 2.0, 0.0, 0.0)
"""The height of its islet below the horizon, likewise."""
_TALL_SHORES = (0.0, 104.0, 88.0, 76.0, 68.0, 62.0, 60.0)
_BETWEEN, _MARGIN, _NEAREST = 16.0, 30.0, 20.0
"""The room between two boards, at the sides of the window, and between the boat and what is below."""
_BOARD, _LANDING, _FLOWER, _RING = (1.13, 1.213), (1.47, 1.08), (0.66, 0.513), (0.86, 0.33)
"""The sizes of the sprites in widths of a board's picture."""
_SAND = 118 / 294
"""The height of the middle of an islet in the picture of a landing place, as a share."""
_AFLOAT, _BESIDE = 0.58, 0.62
"""How far the flower lies before the islet, in widths of the board; today's lies beside the jetty."""
_ABREAST, _AFORE = 0.76, 0.66
"""How far the middle of an islet stays above what is below, in widths of its board: today's, and another's."""
_BOAT = (600.0, 573.0)
_WATER_LINE = 0.94
"""The share of the boat's picture above the water."""
_ABEAM, _LEAD = 168.0, 52.0
"""How far the boat lies before today's board, and the room for flower and lantern at the board's left."""
_STEP, _SAG, _LANE = 27.0, 12.0, 0.8
"""The distance of two lights on the water, how far their line sags, and where it passes today's board in a tall window,
relative to the board's distance from the left.
"""


@dataclass(frozen=True, slots=True)
class LandingPlace:
    """The place of a day: the middle of its islet, its width (that of the picture on its board), and the side on which
    today lies: -1 is left, 1 right, and 0 means that it is today itself.
    """

    at: Point
    width: float
    side: int

    @property
    def board(self) -> pygame.FRect:
        """The board with its posts."""
        return self._sprite(_BOARD, self.at[1] + 2, down=1.0)

    @property
    def picture(self) -> pygame.FRect:
        """The picture on the board and the name below it."""
        board = self.board
        frame = trim(board, left=board.width * 0.049, top=board.height * 0.038)
        return placed(frame, self.width, self.width * 0.833, 0.0, 0.0)

    @property
    def ground(self) -> pygame.FRect:
        """The islet with its jetty."""
        return self._sprite(_LANDING, self.at[1], down=_SAND)

    @property
    def afloat(self) -> Point:
        """The point on the water where the day's flower floats."""
        if not self.side:
            return self.at[0] - self.width * 0.5, self.at[1] + self.width * _BESIDE
        return self.at[0] + self.side * self.width * 0.06, self.at[1] + self.width * _AFLOAT

    @property
    def flower(self) -> pygame.FRect:
        """The flower on its leaf."""
        return around(self.afloat, self.width * _FLOWER[0], self.width * _FLOWER[1], down=0.78)

    @property
    def ring(self) -> pygame.FRect:
        """The ring around the leaf."""
        x, y = self.afloat
        return around((x, y + self.width * 0.01), self.width * _RING[0], self.width * _RING[1])

    def _sprite(self, size: tuple[float, float], y: float, down: float) -> pygame.FRect:
        return around((self.at[0], y), self.width * size[0], self.width * size[1], down=down)

    def whole(self, label: float) -> pygame.FRect:
        """Return the place of everything that belongs to the day, with a label of height `label` above the board."""
        board, flower = self.board, self.flower
        return bounded(board.union(flower), top=board.top - label, bottom=flower.bottom)


@dataclass(frozen=True, slots=True)
class WeekPlaces:
    """Where everything is: the landing places from Monday on, the boat, and the lights of the course up to the boat
    (`past`) and beyond it (`ahead`).
    """

    landings: tuple[LandingPlace, ...]
    boat: pygame.FRect
    past: tuple[pygame.FRect, ...]
    ahead: tuple[pygame.FRect, ...]
    label: float
    """The height of a day's name above its board."""
    is_tall: bool

    def place_of(self, day: int) -> pygame.FRect:
        """Return the rectangle in which the day with a number, 0 for Monday, can be pressed."""
        return self.landings[day].whole(self.label)


def week_places(size: Size, top: float, floor: float, today: int, types: Typesetter) -> WeekPlaces:
    """Return the places in a window between `top` and `floor`; `today` is 0 for Monday.

    In a window taller than wide, all other days lie in one row, and the boat below them.
    """
    label = types.line_height(DAY) + 4
    if size[1] > size[0]:
        return _tall(size, top, floor, today, label)
    scale = min(size[1] / 1080, floor / 840)
    wanted = sum(_WIDTHS[_away(day, today)] + _BETWEEN for day in range(DAYS)) + _LEAD + _BOAT[0] - _ABEAM
    room = size[0] - 2 * _MARGIN * scale
    scale = min(scale, room / wanted)
    spare = (room - wanted * scale) / (DAYS + 1)
    horizon = size[1] * HORIZON
    deep = (floor - _NEAREST - horizon) / (837 - 540)
    boat_low = floor - _NEAREST * scale
    left = _MARGIN * scale + spare
    landings: list[LandingPlace] = []
    boat = pygame.FRect()
    for day in range(DAYS):
        away = _away(day, today)
        left += 0 if away else _LEAD * scale
        wide = _WIDTHS[away] * scale
        side = (today > day) - (today < day)
        y = horizon + _SHORES[away] * deep
        lowest = top + label + 1.24 * wide
        y = min(y, floor - (_AFORE if away else _ABREAST) * wide)
        landings.append(LandingPlace((left + wide / 2, max(y, lowest)), wide / 1.13, side))
        left += wide + _BETWEEN * scale + spare
        if day == today:
            beam, high = _BOAT[0] * scale, _BOAT[1] * scale
            start = landings[-1].at[0] + wide / 2 - _ABEAM * scale
            boat = around((start, boat_low), beam, high, 0.0, _WATER_LINE)
            left = boat.right + _BETWEEN * scale + spare
    return _with_course(landings, boat, today, size[0], scale, label, is_tall=False)


def _away(day: int, today: int) -> int:
    """Return how far off a day is shown."""
    return abs(day - today) + (day > today)


def _tall(size: Size, top: float, floor: float, today: int, label: float) -> WeekPlaces:
    others = [day for day in range(DAYS) if day != today]
    scale = size[0] / 900
    wide = (size[0] - 2 * _MARGIN) / len(others) - 8
    horizon = size[1] * TALL_HORIZON
    by_day: dict[int, LandingPlace] = {}
    for column, day in enumerate(others):
        x = _MARGIN + (wide + 8) * (column + 0.5)
        y = horizon + _TALL_SHORES[min(abs(day - today), 6)] * scale * 0.9
        by_day[day] = LandingPlace((x, max(y, top + label + 1.3 * wide)), wide / 1.13, (today > day) - (today < day))
    lowest = max(each.flower.bottom for each in by_day.values())
    high = min((floor - _NEAREST - lowest) / _WATER_LINE, _BOAT[1] * scale)
    beam = high * _BOAT[0] / _BOAT[1]
    board = min(210 * scale, (floor - _NEAREST - lowest - label - _BETWEEN) / 1.86)
    start = (size[0] - beam - board * 0.55) / 2 + board * 0.55
    boat = around((start, floor - _NEAREST), beam, high, 0.0, _WATER_LINE)
    by_day[today] = LandingPlace((start - board * 0.02, floor - _NEAREST - board * 0.62), board / 1.13, 0)
    return _with_course([by_day[day] for day in range(DAYS)], boat, today, size[0], scale, label, is_tall=True)


def _with_course(
    landings: Sequence[LandingPlace], boat: pygame.FRect, today: int, width: float, scale: float, label: float, *,
    is_tall: bool,
) -> WeekPlaces:  # fmt: skip
    """Return the places with the course that leads past all flowers to the boat, and on from it: in a tall window in
    wide bows beside board and boat, of which it fills the water.
    """
    stern = boat.left + boat.width * 0.04, boat.bottom - boat.height * 0.05
    bow = boat.right - boat.width * 0.02, boat.bottom - boat.height * 0.08
    before = [landing.afloat for landing in landings[:today]]
    after = [landing.afloat for landing in landings[today + 1 :]]
    left = landings[today].board.left * _LANE if is_tall else math.inf
    right = (boat.right + width) / 2 if is_tall else -math.inf
    past = (*_lights(before, scale), *_lights([*before[-1:], stern], scale, most=left))
    ahead = (*_lights([bow, *after[:1]], scale, least=right), *_lights(after, scale))
    return WeekPlaces(tuple(landings), boat, past, ahead, label, is_tall)


def _lights(
    points: Sequence[Point], scale: float, *, least: float = -math.inf, most: float = math.inf
) -> Iterator[pygame.FRect]:
    """Yield lights along a line through points; each piece of it sags, and its middle is bent to between `least` and
    `most` from the left.
    """
    for (x1, y1), (x2, y2) in pairwise(points):
        middle = (x1 + x2) / 2
        bow = min(max(middle, least), most) - middle
        many = max(2, int((max(abs(x2 - x1), abs(y2 - y1)) + abs(bow)) / (_STEP * scale)))
        for number in range(1, many):
            share = number / many
            x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + 4 * share * (1 - share) * _SAG * scale
            x += 4 * share * (1 - share) * bow
            yield around((x, y), 26 * scale, 13 * scale)
