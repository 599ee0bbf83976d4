"""The rules of Ferry: its numbers, its position, its moves, and the game that ties them together."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from game.errors import FeluccaError
from game.rules.core.bits import mask_of, members
from game.rules.core.chance import Chance, DrawSource, Roll
from game.rules.core.facts import EVERYONE, Gathered, Moved, Noted, Sink
from game.rules.core.game import Move, Option, Refusal, Setup, View, check_setup
from game.rules.core.knowledge import Knowledge
from game.rules.core.notes import Seats
from game.rules.core.state import INT, INTS, MASK, MASKS, TUPLES, State
from game.rules.core.universe import Universe, Zone, owned
from tests.nullgame.notes import Shipped, Stopped

DRAW, SHIP, LET, STOP = range(4)
"""The kinds of moves; SHIP is followed by the load."""
WORDS = ("draw", "ship", "let", "stop")
TURN, CUSTOMS = range(2)
"""The kinds of decisions on the stack, each followed by the seat; CUSTOMS also by the load in question."""
MOST_SEATS = 4
PILE, ASIDE = range(2)
HAND = 2
DOCK = HAND + MOST_SEATS
LOADS, FEE = DrawSource("loads"), DrawSource("fee", returns=True)
"""The sources of draws; the whole game is one epoch."""
ZONES = (Zone("pile"), Zone("aside"), *owned("hand", MOST_SEATS), *owned("dock", MOST_SEATS))


class Tables:
    """The constants derived from the numbers: the loads and their weights."""

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        self.seats = tuple(int(seats) for seats in numbers["seats"])
        self.hand = int(numbers["hand"])
        self.weights = tuple(int(weight) for weight in numbers["weights"])
        self.universe = Universe([(piece["name"], 0) for piece in numbers["pieces"]], ("load",))
        if len(self.weights) != self.universe.size:
            raise ValueError(f"{len(self.weights)} weights are given for {self.universe.size} loads")
        if self.hand * max(self.seats) >= self.universe.size:
            raise ValueError("there are not enough loads to deal")

    def weight(self, loads: int) -> int:
        """Return the weight of a mask of loads."""
        return sum(self.weights[load] for load in members(loads))


class FerryState(State):
    """A position; `held` counts the loads in the hands, `left` those in the pile; both are public."""

    FIELDS: ClassVar[dict[str, str]] = {
        "seats": INT,
        "quiet": INT,
        "pile": MASK,
        "left": INT,
        "aside": MASK,
        "hands": MASKS,
        "held": INTS,
        "docks": MASKS,
        "stack": TUPLES,
    }
    __slots__ = tuple(FIELDS)

    seats: int
    quiet: int
    pile: int
    left: int
    aside: int
    hands: list[int]
    held: list[int]
    docks: list[int]
    stack: list[tuple[int, ...]]

    def clone(self) -> FerryState:
        """Return an independent copy."""
        new = FerryState()
        new.seats = self.seats
        new.quiet = self.quiet
        new.pile = self.pile
        new.left = self.left
        new.aside = self.aside
        new.hands = self.hands.copy()
        new.held = self.held.copy()
        new.docks = self.docks.copy()
        new.stack = self.stack.copy()
        return new


class Ferry:
    """The game."""

    name = "ferry"
    options: tuple[Option, ...] = (Option("quiet", ("no", "yes")),)
    zones = ZONES

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        self.numbers = numbers
        self.tables = Tables(numbers)
        self.seats = self.tables.seats
        self.universe = self.tables.universe

    def start(self, setup: Setup, chance: Chance, sink: Sink | None = None) -> FerryState:
        """Return the position after the deal (F-2); raises FeluccaError for a set-up that the game does not support."""
        check_setup(self, setup)
        state = FerryState()
        state.seats, state.quiet = setup.seats, int(setup.options.get("quiet") == "yes")
        state.pile, state.left, state.aside = (1 << self.universe.size) - 1, self.universe.size, 0
        state.hands, state.held, state.docks = [0] * setup.seats, [0] * setup.seats, [0] * setup.seats
        if sink is not None:
            sink(Gathered())
        for seat in range(setup.seats):
            for _ in range(self.tables.hand):
                self._draw(state, seat, chance, sink)
        first = setup.choose_first(self.universe, chance)
        state.stack = [(TURN, first)]
        if sink is not None:
            sink(Noted("start", first))
            sink(Noted("turn", first))
        return state

    def to_move(self, state: FerryState) -> int:
        """Return the seat that must decide, or -1 when the game is over."""
        return state.stack[-1][1] if state.stack else -1

    def legal(self, state: FerryState) -> list[Move]:
        """Return the moves of the seat that must decide."""
        if not state.stack:
            return []
        kind, seat = state.stack[-1][:2]
        if kind == CUSTOMS:
            return [(LET,), (STOP,)]
        return [(DRAW,), *((SHIP, load) for load in members(state.hands[seat]))]

    def refusal(self, state: FerryState, move: Move) -> Refusal | None:
        """Return why `move` is not legal now, or None if it is."""
        if move in self.legal(state):
            return None
        if not state.stack:
            return Refusal("F-4", "refuse-ferry-over")
        if move in ((LET,), (STOP,)):
            return Refusal("F-3.2", "refuse-ferry-no-customs")
        if state.stack[-1][0] == CUSTOMS:
            return Refusal("F-3.2", "refuse-ferry-customs")
        return Refusal("F-3.1", "refuse-ferry-not-held")

    def canonical(self, state: FerryState, move: Move) -> Move:
        """Return `move`: no two moves are alike in effect."""
        return move

    def sample(self, state: FerryState, roll: Roll) -> Move:
        """Return a random legal move."""
        found = self.legal(state)
        return found[roll(range(len(found)))]

    def apply(self, state: FerryState, move: Move, chance: Chance, sink: Sink | None = None) -> None:
        """Carry out a legal move (F-3)."""
        _, seat, *asked = state.stack[-1]
        if move[0] == DRAW:
            self._draw(state, seat, chance, sink)
        elif move[0] == SHIP:
            self._move(state, move[1], seat, DOCK + seat, "ship", sink)
            following = (seat + 1) % state.seats
            if state.held[following] and not state.quiet:
                state.stack.append((CUSTOMS, following, move[1]))
                return
            self._note_shipped(state, seat, move[1], sink)
        else:
            state.stack.pop()
            self._answer(state, seat, asked[0], move[0] == STOP, chance, sink)
        self._end_turn(state, sink)

    def _answer(
        self, state: FerryState, seat: int, load: int, is_stopped: bool, chance: Chance, sink: Sink | None
    ) -> None:
        """Let a load across, or stop it for a load out of the hand of `seat` (F-3.2)."""
        owner = state.stack[-1][1]
        if not is_stopped:
            self._note_shipped(state, owner, load, sink)
            return
        bag = members(state.hands[seat])
        fee = bag[chance(bag, FEE)]
        self._move(state, fee, seat, ASIDE, "fee", sink)
        state.docks[owner] ^= 1 << load
        state.aside |= 1 << load
        if sink is not None:
            sink(Moved((load,), DOCK + owner, ASIDE, EVERYONE, "stop"))
            sink(Noted("stopped", owner, Stopped(self.tables.weights[load], self.tables.weights[fee])))

    def _end_turn(self, state: FerryState, sink: Sink | None) -> None:
        """Pass the turn to the next seat, or end the game when the pile is empty (F-4)."""
        _, seat = state.stack.pop()
        if not state.left:
            if sink is not None:
                sink(Noted("end", -1, Seats(self.winners(state))))
            return
        state.stack.append((TURN, (seat + 1) % state.seats))
        if sink is not None:
            sink(Noted("turn", state.stack[-1][1]))

    def _draw(self, state: FerryState, seat: int, chance: Chance, sink: Sink | None) -> None:
        bag = members(state.pile)
        load = bag[chance(bag, LOADS)]
        state.pile ^= 1 << load
        state.left -= 1
        state.hands[seat] |= 1 << load
        state.held[seat] += 1
        if sink is not None:
            sink(Moved((load,), PILE, HAND + seat, 1 << seat, "draw"))

    def _move(self, state: FerryState, load: int, seat: int, zone: int, how: str, sink: Sink | None) -> None:
        """Reveal a load from a hand and move it."""
        state.hands[seat] ^= 1 << load
        state.held[seat] -= 1
        if zone == ASIDE:
            state.aside |= 1 << load
        else:
            state.docks[zone - DOCK] |= 1 << load
        if sink is not None:
            sink(Moved((load,), HAND + seat, zone, EVERYONE, how))

    def _note_shipped(self, state: FerryState, seat: int, load: int, sink: Sink | None) -> None:
        if sink is not None:
            sink(Noted("shipped", seat, Shipped(self.tables.weights[load], self.scores(state)[seat])))

    def scores(self, state: FerryState) -> tuple[int, ...]:
        """Return the weight that each seat has shipped."""
        return tuple(self.tables.weight(loads) for loads in state.docks)

    def winners(self, state: FerryState) -> tuple[int, ...]:
        """Return the seats with most points; empty while the game goes on."""
        points = self.scores(state)
        return () if state.stack else tuple(seat for seat, own in enumerate(points) if own == max(points))

    def knowledge(self, viewer: int, setup: Setup) -> Knowledge:
        """Return the knowledge of `viewer` before the first fact: all loads are in the pile."""
        return Knowledge(viewer, self.universe, len(ZONES), {PILE: (1 << self.universe.size) - 1})

    def redact(self, state: FerryState, viewer: int, knowledge: Knowledge) -> FerryState:
        """Return a copy that holds only the information in `knowledge`."""
        new = state.clone()
        new.pile = knowledge.surely_lies(PILE)
        new.hands = [knowledge.surely_lies(HAND + seat) for seat in range(state.seats)]
        return new

    def world(self, view: View[FerryState], rng: random.Random) -> FerryState:
        """Return a complete position that agrees with all that `view` knows."""
        zones = view.knowledge.sample(rng)
        state: FerryState = view.state.clone()
        state.pile = mask_of(zones[PILE])
        state.hands = [mask_of(zones[HAND + seat]) for seat in range(state.seats)]
        return state

    def zone_masks(self, state: FerryState) -> list[int]:
        """Return the pieces in every zone."""
        rest = [0] * (MOST_SEATS - state.seats)
        return [state.pile, state.aside, *state.hands, *rest, *state.docks, *rest]

    def show_move(self, state: FerryState, move: Move) -> str:
        """Return `move` in text notation."""
        return " ".join([WORDS[move[0]], *map(self.universe.show, move[1:])])

    def read_move(self, state: FerryState, text: str) -> Move:
        """Return the move that `text` denotes; raises FeluccaError quoting it."""
        word, *names = text.split(" ")
        if word not in WORDS or len(names) != (word == "ship"):
            raise FeluccaError(f"'{text}' is not a move of this game")
        try:
            return (WORDS.index(word), *map(self.universe.id, names))
        except ValueError as error:
            raise FeluccaError(f"'{text}': {error}") from None
