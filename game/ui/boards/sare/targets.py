"""The things to point at on the table of Sa-Rê, their places, the parts of a move and the pieces that stand for it, and
the order of the keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from game.locale import text
from game.rules.core.game import Move
from game.rules.core.universe import EMPTY
from game.rules.sare import city, moves, payment
from game.rules.sare.moves import AT_BUILD, AT_QUESTION, AT_SETTLE, AT_SITES, BUILD, LAUNCH
from game.rules.sare.tables import FACES, GOLD, SPACES, TILES, TRADES
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.parts import ChoiceSheet
from game.ui.boards.kit.regions import Region, Regions
from game.ui.boards.kit.values import Configure, Enlarge, Item, OfSeat, SeatPanel, Target
from game.ui.boards.sare.layout import TOKENS, Layout, tile_id, token_face
from game.ui.boards.sare.payments import leading_to
from game.ui.boards.sare.places import LargeBoard
from game.ui.boards.sare.selection import PLAIN_MOVES, Selection
from game.ui.boards.sare.steps import Chartering, Swapping
from game.ui.layout import reachable


@dataclass(frozen=True, slots=True)
class Stack:
    """The tiles of a kind on the reference board."""

    tile: int


@dataclass(frozen=True, slots=True)
class Plot(OfSeat):
    """A space of a seat's city."""

    space: int


class SeatGauge(OfSeat):
    """The revolt gauge of a seat."""


class Caravans(OfSeat):
    """The caravans of a seat."""


class Obelisk(OfSeat):
    """The obelisk of a seat."""


class GoalLine(OfSeat):
    """The line to the goal above the large city of a seat."""


class Store(OfSeat):
    """The Warehouses of a seat."""


class Stock(OfSeat):
    """The sheet with the resources that a seat has and needs."""


class Home(OfSeat):
    """The way back from the city of another seat to the viewer's."""


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
    """A thing whose press changes an amount by one: the source of its tokens, or the token in the place `at`."""

    counter: str
    by: int
    at: int | None = None


class Fixture(Enum):
    """A thing that the table has only once."""

    PYRAMIDS = "pyramids"
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


SHOWN = (Fixture.LAST.value, Fixture.POOL.value, Fixture.ODDS.value, "left.0")
"""The ids of the targets that the question whether to go on is about: the last card, the boat and what is unseen."""
REGIONS = Regions(
    {
        **dict.fromkeys(Fixture, Region.SUPPLY),
        Fixture.PYRAMIDS: Region.BOARD,
        Unseen: Region.SUPPLY,
        LookedAt: Region.CHOICE,
        Stepper: Region.CHOICE,
    }
)


