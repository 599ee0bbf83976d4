"""The cloths of the two players: the sign, backs in hand, corruption, Deben and Pirogues, and the sold sets as fans."""

from __future__ import annotations

from collections.abc import Iterator

from game.locale import text
from game.rules.core.bits import members
from game.rules.duel.scoring import points, set_points, snakes
from game.rules.duel.tables import BACKS, BLACK, COUNT, GREY, RED
from game.ui.boards.duel.layout import COVERED, Layout
from game.ui.boards.duel.places import OVER, STEP
from game.ui.boards.duel.targets import Backs, SoldSet
from game.ui.boards.kit.painting import Brush, caption, caption_height
from game.ui.boards.kit.seat_sign import paint_sitter_of, standing_in
from game.ui.boards.kit.values import Item, piece_id
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style
from game.ui.layout import Edge, around, cut, placed, trim

_NAME = Style("serif", 20, bold=True, leading=1.1)
_SCORE = Style("serif", 46, bold=True, leading=1.0)
_UNKNOWN = 0.58
"""The size of the sign for hidden Deben, relative to the points before it."""
_BORDER = 0.08
"""How far name and points stand below the middle of their row, of its height, clear of the seam of the cloth."""
_LEAD = Style("sans", 14.5, bold=True, leading=1.15)
_FIGURE = Style("sans", 19, bold=True, leading=1.1)
_POINTS = Style("serif", 22, bold=True, leading=1.05)
_EDGE = 4.0
"""The gap between a back and the edge of its place, where the frame of usable things is drawn."""
_HANDFUL, _FANNED = 3, 0.2
"""The backs that are drawn at most for a colour, and the distance between two, relative to their width."""
_SEEN = 0.4
"""The part of a back above its count, which stays in sight in large text, too."""
_TAG, _LEAST_TAG = 0.38, 0.22
"""The greatest and the least size of the points on that tag, relative to the height of a tile."""
_STACK, _STEP_DOWN = 9, 0.055
"""The tiles of the pile that are drawn at most, and the distance between two, relative to their width."""
_USED = 80
"""The strength of a used Pirogue in its berth, out of 255."""
_CAST = 1.0, 1.7
"""How far the shadow of words falls on a cloth."""
_WARES = ("figs",), ("cat",)
"""The things on the empty end of the other cloth, and of the own one, from the right; none that could be counted."""
_WIDEST, _OVERLAP = 0.16, 0.3
"""Their greatest height, relative to the width of the row of sets; and the gap between them, relative to their
width.
"""


