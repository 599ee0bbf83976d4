"""The news of a match for its watchers, each redacted to what the watcher may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.core.facts import Fact
from game.table.seats import Seat


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
    """The record can no longer be written, which does not stop the match."""

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
