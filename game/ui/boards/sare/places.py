"""Where everything of Sa-Rê lies on the screen: one large city, the others small, the season, the reference board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

import pygame

from game.components.boards import Board, load_board
from game.rules.sare.tables import SPACES
from game.ui.boards.kit.geometry import fitted, slot_in
from game.ui.boards.sare.cities import CityPlaces, GaugePlaces, Ground, LargeCity, SmallCity, token_width, upright
from game.ui.layout import Edge, around, cut, grid, largest_free, placed

_GAP = 8.0
_SPEECH, _TAGS = (280.0, 330.0), 70.0
_ABOVE_LEVEL = 10.0
"""The room between the words beside the workers and the number below them, and above the words."""
_STORY, _OVER_PLOTS, _OVER_PLOTS_TALL = 190.0, 0.4, 0.6
"""The height that a story on the sand needs, and how far it may reach over the farthest plots, in sides of a plot, in
wide and in tall windows.
"""
"""The least and the greatest width of a speech, and the room that the tags beside the gauge take."""
_CITY_SHARE = 0.455
"""The large city's greatest share of the table's width."""
_SEASON_SHARE, _SEASON_HIGH = 0.58, 0.42
"""The season's greatest share of the height beside the large city, and below it."""
_IDLE = 0.15
"""More of the height than this below the large city is put to use."""
_REFERENCE_SHARE = 0.765
"""The reference board's greatest share of the width beside the question; the works have the rest."""
_RIVALS_SHARE = 0.23
"""The height of the opponents, relative to the width of a tall table."""
_PANEL_MOST = 1.9
"""The greatest height of an opponent's panel, relative to its width."""
_PANEL_SHARE = 0.8
"""Its greatest height relative to the large city."""
_WORKS_MOST = 340.0
_STAGE, _STAGE_MORE, _STAGE_MOST = 0.31, 0.13, 470.0
"""The stage's share of the width of a wide table, how much more it takes with its text, and its greatest width; city
and opponents have the rest.
"""
_STRIP = 0.27
"""The height of the opponents above a high table, relative to its width."""
_ACROSS = 1.0
"""Above this ratio of height to width, the stage lies above the city instead of beside it."""
_STAGE_LEAST = 0.74
"""The least width of the stage, relative to its height."""
_BELOW_BAR = 12.0
"""The gap above the stage for things that are raised."""
_UNSEEN_LEAST, _UNSEEN_MOST = 300.0, 400.0
"""The least and the greatest width of the unseen cards beside the others."""
_ALONE = 1.2
"""The width of the count of Horus or Hoshekh, relative to those of the other cards, whose names stand below several."""
_SUPPLY_GAP = 7.0
_SHEET = 310.0
"""The height of the sheet over the painted season, if there is room."""
_COLUMNS = 3
_NOTES = 150.0
_ABOVE_PLATE = 5.0
"""The room between the resources of a board and the sign of its seat."""
_HOME = 34.0
"""The width of the button back from an opponent's city."""
_CARD = 42 / 30
"""The height of a card relative to its width."""
_PLAN = 43 / 40
"""The height of a tile of the supply that lies on the stage, relative to its width."""
_NAMED = 82.0
"""A tile of the supply at least so wide bears its name."""
_TWO = 0.64
"""The size of a tile that shares its space, relative to the space."""


def place_on(plot: pygame.FRect, is_second: bool, is_shared: bool) -> pygame.FRect:
    """Return a tile's place on a plot; two tiles that share it stand at opposite corners."""
    if not is_shared:
        return pygame.FRect(plot).inflate(-plot.width * 0.024, -plot.height * 0.024)
    side = plot.width * _TWO
    if is_second:
        return pygame.FRect(plot.right - side, plot.bottom - side, side, side)
    return pygame.FRect(plot.left, plot.top, side, side)