class Targets:
    """Finds the targets of a layout and a selection, with the sheet of the stock and the unseen cards unless answers
    show them.
    """

    def __init__(
        self,
        layout: Layout,
        choice: Selection,
        tray: ChoiceSheet,
        *,
        shows_odds: bool,
        has_stock: bool,
        has_unseen: bool,
    ) -> None:
        self.has_stock = has_stock
        self.has_unseen = has_unseen
        self.shows_odds = shows_odds
        self.layout = layout
        self.choice = choice
        self.tray = tray

    def find(self) -> list[Target]:
        """Return the places that can be pointed at: tray or season, large city, reference board (before the city while
        sites are launched), opponents.
        """
        places, choice = self.layout.places, self.choice
        found = self.tray.targets() if self.tray.is_open else self._of_season() if self.layout.shows_season else []
        stacks = self._of_supply()
        launches = choice.kind == AT_SITES and choice.tile is None
        found += [*stacks, *self._of_large()] if launches else [*self._of_large(), *stacks]
        for seat in places.small:
            found += self._of_small(seat)
        if choice.plan is not None and places.is_painted:  # the sources of a payment lie over the sheet of the stock
            found.sort(key=lambda target: not isinstance(target.thing, Stock))
        return found

    def _of_supply(self) -> list[Target]:
        places = self.layout.places
        if not self.layout.shows_supply or (self.tray.is_open and places.is_painted):
            return []
        found = [
            Target(f"tile.{tile}", places.stack(name), Stack(tile), self.choice.on_tile(tile), f"tile.{tile}")
            for tile, name in enumerate(TILES)
        ]
        if self.layout.state.pyramids & self.layout.state.pyramids - 1:
            found.append(Target("pyramids", places.stack("pyramid-cards"), Fixture.PYRAMIDS, item="pyramids"))
        return found

    def _of_large(self) -> list[Target]:
        seat, large_city, choice = self.layout.large, self.layout.places.large_city, self.choice
        found = []
        if self.layout.is_away:
            found.append(Target("home", large_city.home, Home(seat), Enlarge(-1), name=text("offer-sa-re-home")))
        for space in range(SPACES):
            slots = [slot for _, slot, _ in city.tiles(self.layout.state, seat) if slot % SPACES == space]
            is_card = not self.layout.places.is_painted and len(slots) == 1 and choice.tile is None
            item = tile_id(seat, slots[0]) if is_card else ""
            does, thing = choice.on_plot(seat, space), Plot(seat, space)
            corners, is_empty = large_city.corners(space), not slots
            found.append(
                Target(
                    f"plot.{seat}.{space}", large_city.plot(space), thing, does, item, corners=corners,
                    rank=1 + is_empty, is_empty=is_empty,
                )
            )  # fmt: skip
        found += [
            Target(f"gauge.{seat}", large_city.gauge.whole, SeatGauge(seat)),
            Target(f"caravans.{seat}", large_city.caravans, Caravans(seat)),
            Target(f"obelisk.{seat}", large_city.obelisk, Obelisk(seat)),
            Target(f"store.{seat}", large_city.store, Store(seat)),
            Target(f"gains.{seat}", large_city.gains, Gains(seat)),
        ]
        if not isinstance(large_city, LargeBoard):
            found.append(Target("track", large_city.track, GoalLine(seat)))
        return found + self._cards_of(seat) + self._stock_of(seat)

    def _stock_of(self, seat: int) -> list[Target]:
        """Return the sheet of the stock if it is that of a seat."""
        return (
            [Target("works", self.layout.places.works, Stock(seat))]
            if self.has_stock and seat == self.layout.stocked
            else []
        )

    def _cards_of(self, seat: int, radius: float = 8.0) -> list[Target]:
        """Return the cards of a seat's Temple and Palace."""
        places, state = self.layout.places.of(seat), self.layout.state
        found = []
        if state.kept[seat] != EMPTY:
            found.append(Target(f"kept.{seat}", places.kept, Kept(seat), item=f"kept.{seat}", radius=radius))
        if state.palace[seat] != EMPTY:
            found.append(Target(f"seized.{seat}", places.seized, Seized(seat), item=f"seized.{seat}", radius=radius))
        return found

    def _of_small(self, seat: int) -> list[Target]:
        small, state = self.layout.places.small[seat], self.layout.state
        enlarge = Enlarge(seat)
        found = [Target(f"seat.{seat}", small.rect, SeatPanel(seat), enlarge)]
        spaces = sorted({slot % SPACES for _, slot, _ in city.tiles(state, seat)})
        found += [
            Target(f"plot.{seat}.{space}", small.plot(space), Plot(seat, space), enlarge, radius=4) for space in spaces
        ]
        found.append(Target(f"gauge.{seat}", reachable(small.gauge.whole), SeatGauge(seat), radius=4))
        found.append(Target(f"obelisk.{seat}", small.obelisk, Obelisk(seat), radius=4))
        return found + self._cards_of(seat, radius=4) + self._stock_of(seat)

    def _of_season(self) -> list[Target]:
        places, state = self.layout.places, self.layout.state
        is_swept = self.layout.is_swept
        shown = [Fixture.DOUBLE, Fixture.SHOE]
        if self.layout.last_shown != EMPTY:
            shown.append(Fixture.LAST)
        if self.layout.discard:
            shown.append(Fixture.DISCARD)
        if not is_swept and (state.dark or (state.second and state.discard)):
            shown.append(Fixture.DARK)
        if state.gone and not is_swept:
            shown.append(Fixture.GONE)
        found = [
            Target(
                place.value,
                places.card("shown" if place is Fixture.LAST else place.value),
                place,
                item=place.value,
            )
            for place in (*shown, Fixture.REMOVED)
        ]
        toggle = Configure("shows_odds", not self.shows_odds)
        found.append(Target("pool", places.card("pool"), Fixture.POOL))
        found.append(Target("odds", places.card("odds"), Fixture.ODDS, toggle))
        if not self.layout.shows_supply:
            found.append(Target("supply", places.card("supply"), Fixture.SUPPLY))
        faces = range(len(FACES)) if self.has_unseen else ()
        return found + [Target(f"left.{face}", places.left(face, len(FACES)), Unseen(face)) for face in faces]


