"""The move played beside a better one: their pieces as pictures with cross and tick, each with its words."""

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
from game.ui.layout import Edge, abreast, cut, shrinking, trim
from game.ui.table.study.position_picture import paint_sign
from game.ui.table.tell.piece_row import CARDS_APART, TOKENS_APART, PieceRow
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.flow import Column
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_PICTURE, _MOST = 60.0, 5
"""The usual height of a picture, and the greatest number of pieces shown of a move."""
LARGEST = 180.0
"""The greatest height of a picture where there is room."""
_LINES = 3
"""The lines of words below a picture, at most: longer words stand below both pictures, over the whole width."""
_SIGN, _LARGE_SIGN, _ARROW = 11.0, 20.0, 22.0
"""The radius of a sign, that of one in place of a picture, and the width of the arrow between two moves."""
_ON_ROUND, _ON_EDGE = 0.13, 6.0
"""How far from the corner of a round piece its sign lies, relative to its height, so that it lies on the piece; and how
far above the corner of any other.
"""
_LEAST, _SMALLER = 42.0, 0.9
"""The least side of pieces where several have no room beside each other, and from one side tried to the next."""
_GAP, _BESIDE = 3.0, 7.0
"""The room below a picture, and between a sign and the words beside it."""
_WORDS = Style("sans", 14.5, leading=1.2)


@dataclass(frozen=True, slots=True)
class MoveLook:
    """A move on a card: its words, the same with "played" or "better" before them for speech, and its pieces."""

    words: str
    said: str
    is_better: bool
    brush: Brush
    pieces: Sequence[Item] = ()


