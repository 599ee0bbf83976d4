"""The table of each day: the same for everybody, without a server.

The week has a shape, from a short game on Monday to the long one on Sunday. A day is a local date; its
table follows from SHA-256 of `day/<game>/<date>/<almanac>`.
"""

from __future__ import annotations

import hashlib
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
    left, met = list(levels), []
    for byte in digest[8 : 8 + many]:
        met.append(left.pop(byte % len(left)))
    return TableCode(game, tuple(met), seat=digest[7] % (many + 1), number=int.from_bytes(digest[:7], "big") % NUMBERS)
