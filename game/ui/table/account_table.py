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
from game.ui.drawing.text import BODY, CAPTION, SMALL, SMALLEST
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell
from game.ui.window.display import Point, Size

_FACE = 21.0
"""The radius of a portrait."""
_NAMES, _LESS, _NARROW = 0.3, 0.25, 760.0
"""The share of the width for the player's name, and what it is below a width at normal text size."""
_RESULT = 1.6
"""The width of the last column, which has words below its figure, as a share of the others."""
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


def _beside(rate: tuple[str, str]) -> str:
    """Return an error rate and its level in one line."""
    return " · ".join(filter(None, rate))


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
        return in_a_row([self._seats[seat].name, *self.rates[seat], ", ".join([*figures, self._expected(seat)])])

    def _figure(self, name: str, seat: int) -> str:
        share = getattr(self.accounts[seat], name)
        return signed(share) if name in _COLOURS else text("percent", count=round(100 * share))

    def _expected(self, seat: int) -> str:
        return text("analysis-expected", percent=rounded(self.accounts[seat].expected))

    @property
    def _head(self) -> float:
        return self.shell.types.line_height(CAPTION) + 6

    def _is_narrow(self, width: float) -> bool:
        """Return whether the words of a row stand on a line of their own below the figures."""
        return width < _NARROW * self.shell.types.size

    def _figures_high(self, width: float) -> float:
        """Return the height of figures and bars, and in a wide table of the words beside the bars."""
        types = self.shell.types
        return types.line_height(BODY) + (_BAR + 16 if self._is_narrow(width) else types.line_height(SMALL) + 10)

    def _step(self, width: float) -> float:
        small = self.shell.types.line_height(SMALL)
        below = small + 6 if self._is_narrow(width) else 0.0
        return self._figures_high(width) + below + small * (self._rate_lines(width) - 1)

    def _rate_room(self, width: float) -> float:
        """Return the room for an error rate with its level."""
        return (width * 0.6 if self._is_narrow(width) else width * _NAMES) - 2 * _FACE - 20

    def _rate_lines(self, width: float) -> int:
        """Return the lines that an error rate and its level take: one if all fit beside each other, or else two."""
        types, room = self.shell.types, self._rate_room(width)
        return 1 if all(types.width(_beside(rate), SMALL.sized(SMALLEST)) <= room for rate in self.rates) else 2

    def measure(self, width: float) -> Size:
        """Return the full width and the height of all rows."""
        return width, self._head + self._step(width) * len(self.accounts)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the heads and the rows."""
        rect = self.rect
        is_narrow, high, step = self._is_narrow(rect.width), self._figures_high(rect.width), self._step(rect.width)
        share, last = (_LESS, 1.0) if is_narrow else (_NAMES, _RESULT)
        names = rect.width * share
        across = (rect.width - names) / (len(ACCOUNTS) - 1 + last)
        cells = [pygame.FRect(rect.left + names + across * index, 0, across, high) for index in range(len(ACCOUNTS))]
        cells[-1].width *= last
        heads, style = canvas.types.heads([text(f"analysis-{name}") for name in ACCOUNTS], across - 6)
        for cell, words in zip(cells, heads, strict=True):
            canvas.text(words, (cell.centerx, rect.top), style, "text_soft", align=0.5, width=cell.width)
        for seat in range(len(self.accounts)):
            row = pygame.FRect(rect.left, rect.top + self._head + step * seat, rect.width, step)
            canvas.line(row.topleft, row.topright, "panel_hairline")
            face = row.left + _FACE, row.top + high / 2
            paint_sitter(canvas, seat, self._seats[seat], face, min(_FACE, high / 2 - 3))
            left = row.left + 2 * _FACE + 12
            canvas.text(self._seats[seat].name, (left, row.top + 4), BODY.bolder(), width=names - 2 * _FACE - 20)
            y = row.top + (high - 4 if is_narrow else 4 + canvas.types.line_height(BODY))
            self._draw_rate(canvas, (left, y), seat)
            for cell, name in zip(cells, ACCOUNTS, strict=True):
                self._draw_account(canvas, pygame.FRect(cell.left, row.top, cell.width, high), name, seat)
            words, room = self._expected(seat), rect.width * 0.4 if is_narrow else cells[-1].width - 4
            style = canvas.types.fitted(words, SMALL, room)
            if is_narrow:
                canvas.text(words, (row.right - 12, y), style, "text_soft", align=1.0, width=room)
            else:
                canvas.text(words, (cells[-1].centerx, y), style, "text_soft", align=0.5, width=room)

    def _draw_rate(self, canvas: Canvas, at: Point, seat: int) -> None:
        """Draw the error rate and the level with a similar one, beside or below each other."""
        rate, room = self.rates[seat], self._rate_room(self.rect.width)
        lines = [_beside(rate)] if self._rate_lines(self.rect.width) == 1 else [each for each in rate if each]
        for number, line in enumerate(lines):
            place = at[0], at[1] + number * canvas.types.line_height(SMALL)
            canvas.text(line, place, canvas.types.fitted(line, SMALL, room), "text_soft", width=room)

    def _draw_account(self, canvas: Canvas, cell: pygame.FRect, name: str, seat: int) -> None:
        """Draw a figure, and below it a bar to the right for a gain, to the left for a loss."""
        share = getattr(self.accounts[seat], name)
        canvas.text(self._figure(name, seat), (cell.centerx, cell.top + 4), BODY.bolder(), align=0.5)
        if name not in _COLOURS:
            return
        y = cell.bottom - _BAR - 8
        half = cell.width / 2 - 10
        canvas.line((cell.centerx, y - 2), (cell.centerx, y + _BAR + 2), "text_soft", 1)
        wide = half * abs(share) / self._most
        if wide >= 1:
            bar = pygame.FRect(cell.centerx - (wide if share < 0 else 0), y, wide, _BAR)
            canvas.box(bar, _COLOURS[name], radius=2, line="ink", width=1)
