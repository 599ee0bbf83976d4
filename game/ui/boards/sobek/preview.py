"""A preview on the quays of taking a card."""

from __future__ import annotations

import pygame

from game.locale import text
from game.rules.sobek.moves import FETCH
from game.rules.sobek.scoring import penalty, table_points
from game.rules.sobek.tables import FAMILIES
from game.ui.boards.painting import TALLY, Brush, plate, tally
from game.ui.boards.sobek.layout import Layout
from game.ui.boards.sobek.selection import Selection
from game.ui.boards.sobek.things import Marker, Pile, QuayCard
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style

_COUNT = Style("sans", 16, bold=True, leading=1.15)
_HIGH = 26.0
_PALE = 130
"""How much of 255 is seen of a marker that is not there."""
_RAISED = 18.0
"""How far above the card it is, so that a raised one does not reach it."""


def room_above(card: pygame.FRect) -> pygame.FRect:
    """Return the strip above a card of the quays where it is told how many of its family would be in hand."""
    return pygame.FRect(card.left, card.top - _RAISED - _HIGH, card.width, _HIGH)


class Preview:
    """Draws marks over the quays for the card that is aimed at."""

    def __init__(self, layout: Layout, choice: Selection) -> None:
        self.layout = layout
        self.choice = choice

    def paint(self, canvas: Canvas, brush: Brush, aimed: object) -> None:
        """Mark the cards that would go under the tile, and count the families in hand as they would be then.

        For a marker, the track or the own corruption, show where the most corrupt player's marker would go back to.
        """
        choice = self.choice
        if isinstance(aimed, Marker) or aimed in (Pile.CORRUPTION, Pile.TRACK):
            self._ghost(canvas, brush, aimed.seat if isinstance(aimed, Marker) else self.layout.viewer)
        if not choice.is_mine or not isinstance(aimed, QuayCard):
            return
        at = aimed.at
        quays = self.layout.state.quays
        answer = choice.at_quay(at) if at < len(quays) else ()
        if not isinstance(answer, tuple) or not answer:
            return
        places = self.layout.places
        if answer[0][0] != FETCH:
            for skipped in range(at):
                self._mark(canvas, places.quay(skipped))
            if at:
                self._ghost(canvas, brush, choice.seat)
        if quays[at] >= 0:
            self._counts(canvas, quays[at], places.quay(at))

    @staticmethod
    def _mark(canvas: Canvas, card: pygame.FRect) -> None:
        band = plate(canvas, card, text("preview-corruption"), 44)
        canvas.picture("corruption", pygame.FRect(band.centerx - 11, band.top + 2, 22, 22))

    def _ghost(self, canvas: Canvas, brush: Brush, seat: int) -> None:
        """Draw the marker of a seat pale where it would end if the round ended now and its player were most corrupt.

        All of it is public: the points, and the sets on the table (S-7.3).
        """
        stops = penalty(self.layout.tables, self.layout.state, seat) if seat >= 0 else []
        if not stops:
            return
        scores = list(self.layout.state.scores)
        total = scores[seat] + table_points(self.layout.tables, self.layout.state, seat)
        scores[seat] = stops[-1]
        ghost = self.layout.marker(seat, scores)
        brush.face(canvas, ghost.face, ghost.rect, ghost.extra, alpha=_PALE)
        words = text("preview-thrown-back", total=total, after=stops[-1])
        wide = canvas.types.width(words, _COUNT) + TALLY
        tally(canvas, self._beside_track(ghost.rect.centerx, wide), words, _COUNT, "corruption")

    def _beside_track(self, middle: float, wide: float) -> pygame.FRect:
        """Return a place for a label around `middle`: above the track, or below it where the stalls are."""
        places = self.layout.places
        left = min(max(middle - wide / 2, places.quays.left), places.quays.right - wide)
        box = pygame.FRect(left, places.track.top - _HIGH - 6, wide, _HIGH)
        if any(box.colliderect(places.stall(seat)) for seat in range(places.seats)):
            box.top = places.track.bottom + 4
        return box

    def _counts(self, canvas: Canvas, piece: int, card: pygame.FRect) -> None:
        """Show above the card how many of its family would be in hand."""
        tables, state, seat = self.choice.tables, self.layout.state, self.choice.seat
        family = tables.family[piece]
        held = (state.hands[seat] & tables.families[family]).bit_count()
        words = text("preview-count", before=held, after=held + 1)
        wide = canvas.types.width(words, _COUNT) + TALLY
        box = pygame.FRect(card.centerx - wide / 2, room_above(card).top, wide, _HIGH)
        tally(canvas, box, words, _COUNT, f"goods/{FAMILIES[family]}")
