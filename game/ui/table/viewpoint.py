"""The viewer of a table and the knowledge on the screen: one player alone, several together, or a spectator."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.match.seats import Seat
from game.match.watched import WatchedGame
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import View
from game.rules.core.state import State

if TYPE_CHECKING:
    from game.ui.boards.kit.presenter import Presenter


class Viewpoint:
    """The view that the table shows.

    `viewer` is a seat or SPECTATOR. `is_alone` tells whether the viewer's private knowledge is shown; several people at
    one screen see only common knowledge.
    """

    def __init__(
        self,
        game: WatchedGame,
        presenter: Presenter[State],
        covers_hands: Callable[[], bool],
        *,
        first: int | None = None,
        may_decide: Callable[[], bool] = lambda: True,
    ) -> None:
        """`covers_hands` says whether hands are covered between people who share the screen.

        The table is shown first to the seat `first`. By default that is the only person, or else the person to move,
        or the SPECTATOR if an AI is to move or hands are covered. While `may_decide` returns False, as when a lesson
        explains something, views have no legal moves.
        """
        self._game = game
        self._presenter = presenter
        self._covers_hands = covers_hands
        self._may_decide = may_decide
        self._peeked_at: int | None = None
        """The decision at which the viewer asked to see a secret alone."""
        self._seats: list[Seat] = []
        self._people: list[int] = []
        """The seats of people among `_seats`; they are asked for many times a frame."""
        self.viewer = self._first() if first is None else first
        self.is_alone = not self.is_shared

    def _first(self) -> int:
        people, to_move = self.people, self._game.to_move
        if len(people) == 1:
            return people[0]
        return to_move if to_move in people and not self.covers_hands else SPECTATOR

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        seats = self._game.seats
        if self._seats != seats:
            self._seats, self._people = [*seats], [number for number, seat in enumerate(seats) if seat.is_human]
        return self._people

    @property
    def covers_hands(self) -> bool:
        """Whether the players want hands covered between people who share the screen."""
        return self._covers_hands()

    @property
    def has_secrets(self) -> bool:
        """Whether several people share the screen, so that hands are covered between them."""
        return len(self.people) > 1 and self.covers_hands

    @property
    def is_shared(self) -> bool:
        """Whether several people look at the screen together and see only common knowledge."""
        return self.has_secrets and self._presenter.shows_shared_table

    @property
    def shows_secrets(self) -> bool:
        """Whether the screen shows secrets that others who share it must not see."""
        return self.has_secrets and self.is_alone

    @property
    def eyes(self) -> int:
        """The seat whose knowledge is shown, or SPECTATOR."""
        return self.viewer if self.is_alone else SPECTATOR

    def view(self) -> View[State]:
        """Return the view to show now: the knowledge of `eyes`, and the viewer's legal moves."""
        view = self._game.view(self.eyes)
        if not self._may_decide():
            return replace(view, viewer=self.viewer, legal=())
        if self.eyes == self.viewer:
            return view
        return replace(view, viewer=self.viewer, legal=self._game.view(self.viewer).legal)

    def look(self, viewer: int, *, is_alone: bool = True) -> None:
        """Look as `viewer`: with that seat's knowledge, or, if not alone, with common knowledge."""
        self.viewer = viewer
        self.is_alone = is_alone

    @property
    def holder(self) -> int:
        """The seat whose player has the screen: the only person, or else the seat to move, be it an AI's, or -1."""
        people = self.people
        return people[0] if len(people) == 1 else self._game.to_move

    @property
    def must_change(self) -> bool:
        """Whether the table must be shown to another viewer, or to the same one in another way."""
        seat = self.holder
        return seat in self.people and (seat != self.viewer or self.must_be_alone(seat) != self.is_alone)

    @property
    def must_hide(self) -> bool:
        """Whether a hand is visible while an AI decides, after which another person may take the screen."""
        is_ais_turn = self._game.to_move >= 0 and self._game.to_move not in self.people
        return is_ais_turn and self.shows_secrets and self.viewer != SPECTATOR

    def must_be_alone(self, seat: int) -> bool:
        """Return whether `seat` must see the decision at hand without the others."""
        if not self.is_shared or self._peeked_at == self._game.ply:
            return True
        return self._presenter.is_secret(self._game.view(seat))

    @property
    def is_peeking(self) -> bool:
        """Whether the viewer has asked to see a secret alone at this decision."""
        return self._peeked_at == self._game.ply

    def peek(self) -> None:
        """Let the viewer see a secret alone until the next decision."""
        self._peeked_at = self._game.ply

    def stop_peeking(self) -> None:
        """Return to common knowledge."""
        self._peeked_at = None
