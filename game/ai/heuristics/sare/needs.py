"""The tiles that a seat of Sa-Rê still has to build, their cost, its means to pay for them, and the rounds it needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import sqrt
from typing import Final

from game.rules.core.arithmetic import total
from game.rules.sare import city
from game.rules.sare.state import CONSTRUCTION, SaReState
from game.rules.sare.tables import (
    ADMINISTRATIVE,
    ALL_SPACES,
    CARPENTER,
    FIRST_PYRAMID,
    PHARAOH,
    PORT,
    PYRAMID,
    SCRIBE,
    SPACES,
    TRADES,
    TYPES,
    WAREHOUSE,
    Tables,
)

Price = tuple[int, int, int]
"""Wood, stone and gold."""
COVERING: Final = 2.6
"""The approximate cost of the cheapest tile for one more space after discounts (Scribe)."""


def wanted(tables: Tables, state: SaReState, seat: int) -> list[int]:
    """Return the types of tiles that a seat still needs for the scenario, sites included, but none to cover spaces."""
    at = seat * TYPES
    owned = tuple(state.owned[at : at + CARPENTER])
    order = _cheapest_first(tables.costs)
    return list(_wanted(owned, state.siting[seat], bool(state.steps[seat]), state.scenario, tables.priest, order))


@lru_cache(1 << 14)
def _wanted(
    owned: tuple[int, ...], siting: int, stepped: bool, scenario: int, priest: int, order: tuple[int, ...]
) -> tuple[int, ...]:
    """Return what `wanted` returns, for these main and administrative buildings; `order` lists the types by price."""
    missing = []
    if not owned[PYRAMID] & ~siting and (scenario != SCRIBE or not stepped):
        missing.append(PYRAMID)
    if scenario in (SCRIBE, FIRST_PYRAMID):
        return tuple(missing)
    if not owned[PORT] & ~siting:
        missing.append(PORT)
    lacking = [t for t in ADMINISTRATIVE if not owned[t] & ~siting]
    if scenario == PHARAOH:
        return (*missing, *lacking)
    number = priest - (len(ADMINISTRATIVE) - len(lacking))
    if number > 0:
        sited = [t for t in lacking if owned[t]]
        rest = [t for t in order if t in lacking and not owned[t]]
        missing += [*sited, *rest][:number]
    return tuple(missing)


@cache
def _cheapest_first(costs: tuple[Price, ...]) -> tuple[int, ...]:
    return tuple(sorted(ADMINISTRATIVE, key=lambda tile: sum(costs[tile])))


def free_spaces(state: SaReState, seat: int) -> int:
    """Return the mask of the spaces without any tile."""
    slots = state.occupied[seat]
    return ALL_SPACES & ~(slots | slots >> SPACES)


def reserved(tables: Tables, state: SaReState, seat: int, tile: int) -> int:
    """Return the mask of the free spaces that `tile` must leave to tiles that the seat still needs.

    The last one by the Nile is for the Port; if there are no more than needed tiles, all are theirs.
    """
    free = free_spaces(state, seat)
    at = seat * TYPES
    lacking = [kind for kind in wanted(tables, state, seat) if not state.owned[at + kind]]
    kept = 0
    if PORT in lacking and tile != PORT and (free & tables.nile).bit_count() == 1:
        kept = free & tables.nile
    if tile not in lacking and free.bit_count() <= len(lacking):
        kept = free
    return kept


def list_price(tables: Tables, state: SaReState, seat: int, tile: int) -> Price:
    """Return the price of a tile before discounts; for a pyramid not yet launched, the price of the card on top."""
    if tile != PYRAMID:
        return tables.costs[tile]
    number = state.pyramid[seat] or (state.pyramids & -state.pyramids).bit_length() or 1
    return tables.pyramid_costs[number - 1]


def savings(tables: Tables, state: SaReState, seat: int) -> tuple[Price, ...]:
    """Return for every space the discounts of a seat's craftsmen there, by resource (R-4)."""
    at = seat * TYPES + CARPENTER
    active = city.helping(state, seat)
    wood, stone, gold = state.owned[at : at + 3]
    return _savings(tables.hoods, wood & active, stone & active, gold & active)


@lru_cache(1 << 14)
def _savings(hoods: tuple[int, ...], wood: int, stone: int, gold: int) -> tuple[Price, ...]:
    return tuple(((wood & near).bit_count(), (stone & near).bit_count(), (gold & near).bit_count()) for near in hoods)


