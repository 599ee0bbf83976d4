"""Administrative buildings (R-6)."""

from __future__ import annotations

import pytest

from game.rules.core.facts import EVERYONE, NOBODY, Excluded, Looked, Moved
from game.rules.core.universe import EMPTY
from game.rules.sare.state import CONSTRUCTION
from game.rules.sare.tables import BOTTOM, KEPT, REMOVED, TOP
from tests.rules.sare.material import Table, U, noted, ready_bit

pytestmark = pytest.mark.rule("R-6")


def with_buildings(*tiles: str, seat: int = 0, seats: int = 2, double: str = "stone-gold") -> Table:
    table = Table(seats)
    for tile, space in zip(tiles, ("b1", "c1", "b2", "c2", "b3", "c3"), strict=False):
        table.add(seat, tile, space)
    table.season(double)
    return table


def test_a_building_built_this_round_works_from_the_next_season_on() -> None:
    table = Table()
    table.add(0, "temple", "b2", site=True)
    table.season()
    assert table.refused("temple").key == "refuse-sa-re-not-built"


def test_each_building_once_a_season() -> None:
    table = with_buildings("barracks")
    table.state.gauge = [4, 3]
    table.play("barracks 1")
    assert table.refused("barracks 1").key == "refuse-sa-re-used"
    assert table.state.ready[0] == 0


class TestBarracks:
    def test_one_square_down_and_one_up(self) -> None:
        table = with_buildings("barracks")
        table.state.gauge = [4, 3]
        facts = table.play("barracks 1")
        assert table.state.gauge == [3, 4]
        assert noted(facts, "barracks") == [(0, (1,))]

    def test_only_above_base(self) -> None:
        table = with_buildings("barracks")
        assert table.refused("barracks 1").key == "refuse-sa-re-gauge-at-base"

    def test_never_onto_red(self) -> None:
        table = with_buildings("barracks")
        table.state.gauge = [4, 6]
        assert table.refused("barracks 1").key == "refuse-sa-re-onto-red"
        assert not table.legal("barracks")

    def test_only_a_standing_opponent(self) -> None:
        table = with_buildings("barracks", seats=3, seat=2)
        table.play("stop; continue")
        table.state.gauge = [4, 3, 3]
        assert table.refused("barracks 0").key == "refuse-sa-re-opponent-lies"
        assert table.refused("barracks 2").key == "refuse-sa-re-no-such-opponent"
        assert table.refused("barracks 3").key == "refuse-sa-re-no-such-opponent"
        assert table.legal("barracks") == ["barracks 1"]


