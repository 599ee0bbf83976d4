"""The things that targets of the duel stand for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.ui.boards.kit.regions import Region, Regions
from game.ui.boards.kit.values import OfSeat


@dataclass(frozen=True, slots=True)
class MarketTile:
    """The tile on a square of the market."""

    square: int


@dataclass(frozen=True, slots=True)
class HeldTile:
    """A tile in the viewer's hand."""

    piece: int


@dataclass(frozen=True, slots=True)
class PiledTile:
    """A tile of the corruption that is looked at."""

    piece: int


@dataclass(frozen=True, slots=True)
class OwnedPirogue(OfSeat):
    """A Pirogue in the panel of a seat."""

    token: int


@dataclass(frozen=True, slots=True)
class OfferedPirogue:
    """A Pirogue on the sheet, to choose from."""

    token: int


@dataclass(frozen=True, slots=True)
class Berth:
    """A Pirogue at its berth; `token` is -1 while its face is not known, or lies open on the sheet."""

    token: int


@dataclass(frozen=True, slots=True)
class AnkhArrow:
    """An arrow that turns the Ankh to an orientation."""

    orientation: int


class CorruptionPile(OfSeat):
    """The corruption of a seat."""


class SeatDeben(OfSeat):
    """The Deben of a seat."""


@dataclass(frozen=True, slots=True)
class Backs(OfSeat):
    """The tiles of a colour of back in the hand of a seat."""

    back: int


@dataclass(frozen=True, slots=True)
class SoldSet(OfSeat):
    """The sold set of a family."""

    family: int


class Fixture(Enum):
    """A unique place."""

    ANKH = "ankh"
    FINGER = "finger"
    PILE = "pile"
    BAG = "bag"
    PIROGUES = "pirogues"
    KEEP = "keep"
    EXCHANGE = "exchange"
    PEEK = "peek"
    """The eye on the sheet over the market, through which the market is seen."""


REGIONS = Regions(
    {
        MarketTile: Region.SUPPLY,
        Fixture.ANKH: Region.SUPPLY,
        Fixture.FINGER: Region.SUPPLY,
        HeldTile: Region.HAND,
        PiledTile: Region.CHOICE,
        OfferedPirogue: Region.CHOICE,
        AnkhArrow: Region.CHOICE,
        Fixture.KEEP: Region.CHOICE,
        Fixture.EXCHANGE: Region.CHOICE,
        Fixture.PEEK: Region.CHOICE,
    }
)