def reduced(cost: Price, saved: Price) -> Price:
    """Return a price after a discount; nothing falls below 0."""
    wood, stone, gold = cost[0] - saved[0], cost[1] - saved[1], cost[2] - saved[2]
    return (wood if wood > 0 else 0), (stone if stone > 0 else 0), (gold if gold > 0 else 0)


def price_on(tables: Tables, state: SaReState, seat: int, tile: int, space: int) -> Price:
    """Return the current price of a tile on a space."""
    return reduced(list_price(tables, state, seat, tile), savings(tables, state, seat)[space])


def best_space(tables: Tables, state: SaReState, seat: int, tile: int) -> tuple[int, Price]:
    """Return the free space where a tile is cheapest now, and the price there; -1 and (9, 9, 9) if there is none."""
    free = free_spaces(state, seat)
    if tile == PORT:
        free &= tables.nile
    wood, stone, gold = list_price(tables, state, seat, tile)
    best, where = 99, -1
    for space, (less_wood, less_stone, less_gold) in enumerate(savings(tables, state, seat)):
        if free >> space & 1:
            total = 0
            if wood > less_wood:
                total = wood - less_wood
            if stone > less_stone:
                total += stone - less_stone
            if gold > less_gold:
                total += gold - less_gold
            if total < best:
                best, where = total, space
    return where, price_on(tables, state, seat, tile, where) if where >= 0 else (9, 9, 9)


def steps_left(tables: Tables, state: SaReState, seat: int) -> int:
    """Return the number of pyramid steps that a seat still needs for the scenario."""
    if state.scenario == SCRIBE:
        return 0 if state.steps[seat] else 1
    if city.built(state, seat, PYRAMID):
        return 0
    number = state.pyramid[seat]
    if not number:
        low = state.pyramids & -state.pyramids
        number = low.bit_length() or 1
    total: int = tables.pyramid_steps[number - 1]
    return total - state.steps[seat]


def bill(tables: Tables, state: SaReState, seat: int) -> tuple[list[float], int]:
    """Return the wood, stone and gold for everything still to be built, and the number of tiles to complete."""
    total = [0.0, 0.0, 0.0]
    tiles = 0
    for tile in wanted(tables, state, seat):
        slots = state.owned[seat * TYPES + tile]
        if slots:
            price = city.price(tables, state, seat, tile, ((slots & -slots).bit_length() - 1) % SPACES)
        else:
            price = best_space(tables, state, seat, tile)[1]
        times = steps_left(tables, state, seat) if tile == PYRAMID else 1
        for kind in range(3):
            total[kind] += price[kind] * times
        tiles += 1
    if state.scenario == SCRIBE:
        covered = city.built_spaces(state, seat)
        if state.steps[seat]:
            covered |= state.owned[seat * TYPES + PYRAMID] & ALL_SPACES
        open_spaces = SPACES - covered.bit_count()
        tiles = max(tiles, open_spaces)
        cover = max(0, open_spaces - (0 if state.steps[seat] else 1))
        for kind in range(3):
            total[kind] += cover * COVERING / 3
    return total, tiles


def means(state: SaReState, seat: int) -> tuple[list[float], float]:
    """Return the wood, stone and gold of a seat (Warehouses, gains, tokens), and its substitutes for any resource.

    Substitutes are jokers and the token of the Port; a caravan counts as 0.9 of one.
    """
    own = [float(state.store[seat * 3 + kind] + state.gains[seat * 4 + kind]) for kind in range(3)]
    tokens = state.tokens[seat]
    at = seat * TYPES
    for kind, trade in enumerate(TRADES):
        own[kind] += (state.owned[at + trade] & tokens).bit_count()
    wild = state.gains[seat * 4 + 3] + (state.owned[at + PORT] & tokens).bit_count()
    return own, wild + 0.9 * state.caravans[seat]


def anything(state: SaReState, seat: int) -> int:
    """Return the number of a seat's substitutes for any resource: jokers, the token of its Port, caravans."""
    tokens = state.owned[seat * TYPES + PORT] & state.tokens[seat]
    return state.gains[seat * 4 + 3] + tokens.bit_count() + state.caravans[seat]


