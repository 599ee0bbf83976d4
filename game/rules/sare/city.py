"""A seat's city: its tiles, prices and room, and the effects of laying and removing tiles."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.core.facts import Noted, Sink
from game.rules.sare.notes import Amounts, Gauge, Growth
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    ADMINISTRATIVE,
    ALL_SPACES,
    BARRACKS,
    CARPENTER,
    JOKER,
    MASTER,
    PALACE,
    PORT,
    PRODUCTION,
    PYRAMID,
    SPACES,
    TRADES,
    TYPES,
    WAREHOUSE,
    Tables,
)


def tiles(state: SaReState, seat: int) -> Iterator[tuple[int, int, bool]]:
    """Yield (tile, slot, built) for every tile of a seat, by type, then slot."""
    siting = state.siting[seat]
    for tile in range(TYPES):
        slots = state.owned[seat * TYPES + tile]
        while slots:
            low = slots & -slots
            yield tile, low.bit_length() - 1, not siting & low
            slots ^= low


def built(state: SaReState, seat: int, tile: int) -> int:
    """Return how many built tiles of a type a seat has."""
    return (state.owned[seat * TYPES + tile] & ~state.siting[seat]).bit_count()


def administrative(state: SaReState, seat: int) -> int:
    """Return the mask of the built administrative buildings of a seat: bit tile - BARRACKS."""
    mask = 0
    at = seat * TYPES
    standing = ~state.siting[seat]
    for tile in ADMINISTRATIVE:
        if state.owned[at + tile] & standing:
            mask |= 1 << tile - BARRACKS
    return mask


def built_spaces(state: SaReState, seat: int) -> int:
    """Return the mask of the spaces with a built tile."""
    slots = state.occupied[seat] & ~state.siting[seat]
    return (slots | slots >> SPACES) & ALL_SPACES


def base(state: SaReState, seat: int) -> int:
    """Return the lowest square of a seat's gauge that no black cube covers (R-3.2)."""
    return state.growth[seat].bit_count() + 1


def set_gauge(state: SaReState, seat: int, square: int, sink: Sink | None) -> None:
    """Put the red cube of a seat on a square."""
    if sink and square != state.gauge[seat]:
        sink(Noted("gauge", seat, Gauge(state.gauge[seat], square)))
    state.gauge[seat] = square


def first_square(state: SaReState, seat: int, sites: int, masters: int) -> int:
    """Return the square where the gauge starts the season with this many sites and Master Builders (R-3.2)."""
    return base(state, seat) + max(0, sites - masters)


def room(tables: Tables, state: SaReState, seat: int) -> int:
    """Return the number of resources that the Warehouses of a seat hold (R-8.4)."""
    return tables.storage * built(state, seat, WAREHOUSE)


def helping(state: SaReState, seat: int) -> int:
    """Return a mask without the slots of sites and of buildings built in this phase, which give no discount (R-4).

    All other bits are set, those of empty slots too, so it is negative: to be combined with a mask of buildings.
    """
    if state.fresh and state.stack[-1][1] == seat:
        return ~state.siting[seat] & ~state.fresh
    return ~state.siting[seat]


def has_port_discount(tables: Tables, state: SaReState, seat: int, space: int) -> bool:
    """Return whether a Port built in an earlier round makes sites on `space` cheaper (R-4)."""
    return bool(tables.nile >> space & 1 and state.owned[seat * TYPES + PORT] & helping(state, seat))


def price(tables: Tables, state: SaReState, seat: int, tile: int, space: int) -> tuple[int, int, int]:
    """Return wood, stone and gold for a site or pyramid step on `space`, after the craftsmen's discount (R-4)."""
    cost = tables.pyramid_costs[state.pyramid[seat] - 1] if tile == PYRAMID else tables.costs[tile]
    near = tables.hoods[space] & helping(state, seat)
    at = seat * TYPES + CARPENTER
    owned = state.owned
    wood = cost[0] - (owned[at] & near).bit_count()
    stone = cost[1] - (owned[at + 1] & near).bit_count()
    gold = cost[2] - (owned[at + 2] & near).bit_count()
    return (wood if wood > 0 else 0), (stone if stone > 0 else 0), (gold if gold > 0 else 0)


def put(state: SaReState, seat: int, tile: int, space: int, site: bool) -> int:
    """Lay a tile from the reference board on a space with room, as a `site` or built, and return its slot; cards are
    not touched.
    """
    slot = space + SPACES if state.occupied[seat] >> space & 1 else space
    bit = 1 << slot
    state.stock[tile] -= 1
    state.owned[seat * TYPES + tile] |= bit
    state.occupied[seat] |= bit
    if site:
        state.siting[seat] |= bit
    return slot


def take_away(state: SaReState, seat: int, tile: int, slot: int) -> None:
    """Put a tile back with its token, jokers and card (R-3.5); a second tile on the space moves to the first slot."""
    bit = 1 << slot
    state.stock[tile] += 1
    state.owned[seat * TYPES + tile] ^= bit
    state.occupied[seat] ^= bit
    state.siting[seat] &= ~bit
    state.launched &= ~bit
    if state.tokens[seat] & bit:
        state.tokens[seat] ^= bit
        state.supply[JOKER if tile == PORT else tile - CARPENTER] += 1
    if tile == PYRAMID:
        state.supply[JOKER] += state.steps[seat]
        state.pyramids |= 1 << state.pyramid[seat] - 1
        state.pyramid[seat] = state.steps[seat] = 0
    if BARRACKS <= tile <= PALACE:
        state.ready[seat] &= ~(1 << tile - BARRACKS)
    above = bit << SPACES
    if slot < SPACES and state.occupied[seat] & above:
        both = bit | above
        at = next(seat * TYPES + t for t in PRODUCTION if state.owned[seat * TYPES + t] & above)
        state.owned[at] ^= both
        state.occupied[seat] ^= both
        if state.siting[seat] & above:
            state.siting[seat] ^= both
        if state.tokens[seat] & above:
            state.tokens[seat] ^= both
        if state.launched & above:
            state.launched ^= both


def refill(state: SaReState, seat: int, sink: Sink | None) -> None:
    """Put a token on each built craftsman and Port that has none, as far as the supply goes (R-8.1)."""
    got = [0, 0, 0, 0]
    lacking = ~state.siting[seat] & ~state.tokens[seat]
    at = seat * TYPES
    for kind, tile in enumerate((*TRADES, PORT)):
        slots = state.owned[at + tile] & lacking
        while slots and state.supply[kind]:
            low = slots & -slots
            state.tokens[seat] |= low
            state.supply[kind] -= 1
            got[kind] += 1
            slots ^= low
    if sink and any(got):
        sink(Noted("refill", seat, Amounts(*got)))


def grow(tables: Tables, state: SaReState, seat: int, sink: Sink | None) -> None:
    """Lay the black cubes that a seat has earned with its buildings (R-8.6)."""
    cubes = state.growth[seat]
    if not cubes & 1 and (built(state, seat, PORT) or built(state, seat, PYRAMID)):
        cubes |= 1
    if not cubes & 2 and administrative(state, seat).bit_count() >= tables.admin_growth:
        cubes |= 2
    if cubes != state.growth[seat]:
        state.growth[seat] = cubes
        if sink:
            sink(Noted("growth", seat, Growth(cubes.bit_count())))
        if state.gauge[seat] < base(state, seat):
            set_gauge(state, seat, base(state, seat), sink)


def masters(state: SaReState, seat: int) -> int:
    """Return the number of built Master Builders of a seat."""
    return (state.owned[seat * TYPES + MASTER] & ~state.siting[seat]).bit_count()
