"""The judge: the loss of a decision by the knowledge of its seat, and the luck of every seat in the draws after it.

A judge lives in a process of its own and loads nothing outside the standard library.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, Generic, Protocol

from game.ai.budget import Budget, Limit
from game.ai.comparison import Comparison, Consequences
from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.contract import Heuristics
from game.ai.levels import Level
from game.ai.options import read_options
from game.ai.pimc import FixedDraws, WorldSearch
from game.ai.playout import PlayoutSearch
from game.ai.reasons import describer
from game.ai.search import OPTIONS, is_playout
from game.analysis import par
from game.analysis.estimate import (
    SURE,
    Estimate,
    MoveLabel,
    border_of,
    contenders,
    differences,
    estimate,
    is_open,
    label_of,
    mean,
    milder,
    standard_error,
)
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Move, Setup, View
from game.rules.core.state import S, S_contra

WIDTH = 5
"""The number of candidates at each step of a look-ahead."""


class Lookahead(Protocol[S_contra]):
    """Evaluates candidates in a world; `nodes` counts the nodes spent, at least those of `values`."""

    nodes: int

    def values(self, world: S_contra, moves: Sequence[Move], draw_seed: int) -> list[float]:
        """Return the share of the seat to move after each of `moves`, all with the same draws."""

    def share(self, world: S_contra, seat: int, draw_seed: int) -> float:
        """Return the share of `seat`, whoever is to move; `world` may be changed."""


def add_values(
    game: Game[S],
    look: Lookahead[S],
    seen: View[S],
    moves: Sequence[Move],
    values: Sequence[list[float]],
    worlds: int,
    rng: random.Random,
) -> None:
    """Append to `values`, a row for each of `moves`, their values in this many fresh worlds that agree with `seen`."""
    for _ in range(worlds):
        world = game.world(seen, rng)
        for row, value in zip(values, look.values(world, moves, rng.getrandbits(32)), strict=True):
            row.append(value)


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

    def share(self, world: S, seat: int, draw_seed: int) -> float:
        """See Lookahead; looks to the end of the next whole action of `seat`, and counts no nodes."""
        return self._search.forecast(world, seat, FixedDraws(draw_seed), self._seats)


class PlayoutLookahead(Generic[S]):
    """Plays out to the end of `stages` stages, the present one included, or of the game."""

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

    def share(self, world: S, seat: int, draw_seed: int) -> float:
        """See Lookahead; plays out as far as `values` does."""
        share, made = self._search.continued(world, seat, draw_seed)
        self.nodes += made
        return share


def plays_out(level: Level, seats: int) -> bool:
    """Return whether the search of a level plays out with this many seats, so that values are those of single playouts.

    Raises FeluccaError for an unknown option.
    """
    known, _ = read_options(level.options, OPTIONS)
    return is_playout(known, seats)


def lookahead(game: Game[S], options: Mapping[str, Any], seats: int, depth: int) -> Lookahead[S]:
    """Return the look-ahead of a level with `options` for this many `seats`: `depth` rounds of turns, or playouts over
    `depth` stages if the level plays out.

    Raises FeluccaError for an unknown option.
    """
    known, weights = read_options(options, OPTIONS)
    heuristics = make_heuristics(game, weights)
    if is_playout(known, seats):
        return PlayoutLookahead(game, heuristics, known, depth)
    return SearchLookahead(game, heuristics, seats, depth)


STANDARD_NODES = 30_000
"""Nodes after which a decision gets no more worlds; confirming a label may spend DEEP_BUDGETS times as many more."""
FIRST_WORLDS = 16
"""Worlds in which every candidate is tried; their number doubles while the label is open."""
MOST_WORLDS = 512
FINALISTS = 3
"""The number of candidates besides the played one that are tried in more than the first worlds."""
DEEP_WORLDS = 16
"""Fresh worlds in which a deeper search must confirm a mistake or a blunder; doubled while that is unclear."""
MOST_DEEP_WORLDS = 96
DEEP_BUDGETS = 3
"""The nodes, in multiples of a decision's, that a deeper search may spend until it confirms or refutes a label."""
LUCK_WORLDS = 64
"""Worlds sampled after the actual draw, and at most as many with other draws, to measure the luck of a draw."""
FEWEST_WORLDS = 16
"""The number of alternative worlds below which the luck of a draw is not measured."""
MOST_TRIES = 1024
"""The maximum number of worlds drawn in search of those to which other draws could have led."""
CURVE_WORLDS = 24
"""Worlds for a point of the curve where nothing was drawn."""
MOST_CANDIDATES = 12
FORESEEN_WORLDS = 100
"""Worlds in which the consequences of a costly move and of the better one are counted."""


