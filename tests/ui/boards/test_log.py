"""The log tells what was shown: no less, nothing twice, and no result before the scoring has shown it."""

from __future__ import annotations

import random

import pytest

from game.ui.scenes.scoring import Scoring
from tests.ui.tables import Table


def played(game: str, seats: int, seed: str, decisions: int) -> Table:
    """Return a table that has to show so many random decisions of people who share the screen openly."""
    table = Table(seats, 0, game=game, seed=seed, confirm_handover=False)
    rng, match = random.Random(seed), table.match
    for _ in range(decisions):
        if match.to_move < 0:
            break
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    return table


def markups(table: Table) -> list[str]:
    return [line.markup for line in table.scene.lines]


@pytest.mark.parametrize(("game", "seats"), [("sobek", 3), ("duel", 2)])
def test_results_are_told_after_the_scoring_has_shown_them(game: str, seats: int) -> None:
    table = played(game, seats, "spoil", 400)
    while not isinstance(table.stack.top, Scoring):
        table.tick()
        assert not any(line.is_outcome for line in table.scene.lines)
    table.tick(0.2, 4)
    before = markups(table)
    assert not any(line.is_outcome for line in table.scene.lines)
    table.scene.refresh(table.scene.size)
    assert markups(table) == before
    while isinstance(table.stack.top, Scoring):
        table.click("go-on")
        table.tick()
    assert markups(table)[: len(before)] == before
    assert table.scene.lines[len(before)].is_outcome


def test_the_log_is_not_told_ahead_or_twice_when_the_window_changes() -> None:
    table = played("sobek", 2, "window", 12)
    table.tick(times=2)
    before = markups(table)
    table.scene.refresh((1500.0, 800.0))
    assert markups(table) == before
    while table.scene.is_moving:
        table.tick()
    after = markups(table)
    table.scene.refresh((1280.0, 720.0))
    assert markups(table) == after
    assert len(after) > len(before)
