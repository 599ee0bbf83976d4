"""The panels of the two players: who, points, backs in hand, corruption, Deben, Pirogues, sold sets."""

from __future__ import annotations

import pygame

from game.locale import text
from game.rules.duel.scoring import points, set_points, set_scarabs, set_tiles, snakes
from game.rules.duel.tables import BACKS, BLACK, COUNT, GREY, NAMES, RED
from game.ui.boards.duel.layout import Layout
from game.ui.boards.duel.things import Backs, SoldSet
from game.ui.boards.painting import Brush
from game.ui.boards.portraits import portrait_of
from game.ui.boards.seat_head import paint_head
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style
from game.ui.drawing.theme import Rgb, mix

_FIGURE = Style("sans", 17, bold=True, leading=1.1)
_COUNT = Style("serif", 25, bold=True, leading=1.1)
_TIMES = Style("sans", 15, leading=1.1)
_POINTS = Style("serif", 22, bold=True, leading=1.1)
_CHIP = Style("sans", 15, leading=1.1)
_TALL = 50.0
"""In a cell higher than this the value of a set stands over what it is made of."""
_SMALL, _LARGE = 16.0, 30.0
"""The least and the greatest width of the drawing of a set."""
_APART = 6.0
"""Around what a set is made of, between its drawing and its value, if they stand beside each other."""
_OFF = 5.0
"""From the drawing of a set to what it is made of, where there is room."""
_FADED = 70
"""How much a back shows of which there is none in hand, of 255."""
_BESIDE = 4.0
"""Between a back and how many there are of it."""
_EDGE = 4.0
"""Between a back and the edge of its place, where the frame of what can be used is."""


