"""What the table tells those who watch a match, each only what he may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.core.facts import Fact
from game.table.seats import Seat


@dataclass(frozen=True, slots=True)
class Played:
    """Decision number `ply` was carried out by `seat`.

    `facts` are redacted for the viewer. The move itself is told to nobody: a decision can tell what is hidden.
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
    """A match that is shown again stands after decision number `ply` now."""

    ply: int


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Somebody else decides for `seat` now."""

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
    """Those who watch a match, each as a seat or a spectator."""

    def __init__(self) -> None:
        self._watchers: list[tuple[int, Watcher]] = []

    def join(self, viewer: int, watcher: Watcher) -> Callable[[], None]:
        """Let `watcher` hear what `viewer` may know; the function returned ends that."""
        entry = (viewer, watcher)
        self._watchers.append(entry)
        return lambda: self._watchers.remove(entry) if entry in self._watchers else None

    def tell(self, news: News) -> None:
        """Tell everybody what everybody may know."""
        self.tell_each(lambda _: news)

    def tell_each(self, news: Callable[[int], News]) -> None:
        """Tell each what `news` makes for the viewer he is."""
        for viewer, watcher in tuple(self._watchers):
            watcher(news(viewer))
