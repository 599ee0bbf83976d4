"""Playouts: every candidate is tried in the same sampled worlds with the same draws, continued by a rollout policy.

The move of the rollout policy is favoured, and so are moves as promising: of these the first that is not clearly worse
than the best is chosen, in an order by personality and chance, so that two AIs do not always play alike. Good
candidates get more playouts than bad ones: the budget is spent in equal phases, and after each the worse half of the
remaining candidates is dropped (sequential halving). Results are evaluated at the end of a stage, never in the middle
of one.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final, Generic

from game.ai.budget import Budget
from game.ai.heuristics.contract import Heuristics, at_temperature
from game.ai.preference import DIGITS
from game.ai.worlds import Worlds
from game.rules.core.arithmetic import total
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S

USUAL: Final = 4000
"""The budget in nodes where nothing limits the search."""
FEWEST: Final = 12
"""The number of playouts of each candidate before the search may end early."""
CLEAR: Final = 4.0
"""The lead in standard errors at which the search ends early."""
ALTERNATIVES: Final = 3
"""The maximum number of moves compared as equivalents of the rollout policy's move, itself included."""
EQUAL: Final = 1.0
"""The standard errors by which an alternative may trail the best and still count as equally good."""
BELOW: Final = 1e-6
"""The least share by which all other moves are put below the chosen one, so that its value is the highest."""


class Candidate:
    """A candidate with the shares of its playouts, in the order of the worlds.

    `is_usual` marks the move of the rollout policy and moves as promising, `favour` is the bonus of a favoured move.
    """

    __slots__ = ("favour", "is_usual", "move", "shares", "total")

    def __init__(self, move: Move, favour: float = 0.0, *, is_usual: bool = False) -> None:
        self.move = move
        self.favour = favour
        self.is_usual = is_usual
        self.shares: list[float] = []
        self.total = 0.0

    def mean(self, tried: int) -> float:
        """Return the mean share of the first `tried` playouts."""
        return (self.total if tried == len(self.shares) else total(self.shares[:tried])) / tried

    def preference(self, tried: int) -> float:
        """Return the mean of the first `tried` playouts with the bonus: mean + 4 · favour · mean · (1 - mean).

        So the whole bonus counts in an even game, and none of it once the victory is settled.
        """
        mean = self.mean(tried)
        return mean + 4.0 * self.favour * mean * (1.0 - mean)


