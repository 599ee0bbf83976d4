"""The panels of the seats on the board of Sobek: who, points, hand by backs, corruption, sets."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.locale import text
from game.rules.sobek.scoring import scarabs, set_points, set_scarabs
from game.rules.sobek.state import cards_held, cards_under, held_of_back
from game.rules.sobek.tables import BACKS, CARD_BACKS, CORRUPTION, FAMILIES, HAND, SLOTS
from game.ui.boards.painting import Brush
from game.ui.boards.seat_head import paint_head
from game.ui.boards.sobek.layout import Layout
from game.ui.canvas import Canvas
from game.ui.text import Style
from game.ui.theme import Rgb, mix

_FIGURE = Style("sans", 16, bold=True, leading=1.2)
_CHIP = Style("sans", 15, bold=True, leading=1.1)
_FADED = 105
_SMALL_CARD = 15.5


def _step(room: float, heaps: list[int]) -> float:
    """Return how far apart small faces lie, so that heaps of so many of them fit into `room` beside each other."""
    heaps = [many for many in heaps if many]
    gaps = sum(heaps) - len(heaps)
    return min(11.0, max(1.0, (room - (_SMALL_CARD + 3) * len(heaps)) / gaps)) if gaps else 11.0


def _heaps(known: list[int], maybe: list[int], back_of: Callable[[int], int]) -> list[int]:
    """Return how many faces lie in each heap of a hand: the certain ones, then the possible ones by back."""
    return [len(known), *(sum(back_of(piece) == back for piece in maybe) for back in range(CARD_BACKS))]


class Panels:
    """Draws the panel of every seat for a layout; `lit` names the targets that may be used now."""

    def __init__(self, layout: Layout, brush: Brush, *, is_open: bool) -> None:
        self.layout = layout
        self.brush = brush
        self.is_open = is_open
        """Whether the table plays with open information (S-8.2)."""

    @property
    def is_told(self) -> bool:
        """Whether cards of the rivals are told: with open information, and after the last scoring (S-8.1)."""
        return self.is_open or self.layout.view.to_move < 0

    def paint(self, canvas: Canvas, lit: frozenset[str], aimed: str) -> None:
        """Draw all panels."""
        for seat in range(self.layout.state.seats):
            self._paint_seat(canvas, seat, lit, aimed)

    def _colour(self, name: str) -> Rgb:
        return self.brush.painter.theme.colour(name)

    def _paint_seat(self, canvas: Canvas, seat: int, lit: frozenset[str], aimed: str) -> None:
        layout = self.layout
        rect = layout.places.seat(seat)
        name = f"seat.{seat}"
        is_turn = layout.view.to_move == seat
        is_asked = any(f"seat.{each}" in lit for each in range(layout.state.seats))
        if name in lit or (is_turn and not is_asked):
            colour = "focus" if name in lit else "gold"
            grow = 8.0 if name in lit else 5.0
            canvas.box(rect.inflate(grow, grow), colour, radius=10)
        canvas.shadow(rect, spread=5, alpha=70)
        canvas.box(rect, "lit" if name in lit and aimed == name else "panel", radius=8, line="panel_line", grain=True)
        heads = [(layout.words.plain_seat(each), str(points)) for each, points in enumerate(layout.state.scores)]
        paint_head(canvas, self.brush.painter.theme, rect, seat, heads, is_turn=is_turn)
        for paint, row in ((self._paint_hand, layout.places.seat_hand), (self._paint_pile, layout.places.seat_pile)):
            with canvas.clip(row(seat).inflate(4, 4)):
                paint(canvas, seat)
        for slot in range(SLOTS):
            self._paint_set(canvas, seat, slot, lit, aimed)

    def _paint_hand(self, canvas: Canvas, seat: int) -> None:
        layout = self.layout
        back_of = layout.tables.back_of
        row = layout.places.seat_hand(seat)
        x = row.left + 2
        known, maybe = self._faces(HAND + seat, seat)
        held = [held_of_back(layout.state, seat, back, layout.tables.backs) for back in range(CARD_BACKS)]
        unseen = [count - sum(back_of(piece) == back for piece in known) for back, count in enumerate(held)]
        words = "".join(str(count) for count in unseen if count)
        fixed = canvas.types.width(words, _FIGURE) + sum(_SMALL_CARD + 10 for count in unseen if count)
        step = _step(row.right - x - fixed, _heaps(known, maybe, back_of))
        x = self._paint_faces(canvas, known, x, row, step)
        for back, count in enumerate(unseen):
            if not count:
                continue
            card = pygame.FRect(x, row.top + 1, _SMALL_CARD, 24)
            self.brush.face(canvas, f"back-{BACKS[back]}", card)
            x = card.right + 3
            x += canvas.text(str(count), (x, row.centery), _FIGURE, middle=True) + 7
            x = self._paint_faces(canvas, [p for p in maybe if back_of(p) == back], x, row, step, _FADED)
        if not cards_held(layout.state, seat):
            canvas.text(text("panel-no-hand"), (x, row.centery), _CHIP, "text_soft", middle=True)

    def _faces(self, zone: int, seat: int) -> tuple[list[int], list[int]]:
        """Return what is shown of a rival's zone where it is told: the certain and the possible cards (S-8.2)."""
        if not self.is_told or seat == self.layout.viewer:
            return [], []
        shown: dict[int, int] = {}
        for piece in self.layout.possible(zone):
            shown.setdefault(self.layout.tables.group[piece], piece)
        return self.layout.certain(zone), list(shown.values())

    def _paint_faces(
        self, canvas: Canvas, pieces: list[int], x: float, row: pygame.FRect, step: float, alpha: int = 255
    ) -> float:
        """Draw small faces one over the other; return where they end."""
        for piece in pieces:
            face = self.layout.words.face(piece)
            self.brush.face(canvas, face, pygame.FRect(x, row.top + 1, _SMALL_CARD, 24), alpha=alpha)
            x += step
        return x + _SMALL_CARD + 3 - step if pieces else x

    def _paint_pile(self, canvas: Canvas, seat: int) -> None:
        layout = self.layout
        row = layout.places.seat_pile(seat)
        tile = pygame.FRect(row.left + 2, row.top + 1, _SMALL_CARD, 24)
        self.brush.face(canvas, "corruption", tile, (("seat", seat + 1),))
        x = tile.right + 4
        x += canvas.text(self.pile_count(seat), (x, row.centery), _FIGURE, middle=True) + 8
        known, maybe = self._faces(CORRUPTION + seat, seat)
        curses = layout.state.curses.count(seat)
        step = _step(row.right - x - 27 * curses, [len(known), len(maybe)])
        x = self._paint_faces(canvas, known, x, row, step)
        x = self._paint_faces(canvas, maybe, x, row, step, _FADED)
        for index, token in enumerate(layout.tables.curses):
            if layout.state.curses[index] == seat:
                self.brush.face(canvas, layout.words.face(token), pygame.FRect(x, row.top + 1, 24, 24))
                x += 27

    def pile_count(self, seat: int) -> str:
        """Return how many cards lie under the tile of a seat, if the viewer may be shown it (S-8.1)."""
        is_shown = self.is_told or seat == self.layout.viewer
        return str(cards_under(self.layout.state, seat)) if is_shown else "?"

    def _paint_set(self, canvas: Canvas, seat: int, slot: int, lit: frozenset[str], aimed: str) -> None:
        layout = self.layout
        state, tables = layout.state, layout.tables
        rect = layout.places.seat_set(seat, slot)
        index = seat * SLOTS + slot
        family = FAMILIES[slot]
        name = f"set.{seat}.{slot}"
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
            canvas.picture(f"goods/{family}", icon, alpha=90)
            return
        if name in lit and f"seat.{seat}" not in lit:
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
        room = rect.right - icon.right - 4
        if canvas.types.width(words, _CHIP) > room:
            words = short
        canvas.text(words, (icon.right + 3, rect.centery), _CHIP, ink, middle=True, width=room)
        for number in range(state.prosperity.count(index)):
            spot = pygame.FRect(rect.right - 9 - number * 11, rect.top - 6, 15, 15)
            self.brush.face(canvas, "prosperity.1", spot)
