"""Sa-Rê: silly answers to the question, with the reason in the cards that were counted (R-5)."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from tests.ai.sanity.sare_position import (
    Silly,
    always_worse,
    drawn,
    is_out,
    lost_by_stopping,
    never_better,
    never_worse,
    nothing_by_stopping,
    odds,
    revolt_is_no_worse,
    silly,
    stakes,
    unknown,
)
from tests.ai.sanity.sare_table import Position

POSITIONS: list[Silly] = []
case = partial(silly, POSITIONS)
TROUBLES = "trouble 4 double-trouble 3 horus 2 hoshekh 1"
RESOURCES = "wood 4 stone 4 gold 4"


@case("an empty pool and a gauge far from red: stopping brings nothing", avoid="stop", proof=nothing_by_stopping)
def stops_with_nothing_of_two() -> Position:
    return Position(2, "priest").site(0, "carpenter b1").question("wood-gold")


@case("an empty pool and a gauge far from red: stopping brings nothing", avoid="stop", proof=nothing_by_stopping)
def stops_with_nothing_of_three() -> Position:
    return Position(3, "scribe").site(0, "stonecutter b1, warehouse c1").question("gold-gold").gauge(2, 2, 1)


@case("an empty pool and a gauge far from red: stopping brings nothing", avoid="stop", proof=nothing_by_stopping)
def stops_with_nothing_of_four() -> Position:
    table = Position(4, "pharaoh").site(0, "gardens b1, carpenter a2")
    return table.question("stone-gold", gone="trouble 1 double-trouble 1").gauge(4, 2, 3, 4)


@case("nothing in the pool, nothing in store: even a revolt brings three", avoid="stop", proof=revolt_is_no_worse)
def stops_with_nothing_beside_red() -> Position:
    return Position(3, "first-pyramid").site(0, "pyramid b1").question("wood-gold", gone="trouble 3").gauge(6, 4, 4)


@case("nothing in the pool, nothing in store: even a revolt brings three", avoid="stop", proof=revolt_is_no_worse)
def stops_with_nothing_in_the_night() -> Position:
    table = Position(2, "priest").site(0, "temple b1, port c1")
    return table.question("stone-gold", gone="trouble 2 double-trouble 1 hoshekh 1 wood 1 gold 1").gauge(6, 5)


@case("only resources are left: whatever comes is good", avoid="stop", proof=never_worse)
def stops_before_resources_only() -> Position:
    table = Position(3, "priest").site(0, "market b1, gardens b2")
    return table.question("wood-gold", gone=TROUBLES).pool("wood 1").gauge(6, 6, 6)


@case("only resources are left, alone: whatever comes is good", avoid="stop", proof=never_worse)
def stops_alone_before_resources_only() -> Position:
    table = Position(2, "pharaoh").site(0, "palace b1, temple b2")
    return table.question("wood-stone", gone=TROUBLES).pool("gold 1").gauge(6, 3).lay(1, "wood 1 stone 1", awarded=True)


@case("only resources are left, each needed for the last building", avoid="stop", proof=never_worse)
def stops_before_the_resources_it_needs() -> Position:
    table = Position(4, "priest").build(0, "port c1, pyramid c3, market b2, gardens b3").site(0, "temple a3")
    return table.question("stone-gold", gone=f"{TROUBLES} wood 2 stone 1").pool("wood 1").gauge(6, 5, 5, 6)


@case("alone, after a Trouble one stops by oneself: nothing can be lost (R-5.6)", avoid="stop", proof=never_worse)
def stops_alone_far_from_red() -> Position:
    table = Position(2, "priest").site(0, "temple b1, palace b2")
    table.question("wood-stone", gone="horus 2 hoshekh 1 stone 1").pool("stone 1")
    return table.gauge(1, 1).lay(1, "wood 1 stone 1", awarded=True)


@case("alone for the gold card, which waits: nothing can be lost (R-5.6)", avoid="stop", proof=never_worse)
def stops_alone_with_the_gold_card() -> Position:
    table = Position(3, "scribe").site(0, "library b1, carpenter c1")
    table.question("wood-gold", gone="horus 2 hoshekh 1 gold 2 trouble 1").pool("gold 2")
    return table.gauge(4, 2, 3).lay(1, "gold 1").lay(2, "gold 2")


@case("whatever comes, it revolts", only="stop", proof=always_worse)
def goes_on_into_a_sure_revolt() -> Position:
    table = Position(3, "priest").site(0, "market b1, gardens b2")
    table.question("wood-gold", removed="trouble.4", gone=f"{RESOURCES} horus 2 hoshekh 1")
    return table.pool("wood 3 stone 3 gold 2").gauge(6, 3, 2)


@case("whatever comes, it revolts, and gold would not help", only="stop", proof=always_worse)
def pays_gold_before_a_sure_revolt() -> Position:
    table = Position(2, "pharaoh").site(0, "market b1, carpenter b2")
    table.question("wood-gold", removed="double-trouble.3", gone=f"{RESOURCES} horus 2 hoshekh 1 trouble 4")
    table.give(0, store="gold 1")
    return table.pool("wood 2 stone 3 gold 1").gauge(6, 2)


def _risk(table: Position) -> None:
    chance = odds(table)
    assert chance == Fraction(7, 8)
    assert (1 - chance) * (sum(stakes(table)) + 1) + chance * 3 < sum(stakes(table))
    assert all(table.after("stop").is_payable(0, tile, space) for tile, space in table.sites(0))


@case("seven cards of eight mean a revolt, and the pool pays all sites", only="stop", proof=_risk)
def risks_a_full_pool() -> Position:
    table = Position(2, "priest").site(0, "market b1, gardens b2")
    table.question("wood-stone", removed="trouble.4", gone="wood 4 stone 4 gold 3 horus 2 hoshekh 1")
    return table.pool("wood 3 stone 3 gold 2").gauge(6, 2).lay(1, "wood 2 stone 2", awarded=True)


@case("no resource can come any more, but a revolt can", only="stop", proof=never_better)
def waits_for_nothing() -> Position:
    table = Position(3, "scribe").site(0, "market b1, carpenter b2")
    table.question("wood-wood", removed="trouble.4", gone=f"{RESOURCES} horus 2 hoshekh 1")
    return table.pool("wood 2 stone 3 gold 2").gauge(5, 4, 2).lay(2, "wood 2", awarded=True)


def _darkness(table: Position) -> None:
    always_worse(table)
    assert all(table.after("stop").is_payable(0, tile, space) for tile, space in table.sites(0))


@case("in darkness every card costs a resource, and none can come", only="stop", proof=_darkness)
def waits_in_darkness() -> Position:
    table = Position(2, "pharaoh").site(0, "temple b1, market b2")
    table.question("wood-stone", removed="trouble.4", gone=f"{RESOURCES} horus 2")
    table.round_of("continue", "hoshekh")
    return table.pool("wood 3 stone 4 gold 3").gauge(2, 2).lay(1, "wood 4 stone 4 gold 2", awarded=True)


def _wins_now(table: Position) -> None:
    after = table.after("stop")
    assert any(after.is_payable(0, tile, space) for tile, space in after.sites(0))
    assert odds(table) > 0
    assert not any(after.is_payable(seat, *site) for seat in range(1, after.state.seats) for site in after.sites(seat))


@case("the pool pays the last step of the pyramid and wins", only="stop", proof=_wins_now)
def risks_the_last_step() -> Position:
    table = Position(3, "first-pyramid").site(0, "pyramid b2").steps(0, 2)
    return (
        table.question("wood-gold", gone="wood 2 stone 3 gold 1 trouble 1").pool("wood 2 stone 3 gold 1").gauge(5, 3, 2)
    )


@case("the pool pays the last building and wins", only="stop", proof=_wins_now)
def risks_the_last_building() -> Position:
    table = Position(2, "priest").build(0, "port c1, pyramid c3, market b2, gardens b3").site(0, "temple a3")
    return (
        table.question("stone-gold", gone="wood 1 stone 3 gold 2 trouble 2").pool("wood 1 stone 3 gold 2").gauge(6, 4)
    )


@case("the rival wins this round unless one more card comes", avoid="stop", proof=lost_by_stopping)
def gives_up_the_last_step() -> Position:
    table = Position(2, "first-pyramid").site(0, "pyramid b2").site(1, "pyramid b2").steps(0, 2).steps(1, 2)
    table.question("wood-wood", removed="trouble.4", gone="wood 3 stone 2 gold 3 horus 2 hoshekh 1")
    return table.pool("wood 2 stone 2 gold 1").gauge(6, 4).lay(1, "wood 2 stone 2 gold 1", awarded=True)


@case("the rival wins this round unless one more card comes", avoid="stop", proof=lost_by_stopping)
def gives_up_the_last_building() -> Position:
    both = "port c1, pyramid c3, market b2, gardens b3"
    table = Position(3, "priest").build(0, both, token=False).build(1, both).site(0, "library a3")
    table.site(1, "temple a3")
    table.question("gold-gold", removed="trouble.4", gone="wood 3 stone 3 gold 1 horus 2 hoshekh 1 double-trouble 1")
    return table.pool("wood 1 stone 3 gold 2").gauge(5, 4, 3).lay(1, "wood 1 stone 3 gold 2").lay(2, "wood 1")


def _knows(table: Position) -> None:
    assert unknown(table)[3:] == [0, 0, 0, 0]
    assert unknown(table, 1)[4] == 1
    never_worse(table)


@case("who has a Temple knows that the last double Trouble was taken out (R-6)", avoid="stop", proof=_knows)
def forgets_the_card_it_saw() -> Position:
    table = Position(2, "priest").build(0, "temple b1").site(0, "palace b2, carpenter a2")
    table.question("wood-gold", removed="double-trouble.3", gone="trouble 4 double-trouble 2 horus 2 hoshekh 1 wood 3")
    return table.pool("wood 1").gauge(5, 5)


def _top_revolts(table: Position) -> None:
    after = dict(drawn(table))["double-trouble"]
    assert is_out(after)
    assert sum(table.after("stop").gains(0)) == 3


@case("it put the double Trouble on top itself (R-6)", only="stop", proof=_top_revolts)
def forgets_what_it_put_on_top() -> Position:
    table = (
        Position(2, "priest")
        .build(0, "temple b3")
        .site(0, "warehouse b1, market b2")
        .question("wood-stone")
        .gauge(5, 2)
    )
    table.play("temple", "wood.1 double-trouble.1")
    table.play("place 0 top")
    return table


def _top_helps(table: Position) -> None:
    after = dict(drawn(table))["stone"]
    assert not is_out(after)
    assert sum(stakes(after)) > sum(stakes(table))


@case("it knows that the next card is a resource that it needs (R-6)", avoid="stop", proof=_top_helps)
def stops_before_the_card_it_put_on_top() -> Position:
    table = Position(2, "priest").build(0, "temple b3").site(0, "warehouse b1, stonecutter b2").question("wood-gold")
    table.gauge(6, 2).play("temple", "wood.1 stone.1")
    table.play("place 0 top")
    return table


def _joker(table: Position) -> None:
    for name, after in drawn(table):
        assert name == "trouble"
        softened = after.after("soften library")
        assert not is_out(softened)
        assert sum(stakes(softened)) == sum(stakes(table)) + 1


@case("alone with a Library, and only Troubles are left: the next one brings a joker", avoid="stop", proof=_joker)
def stops_before_a_joker() -> Position:
    table = Position(2, "priest").build(0, "library a3").site(0, "palace b1, temple b2")
    table.question("wood-wood", removed="trouble.4", gone=f"{RESOURCES} double-trouble 3 horus 2 hoshekh 1")
    return table.pool("wood 1 stone 1").gauge(6, 2).lay(1, "wood 2", awarded=True)


def _calm(table: Position) -> None:
    assert not any(unknown(table)[3:])
    assert table.is_payable(0, "carpenter", "b1")
    assert not table.after("gold").is_payable(0, "carpenter", "b1")


@case("no Trouble can come any more, and the gold pays a site", avoid="gold", proof=_calm)
def pays_gold_for_nothing() -> Position:
    table = Position(3, "priest").site(0, "carpenter b1, temple b2").question("stone-stone", gone=TROUBLES)
    table.give(0, store="gold 2 stone 3")
    return table.pool("wood 1").gauge(6, 6, 5)


def _early(table: Position) -> None:
    assert odds(table) <= Fraction(1, 100)
    assert table.after("gold").store(0) == (1, 1, 0)


@case("far from red the gold can still be paid later, and a site needs it", avoid="gold", proof=_early)
def pays_gold_far_from_red() -> Position:
    table = Position(2, "scribe").site(0, "carpenter b1, library b2").question("wood-gold")
    table.give(0, store="wood 1 stone 1 gold 1")
    return table.gauge(2, 2)
