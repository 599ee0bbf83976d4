"""The things to point at on the table of Sobek, their places, and their effects."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.sobek.tables import SLOTS
from game.ui.boards.kit.choosing import press_of
from game.ui.boards.kit.parts import ChoiceSheet
from game.ui.boards.kit.regions import Region, Regions
from game.ui.boards.kit.values import OfSeat, SeatPanel, Target, piece_id
from game.ui.boards.sobek.layout import Layout
from game.ui.boards.sobek.selection import Selection
from game.ui.layout import reachable


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
    """A thing that the table has only once: a supply, the viewer's corruption, or the track."""

    EVENTS = "events"
    DISCARD = "discard"
    DECK = "deck"
    CORRUPTION = "pile"
    TRACK = "track"


REGIONS = Regions({QuayCard: Region.SUPPLY, HeldCard: Region.HAND, TrayPiece: Region.CHOICE, Marker: Region.BOARD})


class Targets:
    """Finds the targets of a layout and a selection."""

    def __init__(self, layout: Layout, choice: Selection, tray: ChoiceSheet) -> None:
        self.layout = layout
        self.choice = choice
        self.tray = tray

    def find(self) -> list[Target]:
        """Return the places that can be pointed at: tray, quays beside it, hand, panels, sets, piles."""
        places, choice, layout = self.layout.places, self.choice, self.layout
        found: list[Target] = []
        if self.tray.is_open:
            found += self.tray.targets()
        for at in range(len(layout.state.quays)):
            if not (self.tray.is_open and self.tray.rect.colliderect(places.quay(at))):
                name, take = f"quay.{at}", press_of(choice.at_quay(at))
                found.append(Target(name, places.quay(at), QuayCard(at), take, name))
        many = len(layout.hand)
        for at, piece in enumerate(layout.hand):
            name = piece_id(piece)
            corners = () if choice.cards >> piece & 1 else places.held_corners(at, many)
            does = choice.on_card(piece)
            found.append(Target(name, places.held(at, many), HeldCard(piece), does, name, corners=corners))
        for seat in range(layout.state.seats):
            does = choice.on_seat(choice.at_seat(seat), seat)
            found.append(Target(f"seat.{seat}", places.seat(seat), SeatPanel(seat), does))
            for slot in range(SLOTS):
                does = choice.on_seat(choice.at_set(seat, slot), seat)
                if layout.has_set(seat, slot):
                    thing, place = SoldSet(seat, slot), layout.set_place(seat, slot)
                    found.append(Target(f"set.{seat}.{slot}", place, thing, does, radius=5))
        found += self._piles()
        return found

    def _piles(self) -> list[Target]:
        places, state = self.layout.places, self.layout.state
        found = [Target("events", places.events, Pile.EVENTS)]
        if state.discard:
            found.append(Target("discard", places.discard, Pile.DISCARD, item="discard"))
        if state.deck:
            found.append(Target("deck", places.deck, Pile.DECK, item="deck"))
        if self.layout.viewer >= 0:
            found.append(Target("pile", reachable(places.pile_tile(self.layout.viewer)), Pile.CORRUPTION, item="pile"))
        found.append(Target("track", places.track, Pile.TRACK))
        for seat, marker in enumerate(self.layout.markers()):
            place = reachable(marker.rect)
            place.left = max(place.left, places.track.left)
            found.append(Target(marker.id, place, Marker(seat), radius=5))
        return found
