"""Sa-Rê: building, resources, caravans, and storing in the Warehouses (R-8)."""

from __future__ import annotations

from functools import partial

from game.rules.sare import moves, scoring
from tests.ai.sanity.sare_position import Judgement, Silly, silly
from tests.ai.sanity.sare_table import Position, T, covers

POSITIONS: list[Silly] = []
case = partial(silly, POSITIONS)
READY = "port c1, pyramid c3, market b2, gardens b3"
ALL_BUT_PALACE = "port c1, pyramid c3, market b2, gardens b3, temple a3, barracks b4, library a4"


def _finishes(before: Position, after: Position) -> bool:
    return 0 in scoring.finishers(T, after.state)


def _can_finish(table: Position) -> None:
    assert 0 not in scoring.finishers(T, table.state)
    assert any(table.is_payable(0, *site) for site in table.sites(0))
    assert table.legal("build")


def _has_built(*tiles: str) -> Judgement:
    return lambda before, after: all(after.is_built(0, tile) for tile in tiles)


@case("the last step of the pyramid is payable, and wins", sensible=_finishes, proof=_can_finish)
def builds_a_warehouse_beside_the_last_step() -> Position:
    table = Position(2, "first-pyramid").site(0, "pyramid b2, warehouse b1").steps(0, 2)
    return table.works("wood 2 stone 3 gold 1")


@case("the last step of the pyramid is payable, and wins", sensible=_finishes, proof=_can_finish)
def saves_for_more_beside_the_last_step() -> Position:
    table = Position(4, "first-pyramid").build(0, "carpenter b1, master-builder b1", token=False)
    table.site(0, "goldsmith a2, pyramid b2, stonecutter b3, temple c2").steps(0, 2).site(1, "pyramid b2").steps(1, 2)
    return table.works("wood 2 stone 3 gold 2")


@case("one more administrative building wins", sensible=_finishes, proof=_can_finish)
def builds_trades_beside_the_last_building() -> Position:
    table = Position(2, "priest").build(0, READY, token=False).site(0, "barracks a3, stonecutter b1")
    return table.works("wood 2 stone 2 gold 1")


@case("the Palace wins", sensible=_finishes, proof=_can_finish)
def builds_a_goldsmith_beside_the_palace() -> Position:
    table = Position(3, "pharaoh").build(0, ALL_BUT_PALACE, token=False).site(0, "palace c2, goldsmith b1")
    return table.works("wood 2 stone 2 gold 3")


@case("with the joker and a caravan the Port wins", sensible=_finishes, proof=_can_finish)
def saves_its_last_caravan() -> Position:
    table = (
        Position(3, "priest").build(0, "pyramid b1, market b2, gardens b3, temple c2").site(0, "port c1, carpenter a2")
    )
    return table.caravans(0, 1).works("wood 3 stone 1 gold 1 joker 1")


SCRIBE = (
    "carpenter b1, stonecutter c1, goldsmith a2, warehouse b2, master-builder c2, carpenter a3, stonecutter b3, "
    "goldsmith c3, warehouse a4, master-builder b4"
)


@case("the tile on the last empty space wins, not the one beside another", sensible=_finishes, proof=_can_finish)
def builds_where_there_is_a_tile_already() -> Position:
    tiles = SCRIBE.replace("goldsmith c3", "pyramid c3")
    table = Position(2, "scribe").build(0, tiles, token=False)
    table.site(0, "master-builder c4, goldsmith b2")
    wood, stone, gold = table.price(0, "master-builder", "c4")
    return table.works(f"wood {wood} stone {stone} gold {gold}")


@case("with two more tiles the scenario is fulfilled, and all is there", sensible=_finishes, proof=_can_finish)
def finishes_only_one_of_two() -> Position:
    table = Position(4, "priest").build(0, "port c1, market b2, gardens b3", token=False)
    table.site(0, "pyramid c3, barracks a3").steps(0, 2)
    return table.works("wood 4 stone 5 gold 2")


