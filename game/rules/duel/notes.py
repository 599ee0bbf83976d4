"""The public notes of Sobek: 2 Players, with the values of each."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.core.notes import Nothing, Schema, Seats


class Ankh(NamedTuple):
    """The square where the Ankh stands and the mark it is turned to, -1 if it is not turned yet."""

    square: int
    mark: int


class Sale(NamedTuple):
    """A family of tiles that is sold, and by how much its set became more worth."""

    family: int
    tiles: int
    gain: int


class Unsold(NamedTuple):
    """How many tiles are lost because they could have been sold."""

    tiles: int


class Bonus(NamedTuple):
    """By how much a seat is less corrupt, how many Deben it drew, and what they are worth."""

    difference: int
    coins: int
    points: int


class Corruption(NamedTuple):
    """Tiles of corruption before the end, tiles left in hand, what Snakes add, and all together."""

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
    """Deben of a seat and what they are worth."""

    coins: int
    points: int


class Score(NamedTuple):
    """Points of a seat."""

    points: int


class Turn(NamedTuple):
    """The kind of a turn that begins."""

    kind: int


class Play(NamedTuple):
    """A character that is played."""

    character: int


class Use(NamedTuple):
    """A Pirogue that is used, and the family or square it is used on, -1 for none."""

    token: int
    target: int


class Tiles(NamedTuple):
    """A number of tiles of a family."""

    family: int
    tiles: int


RECORDED: Schema = {
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
NOTES: Schema = {
    **RECORDED,
    "turn": Turn,
    "refill": Nothing,
    "play": Play,
    "use": Use,
    "add": Tiles,
    "cleanse": Tiles,
}
