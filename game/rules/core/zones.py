"""The zones of a game: where pieces can lie, and whose a zone is."""

from __future__ import annotations

from dataclasses import dataclass

NO_OWNER = -1


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for pieces: what it is, and the seat that it belongs to, or NO_OWNER."""

    kind: str
    owner: int = NO_OWNER

    @property
    def name(self) -> str:
        """The word for it: the kind, and after a point the seat of its owner."""
        return self.kind if self.owner == NO_OWNER else f"{self.kind}.{self.owner}"


HAND_KIND = "hand"
"""The kind of the zones that hold what players hide from each other."""


def owned(kind: str, seats: int) -> tuple[Zone, ...]:
    """Return a zone of this kind for each seat."""
    return tuple(Zone(kind, seat) for seat in range(seats))
