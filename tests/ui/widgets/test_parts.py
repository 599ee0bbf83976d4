"""A scene draws single widgets over its last picture, and that looks as if all of it were drawn anew."""

from __future__ import annotations

import pygame
import pytest

from game.registry import GAMES
from game.ui.scenes.menu import MainMenu, ask_to_quit
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.options import SettingsPage
from game.ui.scenes.rulebook import Rulebook
from game.ui.widgets.button import Button
from game.ui.widgets.scene import Pop, Push
from game.ui.widgets.stage import Stage
from game.ui.widgets.toggle import Toggle
from game.ui.window.input import Action, InputEvent, KeyPress, PointerDown, PointerMove, PointerUp, Wheel
from tests.ui.conftest import make_saves
from tests.ui.scenes.test_layout import crash, page, statistics
from tests.ui.tables import Table


class Screen:
    """The surface of a window that shows one scene, drawn as the loop does; `parts` counts the frames in parts."""

    def __init__(self, scene: Stage) -> None:
        self.scene = scene
        scene.enter(scene.shell.display.size)
        self.surface = self.draw_anew()
        scene.is_dirty = scene.is_stirred = False
        self.parts = 0

    def draw_anew(self) -> pygame.Surface:
        """Return the present picture, all of it drawn."""
        surface = pygame.Surface(self.scene.shell.display.pixels, 0, 32)
        self.scene.draw(self.scene.shell.canvas(surface))
        return surface

    def send(self, event: InputEvent) -> None:
        """Hand an event to the scene, and bring the screen up to date."""
        scene = self.scene
        scene.handle(event)
        is_dirty, is_stirred = scene.is_dirty, scene.is_stirred
        scene.is_dirty = scene.is_stirred = False
        canvas = scene.shell.canvas(self.surface)
        if is_dirty:
            scene.draw(canvas)
        elif is_stirred:
            self.parts += 1
            scene.stir(canvas)

    def is_current(self) -> bool:
        """Return whether every pixel is as if it were drawn anew."""
        return pygame.image.tobytes(self.surface, "RGB") == pygame.image.tobytes(self.draw_anew(), "RGB")


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
@pytest.mark.parametrize(
    "make", [MainMenu, NewGameScene, statistics, page(SettingsPage.DISPLAY), page(SettingsPage.KEYS), Rulebook, crash]
)
def test_parts_look_as_if_all_were_drawn_anew(make_shell, make, theme: str) -> None:
    shell = make_shell((960, 540), listed=make_saves(), animation="off", living_background=False, theme=theme)
    screen = Screen(make(shell))
    for widget in screen.scene.focusables()[:12]:
        screen.send(PointerMove(widget.rect.center))
        assert screen.is_current(), f"the pointer at '{widget.name}'"
    screen.send(PointerMove((2.0, 2.0)))
    for action in (Action.NEXT, Action.NEXT, Action.DOWN, Action.DOWN, Action.UP, Action.END, Action.START):
        screen.send(KeyPress(action))
        assert screen.is_current(), action
    for dy in (-1.0, -1.0, 1.0):
        screen.send(Wheel((700.0, 500.0), dy))
        assert screen.is_current(), "the wheel"
    assert screen.parts > 3, "nothing was drawn in parts"


def test_a_press_shows_at_once_and_moves_only_its_widget(make_shell) -> None:
    screen = Screen(page(SettingsPage.DISPLAY)(make_shell((960, 540))))
    scene = screen.scene
    for kind in (Button, Toggle):
        widget = next(each for each in scene.root.walk() if isinstance(each, kind))
        at = widget.rect.center
        for event in (PointerMove(at), PointerDown(at)):
            screen.send(event)
        assert screen.is_current()
        if kind is Toggle:
            screen.send(PointerUp(at))
        scene.update(0.04)
        assert scene.is_stirred
        assert not scene.is_dirty
        screen.send(PointerMove((at[0] + 1, at[1])))
        assert screen.is_current()
        scene.update(1.0)
        screen.send(PointerMove(at))
        assert screen.is_current()
        screen.send(PointerMove((2.0, 2.0)))


def test_a_tooltip_that_goes_leaves_nothing_behind(make_shell) -> None:
    screen = Screen(NewGameScene(make_shell((960, 540), animation="off")))
    widget = next(each for each in screen.scene.focusables() if each.tooltip)
    screen.send(PointerMove(widget.rect.center))
    screen.scene.update(5.0)
    assert screen.scene.is_dirty
    screen.send(PointerMove((widget.rect.centerx + 1, widget.rect.centery)))
    assert screen.is_current()
    screen.send(PointerMove((2.0, 2.0)))
    assert screen.is_current()


@pytest.mark.parametrize("game", GAMES)
def test_parts_of_a_sheet_look_so_above_the_table_too(game: str) -> None:
    table = Table(1, 1, game=game, size=(960, 540), confirm_quit=True)
    table.tick(0.05, 5)
    navigation = table.scene.navigation
    doors = (table.scene.mode.open_menu, navigation.open_log, navigation.open_cards, lambda: ask_to_quit(table.shell))
    for door in doors:
        change = door()
        assert isinstance(change, Push)
        table.stack.apply(change)
        top, (*below, _) = table.stack.top, table.stack.visible()
        assert isinstance(top, Stage)
        surface = table.surface()
        parts = 0
        for widget in top.focusables()[:6]:
            top.is_dirty = top.is_stirred = False
            table.send(PointerMove(widget.rect.center))
            if top.is_stirred and not top.is_dirty:
                top.stir(table.shell.canvas(surface), below)
                parts += 1
            else:
                surface = table.surface()
            assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(table.surface(), "RGB"), widget.name
        assert parts, type(top).__name__
        table.stack.apply(Pop())