class TestTemple:
    def test_keeps_one_of_the_top_two_secretly(self) -> None:
        table = with_buildings("temple")
        facts = table.play("temple", "gold.1 trouble.1")
        assert [(f.how, f.seers) for f in facts if isinstance(f, Moved)] == [("look", 1), ("look", 1)]
        assert table.legal() == ["place 0 top", "place 0 bottom", "place 1 top", "place 1 bottom"]
        facts = table.play("place 0 top")
        assert [(f.how, f.dst, f.seers) for f in facts if isinstance(f, Moved)] == [
            ("keep", KEPT, 1), ("return", TOP, 1)]  # fmt: skip
        assert table.to_move() == 0
        assert table.refused("temple").key == "refuse-sa-re-used"
        table.round_of("continue")
        assert table.state.gauge == [2, 2]

    def test_the_other_one_at_the_bottom_comes_last(self) -> None:
        table = with_buildings("temple")
        table.play("temple; place 0 bottom", "gold.1 trouble.1")
        table.state.shoe = [U.id("wood.1")]
        table.round_of("continue", "wood.1")
        table.round_of("continue")
        assert table.state.gauge == [2, 2]
        assert table.state.phase == CONSTRUCTION

    def test_a_second_temple_draws_the_card_put_on_top(self) -> None:
        table = with_buildings("temple")
        table.add(1, "temple", "b1")
        table.play("temple; place 0 top; continue", "gold.1 trouble.1")
        table.play("temple", "wood.1")
        assert [U.show(card) for card in table.state.hand] == ["trouble.1", "wood.1"]
        table.play("place 0 bottom")
        assert table.state.kept == [U.id("gold.1"), U.id("trouble.1")]
        assert table.state.bottom == [U.id("wood.1")]

    def test_later_cards_go_under_earlier_ones(self) -> None:
        table = with_buildings("temple")
        table.add(1, "temple", "b1")
        table.play("temple; place 0 bottom; continue", "gold.1 trouble.1")
        facts = table.play("temple; place 0 bottom", "wood.1 horus.1")
        assert isinstance(facts[-1], Moved)
        assert facts[-1].dst == BOTTOM + 1
        table.state.shoe = []
        facts = table.play("continue") + table.round_of("continue")
        assert [f.src for f in facts if isinstance(f, Moved) and f.how == "draw"] == [BOTTOM, BOTTOM + 1]

    def test_two_cards_that_look_alike_are_one_choice(self) -> None:
        table = with_buildings("temple")
        table.play("temple", "gold.1 gold.2")
        assert table.legal() == ["place 0 top", "place 0 bottom"]
        table.play("place 1 top")

    def test_only_before_the_first_card(self) -> None:
        table = with_buildings("temple")
        table.round_of("continue", "wood.1")
        assert table.refused("temple").key == "refuse-sa-re-temple-late"

    def test_a_kept_resource_pays_when_its_owner_stops(self) -> None:
        table = with_buildings("temple")
        table.play("temple; place 0 top", "gold.3 wood.1")
        facts = table.play("stop")
        assert noted(facts, "gain") == [(0, (2, 0, 0, 1, 0))]
        assert [f for f in facts if isinstance(f, Looked)] == [Looked(EVERYONE, KEPT, (U.id("gold.1"),))]
        assert table.gains(0) == (0, 0, 1, 0)

    def test_another_kept_card_does_nothing_and_is_not_shown(self) -> None:
        table = with_buildings("temple")
        table.play("temple; place 1 top", "gold.3 trouble.1")
        facts = table.play("stop")
        assert not noted(facts, "gain")
        assert [f for f in facts if isinstance(f, Excluded)] == [Excluded(KEPT, (1 << 12) - 1)]

    def test_a_resource_the_supply_lacks_stays_secret(self) -> None:
        table = with_buildings("temple")
        table.play("temple; place 0 top", "gold.3 trouble.1")
        table.state.supply[2] = 0
        facts = table.play("stop")
        assert [f for f in facts if isinstance(f, Excluded)] == [Excluded(KEPT, (1 << 8) - 1)]

    def test_a_kept_card_is_lost_in_a_revolt(self) -> None:
        table = with_buildings("temple")
        table.play("temple; place 0 bottom", "gold.3 wood.1")
        table.state.gauge[0] = 6
        facts = table.round_of("continue", "trouble.1")
        assert noted(facts, "gain") == [(0, (5, 1, 1, 1, 0))]

    def test_its_owner_sees_the_card_removed(self) -> None:
        table = Table()
        table.add(1, "temple", "b2")
        facts = table.season(removed="horus.1")
        assert Looked(0b10, REMOVED, (U.id("horus.1"),)) in facts
        assert [f.seers for f in facts if isinstance(f, Moved) and f.dst == REMOVED] == [NOBODY]


class TestPalace:
    def test_a_resource_taken_is_its_owners_alone(self) -> None:
        table = with_buildings("palace")
        table.round_of("continue", "gold.1")
        assert table.legal() == ["seize", "pass"]
        facts = table.play("seize")
        assert table.state.pool == [0, 0, 0]
        assert table.state.discard == 0
        assert [f.seers for f in facts if isinstance(f, Moved)] == [EVERYONE]
        assert noted(table.play("stop"), "gain") == [(0, (3, 0, 0, 1, 0))]
        assert table.refused("seize").key == "refuse-sa-re-not-that-building"

    @pytest.mark.parametrize("card", ["trouble.1", "double-trouble.1", "horus.1", "hoshekh"])
    def test_anything_else_does_not_happen(self, card: str) -> None:
        table = with_buildings("palace")
        table.round_of("continue", card)
        table.play("seize")
        assert table.state.gauge == [1, 1]
        assert table.to_move() == 0
        assert table.state.drawn == 1
        assert (table.state.discard, table.state.second) == (0, 0)
        assert not noted(table.play("stop"), "gain")

    def test_owners_are_asked_in_turn_order_while_standing(self) -> None:
        table = Table(4, first=1)
        for seat in range(4):
            table.add(seat, "palace", "b2")
        table.season("stone-gold")
        table.play("continue; stop; continue")
        table.play("continue", "wood.1")
        asked = []
        for _ in range(3):
            asked.append(table.to_move())
            table.play("pass")
        assert asked == [1, 3, 0]
        assert table.state.pool == [1, 0, 0]

    def test_once_taken_nobody_else_is_asked(self) -> None:
        table = with_buildings("palace")
        table.add(1, "palace", "b1")
        table.round_of("continue", "wood.1")
        table.play("seize")
        assert table.state.stack == [(3, 0, 0)]

    def test_each_card_of_a_horus_may_be_taken(self) -> None:
        table = with_buildings("palace")
        table.round_of("continue", "horus.1")
        table.play("pass", "trouble.1")
        table.play("pass", "trouble.2")
        assert table.state.gauge == [2, 2]
        table.play("seize")
        assert table.state.gauge == [2, 2]

    def test_a_card_taken_still_triggered_the_darkness(self) -> None:
        table = with_buildings("palace")
        table.round_of("continue", "wood.1")
        table.play("pass")
        table.round_of("continue", "hoshekh")
        table.play("pass")
        table.round_of("continue", "gold.1 wood.1")
        table.play("seize")
        assert table.state.pool == [0, 0, 0]
        assert table.state.second == 1 << U.id("hoshekh")

    def test_a_trouble_taken_does_not_stop_who_stands_alone(self) -> None:
        table = with_buildings("palace", seat=1)
        table.play("stop; continue", "trouble.1")
        table.play("seize")
        assert table.to_move() == 1
        assert table.state.standing == 0b10


