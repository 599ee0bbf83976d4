"""The things that targets of Sa-Rê stand for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.ui.boards.kit.regions import Region, Regions
from game.ui.boards.kit.values import OfSeat


@dataclass(frozen=True, slots=True)
class Stack:
    """The tiles of a kind on the reference board."""

    tile: int


@dataclass(frozen=True, slots=True)
class Plot(OfSeat):
    """A space of the site of a seat."""

    space: int


class SeatGauge(OfSeat):
    """The revolt gauge of a seat."""


class Caravans(OfSeat):
    """The caravans of a seat."""


class Obelisk(OfSeat):
    """The obelisk of a seat."""


class Store(OfSeat):
    """The Warehouses of a seat."""


class Gains(OfSeat):
    """A seat's gains of this season, or its resources while it builds."""


class Kept(OfSeat):
    """The card that the Temple of a seat keeps."""


class Seized(OfSeat):
    """The card that the Palace of a seat took."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """The number of unseen season cards of a face."""

    face: int


@dataclass(frozen=True, slots=True)
class LookedAt:
    """One of the cards that a Temple looks at."""

    index: int


@dataclass(frozen=True, slots=True)
class Stepper:
    """The button that changes an amount by one."""

    counter: str
    by: int


class Fixture(Enum):
    """A unique place."""

    PYRAMIDS = "pyramids"
    WORKS = "works"
    DOUBLE = "double"
    SHOE = "shoe"
    LAST = "last"
    DISCARD = "discard"
    DARK = "dark"
    GONE = "gone"
    REMOVED = "removed"
    POOL = "pool"
    ODDS = "odds"
    SUPPLY = "supply"
    HOME = "home"
    """The way back from a rival's city to the viewer's."""


REGIONS = Regions(
    {
        **dict.fromkeys(Fixture, Region.SUPPLY),
        Fixture.PYRAMIDS: Region.BOARD,
        Fixture.WORKS: Region.BOARD,
        Fixture.HOME: Region.BOARD,
        Unseen: Region.SUPPLY,
        LookedAt: Region.CHOICE,
        Stepper: Region.CHOICE,
    }
)
