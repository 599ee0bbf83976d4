"""A preview on the quays of taking a card."""

from __future__ import annotations

import pygame

from game.locale import text
from game.rules.sobek.moves import FETCH
from game.rules.sobek.tables import FAMILIES
from game.ui.boards.painting import TALLY, plate, tally
from game.ui.boards.sobek.layout import Layout
from game.ui.boards.sobek.selection import Selection
from game.ui.boards.sobek.things import QuayCard
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style

_COUNT = Style("sans", 16, bold=True, leading=1.15)
_HIGH = 26.0
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

    def paint(self, canvas: Canvas, aimed: object) -> None:
        """Mark the cards that would go under the tile, and count the families in hand as they would be then."""
        choice = self.choice
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
        if quays[at] >= 0:
            self._counts(canvas, quays[at], places.quay(at))

    @staticmethod
    def _mark(canvas: Canvas, card: pygame.FRect) -> None:
        band = plate(canvas, card, text("preview-corruption"), 44)
        canvas.picture("corruption", pygame.FRect(band.centerx - 11, band.top + 2, 22, 22))

    def _counts(self, canvas: Canvas, piece: int, card: pygame.FRect) -> None:
        """Show above the card how many of its family would be in hand."""
        tables, state, seat = self.choice.tables, self.layout.state, self.choice.seat
        family = tables.family[piece]
        held = (state.hands[seat] & tables.families[family]).bit_count()
        words = text("preview-count", before=held, after=held + 1)
        wide = canvas.types.width(words, _COUNT) + TALLY
        box = pygame.FRect(card.centerx - wide / 2, room_above(card).top, wide, _HIGH)
        tally(canvas, box, words, _COUNT, f"goods/{FAMILIES[family]}")
