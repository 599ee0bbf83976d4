"""Phase 2 (R-5) and revolts (R-7)."""

from __future__ import annotations

import pytest

from game.rules.core.bits import members
from game.rules.core.facts import EVERYONE, Moved
from game.rules.sare.state import CONSTRUCTION
from game.rules.sare.tables import DARK, DISCARD, GONE, SECOND
from tests.rules.sare.material import GAME, Table, U, noted, numbers, with_numbers


def names(mask: int) -> list[str]:
    return [U.show(card) for card in members(mask)]


@pytest.mark.rule("R-5.1")
def test_doubles_come_without_replacement_until_all_were_used() -> None:
    table = Table()
    doubles = ["wood-wood", "stone-stone", "gold-gold", "wood-stone", "wood-gold", "stone-gold"]
    for number, name in enumerate(doubles):
        table.season(name)
        assert table.state.double == [U.id(name)]
        assert len(table.state.pile) == 5 - number
        table.play("stop; stop")
        while table.state.phase == CONSTRUCTION:
            table.play(table.legal()[-1] if table.legal("finish") else table.legal("keep")[0])
    table.play("ready")
    table.play("ready", "stone-gold gold.1")
    assert len(table.state.pile) == 5


@pytest.mark.rule("R-5.1")
def test_a_double_without_gold_goes_to_the_first_who_stops() -> None:
    table = Table(3)
    table.season("wood-stone")
    table.play("continue; stop")
    assert [table.gains(seat) for seat in range(3)] == [(0, 0, 0, 0), (1, 1, 0, 0), (0, 0, 0, 0)]
    table.play("stop", "trouble.1")
    assert table.gains(2) == (0, 0, 0, 0)


@pytest.mark.rule("R-5.1")
def test_a_double_with_gold_goes_to_the_last_who_stops_at_the_end() -> None:
    table = Table(3)
    table.season("gold-gold")
    table.play("stop; continue; stop", "wood.1")
    assert table.gains(2) == (0, 0, 0, 0)
    facts = table.play("stop")
    assert (1, (1, 0, 0, 2, 0)) in noted(facts, "gain")
    assert (1, (0, 1, 0, 0, 0)) in noted(facts, "gain")


@pytest.mark.rule("R-5.1")
def test_if_the_last_one_standing_revolts_the_last_who_stopped_gets_it() -> None:
    table = Table()
    table.season("wood-gold")
    table.state.gauge[1] = 6
    table.play("stop")
    facts = table.play("continue", "trouble.1")
    assert noted(facts, "revolt") == [(1, ())]
    assert (0, (1, 1, 0, 1, 0)) in noted(facts, "gain")


@pytest.mark.rule("R-5.1")
def test_a_revolt_before_the_first_stop_leaves_the_double_to_who_stops_first() -> None:
    table = Table(3)
    table.season("wood-stone")
    table.state.gauge[0] = 6
    table.round_of("continue", "trouble.1")
    table.play("stop; stop")
    assert [table.gains(seat)[:2] for seat in (1, 2)] == [(1, 1), (0, 0)]


@pytest.mark.rule("R-5.1")
@pytest.mark.parametrize("double", ["wood-gold", "wood-wood"])
def test_if_all_revolt_nobody_gets_it(double: str) -> None:
    table = Table()
    table.state.last = 1  # as the season before left it
    table.season(double)
    table.state.gauge = [6, 6]
    facts = table.round_of("continue", "trouble.1")
    assert [values[0] for _, values in noted(facts, "gain")] == [5, 5]


@pytest.mark.rule("R-5.2")
def test_all_22_cards_come_back_each_season() -> None:
    table = Table()
    table.season(removed="horus.1")
    assert len(table.state.shoe) == 21
    assert U.id("horus.1") not in table.state.shoe
    table.round_of("continue", "hoshekh")
    table.round_of("continue", "wood.1")
    table.play("stop; stop; finish; keep 1,1,1; finish; keep 1,1,1")
    facts = table.season("wood-wood", removed="gold.1")
    gathered = [fact for fact in facts if isinstance(fact, Moved) and fact.how == "gather"]
    assert sorted(p for fact in gathered for p in fact.pieces if p < 22) == sorted(
        U.id(name) for name in ("horus.1", "hoshekh", "wood.1")
    )
    assert len(table.state.shoe) == 21


