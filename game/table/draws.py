"""The draws of a record: compared with each other as they come, and with the seed once it is revealed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.errors import sentence
from game.table.random_stream import RandomStream
from game.table.record import RecordError


@dataclass(frozen=True, slots=True)
class Drawn:
    """A draw as recorded: its line, the size of its bag, and the index that came up."""

    line: int
    size: int
    index: int


class DrawCheck:
    """All draws of a record, including those of decisions that were taken back.

    A seed gives each draw number of a stream one value, whatever the bag is. So two draws with the same number must
    agree, even while the seed is unknown (docs/records.md, "Luck").
    """

    def __init__(self) -> None:
        self._groups: list[tuple[str, int, Sequence[Drawn]]] = []
        self._values: dict[tuple[str, int], range] = {}
        self.lost = 0
        """The number of draws that came from a lost seed."""

    def add(self, stream: str, start: int, draws: Sequence[Drawn]) -> None:
        """Add the draws from number `start` on; raises RecordError for one that contradicts an earlier one."""
        self._groups.append((stream, start, draws))
        for number, draw in enumerate(draws, start):
            before = self._values.get((stream, number), range(1 << 64))
            low = max(before.start, -(-(draw.index << 64) // draw.size))
            high = min(before.stop, -(-(draw.index + 1 << 64) // draw.size))
            if low >= high:
                unlike = "a draw is not what it was before the undo"
                raise RecordError(draw.line, sentence("error-draw-repeated", unlike))
            self._values[stream, number] = range(low, high)

    def reseed(self) -> None:
        """Note that all later draws follow from a new seed."""
        self.lost += sum(len(draws) for _, _, draws in self._groups)
        self._groups.clear()
        self._values.clear()

    def check(self, seed: str) -> None:
        """Raise RecordError at the first draw since the last new seed that does not follow from `seed`."""
        for stream, start, draws in self._groups:
            luck = RandomStream(seed, stream, start)
            for draw in draws:
                if luck.chance(range(draw.size)) != draw.index:
                    unlike = sentence("error-draw", "a draw does not match the seed")
                    raise RecordError(draw.line, unlike)
