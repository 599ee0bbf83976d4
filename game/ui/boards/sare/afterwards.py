"""What remains after a payment: what the Warehouses hold of it, what is lost, and what can still be built."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.locale import text
from game.rules.sare import city, storage
from game.rules.sare.tables import JOKER, WAREHOUSE
from game.ui.boards.sare.layout import TOKENS
from game.ui.boards.sare.panels import Works
from game.ui.boards.sare.payments import Plan
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.words import amounts
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import Style
from game.ui.layout import Edge, cut, trim

_WORDS = Style("sans", 14.5, bold=True, leading=1.12)
_TITLE = Style("serif", 17, bold=True, leading=1.1)
_TOKEN, _STEP = 28.0, 0.72
"""The greatest side of a token, and the usual distance of two, relative to it."""
_NARROW = 230.0
"""In a narrower room the words stand above the tokens."""
_SITES = 0.34
"""The width of what can still be built, relative to the sheet."""


@dataclass(frozen=True, slots=True)
class Rest:
    """What is left of a hand: kept and lost by resource, the `room` for it, and whether a caravan could take it."""

    kept: tuple[int, ...]
    lost: tuple[int, ...]
    room: int
    has_caravan: bool


def rest_of(choice: Selection, plan: Plan) -> Rest:
    """Return what is left after a payment, as far as it is laid out, if nothing else follows (R-8.3, R-8.4).

    Wood, stone and gold are kept in equal numbers as far as possible, then jokers; a Warehouse works at once (R-8.5).
    """
    state, tables, seat = choice.state, choice.tables, choice.seat
    gains = state.gains[seat * 4 : seat * 4 + 4]
    left = [max(0, have - used) for have, used in zip(gains, (*plan.hand, plan.jokers), strict=True)]
    room = city.room(tables, state, seat) + tables.storage * (plan.tile == WAREHOUSE)
    wood, stone, gold, wilds = left
    goods = min(room, wood + stone + gold)
    moves = storage.choices_of(wood, stone, gold, goods)
    best = max(moves, key=lambda move: (min(move[1:]), -max(move[1:])), default=(0, 0, 0, 0))
    kept = (*best[1:], min(wilds, room - goods))
    lost = tuple(have - keep for have, keep in zip(left, kept, strict=True))
    has_caravan = sum(left) >= 2 and state.caravans[seat] - plan.caravans < tables.caravans
    return Rest(kept, lost, room, has_caravan and any(lost))


def told(rest: Rest) -> str:
    """Return what is kept and lost, in words."""
    kept = text("after-sa-re-said-kept", kept=amounts(rest.kept), room=rest.room)
    if not any(rest.lost):
        return kept
    key = "after-sa-re-said-caravan" if rest.has_caravan else "after-sa-re-said-lost"
    return f"{kept} {text(key, lost=amounts(rest.lost))}"


class Afterwards:
    """The sheet below a payment, which shows what is left after it."""

    def __init__(self, works: Works, choice: Selection, plan: Plan) -> None:
        self._works = works
        self.rest = rest_of(choice, plan)
        works.keep_after(plan)

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        room = self._works.paint_sheet(canvas)
        is_wide = room.width > 2.4 * room.height
        if self._works.sites:
            edge, length = (Edge.RIGHT, room.width * _SITES) if is_wide else (Edge.BOTTOM, room.height * 0.4)
            sites, room = cut(room, edge, length, 8)
            self._works.paint_sites(canvas, sites)
        title = text("after-sa-re-title")
        high = canvas.types.line_height(_TITLE)
        canvas.text(title, room.topleft, canvas.types.fitted(title, _TITLE, room.width), width=room.width)
        rest, room = self.rest, trim(room, top=high)
        ink = "malachite" if rest.room and sum(rest.kept) == rest.room else "text"
        rows = [(text("after-sa-re-kept", count=sum(rest.kept), room=rest.room), rest.kept, ink, "")]
        if any(rest.lost):
            offer = text("after-sa-re-caravan") if rest.has_caravan else ""
            rows.append((text("after-sa-re-lost"), rest.lost, "danger", offer))
        is_narrow = room.width < _NARROW * canvas.types.size
        pitch = min(room.height / len(rows), (_TOKEN + 6) * (1 + is_narrow))
        beside = 0.0 if is_narrow else max(canvas.types.width(row[0], _WORDS) for row in rows) + 8
        for at, (words, held, ink, offer) in enumerate(rows):
            line = pygame.FRect(room.left, room.top + at * pitch, room.width, pitch)
            if is_narrow:
                above, line = cut(line, Edge.TOP, pitch * 0.45)
                canvas.text(
                    words,
                    (above.left, above.centery),
                    canvas.types.fitted(words, _WORDS, above.width),
                    ink,
                    middle=True,
                )
                words = ""
            self._paint_row(canvas, line, words, held, ink, offer, beside)

    def _paint_row(
        self,
        canvas: Canvas,
        room: pygame.FRect,
        words: str,
        held: tuple[int, ...],
        ink: Colour,
        offer: str,
        beside: float,
    ) -> None:
        """Draw one row: what becomes of the tokens in words, the tokens, and an offer."""
        if words:
            style = canvas.types.fitted(words, _WORDS, beside - 6)
            canvas.text(words, (room.left, room.centery), style, ink, middle=True)
        tokens = [kind for kind in range(JOKER + 1) for _ in range(held[kind])]
        aside = canvas.types.width(offer, _WORDS) + 8 if offer else 0.0
        free, side = room.width - beside, min(_TOKEN, room.height - 1)
        is_offered = free - aside > side * 1.6
        free -= aside if is_offered else 0.0
        step = min(side * _STEP, (free - side) / max(1, len(tokens) - 1))
        left = room.left + beside
        for at, kind in enumerate(tokens):
            self._works.brush.face(
                canvas, TOKENS[kind], pygame.FRect(left + at * step, room.centery - side / 2, side, side)
            )
        if not tokens:
            canvas.text("–", (left, room.centery), _WORDS, "text_soft", middle=True)
        if offer and is_offered:
            right = left + side + step * (len(tokens) - 1) + 6
            canvas.text(offer, (right, room.centery), _WORDS, ink, middle=True, width=room.right - right)
