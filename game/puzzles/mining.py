"""Finding puzzles: games between AIs of mixed levels, and the tests that a position in them must pass.

Each game is played to its end, then its decisions are tried in an order that mixes their kinds, from cheap tests to
dear ones, until two are found. Everything follows from the seed and the number of the game, and all limits are nodes
and worlds, so that the same game gives the same puzzles everywhere.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from math import exp
from typing import Final

from game.ai.budget import Budget
from game.ai.heuristics import make as make_heuristics
from game.ai.levels import Level, make_player
from game.ai.reasons import is_explained, sides
from game.analysis.estimate import differences, mean, standard_error
from game.analysis.judge import MOST_CANDIDATES, Lookahead, add_values, lookahead, plays_out
from game.analysis.run import strongest
from game.analysis.scale import ratings
from game.match.opponents import at_any_pace
from game.match.opponents import level as find_level
from game.match.position import Position
from game.puzzles.puzzle import Puzzle, PuzzleTable, game_of, show_entry
from game.puzzles.themes import is_trivial, themes_of, word_of
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Move, Setup, View
from game.rules.core.state import State

MIX: Final = ("apprentice", "scribe", "merchant", "merchant", "steward", "steward")
"""The levels of the players, of which each seat draws one."""
MOST_IN_A_GAME: Final = 2
MOST_OF_A_KIND, FIRST_OF_A_KIND = 0.45, 10
"""A puzzle is left out once MOST_OF_A_KIND of all puzzles taken have a best move of its kind.

For this share FIRST_OF_A_KIND is added to the number of all puzzles taken.
"""
LONGEST: Final = 2000
"""The number of decisions after which a game is given up."""
MOST_MOVES: Final = 60
"""Positions with more legal moves are left out: nobody would look through them."""

GLANCE_WORLDS, FIRST_WORLDS, WORLDS, DEEP_WORLDS = 4, 16, 80, 24
"""Worlds of the four looks at a position: all candidates, the likely ones, the fresh ones that count, the deep ones."""
PLAYED_OUT: Final = 4
"""How many times as many worlds a judge that plays out gets in all looks: one playout says less than one search."""
GLANCE_LEAD, FIRST_LEAD = 0.02, 0.04
GAP: Final = 0.05
SURE_GAP: Final = 0.03
"""The lead, in shares of a game, that must be left after two standard errors."""
DEEP_GAP: Final = 0.03
RIVALS: Final = 3
"""The number of moves, besides the best, tried in all worlds that count; the best of them also one round deeper."""
CLEARLY_WORSE: Final = 3.0
"""Standard errors by which a move must trail the best before it is left out early."""

GREEDY, MOST_FINDS = "merchant", 2
"""Of ATTEMPTS players of this level at most MOST_FINDS may find the best move."""
ATTEMPTS: Final = 5
STRONGEST, LEAST_FINDS = "pharaoh", 2
"""The level that must find the best move LEAST_FINDS times before it misses it as often: a move that only the judge
finds teaches nobody.
"""
WEAKEST, MOST_GUESSES = "apprentice", 3
"""The level that may find the best move at most MOST_GUESSES times: a move that it finds needs no thought."""
ASKED: Final = {"apprentice": 5, "scribe": 5, "merchant": 5, "steward": 5, "vizier": 3}
"""How often each level is asked for its move, for the rating."""
USUAL_RATING, SPREAD = 1000.0, 300.0
"""The mean and the standard deviation of a puzzle's rating before any level was asked."""
_CANDIDATES = range(0, 2401, 10)


@dataclass(frozen=True, slots=True)
class MinedDecision:
    """A decision of a mined game: the view of its seat, and the move that was made, in text notation."""

    view: View[State]
    played: str


@dataclass(frozen=True, slots=True)
class MinedGame:
    """A played game: its table, its entries as in `Puzzle.moves`, the decisions with 2 to MOST_MOVES legal moves."""

    table: PuzzleTable
    entries: tuple[str, ...]
    decisions: tuple[MinedDecision, ...]


