"""The layer under the items of Sa-Rê: ground, sites, gauges, resources and the viewer's works."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.locale import text
from game.rules.sare import city, scoring, tables
from game.rules.sare.game import SaRe
from game.rules.sare.state import CONSTRUCTION, SEASON, SITES
from game.ui.boards.kit.geometry import around, centred
from game.ui.boards.kit.landscape import Landscape
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.portraits import paint_portrait, portrait_of
from game.ui.boards.kit.seat_head import paint_head, paint_seal
from game.ui.boards.kit.seat_sign import paint_sign
from game.ui.boards.kit.values import SeatPanel
from game.ui.boards.sare.cities import LargeCity, SmallCity
from game.ui.boards.sare.layout import CARAVANS, TOKENS, Layout
from game.ui.boards.sare.payments import affordable, means_of, sites_of
from game.ui.boards.sare.places import SitePlaces, SmallSite
from game.ui.boards.sare.preview import paint_price
from game.ui.boards.sare.scenery import Scenery
from game.ui.boards.sare.scores import progress, standings
from game.ui.boards.sare.season_panel import SeasonPanel
from game.ui.boards.sare.things import Fixture, Plot
from game.ui.boards.sare.words import PICTURES, icons
from game.ui.boards.sare.works import Works
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import Style
from game.ui.drawing.theme import SEAT_COLOURS

_LARGE = Style("serif", 22, bold=True, leading=1.1)
_CAPTION = Style("sans", 14, bold=True, leading=1.1)
_GOAL = Style("serif", 18, bold=True, leading=1.1)
_SMALL = Style("sans", 14, leading=1.15)
_WARM = (226, 128, 52)
"""The colour of an opponent's gauge up to its workers."""
_PRICE_OVER = 28.0
"""How much wider the price of a site may be than its plot, for neighbours lie higher and lower."""
_PRICE = 116.0
"""The greatest width of a price over a small city."""
_CROWN = 17.0
"""The size of the mark of the seat that wins ties."""
_APART = 4.0
"""The gap between the number of stored resources and the first space."""


