"""Whether an arrangement of the pieces agrees with all that somebody knows: the long way round, for tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from game.rules.core.bits import members
from game.rules.core.deck import BundleCounts, Deck, Distribution, shares
from game.rules.core.knowledge import Knowledge


def allows(knowledge: Knowledge, zones: Sequence[int]) -> bool:
    """Say whether an arrangement (a mask for every zone) agrees with everything seen; twins may change places."""
    return all(any(_fits(knowledge, deck, table, zones) for table in deck.distributions) for deck in knowledge.decks)


def _fits(knowledge: Knowledge, deck: Deck, table: Distribution, zones: Sequence[int]) -> bool:
    every = range(knowledge.zones)
    if all(
        row[zone] == (mask & zones[zone]).bit_count()
        for mask, row in zip(deck.bundles, table, strict=True)
        for zone in every
    ):
        return True
    own = reduce(int.__or__, deck.bundles, 0)
    faces = {knowledge.universe.twins[piece] & own for piece in members(own)}
    if len(faces) == own.bit_count():
        return False
    left = {(face, zone): (face & zones[zone]).bit_count() for face in faces for zone in every}
    return _can_fill(sorted(zip(deck.bundles, table, strict=True), key=lambda b: b[0].bit_count()), left, faces)


def _can_fill(bundles: list[tuple[int, BundleCounts]], left: dict[tuple[int, int], int], faces: set[int]) -> bool:
    """Say whether the pieces `left` (face and zone -> number) can be shared out among bundles with these rows."""
    if not bundles:
        return not any(left.values())
    mask, row = bundles[0]
    wanted = [(face, (face & mask).bit_count()) for face in faces if face & mask]
    return any(_can_fill(bundles[1:], rest, faces) for rest in _fillings(wanted, list(row), left))


def _fillings(
    wanted: list[tuple[int, int]], row: list[int], left: dict[tuple[int, int], int]
) -> Iterator[dict[tuple[int, int], int]]:
    """Yield the remainder of `left` for every way to lay the faces `wanted` (with their numbers) out in `row`."""
    if not wanted:
        yield left
        return
    face, number = wanted[0]
    bounds = [min(have, left.get((face, zone), 0)) for zone, have in enumerate(row)]
    for share in shares(bounds, number):
        rest = {**left, **{(face, zone): left[face, zone] - n for zone, n in enumerate(share) if n}}
        yield from _fillings(wanted[1:], [have - n for have, n in zip(row, share, strict=True)], rest)


def all_of(knowledge: Knowledge) -> list[tuple[list[int], list[tuple[Distribution, int]]]]:
    """Return all that `knowledge` says: the bundles of each back, and its weighted tables in their order."""
    return [(deck.bundles, list(deck.distributions.items())) for deck in knowledge.decks]