class Miner:
    """Finds puzzles of one game, judging positions in fixed numbers of worlds, without limits of nodes or seconds."""

    def __init__(self, name: str, seed: int, *, budget: int = 1) -> None:
        """`budget` multiplies the numbers of worlds, to check finished puzzles again."""
        self._game: Game[State] = game_of(name)
        self._seed = seed
        self._judge = strongest(name)
        self._heuristics = make_heuristics(self._game)
        self._levels = {level: at_any_pace(find_level(level, name)) for level in {*MIX, *ASKED, STRONGEST}}
        self._budget = budget

    def puzzles_of(self, number: int) -> list[Puzzle]:
        """Return the puzzles of game `number`, at most MOST_IN_A_GAME and each of another kind."""
        mined = self.play(number)
        found: list[Puzzle] = []
        for decision in _mixed(mined.decisions, random.Random(f"{self._seed}/{number}/order")):
            puzzle = self._puzzle(mined, decision)
            if puzzle is not None and all(word_of(puzzle.best) != word_of(one.best) for one in found):
                found.append(puzzle)
                if len(found) == MOST_IN_A_GAME:
                    break
        return [puzzle for puzzle in found if puzzle.finders[WEAKEST][0] <= MOST_GUESSES]

    def play(self, number: int) -> MinedGame:
        """Return game `number`, played by a mix of levels to its end or for LONGEST decisions."""
        game, name = self._game, f"{self._game.name}/{self._seed}/{number}"
        rng = random.Random(name)
        seats = rng.choice([*game.seats, *[min(game.seats)] * len(game.seats)])
        options = {each.name: rng.choice(each.values) for each in game.options if each.name in VARIED}
        levels = tuple(rng.choice(MIX) for _ in range(seats))
        chance = seeded(rng)
        position = Position(game, Setup(seats, options), chance)
        decisions = []
        while (seat := position.to_move) >= 0 and position.ply < LONGEST:
            view = position.view(seat)
            level = self._levels[levels[seat]]
            player = make_player(level.kind, game, level.options, rng.getrandbits(32))
            move = player.choose(view, Budget(level.limit)) if len(view.legal) > 1 else view.legal[0]
            if 1 < len(view.legal) <= MOST_MOVES:
                decisions.append(MinedDecision(view, game.show_move(view.state, move)))
            position.play(game.canonical(position.state, move), chance, watchful=False)
        entries = tuple(show_entry(entry, game) for entry in position.history)
        return MinedGame(PuzzleTable(levels, options, name), entries, tuple(decisions))

    def _puzzle(self, mined: MinedGame, decision: MinedDecision) -> Puzzle | None:
        """Return the puzzle that a decision makes, None if it makes none."""
        view, game = decision.view, self._game
        rng = random.Random(f"{mined.table.seed}/{view.ply}")
        best = self._promising(view, rng)
        if best is None or not self._is_hard(view, best, rng):
            return None
        lead = self.measure(view, best, rng)
        if lead is None:
            return None
        notation, second = (game.show_move(view.state, move) for move in (best, lead.second))
        if is_trivial(game.name, notation, second) or not is_explained(sides(game, view, best, lead.second)):
            return None
        finders = self._finders(view, best, rng)
        if finders[STRONGEST][0] < LEAST_FINDS:
            return None
        entries = mined.entries[: view.ply + 1]
        return Puzzle(
            id=hashlib.sha256("\n".join(entries).encode()).hexdigest()[:10],
            game=game.name,
            table=mined.table,
            moves=entries,
            ply=view.ply,
            seat=view.viewer,
            best=notation,
            second=second,
            gap=round(lead.gap, 4),
            error=round(lead.error, 4),
            deep=round(lead.deep, 4),
            finders=finders,
            rating=rating_of(finders, ratings(game.name)),
            themes=themes_of(game, view, best, lead.second),
            judge=f"{self._judge.id}/{self._worlds(WORLDS, view)}/{self._worlds(DEEP_WORLDS, view)}",
        )

    def _promising(self, view: View[State], rng: random.Random) -> Move | None:
        """Return the candidate that leads at first sight, None if none leads clearly."""
        game = self._game
        moves = self._candidates(view, rng)
        if len(moves) < 2:
            return None
        look = self._look(view, 1)
        values: list[list[float]] = [[] for _ in moves]
        for worlds, lead in ((GLANCE_WORLDS, GLANCE_LEAD), (FIRST_WORLDS, FIRST_LEAD)):
            add_values(self._game, look, view, moves, values, self._worlds(worlds, view), rng)
            order = sorted(range(len(moves)), key=lambda at: -mean(values[at]))
            first, second = order[:2]
            if mean(differences(values[first], values[second])) <= lead:
                return None
            if worlds == GLANCE_WORLDS and self._greedy(view, rng) == moves[first]:
                return None
            kept = order[: 1 + RIVALS]
            moves, values = [moves[at] for at in kept], [values[at] for at in kept]
        return game.canonical(view.state, moves[0])

    def _candidates(self, view: View[State], rng: random.Random) -> list[Move]:
        """Return the moves worth considering, as in `view.legal`."""
        world = self._game.world(view, rng)
        found = self._heuristics.candidates(world)[:MOST_CANDIDATES]
        return list(dict.fromkeys(self._game.canonical(view.state, move) for move in found))

    def _greedy(self, view: View[State], rng: random.Random) -> Move:
        return self._ask(self._levels[GREEDY], view, rng)

    def _ask(self, level: Level, view: View[State], rng: random.Random) -> Move:
        player = make_player(level.kind, self._game, level.options, rng.getrandbits(32))
        return self._game.canonical(view.state, player.choose(view, Budget(level.limit)))

    def _is_hard(self, view: View[State], best: Move, rng: random.Random) -> bool:
        """Return whether few greedy players find `best`; it stops asking once that is settled."""
        finds = 0
        for asked in range(1, ATTEMPTS + 1):
            finds += self._greedy(view, rng) == best
            if finds > MOST_FINDS or finds + ATTEMPTS - asked <= MOST_FINDS:
                break
        return finds <= MOST_FINDS

    def measure(self, view: View[State], best: Move, rng: random.Random) -> Lead | None:
        """Return the lead of `best` over all other moves in fresh worlds, None if it fails one of the tests."""
        rivals = self._rivals(view, best, rng)
        if not rivals:
            return None
        moves = [best, *rivals]
        values: list[list[float]] = [[] for _ in moves]
        add_values(self._game, self._look(view, 1), view, moves, values, self._worlds(WORLDS, view), rng)
        behind = [differences(values[0], row) for row in values[1:]]
        order = sorted(range(len(rivals)), key=lambda at: mean(behind[at]))
        gap, error = mean(behind[order[0]]), standard_error(behind[order[0]])
        if gap < GAP or gap - 2 * error < SURE_GAP:
            return None
        values = [[], []]
        moves = [best, rivals[order[0]]]
        add_values(self._game, self._look(view, 2), view, moves, values, self._worlds(DEEP_WORLDS, view), rng)
        deep = mean(differences(*values))
        return Lead(rivals[order[0]], gap, error, deep) if deep >= DEEP_GAP else None

    def best_of(self, view: View[State]) -> str:
        """Return, in text notation, the legal move with the highest mean value in fresh worlds alone."""
        rng = random.Random(f"{self._seed}/again/{view.ply}")
        left, values = [*view.legal], [list[float]() for _ in view.legal]
        look, worlds = self._look(view, 1), self._worlds(GLANCE_WORLDS, view)
        while True:
            add_values(self._game, look, view, left, values, worlds, rng)
            order = sorted(range(len(left)), key=lambda at: -mean(values[at]))
            if len(values[0]) >= self._worlds(WORLDS, view):
                return self._game.show_move(view.state, left[order[0]])
            behind = {at: differences(values[order[0]], values[at]) for at in order}
            kept = order[:2] + [at for at in order[2:] if mean(behind[at]) < CLEARLY_WORSE * standard_error(behind[at])]
            left, values = [left[at] for at in kept], [values[at] for at in kept]
            worlds = len(values[0])

    def _rivals(self, view: View[State], best: Move, rng: random.Random) -> list[Move]:
        """Return the legal moves that come nearest to `best`, at most RIVALS; [] if one of them is better.

        All legal moves are looked at, not only the candidates: whoever finds a move that the judge left out must be
        wrong for a better reason.
        """
        left = [best, *(move for move in view.legal if move != best)]
        values: list[list[float]] = [[] for _ in left]
        look = self._look(view, 1)
        for worlds in (GLANCE_WORLDS, FIRST_WORLDS):
            add_values(self._game, look, view, left, values, self._worlds(worlds, view), rng)
            behind = [differences(values[0], row) for row in values]
            kept = [
                at
                for at, lags in enumerate(behind)
                if not at or mean(lags) < max(GAP, CLEARLY_WORSE * standard_error(lags))
            ]
            if len(kept) <= RIVALS:
                nearest = sorted(range(1, len(left)), key=lambda at: mean(behind[at]))[:RIVALS]
                kept = [0, *nearest]
            left, values = [left[at] for at in kept], [values[at] for at in kept]
        behind = [differences(values[0], row) for row in values]
        order = sorted(range(1, len(left)), key=lambda at: mean(behind[at]))
        return [left[at] for at in order[:RIVALS]] if order and mean(behind[order[0]]) > 0.0 else []

    def _finders(self, view: View[State], best: Move, rng: random.Random) -> dict[str, tuple[int, int]]:
        """Return how often each level finds `best`; the strongest is no longer asked once it is settled."""
        found = {
            name: (sum(self._ask(self._levels[name], view, rng) == best for _ in range(times)), times)
            for name, times in ASKED.items()
        }
        finds = asked = 0
        while max(finds, asked - finds) < LEAST_FINDS:
            finds += self._ask(self._levels[STRONGEST], view, rng) == best
            asked += 1
        return {**found, STRONGEST: (finds, asked)}

    def _worlds(self, worlds: int, view: View[State]) -> int:
        return self._budget * worlds * (PLAYED_OUT if plays_out(self._judge, view.setup.seats) else 1)

    def _look(self, view: View[State], depth: int) -> Lookahead[State]:
        return lookahead(self._game, self._judge.options, view.setup.seats, depth)


