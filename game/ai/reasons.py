"""Hints: a good move, what on the table it concerns, and why."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from game.ai.budget import Budget
from game.ai.knowhow.reason import Reason
from game.ai.search import OPTIONS, make
from game.errors import FeluccaError
from game.rules.core.game import Game, Move, View

OWN_OPTIONS: dict[str, dict[str, float]] = {"sa-re": {"method": 1, "first": 3}}
"""How a hint is searched for, where it differs from a searching player as such."""
EXPLANATIONS = {
    "sobek": "game.ai.knowhow.sobek.explain",
    "duel": "game.ai.knowhow.duel.explain",
    "sa-re": "game.ai.knowhow.sare.explain",
}
SEED = 1
"""The same question gets the same hint."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A move worth making.

    `where` is the move in words of the notation, `pieces` the ids of the pieces it names, `reasons` what speaks for it;
    every number in them is a number of the rules. `others` are further moves that were considered, the best first.
    """

    move: Move
    where: str
    pieces: tuple[int, ...]
    reasons: tuple[Reason, ...]
    others: tuple[Move, ...] = ()


def hint(game: Game, view: View, budget: Budget) -> Hint:
    """Return a hint for the seat that must decide in `view`; raises FeluccaError if it is not the viewer's turn."""
    if not view.legal:
        raise FeluccaError("there is nothing to decide now, so there is no hint")
    ranked = [view.legal[0]]
    if len(view.legal) > 1:
        player = make(game, {"method": OPTIONS["method"], **OWN_OPTIONS.get(game.name, {})}, SEED)
        values = player.values(view, budget)
        ranked = sorted(values, key=lambda move: (-values[move], move))
    best = ranked[0]
    where = game.show_move(view.state, best)
    return Hint(best, where, pieces(game, where), tuple(reasons(game, view, best)), tuple(ranked[1:4]))


def reasons(game: Game, view: View, move: Move) -> list[Reason]:
    """Return what speaks for `move` of the viewer and what it costs."""
    explain = import_module(EXPLANATIONS[game.name]).explain
    found: list[Reason] = explain(game.tables, view.state, view.viewer, move)  # type: ignore[attr-defined]
    return found


def pieces(game: Game, text: str) -> tuple[int, ...]:
    """Return the pieces that the text of a move names."""
    names = {name: piece for piece, name in enumerate(game.universe.names[: game.universe.size])}
    words = text.replace("+", " ").split()
    return tuple(names[word] for word in words if word in names)