class Panels:
    """Draws the cloths of a layout."""

    def __init__(self, layout: Layout, brush: Brush) -> None:
        self.layout = layout
        self.brush = brush

    def paint(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> Iterator[None]:
        """Draw both cloths, and the pile below its top; `lit` are the usable things."""
        self._paint_stack(canvas)
        self._paint_used(canvas)
        for seat in range(2):
            yield
            self._paint_head(canvas, seat)
            self.paint_points(canvas, seat)
            yield
            self._paint_backs(canvas, seat, lit, aimed)
            self._paint_pile(canvas, seat)
            self._paint_wares(canvas, seat)
            for family in self.layout.sold(seat):
                yield
                self._paint_set(canvas, seat, family, lit, aimed)

    def _paint_wares(self, canvas: Canvas, seat: int) -> None:
        """Draw a cat and a merchant's wares at the end of a cloth where neither sets nor Pirogues lie."""
        layout, places = self.layout, self.layout.places
        room = places.sets(seat)
        first = max((layout.set_place(seat, family).right for family in layout.sold(seat)), default=room.left)
        right = room.right if layout.state.pirogues[seat] else places.seat(seat).right - room.height * _OVERLAP
        for name in _WARES[seat == places.own]:
            wide = min(room.height, room.width * _WIDEST) / self.brush.height(name, 1.0)
            if right - wide < first + wide * _OVERLAP:
                return
            place = around((right, room.bottom), wide, self.brush.height(name, wide), 1.0, 1.0)
            self.brush.face(canvas, name, place)
            right = place.left - wide * _OVERLAP

    def _scaled(self, style: Style) -> Style:
        return style.sized(style.size * self.layout.places.cloth_scale)

    def _paint_stack(self, canvas: Canvas) -> None:
        """Draw the edges of the tiles below the top of the pile."""
        pile = self.layout.places.pile
        for at in range(min(len(self.layout.state.pile) - 1, _STACK), 0, -1):
            under = pile.move(-at * pile.width * _STEP_DOWN, 0)
            canvas.shadow(under, spread=3, radius=5, alpha=70)
            self.brush.face(canvas, "back-black", under)

    def _paint_used(self, canvas: Canvas) -> None:
        """Draw the Pirogues that were used, faintly in the empty berths."""
        layout, places = self.layout, self.layout.places
        left = layout.berths()
        for at, token in zip(range(left, layout.tables.berths), layout.used(), strict=False):
            self.brush.face(canvas, layout.words.face(token), places.pirogue(at), alpha=_USED)

    def _paint_head(self, canvas: Canvas, seat: int) -> None:
        """Draw portrait and name; a glowing ring marks the turn."""
        layout, places, types = self.layout, self.layout.places, canvas.types
        is_turn, ink = layout.view.to_move == seat, f"seat.{seat + 1}.ink"
        if is_turn and not canvas.theme.is_painted:
            canvas.box(places.seat(seat), None, radius=10, line="focus", width=4)
        known = [points(layout.tables, layout.state, each) for each in range(2)]
        paint_sitter_of(canvas, seat, layout.words.seats[seat], places.portrait(seat), known, is_turn=is_turn)
        sign, name = places.sign(seat), layout.words.plain_seat(seat)
        style = types.fitted(name, self._scaled(_NAME), sign.width)
        middle = sign.centery if layout.coins(seat) or places.is_deep else places.portrait(seat).centery
        if not places.is_deep:
            middle += _BORDER * sign.height
        _write(canvas, name, (sign.left, middle), style, ink, middle=True, width=sign.width)

    def paint_points(self, canvas: Canvas, seat: int, shown: int | None = None) -> None:
        """Draw the points large, a sign for hidden Deben, and how the seat stands, if no Deben is hidden.

        `shown` is drawn instead of the seat's points, if it is given.
        """
        room, types, ink = self.layout.places.points(seat), canvas.types, f"seat.{seat + 1}.ink"
        known = [points(self.layout.tables, self.layout.state, each) for each in range(2)]
        if shown is not None:
            known[seat] = shown
        resigned = self.layout.view.resigned
        lead, below = standing_in(types, seat, known, self._scaled(_LEAD), room.width, resigned=resigned)
        has_lead = not any(map(self._hides, range(2)))  # hidden Deben alone may turn a lead
        foot = types.line_height(below)
        words = text("panel-duel-points", points=known[seat])
        more = text("panel-duel-hidden") if self._hides(seat) else ""
        large = self._scaled(_SCORE)
        high = room.height - foot
        large = large.sized(min(large.size, high / types.size))
        small = large.sized(large.size * _UNKNOWN)
        wide = types.width(words, large) + (types.width(more, small) + 6 if more else 0.0)
        if wide > room.width:
            large, small = (style.sized(style.size * room.width / wide) for style in (large, small))
        middle = room.top + (high if has_lead else room.height) * (0.5 + _BORDER)
        right = room.right
        if more:
            right -= _write(canvas, more, (right, middle), small, ink, align=1.0, middle=True) + 6
        _write(canvas, words, (right, middle), large, ink, align=1.0, middle=True)
        if has_lead:
            _write(canvas, lead, (room.right, room.bottom - foot), below, ink, align=1.0, width=room.width)

    def _hides(self, seat: int) -> bool:
        """Return whether the viewer does not know all Deben of a seat."""
        return any(coin < 0 for coin in self.layout.coins(seat))

    def _paint_backs(self, canvas: Canvas, seat: int, lit: frozenset[object], aimed: object) -> None:
        """Draw the hand as small fans of backs, one for each colour, with how many there are."""
        layout = self.layout
        for back in (BLACK, GREY, RED):
            count, name, cell = layout.held(seat, back), Backs(seat, back), layout.places.back(seat, back)
            if not count:
                continue
            if name in lit:
                canvas.glow(cell.inflate(-8, -4), radius=7, width=3.5 if aimed == name else 2.5)
            side = min(cell.height - 6, (cell.width - 2 * _EDGE) / (1 + _FANNED * (_HANDFUL - 1)))
            tile = placed(trim(cell, left=_EDGE), side, side, 0.0)
            for at in range(min(count, _HANDFUL)):
                rect = tile.move(at * side * _FANNED, 0)
                canvas.shadow(rect, spread=3, radius=3, alpha=90)
                self.brush.face(canvas, f"back-{BACKS[back]}", rect)
            style = self._scaled(_FIGURE)
            below = max(rect.bottom + 2, rect.top + _SEEN * side + caption_height(canvas.types, style))
            caption(canvas, str(count), (rect.right + 7, below), style, cell)

    def _paint_pile(self, canvas: Canvas, seat: int) -> None:
        """Draw how much corruption there is; its sack is an item."""
        room, sack = self.layout.places.pile_of(seat), self.layout.places.corruption(seat)
        words = self.corruption(seat)
        style = canvas.types.fitted(words, self._scaled(_FIGURE), room.right - sack.right - 2)
        _write(canvas, words, (sack.right + 2, sack.centery + 4), style, f"seat.{seat + 1}.ink", middle=True)

    def corruption(self, seat: int) -> str:
        """Return the corruption of a seat as text: the number of its tiles, and what the Snakes add."""
        more = snakes(self.layout.tables, self.layout.state, seat)
        under = self.layout.under(seat)
        return text("panel-duel-corruption", under=under, snakes=more)

    def _paint_set(self, canvas: Canvas, seat: int, family: int, lit: frozenset[object], aimed: object) -> None:
        """Draw a set as a fan of its tiles, with its points on a tag."""
        layout = self.layout
        tiles = layout.state.sets[seat * COUNT + family]
        place, name = layout.set_place(seat, family), SoldSet(seat, family)
        fan = self._fan(seat, family)
        if name in lit:
            canvas.glow(place.inflate(-4, -4), radius=8, width=4.0 if aimed == name else 3.0)
        self.brush.fan(canvas, fan)
        last = fan[-1].rect if fan else place
        value = str(set_points(layout.tables, family, tiles))
        style = self._scaled(_POINTS)
        large = max(style.size, last.height * _LEAST_TAG / canvas.types.size)
        style = style.sized(min(large, last.height * _TAG / canvas.types.size))
        caption(canvas, value, (last.right + OVER, last.bottom), style, place)

    def fans(self) -> list[Item]:
        """Return the tiles of all sets."""
        return [tile for seat in range(2) for family in self.layout.sold(seat) for tile in self._fan(seat, family)]

    def _fan(self, seat: int, family: int) -> list[Item]:
        """Return the tiles of a set from left to right, most scarabs first; the last is wholly visible."""
        layout, worth = self.layout, self.layout.tables.scarabs
        tiles = members(layout.state.sets[seat * COUNT + family] & layout.tables.tiles)
        place, many = layout.set_place(seat, family), len(tiles)
        step = min(place.height * STEP, (place.width - OVER - place.height) / max(1, many - 1))
        first = cut(place, Edge.LEFT, place.height)[0]
        return [
            Item(piece_id(tile), first.move(at * step, 0), layout.words.face(tile), detail=COVERED)
            for at, tile in enumerate(sorted(tiles, key=lambda tile: (worth[tile], tile), reverse=True))
        ]


def _write(
    canvas: Canvas,
    words: str,
    at: tuple[float, float],
    style: Style,
    ink: str,
    *,
    align: float = 0.0,
    middle: bool = False,
    width: float | None = None,
) -> float:
    """Write on a cloth and return the width; on a painted one the words cast a shadow."""
    if canvas.theme.is_painted:
        below = at[0] + _CAST[0], at[1] + _CAST[1]
        canvas.text(words, below, style, "ink", align=align, middle=middle, width=width)
    return canvas.text(words, at, style, ink, align=align, middle=middle, width=width)
