"""Phase 1: launching, giving up and demolishing (R-3). Each rule is written once, for `legal` and for `refusal`."""

from __future__ import annotations

from typing import Final

from game.rules.core.chance import Chance, Roll
from game.rules.core.facts import Noted, Sink
from game.rules.core.game import Move, Refusal
from game.rules.sare import city, moves, season, storage
from game.rules.sare.notes import Amounts, Launch, Launched, Site
from game.rules.sare.state import SaReState, next_in_turn
from game.rules.sare.tables import (
    ALL_SPACES,
    CARPENTER,
    MASTER,
    PORT,
    PRODUCTION,
    PYRAMID,
    SCRIBE,
    SPACES,
    TYPES,
    WAREHOUSE,
    Tables,
)


def spaces_for(tables: Tables, state: SaReState, seat: int, tile: int) -> int:
    """Return the mask of the spaces where a tile may be launched (R-3.4, R-3.6)."""
    slots = state.occupied[seat]
    lower, upper = slots & ALL_SPACES, slots >> SPACES
    free = ALL_SPACES & ~lower
    if tile >= CARPENTER:
        at = seat * TYPES
        producing = 0
        for production in PRODUCTION:
            producing |= state.owned[at + production]
        free |= producing & ~upper & ALL_SPACES
    elif tile == PORT:
        free &= tables.nile
    if state.architect and free:
        free &= reach(tables, state, seat)
    return free


def reach(tables: Tables, state: SaReState, seat: int) -> int:
    """Return the mask of the spaces on or next to a built tile (R-3.6)."""
    left = city.built_spaces(state, seat)
    near = 0
    while left:
        low = left & -left
        near |= tables.neighbours[low.bit_length() - 1]
        left ^= low
    return near


def why_no_site(tables: Tables, state: SaReState, seat: int) -> Refusal | None:
    """Return why a seat may launch no further site at all, or None if it may (R-3.1, R-3.2)."""
    sites = state.siting[seat].bit_count()
    masters = city.masters(state, seat)
    most = masters * tables.sites_per_master
    if sites >= most:
        return Refusal("R-3.1", "refuse-sa-re-masters-busy", {"masters": masters, "sites": most})
    if city.first_square(state, seat, sites + 1, masters) >= tables.red:
        return Refusal("R-3.2", "refuse-sa-re-launch-on-red")
    return None


def why_not_tile(state: SaReState, seat: int, tile: int) -> Refusal | None:
    """Return why a seat may not launch this type of tile on any space now, or None if it may (R-1.2, R-3.3)."""
    owned = state.owned[seat * TYPES + tile]
    if tile < CARPENTER:
        if owned:
            return Refusal("R-3.3", "refuse-sa-re-owned-already")
    elif owned & state.launched:
        return Refusal("R-3.3", "refuse-sa-re-launched-already")
    if not state.stock[tile]:
        return Refusal("R-1.2", "refuse-sa-re-none-left")
    return None


def why_no_space(tables: Tables, state: SaReState, seat: int, tile: int) -> Refusal | None:
    """Return why there is no space at all for this type of tile, or None if there is one (R-3.4, R-3.6)."""
    if spaces_for(tables, state, seat, tile):
        return None
    if state.architect:
        return Refusal("R-3.6", "refuse-sa-re-no-port-space-near" if tile == PORT else "refuse-sa-re-no-space-near")
    return Refusal("R-3.4", "refuse-sa-re-no-port-space" if tile == PORT else "refuse-sa-re-no-space")


def why_not_space(tables: Tables, state: SaReState, seat: int, tile: int, space: int) -> Refusal | None:
    """Return why this type of tile may not lie on `space`, or None if it may (R-3.4, R-3.6)."""
    if spaces_for(tables, state, seat, tile) >> space & 1:
        return None
    if tile == PORT and not tables.nile >> space & 1:
        return Refusal("R-3.4", "refuse-sa-re-port-off-nile")
    lower, upper = state.occupied[seat] >> space & 1, state.occupied[seat] >> space + SPACES & 1
    if upper or (lower and tile < CARPENTER):
        return Refusal("R-3.4", "refuse-sa-re-space-full", {"space": tables.spaces[space]})
    if lower and any(state.owned[seat * TYPES + t] >> space & 1 for t in range(CARPENTER)):
        return Refusal("R-3.4", "refuse-sa-re-not-shared", {"space": tables.spaces[space]})
    return Refusal("R-3.6", "refuse-sa-re-not-adjacent", {"space": tables.spaces[space]})


