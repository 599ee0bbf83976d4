"""The rules of Sa-Rê (2024 edition), for two to four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.core.game import Game as Game
from game.rules.sare.game import SaRe


def make(numbers: Mapping[str, Any]) -> SaRe:
    """Return Sa-Rê, played with `numbers`; raises FeluccaError for numbers it cannot be played with."""
    return SaRe(numbers)
