"""The definitions of a game, checked: what the program asks for."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.components.check import check_game, check_rules
from game.components.definitions import GameDefinitions
from game.components.files import plain_numbers
from game.components.source import DefinitionError


@cache
def load_game(game: str) -> GameDefinitions:
    """Return the definitions of a game by its name.

    Raises DefinitionError, which carries every mistake, if any is wrong. Maps are checked when they are loaded.
    """
    mistakes, files = check_game(game, boards=False)
    if mistakes or files is None:
        raise DefinitionError(mistakes)
    return files.definitions


@cache
def _rules_of(game: str) -> GameDefinitions:
    """Return what the rules of a game take from its definitions: its pieces and numbers."""
    mistakes, files = check_rules(game)
    if mistakes or files is None:
        raise DefinitionError(mistakes)
    return files.definitions


def numbers(game: str) -> dict[str, Any]:
    """Return the numbers the rules of a game take, as plain data that can be written as JSON.

    The value `$pieces` in rules.yaml stands for a list of mappings, one a piece: name, family, scarabs, back and
    symbol. What the pieces look like is not read. Raises DefinitionError, which carries every mistake.
    """
    return plain_numbers(_rules_of(game))
