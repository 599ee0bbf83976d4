"""A position of Sa-Rê: counts, masks of slots and the cards of the season."""

from __future__ import annotations

from typing import ClassVar, Final

from game.rules.core.state import INT, INTS, MASK, PIECES, TUPLES, State

SITES: Final = 0
SEASON: Final = 1
CONSTRUCTION: Final = 2
OVER: Final = 3
"""Values of `phase`; the starting tiles are placed in phase SITES of round 0."""


class SaReState(State):
    """A complete position of Sa-Rê.

    Lists by seat are indexed `seat`, `owned` by `seat * 13 + tile`, `store` by `seat * 3 + resource` and `gains` by
    `seat * 4 + resource`; resources are wood, stone, gold, joker. Masks of slots: a space has slot `space` and, for the
    second of two production tiles, slot `space + 12`.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "seats": INT,
        "scenario": INT,
        "architect": INT,
        "round": INT,
        "phase": INT,
        "first": INT,
        "stack": TUPLES,
        "supply": INTS,
        "stock": INTS,
        "pyramids": INT,
        "owned": INTS,
        "siting": INTS,
        "occupied": INTS,
        "tokens": INTS,
        "launched": INT,
        "fresh": INT,
        "stepped": INT,
        "chartered": INT,
        "pyramid": INTS,
        "steps": INTS,
        "store": INTS,
        "gains": INTS,
        "caravans": INTS,
        "gauge": INTS,
        "growth": INTS,
        "ready": INTS,
        "standing": INT,
        "revolted": INT,
        "jokers": INT,
        "last": INT,
        "awarded": INT,
        "drawn": INT,
        "draws": INT,
        "inside": INT,
        "pool": INTS,
        "pile": PIECES,
        "spent": MASK,
        "double": PIECES,
        "shoe": PIECES,
        "seen": MASK,
        "removed": PIECES,
        "hand": PIECES,
        "top": PIECES,
        "bottom": PIECES,
        "shown": PIECES,
        "discard": MASK,
        "second": MASK,
        "dark": PIECES,
        "gone": MASK,
        "kept": PIECES,
        "palace": PIECES,
    }
    __slots__ = tuple(FIELDS)

    seats: int
    """The number of players."""
    scenario: int
    """Pharaoh's directive: an index into SCENARIOS."""
    architect: int
    """1 in the Architect variant."""
    round: int
    """Counts from 1; 0 while the starting tiles are placed."""
    phase: int
    first: int
    """The first player of the round."""
    stack: list[tuple[int, ...]]
    """Open decisions, the top last: (kind, seat, …), see game.rules.sare.moves."""
    supply: list[int]
    """Tokens left: wood, stone, gold, joker."""
    stock: list[int]
    """Tiles on the reference board by type."""
    pyramids: int
    """The pyramid cards in the stack: bit n - 1 for number n; the lowest number is on top."""
    owned: list[int]
    """For each seat and type the slots where such a tile lies, site or built."""
    siting: list[int]
    """For each seat the slots whose tile shows its site side."""
    occupied: list[int]
    """For each seat the slots with a tile."""
    tokens: list[int]
    """For each seat the slots of trades and Port that hold their token."""
    launched: int
    """The slots of the sites that the seat in phase 1 has launched in this phase."""
    fresh: int
    """The slots of the tiles that the seat in phase 3 has built in this phase."""
    stepped: int
    """1 when the seat in phase 3 has taken its pyramid step."""
    chartered: int
    """The number of caravans that the seat in phase 3 has chartered in this phase."""
    pyramid: list[int]
    """The number of each seat's pyramid card, 0 for none."""
    steps: list[int]
    """The number of steps of each seat's pyramid."""
    store: list[int]
    """The resources in the Warehouses."""
    gains: list[int]
    """The resources beside the site; in phase 3 the hand: gains and store together."""
    caravans: list[int]
    gauge: list[int]
    """The square of the red cube, from 1."""
    growth: list[int]
    """Black cubes: bit 0 for the first main building, bit 1 for the administrative ones."""
    ready: list[int]
    """Administrative buildings on their day side: bit tile - BARRACKS."""
    standing: int
    """Seats whose obelisk stands, as bits."""
    revolted: int
    jokers: int
    """The seats owed a joker by their Library, as bits."""
    last: int
    """The last seat that laid its obelisk, -1 for none."""
    awarded: int
    """1 when the double-resource card has gone to a seat."""
    drawn: int
    """Cards drawn from the shoe this season."""
    draws: int
    """The number of cards still to be drawn without a question."""
    inside: int
    """1 while the cards of a Horus are drawn."""
    pool: list[int]
    """The wood, stone and gold that every seat that stops receives."""
    pile: list[int]
    """Double-resource cards not yet used, a bag."""
    spent: int
    double: list[int]
    """The double-resource card of the season, at most one."""
    shoe: list[int]
    """The shuffled part of the shoe, a bag in ascending order."""
    seen: int
    """Season cards that have been shown to all this season."""
    removed: list[int]
    """The card set aside unseen at the start of the season, at most one."""
    hand: list[int]
    """The two cards a Temple looks at, the top one first."""
    top: list[int]
    """The card that a Temple put on top of the shoe, at most one."""
    bottom: list[int]
    """Cards that Temples put under the shoe, the highest first; EMPTY once drawn."""
    shown: list[int]
    """The card that was revealed and has not yet taken effect, at most one."""
    discard: int
    second: int
    """The discard that Hoshekh opens."""
    dark: list[int]
    """The old discard in darkness, a bag."""
    gone: int
    """The cards that the darkness has removed."""
    kept: list[int]
    """The card each seat's Temple keeps, or EMPTY."""
    palace: list[int]
    """The card each seat's Palace took, or EMPTY."""


def next_in_turn(state: SaReState, seat: int) -> int:
    """Return the seat after `seat` in the order of the round, or -1 after the last."""
    following = (seat + 1) % state.seats
    return following if following != state.first else -1