class BoardPlaces(CityPlaces):
    """A city as a board of twelve squares."""

    def tile(self, slot: int, *, is_shared: bool) -> pygame.FRect:
        """Return the place of a tile; two tiles that share a plot stand at opposite corners."""
        return place_on(self.plot(slot % SPACES), slot >= SPACES, is_shared)

    def token(self, slot: int, *, is_shared: bool) -> pygame.FRect:
        """Return the place of the token on a tile, over its printed resource."""
        tile = self.tile(slot, is_shared=is_shared)
        return around((tile.left + tile.width * 0.8175, tile.top + tile.width * 0.1825), token_width(tile))


class LargeBoard(BoardPlaces):
    """The large city: the places of its Tiled map."""

    def __init__(self, rect: pygame.FRect, board: Board) -> None:
        self.rect = rect
        self.board = board
        squares = [self.slot(f"gauge.{square}") for square in range(7)]
        self.gauge = GaugePlaces(squares, [placed(box, box.width * 0.8, box.width * 0.8) for box in squares])
        self.caravans = self.slot("caravan.0").union(self.slot("caravan.3"))
        self.obelisk, self.store, self.gains = (self.slot(name) for name in ("obelisk", "store", "gains"))
        self.kept, self.seized = (fitted(self.slot(name), _CARD) for name in ("kept", "seized"))
        self.plate = pygame.FRect(rect.left + 8, rect.bottom - 38, rect.width - 16, 29)
        """The sign of the seat, as high on a small board as on a large one."""
        self.gains.height = min(self.gains.height, self.plate.top - _ABOVE_PLATE - self.gains.top)
        self.home = pygame.FRect(rect.right - 8 - _HOME, rect.bottom - 40, _HOME, 34.0)
        """The place of the button back from an opponent's city, in its head."""

    def slot(self, name: str) -> pygame.FRect:
        """Return the place of a slot of the map."""
        return slot_in(self.rect, self.board, name)

    def plot(self, space: int) -> pygame.FRect:
        """Return the place of a plot."""
        return self.slot(f"plot.{space % _COLUMNS}.{space // _COLUMNS}")

    def caravan(self, number: int) -> pygame.FRect:
        """Return the place of a square of the caravan track."""
        box = self.slot(f"caravan.{min(number, 3)}")
        return placed(box, box.width * 0.86, box.width * 0.86)


class SmallBoard(BoardPlaces):
    """An opponent's city as a panel: head, gauge, twelve plots, caravans and cards, and a foot with the resources."""

    def __init__(self, rect: pygame.FRect) -> None:
        self.rect = rect
        self.head = pygame.FRect(rect.left, rect.top, rect.width, 29)
        self.foot = pygame.FRect(rect.left + 6, rect.bottom - 27, rect.width - 12, 24)
        room = pygame.FRect(rect.left + 5, rect.top + 33, rect.width - 10, rect.height - 33 - 31)
        beside = max(44.0, room.width * 0.2)
        column = pygame.FRect(room.left, room.top, min(room.height / 7, 26.0), room.height)
        self.gauge = upright(column)
        self.cell = min((room.width - column.width - 4 - beside) / 3, room.height / 4)
        spare = room.width - column.width - 3 * self.cell - beside
        self.notes: pygame.FRect | None = None
        """The room for words about the city, None without room."""
        if spare > _NOTES:
            self.notes = pygame.FRect(room.right - spare + 22, room.top + 2, spare - 26, room.height - 4)
            room = pygame.FRect(room.left, room.top, room.width - spare + 8, room.height)
            spare = 8.0
        left = column.right + 3 + max(0.0, spare / 2 - 3)
        self._plots = pygame.FRect(left, room.top + (room.height - 4 * self.cell) / 2, 3 * self.cell, 4 * self.cell)
        right = pygame.FRect(self._plots.right + 4, room.top, room.right - self._plots.right - 4, room.height)

        def aside(top: float, share: float) -> pygame.FRect:
            high = right.height * share
            side = min(right.width, high)
            return pygame.FRect(right.centerx - side / 2, right.top + right.height * top, side, high)

        self.obelisk, self.caravans = aside(0.0, 0.23), aside(0.24, 0.24)
        self.kept, self.seized = (fitted(aside(top, 0.24), _CARD) for top in (0.5, 0.76))
        self.gains = self.foot

    def plot(self, space: int) -> pygame.FRect:
        """Return the place of a plot."""
        row, column = divmod(space, _COLUMNS)
        cell = self.cell
        return pygame.FRect(self._plots.left + column * cell + 1, self._plots.top + row * cell + 1, cell - 2, cell - 2)


