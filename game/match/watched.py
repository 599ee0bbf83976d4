"""The common interface of games shown on a table, played or replayed, and the news they send to their watchers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.match.lines import RecordHeader, Result
from game.match.seats import Seat
from game.rules.core.facts import Fact
from game.rules.core.game import Game, Move, Setup, View
from game.rules.core.state import State


@dataclass(frozen=True, slots=True)
class Played:
    """Decision number `ply` was carried out by `seat`.

    `facts` are redacted for the viewer. The move itself is not published, since it can reveal hidden information.
    """

    ply: int
    seat: int
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """`seat` took back all decisions after number `ply`."""

    seat: int
    ply: int


@dataclass(frozen=True, slots=True)
class Jumped:
    """A replay now stands after decision number `ply`."""

    ply: int


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Another player now decides for `seat`."""

    seat: int
    now: Seat


@dataclass(frozen=True, slots=True)
class Finished:
    """The match is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Trouble:
    """The record can no longer be written, which does not stop the match; without a reason, it is written again."""

    reason: str


News = Played | TakenBack | Jumped | SeatTaken | Finished | Trouble


Watcher = Callable[[News], None]


class Audience:
    """The watchers of a match, each as a seat or a spectator."""

    def __init__(self) -> None:
        self._watchers: list[tuple[int, Watcher]] = []

    def join(self, viewer: int, watcher: Watcher) -> Callable[[], None]:
        """Let `watcher` hear everything that `viewer` may know; the returned function ends that."""
        entry = (viewer, watcher)
        self._watchers.append(entry)
        return lambda: self._watchers.remove(entry) if entry in self._watchers else None

    def tell(self, news: News) -> None:
        """Send public news to every watcher."""
        self.tell_each(lambda _: news)

    def tell_each(self, news: Callable[[int], News]) -> None:
        """Send each watcher the news that `news` makes for its viewer."""
        for viewer, watcher in tuple(self._watchers):
            watcher(news(viewer))


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
        """The reason why the game can no longer be saved; empty while it can."""

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
