"""The sources of a payment: named piles of tokens, which leave a pale print where they lay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.locale import text
from game.rules.sare.payment import usable_tokens
from game.rules.sare.tables import JOKER, PORT, TRADES
from game.ui.boards.kit.painting import Brush
from game.ui.boards.sare.cloth import paint_house
from game.ui.boards.sare.layout import TOKENS, token_face
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.steps import Chartering, Counter, Keeping
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALLEST, Style, Typesetter
from game.ui.drawing.theme import mix
from game.ui.layout import REACHABLE, Edge, abreast, around, cut, first_fitting, grid, placed, trim

_TITLE = Style("serif", 15.5, bold=True, leading=1.12)
_CAPTION = Style("sans", 14.5, leading=1.15)
_LINE, _GAP, _PAD = 19.0, 7.0, 8.0
"""The height of a title, the gap between two sources, and the padding inside one."""
_CLEAR = 15.0
"""The room between a title and the tokens below it, so that the ring around a pile leaves the title in sight."""
_TOKEN, _LEAST = 42.0, 26.0
"""The greatest and the least height of the tokens of a source."""
_STEP = 0.8
"""The usual distance of two tokens, relative to their side; more lie closer."""
_HOUSE = 0.62
"""How far a token lies to the right of the building that holds it, relative to its side."""
_CLOSER = 0.5
"""The distance of two tokens at which sources lie side by side rather than two by two, relative to their side."""
_WIDE = 0.56
"""The first column's share of the width of two."""
_BESIDE = 0.42
"""The share of a low source's width for the title beside its tokens, at normal text size."""
_SPENT = 70
"""The alpha of a token that is used."""


@dataclass(frozen=True, slots=True)
class TokenPile:
    """Tokens of one face in a source: how many lie there before any is used, and the counter that uses them.

    Without a counter they cannot be used now. `house` is the tile on which each lies, if they lie on any.
    """

    face: str
    many: int
    counter: Counter | None
    house: int | None = None

    @property
    def unused(self) -> int:
        """The number of tokens that are not used."""
        return max(0, self.many - (self.counter.value if self.counter is not None else 0))


@dataclass(frozen=True, slots=True)
class TokenSource:
    """A named source with its piles."""

    title: str
    piles: tuple[TokenPile, ...]
    short: str = ""
    """The title where there is no room for the whole one."""
    note: str = ""
    """The meaning of the source's tokens, shown where there is room beside the title."""


def sources(choice: Selection, counters: Sequence[Counter]) -> list[TokenSource]:
    """Return the sources of the step at hand: hand, craftsmen, caravans and Port; when storing, one for each resource.
    No caravan pays for another one (R-8.3).

    Gains and Warehouses are one hand while a seat builds (R-8.1).
    """
    if isinstance(choice.step, Keeping):
        return [
            TokenSource(
                _kept("counter-keep", each),
                (TokenPile(each.face, _most(each), each),),
                _kept("counter-keep-short", each) if each.value > each.have else "",
            )
            for each in counters
        ]
    state, seat = choice.state, choice.seat

    def piles(kind: str, stock: Sequence[int], first: int = 0) -> tuple[TokenPile, ...]:
        found = []
        for at, have in enumerate(stock, start=first):
            used = next((each for each in counters if each.kind == kind and each.face == TOKENS[at]), None)
            house = None if kind == "hand" else PORT if at == JOKER else TRADES[at]
            if have:
                found.append(TokenPile(TOKENS[at], have, used, house))
        return tuple(found)

    tokens = usable_tokens(state, seat)
    camels = 0 if isinstance(choice.step, Chartering) else state.caravans[seat] - state.chartered
    any_one = text("source-sa-re-any")
    led = next((each for each in counters if each.kind == "caravan"), None)
    found = [
        TokenSource(
            text("source-sa-re-hand"),
            piles("hand", state.gains[seat * 4 : seat * 4 + 4]),
            text("source-sa-re-hand-short"),
        ),
        TokenSource(text("source-sa-re-craftsmen"), piles("token", tokens[:JOKER])),
        TokenSource(
            text("source-sa-re-caravans"), (TokenPile("caravan", camels, led),) if camels > 0 else (), note=any_one
        ),
        TokenSource(text("tile-port"), piles("token", tokens[JOKER:], JOKER), note=any_one),
    ]
    return [source for source in found if source.piles]


def _kept(key: str, counter: Counter) -> str:
    have, value = counter.have, counter.value
    return text(key, have=have, more=max(0, value - have))


def _most(counter: Counter) -> int:
    """Return how many tokens lie there; one shows where a wild can stand for a kind that is lacking."""
    return max(counter.have, min(1, counter.most))


