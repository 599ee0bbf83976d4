"""The layer under the items of Sa-Rê in either look: ground, sites, gauges, and the viewer's works."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

import pygame

from game.locale import text
from game.rules.sare import city, scoring
from game.rules.sare.game import SaRe
from game.rules.sare.state import CONSTRUCTION, SITES
from game.ui.boards.kit.landscape import Landscape
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.portraits import portrait_of
from game.ui.boards.kit.seat_head import paint_head
from game.ui.boards.kit.values import SeatPanel, SeatPicture
from game.ui.boards.sare.layout import Layout
from game.ui.boards.sare.scores import progress
from game.ui.boards.sare.season_panel import SeasonPanel
from game.ui.boards.sare.things import Fixture
from game.ui.boards.sare.works import Works
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import Style

CAPTION = Style("sans", 14, bold=True, leading=1.1)
CROWN = 17.0
"""The size of the mark of the seat that wins ties."""
_WARM = (226, 128, 52)
"""The colour of an opponent's gauge up to its workers on a painted table."""


class Panels(ABC):
    """Draws a layout's ground and panels; `shows_odds` adds the chances of the next card.

    Each look draws the same things on places of its own: `CityPanels` paints cities, `BoardPanels` boards for reading.
    """

    landscape: Landscape | None = None
    """The background of a painted table."""
    picture: SeatPicture | None = None
    """Draws the city of a seat as large as fits into a room, where the table is painted."""

    def __init__(self, game: SaRe, layout: Layout, brush: Brush, *, shows_odds: bool) -> None:
        self.game = game
        self.layout = layout
        self.brush = brush
        self.season = SeasonPanel(layout, shows_odds=shows_odds)
        self.works = Works(game, layout, brush)

    def paint(self, canvas: Canvas, lit: frozenset[object], aimed: object, *, is_covered: bool) -> Iterator[None]:
        """Draw everything on the ground; with `is_covered` a tray lies over the season's board."""
        yield from self._paint_large(canvas, lit, aimed)
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

    @abstractmethod
    def paint_ground(self, canvas: Canvas) -> Iterator[None]:
        """Draw the lowest layer, in steps."""

    @abstractmethod
    def _paint_large(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> Iterator[None]:
        """Draw the large site, in steps."""

    @abstractmethod
    def _paint_small(self, canvas: Canvas, seat: int, *, is_aimed: bool) -> None:
        """Draw the site of an opponent."""

    @abstractmethod
    def paint_over(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> None:
        """Draw what lies over the items: marks and prices where buildings cover them."""

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
        """Return a seat's progress in the scenario."""
        have, wanted = progress(self.layout.tables, self.layout.state, seat)
        return f"{have}/{wanted}"

    def heads(self) -> list[tuple[str, str]]:
        """Return name and score of every seat."""
        return [(self.layout.words.plain_seat(seat), self.score(seat)) for seat in range(self.layout.state.seats)]

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

    def _paint_frame(self, canvas: Canvas, seat: int, *, is_aimed: bool, is_filled: bool) -> None:
        """Draw a frame around an opponent's site that is pointed at, or whose turn it is."""
        is_turn = self.layout.view.to_move == seat
        if is_turn or is_aimed:
            edge, colour = self.layout.places.small[seat].rect.inflate(6, 6), "gold" if is_turn else "focus"
            canvas.box(edge, colour if is_filled else None, radius=10, line=colour, width=3)

    def _paint_head(self, canvas: Canvas, seat: int, *, is_alone: bool) -> None:
        """Draw the head of an opponent's site; it stands alone on a painted plate, which has the portrait beside it."""
        layout, head = self.layout, self.layout.places.small[seat].head
        theme, is_turn = self.brush.painter.theme, layout.view.to_move == seat
        portrait = "" if is_alone else portrait_of(layout.words.seats[seat], seat, canvas.portraits)
        paint_head(canvas, theme, head, seat, self.heads(), is_turn=is_turn, is_alone=is_alone, portrait=portrait)
        if seat == scoring.tie_winner(layout.state):
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
