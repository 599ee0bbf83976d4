"""Windows of any size, down to a single pixel: a tiling desktop gives less room than a window asks for."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from game.errors import FeluccaError
from game.registry import GAMES
from game.ui.scenes.crash import Crash
from game.ui.scenes.credits import Credits
from game.ui.scenes.learning import Learning
from game.ui.scenes.menu import MainMenu, ask_to_quit
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.options import Options
from game.ui.scenes.rulebook import Rulebook
from game.ui.scenes.statistics import Statistics
from game.ui.table.handover import HandOverScene
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.scene import Complain, Push, Scene, SceneStack
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.input import Action, InputEvent, KeyPress, PointerDown, PointerMove, PointerUp, Wheel
from game.ui.window.report import Report
from tests.sparing import one_now
from tests.ui.conftest import make_history, make_saves
from tests.ui.tables import Table

SIZES = ((1, 1), (1, 700), (60, 4), (17, 40))
OF_TABLES = ((17, 40), (60, 4), (1, 1))
"""The first of them with every change: on the way, its window takes one of the others."""
SHEETS = (Action.MENU, Action.LOG, Action.DIGEST, Action.HELP, Action.EXPLAIN, Action.HINT, Action.ZOOM_IN)

SCENES: dict[str, Callable[[Shell], Scene]] = {
    "menu": MainMenu,
    "learning": Learning,
    "statistics": lambda shell: Statistics(shell, make_history()),
    "options": Options,
    "credits": Credits,
    "crash": lambda shell: Crash(shell, Report((ValueError(),)), MainMenu),
    "new game": NewGameScene,
    "rulebook": Rulebook,
    "door": lambda shell: HandOverScene(shell, "Bilal", 1, lambda: None, open_menu=lambda: None),
}


def look(shell: Shell, stack: SceneStack) -> None:
    """Draw what is in sight as the window does."""
    canvas = shell.canvas(pygame.Surface(shell.display.pixels, 0, 32))
    for scene in stack.visible():
        scene.draw(canvas)


def resize(shell: Shell, stack: SceneStack, size: tuple[int, int]) -> None:
    shell.show_on(fit(size))
    stack.refresh(shell.display.size)


def send(stack: SceneStack, *events: InputEvent) -> None:
    for event in events:
        try:
            assert stack.top is not None
            stack.apply(stack.top.handle(event))
        except FeluccaError as error:  # such as a door that the test has not opened
            stack.apply(Complain(error.sentence))


def anywhere(shell: Shell, rng: random.Random) -> tuple[float, float]:
    return rng.uniform(0, shell.display.size[0]), rng.uniform(0, shell.display.size[1])


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_can_be_drawn_and_used_at_any_size(make_shell, name: str) -> None:
    rng = random.Random(name)
    for size in SIZES:
        shell = make_shell(size, listed=make_saves())
        stack = scene_stack(shell)
        stack.apply(Push(SCENES[name](shell)))
        look(shell, stack)
        for action in (Action.NEXT, Action.EXPLAIN):
            send(stack, KeyPress(action), PointerMove(anywhere(shell, rng)), Wheel(anywhere(shell, rng), -1.0))
            for scene in stack.visible():
                scene.update(0.7)
            look(shell, stack)
        resize(shell, stack, rng.choice(SIZES))
        stack.apply(ask_to_quit(shell))
        look(shell, stack)


@pytest.mark.parametrize("size", one_now(OF_TABLES))
@pytest.mark.parametrize("game", [name for name in GAMES if name != "ferry"])
def test_every_table_can_be_drawn_and_used_at_any_size(game: str, size: tuple[int, int]) -> None:
    """Some decisions with motion, a look at everything, each sheet, and a window that changes its size meanwhile."""
    table, rng = Table(1, 1, game=game, size=size, animation="fast"), random.Random(f"{game} {size}")
    for step in range(12):
        top = table.stack.top
        if top is not table.scene:
            table.send(KeyPress(Action.BACK))
        elif wishes := table.wishes():
            table.stack.apply(table.press(rng.choice(wishes)))
        for _ in range(2):
            table.tick(0.2)
            look(table.shell, table.stack)
        at = anywhere(table.shell, rng)
        table.send(PointerMove(at), *((PointerDown(at), PointerUp(at)) if step % 3 == 2 else ()))
        table.tick(0.7)
        look(table.shell, table.stack)
        if step % 2:
            table.send(KeyPress(SHEETS[step // 2]))
            look(table.shell, table.stack)
        if step == 9:
            resize(table.shell, table.stack, rng.choice([other for other in OF_TABLES if other != size]))
            look(table.shell, table.stack)
