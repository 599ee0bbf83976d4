"""Whole matches of Sobek through the window alone: by clicks and by keys."""

from __future__ import annotations

import random

import pytest

from game.ui.table.finish.final import Final
from game.ui.table.scene import TableScene
from game.ui.widgets.base import Hotspot
from tests.ui.tables import Table

STEPS = 3000


def play(table: Table, use: object, rng: random.Random) -> int:
    """Play to the end; `use` uses a target by name. Returns how many decisions were made."""
    for _ in range(STEPS):
        table.tick()
        top = table.stack.top
        if isinstance(top, Final):
            return table.match.ply
        if not isinstance(top, TableScene):
            names = {"HandOverScene": "ready", "DrawnSheet": "done"}
            use(names.get(type(top).__name__, "go-on"))  # type: ignore[operator]
            continue
        if table.sight.is_moving or table.match.to_move != table.sight.viewer:
            continue
        names = table.wishes()
        assert names, f"nothing to do at decision {table.match.ply}"
        use(rng.choice(names))  # type: ignore[operator]
    raise AssertionError(f"the match did not end: {table.match.ply} decisions, {table.scene.presenter.prompt()}")


@pytest.mark.slow
@pytest.mark.parametrize(("people", "ais", "seed"), [(1, 1, "a"), (1, 2, "b"), (2, 2, "d")])
def test_a_whole_match_by_mouse(people: int, ais: int, seed: str) -> None:
    table = Table(people, ais, seed=seed)
    played = play(table, table.click, random.Random(seed))
    assert table.match.is_over
    assert played == table.match.ply > 60
    assert not table.sight.refused


@pytest.mark.slow
def test_a_whole_match_by_keys() -> None:
    table = Table(1, 1, seed="keys")
    play(table, table.walk_to, random.Random(5))
    assert table.match.is_over


def test_all_that_lies_on_the_table_is_a_hotspot_with_an_explanation() -> None:
    table = Table(1, 3)
    for spot in table.scene.root.walk():
        if isinstance(spot, Hotspot):
            assert table.scene.presenter.explain(spot.name) is not None, spot.name