@pytest.mark.rule("R-5.3")
def test_all_standing_seats_are_asked_in_turn_order_before_every_card() -> None:
    table = Table(3, first=2)
    table.season()
    asked = []
    for text in ("continue", "stop", "continue"):
        asked.append(table.to_move())
        table.play(text, "wood.1" if len(asked) == 3 else "")
    assert asked == [2, 0, 1]
    assert table.to_move() == 2
    table.play("stop")
    assert table.to_move() == 1


@pytest.mark.rule("R-5.3")
def test_one_gold_a_question_lowers_the_gauge_not_below_base() -> None:
    table = Table()
    table.add(0, "warehouse", "b2")
    table.give(0, "gold 2")
    table.season()
    assert table.refused("gold").key == "refuse-sa-re-gauge-at-base"
    table.state.gauge[0] = 4
    facts = table.play("gold")
    assert noted(facts, "gauge") == [(0, (4, 3))]
    assert table.store(0) == (1, 1, 2)
    assert table.refused("gold").key == "refuse-sa-re-gold-paid"
    table.round_of("continue", "wood.1")
    table.play("gold")
    assert table.state.gauge[0] == 2
    table.play("continue; continue", "wood.2")
    table.empty(0)
    assert table.refused("gold").key == "refuse-sa-re-no-gold"


@pytest.mark.rule("R-5.3")
def test_gold_beside_the_site_pays_no_workers() -> None:
    table = Table()
    table.season()
    table.empty(0)
    table.give(0, gains="gold 1")
    table.state.gauge[0] = 4
    assert table.refused("gold").key == "refuse-sa-re-no-gold"


@pytest.mark.rule("R-5.4")
def test_a_resource_joins_the_pool_from_the_supply() -> None:
    table = Table()
    table.season()
    facts = table.round_of("continue", "gold.1")
    assert table.state.pool == [0, 0, 1]
    assert table.state.supply[2] == 27
    assert noted(facts, "pool") == [(-1, (2, 1, 1))]
    assert names(table.state.discard) == ["gold.1"]


@pytest.mark.rule("R-1.1")
def test_a_card_whose_token_is_missing_adds_nothing() -> None:
    table = Table()
    table.season("stone-gold")
    table.state.supply[0] = 0
    facts = table.round_of("continue", "wood.1")
    assert table.state.pool == [0, 0, 0]
    assert not noted(facts, "pool")
    assert noted(facts, "short") == [(-1, (1, 0, 0, 0))]


@pytest.mark.rule("R-1.1")
def test_a_gain_beyond_the_supply_is_lost_in_turn_order() -> None:
    table = Table(3)
    table.season("stone-gold")
    table.round_of("continue", "wood.1")
    table.state.supply[0] = 2
    facts = table.play("stop; stop; stop")
    assert [table.gains(seat)[0] for seat in range(1, 3)] == [1, 0]
    assert noted(facts, "short") == [(2, (1, 0, 0, 0))]


@pytest.mark.rule("R-1.1")
def test_the_pool_goes_back_at_the_end_of_the_season() -> None:
    table = Table()
    table.season("stone-gold")
    table.round_of("continue", "wood.1")
    table.play("stop")
    assert table.state.supply[0] == 26
    table.play("stop")
    assert table.state.pool == [0, 0, 0]
    assert table.state.supply[0] == 26


@pytest.mark.rule("R-5.4")
@pytest.mark.parametrize(("card", "amount"), [("trouble.1", 1), ("double-trouble.1", 2)])
def test_trouble_raises_all_standing_gauges(card: str, amount: int) -> None:
    table = Table(3)
    table.season()
    table.play("stop; continue")
    facts = table.play("continue", card)
    assert table.state.gauge == [1, 1 + amount, 1 + amount]
    assert noted(facts, "gauge") == [(1, (1, 1 + amount)), (2, (1, 1 + amount))]


