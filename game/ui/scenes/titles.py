"""The titles of games, and the goals of those that have several."""

from __future__ import annotations

from collections.abc import Mapping

from game import registry
from game.components.load import numbers
from game.locale import has, optional, text

_GOAL = "scenario"


def game_title(name: str) -> str:
    """Return the title of a game, or its name if there is none."""
    key = f"game-{name}"
    return text(key) if has(key) else name


def goal_of(game: str, options: Mapping[str, str]) -> tuple[str, str]:
    """Return the goal of a game with options, as `Goal: Priest`, and how it is reached; both '' if it has only one."""
    known = {option.name: option.values for option in registry.make(game, numbers(game)).options}
    if _GOAL not in known:
        return "", ""
    key = f"{_GOAL}-{options.get(_GOAL, known[_GOAL][0])}"
    return text("new-option", option=text(f"option-{_GOAL}"), value=text(key)), optional(f"{key}-help")
