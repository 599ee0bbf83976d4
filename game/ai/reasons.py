"""Hints: a good move, and the reasons for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module

from game.ai.budget import Budget
from game.ai.heuristics.contract import Reason
from game.ai.player import Player
from game.errors import FeluccaError
from game.registry import ENTRIES
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S

PRAISE = frozenset(
    f"reason-{name}" for name in ("power", "character", "keep", "shed", "enough-sites", "settle", "charter")
)
"""Reasons that praise a move as the right one; they are left out for a move that was not."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A recommended move and the reasons for it; every number in the reasons is a number of the rules."""

    move: Move
    reasons: tuple[Reason, ...]


def advise(game: Game[S], view: View[S], player: Player[S], budget: Budget) -> Hint:
    """Return the hint of any player for the seat to decide in `view`; a player that rates moves also compares them.

    Raises FeluccaError if it is not the viewer's turn.
    """
    weigh = getattr(player, "values", None)
    if weigh is None or len(view.legal) < 2:
        return hint_of(game, view, {player.choose(view, budget): 1.0} if view.legal else {})
    return hint_of(game, view, weigh(view, budget))


def hint_of(game: Game[S], view: View[S], values: Mapping[Move, float]) -> Hint:
    """Return the hint that follows from the values of a search: see `Searcher.values`.

    Raises FeluccaError if nothing is to be decided.
    """
    if not view.legal:
        raise FeluccaError("there is nothing to decide now, so there is no hint")
    best = min(values, key=lambda move: (-values[move], move), default=view.legal[0])
    found = (*reasons(game, view, best), *compared(sorted(values.values(), reverse=True)))
    return Hint(best, found)


def reasons(game: Game[S], view: View[S], move: Move) -> list[Reason]:
    """Return the reasons for `move` of the viewer and its costs; at least that no other move is possible."""
    found: list[Reason] = []
    if game.name in ENTRIES:
        explain = import_module(ENTRIES[game.name].reasons).explain
        found = explain(game.tables, view.state, view.viewer, move)  # type: ignore[attr-defined]
    if len(view.legal) == 1:
        found.insert(0, Reason("reason-only"))
    return found


def contrasted(game: Game[S], view: View[S], best: Move, other: Move) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """Return the reasons for the `best` move against another, and for the other against it: only their differences.

    If the best move has none of its own, all its reasons are returned.
    """
    better, worse = reasons(game, view, best), reasons(game, view, other)
    told = tuple(one for one in worse if one not in better and one.key not in PRAISE)
    return tuple(one for one in better if one not in worse) or tuple(better), told


def compared(values: Sequence[float]) -> list[Reason]:
    """Return how the best of `values`, sorted from the best, compares with the next; nothing if there is no other.

    Values up to 1 are shares of the victory; above that they are visits (a tree).
    """
    if len(values) < 2:
        return []
    best, second = values[0], values[1]
    if best > 1.0:
        return [Reason("reason-tried", {"times": int(best), "games": sum(int(value) for value in values)})]
    chance, lead = round(100 * best), round(100 * best) - round(100 * second)
    if lead:
        return [Reason("reason-lead", {"chance": chance, "points": lead})]
    alike = sum(round(100 * value) == chance for value in values)
    return [Reason("reason-alike", {"chance": chance, "moves": alike})]
