"""What the seats of a finished game are named for, counted from what everybody perceived."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game import registry
from game.registry import Honour
from game.rules.core.facts import Fact, Noted
from game.rules.core.notes import read_values

MOST = 4
"""So many honours are named at most."""


@dataclass(frozen=True, slots=True)
class Named:
    """A seat that is named for something, and the figure it is named for."""

    honour: Honour
    seat: int
    figure: int


def honours(game: str, seats: int, told: Iterable[Sequence[Fact]]) -> list[Named]:
    """Return who is named for what; `told` is what everybody perceived, decision by decision.

    What two seats did alike names nobody.
    """
    schema = registry.notes(game)
    notes = [fact for facts in told for fact in facts if isinstance(fact, Noted) and fact.seat >= 0]
    found: list[Named] = []
    for honour in registry.entry(game).honours:
        counts = [0] * seats
        for note in notes:
            if note.what == honour.note:
                values = read_values(schema, note.what, note.values)
                value = getattr(values, honour.value) if honour.value else 1
                before = counts[note.seat]
                counts[note.seat] = max(before, value) if honour.is_single else before + value
        best = min(counts) if honour.is_least else max(counts)
        if counts.count(best) == 1 and (best or honour.is_least):
            found.append(Named(honour, counts.index(best), best))
    return found[:MOST]
