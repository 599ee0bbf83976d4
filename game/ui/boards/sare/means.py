"""The means of a seat: its sites with their prices, those that it can pay for together, and what the others lack."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.rules.sare import city, payment
from game.rules.sare.game import SaRe
from game.rules.sare.state import SaReState
from game.rules.sare.tables import PYRAMID, SPACES, Tables

Cost = tuple[int, int, int]


class SitePrice(NamedTuple):
    """A site, or the next step of a pyramid, and its present price."""

    tile: int
    slot: int
    price: Cost


def means_of(state: SaReState, seat: int) -> tuple[int, int, int, int]:
    """Return the wood, stone, gold and jokers that a seat can pay with: gains, Warehouses and tokens; the jokers
    include the caravans.

    After a revolt only the means of chartering and storing remain: no tokens, no caravans (R-7).
    """
    store, gains = state.store[seat * 3 : seat * 3 + 3], state.gains[seat * 4 : seat * 4 + 4]
    if state.revolted >> seat & 1:
        return gains[0] + store[0], gains[1] + store[1], gains[2] + store[2], gains[3]
    wood, stone, gold, wild = payment.means(state, seat)
    if state.stack and state.stack[-1][1] != seat:
        wild += state.chartered  # by the seat that builds, not by this one
    return wood + store[0], stone + store[1], gold + store[2], wild


def demand_of(game: SaRe, state: SaReState, seat: int, own: Sequence[int]) -> tuple[int, int, int]:
    """Return the wood, stone and gold that a seat's sites cost together now; a pyramid counts one step, unless one was
    built in this phase (R-8.2).

    The Port's discounts (R-4) are taken so that the least is missing of `own`, then so that the sum is lowest. After a
    revolt nothing can be built in this round (R-7).
    """
    totals: set[Cost] = {(0, 0, 0)}
    for site in sites_of(game.tables, state, seat):
        totals = {_plus(total, price) for total in totals for price in _prices(game.tables, state, seat, site)}
    return min(totals, key=lambda total: (sum(_short(total, own)), sum(total), total))


def _plus(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def _short(cost: Cost, own: Sequence[int]) -> list[int]:
    return [max(0, need - have) for need, have in zip(cost, own, strict=False)]


def _prices(tables: Tables, state: SaReState, seat: int, site: SitePrice) -> set[Cost]:
    """Return the prices that a seat can choose from for a site: the Port gives one resource off (R-4)."""
    if not city.has_port_discount(tables, state, seat, site.slot % SPACES):
        return {site.price}
    wood, stone, gold = site.price
    return {(max(0, wood - 1), stone, gold), (wood, max(0, stone - 1), gold), (wood, stone, max(0, gold - 1))}


def sites_of(tables: Tables, state: SaReState, seat: int) -> list[SitePrice]:
    """Return the sites that a seat may still build in this round, with their prices, whether it can pay for them or
    not; one whose payment is half made is no longer among them.
    """
    if state.revolted >> seat & 1:
        return []
    has_stepped = state.stepped and state.stack and state.stack[-1][1] == seat
    paying = state.stack[-1][2:4] if state.is_half_made and state.stack[-1][1] == seat else ()
    return [
        SitePrice(tile, slot, city.price(tables, state, seat, tile, slot % SPACES))
        for tile, slot, is_built in city.tiles(state, seat)
        if not is_built and not (tile == PYRAMID and has_stepped) and (tile, slot) != paying
    ]


def affordable(
    tables: Tables, state: SaReState, seat: int, sites: Sequence[SitePrice], means: Sequence[int]
) -> tuple[frozenset[int], tuple[int, ...]]:
    """Return the slots of the most sites that `means` can pay for together, of equally many the most expensive, and the
    means left over.

    The Port's discount is taken where it helps; discounts of buildings to come are not counted.
    """
    prices = [_prices(tables, state, seat, site) for site in sites]

    @cache
    def best(at: int, left: tuple[int, ...]) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
        """Return number, worth and slots of the best choice among the sites from `at` on, and the means left over."""
        if at == len(sites):
            return 0, 0, (), left
        found = best(at + 1, left)
        for price in prices[at]:
            short = sum(_short(price, left))
            if short <= left[3]:
                rest = *(max(0, have - need) for need, have in zip(price, left, strict=False)), left[3] - short
                number, worth, slots, over = best(at + 1, rest)
                found = max(found, (number + 1, worth + sum(price), (sites[at].slot, *slots), over))
        return found

    _, _, slots, over = best(0, tuple(means))
    return frozenset(slots), over


def lack_of(price: Cost, rest: Sequence[int]) -> int:
    """Return the number of resources that `rest` lacks for a price; its wilds stand for any."""
    return sum(_short(price, rest)) - rest[3]


def lacking(tables: Tables, state: SaReState, seat: int, gain: Sequence[int]) -> frozenset[int]:
    """Return the resources lacking for the sites that cannot be paid for; `gain` is the wood, stone, gold and jokers
    that stopping would bring.
    """
    sites = sites_of(tables, state, seat)
    total = [have + more for have, more in zip(means_of(state, seat), gain, strict=True)]
    paid, rest = affordable(tables, state, seat, sites, total)
    unpaid = [site.price for site in sites if site.slot not in paid]
    return frozenset(kind for kind in range(3) if sum(price[kind] for price in unpaid) > rest[kind])


def wanted_of(
    need: tuple[int, int, int], have: tuple[int, int, int, int], gain: tuple[int, int, int, int]
) -> tuple[int, int, int, int]:
    """Return the wood, stone, gold and jokers wanted: `need`, and as many jokers as the shortage requires, or none if
    the seat has and gains none.
    """
    short = sum(max(0, need[kind] - have[kind] - gain[kind]) for kind in range(3))
    return *need, short if have[3] + gain[3] else 0
