"""The names of everything that chance can pick and a record can mention, and the zones where pieces can lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

MAX_SEATS: Final = 4
EMPTY: Final = -99
"""The entry of a list of places where no piece lies; `.` in text."""


class Universe:
    """One numbering of the pieces of a game and, behind them, its seats.

    Piece ids run from 0 to `size - 1`. The ids `seat(0) …` follow, so that drawing a player at random is a draw like
    any other. `backs[i]` is the number of the back that piece `i` shows face down and `back_names` holds their names.
    `faces`, if given, numbers the faces of the pieces: pieces with the same number cannot be told apart by anybody, and
    `twins[i]` is the mask of those like piece `i`, itself included. Without `faces` every piece is unique.
    """

    __slots__ = ("_ids", "back_masks", "back_names", "backs", "names", "size", "twins")

    def __init__(
        self, pieces: Sequence[tuple[str, int]], back_names: Sequence[str], faces: Sequence[int] | None = None
    ) -> None:
        self.size = len(pieces)
        self.names: tuple[str, ...] = (
            *(name for name, _ in pieces),
            *(f"seat.{seat}" for seat in range(MAX_SEATS)),
        )
        self.backs: tuple[int, ...] = tuple(back for _, back in pieces)
        self.back_names: tuple[str, ...] = tuple(back_names)
        self.back_masks: tuple[int, ...] = tuple(
            sum(1 << i for i, back in enumerate(self.backs) if back == b) for b in range(len(back_names))
        )
        shown = range(self.size) if faces is None else faces
        self.twins: tuple[int, ...] = tuple(
            sum(1 << other for other in range(self.size) if shown[other] == face) for face in shown
        )
        self._ids = {name: i for i, name in enumerate(self.names)}
        if len(self._ids) != len(self.names):
            raise ValueError("two pieces have the same name")

    def seat(self, seat: int) -> int:
        """Return the id under which `seat` is drawn at random."""
        return self.size + seat

    def id(self, name: str) -> int:
        """Return the id of `name`; raises ValueError quoting it if there is none."""
        try:
            return self._ids[name]
        except KeyError:
            raise ValueError(f"no piece is called {name!r}") from None

    def show(self, piece: int) -> str:
        """Return the name of `piece`, `?back` for a hidden one (see `hidden`), or `.` for EMPTY."""
        if piece == EMPTY:
            return "."
        return self.names[piece] if piece >= 0 else "?" + self.back_names[-1 - piece]

    def read(self, text: str) -> int:
        """Return the id, hidden code or EMPTY that `show` wrote; raises ValueError."""
        if text == ".":
            return EMPTY
        if text.startswith("?"):
            if text[1:] not in self.back_names:
                raise ValueError(f"no back is called {text[1:]!r}")
            return -1 - self.back_names.index(text[1:])
        return self.id(text)

    def hidden(self, piece: int) -> int:
        """Return the code of a piece of which only the back is visible: -1 - back."""
        return -1 - self.backs[piece]


NO_OWNER: Final = -1


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for pieces: its kind, and the seat that owns it, or NO_OWNER."""

    kind: str
    owner: int = NO_OWNER

    @property
    def name(self) -> str:
        """The name of the zone: its kind and, after a dot, the seat of its owner, if it has one."""
        return self.kind if self.owner == NO_OWNER else f"{self.kind}.{self.owner}"


HAND_KIND: Final = "hand"
"""The kind of the zones that are the players' hands."""


def owned(kind: str, seats: int) -> tuple[Zone, ...]:
    """Return a zone of this kind for each seat."""
    return tuple(Zone(kind, seat) for seat in range(seats))
