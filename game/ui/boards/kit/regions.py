"""The regions of the table, for people who cannot see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum

from game.ui.boards.kit.values import OfSeat


class Region(StrEnum):
    """A part of a table; the texts `region-<game>-<region>` name those that a game has."""

    SUPPLY = "supply"
    """Shared supplies and events: the quays, the market, the season."""
    CHOICE = "choice"
    """The choices spread over the table."""
    HAND = "hand"
    SEAT = "seat"
    BOARD = "board"
    """The rest of the table."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A part of the table, and the seat that it belongs to, or -1."""

    region: Region
    seat: int = -1


class Regions:
    """Knows the region of each thing: that of its class in `kinds`, or that of the thing itself if it is in an enum.

    Otherwise a thing of a seat belongs to the seat's region, and any other thing to the rest of the table.
    """

    def __init__(self, kinds: Mapping[object, Region] | None = None) -> None:
        self._kinds = kinds or {}

    def spot(self, thing: object) -> Spot:
        """Return the region that a thing lies in; with its seat where that is the seat's region."""
        kind = self._kinds.get(thing if isinstance(thing, Enum) else type(thing))
        if kind is None and isinstance(thing, OfSeat):
            return Spot(Region.SEAT, thing.seat)
        return Spot(kind or Region.BOARD)