def site_bill(tables: Tables, state: SaReState, seat: int) -> list[int]:
    """Return the wood, stone and gold for the launched sites.

    For a pyramid that is one step, or nothing once a step has been built in this construction phase.
    """
    total = [0, 0, 0]
    siting = state.siting[seat]
    for tile in range(TYPES):
        slots = state.owned[seat * TYPES + tile] & siting
        while slots:
            low = slots & -slots
            slots ^= low
            if tile == PYRAMID and state.stepped and state.phase == CONSTRUCTION:
                continue
            price = city.price(tables, state, seat, tile, (low.bit_length() - 1) % SPACES)
            for kind in range(3):
                total[kind] += price[kind]
    return total


def last_sites(tables: Tables, state: SaReState, seat: int) -> list[tuple[int, int]] | None:
    """Return the sites (tile, space) that a seat must pay for to fulfil the scenario in this round.

    None if it cannot (a tile is not launched yet, or takes more than one step) or has nothing left to pay for. Valid
    before the seat builds.
    """
    at = seat * TYPES
    found: list[tuple[int, int]] = []
    for tile in wanted(tables, state, seat):
        slots = state.owned[at + tile] & state.siting[seat]
        if not slots or (tile == PYRAMID and steps_left(tables, state, seat) != 1):
            return None
        found.append((tile, ((slots & -slots).bit_length() - 1) % SPACES))
    if state.scenario == SCRIBE:
        bare = ALL_SPACES & ~(city.built_spaces(state, seat) | state.owned[at + PYRAMID])
        for space in range(SPACES):
            if bare >> space & 1:
                here = state.siting[seat] & (1 << space | 1 << space + SPACES)
                tiles = [tile for tile in range(TYPES) if state.owned[at + tile] & here]
                if not tiles:
                    return None
                found.append((min(tiles, key=lambda t: sum(city.price(tables, state, seat, t, space))), space))
    return found or None


def last_bill(tables: Tables, state: SaReState, seat: int) -> tuple[list[int], int] | None:
    """Return the price of fulfilling the scenario in this round, and the number of resources that the Port takes off.

    None if `last_sites` returns None.
    """
    found = last_sites(tables, state, seat)
    if found is None:
        return None
    total, off = [0, 0, 0], 0
    for tile, space in found:
        price = city.price(tables, state, seat, tile, space)
        for kind in range(3):
            total[kind] += price[kind]
        off += any(price) and city.has_port_discount(tables, state, seat, space)
    return total, off


def ends_now(tables: Tables, state: SaReState, seat: int) -> bool:
    """Return whether a seat can fulfil the scenario this round with its present means."""
    bill = last_bill(tables, state, seat)
    if bill is None:
        return False
    own, _ = means(state, seat)
    short = total(max(0.0, due - have) for due, have in zip(bill[0], own, strict=True))
    return short <= anything(state, seat) + bill[1]


def rounds_to_go(tables: Tables, weights: Mapping[str, float], state: SaReState, seat: int) -> float:
    """Return the approximate number of rounds that `seat` needs to fulfil the scenario."""
    due, tiles = bill(tables, state, seat)
    own, wild = means(state, seat)
    return rounds(tables, weights, state, seat, due, tiles, own, wild)


def rounds(
    t: Tables,
    w: Mapping[str, float],
    state: SaReState,
    seat: int,
    due: Sequence[float],
    tiles: int,
    own: Sequence[float],
    wild: float,
) -> float:
    """Return what `rounds_to_go` returns, from the results of `bill` (`due`, `tiles`) and `means` (`own`, `wild`)."""
    short = surplus = 0.0
    for kind in range(3):
        difference = due[kind] - own[kind]
        if difference > 0:
            short += difference
        else:
            surplus -= difference
    work = max(0.0, short - wild - w["balance"] * surplus)
    trades = sum(city.built(state, seat, trade) for trade in TRADES)
    income = w["income"] + w["trade"] * trades + w["port"] * city.built(state, seat, PORT)
    income += w["warehouse"] * min(2, city.built(state, seat, WAREHOUSE) - 1)
    by_work = work / income
    by_tiles = tiles / (city.masters(state, seat) + 1.0)
    by_steps = float(steps_left(t, state, seat))
    rounds = sqrt(sqrt(_fourth(by_work) + _fourth(by_tiles) + _fourth(by_steps)))
    admin = city.administrative(state, seat).bit_count()
    return rounds - w["administrative"] * admin


def _fourth(number: float) -> float:
    square = number * number
    return square * square
