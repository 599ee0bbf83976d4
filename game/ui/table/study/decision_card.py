"""A decision as a card: its position, its move beside another and why, and ways to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

import pygame

from game.analysis.ledger import JudgedDecision
from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out, spoken
from game.ui.drawing.text import BODY, SMALL
from game.ui.layout import Edge, cut, grid, trim
from game.ui.table.study.curves import MarkKind, paint_mark
from game.ui.table.study.finding_panel import label_words
from game.ui.table.study.move_pair import MoveLine, MoveLook, paint_moves
from game.ui.table.study.position_picture import Depicted, paint_sign
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import Row
from game.ui.widgets.label import Label
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_PAD, _GAP, _APART = 12.0, 6.0, 14.0
"""The padding of a card, the gap between its parts, and the gap between two cards."""
_BADGE, _BESIDE = 26.0, 8.0
"""The side of a card's number, and the room between the parts of its head."""
SHAPES = (1.8, 2.1, 2.5, 2.7, 3.0, 3.4, 4.6)
"""The width of the picture, as a multiple of its height: lower where a curve above needs the room, the last one only of
wide cards.
"""
_USUAL, _HIGHEST, _MOST = 2.5, 1.6, 210.0
"""The shape of a picture unless another is given, of the highest that uses the room of a higher row, and the greatest
height.
"""
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
class _Lines:
    """What all cards of a row have in common: the heights of head and picture and of the moves below it, and whether
    the labels stand below the titles.
    """

    head: float
    picture: float
    moves: Sequence[float]
    has_label_below: bool


class DecisionCard(Widget):
    """The card of a decision, a part of a CardRow.

    `picture` returns the picture of the position for a size in real pixels, None until there is one; with
    Depicted.ALONE it is the ground for the pieces of the moves, and with Depicted.PLACES these stand before the words.
    `look` shows the position at the table; `buttons` lead on from there.
    """

    def __init__(
        self,
        shell: Shell,
        words: CardWords,
        seen: Depicted,
        picture: PictureOf,
        look: Callback,
        buttons: Sequence[Button],
    ) -> None:
        super().__init__(shell, name=f"card-{words.decision.ply}")
        self.words = words
        self.picture = _Picture(shell, words, look, picture, words.moves if seen is Depicted.ALONE else ())
        self._moves = [MoveLine(shell, move, has_pieces=seen is Depicted.PLACES) for move in words.moves]
        self._why = _Why(shell, words.why, words.brief or words.why, f"why-{words.decision.ply}")
        self._why.is_visible = bool(words.why)
        self._lines = _Lines(0.0, 0.0, (), has_label_below=False)
        self._buttons = Row(shell, [(button, 1.0) for button in buttons], gap=8)
        self.add(self.picture, *self._moves, self._why, self._buttons)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a group, named by the decision and its figure."""
        return Accessible(Role.GROUP, self.words.spoken)

    def moves(self, width: float) -> list[float]:
        """Return the heights of the words of each move."""
        return [move.measure(width - 2 * _PAD)[1] for move in self._moves]

    def told(self, width: float, moves: Sequence[float], *, is_brief: bool) -> float:
        """Return the height of moves of these heights and the reasons, all or only the weightiest."""
        parts = [*moves[: len(self._moves)]]
        if self._why.is_visible:
            parts.append(self._why.height(width - 2 * _PAD, is_brief=is_brief))
        return sum(parts) + _GAP * (len(parts) - 1)

    def foot(self, width: float) -> float:
        """Return the height of the buttons with the room around them."""
        return 2 * _GAP + self._buttons.measure(width - 2 * _PAD)[1] + _PAD

    def has_room_for_label(self, width: float) -> bool:
        """Return whether mark, title, label and figure fit beside each other."""
        types, bold, words = self.shell.types, BODY.bolder(), self.words
        taken = types.width(words.title, bold) + types.width(words.figure, bold) + types.width(words.label, SMALL)
        return taken + _BADGE + 3 * _BESIDE <= width - 2 * _PAD

    def arrange(self, lines: _Lines, *, is_brief: bool) -> None:
        """Use the heights of a row from now on, and tell all reasons or only the weightiest."""
        self._lines = lines
        self._why.is_brief = is_brief

    def place(self, rect: pygame.FRect) -> None:
        """Place head, picture and words from the top, and the buttons at the bottom."""
        super().place(rect)
        lines = self._lines
        picture, rest = cut(trim(rect, top=lines.head), Edge.TOP, lines.picture, _GAP)
        self.picture.place(trim(picture, left=1, right=1))
        rest = trim(rest, left=_PAD, right=_PAD, bottom=_PAD)
        foot, rest = cut(rest, Edge.BOTTOM, self._buttons.measure(rest.width)[1])
        self._buttons.place(foot)
        for move, high in zip(self._moves, lines.moves, strict=False):  # one of two cards may have a single move
            place, rest = cut(rest, Edge.TOP, high, _GAP)
            move.place(place)
        self._why.place(cut(rest, Edge.TOP, self._why.measure(rest.width)[1])[0])

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the card, its mark, its title, and its figure."""
        rect, words, bold = self.rect, self.words, BODY.bolder()
        canvas.box(rect, "field", radius=8, line="panel_line", width=1.5)
        head = trim(cut(rect, Edge.TOP, self._lines.head)[0], left=_PAD, right=_PAD)
        at = head.left + _BADGE / 2, head.centery
        if words.number:
            paint_mark(canvas, at, MarkKind.MISTAKE, "danger", words.number)
        else:
            paint_sign(canvas, at, _BADGE / 2, is_better=words.is_good)
        left, right = head.left + _BADGE + _BESIDE, head.right
        ink = "primary" if words.is_good else "danger"
        right -= canvas.text(words.figure, (right, head.centery), bold, ink, align=1.0, middle=True) + _BESIDE
        if self._lines.has_label_below:
            title, label = canvas.types.line_height(bold), canvas.types.line_height(SMALL)
            top = head.centery - (title + label) / 2
            canvas.text(words.title, (left, top), bold, width=right - left)
            style = canvas.types.fitted(words.label, SMALL, right - left)
            canvas.text(words.label, (left, top + title), style, "text_soft", width=right - left)
            return
        left += canvas.text(words.title, (left, head.centery), bold, middle=True, width=right - left) + _BESIDE
        canvas.text(words.label, (left, head.centery), SMALL, "text_soft", middle=True)


