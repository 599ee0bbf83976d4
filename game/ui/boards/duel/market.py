"""The market of the duel as a place: square, dais, cloths, canal, and the Ankh's beam that sweeps over it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.rules.core.bits import members
from game.rules.duel.geometry import STEPS
from game.rules.duel.state import DuelState
from game.ui.boards.duel.layout import Layout, square_id
from game.ui.boards.duel.places import SIDE, Places
from game.ui.boards.kit.painting import CORNER, UNLIT, Brush, Painted
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.faces import FacePainter
from game.ui.layout import around, bounded, placed

BEAM = 1.08
"""The width of the beam, relative to the side of a square."""
LONG = 1160 / 1000
"""The length of the beam, relative to the side of the dais."""
GLOW = 2.1
"""The width of the light below the Ankh, relative to the side of a square."""
_SQUARE = "duel/square"
_BELOW_DAIS = 4.0
"""How far the canal reaches below the edge of the dais."""
ON_TILES = 90
"""The strength of the Ankh's light on tiles, out of 255."""


def paint_market(canvas: Canvas, brush: Brush, places: Places) -> Iterator[None]:
    """Draw everything that never changes in a match, in steps."""
    dais = places.dais
    market: list[Painted] = [
        ("canal", _across(canvas, places), ()),
        ("bridge", places.bridge, ()),
        ("dais", placed(dais, dais.width * 1.04, dais.height * 1.044, 0.0, 0.0), ()),
    ]
    cloths: list[Painted] = [("cloth", _with_shadow(places.seat(seat)), (("seat", seat + 1),)) for seat in range(2)]
    if places.shelf.height:
        cloths.append(("dark-cloth", places.shelf, ()))
    paint = _paint_market(canvas, brush, places, market, cloths)
    if not canvas.theme.is_painted:
        return paint
    return brush.read_ahead(canvas, [*market, *cloths], paint, {_SQUARE: canvas.size[0]})


def _paint_market(
    canvas: Canvas, brush: Brush, places: Places, market: Iterable[Painted], cloths: Iterable[Painted]
) -> Iterator[None]:
    canvas.paint_backdrop(_SQUARE)
    if canvas.theme.is_painted:
        for name, rect, extra in market:
            yield
            brush.spread(canvas, name, rect, extra)
        yield
        for orientation in range(len(STEPS)):  # ready before the Ankh turns that way while something moves
            _beam(canvas, brush, places.dais, places.square(0), orientation)
        _glow(canvas, brush, places.square(0))
    else:
        for board, rect in ((places.map, places.board), (places.supply_map, places.supply)):
            yield
            canvas.inlay(brush.painter.board(board, canvas.display.px_rect(rect).width), rect)
    for name, rect, extra in cloths:
        yield
        brush.spread(canvas, name, rect, extra)


def _with_shadow(rect: pygame.FRect) -> pygame.FRect:
    """Return the place of the picture of a cloth: 850 by 302 units, of which 834 by 282 are without its shadow."""
    return placed(rect, rect.width * 850 / 834, rect.height * 302 / 282, 0.0, 0.0)


def _across(canvas: Canvas, places: Places) -> pygame.FRect:
    """Return the place of the canal, which reaches the edge of the window, or the dais beside it."""
    left = places.dais.right - _BELOW_DAIS if places.table.right <= places.canal.left else 0.0
    return bounded(places.canal, left=left, right=canvas.size[0])


def paint_beam(
    canvas: Canvas, brush: Brush, places: Places, square: int, orientations: Iterable[int], strength: int = 255
) -> None:
    """Draw light on the lines of an Ankh on a square; `strength` is out of 255."""
    dais, at = places.dais, places.square(square)
    with canvas.clip(dais.inflate(-8, -8)):
        for orientation in orientations:
            _lay(canvas, *_beam(canvas, brush, dais, at, orientation), strength)
        if strength == 255:
            _lay(canvas, *_glow(canvas, brush, at), strength)


def _lay(canvas: Canvas, picture: pygame.Surface, rect: pygame.FRect, strength: int) -> None:
    picture.set_alpha(strength)
    canvas.surface.blit(picture, canvas.display.px_rect(rect).topleft)


def _glow(canvas: Canvas, brush: Brush, at: pygame.FRect) -> tuple[pygame.Surface, pygame.FRect]:
    """Return the light below the Ankh on a square, and its place."""
    side = canvas.display.px(at.width * GLOW)
    return brush.painter.spread("glow", (side, side)), around(at.center, at.width * GLOW)


