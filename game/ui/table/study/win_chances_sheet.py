"""The course of a match: every player's chance of winning from the first decision to the last, and the turning
points.
"""

from __future__ import annotations

from collections.abc import Callable

from game.locale import text
from game.match.replay import Replay
from game.ui.boards.kit.seat_head import paint_sitter
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, SMALL
from game.ui.layout import Edge, cut, placed
from game.ui.table.study.curves import CurveMark, Curves, MarkKind, moment_title, moment_words, percents
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import equal_row
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.input import Action

_WIDTH, _MARGIN, _GAP = 1000.0, 40.0, 14.0
_FACE = 19.0
_STEP = 72.0
"""The width of the button of a turning point."""


class WinChancesSheet(Stage):
    """The curves on a sheet; `see` gets the number of the decision after which the table is to be shown."""

    is_overlay = True

    def __init__(self, shell: Shell, replay: Replay, see: Callable[[int], None]) -> None:
        """Compute the chances of winning through a replayed game; raises FeluccaError if no AI can judge it."""
        super().__init__(shell)
        self.replay = replay
        self._see = see
        self.win_chances = replay.win_chances()
        self.at = replay.ply
        """The decision chosen on the curves."""
        self.default_focus = "curves"

    def build(self) -> None:
        """Put the curves, the chances of one moment and the buttons on a sheet."""
        shell = self.shell
        panel = Panel(shell, text("win-chances-title"), pad=26, lift=26)
        width = min(_WIDTH * shell.types.size, self.size[0] - 2 * _MARGIN)
        high = min(640.0 * shell.types.size, self.size[1] - 2 * _MARGIN)
        panel.place(placed(self.screen, width, high))
        about = Label(shell, text("win-chances-about"), SMALL, "text_soft")
        words = about.measure(panel.inner.width)
        strip, room = cut(panel.inner, Edge.TOP, words[1], _GAP)
        about.place(placed(strip, *words, across=0.0))
        self._steps = [
            Button(shell, "", lambda: self.turn(-1), icon="left", name="before", tooltip=text("win-chances-before")),
            Button(shell, "", lambda: self.turn(1), icon="right", name="after", tooltip=text("win-chances-after")),
        ]
        buttons = [
            Button(shell, text("win-chances-see"), self.go, kind="primary", name="see", icon="eye"),
            Button(shell, text("shell-close"), Pop, name="close"),
        ]
        row, room = cut(room, Edge.BOTTOM, buttons[-1].measure(room.width)[1], _GAP)
        steps, row = cut(row, Edge.LEFT, 2 * _STEP + _GAP, _GAP)
        equal_row(self._steps, steps, gap=_GAP)
        equal_row(buttons, row, gap=_GAP)
        moment = ChancesLine(shell, self)
        strip, room = cut(room, Edge.BOTTOM, moment.measure(room.width)[1], _GAP)
        moment.place(strip)
        marks = [
            CurveMark(ply, seat, MarkKind.TURN)
            for ply in self.win_chances.turns
            for seat in range(len(self.win_chances.chances[0]))
        ]
        curves = Curves(shell, self, self.win_chances.chances, self.win_chances.stretches, marks)
        curves.place(room)
        panel.add(about, curves, moment, *self._steps, *buttons)
        self.root.add(panel)
        self.move(self.at)

    def move(self, ply: int) -> None:
        """Choose the moment after decision `ply`, or the nearest possible one."""
        self.at = min(len(self.win_chances.chances) - 1, max(0, ply))
        for button, step in zip(self._steps, (-1, 1), strict=True):
            button.is_enabled = self._next_turn(step) is not None
        self.is_dirty = True

    def _next_turn(self, step: int) -> int | None:
        """Return the nearest turning point before or after the chosen moment."""
        turns = self.win_chances.turns if step > 0 else self.win_chances.turns[::-1]
        return next((ply for ply in turns if (ply - self.at) * step > 0), None)

    def words(self) -> str:
        """Return the chosen moment and each player's chance at that moment."""
        return moment_words(self.at, [seat.name for seat in self.replay.seats], self.win_chances.chances)

    def turn(self, step: int) -> None:
        """Go to the next turning point, or to the one before if `step` is -1; stay if there is none."""
        self.move(self.at if (found := self._next_turn(step)) is None else found)

    def go(self) -> Change | None:
        """Close, and show the match at the chosen moment."""
        self._see(self.at)
        return Pop()

    def act(self, action: Action) -> None:
        """Go from one turning point to the next with the page keys."""
        if action in (Action.PAGE_UP, Action.PAGE_DOWN):
            self.turn(1 if action is Action.PAGE_DOWN else -1)


class ChancesLine(Widget):
    """A decision, and each player's chance after it."""

    def __init__(self, shell: Shell, sheet: WinChancesSheet) -> None:
        super().__init__(shell)
        self._sheet = sheet

    def measure(self, width: float) -> tuple[float, float]:
        """Return the full width and the height of all lines."""
        return width, (3 if self._are_names_below(width) else 2) * self.shell.types.line_height(BODY) + 20

    def _are_names_below(self, width: float) -> bool:
        """Return whether a name stands below its chance, since they have no room side by side."""
        types, seats = self.shell.types, self._sheet.replay.seats
        figure = types.width(text("percent", count=100), BODY.bolder())
        room = width / len(seats) - 2 * _FACE - 24 - figure
        return any(types.width(seat.name, BODY) > room for seat in seats)

    def draw_self(self, canvas: Canvas) -> None:
        """Write the decision, and below it every seal with name and chance."""
        at, review, line = self._sheet.at, self._sheet.replay, canvas.types.line_height(BODY)
        canvas.text(moment_title(at, review.count), self.rect.topleft, BODY.bolder(), width=self.rect.width)
        across, is_below = self.rect.width / len(review.seats), self._are_names_below(self.rect.width)
        y = self.rect.top + line + 15 + line / 2
        for seat, chance in enumerate(percents(self._sheet.win_chances.chances[at])):
            left = self.rect.left + across * seat
            paint_sitter(canvas, seat, review.seats[seat], (left + _FACE, y + line / 2 * is_below), _FACE)
            left += 2 * _FACE + 8
            figure = text("percent", count=chance)
            wide = canvas.text(figure, (left, y), BODY.bolder(), middle=True)
            beside, down = (0.0, line) if is_below else (wide + 8, 0.0)
            name, room = review.seats[seat].name, across - 2 * _FACE - 16 - beside
            style = canvas.types.fitted(name, BODY, room)
            canvas.text(name, (left + beside, y + down), style, middle=True, width=room)
