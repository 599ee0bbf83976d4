"""A player's decisions in an analysed game: the average loss, the mistakes, and sentences about the other accounts."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.analysis.ledger import Account, JudgedDecision
from game.analysis.par import Par
from game.analysis.scale import nearest_level
from game.analysis.story import POOR
from game.locale import text
from game.match.seats import Seat
from game.ui.boards.kit.phrases import rounded
from game.ui.boards.kit.seat_head import paint_sitter
from game.ui.boards.kit.seat_words import level_words
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import spoken
from game.ui.drawing.text import BODY, SMALL, SUBHEADING, Style
from game.ui.layout import Edge, abreast, cut, placed, trim
from game.ui.table.study.par_bars import LossBars, ParBars, PlayerBars
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.flow import Column, column, column_height
from game.ui.widgets.label import Label, Rule
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_FIGURE = Style("serif", 34, bold=True, leading=1.1)
_SUM = Style("sans", 16, leading=1.25)
_TWO_COLUMNS, _GUTTER = 620.0, 28.0
"""The width from which the bars stand beside the other parts, at normal text size, and the room between them."""
_FACE, _BESIDE_FACE, _GAP = 22.0, 10.0, 7.0
"""The radius of the face, the room beside it, and the gap between two parts."""
ACCOUNTS = ("skill", "opponents", "luck", "unforeseen")
"""The accounts told in words, by the names of their fields."""
_NOTHING, _WHOLE = 0.015, 0.995
"""Shares of a game below which it counts as next to nothing, and from which as more than a whole game."""
_VAGUE = 0.2
"""The margin of error, as a share of a game, from which on no figure tells what the draws were worth."""
_AIRIEST = 12.0
"""How much wider than usual a gap between two parts is at most where the panel has more room than it needs."""


def rate_words(game: str, seats: int, rate: float | None) -> tuple[str, str]:
    """Return the average loss per decision, and the level with a similar one ('' where none was measured), as texts.

    `rate` is a share of a game; one below 0 counts as 0, and None means that no decision was measured.
    """
    if rate is None:
        return text("analysis-rate-none"), ""
    level, is_last = nearest_level(game, seats, rate)
    key = "analysis-like-or-better" if is_last else "analysis-like"
    words = text(key, level=level_words(level)) if level else ""
    return text("analysis-rate", rate=100 * max(0.0, rate)), words


def account_words(name: str, share: float, *, is_own: bool = False) -> str:
    """Return the sum of an account (a name of ACCOUNTS) as a sentence, which addresses the player where it `is_own`.

    `share` is the sum as a share of a game; from nearly a whole game on, no figure is told.
    """
    size = abs(share)
    sign = "none" if size < _NOTHING else "plus" if share > 0 else "minus"
    words = text("analysis-share-whole") if size >= _WHOLE else text("analysis-share", percent=round(100 * size))
    return text(f"analysis-sum-{name}", who="own" if is_own else "other", sign=sign, share=words)


def sum_figure(share: float) -> str:
    """Return the sum of an account in per cent of a game; from nearly a whole game on only that it is more."""
    sign = "+" if share > 0 else "−"
    if abs(share) < _NOTHING:
        return "0"
    if abs(share) >= _WHOLE:
        return f"{'>' if share > 0 else '<'} {sign}100"
    return f"{sign}{round(100 * abs(share))}"


def accuracy_words(doubt: float) -> str:
    """Return a sentence on the accuracy of the accounts; `doubt` is their standard error as a share of a game."""
    words = text("analysis-share-whole") if doubt >= _WHOLE else text("analysis-share", percent=round(100 * doubt))
    return text("analysis-accuracy", share=words)


class PerformancePanel(Widget):
    """The account of one seat, led by its average loss per decision and the number of its mistakes."""

    def __init__(
        self,
        shell: Shell,
        game: str,
        seats: Sequence[Seat],
        account: Account,
        decisions: Sequence[JudgedDecision],
        par: Par | None = None,
        *,
        is_own: bool = False,
    ) -> None:
        """`decisions` are those of all seats; with `is_own` the sentences address the player.

        Where the decisions were compared with those of levels, `par` is shown instead of the similar level.
        """
        super().__init__(shell, name="performance")
        self.account = account
        self._seat = seats[account.seat]
        mine = [one for one in decisions if one.seat == account.seat]
        self.mistakes, self.decisions = sum(one.label in POOR for one in mine), len(mine)
        self.rate, level = rate_words(game, len(seats), account.error_rate)
        parts: list[Widget] = []
        self._title = text("analysis-average") if account.error_rate is not None else self.rate
        if account.error_rate is not None:
            figure = text("profile-percent", percent=100 * max(0.0, account.error_rate))
            parts.append(_LargeFigure(shell, figure, text("analysis-of-a-game"), self.rate, name="average"))
        if level and par is None:
            parts.append(Label(shell, level, BODY.bolder(), "link", name="level"))
        if account.error_rate is not None:
            count = text("analysis-mistake-count", count=self.mistakes, decisions=self.decisions)
            parts.append(Label(shell, count, BODY, name="mistake-count"))
        self._bars: list[LossBars] = []
        if par is not None:
            self._bars.append(ParBars(shell, par, account.seat, self._seat))
        elif decisions:
            self._bars.append(PlayerBars(shell, seats, decisions, account.seat))
        self.high = 0.0
        """The least height, over which the parts are spread."""
        self._luck = [Rule(shell), *self._luck_words(is_own=is_own)]
        self._parts = parts
        self.add(*parts, *self._bars, *self._luck)

    def _luck_words(self, *, is_own: bool) -> list[Widget]:
        """Return what the draws were worth with its margin of error, and the result without them; words alone where
        that is hardly known.
        """
        shell, account = self.shell, self.account
        name = text("analysis-sums-luck", who="own" if is_own else "other")
        if account.doubt >= _VAGUE or abs(account.luck) <= account.doubt:
            unclear = Label(shell, text("analysis-luck-unclear"), BODY.bolder(), name="luck")
            return [Label(shell, name, SMALL, "text_soft"), unclear]
        told = f"{account_words('luck', account.luck, is_own=is_own)} {accuracy_words(account.doubt)}"
        luck = text("percent", count=sum_figure(account.luck))
        within = text("analysis-luck-within", doubt=_doubt(account))
        expected = text("analysis-expected", percent=rounded(account.expected))
        return [
            _SeenTitle(shell, name, SMALL, "text_soft"),
            _LargeFigure(shell, luck, within, told, name="luck"),
            Label(shell, expected, SMALL, "text_soft"),
        ]

    def accessible(self) -> Accessible | None:
        """Describe the widget as a group, named by the player."""
        return Accessible(Role.GROUP, spoken(self._seat.name))

    @property
    def _head(self) -> float:
        types = self.shell.types
        return max(2 * _FACE, types.line_height(BODY) + types.line_height(SMALL)) + _GAP

    def _columns(self, width: float) -> tuple[list[Widget], list[Widget]]:
        """Return the parts below the face, and those beside it where there is room for two columns."""
        if self._bars and width >= _TWO_COLUMNS * self.shell.types.size:
            return [*self._parts, *self._luck], [*self._bars]
        return [*self._parts, *self._bars, *self._luck], []

    def measure(self, width: float) -> Size:
        """Return the size of all parts."""
        return width, max(self.high, self._needed(width))

    def _needed(self, width: float) -> float:
        """Return the height of all parts with their usual gaps."""
        below, beside = self._columns(width)
        wide = (width - _GUTTER) / 2 if beside else width
        return max(self._head + column_height(below, wide, gap=_GAP), column_height(beside, wide, gap=_GAP))

    def place(self, rect: pygame.FRect) -> None:
        """Put the parts below the player's face, and beside it, spread over the height."""
        super().place(rect)
        below, beside = self._columns(rect.width)
        left, right = abreast(rect, [(rect.width - _GUTTER) / 2] * 2, _GUTTER) if beside else (rect, rect)
        spare = max(0.0, rect.height - self._needed(rect.width))
        gap = _GAP + min(_AIRIEST, spare / len(below))
        column(below, trim(left, top=self._head), gap=gap)
        column(beside, right, gap=_GAP)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the player's face and name, and what the figure below them is."""
        head, types = cut(trim(self.rect, bottom=_GAP), Edge.TOP, self._head - _GAP)[0], canvas.types
        face, room = cut(head, Edge.LEFT, 2 * _FACE, _BESIDE_FACE)
        paint_sitter(canvas, self.account.seat, self._seat, face.center, _FACE)
        lines = types.line_height(BODY) + types.line_height(SMALL)
        name, below = cut(placed(room, room.width, lines), Edge.TOP, types.line_height(BODY))
        canvas.text(self._seat.name, name.topleft, BODY.bolder(), width=name.width)
        style = types.fitted(self._title, SMALL, below.width)
        canvas.text(self._title, below.topleft, style, "text_soft", width=below.width)


