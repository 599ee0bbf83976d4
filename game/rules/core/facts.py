"""The facts that `apply` reports to a sink; they feed log, animation, sound, statistics and knowledge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from game.rules.core.universe import Universe

EVERYONE: Final = 0xFF
"""The viewers of a public face: all seats (bits 0–3) and the spectator (bit 7)."""
NOBODY: Final = 0
SPECTATOR: Final = 7
"""The viewer that has no seat and sees only public information."""


@dataclass(frozen=True, slots=True)
class Moved:
    """Pieces went from one zone to another, one by one in this order.

    `seers` is the mask of viewers who see the faces; everybody sees the backs and the zones. `at` holds the positions
    in whichever of the two zones has positions (quay, market square …), in the order of the pieces. `how` names the
    kind of movement: deal, refill, take, skip, draw, steal, discard … In a viewer's copy, a piece that the viewer does
    not see is `Universe.hidden(piece)`, a negative number. Pieces moved unseen are listed in ascending id order.
    `ranking`, if there is one, holds classes of pieces (masks), the best first: everybody knows that each piece moved
    was one of the best in `src`, all pieces of that class being equally likely.
    """

    pieces: tuple[int, ...]
    src: int
    dst: int
    seers: int
    how: str
    at: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Looked:
    """The viewers in `seers` look at everything in `zone`; `pieces` lists all of it, ascending."""

    seers: int
    zone: int
    pieces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Excluded:
    """Everybody can now conclude that none of `pieces` (a mask) lies in `zone`."""

    zone: int
    pieces: int


@dataclass(frozen=True, slots=True)
class Gathered:
    """All pieces return to the zones in which a set-up starts."""


@dataclass(frozen=True, slots=True)
class Noted:
    """Any public event that moves no piece: a turn, an effect, a score. `what` names it, `values` holds its numbers."""

    what: str
    seat: int = -1
    values: tuple[int, ...] = ()


Fact = Moved | Looked | Excluded | Gathered | Noted
Sink = Callable[[Fact], None]


def redact(fact: Fact, viewer: int, universe: Universe) -> Fact:
    """Return `fact` as `viewer` perceives it: pieces whose faces the viewer does not see become backs."""
    if isinstance(fact, (Moved, Looked)) and not fact.seers >> viewer & 1:
        return replace(fact, pieces=tuple(universe.hidden(p) for p in fact.pieces))
    return fact
