"""Tree search over sampled worlds: information-set Monte Carlo tree search with a reward for every seat.

The tree belongs to the seat that decides; every iteration goes through it in another sampled world, considers only the
moves that exist there, and draws chance again. So the search never knows the order of a deck. A node keeps how often
each of its moves was available. Every node maximises the reward of the seat that decides there.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import sqrt
from typing import Final, Generic

from game.ai.budget import Budget
from game.ai.heuristics.contract import Heuristics
from game.ai.worlds import Worlds
from game.rules.core.arithmetic import log
from game.rules.core.chance import Chance, seeded
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S

BATCH: Final = 32
"""The number of nodes between two checks of the budget; every move made in a world is one, and every evaluation."""
USUAL: Final = 4000
"""The budget in nodes where nothing limits the search: a tree could grow for ever."""


class Node:
    """A move and its statistics: visits, how often it was available, rewards of the seat that chose it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Move, Node] = {}


class TreeSearch(Generic[S]):
    """Grows one tree over sampled worlds (see the module); `options` are those of game.ai.search."""

    def __init__(self, game: Game[S], heuristics: Heuristics[S], options: Mapping[str, float], seed: int) -> None:
        self._game = game
        self._heuristics = heuristics
        self._options = options
        self._rng = random.Random(seed)

    def values(self, view: View[S], budget: Budget) -> dict[Move, float]:
        """Return for every candidate its visits plus its mean reward, which is below 1: the order of preference."""
        rng = self._rng
        worlds = Worlds(self._game, view, rng, int(self._options["worlds"]))
        root = Node()
        made = 0
        iterations = int(self._options["iterations"])
        most = 0 if iterations or budget.limit.nodes or budget.limit.seconds else USUAL
        while not most or budget.spent < most:
            if iterations and root.visits >= iterations:
                break
            root.visits += 1
            made += self._iterate(root, worlds.fresh())
            if made >= BATCH:
                if not budget.spend(made):
                    break
                made = 0
        return {move: node.visits + node.total / (node.visits + 1) for move, node in root.children.items()}

    def _iterate(self, root: Node, state: S) -> int:
        """Go through the tree once, in the world `state`, which is changed; return the nodes spent."""
        game, heuristics = self._game, self._heuristics
        apply, to_move, stage_of = game.apply, game.to_move, heuristics.stage
        chance = seeded(self._rng)
        stage = stage_of(state)
        node = root
        path: list[tuple[Node, int]] = []
        while (seat := to_move(state)) >= 0 and stage_of(state) == stage:
            move, child = self._select(node, state)
            path.append((child, seat))
            apply(state, move, chance)
            node = child
            if not child.visits:
                break
        rewards, made = self._rollout(state, stage, chance)
        for child, seat in path:
            child.visits += 1
            child.total += rewards[seat]
        return len(path) + made

    def _select(self, node: Node, state: S) -> tuple[Move, Node]:
        """Return the move to try next and its node; the choice widens with the visits of the node."""
        moves = self._heuristics.candidates(state)
        children = node.children
        width = int(self._options["first"] + self._options["growth"] * sqrt(len(children) and _visits(children)))
        explore = self._options["explore"]
        best, chosen, found = -1.0, moves[0], None
        for move in moves[:width]:
            child = children.get(move)
            if child is None:
                children[move] = child = Node()
            child.available += 1
            if not child.visits:
                if best < 9.0:
                    best, chosen, found = 9.0, move, child
                continue
            value = child.total / child.visits + explore * sqrt(log(child.available) / child.visits)
            if value > best:
                best, chosen, found = value, move, child
        assert found is not None
        return chosen, found

    def _rollout(self, state: S, stage: int, chance: Chance) -> tuple[list[float], int]:
        """Return the expected shares after some playout moves, and the nodes spent: these moves and the evaluation.

        It makes `depth` moves, then continues to the end of the action, but never beyond the stage.
        """
        game, heuristics = self._game, self._heuristics
        apply, policy, stage_of = game.apply, heuristics.policy, heuristics.stage
        uniform = self._rng.random
        depth = int(self._options["depth"])
        made = 0
        while stage_of(state) == stage and (made < depth or heuristics.is_within(state)):
            apply(state, policy(state, uniform), chance)
            made += 1
        return heuristics.shares(state, stage), made + 1


def _visits(children: dict[Move, Node]) -> int:
    return sum(child.visits for child in children.values())
