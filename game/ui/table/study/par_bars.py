"""Average losses as bars with their intervals: a player beside the levels that were asked at the same decisions, or the
players of a game beside each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.analysis.estimate import SURE
from game.analysis.ledger import JudgedDecision
from game.analysis.par import Measured, Par, measured
from game.locale import text
from game.match.opponents import opponents
from game.match.seats import Seat
from game.ui.boards.kit.par_words import level_line, par_words
from game.ui.boards.kit.portraits import paint_portrait
from game.ui.boards.kit.seat_head import paint_sitter
from game.ui.boards.kit.seat_words import level_words
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALL
from game.ui.layout import Edge, around, cut, trim
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_FACE, _PAD, _BAR, _BETWEEN = 16.0, 8.0, 11.0, 4.0
"""The radius of a portrait, the room beside it, the height of a bar, and the room between two rows."""
_INSET, _ABOVE = 5.0, 3.0
"""The room beside, and above and below the contents of a row, which the player's frame surrounds."""
_END = 6.0
"""Half the height of an end of an interval."""


class _Row(NamedTuple):
    """A level, or a player at `seat`: name, what a decision lost on average, and whose face stands before it."""

    name: str
    lost: Measured
    face: str | Seat
    seat: int = -1
    is_own: bool = False


class LossBars(Widget):
    """A row for each level or player, the greatest average loss first; `told` says it in a sentence."""

    def __init__(self, shell: Shell, rows: Sequence[_Row], title: str, told: str) -> None:
        super().__init__(shell, name="par")
        self._rows = sorted(rows, key=lambda row: -row.lost.mean)
        self._title, self._told = title, told
        self._most = max(row.lost.mean + SURE * row.lost.error for row in rows)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a sentence with the average losses."""
        return Accessible(Role.TEXT, self._told)

    @property
    def _high(self) -> float:
        """The height of a row."""
        return max(2 * _FACE, self.shell.types.line_height(SMALL) + _BAR + _END) + 2 * _ABOVE + _BETWEEN

    def measure(self, width: float) -> Size:
        """Return the full width, and the height of the title and all rows."""
        return width, self.shell.types.line_height(SMALL) + _PAD + len(self._rows) * self._high

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the title, and in each row a face, words and bar."""
        types, room = canvas.types, self.rect
        title, room = cut(room, Edge.TOP, types.line_height(SMALL), _PAD)
        style = types.fitted(self._title, SMALL, title.width)
        canvas.text(self._title, title.topleft, style, "text_soft", width=title.width)
        for row in self._rows:
            place, room = cut(room, Edge.TOP, self._high)
            self._paint_row(canvas, row, trim(place, bottom=_BETWEEN))

    def _paint_row(self, canvas: Canvas, row: _Row, place: pygame.FRect) -> None:
        if row.is_own:
            canvas.box(place, "field", radius=6, line="terracotta", width=1.5)
        face, rest = cut(place.inflate(-2 * _INSET, -2 * _ABOVE), Edge.LEFT, 2 * _FACE, _PAD)
        if isinstance(row.face, str):
            canvas.disc(face.center, _FACE, "panel_line")
            paint_portrait(canvas, row.face, around(face.center, 2 * _FACE - 3), radius=_FACE - 1.5)
        else:
            paint_sitter(canvas, row.seat, row.face, face.center, _FACE)
        line, below = cut(rest, Edge.TOP, canvas.types.line_height(SMALL))
        style = SMALL.bolder() if row.is_own else SMALL
        line = trim(line, right=canvas.text(par_words(row.lost), line.topright, style, align=1.0) + _PAD)
        canvas.text(row.name, line.topleft, canvas.types.fitted(row.name, style, line.width), width=line.width)
        self._paint_bar(canvas, row.lost, cut(below, Edge.TOP, _BAR)[0], is_own=row.is_own)

    def _paint_bar(self, canvas: Canvas, lost: Measured, track: pygame.FRect, *, is_own: bool) -> None:
        """Draw the mean as a bar, and its interval as a line with two ends, as far as it is above nothing."""

        def at(share: float) -> float:
            return track.left + track.width * max(0.0, share) / self._most if self._most > 0 else track.left

        canvas.box(track, "field", radius=_BAR / 2, line="panel_hairline", width=1)
        length = at(lost.mean) - track.left
        if length >= 1:
            bar, _ = cut(track, Edge.LEFT, length)
            canvas.box(bar, "terracotta" if is_own else "nile", radius=_BAR / 2)
        ends = [at(lost.mean + side * SURE * lost.error) for side in (-1, 1)]
        canvas.line((ends[0], track.centery), (ends[1], track.centery), "ink", 1.5)
        for x in ends:
            canvas.line((x, track.centery - _END), (x, track.centery + _END), "ink", 1.5)


class ParBars(LossBars):
    """The player at `seat`, who it is, beside the levels that were asked at the same decisions."""

    def __init__(self, shell: Shell, par: Par, seat: int, who: Seat) -> None:
        known = opponents()
        levels = [_Row(level_words(level), one.par, known[level].portrait) for level, one in par.levels.items()]
        mine = _Row(who.name, par.lost, who, seat, is_own=True)
        told = text("par-levels", levels=level_line(par))
        super().__init__(shell, [*levels, mine], text("par-bars", count=par.decisions), told)


class PlayerBars(LossBars):
    """The players of a game beside each other, each by its own `decisions`; the one at `seat` is framed."""

    def __init__(self, shell: Shell, seats: Sequence[Seat], decisions: Sequence[JudgedDecision], seat: int) -> None:
        rows = []
        for at, who in enumerate(seats):
            losses = [one.loss for one in decisions if one.seat == at]
            if losses:
                rows.append(_Row(who.name, measured(losses), who, at, is_own=at == seat))
        told = " · ".join(f"{row.name} {par_words(row.lost)}" for row in rows)
        super().__init__(shell, rows, text("par-players"), text("par-players-told", players=told))
