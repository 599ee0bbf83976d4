"""The games there are. A game's module is imported when it is made, not before."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from game.errors import FeluccaError
from game.rules.core.game import Game

MODULES = {"sobek": "game.rules.sobek", "duel": "game.rules.duel", "sa-re": "game.rules.sare"}
GAMES = tuple(MODULES)


def make(name: str, numbers: Mapping[str, Any]) -> Game:
    """Return the game called `name`, played with `numbers` (the plain data of its rules file).

    Raises FeluccaError for an unknown name or numbers that the game cannot be played with.
    """
    if name not in MODULES:
        raise FeluccaError(f"there is no game called {name!r}: choose one of {', '.join(GAMES)}")
    game: Game = import_module(MODULES[name]).make(numbers)
    return game
