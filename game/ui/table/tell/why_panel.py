"""The scroll with the reasons of a hint, and a sheet with other reasons in the place of the log."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

import pygame

from game.locale import text
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.portraits import paint_portrait
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import CAPTION, SMALLEST, Style
from game.ui.layout import Edge, abreast, around, cut, grid, trim
from game.ui.table.tell.hint_marks import BEST, SIGN, HintMark, paint_answer_frame, paint_sign
from game.ui.table.tell.hint_words import Passage, spoken
from game.ui.table.tell.log_panel import head_button, place_in_head
from game.ui.table.tell.piece_row import PieceRow
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell

_SMALL_SIGN = 9.0
"""The radius of the emblem before a heading, and on a piece."""
_TINY_SIGN = 7.5
"""The radius of the emblem before a reason."""
_ROUND_SIGN, _ROUND_PIECES = 5.0, 2.5
"""The margin for the frame of pieces and the part of an emblem that juts out over it, and that of the frame alone."""
_FINE = 0.6
"""The size of the lines of that frame."""
_BESIDE_PIECES = 12.0
"""The gap between words and the pieces beside them."""
_STYLE = Style("sans", 15.5, leading=1.24)
_PIECE = 42.0
"""The usual greatest side of a piece beside the reasons for its move."""


class Spacing(Enum):
    """How much room the words of a sheet have."""

    ROOMY = auto()
    LOW = auto()
    SLIM = auto()
    """Low, with narrow margins as well."""
    TIGHT = auto()
    """Slim, with the smallest letters as well."""


class SheetForm(NamedTuple):
    """The form of a sheet of reasons: at most so many `pieces` of each move, and how high each is at most; one that
    `is_brief` has a single sentence about the moves.
    """

    pieces: int = 0
    high: float = _PIECE
    spacing: Spacing = Spacing.ROOMY
    is_brief: bool = False


_WORDS_ALONE = SheetForm()
FORMS = (
    SheetForm(5, 84.0),
    SheetForm(5, 64.0),
    SheetForm(5),
    SheetForm(5, 64.0, Spacing.LOW),
    SheetForm(5, spacing=Spacing.LOW),
    SheetForm(5, 64.0, Spacing.SLIM),
    SheetForm(5, spacing=Spacing.SLIM),
    SheetForm(2),
    SheetForm(2, spacing=Spacing.SLIM),
    _WORDS_ALONE,
    SheetForm(spacing=Spacing.SLIM),
    SheetForm(spacing=Spacing.SLIM, is_brief=True),
)
"""The forms of a sheet of reasons, where there is much room, less, or little."""
SMALL_FORMS = (SheetForm(2, spacing=Spacing.TIGHT), SheetForm(spacing=Spacing.TIGHT, is_brief=True))
"""The forms with smaller letters, where larger ones would cover what they speak of."""
_SUM = Style("sans", 16, bold=True, leading=1.15)
_AROUND_SUM = 4.0
AIR = 8.0
"""What a sheet takes of the room left over, half of it above its words and half below."""
_BELOW_VERDICT = 10.0
"""The least margin below the words about both moves."""
_BELOW_LEAD = _SMALL_SIGN + 2.0
"""The gap between the first sentence and pieces below it, whose emblems jut out."""
_APART = 18.0
"""The gap between the pieces of two moves."""
_HEAD = 33.0
"""The height of a sheet's title."""
_LEAST_LINES = 2
"""The lines of the reasons that are in sight at least above the words about both moves; in less room all scroll."""


class _Measures(NamedTuple):
    """The measures of a sheet: the styles of its first sentence and of the others, the width of its rolled ends, the
    margin above and below its words, the radius of the adviser's face, the gap around that and before the words, the
    gap between two sentences, and the margin around these.
    """

    lead: Style
    style: Style
    roll: float
    top: float
    face: float
    around: float
    gap: float
    pad: float

    @property
    def left(self) -> float:
        """The left margin of the words, beside the face."""
        return self.roll + 2 * self.face + 3 * self.around

    @property
    def right(self) -> float:
        """The right margin of the words."""
        return self.roll + 2 * self.around