class TokenSources:
    """The sources in a room: side by side, or two by two."""

    def __init__(self, found: Sequence[TokenSource], types: Typesetter, seat: int) -> None:
        self.found = found
        self._types = types
        self._line = _LINE * types.size
        self._seat = seat
        self.cells: list[pygame.FRect] = []
        self.rooms: dict[str, pygame.FRect] = {}
        """The room of each counter's pile, by the name of the counter: the whole source where it is the only one."""
        self._tokens: list[list[list[pygame.FRect]]] = []
        """The places of the tokens of each pile of each source."""

    def height(self, width: float, token: float = _TOKEN) -> float:
        """Return the height of the sources in a room `width` wide, with tokens whose side is `token`."""
        return self._down(width) * (self._line + token + _PAD + 2 + _GAP) + _GAP + self._clear(width, token)

    def _clear(self, width: float, token: float) -> float:
        """Return the height that is kept free below the titles where the tokens have their full size."""
        return self._down(width) * _CLEAR if token >= _TOKEN else 0.0

    def least(self, width: float) -> float:
        """Return the least height of the sources in a room `width` wide."""
        return self.height(width, _LEAST + 4)

    def _down(self, width: float) -> int:
        """Return the number of rows in a room: one if all sources have room side by side."""
        return 1 if len(self.found) < 3 or self._wanted(self._needs(is_short=True)) <= width else 2

    def _needs(self, *, is_short: bool) -> list[float]:
        """Return the width that each source needs for its title, and for its tokens at their least side."""
        titles = [(is_short and source.short) or source.title for source in self.found]
        return [
            max(self._types.width(title, _TITLE) + 2 * _PAD + 1, _least_width(source, _CLOSER))
            for title, source in zip(titles, self.found, strict=True)
        ]

    @staticmethod
    def _wanted(widths: Sequence[float]) -> float:
        """Return the width of a room in which sources of these widths lie side by side."""
        return sum(widths) + _GAP * (len(widths) + 1)

    def lay(self, room: pygame.FRect) -> None:
        """Lay the sources into a room; those in one row share its width by their needs."""
        down = self._down(room.width)
        across = -(-len(self.found) // down)
        high = (room.height - _GAP * (down + 1)) / down
        inside = room.width - _GAP * (across + 1)
        wides = [inside * _WIDE, inside * (1 - _WIDE)]
        if down == 1:
            ways = (self._needs(is_short=is_short) for is_short in (False, True))
            needs = first_fitting(ways, lambda widths: self._wanted(widths) <= room.width)
            spare = (inside - sum(needs)) / across
            wides = [need + spare for need in needs] if spare > 0 else self._narrowed(needs, inside)
        rows = grid(trim(room, top=_GAP), 1, high, down, (0.0, _GAP))
        self.cells = [cell for row in rows for cell in abreast(row, wides, _GAP)][: len(self.found)]
        self.found = [_in_room(source, cell.width) for source, cell in zip(self.found, self.cells, strict=True)]
        for source, cell in zip(self.found, self.cells, strict=True):
            self._tokens.append(self._lay_piles(source, cell))

    def _narrowed(self, needs: Sequence[float], inside: float) -> list[float]:
        """Return widths for sources that need more than there is inside: tokens move closer before a title is cut."""
        style = _TITLE.sized(SMALLEST)
        titles = [self._types.width(each.short or each.title, style) + 2 * _PAD + 1 for each in self.found]
        least = titles if sum(titles) < inside else [0.0] * len(needs)
        share = (inside - sum(least)) / (sum(needs) - sum(least))
        return [width + (need - width) * share for width, need in zip(least, needs, strict=True)]

    def _lay_piles(self, source: TokenSource, cell: pygame.FRect) -> list[list[pygame.FRect]]:
        """Lay the piles of a source side by side; return the places of their tokens."""
        _, row = self._parts(source, cell)
        piles = source.piles
        side = min(_TOKEN, row.height)
        free = row.width - _GAP * max(0, len(piles) - 1)
        wides = [1.0 + _HOUSE * (pile.house is not None) for pile in piles]
        steps = [(pile.many - 1) * (_STEP if pile.house is None else 1.0 + _HOUSE) for pile in piles]
        whole = (sum(wides) + sum(steps)) * side
        if whole > free:
            side = min(side, max(_LEAST, free / max(1.0, sum(wides) + 0.4 * sum(steps))))
        closer = min(1.0, max(0.0, free - sum(wides) * side) / max(1e-6, sum(steps) * side))
        places = []
        for pile, wide, step in zip(piles, wides, steps, strict=True):
            pitch = step * side * closer / max(1, pile.many - 1)
            strip, row = cut(row, Edge.LEFT, wide * side + pitch * (pile.many - 1), _GAP)
            room = placed(strip, strip.width, side, down=1.0 if strip.height <= side + 2 * _CLEAR else 0.5)
            places.append(abreast(trim(room, left=(wide - 1.0) * side), [side] * pile.many, pitch - side, 0.0))
            if pile.counter is not None:
                high = max(REACHABLE, min(cell.height - 2, side + 2))
                tokens = around(room.center, room.width + 6, high)
                self.rooms[pile.counter.name] = tokens if len(piles) > 1 else cell.copy()
        return places

    def _parts(self, source: TokenSource, cell: pygame.FRect) -> tuple[pygame.FRect, pygame.FRect]:
        """Return the rooms for the title of a source and for its tokens: below the title or, in a low one, beside it.

        A large title takes what the tokens leave; one that leaves them too little stays above them.
        """
        usual, least = cell.width * _BESIDE, _least_width(source)
        needed = self._types.width(source.short or source.title, _TITLE.sized(SMALLEST)) + 1.5 * _PAD
        title = max(usual, needed, min(usual * self._types.size, cell.width - least))
        is_high = cell.height >= self._line + _LEAST + 6
        if is_high or (needed > usual and title + least > cell.width):
            above, row = cut(trim(cell, left=_PAD, right=_PAD, bottom=4), Edge.TOP, self._line + 4)
            return trim(above, top=2), row
        beside, row = cut(trim(cell, left=_PAD, right=_PAD), Edge.LEFT, title - _PAD, _PAD)
        return beside, trim(row, bottom=4)

    def tokens(self) -> list[tuple[TokenPile, list[pygame.FRect]]]:
        """Return each pile with the places of its tokens, the used ones last."""
        return [
            (pile, _small(pile, places))
            for source, rows in zip(self.found, self._tokens, strict=True)
            for pile, places in zip(source.piles, rows, strict=True)
        ]

    def paint(self, canvas: Canvas, brush: Brush, aimed: str | None) -> None:
        """Draw the sources, the buildings and the prints of used tokens; the pile of the counter `aimed` is lit."""
        for cell in self.cells:
            ground = mix(canvas.colour("panel"), canvas.colour("shade"), 0.22) if canvas.theme.is_painted else "field"
            canvas.box(cell, ground, radius=9, line="panel_hairline", width=1.3)
        if aimed is not None:
            canvas.box(self.rooms[aimed], "quiet_lit", radius=8, line="gold", width=1.5)
        for source, cell in zip(self.found, self.cells, strict=True):
            self._paint_title(canvas, source, cell)
        for (pile, places), whole in zip(self.tokens(), self._whole(), strict=True):
            if pile.house is not None:
                for place in whole:
                    side = place.width * 1.12
                    house = placed(place.move(-place.width * _HOUSE - 2, -side * 0.06), side, side, 0.0)
                    paint_house(canvas, brush, pile.house, house)
            for at, place in enumerate(places):
                if pile.house is not None and canvas.theme.is_painted:
                    canvas.disc(place.center, place.width * 0.54, "linen", line="ink", width=1.2)
                if pile.counter is None or at >= pile.unused:
                    alpha = 255 if pile.counter is None else _SPENT
                    face, extra = token_face(pile.face, self._seat, is_painted=canvas.theme.is_painted)
                    brush.face(canvas, face, place, extra, alpha=alpha)

    def _whole(self) -> list[list[pygame.FRect]]:
        return [places for rows in self._tokens for places in rows]

    def _paint_title(self, canvas: Canvas, source: TokenSource, cell: pygame.FRect) -> None:
        """Write the title of a source, and beside it the meaning of its tokens."""
        room, _ = self._parts(source, cell)
        title, style = source.title, canvas.types.fitted(source.title, _TITLE, room.width)
        if source.short and canvas.types.width(title, style) > room.width:
            title, style = source.short, canvas.types.fitted(source.short, _TITLE, room.width)
        used = canvas.text(title, (room.left, room.centery), style, "text", middle=True, width=room.width)
        if source.note and canvas.types.width(source.note, _CAPTION) < room.width - used - 8:
            canvas.text(source.note, (room.right, room.centery), _CAPTION, "text_soft", align=1.0, middle=True)


def _least_width(source: TokenSource, closer: float = 1.0) -> float:
    """Return the width in which the tokens of a source lie side by side, as small as they may be; those after the
    first of a pile take `closer` of their side.
    """
    piles = source.piles
    sides = sum((1.0 + closer * (pile.many - 1)) * (1.0 + _HOUSE * (pile.house is not None)) for pile in piles)
    return sides * _LEAST + _GAP * max(0, len(piles) - 1) + 2 * _PAD


def _in_room(source: TokenSource, width: float) -> TokenSource:
    """Return a source, without its buildings where their tokens would be too small beside them."""
    if _least_width(source) <= width or all(pile.house is None for pile in source.piles):
        return source
    return replace(source, piles=tuple(replace(pile, house=None) for pile in source.piles))


def _small(pile: TokenPile, places: Sequence[pygame.FRect]) -> list[pygame.FRect]:
    """Return the places of the tokens themselves, which are smaller beside a building."""
    if pile.house is None:
        return list(places)
    return [trim(place, left=place.width * 0.18, right=place.width * 0.04, top=place.height * 0.22) for place in places]
