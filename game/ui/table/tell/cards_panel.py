"""The panel of cards or tiles: the number of each kind, and their places as far as the viewer knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame

from game.locale import optional, text
from game.ui.boards.kit.values import CardCount
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import BODY, SMALL, Style
from game.ui.layout import Edge, abreast, around, cut, first_fitting, placed, trim
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

_FIGURE, _COUNT = Style("serif", 25, bold=True), SMALL.bolder()
_ACROSS, _CARD = 134.0, (92.0, 118.0)
"""The width of a kind with its figures, at normal text size, and the size of its card."""
_FACE = (0.5, 0.4)
"""The part of a picture that stays visible."""
_BADGE, _GAP, _APART, _PAD = 21.0, 16.0, 15.0, 26.0
"""The radius of a badge, the gaps between two rows and two kinds, and the edge of the sheet."""
_ENDLESS = 10_000.0
"""A width in which no words need a second line."""
_BESIDE = 5.0
"""The room between words and their figure."""


class CardsPanel(Stage):
    """A picture of each kind of card with the number unseen, and below it the places of the others."""

    is_overlay = True

    def __init__(self, shell: Shell, game: str, count: Callable[[], Sequence[CardCount]]) -> None:
        """`count` returns the kinds with their words in the language in use."""
        super().__init__(shell)
        self.game = game
        self._count = count
        self.counts: Sequence[CardCount] = ()
        self.default_focus = "close"
        self._cells: list[pygame.FRect] = []

    @property
    def _note(self) -> str:
        """What the kinds of this game count, '' where it needs no word."""
        return optional(f"cards-note-{self.game}")

    def _rows(self, kind: CardCount) -> list[tuple[str, str]]:
        """Return words and figures below a card: those unseen of all, then the places that have some."""
        unseen = text("cards-of", count=kind.hidden, total=kind.total)
        return [(text(kind.hidden_key), unseen), *((place, figure) for place, figure in kind.places if figure)]

    def build(self) -> None:
        """Put the sheet, the room for each kind on it, and the button: in as few rows as text size and window allow."""
        self.counts = self._count()
        shell, count = self.shell, max(1, len(self.counts))
        room = self.size[0] - 2 * _PAD - 28
        wanted = max(_ACROSS * shell.types.size, self._widest())
        most = max(1, int((room + _APART) // (wanted + _APART)))
        panel = Panel(shell, text(f"cards-title-{self.game}"), pad=_PAD, lift=26)
        button = Button(shell, text("shell-close"), Pop, kind="primary", name="close")
        wide, high = button.measure(300)
        note = Label(shell, self._note, SMALL, "text_soft", name="note")
        below = note.measure(room)[1] + 8 if self._note else 0.0

        def in_rows(many: int) -> tuple[int, float, list[list[CardCount]], list[float], float]:
            across = min(wanted, (room + _APART) / many - _APART)
            rows = [list(self.counts[at : at + many]) for at in range(0, count, many)]
            heights = [max((self._height(one, across) for one in row), default=0.0) for row in rows]
            return (
                many,
                across,
                rows,
                heights,
                panel.head + below + 2 * _PAD + 4 + sum(heights) + _GAP * len(rows) + high,
            )

        many, across, rows, heights, height = first_fitting(
            (in_rows(-(-count // rows)) for rows in range(-(-count // most), 0, -1)),
            lambda found: found[-1] <= self.size[1] - 16,
        )
        width = max((across + _APART) * many - _APART, note.measure(room)[0]) + 2 * _PAD
        panel.place(placed(self.screen, width, height, down=0.42))
        words, rest = cut(trim(panel.inner, top=4), Edge.TOP, below)
        self._cells = []
        for row, tall in zip(rows, heights, strict=True):
            strip, rest = cut(rest, Edge.TOP, tall, _GAP)
            self._cells += abreast(strip, [across] * len(row), _APART)
        button.place(placed(panel.inner, wide, high, down=1.0))
        panel.add(button)
        if self._note:
            note.place(words)
            panel.add(note)
        self.root.add(panel)

    def _laid_out(self, kind: CardCount, width: float) -> list[tuple[Paragraph, str]]:
        """Return the rows below a card, with their words in lines that leave the figures room."""
        types, theme = self.shell.types, self.shell.theme
        return [
            (lay_out(words, width - types.width(figure, _COUNT) - _BESIDE, types, theme, SMALL), figure)
            for words, figure in self._rows(kind)
        ]

    def _widest(self) -> float:
        """Return the width in which no words of any kind need a second line."""
        types, theme = self.shell.types, self.shell.theme
        rows = [row for kind in self.counts for row in self._rows(kind)]
        widths = (
            lay_out(words, _ENDLESS, types, theme, SMALL).width + types.width(figure, _COUNT) for words, figure in rows
        )
        return max(widths, default=0.0) + _BESIDE + 1

    def _height(self, kind: CardCount, width: float) -> float:
        rows = self._laid_out(kind, width)
        return _CARD[1] + 12 + self.shell.types.line_height(BODY) + sum(words.height for words, _ in rows)

    def narration(self) -> Sequence[str]:
        """Return each kind with its figures as accessible text."""
        rows = []
        for kind in self.counts:
            cells = [(text("cards-total"), str(kind.total)), *kind.places, (text(kind.hidden_key), str(kind.hidden))]
            told = ", ".join(f"{head} {figure or 0}" for head, figure in cells)
            rows.append(text("name-figure", name=kind.title, figure=told))
        return rows

    def paint_over(self, canvas: Canvas) -> None:
        """Draw the cards with their figures."""
        for kind, cell in zip(self.counts, self._cells, strict=True):
            self._paint_kind(canvas, kind, cell)
        for left, right in pairwise(self._cells):
            if left.top == right.top:
                middle, top = (left.right + right.left) / 2, left.top + _CARD[1] + 12
                canvas.line((middle, top), (middle, left.bottom), "panel_hairline")

    def _paint_kind(self, canvas: Canvas, kind: CardCount, cell: pygame.FRect) -> None:
        card = placed(cell, *_CARD, down=0.0)
        canvas.shadow(card, spread=8, radius=8)
        canvas.box(card, "field", radius=8)
        is_painted = canvas.theme.is_painted and canvas.painting(kind.picture, card, radius=8, middle=_FACE)
        if not is_painted:
            canvas.picture(kind.icon, around(card.center, _CARD[0] * 0.8))
        canvas.box(card, None, radius=8, line="panel_line", width=1.6)
        badge = card.right - 6, card.bottom - 8
        fill, line, ink = ("deep_nile", "linen", "text_on_dark") if kind.hidden else ("field", "stone", "text_soft")
        canvas.disc(badge, _BADGE, fill, line=line, width=2)
        canvas.text(
            str(kind.hidden),
            badge,
            _FIGURE.sized(_FIGURE.size / canvas.types.size),
            ink,
            align=0.5,
            middle=True,
        )
        y = card.bottom + 10
        style = canvas.types.fitted(kind.title, BODY.bolder(), cell.width)
        canvas.text(kind.title, (cell.centerx, y), style, align=0.5, width=cell.width)
        y += canvas.types.line_height(BODY)
        for words, figure in self._laid_out(kind, cell.width):
            last = y + words.height - words.line_height
            canvas.text(figure, (cell.right, last), _COUNT, align=1.0)
            canvas.paragraph(words, (cell.left, y), "text_soft")
            y += words.height
