"""The titles of games."""

from __future__ import annotations

from game.locale import has, text


def game_title(name: str) -> str:
    """Return the title of a game, or its name if there is none."""
    key = f"game-{name}"
    return text(key) if has(key) else name
