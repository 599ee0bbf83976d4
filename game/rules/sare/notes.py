"""The public notes of Sa-Rê and their values."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.rules.core.notes import Nothing, Schema, Seats


class Round(NamedTuple):
    """The number of a round that begins."""

    round: int


class Gauge(NamedTuple):
    """The squares that the cube of a gauge leaves and reaches."""

    before: int
    after: int


class Step(NamedTuple):
    """The number of a pyramid, and the number of its steps that are built."""

    pyramid: int
    steps: int


class Growth(NamedTuple):
    """The number of black cubes on a gauge."""

    cubes: int


class TieBreak(NamedTuple):
    """The criteria that break a tie, in order, the higher the better: see `scoring.rank`."""

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


class Launched(NamedTuple):
    """The number of sites that a seat has launched in its phase 1 and kept."""

    sites: int


class Amounts(NamedTuple):
    """A number of each resource."""

    wood: int
    stone: int
    gold: int
    joker: int


class Gain(NamedTuple):
    """Resources that a seat gains, and their source: see `season.FROM_POOL`."""

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
    """The other seat of a swap, and the net change of the seat that swaps."""

    other: int
    wood: int
    stone: int
    gold: int

    @property
    def change(self) -> Stored:
        """The change alone."""
        return Stored(*self[1:])


class Exchange(NamedTuple):
    """The jokers stored as each kind, the craftsmen's tokens stored, and how many of the jokers are the Port's."""

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
    """The amounts of one resource that are paid from the hand and with tokens."""

    kind: int
    hand: int
    tokens: int


class Wild(NamedTuple):
    """The numbers of jokers, of the Port's tokens and of caravans that pay the rest of a price."""

    jokers: int
    port: int
    caravans: int


class Pool(NamedTuple):
    """A resource enters or leaves the pool: the change, and the amount after it."""

    kind: int
    by: int
    left: int


class Barracks(NamedTuple):
    """The seat whose gauge goes up."""

    other: int


class Soften(NamedTuple):
    """The buildings that soften a Trouble: see SOFTEN in `moves`."""

    how: int


class Night(NamedTuple):
    """The number of cards in the darkness."""

    cards: int


RECORDED: Final[Schema] = {
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
NOTES: Final[Schema] = {
    **RECORDED,
    "settle": Site,
    "launch": Launch,
    "abandon": Site,
    "demolish": Site,
    "ready": Launched,
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
