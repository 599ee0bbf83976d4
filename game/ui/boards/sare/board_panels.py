"""The look of Sa-Rê for reading: every city is a board, and the season and the supply lie beside them."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.locale import text
from game.rules.sare import city, tables
from game.rules.sare.game import SaRe
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.portraits import portrait_of
from game.ui.boards.kit.seat_head import paint_head
from game.ui.boards.sare.layout import TOKENS, Layout
from game.ui.boards.sare.panels import CAPTION, Panels, paint_lack
from game.ui.boards.sare.places import LargeBoard, ReadingPlaces, SmallBoard
from game.ui.boards.sare.targets import Plot
from game.ui.boards.sare.words import PICTURES, icons
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style
from game.ui.layout import Edge, around, cut, placed, standing, trim

_LARGE = Style("serif", 22, bold=True, leading=1.1)
_SMALL = Style("sans", 14, leading=1.15)
_APART = 4.0
"""The gap between the number of stored resources and the first space."""
_NUMBER = 17.0
"""The diameter of the plate with a printed number that a pawn covers."""


class BoardPanels(Panels):
    """Draws boards on a table top."""

    def __init__(self, game: SaRe, layout: Layout, places: ReadingPlaces, brush: Brush, *, shows_odds: bool) -> None:
        super().__init__(game, layout, brush, shows_odds=shows_odds)
        self.places = places

    def paint_ground(self, canvas: Canvas) -> Iterator[None]:
        """Draw the lowest layer at once."""
        places, painter = self.places, self.brush.painter
        large_city, hand = places.large_city, places.hand
        others = ((places.season, places.season_map), (places.reference, places.reference_map))

        def ground(inner: Canvas) -> None:
            inner.paint_table_top()
            shelf = trim(hand, left=-20, right=-6, top=-4, bottom=-28)
            inner.box(shelf, "deep_nile", radius=14, line="gold", width=1.5, grain=True)
            inner.shadow(large_city.rect, spread=16, alpha=120)
            real = inner.display.px_rect(large_city.rect)
            inner.surface.blit(painter.board(large_city.board, real.width), real.topleft)
            for rect, board in others:
                inner.inlay(painter.board(board, inner.display.px_rect(rect).width), rect)

        places_key = (large_city.rect, *(rect for rect, _ in others), hand)
        canvas.layer(("sa-re-table", *map(tuple, places_key)), ground)
        yield from ()

    def paint_marks(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> None:
        """Write the printed numbers that workers and caravans cover in the large city; boards show all else
        themselves.
        """
        state, large_city = self.layout.state, self.places.large_city
        square, caravans = state.gauge[self.layout.large], state.caravans[self.layout.large]
        pawns = [(large_city.caravan(caravans), caravans)]
        if square < self.layout.tables.red:
            pawns.append((large_city.gauge.cube(square), square))
        for pawn, number in pawns:
            plate = around(pawn.bottomright, _NUMBER)
            canvas.disc(plate.center, _NUMBER / 2, "papyrus", line="ink", width=1.0)
            canvas.text(str(number), plate.center, CAPTION, align=0.5, middle=True)

    def paint_over(self, canvas: Canvas, aimed: object) -> None:
        """Draw nothing: boards show the prices of opponents at all times."""

    def _paint_large(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> Iterator[None]:
        self._paint_board(canvas, self.places.large_city)
        self._paint_plots(canvas, self.places.large_city, lit, aimed)
        yield from ()

    def _paint_board(self, canvas: Canvas, board: LargeBoard) -> None:
        layout = self.layout
        seat = layout.large
        is_turn = layout.view.to_move == seat
        colour = "gold" if is_turn else self.brush.painter.theme.colour(f"seat.{seat + 1}")
        canvas.box(board.rect.inflate(7, 7), None, radius=6, line=colour, width=5)
        plate = board.plate
        theme = self.brush.painter.theme
        canvas.box(plate.inflate(3, 3), "ink", radius=9)
        paint_head(
            canvas,
            theme,
            plate,
            seat,
            self.heads(),
            is_turn=is_turn,
            is_alone=True,
            portrait=portrait_of(self.layout.words.seats[seat], seat, canvas.portraits),
        )
        self._paint_start(canvas, seat)
        self._paint_obelisk(canvas, seat)
        self._paint_amounts(canvas, board.store, layout.state.store[seat * 3 : seat * 3 + 3], "")
        key = "city-hand" if self.layout.is_hand(seat) else "city-gains"
        self._paint_amounts(canvas, board.gains, layout.state.gains[seat * 4 : seat * 4 + 4], text(key))
        room = city.room(layout.tables, layout.state, seat)
        words = f"{sum(layout.state.store[seat * 3 : seat * 3 + 3])}/{room}"
        side = board.store.width * 0.45
        left = board.plot(0).left - _APART - canvas.types.width(words, CAPTION) - side
        icon = around((min(board.store.left - 2, left) + side / 2, board.store.top + 4), side)
        canvas.picture("tiles/warehouse", icon)
        canvas.text(words, (icon.right, icon.centery), CAPTION, middle=True)
        buildings = city.administrative(layout.state, seat)
        for bit, rect, tile in ((tables.TEMPLE_BIT, board.kept, "temple"), (tables.PALACE_BIT, board.seized, "palace")):
            if buildings & bit:
                canvas.picture(f"tiles/{tile}", rect.inflate(-rect.width * 0.3, -rect.height * 0.3), alpha=120)

    def _paint_amounts(self, canvas: Canvas, zone: pygame.FRect, numbers: list[int], title: str) -> None:
        many = len(numbers)
        top = zone.top + (16 if not title else 4)
        step = min(58.0, (zone.bottom - top) / many)
        figure = canvas.types.width(str(max(numbers)), _LARGE) if any(numbers) else 0.0
        side = min(zone.width * 0.62, step * 0.72, zone.width - figure - 4)
        if title:
            box, _ = cut(trim(zone, left=-1, right=-1, top=-4), Edge.TOP, step * many + 26)
            canvas.box(box, "papyrus", radius=7, line="panel_hairline", width=1.5)
            if canvas.types.width(title, _SMALL) <= zone.width + 8:
                canvas.text(title, (zone.centerx, zone.top + 9), _SMALL, "text_soft", align=0.5, middle=True)
            top += 16
        for kind, number in enumerate(numbers):
            y = top + step * (kind + 0.5)
            alpha = 255 if number else 90
            self.brush.face(canvas, TOKENS[kind], around((zone.left + 1 + side / 2, y), side), alpha=alpha)
            if number:
                canvas.text(str(number), (zone.left + side + 3, y), _LARGE, middle=True)

    def _paint_small(self, canvas: Canvas, seat: int, *, is_aimed: bool) -> None:
        small = self.places.small[seat]
        self._paint_frame(canvas, seat, is_aimed=is_aimed, is_filled=True)
        canvas.shadow(small.rect, spread=5, alpha=70)
        canvas.box(small.rect, "panel", radius=8, line="panel_line", grain=True)
        self._paint_head(canvas, seat, is_alone=False)
        self._paint_gauge(canvas, seat)
        self._paint_small_tiles(canvas, seat, small)
        self._paint_foot(canvas, seat, small)
        if small.notes is not None:
            self._paint_notes(canvas, seat, small.notes)
        box = small.caravans
        side = min(box.height, box.width * 0.6)
        canvas.picture("caravan", placed(box, side, side, 0.0).move(-1, 0))
        at = (box.left + side + 2, box.centery)
        canvas.text(str(self.layout.state.caravans[seat]), at, CAPTION, middle=True)

    def _paint_small_tiles(self, canvas: Canvas, seat: int, small: SmallBoard) -> None:
        layout = self.layout
        for space in range(tables.SPACES):
            fill = (195, 207, 166) if layout.tables.nile >> space & 1 else (217, 197, 144)
            canvas.box(small.plot(space), fill, radius=3, line=(154, 138, 85), width=1.0)
        for tile, slot, is_built in city.tiles(layout.state, seat):
            rect = layout.tile_rect(seat, slot)
            if is_built:
                alpha = 120 if layout.is_night(seat, tile) else 255
                self.brush.face(canvas, tables.TILES[tile], rect, alpha=alpha, detail=round(rect.width))
            else:
                canvas.box(rect, "sand", radius=3, line="panel_line", width=1.0)
                canvas.picture("tiles/scaffold", rect.inflate(-2, -2), alpha=120)
                canvas.picture(f"tiles/{tables.TILES[tile]}", rect.inflate(-rect.width * 0.34, -rect.height * 0.34))
            if layout.state.tokens[seat] >> slot & 1:
                canvas.disc((rect.left + 4, rect.top + 4), 3.5, "malachite", line="ink", width=1.0)
            if tile == tables.PYRAMID and layout.state.steps[seat] and not is_built:
                words = f"{layout.state.steps[seat]}/{layout.tables.pyramid_steps[layout.state.pyramid[seat] - 1]}"
                wide = max(rect.width - 2, canvas.types.width(words, CAPTION) + 3)
                plate = standing(rect.midbottom, wide, 15)
                canvas.box(plate, "papyrus", radius=3, line="ink", width=1.0)
                canvas.text(words, plate.center, CAPTION, align=0.5, middle=True)
        for site, lack in self._sites(seat):
            rect = layout.tile_rect(seat, site.slot)
            paint_lack(canvas, (rect.centerx, rect.top + 8), lack)

    def _paint_notes(self, canvas: Canvas, seat: int, room: pygame.FRect) -> None:
        """Draw an opponent's sites and their cost in words, then its administrative buildings."""
        layout = self.layout
        canvas.line((room.left - 10, room.top + 2), (room.left - 10, room.bottom - 2), "panel_hairline")
        lines = []
        for tile, slot, is_built in city.tiles(layout.state, seat):
            if not is_built:
                price = city.price(layout.tables, layout.state, seat, tile, slot % tables.SPACES)
                cost = icons(price) or text("offer-sa-re-free")
                lines.append(text("notes-site", tile=layout.words.tile(tile), cost=cost))
        offices = [
            layout.words.tile(tile)
            for tile, _, is_built in city.tiles(layout.state, seat)
            if is_built and tile in tables.ADMINISTRATIVE
        ]
        if offices:
            lines.append(text("notes-offices", offices=listed(offices)))
        with canvas.clip(room):
            canvas.rich("<br>".join(lines) or text("notes-none"), room, _SMALL.sized(15))

    def _paint_foot(self, canvas: Canvas, seat: int, small: SmallBoard) -> None:
        """Draw the Warehouses' contents, with gains after a plus; if space is short, in proportion to need."""
        state = self.layout.state
        store, gains = state.store[seat * 3 : seat * 3 + 3], state.gains[seat * 4 : seat * 4 + 4]
        foot = small.foot
        canvas.line((foot.left, foot.top - 1), (foot.right, foot.top - 1), "panel_hairline")
        side, step, x = 17.0, foot.width / 4, foot.left
        kept = [*(str(have) for have in store), ""]
        figures = [have + (f"+{gain}" if gain else "") for have, gain in zip(kept, gains, strict=True)]
        needed = [side + 2 + canvas.types.width(words, CAPTION) for words in figures]
        is_tight = max(needed) > step - 5
        spare = max(0.0, foot.width - sum(needed)) / 4
        for kind, words in enumerate(figures):
            shown = 255 if words not in ("", "0") else 100
            canvas.picture(PICTURES[kind], around((x + side / 2, foot.centery), side), alpha=shown)
            room = needed[kind] + spare if is_tight else step
            canvas.text(words, (x + side + 2, foot.centery), CAPTION, middle=True, width=room - side - 2)
            x += room

    def _paint_plots(self, canvas: Canvas, board: LargeBoard, lit: frozenset[object], aimed: object) -> None:
        """Draw the names of free spaces, which the log and the hints use, and light those that can be used."""
        layout = self.layout
        taken = {slot % tables.SPACES for _, slot, _ in city.tiles(layout.state, layout.large)}
        for space in range(tables.SPACES):
            plot = Plot(layout.large, space)
            rect = board.plot(space)
            is_lit = plot in lit
            if is_lit and plot == aimed:
                canvas.box(rect, "lit", radius=8)
            if space not in taken:
                canvas.text(layout.words.space(space), (rect.left + 8, rect.top + 6), _SMALL, "text_soft")
            if is_lit:
                canvas.box(rect.inflate(2, 2), None, radius=8, line="focus", width=4 if plot == aimed else 3)
