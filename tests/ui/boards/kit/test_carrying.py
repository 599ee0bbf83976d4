"""Drag and drop: an item dropped where it belongs acts like clicks; anywhere else it returns."""

from __future__ import annotations

import pytest

from game.rules.sare import moves
from game.rules.sare.tables import TILES
from game.ui.window.input import Action, KeyPress, PointerDown, PointerMove, PointerUp
from tests.ui.boards.sare.table import SaReTable
from tests.ui.tables import Table

PALACE = TILES.index("palace")


def centre(table: Table, name: str) -> tuple[float, float]:
    return next(each for each in table.scene.root.walk() if each.name == name).rect.center


def carry(table: Table, name: str, *way: tuple[float, float]) -> None:
    """Put the button down on a target and move along a way, without letting go."""
    start = centre(table, name)
    table.send(PointerMove(start), PointerDown(start), *(PointerMove(at) for at in way))


def table_of(game: str, **settings: object) -> Table:
    """Return a table of two people where something can be carried."""
    if game != "sa-re":
        return Table(2, 0, game=game, confirm_handover=False, **settings)  # type: ignore[arg-type]
    table = SaReTable(2, 0, confirm_handover=False, **settings)
    table.lay_starting_tiles()
    return table


def launching() -> tuple[Table, int]:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.look_as(table.match.to_move)
    return table, table.match.to_move


@pytest.mark.rule("R-3.1")
def test_a_tile_is_carried_to_a_space_that_shows_its_price() -> None:
    table, seat = launching()
    plot = centre(table, f"plot.{seat}.5")
    carry(table, f"tile.{PALACE}", (300.0, 400.0), plot)
    assert table.scene.drag.dragged == f"tile.{PALACE}"
    assert table.presenter.preview.tile(None) == PALACE
    table.surface()
    table.send(PointerUp(plot))
    assert table.match.decision(table.match.ply)[:2] == (seat, (moves.LAUNCH, PALACE, 5))
    assert table.sight.carried == ""


def test_a_tile_let_go_elsewhere_goes_back_and_where_it_was_taken_up_stays_chosen() -> None:
    table, _ = launching()
    start = centre(table, f"tile.{PALACE}")
    carry(table, f"tile.{PALACE}", (900.0, 300.0))
    table.send(PointerUp((900.0, 300.0)))
    assert table.presenter.choice.tile is None
    carry(table, f"tile.{PALACE}", (start[0] + 20, start[1]))
    table.send(PointerUp((start[0] + 20, start[1])))
    assert table.presenter.choice.tile == PALACE


@pytest.mark.rule("R-3.4")
def test_a_tile_let_go_where_it_may_not_lie_says_why() -> None:
    table, seat = launching()
    port = TILES.index("port")
    plot = centre(table, f"plot.{seat}.0")
    carry(table, f"tile.{port}", plot)
    table.send(PointerUp(plot))
    assert table.sight.refused is not None
    assert table.presenter.choice.tile == port


@pytest.mark.rule("S-3.1")
@pytest.mark.parametrize(("place", "carried"), [(0, "quay.0"), (5, "")])
def test_only_what_can_be_used_is_carried(place: int, carried: str) -> None:
    table = Table(2, 0, confirm_handover=False)
    while table.sight.is_moving or table.sight.is_behind:
        table.tick(0.5)
    table.look_as(table.match.to_move)
    x, y = centre(table, f"quay.{place}")
    carry(table, f"quay.{place}", (x + 40.0, y + 60.0))
    assert table.sight.carried == carried


@pytest.mark.parametrize("interruption", ["key", "button"])
def test_a_key_or_another_button_puts_back_what_is_carried(interruption: str) -> None:
    table, seat = launching()
    ply = table.match.ply
    plot = centre(table, f"plot.{seat}.5")
    carry(table, f"tile.{PALACE}", plot)
    table.send(KeyPress(Action.BACK) if interruption == "key" else PointerDown(plot, 3))
    assert (table.sight.carried, table.presenter.choice.tile) == ("", None)
    assert table.presenter.choice.begun_with == f"tile.{PALACE}", "the keys go on where it was taken up"
    table.send(PointerUp(plot))
    assert table.match.ply == ply


def test_a_trembling_hand_still_clicks() -> None:
    table, _ = launching()
    start = centre(table, f"tile.{PALACE}")
    carry(table, f"tile.{PALACE}", (start[0] + 4, start[1] + 3))
    assert table.sight.carried == ""
    table.send(PointerUp((start[0] + 4, start[1] + 3)))
    assert table.presenter.choice.tile == PALACE