def _discounts(table: Position) -> None:
    """Prove that one choice of the Port leaves the second site payable and another does not."""
    opened = table.after("build market c2")
    kept = set()
    for text in opened.legal("discount"):
        after = opened.after(text)
        while after.state.stack[-1][0] in (moves.AT_PAY, moves.AT_WILD):
            after = after.after(max(after.legal("pay"), key=lambda t: int(t.split()[1].split(",")[0])))
        kept.add(after.is_payable(0, *next(site for site in table.sites(0) if site[0] != "market")))
    assert kept == {True, False}


@case(
    "the Port must save the wood that the second site needs",
    sensible=_has_built("market", "warehouse"),
    proof=_discounts,
)
def saves_gold_and_lacks_wood() -> Position:
    table = Position(2, "pharaoh").build(0, "port c1", token=False).site(0, "market c2, warehouse a3")
    return table.works("wood 3 stone 2 gold 1")


@case(
    "the Port must save the stone that the second site needs",
    sensible=_has_built("market", "gardens"),
    proof=_discounts,
)
def saves_wood_and_lacks_stone() -> Position:
    table = Position(3, "priest").build(0, "port c1", token=False).site(0, "market c2, gardens a3")
    return table.works("wood 3 stone 2 gold 2")


@case("both sites win together, if the joker stands for stone", sensible=_finishes, proof=_can_finish)
def spoils_the_second_site_with_its_joker() -> Position:
    table = Position(2, "priest").build(0, "port c1, pyramid c3, library b4", token=False)
    return table.site(0, "gardens b1, market b3").works("wood 3 stone 2 gold 2 joker 1")


def _keeps_caravans(before: Position, after: Position) -> bool:
    return after.is_built(0, "gardens") and after.state.caravans[0] == 3


@case("the hand pays, caravans keep", sensible=_keeps_caravans)
def pays_with_caravans() -> Position:
    return Position(2, "priest").site(0, "gardens b2").caravans(0, 3).works("wood 1 stone 2 gold 1 joker 1")


def _free(table: Position) -> None:
    assert table.price(0, "warehouse", "b1") == (0, 0, 0)


@case("a site for nothing", sensible=_has_built("warehouse"), proof=_free)
def leaves_a_free_site() -> Position:
    table = Position(4, "pharaoh").build(0, "carpenter b2, carpenter a2, stonecutter c1, carpenter c2", token=False)
    return table.build(0, "carpenter b1", token=False).site(0, "warehouse b1, palace a4").works("gold 1")


def _overflow(table: Position) -> None:
    """Prove that without building something is thrown away that building uses."""
    assert sum(table.gains(0)) > 3
    assert table.is_payable(0, *table.sites(0)[0])


@case("six resources, room for three, and a Warehouse costs three", sensible=_has_built("warehouse"), proof=_overflow)
def throws_away_instead_of_building() -> Position:
    return Position(2, "priest").site(0, "warehouse b1").works("wood 3 stone 2 gold 1")


@case(
    "a step of the pyramid that there is no room to save for",
    sensible=lambda b, a: a.state.steps[0] == 1,
    proof=_overflow,
)
def throws_away_instead_of_a_step() -> Position:
    return Position(3, "first-pyramid").site(0, "pyramid b2").works("wood 2 stone 3 gold 1")


@case("trades are built rather than nothing", sensible=_has_built("carpenter"), proof=_overflow)
def throws_away_instead_of_a_trade() -> Position:
    return Position(4, "scribe").site(0, "carpenter b2").works("stone 3 gold 2")


def _no_worse_way(before: Position, after: Position) -> bool:
    """Say whether no other way to charter and to store would have left as much of everything and more of something."""
    return not any(covers(other, after.wealth(0)) for other in _ways(before))


def _ways(table: Position) -> list[tuple[int, ...]]:
    """Return the wealth after every way to charter, to redeem and to store, once the round is over."""
    found: set[tuple[int, ...]] = set()
    seen: set[object] = set()
    front = [table]
    while front:
        here = front.pop()
        key = here.state.key()
        if key in seen:
            continue
        seen.add(key)
        if here.to_move() == 0 and here.state.phase == table.state.phase:
            front += [here.after(text) for text in here.legal() if not text.startswith("build")]
        else:
            found.add(here.wealth(0))
    return sorted(found)


