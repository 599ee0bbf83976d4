"""Heuristics for each game: position values, candidate moves and a fast rollout policy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast
from weakref import WeakKeyDictionary

from game.ai.heuristics.contract import Heuristics
from game.ai.heuristics.personality import SpitefulHeuristics
from game.errors import FeluccaError
from game.registry import ENTRIES, named
from game.rules.core.game import Game
from game.rules.core.state import S

SPITE: Final = "spite"
"""The weight that every game accepts: see `SpitefulHeuristics`."""

WeightItems = tuple[tuple[str, float], ...]
_known: WeakKeyDictionary[object, dict[WeightItems, object]] = WeakKeyDictionary()
"""The heuristics made so far, by game and style: players are made for each decision, tables need not be."""


def make(game: Game[S], weights: Mapping[str, float] | None = None) -> Heuristics[S]:
    """Return the heuristics for `game`; `weights` override those of its evaluation (a style).

    Raises FeluccaError for a game without heuristics or for an unknown weight.
    """
    if game.name not in ENTRIES:
        raise FeluccaError(f"no opponent knows how to play {game.name!r}")
    styles = _known.setdefault(game, {})
    style = tuple(sorted((weights or {}).items()))
    if style not in styles:
        plain = {name: weight for name, weight in style if name != SPITE}
        made: Heuristics[S] = named(ENTRIES[game.name].heuristics)(game, plain)
        styles[style] = SpitefulHeuristics(made, dict(style)[SPITE]) if SPITE in dict(style) else made
    return cast("Heuristics[S]", styles[style])
