"""The manners of a character: among moves that are nearly as good as the best, it takes the one to its taste."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, Generic, Protocol, runtime_checkable

from game.ai.budget import Budget
from game.ai.choices import choice_of
from game.ai.heuristics import make as make_heuristics
from game.ai.preference import favourite
from game.errors import FeluccaError
from game.registry import entry
from game.rules.core.arithmetic import total
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S, S_contra

Trait = Callable[[Any, View[Any], Move], float]
"""How strongly a move shows a trait, 0 not at all, by the tables of the game and the view of the seat that decides."""
LEEWAY: Final = "leeway"
TASTES: Final = "tastes"


@runtime_checkable
class Valuer(Protocol[S_contra]):
    """A player that can state the expected values of its candidates."""

    def values(self, view: View[S_contra], budget: Budget) -> dict[Move, float]:
        """Return the expected share of the victory after each candidate."""


class Mannered(Generic[S]):
    """Plays the candidate most to its taste of those that trail the best by at most `leeway` shares of a victory.

    The taste of a move is its value plus its traits, each times the weight in `tastes`, in shares of a victory. So a
    character never gives more than its leeway away in a decision, however dear a habit is to it; and near the end of a
    stage, where everybody can count everything, it gives nothing away.
    """

    def __init__(self, game: Game[S], player: Valuer[S], tastes: Mapping[str, float], leeway: float) -> None:
        """Raises FeluccaError for a taste that the game does not know."""
        known = traits(game.name)
        for name, value in tastes.items():
            if name not in known:
                raise FeluccaError(f"there is no taste called '{name}': {choice_of(name, known)}")
            if isinstance(value, bool) or not isinstance(value, int | float) or not -1 <= value <= 1:
                raise FeluccaError(f"the taste '{name}' must be a number from -1 to 1, not {value!r}")
        self._is_near_end = make_heuristics(game).is_near_end
        self._game = game
        self._player = player
        self._tastes = tastes
        self._leeway = leeway

    def choose(self, view: View[S], budget: Budget) -> Move:
        """Return one of `view.legal`, which is not empty."""
        if len(view.legal) == 1:
            return view.legal[0]
        values = self._player.values(view, budget)
        if self._is_near_end(view.state):
            return favourite(values)
        least = max(values.values()) - self._leeway
        near = [move for move, value in values.items() if value >= least]
        return favourite({move: values[move] + liking(self._game, view, move, self._tastes) for move in near})


def traits(game: str) -> Mapping[str, Trait]:
    """Return the traits that the game called `game` knows, by name."""
    module = entry(game).traits
    found: Mapping[str, Trait] = import_module(module).TRAITS if module else {}
    return found


def liking(game: Game[S], view: View[S], move: Move, tastes: Mapping[str, float]) -> float:
    """Return how well a move suits the `tastes`, traits that the game must know, in shares of a victory."""
    known, tables = traits(game.name), getattr(game, "tables", None)
    return total(weight * known[name](tables, view, move) for name, weight in tastes.items() if weight)


def is_better(game: Game[S], view: View[S], one: Move, other: Move) -> bool:
    """Return whether `one` is plainly better than `other`: at least as good in every case, and cheaper."""
    module = entry(game.name).traits
    return bool(module and import_module(module).is_better(getattr(game, "tables", None), view, one, other))
