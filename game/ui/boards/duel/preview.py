"""A preview on the market: the consequences of a take, of a turn of the Ankh, and of a Finger."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.locale import text
from game.rules.core.bits import members
from game.rules.duel.geometry import STEPS
from game.rules.duel.moves import TAKE
from game.rules.duel.state import FACING, PYRAMID_TURN
from game.rules.duel.tables import NAMES
from game.ui.boards.duel.layout import Layout
from game.ui.boards.duel.market import ON_TILES, paint_beam
from game.ui.boards.duel.selection import OF_MARKET, Selection
from game.ui.boards.duel.targets import AnkhArrow, MarketTile, OfferedPirogue
from game.ui.boards.kit.painting import TALLY, Brush, hang_tag, tally
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import Style
from game.ui.drawing.theme import SEAT_COLOURS, mix
from game.ui.layout import placed, trim

_COUNT = Style("sans", 17, bold=True, leading=1.15)
_UP = 0.14
"""How far above the foot of a tile that would be passed over its tag hangs, of the tile's height."""
_TURNING = 140
"""The strength of the light on the line that an arrow would turn the Ankh to."""
_TALLY_OVER = 8.0
"""How far the number in hand reaches up over its tile."""
_COMING, _MAYBE = 140, 70
"""The strength of the light on the line that a take would turn the Ankh to, and on each of four that could be
chosen.
"""
_SLIDE = 0.13
"""The share of a tile's width by which passed-over tiles are moved aside."""


@dataclass(frozen=True, slots=True)
class TakeOutcome:
    """The outcome of a take: the squares passed over, the Ankh's new direction (-1: free choice), and the squares of
    the tiles that the opponent could take next.
    """

    passed: tuple[int, ...]
    facing: int
    left: tuple[int, ...]


