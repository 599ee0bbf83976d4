"""A position with what every viewer knows of it; moves are played on it with whatever luck is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.rules.core.bits import mask_of
from game.rules.core.chance import Chance, recording
from game.rules.core.facts import Excluded, Fact, Looked, Moved, Noted, Reset
from game.rules.core.game import Game, Move, Setup, View
from game.rules.core.observers import Observers


@dataclass(frozen=True, slots=True)
class Step:
    """One decision that was carried out, or the set-up (ply 0, seat -1, no move).

    `ply` is its number; `notation` its text; `drawn` the ids that chance gave, in order; `facts` all that happened,
    unredacted. `revealing` tells that chance or a hidden face was seen by the one who decided, so that taking it
    back would let him profit.
    """

    ply: int
    seat: int
    move: Move
    notation: str
    drawn: tuple[int, ...]
    facts: tuple[Fact, ...]
    revealing: bool

    def notes(self) -> list[list[int | str]]:
        """Return the public notes among the facts, as records have them."""
        return [[f.what, f.seat, *f.values] for f in self.facts if isinstance(f, Noted)]


class Position:
    """The true position of a game being played. Nothing is checked here: moves must be legal."""

    def __init__(self, game: Game, setup: Setup, chance: Chance) -> None:
        """Set the game up with `chance`; raises FeluccaError for a set-up the game does not know."""
        self.game = game
        self.setup = setup
        self.observers = Observers(game, setup)
        drawn: list[int] = []
        facts: list[Fact] = []
        self.state: Any = game.start(setup, recording(chance, drawn), facts.append)
        for fact in facts:
            self.observers.sink(fact)
        self.steps: list[Step] = [Step(0, -1, (), "", tuple(drawn), tuple(facts), True)]
        self._before: list[Any] = []

    @property
    def ply(self) -> int:
        """The number of decisions that stand."""
        return len(self._before)

    @property
    def to_move(self) -> int:
        """The seat that must decide, or -1 when the game is over."""
        return self.game.to_move(self.state)

    def view(self, viewer: int) -> View:
        """Return what `viewer` may know now."""
        return self.observers.view(self.state, viewer, self.ply)

    def play(self, move: Move, chance: Chance) -> Step:
        """Carry out a legal move and return what happened."""
        seat = self.to_move
        before = self.state.clone()
        notation = self.game.show_move(self.state, move)
        drawn: list[int] = []
        facts: list[Fact] = []
        self.game.apply(self.state, move, recording(chance, drawn), facts.append)
        revealing = bool(drawn)
        for fact in facts:
            revealing = revealing or self._teaches(fact, seat)
            self.observers.sink(fact)
        step = Step(self.ply + 1, seat, move, notation, tuple(drawn), tuple(facts), revealing)
        self._before.append(before)
        self.steps.append(step)
        return step

    def go_back(self, ply: int) -> None:
        """Return to the position after decision number `ply`; everybody forgets what came later."""
        self.state = self._before[ply]
        del self._before[ply:], self.steps[ply + 1 :]
        self.observers = Observers(self.game, self.setup)
        for step in self.steps:
            for fact in step.facts:
                self.observers.sink(fact)

    def state_at(self, ply: int) -> Any:
        """Return the true state after decision number `ply`, to be read only."""
        return self.state if ply == self.ply else self._before[ply]

    def _teaches(self, fact: Fact, seat: int) -> bool:
        """Say whether `seat` is about to see something in `fact` that he did not know for certain."""
        known = self.observers.knowledge(seat)
        if isinstance(fact, Moved):
            return bool(fact.seers >> seat & 1 and mask_of(fact.pieces) & ~known.surely_lies(fact.src))
        if isinstance(fact, Looked):
            return bool(fact.seers >> seat & 1 and mask_of(fact.pieces) & ~known.surely_lies(fact.zone))
        if isinstance(fact, Excluded):
            return bool(fact.pieces & known.may_lie(fact.zone))
        return isinstance(fact, Reset)
