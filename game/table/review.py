"""A match that is over, shown again decision by decision."""

from __future__ import annotations

from collections.abc import Sequence

from game.errors import FeluccaError
from game.rules.core.chance import Chance, scripted
from game.rules.core.game import Move
from game.table.match import Match
from game.table.news import Jumped
from game.table.position import HistoryEntry, Position
from game.table.seats import Seat, ai
from game.table.win_chances import WinChances, win_chances


class Review(Match):
    """Stands after any decision of a finished match; nobody decides any more, and nothing is recorded.

    Every seat is an AI's, so that no hand is covered. `count` is the number of decisions there were.
    """

    def __init__(self, match: Match) -> None:
        """Begin after the set-up of `match`; raises FeluccaError if that is not over."""
        if match.result is None:
            raise FeluccaError("only a match that is over can be shown again")
        self._history: Sequence[HistoryEntry] = tuple(match._position.history)
        self._states = match._position.states
        self._end = match.result
        self._seatings = match.seatings
        position = Position(match.game, match.setup, scripted(self._history[0].drawn))
        seats = [ai(seat.level, seat.name) for seat in match.seats]
        super().__init__(position, match.header, match._secret, seats=seats, lines=match.lines[:2], clock=None)

    @property
    def count(self) -> int:
        """The number of decisions there are to show."""
        return len(self._history) - 1

    @property
    def seatings(self) -> Sequence[Sequence[Seat]]:
        """Who decided for the seats after the set-up and after each decision, also those still to be shown."""
        return self._seatings

    def win_chances(self) -> WinChances:
        """Return how the chances went; raises FeluccaError if what the AIs have learned cannot be read."""
        return win_chances(self.game, self._states, self._end.winners)

    def next(self) -> tuple[int, Move]:
        """Return the seat and the move of the decision that comes next; there must be one."""
        entry = self._history[self.ply + 1]
        return entry.seat, entry.move

    def go_to(self, ply: int) -> None:
        """Stand after decision number `ply`, from 0 to `count`, without showing what lies between."""
        position = self._position
        if ply < position.ply:
            position.go_back(ply)
        for entry in self._history[position.ply + 1 : ply + 1]:
            position.play(entry.move, scripted(entry.drawn), watchful=False)
        self.result = self._end if ply == self.count else None
        self.branch += 1
        self._views.clear()
        self._audience.tell(Jumped(ply))

    def _luck(self) -> Chance:
        return scripted(self._history[self.ply + 1].drawn)
