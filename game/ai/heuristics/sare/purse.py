"""The best use of a builder's means: the sites to pay for, and the Port's discount on each (R-4, R-8.1).

The rest of a payment is always the same: own resources first, tokens before the hand, jokers next, caravans last; no
other order is better in any respect. So a plan is a choice of sites, with one resource off for each that the Port
cheapens.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from game.ai.heuristics.sare import needs
from game.rules.core.arithmetic import total
from game.rules.sare import city, construction, payment
from game.rules.sare.state import SaReState
from game.rules.sare.tables import JOKER, SPACES, TYPES, WAREHOUSE, Tables

MOST: Final = 6
"""The maximum number of sites compared; of more, the most promising ones."""
END: Final = 60.0
"""The value of fulfilling the scenario."""
LEFT: Final = 0.3
"""The value of a resource that can be kept, relative to one that is built with."""
SOON: Final = 1.0
LATER: Final = 0.8
IDLE: Final = 0.5
ANY: Final = 1.05
CARAVAN: Final = 1.2
"""The values of kept resources, in this order: for a launched site, for the scenario, idle, a joker, a caravan."""


class OpenSite(NamedTuple):
    """A site: its value once built, its price, and whether the Port takes one resource off."""

    tile: int
    space: int
    worth: float
    price: tuple[int, ...]
    port: bool


class Purse(NamedTuple):
    """A seat's own wood, stone and gold (hand and tokens), jokers (hand and Port), caravans."""

    own: tuple[int, ...]
    jokers: int
    caravans: int


class Spending(NamedTuple):
    """A plan: its value, the sites it pays for, and the Port's discount on each: a resource, -1 for none."""

    worth: float
    sites: tuple[tuple[int, int], ...]
    off: tuple[int, ...]


def purse(state: SaReState, seat: int) -> Purse:
    """Return the purse of a seat while it builds."""
    wood, stone, gold, _ = payment.means(state, seat)
    jokers = state.gains[seat * 4 + JOKER] + payment.tokens_of(state, seat, JOKER)
    return Purse((wood, stone, gold), jokers, state.caravans[seat] - state.chartered)


def paid(have: Purse, price: Sequence[int]) -> Purse | None:
    """Return the means left after a price, or None if it cannot be paid."""
    rest = [own - due for own, due in zip(have.own, price, strict=True)]
    short = -sum(min(0, left) for left in rest)
    jokers = min(short, have.jokers)
    if short - jokers > have.caravans:
        return None
    return Purse(tuple(max(0, left) for left in rest), have.jokers - jokers, have.caravans - short + jokers)


def open_sites(tables: Tables, state: SaReState, seat: int, worths: dict[tuple[int, int], float]) -> list[OpenSite]:
    """Return the sites that may be built now, the most promising first, at most MOST."""
    found = []
    for (tile, space), worth in worths.items():
        if construction.why_not_site(state, seat, tile) is None:
            price = city.price(tables, state, seat, tile, space)
            port = any(price) and city.has_port_discount(tables, state, seat, space)
            found.append(OpenSite(tile, space, worth, price, port))
    found.sort(key=lambda site: (-site.worth, site))
    return found[:MOST]


def best(
    tables: Tables,
    state: SaReState,
    seat: int,
    worths: dict[tuple[int, int], float],
    have: Purse | None = None,
    done: tuple[tuple[int, int], ...] = (),
) -> Spending:
    """Return the best plan for the sites in `worths`, which gives the value of each by tile and space.

    `have` are the means to pay with, by default all of the seat's. The sites in `done` are already paid for.
    """
    sites = open_sites(tables, state, seat, worths)
    last = needs.last_sites(tables, state, seat)
    keep = Keep(tables, state, seat, sites)
    found = Spending(-1.0, (), ())
    for plan, left in _plans(sites, have or purse(state, seat)):
        built = {*done, *plan.sites}
        worth = plan.worth + keep.worth(left, built) + (END if last and built.issuperset(last) else 0.0)
        if worth > found.worth:
            found = Spending(worth, plan.sites, plan.off)
    return found


def _plans(sites: Sequence[OpenSite], have: Purse) -> list[tuple[Spending, Purse]]:
    """Return every way to pay for some of the sites, and the means left."""
    found = [(Spending(0.0, (), ()), have)]
    for site in sites:
        for plan, left in found[:]:
            for off in _offs(site):
                price = [due - (kind == off) for kind, due in enumerate(site.price)]
                rest = paid(left, price)
                if rest is not None:
                    more = Spending(plan.worth + site.worth, (*plan.sites, (site.tile, site.space)), (*plan.off, off))
                    found.append((more, rest))
    return found


def _offs(site: OpenSite) -> list[int]:
    return [kind for kind, due in enumerate(site.price) if due] if site.port else [-1]


class Keep:
    """The value of keeping resources for later, given the room in the Warehouses."""

    __slots__ = ("_later", "_prices", "_room", "_storage")

    def __init__(self, tables: Tables, state: SaReState, seat: int, sites: Sequence[OpenSite]) -> None:
        due, _ = needs.bill(tables, state, seat)
        self._prices = {(site.tile, site.space): site.price for site in sites}
        self._later = [int(number) for number in due]
        self._room = city.room(tables, state, seat)
        self._storage = tables.storage

    def worth(self, have: Purse, built: Collection[tuple[int, int]]) -> float:
        """Return the value of the best resources to keep, and of the caravans, once the sites in `built` are paid.

        A Warehouse stores at once (R-8.5).
        """
        room = self._room + self._storage * sum(tile == WAREHOUSE for tile, _ in built)
        waiting = [price for site, price in self._prices.items() if site not in built]
        units = [ANY] * have.jokers
        for kind, number in enumerate(have.own):
            soon = min(number, sum(price[kind] for price in waiting))
            later = min(number - soon, self._later[kind])
            units += [SOON] * soon + [LATER] * later + [IDLE] * (number - soon - later)
        units.sort(reverse=True)
        return LEFT * (total(units[:room]) + CARAVAN * have.caravans)


def discount(
    tables: Tables, state: SaReState, seat: int, worths: dict[tuple[int, int], float], found: Sequence[tuple[int, ...]]
) -> tuple[int, ...]:
    """Return, of the Port's discounts `found` for the site being paid, the one that leaves the best plan (R-4)."""
    _, _, tile, slot, *due = state.stack[-1]
    site = tile, slot % SPACES
    others = {other: worth for other, worth in worths.items() if other != site}
    have = purse(state, seat)

    def after(move: tuple[int, ...]) -> float:
        left = paid(have, [price - (kind == move[1]) for kind, price in enumerate(due)])
        return best(tables, state, seat, others, left, (site,)).worth if left is not None else -1.0

    return max(found, key=after)


def lying(state: SaReState, seat: int) -> list[tuple[int, int]]:
    """Return the sites of a seat as (tile, space); equal sites on one space count once."""
    found = []
    siting = state.siting[seat]
    for tile in range(TYPES):
        slots = state.owned[seat * TYPES + tile] & siting
        spaces = (slots | slots >> SPACES) & (1 << SPACES) - 1
        while spaces:
            low = spaces & -spaces
            spaces ^= low
            found.append((tile, low.bit_length() - 1))
    return found
