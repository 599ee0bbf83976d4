"""The cloths of the two players: the sign, backs in hand, corruption, Deben and Pirogues, and the sold sets as fans."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.locale import text
from game.rules.core.bits import members
from game.rules.duel.scoring import points, set_points, set_scarabs, set_tiles, snakes
from game.rules.duel.tables import BACKS, BLACK, COUNT, GREY, RED
from game.table.seats import Seat
from game.ui.boards.duel.layout import Layout
from game.ui.boards.duel.things import Backs, SoldSet
from game.ui.boards.painting import Brush
from game.ui.boards.seat_sign import paint_sign
from game.ui.boards.values import Item, piece_id
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style

_FIGURE = Style("sans", 17, bold=True, leading=1.1)
_CHIP = Style("sans", 15, bold=True, leading=1.1)
_TIMES = Style("sans", 15, bold=True, leading=1.1)
_POINTS = Style("serif", 21, bold=True, leading=1.05)
_PLATE = 25.0
"""The height of the plate with the points of a set."""
_APART = 7.0
"""The gap between a set's points and their factors."""
_FADED = 90
"""The opacity of a back that is not in the hand, out of 255."""
_BESIDE = 4.0
"""The gap between a back and its count."""
_EDGE = 4.0
"""The gap between a back and the edge of its place, where the frame of usable things is drawn."""
_STEP = 0.26
"""The usual distance between two tiles of a fan, relative to their width."""
_CROWDED = 2
"""From this number of sold sets on, nothing else fits."""
_FIGURES = 24.0
"""The share of a set's width that its points take beside the tiles, where their letters must stay visible."""