@pytest.mark.rule("R-5.4")
def test_horus_brings_two_cards_without_question_and_nested_two_more() -> None:
    table = Table()
    table.season()
    facts = table.round_of("continue", "horus.1 horus.2 wood.1 wood.2 gold.1")
    assert noted(facts, "horus") == [(-1, ())] * 2
    assert table.state.pool == [2, 0, 1]
    assert table.to_move() == 0
    assert table.state.drawn == 5
    assert table.state.inside == 0


@pytest.mark.rule("R-5.4")
def test_hoshekh_shuffles_the_discard_and_each_card_removes_one() -> None:
    table = Table()
    table.season()
    table.round_of("continue", "wood.1")
    table.round_of("continue", "trouble.1")
    facts = table.round_of("continue", "hoshekh")
    assert noted(facts, "night") == [(-1, (2,))]
    assert [U.show(card) for card in table.state.dark] == ["wood.1", "trouble.1"]
    assert names(table.state.second) == ["hoshekh"]
    facts = table.round_of("continue", "gold.1 wood.1")
    assert table.state.pool == [0, 0, 1]
    assert table.state.supply[0] == 28
    assert noted(facts, "pool") == [(-1, (0, -1, 0)), (-1, (2, 1, 1))]
    assert names(table.state.second) == ["gold.1", "hoshekh"]
    assert names(table.state.gone) == ["wood.1"]
    facts = table.round_of("continue", "stone.1 trouble.1")
    assert noted(facts, "dawn") == [(-1, ())]
    table.round_of("continue", "stone.2")
    assert table.state.pool == [0, 2, 1]


@pytest.mark.rule("R-5.4")
def test_the_card_removed_is_seen_by_all_before_the_new_one_takes_effect() -> None:
    """The wood leaves the pool before the new wood joins it: the pool never counts the removed card twice."""
    table = Table()
    table.season()
    table.round_of("continue", "wood.1")
    table.round_of("continue", "hoshekh")
    facts = table.round_of("continue", "wood.2 wood.1")
    moves = [(f.how, f.dst, f.seers) for f in facts if isinstance(f, Moved)]
    assert moves == [("draw", 11, EVERYONE), ("darkness", GONE, EVERYONE), ("discard", SECOND, EVERYONE)]
    assert table.state.pool == [1, 0, 0]


@pytest.mark.rule("R-5.4")
def test_darkness_over_an_empty_discard_ends_at_once() -> None:
    table = Table()
    table.season()
    table.round_of("continue", "hoshekh")
    assert table.state.dark == []
    table.round_of("continue", "wood.1")
    assert names(table.state.second) == ["wood.1", "hoshekh"]


@pytest.mark.rule("R-5.4")
def test_a_removed_card_without_a_token_in_the_pool_takes_none() -> None:
    table = Table()
    table.season()
    table.round_of("continue", "wood.1")
    table.round_of("continue", "hoshekh")
    table.state.pool[0] = 0
    table.state.supply[0] += 1
    facts = table.round_of("continue", "trouble.1 wood.1")
    assert not noted(facts, "pool")


@pytest.mark.rule("R-5.4")
def test_horus_lies_in_the_discard_before_its_cards() -> None:
    """A Hoshekh drawn inside a Horus shuffles that Horus into the dark, and the next Horus card removes it."""
    table = Table()
    table.season()
    facts = table.round_of("continue", "horus.1 hoshekh wood.1 horus.1")
    assert names(table.state.gone) == ["horus.1"]
    assert [f.src for f in facts if isinstance(f, Moved) and f.how == "shuffle"] == [DISCARD]
    assert [f.src for f in facts if isinstance(f, Moved) and f.how == "darkness"] == [DARK]
    assert table.state.pool == [1, 0, 0]


@pytest.mark.rule("R-5.4")
def test_in_darkness_a_horus_and_each_of_its_cards_remove_one() -> None:
    table = Table()
    table.season()
    for name in ("wood.1", "stone.1", "trouble.1", "hoshekh"):
        table.round_of("continue", name)
    facts = table.round_of("continue", "horus.1 wood.1 gold.1 trouble.1 gold.2 stone.1")
    assert names(table.state.gone) == ["wood.1", "stone.1", "trouble.1"]
    assert noted(facts, "dawn") == [(-1, ())]
    assert table.state.pool == [0, 0, 2]


