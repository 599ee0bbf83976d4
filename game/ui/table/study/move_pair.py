"""The moves of a decision, played and better: their pieces beside each other, and their words below each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import pygame

from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Item
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out, spoken
from game.ui.drawing.text import Style
from game.ui.layout import abreast, shrinking
from game.ui.table.study.position_picture import LARGE_SIGN, paint_plate, paint_sign
from game.ui.table.tell.piece_row import CARDS_APART, TOKENS_APART, PieceRow
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell
from game.ui.window.display import Point, Size

LARGEST, _MOST, _FEW = 180.0, 5, 3
"""The greatest height of a piece, and the greatest number of pieces shown of a move, alone and before its words."""
_SIGN, _ARROW = 11.0, 26.0
"""The radius of a sign, and the width of the arrow between two moves."""
_ON_ROUND, _ON_EDGE = 0.13, 6.0
"""How far from the corner of a round piece its sign lies, relative to its height, so that it lies on the piece; and how
far above the corner of any other.
"""
_LEAST, _SMALLER = 36.0, 0.9
"""The least side of pieces where several have no room beside each other, and from one side tried to the next."""
_PIECE, _BESIDE = 34.0, 7.0
"""The height of pieces before words, and the room between a sign, pieces and words."""
_ABOVE, _ASIDE = 9.0, 2.0
"""The room above and below pieces alone, and beside them."""
_WORDS = Style("sans", 14.5, leading=1.2)


@dataclass(frozen=True, slots=True)
class MoveLook:
    """A move on a card: its words, the same with "played" or "better" before them for speech, and its pieces."""

    words: str
    said: str
    is_better: bool
    brush: Brush
    pieces: Sequence[Item] = ()


def paint_moves(canvas: Canvas, room: pygame.FRect, moves: Sequence[MoveLook]) -> None:
    """Draw the pieces of one move, or of two with an arrow between them, as large as a room allows, each with its sign;
    of a move without pieces its words on a plate, like the button that it was chosen with.
    """
    room = room.inflate(-2 * _ASIDE, -2 * _ABOVE)
    wide = (room.width - _ARROW * (len(moves) - 1)) / len(moves)
    cells = abreast(room, [wide] * len(moves), _ARROW)
    for move, cell in zip(moves, cells, strict=True):
        at = _paint_pieces(canvas, cell, move) if move.pieces else paint_plate(canvas, cell, move.words)
        paint_sign(canvas, at, LARGE_SIGN, is_better=move.is_better)
    for cell in cells[1:]:
        tip, y, ink = cell.left - 3, room.centery, "linen" if canvas.theme.is_painted else "text"
        canvas.line((tip - _ARROW + 4, y), (tip - 1, y), ink, 2)
        canvas.outline([(tip - 8, y - 7), (tip, y), (tip - 8, y + 7)], ink, 2, is_closed=False)


def _paint_pieces(canvas: Canvas, room: pygame.FRect, move: MoveLook) -> Point:
    """Draw the pieces of a move in the middle of a room; return the place for its sign on the last one, clear of the
    name at its foot.
    """
    row = _row(move, room.width - 2 * LARGE_SIGN, min(LARGEST, room.height), _MOST)
    at = room.centerx - row.width / 2, room.centery - row.last.height / 2
    row.paint(canvas, move.brush, at)
    last = row.last.move(at)
    inset = _ON_ROUND * last.height if move.brush.is_round(move.pieces[-1].face) else 0.0
    return last.right - inset, last.top + max(inset, _ON_EDGE)


def _row(move: MoveLook, width: float, most: float, many: int) -> PieceRow:
    """Return a row of as many pieces of a move as there is room for, `many` and `most` high at the most."""
    apart = TOKENS_APART if all(move.brush.is_token(piece.face) for piece in move.pieces) else CARDS_APART
    sides = tuple(shrinking(most, min(most, _LEAST), _SMALLER))
    rows = (PieceRow(move.pieces[:count], side, apart) for count, side in product(range(many, 0, -1), sides))
    return next((row for row in rows if row.width <= width), PieceRow(move.pieces[:1], sides[-1]))


class MoveLine(Widget):
    """A move in words after its sign, and after its pieces where it `has_pieces`."""

    def __init__(self, shell: Shell, move: MoveLook, *, has_pieces: bool) -> None:
        super().__init__(shell)
        self._move = move
        self._row = _row(move, 2 * _PIECE, _PIECE, _FEW) if has_pieces and move.pieces else None

    def accessible(self) -> Accessible | None:
        """Describe the widget as a text: the move, played or better."""
        return Accessible(Role.TEXT, spoken(self._move.said))

    @property
    def _aside(self) -> float:
        """The width of sign and pieces with the room beside them."""
        return 2 * _SIGN + _BESIDE + (self._row.width + _BESIDE if self._row is not None else 0.0)

    def _laid_out(self, width: float) -> Paragraph:
        return lay_out(self._move.words, width - self._aside, self.shell.types, self.shell.theme, _WORDS)

    def measure(self, width: float) -> Size:
        """Return the full width and the height of sign, pieces and words."""
        pieces = self._row.last.height if self._row is not None else 0.0
        return width, max(2 * _SIGN, pieces, self._laid_out(width).height)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sign, the pieces and the words."""
        words, rect = self._laid_out(self.rect.width), self.rect
        paint_sign(canvas, (rect.left + _SIGN, rect.centery), _SIGN, is_better=self._move.is_better)
        if self._row is not None:
            at = rect.left + 2 * _SIGN + _BESIDE, rect.centery - self._row.last.height / 2
            self._row.paint(canvas, self._move.brush, at)
        at = rect.left + self._aside, rect.centery - words.height / 2
        canvas.paragraph(words, at, "text" if self._move.is_better else "text_soft")
