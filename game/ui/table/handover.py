"""The cover between two people at one screen: nothing private is visible until the next player is ready."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.locale import text
from game.table.seats import Seat, human
from game.ui.boards.seat_head import paint_sitter
from game.ui.boards.values import LogLine
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, HEADING
from game.ui.table.log_panel import LogPanel
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import column
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.input import Action

_BESIDE, _BELOW, _APART = 300.0, 240.0, 20.0
"""The width of the log beside the sheet, or its height below it, and the gap between both."""
_NEWS = 12
"""The number of recent log sentences shown."""
_PAD, _GAP = 36.0, 16.0
_FACE = 168.0
_FACE_ROOM = _PAD + _FACE + 18.0
"""The height reserved for the portrait above the words."""
_MENU = 36.0
_LEAST = 340.0
"""The least height of the sheet, relative to the text size."""


class HandOverScene(Stage):
    """Asks the player in `seat` to take the screen; `then` runs after that.

    `news` are the last events as everybody may know them. `is_hand` means that a hand will be shown; otherwise it is a
    few hidden cards of an open table. `is_turn` means that this player is to move. `open_menu` answers the button and
    the keys of the menu.
    """

    deaf_seconds = 0.5

    def __init__(
        self,
        shell: Shell,
        name: str,
        seat: int,
        then: Callable[[], None],
        news: Sequence[LogLine] = (),
        seats: Sequence[Seat] = (),
        *,
        is_hand: bool = True,
        is_turn: bool = True,
        open_menu: Callable[[], Change | None],
    ) -> None:
        super().__init__(shell)
        self.name = name
        self.seat = seat
        self._then = then
        self._news = list(news)[-_NEWS:]
        self._seats = seats
        self._title = "handover-title" if is_turn else "handover-title-waits"
        self._words = "handover-text" if is_hand else "handover-text-cards"
        self._open_menu = open_menu
        self._taker = ""
        self._take_back: Callable[[], Change | None] | None = None
        self.default_focus = "ready"
        self._face = pygame.FRect(0, 0, 0, 0)

    def let_take_back(self, name: str, take_back: Callable[[], Change | None]) -> None:
        """Offer the last player, `name`, to undo the last decision."""
        self._taker, self._take_back = name, take_back

    def build(self) -> None:
        """Put name, portrait and button on a sheet, the undo button below them, and the menu in a corner."""
        shell = self.shell
        parts: list[Widget] = [
            Label(shell, text(self._title, name=self.name), HEADING, align=0.5),
            Label(shell, text(self._words), BODY, align=0.5),
            Button(shell, text("handover-ready", name=self.name), self._ready, kind="primary", name="ready", height=54),
        ]
        if self._take_back is not None:
            words = text("handover-undo", name=self._taker)
            parts.append(Button(shell, words, self._undo, icon="undo", name="undo", height=44))
        width = min(560.0 * shell.types.size, self.size[0] - 2 * _GAP)
        words_high = sum(part.measure(width - 2 * _PAD)[1] for part in parts) + _GAP * (len(parts) - 1)
        height = max(_LEAST * shell.types.size, _FACE_ROOM + words_high + _PAD)
        panel = Panel(shell, pad=_PAD, lift=26)
        is_beside = width + _BESIDE + 2 * _GAP <= self.size[0]
        beside, below = (_BESIDE if is_beside else 0.0, 0.0 if is_beside else _BELOW) if self._news else (0.0, 0.0)
        left, above = (self.size[0] - width - beside) / 2, (self.size[1] - height - below) * 0.45
        panel.place(pygame.FRect(left, above, width, height))
        if self._news:
            log, rect = LogPanel(shell, self._news, self._seats), panel.rect
            place = pygame.FRect(rect.right + _APART, rect.top, _BESIDE - _APART, height)
            if not is_beside:
                place = pygame.FRect(left, rect.bottom + _APART, width, _BELOW - _APART)
            log.place(place)
            self.root.add(log)
        top = panel.rect.top + (height - _FACE_ROOM - words_high - _PAD) / 2
        self._face = pygame.FRect(panel.rect.centerx - _FACE / 2, top + _PAD, _FACE, _FACE)
        inside = pygame.FRect(panel.inner.left, top + _FACE_ROOM, panel.inner.width, words_high)
        column(parts, inside, gap=_GAP, align=0.5)
        panel.add(*parts)
        press = shell.press_for(Action.MENU)
        words = text("board-tool-menu", press=press)
        menu = Button(shell, "", self._open_menu, icon="menu", name="menu", tooltip=words, height=_MENU)
        menu.shortcut = press
        menu.place(pygame.FRect(self.size[0] - _MENU - 8, 5, _MENU, _MENU))
        self.root.add(panel, menu)

    def _ready(self) -> Change:
        self.shell.sound.play("turn")
        self._then()
        return Pop()

    def _undo(self) -> Change | None:
        return Pop(then=self._take_back()) if self._take_back is not None else None

    def act(self, action: Action) -> Change | None:
        """Open the menu; the undo key only moves the focus to the button that names the decision's player."""
        if action is Action.UNDO and self.focus_name("undo"):
            self.is_focus_shown = True
        return self._open_menu() if action is Action.MENU else None

    def back(self) -> Change | None:
        """Open the menu, because only the button leads back to a hand."""
        return self._open_menu()

    def paint(self, canvas: Canvas) -> None:
        """Draw closed doors; the table does not show."""
        canvas.backdrop("common/cover", (0.5, 0.5))

    def paint_over(self, canvas: Canvas) -> None:
        """Draw the player."""
        paint_sitter(canvas, self.seat, human(self.name), self._face.center, _FACE / 2)
