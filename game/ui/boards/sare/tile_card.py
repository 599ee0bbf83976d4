"""The large card about the tile that a player lays, or that is pointed at before: what it costs and does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.locale import text
from game.rules.core.game import Move, Refusal
from game.rules.sare import city, moves
from game.rules.sare.tables import ADMINISTRATIVE
from game.ui.boards.kit.choosing import MovesOrRefusal
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Effect, Item, Offer, Refuse
from game.ui.boards.sare.answers import OutcomeDetail
from game.ui.boards.sare.effects import crowd_picture, house_picture, promised, promised_at
from game.ui.boards.sare.layout import Layout, bare
from game.ui.boards.sare.odds import cost_of_sites, first_square
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.targets import Plot, Stack
from game.ui.boards.sare.words import goods, words_of_price
from game.ui.drawing.canvas import Canvas
from game.ui.layout import around

_FANNED, _FAN_WIDTH, _FAN_SHAPE = 3, 0.6, 43 / 40
"""The most tiles in a fan, the width of one in the width of the fan, and its height, of its width."""
_FAN_STEP, _FAN_DROP, _FAN_LEAN = 0.14, 0.04, 10.0
"""The distance between two tiles across and down, in widths of the fan, and the degrees between them."""


class TileCard:
    """Makes the card; `regarded` returns the thing that was pointed at last, None before that."""

    def __init__(self, layout: Layout, choice: Selection, brush: Brush, regarded: Callable[[], object]) -> None:
        self._layout = layout
        self._words = layout.words
        self._choice = choice
        self._brush = brush
        self._regarded = regarded

    def of_supply(self) -> Offer:
        """Return the card of the tile of the supply that is pointed at, before that of what pointing at one does."""
        choice, regarded = self._choice, self._regarded()
        first = Refusal("R-3.1", "refuse-sa-re-tile-first")
        if isinstance(regarded, Stack):
            price = goods(choice.full_price(regarded.tile))
            return self._of(regarded.tile, price, choice.at_tile(regarded.tile), first)
        launched = {f"tile.{move[1]}" for move in choice.of(moves.LAUNCH)}
        tiles = [item for item in self._layout.reference() if item.id in launched][:_FANNED]
        detail = OutcomeDetail(
            partial(_paint_fan, self._brush, tiles),
            (Effect(text("card-sa-re-point")), Effect(text("card-sa-re-choose"))),
        )
        return _card(text("card-sa-re-launch"), text("card-sa-re-left", count=self._left), detail, first)

    def of_launching(self, tile: int) -> Offer:
        """Return the card of the tile to launch, with its price on the space of the city that is pointed at."""
        space, found = self._pointed_at()
        price = goods(self._choice.full_price(tile))
        if found and not isinstance(found, Refusal):
            price = f"{self._words.space(space)} · {self._costs(tile, space)}"
        return self._of(tile, price, found, self._where("R-3.1", tile))

    def of_launch(self, answer: Offer, move: Move) -> Offer:
        """Return the answer that launches a tile on a space as a card with its price and what it brings once built.

        Where that is a power, which needs the whole card, the price stands beside the name if there is room.
        """
        _, tile, space = move
        price, place = self._choice.price_at(tile, space), self._words.space(space)
        costs = self._costs(tile, space)
        brings = promised_at(self._choice, tile, space, self._words, self._brush)
        is_power = tile in ADMINISTRATIVE
        return replace(
            answer,
            kind="grand-quiet",
            label=self._words.tile(tile),
            note=f"{place} · {words_of_price(price)}",
            said=f"{answer.label}, {words_of_price(price)}",
            asides=(f"{place} · {costs}", place) if is_power else (place,),
            tip=self._detail(tile).told,
            detail=OutcomeDetail(house_picture(self._brush, tile), brings if is_power else (Effect(costs), *brings)),
        )

    def of_settling(self, tile: int) -> Offer:
        """Return the card of a starting tile, with the space of the city that is pointed at."""
        space, found = self._pointed_at()
        is_legal = found and not isinstance(found, Refusal)
        return self._of(tile, self._words.space(space) if is_legal else "", found, self._where("R-2", tile))

    def _pointed_at(self) -> tuple[int, MovesOrRefusal]:
        """Return the space that is pointed at, -1 for none, and the moves that lay the tile there."""
        regarded, choice = self._regarded(), self._choice
        if not isinstance(regarded, Plot):
            return -1, ()
        return regarded.space, choice.at_plot(choice.seat, regarded.space)

    def _costs(self, tile: int, space: int) -> str:
        """Return the price of a tile on a space as pictures, or that it is free."""
        return goods(self._choice.price_at(tile, space)) or text("offer-sa-re-free")

    def _where(self, rule: str, tile: int) -> Refusal:
        """Return that the space of a tile is chosen in the city."""
        return Refusal(rule, "prompt-sa-re-where", {"tile": self._words.tile(tile)})

    def _of(self, tile: int, aside: str, found: MovesOrRefusal, refusal: Refusal) -> Offer:
        """Return the card of a tile: its power, and its effects, or the reason if the moves `found` for it are none."""
        return _card(self._words.tile(tile), aside, self._detail(tile, found), refusal)

    def _detail(self, tile: int, found: MovesOrRefusal = ()) -> OutcomeDetail:
        """Return what the card of a tile tells below its name."""
        power, *more = promised(self._choice, tile, self._words, self._brush)
        told = [_why_not(found)] if isinstance(found, Refusal) else [*self._next(), *more]
        return OutcomeDetail(house_picture(self._brush, tile), (power, *told))

    def _next(self) -> Iterator[Effect]:
        """Yield what is done next with a starting tile, or on which square the gauge starts with one more site if that
        raises it.
        """
        choice = self._choice
        if choice.kind == moves.AT_SETTLE:
            yield Effect(text("card-sa-re-where"), "", self._plot)
            return
        now, then = (first_square(choice, self._sites + more) for more in (0, 1))
        if then > now:
            yield Effect(cost_of_sites(choice, self._sites + 1), "", crowd_picture(self._brush, choice.seat))

    def _plot(self, canvas: Canvas, room: pygame.FRect) -> None:
        self._brush.face(canvas, "standing", room, (("building", bare(0)),))

    @property
    def _sites(self) -> int:
        return self._choice.state.siting[self._choice.seat].bit_count()

    @property
    def _left(self) -> int:
        """The number of sites that the Master Builders can manage besides the present ones."""
        choice = self._choice
        return choice.tables.sites_per_master * city.masters(choice.state, choice.seat) - self._sites


def _card(label: str, aside: str, detail: OutcomeDetail, refusal: Refusal) -> Offer:
    """Return a card that is only looked at; a press would be refused."""
    return Offer(
        "card", label, Refuse(refusal), "grand-card", tip=detail.told, asides=(aside,) if aside else (), detail=detail
    )


def _why_not(refusal: Refusal) -> Effect:
    """Return the reason why a tile cannot be launched, or lie on a space."""
    return Effect(text(refusal.key, **refusal.args), is_bad=True)


def _paint_fan(brush: Brush, tiles: Sequence[Item], canvas: Canvas, room: pygame.FRect) -> None:
    """Draw tiles of the supply in a fan, as they shine on the table."""
    wide = room.width * _FAN_WIDTH
    for at, tile in enumerate(tiles):
        aside = at - (len(tiles) - 1) / 2
        middle = room.centerx + aside * _FAN_STEP * room.width, room.centery + abs(aside) * _FAN_DROP * room.width
        place = around(middle, wide, wide * _FAN_SHAPE)
        brush.item(canvas, replace(tile, rect=place, look="lit", lean=-aside * _FAN_LEAN))
