"""The cover between two people at one screen: nothing private is visible until the next player is ready."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.locale import text
from game.match.match import Match
from game.match.seats import human
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import View
from game.rules.core.state import State
from game.ui.boards.kit.seat_head import paint_sitter
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALL, SUBHEADING
from game.ui.layout import Edge, cut, placed, standing, trim
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import Column, Row, column, column_height
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.input import Action

_WIDTH, _PAD, _GAP = 660.0, 20.0, 10.0
_FACE, _BESIDE = 92.0, 18.0
"""The side of the portrait, and the gap between it and the words."""
_NARROW, _LEAST = 430.0, 290.0
"""The width below which there is no portrait, and the least width, for text of the usual size."""
_LOW_PAD, _LEAST_WORDS = 12.0, 160.0
"""The margins of a sheet so low that the buttons stand beside the words, and the least width of these then."""
_EDGE = 8.0
"""The least margin in the window, that of the table's areas."""
_MENU = 36.0
_SLIVER = 140.0
"""Less of the covered place than this is not left in sight beside the sheet."""


class HandOverScene(Stage):
    """Asks the player in `seat` to take the screen; `then` runs after that.

    It lies over the lower edge of the table, which shows only what everybody may know, or over the place that `room`
    returns. `is_hand` means that a hand will be shown; otherwise it is a few hidden cards of an open table. `is_turn`
    means that this player is to move. `open_menu` answers the button and the keys of the menu.
    """

    is_overlay = True
    deaf_seconds = 0.5

    def __init__(
        self,
        shell: Shell,
        name: str,
        seat: int,
        then: Callable[[], None],
        room: Callable[[], pygame.FRect] | None = None,
        *,
        is_hand: bool = True,
        is_turn: bool = True,
        open_menu: Callable[[], Change | None],
    ) -> None:
        super().__init__(shell)
        self.name = name
        self.seat = seat
        self._then = then
        self._room = room
        self._title = "handover-title" if is_turn else "handover-title-waits"
        self._words = "handover-text" if is_hand else "handover-text-cards"
        self._open_menu = open_menu
        self._taker = ""
        self._take_back: Callable[[], Change | None] | None = None
        self.default_focus = "ready"
        self._face = pygame.FRect()

    def let_take_back(self, name: str, take_back: Callable[[], Change | None]) -> None:
        """Offer the last player, `name`, to undo the last decision."""
        self._taker, self._take_back = name, take_back

    def build(self) -> None:
        """Put portrait, words and buttons on a low sheet over the place of the hand, and the menu in a corner."""
        shell = self.shell
        screen = self.screen
        place = self._room().clip(screen) if self._room is not None else screen
        widest = max(place.width, _LEAST * shell.types.size)
        width = _filled(min(_WIDTH * shell.types.size, widest, self.size[0] - 2 * _EDGE), place.width)
        has_face = width >= _NARROW * shell.types.size
        ways = ((has_face, False, _PAD), (has_face, True, _LOW_PAD), (False, True, _LOW_PAD), (False, False, _LOW_PAD))
        ways_found = [self._arranged(width, *way) for way in ways]
        found = next((each for each in ways_found if each.height <= place.height), None)
        found = found or min(ways_found, key=lambda each: each.height)
        parts, left, pad = found.parts, found.left, found.pad
        sheet = _filled(found.height, place.height)
        panel = Panel(shell, pad=pad, lift=26)
        across = min(max(place.centerx, width / 2 + _EDGE), self.size[0] - width / 2 - _EDGE)
        bottom = min(self.size[1] - _EDGE, max(place.centery + sheet / 2, sheet + _EDGE))
        panel.place(standing((across, bottom), width, sheet))
        face, inner = cut(panel.inner, Edge.LEFT, left)
        self._face = placed(face, _FACE if left else 0.0, _FACE, 0.0)
        column(parts, placed(inner, inner.width, column_height(parts, inner.width, gap=_GAP)), gap=_GAP)
        panel.add(*parts)
        press = shell.press_for(Action.MENU)
        tip = text("board-tool-menu", press=press)
        menu = Button(shell, "", self._open_menu, icon="menu", name="menu", tooltip=tip, height=_MENU)
        menu.shortcut = press
        menu.place(placed(trim(screen, right=8, top=5), _MENU, _MENU, 1.0, 0.0))
        self.root.add(panel, menu)

    def _arranged(self, width: float, has_face: bool, is_beside: bool, pad: float) -> _Arranged:
        """Return words and buttons in one of the ways to arrange them: with or without a face, the buttons beside the
        words or below them.
        """
        shell = self.shell
        words: list[Widget] = [
            Label(shell, text(self._title, name=self.name), SUBHEADING),
            Label(shell, text(self._words), SMALL),
        ]
        ready = text("handover-ready", name=self.name)
        buttons = [Button(shell, ready, self._ready, kind="primary", name="ready", height=48)]
        if self._take_back is not None:
            undo = text("handover-undo", name=self._taker)
            buttons.append(Button(shell, undo, self._undo, icon="undo", name="undo", height=48))
        left = _FACE + _BESIDE if has_face else 0.0
        inside = width - 2 * pad - left
        wide = [each.measure(inside)[0] for each in buttons]
        room = inside - max(wide) - _BESIDE
        parts: list[Widget]
        if is_beside:
            beside = Column(shell, words, gap=4), Column(shell, buttons, gap=_GAP)
            parts = [Row(shell, [(beside[0], max(1.0, room)), (beside[1], max(wide))], gap=_BESIDE)]
        elif sum(wide) + _GAP * (len(wide) - 1) <= inside:
            parts = [*words, Row(shell, [(each, 0.0) for each in buttons], gap=_GAP)]
        else:
            parts = [*words, *buttons]
        high = max(column_height(parts, inside, gap=_GAP), _FACE if has_face else 0.0) + 2 * pad
        is_cramped = is_beside and room < _LEAST_WORDS * shell.types.size
        return _Arranged(parts, left, pad, math.inf if is_cramped else high)

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
        """Leave the open table in sight, a little darker."""
        canvas.dim(0.18)

    def paint_over(self, canvas: Canvas) -> None:
        """Draw the player."""
        if self._face.width:
            paint_sitter(canvas, self.seat, human(self.name), self._face.center, _FACE / 2)


@dataclass(frozen=True, slots=True)
class _Arranged:
    """Words and buttons of a sheet, the width of its face with the gap beside it, its margins and its height; without
    end where the words have no room.
    """

    parts: Sequence[Widget]
    left: float
    pad: float
    height: float


def _filled(wanted: float, room: float) -> float:
    """Return a width or height, or that of the room if only a sliver of it would be left."""
    return room if 0.0 < room - wanted < _SLIVER else wanted


class CoveredTurns:
    """Keeps the views of common knowledge before and after each decision that a player made alone."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._public: dict[int, View[State]] = {}
        self._since = 0
        """The number of decisions when the last player took the screen: everybody has seen these."""

    def begin(self) -> None:
        """Take note that a player takes the screen, and forget all views."""
        self._since = self._match.ply
        self._public.clear()

    def note(self) -> None:
        """Keep the view of common knowledge of the present position."""
        self._public[self._match.ply] = self._match.view(SPECTATOR)

    def end(self) -> list[View[State]]:
        """Return the views before and after each decision of the turn, or of the last one if not all were noted.

        All views are forgotten then. Those before and after the last decision must have been noted.
        """
        ply = self._match.ply
        since = min(self._since, ply - 1)
        if any(at not in self._public for at in range(since, ply)):
            since = ply - 1
        views = [self._public[at] for at in range(since, ply + 1)]
        self._public.clear()
        return views
