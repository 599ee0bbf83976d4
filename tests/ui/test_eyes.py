"""Whole evenings of several people at one screen: at no moment does it show what another than its holder may know."""

from __future__ import annotations

import random

import pytest

from game.rules.core.facts import SPECTATOR
from game.table.seats import ai, human
from game.ui.input import Action, Hidden, Shown
from game.ui.scenes.board import BoardScene
from game.ui.scenes.final import Final
from game.ui.scenes.handover import HandOver
from game.ui.scenes.scoring import Scoring

from .boards.test_sare import add, settle, start_season
from .tables import Table

KEYS = (Action.MENU, Action.LOG, Action.HINT, Action.UNDO, Action.SKIP, Action.NEXT, Action.ZOOM_IN, Action.BACK)


@pytest.mark.parametrize("is_changing", [False, True])
@pytest.mark.parametrize(
    ("game", "people", "programs"), [("sobek", 3, 0), ("sobek", 2, 1), ("duel", 2, 0), ("sa-re", 2, 1)]
)
def test_nobody_sees_what_only_another_may_know(game: str, people: int, programs: int, is_changing: bool) -> None:
    """If `is_changing`, people leave and come all the time; one is always there."""
    table = Table(people, programs, game=game, seed="eyes", animation="fast")
    scene, stack, rng = table.scene, table.stack, random.Random(game)
    holder = SPECTATOR
    covers = 0
    if game == "sa-re":
        settle(table)
        for seat in range(people):
            add(table, seat, "temple", 4)
        start_season(table)

    def look() -> None:
        """Check what is in sight; at a cover, and of several people at a scoring and the end, everybody looks."""
        nonlocal holder
        shared = (HandOver, Scoring, Final) if scene.has_secrets else HandOver
        if any(isinstance(each, shared) for each in stack.visible()):
            holder = SPECTATOR
        if scene in stack.visible() and not scene.match.is_over:
            allowed = {SPECTATOR, holder}
            assert scene._eyes in allowed
            assert scene.shown.knowledge.viewer in allowed
            assert scene.presenter.view.knowledge.viewer in allowed  # type: ignore[attr-defined]
            assert holder != SPECTATOR or not scene.advice or scene.is_shared
        if isinstance(stack.top, HandOver):
            told = [line.markup for line in stack.top._news]
            scene._retell()
            assert told == [line.markup for line in scene.lines][-len(told) :]
            assert scene._eyes == SPECTATOR

    def change() -> None:
        """Let a program play on for somebody, or somebody come for a program."""
        nonlocal holder, changes
        seat = rng.randrange(people + programs)
        name, is_leaving = scene.match.seats[seat].name, seat in scene.people
        if is_leaving and scene.people == [seat]:
            return
        if not is_leaving or seat == holder:
            holder = SPECTATOR
        scene.give_seat(seat, ai("random", name) if is_leaving else human(name))
        changes += 1

    changes = 0
    for _ in range(350):
        table.tick(rng.choice((0.02, 0.1, 0.3)))
        look()
        top, chance = stack.top, rng.random()
        if isinstance(top, Final):
            break
        if chance < 0.03:
            holder = SPECTATOR if scene.has_secrets else holder
            for each in [*stack.scenes]:
                stack.apply(each.handle(Hidden()))
            table.send(Shown())
        elif chance < 0.1:
            table.key(rng.choice(KEYS))
        elif is_changing and chance < 0.2 and isinstance(top, BoardScene) and not scene.match.is_over:
            change()
        elif isinstance(top, HandOver):
            covers += 1
            holder = top.seat
            table.click("ready")
        elif isinstance(top, Scoring):
            table.click("go-on")
        elif not isinstance(top, BoardScene):
            table.key(Action.BACK)
        elif scene._is_asked and (names := table.wishes()):
            ply = scene.match.ply
            secret = {"temple", "cover"} & {*names}
            stack.apply(scene.press(rng.choice(sorted(secret) if chance < 0.5 and secret else names)))
            if scene.is_shared and scene.match.ply != ply:
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
    scene._dropped = next(item for item in scene.presenter.items() if item.id[0] == "p")
    scene.look_as(1 - scene.viewer)
    assert scene._dropped is None
