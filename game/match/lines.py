"""The lines of a record as docs/records.md describes them; `record` writes and reads their text."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from game.contest.place import ContestPlace
from game.match.seats import MOST_SEATS, Seat

Note = list[int | str]
"""A public fact that moves no piece: a word, the seat it is about (-1: none), its numbers."""


Seconds = Annotated[float, msgspec.Meta(ge=0.0, le=1e9)]
"""A playing time in seconds, at most 31 years."""
Finite = Annotated[float, msgspec.Meta(ge=-1e9, le=1e9)]
"""A figure between -1e9 and 1e9, which can be added up and shown."""
Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Word = Annotated[str, msgspec.Meta(max_length=200)]
"""A word or a name: what is longer was not written by Felucca, and could not be shown."""
Notation = Annotated[str, msgspec.Meta(max_length=10_000)]
"""The text of a move; the limit is far above the longest one."""


class RecordLine(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="line", forbid_unknown_fields=True):
    """Any line of a record."""


class RecordHeader(RecordLine, frozen=True, tag="felucca"):
    """The first line: the game, its players, and the fingerprint that commits to the deal."""

    format: int
    game: Word
    rules: Word
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=100)]
    seats: Annotated[list[Seat], msgspec.Meta(max_length=MOST_SEATS)]
    fingerprint: Word
    program: Word = ""
    created: Word = ""
    free_undo: bool = False
    numbers: dict[str, Any] = {}
    first: Annotated[int, msgspec.Meta(ge=-1, lt=MOST_SEATS)] = -1
    """The seat that begins by agreement; -1 if it was drawn."""
    contest: ContestPlace | None = msgspec.field(default=None, name="match")
    """The contest that the game belongs to."""
    luck: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    """The version of the luck: see `random_stream`."""
    table: Word = ""
    """The code of the table if it is one that repeats: see `table_code`."""


class Deal(RecordLine, frozen=True, tag="deal"):
    """The second line: every draw of the set-up, in order."""

    chance: list[Word]
    notes: list[Note] = []


class Decision(RecordLine, frozen=True, tag="move"):
    """A decision, its number (from 1), its draws, and the public notes it led to.

    `at` is the playing time so far in seconds; `legal` lists all legal moves; each is None if it was not recorded.
    """

    ply: int
    seat: int
    move: Notation
    chance: list[Word] = []
    notes: list[Note] = []
    at: Seconds | None = None
    legal: list[Notation] | None = None


class Undo(RecordLine, frozen=True, tag="undo"):
    """Seat `seat` took back all decisions after number `to`."""

    to: Annotated[int, msgspec.Meta(ge=0)]
    seat: int


class HintGiven(RecordLine, frozen=True, tag="hint"):
    """Seat `seat` received the hint `move` after decision number `ply`."""

    ply: int
    seat: int
    move: Notation


class Preference(RecordLine, frozen=True, tag="wish"):
    """After decision number `ply`, seat `seat` changed a preference about being asked; `value` has words of the game.

    A preference that `lasts` survives when that decision is taken back.
    """

    ply: int
    seat: int
    value: Word = msgspec.field(name="wish")
    lasts: bool = False


class SeatChange(RecordLine, frozen=True, tag="seat"):
    """Another player decides for a seat from here on."""

    seat: int
    now: Seat


class Reseed(RecordLine, frozen=True, tag="reseed"):
    """The seed was lost with its file; the draws from here on follow from a new one."""

    fingerprint: Word


class Result(RecordLine, frozen=True, tag="result"):
    """The last line: points and winners by seat, and the seed and salt that were secret until now.

    Where a seat `resigned` (-1: nobody), the points are those at that moment, and all others have won.
    """

    scores: list[int]
    winners: list[int]
    seed: Word
    salt: Word
    at: Seconds | None = None
    resigned: Annotated[int, msgspec.Meta(ge=-1, lt=MOST_SEATS)] = -1


AnyLine = RecordHeader | Deal | Decision | Undo | HintGiven | Preference | SeatChange | Reseed | Result
