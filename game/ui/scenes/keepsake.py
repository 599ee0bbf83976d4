"""A picture of a finished game to show to others: its table, and the result below it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.files import placing
from game.match.week import Flower
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style, Typesetter
from game.ui.layout import Edge, around, cut
from game.ui.scenes.week_discs import DISC, paint_discs
from game.ui.scenes.week_picture import paint_flower
from game.ui.widgets.shell import Shell
from game.ui.window.display import Display

SIZE = (1200, 630)
"""The size in pixels that pages of news and chats show whole."""
_BAND = 150
TABLE = (SIZE[0], SIZE[1] - _BAND)
"""The size of the table in the keepsake, in pixels."""
_TITLE, _LINE, _CODE = Style("serif", 38, bold=True), Style("sans", 25), Style("sans", 20, bold=True)
_PAD = 34.0


@dataclass(frozen=True, slots=True)
class Keepsake:
    """The contents of the band below the table: a title, a line, the stretches of the game, a code, and the flower.

    `stretches` are qualities as for `paint_discs`; with `is_helped`, the flower has the ring that marks help.
    """

    title: str
    line: str
    stretches: Sequence[int]
    code: str
    flower: Flower
    is_helped: bool = False


def keepsake_picture(shell: Shell, table: pygame.Surface, keepsake: Keepsake) -> pygame.Surface:
    """Return the picture of a finished game, SIZE large; `table` is the picture of its table, TABLE large."""
    surface = pygame.Surface(SIZE, 0, 32)
    surface.blit(table, (0, 0))
    canvas = Canvas(surface, Display(SIZE, 1.0), shell.theme, Typesetter(), shell.pictures, shell.portraits)
    band, _ = cut(pygame.FRect((0, 0), SIZE), Edge.BOTTOM, _BAND)
    canvas.box(band, "deep_nile", radius=0)
    canvas.line(band.topleft, band.topright, "gold", 3)
    flower = pygame.FRect(band.left + _PAD - 6, band.centery - 58, 148, 115)
    ring = pygame.FRect(flower.centerx - 97, flower.bottom - 57, 194, 74) if keepsake.is_helped else None
    paint_flower(canvas, keepsake.flower, flower, ring=ring)
    left, right = flower.right + 30, band.right - _PAD
    canvas.text(keepsake.title, (left, band.top + 40), _TITLE, "linen", middle=True, width=right - left - 110)
    canvas.text(keepsake.line, (left, band.top + 82), _LINE, "linen", middle=True, width=right - left)
    y = band.top + 120
    if keepsake.stretches:
        paint_discs(canvas, keepsake.stretches, (left + DISC, y), on_dark=True)
    canvas.text(keepsake.code, (right, y), _CODE, "linen", align=1.0, middle=True)
    canvas.picture("logo", around((right, band.top + 12), 64, 64, 1.0, 0.0))
    return surface


def keep_picture(picture: pygame.Surface, folder: Path, name: str) -> Path:
    """Write a picture into a folder under a name that is free, and return its path; raises FeluccaError.

    A picture that is there already is not written again.
    """
    stream = io.BytesIO()
    pygame.image.save(picture, stream, "keepsake.png")
    return placing.create_numbered(folder, name, ".png", stream.getvalue())
