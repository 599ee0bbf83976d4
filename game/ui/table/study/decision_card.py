"""A decision as a card: its position, its move beside another and why, and ways to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf

import pygame

from game.analysis.ledger import JudgedDecision
from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import spoken
from game.ui.drawing.text import BODY, SMALL
from game.ui.layout import Edge, cut, grid, trim
from game.ui.table.study.curves import MarkKind, paint_mark
from game.ui.table.study.finding_panel import label_words
from game.ui.table.study.move_pair import MoveLines, MoveLook, MovePair
from game.ui.table.study.position_picture import paint_sign
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import Row
from game.ui.widgets.label import Label
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_PAD, _LITTLE, _GAP, _APART = 12.0, 8.0, 6.0, 14.0
"""The padding of a card, that of its moves, the gap between its parts, and the gap between two cards."""
_BADGE = 26.0
SHAPES = (2.5, 2.7, 3.0, 3.4, 4.6)
"""The width of the picture, as a multiple of its height: as usual, and lower where a curve above needs the room,
the last one only of wide cards.
"""
NO_PICTURE = inf
"""The shape of a card without the picture, whose place the pieces of the moves take where there are some."""
_HIGHEST = 1.6
"""The width of a picture that uses the room of a higher row, as a multiple of its height, at least."""
BUTTON = 32.0
"""The height of a button on a card."""


PictureOf = Callable[[tuple[int, int]], pygame.Surface | None]
"""Returns the picture of a position for a size in real pixels, None until there is one."""


@dataclass(frozen=True, slots=True)
class CardWords:
    """The words of a decision; `moves` are the move played and perhaps a better one.

    `figure` tells its loss, or its lead, in percent of a game, `why` the reasons, '' for none. `number` is its place
    among the decisions shown, the costliest first; a card with 0 stands for itself, and has the sign of a good or a bad
    move.
    """

    decision: JudgedDecision
    title: str
    figure: str
    moves: Sequence[MoveLook]
    why: str
    number: int = 0
    brief: str = ""
    """The weightiest reason, for a card with little room."""

    @property
    def label(self) -> str:
        """The label of the decision in words; '' for a card without a number, whose title says it."""
        return label_words(self.decision) if self.number else ""

    @property
    def is_good(self) -> bool:
        """Whether the move played is the better one."""
        return self.moves[0].is_better

    @property
    def spoken(self) -> str:
        """The head of the card in the form for speech."""
        figure = ", ".join(filter(None, (self.label, f"{self.figure} {text('analysis-of-a-game')}")))
        return spoken(text("name-figure", name=self.title, figure=figure))


@dataclass(frozen=True, slots=True)
class _Room:
    """How a card uses its room: how much higher the picture is than its shape, or the pieces in its place, and whether
    only the weightiest reason is told.
    """

    more: float = 0.0
    is_brief: bool = True


class DecisionCard(Widget):
    """The card of a decision.

    `picture` returns the picture of the position for a size in real pixels, None until there is one; without it the
    pieces of the moves are large in its place. `look` shows the position at the table; `buttons` lead on from there.
    """

    def __init__(
        self,
        shell: Shell,
        words: CardWords,
        picture: PictureOf | None,
        look: Callback,
        buttons: Sequence[Button],
    ) -> None:
        super().__init__(shell, name=f"card-{words.decision.ply}")
        self.words = words
        self.picture = _Picture(shell, words, look, picture)
        has_pieces = any(move.pieces for move in words.moves)
        self._pair = MovePair(shell, words.moves) if has_pieces else None
        self._is_depicted = picture is not None
        self._parts: list[Widget] = [self._pair or MoveLines(shell, words.moves)]
        self._spare = 0.0 if has_pieces else MoveLines.SPARE
        self._why = _Why(shell, words.why, words.brief or words.why, f"why-{words.decision.ply}")
        if words.why:
            self._parts.append(self._why)
        self.shape = SHAPES[0]
        self._is_brief = False
        """Whether only the weightiest reason is told where the row has no room for all."""
        self._room = _Room(is_brief=False)
        self.shows_label = True
        """Whether the label stands beside the title."""
        self._buttons = Row(shell, [(button, 1.0) for button in buttons], gap=8)
        self.add(self.picture, *self._parts, self._buttons)

    def squeeze(self, shape: float, *, is_brief: bool) -> None:
        """Give the picture a shape, one of `SHAPES`, and tell all reasons or only the weightiest.

        With NO_PICTURE, leave it out; one that alone shows the moves stays as it is.
        """
        if shape != NO_PICTURE or self._pair is not None:
            self.shape = shape
        self._is_brief = is_brief
        self._use(_Room(is_brief=is_brief))

    def fill(self, width: float, high: float) -> None:
        """Use the room of a row `high` high: for all reasons, and for a higher picture or larger pieces."""
        self._use(_Room(is_brief=False))
        if self._is_brief and self._total(width) > high:
            self._use(_Room(is_brief=True))
        spare = max(0.0, high - self._total(width))
        more = min(spare, width / _HIGHEST - self._high(width)) if self._has_picture else spare
        self._use(_Room(max(0.0, more), is_brief=self._room.is_brief))

    def _use(self, room: _Room) -> None:
        self._room, self._why.is_brief = room, room.is_brief

    def accessible(self) -> Accessible | None:
        """Describe the widget as a group, named by the decision and its figure."""
        return Accessible(Role.GROUP, self.words.spoken)

    @property
    def _has_picture(self) -> bool:
        return self._is_depicted and self.shape != NO_PICTURE

    @property
    def _head(self) -> float:
        return max(_BADGE, self.shell.types.line_height(BODY)) + 10

    def _high(self, width: float) -> float:
        """Return the height of the picture, which has the room of moves without pieces; 0 without it."""
        return width / self.shape + self._spare + self._room.more if self._has_picture else 0.0

    def _heights(self, width: float) -> list[float]:
        if self._pair is not None and not self._has_picture:
            self._pair.enlarge(width / self.shape + self._room.more)
        insets = (_LITTLE if isinstance(part, MovePair) else _PAD for part in self._parts)
        heights = [part.measure(width - 2 * inset)[1] for part, inset in zip(self._parts, insets, strict=True)]
        return [*heights, self._buttons.measure(width - 2 * _PAD)[1]]

    def measure(self, width: float) -> Size:
        """Return the width and the height of all parts, without what `fill` adds."""
        room = self._room
        self._use(_Room(is_brief=self._is_brief))
        high = self._total(width)
        self._use(room)
        self._total(self.rect.width or width)  # leaves the pieces as large as they are drawn
        return width, high

    def _total(self, width: float) -> float:
        """Return the height of all parts."""
        heights = self._heights(width)
        return self._head + self._high(width) + sum(heights) + _GAP * (len(heights) + 1) + _PAD

    def place(self, rect: pygame.FRect) -> None:
        """Place head, picture and words from the top, and the buttons at the bottom."""
        super().place(rect)
        picture, rest = cut(trim(rect, top=self._head), Edge.TOP, self._high(rect.width), _GAP)
        rest = trim(rest, left=_PAD, right=_PAD, bottom=_PAD)
        foot, rest = cut(rest, Edge.BOTTOM, self._buttons.measure(rest.width)[1])
        self._buttons.place(foot)
        if not self._has_picture:
            rest = trim(rest, top=max(0.0, rect.height - self._total(rect.width)) / 2)
        for part in self._parts:
            aside = _PAD - _LITTLE if isinstance(part, MovePair) else 0.0
            place, rest = cut(rest, Edge.TOP, part.measure(rest.width + 2 * aside)[1], _GAP)
            part.place(trim(place, left=-aside, right=-aside))
        self.picture.is_shown = self._has_picture
        self.picture.place(trim(picture, left=1, right=1) if self._has_picture else self._parts[0].rect.copy())

    @property
    def has_room_for_label(self) -> bool:
        """Whether mark, title, label and figure fit beside each other."""
        types, bold, words = self.shell.types, BODY.bolder(), self.words
        taken = types.width(words.title, bold) + types.width(words.figure, bold) + types.width(words.label, SMALL)
        return taken + _BADGE + 3 * 8 <= self.rect.width - 2 * _PAD

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the card, its mark, its title, and its figure."""
        rect, words = self.rect, self.words
        canvas.box(rect, "field", radius=8, line="panel_line", width=1.5)
        at = rect.left + _PAD + _BADGE / 2, rect.top + 6 + _BADGE / 2
        if words.number:
            paint_mark(canvas, at, MarkKind.MISTAKE, "danger", words.number)
        else:
            paint_sign(canvas, at, _BADGE / 2, is_better=words.is_good)
        middle, bold = rect.top + 6 + _BADGE / 2, BODY.bolder()
        left, right = rect.left + _PAD + _BADGE + 8, rect.right - _PAD
        ink = "primary" if words.is_good else "danger"
        right -= canvas.text(words.figure, (right, middle), bold, ink, align=1.0, middle=True) + 8
        left += canvas.text(words.title, (left, middle), bold, middle=True, width=right - left) + 8
        if self.shows_label:
            canvas.text(words.label, (left, middle), SMALL, "text_soft", middle=True)


