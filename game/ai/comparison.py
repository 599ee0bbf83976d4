"""Moves side by side: each is followed in the same sampled worlds with the same draws.

Where a search looks ahead in worlds, a world is continued for one round after the move: each seat in turn takes the
action after which its own share is the greatest, with all cards open. Where it plays out, the playout continues it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Generic

from game.ai.budget import Budget
from game.ai.heuristics.contract import Heuristics
from game.ai.pimc import FixedDraws
from game.rules.core.arithmetic import total
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S

Look = Callable[[S, Sequence[Move], int, Budget], list[tuple[float, S | None]]]
"""Returns the share of the seat to move after each move in a world, with draws from a seed, and the position at the end
of a playout, None without one; the budget counts nodes.
"""
Describe = Callable[[S, S, Move], Move]
"""Takes the viewer's state, a world and a move, and returns what the viewer sees of the move: see a game's `deed`."""
FEWEST: Final = 8
"""The number of worlds that are compared even if the budget is spent before."""
MOST_STEPS: Final = 8
"""The maximum number of decisions within one action."""
WIDTH: Final = 8
"""The number of candidates that a seat considers when a world is continued."""


@dataclass(frozen=True, slots=True)
class ForeseenReply:
    """The most frequent answer of the next player, `seat`, to a move; it was given in `worlds` of the worlds compared.

    `deed` is the answer reduced to what the viewer can know of it: see `deed` in the reasons of the game.
    """

    seat: int
    deed: Move
    worlds: int


@dataclass(frozen=True, slots=True)
class Consequences:
    """The consequences of a move in this many `worlds`: the expected points of every seat, and the most frequent reply.

    `reply` is None where nobody answers within the stage, playouts are compared, or replies are not described.
    """

    worlds: int
    points: tuple[float, ...]
    reply: ForeseenReply | None

    def margin(self, seat: int) -> float:
        """Return the expected points of `seat` beyond those of its best opponent."""
        return self.points[seat] - max(points for other, points in enumerate(self.points) if other != seat)


@dataclass(frozen=True, slots=True)
class MoveOutcome:
    """The outcome of a move over all worlds: the viewer's share in each, and the consequences."""

    shares: tuple[float, ...]
    consequences: Consequences

    @property
    def share(self) -> float:
        """The viewer's mean share over all worlds."""
        return total(self.shares) / len(self.shares)

    def margin(self, seat: int) -> float:
        """Return the expected points of `seat` beyond those of its best opponent."""
        return self.consequences.margin(seat)


def lead(one: MoveOutcome, other: MoveOutcome) -> tuple[float, float]:
    """Return by how much the mean share after `one` exceeds that after `other`, and its standard error.

    Both must come from the same worlds, at least two.
    """
    gaps = [first - second for first, second in zip(one.shares, other.shares, strict=True)]
    mean = total(gaps) / len(gaps)
    spread = total((gap - mean) * (gap - mean) for gap in gaps) / (len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))


