"""Positions of Sa-Rê set up card by card and tile by tile, and the view of a seat."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from game.ai.budget import Budget, Limit
from game.ai.levels import Level, make_player
from game.rules.core.chance import seeded
from game.rules.core.facts import EVERYONE, Moved, redact
from game.rules.core.game import Move, Setup, View, view
from game.rules.sare import city, moves, payment
from game.rules.sare.tables import DISCARD, FACES, PORT, RESOURCES, SHOE, SHOWN, TILES, TRADES, TYPES
from tests.rules.sare.material import GAME, Table

T = GAME.tables


class Position(Table):
    """A table on which seat 0 will have to decide; every seat has its two starting tiles on a1 and an empty store."""

    def __init__(self, seats: int = 2, scenario: str = "priest", first: int = 0, architect: bool = False) -> None:
        options = {"scenario": scenario, "architect": "on" if architect else "off"}
        super().__init__(seats, GAME, first, **options)
        self.setup = Setup(seats, options)
        for seat in range(seats):
            self.empty(seat)

    def build(self, seat: int, tiles: str, token: bool = True) -> Position:
        """Lay built tiles, as in `carpenter b2, market c1`; black cubes come as the rules say."""
        for tile, space in (pair.split() for pair in tiles.split(",") if pair.strip()):
            self.add(seat, tile, space, token=token)
        city.grow(T, self.state, seat, None)
        self.state.gauge[seat] = city.base(self.state, seat)
        return self

    def site(self, seat: int, tiles: str) -> Position:
        """Lay sites."""
        for tile, space in (pair.split() for pair in tiles.split(",") if pair.strip()):
            self.add(seat, tile, space, site=True)
        return self

    def steps(self, seat: int, number: int) -> Position:
        """Mark steps of a pyramid that is a site."""
        self.state.steps[seat] += number
        self.state.supply[3] -= number
        return self

    def caravans(self, seat: int, number: int) -> Position:
        self.state.caravans[seat] = number
        return self

    def question(self, double: str = "wood-gold", removed: str = "stone.4", seen: str = "", gone: str = "") -> Position:
        """Start the season and ask seat 0, after the cards `seen` and `gone` were shown and discarded to no effect.

        Those of `gone` are given as in `trouble 4 horus 2`, from the first.
        """
        self.season(double, removed)
        words = gone.split()
        names = seen.split()
        for face, number in zip(words[::2], words[1::2], strict=True):
            names += [face] if face == "hoshekh" else [f"{face}.{at + 1}" for at in range(int(number))]
        for name in names:
            card = GAME.universe.id(name)
            self.state.shoe.remove(card)
            self.state.discard |= 1 << card
            self.state.seen |= 1 << card
            self.state.drawn += 1
            self.facts.append(Moved((card,), SHOE, SHOWN, EVERYONE, "draw"))
            self.facts.append(Moved((card,), SHOWN, DISCARD, EVERYONE, "discard"))
        self.ask(0)
        return self

    def ask(self, seat: int) -> None:
        self.state.stack[-1] = (moves.AT_QUESTION, seat, 0)

    def pool(self, text: str) -> Position:
        """Put resources into the pool, from the supply."""
        words = text.split()
        for name, number in zip(words[::2], words[1::2], strict=True):
            kind = RESOURCES.index(name)
            self.state.pool[kind] += int(number)
            self.state.supply[kind] -= int(number)
        return self

    def gauge(self, *squares: int) -> Position:
        """Set the gauges of the first seats."""
        self.state.gauge[: len(squares)] = squares
        return self

    def lay(self, seat: int, gains: str = "", awarded: bool = False) -> Position:
        """Let a seat have laid its obelisk before, with these gains."""
        self.state.standing &= ~(1 << seat)
        self.state.last = seat
        if awarded:
            self.state.awarded = 1
        self.give(seat, gains=gains)
        return self

    def works(self, gains: str = "") -> Position:
        """Let seat 0 build with these gains and the contents of its Warehouses; all others stopped without anything."""
        self._settled()
        self.state.phase, self.state.standing, self.state.last = 2, 0, 0
        self.give(0, gains=gains)
        for kind in range(3):
            self.state.gains[kind] += self.state.store[kind]
            self.state.store[kind] = 0
        self.state.stack = [(moves.AT_BUILD, 0)]
        return self

    def markets(self, seat: int = 0) -> Position:
        """Ask the Market of a seat after the season."""
        self._settled()
        self.state.phase, self.state.standing = 1, 0
        self.state.stack = [(moves.AT_MARKET, seat)]
        return self

    def _settled(self) -> None:
        if not self.state.double:
            self.season("wood-stone", "stone.4")
        self.state.awarded = 1

    def knowledge(self, seat: int) -> Any:
        """Return the knowledge of a seat from all reported facts."""
        found = GAME.knowledge(seat, self.setup)
        for fact in self.facts:
            found.learn(redact(fact, seat, GAME.universe))
        return found

    def view(self) -> View:
        """Return the view of the seat that must decide."""
        return view(GAME, self.state, self.knowledge(self.to_move()), self.setup)

    def decide(self, level: Level, nodes: int, seed: int) -> str:
        """Return the move of a level here, in notation."""
        seen = self.view()
        move = make_player(level.kind, GAME, level.options, seed).choose(seen, Budget(Limit(nodes)))
        assert move in seen.legal
        return GAME.show_move(self.state, move)

    def copy(self) -> Position:
        """Return an independent table with the same position and past."""
        other = object.__new__(Position)
        other.game, other.setup = self.game, self.setup
        other.state, other.facts = self.state.clone(), list(self.facts)
        return other

    def make(self, move: Move, seed: int = 1) -> Position:
        """Make a move, with fair draws, and return the table."""
        GAME.apply(self.state, move, seeded(random.Random(seed)), self.facts.append)
        return self

    def after(self, *texts: str) -> Position:
        """Return a copy after these moves."""
        other = self.copy()
        for text in texts:
            other.make(GAME.canonical(other.state, GAME.read_move(other.state, text)))
        return other

    def turn(self, level: Level, nodes: int, seed: int) -> tuple[Position, list[str]]:
        """Return the position after all that a level decides in a row in this phase, and its moves."""
        other = self.copy()
        done: list[str] = []
        seat, phase = other.to_move(), other.state.phase
        while other.to_move() == seat and other.state.phase == phase and len(done) < 40:
            done.append(other.decide(level, nodes, seed))
            other.make(GAME.read_move(other.state, done[-1]), seed)
        return other, done

    def count(self, seat: int, tile: str) -> int:
        """Return how many tiles of a type a seat has, sites included."""
        return self.state.owned[seat * TYPES + TILES.index(tile)].bit_count()

    def sites(self, seat: int) -> list[tuple[str, str]]:
        """Return the sites of a seat: tile and space."""
        found = [(tile, slot) for tile, slot, is_built in city.tiles(self.state, seat) if not is_built]
        return [(TILES[tile], T.spaces[slot % 12]) for tile, slot in found]

    def price(self, seat: int, tile: str, space: str) -> tuple[int, int, int]:
        """Return the current price of a site."""
        return city.price(T, self.state, seat, TILES.index(tile), T.spaces.index(space))

    def is_payable(self, seat: int, tile: str, space: str) -> bool:
        """Say whether a seat can pay a site with its gains, Warehouses and tokens."""
        own = payment.means(self.state, seat)
        wood, stone, gold = self.state.store[seat * 3 : seat * 3 + 3]
        have = own[0] + wood, own[1] + stone, own[2] + gold, own[3]
        return payment.is_payable(T, self.state, seat, TILES.index(tile), T.spaces.index(space), have)

    def unseen(self) -> dict[str, int]:
        """Return how many cards of each face were not shown this season, the one removed included."""
        found: dict[str, int] = {}
        for card in T.season_cards:
            if not self.state.seen >> card & 1:
                name = FACES[T.faces[card]]
                found[name] = found.get(name, 0) + 1
        return found

    def stakes_of_all(self) -> list[int]:
        """Return all resources that lie with the seats, and the pool."""
        return [*self.state.pool, *self.state.gains, *self.state.store]

    def wealth(self, seat: int) -> tuple[int, ...]:
        """Return the possessions of a seat: resources in its Warehouses, tokens of trades and Port, caravans."""
        state, at = self.state, seat * TYPES
        tokens = [state.owned[at + tile] & state.tokens[seat] for tile in (*TRADES, PORT)]
        return (*state.store[seat * 3 : seat * 3 + 3], *(mask.bit_count() for mask in tokens), state.caravans[seat])


def covers(better: Sequence[int], worse: Sequence[int]) -> bool:
    """Say whether one has as much of everything as the other, and more of something."""
    return all(a >= b for a, b in zip(better, worse, strict=True)) and tuple(better) != tuple(worse)
