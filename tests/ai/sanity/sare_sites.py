"""Sa-Rê: sites launched too late, in the wrong place or for nothing, and sites that stand in the way (R-3)."""

from __future__ import annotations

from functools import partial

from game.ai.heuristics.sare import needs
from game.rules.sare import scoring, sites
from game.rules.sare.tables import TILES
from tests.ai.sanity.sare_position import Judgement, Silly, silly
from tests.ai.sanity.sare_table import Position, T

POSITIONS: list[Silly] = []
case = partial(silly, POSITIONS)


def _launches(before: Position, after: Position) -> bool:
    return len(after.sites(0)) > len(before.sites(0))


def _costs_nothing(table: Position) -> None:
    """Prove that a first site leaves the gauge where it is."""
    for text in table.legal("launch"):
        after = table.after(text)
        for _ in range(table.state.seats):
            after = after.after("ready")
        assert after.state.gauge[0] == table.state.gauge[0]


def _start(seats: int, scenario: str, architect: bool = False) -> Position:
    table = Position(seats, scenario, architect=architect)
    for seat in range(seats):
        table.give(seat, store="wood 1 stone 1 gold 1")
    return table


@case("a first site costs nothing and does not move the gauge", avoid="ready", sensible=_launches, proof=_costs_nothing)
def launches_nothing_as_scribe() -> Position:
    return _start(2, "scribe")


@case("a first site costs nothing and does not move the gauge", avoid="ready", sensible=_launches, proof=_costs_nothing)
def launches_nothing_as_priest() -> Position:
    return _start(3, "priest")


@case("a first site costs nothing and does not move the gauge", avoid="ready", sensible=_launches, proof=_costs_nothing)
def launches_nothing_as_pharaoh() -> Position:
    return _start(4, "pharaoh")


@case("a first site costs nothing and does not move the gauge", avoid="ready", sensible=_launches, proof=_costs_nothing)
def launches_nothing_as_architect() -> Position:
    return _start(2, "priest", architect=True)


@case("a first site costs nothing and does not move the gauge", avoid="ready", sensible=_launches, proof=_costs_nothing)
def launches_nothing_for_the_first_pyramid() -> Position:
    return _start(3, "first-pyramid")


def _has(*tiles: str) -> Judgement:
    return lambda before, after: any(after.count(0, tile) for tile in tiles)


def _last_chance(table: Position) -> None:
    """Prove that the rival wins this round with its resources, and that seat 0 lacks a building that it can pay for."""
    assert all(table.is_payable(1, *site) for site in table.sites(1))
    assert 1 in _after_building(table, 1)
    rest = needs.wanted(T, table.state, 0)
    assert len(rest) == 1
    space, price = needs.best_space(T, table.state, 0, rest[0])
    assert space >= 0
    assert all(have >= due for have, due in zip(table.store(0), price, strict=True))


def _after_building(table: Position, seat: int) -> list[int]:
    after = table.copy()
    for tile, space in table.sites(seat):
        slot = sites.site_slot(after.state, seat, TILES.index(tile), T.spaces.index(space))
        after.state.siting[seat] &= ~(1 << slot)
    return scoring.finishers(T, after.state)


PHARAOH_BUT_TWO = "port c1, pyramid c3, market b2, temple a3, barracks b4, library a4, warehouse b1"
PRIEST_BUT_ONE = "port c1, pyramid c3, market b2, gardens b3, warehouse b1"


@case("the rival wins this round; only the Gardens can keep up", sensible=_has("gardens"), proof=_last_chance)
def launches_a_trade_in_the_last_season() -> Position:
    table = Position(2, "pharaoh").build(0, f"{PHARAOH_BUT_TWO}, palace b3", token=False)
    table.build(1, f"{PHARAOH_BUT_TWO}, gardens b3", token=False).site(1, "palace c2").site(0, "carpenter c2")
    table.give(0, store="wood 1 stone 2 gold 1")
    table.give(1, store="wood 1 stone 2 gold 3")
    return table


ADMINISTRATIVE = _has("temple", "barracks", "library", "palace")