_SMALL_STYLE = Style("sans", 14.5, leading=1.14)
_SMALLEST_STYLE = Style("sans", SMALLEST, leading=1.1)
_MEASURES = {
    Spacing.ROOMY: _Measures(Style("serif", 20, leading=1.16), _STYLE, 17.0, 14.0, 19.0, 5.0, 5.0, 7.0),
    Spacing.LOW: _Measures(Style("serif", 18, leading=1.1), _SMALL_STYLE, 14.0, 9.0, 14.0, 5.0, 2.0, 5.0),
    Spacing.SLIM: _Measures(Style("serif", 17, leading=1.1), _SMALL_STYLE, 9.0, 6.0, 12.0, 3.0, 2.0, 2.0),
    Spacing.TIGHT: _Measures(Style("serif", 15, leading=1.06), _SMALLEST_STYLE, 9.0, 5.0, 12.0, 3.0, 1.0, 1.0),
}
_COLUMN = 240.0
"""The least width of one of two columns of reasons, at normal text size."""
_MARK = 2 * _SMALL_SIGN + 6
"""The room of the mark before a heading, and of the dot before a sentence."""
_LEAST_WORDS = 220.0
"""The least width of words beside pieces, at normal text size; in less room the pieces stand among the words."""


def paint_sheet(canvas: Canvas, rect: pygame.FRect, title: str, line: Colour, ink: Colour) -> None:
    """Draw a sheet over the log with an edge in the colour `line`, its title in `ink`."""
    canvas.panel(rect, fill="lit", lift=8)
    canvas.box(rect, None, radius=10, line=line, width=3)
    room = rect.width - 28
    words = title.upper()
    if canvas.types.width(words, canvas.types.fitted(words, CAPTION, room)) > room:
        words = title
    canvas.text(words, (rect.left + 14, rect.top + 9), canvas.types.fitted(words, CAPTION, room), ink, width=room)
    canvas.line((rect.left + 12, rect.top + 30), (rect.right - 12, rect.top + 30), "panel_hairline")


