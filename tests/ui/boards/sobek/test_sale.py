"""A sale of Sobek in motion: scarabs burst from the set, its points count up, and only then the events are offered."""

from __future__ import annotations

import random

import pytest

from game.rules.core.bits import members
from game.rules.core.game import Move
from game.rules.sobek.moves import SET, TAKE
from game.rules.sobek.scoring import set_points
from game.rules.sobek.tables import SLOTS
from tests.ui.boards.sobek.table import presenter_of
from tests.ui.tables import Table, settle


def before_a_sale(**settings: object) -> tuple[Table, Move]:
    """Return a table where the viewer can play the first set with points, and that move."""
    table, rng = Table(2, 0, seed="sale", confirm_handover=False, **settings), random.Random(2)  # type: ignore[arg-type]
    match, tables = table.match, presenter_of(table).tables
    while True:
        seat = match.to_move
        legal = match.view(seat).legal
        worth = [move for move in legal if move[0] == SET and any(tables.worth[card] for card in members(move[2]))]
        if worth:
            break
        match.submit(seat, rng.choice([move for move in legal if move[0] == TAKE] or legal), match.ply)
    table.look_as(seat)
    return table, worth[0]


def sold(**settings: object) -> tuple[Table, int]:
    """Return a table where the viewer has just played the first set with points, and its number."""
    table, sale = before_a_sale(**settings)
    seat = table.match.to_move
    table.match.submit(seat, sale, table.match.ply)
    return table, seat * SLOTS + sale[1]


@pytest.mark.rule("S-3.3e")
def test_a_sale_says_that_an_event_follows_and_cannot_be_undone() -> None:
    table, sale = before_a_sale()
    for card in members(sale[2]):
        table.click(f"p{card}")
    offer = next(each for each in table.scene.presenter.offers() if each.id.startswith("do."))
    assert offer.note.endswith(" · 1 of 5 events")
    assert "can’t undo this" in offer.tip


def test_the_points_of_a_sale_count_up_to_its_worth() -> None:
    table, index = sold(animation="normal")
    table.tick(0.01)
    points = set_points(presenter_of(table).tables, table.sight.shown.state, index)
    counting = [each.flight for each in table.sight.aloft if each.flight.face == "sum"]
    figures = [int(dict(flight.extra)["number"]) for flight in counting]
    assert points > 0
    assert figures == sorted(figures)
    assert figures[-1] == points
    assert [flight.hides for flight in counting] == [""] * (len(counting) - 1) + [f"points.{index}"]
    assert f"points.{index}" in table.sight.hidden
    settle(table)
    assert not table.sight.hidden
    assert dict(table.sight.item(f"points.{index}").extra) == {"number": str(points)}


def test_the_events_wait_until_the_sold_cards_have_landed() -> None:
    table, _ = sold(animation="normal")
    tray = [presenter_of(table).tray.is_open]
    for _ in range(200):
        table.tick(0.05)
        tray.append(presenter_of(table).tray.is_open)
        assert presenter_of(table).tray.is_open != table.sight.is_moving
    assert tray[-1]
    assert any(target.id.startswith("p") and target.is_usable for target in presenter_of(table).targets())


def test_without_motion_the_events_are_offered_at_once() -> None:
    table, index = sold(animation="off")
    table.tick(0.01)
    assert presenter_of(table).tray.is_open
    assert not table.sight.aloft
    assert f"points.{index}" not in table.sight.hidden
