"""Who sits at the table."""

from __future__ import annotations

from typing import Literal

import msgspec


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player: his name, and for a program the level it plays at."""

    name: str
    kind: Literal["human", "program"] = "human"
    level: str = ""

    @property
    def is_human(self) -> bool:
        """Say whether a person decides for this seat."""
        return self.kind == "human"


def human(name: str) -> Seat:
    """Return a seat for a person."""
    return Seat(name)


def program(level: str, name: str = "") -> Seat:
    """Return a seat for a program that plays at `level` (an id of data/opponents.yaml)."""
    return Seat(name or level, "program", level)
