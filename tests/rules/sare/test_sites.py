"""Set-up and phase 1 (R-1, R-2, R-3)."""

from __future__ import annotations

import pytest

from game.rules.core.chance import scripted
from game.rules.core.game import Setup
from game.rules.sare.tables import TILES
from tests.rules.sare.material import GAME, Table, count_tiles, noted, with_numbers


@pytest.mark.rule("R-1.1")
def test_supply_and_start() -> None:
    table = Table(4)
    assert table.state.supply == [26, 26, 26, 20]
    assert table.store(3) == (1, 1, 1)


@pytest.mark.rule("R-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reference_board_holds_one_of_each_tile_for_each_player(seats: int) -> None:
    table = Table(seats)
    assert table.state.stock == [seats] * 13
    assert count_tiles(table.state) == [seats] * 11 + [2 * seats] * 2
    box = Table(4)
    counts = count_tiles(box.state)
    assert (sum(counts[:2]), sum(counts[2:8]), sum(counts[8:])) == (8, 24, 28)


@pytest.mark.rule("R-1.2")
def test_a_tile_that_is_out_cannot_be_launched() -> None:
    table = Table(2)
    table.state.stock[TILES.index("market")] = 0
    assert table.refused("launch market b2").key == "refuse-sa-re-none-left"


@pytest.mark.rule("R-1.3")
def test_costs_as_reconstructed() -> None:
    costs = {name: GAME.tables.costs[at] for at, name in enumerate(TILES)}
    assert costs["carpenter"] == (0, 3, 2)
    assert costs["stonecutter"] == (3, 0, 2)
    assert costs["goldsmith"] == (2, 3, 0)
    assert costs["warehouse"] == (2, 1, 0)
    assert costs["master-builder"] == (1, 1, 1)
    assert costs["library"] == (2, 2, 2)
    assert costs["temple"] == (1, 3, 2)


@pytest.mark.rule("R-1.4")
def test_pyramid_cards_fall_in_cost() -> None:
    totals = [n * sum(c) for n, c in zip(GAME.tables.pyramid_steps, GAME.tables.pyramid_costs, strict=True)]
    assert totals == [18, 15, 14, 12]
    assert GAME.tables.pyramid_steps == (3, 3, 2, 2)


@pytest.mark.rule("R-1.5")
def test_there_are_28_season_cards() -> None:
    assert GAME.universe.size == 28
    assert len(GAME.tables.season_cards) == 22
    assert sorted(GAME.tables.double_gains.values()) == [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)]


@pytest.mark.rule("R-1.6")
def test_the_nile_borders_the_right_column_and_the_bottom_row() -> None:
    spaces = GAME.tables.spaces
    assert spaces == ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "b4", "c4")
    assert [spaces[i] for i in range(12) if GAME.tables.nile >> i & 1] == ["c1", "c2", "c3", "a4", "b4", "c4"]
    near = {spaces[i]: {spaces[j] for j in range(12) if GAME.tables.neighbours[i] >> j & 1} for i in range(12)}
    assert near["b2"] == {"b2", "b1", "a2", "c2", "b3"}
    assert near["a1"] == {"a1", "b1", "a2"}
    assert near["c4"] == {"c4", "b4", "c3"}


@pytest.mark.rule("R-1.7")
def test_the_seventh_square_is_red_and_there_are_three_caravans() -> None:
    assert (GAME.tables.red, GAME.tables.caravans) == (7, 3)
    assert Table().state.gauge == [1, 1]
    assert Table().state.caravans == [0, 0]


@pytest.mark.rule("R-2")
def test_starting_tiles_are_placed_in_turn_order() -> None:
    table = Table(3, first=1, settle="")
    order = []
    for space in ("a1", "b2", "c3", "c3", "a4", "a4"):
        order.append(table.to_move())
        assert len(table.legal()) == 12
        table.play(f"settle {space}")
    assert order == [1, 1, 2, 2, 0, 0]
    assert table.state.round == 1
    assert table.to_move() == 1
    assert all(table.is_built(seat, tile) for seat in range(3) for tile in ("warehouse", "master-builder"))
    assert table.refused("settle a1").key == "refuse-sa-re-settled"


@pytest.mark.rule("R-2")
def test_a_random_player_is_first() -> None:
    for seat in range(4):
        state = GAME.start(Setup(4), scripted([GAME.universe.seat(seat)]))
        assert state.first == seat


@pytest.mark.rule("R-3.1")
def test_a_master_manages_two_sites() -> None:
    table = Table()
    table.play("launch market b2; launch pyramid a2")
    refusal = table.refused("launch library c1")
    assert (refusal.rule, refusal.key) == ("R-3.1", "refuse-sa-re-masters-busy")
    assert refusal.args == {"masters": 1, "sites": 2}
    assert not table.legal("launch")
    table.add(0, "master-builder", "c1")
    assert table.legal("launch library c2")


