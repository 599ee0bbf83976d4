"""Symmetry: the facts of a game in which everybody moves on by one seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.rules.core.facts import Excluded, Fact, Looked, Moved


def told_elsewhere(fact: Fact, zone_there: Callable[[int], int], seers_there: Callable[[int], int]) -> Fact:
    """Return `fact` with its zones and seers after everybody has moved on; notes stay as they are."""
    if isinstance(fact, Moved):
        return replace(fact, src=zone_there(fact.src), dst=zone_there(fact.dst), seers=seers_there(fact.seers))
    if isinstance(fact, Looked):
        return replace(fact, zone=zone_there(fact.zone), seers=seers_there(fact.seers))
    if isinstance(fact, Excluded):
        return replace(fact, zone=zone_there(fact.zone))
    return fact
