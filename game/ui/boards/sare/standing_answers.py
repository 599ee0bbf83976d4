"""The standing answers of Sa-Rê: buildings that are not to ask this season, and the steps of a payment."""

from __future__ import annotations

from typing import Any

from game.rules.core.game import Move, View
from game.rules.sare.state import SaReState
from game.ui.boards.sare import payments, resting
from game.ui.boards.sare.selection import PASS, Selection
from game.ui.boards.standing_answers import StandingAnswers


class SareAnswers(StandingAnswers):
    """Remembers how the viewer pays and what he does not want to be asked about."""

    choice: Selection

    def __init__(self) -> None:
        super().__init__()
        self.plan: payments.Plan | None = None
        """The payment being carried out."""
        self._ply = -1

    def follow(self, view: View[SaReState]) -> bool:
        """Drop a payment that is over at `view` or taken back; return whether the decision is another than before."""
        is_paying = bool(view.state.stack) and view.state.stack[-1][0] in payments.STEPS
        if view.ply < self._ply or not is_paying or view.to_move != view.viewer:
            self.plan = None
        is_new, self._ply = view.ply != self._ply, view.ply
        return is_new

    @property
    def resting(self) -> dict[str, str]:
        """The buildings that the viewer does not want to be asked about this season."""
        return resting.resting(self._wishes(self.choice.seat), self.choice.state.round)

    @property
    def _passing(self) -> str:
        choice = self.choice
        return resting.passing(choice.game.tables, choice.state, self.resting) if choice.is_mine else ""

    def ask_again(self) -> str:
        """Return the wish that ends the one by which the decision at hand would pass, or ''."""
        building = self._passing
        return resting.wish(building, resting.ASK, self.choice.state.round) if building else ""

    def automatic(self) -> Move | None:
        """Return the next step of a payment under way, or the pass of a building that is not to ask."""
        choice = self.choice
        if not choice.is_mine:
            return None
        if self.plan is not None and choice.kind in payments.STEPS:
            move = payments.step(choice.state, self.plan)
            return move if move in choice.legal else None
        return PASS if self._passing else None

    def is_underway(self, view: View[Any]) -> bool:
        """Return whether a payment is half made: its steps are decided together."""
        return bool(view.state.stack) and view.state.stack[-1][0] in payments.STEPS
