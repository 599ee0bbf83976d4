"""The layer under the items of Sa-Rê in either look: ground, cities, gauges, and the viewer's works."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

import pygame

from game.locale import text
from game.rules.sare import city, tables
from game.rules.sare.game import SaRe
from game.rules.sare.state import SITES
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.portraits import portrait_of
from game.ui.boards.kit.seat_head import paint_head
from game.ui.boards.kit.values import Inks, SeatPanel, SeatPicture
from game.ui.boards.sare.layout import TOKENS, Layout
from game.ui.boards.sare.means import SitePrice, affordable, demand_of, lack_of, means_of, sites_of, wanted_of
from game.ui.boards.sare.odds import stake
from game.ui.boards.sare.scores import crowned, progress
from game.ui.boards.sare.season_panel import SeasonPanel
from game.ui.boards.sare.targets import Home
from game.ui.boards.sare.words import icons
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.landscape import Landscape
from game.ui.drawing.richtext import lay_out
from game.ui.drawing.text import SMALLEST, Style
from game.ui.layout import Edge, abreast, around, cut, grid, placed, trim

CAPTION = Style("sans", 14, bold=True, leading=1.1)
CROWN = 17.0
"""The size of the mark of the seat that is ahead because it wins ties."""
_WARM = (226, 128, 52)
"""The colour of an opponent's gauge up to its workers on a painted table."""