class Panels:
    """Draws a layout's ground and panels; `shows_odds` adds the chances of the next card."""

    def __init__(self, game: SaRe, layout: Layout, brush: Brush, *, shows_odds: bool) -> None:
        self.game = game
        self.layout = layout
        self.brush = brush
        self.season = SeasonPanel(layout, shows_odds=shows_odds)
        self.scenery = Scenery(layout, brush)
        self.works = Works(game, layout, brush)

    def paint(self, canvas: Canvas, lit: frozenset[object], aimed: object, *, is_covered: bool) -> Iterator[None]:
        """Draw everything on the ground; with `is_covered` a tray lies over the season's board."""
        if isinstance(self.layout.places.site, LargeCity):
            yield from self._paint_city(canvas, self.layout.places.site)
        else:
            self._paint_site(canvas, self.layout.places.site)
            self._paint_plots(canvas, self.layout.places.site, lit, aimed)
        if self.layout.is_away:
            self._paint_home(canvas, self.layout.places.site.home, is_aimed=aimed is Fixture.HOME)
        for seat in range(self.layout.state.seats):
            if seat != self.layout.large:
                yield
                self._paint_small(canvas, seat, is_aimed=aimed == SeatPanel(seat))
        yield
        if not is_covered and self.layout.shows_season:
            self.season.paint(canvas, aimed)
            yield
        self.works.paint(canvas)

    def _paint_home(self, canvas: Canvas, place: pygame.FRect, *, is_aimed: bool) -> None:
        """Draw the button that leads back to the viewer's city, with words where there is room."""
        canvas.box(place, "quiet_lit" if is_aimed else "quiet", radius=9, line="panel_line", width=1.5)
        side = 18.0
        canvas.icon("back", (place.left + place.height / 2, place.centery), side, "text")
        left = place.left + place.height / 2 + side / 2 + 6
        words, room = text("offer-sa-re-home"), place.right - 8 - left
        style = canvas.types.fitted(words, _CAPTION, room)
        if canvas.types.width(words, style) <= room:
            canvas.text(words, (left, place.centery), style, middle=True)

    # Ground

    def paint_ground(self, canvas: Canvas) -> Iterator[None]:
        """Draw the lowest layer, in steps."""
        if isinstance(self.layout.places.site, LargeCity):
            yield from self.scenery.paint(canvas)
        else:
            self._ground(canvas)

    def landscape(self) -> Landscape | None:
        """Return the background of a painted table."""
        site = self.layout.places.site
        return self.scenery.landscape(site) if isinstance(site, LargeCity) else None

    def _ground(self, canvas: Canvas) -> None:
        places, painter = self.layout.places, self.brush.painter
        site = places.site
        assert isinstance(site, SitePlaces)
        others = ((places.season, places.season_map), (places.reference, places.reference_map))
        hand = places.hand

        def ground(inner: Canvas) -> None:
            inner.paint_table_top()
            shelf = pygame.FRect(hand.left - 20, hand.top - 4, hand.width + 26, hand.height + 32)
            inner.box(shelf, "deep_nile", radius=14, line="gold", width=1.5, grain=True)
            inner.shadow(site.rect, spread=16, alpha=120)
            real = inner.display.px_rect(site.rect)
            inner.surface.blit(painter.board(site.board, real.width), real.topleft)
            for rect, board in others:
                inner.inlay(painter.board(board, inner.display.px_rect(rect).width), rect)

        places_key = (site.rect, *(rect for rect, _ in others), hand)
        canvas.layer(("sa-re-table", *map(tuple, places_key)), ground)

    # Sites

    def score(self, seat: int) -> str:
        """Return a seat's progress in the scenario."""
        have, wanted = progress(self.layout.tables, self.layout.state, seat)
        return f"{have}/{wanted}"

    def heads(self) -> list[tuple[str, str]]:
        """Return name and score of every seat."""
        return [(self.layout.words.plain_seat(seat), self.score(seat)) for seat in range(self.layout.state.seats)]

    def paint_marks(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> None:
        """Mark usable plots over the buildings of a painted city, and the cost of its sites."""
        layout = self.layout
        site, seat = layout.places.site, layout.large
        if not isinstance(site, LargeCity):
            return
        ground, occupied = site.ground, {slot % tables.SPACES for _, slot, _ in layout.from_behind(seat)}
        for space in range(tables.SPACES):
            plot, is_free = Plot(seat, space), space not in occupied
            if plot in lit:
                line = ground.outline(space) if is_free else ground.front(space)
                canvas.outline(line, "focus", 4.0 if plot == aimed else 3.0, is_closed=is_free)
        for tile, slot, is_built in layout.from_behind(seat):
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
        plate = centred(price.move(0, -22), canvas.types.width(words, _CAPTION) + 14, 20.0)
        if is_beside:
            plate.midright = price.left - 1, price.centery
        canvas.box(plate, "papyrus", radius=6, line="ink", width=1.0)
        canvas.text(words, plate.center, _CAPTION, align=0.5, middle=True)

    def _paint_city(self, canvas: Canvas, site: LargeCity) -> Iterator[None]:
        """Draw the painted city of a seat with its sign, gauge and stores."""
        layout = self.layout
        seat = layout.large
        is_turn = layout.view.to_move == seat
        self._paint_track(canvas, site.track)
        canvas.box(site.sign, f"seat.{seat + 1}", radius=10, line="gold" if is_turn else "ink", width=2)
        scores = standings(layout.tables, layout.state)
        who, name = layout.words.seats[seat], layout.words.plain_seat(seat)
        goal = self.score(seat)
        first = scoring.tie_winner(layout.state)
        remark = text("panel-sa-re-wins-ties" if first == seat else "panel-sa-re-loses-ties") if first >= 0 else ""
        paint_sign(canvas, site.sign, seat, who, name, scores, is_turn=is_turn, points=goal, remark=remark)
        yield
        self.scenery.paint_drums(canvas, site, seat)
        yield
        self._paint_start(canvas, seat)
        self._paint_obelisk(canvas, seat)
        for halt in range(layout.state.caravans[seat], CARAVANS):
            high = site.caravan(halt).height * 0.6
            cairn = centred(site.caravan(halt), high * 1.1, high)
            canvas.painting("sa-re/cairn", cairn, light=layout.light())
        self.scenery.paint_plots(canvas, seat)
        yield
        room = city.room(layout.tables, layout.state, seat)
        store = layout.state.store[seat * 3 : seat * 3 + 3]
        self._paint_row(canvas, site.store, store, f"{sum(store)}/{room}")
        gains = layout.state.gains[seat * 4 : seat * 4 + 4]
        key = "site-hand" if self.is_hand(seat) else "site-gains"
        if any(gains):
            self._paint_row(canvas, site.gains, gains, text(key), is_store=False)

    def _paint_track(self, canvas: Canvas, room: pygame.FRect) -> None:
        """Draw who is ahead: the seals of all seats on a line to the goal, those level with each other side by side."""
        layout = self.layout
        scores = standings(layout.tables, layout.state)
        wanted = max(progress(layout.tables, layout.state, seat)[1] for seat in range(layout.state.seats))
        canvas.glass(room, radius=14, top=120, bottom=150)
        goal = str(wanted)
        right = room.right - 14 - canvas.types.width(goal, _GOAL)
        canvas.text(goal, (room.right - 9, room.centery), _GOAL, "text_on_dark", align=1.0, middle=True)
        line = pygame.FRect(room.left + 26, room.centery, right - 26 - room.left - 26, 0)
        canvas.painting("sa-re/pyramid-small", around((right - 9, room.centery - 4), 38))
        canvas.line(line.topleft, line.topright, "sand", 2.0)
        for step in range(wanted + 1):
            canvas.disc((line.left + line.width * step / wanted, room.centery), 2.6, "linen")
        for score in set(scores):
            level = [seat for seat, other in enumerate(scores) if other == score]
            x = line.left + line.width * score / wanted
            for at, seat in enumerate(level):
                middle = x + (at - (len(level) - 1) / 2) * 15, room.centery
                paint_seal(canvas, seat, middle, 11.5)
                if seat == scoring.tie_winner(layout.state):
                    canvas.icon("crown", (middle[0], middle[1] - 14), _CROWN, "gold")

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
        canvas.text(words, (x, zone.centery), _CAPTION, middle=True)
        left = x + canvas.types.width(words, _CAPTION) + 8
        held = [(kind, str(number)) for kind, number in enumerate(numbers) if number]
        if not held:
            return
        style = _LARGE.sized(19)
        figures = sum(canvas.types.width(number, style) + 2 for _, number in held)
        room = zone.right - 6 - left
        side = min(side, max(14.0, (room - figures) / len(held) - 1))
        gap = min(12.0, max(0.0, room - figures - side * len(held)) / len(held))
        for kind, number in held:
            self.brush.face(canvas, TOKENS[kind], pygame.FRect(left, zone.centery - side / 2, side, side))
            left += side + 2
            left += canvas.text(number, (left, zone.centery), style, middle=True) + gap

    def _paint_site(self, canvas: Canvas, site: SitePlaces) -> None:
        layout = self.layout
        seat = layout.large
        is_turn = layout.view.to_move == seat
        colour = "gold" if is_turn else self.brush.painter.theme.colour(f"seat.{seat + 1}")
        canvas.box(site.rect.inflate(7, 7), None, radius=6, line=colour, width=5)
        plate = pygame.FRect(site.rect.left + 8, site.rect.bottom - 38, site.rect.width - 16, 29)
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
        self._paint_amounts(canvas, site.store, layout.state.store[seat * 3 : seat * 3 + 3], "")
        key = "site-hand" if self.is_hand(seat) else "site-gains"
        self._paint_amounts(canvas, site.gains, layout.state.gains[seat * 4 : seat * 4 + 4], text(key))
        room = city.room(layout.tables, layout.state, seat)
        words = f"{sum(layout.state.store[seat * 3 : seat * 3 + 3])}/{room}"
        side = site.store.width * 0.45
        left = site.plot(0).left - _APART - canvas.types.width(words, _CAPTION) - side
        icon = pygame.FRect(min(site.store.left - 2, left), site.store.top + 4 - side / 2, side, side)
        canvas.picture("tiles/warehouse", icon)
        canvas.text(words, (icon.right, icon.centery), _CAPTION, middle=True)
        buildings = city.administrative(layout.state, seat)
        for bit, rect, tile in ((tables.TEMPLE_BIT, site.kept, "temple"), (tables.PALACE_BIT, site.seized, "palace")):
            if buildings & bit:
                canvas.picture(f"tiles/{tile}", rect.inflate(-rect.width * 0.3, -rect.height * 0.3), alpha=120)

    def is_hand(self, seat: int) -> bool:
        """Return whether gains and Warehouses of a seat are one hand: while it builds and stores (R-8.1)."""
        state = self.layout.state
        return state.phase == CONSTRUCTION and self.layout.view.to_move == seat

    def _paint_start(self, canvas: Canvas, seat: int) -> None:
        """While sites are launched, mark the gauge's starting square."""
        layout = self.layout
        state = layout.state
        if state.phase != SITES or not state.round:
            return
        square = city.first_square(state, seat, state.siting[seat].bit_count(), city.masters(state, seat))
        rect = layout.places.of(seat).gauge.square(min(square, layout.tables.red))
        canvas.box(rect.inflate(3, 3), None, radius=5, line="danger", width=3)

    def _paint_obelisk(self, canvas: Canvas, seat: int) -> None:
        """Draw the obelisk, standing or laid; after a revolt with fire beside it, until the season is over."""
        state, rect = self.layout.state, self.layout.places.of(seat).obelisk
        stands = state.standing >> seat & 1
        self.brush.face(canvas, "obelisk" if stands else "obelisk-laid", rect, (("seat", seat + 1),))
        if state.revolted >> seat & 1 and self.layout.is_season:
            side = rect.width * 0.62
            canvas.picture("season/trouble", pygame.FRect(rect.right - side, rect.top - 2, side, side))

    def _paint_amounts(self, canvas: Canvas, zone: pygame.FRect, numbers: list[int], title: str) -> None:
        many = len(numbers)
        top = zone.top + (16 if not title else 4)
        step = min(58.0, (zone.bottom - top) / many)
        figure = canvas.types.width(str(max(numbers)), _LARGE) if any(numbers) else 0.0
        side = min(zone.width * 0.62, step * 0.72, zone.width - figure - 4)
        if title:
            box = pygame.FRect(zone.left - 1, zone.top - 4, zone.width + 2, step * many + 26)
            canvas.box(box, "papyrus", radius=7, line="panel_hairline", width=1.5)
            if canvas.types.width(title, _SMALL) <= zone.width + 8:
                canvas.text(title, (zone.centerx, zone.top + 9), _SMALL, "text_soft", align=0.5, middle=True)
            top += 16
        for kind, number in enumerate(numbers):
            y = top + step * (kind + 0.5)
            alpha = 255 if number else 90
            self.brush.face(canvas, TOKENS[kind], pygame.FRect(zone.left + 1, y - side / 2, side, side), alpha=alpha)
            if number:
                canvas.text(str(number), (zone.left + side + 3, y), _LARGE, middle=True)

    def _paint_small(self, canvas: Canvas, seat: int, *, is_aimed: bool) -> None:
        layout = self.layout
        site = layout.places.small[seat]
        is_turn = layout.view.to_move == seat
        if is_turn or is_aimed:
            edge, colour = site.rect.inflate(6, 6), "gold" if is_turn else "focus"
            fill = colour if isinstance(site, SmallSite) else None
            canvas.box(edge, fill, radius=10, line=colour, width=3)
        if isinstance(site, SmallSite):
            canvas.shadow(site.rect, spread=5, alpha=70)
            canvas.box(site.rect, "panel", radius=8, line="panel_line", grain=True)
        theme, portrait = self.brush.painter.theme, portrait_of(layout.words.seats[seat], seat, canvas.portraits)
        is_city = isinstance(site, SmallCity)
        paint_head(
            canvas,
            theme,
            site.head,
            seat,
            self.heads(),
            is_turn=is_turn,
            is_alone=is_city,
            portrait="" if is_city else portrait,
        )
        if seat == scoring.tie_winner(layout.state):
            canvas.icon("crown", (site.head.left + 15, site.head.top), _CROWN, "gold")
        if isinstance(site, SmallCity):
            self._paint_player(canvas, seat, site, portrait)
        level = layout.state.gauge[seat]
        for square in range(1, layout.tables.red + 1):
            box = site.gauge.square(square)
            is_warm = layout.places.is_painted and square <= level
            shade: Colour = "danger" if square == layout.tables.red else _WARM if is_warm else "field"
            canvas.box(box, shade, radius=3, line="panel_line", width=1.0)
        self._paint_start(canvas, seat)
        self._paint_obelisk(canvas, seat)
        if isinstance(site, SmallCity):
            self._paint_small_city(canvas, seat, site)
            self._paint_level(canvas, site.gauge.square(level), level)
            self._paint_goods(canvas, seat, site.goods)
            if site.notes is not None:
                self._paint_works(canvas, seat, site.notes)
            return
        self._paint_small_tiles(canvas, seat, site)
        self._paint_foot(canvas, seat, site)
        if site.notes is not None:
            self._paint_notes(canvas, seat, site.notes)
        box = site.caravans
        side = min(box.height, box.width * 0.6)
        canvas.picture("caravan", pygame.FRect(box.left - 1, box.centery - side / 2, side, side))
        at = (box.left + side + 2, box.centery)
        canvas.text(str(layout.state.caravans[seat]), at, _CAPTION, middle=True)

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
        columns = len(held) if room.width > 2.2 * room.height else 2 if room.width > 74 and len(held) > 2 else 1
        step = room.width / max(columns, 3) if columns == len(held) and columns > 2 else room.width / columns
        step = min(step, 86.0)
        pitch = min(room.height / -(-len(held) // columns), 32.0)
        for at, (face, words) in enumerate(held):
            row, column = divmod(at, columns)
            x, y = room.left + column * step, room.top + (row + 0.5) * pitch
            style = canvas.types.fitted(words, _CAPTION, step - 16)
            side = min(pitch + 4, 32.0, step - canvas.types.width(words, style) - 3)
            icon = pygame.FRect(x - 2, y - side / 2, side, side)
            if face == "camel":
                icon = pygame.FRect(x - 2, y - side * 0.4, side, side * 0.8)
            self.brush.face(canvas, face, icon, (("seat", seat + 1),) if face == "camel" else ())
            canvas.text(words, (icon.right + 1, y), style, "text_on_dark", middle=True, width=step - side)

    def _paint_works(self, canvas: Canvas, seat: int, room: pygame.FRect) -> None:
        """Draw an opponent's sites with their cost, as many as there is room for."""
        layout, state = self.layout, self.layout.state
        sites = [(tile, slot) for tile, slot, is_built in city.tiles(state, seat) if not is_built]
        down = max(1, int(room.height // 36))
        for at, (tile, slot) in enumerate(sites[: down * max(1, int(room.width // 160))]):
            column, row = divmod(at, down)
            place = pygame.FRect(room.left + column * 160, room.top + row * 36, 38, 36)
            self.brush.face(canvas, "standing", around(place.center, 42), (("building", tables.TILES[tile]),))
            price = city.price(layout.tables, state, seat, tile, slot % tables.SPACES)
            beside = pygame.FRect(place.right + 4, place.top, min(116.0, room.right - place.right - 4), 33)
            paint_price(canvas, beside, price, "papyrus")

    def _paint_player(self, canvas: Canvas, seat: int, site: SmallCity, portrait: str) -> None:
        """Draw an opponent large, and below how it stands in the season."""
        state, place = self.layout.state, site.portrait
        is_revolt = bool(state.revolted >> seat & 1)
        canvas.box(place.inflate(5, 5), SEAT_COLOURS[seat], radius=9, line="ink", width=1.2)
        if not paint_portrait(canvas, portrait, place, mood="cross" if is_revolt else "content", radius=7):
            canvas.box(place, "linen", radius=7)
            paint_seal(canvas, seat, place.center, place.width * 0.4)
        if state.phase not in (SEASON, CONSTRUCTION):
            return
        stands = bool(state.standing >> seat & 1)
        words = text("seat-sa-re-revolt" if is_revolt else "seat-sa-re-in" if stands else "seat-sa-re-stopped")
        left = site.obelisk.right + 3
        room = site.standing.right + 4 - left
        style = canvas.types.fitted(words, _CAPTION, room)
        if canvas.types.width(words, style) <= room:  # the obelisk says it too
            ink = "focus" if is_revolt else "text_on_dark"
            canvas.text(words, (left, site.standing.centery), style, ink, middle=True)

    @staticmethod
    def _paint_level(canvas: Canvas, square: pygame.FRect, level: int) -> None:
        """Write the number of an opponent's square beside its gauge."""
        words = str(level)
        plate = centred(square, max(17.0, canvas.types.width(words, _CAPTION) + 7), 17.0)
        plate.left = square.right + 2
        canvas.box(plate, "papyrus", radius=8, line="ink", width=1.0)
        canvas.text(words, plate.center, _CAPTION, align=0.5, middle=True)

    def _ready(self, seat: int) -> frozenset[int]:
        """Return the slots of the sites that a seat could pay for together now."""
        layout, state = self.layout, self.layout.state
        sites = sites_of(layout.tables, state, seat)
        return affordable(layout.tables, state, seat, sites, means_of(state, seat))[0]

    def _paint_ready(self, canvas: Canvas, seat: int, site: SmallCity) -> None:
        """Mark the sites that an opponent could pay for now."""
        for slot in self._ready(seat):
            foot = site.ground.foot(slot, is_shared=self.layout.is_shared(seat, slot))
            canvas.disc(foot, 7.5, "malachite", line="linen", width=1.2)
            canvas.icon("check", foot, 11, "linen")

    def paint_prices(self, canvas: Canvas, aimed: object) -> None:
        """Draw the prices of an opponent's sites while the pointer is on its city, green where it can pay."""
        seat = aimed.seat if isinstance(aimed, SeatPanel | Plot) else -1
        site = self.layout.places.small.get(seat)
        if not isinstance(site, SmallCity):
            return
        ready, works = self._ready(seat), sites_of(self.layout.tables, self.layout.state, seat)
        feet = [site.ground.foot(each.slot, is_shared=self.layout.is_shared(seat, each.slot)) for each in works]
        top = site.rect.bottom - 24
        for (x, y), work in sorted(zip(feet, works, strict=True), key=lambda each: each[0][1], reverse=True):
            top = min(top, y - 8)
            left = min(x - _PRICE / 2, site.rect.right - _PRICE)
            fill = "malachite" if work.slot in ready else "papyrus"
            paint_price(canvas, pygame.FRect(left, top, _PRICE, 27), work.price, fill)
            top -= 25

    def _paint_small_city(self, canvas: Canvas, seat: int, site: SmallCity) -> None:
        """Draw the buildings and sites of an opponent from behind."""
        layout = self.layout
        self.scenery.paint_plots(canvas, seat)
        for tile, slot, is_built in layout.from_behind(seat):
            face, _, extra = layout.standing_face(seat, tile, slot, is_built)
            rect = layout.tile_rect(seat, slot)
            self.brush.face(canvas, face, rect, extra)
            if layout.state.tokens[seat] >> slot & 1:
                canvas.disc((rect.centerx, rect.top + rect.height * 0.3), 3.5, "malachite", line="ink", width=1.0)
        self._paint_ready(canvas, seat, site)

    def _paint_small_tiles(self, canvas: Canvas, seat: int, site: SmallSite) -> None:
        layout = self.layout
        for space in range(tables.SPACES):
            fill = (195, 207, 166) if layout.tables.nile >> space & 1 else (217, 197, 144)
            canvas.box(site.plot(space), fill, radius=3, line=(154, 138, 85), width=1.0)
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
                wide = max(rect.width - 2, canvas.types.width(words, _CAPTION) + 3)
                plate = pygame.FRect(rect.centerx - wide / 2, rect.bottom - 15, wide, 15)
                canvas.box(plate, "papyrus", radius=3, line="ink", width=1.0)
                canvas.text(words, plate.center, _CAPTION, align=0.5, middle=True)

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

    def _paint_foot(self, canvas: Canvas, seat: int, site: SmallSite) -> None:
        """Draw the Warehouses' contents, with gains after a plus; if space is short, in proportion to need."""
        state = self.layout.state
        store, gains = state.store[seat * 3 : seat * 3 + 3], state.gains[seat * 4 : seat * 4 + 4]
        foot = site.foot
        canvas.line((foot.left, foot.top - 1), (foot.right, foot.top - 1), "panel_hairline")
        side, step, x = 17.0, foot.width / 4, foot.left
        kept = [*(str(have) for have in store), ""]
        figures = [have + (f"+{gain}" if gain else "") for have, gain in zip(kept, gains, strict=True)]
        needed = [side + 2 + canvas.types.width(words, _CAPTION) for words in figures]
        is_tight = max(needed) > step - 5
        spare = max(0.0, foot.width - sum(needed)) / 4
        for kind, words in enumerate(figures):
            shown = 255 if words not in ("", "0") else 100
            canvas.picture(PICTURES[kind], pygame.FRect(x, foot.centery - side / 2, side, side), alpha=shown)
            room = needed[kind] + spare if is_tight else step
            canvas.text(words, (x + side + 2, foot.centery), _CAPTION, middle=True, width=room - side - 2)
            x += room

    def _paint_plots(self, canvas: Canvas, site: SitePlaces, lit: frozenset[object], aimed: object) -> None:
        """Draw the names of free spaces, which the log and the hints use, and light those that can be used."""
        layout = self.layout
        taken = {slot % tables.SPACES for _, slot, _ in city.tiles(layout.state, layout.large)}
        for space in range(tables.SPACES):
            plot = Plot(layout.large, space)
            rect = site.plot(space)
            is_lit = plot in lit
            if is_lit and plot == aimed:
                canvas.box(rect, "lit", radius=8)
            if space not in taken:  # it would shine through a tile that is turned to its night side
                canvas.text(layout.words.space(space), (rect.left + 8, rect.top + 6), _SMALL, "text_soft")
            if is_lit:
                canvas.box(rect.inflate(2, 2), None, radius=8, line="focus", width=4 if plot == aimed else 3)