class _Picture(Pressable):
    """The picture of the position, or the pieces in its place, which leads to the table."""

    def __init__(
        self,
        shell: Shell,
        words: CardWords,
        on_press: Callback,
        picture: PictureOf | None,
    ) -> None:
        kind = "best" if words.is_good else "mistake"
        super().__init__(shell, on_press, name=f"{kind}-{words.decision.ply}")
        self.tooltip = text("analysis-card-look")
        self._title = words.title
        self._picture = picture
        self.is_shown = picture is not None
        """Whether the picture has a place of its own, and is not left out for the pieces."""

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button that shows the position."""
        name = text("name-figure", name=self._title, figure=text("analysis-card-look"))
        return Accessible(Role.BUTTON, name, can_press=True)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the picture, or its ground until there is one; where pieces lie in its place only that it is lit."""
        lit = self.is_lit
        if self._picture is None or not self.is_shown:
            if lit:
                canvas.box(self.rect, None, radius=4, line="focus", width=3)
            return
        place = canvas.display.px_rect(self.rect)
        found = self._picture(place.size)
        if found is None:
            canvas.box(self.rect, "quiet", radius=0)
        else:
            canvas.surface.blit(found, place)
        canvas.box(self.rect, None, radius=0, line="focus" if lit else "panel_line", width=3 if lit else 1)