class Comparison(Generic[S]):
    """Compares moves of the viewer by following each of them in the same sampled worlds."""

    def __init__(
        self, game: Game[S], heuristics: Heuristics[S], deed: Describe[S] | None, view: View[S], seed: int
    ) -> None:
        """`deed` describes replies; with None, replies are left out."""
        self._game = game
        self._heuristics = heuristics
        self._deed = deed
        self._view = view
        self._rng = random.Random(seed)

    def outcomes(self, moves: Sequence[Move], look: Look[S], worlds: int, budget: Budget) -> dict[Move, MoveOutcome]:
        """Return the outcome of each of `moves`, valued by `look`, in this many worlds.

        If the budget runs out, fewer worlds are compared, but at least FEWEST.
        """
        shares: dict[Move, list[float]] = {move: [] for move in moves}
        tallies = {move: _Tally() for move in moves}
        for number in range(worlds):
            if number >= FEWEST and not budget.is_left():
                break
            world, draw_seed = self._sampled()
            for move, (share, end) in zip(moves, look(world, moves, draw_seed, budget), strict=True):
                shares[move].append(share)
                if end is None:
                    self._count(tallies[move], world, move, draw_seed)
                    budget.spend(self._view.setup.seats * WIDTH)
                else:
                    tallies[move].add(self._points(end, self._heuristics.stage(world)), None)
        return {move: MoveOutcome(tuple(shares[move]), tallies[move].consequences()) for move in moves}

    def consequences(self, moves: Sequence[Move], worlds: int) -> dict[Move, Consequences]:
        """Return the consequences of each of `moves` in this many worlds."""
        tallies = {move: _Tally() for move in moves}
        for _ in range(worlds):
            world, draw_seed = self._sampled()
            for move, tally in tallies.items():
                self._count(tally, world, move, draw_seed)
        return {move: tally.consequences() for move, tally in tallies.items()}

    def _sampled(self) -> tuple[S, int]:
        """Return a world and a seed for the draws in it."""
        return self._game.world(self._view, self._rng), self._rng.getrandbits(32)

    def _count(self, tally: _Tally, world: S, move: Move, draw_seed: int) -> None:
        """Add to a tally what follows `move` in a world."""
        end = world.clone()
        reply = self._follow(end, move, self._view.viewer, FixedDraws(draw_seed))
        tally.add(self._points(end, self._heuristics.stage(world)), reply)

    def _points(self, end: S, stage: int) -> list[float]:
        return [self._heuristics.points(end, seat, stage) for seat in range(self._view.setup.seats)]

    def _follow(self, state: S, move: Move, seat: int, chance: FixedDraws) -> tuple[int, Move] | None:
        """Make `move` in a world and continue it to the next own action, included; return the next player's deed."""
        game, heuristics, deed = self._game, self._heuristics, self._deed
        stage = heuristics.stage(state)
        self._apply(state, move, chance)
        self._complete(state, stage, chance)
        first: tuple[int, Move] | None = None
        for _ in range(self._view.setup.seats):
            mover = game.to_move(state)
            if mover < 0 or heuristics.stage(state) != stage:
                break
            answer = self._best(state, mover, stage, chance)
            if first is None and mover != seat and deed is not None:
                first = mover, deed(self._view.state, state, answer)
            self._apply(state, answer, chance)
            self._complete(state, stage, chance)
            if mover == seat:
                break
        return first

    def _apply(self, state: S, move: Move, chance: FixedDraws) -> None:
        chance.at = 0
        self._game.apply(state, move, chance)

    def _complete(self, state: S, stage: int, chance: FixedDraws) -> None:
        """Answer the decisions within the action that has begun, whoever must answer."""
        game, heuristics = self._game, self._heuristics
        for _ in range(MOST_STEPS):
            mover = game.to_move(state)
            if mover < 0 or heuristics.stage(state) != stage or not heuristics.is_within(state):
                return
            self._apply(state, self._best(state, mover, stage, chance), chance)

    def _best(self, state: S, seat: int, stage: int, chance: FixedDraws) -> Move:
        """Return the answer of `seat` after which its share is the greatest."""
        heuristics = self._heuristics
        found = heuristics.candidates(state)[:WIDTH]
        best, chosen = -1.0, found[0]
        for move in found if len(found) > 1 else ():
            after = state.clone()
            self._apply(after, move, chance)
            share = heuristics.shares(after, stage)[seat]
            if share > best:
                best, chosen = share, move
        return chosen


class _Tally:
    """Counts what follows a move, world by world."""

    def __init__(self) -> None:
        self._points: list[list[float]] = []
        self._replies: Counter[tuple[int, Move]] = Counter()

    def add(self, points: list[float], reply: tuple[int, Move] | None) -> None:
        """Count a world: the points of every seat in it, and the first reply with its seat."""
        self._points.append(points)
        if reply is not None:
            self._replies[reply] += 1

    def consequences(self) -> Consequences:
        """Return the mean points and the most frequent reply."""
        count = len(self._points)
        means = tuple(total(column) / count for column in zip(*self._points, strict=True))
        if not self._replies:
            return Consequences(count, means, None)
        (seat, deed), worlds = min(self._replies.items(), key=lambda item: (-item[1], item[0]))
        return Consequences(count, means, ForeseenReply(seat, deed, worlds))
