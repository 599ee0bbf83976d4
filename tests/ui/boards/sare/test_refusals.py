"""Clicks of Sa-Rê that are refused: each says the rule that forbids it, which the rulebook has."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game import locale
from game.rules.core.facts import SPECTATOR
from game.rules.sare import moves
from game.rules.sare.state import CONSTRUCTION
from game.rules.sare.tables import TILES
from game.ui.boards.kit.values import Refuse
from game.ui.scenes.rulebook import rule_of
from game.ui.table.menu import TableMenu
from game.ui.window.input import Action, PointerDown
from tests.ui.boards.sare.table import SaReTable
from tests.ui.tables import Table, use

Setting = Callable[[Table], tuple[str, ...]]
"""Brings a table to a position; returns the clicks, the last of which is refused."""


def tile(name: str) -> str:
    return f"tile.{TILES.index(name)}"


def launching(table: Table) -> int:
    table.lay_starting_tiles()
    seat = table.state.first
    table.look_as(seat)
    return seat


def launch(table: Table, name: str, space: int) -> None:
    table.submit((moves.LAUNCH, TILES.index(name), space))


def space_before_a_tile(table: Table) -> tuple[str, ...]:
    return (f"plot.{launching(table)}.7",)


def third_site(table: Table) -> tuple[str, ...]:
    seat = launching(table)
    launch(table, "market", 4)
    launch(table, "palace", 5)
    table.look_as(seat)
    return (tile("temple"),)


def launch_on_red(table: Table) -> tuple[str, ...]:
    """Two black cubes, four Master builders and seven sites: an eighth would begin on the red square."""
    seat = launching(table)
    for space in (1, 2, 3):
        table.add(seat, "master-builder", space)
    names = ("market", "palace", "temple", "library", "gardens", "barracks", "pyramid")
    for space, name in enumerate(names, 4):
        table.add(seat, name, space, is_site=True)
    table.state.growth[seat], table.state.pyramid[seat] = 0b11, 2
    table.look_as(seat)
    return (tile("port"),)


def second_market(table: Table) -> tuple[str, ...]:
    seat = launching(table)
    table.add(seat, "market", 4)
    table.look_as(seat)
    return (tile("market"),)


def two_carpenters_at_once(table: Table) -> tuple[str, ...]:
    seat = launching(table)
    launch(table, "carpenter", 4)
    table.look_as(seat)
    return (tile("carpenter"),)


def nothing_left(table: Table) -> tuple[str, ...]:
    seat = launching(table)
    table.state.stock[TILES.index("library")] = 0
    table.look_as(seat)
    return (tile("library"),)


def port_off_the_nile(table: Table) -> tuple[str, ...]:
    seat = launching(table)
    return tile("port"), f"plot.{seat}.4"


def full_space(table: Table) -> tuple[str, ...]:
    seat = launching(table)
    return tile("carpenter"), f"plot.{seat}.0"


def shared_with_an_office(table: Table) -> tuple[str, ...]:
    seat = launching(table)
    table.add(seat, "market", 4)
    table.look_as(seat)
    return tile("carpenter"), f"plot.{seat}.4"


def off_the_architects_path(table: Table) -> tuple[str, ...]:
    seat = launching(table)
    return tile("market"), f"plot.{seat}.8"


def last_master(table: Table) -> tuple[str, ...]:
    settle_apart(table)
    seat = table.state.first
    table.look_as(seat)
    return (f"plot.{seat}.1",)


def settle_apart(table: Table) -> None:
    while table.match.view(table.match.to_move).state.round == 0:
        table.submit((moves.SETTLE, table.match.view(table.match.to_move).state.stack[-1][2] == 12))


def needed_master(table: Table) -> tuple[str, ...]:
    settle_apart(table)
    seat = table.state.first
    table.add(seat, "master-builder", 5)
    for name, space in (("market", 6), ("palace", 7), ("temple", 8)):
        table.add(seat, name, space, is_site=True)
    table.look_as(seat)
    return (f"plot.{seat}.5",)


def launching_in_the_season(table: Table) -> tuple[str, ...]:
    table.lay_starting_tiles()
    table.start_season()
    table.look_as(table.match.to_move)
    return (tile("market"),)


def others_turn(table: Table) -> tuple[str, ...]:
    seat = launching(table)
    table.look_as(1 - seat)
    return (tile("market"),)


def uneven_swap(table: Table) -> tuple[str, ...]:
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "market", 4)
    table.start_season()
    table.look_as(seat)
    return "market", "more.m0", "do"


def empty_swap(table: Table) -> tuple[str, ...]:
    return *uneven_swap(table)[:1], "do"


def too_dear(table: Table) -> tuple[str, ...]:
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "palace", 5, is_site=True)
    table.add(seat, "carpenter", 6, is_site=True)
    table.build_with((0, 3, 2, 0))
    return (f"plot.{seat}.5",)


def unpaid(table: Table) -> tuple[str, ...]:
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "market", 6, is_site=True)
    table.build_with((3, 1, 1, 1))
    return f"plot.{seat}.6", "less.h0", "do"


def overpaid(table: Table) -> tuple[str, ...]:
    *before, last = unpaid(table)
    return *before[:-1], "less.h2", "more.j", "more.h2", last


def misplaced(table: Table) -> tuple[str, ...]:
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "stonecutter", 8)
    table.add(seat, "market", 6, is_site=True)
    table.build_with((3, 1, 1, 1))
    return f"plot.{seat}.6", "more.h1", "less.h0", "do"


def after_a_revolt(table: Table) -> tuple[str, ...]:
    table.lay_starting_tiles()
    state = table.state
    seat = state.first
    table.add(seat, "market", 6, is_site=True)
    state.revolted = 1 << seat
    table.build_with((3, 3, 3, 0))
    return (f"plot.{seat}.6",)


def second_step(table: Table) -> tuple[str, ...]:
    table.lay_starting_tiles()
    state = table.state
    seat = state.first
    table.add(seat, "pyramid", 6, is_site=True)
    table.add(seat, "carpenter", 8, is_site=True)
    state.pyramid[seat], state.stepped = 2, 1
    table.build_with((3, 3, 3, 0))
    return (f"plot.{seat}.6",)


def half_a_caravan(table: Table) -> tuple[str, ...]:
    table.lay_starting_tiles()
    table.build_with((2, 1, 0, 0))
    return "charter", "more.s0", "do"


def storing(table: Table, gains: tuple[int, int, int, int]) -> int:
    table.lay_starting_tiles()
    state = table.state
    seat = state.first
    state.phase, state.standing = CONSTRUCTION, 0
    state.store[seat * 3 : seat * 3 + 3] = [0, 0, 0]
    state.gains[seat * 4 : seat * 4 + 4] = list(gains)
    state.stack = [(moves.AT_STORE, seat)]
    table.look_as(seat)
    return seat


@pytest.mark.parametrize("kind", [moves.AT_STORE, moves.AT_LOSS])
def test_nothing_chosen_is_taken_back_while_a_rival_decides_what_to_keep(kind: int) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = storing(table, (2, 2, 1, 0))
    if kind == moves.AT_LOSS:
        table.state.stack = [(kind, seat)]
    for viewer in (1 - seat, SPECTATOR):
        table.look_as(viewer)
        table.send(PointerDown((5, 5), 3))
        assert table.stack.top is table.scene
        table.key(Action.BACK)
        assert isinstance(table.stack.top, TableMenu)
        table.key(Action.BACK)


def wasted(table: Table) -> tuple[str, ...]:
    storing(table, (2, 2, 1, 0))
    return "less.k2", "do"


def overfull(table: Table) -> tuple[str, ...]:
    storing(table, (2, 2, 1, 0))
    return "more.k0", "do"


def plus_at_all_there_is(table: Table) -> tuple[str, ...]:
    return *half_a_caravan(table)[:1], "more.s1", "more.s1"


def plus_beyond_a_caravan(table: Table) -> tuple[str, ...]:
    return *half_a_caravan(table)[:1], "more.s0", "more.s1", "more.s0"


def plus_beyond_the_price(table: Table) -> tuple[str, ...]:
    *before, _, _ = unpaid(table)
    return *before, "more.h0"


def plus_beyond_the_warehouse(table: Table) -> tuple[str, ...]:
    storing(table, (4, 0, 0, 0))
    return ("more.k0",)


@pytest.mark.parametrize(
    ("setting", "rule", "key"),
    [
        (space_before_a_tile, "R-3.1", "tile-first"),
        (third_site, "R-3.1", "masters-busy"),
        (launch_on_red, "R-3.2", "launch-on-red"),
        (second_market, "R-3.3", "owned-already"),
        (two_carpenters_at_once, "R-3.3", "launched-already"),
        (nothing_left, "R-1.2", "none-left"),
        (port_off_the_nile, "R-3.4", "port-off-nile"),
        (full_space, "R-3.4", "space-full"),
        (shared_with_an_office, "R-3.4", "not-shared"),
        (off_the_architects_path, "R-3.6", "not-adjacent"),
        (last_master, "R-3.5", "last-master"),
        (needed_master, "R-3.5", "masters-needed"),
        (launching_in_the_season, "R-3", "not-site-phase"),
        (uneven_swap, "R-6", "swap-uneven"),
        (empty_swap, "R-6", "swap-nothing"),
        (too_dear, "R-8.1", "too-dear"),
        (unpaid, "R-8.1", "unpaid"),
        (overpaid, "R-8.1", "overpaid"),
        (misplaced, "R-8.1", "paid-kind"),
        (after_a_revolt, "R-7", "revolted-builds"),
        (second_step, "R-8.2", "one-step"),
        (half_a_caravan, "R-8.3", "two-resources"),
        (wasted, "R-8.4", "keep-wastes"),
        (overfull, "R-8.4", "no-room"),
        (plus_at_all_there_is, "R-8.3", "no-more"),
        (plus_beyond_a_caravan, "R-8.3", "two-resources"),
        (plus_beyond_the_price, "R-8.1", "pay-too-much"),
        (plus_beyond_the_warehouse, "R-8.4", "no-room"),
    ],
)
def test_a_refused_click_says_its_rule(setting: Setting, rule: str, key: str) -> None:
    variant = {"architect": "on"} if setting is off_the_architects_path else {}
    # where the supply lies on a stage, it is only seen while sites are launched
    theme = "contrast" if setting is launching_in_the_season else "papyrus"
    table = SaReTable(2, 0, confirm_handover=False, options=variant, theme=theme)
    *before, last = setting(table)
    for name in before:
        table.click(name)
        assert table.sight.refused is None, name
    ply = table.match.ply
    table.click(last)
    refused = table.sight.refused
    assert refused is not None
    assert (refused.rule, refused.key) == (rule, f"refuse-sa-re-{key}")
    assert table.match.ply == ply
    assert rule in {rule_of(each, "sa-re") for each in locale.keys("rules-sa-re-")}
    assert locale.text(refused.key, **refused.args)
    assert locale.missing_keys() == ()


def test_who_must_wait_is_told_so() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    *_, last = others_turn(table)
    refused = use(table.presenter, last)
    assert isinstance(refused, Refuse)
    assert refused.refusal.key == "table-refuse-not-your-turn"