@dataclass(frozen=True, slots=True)
class Draws(Generic[S]):
    """The data of a step with draws: the views of all seats before it.

    `before` is empty for the deal, before which nobody knew anything. `shown` is the true position before a step in
    which everything hidden was revealed before the draws: all pieces were gathered for a new deal, or the game ended.
    """

    before: tuple[View[S], ...] = ()
    shown: S | None = None


@dataclass(frozen=True, slots=True)
class Question(Generic[S]):
    """One step of a finished game: a decision (the deal is number 0, with seat -1) and the views of all seats after
    it.

    `seen` is the view of the deciding seat if it had a choice. `draws` is None if nothing was drawn. `winners` are
    those of the game if the step ended it. With `is_compared` the decision is compared with those of levels.
    """

    ply: int
    seat: int
    move: Move
    setup: Setup
    seen: View[S] | None
    draws: Draws[S] | None
    after: tuple[View[S], ...]
    winners: tuple[int, ...] = ()
    is_compared: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement of a decision: `loss` and its standard `error` are shares of a game.

    `best` is the move the judge prefers. `is_sure` is False where a deeper search did not confirm the label that the
    loss would have, or the loss depends on pieces that the seat did not know, so that the label became one step milder.
    `played` is the share to be expected after the move, `values` are those after all moves examined. `foreseen` are the
    consequences of the best move and of the move made, if that is worse than good; None otherwise, and in a game whose
    replies are not told. `gains` are what the move gains over those of each level that
    the decision was compared with (`game.analysis.par`).
    """

    best: Move
    loss: float
    error: float
    label: MoveLabel
    is_sure: bool
    played: float = 0.5
    values: tuple[tuple[Move, float], ...] = ()
    foreseen: tuple[Consequences, Consequences] | None = None
    gains: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Judgement:
    """The answer to a question: the verdict if there was a choice, the luck of every seat if there was a draw.

    `chances` is the share of the victory that each seat could then expect by its own knowledge.
    """

    ply: int
    verdict: Verdict | None
    luck: tuple[float, ...] | None
    chances: tuple[float, ...]


class Judge(Generic[S]):
    """Answers questions about one game; the same question and `seed` give the same answer everywhere."""

    def __init__(
        self,
        game: Game[S],
        level: Level,
        nodes: int = STANDARD_NODES,
        seed: str = "",
        measures: Sequence[Level] = (),
    ) -> None:
        """`level` must be a searching one: the judge uses its method and its options.

        `measures` are the levels with which decisions are compared.
        """
        self._game = game
        self._measures = measures
        self._options = level.options
        self._nodes = nodes
        self._seed = seed
        self._heuristics = make_heuristics(game)

    def answer(self, question: Question[S]) -> Judgement:
        """Return the judgement of a step."""
        look = lookahead(self._game, self._options, question.setup.seats, 1)
        verdict = self.verdict(question.seen, question.move) if question.seen is not None else None
        if verdict is not None and question.seen is not None and question.is_compared:
            verdict = replace(verdict, gains=self.gains(question.seen, question.move))
        chances = self._chances(look, question, verdict)
        luck = self._luck(look, question, question.draws, chances) if question.draws is not None else None
        return Judgement(question.ply, verdict, luck, chances)

    def verdict(self, seen: View[S], move: Move) -> Verdict:
        """Return the verdict on `move` of the viewer, who must have a choice."""
        rng = self._stream(seen.ply, "decision")
        game, seats = self._game, seen.setup.seats
        world = game.world(seen, rng)
        found = self._heuristics.candidates(world)[:MOST_CANDIDATES]
        moves = list(dict.fromkeys((move, *(game.canonical(seen.state, each) for each in found))))
        if len(moves) == 1:
            moves.append(next(each for each in seen.legal if each != move))
        first = lookahead(game, self._options, seats, 1)
        values: list[list[float]] = [[] for _ in moves]
        behind: dict[Move, float] = {}
        add_values(self._game, first, seen, moves, values, FIRST_WORLDS, rng)
        while is_open((so_far := estimate(values, 0)).loss, so_far.error) and self._may_double(first, len(values[0])):
            left = contenders(values, 0, FINALISTS)
            behind |= {
                moves[at]: mean(differences(values[so_far.best], values[at]))
                for at in range(len(moves))
                if at not in left
            }
            moves, values = [moves[at] for at in left], [values[at] for at in left]
            add_values(self._game, first, seen, moves, values, len(values[0]), rng)
        label, is_sure = self._label(seen, moves, so_far, rng)
        shares = dict(zip(moves, map(mean, values), strict=True))
        best = moves[so_far.best]
        shares |= {move: shares[best] - lag for move, lag in behind.items()}
        foreseen = None if label in (MoveLabel.BEST, MoveLabel.GOOD) else self._foreseen(seen, best, move)
        return Verdict(best, so_far.loss, so_far.error, label, is_sure, shares[move], tuple(shares.items()), foreseen)

    def gains(self, seen: View[S], move: Move) -> dict[str, float]:
        """Return the gain of the viewer's `move` over those of each level in the same worlds, cut off at `par.CAP`."""
        rng = self._stream(seen.ply, "par")
        played, chosen = self._game.canonical(seen.state, move), par.asked(self._game, self._measures, seen, rng)
        moves = list(dict.fromkeys((played, *(each for choices in chosen for each in choices))))
        values: list[list[float]] = [[] for _ in moves]
        if len(moves) > 1:
            look = lookahead(self._game, self._options, seen.setup.seats, 1)
            add_values(self._game, look, seen, moves, values, par.WORLDS, rng)
        shares = {each: mean(row) if row else 0.0 for each, row in zip(moves, values, strict=True)}
        return {
            level.id: par.gain(shares[played], [shares[each] for each in choices])
            for level, choices in zip(self._measures, chosen, strict=True)
        }

    def _foreseen(self, seen: View[S], best: Move, played: Move) -> tuple[Consequences, Consequences] | None:
        """Return the consequences of both moves in the same worlds; None in a game whose replies are not told."""
        deed = describer(self._game)
        if deed is None or best == played:
            return None
        seed = self._stream(seen.ply, "foreseen").getrandbits(32)
        comparison = Comparison(self._game, self._heuristics, deed, seen, seed)
        found = comparison.consequences((best, played), FORESEEN_WORLDS)
        return found[best], found[played]

    def _may_double(self, look: Lookahead[S], worlds: int) -> bool:
        return worlds < MOST_WORLDS and 2 * look.nodes <= self._nodes

    def _label(
        self, seen: View[S], moves: Sequence[Move], found: Estimate, rng: random.Random
    ) -> tuple[MoveLabel, bool]:
        """Return the label that follows from the estimate, and whether it is sure.

        A mistake or a blunder must be confirmed by a deeper search in fresh worlds, and must not depend on knowledge
        that the seat did not have; otherwise the label is one step milder and not sure.
        """
        label = label_of(found.loss)
        if label in (MoveLabel.MISTAKE, MoveLabel.BLUNDER):
            beyond = [] if found.fusion >= found.loss else self._beyond(seen, moves[0], moves[found.best], label, rng)
            if not beyond or mean(beyond) < 0.0:
                return milder(label), False
        elif found.best == 0 or found.loss <= 0.0:
            label = MoveLabel.BEST
        return label, True

    def _beyond(self, seen: View[S], played: Move, best: Move, label: MoveLabel, rng: random.Random) -> list[float]:
        """Return by how much `played` loses more than the border of `label`, world by world in a deeper search."""
        border = border_of(label)
        deep = lookahead(self._game, self._options, seen.setup.seats, 2)
        values: list[list[float]] = [[], []]
        add_values(self._game, deep, seen, (played, best), values, DEEP_WORLDS, rng)
        while True:
            beyond = [loss - border for loss in differences(values[1], values[0])]
            is_clear = abs(mean(beyond)) >= SURE * standard_error(beyond)
            if is_clear or len(beyond) >= MOST_DEEP_WORLDS or 2 * deep.nodes > DEEP_BUDGETS * self._nodes:
                return beyond
            add_values(self._game, deep, seen, (played, best), values, len(beyond), rng)

    def _chances(self, look: Lookahead[S], question: Question[S], verdict: Verdict | None) -> tuple[float, ...]:
        """Return the share of the victory that every seat could expect after the step.

        For the seat that decided, the verdict has it already, unless something was drawn.
        """
        rng, winners, draws = self._stream(question.ply, "after"), question.winners, question.draws
        if winners:
            return tuple((view.viewer in winners) / len(winners) for view in question.after)
        found, count = [], CURVE_WORLDS if draws is None else LUCK_WORLDS
        for view in question.after:
            if verdict is not None and draws is None and view.viewer == question.seat:
                found.append(verdict.played)
            else:
                found.append(self._share(look, islice(self._worlds(view, rng), count), view.viewer, rng))
        return tuple(found)

    def _worlds(self, view: View[S], rng: random.Random) -> Iterator[S]:
        """Yield worlds that agree with a view and in which an open decision has an answer.

        The knowledge of a seat leaves this open for the others: the Courtesan asks only a player who holds a card to
        add (S-5.6), but that hand is hidden. The true position is such a world, so there is always another one.
        """
        game = self._game
        while True:
            world = game.world(view, rng)
            if game.to_move(world) < 0 or not self._heuristics.is_within(world) or game.legal(world):
                yield world

    def _luck(
        self, look: Lookahead[S], question: Question[S], draws: Draws[S], chances: Sequence[float]
    ) -> tuple[float, ...]:
        """Return for every seat how much the draw raised its expectation.

        That is U(actual draw) - mean of U(the same move, possible draws), both by the knowledge of the seat: its mean
        over many draws is 0 for any U, if worlds follow the distribution of the truth. Where everything was shown
        before the draw, all seats are compared with the same possible draws.
        """
        found = []
        for seat, now in enumerate(chances):
            rng = self._stream(question.ply, "before")
            worlds = [*islice(self._alternatives(question, draws, seat, rng), LUCK_WORLDS)]
            found.append(now - self._share(look, worlds, seat, rng) if len(worlds) >= FEWEST_WORLDS else 0.0)
        return tuple(found)

    def _alternatives(self, question: Question[S], draws: Draws[S], seat: int, rng: random.Random) -> Iterator[S]:
        """Yield worlds that other draws in the step could have led to, by the knowledge of `seat`.

        The move must be legal in them, which may be rare where another seat played cards that nobody knew of.
        """
        game, chance = self._game, seeded(rng)
        for _ in range(MOST_TRIES):
            if not draws.before:
                yield game.start(question.setup, chance)
                continue
            world = draws.shown.clone() if draws.shown is not None else game.world(draws.before[seat], rng)
            if draws.shown is not None or game.refusal(world, question.move) is None:
                game.apply(world, question.move, chance)
                yield world

    def _share(self, look: Lookahead[S], worlds: Iterable[S], seat: int, rng: random.Random) -> float:
        """Return the mean share of `seat` over `worlds`, which may be changed; where the game is over, its result."""
        found = []
        for world in worlds:
            winners = self._game.winners(world)
            if winners:
                found.append((seat in winners) / len(winners))
            else:
                found.append(look.share(world, seat, rng.getrandbits(32)))
        return mean(found)

    def _stream(self, ply: int, purpose: str) -> random.Random:
        return random.Random(f"{self._seed}/{ply}/{purpose}")
