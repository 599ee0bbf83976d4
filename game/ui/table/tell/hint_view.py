"""A hint, shown in three steps: where to look, the move, the reasons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from enum import Enum, IntEnum

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
from game.ui.table.tell.hint_marks import BEST, SIGN, HintMark, paint_frame, paint_sign
from game.ui.table.tell.hint_words import FirstWords, HintVoice, Passage, lead, other_in_words, passages, spoken
from game.ui.table.tell.log_panel import SIDE, place_in_head
from game.ui.table.tell.piece_row import PieceRow
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import column, column_height
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell


class HintStep(IntEnum):
    """The visible part of a hint."""

    NONE = 0
    WHERE = 1
    MOVE = 2
    WHY = 3


_MANY = 4
"""From this number of usable things on, a hint narrows them down to one half."""
_SMALL_SIGN = 9.0
"""The radius of the emblem before a heading."""
_STYLE = Style("sans", 15.5, leading=1.24)
_TWO, _LOW_TWO = 520.0, 440.0
"""The least width of a sheet of reasons with two columns, and of a low one, at normal text size."""
_PIECE = 42.0
"""The usual greatest side of a piece beside the reasons for its move."""
SHOWN_PIECES = (5, 84.0), (5, 64.0), (5, _PIECE), (1, _PIECE), (0, 0.0)
"""How many pieces of each move are shown at most and how high, where there is much room, less, or none."""
_SUM = Style("sans", 16, bold=True, leading=1.15)
_AROUND_SUM = 2.0
_BELOW = 6.0
"""The gap between two sentences."""
_HEAD = 33.0
"""The height of a sheet's title."""
_LEAD = Style("serif", 20, leading=1.16)
"""The style of the first sentence."""
_TOP, _SIGNED, _SIDES = 10.0, 44.0, 14.0
"""The margins of the first sentence: above, on the left, where the sign of the hint is, and on the right."""
_LOW_STYLE, _LOW_LEAD = Style("sans", 14.5, leading=1.14), Style("serif", 17, leading=1.1)
_LOW_TOP, _LOW_BELOW, _LOW_SIGN = 4.0, 3.0, 10.0
"""The margin above on a low sheet, the gap between two of its sentences, and the radius of its sign."""
_MARK = 2 * _SMALL_SIGN + 6
"""The room of the mark before a heading, and of the dot before a sentence."""
_LEAST_WORDS = 170.0
"""The least width of words beside pieces, at normal text size; in less room they stand below the pieces."""


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
    def named(self) -> frozenset[str]:
        """The ids of all targets and offers of the moves that are named; empty before a move is."""
        if self.step <= HintStep.WHERE:
            return frozenset()
        return frozenset(name for move in (self.move, self.other) if move for name in self._presenter.places_of(move))

    @property
    def is_shown(self) -> bool:
        """Whether any part of a hint is visible."""
        return self.step is not HintStep.NONE

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
        if self.step is HintStep.WHY:
            return text("board-hint", move=move)
        if not self.other:
            return text("hint-move", move=move)
        key = "hint-move-or" if self.other in self._hint.alike else "hint-move-over"
        return text(key, move=move, other=other_in_words(self._hint, self._voice))

    @property
    def _voice(self) -> HintVoice:
        return HintVoice(self._presenter.say, self._presenter.words, self._presenter.clause)

    @property
    def lead(self) -> FirstWords:
        """The first sentence of the reasons."""
        return lead(self._hint, self._voice) if self._hint is not None else FirstWords()

    def told(self) -> list[str]:
        """Return all that is said about the reasons, the first sentence before headings and sentences."""
        first = self.lead.sentence
        return [*([first] if first else []), *spoken(self.passages())]

    def passages(self, most: int = 0) -> list[Passage]:
        """Return the reasons as passages for the viewer, those of a move with so many of its pieces at `most`.

        Empty if there is no hint. The reason that the first sentence gives is left out.
        """
        if self._hint is None:
            return []
        moves, given = {HintMark.BEST: self.move, HintMark.OTHER: self.other}, self.lead.reason
        found = [
            replace(each, sentences=tuple(words for words in each.sentences if words != given))
            for each in passages(self._hint, self._voice, self._presenter.view.viewer)
        ]
        return [
            replace(each, pieces=self._presenter.pieces_of(moves[each.mark])[:most], sum=self._sum(moves[each.mark]))
            if each.mark and each.heading
            else each
            for each in found
        ]

    def _sum(self, move: Move) -> str:
        """Return the reckoning of the answer that leads to a move, '' if it has none."""
        places = self._presenter.places_of(move)
        return next((offer.note for offer in self._presenter.offers() if offer.value and offer.id in places), "")

    def advised(self, offers: Sequence[Offer]) -> frozenset[str]:
        """Return the ids of the offers to frame: those of the recommended move.

        While only the region is shown, these are all answers if one of them is recommended.
        """
        if not self.is_shown:
            return frozenset()
        names = frozenset(offer.id for offer in offers if offer.kind != "plain")
        found = names & frozenset(self._presenter.places_of(self.move))
        return names if found and self.step is HintStep.WHERE else found

    def doubted(self, offers: Sequence[Offer]) -> frozenset[str]:
        """Return the ids of the offers that lead to the other move only."""
        if self.step <= HintStep.WHERE or not self.other:
            return frozenset()
        names = frozenset(self._presenter.places_of(self.other)) - frozenset(self._presenter.places_of(self.move))
        return names & frozenset(offer.id for offer in offers)

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
        if self.step is HintStep.WHERE:
            for rect in regions(drawn, wanted):
                paint_frame(canvas, rect, (), HintMark.BEST)
            return
        others = set(self._presenter.places_of(self.other)) - set(wanted) if self.other else ()
        for names, mark in ((others, HintMark.OTHER), (wanted, HintMark.BEST)):
            for target in drawn:
                if target.id in names and not (cover is not None and cover.colliderect(target.rect)):
                    paint_frame(canvas, target.rect, target.corners, mark)


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
    """A sheet with the passages of a hint below its first sentence: one below the other, or in a wide sheet in two
    columns. Without a first sentence it has a title.
    """

    def __init__(
        self,
        shell: Shell,
        passages: Sequence[Passage],
        lead: str = "",
        on_close: Callback | None = None,
        brush: Brush | None = None,
        piece: float = _PIECE,
        *,
        is_low: bool = False,
    ) -> None:
        """`lead` is the first sentence, or the hint itself where the sheet takes the question's place. `on_close`, if
        given, adds a button that closes the sheet; `brush` draws the pieces of the passages, at most `piece` high. A
        sheet that `is_low` has smaller letters and gaps.
        """
        super().__init__(shell, name="why-panel")
        self._is_low = is_low
        self._style = _LOW_STYLE if is_low else _STYLE
        self._buttons = []
        if on_close is not None:
            tip = text("shell-close")
            self._buttons.append(
                Button(shell, "", on_close, kind="plain", icon="cross", name="why-close", tooltip=tip, height=SIDE)
            )
        self.sentences = [*([lead] if lead else []), *spoken(passages)]
        """All headings and sentences of the sheet, the first sentence before them."""
        self._lead = Label(shell, lead, _LOW_LEAD if is_low else _LEAD) if lead else None
        pair, both = _divided(passages)
        views = [_PassageView(shell, each, brush, piece, self._style) for each in pair or passages]
        self._views = views
        self._has_two_moves = bool(pair)
        self._verdict = Label(shell, " ".join(both), self._style) if both else None
        self._gap = gap = _LOW_BELOW if is_low else _BELOW
        pad = 3.0 if is_low else 8.0
        self._top, self._sign = (_LOW_TOP, _LOW_SIGN) if is_low else (_TOP, SIGN)
        self._area = ScrollArea(shell, name="why", gap=gap, pad=pad)
        self._second = ScrollArea(shell, name="why-second", gap=gap, pad=pad)
        self._used: tuple[ScrollArea, ...] = ()
        parts = self._lead, self._area, self._second, self._verdict
        self.add(*(each for each in parts if each is not None), *self._buttons)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list of reasons."""
        return Accessible(Role.LIST, text("hint-why-title"))

    def place(self, rect: pygame.FRect) -> None:
        """Lay the sheet and its passages out in `rect`."""
        super().place(rect)
        place_in_head(self._buttons, rect)
        if self._lead is not None:
            beside = trim(rect, left=_SIGNED, right=_SIDES, top=self._top)
            self._lead.place(cut(beside, Edge.TOP, self._lead.measure(beside.width)[1])[0])
        head = self._head(rect.width)
        foot = self._foot(rect.width)
        room = trim(rect, left=4, right=4, top=head, bottom=foot)
        if self._verdict is not None:
            self._verdict.place(cut(trim(rect, left=_SIDES, right=_SIDES), Edge.BOTTOM, foot)[0])
        columns = self._columns(rect.width)
        self._used = (self._area, self._second)[: len(columns)]
        for area, place, parts in zip(
            self._used, grid(room, len(columns), room.height, len(columns)), columns, strict=True
        ):
            area.place(place)
            area.fill(parts)
        if len(columns) == 1:
            self._second.fill([])

    def _head(self, width: float) -> float:
        """Return the height of the first sentence on a sheet of a width, or of the title, with its margins."""
        if self._lead is None:
            return _HEAD
        high = self._lead.measure(width - _SIGNED - _SIDES)[1]
        return self._top + max(high, 2 * self._sign + 2)

    def _foot(self, width: float) -> float:
        """Return the height of the words about both moves below a sheet of a width, with the margin below them."""
        high = self._verdict.measure(width - 2 * _SIDES)[1] if self._verdict is not None else 0.0
        return 4.0 + high + (self._gap if high else 0.0)

    def _columns(self, width: float) -> list[list[_PassageView]]:
        """Return the passages in as many columns as a sheet of a width has, so divided that the sheet is low; the words
        of a column have one left edge.
        """
        views = self._views
        is_narrow = width < (_LOW_TWO if self._is_low else _TWO) * self.shell.types.size
        edge = max((each.beside for each in views), default=0.0) if is_narrow else 0.0
        for each in views:
            each.edge = edge
        ways = [] if is_narrow else [[views[:at], views[at:]] for at in range(1, len(views))]
        return min(ways, key=lambda columns: self._height(columns, width), default=[views])

    def _height(self, columns: Sequence[Sequence[Widget]], width: float) -> float:
        return max(self._area.wanted(parts, (width - 8) / len(columns)) for parts in columns)

    @property
    def is_whole(self) -> bool:
        """Whether all words are in sight."""
        return all(area.reach <= 0 for area in self._used)

    def wanted(self, width: float) -> float:
        """Return the height at which all words of a sheet of this width are in sight."""
        return self._head(width) + self._height(self._columns(width), width) + self._foot(width)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet and its head."""
        if self._lead is None:
            paint_sheet(canvas, self.rect, text("hint-why-title"), "lapis", "text_soft")
        else:
            canvas.panel(self.rect, fill="lit", lift=8)
            canvas.box(self.rect, None, radius=10, line=BEST, width=3)
            first = self._lead.rect.top + canvas.types.line_height(self._lead.style) / 2
            paint_sign(canvas, (self.rect.left + _SIGNED / 2 + 2, first), HintMark.BEST, self._sign)
        if len(self._used) > 1 and self._has_two_moves:
            x = self._second.rect.left
            canvas.line((x, self._second.rect.top + 6), (x, self._second.rect.bottom - 6), "panel_hairline")


