"""The table of a command: a game with its numbers, options and AI levels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game import registry
from game.ai.levels import Level
from game.components.source import advice
from game.errors import FeluccaError
from game.match.opponents import level
from game.rules.core.game import Game, Setup
from game.rules.core.state import State

SWITCHED_ON = ("yes", "on", "true")


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A game, its set-up, and the named levels: one for each seat, or those that an arena compares."""

    game: Game[State]
    setup: Setup
    levels: tuple[Level, ...]


def find_game(name: str) -> Game[State]:
    """Return the game called `name` with its numbers; raises FeluccaError with a suggestion for an unknown name."""
    from game.components.load import numbers

    if name not in registry.GAMES:
        raise FeluccaError(f"there is no game called '{name}': {advice(name, registry.GAMES)}")
    return registry.make(name, numbers(name))


def find_table(
    name: str, players: int, levels: str, options: Mapping[str, str], *, any_number: bool = False
) -> TableSpec:
    """Return the table described by words of the command line.

    One level stands for all seats, unless `any_number` of levels may be named. Raises FeluccaError for wrong words.
    """
    game, setup = find_setup(name, players, options)
    players = setup.seats
    names = [word.strip() for word in levels.split(",") if word.strip()]
    if not any_number:
        names = names * players if len(names) == 1 else names
        if len(names) != players:
            raise FeluccaError(f"{len(names)} levels are named for {players} players: name one for all or one each")
    chosen = tuple(level(word, name) for word in names)
    return TableSpec(game, setup, chosen)


def find_setup(name: str, players: int, options: Mapping[str, str]) -> tuple[Game[State], Setup]:
    """Return a game and its set-up by words of the command line; 0 players means as few as allowed.

    Raises FeluccaError for wrong words.
    """
    game = find_game(name)
    players = players or min(game.seats)
    if players not in game.seats:
        allowed = ", ".join(str(n) for n in game.seats)
        raise FeluccaError(f"'{name}' cannot be played by {players}: choose {allowed}")
    return game, Setup(players, _checked(game, options))


def _checked(game: Game[State], options: Mapping[str, str]) -> dict[str, str]:
    """Return options with the game's own values."""
    known = {option.name: option.values for option in game.options}
    found = {}
    for name, value in options.items():
        key = name if name in known else name.replace("-", "_")
        if key not in known:
            tail = f": it has {', '.join(known)}" if known else ""
            raise FeluccaError(f"'{game.name}' has no option '{name}'{tail}")
        values = known[key]
        if value in SWITCHED_ON:
            value = next((v for v in values if v in SWITCHED_ON), value)
        if value not in values:
            raise FeluccaError(f"the option '{name}' cannot be '{value}': choose {' or '.join(values)}")
        found[key] = value
    return found
