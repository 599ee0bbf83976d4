"""The move played beside a better one: their pieces or places as pictures with cross and tick, each with its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Item
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out, spoken
from game.ui.drawing.text import Style
from game.ui.layout import Edge, abreast, around, cut
from game.ui.table.study.position_picture import paint_sign
from game.ui.table.tell.piece_row import PieceRow
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_PICTURE, _MOST = 60.0, 5
"""The height of a picture, and the greatest number of pieces shown of a move."""
_SIGN, _LARGE_SIGN, _ARROW = 11.0, 20.0, 22.0
"""The radius of a sign, that of one in place of a picture, and the width of the arrow between two moves."""
_GAP = 3.0
_WORDS = Style("sans", 14.5, leading=1.2)


@dataclass(frozen=True, slots=True)
class MoveLook:
    """A move on a card: its words, the same with "played" or "better" before them for speech, and its pieces.

    Where it has no pieces, `detail` returns the picture of its place for a size in real pixels, None until there is
    one; `has_place` tells whether there will be one.
    """

    words: str
    said: str
    is_better: bool
    brush: Brush
    pieces: Sequence[Item] = ()
    detail: Callable[[tuple[int, int]], pygame.Surface | None] = lambda size: None
    has_place: bool = False


class MovePair(Widget):
    """One move, or two with an arrow between them."""

    def __init__(self, shell: Shell, moves: Sequence[MoveLook]) -> None:
        super().__init__(shell)
        self._columns = [_MoveColumn(shell, move) for move in moves]
        self.add(*self._columns)

    def _wide(self, width: float) -> float:
        many = len(self._columns)
        return (width - _ARROW * (many - 1)) / many

    def measure(self, width: float) -> Size:
        """Return the full width and the height of the higher move."""
        return width, max(each.measure(self._wide(width))[1] for each in self._columns)

    def place(self, rect: pygame.FRect) -> None:
        """Put the moves beside each other."""
        super().place(rect)
        wide = self._wide(rect.width)
        for column, place in zip(self._columns, abreast(rect, [wide] * len(self._columns), _ARROW), strict=True):
            column.place(place)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the arrow."""
        for column in self._columns[1:]:
            tip, y, reach = column.rect.left - 3, self.rect.top + _PICTURE / 2, _ARROW - 4
            canvas.line((tip - reach, y), (tip - 1, y), "text_soft", 2)
            canvas.outline([(tip - 8, y - 7), (tip, y), (tip - 8, y + 7)], "text_soft", 2, is_closed=False)


class _MoveColumn(Widget):
    """A move: picture and sign over its words."""

    def __init__(self, shell: Shell, move: MoveLook) -> None:
        super().__init__(shell)
        self._move = move

    def accessible(self) -> Accessible | None:
        """Describe the widget as a text: the move, played or better."""
        return Accessible(Role.TEXT, spoken(self._move.said))

    def _laid_out(self, width: float) -> Paragraph:
        return lay_out(self._move.words, width, self.shell.types, self.shell.theme, _WORDS, align=0.5)

    def measure(self, width: float) -> Size:
        """Return the full width and the height of picture and words."""
        return width, _PICTURE + _GAP + self._laid_out(width).height

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the picture with the words below it."""
        picture, below = cut(self.rect, Edge.TOP, _PICTURE, _GAP)
        self._paint_picture(canvas, picture)
        canvas.paragraph(self._laid_out(below.width), below.topleft, "text" if self._move.is_better else "text_soft")

    def _paint_picture(self, canvas: Canvas, room: pygame.FRect) -> None:
        """Draw the pieces, or the place of the move, with the sign on its corner; without both a large sign."""
        move = self._move
        if move.pieces:
            row = self._row(room.width)
            left, top = room.centerx - row.width / 2, room.centery - row.last.height / 2
            row.paint(canvas, move.brush, (left, top))
            corner = row.last.move(left, top).bottomright
        elif move.has_place:
            frame = around(room.center, _PICTURE * 1.3, _PICTURE)
            place = canvas.display.px_rect(frame)
            found = move.detail(place.size)
            if found is None:
                canvas.box(frame, "quiet", radius=0)
            else:
                canvas.surface.blit(found, place)
            canvas.box(frame, None, radius=0, line="panel_line", width=1)
            corner = frame.bottomright
        else:
            paint_sign(canvas, room.center, _LARGE_SIGN, is_better=move.is_better)
            return
        at = min(corner[0] + 3, room.right - _SIGN), min(corner[1] - 6, room.bottom - _SIGN + 4)
        paint_sign(canvas, at, _SIGN, is_better=move.is_better)

    def _row(self, width: float) -> PieceRow:
        """Return the row of as many pieces as there is room for."""
        rows = (PieceRow(self._move.pieces[:many], _PICTURE) for many in range(_MOST, 0, -1))
        return next((row for row in rows if row.width <= width - _SIGN), PieceRow(self._move.pieces[:1], _PICTURE))
