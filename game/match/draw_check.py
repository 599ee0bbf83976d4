"""Checking the draws of a record: against each other, and against the seed once it is known.

A seed gives each draw one outcome. So draws to which it gives the same outcome must agree, even while it is unknown
and where their decisions were taken back (docs/records.md, "Luck"). Each kind of luck has a check of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.errors import sentence
from game.match.random_stream import DEAL, PLAY, DrawCounts, RandomStream, RankedDraws
from game.match.record import RecordError
from game.rules.core.bits import mask_of
from game.rules.core.chance import DrawSource
from game.rules.core.universe import Universe


@dataclass(frozen=True, slots=True)
class Drawn:
    """A draw as recorded: its line, its bag, the index in the bag that was drawn, its source and epoch."""

    line: int
    bag: tuple[int, ...]
    index: int
    source: DrawSource
    epoch: int


@dataclass(frozen=True, slots=True)
class DrawsBefore:
    """The draws that stand before some others: their number since the deal, and their numbers by source and epoch.

    `is_deal` says whether the others make the deal.
    """

    is_deal: bool
    drawn: int
    numbers: DrawCounts


class StreamCheck:
    """The check of version 1 of the luck: draws with the same number in a stream follow from one 64-bit value."""

    def __init__(self) -> None:
        self._groups: list[tuple[str, int, Sequence[Drawn]]] = []
        self._values: dict[tuple[str, int], range] = {}
        self.lost = 0
        """The number of draws that came from a lost seed."""

    def add(self, before: DrawsBefore, draws: Sequence[Drawn]) -> None:
        """Add draws that follow those `before`; raises RecordError for one that contradicts an earlier one."""
        stream, start = DEAL if before.is_deal else PLAY, before.drawn
        self._groups.append((stream, start, draws))
        for number, draw in enumerate(draws, start):
            size = len(draw.bag)
            known = self._values.get((stream, number), range(1 << 64))
            low = max(known.start, -(-(draw.index << 64) // size))
            high = min(known.stop, -(-(draw.index + 1 << 64) // size))
            if low >= high:
                raise _changed(draw)
            self._values[stream, number] = range(low, high)

    def reseed(self) -> None:
        """Note that all later draws follow from a new seed; those so far can no longer be checked."""
        self.lost += sum(len(draws) for _, _, draws in self._groups)
        self._groups.clear()
        self._values.clear()

    def check(self, seed: str) -> None:
        """Raise RecordError at the first draw since the last new seed that does not follow from `seed`."""
        for stream, start, draws in self._groups:
            _compare(RandomStream(seed, stream, start), draws)


class RankCheck:
    """The check of version 2 of the luck: of two pieces in a pile, the same one is always drawn first."""

    def __init__(self, universe: Universe) -> None:
        self._universe = universe
        self._groups: list[tuple[DrawCounts, Sequence[Drawn]]] = []
        self._beaten: dict[tuple[str, int, int], dict[int, int]] = {}
        """For each order of ranks, the pieces that came up, with a mask of those that they came up before."""
        self.lost = 0
        """The number of draws that came from a lost seed."""

    def add(self, before: DrawsBefore, draws: Sequence[Drawn]) -> None:
        """Add draws that follow those `before`; raises RecordError for one that contradicts an earlier one."""
        self._groups.append((before.numbers, draws))
        numbers = dict(before.numbers)
        for draw in draws:
            key = draw.source.name, draw.epoch
            number = numbers.get(key, 0)
            numbers[key] = number + 1
            order = self._beaten.setdefault((*key, number if draw.source.returns else 0), {})
            piece = draw.bag[draw.index]
            if any(order.get(other, 0) >> piece & 1 for other in draw.bag):
                raise _changed(draw)
            order[piece] = order.get(piece, 0) | mask_of(draw.bag) & ~(1 << piece)

    def reseed(self) -> None:
        """Note that all later draws follow from a new seed; those so far can no longer be checked."""
        self.lost += sum(len(draws) for _, draws in self._groups)
        self._groups.clear()
        self._beaten.clear()

    def check(self, seed: str) -> None:
        """Raise RecordError at the first draw since the last new seed that does not follow from `seed`."""
        for before, draws in self._groups:
            _compare(RankedDraws(seed, self._universe, before), draws)


def _changed(draw: Drawn) -> RecordError:
    return RecordError(draw.line, sentence("error-draw-repeated", "a draw is not what it was before the undo"))


def _compare(luck: RandomStream | RankedDraws, draws: Sequence[Drawn]) -> None:
    """Raise RecordError at the first draw that is not the one of `luck`."""
    for draw in draws:
        if luck.chance(draw.bag, draw.source, draw.epoch) != draw.index:
            raise RecordError(draw.line, sentence("error-draw", "a draw does not match the seed"))
