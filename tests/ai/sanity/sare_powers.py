"""Sa-Rê: powers left unused, wasted, or used against oneself (R-6)."""

from __future__ import annotations

from functools import partial

from tests.ai.sanity.sare_position import Silly, drawn, is_out, odds, silly, stakes
from tests.ai.sanity.sare_table import Position, T

POSITIONS: list[Silly] = []
case = partial(silly, POSITIONS)
RESOURCES = "wood 4 stone 4 gold 4"
MAIN = "port c1, pyramid c3"


def _barracks(table: Position) -> None:
    after = table.after("barracks 1")
    assert odds(after) < odds(table)
    assert after.stakes_of_all() == table.stakes_of_all()
    assert after.state.standing == table.state.standing


@case("beside red with Barracks that cost nothing", only="barracks 1", proof=_barracks)
def forgets_its_barracks() -> Position:
    table = Position(2, "priest").build(0, "barracks b3").site(0, "carpenter b1, temple b2")
    return table.question("wood-gold", gone="trouble 1 double-trouble 2 wood 1").gauge(6, 5)


@case("beside red with Barracks that cost nothing", only="barracks *", proof=_barracks)
def forgets_its_barracks_of_four() -> Position:
    table = Position(4, "pharaoh").build(0, "barracks b3").site(0, "carpenter b1, temple b2")
    return table.question("stone-gold", gone="trouble 2 double-trouble 1 wood 1").pool("wood 1").gauge(6, 4, 5, 5)


def _temple_late(table: Position) -> None:
    after = table.copy()
    for _ in range(table.state.seats):
        after = after.after("continue")
    assert not any(text.startswith("temple") for text in after.legal())
    for text in table.after("temple").legal("place"):
        assert not is_out(table.after("temple", text))


@case("the Temple looks before the first card or not at all, for nothing", only="temple", proof=_temple_late)
def forgets_its_temple() -> Position:
    table = Position(2, "pharaoh").build(0, "temple b3").site(0, "carpenter b1, library b2").question("wood-gold")
    return table.gauge(2, 2)


@case("the Temple looks before the first card or not at all, for nothing", only="temple", proof=_temple_late)
def forgets_its_temple_of_three() -> Position:
    table = Position(3, "scribe").build(0, "temple b3").site(0, "warehouse b1, library b2").question("gold-gold")
    return table.gauge(2, 3, 1)


def _keeps(table: Position) -> None:
    kept, thrown = table.after("place 0 bottom"), table.after("place 1 bottom")
    assert sum(stakes(kept)) == sum(stakes(thrown)) + 1


@case("of a gold and a Trouble it keeps the Trouble and buries the gold", avoid="place 1 bottom", proof=_keeps)
def keeps_a_trouble() -> Position:
    table = Position(2, "priest").build(0, "temple b3").site(0, "carpenter b1, library b2").question("wood-gold")
    table.play("temple", "gold.1 trouble.1")
    return table


@case("of a stone and Hoshekh it keeps Hoshekh and buries the stone", avoid="place 1 bottom", proof=_keeps)
def keeps_hoshekh() -> Position:
    table = Position(4, "pharaoh").build(0, "temple b3").site(0, "carpenter b1, palace b2").question("stone-gold")
    table.play("temple", "stone.1 hoshekh")
    return table


def _swap(table: Position) -> None:
    assert not any(table.is_payable(0, *site) for site in table.sites(0))
    assert any(table.after(text).is_payable(0, *table.sites(0)[0]) for text in table.legal("swap"))


def _pays(before: Position, after: Position) -> bool:
    return all(after.is_payable(0, *site) for site in before.sites(0))


@case("the Market changes the one resource that the last building lacks", sensible=_pays, proof=_swap)
def forgets_its_market() -> Position:
    table = Position(2, "priest").build(0, f"{MAIN}, market b2, gardens b3", token=False).site(0, "barracks a3")
    table.give(0, store="wood 3")
    table.give(1, store="stone 2 gold 1")
    table.question("wood-gold", gone="wood 1 gold 1 trouble 1").pool("stone 1 gold 1")
    table.state.pool[:] = [0, 0, 0]
    table.give(0, gains="stone 1 gold 1")
    return table.markets()