def _beam(
    canvas: Canvas, brush: Brush, dais: pygame.FRect, at: pygame.FRect, orientation: int
) -> tuple[pygame.Surface, pygame.FRect]:
    """Return the light on a line through a square, and its place."""
    long, wide = dais.width * LONG, at.width * BEAM
    across, down = STEPS[orientation]
    picture = _beam_picture(brush.painter, orientation, canvas.display.px(long), canvas.display.px(wide))
    if across and down:
        off = (at.centerx - dais.centerx - (at.centery - dais.centery) * across * down) / 2
        return picture, around((dais.centerx + off, dais.centery - off * across * down), long)
    if down:
        return picture, around((at.centerx, dais.centery), wide, long)
    return picture, around((dais.centerx, at.centery), long, wide)


@lru_cache(maxsize=len(STEPS))
def _beam_picture(painter: FacePainter, orientation: int, long: int, wide: int) -> pygame.Surface:
    """Return the picture of the light along an orientation, `long` by `wide` real pixels on a level line."""
    across, down = STEPS[orientation]
    if across and down:
        picture = painter.spread("beam-rising", (long, long))
        return pygame.transform.flip(picture, True, False) if across == down else picture.copy()
    return pygame.transform.rotate(painter.spread("beam", (long, wide)), 90 if down else 0)


_CELL = 84
"""The side in pixels of a square on the field of light, which is drawn for each frame and then enlarged."""
_LIT, _DARK, _FAR = 0.4, 0.7, 1.25
"""The distances from the middle of the beam, in squares, up to which a tile is lit, from which on it is dark, and from
which on no light falls on its square.
"""
_SAMPLES = 16
"""The number of positions of the beam at which it is found out where light falls."""


