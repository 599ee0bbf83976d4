"""A picture of a finished game to show to others: its table, and the result below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.match.match import Match
from game.match.week import Flower
from game.rules.core.facts import SPECTATOR
from game.ui.boards import presenter_for
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style, Typesetter
from game.ui.scenes.week_discs import DISC, paint_discs
from game.ui.scenes.week_picture import paint_flower
from game.ui.table.study.position_picture import table_picture
from game.ui.widgets.shell import Shell
from game.ui.window.display import Display

SIZE = (1200, 630)
"""The size in pixels that pages of news and chats show whole."""
_BAND = 150
_TITLE, _LINE, _CODE = Style("serif", 38, bold=True), Style("sans", 25), Style("sans", 20, bold=True)
_PAD = 34.0


@dataclass(frozen=True, slots=True)
class Keepsake:
    """What stands below the table: a title, a line, the stretches of the game, a code, and the flower."""

    title: str
    line: str
    stretches: Sequence[int]
    code: str
    flower: Flower
    is_helped: bool = False


def keepsake_picture(shell: Shell, match: Match, keepsake: Keepsake) -> pygame.Surface:
    """Return the picture of a finished match."""
    presenter = presenter_for(shell, match.game)
    presenter.show(match.view(SPECTATOR), match.seats)
    surface = pygame.Surface(SIZE, 0, 32)
    surface.blit(table_picture(presenter, (SIZE[0], SIZE[1] - _BAND)), (0, 0))
    canvas = Canvas(surface, Display(SIZE, 1.0), shell.theme, Typesetter(), shell.pictures, shell.settings.portraits)
    band = pygame.FRect(0, SIZE[1] - _BAND, SIZE[0], _BAND)
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
    canvas.picture("logo", pygame.FRect(right - 64, band.top + 12, 64, 64))
    return surface
