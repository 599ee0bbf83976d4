"""Facts of Sa-Rê that share a sentence: a payment with its building, gauges that rise together, stored resources."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.facts import Fact, Noted
from game.rules.sare.notes import Gain
from game.rules.sare.season import FROM_POOL, FROM_REVOLT

_STEPS = ("discount", "pay", "wild")
_DONE = ("step", "built")
_BESIDE_GAUGES = ("revolt", "gain", "short", "soften")
"""Facts that may come between gauges moving together."""


def gather(facts: Sequence[Fact]) -> list[tuple[Fact, ...]]:
    """Return facts in groups that share a sentence, each at the place of its first fact."""
    groups: list[list[Fact]] = []
    gauges: list[Fact] = []
    moved: set[int] = set()
    for fact in facts:
        if isinstance(fact, Noted) and fact.what == "gauge":
            if not moved or fact.seat in moved:
                gauges, moved = [], set()
                groups.append(gauges)
            gauges.append(fact)
            moved.add(fact.seat)
            continue
        if not (isinstance(fact, Noted) and fact.what in _BESIDE_GAUGES):
            moved = set()
        if groups and _belongs(groups[-1], fact):
            groups[-1].append(fact)
        else:
            groups.append([fact])
    return [each for group in groups for each in _whole(tuple(group))]


def is_open(facts: Sequence[Fact]) -> bool:
    """Return whether the last payment in `facts` continues after them."""
    whats = [fact.what for fact in facts if isinstance(fact, Noted) and fact.what in ("build", *_DONE)]
    return whats[-1:] == ["build"]


def _belongs(group: Sequence[Fact], fact: Fact) -> bool:
    first, last = group[0], group[-1]
    if not (isinstance(first, Noted) and isinstance(last, Noted) and isinstance(fact, Noted)):
        return False
    if first.what == fact.what == "refill":
        return True
    if first.seat != fact.seat:
        return False
    if first.what == "build":
        return fact.what in (*_STEPS, *_DONE) and last.what not in _DONE
    if first.what in ("stop", "revolt"):
        source = FROM_POOL if first.what == "stop" else FROM_REVOLT
        return first is last and isinstance(fact.values, Gain) and fact.values.source == source
    return (first.what == "finish" and fact.what in ("store", "discard")) or (
        first.what == "store" and fact.what == "discard"
    )


def _whole(group: tuple[Fact, ...]) -> list[tuple[Fact, ...]]:
    """Return a group, or each of its facts alone if it is a payment that is not complete."""
    first, last = group[0], group[-1]
    is_half = isinstance(first, Noted) and first.what == "build" and isinstance(last, Noted) and last.what not in _DONE
    return [(fact,) for fact in group] if is_half else [group]