class PlayoutSearch(Generic[S]):
    """Compares candidates by playouts (see the module); `options` are those of game.ai.search."""

    def __init__(self, game: Game[S], heuristics: Heuristics[S], options: Mapping[str, float], seed: int) -> None:
        self._game = game
        self._heuristics = heuristics
        self._stages = int(options["stages"])
        self._temperature = options["temperature"]
        self._playouts = int(options["playouts"])
        self._width = int(options["width"])
        self._most = int(options["worlds"])
        self._prior_weight = options["prior_weight"]
        self._policy_noise = options["policy_noise"]
        self._rng = random.Random(seed)

    def values(self, view: View[S], budget: Budget) -> dict[Move, float]:
        """Return the expected share of the victory after each candidate.

        A candidate dropped on the way keeps its distance to the best one from the last phase in which both were
        compared.
        """
        worlds = Worlds(self._game, view, self._rng, self._most)
        candidates = self._candidates(worlds.fresh())
        left = candidates
        limit = budget.limit.nodes or (0 if budget.limit.seconds else USUAL)
        phases = max(1, (len(candidates) - 1).bit_length())
        for phase in range(1, phases + 1):
            if not self._play(
                worlds, left, view.viewer, budget, limit * phase // phases, self._playouts * phase // phases
            ):
                break
            left = sorted(left, key=_place)[: (len(left) + 1) // 2]
        return final_shares(candidates)

    def _candidates(self, world: S) -> list[Candidate]:
        """Return the candidates, the move of the rollout policy and its equivalents first."""
        heuristics, uniform = self._heuristics, self._rng.random
        policy_move = heuristics.policy(world, at_temperature(uniform, self._policy_noise))
        usual = heuristics.alternatives(world, policy_move, uniform)
        others = [heuristics.alternatives(world, move, uniform)[0] for move in heuristics.candidates(world)]
        others = [move for move in dict.fromkeys(others) if move not in usual]
        first = [Candidate(move, self._prior_weight, is_usual=True) for move in usual[:ALTERNATIVES]]
        return [*first, *map(Candidate, others[: self._width - 1])]

    def _play(
        self, worlds: Worlds[S], candidates: Sequence[Candidate], seat: int, budget: Budget, nodes: int, playouts: int
    ) -> bool:
        """Play `candidates` out in more and more worlds until a phase is over; say whether to go on to the next."""
        while not (nodes and budget.spent >= nodes) and not (playouts and len(candidates[0].shares) >= playouts):
            world, draw_seed = worlds.fresh(), self._rng.getrandbits(32)
            made = 0
            for candidate in candidates:
                share, moves = self.playout(world.clone(), candidate.move, seat, draw_seed)
                candidate.shares.append(share)
                candidate.total += share
                made += moves
            if not budget.spend(made) or is_clear(candidates):
                return False
        return True

    def playout(self, state: S, move: Move, seat: int, draw_seed: int) -> tuple[float, int]:
        """Carry out `move` in `state` and play it out; return the share of `seat` and the number of moves made.

        The playout goes to the end of as many stages as the option `stages` says, or of the game. `state` is changed.
        """
        return self._played(state, move, seat, draw_seed)

    def continued(self, state: S, seat: int, draw_seed: int) -> tuple[float, int]:
        """Play `state` out as `playout` does, without a move before; return the share of `seat` and the moves made."""
        return self._played(state, None, seat, draw_seed)

    def _played(self, state: S, move: Move | None, seat: int, draw_seed: int) -> tuple[float, int]:
        game, heuristics = self._game, self._heuristics
        apply, policy, stage_of, to_move = game.apply, heuristics.policy, heuristics.stage, game.to_move
        rng = random.Random(draw_seed)
        chance = seeded(rng)
        uniform = at_temperature(rng.random, self._temperature)
        stages, stage = self._stages, stage_of(state)
        made = 0
        if move is not None:
            apply(state, move, chance)
            made = 1
        while to_move(state) >= 0:
            if stage_of(state) != stage:
                stage = stage_of(state)
                stages -= 1
                if not stages:
                    break
            apply(state, policy(state, uniform), chance)
            made += 1
        return heuristics.shares(state, stage_of(state))[seat], made


def is_clear(candidates: Sequence[Candidate]) -> bool:
    """Return whether one of `candidates` leads all others by more than CLEAR standard errors.

    That is tested after every fourth playout, from FEWEST on; otherwise the result is False.
    """
    tried = len(candidates[0].shares)
    if tried < FEWEST or tried % 4:
        return False
    best = min(candidates, key=_place)
    return all(candidate is best or _lead(best, candidate) > CLEAR for candidate in candidates)


def _place(candidate: Candidate) -> float:
    return -round(candidate.preference(len(candidate.shares)), DIGITS)


def _lead(best: Candidate, other: Candidate) -> float:
    """Return the lead of `best` in standard errors, over the worlds in which both were played."""
    gaps = [one - two for one, two in zip(best.shares, other.shares, strict=False)]
    mean = total(gaps) / len(gaps)
    spread = total((gap - mean) * (gap - mean) for gap in gaps) / (len(gaps) - 1)
    return (best.preference(len(gaps)) - other.preference(len(gaps))) / sqrt((spread + 1e-4) / len(gaps))


def final_shares(candidates: Sequence[Candidate]) -> dict[Move, float]:
    """Return a share for every candidate, the highest for the one to choose.

    Its share is the plain mean of the best candidate. The share of any other is lower by its distance to the best one
    in preference, over the playouts that both had, and at least by BELOW.
    """
    most = max(len(candidate.shares) for candidate in candidates)
    best = min((candidate for candidate in candidates if len(candidate.shares) == most), key=_place)
    chosen = next(each for each in candidates if each is best or (best.is_usual and _is_as_good(each, best)))
    found = {chosen.move: best.mean(most)}
    for candidate in candidates:
        if candidate is not chosen:
            tried = len(candidate.shares)
            found[candidate.move] = best.mean(most) - max(BELOW, best.preference(tried) - candidate.preference(tried))
    return found


def _is_as_good(candidate: Candidate, best: Candidate) -> bool:
    """Return whether a usual candidate is not clearly worse than the best."""
    return candidate.is_usual and (len(candidate.shares) < 2 or _lead(best, candidate) <= EQUAL)
