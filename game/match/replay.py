"""A finished game, shown again decision by decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.match.match import Match
from game.match.position import Position
from game.match.seats import Seat, ai
from game.match.watched import Jumped, WatchedGame
from game.match.win_chances import WinChances, win_chances
from game.rules.core.chance import scripted
from game.rules.core.facts import Fact
from game.rules.core.game import Move, View
from game.rules.core.state import State


class Replay(WatchedGame):
    """A finished game that stands after any of its decisions; nobody decides, and nothing is recorded.

    Every seat counts as an AI's, so that no hand is covered. `count` is the number of decisions.
    """

    def __init__(self, match: Match) -> None:
        """Begin after the set-up of `match`; raises FeluccaError if the match is not over."""
        history = match.history()
        position = Position(match.game, match.setup, scripted(history.steps[0].drawn))
        super().__init__(position, match.header, [ai(seat.level, seat.name) for seat in match.seats])
        self._history = history
        self._ai_seed = match.ai_seed
        self._seatings = match.seatings
        self.is_open = False
        """Whether all cards are shown face up, to whoever looks."""

    @property
    def count(self) -> int:
        """The number of decisions to show."""
        return len(self._history.steps) - 1

    @property
    def seatings(self) -> Sequence[Sequence[Seat]]:
        """The players of the seats after the set-up and after each decision, including those still to be shown."""
        return self._seatings

    def view(self, viewer: int) -> View[State]:
        """Return the view of `viewer` after the decisions shown, without legal moves, since nobody decides.

        While the replay `is_open`, nothing is hidden in its position.
        """
        view = replace(self._position.view(viewer), legal=(), resigned=self.resigned)
        return replace(view, state=self.position) if self.is_open else view

    @property
    def position(self) -> State:
        """A copy of the true position."""
        return self._position.state.clone()

    def question(self) -> View[State]:
        """Return the view of the seat that decides next, with its legal moves."""
        return self._position.view(self.to_move)

    def facts(self, viewer: int, since: int = 0) -> list[tuple[Fact, ...]]:
        """Return the facts of set-up and shown decisions as `viewer` perceived them, from number `since` on."""
        return [step.seen_by(viewer, self.game.universe) for step in self._position.history[since:]]

    def decision(self, ply: int) -> tuple[int, Move, str]:
        """Return the seat, the move and its notation of decision number `ply`."""
        step = self._history.steps[ply]
        return step.seat, step.move, step.notation

    def win_chances(self) -> WinChances:
        """Return the win chances of the game; raises FeluccaError if a trained network cannot be read."""
        result = self._history.result
        return win_chances(self.game, self._history.states, () if result.resigned >= 0 else result.winners)

    def next(self) -> tuple[int, Move]:
        """Return the seat and the move of the decision that comes next; there must be one."""
        seat, move, _ = self.decision(self.ply + 1)
        return seat, move

    @property
    def ai_seed(self) -> int:
        """The seed from which an AI would have made the decision that comes next."""
        return self._ai_seed(self.to_move, self.ply)

    def step(self) -> None:
        """Show the next decision; there must be one."""
        self._play_on(self.ply + 1)
        self._tell_played(self._position.history[-1])

    def go_to(self, ply: int) -> None:
        """Stand after decision number `ply`, from 0 to `count`, without showing the decisions in between."""
        if ply < self.ply:
            self._position.go_back(ply)
        self._play_on(ply)
        self.branch += 1
        self._audience.tell(Jumped(ply))

    def close(self) -> None:
        """Leave the table; a replay holds nothing to release."""

    def _play_on(self, ply: int) -> None:
        for step in self._history.steps[self.ply + 1 : ply + 1]:
            self._position.play(step.move, scripted(step.drawn), watchful=False)
        self.result = self._history.result if ply == self.count else None