class _Picture(Pressable):
    """The picture of the position, which leads to the table, with the pieces of `moves` on it, if there are any."""

    def __init__(
        self, shell: Shell, words: CardWords, on_press: Callback, picture: PictureOf, moves: Sequence[MoveLook]
    ) -> None:
        kind = "best" if words.is_good else "mistake"
        super().__init__(shell, on_press, name=f"{kind}-{words.decision.ply}")
        self.tooltip = text("analysis-card-look")
        self._title = words.title
        self._picture = picture
        self._moves = moves

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button that shows the position."""
        name = text("name-figure", name=self._title, figure=text("analysis-card-look"))
        return Accessible(Role.BUTTON, name, can_press=True)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the picture, or its ground until there is one, and the pieces on it."""
        place = canvas.display.px_rect(self.rect)
        found = self._picture(place.size) if canvas.theme.is_painted or not self._moves else None
        if found is None:
            canvas.box(self.rect, "quiet", radius=0)
        else:
            canvas.surface.blit(found, place)
        if self._moves:
            paint_moves(canvas, self.rect, self._moves)
        lit = self.is_lit
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

    def height(self, width: float, *, is_brief: bool) -> float:
        """Return the height of all reasons or of the weightiest."""
        words = self._brief if is_brief else self._whole
        return lay_out(words, width, self.shell.types, self.shell.theme, self.style).height


class CardRow(Widget):
    """Cards of equal width side by side, `across` of them, whose pictures and moves are at the same heights.

    The labels stand beside the titles of all cards, or below those of all where one has no room for it.
    """

    def __init__(self, shell: Shell, cards: Sequence[DecisionCard], across: int) -> None:
        super().__init__(shell)
        self._cards = tuple(cards)
        self._across = across
        self._shape = _USUAL
        self._is_brief = False
        """Whether only the weightiest reason is told on cards that have no room for all."""
        self.add(*cards)

    def squeeze(self, shape: float, *, is_brief: bool) -> None:
        """Give the pictures a shape, one of `SHAPES`, and tell all reasons or only the weightiest."""
        self._shape, self._is_brief = shape, is_brief

    def _wide(self, width: float) -> float:
        return (width - _APART * (self._across - 1)) / self._across

    def _lines(self, wide: float) -> _Lines:
        """Return the lines of cards of a width, whose pictures are as low as they can be."""
        types, below = self.shell.types, not all(card.has_room_for_label(wide) for card in self._cards)
        title = types.line_height(BODY) + below * types.line_height(SMALL)
        moves = [max(each) for each in zip_longest(*(card.moves(wide) for card in self._cards), fillvalue=0.0)]
        return _Lines(max(_BADGE, title) + 10, min(wide / self._shape, _MOST), moves, has_label_below=below)

    def _told(self, wide: float, moves: Sequence[float]) -> float:
        return max(card.told(wide, moves, is_brief=self._is_brief) for card in self._cards)

    def measure(self, width: float) -> Size:
        """Return the full width, and the height of all parts, each that of the tallest of its kind."""
        wide = self._wide(width)
        lines = self._lines(wide)
        foot = max(card.foot(wide) for card in self._cards)
        return width, lines.head + lines.picture + _GAP + self._told(wide, lines.moves) + foot

    def place(self, rect: pygame.FRect) -> None:
        """Put the cards side by side, with higher pictures where there is room, and then with all reasons."""
        super().place(rect)
        wide = self._wide(rect.width)
        lines, spare = self._lines(wide), max(0.0, rect.height - self.measure(rect.width)[1])
        more = max(0.0, min(spare, min(wide / _HIGHEST, _MOST) - lines.picture))
        lines, room = replace(lines, picture=lines.picture + more), self._told(wide, lines.moves) + spare - more
        places = grid(rect, self._across, rect.height, len(self._cards), (_APART, 0))
        for card, place in zip(self._cards, places, strict=True):
            card.arrange(lines, is_brief=self._is_brief and card.told(wide, lines.moves, is_brief=False) > room)
            card.place(place)
