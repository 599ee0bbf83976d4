"""The consequences of a step: a site's cost and effect, drawn on its plot."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.locale import text
from game.rules.core.bits import members
from game.rules.sare import city
from game.rules.sare.moves import AT_SITES, LAUNCH
from game.rules.sare.tables import PORT, SPACES, TRADES
from game.ui.boards.sare.layout import Layout
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.targets import Plot, Stack
from game.ui.boards.sare.words import PICTURES
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style
from game.ui.layout import around, placed, standing, trim

_FIGURE = Style("sans", 15, bold=True, leading=1.1)
_WORD = Style("sans", 14, bold=True, leading=1.1)
_HIGH, _BELOW = 23.0, 25.0
"""The height of a price, and how far below that of a site hangs that of another one for its space."""


def step_of(plot: pygame.FRect, parts: int, size: float) -> float:
    """Return the width of each of a price's `parts` at text `size`, so that all of them stay on the plot."""
    return min(15.0 + 18.0 * size, (plot.width - 8) / parts)


def pill(plot: pygame.FRect, width: float) -> pygame.FRect:
    """Return the place of a price at the foot of a plot."""
    return standing((plot.centerx, plot.bottom - 4), width, _HIGH)


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
        canvas.picture(PICTURES[kind], around((x + 1 + 10 * size + side / 2, box.centery), side))
    return box


class Preview:
    """Draws prices and discounts over the plots of the viewer's city."""

    def __init__(self, layout: Layout, choice: Selection) -> None:
        self.layout = layout
        self.choice = choice

    def tile(self, aimed: object) -> int | None:
        """Return the tile that is about to be launched."""
        if self.choice.tile is not None:
            return self.choice.tile
        return aimed.tile if isinstance(aimed, Stack) else None

    def paint(self, canvas: Canvas, aimed: object) -> None:
        """Show the cost of the tile chosen or aimed at on every legal space, and the gauge's starting square with it.

        A space that is aimed at shows the discounts that the tile would give from there too.
        """
        choice, layout = self.choice, self.layout
        if not choice.is_mine or choice.kind != AT_SITES or layout.large != choice.seat:
            return
        tile = self.tile(aimed)
        if tile is None:
            return
        spaces = [move[2] for move in choice.legal if move[0] == LAUNCH and move[1] == tile]
        for space in spaces:
            self._price(canvas, tile, space)
        if not spaces:
            return
        self._start(canvas)
        if isinstance(aimed, Plot) and aimed.space in spaces and (tile in TRADES or tile == PORT):
            self._gives(canvas, tile, aimed.space)

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
            self._badge(canvas, placed(box.move(0, -_BELOW), 28 * canvas.types.size, _HIGH, 0.0), "malachite")

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
            badge = placed(trim(rect, right=4, top=4), wide, _HIGH, 1.0, 0.0)
            self._badge(canvas, badge, "lapis")
            canvas.picture(PICTURES[kind], placed(trim(badge, right=3), 17, 17, 1.0))

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
