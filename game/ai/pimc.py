"""Look-ahead in sampled worlds: a few turns deep in each, the values averaged over the worlds.

Between two seats every world is a zero-sum game and is searched with alpha-beta. With more seats the viewer looks for
its best play, while every opponent makes its immediately best move: searching all their replies would be too much.
Chance is drawn afresh in each world.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final, Generic

from game.ai.budget import Budget
from game.ai.heuristics.contract import Heuristics
from game.ai.preference import ranked
from game.rules.core.chance import FIRST_PLAYER, DrawSource
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S

BATCH: Final = 32
"""The number of nodes between two checks of the budget."""
TO_THE_END: Final = 4
"""The rounds of look-ahead near the end of a stage, as far as the budget goes."""
DRAWS: Final = 16
"""The number of different draws within one move; then they repeat."""
DEEPEST: Final = 64
"""The depth, in turns and decisions, up to which good replies are remembered."""
ENOUGH: Final = 8
"""A deepening counts if it completed this part of the worlds: one in ENOUGH."""


class FixedDraws:
    """Chance in one world: common random numbers, so that the comparison of moves does not depend on luck."""

    __slots__ = ("_numbers", "at")

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        self._numbers = tuple(rng.random() for _ in range(DRAWS))
        self.at = 0
        """The number of draws since the last move: to be set to 0 before each move."""

    def __call__(self, bag: Sequence[int], source: DrawSource = FIRST_PLAYER, epoch: int = 0, /) -> int:
        """Return the index in `bag` of the piece drawn; source and epoch do not matter."""
        number = self._numbers[self.at % DRAWS]
        self.at += 1
        return int(number * len(bag))


class Spent(Exception):
    """Raised when the budget runs out in the middle of a world."""


class WorldSearch(Generic[S]):
    """Looks ahead in each sampled world (see the module); `options` are those of game.ai.search.

    Positions are evaluated right after an action of the seat itself, like the positions the network was trained on: the
    look-ahead is one action of its own, then whole rounds of turns. It deepens round by round.
    """

    def __init__(self, game: Game[S], heuristics: Heuristics[S], options: Mapping[str, float], seed: int) -> None:
        self._game = game
        self._heuristics = heuristics
        self._rounds_ahead = int(options["rounds_ahead"])
        self._width = int(options["width"])
        self._first = int(options["first"])
        self._worlds = int(options["worlds"])
        self._narrow = int(options["narrow"])
        self._trust = options["trust"]
        self._rng = random.Random(seed)
        self._stage = 0
        self._nodes = 0
        self._two = False
        self._budget: Budget | None = None
        self._answers: list[Move | None] = [None] * DEEPEST

    def values(self, view: View[S], budget: Budget) -> dict[Move, float]:
        """Return the mean share of the victory of the viewer after every candidate.

        Each deepening goes through the same worlds. If the budget cuts the last one short, only its complete worlds
        count, and only if there are enough of them: the change they show over the deepening before is assumed for all
        worlds. The first, without looking ahead, is always completed in one world. With `narrow`, only that many of the
        best candidates so far are searched deeper, half as many with every round; `trust` is the weight of the deeper
        result against the one before, since draws in between are luck as well. Near the end of a stage the look-ahead,
        if the budget limits it, goes up to TO_THE_END rounds deep, over all candidates and with full weight.
        """
        self._two = view.setup.seats == 2
        rounds_ahead, narrow, trust = self._rounds_ahead, self._narrow, self._trust
        limit = budget.limit
        if rounds_ahead and (limit.nodes or limit.seconds) and self._heuristics.is_near_end(view.state):
            rounds_ahead, narrow, trust = max(rounds_ahead, TO_THE_END), 0, 1.0
        sampled = [self._sampled(view)]
        world = sampled[0][0]
        self._stage = self._heuristics.stage(world)
        found = self._heuristics.candidates(world)[: self._first]
        moves = list(dict.fromkeys(self._game.canonical(view.state, move) for move in found))
        answer: dict[Move, float] = {}
        seen: list[dict[Move, float]] = []
        for depth in range(rounds_ahead + 1):
            changes = dict.fromkeys(moves, 0.0)
            count = 0
            for number in range(self._worlds):
                if number == len(sampled):
                    sampled.append(self._sampled(view))
                world, draws = sampled[number]
                self._budget = budget if depth or number else None
                try:
                    results = self._world(world, moves, view.viewer, draws, 1 + depth * view.setup.seats)
                except Spent:
                    break
                before = seen[number] if depth else {}
                for move, value in results.items():
                    changes[move] += value - before.get(move, 0.0)
                seen[number : number + 1] = [results]
                count += 1
            if count and (not answer or count * ENOUGH >= self._worlds):
                answer = _weighed(answer, {move: change / count for move, change in changes.items()}, trust)
            if narrow:
                moves = ranked({move: answer[move] for move in moves})[: max(2, narrow >> depth)]
            if len(moves) == 1 or not budget.is_left():
                break
        return answer

    def _sampled(self, view: View[S]) -> tuple[S, FixedDraws]:
        """Return a sampled world, and the chance that all moves meet in it."""
        return self._game.world(view, self._rng), FixedDraws(self._rng.getrandbits(32))

    def examine(
        self,
        world: S,
        moves: list[Move],
        draws: FixedDraws,
        seats: int,
        rounds_ahead: int,
        budget: Budget | None = None,
    ) -> dict[Move, float]:
        """Return the share of the seat to move after each of `moves` in one world, `rounds_ahead` deep.

        A `budget` counts the nodes; raises Spent when it is used up.
        """
        self._two, self._stage, self._budget = seats == 2, self._heuristics.stage(world), budget
        return self._world(world, moves, self._game.to_move(world), draws, 1 + rounds_ahead * seats)

    def forecast(self, world: S, seat: int, draws: FixedDraws, seats: int) -> float:
        """Return the share of `seat` in a world, looking ahead until it has acted once, whoever is to move.

        That is as far as `examine` looks after a whole action of the seat, one round ahead.
        """
        game, heuristics = self._game, self._heuristics
        self._two, self._stage, self._budget = seats == 2, heuristics.stage(world), None
        self._answers = [None] * DEEPEST
        turn, is_within = game.to_move(world), heuristics.is_within(world)
        plies = (seat - turn) % seats or (seats if is_within else 0)
        if not is_within:
            plies += 1
        if self._two:
            return self._duel(world, seat, plies, 0, draws, 0.0, 1.0)
        return self._look(world, seat, plies, draws)

    def _world(self, world: S, moves: list[Move], seat: int, chance: FixedDraws, plies: int) -> dict[Move, float]:
        """Return the share of `seat` after each of `moves` in one world; all meet the same draws."""
        results: dict[Move, float] = {}
        self._answers = [None] * DEEPEST
        for move in moves:
            state = world.clone()
            chance.at = 0
            self._game.apply(state, move, chance)
            if self._two:
                results[move] = self._duel(state, seat, plies - 1, 0, chance, 0.0, 1.0)
            else:
                results[move] = self._look(state, seat, plies - 1, chance)
        return results

    def _count(self) -> None:
        self._nodes += 1
        if self._nodes >= BATCH:
            self._nodes = 0
            if self._budget is not None and not self._budget.spend(BATCH):
                raise Spent

    def _below(self, state: S, plies: int) -> int:
        """Count a node and return the plies below it, -1 if nothing is searched there: when the game or the stage is
        over, or no ply is left for a new action.
        """
        self._count()
        if self._game.to_move(state) < 0 or self._heuristics.stage(state) != self._stage:
            return -1
        return plies if self._heuristics.is_within(state) else plies - 1

    def _duel(self, state: S, me: int, plies: int, depth: int, chance: FixedDraws, low: float, high: float) -> float:
        """Return the share of `me` after best play by both for `plies` more turns; open decisions cost no ply.

        Only values between `low` and `high` matter to the caller. The best reply so far at this `depth` is tried
        first.
        """
        game, heuristics = self._game, self._heuristics
        deeper = self._below(state, plies)
        if deeper < 0:
            return heuristics.shares(state, self._stage)[me]
        seat = game.to_move(state)
        best = -1.0 if seat == me else 2.0
        moves = heuristics.candidates(state)[: self._width]
        known = self._answers[depth]
        if known is not None and known in moves:
            moves.remove(known)
            moves.insert(0, known)
        liked = known
        for move in moves:
            after = state.clone()
            chance.at = 0
            game.apply(after, move, chance)
            found = self._duel(after, me, deeper, min(depth + 1, DEEPEST - 1), chance, low, high)
            if seat == me:
                if found > best:
                    best, liked = found, move
                    low = max(low, best)
            elif found < best:
                best, liked = found, move
                high = min(high, best)
            if low >= high:
                break
        self._answers[depth] = liked
        return best

    def _look(self, state: S, me: int, plies: int, chance: FixedDraws) -> float:
        """Return the share of `me` after `plies` more turns of its own best play against immediately best replies."""
        game, heuristics = self._game, self._heuristics
        deeper = self._below(state, plies)
        if deeper < 0:
            return heuristics.shares(state, self._stage)[me]
        seat = game.to_move(state)
        best, liked = -1.0, None
        for move in heuristics.candidates(state)[: self._width]:
            after = state.clone()
            chance.at = 0
            game.apply(after, move, chance)
            if seat == me:
                best = max(best, self._look(after, me, deeper, chance))
                continue
            self._count()
            value = heuristics.shares(after, self._stage)[seat]
            if value > best:
                best, liked = value, after
        return best if liked is None else self._look(liked, me, deeper, chance)


def _weighed(before: dict[Move, float], changes: dict[Move, float], trust: float) -> dict[Move, float]:
    """Return the values of all moves after a deepening; moves it left out stay below those it searched."""
    if not before:
        return changes
    found = {move: before[move] + trust * change for move, change in changes.items()}
    least = min(found.values())
    return {move: found[move] if move in found else min(value, least) for move, value in before.items()}