class WhyPanel(Widget):
    """A scroll with the first sentence of a hint beside the face of its `adviser`, the pieces of both moves, and the
    other reasons below it, each after the mark of its move. Without a first sentence it is a sheet with a title.
    """

    def __init__(
        self,
        shell: Shell,
        passages: Sequence[Passage],
        lead: str = "",
        on_close: Callback | None = None,
        brush: Brush | None = None,
        form: SheetForm = _WORDS_ALONE,
        adviser: str = "",
        argument: str = "",
    ) -> None:
        """`lead` is the first sentence, or the hint itself where there is no reason; beside pictures of both moves
        only the `argument` of it is written, if given. `on_close`, if given, adds a button that closes the sheet;
        `brush` draws the pieces of the passages as the `form` has it; `adviser` is a portrait, '' for none.
        """
        super().__init__(shell, name="why-panel")
        self._measures = measures = _MEASURES[form.spacing]
        self._adviser = adviser if shell.theme.is_painted else ""
        self._buttons = []
        if on_close is not None:
            self._buttons.append(head_button(shell, "cross", "why-close", text("shell-close"), on_close, on_dark=False))
        self.sentences = [*([lead] if lead else []), *spoken(passages)]
        """All headings and sentences of the sheet, the first sentence before them; some headings are only heard."""
        pair, both = _divided(passages)
        self._pictures = _Pictures(shell, pair, brush, form.high)
        written = argument if argument and self._pictures.has_both else lead
        self._lead = Label(shell, written, measures.lead, aloud=lead) if lead else None
        self._has_two_moves = bool(pair) and brush is not None
        self._told = [self._lines(each) for each in pair or passages]
        self._verdict = Label(shell, " ".join(both), measures.style) if both else None
        self._last = _Sentence(shell, " ".join(both), measures.style) if both else None
        """The words about both moves below the reasons where these would have no room above them."""
        self._areas = [
            ScrollArea(shell, name=name, gap=measures.gap, pad=measures.pad) for name in ("why", "why-second")
        ]
        self._used: list[ScrollArea] = []
        parts = self._lead, *self._areas, self._verdict, self._pictures
        self.add(*(each for each in parts if each is not None), *self._buttons)

    def _lines(self, passage: Passage) -> list[Widget]:
        """Return the lines of a passage: sentences with the mark of their move, if two are marked on the table as well,
        or below a heading.
        """
        style = self._measures.style
        if self._has_two_moves:
            return [_Sentence(self.shell, sentence, style, passage.mark) for sentence in passage.sentences]
        heading: list[Widget] = [_Heading(self.shell, passage.heading, passage.mark, style)] if passage.heading else []
        return [*heading, *(_Sentence(self.shell, sentence, style) for sentence in passage.sentences)]

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list of reasons."""
        return Accessible(Role.LIST, text("hint-why-title"))

    def place(self, rect: pygame.FRect) -> None:
        """Lay the sheet and its words out in `rect`; room that only the pieces need is below the first sentence. What
        is said of both moves stands at the foot, or scrolls with the reasons.
        """
        super().place(rect)
        place_in_head(self._buttons, rect)
        if self._lead is not None:
            air = max(0.0, min(AIR, rect.height - self.wanted(rect.width))) / 2
            rect = trim(rect, top=air, bottom=air)
            self._place_lead(rect)
        foot, (head, right) = self._foot(rect.width), self._told_room(rect.width)
        spare = self.wanted(rect.width) - self._words(rect.width) - foot
        room = trim(rect, left=self._margin, right=right, top=head + spare, bottom=foot)
        columns = self._columns(room.width)
        parts = [each for each in self.children if each is not self._verdict]
        if self._verdict is not None and self._last is not None and self._is_too_low(room, columns):
            room = trim(rect, left=self._margin, right=right, top=head, bottom=self._measures.top)
            columns = [[*(line for column in columns for line in column), self._last]]
        elif self._verdict is not None:
            sides = trim(rect, left=self._edge, right=self._measures.right)
            self._verdict.place(cut(sides, Edge.BOTTOM, foot)[0])
            parts.append(self._verdict)
        self.children = []
        self.add(*parts)
        self._used, unused = self._areas[: len(columns)], self._areas[len(columns) :]
        places = grid(room, len(columns), room.height, len(columns))
        for area, place, lines in zip(self._used, places, columns, strict=True):
            area.place(place)
            area.fill(lines)
        for area in unused:
            area.fill([])

    def _is_too_low(self, room: pygame.FRect, columns: Sequence[Sequence[Widget]]) -> bool:
        """Return whether a room for the reasons shows fewer lines of them than it should."""
        least = min(self._least_told, self._height(columns, room.width))
        return self._lead is not None and room.height < least - 0.5

    @property
    def _least_told(self) -> float:
        """The height of as many lines of the reasons as are in sight at least, with their margins."""
        return 2 * self._measures.pad + _LEAST_LINES * self.shell.types.line_height(self._measures.style)

    def _place_lead(self, rect: pygame.FRect) -> None:
        """Place the first sentence, and the pieces beside or below it."""
        assert self._lead is not None
        measures, pictures, beside = self._measures, self._pictures, self._beside(rect.width)
        words = trim(rect, left=measures.left, right=measures.right + beside, top=measures.top)
        self._lead.place(cut(words, Edge.TOP, self._lead.measure(words.width)[1])[0])
        corner, across = (words.left, self._lead.rect.bottom + _BELOW_LEAD), 0.0
        if beside:
            corner, across = (rect.right - measures.right, words.top + _ROUND_SIGN), 1.0
        pictures.place(around(corner, pictures.wide, 0.0, across, 0.0))

    @property
    def _margin(self) -> float:
        """The margin on the left of the reasons: their words begin below those of the first sentence."""
        return 4.0 if self._lead is None else self._measures.left - _MARK - self._measures.pad

    @property
    def _edge(self) -> float:
        """The left edge of all words."""
        return self._margin + self._measures.pad + _MARK

    def _beside(self, width: float) -> float:
        """Return the width of the pieces beside the words of a sheet of a width, 0.0 if they stand among these."""
        measures = self._measures
        beside = self._pictures.wide + _BESIDE_PIECES if self._pictures.wide else 0.0
        words = width - measures.left - measures.right - beside
        return beside if words >= _LEAST_WORDS * self.shell.types.size else 0.0

    def _head(self, width: float) -> float:
        """Return the height of the first sentence on a sheet of a width, or of the title, with its margins, and of the
        pieces that stand below it.
        """
        if self._lead is None:
            return _HEAD
        measures, beside = self._measures, self._beside(width)
        high = self._lead.measure(width - measures.left - measures.right - beside)[1]
        below = _BELOW_LEAD + self._pictures.high if self._pictures.wide and not beside else 0.0
        return measures.top + max(high, 2 * measures.face) + below

    def _told_room(self, width: float) -> tuple[float, float]:
        """Return the margins above the reasons on a sheet of a width, and on their right: beside the pieces, or below
        them where the sheet is lower so.
        """
        if self._lead is None:
            return self._head(width), 4.0
        measures, beside, head = self._measures, self._beside(width), self._head(width)
        right = measures.right - measures.pad
        ways = [(head, right + beside), (max(head, self._pieces), right)]

        def high(way: tuple[float, float]) -> float:
            room = width - self._margin - way[1]
            return way[0] + self._height(self._columns(room), room)

        return min(ways, key=high) if beside else ways[0]

    @property
    def _pieces(self) -> float:
        """The height of the pieces beside the words, with their margins."""
        return self._measures.top + _ROUND_SIGN + self._pictures.high + _ROUND_SIGN

    def _foot(self, width: float) -> float:
        """Return the height of the words about both moves below a sheet of a width, with the margin below them."""
        if self._lead is None or self._verdict is None:
            return 4.0 if self._lead is None else self._measures.top - self._measures.pad
        words = width - self._edge - self._measures.right
        return self._verdict.measure(words)[1] + max(self._measures.top, _BELOW_VERDICT)

    def _columns(self, width: float) -> list[list[Widget]]:
        """Return the reasons in a room of a width in one column, or those of each move in its own if that is lower."""
        one, told = [line for lines in self._told for line in lines], [lines for lines in self._told if lines]
        is_wide = width >= 2 * _COLUMN * self.shell.types.size
        ways = [[one], told] if self._has_two_moves and len(told) > 1 and is_wide else [[one]]
        return min(ways, key=lambda columns: self._height(columns, width))

    def _height(self, columns: Sequence[Sequence[Widget]], width: float) -> float:
        return max((self._areas[0].wanted(lines, width / len(columns)) for lines in columns), default=0.0)

    @property
    def is_whole(self) -> bool:
        """Whether all words are in sight."""
        return all(area.reach <= 0 for area in self._used)

    def wanted(self, width: float) -> float:
        """Return the height at which all words of a sheet of this width are in sight."""
        pieces = self._pieces if self._beside(width) else 0.0
        return max(self._words(width), pieces) + self._foot(width)

    def least(self, width: float) -> float:
        """Return the height at which a sheet of this width shows its first sentence and the first lines of the reasons;
        the others scroll.
        """
        head, _ = self._told_room(width)
        return head + min(self._least_told, self._words(width) - head) + self._measures.top

    def _words(self, width: float) -> float:
        """Return the height of the words on a sheet of a width, without its foot."""
        head, right = self._told_room(width)
        room = width - self._margin - right
        return head + self._height(self._columns(room), room)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the scroll with the adviser, who shows the sign of the hint, or the sheet with its head."""
        if self._lead is None:
            paint_sheet(canvas, self.rect, text("hint-why-title"), "lapis", "text_soft")
            return
        measures = self._measures
        canvas.scroll(self.rect, measures.roll)
        radius = measures.face
        centre = self.rect.left + measures.roll + measures.around + radius, self._lead.rect.top + radius
        place = around(centre, 2 * radius)
        if not paint_portrait(canvas, self._adviser, place, radius=radius):
            paint_sign(canvas, centre, HintMark.BEST, min(radius, SIGN))
            return
        canvas.box(place.inflate(3, 3), None, radius=radius + 1.5, line=BEST, width=2.5)
        paint_sign(canvas, (place.right - 4, place.bottom - 5), HintMark.BEST, _TINY_SIGN)


