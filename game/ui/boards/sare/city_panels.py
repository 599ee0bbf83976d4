"""The painted look of Sa-Rê: cities on the banks of a river, one large, the others small."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.locale import text
from game.rules.sare import city, scoring, tables
from game.rules.sare.game import SaRe
from game.rules.sare.state import CONSTRUCTION, SEASON
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.portraits import paint_portrait, portrait_of
from game.ui.boards.kit.seat_head import paint_seal
from game.ui.boards.kit.seat_sign import paint_sign
from game.ui.boards.kit.values import SeatPanel
from game.ui.boards.sare.city_places import SmallCity
from game.ui.boards.sare.layout import CARAVANS, TOKENS, Layout
from game.ui.boards.sare.panels import CAPTION, CROWN, Panels, lack_plate, paint_lack
from game.ui.boards.sare.places import StagePlaces
from game.ui.boards.sare.preview import paint_price
from game.ui.boards.sare.scenery import Scenery
from game.ui.boards.sare.scores import crowned, progress, standings
from game.ui.boards.sare.targets import Plot
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import Style
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import Edge, abreast, around, bounded, cut, enclosing, first_fitting, grid, placed, standing

_GOAL = Style("serif", 18, bold=True, leading=1.1)
_STOCK = tuple(Style("serif", size, bold=True, leading=1.1) for size in (19, 17, 15, 13))
"""The styles of the figures of a stock, the largest being chosen in which all have room."""
_PIECE_GAP, _PIECE_LEAST = 8.0, 14.0
"""The room before each piece of an opponent's stock but the first of a row, and the least side of a piece."""
_OVER, _LOOSE = 4.0, 3
"""How much higher than its row a piece may be, and the most rows in which it is."""
_SEAL, _FAN = 11.5, 15.0
"""The radius of a seal on the track, and the distance of two that are level."""
_PRICE_OVER = 28.0
"""How much wider the price of a site may be than its plot, for neighbours lie higher and lower."""
_PRICE, _PRICE_HIGH = 116.0, 27.0
"""The greatest width of a price over a small city, and its height."""
_NOTED, _CAMEL_SHAPE = (160.0, 36.0), 0.8
"""The size of a site with its cost beside a small city; the height of a camel, of its width."""
_STANDING = ("in", "stopped", "revolt")
"""How a seat stands in a season, as in the keys of the texts."""
_PICTURED = 27.0
"""The side of the picture of its building beside it."""


