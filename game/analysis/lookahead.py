"""The search of the strongest level, as values of all candidates in one world at a time."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol

from game.ai.budget import Budget, Limit
from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.contract import Heuristics
from game.ai.levels import read_options
from game.ai.pimc import FixedDraws, WorldSearch
from game.ai.playout import PlayoutSearch
from game.ai.search import METHODS, OPTIONS
from game.rules.core.game import Game, Move
from game.rules.core.state import S, S_contra

WIDTH = 5
"""The number of candidates at each step of a look-ahead."""


class Lookahead(Protocol[S_contra]):
    """Evaluates candidates in a world; `nodes` counts the nodes spent."""

    nodes: int

    def values(self, world: S_contra, moves: Sequence[Move], draw_seed: int) -> list[float]:
        """Return the share of the seat to move after each of `moves`, all with the same draws."""


class SearchLookahead(Generic[S]):
    """Looks `rounds_ahead` whole rounds of turns ahead."""

    def __init__(self, game: Game[S], heuristics: Heuristics[S], seats: int, rounds_ahead: int) -> None:
        self.nodes = 0
        self._search = WorldSearch(game, heuristics, {**OPTIONS, "width": WIDTH}, 0)
        self._seats = seats
        self._rounds_ahead = rounds_ahead

    def values(self, world: S, moves: Sequence[Move], draw_seed: int) -> list[float]:
        """See Lookahead; nodes are counted in steps of `game.ai.pimc.BATCH`."""
        budget = Budget(Limit())
        found = self._search.examine(world, [*moves], FixedDraws(draw_seed), self._seats, self._rounds_ahead, budget)
        self.nodes += budget.spent
        return [found[move] for move in moves]


class PlayoutLookahead(Generic[S]):
    """Plays out to the end of the stage, or of `stages` stages."""

    def __init__(self, game: Game[S], heuristics: Heuristics[S], options: Mapping[str, float], stages: int) -> None:
        self.nodes = 0
        self._game = game
        self._search = PlayoutSearch(game, heuristics, {**options, "stages": stages}, 0)

    def values(self, world: S, moves: Sequence[Move], draw_seed: int) -> list[float]:
        """See Lookahead."""
        seat = self._game.to_move(world)
        found = []
        for move in moves:
            share, made = self._search.playout(world.clone(), move, seat, draw_seed)
            self.nodes += made
            found.append(share)
        return found


def lookahead(game: Game[S], options: Mapping[str, Any], seats: int, depth: int) -> Lookahead[S]:
    """The value of a world to every seat without a search.

    An action in progress is first completed by the rollout policy, and so is the stage in games that evaluate nothing
    before its end; a position in the middle of an action has no value of its own.
    """
    known, weights = read_options(options, OPTIONS)
    heuristics = make_heuristics(game, weights)
    if METHODS[int(known["multiplayer_method" if seats > 2 else "method"])] is PlayoutSearch:
        return PlayoutLookahead(game, heuristics, known, depth)
    return SearchLookahead(game, heuristics, seats, depth)


class PlainLookahead(Generic[S]):
    """The value of a world to every seat without a search.

    An action in progress is first completed by the rollout policy, and so is the stage in games that evaluate nothing
    before its end; a position in the middle of an action has no value of its own.
    """

    def __init__(self, game: Game[S], heuristics: Heuristics[S]) -> None:
        self._game = game
        self._heuristics = heuristics

    def shares(self, world: S, rng: random.Random) -> list[float]:
        """Return the share of the victory of every seat; `world` is changed."""
        game, heuristics = self._game, self._heuristics
        stage = heuristics.stage(world)

        def chance(bag: Sequence[int]) -> int:
            return int(rng.random() * len(bag))

        while game.to_move(world) >= 0 and heuristics.stage(world) == stage and heuristics.is_within(world):
            game.apply(world, heuristics.policy(world, rng.random), chance)
        return heuristics.shares(world, heuristics.stage(world))