def why_not_demolish(tables: Tables, state: SaReState, seat: int, tile: int) -> Refusal | None:
    """Return why a built tile of this type must stay, or None if it may be demolished (R-3.5)."""
    if tile != MASTER:
        return None
    left = city.masters(state, seat) - 1
    sites = state.siting[seat].bit_count()
    if left < 1:
        return Refusal("R-3.5", "refuse-sa-re-last-master")
    if sites > left * tables.sites_per_master:
        return Refusal("R-3.5", "refuse-sa-re-masters-needed", {"sites": sites})
    if city.first_square(state, seat, sites, left) >= tables.red:
        return Refusal("R-3.5", "refuse-sa-re-demolish-on-red")
    return None


def site_slot(state: SaReState, seat: int, tile: int, space: int) -> int:
    """Return the slot of a site of this type on a space, one launched in this phase first; -1 for none."""
    here = state.owned[seat * TYPES + tile] & state.siting[seat] & (1 << space | 1 << space + SPACES)
    here = here & state.launched or here
    return (here & -here).bit_length() - 1


def built_slot(state: SaReState, seat: int, tile: int, space: int) -> int:
    """Return the slot of a built tile of this type on a space, one without its token first; -1 for none."""
    here = state.owned[seat * TYPES + tile] & ~state.siting[seat] & (1 << space | 1 << space + SPACES)
    here = here & ~state.tokens[seat] or here
    return (here & -here).bit_length() - 1


def legal(tables: Tables, state: SaReState, seat: int) -> list[Move]:
    """Return the legal moves of a seat in phase 1."""
    found: list[Move] = []
    if why_no_site(tables, state, seat) is None:
        for tile in range(TYPES):
            if why_not_tile(state, seat, tile) is None:
                free = spaces_for(tables, state, seat, tile)
                found += [(moves.LAUNCH, tile, space) for space in range(SPACES) if free >> space & 1]
    given_up, demolished = set(), set()
    for tile, slot, is_built in city.tiles(state, seat):
        space = slot % SPACES
        if not is_built:
            given_up.add((moves.ABANDON, tile, space))
        elif why_not_demolish(tables, state, seat, tile) is None:
            demolished.add((moves.DEMOLISH, tile, space))
    return [*found, *sorted(given_up), *sorted(demolished), (moves.READY,)]


def refusal(tables: Tables, state: SaReState, seat: int, move: Move) -> Refusal | None:
    """Return why a phase-1 move, whose arguments must be in range, is not legal, or None if it is."""
    kind = move[0]
    if kind == moves.READY:
        return None
    tile, space = move[1], move[2]
    if kind == moves.LAUNCH:
        return (
            why_no_site(tables, state, seat)
            or why_not_tile(state, seat, tile)
            or why_no_space(tables, state, seat, tile)
            or why_not_space(tables, state, seat, tile, space)
        )
    place: dict[str, int | str] = {"space": tables.spaces[space]}
    if kind == moves.ABANDON:
        there = site_slot(state, seat, tile, space) >= 0
        return None if there else Refusal("R-3.5", "refuse-sa-re-no-site-there", place)
    if built_slot(state, seat, tile, space) < 0:
        return Refusal("R-3.5", "refuse-sa-re-nothing-built-there", place)
    return why_not_demolish(tables, state, seat, tile)


_DICE: Final = range(32)
_TYPE_BAG: Final = range(TYPES + CARPENTER)
"""Main and administrative buildings come up twice as often, because they bring the end nearer."""
_SPACE_BAG: Final = range(SPACES)
_TRIES: Final = range(4)


