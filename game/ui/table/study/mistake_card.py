"""A costly decision as a card: the position, the move, the better move and why, and ways to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.analysis.ledger import JudgedDecision
from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import spoken
from game.ui.drawing.text import BODY, SMALL
from game.ui.layout import Edge, cut, grid, trim
from game.ui.table.study.curves import MarkKind, paint_mark
from game.ui.table.study.finding_panel import label_words, percent
from game.ui.table.study.position_picture import paint_sign
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import Row
from game.ui.widgets.label import Label
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_PAD, _GAP = 12.0, 6.0
_BADGE = 26.0
_SHAPE = 2.7
"""The width of the picture, as a multiple of its height."""
_SIGN = 9.0
_BUTTON = 32.0


@dataclass(frozen=True, slots=True)
class CostlyMove:
    """The words of a costly decision: both moves, and a sentence that compares them (empty if nothing is to be said).

    `number` is its place among the decisions shown, the costliest first.
    """

    number: int
    decision: JudgedDecision
    played: str
    better: str
    why: str

    @property
    def title(self) -> str:
        """The number of the decision."""
        return text("analysis-card", ply=self.decision.ply)

    @property
    def loss(self) -> str:
        """The loss in percent."""
        return text("analysis-card-loss", percent=percent(self.decision))


@dataclass(frozen=True, slots=True)
class CardActions:
    """The actions of a card: show the position at the table, make the decision again, play a new game from there."""

    look: Callback
    try_again: Callback
    play_on: Callback


class MistakeCard(Widget):
    """A card; `picture` returns the picture of the position for a size in real pixels, None while there is none."""

    def __init__(
        self,
        shell: Shell,
        mistake: CostlyMove,
        actions: CardActions,
        picture: Callable[[tuple[int, int]], pygame.Surface | None],
        *,
        is_first: bool = False,
    ) -> None:
        super().__init__(shell, name=f"card-{mistake.decision.ply}")
        self.mistake = mistake
        ply = mistake.decision.ply
        self.picture = _Picture(shell, mistake, actions.look, picture)
        self._words: list[Widget] = [
            _Signed(shell, text("analysis-played", move=mistake.played), is_better=False),
            _Signed(shell, text("finding-best", move=mistake.better), is_better=True),
        ]
        if mistake.why:
            self._words.append(Label(shell, mistake.why, SMALL, "text_soft", name=f"why-{ply}"))
        buttons = [
            Button(
                shell, text("finding-try"), actions.try_again, kind="hero" if is_first else "quiet",
                name=f"try-{ply}", style=SMALL, height=_BUTTON,
            ),
            Button(
                shell, text("finding-play-on"), actions.play_on, name=f"play-{ply}", style=SMALL, height=_BUTTON,
            ),
        ]  # fmt: skip
        self._buttons = Row(shell, [(button, 1.0) for button in buttons], gap=8)
        self.add(self.picture, *self._words, self._buttons)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a group, named by the decision and its loss."""
        mistake = self.mistake
        loss = f"{mistake.loss} {text('analysis-of-a-game')}"
        words = text("name-figure", name=mistake.title, figure=f"{label_words(mistake.decision)}, {loss}")
        return Accessible(Role.GROUP, spoken(words))

    @property
    def _head(self) -> float:
        return max(_BADGE, self.shell.types.line_height(BODY)) + 10

    def _heights(self, width: float) -> list[float]:
        inside = width - 2 * _PAD
        return [part.measure(inside)[1] for part in (*self._words, self._buttons)]

    def measure(self, width: float) -> Size:
        """Return the width and the height of all parts."""
        heights = self._heights(width)
        return width, self._head + width / _SHAPE + sum(heights) + _GAP * (len(heights) + 1) + _PAD

    def place(self, rect: pygame.FRect) -> None:
        """Place head, picture and words from the top, and the buttons at the bottom."""
        super().place(rect)
        picture, rest = cut(trim(rect, top=self._head), Edge.TOP, rect.width / _SHAPE, _GAP)
        self.picture.place(trim(picture, left=1, right=1))
        rest = trim(rest, left=_PAD, right=_PAD, bottom=_PAD)
        foot, rest = cut(rest, Edge.BOTTOM, self._buttons.measure(rest.width)[1])
        self._buttons.place(foot)
        for part in self._words:
            place, rest = cut(rest, Edge.TOP, part.measure(rest.width)[1], _GAP)
            part.place(place)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the card, its number, its decision and its loss."""
        rect, mistake, types = self.rect, self.mistake, canvas.types
        canvas.box(rect, "field", radius=8, line="panel_line", width=1.5)
        at = rect.left + _PAD + _BADGE / 2, rect.top + 6 + _BADGE / 2
        paint_mark(canvas, at, MarkKind.MISTAKE, "danger", mistake.number)
        middle, bold = rect.top + 6 + _BADGE / 2, BODY.bolder()
        left, right = rect.left + _PAD + _BADGE + 8, rect.right - _PAD
        right -= canvas.text(mistake.loss, (right, middle), bold, "danger", align=1.0, middle=True) + 8
        left += canvas.text(mistake.title, (left, middle), bold, middle=True, width=right - left) + 8
        label = label_words(mistake.decision)
        if types.width(label, SMALL) <= right - left:
            canvas.text(label, (left, middle), SMALL, "text_soft", middle=True)


class _Picture(Pressable):
    """The picture of the position, which leads to the table."""

    def __init__(
        self,
        shell: Shell,
        mistake: CostlyMove,
        on_press: Callback,
        picture: Callable[[tuple[int, int]], pygame.Surface | None],
    ) -> None:
        super().__init__(shell, on_press, name=f"mistake-{mistake.decision.ply}")
        self.tooltip = text("analysis-card-look")
        self._mistake = mistake
        self._picture = picture

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button that shows the position."""
        name = text("name-figure", name=self._mistake.title, figure=text("analysis-card-look"))
        return Accessible(Role.BUTTON, name, can_press=True)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the picture, or its ground until there is one."""
        place = canvas.display.px_rect(self.rect)
        found = self._picture(place.size)
        if found is None:
            canvas.box(self.rect, "quiet", radius=0)
        else:
            canvas.surface.blit(found, place)
        lit = self.is_lit
        canvas.box(self.rect, None, radius=0, line="focus" if lit else "panel_line", width=3 if lit else 1)


class _Signed(Label):
    """The text of a move after its sign."""

    def __init__(self, shell: Shell, words: str, *, is_better: bool) -> None:
        super().__init__(shell, words, SMALL.bolder() if is_better else SMALL)
        self._is_better = is_better

    def measure(self, width: float) -> Size:
        """Return the size beside the sign."""
        inset = 2 * _SIGN + 8
        return width, max(2 * _SIGN, self.laid_out(width - inset).height)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw sign and words."""
        inset, high = 2 * _SIGN + 8, canvas.types.line_height(SMALL)
        at = (self.rect.left + _SIGN, self.rect.top + max(_SIGN, high / 2))
        paint_sign(canvas, at, _SIGN, is_better=self._is_better)
        words = self.laid_out(self.rect.width - inset)
        canvas.paragraph(words, (self.rect.left + inset, self.rect.top), self.colour)


class CardRow(Widget):
    """Cards of equal width side by side, all as tall as the tallest; `across` is how many fit."""

    def __init__(self, shell: Shell, cards: Sequence[MistakeCard], across: int, gap: float = 14.0) -> None:
        super().__init__(shell)
        self._cards = tuple(cards)
        self._across = across
        self._gap = gap
        self.add(*cards)

    def _wide(self, width: float) -> float:
        return (width - self._gap * (self._across - 1)) / self._across

    def measure(self, width: float) -> Size:
        """Return the full width and the height of the tallest card."""
        return width, max(card.measure(self._wide(width))[1] for card in self._cards)

    def place(self, rect: pygame.FRect) -> None:
        """Put the cards side by side."""
        super().place(rect)
        places = grid(rect, self._across, rect.height, len(self._cards), (self._gap, 0))
        for card, place in zip(self._cards, places, strict=True):
            card.place(place)
