"""The preferences of seats about being asked: the `wish` lines of a record."""

from __future__ import annotations

import re
from heapq import merge

from game.errors import FeluccaError, sentence
from game.match.lines import Preference
from game.registry import ENTRIES

COACHED = "coach on"
"""The preference of a seat that is warned of blunders."""
PRACTICE = "practice"
"""The mark of a seat that has played this table to the end before."""
_ANY_GAME = rf"guide (on|off)|{COACHED}|{PRACTICE}|lesson [a-z][a-z0-9-]*"
_WORDS = {name: re.compile("|".join(filter(None, (_ANY_GAME, entry.preferences)))) for name, entry in ENTRIES.items()}


def check_preference(game: str, value: str) -> None:
    """Raise FeluccaError for words that are no preference in `game` (docs/records.md), if that is a registered game."""
    if game in _WORDS and not _WORDS[game].fullmatch(value):
        raise FeluccaError(
            sentence("error-wish", "'{wish}' is not a preference that '{game}' has", wish=value, game=game)
        )


class Preferences:
    """The preferences that stand, in the order in which they were noted."""

    def __init__(self) -> None:
        self._count = 0
        self._lasting: list[tuple[int, Preference]] = []
        self._passing: list[tuple[int, Preference]] = []

    def add(self, preference: Preference) -> None:
        """Add a preference; its `ply` is at least that of every other one in force, lasting ones aside."""
        self._count += 1
        (self._lasting if preference.lasts else self._passing).append((self._count, preference))

    def go_back(self, ply: int) -> None:
        """Drop the preferences after decision number `ply`, except those that last."""
        while self._passing and self._passing[-1][1].ply > ply:
            self._passing.pop()

    def of(self, seat: int) -> tuple[str, ...]:
        """Return the preferences of a seat, the latest last."""
        return tuple(each.value for _, each in merge(self._lasting, self._passing) if each.seat == seat)
