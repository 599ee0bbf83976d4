"""The standing answers of Sa-Rê: silenced questions of the season, payments in progress, obvious answers."""

from __future__ import annotations

from game.rules.core.game import Move, View
from game.rules.core.state import State
from game.rules.sare import moves
from game.rules.sare.odds import is_safe
from game.rules.sare.state import SaReState
from game.ui.boards.kit.standing_answers import StandingAnswers
from game.ui.boards.sare import obvious, payments
from game.ui.boards.sare.selection import Selection

PAUSE = 2.0
"""Seconds for which a question with an automatic answer stays visible."""
_SILENCED_PAUSE = 1.0
"""The same for a question that the viewer has silenced."""
SAFE = "safe"
"""The word for continuing where no card can mean revolt, as the viewer wished."""
RISK = "risk"
"""The word for continuing where the risk of a revolt is small, as the viewer wished."""


class SareAnswers(StandingAnswers):
    """Remembers the viewer's payment in progress and silenced questions.

    `is_quick` tells that obvious answers are given on the viewer's behalf, unless the viewer wants to be asked this
    round.
    """

    choice: Selection
    is_quick = False

    def __init__(self) -> None:
        super().__init__()
        self.plan: payments.Plan | None = None
        """The payment being carried out."""
        self._ply = -1
        self._paid: set[int] = set()
        """The decisions from which on a payment was carried out without asking."""

    def follow(self, view: View[SaReState]) -> bool:
        """Drop a payment that is over at `view` or was undone; return whether the decision is a new one."""
        is_paying = bool(view.state.stack) and view.state.stack[-1][0] in payments.STEPS
        if view.ply < self._ply or not is_paying or view.to_move != view.viewer:
            self.plan = None
        is_new, self._ply = view.ply != self._ply, view.ply
        if is_new:
            self.is_kept_open = False
        return is_new

    @property
    def _is_left_open(self) -> bool:
        """Whether no answer is given that the viewer could still prevent."""
        return self.is_kept_open or self.is_heard()

    @property
    def resting(self) -> dict[str, str]:
        """The viewer's silenced questions of this season, with their exceptions."""
        return obvious.resting(self._wishes(self.choice.seat), self.choice.state.round)

    @property
    def _passing(self) -> str:
        choice = self.choice
        if self.is_taught or not choice.is_mine or (choice.kind == moves.AT_QUESTION and choice.is_begun):
            return ""
        asker = obvious.passing(choice.tables, choice.state, self.resting)
        return "" if self.is_kept_open or (asker == obvious.QUESTION and self.is_heard()) else asker

    @property
    def answers_obvious(self) -> bool:
        """Whether obvious answers are given on the viewer's behalf this round."""
        return self.is_quick and not obvious.asks_all(self._wishes(self.choice.seat), self.choice.state.round)

    @property
    def _obvious(self) -> Move | None:
        """The obvious answer about to be given to the decision at hand."""
        return None if self._is_left_open else self._found_obvious

    @property
    def _found_obvious(self) -> Move | None:
        """The obvious answer to the decision at hand, even where a press has kept it open."""
        choice = self.choice
        if self.is_taught or not choice.is_mine or choice.is_begun or not self.answers_obvious:
            return None
        move = obvious.obvious(choice.tables, choice.state)
        return move if move in choice.legal else None

    @property
    def is_about_obvious(self) -> bool:
        """Whether an obvious answer is about to be given, or would have been without a press, such as that of a key
        that leads to the wish to be asked.
        """
        is_open = self.is_kept_open and self.plan is None and not self._passing
        return self.reason not in ("", SAFE, RISK) or (is_open and self._found_obvious is not None)

    @property
    def reason(self) -> str:
        """The word for the automatic answer about to be given, because it is obvious, wanted as long as there is
        little risk, or that of a silenced building; or ''.
        """
        asker = self._passing
        if asker == obvious.QUESTION:
            return SAFE if is_safe(self.choice.tables, self.choice.state, self.choice.seat) else RISK
        if asker:
            return asker
        move = self._obvious if self.plan is None else None
        return obvious.WORDS[move[0]] if move is not None else ""

    @property
    def pause(self) -> float:
        """Seconds for which the question stays visible before its answer is given.

        To somebody who listens, a silenced building is silent.
        """
        if self.is_silenced:
            return 0.0 if self.is_heard() else _SILENCED_PAUSE
        return PAUSE if self.reason else 0.0

    @property
    def is_silenced(self) -> bool:
        """Whether the question at hand is about to pass because its building was silenced."""
        return self._passing in (obvious.PALACE, obvious.MARKET)

    @property
    def remark(self) -> str:
        """The text key of the log's remark about the next automatic answer, or ''."""
        return f"log-sa-re-obvious-{self.reason}" if self.reason and not self.is_silenced else ""

    def pay(self, move: Move) -> None:
        """Plan the payment of a site if it is obvious and made without asking."""
        if self.choice.pays_by_itself(move):
            self.plan = payments.propose(self.choice.game, self.choice.state, move[1], move[2])
            self._paid.add(self._ply)

    def ask_again(self) -> str:
        """Return the wish that cancels the one by which the decision at hand would pass, or ''."""
        asker, season = self._passing, self.choice.state.round
        if asker:
            return obvious.wish(asker, obvious.ASK, season)
        is_given = self._obvious is not None or (self._ply in self._paid and self.answers_obvious)
        return obvious.wish(obvious.OBVIOUS, obvious.ASK, season) if is_given else ""

    def automatic(self) -> Move | None:
        """Return the next step of a payment in progress, the answer to a silenced question, or an obvious answer."""
        choice = self.choice
        if not choice.is_mine:
            return None
        if self.plan is not None and choice.kind in payments.STEPS:
            move = payments.step(choice.state, self.plan)
            return move if move in choice.legal else None
        asker = self._passing
        return obvious.ANSWERS[asker][1] if asker else self._obvious

    def is_underway(self, view: View[State]) -> bool:
        """Return whether a payment is half made; its steps are decided together."""
        return bool(view.state.stack) and view.state.stack[-1][0] in payments.STEPS
