"""Look-ahead in sampled worlds: a few turns deep in each, the values averaged over the worlds.

In each world every seat maximises its own share of the victory. Between two seats that is a plain zero-sum search and
is cut by alpha-beta. Chance is drawn anew in each world.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.ai.budget import Budget
from game.ai.knowhow.contract import Knowhow
from game.ai.worlds import Worlds
from game.rules.core.chance import Chance, seeded
from game.rules.core.game import Game, Move, View

BATCH = 32
"""Nodes between two looks at the budget."""


class Spent(Exception):
    """The budget ran out in the middle of a world."""


class WorldSearch:
    """See the module; `options` are those of game.ai.search."""

    def __init__(self, game: Game, knowhow: Knowhow, options: Mapping[str, float], seed: int) -> None:
        self._game = game
        self._knowhow = knowhow
        self._plies = int(options["plies"])
        self._width = int(options["width"])
        self._options = options
        self._rng = random.Random(seed)
        self._stage = 0
        self._nodes = 0
        self._two = False
        self._budget: Budget | None = None

    def values(self, view: View, budget: Budget) -> dict[Move, float]:
        """Return the mean share of the victory of the viewer after every candidate.

        Worlds are searched one after the other while `budget` lasts; a world that could not be finished does not
        count, unless it is the first: then the candidates are judged without looking ahead.
        """
        self._two = view.setup.seats == 2
        self._budget = budget
        worlds = Worlds(self._game, view, self._rng, int(self._options["worlds"]))
        seat = view.viewer
        totals: dict[Move, float] = {}
        count = 0
        for _ in range(int(self._options["worlds"])):
            world = worlds.fresh()
            luck = self._rng.getrandbits(32)
            if not totals:
                moves = self._knowhow.candidates(world)[: int(self._options["first"])]
                totals = dict.fromkeys((self._game.canonical(view.state, move) for move in moves), 0.0)
                self._stage = self._knowhow.stage(world)
            try:
                results = self._world(world, list(totals), seat, luck, self._plies)
            except Spent:
                if count:
                    break
                self._budget = None
                results = self._world(world, list(totals), seat, luck, 1)
            for move, value in results.items():
                totals[move] += value
            count += 1
            if not budget.is_left():
                break
        return {move: total / count for move, total in totals.items()}

    def _world(self, world: Any, moves: list[Move], seat: int, luck: int, plies: int) -> dict[Move, float]:
        """Return the share of `seat` after each of `moves` in one world; all meet the same luck."""
        results: dict[Move, float] = {}
        for move in moves:
            state = world.clone()
            chance = seeded(random.Random(luck))
            self._game.apply(state, move, chance)
            results[move] = self._look(state, seat, plies - 1, chance)[seat]
        return results

    def _look(self, state: Any, before: int, plies: int, chance: Chance, floor: float = -1.0) -> list[float]:
        """Return the shares after best play by each seat for `plies` more turns; open decisions cost no ply.

        `floor` is what the seat `before`, who moved last, has for sure elsewhere: as soon as the seat that decides
        here can hold it below that, the rest does not matter (two seats only).
        """
        game, knowhow = self._game, self._knowhow
        self._nodes += 1
        if self._nodes >= BATCH:
            self._nodes = 0
            if self._budget is not None and not self._budget.spend(BATCH):
                raise Spent
        seat = game.to_move(state)
        if seat < 0 or knowhow.stage(state) != self._stage:
            return knowhow.shares(state, self._stage)
        within = knowhow.is_within(state)
        if plies <= 0 and not within:
            return knowhow.shares(state, self._stage)
        best: list[float] | None = None
        two = self._two
        for move in knowhow.candidates(state)[: self._width]:
            after = state.clone()
            game.apply(after, move, chance)
            mine = best[seat] if best is not None else -1.0
            found = self._look(after, seat, plies if within else plies - 1, chance, mine if two else -1.0)
            if best is None or found[seat] > best[seat]:
                best = found
                if two and seat != before and best[before] <= floor:
                    break
        assert best is not None
        return best
