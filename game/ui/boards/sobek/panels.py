"""The panels of the seats on the board of Sobek: who, points, hand by backs, corruption, sets."""

from __future__ import annotations

import pygame

from game.locale import text
from game.rules.sobek.scoring import scarabs, set_points, set_scarabs
from game.rules.sobek.state import cards_held, cards_under, held_of_back
from game.rules.sobek.tables import BACKS, CARD_BACKS, FAMILIES, HAND, SLOTS
from game.ui.boards.painting import Brush
from game.ui.boards.portraits import portrait_of
from game.ui.boards.seat_head import paint_head
from game.ui.boards.sobek.layout import Layout
from game.ui.boards.sobek.things import SoldSet
from game.ui.boards.values import SeatPanel
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style
from game.ui.drawing.theme import Rgb, mix

_FIGURE = Style("sans", 16, bold=True, leading=1.2)
_CHIP = Style("sans", 15, bold=True, leading=1.1)
_SMALL_CARD = 15.5


class Panels:
    """Draws the panel of every seat for a layout; `lit` holds what may be used now."""

    def __init__(self, layout: Layout, brush: Brush, *, is_open: bool) -> None:
        self.layout = layout
        self.brush = brush
        self.is_open = is_open
        """Whether the table plays with open information (S-8.2)."""

    @property
    def is_told(self) -> bool:
        """Whether cards of the rivals are told: with open information, and after the last scoring (S-8.1)."""
        return self.is_open or self.layout.view.to_move < 0

    def paint(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> None:
        """Draw all panels."""
        for seat in range(self.layout.state.seats):
            self._paint_seat(canvas, seat, lit, aimed)

    def _colour(self, name: str) -> Rgb:
        return self.brush.painter.theme.colour(name)

    def _paint_seat(self, canvas: Canvas, seat: int, lit: frozenset[object], aimed: object) -> None:
        layout = self.layout
        rect = layout.places.seat(seat)
        name = SeatPanel(seat)
        is_turn = layout.view.to_move == seat
        is_asked = any(SeatPanel(each) in lit for each in range(layout.state.seats))
        if name in lit or (is_turn and not is_asked):
            colour = "focus" if name in lit else "gold"
            grow = 8.0 if name in lit else 5.0
            canvas.box(rect.inflate(grow, grow), colour, radius=10)
        canvas.shadow(rect, spread=5, alpha=70)
        canvas.box(rect, "lit" if name in lit and aimed == name else "panel", radius=8, line="panel_line", grain=True)
        heads = [(layout.words.plain_seat(each), str(points)) for each, points in enumerate(layout.state.scores)]
        portrait = portrait_of(layout.words.seats[seat])
        paint_head(canvas, self.brush.painter.theme, rect, seat, heads, is_turn=is_turn, portrait=portrait)
        for paint, row in ((self._paint_hand, layout.places.seat_hand), (self._paint_pile, layout.places.seat_pile)):
            with canvas.clip(row(seat).inflate(4, 4)):
                paint(canvas, seat)
        for slot in range(SLOTS):
            self._paint_set(canvas, seat, slot, lit, aimed)

    def _paint_hand(self, canvas: Canvas, seat: int) -> None:
        layout = self.layout
        row = layout.places.seat_hand(seat)
        x = row.left + 2
        for back in range(CARD_BACKS):
            count = held_of_back(layout.state, seat, back, layout.tables.backs)
            if count:
                card = pygame.FRect(x, row.top + 1, _SMALL_CARD, 24)
                self.brush.face(canvas, f"back-{BACKS[back]}", card)
                x = card.right + 3
                x += canvas.text(str(count), (x, row.centery), _FIGURE, middle=True) + 7
        if not cards_held(layout.state, seat):
            canvas.text(text("panel-no-hand"), (x, row.centery), _CHIP, "text_soft", middle=True)

    def told(self, seat: int, slot: int) -> tuple[int, bool]:
        """Return how many cards of a family a rival surely holds, and if there may be more, where that is told (S-8.2).

        The explanation of the seat shows each of them.
        """
        if not self.is_told or seat == self.layout.viewer:
            return 0, False
        family, zone = self.layout.tables.families[slot], HAND + seat
        sure = sum(family >> piece & 1 for piece in self.layout.certain(zone))
        return sure, any(family >> piece & 1 for piece in self.layout.possible(zone))

    def _paint_pile(self, canvas: Canvas, seat: int) -> None:
        layout = self.layout
        row = layout.places.seat_pile(seat)
        tile = pygame.FRect(row.left + 2, row.top + 1, _SMALL_CARD, 24)
        self.brush.face(canvas, "corruption", tile, (("seat", seat + 1),))
        x = tile.right + 4
        x += canvas.text(self.pile_count(seat), (x, row.centery), _FIGURE, middle=True) + 8
        for index, token in enumerate(layout.tables.curses):
            if layout.state.curses[index] == seat:
                self.brush.face(canvas, layout.words.face(token), pygame.FRect(x, row.top + 1, 24, 24))
                x += 27

    def pile_count(self, seat: int) -> str:
        """Return how many cards lie under the tile of a seat, if the viewer may be shown it (S-8.1)."""
        is_shown = self.is_told or seat == self.layout.viewer
        return str(cards_under(self.layout.state, seat)) if is_shown else "?"

    def _paint_set(self, canvas: Canvas, seat: int, slot: int, lit: frozenset[object], aimed: object) -> None:
        layout = self.layout
        state, tables = layout.state, layout.tables
        rect = layout.places.seat_set(seat, slot)
        index = seat * SLOTS + slot
        family = FAMILIES[slot]
        name = SoldSet(seat, slot)
        fill, edge, ink = (self._colour(f"family.{family}.{part}") for part in ("fill", "edge", "ink"))
        icon = pygame.FRect(rect.left + 2, rect.centery - 9, 18, 18)
        cards = state.sets[index]
        across = state.flat[index] if state.flat else 0
        if not cards and not across:
            canvas.box(
                rect,
                mix(fill, canvas.colour("panel"), 0.82),
                radius=5,
                line=mix(edge, canvas.colour("panel"), 0.6),
                width=1.0,
            )
            is_told = self._paint_told(canvas, seat, slot, rect) < rect.right
            canvas.picture(f"goods/{family}", icon, alpha=255 if is_told else 90)
            return
        if name in lit and SeatPanel(seat) not in lit:
            grow = 7.0 if aimed == name else 5.0
            canvas.box(rect.inflate(grow, grow), "focus", radius=7)
        canvas.box(rect, fill, radius=5, line=edge, width=1.6)
        canvas.disc(icon.center, 9.5, "linen")
        canvas.picture(f"goods/{family}", icon.inflate(-2, -2))
        words, short = "", ""
        if cards:
            short = str(set_points(tables, state, index))
            words = f"{cards.bit_count()}×{set_scarabs(tables, state, index)}={short}"
        if across:
            flat = scarabs(tables, across)
            words += f"+{flat}" if words else text("panel-flat", points=flat)
            short += f"+{flat}"
        chip = self._paint_told(canvas, seat, slot, rect, canvas.types.width(short, _CHIP) + icon.right + 4 - rect.left)
        room = chip - icon.right - 4
        if canvas.types.width(words, _CHIP) > room:
            words = short
        canvas.text(words, (icon.right + 3, rect.centery), _CHIP, ink, middle=True, width=room)
        for number in range(state.prosperity.count(index)):
            spot = pygame.FRect(rect.right - 9 - number * 11, rect.top - 6, 15, 15)
            self.brush.face(canvas, "prosperity.1", spot)

    def _paint_told(self, canvas: Canvas, seat: int, slot: int, rect: pygame.FRect, taken: float = 0.0) -> float:
        """Draw a small card with what is told of a family in hand at the right end of its set; return where it begins.

        Beside the `taken` width it leaves out what does not fit: that more may be there. A Prosperity may lie over it.
        """
        sure, more = self.told(seat, slot)
        if not sure and not more:
            return rect.right
        words = f"{sure}+" if sure and more else str(sure) if sure else "?"
        blessed = self.layout.state.prosperity.count(seat * SLOTS + slot)
        right, least = rect.right - 2 - max(0.0, 11.0 * blessed - 3.0), rect.left + taken
        if right - least < canvas.types.width(words, _CHIP) + 6:
            words = words.rstrip("+")
        wide = canvas.types.width(words, _CHIP) + 6
        if right - least < wide:
            right = rect.right - 2
        card = pygame.FRect(right - wide, rect.top + 2, wide, rect.height - 4)
        canvas.box(card, "linen" if sure else "panel", radius=3, line="panel_line", width=1.2)
        canvas.text(words, card.center, _CHIP, "ink" if sure else "text_soft", align=0.5, middle=True)
        return card.left