class Panels:
    """Draws the panels for a layout; `lit` holds what may be used now."""

    def __init__(self, layout: Layout, brush: Brush) -> None:
        self.layout = layout
        self.brush = brush

    def paint(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> None:
        """Draw both panels."""
        for seat in range(2):
            self._paint_seat(canvas, seat, lit, aimed)

    def _colour(self, name: str) -> Rgb:
        return self.brush.painter.theme.colour(name)

    def score(self, seat: int) -> str:
        """Return the points of a seat as far as the viewer knows, with a sign that hidden Deben may add some."""
        known = points(self.layout.tables, self.layout.state, seat)
        is_hidden = any(coin < 0 for coin in self.layout.coins(seat))
        return text("panel-duel-points-hidden" if is_hidden else "panel-duel-points", points=known)

    def _paint_seat(self, canvas: Canvas, seat: int, lit: frozenset[object], aimed: object) -> None:
        layout = self.layout
        rect = layout.places.seat(seat)
        is_turn = layout.view.to_move == seat
        if is_turn:
            canvas.box(rect.inflate(5, 5), "gold", radius=10)
        canvas.shadow(rect, spread=5, alpha=70)
        canvas.box(rect, "panel", radius=8, line="panel_line", grain=True)
        heads = [(layout.words.plain_seat(each), self.score(each)) for each in range(2)]
        portrait = portrait_of(layout.words.seats[seat])
        paint_head(canvas, self.brush.painter.theme, rect, seat, heads, is_turn=is_turn, portrait=portrait)
        self._paint_backs(canvas, seat, lit, aimed)
        self._paint_pile(canvas, seat)
        self._paint_coins(canvas, seat)
        for family in range(COUNT):
            self._paint_set(canvas, seat, family, lit, aimed)

    def _paint_backs(self, canvas: Canvas, seat: int, lit: frozenset[object], aimed: object) -> None:
        layout = self.layout
        for back in (BLACK, GREY, RED):
            count = layout.held(seat, back)
            cell = layout.places.back(seat, back)
            name = Backs(seat, back)
            if name in lit:
                fill, width = ("lit", 3.5) if aimed == name else ("field", 2.5)
                canvas.box(cell.inflate(0, 4), fill, radius=7, line="focus", width=width)
            room = cell.width - _BESIDE - _EDGE - canvas.types.width("00", _FIGURE)
            side = min(cell.height - 2, cell.width * 0.6, room)
            tile = pygame.FRect(cell.left + _EDGE, cell.centery - side / 2, side, side)
            self.brush.face(canvas, f"back-{BACKS[back]}", tile, alpha=255 if count else _FADED)
            colour = "text" if count else "text_soft"
            canvas.text(str(count), (tile.right + _BESIDE - 1, cell.centery), _FIGURE, colour, middle=True)

    def _paint_pile(self, canvas: Canvas, seat: int) -> None:
        """Draw how much corruption there is; its tile is an item."""
        layout = self.layout
        room, tile = layout.places.pile_of(seat), layout.places.corruption(seat)
        words = self.corruption(seat)
        fits = canvas.types.width(words, _COUNT) <= room.right - tile.right - 5
        canvas.text(words, (tile.right + 5, room.centery), _COUNT if fits else _COUNT.sized(18), middle=True)

    def corruption(self, seat: int) -> str:
        """Return the corruption of a seat: its tiles, and what Snakes add."""
        more = snakes(self.layout.tables, self.layout.state, seat)
        under = self.layout.under(seat)
        return text("panel-duel-corruption", under=under, snakes=more)

    def _paint_coins(self, canvas: Canvas, seat: int) -> None:
        if self.layout.coins(seat):
            return
        room = self.layout.places.coins(seat)
        canvas.text(text("panel-duel-no-deben"), (room.left + 2, room.centery), _CHIP, "text_soft", middle=True)

    def _paint_set(self, canvas: Canvas, seat: int, family: int, lit: frozenset[object], aimed: object) -> None:
        layout = self.layout
        state, tables = layout.state, layout.tables
        rect = layout.places.set(seat, family)
        tiles = state.sets[seat * COUNT + family]
        name = NAMES[family]
        target = SoldSet(seat, family)
        fill, edge, ink = (self._colour(f"family.{name}.{part}") for part in ("fill", "edge", "ink"))
        if not tiles:
            pale, line = mix(fill, canvas.colour("panel"), 0.82), mix(edge, canvas.colour("panel"), 0.6)
            canvas.box(rect, pale, radius=6, line=line, width=1.0)
            canvas.picture(f"goods/{name}", _icon(rect), alpha=95)
            return
        if target in lit:
            grow = 8.0 if aimed == target else 6.0
            canvas.box(rect.inflate(grow, grow), "focus", radius=8)
        canvas.box(rect, fill, radius=6, line=edge, width=1.8)
        value = str(set_points(tables, family, tiles))
        times = text("panel-duel-set", tiles=set_tiles(tables, tiles), scarabs=set_scarabs(tables, family, tiles))
        right, y = rect.right - 5, rect.centery
        if rect.height > _TALL:
            icon = _icon(rect)
            canvas.text(value, (right, y - 11), _POINTS, ink, align=1.0, middle=True)
            canvas.text(times, (right, y + 13), _TIMES, ink, align=1.0, middle=True)
        else:
            types, room = canvas.types, right - rect.left - 7
            made = types.fitted(times, _TIMES, (room - _SMALL) / 2)
            wide = types.width(times, made) + _APART
            icon = _icon(rect, room - wide - types.width(value, _POINTS))
            points = types.fitted(value, _POINTS, room - icon.width - wide)
            left = right - canvas.text(value, (right, y), points, ink, align=1.0, middle=True) - icon.right
            off = min(_OFF, (left - types.width(times, made)) / 2)
            canvas.text(times, (icon.right + off, y), made, ink, middle=True)
        canvas.disc(icon.center, icon.width * 0.54, "linen", line=edge, width=1.0)
        canvas.picture(f"goods/{name}", icon.inflate(-4, -4))


def _icon(cell: pygame.FRect, room: float = _LARGE) -> pygame.FRect:
    """Return the place of the drawing in the cell of a set, in as much room as its figures leave."""
    side = min(cell.height - 8, max(_SMALL, min(room, _LARGE)))
    return pygame.FRect(cell.left + 4, cell.centery - side / 2, side, side)
