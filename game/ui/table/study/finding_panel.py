"""The analysis of the decision at hand in a replay, with the actions it offers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.analysis.estimate import BORDERS
from game.analysis.judge import Verdict
from game.analysis.ledger import JudgedDecision
from game.analysis.run import GameAnalysis
from game.locale import text
from game.rules.core.game import Move
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALL, Style
from game.ui.layout import trim
from game.ui.table.finish.tale import Tale
from game.ui.table.tell.why_panel import paint_sheet
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import Row, rows
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Change
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell

_STYLE = Style("sans", 15.5, leading=1.24)
_BUTTON = 31.0
"""Low enough for all buttons to be visible below three lines of words in the least window."""
_APART, _PAD = 3.0, 3.0
_HEAD, _SIDE, _FOOT = 31.0, 6.0, 5.0
"""The margins around words and buttons."""


class Show(Protocol):
    """Shows a finished game at the table after a decision; with `better`, the better move of that finding as well."""

    def __call__(self, work: GameAnalysis, ply: int, better: Find | None = None) -> Change:
        """Return the change that leads there; `ply` is the number of the decision, 0 for the beginning."""


class Study(Protocol):
    """The ways from a finished game to its analysis and on; all but `story` return the change that leads there."""

    def analyse(self, show: Show | None = None) -> Change:
        """Open the analysis; `show` leads from there to the table, if one lies below that can show it."""

    def look(self, work: GameAnalysis, ply: int, better: Find | None = None) -> Change:
        """Show the table after a decision: see Show."""

    def story(self) -> Tale | None:
        """Return the story that the analysis tells, an empty one if there is none, None while it is in progress."""

    def try_again(self, find: Find) -> Change:
        """Open the position of a decision as a task: the player looks for the better move."""

    def play_on(self, ply: int) -> Change:
        """Ask whether to play on from the position after decision `ply` with new luck or the same."""


@dataclass(frozen=True, slots=True)
class Find:
    """A decision with a loss, and the judge's verdict on it and its alternatives."""

    decision: JudgedDecision
    verdict: Verdict

    @property
    def better(self) -> Move:
        """The best move."""
        return self.verdict.best

    def is_good(self, move: Move) -> bool:
        """Return whether a move is at most GOOD_LOSS worse than the best; False if the judge did not examine it."""
        values = dict(self.verdict.values)
        best = values.get(self.better)
        return move == self.better or (best is not None and values.get(move, -1.0) >= best - GOOD_LOSS)


GOOD_LOSS = BORDERS[0]
"""The loss, as a share of a game, up to which a move tried again counts as good."""


def label_words(decision: JudgedDecision) -> str:
    """Return the label of a decision, with a question mark where it is not sure."""
    label = text(f"label-{decision.label}")
    return label if decision.is_sure else text("label-doubt", label=label)


def percent(decision: JudgedDecision) -> int:
    """Return a decision's loss in percent of a game."""
    return round(100 * decision.shown_loss)


class FindingPanel(Widget):
    """A sheet with the label of a decision, the move played, and buttons: try again, play on, show the better move."""

    def __init__(
        self,
        shell: Shell,
        find: Find,
        played: str,
        on_try: Callable[[], Change | None],
        on_better: Callable[[], Change | None],
        on_play: Callable[[], Change | None],
    ) -> None:
        super().__init__(shell, name="finding-panel")
        decision = find.decision
        self.title = text("finding-title", label=label_words(decision), percent=percent(decision))
        self.played = played
        self._is_doubtful = not decision.is_sure
        self._buttons = [
            Button(shell, text("finding-try"), on_try, name="try-again", kind="primary", style=SMALL, height=_BUTTON),
            Button(shell, text("finding-play-on"), on_play, name="play-on", style=SMALL, height=_BUTTON),
            Button(shell, text("finding-better"), on_better, name="show-better", style=SMALL, height=_BUTTON),
        ]
        self._area = ScrollArea(shell, name="finding", gap=_APART, pad=_PAD)
        self.add(self._area)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a group, named by the label of the decision."""
        return Accessible(Role.GROUP, self.title)

    def place(self, rect: pygame.FRect) -> None:
        """Lay the sheet out in `rect`, with as many buttons beside each other as fit, so that all are in sight."""
        super().place(rect)
        self._area.place(trim(rect, left=_SIDE, right=_SIDE, top=_HEAD, bottom=_FOOT))
        self._area.fill(self._lines(self._area.rect.width))

    def wanted(self, width: float) -> float:
        """Return the height at which everything on a sheet of this width is in sight."""
        inside = width - 2 * _SIDE
        return _HEAD + self._area.wanted(self._lines(inside), inside) + _FOOT

    def _lines(self, width: float) -> list[Widget]:
        """Return the words and the rows of buttons in an area of a width."""
        room = width - 2 * _PAD
        lines = rows(self._buttons, lambda button: button.measure(room)[0], room, _APART)
        buttons = [Row(self.shell, [(button, 0.0) for button in line], gap=_APART) for line in lines]
        doubt = (
            [Label(self.shell, text("analysis-doubt"), SMALL, "text_soft", name="doubt")] if self._is_doubtful else []
        )
        return [Label(self.shell, self.played, _STYLE), *buttons, *doubt]

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet and its head."""
        paint_sheet(canvas, self.rect, self.title, "terracotta", "danger")
