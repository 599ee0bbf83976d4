"""The things to point at on the table of the duel, their places, and their effects."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from game.locale import text
from game.rules.core.bits import members
from game.rules.core.universe import EMPTY
from game.rules.duel.state import FACING
from game.rules.duel.tables import BLACK, RED
from game.ui.boards.duel.layout import Layout, square_id
from game.ui.boards.duel.places import SIDE
from game.ui.boards.duel.selection import Selection
from game.ui.boards.kit.choosing import press_of
from game.ui.boards.kit.parts import ChoiceSheet
from game.ui.boards.kit.regions import Region, Regions
from game.ui.boards.kit.values import OfSeat, SeatPanel, Target, piece_id


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
    """A Pirogue at its berth; `token` is -1 while its face is not known, or while it lies open on the sheet."""

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
    """The tiles with one colour of back in the hand of a seat."""

    back: int


@dataclass(frozen=True, slots=True)
class SoldSet(OfSeat):
    """The set of a family that a seat has sold."""

    family: int


class Fixture(Enum):
    """A thing that the table has only once."""

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


class MarketSheet(ChoiceSheet, Protocol):
    """The sheet over the market, which may lie on the cloths instead."""

    is_on_cloths: bool


class Targets:
    """Finds the targets of a layout and a selection."""

    def __init__(self, layout: Layout, choice: Selection, tray: MarketSheet) -> None:
        self.layout = layout
        self.choice = choice
        self.tray = tray

    def find(self) -> list[Target]:
        """Return the places that can be pointed at: market, hand, panels, supplies, then the sheet over the market."""
        found = [*self._market(), *self._own(), *self._panels(), *self._supply()]
        if self.tray.is_open:
            sheet = self.tray.rect
            found = [each for each in found if not each.rect.colliderect(sheet) or not self._is_covered(each)]
            found += self.tray.targets()
        if self.choice.is_mine and self.choice.kind == FACING:
            found += self._arrows()
        return found

    def _is_covered(self, target: Target) -> bool:
        """Return whether a target lies under the sheet where that reaches: on the market, or on the cloths."""
        if self.tray.is_on_cloths:
            return not isinstance(target.thing, SeatPanel)
        return isinstance(target.thing, MarketTile) or target.thing in (
            Fixture.ANKH,
            Fixture.FINGER,
        )

    def _market(self) -> list[Target]:
        """Return the tiles that can be used, row by row, then the others, and the Ankh."""
        places, choice, state = self.layout.places, self.choice, self.layout.state
        found = []
        for square, piece in enumerate(state.market):
            if piece != EMPTY:
                name = square_id(square)
                take = press_of(choice.at_square(square))
                place = places.tile(square)
                found.append(Target(name, place, MarketTile(square), take, name, note=_square(square)))
        ankh = self.layout.ankh().rect
        found.sort(key=lambda target: not target.is_usable)
        refill, note = press_of(choice.refill()), _square(state.ankh) if state.ankh >= 0 else ""
        found.append(Target("ankh", ankh, Fixture.ANKH, refill, "ankh", radius=40, note=note))
        if state.finger >= 0:
            take = press_of(choice.at_square(state.finger))
            note = _square(state.finger)
            found.append(Target("finger", places.finger(state.finger), Fixture.FINGER, take, note=note))
        return found

    def _own(self) -> list[Target]:
        places, layout = self.layout.places, self.layout
        many = len(layout.hand)
        found = []
        for at, piece in enumerate(layout.hand):
            name = piece_id(piece)
            found.append(Target(name, places.held(at, many), HeldTile(piece), self.choice.on_tile(piece), name))
        return found

    def _panels(self) -> list[Target]:
        places, layout, choice = self.layout.places, self.layout, self.choice
        found = []
        for seat in range(2):
            found.append(Target(f"seat.{seat}", places.seat(seat), SeatPanel(seat)))
            found.append(Target(f"corruption.{seat}", places.pile_of(seat), CorruptionPile(seat)))
            for back in range(BLACK, RED + 1):
                answer = choice.at_back(back) if seat != choice.seat else ()
                if layout.held(seat, back):
                    place, thing = places.back(seat, back), Backs(seat, back)
                    found.append(Target(f"back.{seat}.{back}", place, thing, press_of(answer), radius=4))
            coins = len(layout.coins(seat))
            if coins:
                room = places.coin(seat, 0, coins).union(places.coin(seat, coins - 1, coins))
                found.append(Target(f"deben.{seat}", room, SeatDeben(seat), radius=4))
            tokens = members(layout.state.pirogues[seat])
            for at, token in enumerate(tokens):
                place = places.token(seat, at, len(tokens))
                found.append(Target(piece_id(token), place, OwnedPirogue(seat, token), radius=4))
            for family in layout.sold(seat):
                does, sold = press_of(choice.at_set(seat, family)), SoldSet(seat, family)
                found.append(Target(f"set.{seat}.{family}", layout.set_place(seat, family), sold, does, radius=6))
        return found

    def _supply(self) -> list[Target]:
        places, layout, choice = self.layout.places, self.layout, self.choice
        known = members(layout.state.berths)
        found = []
        for at in range(layout.berths()):
            token = known[at] if at < len(known) and not self.tray.is_open else -1
            name = f"token.{token}" if token >= 0 else f"left.{at}"
            is_echo = token < 0 and at > 0
            berth = Berth(token)
            found.append(Target(name, places.pirogue(at), berth, item=f"pirogue.{at}", radius=4, is_echo=is_echo))
        if not layout.berths():
            berths = places.pirogue(0).union(places.pirogue(4))
            found.append(Target("pirogues", berths, Fixture.PIROGUES, radius=4))
        if layout.state.pile:
            found.append(Target("pile", places.pile, Fixture.PILE, press_of(choice.refill()), "pile"))
        found.append(Target("bag", places.bag, Fixture.BAG, item="bag"))
        return found

    def _arrows(self) -> list[Target]:
        found = []
        for orientation in range(4):
            turn = press_of(self.choice.at_direction(orientation))
            for at, place in enumerate(self.layout.places.arrows(self.layout.state.ankh, orientation)):
                arrow = AnkhArrow(orientation)
                name = f"turn.{orientation}.{at}"
                found.append(Target(name, place, arrow, turn, radius=place.width / 2, is_echo=at > 0))
        return found


def _square(square: int) -> str:
    """Return in words where a square is."""
    row, column = divmod(square, SIDE)
    return text("spoken-square", row=row + 1, column=column + 1)
