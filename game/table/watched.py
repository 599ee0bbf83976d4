"""The common interface of games shown on a table: a game being played, or a replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.rules.core.facts import Fact
from game.rules.core.game import Game, Move, Setup, View
from game.rules.core.state import State
from game.table.lines import RecordHeader, Result
from game.table.news import Watcher
from game.table.seats import Seat


class WatchedGame(Protocol):
    """The public side of a game on a table; implemented by `Match` and `Replay`."""

    game: Game[State]
    setup: Setup
    header: RecordHeader
    seats: list[Seat]
    result: Result | None
    branch: int

    @property
    def ply(self) -> int:
        """The number of decisions that stand."""

    @property
    def to_move(self) -> int:
        """The seat that must decide, or -1 when the game is over."""

    @property
    def is_over(self) -> bool:
        """Whether the last decision has been made."""

    @property
    def trouble(self) -> str:
        """Why the game can no longer be saved; empty while all is well."""

    @property
    def fingerprint(self) -> str:
        """The fingerprint that commits to the luck of the game without revealing it."""

    @property
    def seatings(self) -> Sequence[Sequence[Seat]]:
        """The players of the seats after the set-up and after each decision."""

    def view(self, viewer: int) -> View[State]:
        """Return all that `viewer` (a seat or SPECTATOR) may know now."""

    def facts(self, viewer: int, since: int = 0) -> list[tuple[Fact, ...]]:
        """Return the facts of set-up and decisions as `viewer` perceived them, from number `since` on."""

    def decision(self, ply: int) -> tuple[int, Move, str]:
        """Return the seat, the move and its notation of decision number `ply`."""

    def watch(self, viewer: int, watcher: Watcher) -> Callable[[], None]:
        """Call `watcher` with all news that `viewer` may know; the returned function ends that."""

    def close(self) -> None:
        """Leave the table."""
