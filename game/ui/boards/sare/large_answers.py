"""What large answers of Sa-Rê show where they fill the sheet below the stage: what they bring, in pictures; and the
card of the tile that a player lays, or that is pointed at before: what it costs and does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product

import pygame

from game.locale import text
from game.rules.core.game import Move, Refusal
from game.rules.sare import city, moves
from game.rules.sare.tables import (
    ADMINISTRATIVE,
    DOUBLE_TROUBLE,
    FACES,
    GARDENS,
    LIBRARY,
    MARKET,
    PALACE,
    TROUBLE,
    WAREHOUSE,
)
from game.ui.boards.kit.choosing import MovesOrRefusal
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.portraits import paint_portrait, portrait_of
from game.ui.boards.kit.seat_head import paint_seal
from game.ui.boards.kit.values import Detail, Effect, Inks, Item, Offer, Refuse, RoomPicture
from game.ui.boards.sare.effects import (
    Rest,
    crowd_picture,
    effects_of,
    house_picture,
    promised,
    promised_at,
    token_picture,
)
from game.ui.boards.sare.layout import Layout, bare
from game.ui.boards.sare.means import SitePrice, sites_of
from game.ui.boards.sare.odds import Outcomes, cost_of_sites, first_square
from game.ui.boards.sare.panels import Stopping, Works
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.steps import Aside, Chartering, Keeping, Swapping
from game.ui.boards.sare.targets import Plot, Stack
from game.ui.boards.sare.words import Words, goods, words_of_price
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.richtext import Paragraph, lay_out, plain
from game.ui.drawing.text import Style
from game.ui.layout import Edge, around, cut, grid, placed, trim

_LINES = tuple(Style("sans", size, bold=True, leading=1.15) for size in (19, 17.5, 16, 15, 14))
"""The styles of the lines of an answer, the largest in which all fit being chosen."""
_PLAIN_LINES = _LINES[2:]
"""Those no larger than the words around an answer, for one that tells what to press before it can be given."""
_PICTURE = 0.36
"""The most of the width that the picture of an answer takes."""
_SIGN, _LEAST_LINE = 28.0, 21.0
"""The side of the picture before a line, and the least height of a line, at normal text size."""
_BESIDE, _BETWEEN, _SPREAD = 8.0, 4.0, 8.0
"""The gap beside a picture, between two lines, and how much that grows in free room."""
_CARD_SHAPE, _CAMEL_SHAPE = 0.72, 0.8
"""The width of a card, of its height, and the height of a camel, of its width."""
_CROSS = 0.7
"""The side of a cross, of the height of its room."""
_SEAL = 0.42
"""The radius of a seal, of the height of its room."""
_NO_LINE, _NO_PICTURE, _NO_SIGNS, _SMALLER = 20.0, 10.0, 1.5, 0.3
"""What it costs to leave a change, the picture or the signs out, and to write one step smaller, in lines."""
_GAUGE, _SQUARE_GAP = 17.0, 3.0
"""The height of the squares of a gauge at normal text size, and the gap between two."""
_REACHED: Colour = (226, 128, 52)
_BEFORE_RED: Colour = (250, 196, 92)
"""The colours of the squares up to the workers, and of those by which they rise."""
_BACK = "sa-re/back-season"
"""The picture of the back of a season card."""
_FULL_SHEET = (
    moves.AT_SETTLE,
    moves.AT_SITES,
    moves.AT_QUESTION,
    moves.AT_TROUBLE,
    moves.AT_PALACE,
    moves.AT_BUILD,
)
"""The decisions whose answers fill the sheet; their steps do so where amounts are counted out, or a city or the space
of a tile is chosen.
"""
_FANNED, _FAN_WIDTH, _FAN_SHAPE = 3, 0.6, 43 / 40
"""The most tiles in a fan, the width of one in the width of the fan, and its height, of its width."""
_FAN_STEP, _FAN_DROP, _FAN_LEAN = 0.14, 0.04, 10.0
"""The distance between two tiles across and down, in widths of the fan, and the degrees between them."""


def has_details(choice: Selection) -> bool:
    """Return whether the large answers to a choice show what they bring, on the whole sheet."""
    if not choice.is_mine:
        return False
    is_counted = isinstance(choice.step, Keeping | Swapping | Chartering) and choice.aside in (None, Aside.REDEEM)
    is_aimed = choice.aside is Aside.PUSH or choice.tile is not None
    return is_counted or is_aimed or (choice.kind in _FULL_SHEET and not choice.is_begun)


def was_asked(choice: Selection) -> bool:
    """Return whether the viewer stands before the question of the season without being asked it any more."""
    return not choice.is_mine and choice.kind == moves.AT_QUESTION and choice.view.to_move == choice.view.viewer


@dataclass(frozen=True, slots=True)
class Climb:
    """The way of a revolt gauge from a square to another; `red` is the square that means revolt."""

    now: int
    then: int
    red: int

    def paint(self, canvas: Canvas, room: pygame.FRect, inks: Inks) -> None:
        """Draw the squares side by side: those reached, those that are climbed or left, and red."""
        low, high = sorted((self.now, self.then))
        for at, place in enumerate(grid(room, self.red, room.height, self.red, (_SQUARE_GAP, 0.0)), start=1):
            is_climbed = low < at <= high and self.then > self.now
            fill: Colour | None = None
            if at <= low:
                fill = _REACHED
            elif is_climbed:
                fill = "danger" if self.then >= self.red else _BEFORE_RED
            line: Colour = inks.bad if at == self.red else inks.soft
            canvas.box(place, fill, radius=4, line=line, width=2.0 if at == self.red or is_climbed else 1.2)


@dataclass(frozen=True, slots=True)
class _Told:
    """The changes that an answer has room for, with their words laid out, and what stands before these."""

    lines: tuple[tuple[Effect, Paragraph], ...]
    style: Style
    has_picture: bool
    has_signs: bool


@dataclass(frozen=True, slots=True)
class OutcomeDetail:
    """What an answer leads to: the picture of what brings it about, and beside it changes, over a gauge that moves."""

    picture: RoomPicture
    changes: tuple[Effect, ...]
    climb: Climb | None = None
    styles: Sequence[Style] = _LINES

    @property
    def told(self) -> str:
        """All changes with their notes in words, as rich text."""
        return "<br>".join(", ".join(filter(None, (f"<b>{change.words}</b>", change.note))) for change in self.changes)

    @property
    def least(self) -> float:
        """The least height of the changes and the gauge."""
        return _LEAST_LINE * min(3, len(self.changes)) + (_GAUGE + _BETWEEN if self.climb is not None else 0.0)

    def paint(self, canvas: Canvas, room: pygame.FRect, inks: Inks) -> None:
        """Draw the picture, and beside it as many of the changes as there is room for."""
        size = canvas.types.size
        told = self._told(canvas, room)
        beside = room
        if told.has_picture:
            picture, beside = self._beside(room)
            self.picture(canvas, placed(picture, picture.width, picture.width))
        high = self._gauge_height(size)
        whole = sum(_height(canvas, line) + _BETWEEN for _, line in told.lines) - _BETWEEN + high
        spare = max(0.0, beside.height - whole)
        wider = min(_SPREAD, spare / (len(told.lines) + 1))
        free = trim(beside, top=(spare - wider * (len(told.lines) - 1)) / 2)
        for change, line in told.lines:
            row, free = cut(free, Edge.TOP, _height(canvas, line), _BETWEEN + wider)
            left = row.left
            if told.has_signs:
                sign, words = cut(row, Edge.LEFT, _SIGN * size, _BESIDE)
                left = words.left
                if change.picture is not None:
                    change.picture(canvas, placed(sign, sign.width, sign.width))
            canvas.paragraph(line, (left, row.centery - line.height / 2), inks.bad if change.is_bad else inks.words)
        if self.climb is not None:
            self.climb.paint(canvas, cut(free, Edge.TOP, _GAUGE * size)[0], inks)

    @staticmethod
    def _beside(room: pygame.FRect) -> tuple[pygame.FRect, pygame.FRect]:
        """Return the place of the picture, and the room beside it."""
        return cut(room, Edge.LEFT, min(room.height, room.width * _PICTURE), 2 * _BESIDE)

    def _gauge_height(self, size: float) -> float:
        """Return the height of the gauge with the gap above it, at a text size."""
        return _GAUGE * size + _BETWEEN if self.climb is not None else 0.0

    def _told(self, canvas: Canvas, room: pygame.FRect) -> _Told:
        """Return the changes with the picture and the signs before them, or without what there is no room for."""
        has_any_sign = any(change.picture is not None for change in self.changes)
        ways = [
            self._lines(canvas, room, style, has_picture=has_picture, has_signs=has_signs and has_any_sign)
            for has_picture, has_signs in product((True, False), repeat=2)
            for style in self.styles
        ]
        return min(ways, key=self._cost)

    def _cost(self, told: _Told) -> float:
        """Return how much a way of telling leaves out: lines most, then the picture, signs, whole lines and size."""
        missing = len(self.changes) - len(told.lines)
        lines = sum(line.lines for _, line in told.lines)
        left_out = _NO_PICTURE * (not told.has_picture) + _NO_SIGNS * (not told.has_signs)
        return _NO_LINE * missing + left_out + lines + _SMALLER * _LINES.index(told.style)

    def _lines(self, canvas: Canvas, room: pygame.FRect, style: Style, *, has_picture: bool, has_signs: bool) -> _Told:
        """Return the changes that fit into a room in a style, with no word split."""
        size = canvas.types.size
        beside = self._beside(room)[1] if has_picture else room
        wide = beside.width - (_SIGN * size + _BESIDE if has_signs else 0.0)
        left, found = beside.height - self._gauge_height(size), list[tuple[Effect, Paragraph]]()
        for change in self.changes:
            longest = max(plain(change.words, canvas.theme).split(" "), key=len)
            line = lay_out(change.words, max(wide, 1.0), canvas.types, canvas.theme, style)
            if canvas.types.width(longest, style) <= wide and _height(canvas, line) <= left:
                found.append((change, line))
                left -= _height(canvas, line) + _BETWEEN
        return _Told(tuple(found), style, has_picture, has_signs)


def _height(canvas: Canvas, line: Paragraph) -> float:
    """Return the height of a line with the picture before it."""
    return max(line.height, _LEAST_LINE * canvas.types.size)


@dataclass(frozen=True, slots=True)
class LackDetail:
    """A site that cannot be paid for, pale, and the resources that it lacks."""

    works: Works
    site: SitePrice
    least: float = _LEAST_LINE

    def paint(self, canvas: Canvas, room: pygame.FRect, inks: Inks) -> None:
        """Draw the site over what it lacks."""
        self.works.paint_lacking(canvas, room, self.site)


class AnswerDetails:
    """Makes what the large answers to a choice show."""

    def __init__(self, choice: Selection, works: Works, words: Words, brush: Brush, outcomes: Outcomes) -> None:
        self._choice = choice
        self._works = works
        self._words = words
        self._brush = brush
        self._outcomes = outcomes

    def of_stopping(self) -> Detail:
        """Return what there is after stopping, and what it pays for."""
        return Stopping(self._works)

    def of_continuing(self) -> Detail:
        """Return how far red is, without the odds."""
        climb = self._climb(0)
        away = f"{text('gauge-sa-re-revolt')} {text('gauge-sa-re-away', away=climb.red - climb.now)}"
        return OutcomeDetail(partial(_paint_card, _BACK), (Effect(away, "", self._crowd(self._choice.seat)),), climb)

    def of_launching(self) -> Detail:
        """Return the viewer's sites, and the square on which the gauge starts the season with them; without any, the
        workers alone.
        """
        choice = self._choice
        sites = sites_of(choice.tables, choice.state, choice.seat)
        square = first_square(choice, len(sites))
        names = [Effect(self._words.tile(site.tile), "", self._house(site.tile)) for site in sites]
        crowd = self._crowd(choice.seat)
        starts = Effect(cost_of_sites(choice, len(sites)), "", crowd)
        climb = Climb(square, square, choice.tables.red)
        return OutcomeDetail(self._house(sites[-1].tile) if sites else crowd, (*names, starts), climb)

    def of_building(self, move: Move, price: str) -> OutcomeDetail:
        """Return what a building brings, or the next step of a pyramid, after its price unless that is ''."""
        _, tile, space = move
        costs = [Effect(price)] if price else []
        changes = effects_of(self._choice, tile, space, self._words, self._brush)
        return OutcomeDetail(self._house(tile), (*costs, *changes))

    def of_softening(self, how: int) -> Detail:
        """Return the way of the gauge after the Gardens (1), the Library (2), both (3) or neither (0) soften a
        Trouble.
        """
        choice = self._choice
        climb = self._climb(self._outcomes.rise_of_softening(how))
        face = DOUBLE_TROUBLE if choice.state.stack[-1][2] > 1 else TROUBLE
        picture = self._house(LIBRARY if how & 2 else GARDENS) if how else _season_card(face)
        return self._outcome(picture, self._outcomes.of_softening(how), climb)

    def of_palace(self, *, is_seized: bool) -> Detail:
        """Return what becomes of the card that the Palace may take."""
        face = self._choice.tables.faces[self._choice.state.shown[0]]
        picture = self._house(PALACE) if is_seized else _season_card(face)
        words = self._outcomes.of_seizing() if is_seized else self._outcomes.of_letting()
        is_trouble = face in (TROUBLE, DOUBLE_TROUBLE)
        rise = 0 if is_seized else self._outcomes.rise_of_letting()
        return self._outcome(picture, words, self._climb(rise) if is_trouble else None)

    def of_pushing(self, other: int) -> Detail:
        """Return the gauge of an opponent that the Barracks raise, and the viewer's own."""
        square = self._choice.state.gauge[other]
        raised = text("offer-sa-re-note-gauge", now=square, then=square + 1)
        portrait = partial(_paint_player, self._words, other)
        return OutcomeDetail(portrait, (Effect(raised), Effect(self._outcomes.of_calming(other))))

    def of_lacking(self, site: SitePrice) -> Detail:
        """Return what a site lacks that cannot be paid for now."""
        return LackDetail(self._works, site)

    def of_keeping(self, kept: Sequence[int], lost: str) -> Detail:
        """Return what the Warehouses keep, and in words what is lost, '' for nothing."""
        return self._storing(kept, self._choice.room, [Effect(lost, "", _paint_loss, is_bad=True)] if lost else [])

    def of_swapping(self, step: Swapping) -> Detail:
        """Return what a Market gives and takes, or how that is chosen, beside the player from whose store it comes."""
        changes = []
        for key, sign, giver in (("give", -1, self._choice.seat), ("take", 1, step.rival)):
            moved = goods([max(0, sign * many) for many in step.amounts])
            words = text(f"outcome-sa-re-{key}", goods=moved) if moved else text(f"swap-sa-re-{key}")
            changes.append(Effect(words, "", partial(_paint_player, self._words, giver)))
        return OutcomeDetail(self._house(MARKET), tuple(changes), styles=_PLAIN_LINES)

    def of_chartering(self) -> Detail:
        """Return what a caravan is good for."""
        camel = partial(_paint_camel, self._brush, self._choice.seat)
        return OutcomeDetail(camel, (Effect(text("tray-sa-re-charter-foot")),))

    def of_redeeming(self, taken: Sequence[int]) -> Detail:
        """Return a caravan and the resource for which it is redeemed."""
        camel = partial(_paint_camel, self._brush, self._choice.seat)
        return OutcomeDetail(camel, (Effect(text("outcome-sa-re-take", goods=goods(taken))),))

    def of_finishing(self, rest: Rest) -> Detail:
        """Return what of the hand the Warehouses keep, and what is lost."""
        if not any(rest.lost):
            return self._storing(rest.kept, rest.room, [])
        kind = next(kind for kind, lost in enumerate(rest.lost) if lost)
        words = text("after-sa-re-lost", lost=goods(rest.lost))
        lost = Effect(words, "", token_picture(self._brush, kind), is_bad=True)
        return self._storing(rest.kept, rest.room, [lost])

    def _storing(self, kept: Sequence[int], room: int, lost: Sequence[Effect]) -> Detail:
        """Return what Warehouses with room for so many resources keep, then what is lost."""
        house = self._house(WAREHOUSE)
        words = text("after-sa-re-kept", kept=goods(kept), count=sum(kept), room=room)
        return OutcomeDetail(house, (Effect(words, "", house), *lost))

    def _outcome(self, picture: RoomPicture, words: str, climb: Climb | None) -> OutcomeDetail:
        """Return an outcome in words, with the way of the viewer's gauge if it has one."""
        is_bad = climb is not None and climb.then >= climb.red
        sign = self._crowd(self._choice.seat) if climb is not None else None
        return OutcomeDetail(picture, (Effect(words, "", sign, is_bad=is_bad),), climb)

    def _climb(self, rise: int) -> Climb:
        choice = self._choice
        now, red = choice.state.gauge[choice.seat], choice.tables.red
        return Climb(now, min(now + rise, red), red)

    def _house(self, tile: int) -> RoomPicture:
        return house_picture(self._brush, tile)

    def _crowd(self, seat: int) -> RoomPicture:
        return crowd_picture(self._brush, seat)