class Accounts(Column):
    """What decisions, draws and hidden pieces gained or cost one seat, as lines with figures."""

    def __init__(self, shell: Shell, account: Account, *, is_own: bool) -> None:
        who = "own" if is_own else "other"
        lines: list[Widget] = [_SeenTitle(shell, text("analysis-sums"), SUBHEADING)]
        for name in ACCOUNTS:
            share = getattr(account, name)
            sentence = account_words(name, share, is_own=is_own)
            lines.append(_Sum(shell, text(f"analysis-sums-{name}", who=who), sum_figure(share), sentence))
        accuracy = _Sum(shell, text("analysis-sums-accuracy"), _doubt(account), accuracy_words(account.doubt))
        lines += [Rule(shell), accuracy]
        lines.append(Label(shell, text("analysis-unit"), SMALL, "text_soft", name="unit"))
        super().__init__(shell, lines, gap=_GAP)


def _doubt(account: Account) -> str:
    """Return the margin of error of the accounts in per cent of a game, as a figure."""
    return "> ± 100" if account.doubt >= _WHOLE else f"± {round(100 * account.doubt)}"


class _LargeFigure(Widget):
    """A figure in large type with its unit; `told` says it all in sentences."""

    def __init__(self, shell: Shell, figure: str, unit: str, told: str, *, name: str) -> None:
        super().__init__(shell, name=name)
        self.tooltip = told
        self._figure, self._unit, self._told = figure, unit, told

    def accessible(self) -> Accessible | None:
        """Describe the widget in sentences."""
        return Accessible(Role.TEXT, spoken(self._told))

    def measure(self, width: float) -> Size:
        """Return the size of the line."""
        return width, self.shell.types.line_height(_FIGURE)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw figure and unit."""
        rect, types = self.rect, canvas.types
        wide = canvas.text(self._figure, rect.topleft, _FIGURE)
        room = trim(rect, left=wide + 8)
        base = rect.top + types.line_height(_FIGURE) * 0.82 - types.line_height(BODY) * 0.8
        style = types.fitted(self._unit, BODY, room.width)
        canvas.text(self._unit, (room.left, base), style, "text_soft", width=room.width)


class _SeenTitle(Label):
    """A title that is seen alone, because every sentence below names what it is about."""

    def accessible(self) -> Accessible | None:
        """Return None."""
        return None


class _Sum(Label):
    """An account as a line: its name, and at the right its figure; its sentence is the tooltip, and spoken."""

    def __init__(self, shell: Shell, words: str, figure: str, sentence: str) -> None:
        super().__init__(shell, sentence, _SUM)
        self.tooltip = sentence
        self._words, self._figure = words, figure

    def measure(self, width: float) -> Size:
        """Return the height of a line."""
        return width, self.shell.types.line_height(self.style)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw name and figure."""
        rect = self.rect
        wide = canvas.text(self._figure, (rect.right, rect.centery), self.style.bolder(), align=1.0, middle=True)
        room = rect.width - wide - 8
        canvas.text(
            self._words,
            (rect.left, rect.centery),
            canvas.types.fitted(self._words, self.style, room),
            middle=True,
            width=room,
        )
