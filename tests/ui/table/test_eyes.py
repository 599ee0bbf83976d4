"""Whole evenings of several people at one screen: it never shows information to anybody but its owner."""

from __future__ import annotations

import random

import pytest

from game.match.seats import ai, human
from game.rules.core.facts import SPECTATOR
from game.ui.table.finish.final import Final
from game.ui.table.finish.scoring import Scoring
from game.ui.table.handover import HandOverScene
from game.ui.table.scene import TableScene
from game.ui.window.input import Action, WindowHidden, WindowShown
from tests.sparing import one_now
from tests.ui.boards.sare.table import SaReTable
from tests.ui.tables import Table

pytestmark = pytest.mark.usefixtures("_unpainted")

KEYS = (Action.MENU, Action.LOG, Action.HINT, Action.UNDO, Action.SKIP, Action.NEXT, Action.ZOOM_IN, Action.BACK)

TABLES = [
    pytest.param("sobek", 3, 0, marks=pytest.mark.slow),  # AIs and people change seats there too
    *(("sobek", 2, 1), ("duel", 2, 0), ("sa-re", 2, 1)),
]


@pytest.mark.parametrize("is_changing", one_now((True, False)))
@pytest.mark.parametrize(("game", "people", "ais"), TABLES)
def test_nobody_sees_what_only_another_may_know(game: str, people: int, ais: int, is_changing: bool) -> None:
    """If `is_changing`, people leave and come all the time; one is always there."""
    table: Table
    if game == "sa-re":
        table = SaReTable(people, ais, ais_think=True, seed="eyes", animation="fast")
        table.lay_starting_tiles()
        for seat in range(people):
            table.add(seat, "temple", 4)
        table.start_season()
    else:
        table = Table(people, ais, game=game, seed="eyes", animation="fast")
    scene, stack, rng = table.scene, table.stack, random.Random(game)
    holder = SPECTATOR
    covers = 0

    def look() -> None:
        """Check the screen; at a cover, and of several people at a scoring and the end, everybody looks."""
        nonlocal holder
        shared = (HandOverScene, Scoring, Final) if scene.viewpoint.has_secrets else HandOverScene
        if any(isinstance(each, shared) for each in stack.visible()):
            holder = SPECTATOR
        if scene in stack.visible() and not scene.game.is_over:
            allowed = {SPECTATOR, holder}
            assert table.sight.eyes in allowed
            assert table.sight.shown.knowledge.viewer in allowed
            assert scene.presenter.view.knowledge.viewer in allowed  # type: ignore[attr-defined]
            assert holder != SPECTATOR or not table.sight.advice or table.sight.is_shared
        if isinstance(stack.top, HandOverScene):
            told = [line.markup for line in table.sight.lines]
            table.sight.rewrite_log()
            assert told == [line.markup for line in table.sight.lines]
            assert table.sight.eyes == SPECTATOR

    def change() -> None:
        """Let an AI play on for somebody, or somebody come for an AI."""
        nonlocal holder, changes
        seat = rng.randrange(people + ais)
        name, is_leaving = scene.game.seats[seat].name, seat in table.sight.people
        if is_leaving and table.sight.people == [seat]:
            return
        if not is_leaving or seat == holder:
            holder = SPECTATOR
        scene.mode.controller.give_seat(seat, ai("random", name) if is_leaving else human(name))
        changes += 1

    changes = 0
    for _ in range(250):
        table.tick(rng.choice((0.02, 0.1, 0.3)))
        look()
        top, chance = stack.top, rng.random()
        if isinstance(top, Final):
            break
        if chance < 0.03:
            holder = SPECTATOR if scene.viewpoint.has_secrets else holder
            for each in [*stack.scenes]:
                stack.apply(each.handle(WindowHidden()))
            table.send(WindowShown())
        elif chance < 0.1:
            table.key(rng.choice(KEYS))
        elif is_changing and chance < 0.35 and isinstance(top, TableScene) and not scene.game.is_over:
            change()
        elif isinstance(top, HandOverScene):
            covers += 1
            holder = top.seat
            table.click("ready")
        elif isinstance(top, Scoring):
            table.click("go-on")
        elif not isinstance(top, TableScene):
            table.key(Action.BACK)
        elif table.sight.is_asked and (names := table.wishes()):
            ply = scene.game.ply
            secret = {"temple", "cover"} & {*names}
            stack.apply(table.press(rng.choice(sorted(secret) if chance < 0.5 and secret else names)))
            is_passed = table.sight.is_shared or (scene.viewpoint.has_secrets and scene.game.to_move != holder)
            if is_passed and scene.game.ply != ply:
                holder = SPECTATOR
        look()
    assert covers > 2
    assert changes > 10 or not is_changing


def test_what_was_let_go_shows_to_no_other_eyes() -> None:
    table = Table(2, 0, game="duel", seed="eyes")
    table.tick()
    table.click("ready")
    table.tick()
    scene = table.scene
    table.sight.drop(next(item for item in scene.presenter.items() if item.id[0] == "p"))
    table.look_as(1 - table.sight.viewer)
    assert table.sight.dropped == ""
