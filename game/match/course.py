"""The course of a finished game: the points that everybody knew after each decision, and what they tell of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from game import registry
from game.match.match import History
from game.rules.core.facts import Noted
from game.rules.core.game import Game
from game.rules.core.state import State

MANY = 4
"""From this number on, the changes of the lead are what a game is remembered for."""
NOBODY = -1
"""No seat."""


class Turning(Enum):
    """What a game is remembered for; the texts are `story-<value>` and `story-<value>-more`."""

    RESIGNED = "resigned"
    SHARED = "shared"
    TIE = "tie"
    THROUGHOUT = "throughout"
    UPSET = "upset"
    LAST = "last"
    OFTEN = "often"
    LEAD = "lead"


@dataclass(frozen=True, slots=True)
class GameCourse:
    """The course of a game.

    `points[ply][seat]` are the points that everybody knew after the set-up (0) and after each decision, the last of
    them the final ones. The winner has led alone since decision `ply`, or throughout and gained most by it; -1 if that
    says nothing. `seat` is the one that the turn is about: the winner, or who resigned, or who lost the lead by an
    upset, and `upset` is that note's word. `others` are those who had as many points at the end, or who was ahead when
    somebody resigned.
    """

    points: tuple[tuple[int, ...], ...]
    turn: Turning
    seat: int
    ply: int = -1
    changes: int = 0
    others: tuple[int, ...] = ()
    upset: str = ""

    @property
    def mark(self) -> int:
        """The decision at which the curves bear a mark, -1 for none."""
        return self.ply if self.turn is not Turning.RESIGNED else -1


def course(game: Game[State], history: History) -> GameCourse:
    """Return the course of a finished game."""
    result = history.result
    points = [tuple(known_points(game, state)) for state in history.states]
    if result.resigned < 0:
        points[-1] = tuple(result.scores)
    told = tuple(points)
    if result.resigned >= 0:
        best = leader(points[-1])
        ahead = (best,) if best not in (NOBODY, result.resigned) else ()
        return GameCourse(told, Turning.RESIGNED, result.resigned, len(points) - 1, others=ahead)
    if len(result.winners) > 1:
        return GameCourse(told, Turning.SHARED, result.winners[0], others=tuple(result.winners))
    winner = result.winners[0]
    level = tuple(seat for seat, score in enumerate(result.scores) if score == result.scores[winner])
    if len(level) > 1:
        return GameCourse(told, Turning.TIE, winner, others=level)
    return _led(game, history, told, winner)


def _led(game: Game[State], history: History, points: tuple[tuple[int, ...], ...], winner: int) -> GameCourse:
    """Return the course of a game that `winner` has won by more points than anybody else."""
    leaders = [leader(each) for each in points]
    last = len(leaders) - 1
    taken = last
    while taken and leaders[taken - 1] == winner:
        taken -= 1
    alone = [leader for leader in leaders if leader != NOBODY]
    changes = sum(one != other for one, other in pairwise(alone))
    first = _first(points)
    if not changes and first < last and all(leader == winner for leader in leaders[first:]):
        return GameCourse(points, Turning.THROUGHOUT, winner, _greatest_gain(points, winner))
    before = next((leader for leader in reversed(leaders[:taken]) if leader != NOBODY), NOBODY)
    has_fallen = before != NOBODY and points[taken][before] < points[taken][winner] <= points[taken - 1][before]
    upset = _upset(game.name, history, taken, before) if has_fallen else ""
    if upset:
        return GameCourse(points, Turning.UPSET, before, taken, changes, upset=upset)
    if taken == last:
        return GameCourse(points, Turning.LAST, winner, taken, changes)
    turn = Turning.OFTEN if changes >= MANY else Turning.LEAD
    return GameCourse(points, turn, winner, taken, changes)


def known_points(game: Game[State], state: State) -> Sequence[int]:
    """Return the points of each seat that everybody knows: those the game counts, or else its scores."""
    counting = registry.entry(game.name).known
    if not counting:
        return game.scores(state)
    known: Sequence[int] = registry.named(counting)(game, state)
    return known


def leader(points: Sequence[int]) -> int:
    """Return the seat that is alone ahead, -1 if there is none."""
    best = max(points)
    return points.index(best) if list(points).count(best) == 1 else NOBODY


def _greatest_gain(points: Sequence[Sequence[int]], seat: int) -> int:
    """Return the decision before the last that brought `seat` most, -1 if none brought anything."""
    gains = {ply: points[ply][seat] - points[ply - 1][seat] for ply in range(1, len(points) - 1)}
    best = max(gains, key=gains.__getitem__, default=-1)
    return best if best > 0 and gains[best] > 0 else -1


def _first(points: Sequence[Sequence[int]]) -> int:
    """Return the first decision after which not all have equally many points."""
    return next((ply for ply, each in enumerate(points) if len(set(each)) > 1), len(points) - 1)


def _upset(name: str, history: History, ply: int, seat: int) -> str:
    """Return the word of the note in decision `ply` that threw `seat` back, '' if there is none."""
    upsets = registry.entry(name).upsets
    notes = [fact.what for fact in history.steps[ply].facts if isinstance(fact, Noted) and fact.seat == seat]
    return next((what for what in notes if what in upsets), "")
