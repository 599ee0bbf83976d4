"""The validated definitions of a game: the entry point for the rest of the program."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from msgspec import structs

from game.components.check import check_game, check_rules
from game.components.definitions import GameDefinitions
from game.components.figures import Figure, read_figures
from game.components.files import GameFiles, plain_numbers
from game.components.source import DefinitionError, faultless, game_folder
from game.registry import GAMES


@cache
def load_game(game: str) -> GameDefinitions:
    """Return the definitions of a game by its name.

    Raises DefinitionError, which carries every mistake, if there is any. Maps are checked when they are loaded.
    """
    mistakes, files = check_game(game, boards=False)
    if mistakes or files is None:
        raise DefinitionError(mistakes)
    return files.definitions


def load_games() -> dict[str, GameDefinitions | DefinitionError]:
    """Return the definitions of all games in the order of the registry; for a game with mistakes, the error."""
    found: dict[str, GameDefinitions | DefinitionError] = {}
    for game in GAMES:
        try:
            found[game] = load_game(game)
        except DefinitionError as error:
            found[game] = error
    return found


@cache
def _rules_of(game: str) -> GameDefinitions:
    """Return the part of a game's definitions that its rules take: pieces and numbers."""
    mistakes, files = check_rules(game)
    if mistakes or files is None:
        raise DefinitionError(mistakes)
    return files.definitions


def numbers(game: str) -> dict[str, Any]:
    """Return the numbers the rules of a game take, as plain data that can be written as JSON.

    The value `$pieces name back` in rules.yaml stands for a list of mappings, one per piece, with those of its
    properties. The look of the pieces is not read. Raises DefinitionError, which carries every mistake.
    """
    return plain_numbers(_rules_of(game))


@dataclass(frozen=True, slots=True)
class OlderNumbers:
    """The numbers of a table that was begun before they changed; two are equal if they are `written` alike."""

    written: str
    values: Mapping[str, Any] = field(compare=False, repr=False)


def older_numbers(game: str, own: Mapping[str, Any]) -> OlderNumbers | None:
    """Return the numbers that a table is played by; None if they are those of rules.yaml."""
    written, today = (json.dumps(each, sort_keys=True) for each in (dict(own), numbers(game)))
    return None if written == today else OlderNumbers(written, own)


@cache
def load_with(game: str, older: OlderNumbers | None) -> GameDefinitions:
    """Return the definitions of a game with the numbers of an older table, if any.

    Its pieces have the values that those numbers give them, unless today's pieces don't fit them.
    """
    today = load_game(game)
    if older is None:
        return today
    files = GameFiles(game, game_folder(game, None), ("components", "rules"), older.values)
    found = files.definitions
    made = today if files.mistakes() else found
    return structs.replace(today, components=made.components, pieces=made.pieces, numbers=found.numbers)


@cache
def numbers_in(game: str, older: OlderNumbers | None = None) -> dict[str, str | int]:
    """Return the numbers of a game under the names used in its texts: `caravans`, `costs-port`, `pyramids-1-steps`.

    A list of numbers becomes a text such as `3/2/2`. They are those of `rules.yaml` or of an older table.
    Raises DefinitionError as `load_game` does.
    """
    found: dict[str, str | int] = {}

    def take(name: str, value: object) -> None:
        if isinstance(value, Mapping):
            for key, part in value.items():
                take(f"{name}-{key}", part)
        elif isinstance(value, (list, tuple)) and value and all(isinstance(part, Mapping) for part in value):
            for index, part in enumerate(value, start=1):
                take(f"{name}-{index}", part)
        elif isinstance(value, (list, tuple)):
            found[name] = "/".join(map(str, value))
        elif isinstance(value, (int, str)):
            found[name] = value

    for name, number in load_with(game, older).numbers.items():
        take(name, number.value)
    return found


@cache
def load_figures(game: str) -> tuple[Figure, ...]:
    """Return the figures of a game's rulebook; raises DefinitionError with the mistakes in their file."""
    return faultless(read_figures(game, definitions=load_game(game)))