class Panels:
    """Draws the cloths of a layout; `seats` are the players."""

    def __init__(self, layout: Layout, brush: Brush, seats: Sequence[Seat]) -> None:
        self.layout = layout
        self.brush = brush
        self.seats = seats

    def paint(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> None:
        """Draw both cloths; `lit` are the usable things."""
        for seat in range(2):
            self._paint_sign(canvas, seat)
            if canvas.theme.is_painted:
                canvas.glass(self.layout.places.rows(seat), radius=7, top=150, bottom=150)
            self._paint_backs(canvas, seat, lit, aimed)
            self._paint_pile(canvas, seat)
            self._paint_coins(canvas, seat)
            if len(self.layout.sold(seat)) < _CROWDED:
                name = "cat" if seat == self.layout.places.own else "figs"
                self.brush.face(canvas, name, self.layout.places.corner(seat))
            for family in self.layout.sold(seat):
                self._paint_set(canvas, seat, family, lit, aimed)

    def score(self, seat: int) -> str:
        """Return a seat's points as the viewer knows them, marked if hidden Deben may add to them."""
        known = points(self.layout.tables, self.layout.state, seat)
        is_hidden = any(coin < 0 for coin in self.layout.coins(seat))
        return text("panel-duel-points-hidden" if is_hidden else "panel-duel-points", points=known)

    def _scaled(self, style: Style) -> Style:
        return style.sized(style.size * self.layout.places.cloth_scale)

    @staticmethod
    def _ink(seat: int, canvas: Canvas) -> str:
        """Return the colour of writing below a sign: on glass, or on the seat's colour."""
        return "text_on_dark" if canvas.theme.is_painted else f"seat.{seat + 1}.ink"

    def _paint_sign(self, canvas: Canvas, seat: int) -> None:
        layout, sign = self.layout, self.layout.places.sign(seat)
        is_turn = layout.view.to_move == seat
        if is_turn and not canvas.theme.is_painted:
            canvas.box(layout.places.seat(seat), None, radius=10, line="focus", width=4)
        self.brush.spread(canvas, "sign", sign.inflate(8, 10), (("seat", seat + 1),))
        known = [points(layout.tables, layout.state, each) for each in range(2)]
        name, score = layout.words.plain_seat(seat), self.score(seat)
        paint_sign(canvas, sign, seat, self.seats[seat], name, known, is_turn=is_turn, points=score)

    def _paint_backs(self, canvas: Canvas, seat: int, lit: frozenset[object], aimed: object) -> None:
        layout, style = self.layout, self._scaled(_FIGURE)
        for back in (BLACK, GREY, RED):
            count = layout.held(seat, back)
            cell = layout.places.back(seat, back)
            name = Backs(seat, back)
            if name in lit:
                fill, width = ("lit", 3.5) if aimed == name else ("field", 2.5)
                canvas.box(cell.inflate(0, 4), fill, radius=7, line="focus", width=width)
            words = str(count)
            room = cell.width - _BESIDE - _EDGE - canvas.types.width("00", style)
            side = min(cell.height - 2, room)
            tile = pygame.FRect(cell.left + _EDGE, cell.centery - side / 2, side, side)
            self.brush.face(canvas, f"back-{BACKS[back]}", tile, alpha=255 if count else _FADED)
            colour = "text" if name in lit else self._ink(seat, canvas)
            canvas.text(words, (tile.right + _BESIDE, cell.centery), style, colour, middle=True)

    def _paint_pile(self, canvas: Canvas, seat: int) -> None:
        """Draw how much corruption there is; its tile is an item."""
        room, tile = self.layout.places.pile_of(seat), self.layout.places.corruption(seat)
        words, style = self.corruption(seat), self._scaled(_FIGURE)
        style = canvas.types.fitted(words, style, room.right - tile.right - 5)
        canvas.text(words, (tile.right + 5, room.centery), style, self._ink(seat, canvas), middle=True)

    def corruption(self, seat: int) -> str:
        """Return the corruption of a seat: its tiles and the Snakes' addition."""
        more = snakes(self.layout.tables, self.layout.state, seat)
        under = self.layout.under(seat)
        return text("panel-duel-corruption", under=under, snakes=more)

    def _paint_coins(self, canvas: Canvas, seat: int) -> None:
        if self.layout.coins(seat):
            return
        room = self.layout.places.coins(seat)
        words = text("panel-duel-no-deben")
        style = canvas.types.fitted(words, self._scaled(_CHIP), room.width)
        canvas.text(words, (room.left + _EDGE, room.centery), style, self._ink(seat, canvas), middle=True)

    def _paint_set(self, canvas: Canvas, seat: int, family: int, lit: frozenset[object], aimed: object) -> None:
        """Draw a set as a fan of its tiles, with its points and their factors on a plate."""
        layout = self.layout
        tiles = layout.state.sets[seat * COUNT + family]
        place, name = layout.set_place(seat, family), SoldSet(seat, family)
        fan = self._fan(seat, family)
        if name in lit:
            canvas.glow(place.inflate(-4, -4), radius=8, width=4.0 if aimed == name else 3.0)
        for item in fan:
            canvas.shadow(item.rect.move(0, 1), spread=3, radius=3, alpha=110)
            self.brush.face(canvas, item.face, item.rect)
        self._paint_points(canvas, family, tiles, place, fan[-1].rect if fan else place)

    def fans(self) -> list[Item]:
        """Return the tiles of all sets."""
        return [tile for seat in range(2) for family in self.layout.sold(seat) for tile in self._fan(seat, family)]

    def _fan(self, seat: int, family: int) -> list[Item]:
        """Return the tiles of a set, most scarabs to the right, the last wholly visible."""
        layout, worth = self.layout, self.layout.tables.scarabs
        tiles = members(layout.state.sets[seat * COUNT + family] & layout.tables.tiles)
        place, many = layout.set_place(seat, family), len(tiles)
        side = min(place.height - 4, place.width / (1 + _STEP * min(max(0, many - 1), 3)))
        step = min(side * _STEP, (place.width - side) / max(1, many - 1))
        top = place.centery - side / 2
        return [
            Item(piece_id(tile), pygame.FRect(place.left + at * step, top, side, side), layout.words.face(tile))
            for at, tile in enumerate(sorted(tiles, key=lambda tile: (worth[tile], tile), reverse=True))
        ]

    def _paint_points(self, canvas: Canvas, family: int, tiles: int, place: pygame.FRect, last: pygame.FRect) -> None:
        """Draw the points of a set on a plate that ends a little right of its last tile."""
        tables, types, scale = self.layout.tables, canvas.types, self.layout.places.cloth_scale
        value = str(set_points(tables, family, tiles))
        times = text("panel-duel-set", tiles=set_tiles(tables, tiles), scarabs=set_scarabs(tables, family, tiles))
        room = place.width - 14 - _APART
        worth = types.fitted(value, self._scaled(_POINTS), room * 0.5)
        made = types.fitted(times, self._scaled(_TIMES), room - types.width(value, worth))
        wide = types.width(times, made) + types.width(value, worth) + _APART + 14
        high = min(_PLATE * scale * types.size, place.height)
        left = max(place.left, min(last.right + _FIGURES, place.right) - wide)
        plate = pygame.FRect(left, min(last.bottom + 2, place.bottom) - high, wide, high)
        canvas.shadow(plate, spread=4, radius=6, alpha=110)
        canvas.box(plate, "ink", radius=7, line="sand", width=1.2)
        canvas.text(times, (plate.left + 7, plate.centery), made, "sand", middle=True)
        canvas.text(value, (plate.right - 7, plate.centery), worth, "linen", align=1.0, middle=True)
