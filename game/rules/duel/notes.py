"""The public notes of Sobek: 2 Players and their values."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.rules.core.notes import Nothing, Schema, Seats


class Ankh(NamedTuple):
    """The square of the Ankh and its orientation (`mark`), -1 while it is not turned yet."""

    square: int
    mark: int


class Sale(NamedTuple):
    """The family of the tiles sold, their number, and the points that the set gained."""

    family: int
    tiles: int
    gain: int


class Unsold(NamedTuple):
    """The number of tiles lost because they could have been sold."""

    tiles: int


class Bonus(NamedTuple):
    """The difference in corruption, the number of Deben drawn for it, and their value."""

    difference: int
    coins: int
    points: int


class Corruption(NamedTuple):
    """The tiles of corruption before the end, the tiles left in hand, the value of the Snakes, and the total."""

    before: int
    left: int
    snakes: int
    total: int


class SetScore(NamedTuple):
    """A sold set: its tiles times its scarabs are its points."""

    family: int
    tiles: int
    scarabs: int
    points: int


class Deben(NamedTuple):
    """The number of Deben of a seat and their value."""

    coins: int
    points: int


class Score(NamedTuple):
    """The points of a seat."""

    points: int


class Turn(NamedTuple):
    """The kind of turn that begins."""

    kind: int


class Play(NamedTuple):
    """The character that is played."""

    character: int


class Use(NamedTuple):
    """The Pirogue that is used, and the family or square it is used on, -1 for none."""

    token: int
    target: int


class Tiles(NamedTuple):
    """A number of tiles of a family."""

    family: int
    tiles: int


RECORDED: Final[Schema] = {
    "start": Nothing,
    "sale": Sale,
    "ankh": Ankh,
    "end": Nothing,
    "unsold": Unsold,
    "bonus": Bonus,
    "corruption": Corruption,
    "set": SetScore,
    "deben": Deben,
    "pirogues": Score,
    "total": Score,
    "winners": Seats,
}
NOTES: Final[Schema] = {
    **RECORDED,
    "turn": Turn,
    "refill": Nothing,
    "play": Play,
    "use": Use,
    "add": Tiles,
    "cleanse": Tiles,
}
