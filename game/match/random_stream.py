"""Fair draws that follow from a seed and that anybody can recompute."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

DEAL = "deal"
"""The stream of the draws that make the first position."""
PLAY = "play"
"""The stream of all later draws."""


class RandomStream:
    """The draws of one stream, numbered from 0; `drawn` is the number of the next.

    Draw number n from a bag of `size` has the index `v * size >> 64`, where v is the first 8 bytes, read as a
    big-endian number, of SHA-256 of the text `felucca/<seed>/<stream>/<n>`. The number counts the draws that stand: a
    player that takes moves back takes their draws back with them and meets the same luck again with any other move.
    """

    __slots__ = ("_prefix", "drawn")

    def __init__(self, seed: str, stream: str, drawn: int = 0) -> None:
        self._prefix = hashlib.sha256(f"felucca/{seed}/{stream}/".encode())
        self.drawn = drawn

    def chance(self, bag: Sequence[int]) -> int:
        """Return the index of the next draw from `bag`."""
        digest = self._prefix.copy()
        digest.update(str(self.drawn).encode())
        self.drawn += 1
        return int.from_bytes(digest.digest()[:8], "big") * len(bag) >> 64


@dataclass(frozen=True, slots=True)
class Secret:
    """The secret that the luck of a match follows from; it stays hidden until the end."""

    seed: str
    salt: str


def new_secret() -> str:
    """Return 32 random hexadecimal digits, for a seed or a salt."""
    return secrets.token_hex(16)


def fingerprint(seed: str, salt: str, rules: str) -> str:
    """Return the commitment to a deal: SHA-256 of the salt, the seed and the hash of the rules."""
    return hashlib.sha256(f"{salt}/{seed}/{rules}".encode()).hexdigest()


def private_seed(seed: str, salt: str, purpose: str) -> int:
    """Return a seed for random choices other than draws; neither `seed` nor `salt` can be recovered from it."""
    return int.from_bytes(hashlib.sha256(f"{salt}/{seed}/{purpose}".encode()).digest()[:8], "big")