def _divided(passages: Sequence[Passage]) -> tuple[list[Passage], tuple[str, ...]]:
    """Return the passages about two moves, none if there are no two, and the sentences about both."""
    pair = [each for each in passages if each.mark and each.heading]
    both = tuple(sentence for each in passages if each not in pair for sentence in each.sentences)
    return (pair, both) if len(pair) > 1 else ([], ())


class _Pictures(Widget):
    """The pieces of two moves beside each other, each in the frame of its mark and with its sum; `wide` and `high` as
    all of them, 0.0 if there are none; whether it `has_both`.
    """

    def __init__(self, shell: Shell, passages: Sequence[Passage], brush: Brush | None, piece: float) -> None:
        super().__init__(shell)
        self._brush = brush
        self._passages = [each for each in passages if each.pieces and brush is not None]
        self._rows = [PieceRow(each.pieces, piece) for each in self._passages]
        self._sums = [each.sum for each in self._passages]
        sums = [shell.types.width(each, _SUM) if each else 0.0 for each in self._sums]
        self._wides = [max(row.width, wide) for row, wide in zip(self._rows, sums, strict=True)]
        self.wide = sum(self._wides) + _APART * (len(self._wides) - 1) + 2 * _ROUND_SIGN if self._wides else 0.0
        self.has_both = len(self._rows) > 1
        self._piece = max((row.high for row in self._rows), default=0.0)
        below = shell.types.line_height(_SUM) + _AROUND_SUM if any(self._sums) else 0.0
        self.high = self._piece + below if self._wides else 0.0

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the pieces, the mark of the move over the corner of the first, and what they are worth below."""
        cells = abreast(trim(self.rect, left=_ROUND_SIGN), self._wides, _APART, 0.0)
        for passage, row, total, cell in zip(self._passages, self._rows, self._sums, cells, strict=True):
            place = around(cell.midtop, row.width, row.high, down=0.0)
            if self._brush is not None:
                row.paint(canvas, self._brush, place.topleft)
            if total:
                canvas.text(total, (cell.centerx, cell.top + self._piece + _AROUND_SUM), _SUM, align=0.5)
            if passage.mark is not None:
                frame = place.inflate(2 * _ROUND_PIECES, 2 * _ROUND_PIECES)
                paint_answer_frame(canvas, frame, passage.mark, _FINE)
                paint_sign(canvas, frame.topleft, passage.mark, _TINY_SIGN)


class _Heading(Label):
    """The name of a move, with its mark before it."""

    def __init__(self, shell: Shell, words: str, mark: HintMark | None, style: Style) -> None:
        super().__init__(shell, words, style.bolder())
        self._mark = mark
        self._indent = 0.0 if mark is None else _MARK

    def measure(self, width: float) -> tuple[float, float]:
        """Return the size beside the mark."""
        return width, max(2 * _SMALL_SIGN + 2, self.laid_out(width - self._indent).height)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw mark and words."""
        if self._mark is not None:
            paint_sign(canvas, (self.rect.left + _SMALL_SIGN, self.rect.top + _SMALL_SIGN + 1), self._mark, _SMALL_SIGN)
        words = self.laid_out(self.rect.width - self._indent)
        canvas.paragraph(words, (self.rect.left + self._indent, self.rect.top), self.colour)


class _Sentence(Label):
    """A reason with the mark of its move, or a dot, before it."""

    def __init__(self, shell: Shell, sentence: str, style: Style, mark: HintMark | None = None) -> None:
        super().__init__(shell, sentence, style)
        self._mark = mark

    def measure(self, width: float) -> tuple[float, float]:
        """Return the size beside the mark."""
        return width, self.laid_out(width - _MARK).height

    def draw_self(self, canvas: Canvas) -> None:
        """Draw mark and sentence."""
        at = self.rect.left + _SMALL_SIGN, self.rect.top + canvas.types.line_height(self.style) / 2
        if self._mark is None:
            canvas.disc(at, 3.5, "panel_line")
        else:
            paint_sign(canvas, at, self._mark, _TINY_SIGN)
        canvas.paragraph(self.laid_out(self.rect.width - _MARK), (self.rect.left + _MARK, self.rect.top), self.colour)
