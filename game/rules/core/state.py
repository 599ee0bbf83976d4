"""Positions: a few ints, masks and flat lists, with the code common to all games written once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, Self, TypeVar

from game.rules.core.bits import mask_of, members
from game.rules.core.native import mypyc_attr
from game.rules.core.universe import Universe

INT: Final = "int"
"""A number or a truth value."""
INTS: Final = "ints"
"""A list of numbers."""
MASK: Final = "mask"
"""A set of pieces as bits."""
MASKS: Final = "masks"
"""A list of sets of pieces."""
PIECES: Final = "pieces"
"""An ordered list of piece ids or hidden codes."""
TUPLES: Final = "tuples"
"""A list of tuples of ints, such as the stack of open decisions (its last element is the top)."""

KINDS: Final = (INT, INTS, MASK, MASKS, PIECES, TUPLES)


def _show_pieces(ids: Iterable[int], universe: Universe) -> str:
    return "+".join(universe.show(i) for i in ids) or "-"


def _read_pieces(text: str, universe: Universe) -> list[int]:
    return [] if text == "-" else [universe.read(name) for name in text.split("+")]


def _show(kind: str, value: Any, universe: Universe) -> str:
    if kind == INT:
        return str(int(value))
    if kind == INTS:
        return ",".join(str(int(v)) for v in value) or "-"
    if kind == MASK:
        return _show_pieces(members(value), universe)
    if kind == MASKS:
        return "|".join(_show_pieces(members(mask), universe) for mask in value) or "--"
    if kind == PIECES:
        return _show_pieces(value, universe)
    return "|".join(":".join(str(i) for i in entry) for entry in value) or "-"


def _read(kind: str, text: str, universe: Universe) -> Any:
    if kind == INT:
        return int(text)
    if kind == INTS:
        return [] if text == "-" else [int(v) for v in text.split(",")]
    if kind == MASK:
        return mask_of(_read_pieces(text, universe))
    if kind == MASKS:
        return [] if text == "--" else [mask_of(_read_pieces(part, universe)) for part in text.split("|")]
    if kind == PIECES:
        return _read_pieces(text, universe)
    return [] if text == "-" else [tuple(int(i) for i in part.split(":")) for part in text.split("|")]


def _restored(cls: type[State], values: Sequence[object]) -> State:
    """Return the state of a class with these values of its FIELDS: the way to another process."""
    state = cls()
    for name, value in zip(cls.FIELDS, values, strict=True):
        setattr(state, name, value)
    return state


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game; mutable, compared by value.

    A subclass gives `FIELDS` (name -> kind), `__slots__ = tuple(FIELDS)` and the type of each field; equality, key and
    text come from that one list. So does `clone`, but a game writes its own, field by field, which is several times as
    fast. It is deliberately unhashable, because it changes; hash `key()` instead.
    """

    __slots__ = ()
    FIELDS: ClassVar[dict[str, str]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        unknown = [name for name, kind in cls.FIELDS.items() if kind not in KINDS]
        slots = vars(cls).get("__slots__", cls.FIELDS)  # a compiled class has none
        if unknown or tuple(slots) != tuple(cls.FIELDS):
            raise TypeError(f"{cls.__name__}: FIELDS and __slots__ must list the same names, with known kinds")

    stack: list[tuple[int, ...]]
    """The open decisions, the top last: a field of every game. Each begins with its kind."""

    @property
    def is_half_made(self) -> bool:
        """Whether the open decision only goes on with the last one: such steps are told, and taken back, as one."""
        return False

    def clone(self) -> Self:
        """Return an independent copy."""
        new = type(self)()
        for name in self.FIELDS:
            value = getattr(self, name)
            setattr(new, name, value.copy() if isinstance(value, list) else value)
        return new

    def key(self) -> tuple[object, ...]:
        """Return a hashable value that is equal exactly for equal positions of one game."""
        values = (getattr(self, name) for name in self.FIELDS)
        return tuple(tuple(v) if isinstance(v, list) else v for v in values)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), [getattr(self, name) for name in self.FIELDS])

    def text(self, universe: Universe) -> str:
        """Return the position as one line of `field=value` words, which `parse` reads back."""
        return " ".join(f"{name}={_show(kind, getattr(self, name), universe)}" for name, kind in self.FIELDS.items())

    @classmethod
    def parse(cls, text: str, universe: Universe) -> Self:
        """Return the position that `text` describes; raises ValueError naming the wrong field."""
        words = dict(word.split("=", 1) for word in text.split() if "=" in word)
        if unknown := words.keys() - cls.FIELDS.keys():
            raise ValueError(f"a position has no field {min(unknown)!r}")
        state = cls()
        for name, kind in cls.FIELDS.items():
            if name not in words:
                raise ValueError(f"the position lacks the field {name!r}")
            try:
                setattr(state, name, _read(kind, words[name], universe))
            except ValueError as error:
                raise ValueError(f"field {name!r}: {error}") from None
        return state

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name, '?')!r}" for name in self.FIELDS)
        return f"{type(self).__name__}({values})"


S = TypeVar("S", bound=State)
"""The state type of one game."""
S_co = TypeVar("S_co", bound=State, covariant=True)
"""The state type of one game, for types whose methods only return states."""
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
"""The state type of one game, for types whose methods only take states as arguments."""