class MovePair(Widget):
    """One move, or two with an arrow between them; their pictures can be enlarged."""

    def __init__(self, shell: Shell, moves: Sequence[MoveLook]) -> None:
        super().__init__(shell)
        self._columns = [_MoveColumn(shell, move) for move in moves]
        self._lines = MoveLines(shell, moves)
        self.add(*self._columns, self._lines)

    def enlarge(self, by: float) -> None:
        """Make the pictures so much higher than usual, up to the largest."""
        for column in self._columns:
            column.most = min(LARGEST, _PICTURE + by)

    def _wide(self, width: float) -> float:
        many = len(self._columns)
        return (width - _ARROW * (many - 1)) / many

    def measure(self, width: float) -> Size:
        """Return the full width and the height of the higher move."""
        wide = self._wide(width)
        high = max(each.piece_height(wide) for each in self._columns)
        has_lines = any(each.lines(wide) > _LINES for each in self._columns)
        self._lines.is_visible = has_lines
        for each in self._columns:
            each.high, each.has_words = high, not has_lines
        below = _GAP + self._lines.measure(width)[1] if has_lines else 0.0
        return width, max(each.measure(wide)[1] for each in self._columns) + below

    def place(self, rect: pygame.FRect) -> None:
        """Put the moves beside each other."""
        super().place(rect)
        self.measure(rect.width)
        wide = self._wide(rect.width)
        for column, place in zip(self._columns, abreast(rect, [wide] * len(self._columns), _ARROW), strict=True):
            column.place(cut(place, Edge.TOP, column.measure(wide)[1])[0])
        if self._lines.is_visible:
            self._lines.place(trim(rect, top=self._columns[0].rect.height + _GAP))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the arrow."""
        for column in self._columns[1:]:
            tip, y, reach = column.rect.left - 3, self.rect.top + column.high / 2, _ARROW - 4
            canvas.line((tip - reach, y), (tip - 1, y), "text_soft", 2)
            canvas.outline([(tip - 8, y - 7), (tip, y), (tip - 8, y + 7)], "text_soft", 2, is_closed=False)


class _MoveColumn(Widget):
    """A move: picture and sign over its words."""

    def __init__(self, shell: Shell, move: MoveLook) -> None:
        super().__init__(shell)
        self._move = move
        self.most = self.high = _PICTURE
        """The greatest height of a picture, and that of the pictures of all moves."""
        self.has_words = True
        """Whether the words stand below the picture."""

    def accessible(self) -> Accessible | None:
        """Describe the widget as a text: the move, played or better."""
        return Accessible(Role.TEXT, spoken(self._move.said)) if self.has_words else None

    def _laid_out(self, width: float) -> Paragraph:
        return lay_out(self._move.words, width, self.shell.types, self.shell.theme, _WORDS, align=0.5)

    def lines(self, width: float) -> int:
        """Return the number of lines that the words take."""
        return self._laid_out(width).lines

    def piece_height(self, width: float) -> float:
        """Return the height of the pieces where the move is so wide, at least the usual one."""
        return max(_PICTURE, self._row(width).last.height if self._move.pieces else 0.0)

    def measure(self, width: float) -> Size:
        """Return the full width and the height of picture and words."""
        return width, self.high + (_GAP + self._laid_out(width).height if self.has_words else 0.0)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the picture with the words below it."""
        picture, below = cut(self.rect, Edge.TOP, self.high, _GAP)
        self._paint_picture(canvas, picture)
        if self.has_words:
            canvas.paragraph(self._laid_out(below.width), below.topleft, _ink(self._move))

    def _paint_picture(self, canvas: Canvas, room: pygame.FRect) -> None:
        """Draw the pieces with the sign on the last one's corner; without any a large sign."""
        move = self._move
        if not move.pieces:
            paint_sign(canvas, room.center, _LARGE_SIGN, is_better=move.is_better)
            return
        row = self._row(room.width)
        left, top = room.centerx - row.width / 2, room.centery - row.last.height / 2
        row.paint(canvas, move.brush, (left, top))
        last = row.last.move(left, top)
        inset = _ON_ROUND * last.height if move.brush.is_round(move.pieces[-1].face) else 0.0
        at = last.right - inset, last.bottom - max(inset, _ON_EDGE)
        paint_sign(canvas, at, _SIGN, is_better=move.is_better)

    def _row(self, width: float) -> PieceRow:
        """Return the row of as many pieces as there is room for."""
        pieces = self._move.pieces
        apart = TOKENS_APART if all(self._move.brush.is_token(piece.face) for piece in pieces) else CARDS_APART
        sides = tuple(shrinking(self.most, _LEAST, _SMALLER))
        rows = (PieceRow(pieces[:many], side, apart) for many, side in product(range(_MOST, 0, -1), sides))
        return next((row for row in rows if row.width <= width - _SIGN), PieceRow(pieces[:1], _LEAST))


class MoveLines(Column):
    """Moves without pieces, which are told by their places alone: one below the other, each with its sign."""

    SPARE = _PICTURE + _GAP - 2 * _SIGN
    """How much lower than with the pictures of pieces they are, with words of usual length."""

    def __init__(self, shell: Shell, moves: Sequence[MoveLook]) -> None:
        super().__init__(shell, [_MoveLine(shell, move) for move in moves], gap=_GAP)


class _MoveLine(Widget):
    """A move: its sign before its words."""

    def __init__(self, shell: Shell, move: MoveLook) -> None:
        super().__init__(shell)
        self._move = move

    def accessible(self) -> Accessible | None:
        """Describe the widget as a text: the move, played or better."""
        return Accessible(Role.TEXT, spoken(self._move.said))

    def _laid_out(self, width: float) -> Paragraph:
        return lay_out(self._move.words, width - 2 * _SIGN - _BESIDE, self.shell.types, self.shell.theme, _WORDS)

    def measure(self, width: float) -> Size:
        """Return the full width and the height of sign and words."""
        return width, max(2 * _SIGN, self._laid_out(width).height)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sign and the words."""
        words, rect = self._laid_out(self.rect.width), self.rect
        paint_sign(canvas, (rect.left + _SIGN, rect.centery), _SIGN, is_better=self._move.is_better)
        at = rect.left + 2 * _SIGN + _BESIDE, rect.centery - words.height / 2
        canvas.paragraph(words, at, _ink(self._move))


def _ink(move: MoveLook) -> str:
    return "text" if move.is_better else "text_soft"
