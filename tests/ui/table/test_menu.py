"""The menu over a table: its last button says which scene leaving leads to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.analysis.four_tables import MatchScore
from game.ui.boards.duel.targets import MarketTile
from game.ui.scenes.challenge import Challenge
from game.ui.scenes.four_tables import FourTables
from game.ui.scenes.learning import Learning, LearningPage
from game.ui.scenes.menu import MainMenu
from game.ui.scenes.week import WeekScene
from game.ui.table.handover import HandOverScene
from game.ui.table.menu import TableMenu
from game.ui.table.solve.drill import first_drill
from game.ui.table.solve.puzzle_table import open_practice
from game.ui.table.study.analysis_scene import AnalysisScene
from game.ui.table.teach.exercise_table import open_exercise
from game.ui.table.teach.lesson_table import open_chapter
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.scene import Pop, Push, Scene, SceneStack
from game.ui.widgets.shell import Practice, Shell
from game.ui.widgets.stage import Stage
from game.ui.window.input import PointerMove
from tests.ui.scenes.test_four_tables import CODE, visits
from tests.ui.tables import Table, settle
from tests.weeks import week


def practice(shell: Shell) -> Learning:
    scene = Learning(shell)
    scene.page = LearningPage.PRACTICE
    return scene


def this_week(shell: Shell) -> WeekScene:
    return WeekScene(shell, lambda *_: week(3), lambda: week(3).today)


def challenge(shell: Shell) -> Challenge:
    return Challenge(shell, lambda _: week().days[0].table, lambda _: (None, None), lambda _: None)


def four_tables(shell: Shell) -> FourTables:
    return FourTables(shell, CODE, visits, lambda _: None, MatchScore(-4.0, 3.0, "steward"))


def menu_on(stack: SceneStack) -> TableMenu:
    """Return the menu that the menu key opens."""
    stack.apply(stack.top.mode.open_menu())  # type: ignore[union-attr]
    assert isinstance(stack.top, TableMenu)
    return stack.top


def labels(menu: TableMenu) -> dict[str, str]:
    return {each.name: each.label for each in menu.focusables() if isinstance(each, Button)}


TAUGHT: dict[str, tuple[Callable[[Shell], Scene], Callable[[Shell], Scene], str, str]] = {
    "lesson": (Learning, lambda shell: open_chapter(shell, "sobek", "take"), "Learn to play", "Back to the lessons"),
    "exercise": (Learning, lambda shell: open_exercise(shell, "duel", "own"), "Learn to play", "Back to the lessons"),
    "puzzle": (practice, lambda shell: open_practice(shell, Practice("sobek")), "Practice", "Back to practice"),
    "drill": (practice, lambda shell: first_drill(shell, "duel", "menu"), "Practice", "Back to practice"),
}


@pytest.mark.parametrize("kind", TAUGHT)
def test_the_menu_of_what_is_taught_names_its_kind_and_the_way_back(kind: str, make_shell: Callable[[], Shell]) -> None:
    below, table, title, leave = TAUGHT[kind]
    shell = make_shell()
    stack = scene_stack(shell)
    for scene in (below(shell), table(shell)):
        stack.apply(Push(scene))
    menu = menu_on(stack)
    assert [menu.root.children[0].accessible().name] == [title]  # type: ignore[union-attr]
    assert labels(menu) == {"go-on": "Continue", "settings": "Settings", "rules": "Rules", "leave": leave}


GAMES_FROM: dict[str, tuple[Callable[[Shell], Stage], str]] = {
    "menu": (MainMenu, "Leave table"),
    "guided": (Learning, "Back to the lessons"),
    "week": (this_week, "Back to the week"),
    "challenge": (challenge, "Back to the challenge"),
    "four tables": (four_tables, "Back to the four tables"),
}


@pytest.mark.parametrize("is_covered", [False, True])
@pytest.mark.parametrize("kind", GAMES_FROM)
def test_the_menu_of_a_game_names_the_scene_it_was_begun_from(kind: str, is_covered: bool) -> None:
    below, leave = GAMES_FROM[kind]
    table = Table(2, 0)
    stack = scene_stack(table.shell)
    for scene in (below(table.shell), table.scene):
        stack.apply(Push(scene))
    menu = table.scene.mode.open_menu()
    assert isinstance(menu, Push)
    if is_covered:
        stack.apply(Push(HandOverScene(table.shell, "Nefret", 1, lambda: None, open_menu=lambda: None)))
    stack.apply(menu)
    assert isinstance(menu.scene, TableMenu)
    assert labels(menu.scene)["leave"] == leave


def test_a_mistake_is_left_for_the_analysis_it_was_opened_from(make_shell: Callable[[], Shell]) -> None:
    menu = TableMenu(make_shell(), [])
    menu.way_back = AnalysisScene.__new__(AnalysisScene).place_name
    menu.enter((1280, 720))
    assert labels(menu)["leave"] == "Back to the analysis"


def test_a_closed_menu_leaves_raised_what_is_under_the_pointer_by_then() -> None:
    table = Table(1, 1, game="duel")
    settle(table)
    first, second = [at.rect.center for at in table.scene.presenter.targets() if isinstance(at.thing, MarketTile)][:2]
    table.send(PointerMove(first))
    here = table.scene.steering.hovered
    menu_on(table.stack)
    table.send(PointerMove(second))
    table.stack.apply(Pop())
    there = table.scene.steering.hovered
    assert here is not None
    assert there is not None
    assert there.name != here.name
    assert there.rect.collidepoint(second)
