"""The table of each day: the same for everybody, without a server.

The week begins with a short game on Monday and ends with the longest on Sunday. A day is a local date; its
table follows from SHA-256 of `day/<game>/<date>/<almanac>`.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from datetime import date
from typing import Final

from game.match.table_code import NUMBERS, TableCode
from game.registry import WEEK

ALMANAC: Final = 1
"""The version of the almanac: another one has other tables."""


def day(when: date) -> TableCode:
    """Return the table of a local date."""
    game, levels, many = WEEK[when.weekday()]
    digest = hashlib.sha256(f"day/{game}/{when.isoformat()}/{ALMANAC}".encode()).digest()
    number = int.from_bytes(digest[:7], "big") % NUMBERS
    return TableCode(game, _met(levels, digest[8 : 8 + many]), seat=digest[7] % (many + 1), number=number)


def any_table(game: str) -> TableCode:
    """Return a random table of a game, with the person in seat 0 and opponents as on the first day of that game in the
    week.
    """
    levels, many = next((levels, many) for name, levels, many in WEEK if name == game)
    return TableCode(game, _met(levels, secrets.token_bytes(many)), number=secrets.randbelow(NUMBERS))


def _met(levels: Sequence[str], drawn: bytes) -> tuple[str, ...]:
    """Return different levels, one for each byte."""
    left, met = list(levels), []
    for byte in drawn:
        met.append(left.pop(byte % len(left)))
    return tuple(met)
