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
from game.ui.layout import grid, trim
from game.ui.table.tell.hint_marks import HintMark, paint_frame, paint_sign
from game.ui.table.tell.hint_words import HintVoice, Passage, other_in_words, passages, spoken
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
_HEAD, _FRAME = 33.0, 36.0
"""The height of a sheet's head, and of head and foot."""
_LOW_STYLE = Style("sans", 14.5, leading=1.18)
_LOW_HEAD, _LOW_FRAME, _LOW_BELOW = 4.0, 8.0, 3.0
"""The same of a low sheet, and the gap between two of its sentences."""


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
        return HintVoice(self._presenter.say, self._presenter.words)

    def passages(self, most: int = 0) -> list[Passage]:
        """Return the reasons as passages for the viewer, those of a move with so many of its pieces at `most`.

        Empty if there is no hint.
        """
        if self._hint is None:
            return []
        moves = {HintMark.BEST: self.move, HintMark.OTHER: self.other}
        return [
            replace(each, pieces=self._presenter.pieces_of(moves[each.mark])[:most], sum=self._sum(moves[each.mark]))
            if each.mark and each.heading
            else each
            for each in passages(self._hint, self._voice, self._presenter.view.viewer)
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
        for target in drawn:
            is_covered = cover is not None and cover.colliderect(target.rect)
            if (target.id in wanted or target.id in others) and not is_covered:
                mark = HintMark.BEST if target.id in wanted else HintMark.OTHER
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
    """A sheet with the passages of a hint, one below the other or in a wide sheet in two columns, headed by the hint
    itself if it takes the question's place.
    """

    def __init__(
        self,
        shell: Shell,
        passages: Sequence[Passage],
        hint: str = "",
        on_close: Callback | None = None,
        brush: Brush | None = None,
        piece: float = _PIECE,
        *,
        is_low: bool = False,
    ) -> None:
        """`on_close`, if given, adds a button that closes the sheet; `brush` draws the pieces of the passages, at most
        `piece` high. A sheet that `is_low` has no head, and smaller letters.
        """
        super().__init__(shell, name="why-panel")
        self._is_low = is_low
        self._head, self._frame = (_LOW_HEAD, _LOW_FRAME) if is_low else (_HEAD, _FRAME)
        style = _LOW_STYLE if is_low else _STYLE
        self._buttons = []
        if on_close is not None:
            tip = text("shell-close")
            self._buttons.append(
                Button(shell, "", on_close, kind="plain", icon="cross", name="why-close", tooltip=tip, height=SIDE)
            )
        self.sentences = spoken(passages)
        """All headings and sentences of the sheet."""
        self._passages: list[Widget] = [Label(shell, hint, style.bolder())] if hint else []
        self._other = len(self._passages)
        """The number of the passage about the other move, that of the first if there is none."""
        for passage in passages:
            if passage.mark is HintMark.OTHER and passage.heading:
                self._other = len(self._passages)
            self._passages.append(_PassageView(shell, passage, brush, piece, style))
        gap, pad = (_LOW_BELOW, 4.0) if is_low else (_BELOW, 8.0)
        self._area = ScrollArea(shell, name="why", gap=gap, pad=pad)
        self._second = ScrollArea(shell, name="why-second", gap=gap, pad=pad)
        self._used: tuple[ScrollArea, ...] = ()
        self.add(self._area, self._second, *self._buttons)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list of reasons."""
        return Accessible(Role.LIST, text("hint-why-title"))

    def place(self, rect: pygame.FRect) -> None:
        """Lay the sheet and its passages out in `rect`."""
        super().place(rect)
        place_in_head(self._buttons, rect)
        room = pygame.FRect(rect.left + 4, rect.top + self._head, rect.width - 8, rect.height - self._frame)
        columns = self._columns(rect.width)
        self._used = (self._area, self._second)[: len(columns)]
        for area, place, parts in zip(
            self._used, grid(room, len(columns), room.height, len(columns)), columns, strict=True
        ):
            area.place(place)
            area.fill(parts)
        if len(columns) == 1:
            self._second.fill([])

    def _columns(self, width: float) -> list[list[Widget]]:
        """Return the passages in as many columns as a sheet of a width has: one a move, with what is said of both below
        the shorter, or else divided so that the sheet is low.
        """
        passages = self._passages
        if width < (_LOW_TWO if self._is_low else _TWO) * self.shell.types.size or len(passages) < 2:
            return [passages]
        if self._has_two_moves:
            best, other, both = (passages[: self._other], [passages[self._other]], passages[self._other + 1 :])
            ways = ([[*best, *both], other], [best, [*other, *both]])
            return min(ways, key=lambda columns: self._height(columns, width))
        halves = ([passages[:at], passages[at:]] for at in range(1, len(passages)))
        return min(halves, key=lambda columns: self._height(columns, width))

    @property
    def _has_two_moves(self) -> bool:
        return isinstance(self._passages[0], _PassageView) and self._other > 0

    def _height(self, columns: Sequence[Sequence[Widget]], width: float) -> float:
        return max(self._area.wanted(parts, (width - 8) / len(columns)) for parts in columns)

    @property
    def is_whole(self) -> bool:
        """Whether all words are in sight."""
        return all(area.reach <= 0 for area in self._used)

    def wanted(self, width: float) -> float:
        """Return the height at which all words of a sheet of this width are in sight."""
        return self._height(self._columns(width), width) + self._frame

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet and its head."""
        if self._is_low:
            canvas.panel(self.rect, fill="lit", lift=8)
            canvas.box(self.rect, None, radius=10, line="lapis", width=3)
        else:
            paint_sheet(canvas, self.rect, text("hint-why-title"), "lapis", "text_soft")
        if len(self._used) > 1 and self._has_two_moves:
            x = self._second.rect.left
            canvas.line((x, self.rect.top + self._head + 6), (x, self.rect.bottom - 10), "panel_hairline")


class _PassageView(Widget):
    """A passage: its heading over its sentences, with the pieces of its move and its sum before both."""

    def __init__(self, shell: Shell, passage: Passage, brush: Brush | None, piece: float, style: Style) -> None:
        super().__init__(shell)
        self._piece = piece
        self._gap = _BELOW if style is _STYLE else _LOW_BELOW
        self._brush = brush
        self._pieces = PieceRow(passage.pieces if brush is not None else (), piece)
        self._sum = passage.sum if self._pieces.width and piece > _PIECE else ""
        self._wide = max(self._pieces.width, shell.types.width(self._sum, _SUM) if self._sum else 0.0)
        self._indent = self._wide + 10 if self._wide else 0.0
        heading: list[Widget] = [_Heading(shell, passage.heading, passage.mark, style)] if passage.heading else []
        self.add(*heading, *(_Sentence(shell, sentence, style) for sentence in passage.sentences))

    def measure(self, width: float) -> tuple[float, float]:
        """Return the height of the words, or of the pieces if they are higher."""
        least = self._piece + 2 if self._indent else 0.0
        if self._sum:
            least += self.shell.types.line_height(_SUM) + _AROUND_SUM
        return width, max(least, column_height(self.children, width - self._indent, gap=self._gap))

    def place(self, rect: pygame.FRect) -> None:
        """Lay the words out beside the pieces."""
        super().place(rect)
        column(self.children, trim(rect, left=self._indent), gap=self._gap)

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
        self._indent = 0.0 if mark is None else 2 * _SMALL_SIGN + 6

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
        return width, self.laid_out(width - 16).height

    def draw_self(self, canvas: Canvas) -> None:
        """Draw dot and sentence."""
        high = canvas.types.line_height(self.style)
        canvas.disc((self.rect.left + 5, self.rect.top + high / 2), 3.5, "lapis")
        canvas.paragraph(self.laid_out(self.rect.width - 16), (self.rect.left + 16, self.rect.top), self.colour)