@case("the rival wins this round; a third building can keep up", sensible=ADMINISTRATIVE, proof=_last_chance)
def launches_a_warehouse_in_the_last_season() -> Position:
    table = Position(3, "priest").build(0, PRIEST_BUT_ONE, token=False).site(0, "warehouse a2")
    table.build(1, PRIEST_BUT_ONE, token=False).site(1, "temple a3")
    table.give(0, store="wood 2 stone 2 gold 2")
    table.give(1, store="wood 1 stone 3 gold 2")
    return table


@case("the rival wins this round; only the Port can keep up", sensible=_has("port"), proof=_last_chance)
def launches_no_port_in_the_last_season() -> Position:
    table = Position(4, "priest").build(0, "pyramid b1, market b2, gardens b3, temple a3, carpenter c2, warehouse a2")
    table.state.tokens[0] = 0
    table.state.supply[0] += 1
    table.build(1, PRIEST_BUT_ONE, token=False).site(1, "temple a3")
    table.give(0, store="wood 2 stone 2 gold 2")
    table.give(1, store="wood 1 stone 3 gold 2")
    return table


def _nothing_else(table: Position) -> None:
    assert needs.wanted(T, table.state, 0) == [TILES.index("pyramid")]
    assert not table.state.siting[0]


@case("nothing but a pyramid counts, and all the trades are there", sensible=_has("pyramid"), proof=_nothing_else)
def launches_no_pyramid() -> Position:
    table = Position(2, "first-pyramid")
    table.build(0, "carpenter b2, stonecutter b3, goldsmith a2, stonecutter c2, warehouse b1, master-builder b1")
    table.give(0, store="wood 1 stone 2 gold 1")
    table.state.round = 5
    return table


def _one_nile_space(table: Position) -> None:
    """Prove that a single space is left for the Port that the scenario asks for, among others."""
    free = needs.free_spaces(table.state, 0)
    assert TILES.index("port") in needs.wanted(T, table.state, 0)
    assert (free & T.nile).bit_count() == 1
    assert free.bit_count() > 1


def _leaves_nile(before: Position, after: Position) -> bool:
    return bool(after.count(0, "port") or needs.free_spaces(after.state, 0) & T.nile)


@case("one Nile space is left, and the Port is missing", sensible=_leaves_nile, proof=_one_nile_space)
def takes_the_last_nile_space() -> Position:
    table = Position(2, "priest")
    table.build(0, "market c1, carpenter c2, goldsmith c3, stonecutter a4, gardens b4, master-builder a1")
    table.give(0, store="wood 2 stone 1")
    return table


@case("one Nile space is left, where trades make all cheaper", sensible=_leaves_nile, proof=_one_nile_space)
def takes_the_last_cheap_nile_space() -> Position:
    table = Position(3, "pharaoh")
    table.build(0, "market c1, temple c4, carpenter b2, goldsmith b3, carpenter c3, stonecutter a4, gardens b4")
    table.give(0, store="wood 1 stone 1 gold 1")
    return table


def _one_space(table: Position) -> None:
    """Prove that the pyramid is missing and that one space without a tile is left, where it must go."""
    assert not table.count(0, "pyramid")
    assert needs.free_spaces(table.state, 0).bit_count() == 1


def _keeps_space(before: Position, after: Position) -> bool:
    return bool(after.count(0, "pyramid") or needs.free_spaces(after.state, 0))


MOST = "carpenter b1, stonecutter c1, goldsmith a2, warehouse b2, master-builder c2, carpenter a3, stonecutter b3"


@case("one space is left, and the pyramid shares none", sensible=_keeps_space, proof=_one_space)
def covers_the_last_space_without_a_pyramid() -> Position:
    table = Position(2, "scribe").build(0, f"{MOST}, goldsmith c3, port a4, market b4", token=False)
    table.give(0, store="wood 2 stone 1 gold 1")
    return table


@case("one space is left for the last building, and the pyramid stands", sensible=lambda b, a: _covers(b, a))
def launches_beside_the_last_space() -> Position:
    table = Position(3, "scribe").build(0, f"{MOST}, pyramid c3, port a4, market b4", token=False)
    table.give(0, store="wood 2 stone 2 gold 1")
    return table


def _covers(before: Position, after: Position) -> bool:
    return not needs.free_spaces(after.state, 0)