class Places(ABC):
    """Rectangles in logical pixels for one size of the window; `large` is the seat with the large city.

    Each look has places of its own, because it shows another thing: cities on the banks of a river, or boards.
    """

    is_painted: ClassVar[bool]
    large_city: LargeBoard | LargeCity
    small: Mapping[int, SmallBoard | SmallCity]
    sheet: pygame.FRect
    """The place of a sheet that covers the season; on a broad stage it leaves sun and boat in sight."""
    reference: pygame.FRect
    works: pygame.FRect
    season: pygame.FRect
    season_map: Board

    def __init__(self, table: pygame.FRect, hand: pygame.FRect, large: int) -> None:
        self.table = table
        self.hand = hand
        self.large = large
        self.reference_map = load_board("sa-re-reference")

    def of(self, seat: int) -> LargeBoard | LargeCity | SmallBoard | SmallCity:
        """Return the places of a seat's city, large or small."""
        return self.large_city if seat == self.large else self.small[seat]

    def tile(self, seat: int, slot: int, is_shared: bool) -> pygame.FRect:
        """Return the place of the tile in a slot; with `is_shared` another tile lies on its space."""
        return self.of(seat).tile(slot, is_shared=is_shared)

    def token_of(self, seat: int, slot: int, is_shared: bool) -> pygame.FRect:
        """Return the place of the token on a trade or Port."""
        return self.of(seat).token(slot, is_shared=is_shared)

    def card(self, name: str) -> pygame.FRect:
        """Return the place of a card or zone on the season's board."""
        return slot_in(self.season, self.season_map, name)

    def speech(self, caravans: int, cards: Sequence[pygame.FRect]) -> pygame.FRect | None:
        """Return the upper edge of the speech bubble at the large city, a rectangle without height; None if there is no
        room.

        The bubble keeps clear of the first `caravans` caravans and of `cards`.
        """
        return None

    @property
    def is_across(self) -> bool:
        """Whether the river flows across the table, below the opponents and above the city."""
        return False

    @property
    def is_named(self) -> bool:
        """Whether the tiles of the supply on the stage are large enough for their names."""
        return False

    @abstractmethod
    def stack(self, name: str) -> pygame.FRect:
        """Return the place of a stack of the supply."""

    @abstractmethod
    def token(self, kind: int, at: int, many: int) -> pygame.FRect:
        """Return the place of the `at`th of `many` tokens of a kind in the pool."""

    def left(self, face: int, faces: int) -> pygame.FRect:
        """Return the place of the count of a face's remaining cards."""
        zone = self.card("left")
        wide = zone.width / faces
        return pygame.FRect(zone.left + face * wide, zone.top, wide - 3, zone.height)