@pytest.mark.rule("R-5.4")
def test_a_further_hoshekh_shuffles_all_discards_together() -> None:
    cards = {**numbers()["cards"], "hoshekh": 2}
    table = Table(game=with_numbers(cards=cards))
    table.season()
    table.round_of("continue", "wood.1")
    table.round_of("continue", "gold.1")
    table.round_of("continue", "hoshekh.1")
    table.round_of("continue", "stone.1 gold.1")
    table.round_of("continue", "hoshekh.2 wood.1")
    assert sorted(table.game.universe.show(c) for c in table.state.dark) == ["hoshekh.1", "stone.1"]
    assert table.state.second == 1 << table.game.universe.id("hoshekh.2")
    assert table.state.discard == 0


@pytest.mark.rule("R-5.4")
def test_nothing_is_drawn_when_nobody_stands() -> None:
    table = Table()
    table.season("stone-gold")
    table.state.gauge = [6, 6]
    table.round_of("continue", "horus.1 trouble.1")
    assert table.state.phase == CONSTRUCTION


@pytest.mark.rule("R-5.5")
def test_stopping_copies_the_pool_and_ends_all_effects() -> None:
    table = Table()
    table.season("stone-gold")
    table.round_of("continue", "wood.1")
    table.round_of("continue", "wood.2")
    table.play("stop")
    assert table.gains(0) == (2, 0, 0, 0)
    assert table.state.pool == [2, 0, 0]
    assert table.state.supply[0] == 24
    table.play("continue", "double-trouble.1")
    assert table.state.gauge == [1, 3]


@pytest.mark.rule("R-5.5")
def test_stopping_before_the_first_card_is_legal() -> None:
    table = Table()
    table.season("stone-gold")
    facts = table.play("stop; stop")
    assert noted(facts, "stop") == [(0, ()), (1, ())]
    assert table.state.drawn == 0


@pytest.mark.rule("R-5.6")
def test_a_seat_alone_must_stop_after_trouble() -> None:
    table = Table()
    table.season("stone-gold")
    table.play("stop; continue", "wood.1")
    assert table.to_move() == 1
    facts = table.play("continue", "trouble.1")
    assert noted(facts, "stop") == [(1, ())]
    assert noted(facts, "gain")[0] == (1, (0, 1, 0, 0, 0))
    assert noted(facts, "season-over") == [(1, ())]


@pytest.mark.rule("R-5.6")
def test_inside_a_horus_the_second_card_is_then_not_drawn() -> None:
    table = Table()
    table.season("stone-gold")
    table.play("stop")
    table.play("continue", "horus.1 trouble.1")
    assert table.state.phase == CONSTRUCTION
    assert table.state.drawn == 2


@pytest.mark.rule("R-5.6")
def test_alone_in_a_nested_horus_a_trouble_the_palace_takes_ends_nothing_but_the_next_one_does() -> None:
    table = Table()
    table.add(1, "palace", "b1")
    table.season("stone-gold")
    table.play("stop")
    table.play("continue", "horus.1")
    table.play("pass", "horus.2")
    table.play("pass", "trouble.1")
    table.play("seize", "wood.1 trouble.2")
    assert table.state.drawn == 5
    assert table.state.pool == [0, 0, 0]
    assert table.state.phase == CONSTRUCTION
    assert table.state.palace[1] == U.id("trouble.1")
    assert table.store(1) == (1, 1, 1)


@pytest.mark.rule("R-7")
def test_alone_a_revolt_inside_a_horus_ends_the_season_for_the_last_who_stopped() -> None:
    table = Table()
    table.season("stone-gold")
    table.play("stop")
    table.state.gauge[1] = 6
    facts = table.play("continue", "horus.1 double-trouble.1")
    assert noted(facts, "revolt") == [(1, ())]
    assert (0, (1, 0, 1, 1, 0)) in noted(facts, "gain")
    assert (1, (5, 1, 1, 1, 0)) in noted(facts, "gain")