@pytest.mark.rule("R-3.1")
def test_launching_is_free_and_none_may_be_launched() -> None:
    table = Table()
    before = table.store(0), list(table.state.supply)
    table.play("launch port c1")
    assert (table.store(0), table.state.supply) == before
    table.play("ready")
    assert table.to_move() == 1


@pytest.mark.rule("R-3.1")
@pytest.mark.parametrize(
    ("launches", "sites"),
    [
        ("", 0),
        ("launch market b2; ", 1),
        ("launch market b2; launch temple a2; ", 2),
        ("launch market b2; abandon market b2; ", 0),
    ],
)
def test_the_end_of_phase_one_tells_how_many_sites_were_launched_in_it(launches: str, sites: int) -> None:
    table = Table()
    table.add(0, "gardens", "c3", site=True)
    table.add(0, "master-builder", "c1")
    assert noted(table.play(f"{launches}ready"), "ready") == [(0, (sites,))]


@pytest.mark.rule("R-3.1")
def test_a_pyramid_takes_the_top_card() -> None:
    table = Table(3)
    table.play("launch pyramid b2; ready; launch pyramid b2; ready")
    assert table.state.pyramid == [1, 2, 0]
    assert table.state.pyramids == 0b100


@pytest.mark.rule("R-3.2")
def test_the_gauge_starts_above_the_base_for_each_site_too_many() -> None:
    table = Table()
    table.state.growth[1] = 1
    table.play("launch market b2; launch temple a2; ready; launch market b2")
    facts = table.play("ready", "wood-wood stone.1")
    assert table.state.gauge == [2, 2]
    assert noted(facts, "gauge") == [(0, (1, 2)), (1, (1, 2))]


@pytest.mark.rule("R-3.2")
def test_old_sites_and_a_pyramid_in_progress_count_for_the_gauge() -> None:
    table = Table()
    table.add(0, "market", "b2", site=True)
    table.add(0, "pyramid", "b3", site=True)
    table.state.steps[0] = 1
    table.season()
    assert table.state.gauge == [2, 1]


@pytest.mark.rule("R-3.2")
def test_a_launch_onto_red_is_refused() -> None:
    """Four Masters, eight sites and base 3 would start on square 7."""
    table = Table()
    table.state.growth[0] = 3
    for space in ("b1", "c1", "a2"):
        table.add(0, "master-builder", space)
    for tile, space in (("market", "b2"), ("temple", "c2"), ("library", "a3"), ("palace", "b3"),
                        ("gardens", "a4"), ("barracks", "b4"), ("pyramid", "c4")):  # fmt: skip
        table.add(0, tile, space, site=True)
    refusal = table.refused("launch port c3")
    assert (refusal.rule, refusal.key) == ("R-3.2", "refuse-sa-re-launch-on-red")
    table.state.growth[0] = 1
    table.play("launch port c3")


@pytest.mark.rule("R-3.3")
@pytest.mark.parametrize("tile", ["market", "port", "pyramid"])
@pytest.mark.parametrize("site", [True, False])
def test_main_and_administrative_buildings_stand_once(tile: str, site: bool) -> None:
    table = Table()
    table.add(0, tile, "c2", site=site)
    assert table.refused(f"launch {tile} c3").key == "refuse-sa-re-owned-already"


@pytest.mark.rule("R-3.3")
def test_a_demolished_one_may_be_launched_again() -> None:
    table = Table()
    table.add(0, "market", "c2")
    table.play("demolish market c2; launch market c3")
    assert table.legal("abandon market") == ["abandon market c3"]


@pytest.mark.rule("R-3.3")
def test_equal_production_buildings_need_two_rounds() -> None:
    table = Table()
    table.add(0, "carpenter", "c2", site=True)
    table.play("launch carpenter c3")
    table.add(0, "master-builder", "c4")
    assert table.refused("launch carpenter a2").key == "refuse-sa-re-launched-already"
    assert table.legal("launch stonecutter a2")


@pytest.mark.rule("R-3.4")
def test_one_tile_a_space_but_two_production_buildings() -> None:
    table = Table()
    table.play("launch carpenter a2; ready")
    state = table.state
    state.stack, state.launched = [(1, 0)], 0
    table.play("launch carpenter a2")
    assert state.owned[8].bit_count() == 2
    table.play("abandon carpenter a2; abandon carpenter a2")
    table.add(0, "market", "b2")
    for tile in ("carpenter", "temple"):
        assert table.refused(f"launch {tile} b2").key == (
            "refuse-sa-re-not-shared" if tile == "carpenter" else "refuse-sa-re-space-full"
        )
    assert table.refused("launch temple a1").key == "refuse-sa-re-space-full"
    assert table.refused("launch goldsmith a1").key == "refuse-sa-re-space-full"
    table.play("launch goldsmith a3")
    assert table.refused("launch pyramid a3").key == "refuse-sa-re-space-full"