@dataclass(frozen=True, slots=True)
class BeamLine:
    """A line of light through a square, along an orientation."""

    square: int
    orientation: int

    @staticmethod
    def of(state: DuelState) -> BeamLine | None:
        """Return the line of the Ankh, or None while it is off the market or may be turned."""
        return BeamLine(state.ankh, state.facing) if state.ankh >= 0 and state.facing >= 0 else None

    @property
    def centre(self) -> pygame.Vector2:
        """The middle of the square, in sides of a square from the upper left corner of the market."""
        return pygame.Vector2(self.square % SIDE + 0.5, self.square // SIDE + 0.5)

    @property
    def angle(self) -> float:
        """The angle of the line clockwise from level, in radians."""
        across, down = STEPS[self.orientation]
        return math.atan2(down, across)


@dataclass(frozen=True, slots=True)
class _Ray:
    """A position of the beam: a point on it and its direction, in squares."""

    centre: pygame.Vector2
    along: pygame.Vector2

    @staticmethod
    def between(first: BeamLine, last: BeamLine, share: float) -> _Ray:
        turn = (last.angle - first.angle + math.pi / 2) % math.pi - math.pi / 2
        along = pygame.Vector2(1, 0).rotate_rad(first.angle + turn * share)
        return _Ray(first.centre.lerp(last.centre, share), along)

    def distance(self, square: int) -> float:
        """Return how far the middle of a square is from the beam."""
        return abs(self.along.cross(self.centre - (square % SIDE + 0.5, square // SIDE + 0.5)))


@lru_cache(maxsize=64)
def _within(first: BeamLine, last: BeamLine, reach: float) -> frozenset[int]:
    """Return the squares that come closer to the beam than `reach` on its way."""
    rays = [_Ray.between(first, last, at / _SAMPLES) for at in range(_SAMPLES + 1)]
    return frozenset(each for each in range(SIDE * SIDE) if any(ray.distance(each) < reach for ray in rays))


@dataclass(frozen=True, slots=True)
class Sweep:
    """The way of the beam from the line `before` to the line `after`; without one of them it fades in or out.

    Its progress is that of the flight of the Ankh.
    """

    layout: Layout
    brush: Brush
    before: BeamLine | None
    after: BeamLine | None

    @classmethod
    def between(cls, before: Layout, after: Layout, brush: Brush) -> Sweep | None:
        """Return the way of the beam between two positions, or None if the beam stays."""
        first, last = BeamLine.of(before.state), BeamLine.of(after.state)
        return cls(after, brush, first, last) if first != last else None

    @property
    def _ends(self) -> tuple[BeamLine, BeamLine]:
        first, last = self.before or self.after, self.after or self.before
        assert first is not None
        assert last is not None
        return first, last

    @property
    def dark(self) -> frozenset[int]:
        """The squares whose tiles are dark all the time."""
        if self.before is None or self.after is None:
            return frozenset()
        return frozenset(range(SIDE * SIDE)) - _within(*self._ends, _DARK + 0.1)

    @property
    def reach(self) -> Sequence[pygame.FRect]:
        """The parts of the window that the beam is drawn on."""
        if self.before is None or self.after is None:
            return [self.layout.places.light]
        return [self.layout.places.cells[square] for square in _within(*self._ends, _FAR)]

    def make_ready(self) -> None:
        """Paint the beam, which is cached, before it moves."""
        self._level()

    def paint(self, canvas: Canvas, progress: Mapping[str, float]) -> None:
        """Darken the tiles off the beam, and draw its light, weaker on tiles than between them."""
        share = progress.get("ankh", 1.0)
        strength = share if self.before is None else 1 - share if self.after is None else 1.0
        ray = _Ray.between(*self._ends, share)
        dark = self.dark
        tiles = {
            each: self.layout.places.tile(each)
            for each in members(self.layout.state.filled)
            if square_id(each) not in progress
        }
        for square, tile in tiles.items():
            away = min(max((ray.distance(square) - _LIT) / (_DARK - _LIT), 0.0), 1.0)
            if away and square not in dark:
                canvas.shade(tile, UNLIT * away * strength, radius=CORNER * tile.width)
        near = [square for square in range(SIDE * SIDE) if ray.distance(square) < _FAR]
        field = self._field([tiles[each] for each in near if each in tiles], ray, strength)
        for square in near:
            self._enlarge(canvas, field, square)
        if strength == 1:
            self._paint_glow(canvas, ray, near)
        if "ankh" not in progress and self.layout.state.ankh >= 0:  # elsewhere its light never reaches it
            self.brush.item(canvas, self.layout.ankh())

    def _level(self) -> pygame.Surface:
        """Return the level beam as large as on the field of light."""
        places = self.layout.places
        scale = _CELL * SIDE / places.light.width
        long, wide = places.dais.width * LONG, places.square(0).width * BEAM
        return self.brush.painter.spread("beam", (round(long * scale), round(wide * scale)))

    def _field(self, tiles: Iterable[pygame.FRect], ray: _Ray, strength: float) -> pygame.Surface:
        """Return the light as a small picture of the market, weaker on `tiles`."""
        field = pygame.Surface((_CELL * SIDE, _CELL * SIDE), pygame.SRCALPHA, 32)
        slant = 1 + (math.sqrt(2) - 1) * abs(2 * ray.along.x * ray.along.y)
        beam = pygame.transform.scale_by(self._level(), (slant, 1))
        beam = pygame.transform.rotate(beam, -math.degrees(math.atan2(ray.along.y, ray.along.x)))
        middle = pygame.Vector2(SIDE / 2, SIDE / 2)
        foot = (ray.centre + ray.along * ray.along.dot(middle - ray.centre)) * _CELL
        field.blit(beam, beam.get_rect(center=(round(foot.x), round(foot.y))))
        places = self.layout.places
        light, scale = places.light, _CELL * SIDE / places.light.width
        for tile in tiles:
            box = [round(value * scale) for value in (tile.left - light.left, tile.top - light.top, *tile.size)]
            field.fill((255, 255, 255, ON_TILES), box, pygame.BLEND_RGBA_MULT)
        if strength < 1:
            field.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
        return field

    def _enlarge(self, canvas: Canvas, field: pygame.Surface, square: int) -> None:
        """Draw the light around a square."""
        row, column = divmod(square, SIDE)
        part = field.subsurface((column * _CELL, row * _CELL, _CELL, _CELL))
        real = canvas.display.px_rect(self.layout.places.cells[square])
        canvas.surface.blit(pygame.transform.scale(part, real.size), real)

    def _paint_glow(self, canvas: Canvas, ray: _Ray, near: Iterable[int]) -> None:
        """Draw the light below the Ankh, as far as it is drawn over again: on the squares `near` the beam."""
        light = self.layout.places.light
        side = light.width / SIDE
        place = around((light.left + ray.centre.x * side, light.top + ray.centre.y * side), side * GLOW)
        for cell in (self.layout.places.cells[square] for square in near):
            if cell.colliderect(place):
                with canvas.clip(cell):
                    self.brush.spread(canvas, "glow", place)
