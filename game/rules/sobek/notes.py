"""The public notes of Sobek and their values."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.rules.core.notes import Nothing, Points, Schema, Seats


class Round(NamedTuple):
    """The number of a round that begins or ends."""

    round: int


class Delivery(NamedTuple):
    """The number of cards laid out, and the number left in the deck."""

    cards: int
    left: int


class Deceit(NamedTuple):
    """The points for Deceit and the new total."""

    points: int
    total: int


class Guild(NamedTuple):
    """A marker moves to the next or to the previous space with a symbol: its points before and after."""

    symbol: int
    before: int
    after: int


class SetScore(NamedTuple):
    """A set is counted: `is_flat` is 1 for a horizontal one, whose points are its scarabs."""

    slot: int
    is_flat: int
    scarabs: int
    cards: int
    points: int


class RoundScore(NamedTuple):
    """The points for the sets of a round, and the totals before and after them; the penalty follows."""

    gained: int
    before: int
    after: int


class Corruption(NamedTuple):
    """The cards and the Curses at a corruption tile, the corruption in all (S-7.2), and the scarabs on the cards."""

    cards: int
    curses: int
    total: int
    scarabs: int


class Corrupt(NamedTuple):
    """The number of steps that a most corrupt seat goes back."""

    steps: int


class StepBack(NamedTuple):
    """The points before and after one step back."""

    before: int
    after: int


class Card(NamedTuple):
    """A character that is played."""

    card: int


class Event(NamedTuple):
    """An event token that is used."""

    token: int


class Search(NamedTuple):
    """The seat whose corruption is looked at."""

    other: int


class Take(NamedTuple):
    """The place, from 0, of a card that is taken."""

    place: int


class Laid(NamedTuple):
    """The slot of a set that is laid."""

    slot: int


RECORDED: Final[Schema] = {
    "round": Round,
    "delivery": Delivery,
    "start": Nothing,
    "names-starter": Seats,
    "deceit": Deceit,
    "guild-forward": Guild,
    "guild-back": Guild,
    "round-end": Round,
    "set-score": SetScore,
    "round-score": RoundScore,
    "corruption": Corruption,
    "corrupt": Corrupt,
    "step-back": StepBack,
    "scores": Points,
    "game-end": Seats,
}
NOTES: Final[Schema] = {
    **RECORDED,
    "turn": Nothing,
    "take": Take,
    "set": Laid,
    "character": Card,
    "event": Event,
    "no-effect": Nothing,
    "search": Search,
}
