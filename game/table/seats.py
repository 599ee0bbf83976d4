"""The players at the table."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.errors import printable


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player: a name, and for an AI the level it plays at, both in printable form.

    `kind` has the words of the record format, in which an AI is a "program".
    """

    name: str
    kind: Literal["human", "program"] = "human"
    level: str = ""

    def __post_init__(self) -> None:
        """Also validates seats read from a record, which may come from anybody."""
        for field in ("name", "level"):
            msgspec.structs.force_setattr(self, field, printable(getattr(self, field)))

    @property
    def is_human(self) -> bool:
        """Say whether a person decides for this seat."""
        return self.kind == "human"


def human(name: str) -> Seat:
    """Return a seat for a person."""
    return Seat(name)


def ai(level: str, name: str = "") -> Seat:
    """Return a seat for an AI that plays at `level` (an id of data/opponents.yaml)."""
    return Seat(name or level, "program", level)
