"""Sobek: 2 Players, its rules (D-1 to D-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.core.game import Game


def make(numbers: Mapping[str, Any]) -> Game:
    """Return the game played with `numbers`, the plain data of its rules file.

    Raises FeluccaError for numbers it cannot be played with.
    """
    from game.rules.duel.game import Duel

    game: Game = Duel(numbers)
    return game
