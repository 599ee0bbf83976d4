"""The things that targets of Sobek stand for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.ui.boards.kit.regions import Region, Regions
from game.ui.boards.kit.values import OfSeat


@dataclass(frozen=True, slots=True)
class QuayCard:
    """The card `at` a place of the quays, 0 for the next to be taken."""

    at: int


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card in the viewer's hand."""

    piece: int


@dataclass(frozen=True, slots=True)
class TrayPiece:
    """An event token or a card on the tray."""

    piece: int


@dataclass(frozen=True, slots=True)
class SoldSet(OfSeat):
    """The set of a seat in a slot."""

    slot: int


@dataclass(frozen=True, slots=True)
class Marker(OfSeat):
    """The marker of a seat on the score track."""


class Pile(Enum):
    """A place of several cards or tokens."""

    EVENTS = "events"
    DISCARD = "discard"
    DECK = "deck"
    CORRUPTION = "pile"
    TRACK = "track"


REGIONS = Regions({QuayCard: Region.SUPPLY, HeldCard: Region.HAND, TrayPiece: Region.CHOICE})
