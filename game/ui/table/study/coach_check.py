"""The coach, who looks at a move before it is final."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.analysis.background import LiveJudge
from game.analysis.estimate import MoveLabel
from game.errors import FeluccaError
from game.locale import text
from game.match.match import Match
from game.match.preferences import COACHED
from game.rules.core.game import Move, View
from game.rules.core.state import State
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY
from game.ui.layout import around
from game.ui.table.turn_controller import POLL_SECONDS
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.scene import Change, Complain, Pop, Push, Replace
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

NoticeRoom = Callable[[float], pygame.FRect]
"""Returns the room for a notice of a given width."""
CarryOut = Callable[[], Push | None]
"""Carries a move out, and returns the scene that it leads to, if any."""


class CoachCheck:
    """Announces a blunder before it is final; games with the coach do not count in the statistics."""

    def __init__(self, shell: Shell, match: Match) -> None:
        self._shell = shell
        self._match = match
        self._judge: LiveJudge | None = None

    def check(self, seen: View[State], move: Move, play: CarryOut, room: NoticeRoom) -> Change | None:
        """Let the coach look at `move` if the player wants a coach, which is noted in the record.

        Returns the change to the notice of it, which may lie where `room` returns; None without a coach. `play` carries
        the move out afterwards, unless the player takes a blunder back.
        """
        if not self._shell.settings.coach:
            return None
        if COACHED not in self._match.preferences(seen.viewer):
            self._match.note_preference(seen.viewer, COACHED, lasts=True)
        self._judge = self._judge or LiveJudge(self._match.game)
        self._judge.ask(seen, move)
        return Push(Looking(self._shell, self._judge, play, room))

    def close(self) -> None:
        """End the process of the coach."""
        if self._judge is not None:
            self._judge.close()
            self._judge = None


_AROUND, _HIGH = 56.0, 44.0
"""The room around the words of the notice, and its height."""


class Looking(Stage):
    """A notice while the coach looks at a move; then `play` carries the move out, or a blunder is announced.

    It lies in a `room` over the words for whose turn it is. If the coach fails, the move is played, and it is said why.
    """

    is_overlay = True

    def __init__(self, shell: Shell, judge: LiveJudge, play: CarryOut, room: NoticeRoom) -> None:
        super().__init__(shell)
        self._room = room
        self._judge = judge
        self._play = play

    def on_tick(self, dt: float) -> Change | None:
        """Play the move or announce the blunder once the coach has answered."""
        try:
            verdict = self._judge.poll()
        except FeluccaError as error:
            told, laid = Complain(error.sentence), self._play()
            return Pop(then=told if laid is None else replace(laid, then=told))
        if verdict is None:
            return None
        if verdict.label is not MoveLabel.BLUNDER:
            return Pop(then=self._play())

        answers = (
            Answer(text("coach-play"), self._play, "danger"),
            Answer(text("coach-take-back"), kind="primary"),
        )
        words = text("coach-warning", percent=round(100 * verdict.loss))
        return Replace(Dialog(self.shell, words, answers, title=text("settings-coach")))

    def next_update(self) -> float | None:
        """Return the seconds until it is checked again whether the coach has answered."""
        return POLL_SECONDS

    def narration(self) -> Sequence[str]:
        """Return the notice that the coach is looking."""
        return (text("coach-thinking"),)

    def paint(self, canvas: Canvas) -> None:
        """Draw the notice that the coach is looking."""
        words = text("coach-thinking")
        wide = canvas.types.width(words, BODY) + _AROUND
        room = self._room(wide)
        rect = around((self.size[0] / 2, room.centery), min(wide, room.width), min(_HIGH, room.height)).clamp(room)
        canvas.panel(rect, lift=14)
        style = canvas.types.fitted(words, BODY, rect.width - _AROUND / 2)
        canvas.text(words, rect.center, style, align=0.5, middle=True)
