"""The consequences of a step: a site's cost and effect, drawn on its plot, and the rest of the hand after a payment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.locale import text
from game.rules.core.bits import members
from game.rules.sare import city, storage
from game.rules.sare.moves import AT_SITES, LAUNCH
from game.rules.sare.tables import JOKER, PORT, SPACES, TRADES, WAREHOUSE
from game.ui.boards.sare.layout import TOKENS, Layout
from game.ui.boards.sare.panels import Works
from game.ui.boards.sare.payments import Plan
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.targets import Plot, Stack
from game.ui.boards.sare.words import PICTURES, amounts
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import Style
from game.ui.layout import Edge, cut, trim

_FIGURE = Style("sans", 15, bold=True, leading=1.1)
_WORD = Style("sans", 14, bold=True, leading=1.1)
_BELOW = 25.0
"""How far below the price of a site hangs that of another one for its space."""
_LEFT = Style("sans", 14.5, bold=True, leading=1.12)
_TITLE = Style("serif", 17, bold=True, leading=1.1)
_TOKEN, _STEP = 28.0, 0.72
"""The greatest side of a token, and the usual distance of two, relative to it."""
_NARROW = 230.0
"""In a narrower room the words stand above the tokens."""
_SITES = 0.34
"""The width of what can still be built, relative to the sheet."""


def step_of(plot: pygame.FRect, parts: int, size: float) -> float:
    """Return the width of each of a price's `parts` at text `size`, so that all of them stay on the plot."""
    return min(15.0 + 18.0 * size, (plot.width - 8) / parts)


def pill(plot: pygame.FRect, width: float) -> pygame.FRect:
    """Return the place of a price at the foot of a plot."""
    return pygame.FRect(plot.centerx - width / 2, plot.bottom - 27, width, 23)


def paint_price(canvas: Canvas, plot: pygame.FRect, price: Sequence[int], fill: str) -> pygame.FRect:
    """Draw a site's cost in wood, stone and gold at the foot of its plot; return the place."""
    parts = [(kind, number) for kind, number in enumerate(price) if number]
    size = canvas.types.size
    words = "" if parts else text("offer-sa-re-free")
    step = step_of(plot, len(parts), size) if parts else 0.0
    box = pill(plot, 8 + step * len(parts) if parts else min(canvas.types.width(words, _WORD) + 18, plot.width - 2))
    canvas.shadow(box, spread=3, alpha=90)
    ink = "linen" if fill == "malachite" else "ink"
    canvas.box(box, fill, radius=7, line="ink", width=1.0)
    canvas.text(words, box.center, _WORD, ink, align=0.5, middle=True, width=box.width - 6)
    left = step - 1 - 10 * size
    side = max(min(17.0, left - 3), min(12.0, left))
    for at, (kind, number) in enumerate(parts):
        x = box.left + 6 + at * step
        canvas.text(str(number), (x, box.centery), _FIGURE, ink, middle=True)
        canvas.picture(PICTURES[kind], pygame.FRect(x + 1 + 10 * size, box.centery - side / 2, side, side))
    return box


