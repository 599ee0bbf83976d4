"""The panel of cards or tiles: the number of each kind, and their places as far as the viewer knows."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.locale import text
from game.ui.boards.values import CardCount
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, Style
from game.ui.widgets.button import Button
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

_HEAD = Style("sans", 15, bold=True, leading=1.15)
_FIGURE = Style("sans", 18, bold=True)


class CardsPanel(Stage):
    """A grid with a row for each kind of card and a column for each place."""

    is_overlay = True

    def __init__(self, shell: Shell, game: str, shares: Sequence[CardCount]) -> None:
        super().__init__(shell)
        self.game = game
        self.shares = list(shares)
        self.default_focus = "close"
        self._sheet = pygame.FRect(0, 0, 0, 0)
        self._columns: list[float] = []

    def build(self) -> None:
        """Put the sheet and its button."""
        shell = self.shell
        places = len(self.shares[0].places) if self.shares else 0
        across = min(118.0 * shell.types.size, (self.size[0] - 310) / (places + 2))
        width = 210 + across * (places + 2) + 56
        height = 96 + 46 * shell.types.size * (len(self.shares) + 1) + 76
        panel = Panel(shell, text(f"cards-title-{self.game}"), pad=26, lift=26)
        panel.place(pygame.FRect((self.size[0] - width) / 2, (self.size[1] - height) * 0.42, width, height))
        self._sheet = panel.inner
        self._columns = [panel.inner.left + 200 + across * (index + 0.5) for index in range(places + 2)]
        button = Button(shell, text("shell-close"), Pop, kind="primary", name="close")
        wide, high = button.measure(300)
        button.place(pygame.FRect(panel.rect.centerx - wide / 2, panel.inner.bottom - high, wide, high))
        panel.add(button)
        self.root.add(panel)

    def narration(self) -> Sequence[str]:
        """Return the rows, each figure with its head."""
        rows = []
        for share in self.shares:
            cells = [(text("cards-total"), str(share.total)), *share.places, (text("cards-hidden"), str(share.hidden))]
            rows.append(f"{share.title}: {', '.join(f'{head} {figure or 0}' for head, figure in cells)}")
        return rows

    def paint_over(self, canvas: Canvas) -> None:
        """Draw head and rows."""
        if not self.shares:
            return
        step = 46 * canvas.types.size
        y = self._sheet.top + 12
        heads = [text("cards-total"), *(place for place, _ in self.shares[0].places), text("cards-hidden")]
        wide = self._columns[1] - self._columns[0] - 4
        longest = max(
            (word for head in heads for word in head.split()), key=lambda word: canvas.types.width(word, _HEAD)
        )
        style = canvas.types.fitted(longest, _HEAD, wide)
        top = y + step / 2 - 2 * canvas.types.line_height(style)
        for x, head in zip(self._columns, heads, strict=True):
            canvas.rich(head, pygame.FRect(x - wide / 2, top, wide, 40), style, "text_soft", align=0.5)
        for share in self.shares:
            y += step
            canvas.line((self._sheet.left, y - step / 2 + 4), (self._sheet.right, y - step / 2 + 4), "panel_hairline")
            canvas.picture(share.icon, pygame.FRect(self._sheet.left, y - 12, 34, 34))
            style = canvas.types.fitted(share.title, BODY, 150)
            canvas.text(share.title, (self._sheet.left + 44, y + 5), style, middle=True, width=150)
            figures = [str(share.total), *(figure for _, figure in share.places), str(share.hidden or "")]
            for x, figure in zip(self._columns, figures, strict=True):
                canvas.text(figure, (x, y + 5), _FIGURE, align=0.5, middle=True)