def _something_better(table: Position) -> None:
    """Prove that simply finishing and storing from the hand is worse in everything than another way."""
    plain = table.after("finish") if table.legal("finish") else table
    while plain.to_move() == 0 and plain.state.phase == table.state.phase:
        plain = plain.after(min(plain.legal("keep"), key=lambda text: sum(map(int, text.split()[1].split(",")))))
    assert any(covers(other, plain.wealth(0)) for other in _ways(table))


@case("more than it can store: caravans take the rest", sensible=_no_worse_way, proof=_something_better)
def throws_away_instead_of_a_caravan() -> Position:
    return Position(2, "priest").site(0, "temple b1").works("wood 4 stone 1 gold 1")


@case("unused tokens are a caravan for nothing", sensible=_no_worse_way, proof=_something_better)
def leaves_its_tokens_idle() -> Position:
    table = Position(3, "priest").build(0, "carpenter b2, stonecutter b3").site(0, "palace a4")
    return table.works("wood 1 stone 1 gold 1")


def _stores(table: Position) -> Position:
    """Let seat 0 store its resources."""
    table.state.stack = [(moves.AT_STORE, 0)]
    return table


@case("tokens that fill the Warehouse come again", sensible=_no_worse_way, proof=_something_better)
def leaves_tokens_and_room_idle() -> Position:
    table = Position(2, "pharaoh").build(0, "goldsmith b2, stonecutter b3").caravans(0, 3)
    return _stores(table.works("wood 1"))


@case("after a revolt what cannot be stored becomes a caravan", sensible=_no_worse_way, proof=_something_better)
def throws_away_after_a_revolt() -> Position:
    table = Position(2, "priest").build(0, "carpenter b2").site(0, "temple b1")
    table.give(0, store="wood 1 stone 1")
    table.works("wood 1 stone 1 gold 1")
    table.state.revolted = 1
    return table


def _fits(table: Position) -> None:
    assert table.legal("keep")


def _keeps_needed(before: Position, after: Position) -> bool:
    """Say whether no other way to fill the Warehouses would have covered more of the sites that lie."""
    due = [sum(price) for price in zip(*(before.price(0, *site) for site in before.sites(0)), strict=True)]
    covered = [sum(min(have, need) for have, need in zip(way[:3], due, strict=True)) for way in _ways(before)]
    return bool(sum(min(have, need) for have, need in zip(after.store(0), due, strict=True)) >= max(covered))


@case("the next step of the pyramid needs stone and gold, not only wood", sensible=_keeps_needed, proof=_fits)
def discards_the_scarce_gold() -> Position:
    table = Position(2, "first-pyramid").site(0, "pyramid b2").steps(0, 1).caravans(0, 3).works("wood 5 gold 1 stone 1")
    table.state.stepped = 1
    return _stores(table)


@case("the Palace needs three gold", sensible=_keeps_needed, proof=_fits)
def discards_the_gold_for_the_palace() -> Position:
    table = Position(3, "pharaoh").site(0, "palace b2").caravans(0, 3)
    return _stores(table.works("wood 3 stone 2 gold 2"))


@case("a joker must be given the kind that is needed", sensible=_keeps_needed, proof=_fits)
def gives_a_joker_the_wrong_kind() -> Position:
    table = Position(2, "priest").site(0, "stonecutter b2").caravans(0, 3)
    return _stores(table.works("wood 2 joker 1"))


def _tie(table: Position) -> None:
    """Prove that both finish this round, and that the tie goes to whoever has more administrative buildings (R-9)."""
    assert 1 in scoring.finishers(T, table.state)
    assert table.state.pyramid[1] < table.state.pyramid[0]
    assert sum(table.price(0, "pyramid", "c3")) + sum(table.price(0, "library", "a3")) == sum(table.gains(0))


@case("the rival has finished: only with one building more is the tie won", sensible=lambda b, a: _wins(a), proof=_tie)
def loses_the_tie() -> Position:
    table = Position(2, "priest", first=1).build(1, f"{READY}, temple a3", token=False)
    table.build(0, "port c1, market b2, gardens b3, barracks a4", token=False)
    table.site(0, "pyramid c3, library a3, warehouse b1").steps(0, 2)
    table.works("wood 4 stone 4 gold 3")
    return table


def _wins(table: Position) -> bool:
    return scoring.winners(T, table.state) == (0,)
