"""How the seats of a match wish to be asked: the lines `wish` of its record."""

from __future__ import annotations

import re
from heapq import merge

from game.errors import FeluccaError, sentence
from game.registry import GAMES
from game.table.lines import Preference

_ANY_GAME = r"guide (on|off)|lesson [a-z][a-z0-9-]*"
_OWN = {"sa-re": r"palace (never|ask|unless-(revolt|trouble|resource)) [0-9]{1,3}|market (never|ask) [0-9]{1,3}"}
_WORDS = {game: re.compile("|".join(filter(None, (_ANY_GAME, _OWN.get(game))))) for game in GAMES}


def check_wish(game: str, wish: str) -> None:
    """Raise FeluccaError for words that no seat of `game` can wish (docs/records.md)."""
    if game in _WORDS and not _WORDS[game].fullmatch(wish):
        raise FeluccaError(sentence("error-wish", "'{wish}' is not a wish that '{game}' knows", wish=wish, game=game))


class Wishes:
    """The wishes that stand, in the order in which they were noted."""

    def __init__(self) -> None:
        self._count = 0
        self._lasting: list[tuple[int, Preference]] = []
        self._passing: list[tuple[int, Preference]] = []

    def add(self, wish: Preference) -> None:
        """Note a wish; its `ply` is not lower than that of any other that stands and does not last."""
        self._count += 1
        (self._lasting if wish.lasts else self._passing).append((self._count, wish))

    def go_back(self, ply: int) -> None:
        """Forget the wishes after decision number `ply`, except those that last."""
        while self._passing and self._passing[-1][1].ply > ply:
            self._passing.pop()

    def of(self, seat: int) -> tuple[str, ...]:
        """Return the words of a seat, the latest last."""
        return tuple(wish.wish for _, wish in merge(self._lasting, self._passing) if wish.seat == seat)
