"""Between turns: where the focus is, what a key does while others decide, and taking back what one has just decided."""

from __future__ import annotations

from game.ui.input import Action
from game.ui.scenes.board import BoardScene
from game.ui.scenes.handover import HandOver
from tests.ui.tables import Table, settle


def waiting(seed: str = "focus", card: str = "quay.0", **settings: object) -> Table:
    """Return a table whose viewer steered by keys, took a card of the quay, and waits for a program."""
    table = Table(1, 1, seed=seed, **settings)  # type: ignore[arg-type]
    settle(table)
    table.quick, table.scene.thinking = table.scene.thinking, None  # type: ignore[assignment]
    table.key(Action.NEXT)
    table.scene.focus_name(card)
    table.key(Action.ACTIVATE)
    table.tick(times=5)
    assert table.match.to_move == 1
    return table


def test_who_waits_has_no_focus_and_no_key_does_anything() -> None:
    table = waiting()
    assert table.scene.focused is None
    ply = table.match.ply
    table.key(Action.ACTIVATE)
    assert table.stack.top is table.scene
    assert table.scene.refused is None
    assert table.match.ply == ply


def test_the_turn_brings_the_focus_back_to_what_can_be_done() -> None:
    table = waiting()
    table.scene.thinking = table.quick  # type: ignore[assignment]
    settle(table)
    assert table.scene.focused is not None
    assert table.scene.focused.name == table.scene.default_focus
    assert table.scene.focused.name in table.wishes()


def test_the_focus_stays_where_the_player_steered_it_while_he_waited() -> None:
    table = waiting()
    table.key(Action.NEXT)
    table.scene.focus_name("cards")
    table.scene.thinking = table.quick  # type: ignore[assignment]
    settle(table)
    assert table.scene.focused is not None
    assert table.scene.focused.name == "cards"


def test_the_first_arrow_while_waiting_shows_where_the_focus_was() -> None:
    table = waiting(card="quay.2")
    table.key(Action.RIGHT)
    assert table.scene.focused is not None
    assert table.scene.focused.name == "quay.2"


def test_a_key_first_shows_a_focus_that_nobody_sees() -> None:
    table = Table(1, 1, seed="focus")
    settle(table)
    table.scene.is_focus_shown = False
    ply = table.match.ply
    table.key(Action.ACTIVATE)
    assert table.match.ply == ply
    assert table.scene.is_focus_shown
    table.key(Action.ACTIVATE)
    assert table.match.ply == ply + 1


def test_a_key_shows_the_end_of_what_moves() -> None:
    table = waiting(animation="slow")
    assert table.scene.is_moving
    table.key(Action.ACTIVATE)
    table.tick(times=3)
    assert not table.scene.is_moving


def passed_on(**settings: object) -> Table:
    """Return a table of two people where the first has taken a card and the second is to decide."""
    table = Table(2, 0, seed="pass", **settings)  # type: ignore[arg-type]
    settle(table)
    if isinstance(table.stack.top, HandOver):
        table.click("ready")
        settle(table)
    table.click("quay.0")
    settle(table)
    assert table.match.to_move != table.match.decision(table.match.ply)[0]
    return table


def test_on_the_cover_who_decided_last_can_take_it_back() -> None:
    table = passed_on()
    decider, ply = table.match.decision(table.match.ply)[0], table.match.ply
    for use in (lambda: table.click("undo"), lambda: table.key(Action.UNDO)):
        cover = table.stack.top
        assert isinstance(cover, HandOver)
        assert cover.seat != decider
        table.surface()
        use()
        assert table.match.ply == ply - 1
        cover = table.stack.top
        assert isinstance(cover, HandOver)
        assert cover.seat == decider
        assert not any(widget.name == "undo" for widget in cover.focusables())
        table.click("ready")
        assert isinstance(table.stack.top, BoardScene)
        assert table.scene.viewer == decider
        table.click("quay.0")
        settle(table)


def test_without_covers_the_last_decision_can_be_taken_back_from_the_table() -> None:
    table = passed_on(confirm_handover=False)
    decider, ply = table.match.decision(table.match.ply)[0], table.match.ply
    assert table.scene.viewer != decider
    table.click("undo")
    settle(table)
    assert table.match.ply == ply - 1
    assert table.scene.viewer == decider


def test_what_showed_something_hidden_stays_on_the_cover_too() -> None:
    table = passed_on()
    while True:
        cover = table.stack.top
        assert isinstance(cover, HandOver)
        last = table.match.decision(table.match.ply)[0]
        is_offered = any(widget.name == "undo" for widget in cover.focusables())
        assert is_offered == table.match.can_undo(last)
        if not is_offered:
            return
        table.click("ready")
        table.click(table.wishes()[-1])
        settle(table)
        while not isinstance(table.stack.top, HandOver):
            table.click(table.wishes()[0])
            settle(table)
