"""The common interface of games shown on a table, played or replayed, and the news they send to their watchers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.match.lines import RecordHeader, Result
from game.match.position import HistoryEntry, Position
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
    """The match is over; `scores` are the points by seat, `winners` the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Trouble:
    """The record can no longer be written, which does not stop the match; `reason` is '' once it is written again."""

    reason: str


News = Played | TakenBack | Jumped | SeatTaken | Finished | Trouble


Watcher = Callable[[News], None]


class Audience:
    """The watchers of a match, each with the seat whose news it hears, or SPECTATOR."""

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


class WatchedGame(ABC):
    """The public side of a game on a table, played (`Match`) or shown again (`Replay`)."""

    result: Result | None
    """The result of the game, None while it is being played."""
    branch: int
    """Grows with every undo or jump, so that an answer computed before it can be recognised."""

    def __init__(self, position: Position, header: RecordHeader, seats: Sequence[Seat]) -> None:
        self.game: Game[State] = position.game
        self.setup: Setup = position.setup
        self.header = header
        self.seats = list(seats)
        self.branch = 0
        self.result = None
        self._position = position
        self._audience = Audience()

    @property
    def ply(self) -> int:
        """The number of decisions that stand."""
        return self._position.ply

    @property
    def to_move(self) -> int:
        """The seat that must decide, or -1 when the game is over."""
        return self._position.to_move if self.result is None else -1

    @property
    def is_over(self) -> bool:
        """Whether the game has a result: the last decision has been made, or somebody has resigned."""
        return self.result is not None

    @property
    def resigned(self) -> int:
        """The seat that has ended the game by resigning, -1 for nobody."""
        return self.result.resigned if self.result is not None else -1

    @property
    def trouble(self) -> str:
        """The reason why the game can no longer be saved; empty while it can."""
        return ""

    @property
    def fingerprint(self) -> str:
        """The fingerprint that commits to the luck of the game without revealing it."""
        return self.header.fingerprint

    @property
    @abstractmethod
    def seatings(self) -> Sequence[Sequence[Seat]]:
        """The players of the seats after the set-up and after each decision."""

    @abstractmethod
    def view(self, viewer: int) -> View[State]:
        """Return all that `viewer` (a seat or SPECTATOR) may know now."""

    @abstractmethod
    def facts(self, viewer: int, since: int = 0) -> list[tuple[Fact, ...]]:
        """Return the facts of set-up and decisions as `viewer` perceived them, from number `since` on."""

    @abstractmethod
    def decision(self, ply: int) -> tuple[int, Move, str]:
        """Return the seat, the move and its notation of decision number `ply`."""

    def is_half_made(self, ply: int) -> bool:
        """Return whether decision number `ply` is only a step of one that further steps complete."""
        return self._position.is_half_made(ply)

    def watch(self, viewer: int, watcher: Watcher) -> Callable[[], None]:
        """Call `watcher` with all news that `viewer` may know; the returned function ends that."""
        return self._audience.join(viewer, watcher)

    def _tell_played(self, entry: HistoryEntry) -> None:
        """Let every watcher hear of a decision, with its facts as they perceived them."""
        universe = self.game.universe
        self._audience.tell_each(lambda viewer: Played(entry.ply, entry.seat, entry.seen_by(viewer, universe)))

    @abstractmethod
    def close(self) -> None:
        """Leave the table."""
