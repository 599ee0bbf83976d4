"""The weights of an evaluation: numbers by name, which a style may override."""

from __future__ import annotations

from collections.abc import Mapping

from game.errors import FeluccaError


def merged(defaults: Mapping[str, float], changes: Mapping[str, float]) -> dict[str, float]:
    """Return `defaults` with `changes`; raises FeluccaError naming a weight that does not exist."""
    for name, value in changes.items():
        if name not in defaults:
            raise FeluccaError(f"there is no weight called '{name}': choose {', '.join(sorted(defaults))}")
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise FeluccaError(f"the weight '{name}' must be a number, not {value!r}")
    return {**defaults, **changes}