def _divided(passages: Sequence[Passage]) -> tuple[list[Passage], tuple[str, ...]]:
    """Return the passages about two moves, none if there are no two, and the sentences about both."""
    pair = [each for each in passages if each.mark and each.heading]
    both = tuple(sentence for each in passages if each not in pair for sentence in each.sentences)
    return (pair, both) if len(pair) > 1 else ([], ())


class _PassageView(Widget):
    """A passage: its heading over its sentences, with the pieces of its move and its sum before both, or above both in
    a narrow column.
    """

    def __init__(self, shell: Shell, passage: Passage, brush: Brush | None, piece: float, style: Style) -> None:
        super().__init__(shell)
        self._piece = piece
        self._gap = _BELOW if style is _STYLE else _LOW_BELOW
        self._brush = brush
        self._pieces = PieceRow(passage.pieces if brush is not None else (), piece)
        self._sum = passage.sum if self._pieces.width and piece > _PIECE else ""
        self._wide = max(self._pieces.width, shell.types.width(self._sum, _SUM) if self._sum else 0.0)
        self.beside = self._wide + 10 if self._wide else 0.0
        """The room of the pieces before the words."""
        self.edge = 0.0
        """The least left edge of the words."""
        heading: list[Widget] = [_Heading(shell, passage.heading, passage.mark, style)] if passage.heading else []
        self.add(*heading, *(_Sentence(shell, sentence, style) for sentence in passage.sentences))

    def _indent(self, width: float) -> float:
        """Return the left edge of the words in a column of a width."""
        indent = max(self.beside, self.edge)
        return indent if width - indent >= _LEAST_WORDS * self.shell.types.size else 0.0

    @property
    def _high(self) -> float:
        """The height of the pieces with the sum below them."""
        if not self._wide:
            return 0.0
        return self._piece + 2 + (self.shell.types.line_height(_SUM) + _AROUND_SUM if self._sum else 0.0)

    def measure(self, width: float) -> tuple[float, float]:
        """Return the height of the words, or of the pieces if they are higher; if the words stand below, of both."""
        indent = self._indent(width)
        words = column_height(self.children, width - indent, gap=self._gap)
        return width, max(self._high, words) if indent else self._high + words

    def place(self, rect: pygame.FRect) -> None:
        """Lay the words out beside the pieces, or below them."""
        super().place(rect)
        indent = self._indent(rect.width)
        column(self.children, trim(rect, left=indent, top=0.0 if indent else self._high), gap=self._gap)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the pieces."""
        if self._brush is not None:
            self._pieces.paint(canvas, self._brush, (self.rect.left, self.rect.top + 1))
        if self._sum:
            at = self.rect.left + self._wide / 2, self.rect.top + self._piece + _AROUND_SUM
            canvas.text(self._sum, at, _SUM, align=0.5)


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
    """A reason with a dot before it."""

    def __init__(self, shell: Shell, sentence: str, style: Style) -> None:
        super().__init__(shell, sentence, style)

    def measure(self, width: float) -> tuple[float, float]:
        """Return the size beside the dot."""
        return width, self.laid_out(width - _MARK).height

    def draw_self(self, canvas: Canvas) -> None:
        """Draw dot and sentence."""
        high = canvas.types.line_height(self.style)
        canvas.disc((self.rect.left + _SMALL_SIGN, self.rect.top + high / 2), 3.5, "panel_line")
        canvas.paragraph(self.laid_out(self.rect.width - _MARK), (self.rect.left + _MARK, self.rect.top), self.colour)
