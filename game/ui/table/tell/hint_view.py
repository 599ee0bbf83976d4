"""A hint, shown in three steps: where to look, the move, the reasons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from enum import Enum, IntEnum
from typing import NamedTuple

import pygame

from game.ai.reasons import Hint
from game.locale import text
from game.rules.core.game import Move
from game.rules.core.state import State
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Offer, Target
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import CAPTION, Style
from game.ui.layout import Edge, cut, grid, trim
from game.ui.table.tell.hint_marks import (
    BEST,
    SIGN,
    HintMark,
    paint_frame,
    paint_frame_sign,
    paint_sign,
    paint_toll,
    rows_of,
)
from game.ui.table.tell.hint_words import (
    HintVoice,
    Passage,
    lead,
    mark_of_other,
    names,
    other_in_words,
    passages,
    spoken,
)
from game.ui.table.tell.log_panel import SIDE, place_in_head
from game.ui.table.tell.piece_row import PieceRow
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.display import Point


class HintStep(IntEnum):
    """The visible part of a hint."""

    NONE = 0
    WHERE = 1
    MOVE = 2
    WHY = 3


_MANY = 4
"""From this number of usable things on, a hint narrows them down to one half."""
_SMALL_SIGN = 9.0
"""The radius of the emblem before a heading, and on a piece."""
_TINY_SIGN = 7.5
"""The radius of the emblem before a reason."""
_ROUND_SIGN = 4.0
"""The margin for the part of an emblem that juts out over a piece."""
_UNDER_FRAME = 10.0
"""The gap between a piece in its frame and the words under it."""
_STYLE = Style("sans", 15.5, leading=1.24)
_PIECE = 42.0
"""The usual greatest side of a piece beside the reasons for its move."""


class SheetForm(NamedTuple):
    """The form of a sheet of reasons: at most so many `pieces` of each move, and how high each is at most; one that
    `is_low` has smaller letters and gaps, one that `is_brief` a single sentence about the moves.
    """

    pieces: int = 0
    high: float = _PIECE
    is_low: bool = False
    is_brief: bool = False


_WORDS_ALONE = SheetForm()
FORMS = (
    SheetForm(5, 84.0),
    SheetForm(5, 64.0),
    SheetForm(5),
    SheetForm(5, 64.0, is_low=True),
    SheetForm(5, is_low=True),
    SheetForm(1),
    SheetForm(1, is_low=True),
    _WORDS_ALONE,
    SheetForm(is_low=True),
    SheetForm(is_low=True, is_brief=True),
)
"""The forms of a sheet of reasons, where there is much room, less, or little."""
_SUM = Style("sans", 16, bold=True, leading=1.15)
_AROUND_SUM = 2.0
AIR = 8.0
"""What a sheet takes of the room left over, half of it above its words and half below."""
_BELOW_LEAD = _SMALL_SIGN + 2.0
"""The gap between the first sentence and pieces below it, whose emblems jut out."""
_APART = 18.0
"""The gap between the pieces of two moves."""
_BELOW = 6.0
"""The gap between two sentences."""
_HEAD = 33.0
"""The height of a sheet's title."""
_LEAD = Style("serif", 20, leading=1.16)
"""The style of the first sentence."""
_TOP, _SIGNED, _SIDES = 10.0, 44.0, 14.0
"""The margins of the first sentence: above, on the left, where the sign of the hint is, and on the right."""
_LOW_STYLE, _LOW_LEAD = Style("sans", 14.5, leading=1.14), Style("serif", 17, leading=1.1)
_LOW_TOP, _LOW_BELOW, _LOW_SIGN = 5.0, 2.0, 10.0
"""The margin above on a low sheet, the gap between two of its sentences, and the radius of its sign."""
_COLUMN = 240.0
"""The least width of one of two columns of reasons, at normal text size."""
_FRAME = 2.0
"""The part of the margin below the last line that the edge of the sheet takes."""
_MARK = 2 * _SMALL_SIGN + 6
"""The room of the mark before a heading, and of the dot before a sentence."""
_LEAST_WORDS = 220.0
"""The least width of words beside pieces, at normal text size; in less room the pieces stand among the words."""


def _kind(target: Target) -> object:
    """Return the kind of a target's thing; a unique place is a kind of its own."""
    return target.thing if isinstance(target.thing, Enum) else type(target.thing)


