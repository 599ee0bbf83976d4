"""The viewer's works: resources counted against the cost of the sites, and the sites that they are enough for."""

from __future__ import annotations

import pygame

from game.locale import text
from game.rules.sare import tables
from game.rules.sare.game import SaRe
from game.ui.boards.kit.painting import Brush
from game.ui.boards.sare.layout import TOKENS, Layout
from game.ui.boards.sare.odds import stake
from game.ui.boards.sare.payments import affordable, demand_of, means_of, sites_of, wanted_of
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style

_FIGURE = Style("serif", 25, bold=True, leading=1.05)
_OF = Style("sans", 15, bold=True, leading=1.1)
_HEAD = Style("sans", 14.5, bold=True, leading=1.15)
_SMALL = Style("sans", 14, bold=True, leading=1.1)
_SHARE = 0.57
"""The resources' share of a wide sheet."""
_MOST_PIPS = 10
_CELL = 58.0
"""The least width of a resource with its figures."""


class Works:
    """Draws the works of the viewer, or of the seat with the large site."""

    def __init__(self, game: SaRe, layout: Layout, brush: Brush) -> None:
        self.layout = layout
        self.brush = brush
        state = layout.state
        self.seat = seat = layout.viewer if layout.viewer >= 0 else layout.large
        self.have = means_of(state, seat)
        self.is_asked = layout.is_season and bool(state.standing >> seat & 1)
        """Whether the seat can still stop, so that its gains from stopping count."""
        self.gain = stake(state, layout.tables, seat) if self.is_asked else (0, 0, 0, 0)
        total = [have + gain for have, gain in zip(self.have, self.gain, strict=True)]
        self.wants = wanted_of(demand_of(game, state, seat, total), self.have, self.gain)
        self.sites = sites_of(game.tables, state, seat)
        self.paid, self.rest = affordable(game.tables, state, seat, self.sites, total)

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet: on a stage it continues with the answers below."""
        rect = self.layout.places.works
        with canvas.clip(rect if self.layout.places.is_painted else rect.inflate(30, 30)):
            whole = rect.inflate(0, 0)
            whole.height += 60 if self.layout.places.is_painted else 0
            canvas.panel(whole, lift=8)
        room = pygame.FRect(rect.left + 14, rect.top + 7, rect.width - 26, rect.height - 9)
        if room.width > 2.4 * room.height:
            goods = pygame.FRect(room.left, room.top, room.width * _SHARE, room.height)
            sites = pygame.FRect(goods.right + 10, room.top, room.right - goods.right - 10, room.height)
        else:
            goods = pygame.FRect(room.left, room.top + 4, room.width, room.height * 0.58)
            sites = pygame.FRect(room.left, goods.bottom + 2, room.width, room.bottom - goods.bottom - 4)
        self._paint_goods(canvas, goods)
        self._paint_sites(canvas, sites)

    def _paint_goods(self, canvas: Canvas, room: pygame.FRect) -> None:
        key = "works-title" if self.layout.viewer >= 0 else "works-title-watched"
        top = self._head(canvas, room, text("works-stopping" if self.is_asked else key))
        kinds = [kind for kind in range(4) if kind != tables.JOKER or self.have[kind] + self.gain[kind]]
        columns = len(kinds) if room.width > _CELL * len(kinds) else 2
        wide, high = room.width / columns, (room.bottom - top) / -(-len(kinds) // columns)
        for at, kind in enumerate(kinds):
            row, column = divmod(at, columns)
            self._paint_kind(canvas, pygame.FRect(room.left + column * wide, top + row * high, wide, high), kind)

    def _head(self, canvas: Canvas, room: pygame.FRect, words: str) -> float:
        """Write a heading; return where the things below it begin."""
        canvas.text(words, room.topleft, canvas.types.fitted(words, _HEAD, room.width), "text_soft", width=room.width)
        return room.top + canvas.types.line_height(_HEAD)

    def _paint_kind(self, canvas: Canvas, room: pygame.FRect, kind: int) -> None:
        """Draw a resource, how much of it there is of how much is needed, and a pip for each."""
        total, wanted = self.have[kind] + self.gain[kind], self.wants[kind]
        pips = 11.0
        side = min(room.height - pips - 2, room.width * 0.42, 40.0)
        middle = room.top + (room.height - pips) / 2
        icon = pygame.FRect(room.left - 2, middle - side / 2, side, side)
        self.brush.face(canvas, TOKENS[kind], icon)
        colour = "text" if not wanted else "malachite" if total >= wanted else "danger"
        left, right = icon.right + 3, room.right - 4
        of = f"/{wanted}" if wanted and kind != tables.JOKER else ""
        figure = _FIGURE.sized(min(_FIGURE.size, side * 0.8))
        style = canvas.types.fitted(of, _OF, max(20.0, right - left - canvas.types.width(str(total), figure) - 3))
        left += canvas.text(str(total), (left, middle), figure, colour, middle=True) + 2
        canvas.text(of, (left, middle + 3), style, "text_soft", middle=True)
        if kind != tables.JOKER:
            self._paint_pips(canvas, pygame.FRect(room.left, room.bottom - pips, room.width - 8, 7.0), kind)
        elif wanted:
            words, at = text("works-wild", count=wanted), (room.left, room.bottom - pips + 2)
            style = canvas.types.fitted(words, _SMALL, room.width - 4)
            canvas.text(words, at, style, "danger" if total < wanted else "text_soft", middle=True, width=room.width)

    def _paint_pips(self, canvas: Canvas, room: pygame.FRect, kind: int) -> None:
        """Draw a pip for each resource: full for one there is, blue for one from stopping, hollow for a missing one."""
        have, gain = self.have[kind], self.gain[kind]
        many = max(have + gain, self.wants[kind])
        step = min(13.0, room.width / max(1, many, _MOST_PIPS // 2))
        for at in range(many):
            pip = pygame.FRect(room.left + at * step, room.top, step - 2.5, room.height)
            fill = "clay" if at < have else "nile" if at < have + gain else None
            canvas.box(
                pip, fill, radius=3, line="danger" if fill is None else "ink", width=1.3 if fill is None else 0.8
            )

    def _paint_sites(self, canvas: Canvas, room: pygame.FRect) -> None:
        """Draw the sites: those that can be paid with a tick, the others pale over what they lack."""
        if not self.sites:
            return
        key = "works-builds" if self.paid else "works-builds-none"
        top = self._head(canvas, room, text(key))
        wide = min(room.width / len(self.sites), 74.0)
        order = sorted(self.sites, key=lambda site: site.slot not in self.paid)
        for at, site in enumerate(order):
            place = pygame.FRect(room.left + at * wide, top, wide, room.bottom - top)
            is_paid = site.slot in self.paid
            side = min(place.height + 6, wide + 10, 76.0)
            picture = pygame.FRect(place.centerx - side / 2, place.top - 5, side, side)
            self._paint_site(canvas, picture, site.tile, is_paid=is_paid)
            if is_paid:
                centre = (place.centerx + min(wide * 0.3, 17.0), place.bottom - 10)
                canvas.disc(centre, 9, "malachite", line="linen", width=1.2)
                canvas.icon("check", centre, 13, "linen")
            else:
                short = sum(max(0, need - rest) for need, rest in zip(site.price, self.rest, strict=False))
                self._paint_lack(canvas, place, short - self.rest[tables.JOKER])

    def _paint_site(self, canvas: Canvas, rect: pygame.FRect, tile: int, *, is_paid: bool) -> None:
        name, alpha = tables.TILES[tile], 255 if is_paid else 105
        if self.layout.places.is_painted:
            self.brush.face(canvas, "standing", rect, (("building", name),), alpha=alpha)
        else:
            canvas.picture(f"tiles/{name}", rect.inflate(-14, -14), alpha=alpha)

    @staticmethod
    def _paint_lack(canvas: Canvas, room: pygame.FRect, lack: int) -> None:
        """Write how many resources a site lacks at the foot of its picture."""
        words = f"−{lack}"
        wide = canvas.types.width(words, _SMALL) + 12
        plate = pygame.FRect(room.centerx - wide / 2, room.bottom - 19, wide, 18)
        canvas.box(plate, "linen", radius=9, line="danger", width=1.3)
        canvas.text(words, plate.center, _SMALL, "danger", align=0.5, middle=True)
