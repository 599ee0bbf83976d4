"""The animated background of the main menu: it moves by itself, redraws only its moving parts, and can rest."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.boards.landscape import BEAT
from game.ui.scenes.menu import MainMenu
from game.ui.scenes.options import Options
from game.ui.scenes.river import River
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.scene import Pop, Push
from game.ui.window.input import WindowHidden, WindowShown

SIZE = (640, 360)


def shown(make_shell, **settings: object) -> tuple[MainMenu, object, pygame.Surface]:
    """Return a menu whose first picture was drawn, its stack, and the surface."""
    shell = make_shell(SIZE, language="en", effects_volume=0.0, music_volume=0.0, **settings)
    menu = MainMenu(shell)
    stack = scene_stack(shell)
    stack.apply(Push(menu))
    surface = pygame.Surface(SIZE, 0, 32)
    menu.draw(shell.canvas(surface))
    menu.is_dirty = False
    return menu, stack, surface


def test_what_is_stirred_looks_like_what_is_drawn_anew(make_shell) -> None:
    menu, _, surface = shown(make_shell)
    first = surface.copy()
    for _ in range(12):
        menu.update(BEAT)
        if menu.is_stirred:
            menu.is_stirred = False
            menu.stir(menu.shell.canvas(surface))
    assert not menu.is_dirty
    anew = pygame.Surface(SIZE, 0, 32)
    menu.draw(menu.shell.canvas(anew))
    around = [menu.shell.display.px_rect(widget.rect.inflate(18, 18)) for widget in menu.root.children]
    around += [pygame.Rect(520, 335, 120, 25), pygame.Rect(40, 90, 170, 240)]  # the version, the glass
    points = [(x, y) for x in range(SIZE[0]) for y in range(SIZE[1])]
    free = [at for at in points if not any(box.collidepoint(at) for box in around)]
    assert [at for at in free if surface.get_at(at) != anew.get_at(at)] == []
    assert sum(first.get_at(at) != anew.get_at(at) for at in free) > 500, "nothing has moved"
    widget = menu.shell.display.px_rect(menu.root.children[2].rect)
    assert surface.subsurface(widget).get_buffer().raw == anew.subsurface(widget).get_buffer().raw


@pytest.mark.parametrize(
    "settings",
    [{"living_background": False}, {"animation": "off"}, {"theme": "contrast"}],
    ids=lambda each: next(iter(each)),
)
def test_a_river_that_is_not_wanted_asks_for_no_time(make_shell, settings: dict[str, object]) -> None:
    menu, _, _ = shown(make_shell, **settings)
    assert menu.next_update() is None
    menu.update(1.0)
    assert not menu.is_stirred


def test_the_river_rests_while_nobody_sees_it(make_shell) -> None:
    menu, stack, _ = shown(make_shell)
    wait = menu.next_update()
    assert wait is not None
    assert 0 < wait <= BEAT
    menu.handle(WindowHidden())
    assert menu.next_update() is None
    menu.handle(WindowShown())
    assert menu.next_update() is not None
    stack.apply(Push(Options(menu.shell)))
    assert menu.next_update() is None
    stack.apply(Pop())
    assert menu.next_update() is not None


@pytest.mark.parametrize("size", [(1280, 720), (1280, 2276), (1706, 720), (960, 720)])
@pytest.mark.parametrize("right", [740.0, 960.0])
def test_the_boat_keeps_to_its_room(make_shell, size: tuple[float, float], right: float, monkeypatch) -> None:
    places: dict[str, pygame.FRect] = {}
    shell = make_shell((640, 360))
    canvas = shell.canvas(pygame.Surface((640, 360), 0, 32))
    note = lambda _, parts: places.update({Path(name).name: rect for name, rect in parts})  # noqa: E731
    monkeypatch.setattr("game.ui.scenes.river.paint_parts", note)
    River(size, (430, right)).paint(canvas)
    assert 430 <= places["title-felucca"].left < places["title-felucca"].right <= right + 0.01
    assert places["title-reeds-right"].right == size[0]
