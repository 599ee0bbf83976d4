"""The levels of AIs: the kind of player, its options, and its time limit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from game.ai.budget import Limit
from game.ai.player import Player, RandomPlayer
from game.errors import FeluccaError
from game.rules.core.game import Game
from game.rules.core.state import S

MODULES: Final = {"greedy": "game.ai.greedy", "search": "game.ai.search"}
"""The modules of the players, imported on first use; each has `make(game, options, seed)`."""
KINDS: Final = ("random", *MODULES)


@dataclass(frozen=True, slots=True)
class Level:
    """A level: an id, the kind of player, its options (plain data), and its limit for a decision."""

    id: str
    kind: str
    options: Mapping[str, Any] = field(default_factory=dict)
    limit: Limit = field(default_factory=Limit)


def read_level(name: str, data: Mapping[str, Any], game: str = "") -> Level:
    """Return the level described by plain `data`, with the overrides of `data["games"]` for `game`.

    Keys: `player` (a kind), `nodes`, `seconds`, `options`; an override with another kind of player shares no options.
    Raises FeluccaError naming the mistake.
    """
    own = data.get("games", {}).get(game, {})
    shared = data.get("options", {}) if own.get("player", data.get("player")) == data.get("player") else {}
    merged = {**data, **own, "options": {**shared, **own.get("options", {})}}
    kind = merged.get("player")
    if kind not in KINDS:
        raise FeluccaError(f"level '{name}': there is no player '{kind}': choose {', '.join(KINDS)}")
    nodes, seconds = merged.get("nodes", 0), merged.get("seconds", 0.0)
    if not isinstance(nodes, int) or not isinstance(seconds, int | float) or nodes < 0 or seconds < 0:
        raise FeluccaError(f"level '{name}': nodes and seconds must be numbers of at least 0")
    return Level(name, kind, merged["options"], Limit(nodes, float(seconds)))


def make_player(kind: str, game: Game[S], options: Mapping[str, Any], seed: int) -> Player[S]:
    """Return a player of `game`. `seed` decides all its random choices; raises FeluccaError for an unknown kind."""
    if kind == "random":
        return RandomPlayer(game, seed)
    if kind not in MODULES:
        raise FeluccaError(f"there is no player '{kind}': choose {', '.join(KINDS)}")
    player: Player[S] = import_module(MODULES[kind]).make(game, options, seed)
    return player


COUNTS: Final = ("worlds", "width", "first", "stages")
"""Options with a minimum of one; all others may be 0, none less."""
MOST: Final = 1_000_000
"""The upper bound of every option and weight."""


def read_options(
    options: Mapping[str, Any], defaults: Mapping[str, float]
) -> tuple[dict[str, float], dict[str, float]]:
    """Return the options completed by `defaults`, and the weights of the style, which are the mapping `weights`.

    Raises FeluccaError naming an unknown option, an option that is no number, too small or too large, or such a
    weight.
    """
    known = dict(defaults)
    weights = options.get("weights", {})
    for name, value in options.items():
        if name == "weights":
            continue
        if name not in defaults:
            raise FeluccaError(f"an opponent has no option '{name}': choose {', '.join(sorted(defaults))}")
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise FeluccaError(f"the option '{name}' of an opponent must be a number, not {value!r}")
        least = int(name in COUNTS)
        if not least <= value <= MOST:
            raise FeluccaError(f"the option '{name}' of an opponent must be from {least} to {MOST}, not {value!r}")
        known[name] = value
    is_plain = isinstance(weights, Mapping) and all(
        type(value) in (int, float) and abs(value) <= MOST for value in weights.values()
    )
    if not is_plain:
        raise FeluccaError(f"the weights of an opponent must be numbers by name, at most {MOST}, not {weights!r}")
    return known, dict(weights)
