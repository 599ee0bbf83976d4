"""The players at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from game.errors import printable

MOST_SEATS = 16
"""More seats than any game has."""
LONGEST_NAME = 200
"""The maximum number of characters of a name in a record, far more than can be typed or shown."""
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


Names = Mapping[str, Sequence[str]]
"""The names for AIs by their level: the one of its opponent, then those for others who play at it."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player: a name, and for an AI the level it plays at, both in printable form.

    `kind` has the words of the record format, in which an AI is a "program".
    """

    name: Name
    kind: Literal["human", "program"] = "human"
    level: Name = ""

    def __post_init__(self) -> None:
        """Also validates seats read from a record, which may come from anybody."""
        for field in ("name", "level"):
            msgspec.structs.force_setattr(self, field, printable(getattr(self, field)))

    @property
    def is_human(self) -> bool:
        """Whether a person decides for this seat."""
        return self.kind == "human"


def human(name: str) -> Seat:
    """Return a seat for a person."""
    return Seat(name)


def ai(level: str, name: str = "") -> Seat:
    """Return a seat for an AI that plays at `level` (an id of data/opponents.yaml)."""
    return Seat(name or level, "program", level)


def only_rival(seats: Sequence[Seat], seat: int) -> str:
    """Return the name of the only opponent of a seat, '' if it has several."""
    others = [each.name for at, each in enumerate(seats) if at != seat]
    return others[0] if len(others) == 1 else ""


PAIR = 2
"""The number of players between whom a resignation always ends the game."""


def may_resign(seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return the seats that may resign: people whose resignation ends the game, because one other player is left or
    only AIs are.
    """
    people = tuple(number for number, seat in enumerate(seats) if seat.is_human)
    return people if len(seats) == PAIR or len(people) == 1 else ()


@lru_cache(maxsize=1000)
def same_person(name: str) -> str:
    """Return a form of a name that is the same for all spellings of one person.

    Keyboards and systems compose accents differently, and people do not always write capitals.
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


def named(levels: Iterable[str], names: Names, taken: Iterable[str]) -> list[str]:
    """Return a name for an AI of each of the `levels`: the first for its level that nobody at the table has, or else
    the level. `taken` are the names of the others at the table.
    """
    found: list[str] = []
    known = {same_person(name) for name in taken}
    for level in levels:
        found.append(next((name for name in names.get(level, ()) if same_person(name) not in known), level))
        known.add(same_person(found[-1]))
    return found