@pytest.mark.parametrize(("game", "head"), [("sobek", "quay."), ("duel", "market.")])
def test_what_may_be_taken_is_carried_into_the_hand(game: str, head: str) -> None:
    table = Table(2, 0, game=game, confirm_handover=False)
    table.look_as(table.match.to_move)
    ply, presenter = table.match.ply, table.scene.presenter
    name = next(each for each in table.wishes() if each.startswith(head))
    hand = presenter.hand_place.center  # type: ignore[attr-defined]
    carry(table, name, (640.0, 30.0))
    assert name in table.sight.absent
    table.surface()
    table.send(PointerUp((640.0, 30.0)))
    assert table.match.ply == ply
    assert name not in table.sight.absent
    carry(table, name, hand)
    table.send(PointerUp(hand))
    assert table.match.ply == ply + 1


@pytest.mark.parametrize(("game", "head"), [("sobek", "quay."), ("duel", "market."), ("sa-re", "tile.")])
def test_who_is_not_asked_carries_nothing(game: str, head: str) -> None:
    table = table_of(game)
    table.look_as(1 - table.match.to_move)
    name = next(each.id for each in table.scene.presenter.targets() if each.id.startswith(head))
    carry(table, name, (500.0, 400.0))
    assert table.sight.carried == ""


@pytest.mark.parametrize(("game", "head"), [("sobek", "quay."), ("duel", "market."), ("sa-re", "tile.")])
def test_what_was_carried_flies_on_from_where_it_was_let_go(game: str, head: str) -> None:
    table = table_of(game, animation="normal")
    table.look_as(table.match.to_move)
    presenter = table.scene.presenter
    name = next(each for each in table.wishes() if each.startswith(head))
    goal = centre(table, f"plot.{table.match.to_move}.5") if game == "sa-re" else presenter.hand_place.center  # type: ignore[attr-defined]
    carry(table, name, goal)
    table.send(PointerUp(goal))
    assert (name in table.sight.absent) == (game != "sa-re"), "it does not jump back before it flies"
    table.surface()
    for _ in range(30):
        table.tick(0.01)
        if table.sight.aloft:
            break
    starts = [each.flight.path[0] for each in table.sight.aloft]
    assert any(start.collidepoint(goal) for start in starts), (starts, goal)
    assert table.sight.dropped == ""


@pytest.mark.parametrize("stop", [KeyPress(Action.BACK), KeyPress(Action.UNDO), PointerDown((640.0, 30.0), 3)])
def test_what_puts_back_what_is_carried_does_no_more(stop: KeyPress | PointerDown) -> None:
    table = Table(2, 0, game="duel", confirm_handover=False)
    table.look_as(table.match.to_move)
    scenes = table.stack.scenes
    name = next(each for each in table.wishes() if each.startswith("market."))
    carry(table, name, (640.0, 30.0))
    table.send(stop, PointerUp((640.0, 30.0)))
    assert (table.sight.carried, table.match.ply, table.stack.scenes) == ("", 0, scenes)


@pytest.mark.rule("D-3.1")
def test_what_a_take_leads_to_shows_while_it_is_carried_and_nothing_below_explains_itself() -> None:
    table = Table(2, 0, game="duel", confirm_handover=False)
    table.look_as(table.match.to_move)
    name = next(each for each in table.wishes() if each.startswith("market."))
    carry(table, name, centre(table, "pile"))
    assert (table.sight.considered, table.scene.presenter.aimed) == (name, name)  # type: ignore[attr-defined]
    assert (table.scene.pointed, table.sight.aimed) == (None, "")
    table.send(PointerUp(centre(table, "pile")), PointerMove(centre(table, "bag")))
    assert (table.sight.considered, table.scene.presenter.aimed) == ("bag", "bag")  # type: ignore[attr-defined]


@pytest.mark.parametrize("part", ["seat", "corruption", "back"])
def test_what_is_let_go_anywhere_on_the_own_panel_is_taken(part: str) -> None:
    table = Table(2, 0, game="duel", confirm_handover=False)
    seat = table.match.to_move
    table.look_as(seat)
    name = next(each for each in table.wishes() if each.startswith("market."))
    goal = next(each.rect.center for each in table.scene.root.walk() if each.name.startswith(f"{part}.{seat}"))
    carry(table, name, goal)
    table.send(PointerUp(goal))
    assert table.match.ply == 1
