"""Sa-Rê as a game of the contract."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.rules.core.chance import Chance, Roll, unavailable
from game.rules.core.facts import Sink
from game.rules.core.game import Move, Option, Refusal, Setup, View, check_setup
from game.rules.core.knowledge import Knowledge
from game.rules.core.universe import Universe
from game.rules.sare import legal, moves, payment, play, rounds, scoring, views
from game.rules.sare.state import SaReState
from game.rules.sare.tables import SCENARIOS, ZONES, Tables


class SaRe:
    """Sa-Rê with its numbers; every method delegates to the module that does the work."""

    name = "sa-re"
    options: tuple[Option, ...] = (Option("scenario", SCENARIOS), Option("architect", ("off", "on")))
    zones = ZONES

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        self.numbers = numbers
        self.tables = Tables(numbers)
        self.seats = self.tables.seats
        self.universe: Universe = self.tables.universe

    def start(self, setup: Setup, chance: Chance, sink: Sink | None = None) -> SaReState:
        """Return the first position (R-2); raises FeluccaError for a set-up that the game does not support."""
        check_setup(self, setup)
        chosen = {option.name: option.values[0] for option in self.options} | dict(setup.options)
        scenario = SCENARIOS.index(chosen["scenario"])
        return rounds.start(self.tables, setup, scenario, int(chosen["architect"] == "on"), chance, sink)

    def to_move(self, state: SaReState) -> int:
        """Return the seat that must decide, or -1 when the game is over."""
        return state.stack[-1][1] if state.stack else -1

    def legal(self, state: SaReState) -> list[Move]:
        """Return the moves of the seat that must decide, sorted, no two alike in effect."""
        return legal.legal(self.tables, state)

    def refusal(self, state: SaReState, move: Move) -> Refusal | None:
        """Return why `move` is not legal now, or None if it is."""
        return legal.refusal(self.tables, state, move)

    def canonical(self, state: SaReState, move: Move) -> Move:
        """Return the legal move with the same effect as `move`, which must not be refused."""
        return legal.canonical(self.tables, state, move)

    def sample(self, state: SaReState, roll: Roll) -> Move:
        """Return a random legal move; each legal move can come up."""
        return legal.sample(self.tables, state, roll)

    def apply(self, state: SaReState, move: Move, chance: Chance, sink: Sink | None = None) -> None:
        """Carry out `move`, which must be legal (it is not checked)."""
        play.ACTIONS[move[0]](self.tables, state, move, chance, sink)

    def scores(self, state: SaReState) -> tuple[int, ...]:
        """Return for each seat how much of the scenario it has fulfilled."""
        return tuple(scoring.progress(self.tables, state, seat)[0] for seat in range(state.seats))

    def winners(self, state: SaReState) -> tuple[int, ...]:
        """Return the seats that won, several if they share the victory; empty while the game is in progress."""
        return scoring.winners(self.tables, state)

    def redact(self, state: SaReState, viewer: int, knowledge: Knowledge) -> SaReState:
        """Return a copy of `state` without anything that `viewer` with this `knowledge` may not know (R-10)."""
        return views.redact(self.tables, state, viewer, knowledge)

    def knowledge(self, viewer: int, setup: Setup) -> Knowledge:
        """Return the knowledge of `viewer` before the first fact."""
        return views.knowledge(self.tables, viewer)

    def world(self, view: View[SaReState], rng: random.Random) -> SaReState:
        """Return a complete position that agrees with all that `view` knows."""
        return views.world(self.tables, view, rng)

    def zone_masks(self, state: SaReState) -> list[int]:
        """Return the cards in every zone, as masks."""
        return views.zone_masks(state)

    def show_move(self, state: SaReState, move: Move) -> str:
        """Return `move` in text notation."""
        return moves.show(self.tables, move)

    def read_move(self, state: SaReState, text: str) -> Move:
        """Return the move that `text` denotes; raises FeluccaError quoting it."""
        return moves.read(self.tables, text)

    def suggest_payment(self, state: SaReState, site: tuple[int, int] | None = None) -> list[Move]:
        """Return moves that build `site` (tile, space) with a sensible payment.

        Without a site they end the open payment. The builder must be to move, and `site` one of those that it can
        build.
        """
        trial = state.clone()
        found: list[Move] = []
        depth = len(trial.stack) if site is None else len(trial.stack) + 1
        if site is not None:
            found.append((moves.BUILD, *site))
            self._step(trial, found[0])
        while len(trial.stack) >= depth and trial.is_half_made:
            found.append(payment.sensible(self.tables, trial, self.legal(trial)))
            self._step(trial, found[-1])
        return found

    def _step(self, state: SaReState, move: Move) -> None:
        self.apply(state, move, unavailable)