class Preview:
    """Computes the outcomes of takes in a layout and draws them."""

    def __init__(self, layout: Layout, choice: Selection, brush: Brush) -> None:
        self.layout = layout
        self.choice = choice
        self.brush = brush

    def square(self, aimed: object) -> int | None:
        """Return the square of the target aimed at if its tile can be taken along the Ankh's line."""
        choice = self.choice
        if not isinstance(aimed, MarketTile) or not choice.is_mine or choice.is_begun:
            return None
        square = aimed.square
        return square if choice.kind in OF_MARKET and choice.is_legal((TAKE, square)) else None

    def outcome(self, square: int) -> TakeOutcome:
        """Return the outcome of taking the tile on `square` (D-3.1)."""
        t, s = self.choice.tables, self.layout.state
        passed = t.between[s.ankh * t.squares + square] & s.filled if s.ankh >= 0 else 0
        filled = s.filled & ~passed & ~(1 << square)
        tile = s.market[square]
        facing = t.mark[tile] if tile >= 0 else -1
        line = t.lines[square * 4 + facing] if facing >= 0 else t.star[square]
        return TakeOutcome(tuple(members(passed)), facing, tuple(members(line & filled)))

    def passed(self, aimed: object) -> tuple[int, ...]:
        """Return the squares that the take aimed at would pass over."""
        square = self.square(aimed)
        return self.outcome(square).passed if square is not None else ()

    # The Ankh's line

    def paint_line(self, canvas: Canvas) -> None:
        """Let the line of the Ankh glow on the bare market, or all four lines in a turn of the Pyramid."""
        state = self.layout.state
        if state.ankh < 0:
            return
        lines = self.lines()
        if canvas.theme.is_painted:
            paint_beam(canvas, self.brush, self.layout.places, state.ankh, lines)
            return
        for orientation in lines:
            self._beam(canvas, state.ankh, orientation)

    def paint_light(self, canvas: Canvas) -> None:
        """Let the line of the Ankh shine on the tiles too."""
        state = self.layout.state
        if state.ankh >= 0 and canvas.theme.is_painted:
            paint_beam(canvas, self.brush, self.layout.places, state.ankh, self.lines(), ON_TILES)

    def paint_all_lines(self, canvas: Canvas) -> None:
        """Draw a ring around each tile on a line through the Ankh; a Pyramid opens all these lines."""
        state, tables = self.layout.state, self.choice.tables
        if state.ankh < 0:
            return
        for square in members(tables.star[state.ankh] & state.filled):
            canvas.box(self.layout.places.tile(square).inflate(6, 6), None, radius=10, line="focus", width=4.0)

    def lines(self) -> tuple[int, ...]:
        """Return the orientations of the open lines: the Ankh's own, or all four in a turn of the Pyramid."""
        state = self.layout.state
        if self.choice.kind == PYRAMID_TURN and state.finger < 0:
            return tuple(range(4))
        return (state.facing,) if state.facing >= 0 else ()

    def _beam(self, canvas: Canvas, square: int, orientation: int) -> None:
        places, t = self.layout.places, self.choice.tables
        squares = members(t.lines[square * 4 + orientation])
        if not squares:
            return
        tone = canvas.colour("focus")
        for each in squares:
            rect = places.square(each)
            canvas.box(rect.inflate(-4, -4), mix(tone, canvas.colour("papyrus"), 0.55), radius=8)
        first, last = places.square(min(*squares, square)), places.square(max(*squares, square))
        dx, dy = last.centerx - first.centerx, last.centery - first.centery
        far = max(abs(dx), abs(dy)) or 1.0
        out = first.width * (0.2 if dx and dy else 0.3) / far
        start = (first.centerx - dx * out, first.centery - dy * out)
        end = (last.centerx + dx * out, last.centery + dy * out)
        for width, shade in ((20.0, "ink"), (16.0, "gold"), (8.0, "focus")):
            _bar(canvas, start, end, width, canvas.colour(shade))
            for tip in (start, end):
                canvas.disc(tip, width / 2, shade)

    def paint_halos(self, canvas: Canvas, squares: Iterable[int]) -> None:
        """Draw a glow around the squares of usable tiles."""
        for square in squares:
            tile = self.layout.places.tile(square)
            if canvas.theme.is_painted:
                canvas.glow(tile, radius=8, width=3.5)
                continue
            canvas.shadow(tile.inflate(10, 10), spread=7, radius=12, alpha=130)
            canvas.box(tile.inflate(15, 15), "focus", radius=12, line="ink", width=1.5)
            canvas.box(tile.inflate(5, 5), "linen", radius=8)

    # A take

    def paint(self, canvas: Canvas, aimed: object) -> None:
        """Draw the effect of a press on the thing aimed at."""
        if self.choice.kind == FACING and self.choice.is_mine:
            if isinstance(aimed, AnkhArrow):
                self._paint_turn(canvas, aimed.orientation)
            return
        square = self.square(aimed)
        if square is None:
            self._paint_finger(canvas, aimed)
            return
        found = self.outcome(square)
        self._paint_ankh(canvas, square, found.facing)
        self._paint_left(canvas, found.left)
        for each in found.passed:
            self._paint_passed(canvas, each)
        self._paint_counts(canvas, square)

    def _paint_finger(self, canvas: Canvas, aimed: object) -> None:
        """Show on the tiles that a Finger may be laid on how much corruption it would bring the opponent."""
        choice, places = self.choice, self.layout.places
        token = aimed.token if isinstance(aimed, OfferedPirogue) else choice.token
        for square, count in choice.finger_passes(token).items():
            tile = places.tile(square)
            if not choice.is_begun:
                canvas.box(tile.inflate(6, 6), None, radius=10, line="focus", width=4.0)
            if count:
                hang_tag(canvas, self.brush, tile.move(0, -_UP * tile.height), "sack", (("number", 2),), count)

    def _paint_turn(self, canvas: Canvas, orientation: int) -> None:
        t, s = self.choice.tables, self.layout.state
        if canvas.theme.is_painted:
            paint_beam(canvas, self.brush, self.layout.places, s.ankh, (orientation,), _TURNING)
        self._paint_left(canvas, tuple(members(t.lines[s.ankh * 4 + orientation] & s.filled)))

    def _paint_left(self, canvas: Canvas, squares: tuple[int, ...]) -> None:
        """Ring the tiles that the opponent could take, in that player's colour."""
        colour = SEAT_COLOURS[1 - self.choice.seat]
        for each in squares:
            tile = self.layout.places.tile(each)
            canvas.box(tile.inflate(6, 6), None, radius=10, line="ink", width=7.0)
            canvas.box(tile.inflate(4, 4), None, radius=9, line=colour, width=5.0)

    def slid(self, square: int) -> pygame.FRect:
        """Return the place of a tile that would be passed over: moved aside, towards the viewer's corruption."""
        tile = self.layout.places.tile(square)
        end = self.layout.places.corruption(max(self.choice.seat, 0)).center
        dx, dy = end[0] - tile.centerx, end[1] - tile.centery
        far = math.hypot(dx, dy) or 1.0
        step = tile.width * _SLIDE
        return tile.move(dx / far * step, dy / far * step)

    def _paint_passed(self, canvas: Canvas, square: int) -> None:
        tile = self.slid(square)
        hang_tag(canvas, self.brush, tile.move(0, -_UP * tile.height), "sack", (("number", 2),))

    def _paint_ankh(self, canvas: Canvas, square: int, facing: int) -> None:
        """Show the light on the Ankh's next line, or on all that could be chosen; arrows in a theme for reading."""
        ways = range(4) if facing < 0 else (facing,)
        if canvas.theme.is_painted:
            strength = _MAYBE if facing < 0 else _COMING
            paint_beam(canvas, self.brush, self.layout.places, square, ways, strength)
            return
        tile = self.layout.places.tile(square)
        for orientation in ways:
            across, down = STEPS[orientation]
            share = 0.66 if across and down else 0.82
            for sign in (1, -1):
                x = tile.centerx + sign * across * tile.width * 0.5 * share
                y = tile.centery + sign * down * tile.height * 0.5 * share
                arrow(canvas, (x, y), orientation, sign, tile.width * 0.19, "focus")

    def _paint_counts(self, canvas: Canvas, square: int) -> None:
        """Show below the tile the resulting number of its family in hand."""
        t, state, seat = self.choice.tables, self.layout.state, self.choice.seat
        piece = state.market[square]
        if piece < 0:
            return
        family = t.family[piece]
        held = (state.hands[seat] & t.families[family]).bit_count()
        words = text("preview-duel-count", before=held, after=held + 1)
        tile = self.layout.places.tile(square)
        wide = canvas.types.width(words, _COUNT) + TALLY
        box = placed(trim(tile, top=tile.height - _TALLY_OVER), wide, 27, down=0.0).clamp(self.layout.places.board)
        tally(canvas, box, words, _COUNT, f"goods/{NAMES[family]}")

    # Turning the Ankh

    def paint_arrows(self, canvas: Canvas, aimed: object) -> None:
        """Draw the arrows around the Ankh that turn it; those that may not be chosen are dull."""
        places, state = self.layout.places, self.layout.state
        for orientation in range(4):
            is_legal = isinstance(self.choice.at_direction(orientation), tuple)
            is_aimed = aimed == AnkhArrow(orientation)
            for place in places.arrows(state.ankh, orientation):
                fill: Colour = "shade" if not is_legal else "lit" if is_aimed else "focus"
                radius = place.width * (0.56 if is_aimed else 0.48)
                canvas.shadow(place, spread=8, radius=radius, alpha=120)
                canvas.disc(place.center, radius, "deep_nile", line="ink", width=2)
                canvas.disc(place.center, radius - 3.5, fill)
                sign = self._sign(place, orientation)
                arrow(canvas, place.center, orientation, sign, place.width * 0.32, "ink")

    def _sign(self, place: pygame.FRect, orientation: int) -> int:
        """Return to which end of the line an arrow points: 1 for the end its step leads to."""
        centre = self.layout.places.square(self.layout.state.ankh).center
        across, down = STEPS[orientation]
        return 1 if (place.centerx - centre[0]) * across + (place.centery - centre[1]) * down >= 0 else -1


