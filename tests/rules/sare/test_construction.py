"""Phase 3: discounts, payments, caravans, storage, growth (R-4, R-8)."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from game.rules.core.chance import unavailable
from game.rules.sare import city
from game.rules.sare.tables import TILES
from tests.rules.sare.material import GAME, Table, count_resources, noted


def price(table: Table, tile: str, space: str) -> tuple[int, int, int]:
    at = GAME.tables.spaces.index(space)
    return city.price(GAME.tables, table.state, 0, TILES.index(tile), at)


def with_port(*sites: str, gains: str) -> Table:
    """Return a table at its construction where a Port of seat 0 is built on c1, beside sites such as `market c2`."""
    table = Table()
    table.add(0, "port", "c1", token=False)
    for site in sites:
        table.add(0, *site.split(), site=True)
    table.construction(gains=gains)
    return table


@pytest.mark.rule("R-4")
def test_a_trade_cheapens_its_space_and_the_four_next_to_it() -> None:
    table = Table()
    table.add(0, "goldsmith", "b2")
    assert price(table, "palace", "c3") == (1, 2, 3)
    for space in ("b1", "a2", "c2", "b3", "b2"):
        assert price(table, "palace", space) == (1, 2, 2)


@pytest.mark.rule("R-4")
def test_discounts_add_up_also_of_one_kind_but_not_below_zero() -> None:
    table = Table()
    for tile, space in (("goldsmith", "b1"), ("goldsmith", "a2"), ("carpenter", "b3"), ("carpenter", "b3")):
        table.add(0, tile, space)
    assert price(table, "palace", "b2") == (0, 2, 1)


@pytest.mark.rule("R-4")
def test_sites_and_other_players_give_no_discount() -> None:
    table = Table()
    table.add(0, "goldsmith", "b1", site=True)
    table.add(1, "goldsmith", "a2")
    assert price(table, "palace", "b2") == (1, 2, 3)


@pytest.mark.rule("R-4")
def test_two_trades_on_one_space_both_count_also_for_each_other() -> None:
    table = Table()
    table.add(0, "carpenter", "b2")
    assert price(table, "stonecutter", "b2") == (2, 0, 2)


@pytest.mark.rule("R-4")
def test_what_is_finished_this_phase_discounts_from_the_next_round_on() -> None:
    table = Table()
    table.add(0, "goldsmith", "b2", site=True)
    table.add(0, "palace", "b1", site=True)
    table.add(0, "port", "c1", site=True)
    table.construction(gains="wood 8 stone 6 gold 4")
    table.play("build goldsmith b2")
    assert price(table, "palace", "b1") == (1, 2, 3)
    table.play("build port c1")
    assert not city.has_port_discount(GAME.tables, table.state, 0, 5)
    table.state.fresh = 0
    assert price(table, "palace", "b1") == (1, 2, 2)
    assert city.has_port_discount(GAME.tables, table.state, 0, 5)
    assert not city.has_port_discount(GAME.tables, table.state, 0, 4)


@pytest.mark.rule("R-4")
def test_what_one_seat_finishes_hides_no_discount_of_another_on_the_same_space() -> None:
    table = Table()
    for tile, space in (("goldsmith", "b2"), ("port", "c1")):
        table.add(0, tile, space, site=True)
        table.add(1, tile, space)
    table.construction(gains="wood 8 stone 6 gold 4")
    table.play("build goldsmith b2")
    table.play("build port c1")
    palace = TILES.index("palace")
    assert city.price(GAME.tables, table.state, 0, palace, 4) == (1, 2, 3)
    assert city.price(GAME.tables, table.state, 1, palace, 4) == (1, 2, 2)
    assert city.has_port_discount(GAME.tables, table.state, 1, 5)


@pytest.mark.rule("R-4")
def test_the_port_takes_one_resource_of_choice_off_on_the_nile() -> None:
    table = with_port("market c2", gains="wood 2 stone 1 gold 1")
    facts = table.play("build market c2")
    assert table.legal() == ["discount wood", "discount stone", "discount gold"]
    facts = table.play("discount stone")
    assert noted(facts, "built") == [(0, (TILES.index("market"), 5))]
    table = with_port("market c2", gains="wood 2 stone 0 gold 1")
    table.play("build market c2")
    assert table.is_built(0, "market")


@pytest.mark.rule("R-4")
def test_the_port_is_chosen_anew_for_each_step_of_a_pyramid() -> None:
    table = with_port("pyramid c2", gains="wood 9 stone 9 gold 9")
    table.play("build pyramid c2; discount stone")
    assert table.gains(0) == (7, 7, 8, 0)
    table.state.stepped = 0
    table.play("build pyramid c2; discount gold")
    assert table.gains(0) == (5, 4, 8, 0)


@pytest.mark.rule("R-4")
def test_the_port_takes_off_only_what_is_due_and_leaves_the_rest_payable() -> None:
    table = with_port("goldsmith c2", "carpenter c3", gains="wood 1 stone 3 gold 2")
    table.play("build carpenter c3")
    assert table.refused("discount wood").key == "refuse-sa-re-discount-nothing"
    table.play("discount stone")
    table.state.fresh = 0
    table.add(0, "stonecutter", "b4", site=True)
    table.state.gains[:4] = [3, 0, 1, 0]
    table.play("build stonecutter b4")
    assert table.is_built(0, "stonecutter")
    table = with_port("market c2", gains="wood 1 stone 0 gold 1 joker 1")
    table.play("build market c2")
    assert table.refused("discount gold").key == "refuse-sa-re-discount-short"
    assert table.legal() == ["discount wood", "discount stone"]


@pytest.mark.rule("R-4")
def test_the_discount_proposed_leaves_what_another_site_needs() -> None:
    table = with_port("market c2", "temple b3", gains="wood 4 stone 3 gold 3")
    table.state.caravans[0] = 0
    for move in GAME.suggest_payment(table.state, (TILES.index("market"), 5)):
        table.play(GAME.show_move(table.state, move))
    assert noted(table.facts, "discount") == [(0, (1,))]
    table.play("build temple b3")
    assert table.is_built(0, "temple")


@pytest.mark.rule("R-4")
def test_the_discount_proposed_makes_up_for_what_is_lacking_first() -> None:
    table = with_port("market c2", "temple b3", gains="wood 1 stone 2 gold 3 joker 1")
    table.state.caravans[0] = 0
    table.play("build market c2")
    assert GAME.show_move(table.state, GAME.suggest_payment(table.state)[0]) == "discount wood"


@pytest.mark.rule("R-8.1")
def test_a_site_is_paid_in_full_or_not_at_all() -> None:
    table = Table()
    table.add(0, "market", "b2", site=True)
    table.construction(gains="wood 2 stone 1")
    refusal = table.refused("build market b2")
    assert (refusal.key, refusal.args) == ("refuse-sa-re-too-dear", {"wood": 2, "stone": 1, "gold": 1})
    assert table.refused("build market b3").key == "refuse-sa-re-no-site-there"
    table.give(0, gains="gold 1")
    before = count_resources(GAME, table.state)
    facts = table.play("build market b2")
    assert noted(facts, "pay") == [(0, (0, 2, 0)), (0, (1, 1, 0)), (0, (2, 1, 0))]
    assert table.is_built(0, "market")
    assert count_resources(GAME, table.state) == before


@pytest.mark.rule("R-8.1")
def test_every_payment_is_reached_in_exactly_one_way() -> None:
    """Against a plain count of all multisets of sources that pay 2/1/1."""
    table = Table()
    for tile, space in (("carpenter", "a4"), ("carpenter", "a4"), ("goldsmith", "c4")):
        table.add(0, tile, space)
    table.add(0, "port", "c3")
    table.add(0, "market", "b1", site=True)
    table.construction(gains="wood 2 stone 1 gold 1 joker 2")
    table.state.caravans[0] = 2
    before = sources_of(table.state)
    found: Counter[tuple[int, ...]] = Counter()
    positions = [table.state.clone()]
    GAME.apply(positions[0], GAME.read_move(positions[0], "build market b1"), unavailable)
    while positions:
        state = positions.pop()
        if state.stack[-1][0] == 8:
            found[tuple(a - b for a, b in zip(before, sources_of(state), strict=True))] += 1
            continue
        for move in GAME.legal(state):
            after = state.clone()
            GAME.apply(after, move, unavailable)
            positions.append(after)
    expected = set()
    for spent in itertools.product(*(range(n + 1) for n in before)):
        hand, jokers, tokens, port, caravans = spent[:3], spent[3], spent[4:7], spent[7], spent[8]
        rest = [due - h - t for due, h, t in zip((2, 1, 1), hand, tokens, strict=True)]
        if min(rest) >= 0 and sum(rest) == jokers + port + caravans:
            expected.add(spent)
    assert set(found) == expected
    assert len(expected) == 6 * 1 + 13 * 3 + 11 * 5 + 5 * 5 + 1 * 3  # by what is left to jokers: 0 to 4
    assert set(found.values()) == {1}


def sources_of(state) -> tuple[int, ...]:  # type: ignore[no-untyped-def]
    tokens = state.tokens[0]
    return (
        *state.gains[:4],
        *((state.owned[8 + kind] & tokens).bit_count() for kind in range(3)),
        (state.owned[0] & tokens).bit_count(),
        state.caravans[0],
    )


@pytest.mark.rule("R-8.1")
def test_a_joker_stands_for_any_resource() -> None:
    table = Table()
    table.add(0, "market", "b2", site=True)
    table.construction(gains="joker 4")
    table.play("build market b2")
    assert table.gains(0) == (0, 0, 0, 0)
    assert table.state.supply[3] == 20


@pytest.mark.rule("R-8.1")
def test_a_caravan_spent_moves_no_token() -> None:
    table = Table()
    table.add(0, "carpenter", "b2", site=True)
    table.construction(gains="stone 3")
    table.state.caravans[0] = 2
    table.state.supply[2] = 0
    table.play("build carpenter b2")
    assert table.is_built(0, "carpenter")
    assert table.state.supply[2] == 0
    assert table.state.caravans[0] == 0


@pytest.mark.rule("R-8.1")
def test_tokens_pay_for_their_resource_and_refill_at_the_end_of_the_round() -> None:
    table = Table()
    table.add(0, "stonecutter", "b2")
    table.add(0, "port", "c1")
    table.add(0, "carpenter", "c4", site=True)
    table.season("stone-gold")
    table.play("stop; stop")
    table.state.gains[:4] = [0, 1, 1, 0]
    table.state.supply = [27, 26, 26, 19]
    facts = table.play("build carpenter c4; discount stone")
    assert noted(facts, "pay") == [(0, (1, 1, 1)), (0, (2, 1, 0))]
    assert noted(facts, "wild") == [(0, (0, 1, 0))]
    while table.state.phase == 2:
        table.play((table.legal("finish") or table.legal("keep"))[0])
    assert table.state.round == 2
    assert table.state.tokens[0] == 1 << 4 | 1 << 2 | 1 << 11


@pytest.mark.rule("R-8.1")
def test_refilling_follows_the_turn_order_of_the_round_as_far_as_the_supply_goes() -> None:
    table = Table(3, first=1)
    for seat in range(3):
        table.add(seat, "carpenter", "b2", token=False)
    table.season("stone-gold")
    table.play("stop; stop; stop")
    for seat in range(3):
        table.state.gains[seat * 4 : seat * 4 + 4] = [0, 0, 0, 0]
        table.empty(seat)
    table.state.supply[0] = 2
    while table.state.phase == 2:
        table.state.supply[0] = min(2, table.state.supply[0])
        table.play((table.legal("finish") or table.legal("keep"))[-1])
    assert [table.state.tokens[seat] for seat in range(3)] == [0, 1 << 4, 1 << 4]
    assert table.state.first == 2


@pytest.mark.rule("R-8.1")
def test_a_price_of_nothing_is_paid_by_saying_so() -> None:
    table = Table()
    for tile, space in (("carpenter", "b1"), ("stonecutter", "a2"), ("carpenter", "c2")):
        table.add(0, tile, space, token=False)
    table.add(0, "warehouse", "b2", site=True)
    table.construction()
    assert price(table, "warehouse", "b2") == (0, 0, 0)
    facts = table.play("build warehouse b2")
    assert not noted(facts, "pay")
    assert noted(facts, "built") == [(0, (11, 4))]


@pytest.mark.rule("R-8.1")
def test_warehouses_and_gains_are_one_hand() -> None:
    table = Table()
    table.season("wood-stone")
    table.play("stop; stop")
    assert table.gains(0) == (2, 2, 1, 0)
    assert table.store(0) == (0, 0, 0)


@pytest.mark.rule("R-8.1")
def test_steps_of_a_payment_are_refused_with_reason() -> None:
    table = Table()
    table.add(0, "carpenter", "a4")
    table.add(0, "market", "b2", site=True)
    table.construction(gains="wood 2 stone 1 gold 1 joker 2")
    table.state.caravans[0] = 1
    table.play("build market b2")
    assert table.refused("pay 3,0").key == "refuse-sa-re-pay-lacks"
    assert table.refused("pay 2,1").key == "refuse-sa-re-pay-too-much"
    assert table.refused("wild 1,0,0").key == "refuse-sa-re-other-decision"
    table.play("pay 1,0")
    table.play("pay 0,0")
    table.play("pay 1,0")
    assert table.refused("wild 2,1,0").key == "refuse-sa-re-wild-sum"
    assert table.refused("wild 0,0,2").key == "refuse-sa-re-no-caravan"
    assert table.refused("wild 1,1,0").key == "refuse-sa-re-wild-lacks"
    table.play("wild 1,0,1")
    assert table.is_built(0, "market")


@pytest.mark.rule("R-8.1")
def test_too_little_may_not_be_paid() -> None:
    table = Table()
    table.add(0, "carpenter", "a4")
    table.add(0, "market", "b2", site=True)
    table.construction(gains="wood 2 stone 1 gold 1")
    table.play("build market b2")
    assert table.legal() == ["pay 1,1", "pay 2,0"]
    assert table.refused("pay 1,0").key == "refuse-sa-re-pay-too-little"


@pytest.mark.rule("R-8.1")
def test_a_suggested_payment_spends_caravans_last() -> None:
    table = Table()
    table.add(0, "carpenter", "a4")
    table.add(0, "port", "c4")
    table.add(0, "market", "b2", site=True)
    table.construction(gains="wood 1 stone 1 joker 2")
    table.state.caravans[0] = 2
    moves = GAME.suggest_payment(table.state, (TILES.index("market"), 4))
    assert [GAME.show_move(table.state, move) for move in moves] == [
        "build market b2", "pay 1,1", "pay 1,0", "wild 0,1,0"]  # fmt: skip
    table.play("build market b2; pay 1,1")
    rest = GAME.suggest_payment(table.state)
    assert [GAME.show_move(table.state, move) for move in rest] == ["pay 1,0", "wild 0,1,0"]


@pytest.mark.rule("R-8.2")
def test_one_pyramid_step_a_round_with_discounts_each_time() -> None:
    table = Table()
    table.add(0, "pyramid", "b2", site=True)
    table.add(0, "stonecutter", "b1", token=False)
    table.construction(gains="wood 6 stone 6 gold 6")
    facts = table.play("build pyramid b2")
    assert table.gains(0) == (4, 4, 5, 0)
    assert noted(facts, "step") == [(0, (1, 1))]
    assert table.state.supply[3] == 19
    assert table.refused("build pyramid b2").key == "refuse-sa-re-one-step"
    for step in (2, 3):
        table.state.stepped = 0
        table.play("build pyramid b2")
        assert table.state.steps[0] == step
    assert table.is_built(0, "pyramid")
    assert table.state.growth[0] == 1
    assert table.gains(0) == (0, 0, 3, 0)


@pytest.mark.rule("R-8.3")
def test_any_two_resources_charter_a_caravan() -> None:
    table = Table()
    table.add(0, "carpenter", "b2")
    table.add(0, "port", "c1")
    table.construction(gains="stone 2 joker 1")
    assert table.legal("charter") == [
        "charter stone stone", "charter stone joker", "charter stone wood-token", "charter stone joker-token",
        "charter joker wood-token", "charter joker joker-token", "charter wood-token joker-token"]  # fmt: skip
    before = count_resources(GAME, table.state)
    facts = table.play("charter joker-token wood-token")
    assert noted(facts, "charter") == [(0, (4, 7))]
    assert table.state.caravans[0] == 1
    assert table.state.tokens[0] == 0
    assert count_resources(GAME, table.state) == before
    assert table.refused("charter stone gold").key == "refuse-sa-re-source-empty"
    table.play("charter stone joker")


@pytest.mark.rule("R-8.3")
def test_at_most_three_caravans() -> None:
    table = Table()
    table.add(0, "carpenter", "b2", site=True)
    table.construction(gains="stone 4 gold 3")
    table.state.caravans[0] = 3
    assert table.refused("charter stone stone").key == "refuse-sa-re-caravans-full"


@pytest.mark.rule("R-8.3")
def test_caravans_chartered_this_phase_are_not_redeemed_in_it() -> None:
    table = Table()
    table.add(0, "carpenter", "b2", site=True)
    table.construction(gains="stone 2 wood 2")
    table.play("charter wood wood")
    assert table.refused("build carpenter b2").key == "refuse-sa-re-too-dear"
    facts = table.play("finish")
    assert table.state.caravans[0] == 1
    assert noted(facts, "store")[0] == (0, (0, 2, 0))


@pytest.mark.rule("R-8.3")
def test_a_caravan_redeemed_gives_one_resource_of_any_kind() -> None:
    table = Table()
    table.construction(gains="stone 2")
    table.state.caravans[0] = 2
    table.play("finish")
    table.state.supply[0] = 0
    assert table.refused("redeem wood").key == "refuse-sa-re-supply-empty"
    facts = table.play("redeem gold")
    assert noted(facts, "redeem") == [(0, (2,))]
    assert table.legal("keep") == ["keep 0,2,1"]
    table.play("keep 0,2,1")
    assert table.store(0) == (0, 2, 1)
    assert table.state.caravans[0] == 1


@pytest.mark.rule("R-8.3")
def test_no_caravan_no_redeeming() -> None:
    table = Table()
    table.add(0, "carpenter", "b2")
    table.construction(gains="stone 2")
    table.play("finish")
    assert table.refused("redeem wood").key == "refuse-sa-re-no-caravan"


@pytest.mark.rule("R-8.4")
def test_three_a_warehouse_and_the_rest_is_discarded() -> None:
    table = Table()
    table.construction(gains="wood 2 stone 2 gold 1")
    table.state.caravans[0] = 3
    table.play("finish")
    assert table.legal("keep") == ["keep 0,2,1", "keep 1,1,1", "keep 1,2,0", "keep 2,0,1", "keep 2,1,0"]
    refusal = table.refused("keep 2,2,0")
    assert (refusal.key, refusal.args) == ("refuse-sa-re-no-room", {"room": 3})
    assert table.refused("keep 0,0,3").key == "refuse-sa-re-keep-lacks"
    assert table.refused("keep 1,1,0").key == "refuse-sa-re-keep-wastes"
    facts = table.play("keep 2,0,1")
    assert noted(facts, "discard") == [(0, (0, 2, 0, 0))]
    assert table.store(0) == (2, 0, 1)


@pytest.mark.rule("R-8.4")
def test_a_new_warehouse_stores_at_once() -> None:
    table = Table()
    table.add(0, "warehouse", "b2", site=True)
    table.construction(gains="wood 4 stone 3 gold 2")
    table.play("build warehouse b2; finish")
    assert table.store(0) == (2, 2, 2)


@pytest.mark.rule("R-8.4")
def test_without_a_warehouse_nothing_is_stored() -> None:
    table = Table()
    table.play("demolish warehouse a1")
    table.construction(gains="wood 1")
    table.state.caravans[0] = 1
    table.play("finish")
    assert table.refused("redeem wood").key == "refuse-sa-re-no-warehouse"
    table.play("keep 0,0,0")


@pytest.mark.rule("R-8.4")
def test_a_joker_is_given_a_kind_and_exchanged() -> None:
    table = Table()
    table.construction(gains="wood 1 joker 2")
    table.state.supply[1] = 0
    table.play("finish")
    assert table.legal() == ["keep 1,0,2", "keep 2,0,1", "keep 3,0,0"]
    facts = table.play("keep 1,0,2")
    assert noted(facts, "exchange") == [(0, (0, 0, 2, 0, 0, 0, 0))]
    assert table.state.supply[3] == 20
    assert table.store(0) == (1, 0, 2)


@pytest.mark.rule("R-8.4")
def test_jokers_spare_the_tokens_only_as_far_as_the_supply_goes() -> None:
    table = Table()
    table.add(0, "carpenter", "b2")
    table.construction(gains="joker 2")
    table.state.supply[0] = 1
    table.play("finish")
    facts = table.play("keep 2,0,0")
    assert noted(facts, "exchange") == [(0, (1, 0, 0, 1, 0, 0, 0))]
    assert noted(facts, "discard") == [(0, (0, 0, 0, 1))]
    assert table.state.supply[0] == 0


@pytest.mark.rule("R-8.4")
def test_no_token_is_stored_while_a_joker_that_could_be_stored_is_given_up() -> None:
    """There is no wood left to exchange the joker for, but stone and gold."""
    table = Table()
    table.add(0, "carpenter", "b2")
    table.construction(gains="stone 2 joker 1")
    table.state.supply[0] = 0
    table.play("finish")
    assert table.refused("keep 1,2,0").key == "refuse-sa-re-keep-wastes"
    assert table.legal("keep") == ["keep 0,2,1", "keep 0,3,0", "keep 1,1,1"]
    table.state.supply[1] = table.state.supply[2] = 0
    assert table.legal("keep") == ["keep 0,2,0", "keep 1,2,0"]


@pytest.mark.rule("R-8.4")
def test_tokens_may_be_stored_too() -> None:
    table = Table()
    table.add(0, "carpenter", "b2")
    table.add(0, "port", "c1")
    table.construction(gains="gold 1")
    table.play("finish")
    assert table.legal() == ["keep 0,0,1", "keep 0,0,2", "keep 0,1,1", "keep 1,0,1", "keep 1,0,2", "keep 1,1,1",
                             "keep 2,0,1"]  # fmt: skip
    before = count_resources(GAME, table.state)
    facts = table.play("keep 1,1,1")
    assert noted(facts, "exchange") == [(0, (0, 1, 0, 1, 0, 0, 1))]
    assert noted(facts, "refill") == [(0, (1, 0, 0, 1))]
    assert count_resources(GAME, table.state) == before


@pytest.mark.rule("R-8.4")
def test_jokers_of_the_hand_go_before_tokens() -> None:
    table = Table()
    table.add(0, "carpenter", "b2")
    table.construction(gains="joker 1")
    table.play("finish; keep 1,0,0")
    assert table.state.tokens[0] == 1 << 4


@pytest.mark.rule("R-8.4")
@pytest.mark.parametrize("hand", [(0, 0, 0, 0), (2, 0, 1, 0), (0, 1, 0, 2), (3, 2, 0, 1), (1, 1, 1, 1)])
@pytest.mark.parametrize("missing", [-1, 0, 2])
def test_what_may_be_kept_equals_a_plain_search(hand: tuple[int, ...], missing: int) -> None:
    """All ways to use hand, jokers, tokens and Port, tried one by one."""
    table = Table()
    for tile, space in (("carpenter", "b2"), ("goldsmith", "b3"), ("port", "c1")):
        table.add(0, tile, space)
    table.construction(gains="wood {} stone {} gold {} joker {}".format(*hand))
    if missing >= 0:
        table.state.supply[missing] = 0
    table.play("finish")
    expected = set()
    supply = table.state.supply
    for kept in itertools.product(range(4), repeat=3):
        if sum(kept) > 3:
            continue
        for changed in itertools.product(range(4), repeat=3):
            for taken in itertools.product((0, 1), (0,), (0, 1)):
                from_hand = [k - c - t for k, c, t in zip(kept, changed, taken, strict=True)]
                if not all(0 <= h <= have for h, have in zip(from_hand, hand, strict=False)):
                    continue
                if any(c > s for c, s in zip(changed, supply, strict=False)) or sum(changed) > hand[3] + 1:
                    continue
                idle = min(hand[3], sum(supply[:3])) - min(hand[3], sum(changed))
                wasted = idle > 0 or any(h < have for h, have in zip(from_hand, hand, strict=False))
                left = any(s > c for s, c in zip(supply, changed, strict=False))
                swapped = any(c and h < have for c, h, have in zip(changed, from_hand, hand, strict=False))
                given_up = any(taken) and left and (swapped or hand[3] > sum(changed))
                if (sum(kept) == 3 or not wasted) and not given_up:
                    expected.add("keep {},{},{}".format(*kept))
    assert set(table.legal("keep")) == expected


@pytest.mark.rule("R-8.5")
def test_a_built_tile_works_from_the_next_season_on() -> None:
    table = Table()
    table.add(0, "market", "b2", site=True)
    table.construction(gains="wood 4 stone 4 gold 4")
    table.play("build market b2")
    assert table.state.ready[0] == 0


@pytest.mark.rule("R-8.6")
def test_growth_with_the_first_main_building_and_the_second_administrative_one() -> None:
    table = Table()
    for tile, space in (("market", "b1"), ("gardens", "b2"), ("barracks", "b3"), ("port", "c1")):
        table.add(0, tile, space, site=True)
    table.add(0, "pyramid", "a3", site=True)
    table.state.steps[0] = 2
    table.construction(gains="wood 15 stone 12 gold 10")
    seen = []
    for text in ("market b1", "gardens b2", "barracks b3", "port c1", "pyramid a3"):
        facts = table.play(f"build {text}")
        seen.append((table.state.growth[0], noted(facts, "growth")))
    assert seen == [(0, []), (2, [(0, (1,))]), (2, []), (3, [(0, (2,))]), (3, [])]
    assert table.state.gauge[0] == 3


@pytest.mark.rule("R-8.6")
def test_what_is_built_a_second_time_brings_no_second_cube() -> None:
    table = Table()
    table.state.growth[0] = 3
    for tile, space in (("market", "b1"), ("gardens", "b2"), ("port", "c1")):
        table.add(0, tile, space, site=True)
    table.construction(gains="wood 9 stone 9 gold 9")
    facts = table.play("build market b1; build gardens b2; build port c1")
    assert table.state.growth[0] == 3
    assert not noted(facts, "growth")


@pytest.mark.rule("R-8.7")
def test_the_end_of_a_round() -> None:
    table = Table(3)
    table.state.growth[1] = 2
    table.season("stone-gold")
    table.state.gauge = [3, 6, 4]
    table.round_of("continue", "trouble.1")
    table.play("stop; stop")
    while table.state.phase == 2:
        table.play((table.legal("finish") or table.legal("keep"))[0])
    state = table.state
    assert (state.round, state.first, table.to_move()) == (2, 1, 1)
    assert state.gauge == [1, 2, 1]
    assert (state.standing, state.revolted) == (7, 0)
    assert state.gains == [0] * 12


def test_nothing_of_phase_three_happens_earlier() -> None:
    table = Table()
    for text in ("build market b2", "charter wood wood", "finish"):
        assert table.refused(text).key == "refuse-sa-re-not-building"
    assert table.refused("pay 1,0").rule == "R-8"
