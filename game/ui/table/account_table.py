"""The ledger of every seat: a figure and a bar for each account."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.analysis.ledger import Account
from game.analysis.scale import nearest_level
from game.locale import text
from game.table.seats import Seat
from game.ui.boards.phrases import rounded, signed
from game.ui.boards.seat_head import paint_sitter
from game.ui.boards.seat_words import level_words
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import in_a_row
from game.ui.drawing.text import BODY, CAPTION, SMALL
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_FACE = 21.0
"""The radius of a portrait."""
_NAMES = 0.3
"""The share of the width for the player's name and the error rate."""
_BAR = 7.0
ACCOUNTS = ("start", "skill", "luck", "opponents", "unforeseen", "result")
_COLOURS = {"skill": "terracotta", "luck": "amber", "opponents": "lapis", "unforeseen": "stone"}


def rate_words(game: str, seats: int, rate: float | None) -> tuple[str, str]:
    """Return an error rate and the level with a similar one, '' where the levels were not measured.

    Negative measurements count as zero.
    """
    if rate is None:
        return text("analysis-rate-none"), ""
    level, is_last = nearest_level(game, seats, rate)
    key = "analysis-like-or-better" if is_last else "analysis-like"
    words = text(key, level=level_words(level)) if level else ""
    return text("analysis-rate", rate=max(0, round(1000 * rate))), words


class AccountTable(Widget):
    """A row for each seat: name, error rate with its level, then the accounts, which add up to the result."""

    def __init__(self, shell: Shell, game: str, seats: Sequence[Seat], accounts: Sequence[Account]) -> None:
        super().__init__(shell, name="accounts")
        self._seats = tuple(seats)
        self.accounts = tuple(accounts)
        self.rates = [rate_words(game, len(accounts), one.error_rate) for one in accounts]
        self._most = max(abs(getattr(one, name)) for one in accounts for name in _COLOURS) or 1.0

    def accessible(self) -> Accessible | None:
        """Return it as a list with a row for each player."""
        rows = [Accessible(Role.TEXT, self._row_words(seat)) for seat in range(len(self.accounts))]
        return Accessible(Role.LIST, text("spoken-table"), parts=tuple(rows))

    def _row_words(self, seat: int) -> str:
        figures = [f"{text(f'analysis-{name}')} {self._figure(name, seat)}" for name in ACCOUNTS]
        return in_a_row([self._seats[seat].name, *self.rates[seat], ", ".join([*figures, self._adjusted(seat)])])

    def _figure(self, name: str, seat: int) -> str:
        share = getattr(self.accounts[seat], name)
        return signed(share) if name in _COLOURS else text("percent", count=round(100 * share))

    def _adjusted(self, seat: int) -> str:
        return text("analysis-adjusted", percent=rounded(self.accounts[seat].adjusted))

    @property
    def _head(self) -> float:
        return self.shell.types.line_height(CAPTION) + 6

    @property
    def _step(self) -> float:
        return self.shell.types.line_height(BODY) + self.shell.types.line_height(SMALL) + 10

    def measure(self, width: float) -> Size:
        """Return the full width and the height of all rows."""
        return width, self._head + self._step * len(self.accounts)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the heads and the rows."""
        rect = self.rect
        left = rect.left + rect.width * _NAMES
        across = rect.width * (1 - _NAMES) / len(ACCOUNTS)
        for index, name in enumerate(ACCOUNTS):
            words = text(f"analysis-{name}").upper()
            style = canvas.types.fitted(words, CAPTION, across - 8)
            canvas.text(words, (left + across * (index + 0.5), rect.top), style, "text_soft", align=0.5)
        for seat in range(len(self.accounts)):
            row = pygame.FRect(rect.left, rect.top + self._head + self._step * seat, rect.width, self._step)
            canvas.line(row.topleft, row.topright, "panel_hairline")
            self._draw_name(canvas, row, seat)
            for index, name in enumerate(ACCOUNTS):
                cell = pygame.FRect(left + across * index, row.top, across, row.height)
                self._draw_account(canvas, cell, name, seat)

    def _draw_name(self, canvas: Canvas, row: pygame.FRect, seat: int) -> None:
        who = self._seats[seat]
        paint_sitter(canvas, seat, who, (row.left + _FACE, row.centery), _FACE)
        left, room = row.left + 2 * _FACE + 12, row.width * _NAMES - 2 * _FACE - 20
        canvas.text(who.name, (left, row.top + 4), BODY.bolder(), width=room)
        line = " · ".join(filter(None, self.rates[seat]))
        y = row.top + 4 + canvas.types.line_height(BODY)
        canvas.text(line, (left, y), canvas.types.fitted(line, SMALL, room), "text_soft", width=room)

    def _draw_account(self, canvas: Canvas, cell: pygame.FRect, name: str, seat: int) -> None:
        """Draw a figure, and below it a bar to the right for a gain, to the left for a loss."""
        share = getattr(self.accounts[seat], name)
        canvas.text(self._figure(name, seat), (cell.centerx, cell.top + 4), BODY.bolder(), align=0.5)
        if name == "result":
            words = self._adjusted(seat)
            at = cell.centerx, cell.top + 4 + canvas.types.line_height(BODY)
            canvas.text(
                words, at, canvas.types.fitted(words, SMALL, cell.width - 4), "text_soft", align=0.5, width=cell.width
            )
        if name not in _COLOURS:
            return
        y = cell.bottom - _BAR - 8
        half = cell.width / 2 - 10
        canvas.line((cell.centerx, y - 2), (cell.centerx, y + _BAR + 2), "text_soft", 1)
        wide = half * abs(share) / self._most
        if wide >= 1:
            bar = pygame.FRect(cell.centerx - (wide if share < 0 else 0), y, wide, _BAR)
            canvas.box(bar, _COLOURS[name], radius=2, line="ink", width=1)