class Panels(ABC):
    """Draws a layout's ground and panels; `shows_odds` adds the chances of the next card, and `has_unseen` the cards
    that are left.

    Each look draws the same things on places of its own: `CityPanels` paints cities, `BoardPanels` boards for reading.
    """

    landscape: Landscape | None = None
    """The background of a painted table."""
    picture: SeatPicture | None = None
    """Draws the city of a seat as large as fits into a room, where the table is painted."""

    def __init__(self, game: SaRe, layout: Layout, brush: Brush, *, shows_odds: bool, has_unseen: bool = True) -> None:
        self.game = game
        self.layout = layout
        self.brush = brush
        self.season = SeasonPanel(layout, shows_odds=shows_odds, has_unseen=has_unseen)
        self.works = Works(game, layout, brush)

    def paint(self, canvas: Canvas, lit: frozenset[object], aimed: object, *, is_covered: bool) -> Iterator[None]:
        """Draw everything on the ground; with `is_covered` a tray lies over the season's board."""
        yield from self._paint_large(canvas, lit, aimed)
        if self.layout.is_away:
            self._paint_home(canvas, self.layout.places.large_city.home, is_aimed=isinstance(aimed, Home))
        for seat in range(self.layout.state.seats):
            if seat != self.layout.large:
                yield
                self._paint_small(canvas, seat, is_aimed=aimed == SeatPanel(seat))
        yield
        if not is_covered and self.layout.shows_season:
            self.season.paint(canvas, aimed)
            yield

    @abstractmethod
    def paint_ground(self, canvas: Canvas) -> Iterator[None]:
        """Draw the lowest layer, in steps."""

    @abstractmethod
    def _paint_large(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> Iterator[None]:
        """Draw the large city, in steps."""

    @abstractmethod
    def _paint_small(self, canvas: Canvas, seat: int, *, is_aimed: bool) -> None:
        """Draw the city of an opponent."""

    def _sites(self, seat: int) -> list[tuple[SitePrice, int]]:
        """Return the sites of a seat, each with the number of resources it lacks, 0 if it could be paid for now
        together with the others of which this is told.
        """
        layout, state = self.layout, self.layout.state
        sites = sites_of(layout.tables, state, seat)
        paid, rest = affordable(layout.tables, state, seat, sites, means_of(state, seat))
        return [(site, 0 if site.slot in paid else lack_of(site.price, rest)) for site in sites]

    @abstractmethod
    def paint_marks(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> None:
        """Draw marks and prices over the items, where buildings cover those of the ground."""

    @abstractmethod
    def paint_over(self, canvas: Canvas, aimed: object) -> None:
        """Draw what is shown only while a thing is aimed at."""

    def _paint_home(self, canvas: Canvas, place: pygame.FRect, *, is_aimed: bool) -> None:
        """Draw the button that leads back to the viewer's city, with words where there is room."""
        canvas.box(place, "quiet_lit" if is_aimed else "quiet", radius=9, line="panel_line", width=1.5)
        side = 18.0
        canvas.icon("back", (place.left + place.height / 2, place.centery), side, "text")
        left = place.left + place.height / 2 + side / 2 + 6
        words, room = text("offer-sa-re-home"), place.right - 8 - left
        style = canvas.types.fitted(words, CAPTION, room)
        if canvas.types.width(words, style) <= room:
            canvas.text(words, (left, place.centery), style, middle=True)

    def score(self, seat: int) -> str:
        """Return a seat's progress in the scenario, such as `2/3`."""
        have, wanted = progress(self.layout.tables, self.layout.state, seat)
        return f"{have}/{wanted}"

    def heads(self) -> list[tuple[str, str]]:
        """Return name and score of every seat."""
        return [(self.layout.words.plain_seat(seat), self.score(seat)) for seat in range(self.layout.state.seats)]

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
            canvas.picture("season/trouble", placed(rect, side, side, 1.0, 0.0).move(0, -2))

    def _paint_frame(self, canvas: Canvas, seat: int, *, is_aimed: bool, is_filled: bool) -> None:
        """Draw a frame around an opponent's city that is pointed at, or whose owner has the turn."""
        is_turn = self.layout.view.to_move == seat
        if is_turn or is_aimed:
            edge, colour = self.layout.places.small[seat].rect.inflate(6, 6), "gold" if is_turn else "focus"
            canvas.box(edge, colour if is_filled else None, radius=10, line=colour, width=3)

    def _paint_head(self, canvas: Canvas, seat: int, *, is_alone: bool) -> None:
        """Draw the head of an opponent's city; it stands alone on a painted plate, which has the portrait beside it."""
        layout, head = self.layout, self.layout.places.small[seat].head
        theme, is_turn = self.brush.painter.theme, layout.view.to_move == seat
        portrait = "" if is_alone else portrait_of(layout.words.seats[seat], seat, canvas.portraits)
        paint_head(canvas, theme, head, seat, self.heads(), is_turn=is_turn, is_alone=is_alone, portrait=portrait)
        if seat == crowned(layout.tables, layout.state):
            canvas.icon("crown", (head.left + 15, head.top), CROWN, "gold")

    def _paint_gauge(self, canvas: Canvas, seat: int) -> None:
        """Draw an opponent's gauge and obelisk."""
        layout, gauge = self.layout, self.layout.places.small[seat].gauge
        for square in range(1, layout.tables.red + 1):
            is_warm = layout.places.is_painted and square <= layout.state.gauge[seat]
            shade: Colour = "danger" if square == layout.tables.red else _WARM if is_warm else "field"
            canvas.box(gauge.square(square), shade, radius=3, line="panel_line", width=1.0)
        self._paint_start(canvas, seat)
        self._paint_obelisk(canvas, seat)


_FIGURE = Style("serif", 25, bold=True, leading=1.05)
_OF = Style("sans", 15, bold=True, leading=1.1)
_HEAD = Style("sans", 14.5, bold=True, leading=1.15)
_SMALL = Style("sans", 14, bold=True, leading=1.1)
_SHARE, _SHARE_ABOVE = 0.57, 0.58
"""The resources' share of the width of a wide sheet, and of the height of another one."""
_MOST_PIPS = 10
_BESIDE_SITE, _AROUND_SITE, _AROUND_NAMED = 6.0, 8.0, 2.0
"""The gap between a site and its name, and how much larger than its place a site is drawn, without its name and with
it.
"""
_PLAIN_SITE = 0.82
"""The side of the picture of a site, of its place, where the table is not painted."""
_TICK = 15.0
"""The width of the tick behind a name."""
_PIPS = 11.0
"""The room for the pips below a resource."""
_LOW_KIND = 34.0
"""The height of a resource below which it has no pips."""
_FIGURE_WIDE, _FIGURE_HIGH = 0.34, 0.75
"""The most of a resource's width and height that the size of its figure takes."""
_CELL = 58.0
"""The least width of a resource with its figures."""
_SITE, _SITE_ROW, _SITES_APART = 54.0, 20.0, 10.0
"""The greatest side of a site beside its name, the least height of a row with one, and the gap between a site and the
next one beside it.
"""


def paint_lack(canvas: Canvas, centre: tuple[float, float], lack: int) -> None:
    """Mark a site that can be paid for with a tick; write on a plate how many resources another one lacks."""
    if not lack:
        canvas.disc(centre, _TICK / 2, "malachite", line="linen", width=1.2)
        canvas.icon("check", centre, 11, "linen")
        return
    plate = lack_plate(canvas, centre, lack)
    canvas.box(plate, "linen", radius=9, line="danger", width=1.3)
    canvas.text(_lack_words(lack), plate.center, _SMALL, "danger", align=0.5, middle=True)


def lack_plate(canvas: Canvas, centre: tuple[float, float], lack: int) -> pygame.FRect:
    """Return the place of the plate that tells how many resources a site lacks."""
    return around(centre, canvas.types.width(_lack_words(lack), _SMALL) + 12, 18)


def _lack_words(lack: int) -> str:
    return f"−{lack}"


class Works:
    """Draws the works of the viewer, or of the seat with the large city."""

    def __init__(self, game: SaRe, layout: Layout, brush: Brush) -> None:
        self.layout = layout
        self.brush = brush
        state = layout.state
        self.seat = seat = layout.stocked
        self.have = means_of(state, seat)
        self.is_asked = layout.is_season and bool(state.standing >> seat & 1)
        """Whether the seat can still stop, so that its gains from stopping count."""
        self.gain = stake(state, layout.tables, seat) if self.is_asked else (0, 0, 0, 0)
        total = [have + gain for have, gain in zip(self.have, self.gain, strict=True)]
        self.wants = wanted_of(demand_of(game, state, seat, total), self.have, self.gain)
        self.sites = sites_of(game.tables, state, seat)
        self.paid, self.rest = affordable(game.tables, state, seat, self.sites, total)

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet with the resources and the sites."""
        room = self.paint_sheet(canvas)
        if room.width > 2.4 * room.height:
            goods, sites = cut(room, Edge.LEFT, room.width * _SHARE, 10)
        else:
            goods, sites = cut(trim(room, top=4, bottom=2), Edge.TOP, room.height * _SHARE_ABOVE, 2)
        key = "works-title" if self.layout.viewer >= 0 else "works-title-watched"
        top = self._head(canvas, goods, text("works-stopping" if self.is_asked else key))
        self.paint_goods(canvas, trim(goods, top=top - goods.top))
        if self.sites:
            self.paint_named_sites(canvas, sites)

    def paint_sheet(self, canvas: Canvas) -> pygame.FRect:
        """Draw the empty sheet, which on a stage continues with the answers below; return the room on it."""
        rect = self.layout.places.works
        with canvas.clip(rect if self.layout.places.is_painted else rect.inflate(30, 30)):
            whole = rect.inflate(0, 0)
            whole.height += 60 if self.layout.places.is_painted else 0
            canvas.panel(whole, lift=8)
        return trim(rect, left=14, right=12, top=7, bottom=2)

    def paint_goods(self, canvas: Canvas, room: pygame.FRect, *, least: float = _CELL) -> None:
        """Draw each resource with its figures and pips, in one row if each has a width of `least`, else in two."""
        kinds = [kind for kind in range(4) if kind != tables.JOKER or self.have[kind] + self.gain[kind]]
        columns = len(kinds) if room.width > least * len(kinds) else 2
        high = room.height / -(-len(kinds) // columns)
        for cell, kind in zip(grid(room, columns, high, len(kinds)), kinds, strict=True):
            self._paint_kind(canvas, cell, kind)

    def _head(self, canvas: Canvas, room: pygame.FRect, words: str) -> float:
        """Write a heading; return where the things below it begin."""
        canvas.text(words, room.topleft, canvas.types.fitted(words, _HEAD, room.width), "text_soft", width=room.width)
        return room.top + canvas.types.line_height(_HEAD)

    def paint_goods_then(self, canvas: Canvas, room: pygame.FRect) -> None:
        """Draw the resources that there are after stopping, in one row below words about them."""
        top = self._head(canvas, room, text("works-then"))
        self.paint_goods(canvas, trim(room, top=top - room.top), least=0.0)

    def _paint_kind(self, canvas: Canvas, room: pygame.FRect, kind: int) -> None:
        """Draw a resource, how much of it there is of how much is needed, and in a room that is not low a pip for
        each.
        """
        total, wanted = self.have[kind] + self.gain[kind], self.wants[kind]
        is_low = room.height < _LOW_KIND
        below, row = cut(room, Edge.BOTTOM, 0.0 if is_low else _PIPS)
        side = min(row.height - 2, room.width * 0.42, 40.0)
        middle, icon = row.centery, placed(row, side, side, 0.0).move(-2, 0)
        self.brush.face(canvas, TOKENS[kind], icon)
        colour = "text" if not wanted else "good" if total >= wanted else "danger"
        left, right = icon.right + 3, room.right - 4
        of = f"/{wanted}" if wanted and (is_low or kind != tables.JOKER) else ""
        figure = _FIGURE.sized(min(_FIGURE.size, room.width * _FIGURE_WIDE, room.height * _FIGURE_HIGH))
        smaller = _OF.sized(max(SMALLEST, figure.size * _OF.size / _FIGURE.size))
        style = canvas.types.fitted(of, smaller, max(20.0, right - left - canvas.types.width(str(total), figure) - 3))
        left += canvas.text(str(total), (left, middle), figure, colour, middle=True) + 2
        canvas.text(of, (left, middle + 3), style, "text_soft", middle=True)
        if is_low:
            return
        if kind != tables.JOKER:
            self._paint_pips(canvas, trim(below, right=8, bottom=4), kind)
        elif wanted:
            words, at = text("works-wild", count=wanted), (below.left, below.top + 2)
            style = canvas.types.fitted(words, _SMALL, room.width - 4)
            canvas.text(words, at, style, "danger" if total < wanted else "text_soft", middle=True, width=room.width)

    def _paint_pips(self, canvas: Canvas, room: pygame.FRect, kind: int) -> None:
        """Draw a pip for each resource: full for one there is, blue for one from stopping, hollow for a missing one."""
        have, gain = self.have[kind], self.gain[kind]
        many = max(have + gain, self.wants[kind])
        step = min(13.0, room.width / max(1, many, _MOST_PIPS // 2))
        for at, pip in enumerate(abreast(room, [step - 2.5] * many, 2.5, 0.0)):
            fill = "clay" if at < have else "nile" if at < have + gain else None
            canvas.box(
                pip, fill, radius=3, line="danger" if fill is None else "ink", width=1.3 if fill is None else 0.8
            )

    @property
    def _sites_heading(self) -> str:
        """The key of the heading of the sites: whether the resources are enough for all, for some or for none."""
        if len(self.paid) == len(self.sites):
            return "works-builds"
        return "works-builds-some" if self.paid else "works-builds-none"

    def paint_named_sites(self, canvas: Canvas, room: pygame.FRect) -> None:
        """Draw each site with its name and its mark in a row of its own, or side by side where the room is low; the
        heading goes before the names.
        """
        many = len(self.sites)
        least = max(_SITE_ROW, canvas.types.line_height(_SMALL)) * many
        is_named = least <= room.height
        if not is_named or least + canvas.types.line_height(_HEAD) <= room.height:
            top = self._head(canvas, room, text(self._sites_heading))
            room = trim(room, top=top - room.top)
        across, high = (1, room.height / many) if is_named else (many, room.height)
        cells = grid(room, across, high, many, (_SITES_APART, 0.0))
        figure = max(canvas.types.width(_lack_words(lack_of(each.price, self.rest)), _SMALL) for each in self.sites)
        side = min(high, cells[0].width - _BESIDE_SITE - figure - 1, _SITE)
        order = sorted(self.sites, key=lambda site: site.slot not in self.paid)
        for cell, site in zip(cells, order, strict=True):
            picture, beside = cut(cell, Edge.LEFT, side, _BESIDE_SITE)
            is_paid = site.slot in self.paid
            around = _AROUND_NAMED if is_named else _AROUND_SITE
            self._paint_site(canvas, placed(picture, side, side).inflate(around, around), site.tile, is_paid=is_paid)
            tick = picture.right - 9, picture.bottom - 8
            if is_named:
                name, ink = self.layout.words.tile(site.tile), "text" if is_paid else "text_soft"
                wide = canvas.text(name, (beside.left, beside.centery), _SMALL, ink, middle=True, width=beside.width)
                beside = trim(beside, left=wide + _SITES_APART)
                tick = beside.left + _TICK / 2, beside.centery
            if is_paid:
                paint_lack(canvas, tick, 0)
            else:
                self._paint_shortage(canvas, placed(beside, beside.width, canvas.types.line_height(_SMALL)), site)

    def paint_lacking(self, canvas: Canvas, room: pygame.FRect, site: SitePrice) -> None:
        """Draw a site that cannot be paid for, and below it what it lacks."""
        words, above = cut(room, Edge.BOTTOM, canvas.types.line_height(_SMALL))
        side = min(above.width, above.height)
        self._paint_site(canvas, placed(above, side, side), site.tile, is_paid=False)
        self._paint_shortage(canvas, words, site, align=0.5)

    def _paint_shortage(self, canvas: Canvas, room: pygame.FRect, site: SitePrice, *, align: float = 0.0) -> None:
        """Write what a site lacks: the resources where no wild can stand for them, otherwise their number; `align` is 0
        left and 0.5 centred.
        """
        missing = [max(0, need - have) for need, have in zip(site.price, self.rest, strict=False)]
        many = lack_of(site.price, self.rest)
        words = icons((*missing, 0)) if sum(missing) == many else str(many)
        wide = lay_out(f"−{words}", 4 * room.width, canvas.types, canvas.theme, _SMALL).width + 1
        if wide > room.width:
            words, wide = str(many), room.width
        canvas.rich(f"−{words}", placed(room, wide, room.height, align), _SMALL, "danger", align=align)

    def _paint_site(self, canvas: Canvas, rect: pygame.FRect, tile: int, *, is_paid: bool) -> None:
        name, alpha = tables.TILES[tile], 255 if is_paid else 105
        if self.layout.places.is_painted:
            self.brush.face(canvas, "standing", rect, (("building", name),), alpha=alpha)
        else:
            canvas.picture(f"tiles/{name}", rect.scale_by(_PLAIN_SITE), alpha=alpha)


_GOODS_HIGH, _SITES_HIGH = 46.0, 46.0
"""The least height of the resources and of the sites on the answer *Stop*."""


class Stopping:
    """The works of the viewer on the answer *Stop*: what there is then, and what it pays for."""

    def __init__(self, works: Works) -> None:
        self._works = works

    @property
    def least(self) -> float:
        """The least height of resources and sites."""
        return _GOODS_HIGH + (_SITES_HIGH if self._works.sites else 0.0)

    def paint(self, canvas: Canvas, room: pygame.FRect, inks: Inks) -> None:
        """Draw the resources over the sites."""
        goods, sites = cut(room, Edge.TOP, room.height * _GOODS_HIGH / self.least)
        self._works.paint_goods_then(canvas, goods)
        if self._works.sites:
            self._works.paint_named_sites(canvas, sites)
