"""The rules of Sobek (2010), for two to four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.core.game import Game


def make(numbers: Mapping[str, Any]) -> Game:
    """Return Sobek played with `numbers`; raises FeluccaError naming a number that does not fit."""
    from game.rules.sobek.game import Sobek

    return Sobek(numbers)
