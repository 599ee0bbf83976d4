"""One observer's knowledge of the pieces that share a back, as bundles and distributions.

The pieces are kept in *bundles*: pieces that the observer cannot tell apart after everything that has happened. A
*distribution* says how many pieces of each bundle lie in each zone; within a bundle every arrangement with these
numbers is equally likely. Where an unseen move leaves open which bundle a piece came from, there are several
distributions, each weighted by the number of ways in which it can have come about.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import reduce
from math import comb, gcd, lcm

from game.rules.core.bits import members

BundleCounts = tuple[int, ...]
"""The number of pieces of one bundle in each zone."""
Distribution = tuple[BundleCounts, ...]
"""The counts of every bundle, in the order of the bundles."""


class Contradiction(Exception):
    """Raised when a reported fact cannot have happened; the rules are at fault, never a player."""


def shares(rows: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to take `count` pieces in all, at most `rows[i]` from row `i`."""
    filled = [at for at, have in enumerate(rows) if have]
    for parts in _parts([rows[at] for at in filled], count):
        share = [0] * len(rows)
        for at, taken in zip(filled, parts, strict=True):
            share[at] = taken
        yield tuple(share)


def _parts(rows: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    if not rows:
        if count == 0:
            yield ()
        return
    rest = sum(rows[1:])
    for first in range(max(0, count - rest), min(rows[0], count) + 1):
        for tail in _parts(rows[1:], count - first):
            yield (first, *tail)


def _divided(row: BundleCounts, count: int) -> Iterator[tuple[BundleCounts, BundleCounts, int]]:
    """Yield every division of a bundle into `count` pieces and the rest: the counts of both, and in how many ways."""
    for share in shares(row, count):
        ways = 1
        for have, taken in zip(row, share, strict=True):
            ways *= comb(have, taken)
        yield share, tuple(have - taken for have, taken in zip(row, share, strict=True)), ways


def _moved(row: BundleCounts, src: int, dst: int, count: int) -> BundleCounts:
    if not count or src == dst:
        return row
    new = list(row)
    new[src] -= count
    new[dst] += count
    return tuple(new)


class Deck:
    """The knowledge of all pieces that share one back.

    The bundles known to lie in one zone come first, one for each such zone in the order of `sure`, until one is split.
    Learning something that cannot have happened raises Contradiction.
    """

    __slots__ = ("bundles", "distributions", "is_split", "sure", "zones")

    def __init__(self, zone_masks: dict[int, int], zones: int) -> None:
        """Start with every piece known to lie in its zone; `zone_masks` maps a zone to its pieces."""
        self.zones = zones
        self.sure: dict[int, int] = {zone: mask for zone, mask in sorted(zone_masks.items()) if mask}
        """For each zone, the mask of the pieces that certainly lie in it."""
        self.bundles: list[int] = list(self.sure.values())
        self.distributions: dict[Distribution, int] = {self._sure_rows(): 1}
        self.is_split = False
        """Whether pieces that certainly lie in one zone may be several bundles."""

    def clone(self) -> Deck:
        """Return an independent copy."""
        new = object.__new__(Deck)
        new.zones, new.bundles, new.distributions = self.zones, self.bundles[:], self.distributions.copy()
        new.sure, new.is_split = self.sure, self.is_split
        return new

    def _sure_rows(self) -> Distribution:
        """Return the rows of the bundles that certainly lie in one zone."""
        zones = self.zones
        return tuple((0,) * zone + (mask.bit_count(),) + (0,) * (zones - zone - 1) for zone, mask in self.sure.items())

    def count(self, zone: int) -> int:
        """Return the number of pieces in `zone` (the same in all distributions, since moves show their number)."""
        distribution = next(iter(self.distributions))
        return sum(row[zone] for row in distribution)

    def draw(self, piece: int, twins: int, src: int, dst: int) -> None:
        """Learn that a piece which looks like `piece` went from `src` to `dst`, its face seen.

        `twins` is the mask of the pieces it may be. Pieces of one bundle can swap identities without changing anything
        else, so one piece of each bundle stands for all its twins; at the end the piece that was seen is called
        `piece`.
        """
        stands: list[tuple[int, int]] = []
        for at, mask in enumerate(self.bundles):
            alike = mask & twins
            if alike and any(distribution[at][src] for distribution in self.distributions):
                one = 1 << piece if alike >> piece & 1 else alike & -alike
                stands.append((one, alike.bit_count()))
        if not stands:
            self._settle({})
        if len(stands) == 1 and stands[0][0] == 1 << piece and self.sure.get(src, 0) >> piece & 1 and not self.is_split:
            self._carry(1 << piece, src, dst)
            return
        shown = next((one for one, _ in stands if one == 1 << piece), stands[0][0])
        for one, _ in stands:
            self._split(one)
        place = self.bundles.index(shown)
        distributions: dict[Distribution, int] = {}
        for one, number in stands:
            at = self.bundles.index(one)
            for distribution, weight in self.distributions.items():
                if distribution[at][src]:
                    rows = list(distribution)
                    rows[at] = rows[place]
                    rows[place] = _moved(distribution[at], src, dst, 1)
                    new = tuple(rows)
                    distributions[new] = distributions.get(new, 0) + weight * number
        both = shown ^ 1 << piece
        if both:
            self.bundles = [mask ^ both if (mask & both).bit_count() == 1 else mask for mask in self.bundles]
        self._settle(distributions)

    def _carry(self, one: int, src: int, dst: int) -> None:
        """Learn that the piece of the mask `one`, which certainly lay in `src`, went to `dst`."""
        if src == dst:
            return
        before, sure = len(self.sure), self.sure.copy()
        sure[src] ^= one
        sure[dst] = sure.get(dst, 0) | one
        self.sure = {zone: mask for zone, mask in sorted(sure.items()) if mask}
        rows = self._sure_rows()
        self.bundles = [*self.sure.values(), *self.bundles[before:]]
        self.distributions = {rows + distribution[before:]: n for distribution, n in self.distributions.items()}

    def shift(self, count: int, src: int, dst: int) -> None:
        """Learn that `count` pieces went from `src` to `dst`, their faces unseen."""
        distributions: dict[Distribution, int] = {}
        for distribution, weight in self.distributions.items():
            available = [row[src] for row in distribution]
            for share in shares(available, count):
                ways = weight
                for have, taken in zip(available, share, strict=True):
                    ways *= comb(have, taken)
                new = tuple(_moved(row, src, dst, n) for row, n in zip(distribution, share, strict=True))
                distributions[new] = distributions.get(new, 0) + ways
        self._settle(distributions)

    def pick(self, ranking: Sequence[int], src: int, dst: int) -> None:
        """Learn that an unseen piece went from `src` to `dst` and that no better piece lay there.

        `ranking` holds classes of pieces (masks), the best first; within a class each piece is equally likely.
        Arrangements with no piece of `ranking` in `src` are ruled out.
        """
        for pieces in ranking:
            self._split(pieces)
        common = lcm(*range(1, self.count(src) + 1))
        distributions: dict[Distribution, int] = {}
        for distribution, weight in self.distributions.items():
            best: list[int] = []
            for pieces in ranking:
                best = [at for at, mask in enumerate(self.bundles) if mask & pieces and distribution[at][src]]
                if best:
                    break
            total = sum(distribution[at][src] for at in best)
            for at in best:
                new = (*distribution[:at], _moved(distribution[at], src, dst, 1), *distribution[at + 1 :])
                distributions[new] = distributions.get(new, 0) + weight * distribution[at][src] * (common // total)
        self._settle(distributions)

    def exclude(self, zone: int, pieces: int) -> None:
        """Learn that none of `pieces` lies in `zone`."""
        for mask in self.bundles[:]:
            if mask & pieces and any(
                distribution[self.bundles.index(mask)][zone] for distribution in self.distributions
            ):
                self._split(mask & pieces)
        bad = [i for i, mask in enumerate(self.bundles) if mask & pieces]
        self._settle({t: w for t, w in self.distributions.items() if not any(t[i][zone] for i in bad)})

    def forget(self, pieces: int, zones: Sequence[int]) -> None:
        """Forget which of `pieces` lie in which of `zones`; counts stay known.

        Other pieces whose zone among `zones` was uncertain are forgotten with them.
        """
        self._split(pieces)
        lost = []
        for at, mask in enumerate(self.bundles):
            places = {
                zone for distribution in self.distributions for zone, number in enumerate(distribution[at]) if number
            }
            if places.issubset(zones) and (mask & pieces or len(places) > 1):
                lost.append(at)
        if len(lost) < 2:
            return
        distributions: dict[Distribution, int] = {}
        for distribution, weight in self.distributions.items():
            row = tuple(map(sum, zip(*(distribution[at] for at in lost), strict=True)))
            new = (*(row for at, row in enumerate(distribution) if at not in lost), row)
            distributions[new] = distributions.get(new, 0) + weight
        kept = [mask for at, mask in enumerate(self.bundles) if at not in lost]
        self.bundles = [*kept, reduce(int.__or__, (self.bundles[at] for at in lost))]
        self._settle(distributions)

    def _split(self, pieces: int) -> None:
        """Split the bundles so that `pieces` is a union of bundles; this adds no knowledge."""
        for at, mask in enumerate(self.bundles):
            inside = mask & pieces
            if not inside or inside == mask:
                continue
            size = inside.bit_count()
            distributions: dict[Distribution, int] = {}
            found: dict[BundleCounts, list[tuple[BundleCounts, BundleCounts, int]]] = {}
            for distribution, weight in self.distributions.items():
                row, before, after = distribution[at], distribution[:at], distribution[at + 1 :]
                if row not in found:
                    found[row] = list(_divided(row, size))
                for share, rest, ways in found[row]:
                    distributions[(*before, rest, *after, share)] = weight * ways
            self.is_split = True
            self.bundles[at] = mask ^ inside
            self.bundles.append(inside)
            self.distributions = distributions

    def _settle(self, distributions: dict[Distribution, int]) -> None:
        """Keep `distributions` in a canonical order, joining bundles that are known to lie in the same zone."""
        if not distributions:
            raise Contradiction("no arrangement of the pieces agrees with what was reported")
        first = next(iter(distributions))
        is_one = len(distributions) == 1
        sure: dict[int, int] = {}
        keep: list[int] = []
        for at, mask in enumerate(self.bundles):
            row, size = first[at], mask.bit_count()
            if size in row and (is_one or all(distribution[at] == row for distribution in distributions)):
                zone = row.index(size)
                sure[zone] = sure.get(zone, 0) | mask
            else:
                keep.append(at)
        keep.sort(key=lambda at: self.bundles[at] & -self.bundles[at])
        self.sure, self.is_split = dict(sorted(sure.items())), False
        fixed = self._sure_rows()
        joined: dict[Distribution, int] = {}
        for distribution, weight in distributions.items():
            new = (*fixed, *(distribution[at] for at in keep))
            joined[new] = joined.get(new, 0) + weight
        divisor = reduce(gcd, joined.values())
        self.bundles = [*self.sure.values(), *(self.bundles[at] for at in keep)]
        self.distributions = {t: joined[t] // divisor for t in sorted(joined)}

    def may_lie(self, zone: int) -> int:
        """Return the mask of the pieces that may lie in `zone`."""
        mask = 0
        for at, bundle in enumerate(self.bundles):
            if any(distribution[at][zone] for distribution in self.distributions):
                mask |= bundle
        return mask

    def surely_lies(self, zone: int) -> int:
        """Return the mask of the pieces that certainly lie in `zone`."""
        return self.sure.get(zone, 0)

    def chance_of(self, piece: int, zone: int) -> float:
        """Return the probability that `piece` lies in `zone`, assuming fair draws and owners who play at random."""
        at = next(i for i, bundle in enumerate(self.bundles) if bundle >> piece & 1)
        size = self.bundles[at].bit_count()
        total = sum(self.distributions.values())
        return sum(w * t[at][zone] for t, w in self.distributions.items()) / (total * size)

    def sample(self, rng: random.Random, worlds: list[list[int]]) -> None:
        """Append the pieces of one possible arrangement to the lists of their zones, in random order."""
        distributions = list(self.distributions)
        distribution = distributions[0]
        if len(distributions) > 1:
            distribution = rng.choices(distributions, [float(w) for w in self.distributions.values()])[0]
        for mask, row in zip(self.bundles, distribution, strict=True):
            ids = members(mask)
            rng.shuffle(ids)
            for zone, number in enumerate(row):
                if number:
                    worlds[zone] += ids[:number]
                    del ids[:number]
