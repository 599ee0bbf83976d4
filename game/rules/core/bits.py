"""Sets of pieces as the bits of an int."""

from __future__ import annotations

from collections.abc import Iterable


def members(mask: int) -> list[int]:
    """Return the ids in `mask`, ascending."""
    ids = []
    while mask:
        low = mask & -mask
        ids.append(low.bit_length() - 1)
        mask ^= low
    return ids


def mask_of(ids: Iterable[int]) -> int:
    """Return the mask that holds exactly `ids`."""
    mask = 0
    for i in ids:
        mask |= 1 << i
    return mask


def lowest(mask: int, count: int) -> int:
    """Return the mask of the `count` lowest ids of `mask` (all of them if there are fewer)."""
    kept = 0
    for _ in range(count):
        low = mask & -mask
        kept |= low
        mask ^= low
    return kept
