"""Zones by the names that people read."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.universe import Zone


def zone_called(zones: Sequence[Zone], name: str) -> int:
    """Return the number of the zone with this name; raises ValueError naming it if there is none."""
    for number, zone in enumerate(zones):
        if zone.name == name:
            return number
    raise ValueError(f"no zone is called {name!r}")