def _season_card(face: int) -> RoomPicture:
    """Return the picture of a season card."""
    return partial(_paint_card, f"sa-re/card-{FACES[face]}")


def _paint_card(name: str, canvas: Canvas, room: pygame.FRect) -> None:
    card = placed(room, room.height * _CARD_SHAPE, room.height)
    canvas.painting(name, card, radius=5)
    canvas.box(card, None, radius=5, line="ink", width=1.6)


def _paint_loss(canvas: Canvas, room: pygame.FRect) -> None:
    """Draw a cross on a light ground, to be seen on every answer."""
    canvas.disc(room.center, room.height * _CROSS * 0.6, "linen")
    canvas.icon("cross", room.center, room.height * _CROSS, "danger")


def _paint_camel(brush: Brush, seat: int, canvas: Canvas, room: pygame.FRect) -> None:
    brush.face(canvas, "camel", placed(room, room.width, room.width * _CAMEL_SHAPE), (("seat", seat + 1),))


def _paint_player(words: Words, seat: int, canvas: Canvas, room: pygame.FRect) -> None:
    """Draw the portrait of a player, or its seal."""
    if not paint_portrait(canvas, portrait_of(words.seats[seat], seat, canvas.portraits), room):
        paint_seal(canvas, seat, room.center, room.height * _SEAL)


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
        if space is not None:
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
        aside = self._words.space(space) if space is not None else ""
        return self._of(tile, aside, found, self._where("R-2", tile))

    def _pointed_at(self) -> tuple[int | None, MovesOrRefusal]:
        """Return the space that is pointed at if the tile can be laid there, and the moves that do it, or why not."""
        regarded, choice = self._regarded(), self._choice
        if not isinstance(regarded, Plot):
            return None, ()
        found = choice.at_plot(choice.seat, regarded.space)
        return regarded.space if found and not isinstance(found, Refusal) else None, found

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
