"""Whoever waits sees the others' moves quicker and quicker, or none of their motion up to the next own turn."""

from __future__ import annotations

import pytest

from game.ui.table.show.pace import Pace
from game.ui.window.input import Action
from tests.ui.table.test_thinking_ahead import pass_turn, sit
from tests.ui.tables import Table, settle

FRAME = 0.1


def frames_until_asked(table: Table, *, presses_skip: bool = False) -> int:
    """Return the frames from the end of the person's turn to the next question, without those that only prepare."""
    pass_turn(table)
    if presses_skip:
        table.key(Action.SKIP)
    frames = 0
    for _ in range(4000):
        frames += not table.scene.presentation.is_preparing
        table.tick(FRAME)
        if table.sight.is_asked or table.match.is_over:
            return frames
    raise AssertionError("nobody is asked")


def test_the_pace_rises_with_the_wait_and_begins_again() -> None:
    pace = Pace()
    factors = []
    for _ in range(40):
        factors.append(pace.factor)
        pace.wait(FRAME)
    assert factors[:10] == [1.0] * 10
    assert factors == sorted(factors)
    assert factors[-1] == 3.0
    pace.rest()
    assert pace.factor == 1.0


def test_a_long_wait_is_shorter_than_the_motion_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = frames_until_asked(sit(1, 2, seed="pace")[0])
    monkeypatch.setattr(Pace, "factor", 1.0)
    whole = frames_until_asked(sit(1, 2, seed="pace")[0])
    assert 0 < quick < 0.8 * whole


def test_slow_motion_stays_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(1, 1, game="duel", seed="pace")[0]
    table.scene.animator.speed = 0.6
    slow = frames_until_asked(table)
    monkeypatch.setattr(Pace, "factor", 1.0)
    table = sit(1, 1, game="duel", seed="pace")[0]
    table.scene.animator.speed = 0.6
    assert frames_until_asked(table) == slow


@pytest.mark.parametrize(("game", "ais"), [("sobek", 3), ("duel", 1), ("sa-re", 3)])
def test_one_key_leads_to_the_next_own_turn(game: str, ais: int) -> None:
    table, whole = (sit(1, ais, game=game, seed="pace")[0] for _ in range(2))
    skipped, shown = frames_until_asked(table, presses_skip=True), frames_until_asked(whole)
    assert skipped < shown
    assert skipped <= 3 * table.match.ply
    assert table.match.ply == whole.match.ply
    assert table.sight.is_asked
    assert not table.scene.pace.is_skipping


def test_what_is_skipped_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(1, 3, seed="pace")[0]
    pass_turn(table)
    heard: list[str] = []
    monkeypatch.setattr(table.shell.sound, "play", heard.append)
    table.key(Action.SKIP)
    for _ in range(200):
        table.tick(FRAME)
        if table.sight.is_asked:
            break
    assert table.sight.is_asked
    assert heard == []


def test_skipping_ends_before_the_next_person_takes_the_screen() -> None:
    table = sit(2, 2, seed="pace")[0]
    pass_turn(table)
    table.key(Action.SKIP)
    for _ in range(400):
        table.tick(FRAME)
    assert not table.scene.pace.is_skipping


def test_whoever_only_watches_skips_one_motion_at_a_time() -> None:
    table = sit(0, 3, seed="pace")[0]
    table.tick(FRAME)
    table.key(Action.SKIP)
    assert not table.scene.pace.is_skipping
    table.tick(FRAME, 4)
    assert table.sight.is_moving
    assert "Skip animation" in next(each.tooltip for each in table.scene.root.walk() if each.name == "motion")


def test_at_ones_own_turn_the_key_says_whose_turn_it_is() -> None:
    table = sit(1, 1, seed="pace")[0]
    settle(table)
    table.key(Action.SKIP)
    assert table.scene.mode.prompts.turn()[1] in [each.markup for each in table.scene.announced().notices]