class TestGardensAndLibrary:
    def test_gardens_halve_a_double_trouble(self) -> None:
        table = with_buildings("gardens")
        table.round_of("continue", "double-trouble.1")
        assert table.legal() == ["soften gardens", "pass"]
        facts = table.play("soften gardens")
        assert table.state.gauge == [2, 3]
        assert noted(facts, "soften") == [(0, (1,))]

    def test_gardens_do_nothing_about_a_single_one(self) -> None:
        table = with_buildings("gardens", "library")
        table.round_of("continue", "trouble.1")
        assert table.legal() == ["soften library", "pass"]
        assert table.refused("soften gardens").key == "refuse-sa-re-gardens-single"
        assert table.refused("soften gardens+library").key == "refuse-sa-re-gardens-single"

    def test_the_library_turns_a_single_trouble_into_a_joker(self) -> None:
        table = with_buildings("library")
        table.round_of("continue", "trouble.1")
        table.play("soften library")
        assert table.state.gauge == [1, 2]
        assert table.gains(0) == (0, 0, 0, 0)
        assert noted(table.play("stop"), "gain") == [(0, (4, 0, 0, 0, 1))]

    def test_the_library_alone_is_helpless_against_a_double_one(self) -> None:
        table = with_buildings("library")
        table.round_of("continue", "double-trouble.1")
        assert table.to_move() == 0
        assert table.state.gauge == [3, 3]

    def test_both_turn_a_double_trouble_into_a_joker(self) -> None:
        table = with_buildings("gardens", "library")
        table.round_of("continue", "double-trouble.1")
        assert table.legal() == ["soften gardens", "soften gardens+library", "pass"]
        assert table.refused("soften library").key == "refuse-sa-re-library-double"
        table.play("soften gardens+library")
        assert table.state.gauge == [1, 3]
        assert table.state.jokers == 1
        assert table.state.ready[0] == 0

    def test_not_ready_gardens_soften_nothing(self) -> None:
        table = with_buildings("gardens", "library")
        table.state.ready[0] = ready_bit("library")
        table.state.stack = [(6, 0, 2, 0)]
        assert table.refused("soften gardens").key == "refuse-sa-re-used"
        table.state.ready[0] = ready_bit("gardens")
        assert table.refused("soften gardens+library").key == "refuse-sa-re-used"

    def test_no_reaction_inside_a_horus(self) -> None:
        table = with_buildings("gardens", "library")
        table.round_of("continue", "horus.1 trouble.1 double-trouble.1")
        assert table.state.gauge == [4, 4]
        table.round_of("continue", "trouble.2")
        assert table.legal("soften") == ["soften library"]

    def test_letting_it_pass(self) -> None:
        table = with_buildings("gardens", seat=1)
        table.round_of("continue", "double-trouble.1")
        assert table.to_move() == 1
        table.play("pass")
        assert table.state.gauge == [3, 3]
        assert table.state.ready[1] == ready_bit("gardens")

    def test_softened_trouble_still_stops_who_stands_alone(self) -> None:
        table = with_buildings("library", seat=1)
        table.play("stop; continue", "trouble.1")
        facts = table.play("soften library")
        assert noted(facts, "stop") == [(1, ())]
        assert (1, (4, 0, 0, 0, 1)) in noted(facts, "gain")

    def test_the_joker_is_untouched_by_hoshekh_and_lost_in_a_revolt(self) -> None:
        table = with_buildings("library")
        table.round_of("continue", "trouble.1")
        table.play("soften library")
        table.round_of("continue", "hoshekh")
        table.round_of("continue", "gold.1 trouble.1")
        assert table.state.jokers == 1
        table.state.gauge[0] = 6
        facts = table.round_of("continue", "trouble.2")
        assert noted(facts, "gain") == [(0, (5, 1, 1, 1, 0))]
        assert table.state.jokers == 0

    def test_no_reaction_without_trouble(self) -> None:
        table = with_buildings("library")
        assert table.refused("soften library").key == "refuse-sa-re-no-reaction"