class _Why(Label):
    """The reasons on a card, all or only the weightiest."""

    def __init__(self, shell: Shell, words: str, brief: str, name: str) -> None:
        super().__init__(shell, words, SMALL, "text_soft", name=name)
        self._whole, self._brief = words, brief

    @property
    def is_brief(self) -> bool:
        """Whether only the weightiest reason is told."""
        return self.markup == self._brief != self._whole

    @is_brief.setter
    def is_brief(self, value: bool) -> None:
        self.markup, self._laid = self._brief if value else self._whole, None


class CardRow(Widget):
    """Cards of equal width side by side, all as tall as the tallest; `across` is the number of columns.

    All show their labels or none does, so that no decision seems to have none.
    """

    def __init__(self, shell: Shell, cards: Sequence[DecisionCard], across: int) -> None:
        super().__init__(shell)
        self._cards = tuple(cards)
        self._across = across
        self.add(*cards)

    def squeeze(self, shape: float, *, is_brief: bool) -> None:
        """Squeeze all cards, see DecisionCard."""
        for card in self._cards:
            card.squeeze(shape, is_brief=is_brief)

    def _wide(self, width: float) -> float:
        return (width - _APART * (self._across - 1)) / self._across

    def measure(self, width: float) -> Size:
        """Return the full width and the height of the tallest card."""
        return width, max(card.measure(self._wide(width))[1] for card in self._cards)

    def place(self, rect: pygame.FRect) -> None:
        """Put the cards side by side."""
        super().place(rect)
        places = grid(rect, self._across, rect.height, len(self._cards), (_APART, 0))
        for card, place in zip(self._cards, places, strict=True):
            card.fill(place.width, place.height)
            card.place(place)
        has_room = all(card.has_room_for_label for card in self._cards)
        for card in self._cards:
            card.shows_label = has_room