@case("the Market changes the one resource that the pyramid lacks", sensible=_pays, proof=_swap)
def forgets_its_market_of_three() -> Position:
    table = Position(3, "first-pyramid").build(0, "market b3").site(0, "pyramid b1").steps(0, 2)
    table.give(0, store="wood 3")
    table.give(1, store="wood 2")
    table.give(2, store="stone 3")
    table.give(0, gains="stone 2 gold 1")
    return table.markets()


def _rival_wins(table: Position) -> None:
    passed = table.after("pass")
    assert passed.state.phase == 2
    site = table.sites(1)[0]
    assert table.is_payable(1, *site)
    assert any(not table.after(text).is_payable(1, *site) for text in table.legal("swap"))


def _denied(before: Position, after: Position) -> bool:
    return not after.is_payable(1, *before.sites(1)[0])


@case("the rival wins with the gold that the Market can change", sensible=_denied, proof=_rival_wins)
def lets_the_rival_pay_the_pyramid() -> Position:
    table = Position(2, "first-pyramid").build(0, "market b3").site(1, "pyramid b1").steps(1, 2).site(0, "temple b1")
    table.give(0, store="wood 2")
    table.give(1, store="gold 1 stone 1")
    table.give(1, gains="wood 2 stone 2")
    return table.markets()


@case("the rival wins with the stone that the Market can change", sensible=_denied, proof=_rival_wins)
def lets_the_rival_pay_the_last_building() -> Position:
    table = Position(3, "priest").build(0, "market b3, gardens b2", token=False)
    table.build(1, f"{MAIN}, library b2, gardens b3", token=False).site(1, "temple a3")
    table.give(0, store="wood 1 gold 1")
    table.give(1, store="stone 2")
    table.give(1, gains="wood 1 stone 1 gold 2")
    return table.markets()


def _still_pays(before: Position, after: Position) -> bool:
    return _pays(before, after) and not any(after.is_payable(1, *site) for site in before.sites(1))


def _gift(table: Position) -> None:
    assert all(table.is_payable(0, *site) for site in table.sites(0))
    assert not table.is_payable(1, *table.sites(1)[0])
    assert any(not table.after(text).is_payable(0, *table.sites(0)[0]) for text in table.legal("swap"))


@case("all that lies in its Warehouse pays its site, and a swap would spoil that", sensible=_still_pays, proof=_gift)
def swaps_away_what_it_needs() -> Position:
    table = Position(2, "pharaoh").build(0, "market b3").site(0, "gardens b1").site(1, "temple b1")
    table.give(0, store="wood 1 stone 1 gold 1")
    table.give(1, store="wood 2 gold 1")
    table.give(0, gains="stone 1")
    return table.markets()


def _gives_win(table: Position) -> None:
    assert not table.is_payable(1, *table.sites(1)[0])
    assert any(table.after(text).is_payable(1, *table.sites(1)[0]) for text in table.legal("swap"))


@case(
    "a swap would give the rival the gold that it wins with",
    sensible=lambda b, a: not _pays_rival(b, a),
    proof=_gives_win,
)
def swaps_the_victory_away() -> Position:
    table = Position(2, "first-pyramid").build(0, "market b3").site(0, "goldsmith b1").site(1, "pyramid b1").steps(1, 2)
    table.give(0, store="gold 2 stone 1")
    table.give(1, store="wood 3")
    table.give(1, gains="stone 3")
    return table.markets()


def _pays_rival(before: Position, after: Position) -> bool:
    return after.is_payable(1, *before.sites(1)[0])


def _joker(table: Position) -> None:
    softened, passed = table.after(table.legal("soften")[-1]), table.after("pass")
    assert stakes(softened)[3] == stakes(passed)[3] + 1 or is_out(passed)
    assert softened.state.gauge[0] < passed.state.gauge[0]


def _in_trouble(table: Position, card: str) -> Position:
    table.round_of("continue", card)
    return table


@case("a Trouble that the Library makes a joker", only="soften library", proof=_joker)
def forgets_its_library() -> Position:
    table = (
        Position(2, "priest").build(0, "library b3").site(0, "temple b1").question("wood-gold").pool("wood 1 stone 1")
    )
    return _in_trouble(table.gauge(2, 3), "trouble.1")


