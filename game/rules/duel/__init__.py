"""The rules of Sobek: 2 Players (2021)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.core.game import Game as Game
from game.rules.duel.game import Duel


def make(numbers: Mapping[str, Any]) -> Duel:
    """Return the duel, played with `numbers`; raises FeluccaError for numbers it cannot be played with."""
    return Duel(numbers)