class ReadingPlaces(Places):
    """The places in a theme for reading: all cities are boards beside the season's, and the supply lies on a board of
    its own.
    """

    is_painted = False
    large_city: LargeBoard

    def __init__(self, table: pygame.FRect, hand: pygame.FRect, seats: int, large: int) -> None:
        super().__init__(table, hand, large)
        self._lay_boards([seat for seat in range(seats) if seat != large])
        shape = self.reference_map.width_mm / self.reference_map.height_mm
        high = min(hand.height - 4, hand.width * _REFERENCE_SHARE / shape)
        self.reference = pygame.FRect(hand.left, hand.top + (hand.height - high) / 2 - 1, high * shape, high)
        left = self.reference.right + _GAP
        self.works = pygame.FRect(left, self.reference.top, min(hand.right - left, _WORKS_MOST), high)

    def _lay_boards(self, others: list[int]) -> None:
        table = self.table
        city_map = load_board("sa-re")
        self.season_map = load_board("sa-re-season")
        city = city_map.width_mm / city_map.height_mm
        season = self.season_map.width_mm / self.season_map.height_mm
        wide = min(table.height * city, table.width * _CITY_SHARE)
        below = table.height - table.width / season - table.width * _RIVALS_SHARE - 2 * _GAP
        if min(below * city, table.width) > wide:
            self._stack(table, below, city, season)
        elif table.height - wide / city > table.height * _IDLE:
            self._lay_above(table, city, season)
        else:
            self._lay_beside(table, wide, city, season)
        self.large_city = LargeBoard(self._city, city_map)
        self.sheet = self.season
        rows, columns = ([SmallBoard(rect) for rect in self._panels(len(others), is_row=way)] for way in (True, False))
        found = rows if rows[0].cell >= columns[0].cell else columns
        self.small: dict[int, SmallBoard] = dict(zip(others, found, strict=True))

    def _lay_beside(self, table: pygame.FRect, wide: float, city: float, season: float) -> None:
        """Lay the large city on the left, and on its right the opponents above the season.

        `city` and `season` are ratios of width to height.
        """
        self._city = pygame.FRect(table.left, table.top, wide, wide / city)
        _, right = cut(table, Edge.LEFT, wide, _GAP + 2)
        high = min(right.width / season, right.height * _SEASON_SHARE)
        strip, self.rivals = cut(right, Edge.BOTTOM, high, _GAP)
        self.season = fitted(strip, 1 / season)

    def _lay_above(self, table: pygame.FRect, city: float, season: float) -> None:
        """On a nearly square table, lay the large city and the opponents side by side above the season."""
        strip, above = cut(table, Edge.BOTTOM, min(table.width / season, table.height * _SEASON_HIGH), _GAP)
        self.season = fitted(strip, 1 / season)
        wide = min(above.height * city, table.width * _CITY_SHARE)
        self._city = pygame.FRect(table.left, table.top, wide, wide / city)
        _, self.rivals = cut(above, Edge.LEFT, wide, _GAP + 2)

    def _stack(self, table: pygame.FRect, most: float, city: float, season: float) -> None:
        """On a tall table, lay the large city, at most `most` high, above the opponents, and these above the season."""
        wide = min(most * city, table.width)
        self.season, above = cut(table, Edge.BOTTOM, table.width / season, _GAP)
        self._city = pygame.FRect(table.centerx - wide / 2, table.top, wide, wide / city)
        _, self.rivals = cut(above, Edge.TOP, wide / city, _GAP)

    def _panels(self, many: int, *, is_row: bool) -> list[pygame.FRect]:
        """Return the panels of the opponents, side by side or one below another."""
        room = self.rivals
        gaps = _GAP * (many - 1)
        wide = min((room.width - gaps) / many, room.height * 3.0) if is_row else room.width
        most = min(wide * _PANEL_MOST, self._city.height * _PANEL_SHARE)
        high = min(room.height if is_row else (room.height - gaps) / many, most)
        left = room.left + (room.width - (wide * many + gaps if is_row else wide)) / 2
        top = room.top + (room.height - (high if is_row else high * many + gaps)) / 2
        step = (wide + _GAP, 0.0) if is_row else (0.0, high + _GAP)
        return [pygame.FRect(left + at * step[0], top + at * step[1], wide, high) for at in range(many)]

    def stack(self, name: str) -> pygame.FRect:
        """Return the place of a stack of the supply on the reference board."""
        return slot_in(self.reference, self.reference_map, name)

    def token(self, kind: int, at: int, many: int) -> pygame.FRect:
        """Return the place of the `at`th of `many` tokens of a kind in the pool."""
        zone = self.card("pool")
        room = (zone.width - 66) / 3
        side = zone.height * 0.84
        step = min(side + 2, (room - side - 8) / max(1, many - 1))
        left = zone.left + 66 + kind * room + 4 + at * step
        return pygame.FRect(left, zone.centery - side / 2, side, side)