def targets_of(choice: Selection, move: Move) -> tuple[str, ...]:
    """Return the ids of the targets and offers that a move consists of."""
    kind = move[0]
    if kind == moves.LAUNCH:
        return f"tile.{move[1]}", f"plot.{choice.seat}.{move[2]}"
    if kind == moves.SETTLE:
        return (f"plot.{choice.seat}.{move[1]}",)
    offer = next((name for name, pressed in PLAIN_MOVES.items() if pressed == move), "")
    if offer:
        return (offer,)
    number = f"move.{choice.legal.index(move)}" if move in choice.legal else ""
    if kind in (moves.ABANDON, moves.DEMOLISH):
        return f"plot.{choice.seat}.{move[2]}", number
    if kind == moves.BUILD:
        return f"plot.{choice.seat}.{move[2]}", "do" if choice.plan is not None else f"build.{move[1]}.{move[2]}"
    if kind == moves.PLACE:
        return f"look.{move[1]}", number
    if kind == moves.BARRACKS_PUSH:
        return f"seat.{move[1]}", f"push.{move[1]}", "barracks"
    if kind == moves.SWAP:
        return choice.counting(move) if isinstance(choice.step, Swapping) else (f"seat.{move[1]}", "market")
    if kind == moves.CHARTER:
        return choice.counting(move) if isinstance(choice.step, Chartering) else ("charter",)
    if kind == moves.KEEP:
        return choice.counting(move)
    if kind == moves.REDEEM:
        return number, "redeem"
    if kind in (moves.DISCOUNT, moves.PAY, moves.WILD) and choice.plan is not None:
        return leading_to(move, choice.state, choice.plan) or ("do",)
    return (number,)


def lead(choice: Selection, targets: Sequence[Target]) -> str:
    """Return the target or offer that gets the focus: a space for the chosen tile, the end of a phase with nothing left
    to do, the first amount, or the answer; '' if there is none.

    The second starting tile follows the first, and the prominent one of two answers is chosen. A cancelled choice leads
    back to its beginning.
    """
    if not choice.is_mine:
        return ""
    if choice.begun_with and not choice.is_begun:
        return choice.begun_with
    if choice.plan is not None or choice.chosen == 2:
        return "do"
    if isinstance(choice.step, Chartering | Swapping):
        return next((f"more.{counter.name}" for counter in choice.counters()), "")
    if choice.kind == AT_SETTLE:
        built = city.built_spaces(choice.state, choice.seat)
        return f"plot.{choice.seat}.{built.bit_length() - 1}" if built else ""
    if choice.kind == AT_QUESTION:
        return "" if choice.aside else "continue"
    if choice.kind == AT_BUILD:
        return "" if choice.of(BUILD) else "finish"
    if choice.kind != AT_SITES or choice.space is not None:
        return ""
    if choice.tile is not None:
        spaces = (each.id for each in targets if isinstance(each.thing, Plot) and each.is_usable)
        return next(spaces, "")
    return "" if any(move[0] == LAUNCH for move in choice.legal) else "ready"


def symbols_of(brush: Brush, layout: Layout, seat: int, move: Move) -> tuple[Item, ...]:
    """Return the resources, the tile, the caravan, the card or the obelisk that a move of `seat` is about; nothing for
    one that is about a place, or about nothing more.
    """
    kind, *args = move
    if kind in (moves.DEMOLISH, moves.ABANDON, moves.BUILD):
        return (_tile(brush, layout, seat, *args, is_built=kind == moves.DEMOLISH),)
    if kind == moves.PAY:
        asked = payment.asked(layout.state)
        house = [_tile(brush, layout, seat, TRADES[asked], 0, is_built=True)] if args[1] else []
        return (*house, *_tokens(brush, [asked] * sum(args)))
    if kind == moves.REDEEM:
        return _caravan(brush, layout, seat), *_tokens(brush, args)
    if kind == moves.CHARTER:  # of each resource one source is the hand and one a token
        return (*_tokens(brush, [source % len(TOKENS) for source in args]), _caravan(brush, layout, seat))
    if kind in (moves.CONTINUE, moves.TEMPLE_LOOK):
        return (brush.lone("back-season"),)
    if kind == moves.STOP:
        return (brush.lone("obelisk-laid", (("seat", seat + 1),)),)
    return _tokens(brush, _resources(move))


def _resources(move: Move) -> list[int]:
    """Return the resources that a move keeps, pays, takes or swaps in, each as often as there are of it."""
    kind, *args = move
    if kind == moves.DISCOUNT:
        return args
    if kind == moves.PAY_GOLD:
        return [GOLD]
    amounts = args if kind == moves.KEEP else args[1:] if kind == moves.SWAP else []
    return [resource for resource, many in enumerate(amounts) for _ in range(many)]


def _tokens(brush: Brush, resources: Iterable[int]) -> tuple[Item, ...]:
    return tuple(brush.lone(TOKENS[resource]) for resource in resources)


def _tile(brush: Brush, layout: Layout, seat: int, tile: int, space: int, *, is_built: bool) -> Item:
    face, side, extra = layout.tile_face(seat, tile, space, is_built)
    return brush.lone(face, extra, side)


def _caravan(brush: Brush, layout: Layout, seat: int) -> Item:
    return brush.lone(*token_face("caravan", seat, is_painted=layout.places.is_painted))