@pytest.mark.rule("R-3.4")
def test_the_port_needs_the_nile() -> None:
    table = Table()
    assert table.refused("launch port b2").key == "refuse-sa-re-port-off-nile"
    table.play("launch temple c2")
    assert table.refused("launch port c2").key == "refuse-sa-re-space-full"
    assert table.legal("launch port") == [f"launch port {space}" for space in ("c1", "c3", "a4", "b4", "c4")]


@pytest.mark.rule("R-3.4")
def test_without_a_free_space_the_refusal_speaks_of_all_spaces() -> None:
    table = Table()
    for space in ("c1", "c2", "c3", "a4", "b4", "c4"):
        table.add(0, "carpenter", space)
    assert table.refused("launch port b2").key == "refuse-sa-re-no-port-space"
    assert table.refused("launch temple c1").key == "refuse-sa-re-space-full"
    for space in ("b1", "a2", "b2", "a3", "b3"):
        table.add(0, "carpenter", space)
    assert table.refused("launch temple c1").key == "refuse-sa-re-no-space"


@pytest.mark.rule("R-3.6")
def test_with_no_space_near_the_refusal_speaks_of_all_spaces() -> None:
    table = Table(architect="on", settle="")
    refused = table.refused("launch port a1")
    assert (refused.rule, refused.key) == ("R-3.6", "refuse-sa-re-no-port-space-near")
    table.add(0, "port", "c1")
    assert table.refused("launch pyramid a1").key == "refuse-sa-re-space-full"
    for space in ("b1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "b4", "c4"):
        table.add(0, "carpenter", space)
    assert table.refused("launch pyramid a1").key == "refuse-sa-re-no-space-near"


@pytest.mark.rule("R-3.5")
def test_a_site_may_be_given_up() -> None:
    table = Table()
    table.play("launch market b2; abandon market b2")
    assert table.state.stock == [2] * 13
    assert table.state.occupied[0] == 0b1_0000_0000_0001
    assert table.refused("abandon market b2").key == "refuse-sa-re-no-site-there"


@pytest.mark.rule("R-3.5")
def test_what_is_given_up_again_was_not_launched() -> None:
    table = Table()
    table.play("launch carpenter b2; abandon carpenter b2; launch carpenter b3")
    assert table.state.owned[8] == 1 << 7


@pytest.mark.rule("R-3.5")
def test_an_old_site_moved_counts_as_launched() -> None:
    table = Table()
    table.add(0, "carpenter", "b2", site=True)
    table.play("launch carpenter b3; abandon carpenter b2")
    assert table.refused("launch carpenter c1").key == "refuse-sa-re-launched-already"


@pytest.mark.rule("R-3.5")
def test_of_two_equal_sites_on_a_space_the_new_one_goes_first() -> None:
    table = Table()
    table.add(0, "carpenter", "b2", site=True)
    table.play("launch carpenter b2; abandon carpenter b2; launch carpenter b2")
    assert table.state.owned[8] == 1 << 4 | 1 << 16


@pytest.mark.rule("R-3.5")
def test_a_pyramid_moved_loses_its_steps_and_takes_the_top_card() -> None:
    table = Table(2)
    table.add(0, "pyramid", "b2", site=True)
    table.add(1, "pyramid", "b2", site=True)
    table.state.steps[1] = 1
    table.state.supply[3] -= 1
    table.play("abandon pyramid b2; ready")
    table.play("abandon pyramid b2; launch pyramid b3")
    assert table.state.pyramid == [0, 1]
    assert table.state.steps == [0, 0]
    assert table.state.supply[3] == 20
    assert table.state.pyramids == 0b10


@pytest.mark.rule("R-3.5")
def test_a_completed_pyramid_that_is_demolished_returns_its_jokers_and_its_card() -> None:
    table = Table()
    table.add(0, "pyramid", "b2")
    assert (table.state.supply[3], table.state.pyramids) == (17, 0b10)
    table.play("demolish pyramid b2")
    assert (table.state.supply[3], table.state.pyramids) == (20, 0b11)
    table.play("launch pyramid b3")
    assert (table.state.pyramid[0], table.state.steps[0]) == (1, 0)


@pytest.mark.rule("R-3.5")
def test_a_demolished_trade_returns_its_token() -> None:
    table = Table()
    table.add(0, "goldsmith", "b2")
    table.add(0, "port", "c2")
    assert (table.state.supply[2], table.state.supply[3]) == (27, 19)
    table.play("demolish goldsmith b2; demolish port c2")
    assert (table.state.supply[2], table.state.supply[3]) == (28, 20)
    assert table.state.tokens == [0, 0]
    assert table.state.stock == [2] * 13
    assert table.refused("demolish goldsmith b2").key == "refuse-sa-re-nothing-built-there"


@pytest.mark.rule("R-3.5")
def test_the_tile_above_takes_the_free_slot_with_all_it_has() -> None:
    table = Table()
    table.add(0, "stonecutter", "b2")
    table.add(0, "goldsmith", "b2")
    table.add(0, "carpenter", "c1")
    table.play("demolish stonecutter b2")
    assert table.state.owned[10] == table.state.tokens[0] & 1 << 4
    assert table.state.occupied[0] == 1 | 1 << 12 | 1 << 4 | 1 << 2
    table.play("launch stonecutter b2; demolish goldsmith b2; abandon stonecutter b2")
    assert table.state.occupied[0] == 1 | 1 << 12 | 1 << 2
    assert table.state.siting[0] == 0


@pytest.mark.rule("R-3.5")
def test_of_two_equal_trades_on_a_space_the_one_without_token_goes_first() -> None:
    table = Table()
    table.add(0, "goldsmith", "b2")
    table.add(0, "goldsmith", "b2", token=False)
    table.play("demolish goldsmith b2")
    assert table.state.tokens[0] == 1 << 4
    assert table.state.supply[2] == 27


@pytest.mark.rule("R-3.5")
def test_a_demolished_warehouse_leaves_what_there_is_room_for() -> None:
    table = Table()
    table.add(0, "warehouse", "b2")
    table.give(0, "wood 2")
    table.play("demolish warehouse b2")
    assert table.legal() == ["keep 1,1,1", "keep 2,0,1", "keep 2,1,0", "keep 3,0,0"]
    assert table.refused("keep 0,1,1").key == "refuse-sa-re-loss-sum"
    table.play("keep 2,0,1")
    assert table.store(0) == (2, 0, 1)
    assert table.state.supply[:3] == [27, 29, 28]
    table.play("demolish warehouse a1")
    assert table.store(0) == (0, 0, 0)
    assert table.to_move() == 0


@pytest.mark.rule("R-3.5")
def test_the_last_master_stays_and_so_do_those_that_are_needed() -> None:
    table = Table()
    assert table.refused("demolish master-builder a1").key == "refuse-sa-re-last-master"
    table.add(0, "master-builder", "b2")
    table.play("launch market c1; launch temple c2; launch library c3")
    refusal = table.refused("demolish master-builder a1")
    assert (refusal.key, refusal.args) == ("refuse-sa-re-masters-needed", {"sites": 3})
    table.play("abandon library c3; demolish master-builder a1")


@pytest.mark.rule("R-3.5")
def test_a_demolished_master_must_not_start_a_revolt() -> None:
    game = with_numbers(gauge_red=5)
    table = Table(game=game)
    table.state.growth[0] = 3
    table.add(0, "master-builder", "b2")
    table.add(0, "master-builder", "b3")
    for tile, space in (("market", "c1"), ("temple", "c2"), ("library", "c3"), ("palace", "c4")):
        table.add(0, tile, space, site=True)
    assert table.refused("demolish master-builder b2").key == "refuse-sa-re-demolish-on-red"


@pytest.mark.rule("R-3.5")
def test_black_cubes_stay() -> None:
    table = Table()
    table.add(0, "port", "c1")
    table.state.growth[0] = 1
    table.play("demolish port c1")
    assert table.state.growth[0] == 1


@pytest.mark.rule("R-3.6")
def test_architect_starts_top_left_and_builds_next_to_what_stands() -> None:
    table = Table(architect="on", settle="")
    assert table.state.round == 1
    assert table.state.occupied == [0b1_0000_0000_0001] * 2
    assert table.legal("launch market") == ["launch market b1", "launch market a2"]
    assert table.refused("launch market b2").key == "refuse-sa-re-not-adjacent"
    table.play("launch market b1")
    assert table.refused("launch temple b2").rule == "R-3.6"
    table.add(0, "carpenter", "a2")
    table.play("launch carpenter a2")
    assert table.legal("abandon") == ["abandon market b1", "abandon carpenter a2"]


@pytest.mark.rule("R-3.6")
def test_architect_site_stays_when_its_neighbour_goes() -> None:
    table = Table(architect="on", settle="")
    table.add(0, "carpenter", "a2")
    table.play("launch market a3; demolish carpenter a2")
    assert table.state.siting[0] == 1 << 6
    table.play("abandon market a3")
    assert table.refused("launch market a3").rule == "R-3.6"


def test_nothing_of_phase_one_happens_later() -> None:
    table = Table()
    table.season()
    for text in ("launch market b2", "abandon market b2", "demolish warehouse a1", "ready"):
        assert table.refused(text).key == "refuse-sa-re-not-site-phase"
