"""The board of the season: words over its cards, the pool, the unseen cards, and the darkness."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.locale import text
from game.rules.sare.tables import FACES, GOLD
from game.ui.boards.geometry import centred
from game.ui.boards.sare.layout import Layout
from game.ui.boards.sare.odds import Odds, odds, percent, totals, unseen
from game.ui.boards.sare.shares import ICONS
from game.ui.boards.sare.things import Fixture
from game.ui.boards.sare.words import PICTURES
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style

_FIGURE = Style("sans", 16, bold=True, leading=1.1)
_CAPTION = Style("sans", 14, bold=True, leading=1.1)
_HEADING = Style("serif", 17, bold=True, leading=1.15)
_SMALL = Style("sans", 14, leading=1.15)
_MARK = 4.0
"""The width of the mark in a face's colour of the odds bar."""
_NIGHT = (18, 12, 44, 165)
"""The colour and opacity of the darkness."""
_PILES = ("double", "shoe", "discard", "dark", "removed", "gone")
"""The places of cards that have words over them."""


class SeasonPanel:
    """Draws the board of the season; `shows_odds` adds the chances of the next card."""

    def __init__(self, layout: Layout, *, shows_odds: bool) -> None:
        self.layout = layout
        self.shows_odds = shows_odds
        self._odds: Odds | None = None
        self._is_counted = False

    @property
    def odds(self) -> Odds | None:
        """The odds of the next card for the viewer, counted once."""
        if not self._is_counted:
            self._is_counted = True
            if self.shows_odds and self.layout.is_season:
                self._odds = odds(self.layout.view, self.layout.tables, self.layout.viewer)
        return self._odds

    def paint(self, canvas: Canvas, aimed: object) -> None:
        """Draw the board: darkness, words, pool, unseen cards, and the switch for the odds."""
        layout, places = self.layout, self.layout.places
        state = layout.state
        is_dark = layout.is_dark
        if is_dark and not places.is_painted:
            self._paint_night(canvas, places.season, [places.card(name).inflate(6, 46) for name in _PILES])
        lying = {item.id for item in layout.cards()}
        for name in _PILES:
            if places.is_painted and name not in lying:
                continue
            rect = places.card(name)
            key = f"board-sa-re-{name}"
            if name == "double" and state.double and not layout.is_swept:
                gains = layout.tables.double_gains[state.double[0]]
                key = "board-sa-re-double-last" if GOLD in gains else "board-sa-re-double-first"
            if name == "discard" and state.second and not layout.is_swept:
                key = "board-sa-re-second"
            head = (rect.centerx, rect.top - 15)
            canvas.text(
                text(key),
                head,
                _SMALL,
                "text_on_dark",
                align=0.5,
                middle=True,
                width=rect.width + (60 if places.is_painted else 18),
            )
        self._paint_pool(canvas)
        self._paint_left(canvas, is_dark=is_dark)
        self._paint_toggle(canvas, is_aimed=aimed is Fixture.ODDS)

    @staticmethod
    def _paint_night(canvas: Canvas, rect: pygame.FRect, taken: Sequence[pygame.FRect]) -> None:
        """Darken the board of the season within its edge, with a few stars, and the moon while nothing is `taken`."""
        rect = rect.inflate(-3.2, -3.2)
        real = canvas.display.px_rect(rect)
        veil = pygame.Surface(real.size, pygame.SRCALPHA)
        veil.fill(_NIGHT)
        canvas.surface.blit(veil, real.topleft)
        for index in range(60):
            x = rect.left + 5 + (index * 137 % 97) / 97 * (rect.width - 10)
            y = rect.top + 5 + (index * 61 % 53) / 53 * rect.height * 0.58
            if not any(each.collidepoint(x, y) for each in taken):
                canvas.disc((x, y), 0.9 + index % 3 * 0.5, "papyrus")
        side = rect.height * 0.15
        moon = pygame.FRect(0, rect.top + rect.height * 0.435, side, side)
        moon.centerx = taken[-1].centerx
        canvas.picture("night", moon)

    def _paint_pool(self, canvas: Canvas) -> None:
        zone = self.layout.places.card("pool")
        if self.layout.places.is_on_barque:
            self._paint_deck(canvas)
            return
        canvas.box(zone, "nile", radius=9, line="gold", width=1.5)
        words = text("board-sa-re-pool")
        style = _HEADING.sized(_HEADING.size * min(1.0, 50.0 / canvas.types.width(words, _HEADING)))
        canvas.text(words, (zone.left + 10, zone.centery), style, "text_on_dark", middle=True)

    def _paint_deck(self, canvas: Canvas) -> None:
        """Write the amount of each resource in the pool on the side of the boat."""
        barque, zone = self.layout.places.card("barque"), self.layout.places.card("pool")
        y = barque.top + barque.height * 0.62
        for kind, number in enumerate(self.layout.state.pool):
            plate = centred(pygame.FRect(zone.left + kind * zone.width / 3, y - 13, zone.width / 3, 26), 62.0, 26.0)
            canvas.glass(plate, radius=13, top=150, bottom=190)
            icon = pygame.FRect(plate.left + 6, plate.top + 2, 22, 22)
            canvas.picture(PICTURES[kind], icon, alpha=255 if number else 110)
            canvas.text(str(number), (icon.right + 7, plate.centery), _FIGURE, "text_on_dark", middle=True)

    def _paint_left(self, canvas: Canvas, *, is_dark: bool) -> None:
        layout = self.layout
        left, every = unseen(layout.view, layout.tables), totals(layout.tables)
        chances = self.odds
        for face in range(len(FACES)):
            rect = layout.places.left(face, len(FACES))
            if layout.places.is_on_barque:
                self._paint_unseen(canvas, rect, face, left[face], chances)
                continue
            canvas.box(rect, "limestone" if is_dark else "field", radius=6, line="panel_hairline", width=1.2)
            side = min(rect.height - 4, rect.width * 0.4)
            icon = pygame.FRect(rect.left + _MARK + 1, rect.centery - side / 2, side, side)
            canvas.picture(ICONS[face], icon, alpha=255 if left[face] else 80)
            words = f"{left[face]}/{every[face]}"
            y = rect.centery if chances is None else rect.centery - 8
            room = rect.right - icon.right - 4
            canvas.text(words, (icon.right + room / 2 + 2, y), _FIGURE, align=0.5, middle=True)
            if chances is not None:
                if chances.faces[face]:
                    mark = pygame.FRect(rect.left + 1, rect.top + 4, _MARK, rect.height - 8)
                    canvas.box(mark, chances.hue(face), radius=2)
                share = text("percent", count=percent(chances.faces[face]))
                colour = "danger" if face in chances.fatal else "text_soft"
                canvas.text(share, (icon.right + room / 2 + 2, y + 17), _SMALL, colour, align=0.5, middle=True)

    @staticmethod
    def _paint_unseen(canvas: Canvas, rect: pygame.FRect, face: int, left: int, chances: Odds | None) -> None:
        """Draw one kind of the cards that are left: its sign over their number, and how likely it is to come next."""
        canvas.glass(rect, radius=6, top=150, bottom=190)
        lines = 2 if chances is None else 3
        side = min(rect.width - 8, rect.height * (0.56 if chances is None else 0.44))
        icon = pygame.FRect(rect.centerx - side / 2, rect.top + 3, side, side)
        canvas.picture(ICONS[face], icon, alpha=255 if left else 80)
        step = (rect.bottom - icon.bottom - 2) / (lines - 1)
        y = icon.bottom + step / 2
        canvas.text(str(left), (rect.centerx, y), _FIGURE, "text_on_dark", align=0.5, middle=True)
        if chances is None:
            return
        if face in chances.fatal:
            canvas.box(pygame.FRect(rect.left + 1, y + step / 2, rect.width - 2, step), "danger", radius=5)
        if chances.faces[face]:
            canvas.box(pygame.FRect(rect.left + 4, rect.bottom - 4, rect.width - 8, 3), chances.hue(face), radius=1.5)
        share = text("percent", count=percent(chances.faces[face]))
        style = canvas.types.fitted(share, _CAPTION, rect.width - 4)
        canvas.text(share, (rect.centerx, y + step), style, "text_on_dark", align=0.5, middle=True)

    def _paint_toggle(self, canvas: Canvas, *, is_aimed: bool) -> None:
        rect = self.layout.places.card("odds")
        canvas.box(rect, "quiet_lit" if is_aimed else "quiet", radius=8, line="panel_line", grain=True)
        canvas.icon("eye" if self.shows_odds else "dice", (rect.left + 18, rect.centery), 22)
        words = text("board-sa-re-odds")
        canvas.text(words, (rect.left + 33, rect.centery), _CAPTION, middle=True, width=rect.width - 38)
