"""Which part of the table a thing belongs to, for those who do not see it lie there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum

from game.ui.boards.values import OfSeat


class Region(StrEnum):
    """A part of every table; the texts `region-<game>-<region>` name those that a game has."""

    SUPPLY = "supply"
    """What is taken from, or happens to all: the quays, the market, the season."""
    CHOICE = "choice"
    """What lies over the table to choose from."""
    HAND = "hand"
    SEAT = "seat"
    BOARD = "board"
    """All else."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A part of the table, and the seat that it belongs to, or -1."""

    region: Region
    seat: int = -1


class Regions:
    """Knows the region of each kind of thing, or of each place that there is once; what is of a seat lies with it."""

    def __init__(self, kinds: Mapping[object, Region] | None = None) -> None:
        self._kinds = kinds or {}

    def spot(self, thing: object) -> Spot:
        """Return where a thing belongs."""
        kind = self._kinds.get(thing if isinstance(thing, Enum) else type(thing))
        if kind is None and isinstance(thing, OfSeat):
            return Spot(Region.SEAT, thing.seat)
        return Spot(kind or Region.BOARD)
