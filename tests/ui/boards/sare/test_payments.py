"""Payments of Sa-Rê that leave no choice: one press is enough, and one undo takes it back."""

from __future__ import annotations

import pytest

from game.rules.sare import city, moves
from game.rules.sare.tables import TILES
from game.ui.widgets.dialog import Dialog
from game.ui.window.input import Action
from tests.ui.boards.sare.table import SaReTable
from tests.ui.tables import Table

CARPENTER, MARKET = TILES.index("carpenter"), TILES.index("market")


def with_a_site(gains: tuple[int, int, int, int]) -> tuple[Table, int]:
    """Return a table where a Carpenter (3 stone, 2 gold) is a site of the builder, who has `gains`; and the seat."""
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "carpenter", 4, is_site=True)
    table.build_with(gains)
    return table, seat


@pytest.mark.rule("R-8.1")
@pytest.mark.parametrize("way", ["plot", "offer", "keys"])
@pytest.mark.parametrize("gains", [(3, 3, 2, 0), (0, 3, 0, 2), (0, 0, 0, 5)])
def test_what_can_be_paid_in_one_way_only_is_paid_at_once_and_taken_back_at_once(
    gains: tuple[int, int, int, int], way: str
) -> None:
    table, seat = with_a_site(gains)
    ply = table.match.ply
    place = f"plot.{seat}.4" if way != "offer" else f"build.{CARPENTER}.4"
    if way == "keys":
        table.key(Action.NEXT)
        table.scene.focus_name(place)
        table.key(Action.ACTIVATE)
    else:
        table.click(place)
    table.drain()
    assert city.built(table.state, seat, CARPENTER) == 1
    assert table.match.ply == ply + 1
    table.key(Action.UNDO)
    if table.sight.viewer != seat:
        assert isinstance(table.stack.top, Dialog), "the table asks before it takes back a move of another person"
        table.click("answer-0")
    assert table.match.ply == ply


@pytest.mark.rule("R-8.1")
@pytest.mark.parametrize("gains", [(0, 3, 2, 1), (0, 4, 2, 1)])
def test_a_joker_that_could_pay_instead_is_asked_about(gains: tuple[int, int, int, int]) -> None:
    table, seat = with_a_site(gains)
    table.click(f"plot.{seat}.4")
    choice = table.presenter.choice
    assert choice.plan is not None
    assert choice.plan.jokers == 0


@pytest.mark.rule("R-8.1")
def test_a_token_that_could_pay_instead_is_asked_about() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "stonecutter", 8)
    table.add(seat, "market", 6, is_site=True)
    table.build_with((2, 1, 1, 0))
    table.click(f"plot.{seat}.6")
    assert table.presenter.choice.plan is not None


@pytest.mark.rule("R-8.3")
def test_the_only_two_resources_for_a_caravan_are_named_and_paid_at_once() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.build_with((1, 1, 0, 0))
    offer = next(each for each in table.presenter.offers() if each.id == "charter")
    assert (offer.label, offer.note) == ("Charter a caravan", "1 wood and 1 stone")
    table.click("charter")
    assert table.state.caravans[seat] == 1
    assert table.match.decision(table.match.ply)[1][0] == moves.CHARTER


@pytest.mark.rule("R-8.3")
def test_tokens_that_alone_can_pay_for_a_caravan_are_named_by_their_buildings() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    for building, space in (("goldsmith", 4), ("port", 11)):
        table.add(seat, building, space)
    table.build_with((0, 0, 0, 0))
    offer = next(each for each in table.presenter.offers() if each.id == "charter")
    assert offer.note == offer.tip == "1 gold from the Goldsmith and the Port’s wild"


@pytest.mark.rule("R-8.2")
@pytest.mark.parametrize(("steps", "label"), [(0, "Build a step: Pyramid"), (1, "Build: Pyramid")])
def test_only_the_last_step_of_a_pyramid_builds_it(steps: int, label: str) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    state = table.state
    seat = state.first
    table.add(seat, "pyramid", 4, is_site=True)
    state.pyramid[seat], state.pyramids, state.steps[seat] = 4, 0b111, steps
    table.build_with((3, 3, 3, 1))
    table.click(f"plot.{seat}.4")
    assert table.presenter.offers()[0].label == label


def test_what_is_built_of_two_sites_on_one_space_is_asked_with_its_name() -> None:
    table, seat = with_a_site((3, 3, 3, 0))
    table.add(seat, "stonecutter", 4, is_site=True)
    table.build_with((3, 3, 3, 0))
    table.click(f"plot.{seat}.4")
    assert table.presenter.prompt() == "b2: what would you like to do?"
