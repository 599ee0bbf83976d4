"""The mistakes of a player that is no machine: it overlooks what it doesn't expect, and misjudges for a whole game."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final, Generic

from game.ai.budget import Budget
from game.ai.greedy import recalled
from game.ai.heuristics import make as make_heuristics
from game.ai.manners import Valuer, is_better
from game.ai.options import MOST
from game.ai.preference import favourite, normal
from game.errors import FeluccaError
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S

ATTENTION: Final = "attention"
MISJUDGES: Final = "misjudges"
LEAST: Final = 0.1
"""The least attention: with less, the player would look again too often."""


class Inattentive(Generic[S]):
    """Plays the best of the candidates that it sees, or a move as promising.

    The n-th candidate at first sight is seen with the chance `attention` / n; if none is seen, it looks again. With
    a move it also sees every plainly better one, so it never plays a move that is worse whatever happens.
    `memory` is the chance to remember each piece seen in an opponent's hand.
    """

    def __init__(self, game: Game[S], player: Valuer[S], attention: float, memory: float, seed: int) -> None:
        """Raises FeluccaError for an attention that is no number from `LEAST` on."""
        if isinstance(attention, bool) or not isinstance(attention, int | float) or not LEAST <= attention <= MOST:
            raise FeluccaError(f"the attention of an opponent must be from {LEAST} to {MOST}, not {attention!r}")
        self._game = game
        self._alternatives = make_heuristics(game).alternatives
        self._player = player
        self._attention = attention
        self._memory = memory
        self._rng = random.Random(seed)

    def values(self, view: View[S], budget: Budget) -> dict[Move, float]:
        """Return the expected value of every candidate, seen or overlooked, from the player's memory."""
        return self._player.values(recalled(self._game, view, self._memory, self._rng), budget)

    def choose(self, view: View[S], budget: Budget) -> Move:
        """Return one of `view.legal`, which is not empty."""
        if len(view.legal) == 1:
            return view.legal[0]
        values = self.values(view, budget)
        seen: list[Move] = []
        while not seen:
            seen = [move for place, move in enumerate(values, start=1) if self._rng.random() * place < self._attention]
        better = [move for move in values if any(is_better(self._game, view, move, other) for other in seen)]
        chosen = favourite({move: values[move] for move in (*seen, *better)})
        return self._game.canonical(view.state, self._alternatives(view.state, chosen, self._rng.random)[0])


def misjudged(weights: Mapping[str, float], misjudges: Mapping[str, Any], habits: int) -> dict[str, float]:
    """Return `weights` as misjudged in one game: each one named in `misjudges` is off by a random error.

    `misjudges` gives the standard deviation of each error, which is about normal. `habits` is the seed of the errors,
    the same throughout a game. Raises FeluccaError for a deviation that is no number from 0 to 100.
    """
    rng = random.Random(habits)
    found = dict(weights)
    for name, size in misjudges.items():
        if isinstance(size, bool) or not isinstance(size, int | float) or not 0 <= size <= 100:
            raise FeluccaError(f"the misjudgement of '{name}' must be a number from 0 to 100, not {size!r}")
        found[name] = found.get(name, 0.0) + size * normal(rng)
    return found
