"""The common part of the games' selections: a decision, its legal moves, and reasons why others are illegal."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, Self

from game.match.match import NOT_YOUR_TURN, OVER
from game.rules.core.chance import seeded
from game.rules.core.deck import Contradiction
from game.rules.core.facts import Fact, Looked, Moved, Noted
from game.rules.core.game import Game, Move, Refusal, View
from game.rules.core.state import S
from game.ui.boards.kit.values import Press, Refuse, Submit

MovesOrRefusal = tuple[Move, ...] | Refusal
"""The legal moves that begin with a thing, or the reason why there are none; an empty tuple for things without a
role.
"""
_TURN_ENDS = ("turn", "end")
"""The public notes with which a turn, or the game, ends."""


def opens_turn(facts: Sequence[Fact], seat: int) -> bool:
    """Return whether a turn of `seat` begins with facts, without a new round."""
    noted = [fact for fact in facts if isinstance(fact, Noted)]
    is_round = any(fact.what in ("round", "round-end", "start") for fact in noted)
    return not is_round and any(fact.what == "turn" and fact.seat == seat for fact in noted)


def ends_turn(facts: Sequence[Fact]) -> bool:
    """Return whether a turn, or the game, ends with these facts."""
    return any(isinstance(fact, Noted) and fact.what in _TURN_ENDS for fact in facts)


@dataclass(frozen=True)
class Choosing(Generic[S]):
    """The decision in a view, and the steps of the choice so far, which a game adds as fields.

    It is immutable: each step makes another selection.
    """

    game: Game[S]
    view: View[S]

    @property
    def state(self) -> S:
        """The position, as the viewer knows it."""
        return self.view.state

    @cached_property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves."""
        return self.view.legal

    @cached_property
    def is_mine(self) -> bool:
        """Whether the viewer makes the decision."""
        return self.view.to_move == self.view.viewer and bool(self.view.legal)

    @property
    def seat(self) -> int:
        """The viewer's seat."""
        return self.view.viewer

    @cached_property
    def kind(self) -> int:
        """The kind of the open decision, -1 where none is open."""
        return int(self.view.state.stack[-1][0]) if self.view.state.stack else -1

    @cached_property
    def _kept(self) -> Collection[Move]:
        return frozenset(self.view.legal)

    @property
    def is_begun(self) -> bool:
        """Whether there is a step to cancel."""
        return False

    def cleared(self) -> Self:
        """Return the choice with no step taken."""
        return type(self)(self.game, self.view)

    # Legal or not

    def why_not(self, move: Move) -> Refusal:
        """Return the reason why a move is illegal."""
        if not self.is_mine:
            return OVER if self.view.to_move < 0 else NOT_YOUR_TURN
        return self.game.refusal(self.view.state, move) or NOT_YOUR_TURN

    def one(self, move: Move) -> MovesOrRefusal:
        """Return a move as an answer: a tuple of it alone, or the reason why it is illegal."""
        refused = self.game.refusal(self.view.state, move) if self.is_mine else self.why_not(move)
        return (move,) if refused is None else refused

    def submits(self, move: Move) -> Press:
        """Return the press that plays a move, or says why it is not legal."""
        answer = self.one(move)
        return Refuse(answer) if isinstance(answer, Refusal) else Submit(move)

    def is_wasted(self, move: Move) -> bool:
        """Return whether a legal move spends a piece for nothing: before the turn ends no other piece moves, nobody
        looks at a piece, and nobody has to decide.

        The rules carry the move out in a position that agrees with the view. One such position is enough, because
        everybody knows whether a power has an effect.
        """
        rng, facts = random.Random(self.view.ply), list[Fact]()
        try:
            position = self.game.world(self.view, rng)
        except Contradiction:
            return False
        self.game.apply(position, move, seeded(rng), facts.append)
        ends = (at for at, fact in enumerate(facts) if isinstance(fact, Noted) and fact.what in _TURN_ENDS)
        until = next(ends, None)
        return until is not None and sum(isinstance(fact, Moved | Looked) for fact in facts[:until]) == 1


@dataclass(frozen=True, slots=True)
class SetValue:
    """The value of a set: its pieces and the sum of their worths, its points, and the points it had before."""

    count: int
    worth: int
    points: int
    before: int

    @property
    def gain(self) -> int:
        """The points that the set gains."""
        return self.points - self.before

    @property
    def figure(self) -> str:
        """The points as text; with a plus sign the points gained, if the set had points before."""
        return f"+{self.gain}" if self.before else str(self.points)


def press_of(answer: MovesOrRefusal, step: Press | None = None) -> Press | None:
    """Return the press for an `answer`: a refusal, the `step` or else its first move; None if it is empty."""
    if isinstance(answer, Refusal):
        return Refuse(answer)
    return (step or Submit(answer[0])) if answer else None
