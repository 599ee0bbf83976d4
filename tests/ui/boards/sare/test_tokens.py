"""Tokens in places: the two stores of a swap, and dragging tokens as well as clicking them."""

from __future__ import annotations

import pytest

from game.ui.boards.kit.values import Target
from game.ui.boards.sare.cloth import slots
from game.ui.boards.sare.targets import Stepper
from game.ui.window.input import PointerDown, PointerMove, PointerUp
from tests.ui.boards.sare.table import SaReTable
from tests.ui.boards.sare.test_table import at_the_market


def target(table: SaReTable, name: str) -> Target:
    """Return a target of the table by its name."""
    return next(each for each in table.presenter.targets() if each.id == name)


def names(table: SaReTable) -> set[str]:
    """Return the names of the targets on the tray."""
    return {each.id for each in table.presenter.targets() if isinstance(each.thing, Stepper)}


def carry(table: SaReTable, name: str) -> None:
    """Begin to drag a target with the pointer."""
    at = target(table, name).rect.center
    table.send(PointerMove(at), PointerDown(at), PointerMove((at[0] + 15, at[1])))


def drag(table: SaReTable, name: str, to: tuple[float, float]) -> None:
    """Drag a target to a point and drop it there."""
    carry(table, name)
    assert table.scene.drag.dragged == name
    table.send(PointerMove(to))
    table.surface()
    table.send(PointerUp(to))
    assert not table.scene.drag.dragged


def lying(table: SaReTable) -> tuple[str, str]:
    """Return the kinds of the tokens in the viewer's store and in the opponent's: w, s, g, and '.' for a free place."""
    choice = table.presenter.choice
    stores = table.presenter.tray.stores
    assert stores is not None
    assert [*stores.slots[0], *stores.slots[1]] == slots(choice, choice.counters())
    own, other = (
        "".join("." if each.filled is None else "wsg"[each.filled.at] for each in each_) for each_ in stores.slots
    )
    return own, other


def test_a_clicked_token_goes_to_the_other_store_and_back() -> None:
    table, seat = at_the_market()
    table.state.store[seat * 3 : seat * 3 + 3] = [0, 2, 0]
    table.state.store[3 - seat * 3 : 6 - seat * 3] = [2, 0, 1]
    table.look_as(seat)
    table.click("market")
    assert lying(table) == ("ss.", "wwg")
    assert names(table) == {"less.m1", "less.m1.0", "more.m0", "more.m0.3", "more.m2"}
    assert not target(table, "less.m1").is_echo
    assert target(table, "less.m1.0").is_echo, "the other stone is only for the pointer"
    table.click("less.m1")
    assert lying(table) == ("s..", "wwgs"), "there is no room for it yet"
    table.click("more.m0.3")
    assert lying(table) == ("sw.", "wsg"), "what comes lies where something was given"
    assert table.presenter.offers()[0].kind == "grand"
    table.click("more.m1")
    table.click("less.m0")
    assert lying(table) == ("ss.", "wwg")


def test_a_token_is_dragged_from_store_to_store() -> None:
    table, seat = at_the_market()
    stores = table.presenter.tray.stores
    assert stores is not None
    own, other = (panel.center for panel in stores.panels)
    drag(table, "less.m2", other)
    drag(table, "more.m0", own)
    table.click("do")
    table.drain()
    assert table.state.store[seat * 3 : seat * 3 + 3] == [2, 1, 0]


def test_a_token_dropped_elsewhere_goes_back_and_the_choice_stays() -> None:
    table, _ = at_the_market()
    table.click("more.m0")
    before = table.presenter.choice.step
    drag(table, "less.m1", (5, 300))
    assert table.presenter.choice.step == before
    carry(table, "less.m1")
    table.send(PointerDown((5, 300), 3))
    assert not table.scene.drag.dragged
    assert table.presenter.choice.step == before, "the other button puts it back as well"


def test_tokens_are_dragged_into_the_places_of_a_price_and_away_again() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.build_with((2, 1, 0, 0))
    table.click("charter")
    tray = table.presenter.tray
    drag(table, "more.s0", tray.places[0].center)
    assert table.presenter.choice.chosen == 1
    drag(table, "more.s1", tray.places[0].center)
    assert table.presenter.choice.chosen == 2, "anywhere among the places"
    carry(table, "more.s0")
    assert not table.scene.drag.dragged, "no place is left"
    table.send(PointerUp((5, 300)))
    drag(table, "less.s1", target(table, "more.s0").rect.center)
    assert table.presenter.choice.chosen == 1


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_the_place_where_a_token_would_go_is_marked(theme: str) -> None:
    table = SaReTable(2, 0, confirm_handover=False, theme=theme)
    table.lay_starting_tiles()
    table.build_with((2, 1, 0, 0))
    table.click("charter")
    table.send(PointerMove((5, 300)))
    place = table.presenter.tray.places[0].inflate(10, 10)
    before = table.surface().subsurface(place).copy()
    table.send(PointerMove(target(table, "more.s1").rect.center))
    table.tick(times=5)
    assert before.get_buffer().raw != table.surface().subsurface(place).copy().get_buffer().raw