class Preview:
    """Draws prices and discounts over the plots of the viewer's city."""

    def __init__(self, layout: Layout, choice: Selection) -> None:
        self.layout = layout
        self.choice = choice

    def tile(self, aimed: object) -> int:
        """Return the tile that is about to be launched, or -1."""
        if self.choice.tile is not None:
            return self.choice.tile
        return aimed.tile if isinstance(aimed, Stack) else -1

    def paint(self, canvas: Canvas, aimed: object) -> None:
        """Show the cost of the tile chosen or aimed at on every legal space, and the gauge's starting square with it.

        A space that is aimed at shows the discounts that the tile would give from there too.
        """
        choice, layout = self.choice, self.layout
        if not choice.is_mine or choice.kind != AT_SITES or layout.large != choice.seat:
            return
        tile = self.tile(aimed)
        if tile < 0:
            return
        spaces = [move[2] for move in choice.legal if move[0] == LAUNCH and move[1] == tile]
        for space in spaces:
            self._price(canvas, tile, space)
        if not spaces:
            return
        self._start(canvas)
        space = aimed.space if isinstance(aimed, Plot) else -1
        if space in spaces and (tile in TRADES or tile == PORT):
            self._gives(canvas, tile, space)

    def _price(self, canvas: Canvas, tile: int, space: int) -> None:
        choice = self.choice
        price = choice.price_at(tile, space)
        rect = self.layout.places.large_city.plot(space)
        if space in self._priced():
            rect = rect.move(0, _BELOW)
        is_cheaper = sum(price) < sum(choice.full_price(tile))
        port = city.has_port_discount(choice.tables, choice.state, choice.seat, space)
        box = paint_price(canvas, rect, price, "malachite" if is_cheaper or port else "papyrus")
        if port and any(price):
            self._badge(canvas, pygame.FRect(box.left, box.top - 25, 28 * canvas.types.size, 23), "malachite")

    def _priced(self) -> set[int]:
        """Return the spaces where the price of a site hangs already."""
        layout = self.layout
        if not layout.places.is_painted:
            return set()
        return {slot % SPACES for _, slot, is_built in city.tiles(layout.state, layout.large) if not is_built}

    def _gives(self, canvas: Canvas, tile: int, space: int) -> None:
        """Mark the spaces that would become cheaper."""
        tables = self.choice.tables
        cheaper = tables.nile if tile == PORT else tables.neighbours[space]
        kind = 3 if tile == PORT else TRADES.index(tile)
        for near in members(cheaper):
            if near >= SPACES:
                continue
            rect = self.layout.places.large_city.plot(near)
            wide = 24.0 + 18.0 * canvas.types.size
            badge = pygame.FRect(rect.right - wide - 4, rect.top + 4, wide, 23)
            self._badge(canvas, badge, "lapis")
            canvas.picture(PICTURES[kind], pygame.FRect(badge.right - 20, badge.top + 3, 17, 17))

    @staticmethod
    def _badge(canvas: Canvas, badge: pygame.FRect, fill: str) -> None:
        canvas.box(badge, fill, radius=11, line="linen", width=1.2)
        canvas.text("−1", (badge.left + 6, badge.centery), _FIGURE, "linen", middle=True)

    def _start(self, canvas: Canvas) -> None:
        """Show the gauge's starting square with one more site."""
        choice = self.choice
        state, seat = choice.state, choice.seat
        sites = state.siting[seat].bit_count() + 1
        square = city.first_square(state, seat, sites, city.masters(state, seat))
        rect = self.layout.places.large_city.gauge.square(min(square, choice.tables.red))
        canvas.box(rect.inflate(8, 8), None, radius=8, line="focus", width=4)


@dataclass(frozen=True, slots=True)
class Rest:
    """The rest of a hand: kept and lost by resource, and the `room` for it.

    `has_caravan` if something is lost and a caravan could be bought instead.
    """

    kept: tuple[int, ...]
    lost: tuple[int, ...]
    room: int
    has_caravan: bool


def rest_of(choice: Selection, plan: Plan) -> Rest:
    """Return the rest of the hand after a payment, as far as that is laid out, if nothing else follows (R-8.3, R-8.4).

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
    """Return the resources kept and lost, in words."""
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
        beside = 0.0 if is_narrow else max(canvas.types.width(row[0], _LEFT) for row in rows) + 8
        for at, (words, held, ink, offer) in enumerate(rows):
            line = pygame.FRect(room.left, room.top + at * pitch, room.width, pitch)
            if is_narrow:
                above, line = cut(line, Edge.TOP, pitch * 0.45)
                canvas.text(
                    words,
                    (above.left, above.centery),
                    canvas.types.fitted(words, _LEFT, above.width),
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
            style = canvas.types.fitted(words, _LEFT, beside - 6)
            canvas.text(words, (room.left, room.centery), style, ink, middle=True)
        tokens = [kind for kind in range(JOKER + 1) for _ in range(held[kind])]
        aside = canvas.types.width(offer, _LEFT) + 8 if offer else 0.0
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
            canvas.text("–", (left, room.centery), _LEFT, "text_soft", middle=True)
        if offer and is_offered:
            right = left + side + step * (len(tokens) - 1) + 6
            canvas.text(offer, (right, room.centery), _LEFT, ink, middle=True, width=room.right - right)
