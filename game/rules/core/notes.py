"""The schema of a game's public notes: their words, and the values that follow each.

A game declares the values of a note as a named tuple, or as a list whose length the game decides, in its module
`notes`: `RECORDED` are the notes kept in records, the ones that say more than the moves do; `NOTES` are all of them.
All code that makes, writes, reads, words or shows a note addresses its values by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Values = type[tuple[int, ...]]
Schema = Mapping[str, Values]
"""The type of the values of each note, by its word."""


class Nothing(tuple[int, ...]):
    """A note without values: its word and its seat say everything."""

    __slots__ = ()


class Seats(tuple[int, ...]):
    """The seats that the note concerns, any number of them."""

    __slots__ = ()


class Points(tuple[int, ...]):
    """The points of every seat."""

    __slots__ = ()


LISTS: Final[tuple[Values, ...]] = (Seats, Points)
"""The types whose number of values is not fixed."""


def read_values(schema: Schema, what: str, values: tuple[int, ...]) -> tuple[int, ...]:
    """Return `values` as the type that `schema` has for the note `what`: a named tuple or a list.

    Raises ValueError if the schema has no such note, or one with a different number of values.
    """
    kind = schema.get(what)
    if kind is None:
        raise ValueError(f"there is no note called '{what}'")
    names = field_names(kind)
    if kind not in LISTS and len(values) != len(names):
        raise ValueError(f"the note '{what}' has {len(names)} values, not {len(values)}")
    made: tuple[int, ...] = getattr(kind, "_make", kind)(values)
    return made


def field_names(kind: Values) -> tuple[str, ...]:
    """Return the names of the values of a kind of note; empty for a list."""
    names: tuple[str, ...] = getattr(kind, "_fields", ())
    return names
