"""The games there are. A game's module is imported when it is made, not before."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from game.errors import FeluccaError, sentence
from game.rules.core.game import Game
from game.rules.core.state import State

MODULES = {"sobek": "game.rules.sobek", "duel": "game.rules.duel", "sa-re": "game.rules.sare"}
GAMES = tuple(MODULES)
MOST = 999
"""The greatest number that a game may have."""


def make(name: str, numbers: Mapping[str, Any]) -> Game[State]:
    """Return the game called `name`, played with `numbers` (the plain data of its rules file).

    Raises FeluccaError for an unknown name or numbers that the game cannot be played with.
    """
    if name not in MODULES:
        unknown = sentence("error-no-game", "there is no game called '{game}'", game=name)
        raise FeluccaError(f"{unknown}: choose one of {', '.join(GAMES)}", unknown)
    module = import_module(MODULES[name])
    try:
        _check_size(numbers)
        game: Game[State] = module.make(numbers)
    except (TypeError, ValueError, AttributeError, LookupError) as error:
        raise FeluccaError(f"'{name}' cannot be played with these numbers: {error}") from None
    return game


def _check_size(value: Any) -> None:
    """Raise ValueError if there is a number beyond MOST in plain data, before a game lays out so many pieces."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for part in value:
            _check_size(part)
    elif isinstance(value, (int, float)) and abs(value) > MOST:
        raise ValueError(f"{value} is more than {MOST}")
