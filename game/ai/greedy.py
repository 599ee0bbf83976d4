"""Players that look one decision ahead or not at all, with a good memory or a poor one."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, Generic

from game.ai.budget import Budget, Limit
from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.contract import Heuristics, at_temperature
from game.ai.options import read_options
from game.ai.pimc import WorldSearch
from game.ai.preference import favourite, with_noise
from game.rules.core.bits import mask_of, members
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S
from game.rules.core.universe import HAND_KIND


class RolloutPlayer(Generic[S]):
    """Plays the move of the rollout policy in one sampled world, or one as promising.

    `temperature` (see `at_temperature`) sets how random it is; `memory` is the chance to remember each piece seen in an
    opponent's hand.
    """

    def __init__(self, game: Game[S], heuristics: Heuristics[S], temperature: float, memory: float, seed: int) -> None:
        self._game = game
        self._heuristics = heuristics
        self._memory = memory
        self._rng = random.Random(seed)
        self._uniform = at_temperature(self._rng.random, temperature)

    def choose(self, view: View[S], budget: Budget) -> Move:
        """Return one of `view.legal`, which is not empty."""
        if len(view.legal) == 1:
            return view.legal[0]
        world = self._game.world(recalled(self._game, view, self._memory, self._rng), self._rng)
        move = self._heuristics.policy(world, self._uniform)
        budget.spend()
        return self._game.canonical(view.state, self._heuristics.alternatives(world, move, self._rng.random)[0])


def recalled(game: Game[S], view: View[S], memory: float, rng: random.Random) -> View[S]:
    """Return `view` as seen by a player that remembers each known piece in an opponent's hand with the chance `memory`.

    In place of a forgotten piece the player expects any piece that it cannot see. It still knows how many pieces lie
    in each zone, so it never expects the impossible.
    With `memory` 1 nothing is forgotten, and nothing is drawn from `rng`.
    """
    if memory >= 1.0:
        return view
    known = view.knowledge
    rivals = [
        zone
        for zone, place in enumerate(game.zones)
        if place.kind == HAND_KIND and place.owner != view.viewer and known.count(zone)
    ]
    lost = mask_of(piece for zone in rivals for piece in members(known.surely_lies(zone)) if rng.random() >= memory)
    if not lost:
        return view
    unsure = [zone for zone in range(known.zones) if known.may_lie(zone) != known.surely_lies(zone)]
    knowledge = known.clone()
    knowledge.forget(lost, sorted({*rivals, *unsure}))
    return replace(view, knowledge=knowledge)


OPTIONS: Final = {"worlds": 8, "noise": 0.0, "width": 24, "rollout": 0, "temperature": 0.0, "memory": 1.0, "endgame": 0}
"""The options of a greedy player and their defaults.

worlds       the number of sampled worlds in which a move is tried
noise        the standard deviation of the error added to values, in shares of a victory
width        the maximum number of candidates
rollout      1 to play by the rollout policy instead
temperature  the temperature of that policy
memory       the chance to remember each piece seen in an opponent's hand
endgame      the nodes spent on looking ahead near the end of a stage, 0 for no look-ahead
"""
ENDING: Final = {"rounds_ahead": 1, "worlds": 4, "width": 6, "first": 24, "narrow": 0, "trust": 1.0}
"""The options of a greedy player's look-ahead near the end of a stage; see game.ai.search."""
FOLLOW_UPS: Final = 4
"""The maximum number of a greedy player's own decisions that follow from a move, such as the event for a set."""


class Greedy(Generic[S]):
    """Tries every candidate in the same sampled worlds and takes the one with the best position after it."""

    def __init__(self, game: Game[S], heuristics: Heuristics[S], options: Mapping[str, float], seed: int) -> None:
        self._game = game
        self._heuristics = heuristics
        self._options = options
        self._rng = random.Random(seed)

    def choose(self, view: View[S], budget: Budget) -> Move:
        """Return one of `view.legal`, which is not empty."""
        if len(view.legal) == 1:
            return view.legal[0]
        values = self.values(recalled(self._game, view, self._options["memory"], self._rng), budget)
        return favourite(values)

    def values(self, view: View[S], budget: Budget) -> dict[Move, float]:
        """Return the expected share of the victory after each candidate, averaged over the sampled worlds.

        Near the end of a stage a look-ahead finds the shares if the options have an `endgame`. `noise` is added.
        """
        rng = self._rng
        game, heuristics = self._game, self._heuristics
        if self._options["endgame"] and heuristics.is_near_end(view.state):
            return self._noisy(self._ending(view, budget))
        totals: dict[Move, float] = {}
        for sample in range(int(self._options["worlds"])):
            world = game.world(view, rng)
            if not totals:
                moves = heuristics.candidates(world)[: int(self._options["width"])]
                totals = dict.fromkeys((game.canonical(view.state, move) for move in moves), 0.0)
                stage = heuristics.stage(world)
            draw_seed = rng.getrandbits(32)
            for move in totals:
                totals[move] += self._after(world, move, view.viewer, stage, draw_seed)
            if not budget.spend(len(totals)) and sample:
                break
        worlds = max(1, sample + 1)
        return self._noisy({move: total / worlds for move, total in totals.items()})

    def _noisy(self, values: dict[Move, float]) -> dict[Move, float]:
        """Return `values` with the noise of a player that misjudges."""
        return with_noise(values, self._options["noise"], self._rng)

    def _ending(self, view: View[S], budget: Budget) -> dict[Move, float]:
        """Return the values of a look-ahead near the end of a stage, within a budget of its own."""
        own = Budget(Limit(int(self._options["endgame"])), stopped=lambda: not budget.is_left())
        search = WorldSearch(self._game, self._heuristics, ENDING, self._rng.getrandbits(32))
        values = search.values(view, own)
        budget.spend(own.spent)
        return values

    def _after(self, world: S, move: Move, seat: int, stage: int, draw_seed: int) -> float:
        """Return the share of `seat` after `move` and its own best answers to immediate follow-up decisions."""
        game, heuristics = self._game, self._heuristics
        state = world.clone()
        chance = seeded(random.Random(draw_seed))
        game.apply(state, move, chance)
        for _ in range(FOLLOW_UPS):
            if game.to_move(state) != seat or not heuristics.is_within(state) or heuristics.stage(state) != stage:
                break
            best, chosen = -1.0, None
            for answer in heuristics.candidates(state)[:8]:
                after = state.clone()
                game.apply(after, answer, chance)
                share = heuristics.shares(after, stage)[seat]
                if share > best:
                    best, chosen = share, answer
            assert chosen is not None
            game.apply(state, chosen, chance)
        return heuristics.shares(state, stage)[seat]


def make(game: Game[S], options: Mapping[str, Any], seed: int) -> Greedy[S] | RolloutPlayer[S]:
    """Return a greedy player, or with `rollout` one that plays by the rollout policy.

    Raises FeluccaError for an option or a weight that is unknown or wrong.
    """
    known, weights = read_options(options, OPTIONS)
    heuristics = make_heuristics(game, weights)
    if known["rollout"]:
        return RolloutPlayer(game, heuristics, known["temperature"], known["memory"], seed)
    return Greedy(game, heuristics, known, seed)
