"""The lines of a record as docs/records.md describes them; `record` writes and reads their text."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from game.table.seats import Seat

Note = list[int | str]
"""A public fact that moves no piece: a word, the seat it is about (-1: none), its numbers."""


Seconds = Annotated[float, msgspec.Meta(ge=0.0)]


class RecordLine(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="line", forbid_unknown_fields=True):
    """Any line of a record."""


class RecordHeader(RecordLine, frozen=True, tag="felucca"):
    """The first line: the game, its players, and the fingerprint that commits to the deal."""

    format: int
    game: str
    rules: str
    options: dict[str, str]
    seats: list[Seat]
    fingerprint: str
    program: str = ""
    created: str = ""
    free_undo: bool = False
    numbers: dict[str, Any] = {}


class Deal(RecordLine, frozen=True, tag="deal"):
    """The second line: every draw of the set-up, in order."""

    chance: list[str]
    notes: list[Note] = []


class Decision(RecordLine, frozen=True, tag="move"):
    """A decision, its number (from 1), its draws, and the public notes it led to.

    `at` is the playing time so far in seconds; `legal` lists all legal moves.
    """

    ply: int
    seat: int
    move: str
    chance: list[str] = []
    notes: list[Note] = []
    at: Seconds | None = None
    legal: list[str] | None = None


class Undo(RecordLine, frozen=True, tag="undo"):
    """Seat `seat` took back all decisions after number `to`."""

    to: Annotated[int, msgspec.Meta(ge=0)]
    seat: int


class HintGiven(RecordLine, frozen=True, tag="hint"):
    """Seat `seat` received the hint `move` after decision number `ply`."""

    ply: int
    seat: int
    move: str


class Preference(RecordLine, frozen=True, tag="wish"):
    """After decision number `ply`, seat `seat` changed a preference about being asked; `value` has words of the game.

    A preference that `lasts` survives when that decision is taken back.
    """

    ply: int
    seat: int
    value: str = msgspec.field(name="wish")
    lasts: bool = False


class SeatChange(RecordLine, frozen=True, tag="seat"):
    """Another player decides for a seat from here on."""

    seat: int
    now: Seat


class Reseed(RecordLine, frozen=True, tag="reseed"):
    """The seed was lost with its file; the draws from here on follow from a new one."""

    fingerprint: str


class Result(RecordLine, frozen=True, tag="result"):
    """The last line: points and winners by seat, and the seed and salt that were secret until now."""

    scores: list[int]
    winners: list[int]
    seed: str
    salt: str
    at: Seconds | None = None


AnyLine = RecordHeader | Deal | Decision | Undo | HintGiven | Preference | SeatChange | Reseed | Result
