"""Sobek as a game of the contract."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.rules.core.chance import Chance, Roll
from game.rules.core.facts import Sink
from game.rules.core.game import Move, Option, Refusal, Setup, View, check_setup
from game.rules.core.knowledge import Knowledge
from game.rules.sobek import legal, moves, play, refusals, rounds, scoring, views
from game.rules.sobek.state import SobekState
from game.rules.sobek.state import to_move as deciding_seat
from game.rules.sobek.tables import ZONES, Tables


class Sobek:
    """Sobek with its numbers; every method delegates to the module that does the work."""

    name = "sobek"
    options: tuple[Option, ...] = (Option("open_information", ("no", "yes")),)
    """S-8.2: whether the table shows the knowledge of a perfect memory; the rules themselves are the same."""
    zones = ZONES

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        self.numbers = numbers
        self.tables = Tables(numbers)
        self.universe = self.tables.universe
        self.seats = self.tables.seats

    def start(self, setup: Setup, chance: Chance, sink: Sink | None = None) -> SobekState:
        """Return the first position; raises FeluccaError for a set-up that the game does not support."""
        check_setup(self, setup)
        return rounds.new_game(self.tables, setup, chance, sink)

    def to_move(self, state: SobekState) -> int:
        """Return the seat that must decide, or -1 when the game is over."""
        return deciding_seat(state)

    def legal(self, state: SobekState) -> list[Move]:
        """Return the moves of the seat that must decide."""
        return legal.legal(self.tables, state)

    def refusal(self, state: SobekState, move: Move) -> Refusal | None:
        """Return why `move` is not legal now, or None if it is."""
        return refusals.refusal(self.tables, state, move)

    def explain(self, state: SobekState, kind: int, chosen: int, card: int) -> Refusal | None:
        """Return why `card` cannot join the cards `chosen` for a move of `kind`, or None if it can."""
        return refusals.explain(self.tables, state, kind, chosen, card)

    def canonical(self, state: SobekState, move: Move) -> Move:
        """Return the legal move with the same effect as `move`, which must not be refused."""
        return legal.canonical(self.tables, state, move)

    def sample(self, state: SobekState, roll: Roll) -> Move:
        """Return a random legal move; each legal move can come up."""
        return legal.sample(self.tables, state, roll)

    def apply(self, state: SobekState, move: Move, chance: Chance, sink: Sink | None = None) -> None:
        """Carry out `move`, which must be legal (it is not checked)."""
        play.ACTIONS[move[0]](self.tables, state, move, chance, sink)

    def scores(self, state: SobekState) -> tuple[int, ...]:
        """Return the points of each seat so far."""
        return tuple(state.scores)

    def winners(self, state: SobekState) -> tuple[int, ...]:
        """Return the seats that won; empty while the game is in progress."""
        return scoring.winners(state)

    def redact(self, state: SobekState, viewer: int, knowledge: Knowledge) -> SobekState:
        """Return a copy of `state` without anything that `viewer` with this `knowledge` may not know."""
        return views.redact(self.tables, state, knowledge)

    def knowledge(self, viewer: int, setup: Setup) -> Knowledge:
        """Return the knowledge of `viewer` before the first fact."""
        return views.initial(self.tables, viewer)

    def world(self, view: View[SobekState], rng: random.Random) -> SobekState:
        """Return a complete position that agrees with all that `view` knows."""
        return views.world(self.tables, view, rng)

    def zone_masks(self, state: SobekState) -> list[int]:
        """Return the pieces in every zone, as masks."""
        return views.zone_masks(self.tables, state)

    def show_move(self, state: SobekState, move: Move) -> str:
        """Return `move` in text notation."""
        return moves.show(move, self.universe)

    def read_move(self, state: SobekState, text: str) -> Move:
        """Return the move that `text` denotes; raises FeluccaError quoting it."""
        return moves.read(text, self.universe)