class CityPanels(Panels):
    """Draws cities over their landscape."""

    def __init__(
        self, game: SaRe, layout: Layout, places: StagePlaces, brush: Brush, *, shows_odds: bool, has_unseen: bool
    ) -> None:
        super().__init__(game, layout, brush, shows_odds=shows_odds, has_unseen=has_unseen)
        self.places = places
        self.scenery = Scenery(layout, places, brush)
        self.landscape = self.scenery.landscape()
        self.picture = self.scenery.paint_home

    def paint_ground(self, canvas: Canvas) -> Iterator[None]:
        """Draw the lowest layer, in steps."""
        yield from self.scenery.paint(canvas)

    def paint_marks(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> None:
        """Mark usable plots between the buildings of a painted city, and the cost of its sites."""
        layout = self.layout
        self.scenery.paint_names(canvas)
        ground, seat = self.places.large_city.ground, layout.large
        here = layout.from_behind(seat)
        occupied = {slot % tables.SPACES for _, slot, _ in here}
        for space in range(tables.SPACES):
            plot, is_free = Plot(seat, space), space not in occupied
            if plot in lit:
                line, width = ground.outline(space) if is_free else ground.front(space), 4.0 if plot == aimed else 3.0
                with self.brush.behind(canvas, self.scenery.before(space), enclosing(line, width)):
                    canvas.outline(line, "focus", width, is_closed=is_free)
        if any(layout.tile_rect(seat, slot).colliderect(self.scenery.level_plate) for _, slot, _ in here):
            self.scenery.paint_level(canvas)
        for tile, slot, is_built in here:
            if not is_built:
                price = city.price(layout.tables, layout.state, seat, tile, slot % tables.SPACES)
                is_shared = layout.is_shared(seat, slot)
                hung = ground.priced(slot, is_shared=is_shared)
                box = paint_price(canvas, hung.inflate(_PRICE_OVER, 0), price, "papyrus")
                if tile == tables.PYRAMID:
                    self._paint_steps(canvas, box, seat, is_beside=is_shared)

    def _paint_steps(self, canvas: Canvas, price: pygame.FRect, seat: int, *, is_beside: bool) -> None:
        """Write the number of built steps and the total over the price of a pyramid's next step, or beside it."""
        state = self.layout.state
        words = f"{state.steps[seat]}/{self.layout.tables.pyramid_steps[state.pyramid[seat] - 1]}"
        plate = placed(price.move(0, -22), canvas.types.width(words, CAPTION) + 14, 20.0)
        if is_beside:
            plate.midright = price.left - 1, price.centery
        canvas.box(plate, "papyrus", radius=6, line="ink", width=1.0)
        canvas.text(words, plate.center, CAPTION, align=0.5, middle=True)

    def _paint_large(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> Iterator[None]:
        """Draw the painted city of a seat with its sign, gauge and stores."""
        layout, large_city = self.layout, self.places.large_city
        seat = layout.large
        is_turn = layout.view.to_move == seat
        self._paint_track(canvas, large_city.track)
        canvas.box(large_city.sign, f"seat.{seat + 1}", radius=10, line="gold" if is_turn else "ink", width=2)
        scores = standings(layout.tables, layout.state)
        who, name = layout.words.seats[seat], layout.words.plain_seat(seat)
        goal = self.score(seat)
        first = scoring.tie_winner(layout.state)
        remark = text("panel-sa-re-wins-ties" if first == seat else "panel-sa-re-loses-ties") if first >= 0 else ""
        paint_sign(
            canvas, large_city.sign, seat, who, name, scores, is_turn=is_turn, points=goal, remark=remark,
            resigned=layout.view.resigned,
        )  # fmt: skip
        yield
        self.scenery.paint_drums(canvas, large_city, seat)
        yield
        self._paint_start(canvas, seat)
        self._paint_obelisk(canvas, seat)
        for halt in range(layout.state.caravans[seat], CARAVANS):
            high = large_city.caravan(halt).height * 0.6
            cairn = placed(large_city.caravan(halt), high * 1.1, high)
            canvas.painting("sa-re/cairn", cairn, light=layout.light())
        self.scenery.paint_plots(canvas, seat)
        yield
        room = city.room(layout.tables, layout.state, seat)
        store = layout.state.store[seat * 3 : seat * 3 + 3]
        self._paint_row(canvas, large_city.store, store, f"{sum(store)}/{room}")
        gains = layout.state.gains[seat * 4 : seat * 4 + 4]
        key = "city-hand" if self.layout.is_hand(seat) else "city-gains"
        if any(gains):
            self._paint_row(canvas, large_city.gains, gains, text(key), is_store=False)

    def _paint_track(self, canvas: Canvas, room: pygame.FRect) -> None:
        """Draw who is ahead: the seals of all seats on a line to the goal, those level with each other side by side."""
        layout = self.layout
        scores = standings(layout.tables, layout.state)
        wanted = max(progress(layout.tables, layout.state, seat)[1] for seat in range(layout.state.seats))
        canvas.glass(room, radius=14, top=120, bottom=150)
        goal = str(wanted)
        right = room.right - 14 - canvas.types.width(goal, _GOAL)
        canvas.text(goal, (room.right - 9, room.centery), _GOAL, "text_on_dark", align=1.0, middle=True)
        line = bounded(room, left=room.left + 26, right=right - 26, top=room.centery, bottom=room.centery)
        canvas.painting("sa-re/pyramid-small", around((right - 9, room.centery - 4), 38))
        canvas.line(line.topleft, line.topright, "sand", 2.0)
        for step in range(wanted + 1):
            canvas.disc((line.left + line.width * step / wanted, room.centery), 2.6, "linen")
        first = crowned(layout.tables, layout.state)
        for score in set(scores):
            level = [seat for seat, other in enumerate(scores) if other == score]
            x = line.left + line.width * score / wanted - (len(level) - 1) / 2 * _FAN
            x = max(x, room.left + _SEAL + 2)
            for at, seat in enumerate(level):
                middle = x + at * _FAN, room.centery
                paint_seal(canvas, seat, middle, _SEAL)
                if seat == first:
                    canvas.icon("crown", (middle[0], middle[1] - 14), CROWN, "gold")

    def _paint_row(
        self, canvas: Canvas, zone: pygame.FRect, numbers: list[int], words: str, *, is_store: bool = True
    ) -> None:
        """Draw resources side by side, after `words` about them; those in Warehouses show their picture."""
        canvas.box(zone, "panel", radius=8, line="panel_line", grain=True)
        side, x = zone.height - 10, zone.left + 9
        if is_store:
            house = around((zone.left + 5 + zone.height / 2, zone.centery - 4), zone.height + 6)
            canvas.painting("sa-re/warehouse-small", house)
            x = house.right + 3
        canvas.text(words, (x, zone.centery), CAPTION, middle=True)
        left = x + canvas.types.width(words, CAPTION) + 8
        held = [(kind, str(number)) for kind, number in enumerate(numbers) if number]
        if not held:
            return
        room = zone.right - 6 - left

        def wide(style: Style) -> float:
            return sum(canvas.types.width(number, style) + 2 for _, number in held)

        style = first_fitting(_STOCK, lambda style: wide(style) + (_PIECE_LEAST + 1) * len(held) <= room)
        figures = wide(style)
        side = min(side, max(_PIECE_LEAST, (room - figures) / len(held) - 1))
        gap = min(12.0, max(0.0, room - figures - side * len(held)) / len(held))
        for kind, number in held:
            self.brush.face(canvas, TOKENS[kind], around((left + side / 2, zone.centery), side))
            left += side + 2
            left += canvas.text(number, (left, zone.centery), style, middle=True) + gap

    def _paint_small(self, canvas: Canvas, seat: int, *, is_aimed: bool) -> None:
        small, level = self.places.small[seat], self.layout.state.gauge[seat]
        self._paint_frame(canvas, seat, is_aimed=is_aimed, is_filled=False)
        self._paint_head(canvas, seat, is_alone=True)
        self._paint_player(canvas, seat, small)
        self._paint_gauge(canvas, seat)
        self._paint_buildings(canvas, seat, small)
        self._paint_level(canvas, self._level_plate(canvas, small, level), level)
        self._paint_goods(canvas, seat, small.goods)
        if small.notes is not None:
            self._paint_works(canvas, seat, small.notes)

    def _paint_goods(self, canvas: Canvas, seat: int, room: pygame.FRect) -> None:
        """Draw an opponent's caravans and Warehouses with this season's gains after a plus: in a row, or in columns."""
        state = self.layout.state
        store, gains = [*state.store[seat * 3 : seat * 3 + 3], 0], state.gains[seat * 4 : seat * 4 + 4]
        held = [("camel", str(state.caravans[seat]))] if state.caravans[seat] else []
        for token, have, gain in zip(TOKENS, store, gains, strict=True):
            if have or gain:
                held.append((token, (str(have) if have else "") + (f"+{gain}" if gain else "")))
        if not held:
            return
        style = CAPTION
        wides = [canvas.types.width(words, style) + 1 for _, words in held]
        side, lefts = _stocked(wides, room)
        if side < _PIECE_LEAST:
            style = canvas.types.fitted(max((words for _, words in held), key=len), CAPTION, room.width / 4)
            side, lefts = _stocked([canvas.types.width(words, style) + 1 for _, words in held], room)
        pitch = min(room.height / -(-len(held) // len(lefts)), 32.0)
        for at, (face, words) in enumerate(held):
            row, column = divmod(at, len(lefts))
            x, y = lefts[column], room.top + (row + 0.5) * pitch
            icon = around((x + side / 2, y), side, side * _CAMEL_SHAPE if face == "camel" else None)
            self.brush.face(canvas, face, icon, (("seat", seat + 1),) if face == "camel" else ())
            canvas.text(words, (icon.right + 1, y), style, "text_on_dark", middle=True)

    def _paint_works(self, canvas: Canvas, seat: int, room: pygame.FRect) -> None:
        """Draw an opponent's sites with their cost, as many as there is room for."""
        layout, state = self.layout, self.layout.state
        sites = [(tile, slot) for tile, slot, is_built in city.tiles(state, seat) if not is_built]
        wide, high = _NOTED
        down, across = (max(1, int(have // each)) for have, each in ((room.height, high), (room.width, wide)))
        cells = (cell for strip in abreast(room, [wide] * across, 0.0, 0.0) for cell in grid(strip, 1, high, down))
        for cell, (tile, slot) in zip(cells, sites, strict=False):
            place, beside = cut(cell, Edge.LEFT, 38, 4)
            self.brush.face(canvas, "standing", around(place.center, 42), (("building", tables.TILES[tile]),))
            price = city.price(layout.tables, state, seat, tile, slot % tables.SPACES)
            beside = placed(beside, min(_PRICE, room.right - beside.left), high - 3, 0.0, 0.0)
            paint_price(canvas, beside, price, "papyrus")

    def _paint_player(self, canvas: Canvas, seat: int, small: SmallCity) -> None:
        """Draw an opponent large, and below how it stands in the season."""
        state, place = self.layout.state, small.portrait
        portrait = portrait_of(self.layout.words.seats[seat], seat, canvas.portraits)
        is_revolt = bool(state.revolted >> seat & 1)
        canvas.box(place.inflate(5, 5), SEAT_COLOURS[seat], radius=9, line="ink", width=1.2)
        if not paint_portrait(canvas, portrait, place, mood="cross" if is_revolt else "content", radius=7):
            canvas.box(place, "linen", radius=7)
            paint_seal(canvas, seat, place.center, place.width * 0.4)
        if state.phase not in (SEASON, CONSTRUCTION):
            return
        stands = bool(state.standing >> seat & 1)
        said = "revolt" if is_revolt else "in" if stands else "stopped"
        ink = "focus" if is_revolt else "text_on_dark"
        self._paint_standing(canvas, small, text(f"seat-sa-re-{said}"), ink)

    @staticmethod
    def _paint_standing(canvas: Canvas, small: SmallCity, words: str, ink: Colour) -> None:
        """Write how an opponent stands beside its obelisk or, in a narrow plate, over the foot of its portrait."""
        left = small.obelisk.right + 3
        widest = max(canvas.types.width(text(f"seat-sa-re-{each}"), CAPTION) for each in _STANDING)
        if widest <= small.standing.right + 4 - left:
            canvas.text(words, (left, small.standing.centery), CAPTION, ink, middle=True)
            return
        foot, _ = cut(small.portrait, Edge.BOTTOM, canvas.types.line_height(CAPTION) + 2)
        canvas.glass(foot, radius=7, top=190, bottom=215)
        canvas.text(words, foot.center, CAPTION, ink, align=0.5, middle=True, width=foot.width)

    @staticmethod
    def _level_plate(canvas: Canvas, small: SmallCity, level: int) -> pygame.FRect:
        """Return the place of the number of an opponent's square, beside its gauge."""
        square = small.gauge.square(level)
        plate = placed(square, max(17.0, canvas.types.width(str(level), CAPTION) + 7), 17.0)
        plate.left = square.right + 2
        return plate

    @staticmethod
    def _paint_level(canvas: Canvas, plate: pygame.FRect, level: int) -> None:
        """Write the number of an opponent's square on its plate."""
        canvas.box(plate, "papyrus", radius=8, line="ink", width=1.0)
        canvas.text(str(level), plate.center, CAPTION, align=0.5, middle=True)

    def _paint_sites(self, canvas: Canvas, seat: int, small: SmallCity) -> None:
        """Mark the sites of an opponent, clear of the number of its square."""
        level = self._level_plate(canvas, small, self.layout.state.gauge[seat])
        for site, lack in self._sites(seat):
            x, y = small.ground.foot(site.slot, is_shared=self.layout.is_shared(seat, site.slot))
            plate = lack_plate(canvas, (x, y), lack)
            if plate.colliderect(level):
                below, above = level.bottom + 1 - plate.top, level.top - 1 - plate.bottom
                y += below if plate.bottom + below < small.rect.bottom else above
            paint_lack(canvas, (x, y), lack)

    def paint_over(self, canvas: Canvas, aimed: object) -> None:
        """Draw the prices of an opponent's sites while the pointer is on its city, green where it can pay, beside
        pictures of the buildings.
        """
        seat = aimed.seat if isinstance(aimed, SeatPanel | Plot) else -1
        small = self.places.small.get(seat)
        if small is None:
            return
        works = self._sites(seat)
        feet = [small.ground.foot(site.slot, is_shared=self.layout.is_shared(seat, site.slot)) for site, _ in works]
        top = small.rect.bottom - 24
        for (x, y), (site, lack) in sorted(zip(feet, works, strict=True), key=lambda each: each[0][1], reverse=True):
            top = min(top, y - 8)
            middle = min(x, small.rect.right - _PRICE / 2)
            fill = "papyrus" if lack else "malachite"
            box = paint_price(canvas, standing((middle, top + _PRICE_HIGH), _PRICE, _PRICE_HIGH), site.price, fill)
            beside = around((box.left - _PICTURED * 0.34, box.centery), _PICTURED)
            canvas.disc(beside.center, _PICTURED / 2, fill, line="ink", width=1.0)
            self.brush.face(canvas, "standing", beside, (("building", tables.TILES[site.tile]),))
            top -= _PRICE_HIGH + 1

    def _paint_buildings(self, canvas: Canvas, seat: int, small: SmallCity) -> None:
        """Draw the buildings and sites of an opponent from behind."""
        layout = self.layout
        self.scenery.paint_plots(canvas, seat)
        for tile, slot, is_built in layout.from_behind(seat):
            face, _, extra = layout.standing_face(seat, tile, slot, is_built)
            rect = layout.tile_rect(seat, slot)
            self.brush.face(canvas, face, rect, extra)
            if layout.state.tokens[seat] >> slot & 1:
                canvas.disc((rect.centerx, rect.top + rect.height * 0.3), 3.5, "malachite", line="ink", width=1.0)
        self._paint_sites(canvas, seat, small)


def _stocked(wides: Sequence[float], room: pygame.FRect) -> tuple[float, list[float]]:
    """Return the greatest common side of pieces whose figures are so wide, and the left edges of their columns.

    Each figure is nearer to its own piece than to the next one.
    """
    many = len(wides)
    is_row = room.width > 2.2 * room.height
    preferred = many if is_row else 2 if room.width > 74 and many > 2 else 1
    best, lefts = 0.0, [room.left]
    for columns in sorted(range(1, many + 1), key=lambda each: abs(each - preferred)):
        figures = [max(wides[at::columns]) for at in range(columns)]
        free = room.width - sum(figures) - _PIECE_GAP * (columns - 1)
        rows = -(-many // columns)
        over = _OVER if rows <= _LOOSE else 0.0
        side = min(free / columns, min(room.height / rows, 32.0) + over, 32.0)
        if side > best + (4.0 if best else 0.0):
            best = side
            step = min(86.0, room.width / max(columns, 3) if is_row else room.width / columns)
            if max(figures) + side + _PIECE_GAP <= step:
                lefts = [room.left + step * at for at in range(columns)]
            else:
                lefts = [room.left + sum(figures[:at]) + at * (side + _PIECE_GAP) for at in range(columns)]
    return best, lefts