def sample(tables: Tables, state: SaReState, seat: int, roll: Roll) -> Move:
    """Return a random phase-1 move: mostly a launch while there is room, now and then a return."""
    die = roll(_DICE)
    if die < 5:
        if die == 0 or _is_stuck(state, seat):
            found = _sample_return(tables, state, seat, roll)
            if found is not None:
                return found
    elif why_no_site(tables, state, seat) is None:
        for _ in _TRIES:
            tile = roll(_TYPE_BAG) % TYPES
            if why_not_tile(state, seat, tile) is None:
                free = spaces_for(tables, state, seat, tile)
                space = roll(_SPACE_BAG)
                if free >> space & 1:
                    return moves.LAUNCH, tile, space
    return (moves.READY,)


def _is_stuck(state: SaReState, seat: int) -> bool:
    """Return whether a main or administrative building is missing and no space is left for it."""
    if state.occupied[seat] & ALL_SPACES != ALL_SPACES:
        return False
    at = seat * TYPES
    if state.scenario == SCRIBE:
        return not state.owned[at + PYRAMID]
    return not all(state.owned[at : at + CARPENTER])


def _sample_return(tables: Tables, state: SaReState, seat: int, roll: Roll) -> Move | None:
    """Return a random tile to give back, seldom a valuable one; None if it must stay."""
    every = list(city.tiles(state, seat))
    tile, slot, is_built = every[roll(range(len(every)))]
    if not is_built:
        return moves.ABANDON, tile, slot % SPACES
    if (tile < CARPENTER and roll(_DICE)) or why_not_demolish(tables, state, seat, tile):
        return None
    return moves.DEMOLISH, tile, slot % SPACES


def launch(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Put a tile on a space, site side up; a Pyramid takes the top card (R-3.1)."""
    _, tile, space = move
    seat = state.stack[-1][1]
    slot = city.put(state, seat, tile, space, site=True)
    state.launched |= 1 << slot
    if tile == PYRAMID:
        top = state.pyramids & -state.pyramids
        state.pyramids ^= top
        state.pyramid[seat] = top.bit_length()
    if sink:
        sink(Noted("launch", seat, Launch(tile, space, state.pyramid[seat] if tile == PYRAMID else 0)))


def abandon(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Put a site back on the reference board (R-3.5)."""
    _, tile, space = move
    seat = state.stack[-1][1]
    city.take_away(state, seat, tile, site_slot(state, seat, tile, space))
    if sink:
        sink(Noted("abandon", seat, Site(tile, space)))


def demolish(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Put a built tile back (R-3.5).

    If it is a Warehouse, the resources without room are lost; the seat decides which if it has a choice.
    """
    _, tile, space = move
    seat = state.stack[-1][1]
    city.take_away(state, seat, tile, built_slot(state, seat, tile, space))
    if sink:
        sink(Noted("demolish", seat, Site(tile, space)))
    if tile == WAREHOUSE:
        choices = losses(tables, state, seat)
        if len(choices) == 1:
            lose(state, seat, choices[0], sink)
        else:
            state.stack.append((moves.AT_LOSS, seat))


def losses(tables: Tables, state: SaReState, seat: int) -> list[Move]:
    """Return the ways to fill the remaining Warehouses as far as they have room (R-3.5)."""
    wood, stone, gold = state.store[seat * 3 : seat * 3 + 3]
    return storage.choices_of(wood, stone, gold, min(wood + stone + gold, city.room(tables, state, seat)))


def lose(state: SaReState, seat: int, move: Move, sink: Sink | None) -> None:
    """Put the resources that `move` does not keep back into the supply."""
    lost = []
    for kind in range(3):
        lost.append(state.store[seat * 3 + kind] - move[1 + kind])
        state.store[seat * 3 + kind] = move[1 + kind]
        state.supply[kind] += lost[kind]
    if sink and any(lost):
        sink(Noted("discard", seat, Amounts(lost[0], lost[1], lost[2], 0)))


def ready(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """End a seat's phase 1."""
    _, seat = state.stack.pop()
    if sink:
        sink(Noted("ready", seat, Launched(state.launched.bit_count())))
    state.launched = 0
    following = next_in_turn(state, seat)
    if following >= 0:
        state.stack.append((moves.AT_SITES, following))
    else:
        season.begin(tables, state, chance, sink)
