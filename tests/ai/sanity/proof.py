"""The outcome of every legal move of a position under best play: all moves, all draws, to the end.

No heuristics of the opponents are used. Positions must be near the end of a stage (a round of Sobek, a game of the
duel), otherwise there is too much to count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.rules.core.game import Game, Move

Payoff = tuple[float, ...]
"""The value of the end for every seat; each maximises its own entry."""
MOST = 400_000
"""Positions a proof may look at."""


class Branch(Exception):
    """A draw with this many outcomes comes next."""

    def __init__(self, ways: int) -> None:
        super().__init__(ways)
        self.ways = ways


class Rest:
    """The rest of a stage, counted out.

    `is_over` says whether a position lies behind the stage; draws made there do not matter. `is_even` says whether all
    pieces in a bag may count the same, like coins of which `payoff` takes the mean.
    """

    def __init__(
        self,
        game: Game,
        is_over: Callable[[Any], bool],
        payoff: Callable[[Any], Payoff],
        is_even: Callable[[Sequence[int]], bool] = lambda bag: False,
    ) -> None:
        self._game, self._is_over, self._payoff, self._is_even = game, is_over, payoff, is_even
        self._known: dict[object, Payoff] = {}

    def values(self, state: Any) -> dict[Move, float]:
        """Return the value of every legal move for the seat that decides."""
        seat = self._game.to_move(state)
        return {move: self._after(state, move)[seat] for move in self._game.legal(state)}

    def _value(self, state: Any) -> Payoff:
        if self._is_over(state):
            return self._payoff(state)
        key = state.key()
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST:
                raise AssertionError("this position is too far from the end to be counted out")
            seat = self._game.to_move(state)
            moves = (self._after(state, move) for move in self._game.legal(state))
            known = self._known[key] = max(moves, key=lambda payoff: payoff[seat])
        return known

    def _after(self, state: Any, move: Move) -> Payoff:
        total: list[float] = []
        for chance, after in self.outcomes(state, move):
            part = [chance * worth for worth in self._value(after)]
            total = [a + b for a, b in zip(total, part, strict=True)] if total else part
        return tuple(total)

    def outcomes(self, state: Any, move: Move) -> Iterator[tuple[float, Any]]:
        """Yield every position that can follow `move`, with its probability."""
        scripts: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        while scripts:
            script, probability = scripts.pop()
            after = state.clone()
            try:
                self._game.apply(after, move, self._reader(script, after))
            except Branch as branch:
                share = probability / branch.ways
                scripts += [((*script, way), share) for way in range(branch.ways)]
                continue
            yield probability, after

    def _reader(self, script: Sequence[int], after: Any) -> Callable[[Sequence[int]], int]:
        left = iter(script)

        def chance(bag: Sequence[int], source: object = None, epoch: int = 0, /) -> int:
            if len(bag) == 1 or self._is_even(bag) or self._is_over(after):
                return 0
            index = next(left, None)
            if index is None:
                raise Branch(len(bag))
            return index

        return chance
