"""Where everything of Sa-Rê lies on the screen: one large city, the others small, the season, the reference board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

import pygame

from game.components.boards import Board, load_board
from game.rules.sare.tables import SPACES
from game.ui.boards.kit.geometry import fitted, slot_in
from game.ui.boards.sare.city_places import CityPlaces, GaugePlaces, Ground, LargeCity, SmallCity, token_width, upright
from game.ui.layout import Edge, abreast, around, bounded, cut, grid, largest_free, placed, trim

_GAP = 8.0
_SPEECH, _TAGS = (280.0, 330.0), 70.0
"""The least and the greatest width of a speech, and the room that the tags beside the gauge take."""
_ABOVE_LEVEL = 10.0
"""The room between the words beside the workers and the number below them, and above the words."""
_STORY, _OVER_PLOTS, _OVER_PLOTS_TALL = 190.0, 0.4, 0.6
"""The height that a story on the sand needs, and how far it may reach over the farthest plots, in sides of a plot, in
wide and in tall windows.
"""
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
_PANEL_WIDE, _PANEL_MOST = 3.0, 1.9
"""The greatest width of an opponent's panel in a row, relative to the height of the row, and the greatest height of any
panel, relative to its width.
"""
_PANEL_SHARE = 0.8
"""Its greatest height relative to the large city."""
_WORKS_MOST = 340.0
_STAGE, _STAGE_MORE, _STAGE_MOST = 0.31, 0.13, 470.0
"""The stage's share of the width of a wide table, how much more it takes with its text, and its greatest width; city
and opponents have the rest.
"""
_STRIP, _STRIP_MOST = 0.27, 0.28
"""The height of the opponents above a high table, relative to its width, and the most of the height above the hand."""
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
_SUPPLY_GAP, _UNSEEN_GAP = 7.0, 3.0
"""The gaps between two tiles of the supply on the stage, and between the counts of two kinds of unseen cards."""
_POOL_NAME = 66.0
"""The room for the name of the pool on the board of the season."""
_SHEET = 310.0
"""The height of the sheet over the painted season, if there is room."""
_COLUMNS, _ROWS = 3, SPACES // 3
_HEAD, _FOOT = 29.0, 24.0
"""The height of the sign of a seat on its board, and of the resources below a small one."""
_BESIDE, _BESIDE_LEAST, _COLUMN_MOST = 0.2, 44.0, 26.0
"""The share of a small board's width for caravans and cards beside the plots, the least width, and the greatest one of
its gauge.
"""
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
        return plot.inflate(-plot.width * 0.024, -plot.height * 0.024)
    side, corner = plot.width * _TWO, float(is_second)
    return placed(plot, side, side, corner, corner)


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
        self.plate, _ = cut(trim(rect, left=8, right=8, bottom=9), Edge.BOTTOM, _HEAD)
        """The sign of the seat, as high on a small board as on a large one."""
        self.gains.height = min(self.gains.height, self.plate.top - _ABOVE_PLATE - self.gains.top)
        self.home = placed(trim(rect, right=8, bottom=6), _HOME, _HOME, 1.0, 1.0)
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
        self.head, below = cut(rect, Edge.TOP, _HEAD, 4)
        self.foot, room = cut(trim(below, left=6, right=6, bottom=3), Edge.BOTTOM, _FOOT, 4)
        room = room.inflate(2, 0)
        beside = max(_BESIDE_LEAST, room.width * _BESIDE)
        column, _ = cut(room, Edge.LEFT, min(room.height / 7, _COLUMN_MOST))
        self.gauge = upright(column)
        self.cell = min((room.width - column.width - 4 - beside) / _COLUMNS, room.height / _ROWS)
        spare = room.width - column.width - _COLUMNS * self.cell - beside
        self.notes: pygame.FRect | None = None
        """The room for words about the city, None without room."""
        if spare > _NOTES:
            notes, _ = cut(room, Edge.RIGHT, spare)
            self.notes = trim(notes, left=22, right=4, top=2, bottom=2)
            room, spare = trim(room, right=spare - 8), 8.0
        plots = trim(room, left=column.width + max(3.0, spare / 2))
        plots = placed(plots, _COLUMNS * self.cell, _ROWS * self.cell, 0.0)
        self._plots = [each.inflate(-2, -2) for each in grid(plots, _COLUMNS, self.cell, SPACES)]
        right = trim(room, left=plots.right + 4 - room.left)

        def aside(top: float, share: float) -> pygame.FRect:
            high = right.height * share
            return placed(trim(right, top=right.height * top), min(right.width, high), high, 0.5, 0.0)

        self.obelisk, self.caravans = aside(0.0, 0.23), aside(0.24, 0.24)
        self.kept, self.seized = (fitted(aside(top, 0.24), _CARD) for top in (0.5, 0.76))
        self.gains = self.foot

    def plot(self, space: int) -> pygame.FRect:
        """Return the place of a plot."""
        return self._plots[space].copy()


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
        return trim(grid(zone, faces, zone.height, faces)[face], right=_UNSEEN_GAP)


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
        self.reference = placed(hand.move(0, -1), high * shape, high, 0.0)
        beside = trim(hand, left=self.reference.width + _GAP)
        self.works = placed(beside.move(0, -1), min(beside.width, _WORKS_MOST), high, 0.0)

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
        self._city = placed(table, wide, wide / city, 0.0, 0.0)
        _, right = cut(table, Edge.LEFT, wide, _GAP + 2)
        high = min(right.width / season, right.height * _SEASON_SHARE)
        strip, self.rivals = cut(right, Edge.BOTTOM, high, _GAP)
        self.season = fitted(strip, 1 / season)

    def _lay_above(self, table: pygame.FRect, city: float, season: float) -> None:
        """On a nearly square table, lay the large city and the opponents side by side above the season."""
        strip, above = cut(table, Edge.BOTTOM, min(table.width / season, table.height * _SEASON_HIGH), _GAP)
        self.season = fitted(strip, 1 / season)
        wide = min(above.height * city, table.width * _CITY_SHARE)
        self._city = placed(table, wide, wide / city, 0.0, 0.0)
        _, self.rivals = cut(above, Edge.LEFT, wide, _GAP + 2)

    def _stack(self, table: pygame.FRect, most: float, city: float, season: float) -> None:
        """On a tall table, lay the large city, at most `most` high, above the opponents, and these above the season."""
        wide = min(most * city, table.width)
        self.season, above = cut(table, Edge.BOTTOM, table.width / season, _GAP)
        self._city = placed(table, wide, wide / city, 0.5, 0.0)
        _, self.rivals = cut(above, Edge.TOP, wide / city, _GAP)

    def _panels(self, many: int, *, is_row: bool) -> list[pygame.FRect]:
        """Return the panels of the opponents, side by side or one below another."""
        room, (columns, rows) = self.rivals, (many, 1) if is_row else (1, many)
        across, down = _GAP * (columns - 1), _GAP * (rows - 1)
        wide = min((room.width - across) / many, room.height * _PANEL_WIDE) if is_row else room.width
        most = min(wide * _PANEL_MOST, self._city.height * _PANEL_SHARE)
        high = min((room.height - down) / rows, most)
        taken = placed(room, wide * columns + across, high * rows + down)
        return grid(taken, columns, high, many, (_GAP, _GAP))

    def stack(self, name: str) -> pygame.FRect:
        """Return the place of a stack of the supply on the reference board."""
        return slot_in(self.reference, self.reference_map, name)

    def token(self, kind: int, at: int, many: int) -> pygame.FRect:
        """Return the place of the `at`th of `many` tokens of a kind in the pool."""
        zone = trim(self.card("pool"), left=_POOL_NAME)
        room = grid(zone, 3, zone.height, 3)[kind].inflate(-8, 0)
        side = zone.height * 0.84
        step = min(side + 2, (room.width - side) / max(1, many - 1))
        return abreast(placed(room, room.width, side), [side] * many, step - side, 0.0)[at]


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
        whole = trim(table, top=2, bottom=table.bottom - hand.top + _GAP)
        many = len(others)
        if table.height > table.width:
            self.rivals, room = cut(whole, Edge.TOP, min(table.width * _STRIP, whole.height * _STRIP_MOST), _GAP)
            if room.height > room.width * _ACROSS:
                self.reference, city = cut(room, Edge.TOP, room.height * 0.44, _GAP)
            else:
                self.reference, city = cut(room, Edge.RIGHT, room.width * 0.46, _GAP)
        else:
            self.rivals = trim(whole, left=hand.right + _GAP - table.left)
            share, high = _STAGE + _STAGE_MORE * (text_size - 1.0), whole.bottom - table.top - _BELOW_BAR
            wide = min(max(table.width * share, high * _STAGE_LEAST), _STAGE_MOST)
            stage, city = cut(trim(table, right=table.right - hand.right), Edge.RIGHT, wide, _GAP)
            self.reference = placed(trim(stage, top=_BELOW_BAR), wide, high, 0.0, 0.0)
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
            board, unseen = abreast(stage, (wide, across), _GAP)
            self.season = placed(board, wide, season.height_mm * scale, 0.0, 0.0)
            self._unseen = placed(unseen, across, beside)

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
        wide, top = min(right - left, _SPEECH[1]), city.obelisk.bottom + 4
        return bounded(city.sign, left=right - wide, right=right, top=top, bottom=top) if wide >= _SPEECH[0] else None

    def ground_of(self, seat: int) -> Ground:
        """Return the plots of a seat's city."""
        return self.large_city.ground if seat == self.large else self.small[seat].ground

    def card(self, name: str) -> pygame.FRect:
        """Return the place of a card or zone on the season's board."""
        if name == "left" and self._unseen is not None:
            return self._unseen.copy()
        return super().card(name)

    def left(self, face: int, faces: int) -> pygame.FRect:
        """Return the place of the count of a face's remaining cards, wider for the last two, which have names alone."""
        zone = self.card("left")
        shares = [1.0] * (faces - 2) + [_ALONE] * 2
        return trim(abreast(zone, [zone.width * share / sum(shares) for share in shares], 0.0)[face], right=_UNSEEN_GAP)

    @property
    def desert(self) -> pygame.FRect:
        """The sand above the plots of the large city, below its sign and beside its gauge."""
        city = self.large_city
        top, bottom = city.sign.bottom + 3, city.ground.top - 2
        gauge = city.gauge.whole
        left = gauge.left + 2 * gauge.width + 4 if gauge.top < bottom else city.rect.left + 6
        right = self.reference.left if self.reference.left > city.rect.centerx else city.rect.right
        return bounded(city.rect, left=left, right=right, top=top, bottom=bottom)

    def level_words(self, level: int, line: float) -> pygame.FRect:
        """Return the place of the number beside the workers at a square of the large city's gauge, and of two lines of
        words above it, each `line` high.
        """
        gauge = self.large_city.gauge
        crowd, left = gauge.cube(level), gauge.whole.right
        top = crowd.top + 0.25 * crowd.height - 2 * line - _ABOVE_LEVEL
        return bounded(crowd, left=left, right=left + _TAGS, top=top)

    def sand(self, taken: Sequence[pygame.FRect]) -> pygame.FRect:
        """Return the desert as far as the gauge without the places `taken`; where it is low, it reaches over the
        farthest plots.
        """
        desert, city = self.desert, self.large_city
        over = _OVER_PLOTS if self.table.width > self.table.height else _OVER_PLOTS_TALL
        high = max(desert.height, min(_STORY, desert.height + over * city.ground.side))
        gauge = city.gauge.whole
        left = gauge.right + 4 if gauge.top < desert.top + high else desert.left
        whole = bounded(desert, left=left, bottom=desert.top + high)
        return largest_free(whole, [each for each in taken if each.colliderect(whole)])

    def stack(self, name: str) -> pygame.FRect:
        """Return the place of a stack of the supply in a grid on the stage."""
        room, gap = self.reference, _SUPPLY_GAP
        columns = max(range(3, 8), key=lambda many: self._plan_width(many))
        names, wide = list(self.reference_map.slots), self._plan_width(columns)
        rows, high = -(-len(names) // columns), wide * _PLAN
        taken = placed(room, wide * columns + gap * (columns - 1), high * rows + gap * (rows - 1))
        return grid(taken, columns, high, len(names), (gap, gap))[names.index(name)]

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
        room = grid(zone, 3, zone.height, 3)[kind]
        side = min(zone.height * 0.95, room.width / 2.4)
        step = min(side * 0.8, (room.width - side - 8) / max(1, many - 1))
        return abreast(placed(room, room.width, side, down=1.0), [side] * many, step - side)[at]
