"""The contract that every game fulfils."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, runtime_checkable

from game.errors import FeluccaError
from game.rules.core.chance import FIRST_PLAYER, Chance, Roll
from game.rules.core.facts import Sink
from game.rules.core.knowledge import Knowledge
from game.rules.core.state import S, S_co
from game.rules.core.universe import Universe, Zone


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why a move is not legal: the rule's id, the key of the sentence and its placeholders.

    `key` is a text key of the locale files, e.g. `refuse-set-too-small`; `args` fill its placeholders.
    """

    rule: str
    key: str
    args: dict[str, int | str] = field(default_factory=dict)


Move = tuple[int, ...]
"""A decision: its kind (a small number of the game) and its arguments, all ints."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made at the table before a game: `values` lists the allowed ones, the default first."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """The number of seats and the chosen options (option name -> value; the others keep their defaults).

    `first` is the seat that begins, -1 if the rules draw it.
    """

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    first: int = -1

    def choose_first(self, universe: Universe, chance: Chance) -> int:
        """Return the seat that begins: the given one, or else one drawn by `chance`."""
        if self.first >= 0:
            return self.first
        return chance([universe.seat(seat) for seat in range(self.seats)], FIRST_PLAYER)


@dataclass(frozen=True, slots=True)
class View(Generic[S_co]):
    """Everything that one viewer may know: the redacted position, the viewer's knowledge, and the legal moves.

    `state` is a State of the game in which everything hidden is blank (0, -1 or a hidden code); AIs and the screen get
    this and nothing else. `legal` is empty unless the viewer must decide. `viewer` is a seat or SPECTATOR. `resigned`
    is the seat that has ended the game by resigning, -1 for nobody.
    """

    viewer: int
    setup: Setup
    state: S_co
    knowledge: Knowledge
    to_move: int
    legal: tuple[Move, ...]
    ply: int = 0
    resigned: int = -1


@runtime_checkable
class Game(Protocol[S]):
    """One game with its numbers. All methods are pure but `apply`, which changes the state it is given."""

    name: str
    seats: tuple[int, ...]
    """The numbers of players that the game allows."""
    options: tuple[Option, ...]
    universe: Universe
    zones: tuple[Zone, ...]
    """The zones; a zone given as a number is an index into them."""
    numbers: Mapping[str, Any]
    """The numbers the game was made with, as plain data: they go into records and their hash."""

    def start(self, setup: Setup, chance: Chance, sink: Sink | None = None) -> S:
        """Return the first position; raises FeluccaError for a set-up that the game does not support."""

    def to_move(self, state: S) -> int:
        """Return the seat that must decide, or -1 when the game is over."""

    def legal(self, state: S) -> list[Move]:
        """Return the moves of the seat that must decide: sorted, no two alike in effect, empty only at the end."""

    def refusal(self, state: S, move: Move) -> Refusal | None:
        """Return why `move` is not legal now, or None if it is (also for moves equal in effect to a legal one)."""

    def canonical(self, state: S, move: Move) -> Move:
        """Return the legal move with the same effect as `move`, which must not be refused."""

    def sample(self, state: S, roll: Roll) -> Move:
        """Return a random legal move without listing them all; each legal move can come up.

        It is a third implementation of legality, which the tests of the contract compare with `legal`. Three things
        depend on it: the end of random games (with equal chances for all moves, none of six games of Sa-Rê ended within
        20,000 moves; with `sample` they take 800), the speed of the duel's rollouts (a quarter less with `legal`), and
        the strength of the level `random`, by which data/analysis.yaml measures the others (in Sobek, equal chances win
        59 % against it).
        """

    def apply(self, state: S, move: Move, chance: Chance, sink: Sink | None = None) -> None:
        """Carry out `move`, which must be legal (it is not checked), and report facts to `sink`."""

    def scores(self, state: S) -> tuple[int, ...]:
        """Return the points of each seat so far."""

    def winners(self, state: S) -> tuple[int, ...]:
        """Return the seats that won; empty while the game is in progress."""

    def redact(self, state: S, viewer: int, knowledge: Knowledge) -> S:
        """Return a copy of `state` without anything that `viewer` may not know."""

    def knowledge(self, viewer: int, setup: Setup) -> Knowledge:
        """Return the knowledge of `viewer` before the first fact."""

    def world(self, view: View[S], rng: random.Random) -> S:
        """Return a complete position that agrees with all that `view` knows, drawn with `rng`."""

    def zone_masks(self, state: S) -> list[int]:
        """Return the pieces in every zone, as masks: the true arrangement."""

    def show_move(self, state: S, move: Move) -> str:
        """Return `move` in text notation; `state` is the position it is made in (a redacted one will do)."""

    def read_move(self, state: S, text: str) -> Move:
        """Return the move that `text` denotes; raises FeluccaError quoting it."""


def check_setup(game: Game[S], setup: Setup) -> None:
    """Raise FeluccaError for a number of players, a first player, an option or a value that `game` does not support."""
    if setup.seats not in game.seats:
        raise FeluccaError(f"'{game.name}' cannot be played by {setup.seats}")
    if not -1 <= setup.first < setup.seats:
        raise FeluccaError(f"seat {setup.first} cannot begin: the seats are 0 to {setup.seats - 1}")
    known = {option.name: option.values for option in game.options}
    for name, value in setup.options.items():
        if name not in known:
            raise FeluccaError(f"'{game.name}' has no option '{name}'")
        if value not in known[name]:
            raise FeluccaError(f"the option '{name}' cannot be '{value}': choose {' or '.join(known[name])}")


def view(game: Game[S], state: S, knowledge: Knowledge, setup: Setup, ply: int = 0) -> View[S]:
    """Return the view of `state` for the owner of `knowledge`."""
    seat = game.to_move(state)
    legal = tuple(game.legal(state)) if seat == knowledge.viewer else ()
    redacted = game.redact(state, knowledge.viewer, knowledge)
    return View(knowledge.viewer, setup, redacted, knowledge, seat, legal, ply)
