"""The public notes of Sa-Rê, with the values of each."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.core.notes import Nothing, Schema, Seats


class Round(NamedTuple):
    """The number of a round that begins."""

    round: int


class Gauge(NamedTuple):
    """The squares that the cube of a gauge leaves and comes to."""

    before: int
    after: int


class Step(NamedTuple):
    """The number of a pyramid, and how many steps it has."""

    pyramid: int
    steps: int


class Growth(NamedTuple):
    """How many black cubes a gauge has."""

    cubes: int


class TieBreak(NamedTuple):
    """What breaks a tie, one after the other, the higher the better: see `scoring.rank`."""

    buildings: int
    completed: int
    steps: int
    pyramid: int


class Site(NamedTuple):
    """A tile and the space it stands on."""

    tile: int
    space: int


class Launch(NamedTuple):
    """A site that is launched; `pyramid` is the number of its card, 0 for other tiles."""

    tile: int
    space: int
    pyramid: int


class Amounts(NamedTuple):
    """A number of each resource."""

    wood: int
    stone: int
    gold: int
    joker: int


class Gain(NamedTuple):
    """Resources that are gained, and where they come from: see `harvest`."""

    source: int
    wood: int
    stone: int
    gold: int
    joker: int

    @property
    def amounts(self) -> Amounts:
        """The resources alone."""
        return Amounts(*self[1:])


class Stored(NamedTuple):
    """A number of each resource that can be stored."""

    wood: int
    stone: int
    gold: int


class Swap(NamedTuple):
    """The seat that resources are swapped with, and by how much those of the seat that swaps change."""

    other: int
    wood: int
    stone: int
    gold: int

    @property
    def change(self) -> Stored:
        """The change alone."""
        return Stored(*self[1:])


class Exchange(NamedTuple):
    """What jokers become when they are stored, the tokens of trades that are spent, and that of the Port."""

    joker_wood: int
    joker_stone: int
    joker_gold: int
    token_wood: int
    token_stone: int
    token_gold: int
    port: int


class Resource(NamedTuple):
    """One kind of resource."""

    kind: int


class Charter(NamedTuple):
    """The two sources that a caravan is paid from."""

    first: int
    second: int


class Pay(NamedTuple):
    """How much of one resource is paid from the hand and from tokens."""

    kind: int
    hand: int
    tokens: int


class Wild(NamedTuple):
    """Jokers, the Port's token and caravans that pay what was put off."""

    jokers: int
    port: int
    caravans: int


class Pool(NamedTuple):
    """A resource comes into the pool or leaves it: by how many, and how many there are then."""

    kind: int
    by: int
    left: int


class Barracks(NamedTuple):
    """The seat whose gauge goes up."""

    other: int


class Soften(NamedTuple):
    """The buildings that soften a Trouble: see `moves`."""

    how: int


class Night(NamedTuple):
    """How many cards lie in the dark."""

    cards: int


RECORDED: Schema = {
    "first": Nothing,
    "round": Round,
    "season": Round,
    "growth": Growth,
    "gauge": Gauge,
    "revolt": Nothing,
    "step": Step,
    "finished": Seats,
    "tie-break": TieBreak,
    "end": Seats,
}
NOTES: Schema = {
    **RECORDED,
    "settle": Site,
    "launch": Launch,
    "abandon": Site,
    "demolish": Site,
    "ready": Nothing,
    "discard": Amounts,
    "pool": Pool,
    "gain": Gain,
    "short": Amounts,
    "stop": Nothing,
    "continue": Nothing,
    "pass": Nothing,
    "pay-gold": Nothing,
    "barracks": Barracks,
    "temple": Nothing,
    "swap": Swap,
    "soften": Soften,
    "horus": Nothing,
    "night": Night,
    "dawn": Nothing,
    "season-over": Nothing,
    "construction": Nothing,
    "build": Site,
    "discount": Resource,
    "pay": Pay,
    "wild": Wild,
    "charter": Charter,
    "built": Site,
    "finish": Nothing,
    "redeem": Resource,
    "exchange": Exchange,
    "store": Stored,
    "refill": Amounts,
}
