"""The levels of AIs: the kind of player, its options, and its time limit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from game.ai.budget import Limit
from game.ai.manners import LEEWAY, TASTES, Mannered
from game.ai.mistakes import ATTENTION, MISJUDGES, Inattentive, misjudged
from game.ai.player import Player, RandomPlayer
from game.errors import FeluccaError
from game.rules.core.game import Game
from game.rules.core.state import S

MODULES: Final = {"greedy": "game.ai.greedy", "search": "game.ai.search"}
"""The modules of the players, imported on first use; each has `make(game, options, seed)`."""
HUMAN: Final = (TASTES, LEEWAY, ATTENTION, MISJUDGES)
"""The options with which every kind of player plays like a person: see `game.ai.manners` and `game.ai.mistakes`."""
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
    """Return a player of `game`; raises FeluccaError for an unknown kind or option.

    `seed` decides all its random choices. Those that last a whole game follow from its bits above the lowest 32 alone.
    """
    if kind == "random":
        return RandomPlayer(game, seed)
    if kind not in MODULES:
        raise FeluccaError(f"there is no player '{kind}': choose {', '.join(KINDS)}")
    plain = {name: value for name, value in options.items() if name not in HUMAN}
    if MISJUDGES in options:
        plain["weights"] = misjudged(plain.get("weights", {}), options[MISJUDGES], seed >> 32)
    player = import_module(MODULES[kind]).make(game, plain, seed)
    if TASTES in options or ATTENTION in options:
        if not hasattr(player, "values"):
            raise FeluccaError("an opponent that plays by its rollout policy has neither tastes nor attention")
        if TASTES in options:
            return Mannered(game, player, options[TASTES], options.get(LEEWAY, 0.0))
        return Inattentive(game, player, options[ATTENTION], options.get("memory", 1.0), seed)
    made: Player[S] = player
    return made
