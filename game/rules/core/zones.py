"""The zones of a game: the places where pieces can lie, and their owners."""

from __future__ import annotations

from dataclasses import dataclass

NO_OWNER = -1


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for pieces: its kind, and the seat that owns it, or NO_OWNER."""

    kind: str
    owner: int = NO_OWNER

    @property
    def name(self) -> str:
        """The name of the zone: its kind and, after a point, the seat of its owner."""
        return self.kind if self.owner == NO_OWNER else f"{self.kind}.{self.owner}"


HAND_KIND = "hand"
"""The kind of the zones whose contents players hide from each other."""


def owned(kind: str, seats: int) -> tuple[Zone, ...]:
    """Return a zone of this kind for each seat."""
    return tuple(Zone(kind, seat) for seat in range(seats))