def _bar(
    canvas: Canvas, start: tuple[float, float], end: tuple[float, float], width: float, colour: tuple[int, int, int]
) -> None:
    """Draw a straight bar with square ends."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / far * width / 2, dx / far * width / 2
    scale = canvas.display.scale
    corners = [
        (start[0] + nx, start[1] + ny),
        (end[0] + nx, end[1] + ny),
        (end[0] - nx, end[1] - ny),
        (start[0] - nx, start[1] - ny),
    ]
    canvas.polygon([(round(x * scale) / scale, round(y * scale) / scale) for x, y in corners], colour)


_ARROW = ((1.0, 0.0), (0.1, 0.8), (0.1, 0.3), (-0.9, 0.3), (-0.9, -0.3), (0.1, -0.3), (0.1, -0.8))
"""The corners of an arrow, along its direction and across it."""
_EDGE = ((1.34, 0.0), (-0.08, 1.2), (-0.08, 0.48), (-1.08, 0.48), (-1.08, -0.48), (-0.08, -0.48), (-0.08, -1.2))
"""The corners of the edge around it."""


def arrow(
    canvas: Canvas, centre: tuple[float, float], orientation: int, sign: int, size: float, colour: Colour
) -> None:
    """Draw an arrow that points along a line, with an ink edge; `size` is half its length.

    With a `sign` of 1 it points along the step of the orientation in `STEPS`, with -1 against it.
    """
    across, down = STEPS[orientation]
    far = math.hypot(across, down)
    ux, uy = sign * across / far * size, sign * down / far * size
    edge: tuple[tuple[tuple[tuple[float, float], ...], Colour], ...] = () if colour == "ink" else ((_EDGE, "ink"),)
    for corners, tone in (*edge, (_ARROW, colour)):
        points = [
            (centre[0] + ux * along - uy * aside, centre[1] + uy * along + ux * aside) for along, aside in corners
        ]
        canvas.polygon(points, tone)
