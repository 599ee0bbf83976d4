"""Heuristics for each game: what a position is worth, which moves deserve a thought, how to play on quickly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast
from weakref import WeakKeyDictionary

from game.ai.heuristics.contract import Heuristics
from game.ai.heuristics.personality import SpitefulHeuristics
from game.errors import FeluccaError
from game.registry import ENTRIES, named
from game.rules.core.game import Game
from game.rules.core.state import S

SPITE = "spite"
"""The weight that every game knows: see `SpitefulHeuristics`."""

WeightItems = tuple[tuple[str, float], ...]
_known: WeakKeyDictionary[object, dict[WeightItems, object]] = WeakKeyDictionary()
"""What was made before, by game and style: a player lives for one decision, and tables need not be built anew."""


def make(game: Game[S], weights: Mapping[str, float] | None = None) -> Heuristics[S]:
    """Return the heuristics for `game`; `weights` change what it values (a style).

    Raises FeluccaError for a game without heuristics or a weight they do not know.
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
