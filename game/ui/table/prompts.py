"""Whose turn the table shows, what the viewer is asked, and what he can answer."""

from __future__ import annotations

from collections.abc import Sequence

from game.locale import text
from game.ui.boards.values import Hold, Offer, ShowResult, StepOnce, WatchReplay
from game.ui.table.hint_view import MOVE, WHERE
from game.ui.table.offer_buttons import OfferButton
from game.ui.table.turn_controller import HOLD, STEP, Driving
from game.ui.widgets.base import Widget

RESULT, REVIEW = "result", "review"
"""The names of the buttons that show the result again, and the whole match."""


class Asking(Driving):
    """Tells of turns as they are seen: what moves belongs to the turn of the seat that moved it until it has landed."""

    _left_for_answers = ""
    """Where the focus was on the table before a key led it to the answers."""

    @property
    def _is_asked(self) -> bool:
        """Whether the viewer is to decide, and sees what."""
        return self.match.to_move == self.viewer and not self.is_moving

    @property
    def _seat_shown(self) -> int:
        """The seat that has the turn as far as it is seen; the viewer only when he can act."""
        seat = (self.suspense.before if self.suspense else self.shown).to_move
        if 0 <= seat == self.viewer and self.is_moving and self.shown.ply and not self._steps:
            return self.match.decision(self.shown.ply)[0]
        return seat

    @property
    def _is_kept_waiting(self) -> bool:
        """Whether the viewer is to decide when what another seat has moved has landed."""
        return self.shown.to_move == self.viewer != self._seat_shown and not self._steps

    def _turn(self) -> tuple[int, str]:
        """Return whose decision it is, and the words for it."""
        seat = self._seat_shown
        if seat < 0:
            return seat, text("board-turn-over")
        name = self.match.seats[seat].name
        if seat == self.viewer:
            return seat, text("board-turn-yours", name=name)
        is_thinking = seat == self.shown.to_move and not self.match.seats[seat].is_human and not self.is_held
        return seat, text("board-turn-program" if is_thinking else "board-turn", name=name)

    def _offers(self) -> Sequence[Offer]:
        """Return what can be done: the game's answers, what there is for one who only watches, or the result."""
        if self.match.is_over and not self.is_moving:
            return [
                Offer(RESULT, text("board-result"), ShowResult(), "primary"),
                Offer(REVIEW, text("board-review"), WatchReplay()),
            ]
        if not self.people and not self.match.is_over:
            hold = Offer(HOLD, text("board-hold"), Hold())
            go_on = Offer(HOLD, text("board-go-on"), Hold(), "primary")
            return [go_on if self.is_held else hold, Offer(STEP, text("board-step"), StepOnce())]
        return [] if self.is_behind or self.suspense or self._is_kept_waiting else self.presenter.offers()

    def _prompt(self) -> str:
        if self.advice:
            key = {WHERE: "hint-where", MOVE: "hint-move"}.get(self.hint_step, "board-hint")
            return text(key, move=self.presenter.say(self.advice))
        if self._is_advised:
            return text("board-hint-thinking")
        if self.suspense:
            return text("board-suspense")
        if self._is_kept_waiting:
            return text("prompt-wait", name=self.match.seats[self._seat_shown].name)
        return self.presenter.prompt()

    def turn_to_answers(self) -> None:
        """Lead the focus to the first answer, and from the answers back to where it was on the table."""
        there = self.focusables()
        wanted: list[Widget] = [widget for widget in there if isinstance(widget, OfferButton)]
        if self.focused in wanted:
            wanted = [widget for widget in there if widget.name == self._left_for_answers]
        elif self.focused is not None:
            self._left_for_answers = self.focused.name
        if wanted:
            self.is_focus_shown = True
            self.set_focus(wanted[0], by_key=True)
