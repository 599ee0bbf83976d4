"""The Ankh's beam on its way: it sweeps over the market while the Ankh moves or turns, and tiles light up below it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

import pygame

from game.rules.core.bits import members
from game.rules.duel.geometry import STEPS
from game.rules.duel.state import DuelState
from game.ui.boards.duel.layout import Layout, square_id
from game.ui.boards.duel.market import BEAM, GLOW, LONG, ON_TILES
from game.ui.boards.geometry import around
from game.ui.boards.painting import RESTING, Brush
from game.ui.drawing.canvas import Canvas

_CELLS, _CELL = 8, 64
"""The field of light drawn for each frame has so many cells in each direction, of so many pixels, to be enlarged."""
_LIT, _DARK = 0.4, 0.7
"""The distances from the middle of the beam, in squares, up to which a tile is lit and from which on it is dark."""


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
    def angle(self) -> float:
        """The angle of the line clockwise from level, in radians."""
        across, down = STEPS[self.orientation]
        return math.atan2(down, across)


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
        """Return the way of the beam between two positions, or None if it stays."""
        first, last = BeamLine.of(before.state), BeamLine.of(after.state)
        return cls(after, brush, first, last) if first != last else None

    @property
    def room(self) -> pygame.FRect:
        """The part of the window it is drawn on."""
        return self.layout.places.dais.inflate(-8, -8)

    def paint(self, canvas: Canvas, progress: Mapping[str, float]) -> None:
        """Darken the tiles off the beam, and draw its light, weaker on tiles than between them."""
        share = progress.get("ankh", 1.0)
        first, last = self.before or self.after, self.after or self.before
        if first is None or last is None:
            return
        strength = share if self.before is None else 1 - share if self.after is None else 1.0
        turn = (last.angle - first.angle + math.pi / 2) % math.pi - math.pi / 2
        start, end = (pygame.Vector2(self._square(line.square).center) for line in (first, last))
        centre, along = start.lerp(end, share), pygame.Vector2(1, 0).rotate_rad(first.angle + turn * share)
        filled = [each for each in members(self.layout.state.filled) if square_id(each) not in progress]
        tiles = [self.layout.places.tile(square) for square in filled]
        step = self._square(1).left - self._square(0).left
        for tile in tiles:
            far = abs(along.cross(centre - tile.center)) / step
            dark = min(max((far - _LIT) / (_DARK - _LIT), 0.0), 1.0)
            canvas.shade(tile, RESTING * dark * strength)
        self._shine(canvas, tiles, centre, along, strength)
        if "ankh" not in progress:
            self.brush.item(canvas, self.layout.ankh())

    def make_ready(self) -> None:
        """Paint the beam."""
        self._level()

    def _level(self) -> pygame.Surface:
        """Return the level beam as large as on the small field."""
        scale = _CELLS * _CELL / self.room.width
        long, wide = self.layout.places.dais.width * LONG, self._square(0).width * BEAM
        return self.brush.painter.spread("beam", (round(long * scale), round(wide * scale)))

    def _square(self, square: int) -> pygame.FRect:
        return self.layout.places.square(square)

    def _shine(
        self,
        canvas: Canvas,
        tiles: Sequence[pygame.FRect],
        centre: pygame.Vector2,
        along: pygame.Vector2,
        strength: float,
    ) -> None:
        """Draw the light on a small field, weaker on tiles, and enlarge the lit parts of it to the market."""
        room, side, dais = self.room, self._square(0).width, self.layout.places.dais
        real = canvas.display.px_rect(room)
        scale = _CELLS * _CELL / room.width
        field = pygame.Surface((_CELLS * _CELL, _CELLS * _CELL), pygame.SRCALPHA, 32)
        slant = 1 + (math.sqrt(2) - 1) * abs(2 * along.x * along.y)
        beam = pygame.transform.scale_by(self._level(), (slant, 1))
        beam = pygame.transform.rotate(beam, -math.degrees(math.atan2(along.y, along.x)))
        foot = (centre + along * along.dot(dais.center - centre) - room.topleft) * scale
        field.blit(beam, beam.get_rect(center=(round(foot.x), round(foot.y))))
        for tile in tiles:
            box = [round(value * scale) for value in (tile.left - room.left, tile.top - room.top, *tile.size)]
            field.fill((255, 255, 255, ON_TILES), box, pygame.BLEND_RGBA_MULT)
        if strength < 1:
            field.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
        reach = side * BEAM * scale
        edges = [real.width * at // _CELLS for at in range(_CELLS + 1)]
        for row, column in product(range(_CELLS), repeat=2):
            cell = pygame.Rect(column * _CELL, row * _CELL, _CELL, _CELL)
            if abs(along.cross(foot - cell.center)) < reach / 2 + _CELL * 0.71:
                size = edges[column + 1] - edges[column], edges[row + 1] - edges[row]
                part = pygame.transform.scale(field.subsurface(cell), size)
                canvas.surface.blit(part, (real.left + edges[column], real.top + edges[row]))
        if strength == 1:
            with canvas.clip(room):
                self.brush.spread(canvas, "glow", around((centre.x, centre.y), side * GLOW))
