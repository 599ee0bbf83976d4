"""A position of Sa-Rê: counts, masks of slots and the cards of the season."""

from __future__ import annotations

from typing import ClassVar, Final

from game.rules.core.state import INT, INTS, MASK, PIECES, TUPLES, State
from game.rules.sare.moves import PAYING

SITES: Final = 0
SEASON: Final = 1
CONSTRUCTION: Final = 2
OVER: Final = 3
"""The values of `phase`; the starting tiles are placed in phase SITES of round 0."""


class SaReState(State):
    """A position of Sa-Rê; in views, cards that the viewer does not know are hidden codes.

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
    """The number of the round, from 1; 0 while the starting tiles are placed."""
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
    """For each seat the slots of craftsmen and Port that hold their token."""
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
    """The number of steps built of each seat's pyramid."""
    store: list[int]
    """The resources in the Warehouses."""
    gains: list[int]
    """The resources beside the city; in phase 3 the hand: gains and store together."""
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
    """The number of cards drawn from the shoe this season."""
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

    @property
    def is_half_made(self) -> bool:
        """Whether a payment is open."""
        return bool(self.stack) and self.stack[-1][0] in PAYING

    def clone(self) -> SaReState:
        """Return an independent copy."""
        new = SaReState()
        new.seats = self.seats
        new.scenario = self.scenario
        new.architect = self.architect
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.stack = self.stack.copy()
        new.supply = self.supply.copy()
        new.stock = self.stock.copy()
        new.pyramids = self.pyramids
        new.owned = self.owned.copy()
        new.siting = self.siting.copy()
        new.occupied = self.occupied.copy()
        new.tokens = self.tokens.copy()
        new.launched = self.launched
        new.fresh = self.fresh
        new.stepped = self.stepped
        new.chartered = self.chartered
        new.pyramid = self.pyramid.copy()
        new.steps = self.steps.copy()
        new.store = self.store.copy()
        new.gains = self.gains.copy()
        new.caravans = self.caravans.copy()
        new.gauge = self.gauge.copy()
        new.growth = self.growth.copy()
        new.ready = self.ready.copy()
        new.standing = self.standing
        new.revolted = self.revolted
        new.jokers = self.jokers
        new.last = self.last
        new.awarded = self.awarded
        new.drawn = self.drawn
        new.draws = self.draws
        new.inside = self.inside
        new.pool = self.pool.copy()
        new.pile = self.pile.copy()
        new.spent = self.spent
        new.double = self.double.copy()
        new.shoe = self.shoe.copy()
        new.seen = self.seen
        new.removed = self.removed.copy()
        new.hand = self.hand.copy()
        new.top = self.top.copy()
        new.bottom = self.bottom.copy()
        new.shown = self.shown.copy()
        new.discard = self.discard
        new.second = self.second
        new.dark = self.dark.copy()
        new.gone = self.gone
        new.kept = self.kept.copy()
        new.palace = self.palace.copy()
        return new


def next_in_turn(state: SaReState, seat: int) -> int:
    """Return the seat after `seat` in the order of the round, or -1 after the last."""
    following = (seat + 1) % state.seats
    return following if following != state.first else -1
