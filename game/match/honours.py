"""The awards of a finished game, counted from public information."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game import registry
from game.registry import Honour
from game.rules.core.facts import Fact, Noted
from game.rules.core.notes import read_values

MOST = 4
"""The maximum number of awards."""


@dataclass(frozen=True, slots=True)
class Named:
    """A seat that receives an award, and the figure behind it."""

    honour: Honour
    seat: int
    figure: int


def honours(game: str, seats: int, facts_by_decision: Iterable[Sequence[Fact]]) -> list[Named]:
    """Return the awards, the most significant first, at most MOST of them.

    `facts_by_decision` holds the facts that everybody perceived, decision by decision. A tie gives no award, nor does
    a greatest figure of 0.
    """
    schema = registry.notes(game)
    notes = [fact for facts in facts_by_decision for fact in facts if isinstance(fact, Noted) and fact.seat >= 0]
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
