"""What the table tells those who watch a match, each only what he may know."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.core.facts import Fact
from game.rules.core.game import Move
from game.table.seats import Seat


@dataclass(frozen=True, slots=True)
class Played:
    """Decision number `ply` was carried out by `seat`.

    `facts` are redacted for the viewer. `move` and `notation` are empty for everybody but the one who decided: a
    decision can tell what is hidden.
    """

    ply: int
    seat: int
    move: Move
    notation: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """`seat` took back all decisions after number `ply`."""

    seat: int
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
    """Something went wrong that does not stop the match, in one sentence."""

    sentence: str


News = Played | TakenBack | SeatTaken | Finished | Trouble