@case("a Trouble that the Library makes a joker, beside red", only="soften library", proof=_joker)
def revolts_beside_its_library() -> Position:
    table = Position(3, "pharaoh").build(0, "library b3").site(0, "temple b1").question("wood-gold", gone="stone 2")
    return _in_trouble(table.pool("stone 2").gauge(6, 3, 4), "trouble.1")


def _saved(table: Position) -> None:
    assert is_out(table.after("pass"))
    assert sum(stakes(table)) > 3
    assert any(not is_out(table.after(text)) for text in table.legal() if text != "pass")


@case("two squares below red, and the Gardens halve the double Trouble", only="soften *", proof=_saved)
def revolts_beside_its_gardens() -> Position:
    table = (
        Position(2, "scribe").build(0, "gardens b3").site(0, "temple b1").question("wood-gold", gone="stone 2 wood 2")
    )
    return _in_trouble(table.pool("stone 2 wood 2").gauge(5, 3), "double-trouble.1")


@case("beside red only Gardens and Library together help", only="soften gardens+library", proof=_saved)
def revolts_with_half_a_reaction() -> Position:
    table = Position(2, "pharaoh").build(0, "gardens b3, library b2").site(0, "temple b1")
    table.question("stone-gold", gone="stone 3 gold 2").pool("stone 3 gold 2")
    return _in_trouble(table.gauge(6, 4), "double-trouble.1")


@case("beside red a Trouble that the Palace can take", only="seize", proof=_saved)
def revolts_beside_its_palace() -> Position:
    table = Position(4, "priest").build(0, "palace b3").site(0, "temple b1")
    table.question("wood-gold", gone="stone 3 gold 2").pool("stone 3 gold 2")
    return _in_trouble(table.gauge(6, 4, 3, 3), "trouble.1")


@case("two squares below red a double Trouble that the Palace can take", only="seize", proof=_saved)
def revolts_twice_beside_its_palace() -> Position:
    table = Position(2, "pharaoh").build(0, "palace b3").site(0, "temple b1")
    table.question("wood-stone", gone="stone 3 gold 1").pool("stone 3 gold 1")
    return _in_trouble(table.gauge(5, 4), "double-trouble.1")


@case("inside a Horus only the Palace can save it", only="seize", proof=_saved)
def revolts_inside_horus() -> Position:
    table = Position(3, "priest").build(0, "palace b3, library b2").site(0, "temple b1")
    table.question("wood-gold", gone="stone 3 gold 2").pool("stone 3 gold 2").gauge(6, 4, 3)
    table.round_of("continue", "horus.1")
    table.play("pass", "trouble.1")
    return table


def _last_card(table: Position) -> None:
    assert not table.state.shoe
    assert not table.state.top
    taken, passed = table.after("seize"), table.after("pass")
    assert stakes(taken) == stakes(passed)
    assert sum(stakes(taken, 1)) < sum(stakes(passed, 1))


@case("the last card is a resource that the Palace can have alone", only="seize", proof=_last_card)
def shares_the_last_card() -> Position:
    table = Position(2, "priest").build(0, "palace b3").site(0, "temple b1, market b2").site(1, "gardens b1")
    table.question(
        "wood-stone", removed="trouble.4", gone="wood 4 stone 4 gold 3 trouble 3 double-trouble 3 horus 2 hoshekh 1"
    )
    return _in_trouble(table.pool("wood 1 stone 3 gold 1").gauge(3, 3), "gold.4")


def _both(table: Position) -> None:
    assert T.red - table.state.gauge[0] == 1
    for name, after in drawn(table):
        assert is_out(after) or name in ("wood", "stone")
    assert not any(is_out(after) for name, after in drawn(table.after("barracks 1")) if name != "double-trouble")


@case("beside red, one Trouble among resources that it lacks, and Barracks", only="barracks *", proof=_both)
def goes_on_without_its_barracks() -> Position:
    table = Position(3, "priest").build(0, "barracks b3").site(0, "temple b1, gardens b2")
    table.question("wood-gold", removed="trouble.4", gone="wood 2 gold 4 trouble 2 double-trouble 3 horus 2 hoshekh 1")
    return table.pool("wood 2 gold 3").gauge(6, 4, 5)
