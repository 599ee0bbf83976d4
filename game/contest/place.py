"""The place of a game in its contest, as the header of a record holds it (docs/records.md, "Matches").

Players call a contest a match; in the code, a `Match` is a single game.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

import msgspec

LENGTHS: tuple[Literal[3], Literal[5]] = (3, 5)
"""The lengths of a contest in games."""
MOST_GAMES = 200
"""The limit on the games of a contest in a record, including ties that were played again: no contest has as many."""
MOST_SEATS = 16

_Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
_Points = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class GameScore(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An earlier game of a contest: the seat that began, points and winners by seat, and who resigned (-1: nobody)."""

    first: _Seat
    scores: Annotated[tuple[_Points, ...], msgspec.Meta(max_length=MOST_SEATS)]
    winners: Annotated[tuple[_Seat, ...], msgspec.Meta(max_length=MOST_SEATS)]
    resigned: Annotated[int, msgspec.Meta(ge=-1, lt=MOST_SEATS)] = -1


class ContestPlace(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The contest that a game belongs to, its number there (from 1), the length in games, and all games before it.

    So each record tells the score by itself, even where the records before it are gone.
    """

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    game: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)]
    length: Literal[3, 5]
    before: Annotated[tuple[GameScore, ...], msgspec.Meta(max_length=MOST_GAMES)] = ()


def new_contest(length: Literal[3, 5]) -> ContestPlace:
    """Return the place of the first game of a new contest."""
    return ContestPlace(secrets.token_hex(8), 1, length)