@dataclass(frozen=True, slots=True)
class Lead:
    """The best of all other moves, the lead over it with its standard error, and the lead one round deeper."""

    second: Move
    gap: float
    error: float
    deep: float


VARIED: Final = frozenset({"scenario"})
"""The options that vary from game to game; the others keep their defaults."""


class Variety:
    """Keeps one kind of decision from crowding the others out, as puzzles are found one after the other."""

    def __init__(self) -> None:
        self._kinds: Counter[str] = Counter()

    def takes(self, puzzle: Puzzle) -> bool:
        """Return whether a puzzle is taken, and count it if it is: see MOST_OF_A_KIND."""
        kind = word_of(puzzle.best)
        if self._kinds[kind] >= MOST_OF_A_KIND * (self._kinds.total() + FIRST_OF_A_KIND):
            return False
        self._kinds[kind] += 1
        return True


def _mixed(decisions: Sequence[MinedDecision], rng: random.Random) -> Iterator[MinedDecision]:
    """Yield decisions by turns from every kind of move that was played, in random order within a kind."""
    kinds: Mapping[str, list[MinedDecision]] = defaultdict(list)
    for decision in decisions:
        kinds[word_of(decision.played)].append(decision)
    rows = [kinds[word] for word in sorted(kinds)]
    for row in rows:
        rng.shuffle(row)
    rng.shuffle(rows)
    for column in zip_longest(*rows):
        yield from (decision for decision in column if decision is not None)


def rating_of(finders: Mapping[str, tuple[int, int]], levels: Mapping[str, float]) -> int:
    """Return the Elo number of a puzzle: the posterior mean after the attempts of levels at it.

    `finders` says for each level how often it found the best move, and how often it was asked; `levels` holds their Elo
    numbers, USUAL_RATING for one without.
    """
    logs = []
    for candidate in _CANDIDATES:
        likely = 1.0
        for level, (found, asked) in finders.items():
            chance = 1 / (1 + 10 ** ((candidate - levels.get(level, USUAL_RATING)) / 400))
            likely *= chance**found * (1 - chance) ** (asked - found)
        logs.append(likely * exp(-(((candidate - USUAL_RATING) / SPREAD) ** 2) / 2))
    whole = sum(logs)
    return round(sum(candidate * likely for candidate, likely in zip(_CANDIDATES, logs, strict=True)) / whole)
