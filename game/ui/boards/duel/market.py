"""The market of the duel as a place: the square, the dais of the market, the cloths, the canal, and the Ankh's beam."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import pygame

from game.rules.duel.geometry import STEPS
from game.ui.boards.duel.places import Places
from game.ui.boards.kit.geometry import around
from game.ui.boards.kit.painting import Brush
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.faces import FacePainter

BEAM = 1.08
"""The width of the beam, relative to the side of a square."""
LONG = 1160 / 1000
"""The length of the beam, relative to the side of the dais."""
GLOW = 2.1
"""The width of the light below the Ankh, relative to the side of a square."""
ON_TILES = 70
"""The strength of the Ankh's light on tiles, out of 255."""


def paint_market(canvas: Canvas, brush: Brush, places: Places) -> None:
    """Draw all that never changes in a match."""
    canvas.paint_backdrop("duel/square")
    if canvas.theme.is_painted:
        brush.spread(canvas, "canal", _across(canvas, places))
        brush.spread(canvas, "bridge", places.bridge)
        dais = places.dais
        brush.spread(canvas, "dais", pygame.FRect(dais.left, dais.top, dais.width * 1.04, dais.height * 1.044))
        for orientation in range(len(STEPS)):  # ready before the Ankh turns that way while something moves
            _beam(canvas, brush, dais, places.square(0), orientation)
        _glow(canvas, brush, places.square(0))
    else:
        for board, rect in ((places.map, places.board), (places.supply_map, places.supply)):
            canvas.inlay(brush.painter.board(board, canvas.display.px_rect(rect).width), rect)
    for seat in range(2):
        cloth = places.seat(seat)
        brush.spread(canvas, "cloth", _with_shadow(cloth, 834, 850, 282, 302), (("seat", seat + 1),))
    if places.shelf.height:
        brush.spread(canvas, "dark-cloth", places.shelf)


def _with_shadow(rect: pygame.FRect, width: int, whole: int, height: int, high: int) -> pygame.FRect:
    """Return the place of a picture of `whole` by `high` units whose thing, without its shadow, is `width` by
    `height`.
    """
    return pygame.FRect(rect.left, rect.top, rect.width * whole / width, rect.height * high / height)


def _across(canvas: Canvas, places: Places) -> pygame.FRect:
    """Return the place of the canal, which reaches the edge of the window."""
    canal = places.canal
    left = canal.left if places.table.right <= canal.left else 0.0
    return pygame.FRect(left, canal.top, canvas.size[0] - left, canal.height)


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
        return picture, pygame.FRect(at.centerx - wide / 2, dais.centery - long / 2, wide, long)
    return picture, pygame.FRect(dais.centerx - long / 2, at.centery - wide / 2, long, wide)


@lru_cache(maxsize=len(STEPS))
def _beam_picture(painter: FacePainter, orientation: int, long: int, wide: int) -> pygame.Surface:
    """Return the picture of the light along an orientation, `long` by `wide` real pixels on a level line."""
    across, down = STEPS[orientation]
    if across and down:
        picture = painter.spread("beam-rising", (long, long))
        return pygame.transform.flip(picture, True, False) if across == down else picture.copy()
    return pygame.transform.rotate(painter.spread("beam", (long, wide)), 90 if down else 0)