class TestMarket:
    def test_swaps_as_many_for_as_many(self) -> None:
        table = with_buildings("market")
        table.state.store = [1, 1, 1, 0, 1, 2]
        assert len(table.legal("swap")) == 5
        table.play("swap 1 -1,0,+1")
        assert table.state.store == [0, 1, 2, 1, 1, 1]
        assert table.refused("swap 1 -1,0,+1").key == "refuse-sa-re-used"

    def test_every_net_change_is_listed_once(self) -> None:
        """With one of each on both sides: one pair swapped in 3 * 2 ways; more kinds cannot be."""
        table = with_buildings("market")
        assert table.legal("swap") == [
            "swap 1 -1,+0,+1", "swap 1 -1,+1,+0", "swap 1 +0,-1,+1", "swap 1 +0,+1,-1", "swap 1 +1,-1,+0",
            "swap 1 +1,+0,-1"]  # fmt: skip

    @pytest.mark.parametrize(
        ("text", "key"),
        [
            ("swap 1 +1,0,0", "refuse-sa-re-swap-uneven"),
            ("swap 1 0,0,0", "refuse-sa-re-swap-nothing"),
            ("swap 1 -2,+1,+1", "refuse-sa-re-swap-own-lacks"),
            ("swap 1 +2,-1,-1", "refuse-sa-re-swap-other-lacks"),
            ("swap 0 +1,-1,0", "refuse-sa-re-no-such-opponent"),
            ("swap 2 +1,-1,0", "refuse-sa-re-no-such-opponent"),
        ],
    )
    def test_what_cannot_be_swapped(self, text: str, key: str) -> None:
        assert with_buildings("market").refused(text).key == key

    def test_reaches_an_opponent_who_lies(self) -> None:
        table = with_buildings("market", seat=1)
        table.play("stop")
        table.play("swap 0 +1,-1,0")
        assert (table.store(0), table.store(1)) == ((0, 2, 1), (2, 0, 1))

    def test_gains_of_the_season_are_not_in_it(self) -> None:
        table = with_buildings("market", seat=1, double="wood-wood")
        table.play("stop")
        assert table.gains(0) == (2, 0, 0, 0)
        assert table.refused("swap 0 +2,-1,-1").key == "refuse-sa-re-swap-other-lacks"

    def test_an_unused_market_is_asked_after_the_season(self) -> None:
        table = with_buildings("market")
        table.play("stop; stop")
        assert table.state.stack == [(7, 0)]
        assert table.legal()[-1] == "pass"
        assert table.refused("swap 1 0,0,0").key == "refuse-sa-re-swap-nothing"
        table.play("swap 1 +1,-1,0")
        assert table.state.phase == CONSTRUCTION
        assert table.gains(0) == (2, 0, 1, 0)

    def test_late_markets_follow_the_turn_order(self) -> None:
        table = Table(3, first=2)
        for seat in (0, 1, 2):
            table.add(seat, "market", "b2")
        table.season("stone-gold")
        table.play("stop; stop; stop")
        asked = []
        for _ in range(3):
            asked.append(table.to_move())
            table.play("pass")
        assert asked == [2, 0, 1]

    def test_none_after_the_own_revolt(self) -> None:
        table = with_buildings("market")
        table.state.gauge[0] = 6
        table.round_of("continue", "trouble.1")
        table.play("stop")
        assert table.state.phase == CONSTRUCTION

    def test_a_revolted_opponent_is_within_reach(self) -> None:
        table = with_buildings("market")
        table.state.gauge[1] = 6
        table.round_of("continue", "trouble.1")
        table.play("stop; swap 1 -1,0,+1")
        assert table.store(1) == (2, 1, 0)

    def test_the_three_of_a_revolt_are_out_of_reach(self) -> None:
        table = with_buildings("market")
        table.empty(1)
        table.state.gauge[1] = 6
        table.round_of("continue", "trouble.1")
        assert table.gains(1) == (1, 1, 1, 0)
        assert not table.legal("swap")

    def test_not_asked_when_no_swap_changes_anything(self) -> None:
        table = with_buildings("market")
        table.empty(1)
        table.play("stop; stop")
        assert table.state.phase == CONSTRUCTION


def test_the_night_side_lasts_until_the_end_of_the_round() -> None:
    table = with_buildings("temple")
    table.play("temple; place 0 top", "gold.1 wood.1")
    assert table.state.ready[0] == 0
    table.play("stop; stop")
    while table.state.phase == CONSTRUCTION:
        table.play((table.legal("finish") or table.legal("keep"))[0])
    assert table.state.ready[0] == ready_bit("temple")
    assert table.state.kept[0] != EMPTY