class StagePlaces(Places):
    """The painted look: cities stand on the banks of the river, where the season is played."""

    is_painted = True
    large_city: LargeCity

    def __init__(
        self, table: pygame.FRect, hand: pygame.FRect, seats: int, large: int, *, text_size: float = 1.0
    ) -> None:
        super().__init__(table, hand, large)
        self._unseen: pygame.FRect | None = None
        """The place of the unseen cards on a broad stage."""
        self._set_stage([seat for seat in range(seats) if seat != large], text_size)

    @property
    def is_across(self) -> bool:
        """Whether the river flows across the table, below the opponents and above the city."""
        return self.reference.bottom < self.large_city.rect.top

    def _set_stage(self, others: list[int], text_size: float) -> None:
        """Lay out the viewer's city, the stage on the river where supply and season take turns, and
        the opponents, at the right or, in a high window, above.
        """
        table, hand = self.table, self.hand
        self.season_map = load_board("sa-re-stage")
        self.works = hand
        top = table.top + 2
        foot = hand.top - _GAP
        many = len(others)
        if table.height > table.width:
            high = min(table.width * _STRIP, (foot - top) * 0.28)
            whole = pygame.FRect(table.left, top, table.width, foot - top)
            self.rivals, room = cut(whole, Edge.TOP, high, _GAP)
            if room.height > room.width * _ACROSS:
                self.reference, city = cut(room, Edge.TOP, room.height * 0.44, _GAP)
            else:
                self.reference, city = cut(room, Edge.RIGHT, room.width * 0.46, _GAP)
        else:
            left, high = hand.right + _GAP, foot - table.top - _BELOW_BAR
            share = _STAGE + _STAGE_MORE * (text_size - 1.0)
            wide = min(max(table.width * share, high * _STAGE_LEAST), _STAGE_MOST)
            self.reference = pygame.FRect(hand.right - wide, table.top + _BELOW_BAR, wide, high)
            city = pygame.FRect(table.left, table.top, self.reference.left - _GAP - table.left, table.height)
            self.rivals = pygame.FRect(left, top, table.right - left, foot - top)
        columns = many if table.height > table.width else 1
        high = (self.rivals.height - _GAP * (many // columns - 1)) / (many // columns)
        panels = grid(self.rivals, columns, high, many, (_GAP, _GAP))
        self._lay_season()
        self.large_city = LargeCity(city, hand)
        self.small: dict[int, SmallCity] = {seat: SmallCity(panel) for seat, panel in zip(others, panels, strict=True)}
        stage = self.reference
        down = min(_SHEET * text_size, stage.height + 4)
        across = (
            stage.width if table.width > table.height else max(self.season.width, min(stage.width, 440.0 * text_size))
        )
        self.sheet = placed(stage, across, down, 0.5 if self._unseen is None else 1.0, 1.0)

    def _lay_season(self) -> None:
        """Lay the season on the stage; on a broad stage the unseen cards lie beside the others instead of below."""
        stage, season = self.reference, self.season_map
        self.season = fitted(stage, season.height_mm / season.width_mm)
        scale = stage.height / season.rect("left").y
        wide, beside = season.width_mm * scale, season.rect("left").height * scale
        free = stage.width - wide - 2 * _GAP
        if self.season.width < wide and free > _UNSEEN_LEAST:
            across = min(free, _UNSEEN_MOST)
            left = stage.centerx - (wide + _GAP + across) / 2
            self.season = pygame.FRect(left, stage.top, wide, season.height_mm * scale)
            self._unseen = pygame.FRect(self.season.right + _GAP, stage.centery - beside / 2, across, beside)

    def speech(self, caravans: int, cards: Sequence[pygame.FRect]) -> pygame.FRect | None:
        """Return the upper edge of the speech bubble, below sign and obelisk of the large city, as a rectangle without
        height; None where the river flows across, or if there is no room.

        The bubble keeps clear of the first `caravans` caravans and of `cards`.
        """
        if self.is_across:
            return None
        city = self.large_city
        left = max([city.gauge.whole.right + _TAGS, *(city.caravan(at).right + _GAP for at in range(caravans))])
        right = min([city.sign.right, *(card.left - _GAP for card in cards)])
        wide = min(right - left, _SPEECH[1])
        return pygame.FRect(right - wide, city.obelisk.bottom + 4, wide, 0) if wide >= _SPEECH[0] else None

    def ground_of(self, seat: int) -> Ground:
        """Return the plots of a seat's city."""
        return self.large_city.ground if seat == self.large else self.small[seat].ground

    def card(self, name: str) -> pygame.FRect:
        """Return the place of a card or zone on the season's board."""
        if name == "left" and self._unseen is not None:
            return pygame.FRect(self._unseen)
        return super().card(name)

    def left(self, face: int, faces: int) -> pygame.FRect:
        """Return the place of the count of a face's remaining cards, wider for the last two, which have names alone."""
        zone = self.card("left")
        shares = [1.0] * (faces - 2) + [_ALONE] * 2
        unit = zone.width / sum(shares)
        return pygame.FRect(zone.left + sum(shares[:face]) * unit, zone.top, shares[face] * unit - 3, zone.height)

    @property
    def desert(self) -> pygame.FRect:
        """The sand above the plots of the large city, below its sign and beside its gauge."""
        city = self.large_city
        top, bottom = city.sign.bottom + 3, city.ground.top - 2
        gauge = city.gauge.whole
        left = gauge.left + 2 * gauge.width + 4 if gauge.top < bottom else city.rect.left + 6
        right = self.reference.left if self.reference.left > city.rect.centerx else city.rect.right
        return pygame.FRect(left, top, right - left, bottom - top)

    def level_words(self, level: int, line: float) -> pygame.FRect:
        """Return the place of the number beside the workers at a square of the large city's gauge, and of two lines of
        words above it, each `line` high.
        """
        gauge = self.large_city.gauge
        crowd = gauge.cube(level)
        top = crowd.centery - 0.25 * crowd.height - 2 * line - _ABOVE_LEVEL
        return pygame.FRect(gauge.whole.right, top, _TAGS, crowd.centery + 0.5 * crowd.height - top)

    def sand(self, taken: Sequence[pygame.FRect]) -> pygame.FRect:
        """Return the desert as far as the gauge without the places `taken`; where it is low, it reaches over the
        farthest plots.
        """
        desert, city = self.desert, self.large_city
        over = _OVER_PLOTS if self.table.width > self.table.height else _OVER_PLOTS_TALL
        high = max(desert.height, min(_STORY, desert.height + over * city.ground.side))
        gauge = city.gauge.whole
        left = gauge.right + 4 if gauge.top < desert.top + high else desert.left
        whole = pygame.FRect(left, desert.top, desert.right - left, high)
        return largest_free(whole, [each for each in taken if each.colliderect(whole)])

    def stack(self, name: str) -> pygame.FRect:
        """Return the place of a stack of the supply in a grid on the stage."""
        room, gap = self.reference, _SUPPLY_GAP
        columns = max(range(3, 8), key=lambda many: self._plan_width(many))
        wide, rows = self._plan_width(columns), -(-len(self.reference_map.slots) // columns)
        row, column = divmod(list(self.reference_map.slots).index(name), columns)
        left = room.centerx - (wide * columns + gap * (columns - 1)) / 2
        top = room.centery - (wide * _PLAN * rows + gap * (rows - 1)) / 2
        return pygame.FRect(left + column * (wide + gap), top + row * (wide * _PLAN + gap), wide, wide * _PLAN)

    @property
    def is_named(self) -> bool:
        """Whether the tiles of the supply on the stage are large enough for their names."""
        return max(self._plan_width(many) for many in range(3, 8)) >= _NAMED

    def _plan_width(self, columns: int) -> float:
        """Return the width of a tile of the supply in so many columns."""
        room, gap, rows = self.reference, _SUPPLY_GAP, -(-len(self.reference_map.slots) // columns)
        return min((room.width + gap) / columns - gap, ((room.height + gap) / rows - gap) / _PLAN)

    def token(self, kind: int, at: int, many: int) -> pygame.FRect:
        """Return the place of the `at`th of `many` tokens of a kind in the pool."""
        zone = self.card("pool")
        room = zone.width / 3
        side = min(zone.height * 0.95, room / 2.4)
        step = min(side * 0.8, (room - side - 8) / max(1, many - 1))
        left = zone.left + (kind + 0.5) * room - (side + step * (many - 1)) / 2 + at * step
        return pygame.FRect(left, zone.bottom - side, side, side)
