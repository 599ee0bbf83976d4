"""Players that misbehave, for the process of a Worker; the maker of the toy game that knows them."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.ai import levels
from game.ai.budget import Budget
from game.errors import FeluccaError
from game.rules.core.game import Game, Move, View
from tests.match import toy


def make_game(name: str, numbers: Mapping[str, Any]) -> Game:
    levels.MODULES["strange"] = __name__
    return toy.make(name, numbers)


class Strange:
    def __init__(self, does: str, options: Mapping[str, Any]) -> None:
        self._does = does
        self._options = options

    def choose(self, view: View, budget: Budget) -> Move:
        if self._does == "think":
            while budget.spend():
                time.sleep(0.001)
        elif self._does == "sleep":
            time.sleep(60)
        elif self._does == "raise":
            raise ZeroDivisionError("by nothing")
        elif self._does == "complain":
            raise FeluccaError("there is nothing to think about")
        elif self._does == "die" or (self._does == "die once" and self._is_first()):
            os._exit(3)
        return view.legal[0]

    def _is_first(self) -> bool:
        mark = Path(self._options["mark"])
        if mark.exists():
            return False
        mark.touch()
        return True


def make(game: Game, options: Mapping[str, Any], seed: int) -> Strange:
    return Strange(options["does"], options)
