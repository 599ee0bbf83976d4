"""Heuristics for each game: position values, candidate moves and a fast rollout policy."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import Any, Final, cast

from game.ai.heuristics.contract import Heuristics
from game.ai.heuristics.personality import SpitefulHeuristics
from game.errors import FeluccaError
from game.registry import ENTRIES, named
from game.rules.core.game import Game
from game.rules.core.state import S

SPITE: Final = "spite"
"""The weight that every game accepts: see `SpitefulHeuristics`."""

WeightItems = tuple[tuple[str, float], ...]
MOST: Final = 32
"""The maximum number of heuristics that are cached, since players are made anew for each decision."""


def make(game: Game[S], weights: Mapping[str, float] | None = None) -> Heuristics[S]:
    """Return the heuristics for `game`; `weights` override those of its evaluation (a style).

    Raises FeluccaError for a game without heuristics, or for a weight that is unknown or wrong.
    """
    if game.name not in ENTRIES:
        raise FeluccaError(f"no opponent knows how to play {game.name!r}")
    return cast("Heuristics[S]", _made(cast("Hashable", game), tuple(sorted((weights or {}).items()))))


@lru_cache(MOST)
def _made(game: Game[Any], style: WeightItems) -> Heuristics[Any]:
    plain = {name: weight for name, weight in style if name != SPITE}
    made: Heuristics[Any] = named(ENTRIES[game.name].heuristics)(game, plain)
    return SpitefulHeuristics(made, dict(style)[SPITE]) if SPITE in dict(style) else made
