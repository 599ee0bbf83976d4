"""The players that search, by method and options."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic

from game.ai.budget import Budget, Limit
from game.ai.greedy import Greedy
from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.contract import Heuristics
from game.ai.ismcts import TreeSearch
from game.ai.options import read_options
from game.ai.pimc import TO_THE_END, FixedDraws, WorldSearch
from game.ai.playout import PlayoutSearch
from game.ai.preference import favourite, ranked, with_noise
from game.errors import FeluccaError
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S

OPTIONS: Final = {
    "method": 0,
    "multiplayer_method": 1,
    "worlds": 24,
    "first": 12,
    "growth": 0.6,
    "iterations": 0,
    "explore": 0.35,
    "depth": 0,
    "rounds_ahead": 1,
    "width": 8,
    "narrow": 0,
    "trust": 1.0,
    "multiplayer_rounds_ahead": 0,
    "multiplayer_worlds": 0,
    "multiplayer_width": 0,
    "multiplayer_narrow": 0,
    "multiplayer_trust": 0.0,
    "stages": 1,
    "playouts": 0,
    "temperature": 0.3,
    "prior_weight": 0.0,
    "policy_noise": 0.0,
    "noise": 0.0,
}
"""The options of a search and their defaults.

method             0 looks ahead in each world, 1 grows a tree over all of them, 2 plays out
multiplayer_method the same with more than two seats
worlds             the maximum number of sampled worlds
first              the number of candidates at the root (method 1: of a new node)
growth             the speed at which the tree widens
iterations         the maximum number of iterations of the tree, 0 for as many as the budget allows
explore            the exploration constant of the tree
depth              the number of playout moves before a position of the tree is evaluated
rounds_ahead       the number of turns around the table of the look-ahead
width              the number of candidates at each step of it (method 2: of moves tried, not counting equivalents)
narrow             the number of candidates that the look-ahead examines, the best without it; 0 for all; half as many
                   with every further round
trust              the weight of the values with the look-ahead against those without it
multiplayer_…      the same with more than two seats, 0 for no difference
stages             the number of stages that are played out (method 2)
playouts           the maximum number of playouts of a candidate, 0 for as many as the budget allows
temperature        the temperature of the playouts
prior_weight       the bonus in shares for the move of the rollout policy in an even game, smaller the more the game is
                   settled
policy_noise       the temperature at which that move is chosen
noise              the standard deviation of the error added to values
"""
MULTIPLAYER: Final = ("rounds_ahead", "worlds", "width", "narrow", "trust")
"""Options that may differ with more than two seats."""
AHEAD: Final = 5
"""The number of candidates at each step of the look-ahead that compares moves."""
GLANCE: Final = {"worlds": 4, "noise": 0.0, "width": 24, "endgame": 0}
UNLEARNED: Final = {"learned": 0.0}
"""GLANCE and UNLEARNED are the options and weights of the greedy player whose favourites tempt people."""
METHODS: Final = (WorldSearch, TreeSearch, PlayoutSearch)


def is_playout(options: Mapping[str, float], seats: int) -> bool:
    """Return whether a search with these options plays out with this many seats."""
    return METHODS[int(options["multiplayer_method" if seats > 2 else "method"])] is PlayoutSearch


class Searcher(Generic[S]):
    """Plays the candidate with the highest value in its search."""

    def __init__(self, game: Game[S], heuristics: Heuristics[S], options: Mapping[str, float], seed: int) -> None:
        self._game = game
        self._heuristics = heuristics
        self._options = options
        self._seed = seed

    def values(self, view: View[S], budget: Budget) -> dict[Move, float]:
        """Return the search's value of every candidate, the higher the better; moves are as in `view.legal`."""
        options, is_multiplayer = dict(self._options), view.setup.seats > 2
        method = METHODS[int(options["multiplayer_method" if is_multiplayer else "method"])]
        if is_multiplayer:
            for name in MULTIPLAYER:
                options[name] = options[f"multiplayer_{name}"] or options[name]
        search = method(self._game, self._heuristics, options, self._seed)
        return {self._game.canonical(view.state, move): v for move, v in search.values(view, budget).items()}

    def look(
        self, seats: int, world: S, moves: Sequence[Move], draw_seed: int, budget: Budget
    ) -> list[tuple[float, S | None]]:
        """Return the plain share of the seat to move after each of `moves` in one world, all with the same draws.

        No move has a bonus. A search that plays out returns the position at the end of each playout as well; any other
        looks a round of turns ahead, or to the end of the stage near it.
        """
        options, seat = self._options, self._game.to_move(world)
        if self.plays_out(seats):
            playouts = PlayoutSearch(self._game, self._heuristics, options, 0)
            found: list[tuple[float, S | None]] = []
            for move in moves:
                end = world.clone()
                share, made = playouts.playout(end, move, seat, draw_seed)
                budget.spend(made)
                found.append((share, end))
            return found
        own = Budget(Limit())
        search = WorldSearch(self._game, self._heuristics, {**options, "width": AHEAD}, 0)
        rounds = TO_THE_END if self._heuristics.is_near_end(world) else 1
        shares = search.examine(world, [*moves], FixedDraws(draw_seed), seats, rounds, own)
        budget.spend(own.spent)
        return [(shares[move], None) for move in moves]

    def tempting(self, view: View[S], seed: int) -> list[Move]:
        """Return the moves that look best at first sight, the most tempting first.

        Where the search plays out, that is the move of its rollout policy; else the order of a greedy player that has
        learned nothing.
        """
        if self.plays_out(view.setup.seats):
            world = self._game.world(view, random.Random(seed))
            found = [self._heuristics.policy(world, lambda: 0.5)]
        else:
            greedy = Greedy(self._game, make_heuristics(self._game, UNLEARNED), GLANCE, seed)
            values = greedy.values(view, Budget(Limit()))
            found = ranked(values)
        return [self._game.canonical(view.state, move) for move in found]

    def plays_out(self, seats: int) -> bool:
        """Return whether the search plays out with this many seats."""
        return is_playout(self._options, seats)

    def choose(self, view: View[S], budget: Budget) -> Move:
        """Return one of `view.legal`, which is not empty."""
        if len(view.legal) == 1:
            return view.legal[0]
        values = self.values(view, budget)
        return favourite(with_noise(values, self._options["noise"], random.Random(self._seed + 1)))


def make(game: Game[S], options: Mapping[str, Any], seed: int) -> Searcher[S]:
    """Return a searching player; raises FeluccaError for an unknown option or method."""
    known, weights = read_options(options, OPTIONS)
    for name in ("method", "multiplayer_method"):
        if known[name] not in range(len(METHODS)):
            choice = ", ".join(map(str, range(len(METHODS))))
            raise FeluccaError(f"the option '{name}' of an opponent cannot be {known[name]!r}: choose {choice}")
    return Searcher(game, make_heuristics(game, weights), known, seed)
