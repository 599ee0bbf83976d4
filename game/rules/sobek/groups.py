"""Choosing among interchangeable cards.

Cards of one family with the same scarabs and back are interchangeable. A move first names those that all players know
to be there, then the lowest ids: that way a card drawn unseen is not betrayed by a twin that everybody saw being taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.core.bits import lowest

MANY: Final = 99
"""A number greater than any hand."""


def pick(cards: int, count: int, shown: int) -> int:
    """Return `count` of the interchangeable `cards`: first those in `shown`, then the lowest ids."""
    if count == cards.bit_count():
        return cards
    first = cards & shown
    many = first.bit_count()
    if count <= many:
        return lowest(first, count)
    return first | lowest(cards ^ first, count - many)


def _ladders(cards: int, groups: Sequence[int], shown: int) -> list[list[int]]:
    """Return, for every group in `cards`, the ways to choose 0, 1, 2 … cards of it, as masks."""
    return [
        [pick(held, count, shown) for count in range(held.bit_count() + 1)]
        for group in groups
        if (held := cards & group)
    ]


def choices(cards: int, groups: Sequence[int], shown: int, least: int, most: int = MANY) -> list[int]:
    """Return every choice of `least` to `most` of `cards` that differs in effect, as masks.

    `groups` are the masks of interchangeable cards; `shown` are the cards that all players know to be there.
    """
    left = cards.bit_count()
    if left < least:
        return []
    found = [(0, 0)]
    for rungs in _ladders(cards, groups, shown):
        left -= len(rungs) - 1
        found = [
            (mask | rung, size + count)
            for mask, size in found
            for count, rung in enumerate(rungs)
            if size + count <= most and size + count + left >= least
        ]
    return [mask for mask, _ in found]


def canonical(chosen: int, cards: int, groups: Sequence[int], shown: int) -> int:
    """Return the mask that `choices` yields for a choice equal in effect to `chosen`."""
    mask = 0
    for group in groups:
        count = (chosen & group).bit_count()
        if count:
            mask |= pick(cards & group, count, shown)
    return mask