def regions(targets: Sequence[Target], wanted: Collection[str]) -> list[pygame.FRect]:
    """Return the places to look at, one for each kind: around all usable things of the same kind as a recommended one.

    If there are many, only the half with the recommended one, because looking at all of them would be no hint.
    """
    kinds: dict[object, list[Target]] = {_kind(target): [] for target in targets if target.id in wanted}
    for target in targets:
        if target.is_usable or target.id in wanted:
            kinds.get(_kind(target), []).append(target)
    found = []
    for row in kinds.values():
        half = -(-len(row) // 2) if len(row) >= _MANY else len(row)
        parts = [part for part in (row[:half], row[half:]) if any(target.id in wanted for target in part)]
        first, *others = [target.rect for part in parts for target in part]
        found.append(first.unionall(others))
    return found


class HintView:
    """An AI's recommendation for the viewer, revealed step by step."""

    def __init__(self, presenter: Presenter[State]) -> None:
        self._presenter = presenter
        self._hint: Hint | None = None
        self.step = HintStep.NONE

    @property
    def move(self) -> Move:
        """The recommended move; empty for none."""
        return self._hint.move if self._hint is not None else ()

    @property
    def other(self) -> Move:
        """The move that the recommended one is compared with; empty for none."""
        return self._hint.other.move if self._hint is not None and self._hint.other is not None else ()

    @property
    def mark_of_other(self) -> HintMark:
        """The mark of the other move."""
        return mark_of_other(self._hint) if self._hint is not None else HintMark.OTHER

    @property
    def named(self) -> frozenset[str]:
        """The ids of all targets and offers of the moves that are named; empty before a move is."""
        if self.step <= HintStep.WHERE:
            return frozenset()
        return frozenset(name for move in (self.move, self.other) if move for name in self._presenter.places_of(move))

    @property
    def is_shown(self) -> bool:
        """Whether any part of a hint is visible."""
        return self.step is not HintStep.NONE

    @property
    def is_explained(self) -> bool:
        """Whether a first sentence tells the move and the reason, so that no question needs to."""
        return self.step is HintStep.WHY and bool(self.lead)

    def show(self, hint: Hint, step: HintStep = HintStep.WHERE) -> None:
        """Show a new hint up to `step`."""
        self._hint, self.step = hint, step

    def show_more(self) -> None:
        """Show the next step; after the last, close the hint."""
        if self.step is HintStep.WHY:
            self.clear()
        elif self.is_shown:
            self.step = HintStep(self.step + 1)

    def clear(self) -> None:
        """Close the hint."""
        self._hint, self.step = None, HintStep.NONE

    def prompt(self) -> str:
        """Return the text of the visible part of the hint."""
        if self.step is HintStep.WHERE or self._hint is None:
            return text("hint-where")
        move = self._presenter.say(self.move)
        if self.step is HintStep.WHY:  # its first sentence, where there is none
            return text("board-hint", move=move)
        if not self.other:
            return text("hint-move", move=move)
        key = "hint-move-or" if self.other in self._hint.alike else "hint-move-over"
        return text(key, move=move, other=other_in_words(self._hint, self._voice))

    @property
    def _voice(self) -> HintVoice:
        return HintVoice(self._presenter.say, self._presenter.words, self._presenter.clause, self._presenter.rival)

    @property
    def lead(self) -> str:
        """The first sentence of the reasons."""
        return lead(self._hint, self._voice) if self._hint is not None else ""

    def told(self) -> list[str]:
        """Return all that is said about the reasons, the first sentence before headings and sentences."""
        return [*filter(None, [self.lead]), *spoken(self.passages())]

    def passages(self, most: int = 0, *, is_brief: bool = False) -> list[Passage]:
        """Return the reasons as passages for the viewer, those of a move with so many of its pieces at `most`.

        Empty if there is no hint. The reason that the first sentence gives is left out, and in brief that for the
        recommended move where there is one about the other.
        """
        if self._hint is None:
            return []
        at, moves = self._presenter, {self.mark_of_other: self.other, HintMark.BEST: self.move}
        sums = self._sums()
        found = passages(self._hint, self._voice, self._presenter.view.viewer)
        if is_brief and self.other and found[1].sentences:
            found[0] = replace(found[0], sentences=())
        return [
            replace(each, pieces=at.pieces_of(moves[each.mark])[:most], sum=sums.get(each.mark, ""))
            if each.mark and each.heading
            else each
            for each in found
        ]

    def _sums(self) -> dict[HintMark, str]:
        """Return the reckonings of the sets of both moves by mark; none where they would not speak for the hint."""
        best = self._presenter.sum_of(self.move)
        other = self._presenter.sum_of(self.other) if self.other else None
        if best is None or (other is not None and other.points >= best.points):
            return {}
        found = {HintMark.BEST: best.words}
        return found if other is None else {**found, self.mark_of_other: other.words}

    def choices(self) -> list[tuple[Move, HintMark, str]]:
        """Return the moves that are named with their marks and names, the recommended one first."""
        if self._hint is None:
            return []
        best, *others = names(self._hint, self._voice)
        return [(self.move, HintMark.BEST, best), *((self.other, self.mark_of_other, name) for name in others)]

    def marks(self, offers: Sequence[Offer]) -> dict[str, HintMark]:
        """Return the marks of the offers that lead to the moves of the hint, by id.

        While only the region is shown, all answers are marked if one of them is recommended.
        """
        if not self.is_shown:
            return {}
        names = {offer.id for offer in offers if offer.kind != "plain"}
        wanted = {*self._presenter.places_of(self.move), HintMark.BEST.answer}
        best = names & wanted
        if self.step is HintStep.WHERE:
            return dict.fromkeys(names if best else (), HintMark.BEST)
        others = {*self._presenter.places_of(self.other), self.mark_of_other.answer} - wanted if self.other else set()
        others &= {offer.id for offer in offers}
        return {**dict.fromkeys(others, self.mark_of_other), **dict.fromkeys(best, HintMark.BEST)}

    def paint(
        self, canvas: Canvas, as_drawn: Callable[[Target], pygame.FRect], cover: pygame.FRect | None = None
    ) -> None:
        """Frame the region, or the places of both moves, except those below `cover`.

        `as_drawn` returns the place where a target is drawn now.
        """
        if not self.is_shown:
            return
        wanted = self._presenter.places_of(self.move)
        drawn = [replace(target, rect=as_drawn(target)) for target in self._presenter.targets()]
        framed: list[tuple[pygame.FRect, Sequence[Point], HintMark]] = []
        if self.step is HintStep.WHERE:
            framed += [(rect, (), HintMark.BEST) for rect in regions(drawn, wanted)]
        else:
            others = set(self._presenter.places_of(self.other)) - set(wanted) if self.other else ()
            seen = [target for target in drawn if cover is None or not cover.colliderect(target.rect)]
            for names, mark in ((others, self.mark_of_other), (wanted, HintMark.BEST)):
                found = [target for target in seen if target.id in names]
                framed += [(target.rect, target.corners, mark) for target in found if target.corners]
                framed += [(rect, (), mark) for rect in rows_of(each.rect for each in found if not each.corners)]
            self._paint_tolls(canvas)
        for paint in (paint_frame, paint_frame_sign):  # no frame cuts the sign of another
            for rect, corners, mark in framed:
                paint(canvas, rect, corners, mark)

    def _paint_tolls(self, canvas: Canvas) -> None:
        """Write under the pieces on the table what it costs to take them."""
        for move, mark in ((self.other, self.mark_of_other), (self.move, HintMark.BEST)):
            toll = self._presenter.toll_of(move) if move else ""
            places = self._presenter.places_of(move) if toll else ()
            for target in self._presenter.targets():
                if target.id in places:
                    paint_toll(canvas, (target.rect.centerx, target.rect.bottom + _UNDER_FRAME), toll, mark)


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
    """A sheet with the first sentence of a hint, the pieces of both moves beside it, and the other reasons below it,
    each after the mark of its move. Without a first sentence it has a title.
    """

    def __init__(
        self,
        shell: Shell,
        passages: Sequence[Passage],
        lead: str = "",
        on_close: Callback | None = None,
        brush: Brush | None = None,
        form: SheetForm = _WORDS_ALONE,
    ) -> None:
        """`lead` is the first sentence, or the hint itself where there is no reason. `on_close`, if given, adds a
        button that closes the sheet; `brush` draws the pieces of the passages as the `form` has it.
        """
        super().__init__(shell, name="why-panel")
        is_low = form.is_low
        style = _LOW_STYLE if is_low else _STYLE
        self._buttons = []
        if on_close is not None:
            tip = text("shell-close")
            self._buttons.append(
                Button(shell, "", on_close, kind="plain", icon="cross", name="why-close", tooltip=tip, height=SIDE)
            )
        self.sentences = [*([lead] if lead else []), *spoken(passages)]
        """All headings and sentences of the sheet, the first sentence before them; some headings are only heard."""
        self._lead = Label(shell, lead, _LOW_LEAD if is_low else _LEAD) if lead else None
        pair, both = _divided(passages)
        self._pictures = _Pictures(shell, pair, brush, form.high)
        is_marked = bool(pair) and brush is not None
        self._told = [self._lines(each, style, is_marked=is_marked) for each in pair or passages]
        self._has_two_moves = is_marked
        self._verdict = Label(shell, " ".join(both), style) if both else None
        self._gap = gap = _LOW_BELOW if is_low else _BELOW
        self._pad = 2.0 if is_low else 8.0
        self._top, self._sign = (_LOW_TOP, _LOW_SIGN) if is_low else (_TOP, SIGN)
        self._areas = [ScrollArea(shell, name=name, gap=gap, pad=self._pad) for name in ("why", "why-second")]
        self._used: list[ScrollArea] = []
        parts = self._lead, *self._areas, self._verdict, self._pictures
        self.add(*(each for each in parts if each is not None), *self._buttons)

    def _lines(self, passage: Passage, style: Style, *, is_marked: bool) -> list[Widget]:
        """Return the lines of a passage: sentences with the mark of their move, if it `is_marked` on the table as well,
        or below a heading.
        """
        if is_marked:
            return [_Sentence(self.shell, sentence, style, passage.mark) for sentence in passage.sentences]
        heading: list[Widget] = [_Heading(self.shell, passage.heading, passage.mark, style)] if passage.heading else []
        return [*heading, *(_Sentence(self.shell, sentence, style) for sentence in passage.sentences)]

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list of reasons."""
        return Accessible(Role.LIST, text("hint-why-title"))

    def place(self, rect: pygame.FRect) -> None:
        """Lay the sheet and its words out in `rect`."""
        super().place(rect)
        place_in_head(self._buttons, rect)
        if self._lead is not None:
            air = max(0.0, min(AIR, rect.height - self.wanted(rect.width))) / 2
            rect = trim(rect, top=air, bottom=air)
        beside, foot = self._beside(rect.width), self._foot(rect.width)
        top = self._top + _ROUND_SIGN
        corner = pygame.FRect(rect.right - _SIDES - self._pictures.wide, rect.top + top, self._pictures.wide, 0)
        if self._lead is not None:
            words = trim(rect, left=_SIGNED, right=_SIDES + beside, top=self._top)
            self._lead.place(cut(words, Edge.TOP, self._lead.measure(words.width)[1])[0])
            if not beside:
                corner.topleft = rect.left + _SIGNED, self._lead.rect.bottom + _BELOW_LEAD
        self._pictures.place(corner)
        head, right = self._told_room(rect.width)
        room = trim(rect, left=self._margin, right=right, top=head, bottom=foot)
        columns = self._columns(room.width)
        self._used, unused = self._areas[: len(columns)], self._areas[len(columns) :]
        places = grid(room, len(columns), room.height, len(columns))
        for area, place, lines in zip(self._used, places, columns, strict=True):
            area.place(place)
            area.fill(lines)
        for area in unused:
            area.fill([])
        if self._verdict is not None:
            self._verdict.place(cut(trim(rect, left=self._edge, right=_SIDES), Edge.BOTTOM, foot)[0])

    @property
    def _margin(self) -> float:
        """The margin on the left of the reasons: their words begin below those of the first sentence."""
        return 4.0 if self._lead is None else _SIGNED - _MARK - self._pad

    @property
    def _edge(self) -> float:
        """The left edge of all words."""
        return self._margin + self._pad + _MARK

    def _beside(self, width: float) -> float:
        """Return the width of the pieces beside the words of a sheet of a width, 0.0 if they stand among these."""
        beside = self._pictures.wide + _SIDES if self._pictures.wide else 0.0
        return beside if width - _SIGNED - _SIDES - beside >= _LEAST_WORDS * self.shell.types.size else 0.0

    def _head(self, width: float) -> float:
        """Return the height of the first sentence on a sheet of a width, or of the title, with its margins, and of the
        pieces that stand below it.
        """
        if self._lead is None:
            return _HEAD
        beside = self._beside(width)
        high = self._lead.measure(width - _SIGNED - _SIDES - beside)[1]
        below = _BELOW_LEAD + self._pictures.high if self._pictures.wide and not beside else 0.0
        return self._top + max(high, 2 * self._sign + 2) + below

    def _told_room(self, width: float) -> tuple[float, float]:
        """Return the margins above the reasons on a sheet of a width, and on their right: beside the pieces, or below
        them where the sheet is lower so.
        """
        beside, head = self._beside(width), self._head(width)
        ways = [(head, 4 + beside), (max(head, self._top + _ROUND_SIGN + self._pictures.high), 4.0)]

        def high(way: tuple[float, float]) -> float:
            room = width - self._margin - way[1]
            return way[0] + self._height(self._columns(room), room)

        return min(ways, key=high) if beside else ways[0]

    def _foot(self, width: float) -> float:
        """Return the height of the words about both moves below a sheet of a width, with the margin below them."""
        if self._verdict is None:
            return 4.0
        return self._verdict.measure(width - self._edge - _SIDES)[1] + self._top + _FRAME

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
        head, right = self._told_room(width)
        room = width - self._margin - right
        words = head + self._height(self._columns(room), room)
        pieces = self._top + _ROUND_SIGN + self._pictures.high + self._gap if self._beside(width) else 0.0
        return max(words, pieces) + self._foot(width)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet and its head."""
        if self._lead is None:
            paint_sheet(canvas, self.rect, text("hint-why-title"), "lapis", "text_soft")
            return
        canvas.panel(self.rect, fill="lit", lift=8)
        canvas.box(self.rect, None, radius=10, line=BEST, width=3)
        first = self._lead.rect.top + canvas.types.line_height(self._lead.style) / 2
        paint_sign(canvas, (self.rect.left + _SIGNED / 2 + 2, first), HintMark.BEST, self._sign)


def _divided(passages: Sequence[Passage]) -> tuple[list[Passage], tuple[str, ...]]:
    """Return the passages about two moves, none if there are no two, and the sentences about both."""
    pair = [each for each in passages if each.mark and each.heading]
    both = tuple(sentence for each in passages if each not in pair for sentence in each.sentences)
    return (pair, both) if len(pair) > 1 else ([], ())


class _Pictures(Widget):
    """The pieces of two moves beside each other, each with its mark and its sum; `wide` and `high` as all of them, 0.0
    if there are none.
    """

    def __init__(self, shell: Shell, passages: Sequence[Passage], brush: Brush | None, piece: float) -> None:
        super().__init__(shell)
        self._brush, self._piece = brush, piece
        self._passages = [each for each in passages if each.pieces and brush is not None]
        self._rows = [PieceRow(each.pieces, piece) for each in self._passages]
        self._sums = [each.sum for each in self._passages]
        sums = [shell.types.width(each, _SUM) if each else 0.0 for each in self._sums]
        self._wides = [max(row.width, wide) for row, wide in zip(self._rows, sums, strict=True)]
        self.wide = sum(self._wides) + _APART * (len(self._wides) - 1) + _ROUND_SIGN if self._wides else 0.0
        below = shell.types.line_height(_SUM) + _AROUND_SUM if any(self._sums) else 0.0
        self.high = piece + 2 + below if self._wides else 0.0

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the pieces, the mark of the move over the corner of the first, and what they are worth below."""
        left, top = self.rect.left + _ROUND_SIGN, self.rect.top
        for passage, row, total, wide in zip(self._passages, self._rows, self._sums, self._wides, strict=True):
            if self._brush is not None:
                row.paint(canvas, self._brush, (left + (wide - row.width) / 2, top + 1))
            if total:
                canvas.text(total, (left + wide / 2, top + self._piece + _AROUND_SUM), _SUM, align=0.5)
            if passage.mark is not None:
                paint_sign(canvas, (left + (wide - row.width) / 2, top + 1), passage.mark, _SMALL_SIGN)
            left += wide + _APART


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
