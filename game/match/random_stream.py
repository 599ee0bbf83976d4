"""Fair draws that follow from a seed and that anybody can recompute: see docs/records.md, "Luck".

There are two versions. In the first, all draws of a game are numbered, so that an additional one shifts all later
draws. In the second, every source has its own luck: two tables of one seed meet the same pieces in the same order.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.rules.core.chance import FIRST_PLAYER, Chance, DrawSource
from game.rules.core.universe import Universe

LUCK = 2
"""The version of the luck of new games."""
DEAL = "deal"
"""The stream of the draws that make the first position, in version 1."""
PLAY = "play"
"""The stream of all later draws, in version 1."""
DrawCounts = Mapping[tuple[str, int], int]
"""For the name of a source and an epoch, the number of draws that stand."""


class RandomStream:
    """The draws of one stream of version 1, numbered from 0; `drawn` is the number of the next.

    Draw number n from a bag of `size` has the index `v * size >> 64`, where v is the first 8 bytes, read as a
    big-endian number, of SHA-256 of the text `felucca/<seed>/<stream>/<n>`. The number counts the draws that stand: a
    player that takes moves back takes their draws back with them and meets the same luck again with any other move.
    """

    __slots__ = ("_prefix", "drawn")

    def __init__(self, seed: str, stream: str, drawn: int = 0) -> None:
        self._prefix = hashlib.sha256(f"felucca/{seed}/{stream}/".encode())
        self.drawn = drawn

    def chance(self, bag: Sequence[int], source: DrawSource = FIRST_PLAYER, epoch: int = 0, /) -> int:
        """Return the index of the next draw from `bag`, whatever its source."""
        digest = self._prefix.copy()
        digest.update(str(self.drawn).encode())
        self.drawn += 1
        return int.from_bytes(digest.digest()[:8], "big") * len(bag) >> 64


class RankedDraws:
    """The draws of version 2: the piece of the bag with the lowest rank is drawn.

    The rank of a piece is the first 8 bytes of SHA-256 of the text `felucca/<seed>/<source>/<epoch>/<piece>`; for a
    source whose pieces return, of `felucca/<seed>/<source>/<epoch>/<n>/<piece>`, where n counts the draws from it in
    this epoch from 0. Of equal ranks, the first of the bag wins.
    """

    __slots__ = ("_numbers", "_seed", "_universe")

    def __init__(self, seed: str, universe: Universe, before: DrawCounts | None = None) -> None:
        """Prepare the draws that follow `before`, the draws that stand."""
        self._seed = seed
        self._universe = universe
        self._numbers = Counter(before)

    def chance(self, bag: Sequence[int], source: DrawSource, epoch: int = 0, /) -> int:
        """Return the index of the next draw from `bag`."""
        number = self._numbers[source.name, epoch]
        self._numbers[source.name, epoch] = number + 1
        nth = f"{number}/" if source.returns else ""
        prefix = hashlib.sha256(f"felucca/{self._seed}/{source.name}/{epoch}/{nth}".encode())
        best, lowest = 0, b""
        for index, piece in enumerate(bag):
            digest = prefix.copy()
            digest.update(self._universe.show(piece).encode())
            rank = digest.digest()[:8]
            if not index or rank < lowest:
                best, lowest = index, rank
        return best


def first_draws(luck: int, seed: str, universe: Universe) -> Chance:
    """Return the draws of a set-up under version `luck`."""
    return RandomStream(seed, DEAL).chance if luck == 1 else RankedDraws(seed, universe).chance


def next_draws(luck: int, seed: str, universe: Universe, drawn: int, before: DrawCounts) -> Chance:
    """Return the draws of the next decision under version `luck`, after `drawn` draws since the deal;
    `before` counts these and those of the deal.
    """
    return RandomStream(seed, PLAY, drawn).chance if luck == 1 else RankedDraws(seed, universe, before).chance


@dataclass(frozen=True, slots=True)
class Secret:
    """The secret that the luck of a match follows from; it stays hidden until the end."""

    seed: str
    salt: str


def new_secret() -> str:
    """Return 32 random hexadecimal digits, for a seed or a salt."""
    return secrets.token_hex(16)


def fingerprint(seed: str, salt: str, rules: str) -> str:
    """Return the commitment to a deal: SHA-256 of the text `<salt>/<seed>/<rules>`, `rules` being the rules' hash."""
    return hashlib.sha256(f"{salt}/{seed}/{rules}".encode()).hexdigest()


def private_seed(seed: str, salt: str, purpose: str) -> int:
    """Return a seed for random choices other than draws; neither `seed` nor `salt` can be recovered from it."""
    return int.from_bytes(hashlib.sha256(f"{salt}/{seed}/{purpose}".encode()).digest()[:8], "big")
