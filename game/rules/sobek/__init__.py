"""The rules of Sobek (2010), for two to four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.core.game import Game as Game
from game.rules.sobek.game import Sobek


def make(numbers: Mapping[str, Any]) -> Sobek:
    """Return Sobek, played with `numbers`; raises FeluccaError for numbers it cannot be played with."""
    return Sobek(numbers)