@pytest.mark.rule("R-5.6")
def test_who_is_left_alone_by_the_same_trouble_need_not_stop() -> None:
    table = Table()
    table.season("stone-gold")
    table.state.gauge[0] = 6
    facts = table.round_of("continue", "trouble.1")
    assert noted(facts, "revolt") == [(0, ())]
    assert table.to_move() == 1
    assert table.state.standing == 0b10


@pytest.mark.rule("R-5.6")
def test_who_is_left_alone_by_the_first_card_of_a_horus_must_stop_after_a_trouble_of_the_second() -> None:
    table = Table()
    table.season("stone-gold")
    table.state.gauge[0] = 6
    facts = table.round_of("continue", "horus.1 trouble.1 trouble.2")
    assert noted(facts, "revolt") == [(0, ())]
    assert noted(facts, "stop") == [(1, ())]
    assert table.state.gauge == [7, 3]


@pytest.mark.rule("R-5.7")
def test_an_empty_shoe_stops_all_in_turn_order_without_a_question() -> None:
    table = Table(3, first=1)
    table.season("gold-gold")
    table.state.shoe = [U.id("wood.1")]
    facts = table.round_of("continue", "wood.1")
    assert [seat for seat, _ in noted(facts, "stop")] == [1, 2, 0]
    assert (0, (1, 0, 0, 2, 0)) in noted(facts, "gain")


@pytest.mark.rule("R-5.7")
def test_an_empty_shoe_ends_a_horus() -> None:
    table = Table()
    table.season("gold-gold")
    table.state.shoe = [U.id("wood.1"), U.id("horus.1")]
    table.round_of("continue", "horus.1 wood.1")
    assert table.state.phase == CONSTRUCTION


@pytest.mark.rule("R-7")
def test_a_revolt_takes_a_seat_out_with_one_of_each() -> None:
    table = Table()
    table.season("stone-gold")
    table.state.gauge[1] = 6
    table.state.palace[1] = U.id("wood.4")
    table.state.shoe.remove(U.id("wood.4"))
    table.state.jokers = 0b10
    facts = table.round_of("continue", "double-trouble.1")
    assert table.state.gauge[1] == 7
    assert noted(facts, "revolt") == [(1, ())]
    assert noted(facts, "gain") == [(1, (5, 1, 1, 1, 0))]
    assert table.gains(1) == (1, 1, 1, 0)
    assert table.state.jokers == 0
    assert table.state.standing == 0b01


@pytest.mark.rule("R-7")
def test_a_revolt_gets_only_what_the_supply_has() -> None:
    table = Table()
    table.season("stone-gold")
    table.state.gauge[1] = 6
    table.state.supply[1] = 0
    table.round_of("continue", "trouble.1")
    assert table.gains(1) == (1, 0, 1, 0)


@pytest.mark.rule("R-7")
def test_after_a_revolt_nothing_is_built_but_caravans_go() -> None:
    table = Table()
    table.add(1, "carpenter", "b2")
    table.add(1, "goldsmith", "b3", site=True)
    table.state.caravans[1] = 1
    table.season("stone-gold")
    table.state.gauge[1] = 6
    table.round_of("continue", "trouble.1")
    table.play("stop; finish; keep 1,1,1")
    assert table.to_move() == 1
    assert table.gains(1) == (2, 2, 2, 0)
    assert table.refused("build goldsmith b3").key == "refuse-sa-re-revolted-builds"
    assert table.refused("charter wood wood-token").key == "refuse-sa-re-revolted-token"
    table.play("charter wood stone; finish")
    assert table.refused("redeem wood").key == "refuse-sa-re-revolted-caravan"
    assert "keep 1,1,1" in table.legal()
    assert "keep 2,1,0" not in table.legal()
    table.play("keep 1,0,2")
    assert table.store(1) == (1, 0, 2)
    assert table.state.tokens[1] == 1 << 4
    assert table.state.caravans[1] == 2


def test_questions_are_not_asked_outside_the_season() -> None:
    table = Table()
    for text in ("gold", "stop", "continue"):
        assert table.refused(text).key == "refuse-sa-re-not-asked"
    assert GAME.to_move(table.state) == 0
