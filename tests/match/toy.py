"""A toy game that implements the contract: hidden hands, unseen draws, a random theft, a stack of decisions.

Ten cards, five blue and five red by their backs. In turn each player draws a card unseen (`draw`) or plays one
(`play c3`) for its points; a red card makes the next player give up a random card from hand to the table (`give`) or a
point (`pay`). The game ends when the deck is empty. Option `long`: two cards are drawn at once.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from game.errors import FeluccaError
from game.rules.core.bits import members
from game.rules.core.chance import Chance, DrawSource, Roll
from game.rules.core.facts import EVERYONE, Moved, Noted, Sink
from game.rules.core.game import Move, Option, Refusal, Setup, View
from game.rules.core.knowledge import Knowledge
from game.rules.core.state import INT, INTS, MASK, MASKS, TUPLES, State
from game.rules.core.universe import HAND_KIND, Universe, Zone, owned

DRAW, PLAY, GIVE, PAY = range(4)
DECK, TABLE, HAND = 0, 1, 2
PILE, GIFT = DrawSource("pile"), DrawSource("gift", returns=True)
NAMES = ("draw", "play", "give", "pay")


class ToyState(State):
    FIELDS: ClassVar = {
        "seats": INT,
        "turn": INT,
        "left": INT,
        "deck": MASK,
        "table": MASK,
        "hands": MASKS,
        "points": INTS,
        "open": TUPLES,
    }
    __slots__ = tuple(FIELDS)


class Toy:
    name = "toy"
    seats = (2, 3)
    options = (Option("long", ("no", "yes")),)
    zones = (Zone("deck"), Zone("table"), *owned(HAND_KIND, 3))

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        self.numbers = dict(numbers)
        self.universe = Universe([(f"c{i}", i % 2) for i in range(int(numbers["cards"]))], ("blue", "red"))

    def start(self, setup: Setup, chance: Chance, sink: Sink | None = None) -> ToyState:
        state = ToyState()
        state.seats, state.turn, state.table = setup.seats, 0, 0
        state.deck, state.left = (1 << self.universe.size) - 1, self.universe.size
        state.hands, state.points, state.open = [0] * setup.seats, [0] * setup.seats, []
        for seat in range(setup.seats):
            self._draw(state, seat, chance, sink)
        state.turn = setup.choose_first(self.universe, chance)
        if sink:
            sink(Noted("starts", state.turn))
        return state

    def _draw(self, state: ToyState, seat: int, chance: Chance, sink: Sink | None) -> None:
        if not state.left:
            return
        bag = members(state.deck)
        piece = bag[chance(bag, PILE)]
        state.deck ^= 1 << piece
        state.left -= 1
        state.hands[seat] |= 1 << piece
        if sink:
            sink(Moved((piece,), DECK, HAND + seat, 1 << seat, "draw"))

    def to_move(self, state: ToyState) -> int:
        if state.open:
            return state.open[-1][0]
        return state.turn if state.left else -1

    def legal(self, state: ToyState) -> list[Move]:
        seat = self.to_move(state)
        if seat < 0:
            return []
        if state.open:
            return ([(GIVE,)] if state.hands[seat] else []) + [(PAY,)]
        return [(DRAW,), *((PLAY, piece) for piece in members(state.hands[seat]))]

    def refusal(self, state: ToyState, move: Move) -> Refusal | None:
        return None if move in self.legal(state) else Refusal("T-1", "toy-refuse", {"move": str(move)})

    def canonical(self, state: ToyState, move: Move) -> Move:
        return move

    def sample(self, state: ToyState, roll: Roll) -> Move:
        moves = self.legal(state)
        return moves[roll(range(len(moves)))]

    def apply(self, state: ToyState, move: Move, chance: Chance, sink: Sink | None = None) -> None:
        seat = self.to_move(state)
        if move[0] == DRAW:
            for _ in range(2 if self.numbers.get("long") else 1):
                self._draw(state, seat, chance, sink)
        elif move[0] == PLAY:
            self._lay(state, seat, move[1], sink)
            self._score(state, seat, move[1], sink)
            if self.universe.backs[move[1]]:
                state.open.append(((seat + 1) % state.seats,))
                return
        else:
            state.open.pop()
            if move[0] == GIVE:
                bag = members(state.hands[seat])
                self._lay(state, seat, bag[chance(bag, GIFT)], sink)
            else:
                self._score(state, seat, -1, sink)
        state.turn = (state.turn + 1) % state.seats

    def _lay(self, state: ToyState, seat: int, piece: int, sink: Sink | None) -> None:
        state.hands[seat] ^= 1 << piece
        state.table |= 1 << piece
        if sink:
            sink(Moved((piece,), HAND + seat, TABLE, EVERYONE, "lay"))

    def _score(self, state: ToyState, seat: int, points: int, sink: Sink | None) -> None:
        state.points[seat] += points
        if sink:
            sink(Noted("score", seat, (points,)))

    def scores(self, state: ToyState) -> tuple[int, ...]:
        return tuple(state.points)

    def winners(self, state: ToyState) -> tuple[int, ...]:
        best = max(state.points)
        return () if self.to_move(state) >= 0 else tuple(s for s, p in enumerate(state.points) if p == best)

    def redact(self, state: ToyState, viewer: int, knowledge: Knowledge) -> ToyState:
        new = state.clone()
        new.deck = 0
        new.hands = [hand if seat == viewer else 0 for seat, hand in enumerate(state.hands)]
        return new

    def knowledge(self, viewer: int, setup: Setup) -> Knowledge:
        return Knowledge(viewer, self.universe, len(self.zones), {DECK: (1 << self.universe.size) - 1})

    def world(self, view: View, rng: random.Random) -> ToyState:
        state: ToyState = view.state.clone()
        zones = view.knowledge.sample(rng)
        state.deck = sum(1 << i for i in zones[DECK])
        state.hands = [sum(1 << i for i in zones[HAND + seat]) for seat in range(state.seats)]
        return state

    def zone_masks(self, state: ToyState) -> list[int]:
        return [state.deck, state.table, *state.hands, *[0] * (3 - state.seats)]

    def show_move(self, state: ToyState, move: Move) -> str:
        return NAMES[move[0]] + (f" {self.universe.show(move[1])}" if move[0] == PLAY else "")

    def read_move(self, state: ToyState, text: str) -> Move:
        word, _, name = text.partition(" ")
        if word not in NAMES:
            raise FeluccaError(f"'{text}' is not a move of this game")
        try:
            return (PLAY, self.universe.id(name)) if word == "play" else (NAMES.index(word),)
        except ValueError as error:
            raise FeluccaError(f"'{text}': {error}") from None


def make(name: str, numbers: Mapping[str, Any]) -> Toy:
    """Make the toy game, as `game.registry.make` makes the real ones."""
    if name != "toy":
        raise FeluccaError(f"there is no game called '{name}'")
    return Toy(numbers)