def _cheapest(before: Position, after: Position) -> bool:
    """Say whether every administrative building launched got a discount, if any space would have given it two."""
    for tile, space in after.sites(0):
        if TILES.index(tile) >= 8 or (tile, space) in before.sites(0):
            continue
        kind = TILES.index(tile)
        full = sum(T.costs[kind])
        free = needs.free_spaces(before.state, 0) & (T.nile if tile == "port" else 4095)
        best = min(sum(needs.price_on(T, before.state, 0, kind, at)) for at in range(12) if free >> at & 1)
        here = sum(needs.price_on(T, before.state, 0, kind, T.spaces.index(space)))
        if here == full and best <= full - 2:
            return False
    return True


@case("spaces with two discounts are free", sensible=_cheapest)
def builds_where_nothing_is_cheaper() -> Position:
    table = Position(2, "priest").build(0, "carpenter b2, stonecutter b2, goldsmith a3, warehouse c1")
    table.give(0, store="wood 2 stone 1 gold 1")
    table.state.round = 4
    return table


@case("spaces with two discounts are free", sensible=_cheapest)
def builds_where_nothing_is_cheaper_as_pharaoh() -> Position:
    table = Position(4, "pharaoh").build(0, "carpenter c2, goldsmith c3, stonecutter c2, market b1, master-builder b1")
    table.give(0, store="wood 1 stone 1 gold 1")
    table.state.round = 5
    return table


def _stuck(table: Position) -> None:
    """Prove that something the scenario needs can be launched nowhere unless a tile goes."""
    lacking = needs.wanted(T, table.state, 0)
    assert any(not table.state.owned[tile] and not sites.spaces_for(T, table.state, 0, tile) for tile in lacking)


def _has_room(before: Position, after: Position) -> bool:
    lacking = needs.wanted(T, after.state, 0)
    return all(after.state.owned[tile] or sites.spaces_for(T, after.state, 0, tile) for tile in lacking)


@case("no Nile space is left for the Port: a tile there must go", sensible=_has_room, proof=_stuck)
def never_finishes_without_a_nile_space() -> Position:
    table = Position(2, "priest")
    table.build(
        0, "carpenter c1, market c2, goldsmith c3, stonecutter a4, gardens b4, pyramid b2, warehouse c4, temple a3"
    )
    table.give(0, store="wood 2 stone 2 gold 2")
    return table


FULL = f"{MOST}, goldsmith c3, carpenter c4, warehouse b4"


@case("no space is left for the pyramid: a tile must go", sensible=_has_room, proof=_stuck)
def never_finishes_without_a_space_for_the_pyramid() -> Position:
    table = Position(3, "first-pyramid").build(0, f"{FULL}, stonecutter a4", token=False)
    table.give(0, store="wood 2 stone 2 gold 1")
    return table


@case("no space is left for the pyramid of the Scribe: a tile must go", sensible=_has_room, proof=_stuck)
def never_finishes_without_a_pyramid() -> Position:
    table = Position(2, "scribe").build(0, f"{FULL}, market a4", token=False)
    table.give(0, store="wood 2 stone 2 gold 1")
    return table


@case("no space is left for the Palace: a tile must go", sensible=_has_room, proof=_stuck)
def never_finishes_without_a_space_for_the_palace() -> Position:
    table = Position(4, "pharaoh")
    table.build(0, "port c1, pyramid c3, market b2, gardens b3, temple a3, barracks b4, library a4", token=False)
    table.build(0, "carpenter b1, stonecutter c2, goldsmith a2, warehouse c4", token=False)
    table.give(0, store="wood 1 stone 2 gold 2")
    return table


@case("a city that is nearly done", avoid="demolish *; abandon *")
def pulls_down_what_it_has() -> Position:
    table = Position(2, "priest").build(0, "port c1, carpenter b2, market b3, gardens a3").site(0, "pyramid c2")
    table.steps(0, 2).give(0, store="wood 1 stone 1 gold 1")
    return table


@case("a city that is nearly done", avoid="demolish *; abandon *")
def gives_up_its_pyramid() -> Position:
    table = Position(3, "first-pyramid").build(0, "carpenter b2, stonecutter b3, goldsmith a2")
    table.site(0, "pyramid a3, warehouse b1").steps(0, 1).give(0, store="wood 1 stone 1 gold 1")
    return table
