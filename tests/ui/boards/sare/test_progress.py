"""The way of each seat to the goal of Sa-Rê, as the panels count it."""

from __future__ import annotations

import pytest

from game import locale
from game.ui.boards.kit.values import SeatPanel
from game.ui.boards.sare.scores import progress, standings
from tests.ui.boards.sare.table import SaReTable


@pytest.fixture(autouse=True)
def _english() -> None:
    locale.set_language("en")


@pytest.mark.rule("R-9")
def test_the_first_pyramid_is_counted_in_steps() -> None:
    table = SaReTable(3, 0, options={"scenario": "first-pyramid"}, confirm_handover=False)
    table.lay_starting_tiles()
    state = table.state
    for seat, (number, steps) in enumerate([(1, 2), (3, 1)]):
        state.pyramid[seat], state.steps[seat] = number, steps
        state.pyramids &= ~(1 << number - 1)
        table.add(seat, "pyramid", 5, is_site=True)
    table.look_as(0)
    assert table.presenter.tables.pyramid_steps == (3, 3, 2, 2)
    assert [table.presenter.panels.score(seat) for seat in range(3)] == ["2/3", "1/2", "0/3"]
    assert standings(table.presenter.tables, state) == [2, 2, 0], "two have one step to go"
    about = table.presenter.about(SeatPanel(0))
    assert about is not None
    assert "2 of 3" in about.markup
    assert [row[-1] for row in table.presenter.rounds().rows] == ["2/3", "1/2", "0/3"]


@pytest.mark.parametrize(("cards", "has_choice"), [(0b0, False), (0b100, False), (0b110, True), (0b1111, True)])
def test_the_cards_of_pyramids_can_be_looked_through_while_there_are_several(cards: int, has_choice: bool) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.state.pyramids = cards
    table.look_as(table.match.to_move)
    assert ("pyramids" in {target.id for target in table.presenter.targets()}) is has_choice


@pytest.mark.rule("R-9")
@pytest.mark.parametrize(("scenario", "wanted"), [("scribe", 13), ("priest", 5), ("pharaoh", 8)])
def test_other_goals_are_counted_as_they_score(scenario: str, wanted: int) -> None:
    table = SaReTable(2, 0, options={"scenario": scenario}, confirm_handover=False)
    table.lay_starting_tiles()
    assert progress(table.presenter.tables, table.state, 0)[1] == wanted


@pytest.mark.rule("R-9")
def test_the_line_to_the_goal_says_how_far_everybody_is() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.look_as(0)
    about = table.presenter.explain("track")
    assert about is not None
    names = [table.presenter.words.plain_seat(seat) for seat in range(2)]
    assert about.title == "Progress towards the goal"
    assert about.markup.startswith(f"{names[0]}: 1 of 13.<br>{names[1]}: 1 of 13.<br>If all met the goal")
    plain = SaReTable(2, 0, confirm_handover=False, theme="contrast")
    assert plain.presenter.explain("track") is None, "its boards have no such line"


def test_a_thing_of_a_small_city_says_whose_it_is() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.look_as(0)
    own, rival = (table.presenter.explain(f"gauge.{seat}") for seat in range(2))
    assert own is not None
    assert rival is not None
    assert own.title == "Revolt gauge"
    assert rival.title == f"{table.presenter.words.plain_seat(1)} · Revolt gauge"
    assert rival.name.startswith("Revolt gauge"), "by ear it comes after the name of the seat"
