"""A finished match at the table once more."""

from __future__ import annotations

import random

import pytest

from game.rules.core.facts import SPECTATOR
from game.ui.input import Action, Press
from game.ui.scene import Push
from game.ui.scenes.reviewing import ReviewScene
from game.ui.scenes.scoring import Scoring
from tests.ui.tables import Table


def reviewed(game: str = "sobek", **settings: object) -> Table:
    """Return a table at which a match of random moves is seen again."""
    table = Table(1, 1, game=game, **settings)  # type: ignore[arg-type]
    rng = random.Random(2)
    while table.match.to_move >= 0:
        seat = table.match.to_move
        table.match.submit(seat, rng.choice(table.match.view(seat).legal), table.match.ply)
    scene = ReviewScene(table.shell, table.match)
    table.stack.apply(Push(scene))
    table.scene = scene
    table.tick(times=3)
    return table


def test_from_the_table_of_a_match_that_is_over_one_can_see_it_again():
    table = Table(1, 1)
    rng = random.Random(2)
    while table.match.to_move >= 0:
        seat = table.match.to_move
        table.match.submit(seat, rng.choice(table.match.view(seat).legal), table.match.ply)
    table.scene.look_as(0)
    table.stack.apply(table.scene.press("review"))
    assert isinstance(table.stack.top, ReviewScene)
    assert table.stack.top.match.ply == 0
    table.click("leave")
    assert table.stack.top is table.scene


def test_it_waits_until_it_is_asked_and_goes_step_by_step():
    table = reviewed()
    review = table.scene.match
    table.tick(1.0, times=5)
    assert review.ply == 0
    table.click("step")
    table.tick(times=3)
    assert review.ply == 1
    table.click("step-back")
    assert review.ply == 0
    assert not next(w for w in table.scene.root.walk() if w.name == "step-back").is_enabled
    table.click("step")
    table.tick(times=3)
    table.key(Action.UNDO)
    assert review.ply == 0


@pytest.mark.parametrize("animation", ["off", "fast"])
def test_it_goes_on_by_itself_to_the_end_and_counts_the_rounds(animation):
    table = reviewed(animation=animation)
    table.click("hold")
    scorings = 0
    for _ in range(6000):
        wait = table.scene.next_update()
        assert wait is not None or table.scene.match.is_over or table.stack.top is not table.scene
        table.tick(0.2)
        if isinstance(table.stack.top, Scoring):
            scorings += 1
            while isinstance(table.stack.top, Scoring):
                table.key(Action.ACTIVATE)
                table.tick(0.2)
        if table.scene.match.is_over and not table.scene.is_moving:
            break
    assert scorings == 3
    assert table.scene.match.ply == table.scene.match.count
    table.tick(1.0, times=3)
    assert table.stack.top is table.scene


def test_the_slider_leads_to_any_decision_and_holds():
    table = reviewed("duel")
    table.click("hold")
    table.scene._slide(0.5)
    table.tick()
    half = round(table.scene.match.count * 0.5)
    assert (table.scene.match.ply, table.scene.is_held) == (half, True)
    table.tick(1.0, times=3)
    assert table.scene.match.ply == half
    slider = next(widget for widget in table.scene.root.walk() if widget.name == "decisions")
    slider.handle(Press(Action.RIGHT))
    table.tick()
    assert table.scene.match.ply == half + 1


def test_it_is_seen_with_the_eyes_of_each_and_of_all():
    table = reviewed()
    table.scene._slide(0.3)
    table.tick()
    assert table.scene.viewer == 0
    mine = table.scene.shown.state.hands[0]
    for viewer in (1, SPECTATOR, 0):
        table.click("eyes")
        assert table.scene.viewer == viewer
        assert table.scene.shown.viewer == viewer
        assert table.scene.shown.legal == ()
    assert table.scene.shown.state.hands[0] == mine


def test_nothing_can_be_played_any_more():
    table = reviewed()
    for _ in range(6):
        table.click("step")
        table.tick(times=3)
        ply = table.scene.match.ply
        for target in table.scene.presenter.targets():
            table.scene.press(target.id)
        table.tick(times=2)
        assert table.scene.match.ply == ply
    assert table.scene.presenter.offers() == []


def test_menu_and_escape_lead_back():
    table = reviewed()
    before = len(table.stack.scenes)
    table.key(Action.MENU)
    assert len(table.stack.scenes) == before - 1
    table = reviewed()
    table.key(Action.BACK)
    assert not isinstance(table.stack.top, ReviewScene)
